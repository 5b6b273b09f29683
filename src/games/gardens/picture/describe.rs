//! The same facts as sentences, the most important first; then the board, line by line as it lies.

use pergola_engine::{Seat, Viewer, Words};
use pergola_text::Text;

use super::Frame;
use crate::{
    Gardens,
    board::Planted,
    pieces::{Field, SIDE, SQUARE_SIDE, Square, Tree},
    view::View,
    words,
};

/// Alt text and text board.
pub(super) fn describe(view: &View, frame: &Frame) -> Vec<Text> {
    let mut texts = vec![match view.actor {
        Some(seat) => Text::new("gardens-describe-to-act").seat("seat", seat.0),
        None => Text::new("gardens-describe-over"),
    }];
    texts.extend(Gardens::story(frame.last_turn()));
    texts.extend(Seat::all(view.scores.len() as u8).map(|seat| describe_seat(view, seat)));
    let unowned = Tree::ALL.into_iter().filter(|tree| view.owners[*tree as usize].is_none());
    let unowned: Vec<Text> = unowned.map(|tree| with_points(view, tree)).collect();
    if !unowned.is_empty() {
        texts.push(Text::new("gardens-describe-unowned").list("kinds", unowned));
    }
    if let (Viewer::Seat(_), Some(hand)) = (frame.viewer, &view.hand)
        && !hand.is_empty()
    {
        texts.push(Text::new("gardens-describe-hand").list("tiles", hand.iter().map(|tile| words::tile(*tile))));
    }
    texts.push(Text::new("gardens-describe-supply").number("supply", view.supply));
    texts.push(Text::new(if view.board.is_bare() { "gardens-describe-bare" } else { "gardens-describe-how" }));
    for row in 0..SQUARE_SIDE as u8 {
        texts.push(describe_buildings(view, row));
        texts.extend(describe_tiles(view, row));
    }
    texts
}

/// The same with the best building, which the poster shows.
pub(super) fn poster(view: &View, frame: &Frame) -> Vec<Text> {
    let mut texts = describe(view, frame);
    if let Some((built, winner, owner)) = super::poster::best_of(view) {
        let best = Text::new("gardens-describe-best").number("points", built.points).number("value", built.value);
        texts.insert(1, best.seat("seat", owner.0).text("tree", words::tree(winner)));
    }
    texts
}

/// A seat with its points; kind by kind when it owns two.
fn describe_seat(view: &View, seat: Seat) -> Text {
    let score = view.scores[seat.index()];
    let text = Text::new(if view.kinds > 1 { "gardens-describe-seat-sum" } else { "gardens-describe-seat" });
    let kinds = view.trees_of(seat).map(|tree| if view.kinds > 1 { with_points(view, tree) } else { words::tree(tree) });
    text.seat("seat", seat.0).list("kinds", kinds).number("score", score)
}

fn with_points(view: &View, tree: Tree) -> Text {
    Text::new("gardens-describe-kind").text("tree", words::tree(tree)).number("points", view.points[tree as usize])
}

/// A line of buildings: its value while it is open, who won it once it is enclosed.
fn describe_buildings(view: &View, row: u8) -> Text {
    let building = |column: u8| {
        let square = Square::at(row, column);
        let value = view.board.value(square);
        match view.built.iter().find(|built| built.square == square).map(|built| built.winner) {
            None => Text::new("gardens-describe-open").number("value", value),
            Some(None) => Text::new("gardens-describe-nobody").number("value", value),
            Some(Some(winner)) => Text::new("gardens-describe-won").number("value", value).text("tree", words::tree(winner)),
        }
    };
    let id = if usize::from(row) < SIDE { "gardens-describe-above" } else { "gardens-describe-below" };
    let beside = if usize::from(row) < SIDE { row + 1 } else { row };
    Text::new(id).number("row", beside).list("buildings", (0..SQUARE_SIDE as u8).map(building))
}

/// The planted fields of a row.
fn describe_tiles(view: &View, row: u8) -> Option<Text> {
    if usize::from(row) == SIDE {
        return None;
    }
    let planted =
        (0..SIDE as u8).map(|column| Field::at(row, column)).filter_map(|field| Some((field, view.board.planted(field)?)));
    let tiles: Vec<Text> = planted.map(|(field, planted)| describe_tile(view, field, planted)).collect();
    (!tiles.is_empty()).then(|| Text::new("gardens-describe-row").number("row", row + 1).list("tiles", tiles))
}

/// A tile with its number; with its kinds too as long as they count for a building that is open.
fn describe_tile(view: &View, field: Field, planted: Planted) -> Text {
    let is_open = |square: &Square| view.built.iter().all(|built| built.square != *square);
    let counts = field.squares().iter().any(is_open);
    let id = if counts { "gardens-describe-tile" } else { "gardens-describe-tile-done" };
    words::clockwise(id, planted).code("field", field)
}
