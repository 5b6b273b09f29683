//! What people, bots and the house ask of a table.

use std::slice;

use pergola_engine::{Chosen, Seat, Seats};

use super::{
    clock::TimeLimit,
    moment::Millis,
    people::{Person, PersonId},
};

/// What is asked of a table that exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take the first free seat.
    Join,
    /// Give one's seat up before the start, or the one that is kept for oneself.
    Leave,
    /// Put a bot on the first free seat.
    AddBot {
        /// Its key, such as `normal`.
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
    /// Whether nobody is given hints.
    SetUnaided(bool),
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
    /// Change one's plan for one's next turn. Nobody else hears of it.
    Plan {
        /// How.
        change: PlanChange,
        /// The plan's number as the sender saw it.
        number: u64,
    },
    /// See what one is asked, where no card has called, or that bots have waited for somebody. Nobody else hears of it.
    Look,
    /// Change one's note. Nobody else hears of it.
    Note(NoteChange),
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
    /// Want the others to agree to something.
    Propose(Proposal),
    /// Agree to the motion of this number.
    Agree(u64),
    /// Say no to the motion of this number, or take it back.
    Decline(u64),
    /// Take the seat one was offered.
    TakeOver,
    /// Take back that one offered one's seat.
    TakeOfferBack,
    /// Seek a substitute for one's own seat, or for one that a bot plays.
    Seek(Seat),
    /// Seek none for this seat any more.
    EndSearch(Seat),
    /// Ask for a seat for which a substitute is sought.
    AskForSeat {
        /// Which.
        seat: Seat,
        /// The number of the search.
        number: u64,
    },
    /// Make somebody else at the table its owner.
    SetOwner(Person),
    /// Be mentioned at scoring rounds and at the end, without a seat.
    Follow,
    /// Or not any more.
    Unfollow,
    /// Have somebody play for one's seat while one is absent, if they agree.
    NameDeputy(Person),
    /// Agree to play for this seat while its person is absent.
    BeDeputy(Seat),
    /// Have no deputy for this seat any more, or be it no more.
    EndDeputy(Seat),
    /// Somebody who is a deputy, or asked to be, is not in the server any more. The house's alone.
    DeputyDeparted(PersonId),
    /// A seat's person is not in the server any more. The house's alone.
    Departed(Seat),
    /// Its rules are played otherwise since an update. The house's alone.
    NoteRules,
    /// Go back to where a turn began, whatever its people say. The house's alone: whoever runs it wants it.
    Rewind {
        /// After how many entries it began.
        to: u64,
        /// Its number.
        turn: u32,
    },
    /// Be somewhere else in the same server from now on: in a thread of its own, or back where it was opened. The house's
    /// alone: doors tell where a card could be posted.
    Move {
        /// The channel or thread.
        channel: String,
    },
}

/// What somebody wants the others to agree to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// The game goes back to where the sender's last turn began, looking at so many [told stories](super::Table::told).
    Undo {
        /// How many.
        told: u64,
    },
    /// What was undone is as it was, looking at so many told stories.
    Redo {
        /// How many.
        told: u64,
    },
    /// The game stands still until all want to go on.
    Pause,
    /// The game goes on.
    Resume,
    /// Somebody who does not sit here is offered the sender's seat, or one that a bot plays.
    Seat {
        /// Which.
        seat: Seat,
        /// To whom.
        person: Person,
    },
}

/// How somebody's note is changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteChange {
    /// These lines are added.
    Add(String),
    /// The last line is taken away, of so many that the sender saw.
    RemoveLast {
        /// How many.
        lines: usize,
    },
    /// It is deleted.
    Delete,
}

/// How a plan is changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanChange {
    /// This action is added to the turn that is open; when none is, it begins another.
    Add(String),
    /// The last action is taken away.
    TakeBack,
    /// Whether its person wants to be asked when something has changed.
    Asks(bool),
    /// It is cleared.
    Clear,
}

/// What a command draws out, for which the log has to have room.
pub(super) enum DrawsOut {
    /// Nothing: it ends something, or is told by no entry where there is no room.
    Nothing,
    /// The game, which always has room to come to its end.
    Game,
    /// The turn of this seat, which has it as well, or nothing but an aside.
    Turn(Seat),
    /// What people do beside it.
    More,
}

