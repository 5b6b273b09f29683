//! Numbers of Discord's and the opaque names the house knows them by: `discord:123`.

use pergola_table::{Millis, PersonId, PlaceId};
use serenity::model::id::ChannelId;

use super::{budgets::Realm, rest::Room};

/// The prefix of every person, server and channel of this door.
const DOOR: &str = "discord";

/// Milliseconds from 1970 to the beginning of Discord's time.
const EPOCH: Millis = 1_420_070_400_000;

/// The house's name for a number.
pub(super) fn named(number: u64) -> String {
    format!("{DOOR}:{number}")
}

/// The number a name of this door holds; none for other doors'.
pub(super) fn number(name: &str) -> Option<u64> {
    let digits = name.strip_prefix(DOOR)?.strip_prefix(':')?;
    let plain = !digits.starts_with(['0', '+']);
    digits.parse().ok().filter(|_| plain)
}

/// The number of a person of this door.
pub(super) fn person(person: &PersonId) -> Option<u64> {
    number(&person.0)
}

/// The number of a channel or thread of this door.
pub(super) fn channel(place: &PlaceId) -> Option<u64> {
    number(&place.channel)
}

/// The channel or thread of a server of this door.
pub(super) fn room(place: &PlaceId) -> Option<Room> {
    let realm = number(&place.server).map_or(Realm::Own, Realm::Server);
    Some(Room { channel: ChannelId::new(channel(place)?), realm })
}

/// When Discord made what has this number.
pub(super) fn made_at(number: u64) -> Millis {
    (number >> 22) + EPOCH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_the_same() {
        assert_eq!(number(&named(u64::MAX)), Some(u64::MAX));
        for other in ["playground:1", "discord:", "discord:x", "discord:+1", "discord:01", "discord:0", "discord 1", "1"] {
            assert_eq!(number(other), None, "{other}");
        }
    }

    #[test]
    fn a_number_tells_when_it_was_made() {
        assert_eq!(made_at(175_928_847_299_117_063), 1_462_015_105_796);
    }
}
