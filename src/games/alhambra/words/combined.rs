//! What is said of Alhambra and Granada together beyond both.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::{
    pieces::Border,
    view::{GrownGranada, View},
};

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
