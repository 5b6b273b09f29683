//! Gardens in words: menus, the story of a turn, refusals, and what a bot hopes for.
//!
//! A menu asks which tile, which is no question when it is the only one, on which field and how it is turned. A field
//! says which buildings it encloses, a turn what they bring and to whom. Fields never are too many for one level: a new
//! tile takes its own field away and opens at most 3, so `n` tiles leave at most 2n + 2 fields beside them, and 36 - n are
//! empty: 24 at most, the first tile's 16 apart. Sentences are in `data/text/en/gardens.ftl`.

use super::{
    Gardens, Phase,
    action::Action,
    board::{Built, Planted},
    event::{Event, Refusal},
    pieces::{Field, Tile, Tree},
};
use crate::{
    engine::{Seat, Spot, Step, Viewer},
    text::Text,
};

/// So few fields a menu shows together with the four turns on each, at most 25 entries.
const FEW_FIELDS: std::ops::RangeInclusive<usize> = 2..=6;

/// A kind of tree in words.
pub(super) fn tree(tree: Tree) -> Text {
    Text::of(format!("gardens-{tree}"))
}

/// A tile in words: its number, and its kinds clockwise.
pub(super) fn tile(tile: Tile) -> Text {
    clockwise("gardens-tile", Planted { tile, turns: 0 })
}

/// A tile's number, and its kinds clockwise from the north-west.
pub(super) fn clockwise(id: &'static str, planted: Planted) -> Text {
    let [first, second, third, fourth] = planted.tile.trees(planted.turns).map(tree);
    let text = Text::new(id).number("number", planted.tile.number).text("first", first).text("second", second);
    text.text("third", third).text("fourth", fourth)
}

/// The name of a building by its value.
pub(super) fn building(value: u8) -> Text {
    Text::of(format!("gardens-building-{value}"))
}

/// The spot of a field in pictures.
pub(super) fn field_spot(field: Field) -> Spot {
    Spot(format!("field {field}"))
}

/// The spot of a tile of the hand in pictures.
pub(super) fn tile_spot(tile: Tile) -> Spot {
    Spot(format!("tile {tile}"))
}

/// The spot of a tile turned so in pictures, shown beside the board.
pub(super) fn turn_spot(turns: u8) -> Spot {
    Spot(format!("turn {turns}"))
}

/// The steps that lead to an action.
pub(super) fn path(state: &Gardens, seat: Seat, action: &Action) -> Vec<Step> {
    let Action::Plant { tile: piece, field, turns } = *action else {
        return vec![Step { text: Text::new("gardens-menu-end"), spot: None }];
    };
    let text = Text::new("gardens-menu-tile").text("tile", tile(piece));
    let mut steps = vec![Step { text, spot: Some(tile_spot(piece)) }];
    let planted = Planted { tile: piece, turns };
    let built = state.board.would_build(field, planted);
    let turned = turned(state, seat, planted, &built);
    if FEW_FIELDS.contains(&state.board.fields().count()) {
        // Fields and turns share a level: the number is the field's.
        let text = Text::new("gardens-menu-field").code("field", field);
        steps.push(Step { text, spot: Some(field_spot(field)) });
        steps.push(Step { text: turned, spot: None });
    } else {
        steps.push(Step { text: enclosing(field, &built), spot: Some(field_spot(field)) });
        steps.push(Step { text: turned, spot: Some(turn_spot(turns)) });
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

/// The story of a turn.
pub(super) fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
    let text = match event {
        Event::Planted { seat, tile: piece, field, .. } => {
            Text::new("gardens-planted").seat("seat", seat.0).number("number", piece.number).code("field", field)
        }
        Event::Scored { built, trees, owner, .. } => scored(built, trees, *owner),
        Event::Drawn { seat, tile: piece } if viewer.is(*seat) => Text::new("gardens-drawn").text("tile", tile(*piece)),
        Event::Drawn { .. } => return None,
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

/// A refusal in words.
pub(super) fn refuse(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::UnknownOption { key } => Text::new("gardens-refused-option").code("key", key),
        Refusal::TreeTaken { tree: taken, by: [first, second] } => {
            let text = Text::new("gardens-refused-taken").text("tree", tree(*taken));
            text.seat("first", first.0).seat("second", second.0)
        }
        Refusal::TooManyTrees { seat, most } => Text::new("gardens-refused-trees").seat("seat", seat.0).number("most", *most),
        Refusal::TwoKindsNeedTwoSeats { seats } => Text::new("gardens-refused-two-kinds").number("seats", *seats),
        Refusal::AlreadyPlanted => Text::new("gardens-refused-planted"),
        Refusal::PlantFirst => Text::new("gardens-refused-plant-first"),
        Refusal::NotInHand { tile: piece } => Text::new("gardens-refused-hand").text("tile", tile(*piece)),
        Refusal::Occupied { field } => Text::new("gardens-refused-occupied").code("field", field),
        Refusal::FirstOnEdge { field } => Text::new("gardens-refused-first").code("field", field),
        Refusal::NotAdjacent { field } => Text::new("gardens-refused-adjacent").code("field", field),
    }
}

/// What a bot hopes for: trees of its own that lead alone around buildings still open, by their value.
pub(super) fn promise(state: &Gardens, seat: Seat) -> i64 {
    if state.phase == Phase::Over {
        return 0;
    }
    let closed: Vec<_> = state.board.all_built().map(|built| built.square).collect();
    let squares = (0..super::SQUARES as u8).map(super::pieces::Square).filter(|square| !closed.contains(square));
    let leads = squares.filter_map(|square| {
        let trees = state.board.trees(square);
        let (winner, points) = super::board::award(state.board.value(square), trees);
        let winner = winner.filter(|winner| trees[*winner as usize] > 0)?;
        let owner = state.owners[winner as usize]?;
        Some(if owner == seat { 20 * i64::from(points) } else { -20 * i64::from(points) })
    });
    leads.sum()
}
