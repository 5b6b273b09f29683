//! Seats of a running game that are offered to somebody who does not sit there: one's own, or, when all agree, one that a bot
//! plays. Who takes it plays on where it stands, with the time of a beginning. Deliberately absent: how people agree.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    Table, What,
    clock::TimeLimit,
    moment::Millis,
    people::{Person, PersonRef, Who},
    refusal::{DeputyRefusal, MotionRefusal, TableRefusal, check_ids},
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
}

/// The same, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct OfferedSeat {
    pub(super) seat: Seat,
    pub(super) person: PersonRef,
    pub(super) until: Millis,
    pub(super) given: bool,
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
}

impl Around {
    /// The seats it tells of.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.offers.iter().map(|it| it.seat)
    }

    /// Who they are.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.followers.iter().copied().chain(self.offers.iter().map(|it| it.person))
    }

    fn offer(&mut self, offer: OfferedSeat) {
        self.settle(offer.seat, offer.person);
        self.offers.push(offer);
    }

    /// Nothing else is offered of this seat, or to this person.
    fn settle(&mut self, seat: Seat, person: PersonRef) {
        self.offers.retain(|it| it.seat != seat && it.person != person);
    }

    /// Somebody takes a seat.
    fn sit_down(&mut self, seat: Seat, person: PersonRef) {
        self.settle(seat, person);
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
    pub(super) fn check_offer(&self, by: Seat, seat: Seat, person: &Person) -> Result<(), TableRefusal> {
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
        if seat == by || self.is_vacant(seat) { Ok(()) } else { Err(MotionRefusal::NotVacant.into()) }
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

    pub(super) fn enter_offered(&mut self, seat: Seat, person: PersonRef, until: Millis) {
        let given = self.present().contains(seat);
        self.welcome(person);
        self.facts.around.offer(OfferedSeat { seat, person, until, given });
        self.enter_settled_if(|motion| matches!(motion.aim, super::Aim::Seat { seat: it, .. } if it == seat));
    }

    pub(super) fn enter_took_over(&mut self, seat: Seat, person: PersonRef) {
        self.welcome(person);
        let facts = &mut self.facts;
        facts.around.sit_down(seat, person);
        facts.stand_ins.forget(seat);
        facts.closing.votes.remove(seat);
        facts.departed.remove(seat);
        facts.plans.forget(seat);
        facts.standby.forget(seat, person);
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
        self.seat_returning();
    }
}
