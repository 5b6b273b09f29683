//! The story of a turn.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::{
    Event,
    pieces::{Colour, Symbol},
    score::Tally,
    square::Square,
    words::nouns,
};

/// What is told of an event, which is as somebody saw it.
pub(crate) fn tell(seen: &Event) -> Option<Text> {
    Some(match seen {
        Event::GardenChosen { seat, side } => {
            Text::new("sanssouci-garden-chosen").seat("seat", seat.0).text("side", nouns::side(*side))
        }
        Event::Dealt => Text::new("sanssouci-dealt"),
        Event::SideChosen { seat, side: Some(face) } => {
            Text::new("sanssouci-side-chosen").seat("seat", seat.0).code("side", face.key().to_ascii_uppercase())
        }
        Event::SideChosen { seat, side: None } => Text::new("sanssouci-side-chosen-hidden").seat("seat", seat.0),
        Event::SidesShown { sides } => {
            let shown = Seat::all(sides.len() as u8).zip(sides).map(|(seat, face)| {
                Text::new("sanssouci-side-shown").seat("seat", seat.0).code("side", face.key().to_ascii_uppercase())
            });
            Text::new("sanssouci-sides-shown").list("sides", shown)
        }
        Event::Laid { seat, tile, at, gardener, mark, .. } => laid(*seat, *tile, *at, *gardener, *mark),
        Event::Moved { seat, noble, to, points, .. } => moved(*seat, *noble, *to, *points),
        // The picture shows the market.
        Event::Refilled { .. } => return None,
        Event::Drawn { card: Some(card), .. } => Text::new("sanssouci-drawn").text("card", nouns::card(*card)),
        Event::Drawn { card: None, .. } => return None,
        Event::Ended { tallies } => {
            let totals = Seat::all(tallies.len() as u8).zip(tallies).map(|(seat, tally)| total(seat, tally));
            Text::new("sanssouci-ended").list("totals", totals)
        }
    })
}

fn laid(seat: Seat, tile: Square, at: Square, gardener: bool, mark: i32) -> Text {
    let id = match (gardener, mark) {
        (false, 0) => "sanssouci-laid",
        (true, 0) => "sanssouci-laid-gardener",
        (false, 1..) => "sanssouci-laid-paid",
        (true, 1..) => "sanssouci-laid-gardener-paid",
        (false, _) => "sanssouci-laid-cost",
        (true, _) => "sanssouci-laid-gardener-cost",
    };
    let text = Text::new(id).seat("seat", seat.0).text("tile", nouns::square(tile));
    text.text("at", nouns::square(at)).number("points", mark.abs())
}

fn moved(seat: Seat, noble: Symbol, to: Colour, points: u8) -> Text {
    let text = Text::new("sanssouci-moved").seat("seat", seat.0).text("noble", nouns::symbol(noble));
    text.text("row", nouns::colour(to)).number("points", points)
}

fn total(seat: Seat, tally: &Tally) -> Text {
    let text = Text::new("sanssouci-ended-seat").seat("seat", seat.0).number("total", tally.total());
    text.number("rows", tally.rows).number("columns", tally.columns).number("missions", tally.missions)
}
