//! What a decision of a table leaves behind: entries for the log, a checkpoint, notices for the outbox, a reply.

use pergola_engine::{Chosen, Edition, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    clock::{Running, TimeLimit},
    command::{BotName, Opening},
    deputy::DeputyTold,
    guests::Guests,
    moment::Millis,
    motion::{Aim, Dropped},
    notice::Notice,
    people::{PersonRef, TableId},
    plan::PassedTurn,
};

/// One line of a table's log, which only grows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0, without gaps. The table's revision is the number of entries.
    pub seq: u64,
    /// When; never before the entry before it.
    pub at: Millis,
    /// Whose request it was; nobody's for bots and the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonRef>,
    /// What happened.
    pub what: What,
}

/// Who holds a seat, as it is stored: see [`super::Holder`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatHolder {
    /// The person it belongs to.
    pub person: Option<PersonRef>,
    /// The bot that plays it.
    pub bot: Option<BotName>,
}

/// A seat that is kept for somebody, as it is stored: see [`super::Invitation`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSeat {
    /// For whom.
    pub person: PersonRef,
    /// From when on anybody may have it.
    pub until: Millis,
}

/// What an entry tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The table was opened; the opener has the first seat.
    Opened {
        /// With what.
        opening: Opening,
        /// By whom.
        person: PersonRef,
        /// The table it is the rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<TableId>,
    },
    /// Somebody took a seat.
    Joined {
        /// Which.
        seat: Seat,
        /// Who.
        person: PersonRef,
    },
    /// Somebody gave a seat up.
    Left {
        /// Which.
        seat: Seat,
    },
    /// A free seat is kept for somebody.
    Invited(KeptSeat),
    /// It is not any more.
    Uninvited {
        /// For whom it was.
        person: PersonRef,
    },
    /// A bot took a seat.
    BotAdded {
        /// Which.
        seat: Seat,
        /// Its key.
        bot: String,
    },
    /// A bot was taken away.
    BotRemoved {
        /// From which seat.
        seat: Seat,
    },
    /// A variant or module was chosen.
    OptionSet {
        /// Which.
        key: String,
        /// What; none for its default.
        chosen: Option<Chosen>,
    },
    /// Other printed tables were chosen.
    EditionSet {
        /// Which.
        edition: Edition,
    },
    /// The number of seats was changed.
    SeatsSet {
        /// To what.
        seats: u8,
    },
    /// Whether luck is to seat the people was chosen.
    ShuffledSet {
        /// Whether.
        shuffled: bool,
    },
    /// Whether nobody is given hints was chosen.
    UnaidedSet {
        /// Whether.
        unaided: bool,
    },
    /// The game began.
    Started {
        /// The version of the game's stored state.
        version: u16,
        /// The luck of the setup.
        chance: Vec<String>,
        /// Who sits where, in turn order: the order in which they came, or the one that luck gave.
        holders: Vec<SeatHolder>,
    },
    /// A seat played an action.
    Acted(Record),
    /// A seat took back its last actions.
    TookBack {
        /// Which seat.
        seat: Seat,
        /// How many actions.
        actions: u32,
    },
    /// A seat's person left; a bot plays for them.
    Resigned {
        /// Which seat.
        seat: Seat,
        /// The bot.
        bot: String,
    },
    /// A seat's person came back.
    CameBack {
        /// Which seat.
        seat: Seat,
    },
    /// A seat agreed to close the table.
    VotedToClose {
        /// Which seat.
        seat: Seat,
    },
    /// A seat took its vote back.
    VoteTakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// The table was closed before its game was over.
    Closed {
        /// Why.
        why: ClosedBecause,
    },
    /// How much time people have was chosen.
    TimeLimitSet {
        /// How much; none for as much as they like.
        limit: Option<TimeLimit>,
    },
    /// A seat's clock runs from now on, or runs on with another end.
    ClockRuns {
        /// Whose.
        seat: Seat,
        /// How.
        running: Running,
    },
    /// A seat's clock stands: it has done what it was asked.
    ClockStands {
        /// Whose.
        seat: Seat,
        /// What is in its bank now.
        bank: Millis,
    },
    /// A seat's person was reminded.
    Reminded {
        /// Which seat.
        seat: Seat,
        /// When they are reminded next.
        reminder: Option<Millis>,
    },
    /// A seat's person put the next reminder off.
    Snoozed {
        /// Which seat.
        seat: Seat,
        /// Until when.
        reminder: Millis,
    },
    /// A seat's time is over.
    TimedOut {
        /// Which seat.
        seat: Seat,
        /// What follows.
        then: TimedOut,
    },
    /// The others agreed that a bot plays for a seat from now on.
    VotedOut {
        /// Which seat.
        seat: Seat,
        /// The bot's key.
        bot: String,
    },
    /// A seat agreed that a bot plays for another.
    AgreedToBot {
        /// For whom.
        seat: Seat,
        /// Who agreed.
        by: Seat,
        /// Whether from now on.
        for_good: bool,
    },
    /// A seat wants the others to agree to something.
    Proposed {
        /// Whose motion.
        seat: Seat,
        /// What it is about.
        aim: Aim,
        /// Until when it is open.
        until: Millis,
    },
    /// A seat agreed to the open motion.
    AgreedToMotion {
        /// Which.
        seat: Seat,
    },
    /// The open motion was not carried.
    MotionDropped {
        /// Why.
        how: Dropped,
    },
    /// All agreed, and the game is as it was.
    WentBack {
        /// After so many entries.
        to: u64,
        /// In this turn.
        turn: u32,
        /// Whether that was undone before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redone: bool,
    },
    /// All agreed, and the game stands still.
    Paused,
    /// The game goes on.
    Resumed,
    /// A seat of the running game is offered to somebody.
    SeatOffered {
        /// Which.
        seat: Seat,
        /// To whom.
        person: PersonRef,
        /// Until when.
        until: Millis,
    },
    /// Somebody took a seat of the running game.
    TookOver {
        /// Which.
        seat: Seat,
        /// Who.
        person: PersonRef,
    },
    /// Somebody else owns the table.
    OwnerSet {
        /// Who.
        person: PersonRef,
    },
    /// Somebody without a seat follows the table.
    Followed {
        /// Who.
        person: PersonRef,
    },
    /// They do not any more.
    Unfollowed {
        /// Who.
        person: PersonRef,
    },
    /// A seat's person is not in the server any more.
    Departed {
        /// Which seat.
        seat: Seat,
    },
    /// The rules are played as after so many changes from now on.
    RulesChanged {
        /// How many.
        to: u16,
    },
    /// Something of a seat's deputy.
    Deputy {
        /// Whose seat.
        seat: Seat,
        /// What.
        told: DeputyTold,
    },
    /// A seat's clock stands with so much left, while nobody's time runs.
    ClockHeld {
        /// Whose.
        seat: Seat,
        /// How much.
        left: Millis,
    },
    /// The table's cards are posted elsewhere in its server from now on.
    Moved {
        /// The channel or thread.
        channel: String,
    },
}

