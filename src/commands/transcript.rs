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

use pergola_engine::{AnyState, Belonging, Game, Options, Outcome, Record, STORED_STATE, Seat, load_checked};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{Complaint, check_seats, game, input::Input, json};

/// What the first line says it is.
pub(super) const FORMAT: &str = "pergola-transcript-1";

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[serde(deny_unknown_fields)]
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
#[serde(deny_unknown_fields)]
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
    /// The game that is played.
    pub(super) game: &'static dyn Game,
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
    /// Reads a transcript and checks that its lines belong together and to a table of its game.
    pub(super) fn read(input: &Input) -> Result<Transcript, Complaint> {
        let mut lines = input.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let first = lines.next().ok_or_else(|| Complaint::said(format!("{} is empty.", input.name)))?;
        let header: Header =
            read_line(input, first, "a header of format, game, version, seats, options, seed, chance and state")?;
        if header.format != FORMAT {
            return Err(Complaint::said(format!("{} is of the format {:?}, expected {FORMAT:?}.", input.name, header.format)));
        }
        let game = game(&header.game)?;
        check_seats(game, header.seats)?;
        let seats = header.seats;
        let mut transcript = Transcript { header, plies: Vec::new(), over: None, game };
        for (at, line) in lines {
            let next = transcript.plies.len() + 1;
            if transcript.over.is_some() {
                return Err(complain(input, at, "nothing comes after the scores"));
            }
            if line.trim_start().starts_with("{\"over\"") {
                let over = read_line::<Over>(input, (at, line), "the scores and ranks of a game that is over")?.over;
                if [over.scores.len(), over.ranks.len()] != [usize::from(seats); 2] {
                    return Err(complain(input, at, &format!("expected {seats} scores and {seats} ranks, one for each seat")));
                }
                transcript.over = Some(over);
                continue;
            }
            let ply: Ply = read_line(input, (at, line), "a ply of ply, seat, action, chance, events, reveals and state")?;
            if ply.ply != next || ply.seat.0 >= seats {
                return Err(complain(input, at, &format!("expected ply {next} of a seat from 0 to {}", seats - 1)));
            }
            transcript.plies.push(ply);
        }
        Ok(transcript)
    }

    /// The state after `ply`, 0 for the start, if it can be one of this table.
    pub(super) fn state(&self, ply: usize) -> Result<Box<dyn AnyState>, Complaint> {
        let header = &self.header;
        let saved = if ply == 0 { &header.state } else { &self.plies[ply - 1].state };
        let of = Belonging { seats: header.seats, options: &header.options };
        load_checked(self.game, header.version, saved, of).map_err(|why| {
            let readable = why.what == STORED_STATE;
            let why = if readable { why.why } else { format!("it cannot be read as {} {}", header.game, header.version) };
            Complaint::said(format!("The state after ply {ply} is none of this table: {why}."))
        })
    }
}

fn read_line<T: DeserializeOwned>(input: &Input, (at, line): (usize, &str), expected: &str) -> Result<T, Complaint> {
    let value = json::read(line).map_err(|why| complain(input, at, &format!("this is not JSON: {why}")))?;
    serde_json::from_value(value).map_err(|_| complain(input, at, &format!("expected {expected}")))
}

fn complain(input: &Input, at: usize, what: &str) -> Complaint {
    Complaint::said(format!("{}, line {}: {what}.", input.name, at + 1))
}
