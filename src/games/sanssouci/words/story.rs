//! The story of a turn: what the sentences of events list seat by seat.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::{pieces::Face, score::Tally};

/// The sides of all expansion boards.
pub(crate) fn sides(sides: &[Face]) -> Vec<Text> {
    let shown = |(seat, face): (Seat, &Face)| Text::new("sanssouci-side-shown").with("seat", seat).with("side", face);
    Seat::all(sides.len() as u8).zip(sides).map(shown).collect()
}

/// What all have won, and for what, each on a line of its own; below them what parts those who are level.
pub(crate) fn totals(tallies: &[Tally]) -> Text {
    let are_level = tallies.iter().enumerate().any(|(at, one)| tallies[..at].iter().any(|it| it.total() == one.total()));
    let lines = Seat::all(tallies.len() as u8).zip(tallies).map(|(seat, tally)| total(seat, tally));
    let gardeners = |(seat, tally): (Seat, &Tally)| {
        Text::new("sanssouci-gardeners-of").with("seat", seat).number("gardeners", tally.gardeners)
    };
    let level = || Text::new("sanssouci-level").list("seats", Seat::all(tallies.len() as u8).zip(tallies).map(gardeners));
    let join = |front: Text, next: Text| Text::new("sanssouci-lines").text("front", front).text("next", next);
    lines.chain(are_level.then(level)).reduce(join).unwrap_or(Text::new("list-none"))
}

fn total(seat: Seat, tally: &Tally) -> Text {
    let text = Text::new("sanssouci-ended-seat").with("seat", seat).number("total", tally.total());
    let text = text.number("moves", tally.moves).number("marks", tally.marks);
    text.number("rows", tally.rows).number("columns", tally.columns).number("missions", tally.missions)
}
