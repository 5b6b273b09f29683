//! The menu of a turn: the steps that lead to each planting.
//!
//! It asks which tile, which is no question when it is the only one, on which field and how it is turned. A field
//! says which buildings it encloses, a turn what they bring and to whom. Fields never are too many for one level: a new
//! tile takes its own field away and opens at most 3, so `n` tiles leave at most 2n + 2 fields beside them, and 36 - n are
//! empty: 24 at most, the first tile's 16 apart.

use super::{building, tile, tree};
use crate::{
    engine::{Seat, Step},
    games::gardens::{
        Action, Gardens, Spot,
        board::{Built, Planted},
        pieces::{Field, Tree},
    },
    text::Text,
};

/// So few fields a menu shows together with the four turns on each, at most 25 entries.
const FEW_FIELDS: std::ops::RangeInclusive<usize> = 2..=6;

/// The steps that lead to an action.
pub(super) fn path(state: &Gardens, seat: Seat, action: &Action) -> Vec<Step<Spot>> {
    let Action::Plant { tile: piece, field, turns } = *action else {
        return vec![Step { text: Text::new("gardens-menu-end"), spot: None }];
    };
    let text = Text::new("gardens-menu-tile").text("tile", tile(piece));
    // A single tile is no question, and the picture shows its turns instead.
    let is_question = state.hands[seat.index()].len() > 1;
    let mut steps = vec![Step { text, spot: is_question.then_some(Spot::Tile(piece)) }];
    let planted = Planted { tile: piece, turns };
    let built = state.board.would_build(field, planted);
    let turned = turned(state, seat, planted, &built);
    if FEW_FIELDS.contains(&state.board.fields().count()) {
        // Fields and turns share a level: the number is the field's.
        let text = Text::new("gardens-menu-field").code("field", field);
        steps.push(Step { text, spot: Some(Spot::Field(field)) });
        steps.push(Step { text: turned, spot: None });
    } else {
        steps.push(Step { text: enclosing(field, &built), spot: Some(Spot::Field(field)) });
        steps.push(Step { text: turned, spot: Some(Spot::Turn(turns)) });
    }
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

/// One way to turn a tile: what lies at the top left, and what it brings to whom.
fn turned(state: &Gardens, seat: Seat, planted: Planted, built: &[Built]) -> Text {
    let top_left = tree(planted.tile.trees(planted.turns)[0]);
    if built.is_empty() {
        return Text::new("gardens-menu-turn").text("tree", top_left);
    }
    Text::new("gardens-menu-turn-brings").text("tree", top_left).list("gains", gains(state, seat, built))
}

/// Who gets how much: the seat itself first, then kind by kind; the only one who gets anything is named.
fn gains(state: &Gardens, seat: Seat, built: &[Built]) -> Vec<Text> {
    let points = |kind: Tree| built.iter().filter(|built| built.winner == Some(kind)).map(|built| built.points).sum::<u8>();
    let gain = |id: &'static str, points: u8| Text::new(id).number("points", points);
    let (own, others): (Vec<Tree>, Vec<Tree>) =
        Tree::ALL.into_iter().filter(|kind| points(*kind) > 0).partition(|kind| state.owners[*kind as usize] == Some(seat));
    let mut gains = Vec::new();
    if !own.is_empty() {
        gains.push(gain("gardens-menu-gain-you", own.into_iter().map(points).sum()));
    }
    match others[..] {
        [] if gains.is_empty() => gains.push(Text::new("gardens-menu-gain-none")),
        [kind] if gains.is_empty() => gains.push(match state.owners[kind as usize] {
            Some(owner) => gain("gardens-menu-gain-seat", points(kind)).seat("seat", owner.0).text("tree", tree(kind)),
            None => gain("gardens-menu-gain-unowned", points(kind)).text("tree", tree(kind)),
        }),
        _ => gains.extend(others.iter().map(|kind| gain("gardens-menu-gain-kind", points(*kind)).text("tree", tree(*kind)))),
    }
    gains
}
