//! Why a table says no, and the one check that every id a door gives has to pass. Deliberately absent: what else is checked.

use pergola_engine::{IllegalAction, MissingEdition, Seat, Seats};
use pergola_text::Text;

use super::{
    limits::ID_CHARACTERS,
    moment::Millis,
    people::{Named, Openers, TableId},
};

/// The person's sentence is chosen by the conversation; this says the fact and the numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum TableRefusal {
    /// This game cannot be set up so: a sentence of the game's.
    Setup(Text),
    /// No game has this key.
    UnknownGame {
        /// What was asked for.
        key: String,
        /// The keys of those that there are.
        known: Vec<&'static str>,
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
        /// The keys of those that people are offered.
        known: Vec<&'static str>,
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
    /// The game waits for them already: there is nothing to plan.
    TurnHasBegun,
    /// What they are asked next is no turn that can be planned as things stand.
    NothingToPlan,
    /// Their plan holds as much as a plan can.
    PlanFull,
    /// What they chose before in the turn they plan is not possible any more as things stand.
    PlanBreaks,
    /// Their note has more characters than that.
    NoteTooLong {
        /// The limit.
        characters: usize,
    },
    /// Their note is another than the one they looked at.
    NoteChanged,
    /// They have not agreed to close the table.
    NotVoted,
    /// They agreed to close already; these seats have not. (A first vote is no refusal: its commit says so.)
    WaitsForVotes {
        /// Whose votes are missing.
        missing: Seats,
    },
    /// What concerns everybody at the table, and is not so.
    Motion(MotionRefusal),
    /// What concerns deputies.
    Deputy(DeputyRefusal),
    /// Nobody has so little or so much time.
    ImpossibleTime,
    /// Nothing of the kind is due now.
    NotDue,
    /// They play, or no bot can play for them: others vote out only whom the game waits for alone.
    NotAway,
    /// The game has not waited for them alone for long enough: the others may vote them out later, unless they do something.
    NotAwayYet {
        /// Whom.
        seat: Seat,
        /// From when on.
        until: Millis,
    },
    /// There is no reminder to be put off by so much: it was the last one, or the time is over before.
    NothingToSnooze,
    /// The house is stopping, or the store refuses to write: try again.
    NotSaved,
    /// The store was told to write it and has not answered, or somebody else decides now, who may have been told the same:
    /// whether it is saved is seen when the store is reached again.
    PerhapsSaved,
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
    /// Tables are opened elsewhere in this server, or by others.
    NotOpened {
        /// The only channels where they are; everywhere, if none are named.
        channels: Vec<Named>,
        /// Who opens them.
        openers: Openers,
    },
    /// The position cannot be played on: these rules cannot read it.
    NotPlayedOn,
    /// The game of the table a rematch is asked for goes on.
    StillPlayed {
        /// That table.
        table: TableId,
    },
}

impl TableRefusal {
    /// Whether the store did not write what was decided, or has not said so, and it may go well later.
    pub fn is_of_the_store(&self) -> bool {
        matches!(self, TableRefusal::NotSaved | TableRefusal::PerhapsSaved)
    }
}

/// What there may be too many of: see [`Crowd::check_room`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowd {
    /// The open tables at which one person has a seat. Who opens a table has one, and who joins gets one.
    Person,
    /// Those of a channel or thread.
    Channel,
    /// Those of a server.
    Server,
    /// The bots at the open tables that one person owns.
    Bots,
    /// The same, of somebody who is to own another table.
    HeirsBots,
}

/// Why a motion is not made or voted about, and a seat of a running game or a place around the table not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotionRefusal {
    /// The people vote about something already.
    MotionOpen {
        /// Who made that motion.
        by: Seat,
    },
    /// What they asked for in this turn was not agreed to.
    AskedThisTurn,
    /// What was voted about is settled.
    NoMotion,
    /// They have agreed already; these seats have not.
    WaitsForOthers {
        /// Whose agreement is missing.
        missing: Seats,
    },
    /// The game stands still.
    Paused,
    /// The game does not stand still.
    NotPaused,
    /// They have played nothing yet that is still at hand.
    NothingToUndo,
    /// A turn has ended since they looked at what would be undone.
    UndoStale,
    /// Nothing was undone, or somebody has acted since.
    NothingToRedo,
    /// Whoever is to take a seat has one here.
    SitsHere {
        /// Which.
        seat: Seat,
    },
    /// Somebody plays that seat, or comes back to it.
    NotVacant,
    /// A lesson is for one person.
    LessonOfOne,
    /// No seat is offered to them any more.
    NotOffered,
    /// The seat is offered to somebody already, or another to the one it is to be offered to.
    OfferedAlready {
        /// Which seat is offered.
        seat: Seat,
        /// Until when, unless it is taken or taken back.
        until: Millis,
    },
    /// Whoever was voted out is asked first whether they come back to their seat.
    AskedFirst {
        /// Whose seat it is.
        seat: Seat,
        /// From when on it can be taken.
        from: Millis,
    },
    /// They have offered their seat to nobody.
    NothingOffered,
    /// A substitute is sought for the seat already.
    SoughtAlready {
        /// Until when.
        until: Millis,
    },
    /// No substitute is sought there any more.
    NotSought,
    /// The others did not want them there.
    NotWanted,
    /// Whoever is to own the table does so already.
    OwnsAlready,
    /// Whoever is to own the table does not sit there.
    SitsElsewhere,
    /// They follow the table already.
    FollowsAlready,
    /// They do not follow the table.
    DoesNotFollow,
    /// As many follow the table as may.
    TooManyFollow {
        /// The limit.
        limit: usize,
    },
}

/// Why somebody is no deputy, or does not play as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeputyRefusal {
    /// The one they would play for is there, or a bot plays.
    NotAbsent {
        /// Whose deputy they are.
        seat: Seat,
    },
    /// They are the deputy already, or asked to be.
    IsDeputy,
    /// Nobody asks them any more.
    NotAsked,
    /// There is no deputy, or none of theirs.
    NoDeputy,
    /// They know what another seat held, as its deputy or because it was theirs.
    KnowsAnother,
    /// As many have been deputies here as can be.
    TooMany {
        /// The limit.
        limit: usize,
    },
}

impl From<DeputyRefusal> for TableRefusal {
    fn from(refusal: DeputyRefusal) -> TableRefusal {
        TableRefusal::Deputy(refusal)
    }
}

impl From<MotionRefusal> for TableRefusal {
    fn from(refusal: MotionRefusal) -> TableRefusal {
        TableRefusal::Motion(refusal)
    }
}

/// Refuses ids longer than a checkpoint has room for.
pub(super) fn check_ids<'a>(ids: impl IntoIterator<Item = &'a str>) -> Result<(), TableRefusal> {
    let too_long = ids.into_iter().any(|id| id.chars().count() > ID_CHARACTERS);
    if too_long { Err(TableRefusal::IdTooLong { characters: ID_CHARACTERS }) } else { Ok(()) }
}
