//! What is said of Alhambra and Granada together beyond both.

use pergola_engine::Seat;
use pergola_text::Text;

use super::{misfits::places, nouns, story::longest as longest_of};
use crate::{
    city::{POINTS_OF_A_SHARED_EDGE, faults::SharedFault},
    event::GranadaBorders,
    pieces::Border,
    view::{GrownGranada, View},
};

/// Who has the longest moat, and the longest stretch of wall along moat.
pub(super) fn longest(granada: &GranadaBorders) -> impl Iterator<Item = Text> + use<> {
    let moat = Text::new("alhambra-most-wall").code("border", Border::Moat.key());
    let stretch = longest_of(Text::new("combined-most-stretch"), &granada.stretches, POINTS_OF_A_SHARED_EDGE);
    longest_of(moat, &granada.moats, 1).into_iter().chain(stretch)
}

/// How the longest moat and the longest stretch of wall along moat change.
pub(super) fn borders(before: &View, after: &View, seat: Seat) -> impl Iterator<Item = Text> {
    let change = |id: &'static str, of: fn(&GrownGranada) -> usize| {
        let [from, to] = [before, after].map(|view| view.seats[seat.index()].granada.as_ref().map(of));
        let (from, to) = (from? as i64, to? as i64);
        (from != to).then(|| Text::new(id).code("border", Border::Moat.key()).number("from", from).number("to", to))
    };
    let moat = change("alhambra-consequence-wall", |granada| granada.moat.len());
    let stretch = change("combined-consequence-stretch", |granada| granada.stretch.len());
    moat.into_iter().chain(stretch)
}

/// Whether a redesign builds or exchanges, where there are too many types for one question.
pub(super) fn which_redesign(builds: bool) -> Text {
    Text::new(if builds { "combined-menu-build" } else { "combined-menu-swap" })
}

/// Which building rule of a city of both stands against a change, as the end of a sentence. Places are told from the
/// fountain.
pub(super) fn misfit(fault: &SharedFault) -> Text {
    let place = |cell| nouns::place(Border::Wall, cell);
    match fault {
        SharedFault::NotWallToMoat { alhambra, granada } => {
            Text::new("combined-misfit-no-wall-to-moat").text("alhambra", place(*alhambra)).text("granada", place(*granada))
        }
        SharedFault::Unreachable { cells } => places("combined-misfit-unreachable", Border::Wall, cells),
        SharedFault::Parted => Text::new("combined-misfit-parted"),
    }
}
