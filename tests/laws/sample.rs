//! Which playouts a law of whole playouts looks at, and what those have shown it.
//!
//! A law that looks at one playout in several counts the playouts it is offered by itself, and never passes by one with a
//! number of seats or an option's value that it has not seen. So what it sees does not hang on how the seats alternate.

use std::{collections::BTreeSet, fmt};

use pergola::engine::{Meta, OptionKind, Seat};

use super::settings::Setting;

/// A law that looks at one playout in several looks at no more than these, and at those that show it something new: more
/// playouts are for the laws that look at each.
const MOST_SAMPLED: usize = 100;

/// Numbers of seats and values of options: `3 seats`, `hand three`, `vizier off`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sights(pub BTreeSet<String>);

impl Sights {
    /// Everything a game offers.
    pub(crate) fn offered(meta: &Meta) -> Sights {
        let seats = (meta.seats.0..=meta.seats.1).map(of_seats);
        let values = meta.options.iter().flat_map(|option| match option {
            OptionKind::Toggle { key } => vec![of_toggle(key, false), of_toggle(key, true)],
            OptionKind::OneOf { key, choices } => choices.iter().map(|choice| of_choice(key, choice)).collect(),
            OptionKind::EachSeat { key, choices, .. } => {
                choices.iter().map(|choice| of_choice(key, choice)).chain([of_open(key)]).collect()
            }
        });
        Sights(seats.chain(values).collect())
    }

    /// What a playout of this setting shows.
    pub(crate) fn of(meta: &Meta, Setting { seats, options, .. }: &Setting) -> Sights {
        let values = meta.options.iter().flat_map(|option| match option {
            OptionKind::Toggle { key } => vec![of_toggle(key, options.is_on(key))],
            OptionKind::OneOf { key, choices } => vec![of_choice(key, options.one_of(key).unwrap_or(choices[0]))],
            OptionKind::EachSeat { key, .. } => {
                let of_seat = |seat| match options.several(key, seat) {
                    [] => vec![of_open(key)],
                    chosen => chosen.iter().map(|choice| of_choice(key, choice)).collect(),
                };
                Seat::all(*seats).flat_map(of_seat).collect()
            }
        });
        Sights([of_seats(*seats)].into_iter().chain(values).collect())
    }

    /// Those of `these` that are not among them.
    pub(crate) fn lack(&self, these: &Sights) -> Sights {
        Sights(these.0.difference(&self.0).cloned().collect())
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Sights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(String::as_str).collect::<Vec<_>>().join(", "))
    }
}

/// One law's choice among the playouts.
pub(crate) struct Sample {
    share: usize,
    offered: usize,
    taken: usize,
    /// What the law has seen so far.
    pub seen: Sights,
}

impl Sample {
    /// One playout in `share`.
    pub(crate) fn new(share: usize) -> Sample {
        Sample { share, offered: 0, taken: 0, seen: Sights::default() }
    }

    /// Whether the law looks at the next playout, which shows these.
    pub(crate) fn wants(&mut self, shown: &Sights) -> bool {
        self.offered += 1;
        let due = self.taken * self.share < self.offered && (self.share == 1 || self.taken < MOST_SAMPLED);
        due || !self.seen.lack(shown).is_empty()
    }

    /// The law has looked at it.
    pub(crate) fn saw(&mut self, shown: &Sights) {
        self.taken += 1;
        self.seen.0.extend(shown.0.iter().cloned());
    }
}

fn of_seats(seats: u8) -> String {
    format!("{seats} seats")
}

fn of_toggle(key: &str, on: bool) -> String {
    format!("{key} {}", if on { "on" } else { "off" })
}

fn of_choice(key: &str, choice: &str) -> String {
    format!("{key} {choice}")
}

fn of_open(key: &str) -> String {
    format!("{key} left open")
}
