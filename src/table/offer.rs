//! Seats of a running game that are offered to somebody who does not sit there: one's own, or, when all agree, one that a bot
//! plays. Who takes it plays on where it stands, with the time of a beginning. Deliberately absent: how people agree.

use pergola_engine::Seat;

use super::{
    Holder, Table, What,
    clock::TimeLimit,
    decide::check_ids,
    people::{Millis, Person, PersonRef, Who},
    refusal::{DeputyRefusal, MotionRefusal, TableRefusal},
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

    /// The seats that are offered to somebody.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// The sender takes the seat that was offered to them.
    pub(super) fn take_over(&self, who: &Who, at: Millis) -> Result<Vec<What>, TableRefusal> {
        self.playing()?;
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        let open = |it: &&Offer| it.person.id == person.id && it.until > at && (it.given || self.is_vacant(it.seat));
        let offer = self.offers.iter().find(open).ok_or(MotionRefusal::NotOffered)?;
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
        let person = self.guest(person);
        self.offers.retain(|it| it.seat != seat && it.person.id != person.id);
        self.offers.push(Offer { seat, person, until, given });
        self.enter_settled_if(|motion| matches!(motion.aim, super::Aim::Seat { seat: it, .. } if it == seat));
    }

    pub(super) fn enter_took_over(&mut self, seat: Seat, person: PersonRef) {
        let person = self.guest(person);
        self.offers.retain(|it| it.seat != seat && it.person.id != person.id);
        self.followers.retain(|it| it.id != person.id);
        self.standing_in.retain(|(it, _)| *it != seat);
        self.forget_agreements(seat);
        self.agreed_to_bot.retain(|it| it.by != seat);
        self.votes.remove(seat);
        self.departed.remove(seat);
        self.plans.forget(seat);
        self.deputies.retain(|it| it.seat != seat && it.person.id != person.id);
        let gave = self.holders[seat.index()].person.as_ref().and_then(|it| self.guests.reference(&it.id));
        gave.into_iter().for_each(|gave| self.enter_insider(seat, gave));
        self.motion.iter_mut().for_each(|it| it.agreed.remove(seat));
        let holder = &self.holders[seat.index()];
        if holder.person.is_some() && holder.person.as_ref().map(|it| &it.id) == self.owner.as_ref() {
            self.owner = Some(person.id.clone());
        }
        let bot = holder.bot.clone();
        self.holders[seat.index()] = Holder { person: Some(person), bot };
        if self.bot_on(seat).is_some() {
            self.returning.insert(seat);
        }
        let beginning = self.opening.time.as_ref().map(TimeLimit::beginning).unwrap_or_default();
        self.enter_clock(seat, |clock| *clock = beginning);
        if let Some(play) = &mut self.play {
            play.count_decision(seat);
        }
        self.seat_returning();
    }
}
