//! Gardens in words: menus, the story of a turn, refusals, and what a bot hopes for.
//!
//! A menu asks which tile (with three in the hand), the field (its row first while more than 25 are free), and how the
//! tile is turned; each turn says what it would enclose and for whom. Sentences are in `data/text/en/gardens.ftl`.

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

/// A menu shows at most so many entries.
const MENU: usize = 25;

/// A kind of tree in words.
pub(super) fn tree(tree: Tree) -> Text {
    Text::of(format!("gardens-{tree}"))
}

/// A tile in words: its number, and its kinds clockwise from lavender; the fourth is the one that is left.
pub(super) fn tile(tile: Tile) -> Text {
    let [_, first, second, _] = tile.trees(0).map(tree);
    Text::new("gardens-tile").number("number", tile.number).text("first", first).text("second", second)
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

/// The spot of a tile turned so in pictures, shown beside the board once its field is chosen.
pub(super) fn turn_spot(turns: u8) -> Spot {
    Spot(format!("turn {turns}"))
}

/// The steps that lead to an action.
pub(super) fn path(state: &Gardens, seat: Seat, action: &Action) -> Vec<Step> {
    let Action::Plant { tile: piece, field, turns } = *action else {
        return vec![Step { text: Text::new("gardens-menu-end"), spot: None }];
    };
    let mut steps = Vec::new();
    if state.hands[seat.index()].len() > 1 {
        steps.push(Step { text: Text::new("gardens-menu-tile").text("tile", tile(piece)), spot: Some(tile_spot(piece)) });
    }
    if state.board.fields().count() > MENU {
        steps.push(Step { text: Text::new("gardens-menu-row").number("row", field.row() + 1), spot: None });
    }
    steps.push(Step { text: Text::new("gardens-menu-field").code("field", field), spot: Some(field_spot(field)) });
    steps.push(Step { text: turned(state, piece, field, turns), spot: Some(turn_spot(turns)) });
    steps
}

/// One way to turn a tile: what lies towards north-west, and what it would enclose.
fn turned(state: &Gardens, piece: Tile, field: Field, turns: u8) -> Text {
    let north_west = tree(piece.trees(turns)[0]);
    let built = state.board.would_build(field, Planted { tile: piece, turns });
    if built.is_empty() {
        return Text::new("gardens-menu-turn").text("tree", north_west);
    }
    let points = |kind: Tree| built.iter().filter(|built| built.winner == Some(kind)).map(|built| built.points).sum::<u8>();
    let winners = Tree::ALL.into_iter().filter(|kind| points(*kind) > 0);
    let mut each: Vec<Text> =
        winners.map(|kind| Text::new("gardens-menu-closes").text("tree", tree(kind)).number("points", points(kind))).collect();
    if each.is_empty() {
        each.push(Text::new("gardens-menu-closes-nobody"));
    }
    Text::new("gardens-menu-turn-closes").text("tree", north_west).list("built", each)
}

/// The story of a turn.
pub(super) fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
    let text = match event {
        Event::Planted { seat, tile: piece, field, .. } => {
            Text::new("gardens-planted").seat("seat", seat.0).number("number", piece.number).code("field", field)
        }
        Event::Scored { built, owner, .. } => scored(built, *owner),
        Event::Drawn { seat, tile: piece } if viewer.is(*seat) => Text::new("gardens-drawn").text("tile", tile(*piece)),
        Event::Drawn { .. } => return None,
        Event::Ended => Text::new("gardens-ended"),
    };
    Some(text)
}

fn scored(built: &Built, owner: Option<Seat>) -> Text {
    let text = |id| Text::new(id).text("building", building(built.value));
    match (built.winner, owner) {
        (Some(winner), Some(seat)) => {
            text("gardens-scored").seat("seat", seat.0).text("tree", tree(winner)).number("points", built.points)
        }
        (Some(winner), None) => text("gardens-scored-unowned").text("tree", tree(winner)).number("points", built.points),
        (None, _) => text("gardens-scored-nobody"),
    }
}

/// A refusal in words.
pub(super) fn refuse(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::UnknownOption { key } => Text::new("gardens-refused-option").code("key", key),
        Refusal::TreeTaken { tree: taken } => Text::new("gardens-refused-taken").text("tree", tree(*taken)),
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
