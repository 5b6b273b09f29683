//! What somebody is shown of a table's past.

use pergola_table::Table;
use pergola_text::Text;

use super::{again, file, log, past::Past, replay};
use crate::{
    seam::plain::{Reply, Request},
    sight::message,
    wishes::past::{Look, Recall, Recollection},
};

/// After how many entries the turn began whose board is asked for, to be read for [`recalled`]; nothing where none is.
pub fn board_asked(table: &Table, recall: &Recall, past: &Past) -> Option<u64> {
    match recall.recollection {
        Recollection::Replay(look) => replay::board_asked(table, past, look),
        Recollection::PlayOn(moment) => replay::board_asked(table, past, Look { moment, hand: false }),
        Recollection::Log(_) | Recollection::Export | Recollection::Film => None,
    }
}

/// Shows somebody what they asked of a table's past. `board` is the table after so many entries as [`board_asked`] said, if
/// it can be read.
pub fn recalled(table: &Table, request: &Request, recall: &Recall, past: &Past, board: Option<&Table>) -> Reply {
    let card = match recall.recollection {
        Recollection::Log(page) => log::card(table, request, past, page),
        Recollection::Replay(look) => replay::card(table, request, past, look, board),
        Recollection::Export => file::not_yet(table, request, "export-not-yet"),
        Recollection::Film => file::not_yet(table, request, "film-not-yet"),
        Recollection::PlayOn(moment) => again::refused(table, request, past, moment),
    };
    Reply { show: message::show(recall.origin), card }
}

/// Answers when what is kept of a table's past cannot be read.
pub fn not_recalled(table: &Table, request: &Request) -> Reply {
    message::private(message::note(table, request.language(), &Text::new("history-unreadable"), &[]))
}
