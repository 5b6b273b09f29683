//! Files of a game: the record of one that has ended, and a film of one that is over, as everybody saw it.
//!
//! A record holds everything that was hidden, so nobody gets one while the game goes on. The house makes the files; here is who
//! gets them, and what is said with them. Deliberately absent: what is in them.

use pergola_render::Scene;
use pergola_table::{Phase, Table};
use pergola_text::Text;

use crate::{
    seam::{
        limits,
        plain::{Attachment, Card, Reply, Request},
        voice::Voice,
    },
    sight::{Sight, message, outcome::winners},
    wishes::{
        board::Glance,
        past::{Recall, Recollection},
    },
};

/// A file that somebody is to get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileAsked {
    /// The record of the game.
    Record,
    /// The film of the game.
    Film,
}

/// The file that is asked for; none where it is no file, or cannot be had yet: [`super::recalled()`] says so.
pub fn file_asked(table: &Table, recall: &Recall) -> Option<FileAsked> {
    match (recall.recollection, table.phase()) {
        (Recollection::Export, Phase::Over | Phase::Closed(_)) => Some(FileAsked::Record),
        (Recollection::Film, Phase::Over) => Some(FileAsked::Film),
        (Recollection::Export | Recollection::Film | Recollection::PlayOn(_), _) => None,
        (Recollection::Log(_) | Recollection::Replay(_), _) => None,
    }
}

/// A picture of a film: the table as everybody sees it, in its language; nothing before the game begins.
pub fn film_picture(table: &Table) -> Option<Scene<String>> {
    Sight::public(table).picture(Vec::new(), Vec::new()).map(|picture| picture.scene)
}

/// What is seen in the film of a game, in words.
pub fn film_alt(table: &Table, request: &Request) -> String {
    let voice = Voice::private(table, request.language());
    let ends = table.outcome().map(|outcome| voice.plain(&winners(&outcome)).replace("**", ""));
    let alt = Text::new("film-alt").text("game", Text::of(format!("{}-title", table.game().meta().key)));
    let alt = voice.plain(&alt.number("turns", table.turns()));
    limits::cut(&[alt, ends.unwrap_or_default()].join(" "), limits::ALT)
}

/// A file for whoever asked for it.
pub fn with_file(table: &Table, request: &Request, asked: FileAsked, file: Attachment) -> Reply {
    let said = match asked {
        FileAsked::Record => Text::new("export-done"),
        FileAsked::Film => Text::new("film-done"),
    };
    message::private(Card { file: Some(file), ..message::note(table, request.language(), &said, &[&Recollection::NEWEST]) })
}

/// Answers when a file is larger than a message can hold.
pub fn too_large(table: &Table, request: &Request) -> Reply {
    message::private(message::note(table, request.language(), &Text::new("file-too-large"), &[]))
}

/// Answers when a file cannot be made just now.
pub fn not_made(table: &Table, request: &Request) -> Reply {
    message::private(message::note(table, request.language(), &Text::new("file-not-made"), &[]))
}

/// When a file of a game can be had.
pub(crate) fn not_yet(table: &Table, request: &Request, why: &'static str) -> Card {
    message::note(table, request.language(), &Text::new(why), &[&Recollection::NEWEST, &Glance::Board])
}
