//! The ways to lay a game out that playouts go through.

use std::fmt;

use pergola::engine::{Chance, Chosen, Game, Meta, OptionKind, Options, Seat, key_of_seat};

/// Of so many settings that are tried, a game that can be played at all takes one.
const TRIED_FOR_ONE: u64 = 50;

/// One way to lay a game out.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    /// The number of seats.
    pub seats: u8,
    /// The options chosen.
    pub options: Options,
    /// All luck of the playout comes from it.
    pub seed: u64,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = serde_json::to_string(&self.options).expect("options are plain data");
        write!(f, "{} seats, seed {}, options {options}", self.seats, self.seed)
    }
}

/// So many settings that the game takes: every number of seats in turn, the default options, one value alone, mixtures.
pub(crate) fn settings(game: &dyn Game, count: usize) -> Vec<Setting> {
    let meta = game.meta();
    let all = (0..TRIED_FOR_ONE * count as u64).map(|seed| setting(meta, seed));
    all.filter(|it| game.setup(it.seats, &it.options).is_ok()).take(count).collect()
}

fn setting(meta: &Meta, seed: u64) -> Setting {
    let (fewest, most) = meta.seats;
    let seats = fewest + (seed % (u64::from(most - fewest) + 1)) as u8;
    let mut luck = Chance::silent(seed);
    let chosen = match luck.below(4) {
        0 => Vec::new(),
        1 if !meta.options.is_empty() => value(&meta.options[luck.below(meta.options.len() as u32) as usize], seats, &mut luck),
        // Games that take few modules together have mixtures of few, the others of many.
        _ => {
            let one_in = 2 + luck.below(6);
            let mut values = Vec::new();
            for option in meta.options {
                if luck.below(one_in) < 2 {
                    values.extend(value(option, seats, &mut luck));
                }
            }
            values
        }
    };
    Setting { seats, options: Options(chosen.into_iter().collect()), seed }
}

/// One of the values an option can have.
fn value(option: &OptionKind, seats: u8, luck: &mut Chance) -> Vec<(String, Chosen)> {
    match option {
        OptionKind::Toggle { key } => vec![(key.to_string(), Chosen::Toggle(luck.below(4) > 0))],
        OptionKind::OneOf { key, choices } => {
            vec![(key.to_string(), Chosen::OneOf(choices[luck.below(choices.len() as u32) as usize].to_string()))]
        }
        OptionKind::EachSeat { key, choices, most } => {
            let mut left = choices.to_vec();
            let mut choose = |seat| {
                let count = (luck.below(u32::from(*most) + 1) as usize).min(left.len());
                let mut pick = |_| left.swap_remove(luck.below(left.len() as u32) as usize).to_string();
                (key_of_seat(key, seat), Chosen::Several((0..count).map(&mut pick).collect()))
            };
            Seat::all(seats).map(&mut choose).collect()
        }
    }
}
