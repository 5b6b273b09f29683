//! What is said of the pictures of Alhambra and Granada together beyond what is said of both.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::{
    city::POINTS_OF_A_SHARED_EDGE,
    event::GranadaBorders,
    view::{CombinedView, GrownGranada, SeatView, View},
};

/// A seat in the standings, to be filled like that of one kind of city.
pub(in super::super) fn seat(granada: &GrownGranada) -> Text {
    with_lengths("combined-describe-seat", granada)
}

/// A seat's own points and borders, to be filled like those of one kind of city.
pub(in super::super) fn points(granada: &GrownGranada) -> Text {
    with_lengths("combined-describe-points", granada)
}

fn with_lengths(id: &'static str, granada: &GrownGranada) -> Text {
    Text::new(id).number("moat", granada.moat.len() as i64).number("both", granada.stretch.len() as i64)
}

/// Where a seat's Granada began.
pub(in super::super) fn start(seen: &SeatView) -> Option<Text> {
    Some(Text::new("combined-describe-start").code("cell", seen.granada.as_ref()?.start?))
}

/// What is left in both bags and in the deck.
pub(in super::super) fn stock(view: &View, both: &CombinedView) -> Text {
    let text = Text::new("combined-describe-stock").number("alhambra", view.bag).number("granada", both.bag);
    text.number("deck", view.deck)
}

/// What the borders of Granada brought everybody in a scoring round.
pub(in super::super) fn describe_scoring(granada: &GranadaBorders) -> Vec<Text> {
    let seats = Seat::all(granada.moats.len() as u8).zip(granada.moats.iter().zip(&granada.stretches));
    let gain = |(seat, (moat, stretch)): (Seat, (&u32, &u32))| {
        let text = Text::new("combined-describe-gain").seat("seat", seat.0).number("moat", *moat);
        text.number("both", POINTS_OF_A_SHARED_EDGE * stretch)
    };
    seats.map(gain).collect()
}
