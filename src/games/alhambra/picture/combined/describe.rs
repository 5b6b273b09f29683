//! What is said of the pictures of Alhambra and Granada together beyond what is said of both.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::{
    city::POINTS_OF_A_SHARED_EDGE,
    event::GranadaBorders,
    view::{SeatView, View},
};

/// The lengths of a seat's moat and of its wall along it, in a text with room for them.
pub(super) fn with_lengths(id: &'static str, seen: &SeatView) -> Text {
    let (moat, both) = seen.granada.as_ref().map_or((0, 0), |it| (it.moat.len(), it.stretch.len()));
    Text::new(id).number("moat", moat as i64).number("both", both as i64)
}

/// Where a seat's Granada began.
pub(super) fn start(seen: &SeatView) -> Option<Text> {
    Some(Text::new("combined-describe-start").code("cell", seen.granada.as_ref()?.start?))
}

/// What is left in both bags and in the deck.
pub(super) fn stock(view: &View) -> Text {
    let granada = view.combined.as_ref().map_or(0, |both| both.bag);
    let text = Text::new("combined-describe-stock").number("alhambra", view.bag).number("granada", granada);
    text.number("deck", view.deck)
}

/// What the borders of Granada brought everybody in a scoring round.
pub(super) fn gains(granada: &GranadaBorders) -> Vec<Text> {
    let seats = Seat::all(granada.moats.len() as u8).zip(granada.moats.iter().zip(&granada.stretches));
    let gain = |(seat, (moat, stretch)): (Seat, (&u32, &u32))| {
        let text = Text::new("combined-describe-gain").seat("seat", seat.0).number("moat", *moat);
        text.number("both", POINTS_OF_A_SHARED_EDGE * stretch)
    };
    seats.map(gain).collect()
}
