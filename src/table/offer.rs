//! Seats of a running game that are offered to somebody who does not sit there: one's own, or, when all agree, one that a bot
//! plays. Who takes it plays on where it stands, with the time of a beginning. Somebody who was voted out is asked first: within
//! a day they can still come back to it. Deliberately absent: how people agree, and how somebody is found.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    Table, What,
    clock::TimeLimit,
    limits::ASKED_FIRST_MILLIS,
    moment::Millis,
    people::{Person, PersonRef, Who},
    refusal::{DeputyRefusal, MotionRefusal, TableRefusal, check_ids},
    search::Search,
};

/// A seat of a running game that somebody may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// Until when.
    pub until: Millis,
    /// Whether it is the seat of somebody who plays there, and gives it away.
    pub given: bool,
    /// From when on it can be taken, where its own person is asked first.
    pub from: Option<Millis>,
}

/// The same, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct OfferedSeat {
    pub(super) seat: Seat,
    pub(super) person: PersonRef,
    pub(super) until: Millis,
    pub(super) given: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) from: Option<Millis>,
}

/// Those around a running game who have no seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Around {
    /// The seats that are offered to somebody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) offers: Vec<OfferedSeat>,
    /// Who follows it without a seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) followers: Vec<PersonRef>,
    /// The seats for which a substitute is sought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) searches: Vec<Search>,
}

impl Around {
    /// The seats it tells of.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.offers.iter().map(|it| it.seat).chain(self.searches.iter().flat_map(|it| [it.seat, it.by]))
    }

    /// Who they are.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        let unwanted = self.searches.iter().flat_map(|it| it.unwanted.iter().copied());
        self.followers.iter().copied().chain(self.offers.iter().map(|it| it.person)).chain(unwanted)
    }

    fn offer(&mut self, offer: OfferedSeat) {
        self.settle(offer.seat, offer.person);
        self.offers.push(offer);
    }

    /// Nothing else is offered of this seat, or to this person.
    fn settle(&mut self, seat: Seat, person: PersonRef) {
        self.offers.retain(|it| it.seat != seat && it.person != person);
    }

    /// Nothing is offered any more of a seat whose person is back, unless they offered it themselves, and nobody sought for it.
    pub(super) fn come_back(&mut self, seat: Seat) {
        self.offers.retain(|it| it.seat != seat || it.given);
        self.searches.retain(|it| it.seat != seat);
    }

    /// The others did not want somebody on a seat.
    pub(super) fn turn_down(&mut self, seat: Seat, person: PersonRef) {
        self.searches.iter_mut().filter(|it| it.seat == seat).for_each(|it| it.unwanted.push(person));
    }

    /// Somebody takes a seat.
    fn sit_down(&mut self, seat: Seat, person: PersonRef) {
        self.settle(seat, person);
        self.searches.retain(|it| it.seat != seat && it.by != seat);
        self.unfollow(person);
    }

    /// Somebody does not follow the table any more.
    pub(super) fn unfollow(&mut self, person: PersonRef) {
        self.followers.retain(|it| *it != person);
    }
}

