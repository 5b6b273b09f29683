//! Who has the seats of a table, for whom free ones are kept, and whose table it is: by their references. Deliberately absent:
//! who they are, which the table's guests say.

use pergola_engine::{Seat, Seats, Unreadable};
use serde::{Deserialize, Serialize};

use super::{moment::Millis, people::PersonRef};

/// A bot on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotName {
    /// How it plays: a key of [`pergola_engine::Bots`].
    pub key: String,
    /// Which of the house's bot names it wears: `bot-name-1` and so on in the text files.
    pub name: u8,
}

impl BotName {
    /// A bot that plays so and wears the first name that nobody wears among these.
    pub fn among(holders: &[SeatHolder], key: &str) -> BotName {
        let worn = |name: &u8| holders.iter().filter_map(|it| it.bot.as_ref()).any(|it| it.name == *name);
        BotName { key: key.to_owned(), name: (1..=u8::MAX).find(|it| !worn(it)).unwrap_or(u8::MAX) }
    }
}

/// The bot that takes the seat of somebody who resigns or is not there, and the first that a lobby offers.
pub const SUBSTITUTE: &str = "normal";

/// Who holds a seat, as it is stored: see [`super::Holder`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatHolder {
    /// The person it belongs to.
    pub person: Option<PersonRef>,
    /// The bot that plays it.
    pub bot: Option<BotName>,
}

/// A seat that is kept for somebody, as it is stored: see [`super::Invitation`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    /// For whom.
    pub person: PersonRef,
    /// From when on anybody may have it.
    pub until: Millis,
}

/// Who has the seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Seated {
    /// The taken seats in turn order.
    pub(super) holders: Vec<SeatHolder>,
    /// The free seats that are kept for somebody, before the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) invited: Vec<KeptSeat>,
    /// Somebody, unless everybody has left.
    pub(super) owner: Option<PersonRef>,
}

impl SeatHolder {
    /// A seat of a person who plays.
    pub fn of_person(person: PersonRef) -> SeatHolder {
        SeatHolder { person: Some(person), bot: None }
    }

    /// A seat of a bot.
    pub fn of_bot(bot: BotName) -> SeatHolder {
        SeatHolder { person: None, bot: Some(bot) }
    }

    /// The person who acts here, if a person does.
    pub(super) fn actor(&self) -> Option<PersonRef> {
        self.person.filter(|_| self.bot.is_none())
    }
}

impl Seated {
    /// How many seats are taken.
    pub(super) fn count(&self) -> u8 {
        self.holders.len() as u8
    }

    /// The taken seats.
    pub(super) fn all(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.count())
    }

    /// The seats of which this is so.
    pub(super) fn of(&self, is: impl Fn(&SeatHolder) -> bool) -> Seats {
        self.all().filter(|seat| is(&self.holders[seat.index()])).collect()
    }

    /// Whose a seat is, also while a bot plays for them.
    pub(super) fn person(&self, seat: Seat) -> Option<PersonRef> {
        self.holders.get(seat.index())?.person
    }

    /// The bot that plays a seat.
    pub(super) fn bot(&self, seat: Seat) -> Option<&BotName> {
        self.holders.get(seat.index())?.bot.as_ref()
    }

    /// Everybody who has a seat or for whom one is kept, and the owner.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        let seated = self.holders.iter().filter_map(|it| it.person);
        seated.chain(self.invited.iter().map(|it| it.person)).chain(self.owner)
    }

    /// Who owns the lobby when the person on `seat` has left it: the next person in turn order.
    pub(super) fn heir(&self, seat: Seat) -> Option<PersonRef> {
        let after = self.holders.iter().cycle().skip(seat.index() + 1).take(self.holders.len().saturating_sub(1));
        after.filter_map(|it| it.person).next()
    }

    /// Whether a seat is the owner's.
    pub(super) fn is_owners(&self, seat: Seat) -> bool {
        self.owner.is_some() && self.person(seat) == self.owner
    }

    /// Somebody, or a bot, takes a seat: theirs is not kept any more, and no seat whose time is over.
    pub(super) fn sit_down(&mut self, holder: SeatHolder, at: Millis) {
        self.invited.retain(|it| it.until > at && Some(it.person) != holder.person);
        self.holders.push(holder);
    }

    /// A bot that wears the first name nobody wears here.
    pub(super) fn bot_named(&self, key: &str) -> BotName {
        BotName::among(&self.holders, key)
    }
}

/// Why a checkpoint is not read that tells of seats nobody has.
pub(super) fn of_other_seats(seats: usize) -> Unreadable {
    Unreadable::new("a checkpoint", format!("it tells of other seats than its {seats}"))
}
