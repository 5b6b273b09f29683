//! `pergola replay`: plays a transcript again from its recorded luck and says exactly where it comes out otherwise.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use pergola_chat::history::refused_action;
use pergola_engine::{AnyState, Chance, Diverged, Outcome, Status, Unrepeatable};
use serde_json::Value;

use super::{
    Complaint, Done, Output,
    input::Input,
    record::TableRecord,
    say,
    transcript::{Ply, Transcript},
};

/// Play a transcript again from its recorded luck and compare it state by state
///
/// The record of a table is played again as it went at the table, with everything that was taken back; it holds no states to
/// compare with.
///
/// Exit code 0 when everything comes out as recorded, 1 when something does not, with the first difference on the
/// standard output, 2 when the file is no transcript.
#[derive(Args)]
pub(super) struct Replay {
    /// A transcript as `pergola playout` writes it, or a record as `pergola export` and `/past export` do, also compressed;
    /// - for the standard input
    file: PathBuf,
}

impl Replay {
    /// Replays and compares.
    pub(super) fn run(self) -> Done {
        let input = Input::read(&self.file)?;
        let mut output = Output::standard();
        if let Some(record) = TableRecord::read(&input)? {
            let (line, code) = record.replay().map_or_else(|why| (why, ExitCode::from(1)), |line| (line, ExitCode::SUCCESS));
            output.line(&line)?;
            output.close()?;
            return Ok(code);
        }
        let transcript = Transcript::read(&input)?;
        let replayed = replay(&transcript)?;
        let (line, code) = match replayed {
            Replayed::Differs(difference) => (difference, ExitCode::from(1)),
            Replayed::ToTheEnd => (same(&transcript), ExitCode::SUCCESS),
            Replayed::StopsBefore(missing) => (format!("{} {missing}", same(&transcript)), ExitCode::SUCCESS),
        };
        output.line(&line)?;
        output.close()?;
        Ok(code)
    }
}

fn same(transcript: &Transcript) -> String {
    format!("All {} plies come out as recorded.", transcript.plies.len())
}

/// How a transcript plays again.
enum Replayed {
    /// All of it, to the end of the game.
    ToTheEnd,
    /// All of it, but this is missing at its end.
    StopsBefore(&'static str),
    /// This comes out otherwise first.
    Differs(String),
}

fn replay(transcript: &Transcript) -> Result<Replayed, Complaint> {
    let header = &transcript.header;
    let game = transcript.game;
    let current = game.meta().version;
    if header.version != current {
        let (key, version) = (game.meta().key, header.version);
        return Err(Complaint::said(format!(
            "The states are of version {version}; this program plays version {current} of {key}."
        )));
    }
    let mut luck = Chance::told(header.chance.clone());
    let started = game.start(header.seats, &header.options, &mut luck);
    let mut state = started.map_err(|why| Complaint::said(say(&why)))?;
    if let Err(why) = luck.finish() {
        return Ok(Replayed::Differs(format!("Setup: {}.", luck_differs(&why))));
    }
    if let Some(difference) = difference(&header.state, &state.save(), "") {
        return Ok(Replayed::Differs(format!("Setup: the state differs at {difference}.")));
    }
    for ply in &transcript.plies {
        if let Some(difference) = replay_ply(ply, &mut *state) {
            return Ok(Replayed::Differs(format!("Ply {}, seat {}, `{}`: {difference}.", ply.ply, ply.seat.0, ply.action)));
        }
    }
    let over = if let Status::Over(outcome) = state.status() { Some(outcome) } else { None };
    Ok(match (&transcript.over, &over) {
        (None, None) => Replayed::StopsBefore("The record stops before the game ends."),
        (None, Some(_)) => Replayed::StopsBefore("The game ends there, and the record has no scores."),
        (recorded, now) if recorded == now => Replayed::ToTheEnd,
        (recorded, now) => Replayed::Differs(format!("The end: recorded are {}, now {}.", outcome(recorded), outcome(now))),
    })
}

fn replay_ply(ply: &Ply, state: &mut dyn AnyState) -> Option<String> {
    let record = ply.record();
    let again = match record.replay(state) {
        Ok(again) => again,
        Err(why) => return Some(refusal(&why)),
    };
    let parts = [
        ("the action", Value::from(record.action), Value::from(again.action)),
        ("what came of it", Value::from(record.events), Value::from(again.events)),
        ("its luck", Value::from(record.chance), Value::from(again.chance)),
        ("what it reveals", Value::from(record.reveals), Value::from(again.reveals)),
        ("the state", ply.state.clone(), state.save()),
    ];
    let mut parts = parts.iter();
    parts.find_map(|(what, recorded, now)| difference(recorded, now, "").map(|it| format!("{what} differs at {it}")))
}

fn refusal(why: &Unrepeatable) -> String {
    match why {
        Unrepeatable::Refused(why) => {
            format!("the action is refused: {}", say(&refused_action(why)).trim_end_matches('.'))
        }
        Unrepeatable::Diverged(diverged) => luck_differs(diverged),
    }
}

fn luck_differs(Diverged { outcome, found }: &Diverged) -> String {
    match found {
        Some(found) => format!("outcome {} of its luck cannot be {found:?}", outcome + 1),
        None => format!("it meets more luck than the {outcome} outcomes recorded"),
    }
}

/// The first place where two values differ, as a JSON pointer, with what stands there.
fn difference(recorded: &Value, now: &Value, at: &str) -> Option<String> {
    match (recorded, now) {
        (Value::Object(a), Value::Object(b)) => {
            let keys = a.keys().chain(b.keys().filter(|key| !a.contains_key(*key)));
            let mut each = keys.map(|key| (key, a.get(key), b.get(key)));
            each.find_map(|(key, a, b)| part(a, b, &format!("{at}/{key}")))
        }
        (Value::Array(a), Value::Array(b)) => {
            (0..a.len().max(b.len())).find_map(|n| part(a.get(n), b.get(n), &format!("{at}/{n}")))
        }
        _ => (recorded != now).then(|| format!("{}: recorded is {recorded}, now {now}", if at.is_empty() { "/" } else { at })),
    }
}

fn part(recorded: Option<&Value>, now: Option<&Value>, at: &str) -> Option<String> {
    match (recorded, now) {
        (Some(recorded), Some(now)) => difference(recorded, now, at),
        (recorded, now) => {
            let show = |it: Option<&Value>| it.map_or_else(|| "nothing".to_string(), Value::to_string);
            Some(format!("{at}: recorded is {}, now {}", show(recorded), show(now)))
        }
    }
}

fn outcome(over: &Option<Outcome>) -> String {
    over.as_ref().map_or_else(|| "no scores".to_string(), |it| format!("scores {:?} and ranks {:?}", it.scores, it.ranks))
}
