//! Options that each seat chooses for itself. They are kept by seat, so they move when seats do: when somebody before them
//! leaves the lobby, and when a rematch begins with another seat.

use pergola_engine::{Chosen, OptionKind, Options, Seat, key_of_seat};

use super::{
    Table,
    people::Who,
    refusal::{TableRefusal, check_ids},
};

impl Table {
    /// Refuses unless the sender may choose the option `key`: a seat's own is for its person, or for the owner while a bot
    /// sits there; all others are for the owner.
    pub(super) fn check_may_choose(&self, who: &Who, key: &str) -> Result<(), TableRefusal> {
        let Some(seat) = own_seat(self.game.meta().options, key) else {
            return if self.is_owner(who) { Ok(()) } else { Err(self.not_owner()) };
        };
        match self.facts.seated.holders.get(seat.index()) {
            Some(holder) if holder.person.is_none() && self.is_owner(who) => Ok(()),
            Some(_) if self.seat_of_sender(who)? == seat => Ok(()),
            Some(holder) if holder.person.is_none() => Err(self.not_owner()),
            Some(_) | None => Err(TableRefusal::NotSeated),
        }
    }
}

/// Refuses a choice written longer than any is.
pub(super) fn check_choice(key: &str, chosen: Option<&Chosen>) -> Result<(), TableRefusal> {
    let chosen: Vec<&str> = match chosen {
        Some(Chosen::OneOf(chosen)) => vec![chosen],
        Some(Chosen::Several(chosen)) => chosen.iter().map(String::as_str).collect(),
        Some(Chosen::Toggle(_)) | None => Vec::new(),
    };
    check_ids([key].into_iter().chain(chosen))
}

/// The options once every seat has become what `moved` answers; a seat that is gone takes its own choices along.
pub(super) fn moved(options: &Options, offered: &[OptionKind], moved: impl Fn(Seat) -> Option<Seat>) -> Options {
    let choices = options.0.iter().filter_map(|(key, chosen)| {
        let key = match own_key(offered, key) {
            Some((own, seat)) => key_of_seat(own, moved(seat)?),
            None => key.clone(),
        };
        Some((key, chosen.clone()))
    });
    Options(choices.collect())
}

/// The seat that chooses by this key for itself, if it is such a one.
pub(super) fn own_seat(offered: &[OptionKind], key: &str) -> Option<Seat> {
    own_key(offered, key).map(|(_, seat)| seat)
}

/// The option that each seat chooses for itself, and the seat, of the key of a seat's choice.
fn own_key(offered: &[OptionKind], key: &str) -> Option<(&'static str, Seat)> {
    let own = offered.iter().filter_map(|option| match option {
        OptionKind::EachSeat { key, .. } => Some(*key),
        OptionKind::Toggle { .. } | OptionKind::OneOf { .. } => None,
    });
    own.flat_map(|own| Seat::all(8).map(move |seat| (own, seat))).find(|(own, seat)| key_of_seat(own, *seat) == key)
}
