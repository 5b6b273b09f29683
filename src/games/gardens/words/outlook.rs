//! What speaks for a planting that encloses nothing: whom open buildings would go to if they were enclosed as they stand.

use std::cmp::Reverse;

use pergola_engine::Seat;
use pergola_text::Text;

use super::building;
use crate::{
    board::award,
    pieces::{SQUARES, Square, Tree},
    view::View,
    worth::Prospect,
};

/// So many buildings are told at most, the most valuable ones.
const TOLD: usize = 2;

/// Where `seat` leads for the first time, where another does no more, or where it is further ahead: the first of these that is
/// so.
pub(super) fn outlook(before: &View, after: &View, seat: Seat) -> Option<Text> {
    let told = |id: &'static str, fits: &dyn Fn(Square) -> bool| {
        let open = (0..SQUARES as u8).map(Square).filter(|square| after.board.open_sides(*square) > 0);
        let mut values: Vec<u8> = open.filter(|square| fits(*square)).map(|square| after.board.value(square)).collect();
        values.sort_by_key(|value| Reverse(*value));
        let named = |value: &u8| Text::new("gardens-menu-building").text("building", building(*value)).number("value", *value);
        (!values.is_empty()).then(|| Text::new(id).list("buildings", values.iter().take(TOLD).map(named)))
    };
    let leads = |view: &View, square: Square, who: Seat| leader(view, square).is_some_and(|(_, owner)| owner == who);
    let stops = |other: Seat| {
        let fits = |square| leads(before, square, other) && !leads(after, square, other);
        told("gardens-outlook-stops", &fits).map(|text| text.seat("seat", other.0))
    };
    let ahead = |view: &View, square, kind| Prospect::of(&view.board, square, kind).map_or(0, |it| it.ahead);
    let is_further = |square: Square| {
        let leading = leader(after, square).filter(|it| it.1 == seat && leader(before, square) == Some(*it));
        leading.is_some_and(|(kind, _)| ahead(after, square, kind) > ahead(before, square, kind))
    };
    let mut others = Seat::all(after.scores.len() as u8).filter(|other| *other != seat);
    told("gardens-outlook-leads", &|square| !leads(before, square, seat) && leads(after, square, seat))
        .or_else(|| others.find_map(stops))
        .or_else(|| told("gardens-outlook-further", &is_further))
}

/// The kind that a building would go to as it stands, and whose it is.
fn leader(view: &View, square: Square) -> Option<(Tree, Seat)> {
    let (kind, _) = award(view.board.value(square), view.board.trees(square));
    kind.and_then(|kind| Some((kind, view.owners[kind as usize]?)))
}

#[cfg(test)]
mod tests {
    use pergola_engine::{Chance, Options, State, Viewer};

    use super::*;
    use crate::{
        Gardens,
        board::{Board, Planted},
        pieces::{Field, Tile},
        tests::printed,
    };

    const ANN: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    /// A board with tiles of two trees of each kind side by side, each turned so often.
    fn planted(turns: &[u8]) -> Board {
        let mut board = Board::new(std::array::from_fn(|square| square as u8 % 5 + 1));
        for (field, turns) in (0..).zip(turns) {
            let tile = Tile::of(2, Tree::ALL).expect("each kind once");
            board.plant(Field(field), Planted { tile, turns: *turns }).for_each(drop);
        }
        board
    }

    /// A view of this board, where these kinds are theirs.
    fn view(board: &Board, owned: &[(Tree, Seat)]) -> View {
        let mut luck = Chance::silent(1);
        let setup = Gardens::setup(&crate::META, 2, &Options::default()).expect("nothing is chosen");
        let mut view = Gardens::new(&printed(), &setup, 2, &mut luck).view(Viewer::Everyone);
        (view.board, view.owners) = (board.clone(), [None; 4]);
        owned.iter().for_each(|(kind, seat)| view.owners[*kind as usize] = Some(*seat));
        view
    }

    fn between(boards: [&Board; 2], owned: &[(Tree, Seat)], seat: Seat) -> Option<Text> {
        let [before, after] = boards.map(|board| view(board, owned));
        outlook(&before, &after, seat)
    }

    fn told(id: &'static str, values: &[u8]) -> Text {
        let named = |value: &u8| Text::new("gardens-menu-building").text("building", building(*value)).number("value", *value);
        Text::new(id).list("buildings", values.iter().map(named))
    }

    /// The building between two tiles and the middle, and its value.
    fn shared(board: &Board) -> (Square, u8) {
        let square =
            (0..SQUARES as u8).map(Square).find(|it| board.open_sides(*it) == 2 && board.trees(*it).iter().sum::<u8>() == 4);
        let square = square.expect("both touch it");
        (square, board.value(square))
    }

    /// The four turns of a second tile: once the same kind meets there, and three times two kinds that are level.
    #[test]
    fn who_leads_leads_further_or_no_more_is_as_the_buildings_would_go() {
        let (none, one) = (planted(&[]), planted(&[0]));
        let (mut further, mut level) = (0, 0);
        for turns in 0..4 {
            let two = planted(&[0, turns]);
            let (square, value) = shared(&two);
            let kind = Tree::ALL.into_iter().find(|kind| one.trees(square)[*kind as usize] == 2).expect("the first tile's");
            let leads = told("gardens-outlook-leads", &[value]);
            assert_eq!(between([&none, &one], &[(kind, ANN)], ANN), Some(leads), "of the open buildings one has these trees");
            assert_eq!(between([&none, &one], &[(kind, ANN)], BEN), None);
            if two.trees(square)[kind as usize] == 4 {
                further += 1;
                assert_eq!(between([&one, &two], &[(kind, ANN)], BEN), None);
                let said = between([&one, &two], &[(kind, ANN)], ANN).expect("it is further ahead");
                assert_eq!(said, told("gardens-outlook-further", &[value]));
            } else {
                level += 1;
                let stops = told("gardens-outlook-stops", &[value]).seat("seat", ANN.0);
                assert_eq!(between([&one, &two], &[(kind, ANN)], BEN), Some(stops), "two kinds are level there");
            }
        }
        assert_eq!((further, level), (1, 3));
    }

    #[test]
    fn the_two_most_valuable_buildings_are_told() {
        let (none, one) = (planted(&[]), planted(&[0]));
        let touched =
            (0..SQUARES as u8).map(Square).filter(|it| one.open_sides(*it) > 0 && one.trees(*it).iter().sum::<u8>() > 0);
        let mut values: Vec<u8> = touched.map(|square| one.value(square)).collect();
        values.sort_by_key(|value| Reverse(*value));
        assert_eq!(values.len(), 3);
        let all = Tree::ALL.map(|kind| (kind, ANN));
        assert_eq!(between([&none, &one], &all, ANN), Some(told("gardens-outlook-leads", &values[..2])));
    }
}
