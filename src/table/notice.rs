//! A notice: what a door is to post in a table's channel.
//!
//! Whom its card calls, what it shows and which older ones it replaces stands here of each kind. None is ever dropped because a
//! channel refuses it: it is posted when it can be, unless a newer one has replaced it. Deliberately absent: which notices a
//! change calls for, and what a card says.

use pergola_engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{
    accord::{Aim, Dropped},
    people::{PersonRef, TableId},
    search::SearchEnd,
    standby::DeputyEnd,
};

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
    /// A seat's person wants the others to agree to something; those whose agreement is missing are pinged.
    Motion {
        /// The motion's number.
        number: u64,
    },
    /// A motion was not carried.
    MotionDropped {
        /// Whose it was.
        by: Seat,
        /// What it was about.
        aim: Aim,
        /// Why.
        how: Dropped,
    },
    /// A seat of the running game is offered to somebody, who is pinged.
    SeatOffered {
        /// Which.
        seat: Seat,
        /// To whom.
        person: PersonRef,
    },
    /// Whose seat was offered has taken that back.
    OfferTakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// A substitute is sought for a seat.
    SubstituteSought {
        /// Which.
        seat: Seat,
        /// The number of the search.
        number: u64,
    },
    /// A substitute is sought no more.
    SearchEnded {
        /// For which seat.
        seat: Seat,
        /// Why.
        how: SearchEnd,
    },
    /// Somebody took a seat of the running game; they are pinged if it waits for them.
    TookOver {
        /// Which.
        seat: Seat,
    },
    /// A seat's person asks somebody to be their deputy, who is pinged.
    DeputyAsked {
        /// Whose.
        seat: Seat,
        /// Whom.
        person: PersonRef,
        /// Who was asked before, and is not any more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<PersonRef>,
    },
    /// Somebody is a seat's deputy from now on; they are pinged if they are to play.
    DeputyAgreed {
        /// Whose.
        seat: Seat,
        /// Who was it before, and is it no more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<PersonRef>,
    },
    /// A seat has no deputy any more.
    DeputyEnded {
        /// Whose.
        seat: Seat,
        /// Who it was.
        person: PersonRef,
        /// Why.
        how: DeputyEnd,
    },
    /// A seat's person went away while the game waits for them: their deputy is pinged.
    DeputyCalled {
        /// Whose.
        seat: Seat,
    },
    /// A seat's person went away while the game waits for them, and nobody plays for them. Nobody is pinged.
    Away {
        /// Which seat.
        seat: Seat,
    },
    /// A seat's person is not in the server any more; the others are pinged.
    Departed {
        /// Which seat.
        seat: Seat,
    },
    /// An update has changed how the rules are played.
    RulesChanged {
        /// How often they had changed before, as the people know.
        from: u16,
    },
    /// All agreed that the game stands still.
    Paused,
    /// The pause is over in a day; everybody at the table is pinged.
    PauseEnds,
    /// The pause is over by itself; those the game waits for are pinged.
    PauseOver,
    /// The game goes on; those it waits for are pinged.
    Resumed,
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

/// Whom a card calls to what the game waits for. Those who are to vote, and whoever is offered something, are mentioned as well;
/// for them the game does not wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Calls {
    /// These, to their turn.
    Turn(Seats),
    /// This one, who knows of the turn.
    Again(Seat),
    /// This one, and the deputy who may play for them.
    WithDeputy(Seat),
    /// The deputies alone: whoever has just ended something goes on.
    Deputies,
    /// All whom the game waits for.
    Everybody,
    /// Nobody.
    Nobody,
}

/// What a card shows besides what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shows {
    /// The board.
    Board,
    /// The lobby, as it was opened or is owned now.
    Lobby,
    /// Nothing that another shows, too.
    Nothing,
}

impl NoticeKind {
    fn whom(&self) -> Calls {
        match *self {
            NoticeKind::Turn { ping } | NoticeKind::Overdue { ping } => Calls::Turn(ping),
            NoticeKind::TookOver { seat } | NoticeKind::Reminder { seat } | NoticeKind::DeputyCalled { seat } => {
                Calls::Again(seat)
            }
            NoticeKind::DeputyAgreed { seat, .. } => Calls::WithDeputy(seat),
            NoticeKind::Board => Calls::Deputies,
            NoticeKind::Resumed | NoticeKind::PauseOver => Calls::Everybody,
            NoticeKind::Lobby
            | NoticeKind::Invited { .. }
            | NoticeKind::Left { .. }
            | NoticeKind::CameBack { .. }
            | NoticeKind::Vote { .. }
            | NoticeKind::VoteTakenBack { .. }
            | NoticeKind::BotWanted { .. }
            | NoticeKind::VotedOut { .. }
            | NoticeKind::Motion { .. }
            | NoticeKind::MotionDropped { .. }
            | NoticeKind::SeatOffered { .. }
            | NoticeKind::OfferTakenBack { .. }
            | NoticeKind::SubstituteSought { .. }
            | NoticeKind::SearchEnded { .. }
            | NoticeKind::DeputyAsked { .. }
            | NoticeKind::DeputyEnded { .. }
            | NoticeKind::Departed { .. }
            | NoticeKind::Away { .. }
            | NoticeKind::RulesChanged { .. }
            | NoticeKind::Paused
            | NoticeKind::PauseEnds
            | NoticeKind::TimeOver { .. }
            | NoticeKind::Scoring
            | NoticeKind::Over
            | NoticeKind::Closed => Calls::Nobody,
        }
    }

