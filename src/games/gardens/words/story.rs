//! The story of a turn: what was planted, and what each building brought to whom.

use pergola_engine::Seat;
use pergola_text::Text;

use super::{building, tile, tree};
use crate::{Event, board::Built};

/// The story of a turn.
pub(super) fn tell(event: &Event) -> Option<Text> {
    let text = match event {
        Event::Planted { seat, tile: piece, field, .. } => {
            Text::new("gardens-planted").seat("seat", seat.0).number("number", piece.number).code("field", field)
        }
        Event::Scored { built, trees, owner, .. } => scored(built, trees, *owner),
        Event::Drawn { tile: Some(piece), .. } => Text::new("gardens-drawn").text("tile", tile(*piece)),
        // That a tile was drawn goes without saying.
        Event::Drawn { tile: None, .. } => return None,
        Event::Ended => Text::new("gardens-ended"),
    };
    Some(text)
}

fn scored(built: &Built, trees: &[u8; 4], owner: Option<Seat>) -> Text {
    let kinds = trees.iter().filter(|count| **count > 0).count() as i64;
    let text = |id| Text::new(id).text("building", building(built.value));
    let won = |id, winner| {
        let text = text(id).number("value", built.value).number("kinds", kinds).number("points", built.points);
        text.text("tree", tree(winner))
    };
    match (built.winner, owner) {
        (Some(winner), Some(seat)) => won("gardens-scored", winner).seat("seat", seat.0),
        (Some(winner), None) => won("gardens-scored-unowned", winner),
        (None, _) => text("gardens-scored-nobody"),
    }
}
