//! Transcripts: a game from its setup to its scores as JSON lines, complete enough to play it again and to referee it.
//!
//! The first line is the header:
//! `{"format": "pergola-transcript-1", "game", "version", "seats", "options", "seed", "chance", "state"}`. Then one line
//! for each ply: `{"ply", "seat", "action", "chance", "events", "reveals", "state"}`, and at the end, of a game that is
//! over, `{"over": {"scores", "ranks"}}`.
//!
//! Plies are counted from 1, seats from 0, in turn order. `chance` lists the luck that was met, as piece codes or keys, in
//! the order in which it was met; `state` is the complete state after the line, hidden things included, in the stored form
//! of the given version of the game; `version` is that version. `seed` only tells where the luck came from: to play the
//! game again nothing but `chance` is used.

use crate::engine::{Options, Outcome, Record, Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{Complaint, input::Input};

/// What the first line says it is.
pub(super) const FORMAT: &str = "pergola-transcript-1";

/// The first line.
#[derive(Serialize, Deserialize)]
pub(super) struct Header {
    /// Always [`FORMAT`].
    pub(super) format: String,
    /// The game's key.
    pub(super) game: String,
    /// The version of the states.
    pub(super) version: u16,
    /// The number of seats.
    pub(super) seats: u8,
    /// The options chosen.
    pub(super) options: Options,
    /// Where the luck came from.
    pub(super) seed: u64,
    /// The luck of the setup.
    pub(super) chance: Vec<String>,
    /// The state at the start.
    pub(super) state: Value,
}

/// A line of one action.
#[derive(Serialize, Deserialize)]
pub(super) struct Ply {
    /// Its number, from 1.
    pub(super) ply: usize,
    /// Whose action, from 0.
    pub(super) seat: Seat,
    /// Its notation.
    pub(super) action: String,
    /// The luck it met.
    pub(super) chance: Vec<String>,
    /// What came of it.
    pub(super) events: Vec<Value>,
    /// Whether it showed somebody something hidden.
    pub(super) reveals: bool,
    /// The state after it.
    pub(super) state: Value,
}

/// The last line.
#[derive(Serialize, Deserialize)]
pub(super) struct Over {
    /// Scores and ranks.
    pub(super) over: Outcome,
}

/// A transcript that was read.
pub(super) struct Transcript {
    /// The first line.
    pub(super) header: Header,
    /// The plies in order.
    pub(super) plies: Vec<Ply>,
    /// The outcome, of a game that is over.
    pub(super) over: Option<Outcome>,
}

impl Ply {
    /// The line of a record.
    pub(super) fn new(ply: usize, record: Record, state: Value) -> Ply {
        let Record { seat, action, chance, events, reveals } = record;
        Ply { ply, seat, action, chance, events, reveals, state }
    }

    /// The record of the line.
    pub(super) fn record(&self) -> Record {
        let Ply { seat, action, chance, events, reveals, .. } = self;
        Record { seat: *seat, action: action.clone(), chance: chance.clone(), events: events.clone(), reveals: *reveals }
    }
}

impl Transcript {
    /// Reads a transcript and checks that its lines belong together.
    pub(super) fn read(input: &Input) -> Result<Transcript, Complaint> {
        let mut lines = input.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let first = lines.next().ok_or_else(|| Complaint::said(format!("{} is empty.", input.name)))?;
        let header: Header =
            read_line(input, first, "a header of format, game, version, seats, options, seed, chance and state")?;
        if header.format != FORMAT {
            return Err(Complaint::said(format!("{} is of the format {:?}, expected {FORMAT:?}.", input.name, header.format)));
        }
        let mut transcript = Transcript { header, plies: Vec::new(), over: None };
        for (at, line) in lines {
            let next = transcript.plies.len() + 1;
            if transcript.over.is_some() {
                return Err(complain(input, at, "nothing comes after the scores"));
            }
            if line.trim_start().starts_with("{\"over\"") {
                transcript.over = Some(read_line::<Over>(input, (at, line), "the scores and ranks of a game that is over")?.over);
                continue;
            }
            let ply: Ply = read_line(input, (at, line), "a ply of ply, seat, action, chance, events, reveals and state")?;
            if ply.ply != next || ply.seat.0 >= transcript.header.seats {
                return Err(complain(
                    input,
                    at,
                    &format!("expected ply {next} of a seat from 0 to {}", transcript.header.seats - 1),
                ));
            }
            transcript.plies.push(ply);
        }
        Ok(transcript)
    }
}

fn read_line<T: DeserializeOwned>(input: &Input, (at, line): (usize, &str), expected: &str) -> Result<T, Complaint> {
    let value: Value = serde_json::from_str(line).map_err(|why| complain(input, at, &format!("this is not JSON ({why})")))?;
    serde_json::from_value(value).map_err(|_| complain(input, at, &format!("expected {expected}")))
}

fn complain(input: &Input, at: usize, what: &str) -> Complaint {
    Complaint::said(format!("{}, line {}: {what}.", input.name, at + 1))
}
