//! People who follow a table without a seat: they are mentioned when a scoring round took place and when the game is over.
//! Deliberately absent: what they see, which is what everybody sees.

use super::{
    Phase, Table, What,
    limits::FOLLOWERS,
    people::{PersonRef, Who},
    refusal::{MotionRefusal, TableRefusal},
};

impl Table {
    /// Somebody without a seat wants to be mentioned.
    pub(super) fn follow(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        let person = who.person().ok_or(TableRefusal::NotSeated)?;
        if matches!(self.phase(), Phase::Over | Phase::Closed(_)) {
            return Err(TableRefusal::Ended);
        }
        if let Some(seat) = self.seat_of(&person.id) {
            return Err(TableRefusal::AlreadySeated { seat });
        }
        if self.is_followed_by(&person.id) {
            return Err(MotionRefusal::FollowsAlready.into());
        }
        if self.facts.around.followers.len() >= FOLLOWERS {
            return Err(MotionRefusal::TooManyFollow { limit: FOLLOWERS }.into());
        }
        Ok(vec![What::Followed { person: self.reference(&person.id) }])
    }

    /// Or not any more.
    pub(super) fn unfollow(&self, who: &Who) -> Result<Vec<What>, TableRefusal> {
        let person = who.person().filter(|it| self.is_followed_by(&it.id)).ok_or(MotionRefusal::DoesNotFollow)?;
        Ok(vec![What::Unfollowed { person: self.reference(&person.id) }])
    }

    /// Whether somebody follows the table.
    pub fn is_followed_by(&self, person: &super::PersonId) -> bool {
        self.facts.around.followers.iter().any(|it| self.guests.is(*it, person))
    }

    pub(super) fn enter_followed(&mut self, person: PersonRef) {
        self.welcome(person);
        self.facts.around.followers.push(person);
    }

    pub(super) fn enter_unfollowed(&mut self, person: PersonRef) {
        self.welcome(person);
        self.facts.around.unfollow(person);
    }
}
