//! Looking back: what somebody asks of a table's past, and what they are shown of it.
//!
//! The past is what is kept of a table: its log, and the checkpoints in which its turns began ([`Past`]). Whoever asks sees
//! of it what they could see then: events as their viewer saw them, and no turn of another seat that has not ended. Deliberately
//! absent: where a past comes from. That of a table is in the store, and nothing of it is played again, but that it is laid out
//! to tell what everybody saw then; that of a record is nothing but its log, which is.

mod again;
mod branches;
mod commands;
mod contradicted;
mod decisions;
mod facts;
mod file;
mod log;
mod past;
mod recalled;
mod record;
mod replay;
mod sitting;
mod story;

pub(crate) use self::{
    again::Again,
    commands::{Export, Import, Log, Replay},
    record::{asked_of_record, only_looked_at},
};
pub use self::{
    again::{offered, played_on, to_play_on},
    branches::{Branch, TurnStart, turn_starts},
    contradicted::{contradiction, refused_action},
    decisions::decisions,
    file::{FileAsked, file_asked, film_alt, film_picture, not_made, too_large, with_file},
    past::{Past, may_be_played_on},
    recalled::{board_asked, not_recalled, recalled},
    record::{NotImported, first_board, imported, not_imported, players, record_gone, to_import},
};
