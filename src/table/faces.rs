//! Who the people of a table are, where they are asked for by their seats and places: each reference looked up among its guests.
//!
//! What is looked up is kept until an entry changes the table, and never copied with it. Deliberately absent: anything that
//! does not follow from the table's facts and its guests.

use std::sync::OnceLock;

use pergola_engine::Seat;

use super::{
    Deputy, Offer, Person, PersonId, PersonRef, Table,
    moment::Millis,
    offer::OfferedSeat,
    seated::{BotName, SeatHolder},
    standby::NamedDeputy,
};

/// A free seat that is kept for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// For whom.
    pub person: Person,
    /// From when on anybody may have it.
    pub until: Millis,
}

/// Who a seat is played by, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The person it belongs to, also while a bot plays for them.
    pub person: Option<Person>,
    /// The bot that plays it, if one does.
    pub bot: Option<BotName>,
}

impl Holder {
    /// The person who acts here, if a person does.
    pub fn actor(&self) -> Option<&PersonId> {
        self.person.as_ref().filter(|_| self.bot.is_none()).map(|person| &person.id)
    }
}

/// People who were looked up, once somebody has asked for them.
#[derive(Default)]
pub(super) struct Faces(OnceLock<Box<Known>>);

struct Known {
    seats: Vec<Holder>,
    invited: Vec<Invitation>,
    offers: Vec<Offer>,
    followers: Vec<Person>,
    deputies: Vec<Deputy>,
}

impl Clone for Faces {
    /// A copy of a table is made to become another.
    fn clone(&self) -> Faces {
        Faces::default()
    }
}

impl Table {
    /// The taken seats in turn order.
    pub fn seats(&self) -> &[Holder] {
        &self.known().seats
    }

    /// Who has the taken seats in turn order, by their references.
    pub fn holders(&self) -> &[SeatHolder] {
        &self.facts.seated.holders
    }

    /// The seats that are kept for somebody, before the start; also those whose time is over, as long as nobody took them.
    pub fn invited(&self) -> &[Invitation] {
        &self.known().invited
    }

    /// The seats that are offered to somebody.
    pub fn offers(&self) -> &[Offer] {
        &self.known().offers
    }

    /// Those who follow the table, in the order in which they came.
    pub fn followers(&self) -> &[Person] {
        &self.known().followers
    }

    /// The deputies of seats, and those who are asked to be.
    pub fn deputies(&self) -> &[Deputy] {
        &self.known().deputies
    }

    /// The deputy of a seat.
    pub fn deputy_of(&self, seat: Seat) -> Option<&Deputy> {
        self.deputies().iter().find(|it| it.seat == seat && it.has_agreed())
    }

    /// Who is asked to be a seat's deputy.
    pub fn asked_as_deputy(&self, seat: Seat) -> Option<&Deputy> {
        self.deputies().iter().find(|it| it.seat == seat && !it.has_agreed())
    }

    /// What somebody is as a deputy here, or is asked to be.
    pub fn deputy_for(&self, person: &PersonId) -> Option<&Deputy> {
        self.deputies().iter().find(|it| it.person.id == *person)
    }

    fn known(&self) -> &Known {
        self.faces.0.get_or_init(|| Box::new(self.look_up()))
    }

    fn look_up(&self) -> Known {
        let person = |it: PersonRef| self.guests.person(it);
        let (seated, around) = (&self.facts.seated, &self.facts.around);
        let holder = |it: &SeatHolder| Holder { person: it.person.map(person), bot: it.bot.clone() };
        let deputy = |it: &NamedDeputy| Deputy { seat: it.seat, person: person(it.person), asked_until: it.asked_until };
        let offer = |it: &OfferedSeat| Offer {
            seat: it.seat,
            person: person(it.person),
            until: it.until,
            given: it.given,
            from: it.from,
        };
        Known {
            seats: seated.holders.iter().map(holder).collect(),
            invited: seated.invited.iter().map(|it| Invitation { person: person(it.person), until: it.until }).collect(),
            offers: around.offers.iter().map(offer).collect(),
            followers: around.followers.iter().map(|it| person(*it)).collect(),
            deputies: self.facts.standby.deputies.iter().map(deputy).collect(),
        }
    }
}
