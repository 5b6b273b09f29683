//! Looking back: what somebody asks of a table's past, and what they are shown of it.
//!
//! The past is what is kept of a table: its log, and the checkpoints in which its turns began ([`Past`]). Whoever asks sees
//! of it what they could see then: events as their viewer saw them, and no turn of another seat that has not ended. Deliberately
//! absent: where a past comes from. That of a table is in the store, and nothing of it is played again; that of a record is
//! nothing but its log, which is.

mod branches;
mod decisions;
mod file;
mod log;
mod record;
mod replay;
mod story;

use std::fmt;

use log::LogPage;
use pergola_table::{Entry, Guests, Table, TableId};
use pergola_text::Text;
use replay::Look;

use super::{
    general,
    plain::{Reply, Request},
    press::Origin,
    seat,
};
pub use branches::{Branch, TurnStart, turn_starts};
pub use decisions::{Decision, decisions};
pub use file::{FileAsked, file_asked, film_alt, film_picture, not_made, too_large, with_file};
pub use record::{NotImported, first_board, imported, not_imported, players, record_gone, to_import};
pub(super) use record::{asked_of_record, only_looked_at};
pub(super) use replay::Moment;

/// Something of a table's past that is to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recall {
    /// Which table.
    pub table: TableId,
    /// What of it.
    pub recollection: Recollection,
    /// Where the answer is shown.
    pub(crate) origin: Origin,
}

/// What of a table's past is looked at. `Display` is how a button's id says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recollection {
    /// A page of the story so far.
    Log(LogPage),
    /// A board as it was.
    Replay(Look),
    /// The record of a game that is over, as a file.
    Export,
    /// The whole game as a film.
    Film,
}

/// What is kept of a table's past.
#[derive(Clone, Debug)]
pub struct Past {
    /// Its log.
    pub entries: Vec<Entry>,
    /// The turns of which the checkpoint is kept, in order.
    pub turns: Vec<TurnStart>,
    /// Everybody the log refers to, as far as they are known.
    pub people: Guests,
}

impl Past {
    /// The turn in which an entry was written; 0 before the first.
    fn turn_of(&self, seq: u64) -> u32 {
        let begun = self.turns.partition_point(|start| start.after <= seq);
        begun.checked_sub(1).map_or(0, |last| self.turns[last].turn)
    }
}

impl Recollection {
    /// The words with which a button's id says one.
    pub(super) const WORDS: [&str; 4] = ["log", "replay", "export", "film"];
    /// The newest page of the story so far.
    pub(super) const NEWEST: Recollection = Recollection::Log(LogPage::Newest);

    /// The last board there is.
    pub(super) const LAST_BOARD: Recollection = Recollection::board(Moment::Last);

    /// A board as everybody saw it.
    pub(super) const fn board(moment: Moment) -> Recollection {
        Recollection::Replay(Look { moment, hand: false })
    }

    /// Reads what a button's id says: its word, and what follows it.
    pub(super) fn read(word: &str, rest: Option<&str>) -> Option<Recollection> {
        match (word, rest) {
            ("log", rest) => LogPage::read(rest).map(Recollection::Log),
            ("export", None) => Some(Recollection::Export),
            ("film", None) => Some(Recollection::Film),
            ("replay", rest) => Look::read(rest).map(Recollection::Replay),
            _ => None,
        }
    }

    /// What a button for it says.
    pub(super) fn label(&self) -> Text {
        match self {
            Recollection::Log(page) => page.label(),
            Recollection::Replay(look) => look.label(),
            Recollection::Export => Text::new("button-export"),
            Recollection::Film => Text::new("button-film"),
        }
    }
}

impl fmt::Display for Recollection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Recollection::Log(page) => write!(f, "log{page}"),
            Recollection::Replay(look) => write!(f, "replay{look}"),
            Recollection::Export => f.write_str("export"),
            Recollection::Film => f.write_str("film"),
        }
    }
}

/// After how many entries the turn began whose board is asked for, to be read for [`recalled`]; nothing where none is.
pub fn board_asked(table: &Table, recall: &Recall, past: &Past) -> Option<u64> {
    match recall.recollection {
        Recollection::Replay(look) => replay::board_asked(table, past, look),
        Recollection::Log(_) | Recollection::Export | Recollection::Film => None,
    }
}

/// Shows somebody what they asked of a table's past. `board` is the table after so many entries as [`board_asked`] said, if
/// it can be read.
pub fn recalled(table: &Table, request: &Request, recall: &Recall, past: &Past, board: Option<&Table>) -> Reply {
    let card = match recall.recollection {
        Recollection::Log(page) => log::card(table, request, past, page),
        Recollection::Replay(look) => replay::card(table, request, past, look, board),
        Recollection::Export => file::not_yet(table, "export-not-yet"),
        Recollection::Film => file::not_yet(table, "film-not-yet"),
    };
    Reply { show: seat::show(recall.origin), card }
}

/// Answers when what is kept of a table's past cannot be read.
pub fn not_recalled(table: &Table) -> Reply {
    general::private(seat::note(table, &Text::new("history-unreadable"), &[]))
}
