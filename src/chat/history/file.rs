//! Files of a game: the record of one that has ended. The house makes them; here is who gets them, and what is said with them.
//!
//! A record holds everything that was hidden, so nobody gets one while the game goes on. Deliberately absent: what is in
//! the files.

use super::{Recall, Recollection};
use crate::{
    chat::{
        general,
        plain::{Attachment, Card, Reply},
        press::Wish,
        seat,
    },
    table::{Phase, Table},
    text::Text,
};

/// A file that somebody is to get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAsked {
    /// The record of the game.
    Record,
}

/// The file that is asked for; none where it is no file, or cannot be had yet: [`super::recalled`] says so.
pub fn file_asked(table: &Table, recall: &Recall) -> Option<FileAsked> {
    match (recall.recollection, table.phase()) {
        (Recollection::Export, Phase::Over | Phase::Closed(_)) => Some(FileAsked::Record),
        _ => None,
    }
}

/// A file for whoever asked for it.
pub fn with_file(table: &Table, asked: FileAsked, file: Attachment) -> Reply {
    let said = match asked {
        FileAsked::Record => Text::new("export-done"),
    };
    general::private(Card { file: Some(file), ..seat::note(table, &said, &[Wish::Recall(Recollection::NEWEST)]) })
}

/// Answers when a file is larger than a message can hold.
pub fn too_large(table: &Table) -> Reply {
    general::private(seat::note(table, &Text::new("file-too-large"), &[]))
}

/// When the record of a game can be had.
pub(super) fn not_yet(table: &Table) -> Card {
    seat::note(table, &Text::new("export-not-yet"), &[Wish::Recall(Recollection::NEWEST), Wish::Board])
}
