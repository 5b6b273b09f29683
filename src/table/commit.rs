//! What a decision of a table leaves behind: entries for the log, a checkpoint, notices for the outbox, a reply.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    clock::{Running, TimeLimit},
    command::{BotName, Opening},
    guests::Guests,
    people::{Millis, PersonRef, TableId},
};
use crate::engine::{Chosen, Edition, Record, Seat, Seats};

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
}

/// What is to be posted in the channel: says *what*, and is rendered when it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// Which table.
    pub table: TableId,
    /// The table's revision when it was written. A newer notice with a board replaces an unsent one.
    pub revision: u64,
    /// What it is about.
    pub kind: NoticeKind,
    /// How many stories of turns had been told before: its card tells all since. Missing where it tells none, and in notices
    /// of old.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<u64>,
}

/// What a notice is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// The lobby's card: the table was opened.
    Lobby,
    /// The lobby's card for those who were invited, who are pinged.
    Invited {
        /// Who they are.
        people: Vec<PersonRef>,
    },
    /// A seat's person left the running game, and a bot plays for them.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// A seat's person came back.
    CameBack {
        /// Which seat.
        seat: Seat,
    },
    /// A seat's person wants to close the table; those whose votes are missing are pinged.
    Vote {
        /// Which seat.
        seat: Seat,
    },
    /// A seat's person does not want to close the table any more.
    VoteTakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// A board card that pings whom the game waits for.
    Turn {
        /// The people's seats it waits for.
        ping: Seats,
    },
    /// A board card that was written while another was not sent yet, and pings those whom that one was to ping, as far as the
    /// game still waits for them. It is posted also when it does for none: see [`Notice::taking_over`].
    Overdue {
        /// The people's seats it may still wait for.
        ping: Seats,
    },
    /// Somebody ended something, and has to act again.
    Board,
    /// A seat's person is reminded that the game waits for them.
    Reminder {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody wants a bot to play for this seat from now on; the others, whose agreement it takes, are pinged.
    BotWanted {
        /// Which seat.
        seat: Seat,
    },
    /// The others agreed, and a bot plays for this seat.
    VotedOut {
        /// Which seat.
        seat: Seat,
    },
    /// A seat's time is over, and the others are asked or a bot plays.
    TimeOver {
        /// Which seat.
        seat: Seat,
    },
    /// A scoring round took place, and nobody has to act in between: bots play on.
    Scoring,
    /// The game is over.
    Over,
    /// The table was closed.
    Closed,
}

/// Everything one decision writes, in one store batch, before anybody is answered.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The table.
    pub table: TableId,
    /// New entries, contiguous.
    pub entries: Vec<Entry>,
    /// The table after them, complete: [`super::Table::load`] reads it.
    pub checkpoint: Value,
    /// Whether a turn began with these entries: then this checkpoint is kept for the table's life.
    pub begins_turn: bool,
    /// Who the people of the entries are: they are kept beside the log.
    pub people: Guests,
    /// Notices for the channel.
    pub notices: Vec<Notice>,
    /// Whether the request had been answered before: nothing is written, the reply is the current menu.
    pub repeated: bool,
}

impl Notice {
    /// Whether an older notice of the same table need not be sent any more once this one is written: both show the
    /// board, or both bring the lobby's card up to date.
    pub fn replaces(&self, older: &Notice) -> bool {
        let board = |kind: &NoticeKind| {
            let is_asked = matches!(kind, NoticeKind::Turn { .. } | NoticeKind::Overdue { .. });
            is_asked || matches!(kind, NoticeKind::Board | NoticeKind::Scoring | NoticeKind::Over)
        };
        let lobby = |kind: &NoticeKind| matches!(kind, NoticeKind::Lobby);
        self.table == older.table && ((board(&self.kind) && board(&older.kind)) || (lobby(&self.kind) && lobby(&older.kind)))
    }

    /// This notice in place of an older one it replaces: in a decision of several at once, those whom that one was to ping may
    /// be waited for still, and this one pings them. Whether they are is seen when it is sent. What that one was to tell, this
    /// one tells too.
    pub fn taking_over(&self, older: &Notice) -> Notice {
        let due = match older.kind {
            NoticeKind::Turn { ping } | NoticeKind::Overdue { ping } => ping,
            _ => Seats::NONE,
        };
        let kind = match &self.kind {
            NoticeKind::Turn { ping } => NoticeKind::Turn { ping: ping.union(due) },
            NoticeKind::Overdue { ping } => NoticeKind::Overdue { ping: ping.union(due) },
            NoticeKind::Board | NoticeKind::Scoring if !due.is_empty() => NoticeKind::Overdue { ping: due },
            other => other.clone(),
        };
        let told = self.told.map(|told| older.told.map_or(told, |earlier| told.min(earlier)));
        Notice { kind, told, ..self.clone() }
    }
}
