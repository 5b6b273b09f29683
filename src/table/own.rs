//! What a table's log has of one person: what they did, and what happened to their seat.
//!
//! Of an action it is the notation alone: what luck it met, what others could see of it and what was dealt at the start may
//! hold somebody else's secrets. Deliberately absent: who the others are.

use pergola_engine::Seat;
use serde::Serialize;
use serde_json::{Value, json};

use super::{DeputyTold, Entry, Millis, PersonRef, What};

/// What a log has of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPart {
    /// Their seat, since the game began.
    pub seat: Option<Seat>,
    /// What they did, and what happened to them, in order.
    pub entries: Vec<OwnEntry>,
}

/// An entry of somebody's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnEntry {
    /// When.
    pub at: Millis,
    /// What happened, without what it tells of others.
    pub what: Value,
}

impl OwnPart {
    /// What these entries have of somebody.
    pub fn of(person: PersonRef, log: &[Entry]) -> OwnPart {
        let mut own = OwnPart::default();
        for entry in log {
            if entry.by == Some(person) || is_about(&entry.what, person, own.seat) {
                own.entries.push(OwnEntry { at: entry.at, what: without_others(&entry.what, person) });
            }
            if let What::Started { holders, .. } = &entry.what {
                own.seat = holders.iter().position(|it| it.person == Some(person)).map(|at| Seat(at as u8));
            }
            if let What::TookOver { seat, person: new } = &entry.what {
                own.seat = if *new == person { Some(*seat) } else { own.seat.filter(|own| own != seat) };
            }
        }
        own
    }
}

/// Whether what somebody else did, or the house, is about them.
fn is_about(what: &What, person: PersonRef, own: Option<Seat>) -> bool {
    match what {
        What::Invited(kept) => kept.person == person,
        What::Uninvited { person: whom } | What::SeatOffered { person: whom, .. } | What::TookOver { person: whom, .. } => {
            *whom == person
        }
        What::Deputy { seat, told } => match told {
            DeputyTold::Asked { person: whom, .. } => *whom == person,
            DeputyTold::Ended { person: whom, .. } => *whom == Some(person) || Some(*seat) == own,
            DeputyTold::Agreed => Some(*seat) == own,
            DeputyTold::Called { .. } | DeputyTold::Back { .. } => false,
        },
        What::ClockRuns { seat, .. }
        | What::ClockStands { seat, .. }
        | What::Reminded { seat, .. }
        | What::TimedOut { seat, .. }
        | What::Departed { seat }
        | What::VotedOut { seat, .. } => Some(*seat) == own,
        What::Opened { .. }
        | What::Joined { .. }
        | What::Left { .. }
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
        | What::Snoozed { .. }
        | What::AgreedToBot { .. }
        | What::Proposed { .. }
        | What::AgreedToMotion { .. }
        | What::MotionDropped { .. }
        | What::WentBack { .. }
        | What::Paused
        | What::PauseEndTold
        | What::Resumed
        | What::OwnerSet { .. }
        | What::Here { .. }
        | What::Followed { .. }
        | What::Unfollowed { .. }
        | What::RulesChanged { .. }
        | What::OfferTakenBack { .. }
        | What::SubstituteSought { .. }
        | What::SearchEnded { .. }
        | What::ClockHeld { .. }
        | What::Moved { .. }
        | What::AwayTold { .. }
        | What::Down { .. } => false,
    }
}

fn without_others(what: &What, own: PersonRef) -> Value {
    if let What::Acted(record) = what {
        return json!({ "acted": record.action });
    }
    if let What::Started { .. } = what {
        return json!("started");
    }
    let mut told = serde_json::to_value(what).expect("an entry is plain data");
    leave_out_others(&mut told, own);
    told
}

fn leave_out_others(told: &mut Value, own: PersonRef) {
    let Value::Object(fields) = told else { return };
    fields.retain(|key, value| key != "person" || *value == json!(own.0));
    fields.values_mut().for_each(|value| leave_out_others(value, own));
}

#[cfg(test)]
mod tests {
    use pergola_engine::Record;

    use super::*;
    use crate::{KeptSeat, SeatHolder, TimedOut};

    #[test]
    fn a_part_has_nothing_of_others() {
        let (ann, ben) = (PersonRef(1), PersonRef(2));
        let holder = |person| SeatHolder { person: Some(person), bot: None };
        let dealt = || vec!["secret".to_owned()];
        let acted = |seat: u8, action: &str| {
            let record =
                Record { seat: Seat(seat), action: action.to_owned(), chance: dealt(), events: Vec::new(), reveals: true };
            What::Acted(record)
        };
        let over = |seat: u8| What::TimedOut { seat: Seat(seat), then: TimedOut::Asked };
        let log = [
            (Some(ann), What::Invited(KeptSeat { person: ben, until: 9 })),
            (Some(ann), What::Started { version: 1, chance: dealt(), holders: vec![holder(ann), holder(ben)], position: None }),
            (Some(ann), acted(0, "take 3")),
            (Some(ben), acted(1, "hidden")),
            (None, over(1)),
            (None, over(0)),
            (None, acted(1, "bot")),
        ];
        let log: Vec<Entry> =
            (0..).zip(log).map(|(seq, (by, what))| Entry { seq, at: seq, by, unattended: false, what }).collect();
        let own = OwnPart::of(ben, &log);
        let told: Vec<String> = own.entries.iter().map(|it| it.what.to_string()).collect();
        let timed_out = r#"{"timed_out":{"seat":1,"then":"asked"}}"#;
        assert_eq!(
            (own.seat, told),
            (
                Some(Seat(1)),
                [r#"{"invited":{"person":2,"until":9}}"#, r#"{"acted":"hidden"}"#, timed_out].map(str::to_owned).to_vec()
            )
        );
        let text = serde_json::to_string(&OwnPart::of(ann, &log).entries).expect("it is plain data");
        assert!(
            text.contains("take 3") && !text.contains("secret") && !text.contains("hidden") && !text.contains("bot"),
            "{text}"
        );
        assert_eq!(OwnPart::of(PersonRef(3), &log), OwnPart::default());
    }
}
