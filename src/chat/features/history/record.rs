//! Records that people give: what is said of them, and of the games that are looked back at from them.
//!
//! Such a game is nobody's here: whoever gave its record sees what everybody saw, its people go by numbers, and nothing can be
//! done at its table but look back. Deliberately absent: reading records, and keeping them meanwhile.

use std::collections::BTreeSet;

use pergola_table::{Contradiction, Entry, Guests, Person, PersonRef, RecordFlaw, Table, TableId, What};
use pergola_text::{LANGUAGES, Language, Speaker, Text};

use super::{contradicted::contradiction, past::Past, recalled::recalled};
use crate::{
    seam::{
        ids::{Origin, ReadWish},
        limits,
        plain::{Act, Card, GivenFile, Reply, Request, Show},
        voice::Voice,
    },
    sight::message,
    wishes::{
        board::Glance,
        past::{Moment, Recall, Recollection},
    },
};

/// Why no game can be looked back at from a file.
#[derive(Clone, Debug, PartialEq)]
pub enum NotImported {
    /// None was given.
    NoFile,
    /// It is packed, and cannot be unpacked, or into more than this many bytes.
    Packed(u64),
    /// It is no record, or a damaged one.
    Flawed(RecordFlaw),
    /// It has more entries than this.
    TooLong(usize),
    /// It contradicts the rules.
    Contradicted(Contradiction),
    /// It does not play again as a table of people would.
    Unplayable,
    /// Others are being read.
    Busy,
}

/// The file that a command was given with, to be looked back at.
pub fn to_import(request: &Request) -> Option<&GivenFile> {
    match &request.act {
        Act::Slash(slash) => slash.file.as_ref(),
        _ => None,
    }
}

/// The people of a record, in the order in which it tells of them. Who they are nobody knows.
pub fn players(entries: &[Entry]) -> Guests {
    let mut told = BTreeSet::new();
    let references = entries.iter().flat_map(Entry::people).filter(|it| told.insert(*it)).collect::<Vec<_>>();
    let opened = entries.first().and_then(|it| if let What::Opened { opening, .. } = &it.what { Some(opening) } else { None });
    let language = opened.map_or(LANGUAGES[0], |opening| opening.language.as_str());
    let speaker = Speaker::plain(language, &[]);
    let player = |(at, reference): (usize, PersonRef)| {
        let name = speaker.say(&Text::new("record-player").number("number", at as i64 + 1));
        (reference, Person::new(format!("record:{}", at + 1), &name))
    };
    Guests::new(references.into_iter().enumerate().map(player))
}

/// Opens the game of a record with the board of [`first_board`]: `board`, if the game had begun.
pub fn imported(table: &Table, request: &Request, recall: &Recall, past: &Past, board: Option<&Table>) -> Reply {
    let card = recalled(table, request, recall, past, board).card;
    let text = [Voice::private(table, request.language()).say(&Text::new("import-done")), card.text].join("\n\n");
    message::private(Card { text: limits::cut(&text, limits::TEXT), ..card })
}

/// What is looked at first of the game of a record.
pub fn first_board(table: TableId) -> Recall {
    Recall { table, recollection: Recollection::board(Moment::First), origin: Origin::Slash }
}

/// Says why nothing can be looked back at.
pub fn not_imported(why: &NotImported, request: &Request) -> Reply {
    let text = match why {
        NotImported::NoFile => Text::new("import-no-file"),
        NotImported::Packed(most) => Text::new("import-packed").number("limit", (most >> 20) as i64),
        NotImported::Flawed(RecordFlaw::Foreign) => Text::new("import-foreign"),
        NotImported::Flawed(RecordFlaw::NoEntry { line, .. }) => Text::new("import-no-entry").number("line", *line as i64),
        NotImported::Flawed(RecordFlaw::Gap { line, expected, found }) => {
            let gap = Text::new("import-gap").number("line", *line as i64);
            gap.number("expected", *expected as i64).number("found", (*found).min(i64::MAX as u64) as i64)
        }
        NotImported::TooLong(most) => Text::new("import-too-long").number("entries", *most as i64),
        NotImported::Contradicted(found) => Text::new("import-contradicted").text("what", contradiction(found)),
        NotImported::Unplayable => Text::new("import-unplayable"),
        NotImported::Busy => Text::new("import-busy"),
    };
    message::sentence(request.language(), &text)
}

/// Says that a record is not at hand any more.
pub fn record_gone(request: &Request) -> Reply {
    message::sentence(request.language(), &Text::new("import-gone"))
}

/// What is asked of the game of a record by a button; nothing that can be done there, otherwise.
pub(crate) fn asked_of_record(table: TableId, word: &str, rest: Option<&str>, origin: Origin) -> Option<Recall> {
    let recollection = match (Recollection::read(word, rest), Glance::read(word, rest)) {
        (Some(Recollection::Export), _) => return None,
        (Some(recollection), _) => recollection,
        (None, Some(Glance::Board)) => Recollection::LAST_BOARD,
        (None, _) => return None,
    };
    Some(Recall { table, recollection, origin })
}

/// Says that nothing can be done at a record's table.
pub(crate) fn only_looked_at(language: Language) -> Reply {
    Reply { show: Show::Private, ..message::sentence(language, &Text::new("import-only-looks")) }
}
