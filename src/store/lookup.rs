//! Archived tables as they are looked up: by their number, where they are, and who had a seat.
//!
//! They are many, and only become more, so a log answers what is asked of them instead of telling of all when it is opened. A log
//! that is shared by several tells of the tables of the one who asks. Deliberately absent: what was played at them, which is read
//! as of any table.

use std::sync::Arc;

use pergola_table::{Ended, PersonRef, PlaceId, TableId};

use super::log::Tried;

/// Archived tables with what they are found by.
pub type EndedTables = Vec<(TableId, Arc<Ended>)>;

/// What can be looked up of archived tables.
pub trait Lookup {
    /// What an archived table is found by; nothing where there is none of this number.
    ///
    /// # Errors
    /// When it does not read.
    fn ended(&self, table: TableId) -> Tried<'_, Option<Arc<Ended>>>;

    /// The tables that are or were opened at a place and whose game came to its end, but for lessons: the newest first, so many
    /// at most.
    ///
    /// # Errors
    /// When it does not read.
    fn ended_at(&self, place: PlaceId, most: usize) -> Tried<'_, EndedTables>;

    /// All tables of a server, the oldest first.
    ///
    /// # Errors
    /// When it does not read.
    fn ended_in(&self, server: String) -> Tried<'_, EndedTables>;

    /// The tables at whose end somebody had a seat, of one server or of all: the newest first, so many at most.
    ///
    /// # Errors
    /// When it does not read.
    fn ended_of(&self, person: PersonRef, server: Option<String>, most: usize) -> Tried<'_, EndedTables>;

    /// The tables of which nobody has noted what their games, which came to their end, have come to: the newest first.
    ///
    /// # Errors
    /// When it does not read.
    fn without_standings(&self) -> Tried<'_, EndedTables>;
}

/// Whether its game came to its end, where others may look at it.
pub(super) fn is_played_openly(ended: &Ended) -> bool {
    ended.closed.is_none() && !ended.lesson
}

/// Whether nobody has noted what its game has come to.
pub(super) fn is_without_standings(ended: &Ended) -> bool {
    is_played_openly(ended) && ended.standings.is_none()
}
