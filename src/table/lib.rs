//! A table: one game with people around it. Pure: time, luck and people are inputs.
//!
//! A [`Table`] is an immutable value. [`Table::decide`] judges a command and answers with the table after it and a
//! [`Commit`]: entries for the log, a complete checkpoint, notices. Every change that others may know of is an entry; the log
//! only grows, and entering the entries one after the other gives the same table again but for what a seat keeps to itself,
//! its plan ([`Table::replay`]: a running table never comes from it, but from its checkpoint). Deliberately
//! absent: what an action means, sentences, and the clock.

mod alone;
mod checkpoint;
mod choices;
mod clock;
mod command;
mod commit;
mod crowd;
mod decide;
mod deputy;
mod ended;
mod enter;
mod follow;
mod guests;
mod habits;
mod lesson;
pub mod limits;
mod lobby;
mod motion;
mod note;
mod notice;
mod notices;
mod offer;
mod open;
mod own;
mod people;
mod plan;
mod play;
mod prospect;
mod read;
mod record;
mod refusal;
mod register;
mod replay;
mod requests;
mod server;
mod stand_in;
mod story;
mod taken;
mod time;
mod turn;
mod uncalled;
mod undo;

use std::sync::Arc;

use clock::SeatClock;
use lesson::Course;
use note::Notes;
use pergola_engine::{Bots, Editions, Game, Seat, Seats};
use plan::Plans;
use requests::Requests;
use serde_json::Value;
use stand_in::AgreedToBot;
use turn::Play;
use uncalled::Uncalled;
use undo::{Earlier, TurnStart};

pub use clock::{Allowance, Due, Running, TimeLimit, WhenOver};
pub use command::{BotName, Command, Holder, Invitation, Opening, SUBSTITUTE};
pub use commit::{ClosedBecause, Commit, Entry, Footing, KeptSeat, SeatHolder, TimedOut, What};
pub use crowd::Crowd;
pub use deputy::{Absence, Deputy, DeputyEnd, DeputyTold};
pub use ended::{Ended, Standing};
pub use guests::Guests;
pub use habits::{Habits, QuietHours, Rest, RestRefusal, zones};
pub use lesson::Progress;
pub use motion::{Aim, Dropped, Motion, Proposal};
pub use note::NoteChange;
pub use notice::{Notice, NoticeKind};
pub use offer::Offer;
pub use own::{OwnEntry, OwnPart};
pub use people::{
    Millis, Person, PersonId, PersonRef, PlaceId, Preferences, ResultsFor, Rights, TableId, Who, clean_name, reading,
};
pub use plan::{PassedTurn, Plan, PlanChange, PlanEnd, PlannedTurn};
pub use prospect::{Obstacle, Prospect};
pub use record::{RecordFlaw, read_record};
pub use refusal::{DeputyRefusal, MotionRefusal, TableRefusal};
pub use register::Register;
pub use replay::{Replay, Step};
pub use server::{Named, Openers, ServerChange, ServerRefusal, ServerSettings};
pub use story::TurnStory;
pub use taken::Done;
pub use undo::Undoing;

/// A game with people around it, as it was after some entry of its log.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    /// Where it is now.
    place: PlaceId,
    /// The channel it was opened in.
    opened_in: String,
    /// What is played, in the edition it was opened with.
    game: Arc<dyn Game>,
    /// The editions it could be played in.
    editions: Editions,
    /// The bots that could sit at it.
    bots: &'static Bots,
    /// Before the start what was chosen so far, then what is played. Its seats are the table's capacity.
    opening: Opening,
    rematch_of: Option<TableId>,
    /// The taken seats in turn order.
    holders: Vec<Holder>,
    /// The free seats that are kept for somebody, before the start.
    invited: Vec<Invitation>,
    /// Somebody, unless everybody has left.
    owner: Option<PersonId>,
    /// Everybody its log and its checkpoint refer to, as far as they are known.
    guests: Guests,
    opened: Millis,
    last: Millis,
    /// The number of entries.
    revision: u64,
    /// How many decisions since its last entry brought none, since the store was opened. Not stored.
    unlogged: u64,
    requests: Requests,
    /// Since the start.
    play: Option<Play>,
    /// The scoring rounds so far, kept for the table's life.
    milestones: Vec<Value>,
    /// Seats whose people come back when the bot has ended its turn.
    returning: Seats,
    /// Seats that agree to close the table.
    votes: Seats,
    closed: Option<ClosedBecause>,
    /// By seat, since the start, where people have so much time.
    clocks: Vec<SeatClock>,
    /// How often something came due or a clock changed.
    dues: u64,
    /// The seats whose turn a bot plays because its person's time is over, each with the turn.
    standing_in: Vec<(Seat, u32)>,
    /// Who agrees that a bot plays for whom.
    agreed_to_bot: Vec<AgreedToBot>,
    /// What the people vote about.
    motion: Option<Motion>,
    /// Those whose motion was not carried in this turn.
    answered: Seats,
    /// Whether the game stands still until all want to go on.
    paused: bool,
    /// Where the last turns began.
    turn_starts: Vec<TurnStart>,
    /// The turn before which the game went back and how many entries came before that, until somebody acts.
    undone: Option<TurnStart>,
    /// The seats that are offered to somebody.
    offers: Vec<Offer>,
    /// Who follows it without a seat.
    followers: Vec<Person>,
    /// Who may play for seats whose people are absent.
    deputies: Vec<Deputy>,
    /// Who knows what a seat held without having one here.
    insiders: Vec<(Seat, PersonRef)>,
    /// The seats whose people are in its server no more.
    departed: Seats,
    /// How often the game went back.
    returns: u64,
    /// The game as it was, for a decision after which it may be so again. Not stored.
    earlier: Option<Arc<Earlier>>,
    /// What seats do when their turn comes.
    plans: Plans,
    /// What people have written down for themselves.
    notes: Notes,
    /// Who is waited for and was not called.
    uncalled: Vec<Uncalled>,
    /// How far its lesson was followed, where one is given.
    course: Option<Course>,
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
