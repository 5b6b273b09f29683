//! What bots go by. No rule of the game.
//!
//! A building that is not enclosed yet is worth to a kind of tree what it came to on average in games that bots played, as
//! `data/gardens/worth.csv` has it: by its open sides, the kinds around it and how far the kind is ahead of the best other, in
//! hundredths of a point for each point of its value. A test writes the table and looks whether it still holds. Deliberately
//! absent: what lies in hands and in the supply.

use std::sync::LazyLock;

use pergola_engine::{Seat, State};
use serde::Deserialize;

use crate::{
    Gardens, Phase,
    board::Board,
    pieces::{SQUARES, Square, Tree},
};

/// A lead of more trees is worth as much as one of so many.
const MOST_AHEAD: i8 = 6;

/// How things stand around a building that is not enclosed yet, for a kind of tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Prospect {
    /// Sides that are not planted yet: 1 to 3.
    pub open: u8,
    /// Kinds that stand around it: 1 to 3, no more than planted sides.
    pub kinds: u8,
    /// How many trees the kind is ahead of the best other kind; below 0 where it is behind. At most 6 either way.
    pub ahead: i8,
}

impl Prospect {
    /// That of a kind at a building; nothing where it is enclosed, or nothing is planted around it.
    pub fn of(board: &Board, square: Square, kind: Tree) -> Option<Prospect> {
        let (open, trees) = (board.open_sides(square), board.trees(square));
        let kinds = trees.iter().filter(|count| **count > 0).count() as u8;
        if open == 0 || kinds == 0 {
            return None;
        }
        let others = Tree::ALL.into_iter().filter(|other| *other != kind);
        let most = others.map(|other| trees[other as usize]).max().unwrap_or(0);
        let ahead = (trees[kind as usize] as i8 - most as i8).clamp(-MOST_AHEAD, MOST_AHEAD);
        Some(Prospect { open, kinds, ahead })
    }

    fn index(self) -> usize {
        let ahead = (self.ahead + MOST_AHEAD) as usize;
        (usize::from(self.open - 1) * KINDS + usize::from(self.kinds - 1)) * AHEAD + ahead
    }
}

const OPEN: usize = 3;
const KINDS: usize = 3;
const AHEAD: usize = 2 * MOST_AHEAD as usize + 1;

/// A row of the table. A prospect that has none never came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Row {
    /// See [`Prospect::open`].
    pub open: u8,
    /// See [`Prospect::kinds`].
    pub kinds: u8,
    /// See [`Prospect::ahead`].
    pub ahead: i8,
    /// What a building came to from there, in hundredths of a point for each point of its value.
    pub worth: i64,
}

impl Row {
    /// How things stand.
    pub fn prospect(self) -> Prospect {
        Prospect { open: self.open, kinds: self.kinds, ahead: self.ahead }
    }
}

/// The table.
///
/// # Panics
/// When it cannot be read, which a test excludes.
pub fn table() -> Vec<Row> {
    let rows = csv::Reader::from_reader(include_bytes!("../../../../data/gardens/worth.csv").as_slice());
    rows.into_deserialize().collect::<Result<_, _>>().expect("the table of worths is not broken")
}

static WORTHS: LazyLock<[i64; OPEN * KINDS * AHEAD]> = LazyLock::new(|| {
    let mut worths = [0; OPEN * KINDS * AHEAD];
    table().iter().for_each(|row| worths[row.prospect().index()] = row.worth);
    worths
});

impl Gardens {
    /// What a seat has and may hope for more than the best other has, and the others may hope for.
    pub(super) fn advantage_of(&self, seat: Seat) -> i64 {
        let others = || Seat::all(self.seats()).filter(|other| *other != seat);
        let best = others().map(|other| self.score(other)).max().unwrap_or(0);
        let hoped = others().map(|other| self.promise(other)).sum::<i64>();
        100 * i64::from(self.score(seat) - best) + self.promise(seat) - hoped
    }

    /// What a seat may hope for: what buildings still open are worth to its trees.
    pub(super) fn promise(&self, seat: Seat) -> i64 {
        if self.phase == Phase::Over {
            return 0;
        }
        let own = || Tree::ALL.into_iter().filter(|kind| self.owners[*kind as usize] == Some(seat));
        let at = |square: Square| {
            let worth = |kind| Prospect::of(&self.board, square, kind).map_or(0, |prospect| WORTHS[prospect.index()]);
            i64::from(self.board.value(square)) * own().map(worth).sum::<i64>()
        };
        (0..SQUARES as u8).map(Square).map(at).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Planted,
        pieces::{Field, Tile},
    };

    fn board(number: u8) -> Board {
        let mut board = Board::new([1; SQUARES]);
        let tile = Tile::of(number, Tree::ALL).expect("each kind once");
        board.plant(Field(0), Planted { tile, turns: 0 }).for_each(drop);
        board
    }

    fn prospects(board: &Board, kind: Tree) -> Vec<Prospect> {
        let mut all: Vec<_> = (0..SQUARES as u8).filter_map(|square| Prospect::of(board, Square(square), kind)).collect();
        all.sort_unstable();
        all
    }

    /// In the north-west corner one side encloses, beside it two do, and four towards the middle: of these, three are open.
    #[test]
    fn what_is_enclosed_or_untouched_promises_nothing() {
        let at = |open, ahead| Prospect { open, kinds: 1, ahead };
        assert_eq!(prospects(&board(2), Tree::Lavender), [at(1, -2), at(1, -2), at(3, -2)], "lavender has the enclosed one");
        assert_eq!(prospects(&board(2), Tree::Palm), [at(1, -2), at(1, -2), at(3, 2)]);
        assert!(prospects(&Board::new([1; SQUARES]), Tree::Palm).is_empty());
    }

    /// Two tiles of six trees beside each other put a kind twelve ahead, which counts as six.
    #[test]
    fn no_lead_counts_more_than_six() {
        let mut board = board(6);
        let tile = Tile::of(6, Tree::ALL).expect("each kind once");
        // Of its four turns one lets the palms of both meet, at the corner south of both.
        let turns = (0..4).find(|turns| tile.trees(*turns)[3] == Tree::Palm).expect("each kind comes to each side");
        board.plant(Field(1), Planted { tile, turns }).for_each(drop);
        let twelve = Prospect { open: 2, kinds: 1, ahead: MOST_AHEAD };
        assert!(prospects(&board, Tree::Palm).contains(&twelve));
        assert!(prospects(&board, Tree::Lemon).contains(&Prospect { ahead: -MOST_AHEAD, ..twelve }));
    }
}
