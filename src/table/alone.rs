//! A table that is left alone: its bots wait until somebody is there again.
//!
//! Bots play for people whose time is over, round after round, also where nobody will ever come back. They stop when nobody has
//! done anything at the table for a day and everybody who plays there had their last turn played by a bot; then nobody is kept
//! waiting by it. What people have laid out, plan, note or vote counts as much as a turn. Bots go on as soon as one of those who
//! play looks at the table, or somebody comes back to their seat. No entry tells of it: when anybody did something is known from
//! their requests, and whose turns bots have played from the stories. Where the clock is set back it may not be so any more.
//! Deliberately absent: whoever wakes the bots.

use pergola_engine::Seats;

use super::{Table, limits::ALONE_MILLIS, moment::Millis, people::PersonId};

impl Table {
    /// Whether its bots wait at this time, since nobody is there.
    pub fn is_left_alone(&self, now: Millis) -> bool {
        let since = self.facts.log.requests.last().unwrap_or(self.facts.log.opened);
        self.bot_to_act().is_some() && now.saturating_sub(since) >= ALONE_MILLIS && self.all_have_missed_a_turn()
    }

    /// Whether its bots, which wait, go on when this person looks: they play here, be it as a deputy, and no bot has their seat
    /// until they come back to it.
    pub fn is_woken_by(&self, person: &PersonId, now: Millis) -> bool {
        let deputy = self.named_for(person).filter(|it| it.has_agreed()).map(|it| it.seat);
        let seat = self.seat_of(person).or(deputy);
        seat.is_some_and(|seat| self.present().contains(seat)) && self.is_left_alone(now)
    }

    /// Whether bots have played a turn of everybody who plays since the last turn that a person played.
    fn all_have_missed_a_turn(&self) -> bool {
        let stories = self.facts.play.iter().flat_map(|play| play.stories().all().rev());
        let missed: Seats = stories.take_while(|story| story.bot).map(|story| story.seat).collect();
        self.people().iter().all(|seat| missed.contains(seat))
    }
}
