//! The same facts as sentences, the most important first.

use super::board;
use crate::{
    engine::{Frame, Seat, Viewer},
    games::gardens::{
        board::Planted,
        event::Event,
        pieces::{Field, SIDE, Tree},
        view::View,
        words,
    },
    text::Text,
};

/// Alt text and text board.
pub(in crate::games::gardens) fn describe(view: &View, frame: &Frame<Event>) -> Vec<Text> {
    let mut texts = vec![match view.actor {
        Some(seat) => Text::new("gardens-describe-to-act").seat("seat", seat.0),
        None => Text::new("gardens-describe-over"),
    }];
    texts.extend(frame.last_turn.iter().filter_map(|event| words::tell(event, frame.viewer)));
    for seat in Seat::all(view.scores.len() as u8) {
        let kinds = view.trees_of(seat).map(words::tree);
        let text = Text::new("gardens-describe-seat").seat("seat", seat.0).list("kinds", kinds);
        texts.push(text.number("score", view.scores[seat.index()]));
    }
    let unowned = Tree::ALL.into_iter().filter(|tree| board::owner(view, *tree).is_none()).map(words::tree);
    let unowned: Vec<Text> = unowned.collect();
    if !unowned.is_empty() {
        texts.push(Text::new("gardens-describe-unowned").list("kinds", unowned));
    }
    texts.push(Text::new("gardens-describe-supply").number("supply", view.supply));
    if let (Viewer::Seat(_), Some(hand)) = (frame.viewer, &view.hand) {
        texts.push(Text::new("gardens-describe-hand").list("tiles", hand.iter().map(|tile| words::tile(*tile))));
    }
    texts.extend((0..SIDE as u8).filter_map(|row| describe_row(view, row)));
    texts
}

/// The planted fields of a row, each with its number and its kinds clockwise from north-west.
fn describe_row(view: &View, row: u8) -> Option<Text> {
    let planted =
        (0..SIDE as u8).map(|column| Field::at(row, column)).filter_map(|field| Some((field, view.board.planted(field)?)));
    let tiles: Vec<Text> = planted.map(|(field, planted)| describe_tile(field, planted)).collect();
    (!tiles.is_empty()).then(|| Text::new("gardens-describe-row").number("row", row + 1).list("tiles", tiles))
}

fn describe_tile(field: Field, planted: Planted) -> Text {
    let [nw, ne, se, sw] = planted.tile.trees(planted.turns).map(words::tree);
    let text = Text::new("gardens-describe-tile").code("field", field).number("number", planted.tile.number);
    text.text("nw", nw).text("ne", ne).text("se", se).text("sw", sw)
}
