//! The story of a turn: what the sentences of events list seat by seat.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::{pieces::Face, score::Tally};

/// The sides of all expansion boards.
pub(crate) fn sides(sides: &[Face]) -> Vec<Text> {
    let shown = |(seat, face): (Seat, &Face)| Text::new("sanssouci-side-shown").with("seat", seat).with("side", face);
    Seat::all(sides.len() as u8).zip(sides).map(shown).collect()
}

/// What all have won, and for what.
pub(crate) fn totals(tallies: &[Tally]) -> Vec<Text> {
    Seat::all(tallies.len() as u8).zip(tallies).map(|(seat, tally)| total(seat, tally)).collect()
}

fn total(seat: Seat, tally: &Tally) -> Text {
    let text = Text::new("sanssouci-ended-seat").with("seat", seat).number("total", tally.total());
    text.number("rows", tally.rows).number("columns", tally.columns).number("missions", tally.missions)
}
