//! The menu of a turn: the steps that lead to each planting.
//!
//! It asks which tile, which is no question when it is the only one, on which field and how it is turned. A field
//! says which buildings it encloses. Fields never are too many for one level: a new
//! tile takes its own field away and opens at most 3, so `n` tiles leave at most 2n + 2 fields beside them, and 36 - n are
//! empty: 24 at most, the first tile's 16 apart.

use pergola_engine::{Grouping, Step};
use pergola_text::Text;

use super::{building, tile, tree};
use crate::{
    Action, Spot,
    board::{Built, Planted},
    pieces::{Field, Tile},
    view::View,
};

/// So few fields a menu shows together with the four turns on each, at most 25 entries.
const FEW_FIELDS: std::ops::RangeInclusive<usize> = 2..=6;

/// The steps that lead to an action.
pub(super) fn path(view: &View, action: &Action) -> Vec<Step<Spot>> {
    let Action::Plant { tile: piece, field, turns } = *action else {
        return vec![Step::new(Text::new("gardens-menu-end"))];
    };
    let text = Text::new("gardens-menu-tile").text("tile", tile(piece));
    // A single tile is no question, and the picture shows its turns instead.
    let is_question = view.hand.as_ref().is_some_and(|hand| hand.len() > 1);
    let mut steps = vec![Step { spot: is_question.then_some(Spot::Tile(piece)), ..Step::new(text) }];
    let built = view.board.would_build(field, Planted { tile: piece, turns });
    let is_shared = FEW_FIELDS.contains(&view.board.fields().count());
    let text = if is_shared { Text::new("gardens-menu-field").code("field", field) } else { enclosing(field, &built) };
    steps.push(Step::at(text, Spot::Field(field)));
    steps.push(Step::at(turned(piece, turns), Spot::Turn(turns)).standing(Grouping::Lettered));
    steps
}

/// A field, and what any tile encloses there.
fn enclosing(field: Field, built: &[Built]) -> Text {
    if built.is_empty() {
        return Text::new("gardens-menu-field").code("field", field);
    }
    let named =
        |built: &Built| Text::new("gardens-menu-building").text("building", building(built.value)).number("value", built.value);
    Text::new("gardens-menu-field-encloses").code("field", field).list("buildings", built.iter().map(named))
}

/// One way to turn a tile: what lies at the top left.
fn turned(tile: Tile, turns: u8) -> Text {
    Text::new("gardens-menu-turn").text("tree", tree(tile.trees(turns)[0]))
}