    fn shows(&self) -> Shows {
        match self {
            NoticeKind::Turn { .. } | NoticeKind::Overdue { .. } | NoticeKind::Board | NoticeKind::Scoring | NoticeKind::Over => {
                Shows::Board
            }
            NoticeKind::Lobby => Shows::Lobby,
            NoticeKind::Invited { .. }
            | NoticeKind::Left { .. }
            | NoticeKind::CameBack { .. }
            | NoticeKind::Vote { .. }
            | NoticeKind::VoteTakenBack { .. }
            | NoticeKind::Reminder { .. }
            | NoticeKind::BotWanted { .. }
            | NoticeKind::VotedOut { .. }
            | NoticeKind::Motion { .. }
            | NoticeKind::MotionDropped { .. }
            | NoticeKind::SeatOffered { .. }
            | NoticeKind::OfferTakenBack { .. }
            | NoticeKind::SubstituteSought { .. }
            | NoticeKind::SearchEnded { .. }
            | NoticeKind::TookOver { .. }
            | NoticeKind::DeputyAsked { .. }
            | NoticeKind::DeputyAgreed { .. }
            | NoticeKind::DeputyEnded { .. }
            | NoticeKind::DeputyCalled { .. }
            | NoticeKind::Departed { .. }
            | NoticeKind::Away { .. }
            | NoticeKind::RulesChanged { .. }
            | NoticeKind::Paused
            | NoticeKind::PauseEnds
            | NoticeKind::PauseOver
            | NoticeKind::Resumed
            | NoticeKind::TimeOver { .. }
            | NoticeKind::Closed => Shows::Nothing,
        }
    }

    /// The seats it calls to their turn: their clocks run from its delivery.
    pub fn calls_to_turn(&self) -> Seats {
        match self.whom() {
            Calls::Turn(ping) => ping,
            Calls::Again(_) | Calls::WithDeputy(_) | Calls::Deputies | Calls::Everybody | Calls::Nobody => Seats::NONE,
        }
    }

    /// The seats it calls to what the game waits for, where it waits for those.
    pub(super) fn calls(&self, waited_for: Seats) -> Seats {
        match self.whom() {
            Calls::Turn(ping) => ping,
            Calls::Again(seat) | Calls::WithDeputy(seat) => Seats::only(seat),
            Calls::Everybody => waited_for,
            Calls::Deputies | Calls::Nobody => Seats::NONE,
        }
    }

    /// The seats whose deputies it calls, if they are to play, of those on which people play.
    pub(super) fn calls_deputies(&self, people: Seats) -> Seats {
        match self.whom() {
            Calls::Turn(ping) => ping,
            Calls::WithDeputy(seat) => Seats::only(seat),
            Calls::Deputies | Calls::Everybody => people,
            Calls::Again(_) | Calls::Nobody => Seats::NONE,
        }
    }

    /// The seats it calls so that it says who of them is away: where it does, no other card has to.
    pub(super) fn tells_absence(&self, waited_for: Seats) -> Seats {
        match self.whom() {
            Calls::Turn(ping) => ping,
            Calls::Everybody => waited_for,
            Calls::Again(_) | Calls::WithDeputy(_) | Calls::Deputies | Calls::Nobody => Seats::NONE,
        }
    }

    /// The same calling these to their turn, too, if it is a board's while the game goes on.
    fn calling_also(&self, due: Seats) -> NoticeKind {
        let ping = self.calls_to_turn().union(due);
        if let NoticeKind::Turn { .. } = self {
            return NoticeKind::Turn { ping };
        }
        let is_board = self.shows() == Shows::Board && *self != NoticeKind::Over;
        if is_board && !ping.is_empty() { NoticeKind::Overdue { ping } } else { self.clone() }
    }
}

impl Notice {
    /// Whether an older notice of the same table need not be sent any more once this one is written: both show the
    /// board, or both bring the lobby's card up to date. Every other waits until it can be posted.
    pub fn replaces(&self, older: &Notice) -> bool {
        let shows = self.kind.shows();
        self.table == older.table && shows != Shows::Nothing && shows == older.kind.shows()
    }

    /// This notice in place of an older one it replaces: in a decision of several at once, those whom that one was to ping may
    /// be waited for still, and this one pings them. Whether they are is seen when it is sent. What that one was to tell, this
    /// one tells too.
    pub fn taking_over(&self, older: &Notice) -> Notice {
        let told = self.told.map(|told| older.told.map_or(told, |earlier| told.min(earlier)));
        Notice { kind: self.kind.calling_also(older.kind.calls_to_turn()), told, ..self.clone() }
    }
}