impl Table {
    /// Refuses unless it is the sender's own seat or one that a bot plays, and whoever it is offered to has none and has seen
    /// no other's hand.
    pub(super) fn check_offer(&self, by: Seat, seat: Seat, person: &Person, at: Millis) -> Result<(), TableRefusal> {
        check_ids([person.id.0.as_str()])?;
        if self.is_lesson() {
            return Err(MotionRefusal::LessonOfOne.into());
        }
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(MotionRefusal::SitsHere { seat }.into());
        }
        if self.has_seen_another(seat, &person.id) {
            return Err(DeputyRefusal::KnowsAnother.into());
        }
        if seat != by && !self.is_vacant(seat) {
            return Err(MotionRefusal::NotVacant.into());
        }
        match self.standing_offer(seat, self.guests.reference(&person.id), at) {
            Some(OfferedSeat { seat, until, .. }) => Err(MotionRefusal::OfferedAlready { seat: *seat, until: *until }.into()),
            None => Ok(()),
        }
    }

    /// An offer that stands of this seat, or to this person: two of them cannot.
    pub(super) fn standing_offer(&self, seat: Seat, person: Option<PersonRef>, at: Millis) -> Option<&OfferedSeat> {
        let stands = |it: &&OfferedSeat| it.until > at && (it.given || self.is_vacant(it.seat));
        let same = |it: &&OfferedSeat| it.seat == seat || Some(it.person) == person;
        self.facts.around.offers.iter().filter(stands).find(same)
    }

    /// The sender takes back that they offered their seat.
    pub(super) fn take_offer_back(&self, who: &Who, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        let own = self.facts.around.offers.iter().find(|it| it.seat == seat && it.given && it.until > at);
        own.ok_or(MotionRefusal::NothingOffered)?;
        Ok(vec![What::OfferTakenBack { seat }])
    }

    /// Whether a bot plays a seat and nobody is about to come back to it.
    pub fn is_vacant(&self, seat: Seat) -> bool {
        self.bot_on(seat).is_some() && !self.present().contains(seat)
    }

    /// The sender takes the seat that was offered to them.
    pub(super) fn take_over(&self, who: &Who, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        let open =
            |it: &&OfferedSeat| self.guests.is(it.person, &person.id) && it.until > at && (it.given || self.is_vacant(it.seat));
        let offer = self.facts.around.offers.iter().find(open).ok_or(MotionRefusal::NotOffered)?;
        if self.has_seen_another(offer.seat, &person.id) {
            return Err(DeputyRefusal::KnowsAnother.into());
        }
        if let Some(from) = offer.from.filter(|from| *from > at) {
            return Err(MotionRefusal::AskedFirst { seat: offer.seat, from }.into());
        }
        Ok(vec![What::TookOver { seat: offer.seat, person: self.reference(&person.id) }])
    }

    /// The owner makes somebody else at the table its owner.
    pub(super) fn set_owner(&self, who: &Who, person: &Person) -> Result<Vec<What>, TableRefusal> {
        if !self.is_owner(who) {
            return Err(self.not_owner());
        }
        match self.seat_of(&person.id) {
            Some(_) if self.is_owned_by(&person.id) => Err(MotionRefusal::OwnsAlready.into()),
            Some(_) => Ok(vec![What::OwnerSet { person: self.reference(&person.id) }]),
            None => Err(MotionRefusal::SitsElsewhere.into()),
        }
    }

    pub(super) fn enter_offered(&mut self, (seat, person): (Seat, PersonRef), until: Millis, by: Option<PersonRef>, at: Millis) {
        let is_own = by.is_some() && by == self.facts.seated.person(seat);
        let given = is_own || self.present().contains(seat);
        let asked_first = self.facts.voted_out.contains(seat) && !is_own;
        let from = asked_first.then(|| at.saturating_add(ASKED_FIRST_MILLIS));
        self.welcome(person);
        self.facts.around.offer(OfferedSeat { seat, person, until, given, from });
        self.enter_settled_if(|motion| matches!(motion.aim, super::Aim::Seat { seat: it, .. } if it == seat));
    }

    pub(super) fn enter_offer_taken_back(&mut self, seat: Seat) {
        self.facts.around.offers.retain(|it| it.seat != seat);
    }

    pub(super) fn enter_took_over(&mut self, seat: Seat, person: PersonRef) {
        self.welcome(person);
        let facts = &mut self.facts;
        facts.around.sit_down(seat, person);
        facts.stand_ins.forget(seat);
        facts.closing.votes.remove(seat);
        facts.departed.remove(seat);
        facts.voted_out.remove(seat);
        facts.plans.forget(seat);
        facts.standby.forget(seat, person);
        facts.standby.sit_down(seat);
        facts.seated.person(seat).into_iter().for_each(|gave| facts.standby.learn(seat, gave));
        facts.accord.forget(seat);
        if facts.seated.is_owners(seat) {
            facts.seated.owner = Some(person);
        }
        let before = facts.seated.holders[seat.index()].clone();
        facts.seated.holders[seat.index()].person = Some(person);
        if facts.seated.bot(seat).is_some() {
            facts.returning.insert(seat);
        }
        let beginning = facts.opening.time.as_ref().map(TimeLimit::beginning).unwrap_or_default();
        facts.time.change(seat, |clock| *clock = beginning);
        if let Some(play) = &mut facts.play {
            play.note_holder(seat, &before);
            play.count_decision(seat);
        }
        self.enter_settled_if(|motion| matches!(motion.aim, super::Aim::Seat { seat: it, .. } if it == seat));
        self.seat_returning();
    }
}
