//! What people, bots and the house ask of a table, and why a table says no.

use serde::{Deserialize, Serialize};

use super::{
    clock::TimeLimit,
    crowd::Crowd,
    people::{Millis, Person, PersonId, TableId},
};
use crate::{
    engine::{Chosen, Edition, IllegalAction, MissingEdition, Options, Seat, Seats},
    text::Text,
};

/// What a table is opened with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The game's key.
    pub game: String,
    /// How many seats the table has, bots included.
    pub seats: u8,
    /// The language of everything public.
    pub language: String,
    /// The printed tables it is played with; where none are named, those the game is shipped with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The variants and modules chosen so far.
    pub options: Options,
    /// Whether luck seats the people when the game begins; otherwise they sit as they came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shuffled: bool,
    /// Whether the table is still to get a place of its own below the one it was opened in: a thread. What comes of it is
    /// told by [`Command::Move`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_thread: bool,
    /// How much time people have; as much as they like where there is no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeLimit>,
}

/// What is asked of a table that exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take the first free seat.
    Join,
    /// Give one's seat up before the start.
    Leave,
    /// Put a bot on the first free seat.
    AddBot {
        /// Its key, such as `greedy`.
        bot: String,
    },
    /// Take the last bot away.
    RemoveBot,
    /// Choose a variant or module; `None` is its default.
    SetOption {
        /// The option's key.
        key: String,
        /// What was chosen.
        chosen: Option<Chosen>,
    },
    /// Play with other printed tables of the same game.
    SetEdition {
        /// The edition's key.
        key: String,
    },
    /// Change the number of seats.
    SetSeats(u8),
    /// Whether luck seats the people when the game begins.
    SetShuffled(bool),
    /// Give people so much time, or as much as they like.
    SetTimeLimit(Option<TimeLimit>),
    /// Keep free seats for these people, for a day.
    Invite {
        /// Whom; those who sit here or are invited already are passed over.
        people: Vec<Person>,
    },
    /// Free the seat of this person, or the one kept for them, before the start.
    Free {
        /// Whose.
        person: PersonId,
    },
    /// Begin. Empty seats are given up if enough are taken.
    Start,
    /// Play an action.
    Act {
        /// The seat acting; must be the sender's, except for a bot.
        seat: Seat,
        /// Its notation.
        action: String,
        /// The decision the sender was looking at; judged by `check` alone when missing.
        decision: Option<u64>,
    },
    /// Take the last action of one's turn back.
    TakeBack {
        /// The decision the sender was looking at: pressed twice, it is taken back once. Any, when missing.
        decision: Option<u64>,
    },
    /// Take everything back that one did this turn.
    RestartTurn {
        /// The decision the sender was looking at. Any, when missing.
        decision: Option<u64>,
    },
    /// Leave a running game; a bot takes the seat.
    Resign,
    /// Come back to the seat one resigned from.
    ComeBack,
    /// Close the table: the owner before the start, a moderator, or all people together.
    Close,
    /// Take one's vote to close the table back.
    PlayOn,
    /// Put one's next reminder off by so many milliseconds.
    Snooze(Millis),
    /// Agree that a bot plays for somebody else.
    LetBotPlay {
        /// Whose seat.
        seat: Seat,
        /// Whether from now on, and not only this turn, which is for those whose time is over.
        for_good: bool,
    },
    /// A card that calls these seats was delivered. The house's alone.
    Called {
        /// Whom it called.
        seats: Seats,
        /// In which turn.
        turn: u32,
    },
    /// The time has come for what was [due](super::Table::due). The house's alone.
    PassTime {
        /// The number it had.
        number: u64,
    },
    /// The house was down, and whoever could not play gets the time back. The house's alone.
    GiveBack {
        /// Since when.
        down_since: Millis,
    },
    /// Be somewhere else in the same server from now on: in a thread of its own, or back where it was opened. The house's
    /// alone: doors tell where a card could be posted.
    Move {
        /// The channel or thread.
        channel: String,
    },
}

