//! A log as others may have it: without when anybody is not waited for.
//!
//! Clocks are computed with people's quiet hours and absences, and deputies are called for a certain absence. Of a game that
//! has ended nobody needs that any more, so a record that is given away tells that a clock ran, and not how. Deliberately
//! absent: when anybody played, which the moments of the entries tell.

use super::{
    Entry, What,
    clock::Running,
    standby::{Absence, DeputyTold},
};

impl Entry {
    /// This entry in a record for others.
    #[must_use]
    pub fn for_others(&self) -> Entry {
        Entry { what: for_others(&self.what, self.at), ..self.clone() }
    }
}

fn for_others(what: &What, at: u64) -> What {
    match *what {
        What::ClockRuns { seat, ref running } => What::ClockRuns { seat, running: Running::untold(running.turn, at) },
        What::ClockStands { seat, .. } => What::ClockStands { seat, bank: 0 },
        What::ClockHeld { seat, .. } => What::ClockHeld { seat, left: 0 },
        What::Reminded { seat, .. } => What::Reminded { seat, reminder: None },
        What::Snoozed { seat, .. } => What::Snoozed { seat, reminder: at },
        What::Here { seat, .. } => What::Here { seat, absence: 0 },
        What::AwayTold { seat, .. } => What::AwayTold { seat, absence: 0 },
        What::Deputy { seat, told: DeputyTold::Called { turn, .. } } => {
            What::Deputy { seat, told: DeputyTold::Called { turn, absence: Absence::default() } }
        }
        What::Deputy { seat, told: DeputyTold::Back { .. } } => {
            What::Deputy { seat, told: DeputyTold::Back { absence: Absence::default() } }
        }
        What::Deputy { told: DeputyTold::Asked { .. } | DeputyTold::Agreed | DeputyTold::Ended { .. }, .. }
        | What::Opened { .. }
        | What::Joined { .. }
        | What::Left { .. }
        | What::Invited(_)
        | What::Uninvited { .. }
        | What::BotAdded { .. }
        | What::BotRemoved { .. }
        | What::OptionSet { .. }
        | What::EditionSet { .. }
        | What::SeatsSet { .. }
        | What::ShuffledSet { .. }
        | What::UnaidedSet { .. }
        | What::Started { .. }
        | What::Acted(_)
        | What::TookBack { .. }
        | What::Resigned { .. }
        | What::CameBack { .. }
        | What::VotedToClose { .. }
        | What::VoteTakenBack { .. }
        | What::Closed { .. }
        | What::TimeLimitSet { .. }
        | What::TimedOut { .. }
        | What::VotedOut { .. }
        | What::AgreedToBot { .. }
        | What::Proposed { .. }
        | What::AgreedToMotion { .. }
        | What::MotionDropped { .. }
        | What::WentBack { .. }
        | What::Paused
        | What::PauseEndTold
        | What::Resumed
        | What::SeatOffered { .. }
        | What::OfferTakenBack { .. }
        | What::SubstituteSought { .. }
        | What::SearchEnded { .. }
        | What::TookOver { .. }
        | What::OwnerSet { .. }
        | What::Followed { .. }
        | What::Unfollowed { .. }
        | What::Departed { .. }
        | What::RulesChanged { .. }
        | What::Moved { .. }
        | What::Down { .. } => what.clone(),
    }
}

#[cfg(test)]
mod tests {
    use pergola_engine::Seat;

    use super::*;
    use crate::{Habits, Rest};

    #[test]
    fn a_record_for_others_tells_nobodys_absence_nor_quiet_hours() {
        let (seat, away) = (Seat(1), 987_654_321_000);
        let at = away - 5 * 24 * 60 * 60 * 1000;
        let rest = Rest { away_until: Some(away), ..Rest::default() };
        let running = Running::from(3, 12_345, &Habits::default().changed(rest, at), at);
        assert!(running.until > away);
        let absence: Absence = serde_json::from_value(serde_json::json!({ "away_until": away })).expect("an absence");
        for what in [
            What::ClockRuns { seat, running },
            What::ClockStands { seat, bank: 987_654 },
            What::ClockHeld { seat, left: 987_654 },
            What::Reminded { seat, reminder: Some(987_654) },
            What::Snoozed { seat, reminder: 987_654 },
            What::Deputy { seat, told: DeputyTold::Called { turn: 3, absence } },
            What::Deputy { seat, told: DeputyTold::Back { absence } },
        ] {
            let entry = Entry { seq: 9, at, by: None, unattended: false, what };
            let told = serde_json::to_string(&entry.for_others()).expect("it is plain");
            assert!(!told.contains("98765") && !told.contains("12345") && !told.contains("habits"), "{told}");
        }
        let kept = Entry { seq: 9, at, by: None, unattended: false, what: What::Paused };
        assert_eq!(kept.for_others(), kept);
    }
}
