//! At which tables an announced absence is over: whoever ends a turn themselves is there, at that table and only there.
//!
//! Neither a plan, the clock, a bot nor a deputy says that somebody is there. Whoever announces an absence anew, though it be
//! until the same day, is away again everywhere. Once an absence, the others are told of somebody the game waits for and nobody
//! plays for: by the card that calls them, or by one of its own that calls nobody. Deliberately absent: for how long clocks
//! stand for an absence, and deputies.

use pergola_engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Notice, Table, What, announced::Away, limits::ENTRIES_WITH_UNDO, moment::Millis, people::Who};

/// That a seat's person is there, in spite of an absence they had announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Here {
    pub(super) seat: Seat,
    /// The number of that absence.
    absence: u64,
    /// Since when.
    since: Millis,
}

impl Table {
    /// The absence in which a seat's person is at a moment, unless it is over at this table.
    pub fn away(&self, seat: Seat, at: Millis) -> Option<Away> {
        self.habits(seat).away(at)
    }

    /// Whoever has ended a turn themselves since this table was another is there, whatever they had announced.
    pub(super) fn back_by_ending(&self, before: &Table, who: &Who, at: Millis) -> Option<What> {
        let seat = self.seat_of(&who.person()?.id)?;
        let absence = self.away(seat, at).filter(|_| self.facts.log.revision < ENTRIES_WITH_UNDO)?.number;
        let play = self.facts.play.as_ref()?;
        let mut ended = play.stories().after(before.told());
        let is_theirs = ended.any(|it| it.seat == seat && !it.aside && !it.bot && it.deputy.is_none());
        is_theirs.then_some(What::Here { seat, absence })
    }

    /// The seats of which nobody was told yet that their people are away and nobody plays for them, though the game waits for
    /// them.
    pub(super) fn untold_away(&self) -> impl Iterator<Item = Seat> {
        // What was over when something was last done here is over.
        let at = self.facts.log.last;
        let hears = !self.is_private() && !self.clocks_stand() && self.people().len() > 1;
        let seats = self.facts.seated.all().filter(move |seat| hears && self.duty(*seat).is_some());
        seats.filter(move |seat| {
            let is_untold = |away: Away| !self.facts.standby.is_told(*seat, away.number);
            self.facts.standby.of(*seat).is_none() && self.away(*seat, at).is_some_and(is_untold)
        })
    }

    /// That the others are told so.
    pub(super) fn away_told(&self, seat: Seat) -> Option<What> {
        let absence = self.away(seat, self.facts.log.last)?.number;
        Some(What::AwayTold { seat, absence })
    }

    /// Of whom these notices tell it by calling them.
    pub(super) fn away_told_by(&self, notices: &[Notice]) -> Vec<What> {
        if self.facts.log.revision >= ENTRIES_WITH_UNDO {
            return Vec::new();
        }
        let waits = self.waits_for();
        let told = notices.iter().map(|notice| notice.kind.tells_absence(waits)).fold(Seats::NONE, Seats::union);
        self.untold_away().filter(|seat| told.contains(*seat)).filter_map(|seat| self.away_told(seat)).collect()
    }

    pub(super) fn enter_away_told(&mut self, seat: Seat, absence: u64) {
        self.facts.standby.tell(seat, absence);
        self.facts.time.dues += 1;
    }

    /// Whether a seat's person has come out of an absence since this table was another.
    pub(super) fn has_come_out(&self, before: &Table, seat: Seat) -> bool {
        self.facts.standby.here(seat) != before.facts.standby.here(seat)
    }

    pub(super) fn enter_here(&mut self, seat: Seat, absence: u64, since: Millis) {
        self.facts.standby.come_out(Here { seat, absence, since });
        self.facts.time.dues += 1;
    }
}

impl Here {
    /// The number of the absence that is over, and since when.
    pub(super) fn over(self) -> (u64, Millis) {
        (self.absence, self.since)
    }
}
