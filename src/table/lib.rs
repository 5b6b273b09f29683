//! A table: one game with people around it. Pure: time, luck and people are inputs.
//!
//! A [`Table`] is an immutable value. [`Table::decide`] judges a command and answers with the table after it and a
//! [`Commit`]: entries for the log, a complete checkpoint, notices. Every change that others may know of is an entry; the log
//! only grows, and entering the entries one after the other gives the same table again but for what a seat keeps to itself,
//! its plan ([`Table::replay`]: a running table never comes from it, but from its checkpoint). Deliberately
//! absent: what an action means, sentences, and the clock.

mod absence;
mod accord;
mod alone;
mod announced;
mod checkpoint;
mod choices;
mod clock;
mod command;
mod commit;
mod contradiction;
mod crowd;
mod cup;
mod decide;
mod deputy;
mod ended;
mod ending;
mod enter;
mod entry;
mod faces;
mod follow;
mod gone;
mod guests;
mod habits;
mod lesson;
pub mod limits;
mod lobby;
mod log;
mod met;
mod moment;
mod motion;
mod note;
mod notice;
mod notices;
mod offer;
mod open;
mod opening;
mod origin;
mod others;
mod own;
mod people;
mod plan;
mod planning;
mod play;
mod position;
mod prospect;
mod read;
mod record;
mod refusal;
mod register;
mod replay;
mod requests;
mod search;
mod seated;
mod server;
mod stand_in;
mod standby;
mod story;
mod taken;
mod time;
mod turn;
mod uncalled;
mod undo;
mod waiting;
mod whereabouts;

use std::sync::Arc;

use checkpoint::Facts;
use faces::Faces;
use pergola_engine::{Bots, Editions, Game};
use undo::Earlier;

pub use accord::{Aim, Dropped, Motion, Overtaken};
pub use announced::Away;
pub use clock::{Allowance, Due, Running, TimeLimit, WhenOver};
pub use command::{Command, NoteChange, PlanChange, Proposal};
pub use commit::{Commit, Footing, PassedTurn};
pub use contradiction::{Contradicted, Contradiction};
pub use ended::{Ended, Standing};
pub use entry::{ClosedBecause, Entry, TimedOut, What};
pub use faces::{Holder, Invitation};
pub use guests::Guests;
pub use habits::{Habits, QuietHours, Rest, RestRefusal, zones};
pub use lesson::Progress;
pub use moment::Millis;
pub use notice::{Notice, NoticeKind};
pub use offer::Offer;
pub use opening::{OfCup, Opening};
pub use origin::Position;
pub use own::{OwnEntry, OwnPart};
pub use people::{
    Confirming, Named, Openers, Person, PersonId, PersonRef, PlaceId, Preferences, ResultsFor, Rights, TableId, Who, clean_name,
    reading,
};
pub use plan::{Plan, PlanEnd, PlannedTurn};
pub use position::GoingOn;
pub use prospect::{Obstacle, Prospect};
pub use record::{EntryFlaw, RecordFlaw, read_record};
pub use refusal::{Crowd, DeputyRefusal, MotionRefusal, TableRefusal};
pub use register::Register;
pub use replay::{Effect, Replay};
pub use search::{Search, SearchEnd};
pub use seated::{BotName, KeptSeat, SUBSTITUTE, SeatHolder};
pub use server::{ServerChange, ServerRefusal, ServerSettings};
pub use standby::{Absence, Deputy, DeputyEnd, DeputyTold};
pub use story::TurnStory;
pub use taken::Done;
pub use undo::Undoing;

/// A game with people around it, as it was after some entry of its log.
#[derive(Clone)]
pub struct Table {
    /// All that is stored of it.
    facts: Facts,
    /// Everybody its log and its checkpoint refer to, as far as they are known.
    guests: Guests,
    /// Those of them who were looked up.
    faces: Faces,
    /// What is played, in the edition it was opened with.
    game: Arc<dyn Game>,
    /// The editions it could be played in.
    editions: Editions,
    /// The bots that could sit at it.
    bots: &'static Bots,
    /// How many decisions since its last entry brought none, since the store was opened.
    unlogged: u64,
    /// The game as it was, for a decision after which it may be so again.
    earlier: Option<Arc<Earlier>>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// People join and choose.
    Lobby,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before its game was over.
    Closed(ClosedBecause),
}
