//! An entry of a table's log: what happened, when, and at whose request.

use pergola_engine::{Chosen, Edition, Record, Seat};
use serde::{Deserialize, Serialize};

use super::{
    accord::{Aim, Dropped},
    clock::{Running, TimeLimit},
    moment::Millis,
    opening::Opening,
    origin::Position,
    people::{PersonRef, TableId},
    search::SearchEnd,
    seated::{KeptSeat, SeatHolder},
    standby::DeputyTold,
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
    /// Whether it was done for them while nobody knows whether they are there, and something depends on that: others agree that a
    /// bot plays for them, or they have left the server, or want to close the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unattended: bool,
    /// What happened.
    pub what: What,
}

impl Entry {
    /// Whether somebody was there who wanted it so.
    pub(super) fn is_attended(&self) -> bool {
        self.by.is_some() && !self.unattended
    }
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
        /// Where it begins, if it goes on from another game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<Box<Position>>,
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
    /// All agreed, or whoever runs the house wanted it, and the game is as it was.
    WentBack {
        /// After so many entries.
        to: u64,
        /// In this turn.
        turn: u32,
        /// Whether that was undone before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redone: bool,
        /// Whether whoever runs the house wanted it so, and nobody was asked.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ordered: bool,
    },
    /// All agreed, and the game stands still.
    Paused,
    /// Everybody was told when the pause is over by itself.
    PauseEndTold,
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
    /// A seat's person has taken back that they offered it.
    OfferTakenBack {
        /// Which.
        seat: Seat,
    },
    /// A substitute is sought for a seat of the running game.
    SubstituteSought {
        /// Which.
        seat: Seat,
        /// Whose wish it was: the same, where somebody gives their own seat up.
        by: Seat,
        /// Until when.
        until: Millis,
    },
    /// A substitute is sought no more.
    SearchEnded {
        /// For which seat.
        seat: Seat,
        /// Why.
        how: SearchEnd,
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
    /// A seat's person ended a turn although they had said that they are away: at this table they are there.
    Here {
        /// Which seat.
        seat: Seat,
        /// The number of the absence that is over here.
        absence: u64,
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
    /// The others are told that a seat's person is away while the game waits for them.
    AwayTold {
        /// Which seat.
        seat: Seat,
        /// The number of the absence.
        absence: u64,
    },
    /// The house was down, or its machine slept: nobody was waited for meanwhile.
    Down {
        /// Since when.
        since: Millis,
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
    /// Its deputy is asked to play, and has time for it before a bot does.
    DeputyPlays,
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