/// The person's sentence is chosen by the conversation; this says the fact and the numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum TableRefusal {
    /// This game cannot be set up so: a sentence of the game's.
    Setup(Text),
    /// No game has this key.
    UnknownGame {
        /// What was asked for.
        key: String,
    },
    /// The game has no edition of this key.
    UnknownEdition {
        /// What was asked for.
        key: String,
        /// What there is.
        keys: Vec<String>,
    },
    /// The edition asked for is not here as it was.
    MissingEdition(MissingEdition),
    /// The game is played by fewer or more.
    SeatCount {
        /// What was asked for.
        seats: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// No bot has this key.
    UnknownBot {
        /// What was asked for.
        key: String,
    },
    /// All seats are taken.
    Full {
        /// How many there are.
        seats: u8,
    },
    /// The seats that are not taken are kept for those who were invited.
    Kept {
        /// How many are kept.
        kept: u8,
    },
    /// All who were named sit here or are invited already, or nobody was named.
    NobodyToInvite,
    /// Neither does this person sit here nor is a seat kept for them; or it is the owner, who can leave.
    NobodyToFree,
    /// They sit here already.
    AlreadySeated {
        /// Where.
        seat: Seat,
    },
    /// They have no seat here.
    NotSeated,
    /// There is no bot to take away.
    NoBot,
    /// Only the owner does that.
    NotOwner {
        /// Who the owner is.
        owner: Option<Seat>,
    },
    /// Fewer seats are taken than the game needs.
    TooFewSeated {
        /// How many are taken.
        seated: u8,
        /// The fewest it needs.
        least: u8,
    },
    /// More seats are taken than that.
    SeatsTaken {
        /// How many are taken.
        seated: u8,
    },
    /// The game has begun.
    AlreadyStarted,
    /// The game has not begun.
    NotStarted,
    /// The game is over or the table closed.
    Ended,
    /// They resigned: a bot plays for them until they come back.
    Resigned,
    /// They have not resigned.
    NotResigned,
    /// What they looked at has changed. Never played; answered with what happened since and the current menu.
    Stale {
        /// Their decision's number now.
        decision: u64,
    },
    /// Others are to act.
    NotYourTurn {
        /// Who is.
        to_act: Seats,
    },
    /// The game does not allow it.
    Illegal(IllegalAction),
    /// There is nothing to take back.
    NothingToTakeBack,
    /// What was done met luck, showed something hidden, or was done by a bot.
    UndoClosed,
    /// What was kept would not be legal any more.
    UndoBreaks,
    /// It would forbid what others have begun to do, and can be done when they have ended their turn.
    AsideWaits {
        /// Whose turn it is.
        to_act: Seats,
    },
    /// They have not agreed to close the table.
    NotVoted,
    /// They agreed to close already; these seats have not. (A first vote is no refusal: its commit says so.)
    WaitsForVotes {
        /// Whose votes are missing.
        missing: Seats,
    },
    /// Nobody has so little or so much time.
    ImpossibleTime,
    /// Nothing of the kind is due now.
    NotDue,
    /// They play, or no bot can play for them: others vote out only whom the game has waited for for a day.
    NotAway,
    /// There is no reminder to be put off by so much: it was the last one, or the time is over before.
    NothingToSnooze,
    /// The house is stopping, or the store refuses to write: try again.
    NotSaved,
    /// The table's limit of entries is reached.
    TooLong {
        /// The limit.
        entries: u64,
    },
    /// This turn has as many actions as a turn can hold: it is to be ended, or something taken back.
    TurnTooLong,
    /// An id that a door gave, or an option's key or choice, has more characters than that.
    IdTooLong {
        /// The limit.
        characters: usize,
    },
    /// So many tables are open that there is no room for one more.
    Crowded {
        /// Whose.
        crowd: Crowd,
        /// How many there can be.
        limit: usize,
    },
    /// The game of the table a rematch is asked for goes on.
    StillPlayed {
        /// That table.
        table: TableId,
    },
}

/// A free seat that is kept for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// For whom.
    pub person: Person,
    /// From when on anybody may have it.
    pub until: Millis,
}

/// Who a seat is played by, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// The person it belongs to, also while a bot plays for them.
    pub person: Option<Person>,
    /// The bot that plays it, if one does.
    pub bot: Option<BotName>,
}

/// A bot on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotName {
    /// How it plays: a key of [`crate::bots`].
    pub key: String,
    /// Which of the house's bot names it wears: `bot-name-1` and so on in the text files.
    pub name: u8,
}

/// The bot that takes the seat of somebody who resigns.
pub const SUBSTITUTE: &str = "greedy";

impl Holder {
    /// A seat of a person who plays.
    pub(super) fn person(person: Person) -> Holder {
        Holder { person: Some(person), bot: None }
    }

    /// A seat of a bot.
    pub(super) fn bot(bot: BotName) -> Holder {
        Holder { person: None, bot: Some(bot) }
    }

    /// Whether it is the same person, whatever they are called now, or the same bot.
    pub(super) fn is_who(&self, other: &Holder) -> bool {
        let person = |holder: &Holder| holder.person.as_ref().map(|it| it.id.clone());
        person(self) == person(other) && self.bot == other.bot
    }

    /// The person who acts here, if a person does.
    pub fn actor(&self) -> Option<&PersonId> {
        match (&self.person, &self.bot) {
            (Some(person), None) => Some(&person.id),
            _ => None,
        }
    }
}
