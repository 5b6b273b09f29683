//! Turns that end by themselves, and ended turns that are taken back without asking anybody.
//!
//! Whoever likes it so does not confirm a turn in which nothing is left to choose: it ends with their last action, unless
//! its end meets luck or shows somebody something and they want to be asked then. In return nobody has to agree when they
//! take back the turn that ended last, as long as nobody has done anything since and nothing came to light in it; but where
//! there are clocks they would gain time by it, so that the others are asked as ever.
//! Deliberately absent: what going back is, and plans and bots, which confirm what they play.

use pergola_engine::{END, Seat, Viewer};

use super::{
    Table, What,
    command::Command,
    people::{Confirming, Preferences, Who},
    undo::TurnStart,
};

impl Table {
    /// The end of the turn of whoever has just acted, if they do not want to confirm it and there is nothing else to do.
    pub(super) fn ended_by_itself(&self, who: &Who, command: &Command, seed: u64) -> Option<What> {
        let Command::Act { seat, action, .. } = command else { return None };
        let confirming = who.person()?.preferences().confirm?;
        if action == END || self.is_lesson() || self.check_goes_on().is_err() {
            return None;
        }
        let play = self.playing().ok().filter(|it| it.status().waits_for().contains(*seat) && !self.acts_aside(*seat))?;
        let left = play.seen_by(Viewer::Seat(*seat)).without_asides(*seat);
        if left != [END] {
            return None;
        }
        // The luck of an action is no luck of the next.
        let end = play.record(*seat, END, self.known_luck(), !seed).ok()?;
        (confirming == Confirming::Never || end.can_be_taken_back()).then_some(What::Acted(end))
    }

    /// Whether the last turn of this seat, whose person likes it so, can be undone without anybody's agreement: they do not
    /// confirm their turns, it ended last, nobody has done anything since, and nothing came to light in it.
    pub fn takes_back_freely(&self, seat: Seat, preferences: Preferences) -> bool {
        preferences.confirm.is_some() && self.undone_freely().is_some_and(|(it, _)| it == seat)
    }

    /// The seat that can undo its last turn so, and where that began.
    pub(super) fn undone_freely(&self) -> Option<(Seat, TurnStart)> {
        let play = self.playing().ok().filter(|_| !self.is_paused() && !self.is_lesson() && self.facts.opening.time.is_none())?;
        if self.facts.seated.all().any(|seat| play.pending_actions(seat) > 0) {
            return None;
        }
        let seat = play.stories().all().next_back().map(|story| story.seat).filter(|seat| self.present().contains(*seat))?;
        let start = self.turn_to_undo(play, seat).ok()?;
        let mut since = play.stories().all().filter(|story| story.turn >= start.0);
        let is_plain = since.all(|it| it.seat == seat && !it.bot && !it.aside && !it.revealed && it.deputy.is_none());
        is_plain.then_some((seat, start))
    }
}