impl Command {
    /// What it draws out.
    pub(super) fn draws_out(&self) -> DrawsOut {
        match self {
            Command::Close | Command::Resign | Command::Move { .. } | Command::EndDeputy(_) | Command::DeputyDeparted(_) => {
                DrawsOut::Nothing
            }
            Command::Note(_) | Command::Rewind { .. } => DrawsOut::Nothing,
            // In a log without room for clocks nothing is due, which the house needs to hear and not to try again.
            Command::Called { .. } | Command::PassTime { .. } | Command::GiveBack { .. } | Command::Look => DrawsOut::Nothing,
            Command::Agree(_) | Command::Decline(_) | Command::EndSearch(_) => DrawsOut::Nothing,
            Command::Propose(proposal) => match proposal {
                // Whoever stopped a game has to be able to go on.
                Proposal::Resume => DrawsOut::Nothing,
                Proposal::Undo { .. } | Proposal::Redo { .. } | Proposal::Pause | Proposal::Seat { .. } => DrawsOut::More,
            },
            Command::Act { seat, .. } => DrawsOut::Turn(*seat),
            Command::Start | Command::Leave => DrawsOut::Game,
            Command::Join
            | Command::AddBot { .. }
            | Command::RemoveBot
            | Command::SetOption { .. }
            | Command::SetEdition { .. }
            | Command::SetSeats(_)
            | Command::SetShuffled(_)
            | Command::SetUnaided(_)
            | Command::SetTimeLimit(_)
            | Command::Invite { .. }
            | Command::Free { .. } => DrawsOut::More,
            Command::TakeBack { .. } | Command::RestartTurn { .. } | Command::Plan { .. } => DrawsOut::More,
            Command::ComeBack | Command::PlayOn | Command::Snooze(_) | Command::LetBotPlay { .. } => DrawsOut::More,
            Command::TakeOver | Command::SetOwner(_) | Command::Follow | Command::Unfollow => DrawsOut::More,
            Command::TakeOfferBack | Command::Seek(_) | Command::AskForSeat { .. } => DrawsOut::More,
            Command::NameDeputy(_) | Command::BeDeputy(_) | Command::Departed(_) | Command::NoteRules => DrawsOut::More,
        }
    }

    /// The people it names who need not be known yet.
    pub fn names(&self) -> &[Person] {
        match self {
            Command::Invite { people } => people,
            Command::NameDeputy(person) => slice::from_ref(person),
            Command::Propose(proposal) => match proposal {
                Proposal::Seat { person, .. } => slice::from_ref(person),
                Proposal::Undo { .. } | Proposal::Redo { .. } | Proposal::Pause | Proposal::Resume => &[],
            },
            // Whoever is to own the table has a seat there, and whose seat is freed is known by it.
            Command::SetOwner(_) | Command::Free { .. } => &[],
            Command::Join
            | Command::Leave
            | Command::AddBot { .. }
            | Command::RemoveBot
            | Command::SetOption { .. }
            | Command::SetEdition { .. }
            | Command::SetSeats(_)
            | Command::SetShuffled(_)
            | Command::SetUnaided(_)
            | Command::SetTimeLimit(_)
            | Command::Start => &[],
            Command::Act { .. } | Command::TakeBack { .. } | Command::RestartTurn { .. } => &[],
            Command::Plan { .. } | Command::Look | Command::Note(_) => &[],
            Command::Resign | Command::ComeBack | Command::Close | Command::PlayOn | Command::LetBotPlay { .. } => &[],
            Command::Snooze(_) | Command::Called { .. } | Command::PassTime { .. } | Command::GiveBack { .. } => &[],
            Command::Agree(_) | Command::Decline(_) | Command::TakeOver | Command::Follow | Command::Unfollow => &[],
            Command::TakeOfferBack | Command::Seek(_) | Command::EndSearch(_) | Command::AskForSeat { .. } => &[],
            Command::BeDeputy(_) | Command::EndDeputy(_) | Command::DeputyDeparted(_) | Command::Departed(_) => &[],
            Command::NoteRules | Command::Move { .. } | Command::Rewind { .. } => &[],
        }
    }
}