/// What follows when a seat's time is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimedOut {
    /// Its turn, which was complete, is confirmed.
    Confirmed,
    /// The others are asked.
    Asked,
    /// A bot plays this turn.
    BotPlaysTurn {
        /// Its key.
        bot: String,
    },
    /// A bot takes the seat.
    BotTakesSeat {
        /// Its key.
        bot: String,
    },
}

/// Why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedBecause {
    /// Its owner closed it before the start.
    Owner,
    /// Everybody left before the start.
    Empty,
    /// A moderator closed it.
    Moderator,
    /// All its people agreed.
    Agreed,
    /// All its people resigned.
    Deserted,
    /// Nobody began its game for a week.
    Unstarted,
    /// Nobody went on with its lesson for a week.
    Abandoned,
}

/// The stored table a decision stands on. What is decided on another than the stored one is not written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Footing {
    /// The number of its entries.
    pub entries: u64,
    /// How many decisions since the last of them brought none, such as plans and notes, since the store was opened.
    pub unlogged: u64,
}

impl Footing {
    /// What the next decision stands on, after one with so many entries.
    pub fn after(self, entries: usize) -> Footing {
        let unlogged = if entries == 0 { self.unlogged + 1 } else { 0 };
        Footing { entries: self.entries + entries as u64, unlogged }
    }
}

/// Everything one decision writes, in one store batch, before anybody is answered.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The table.
    pub table: TableId,
    /// What was stored of it when it decided.
    pub stands_on: Footing,
    /// New entries, contiguous.
    pub entries: Vec<Entry>,
    /// The table after them, complete: [`super::Table::load`] reads it.
    pub checkpoint: Value,
    /// Whether a turn began with these entries: then this checkpoint is kept for the table's life.
    pub begins_turn: bool,
    /// Other turns that began within these entries, whose starts are kept, too: those that ended in them because they were
    /// planned, and the last, where the table holds notes, which are not kept for its life.
    pub passed: Vec<PassedTurn>,
    /// Who the people of the entries are: they are kept beside the log.
    pub people: Guests,
    /// Notices for the channel.
    pub notices: Vec<Notice>,
    /// Whether the request had been answered before: nothing is written, the reply is the current menu.
    pub repeated: bool,
}
