//! The board: planted tiles, buildings, and who gets a building that is enclosed.
//!
//! A building is enclosed when every field around it is planted (4, 2 on the edge, 1 in a corner). It goes to the
//! highest total of trees that no other kind equals, all four kinds compared, 0 included; that kind gets its value
//! times the number of kinds that stand around it (rulebook pp. 3-5). Deliberately absent: whose kind it is.

use serde::{Deserialize, Serialize};

use super::pieces::{Building, FIELDS, Field, SQUARES, Square, Tile, Tree};

/// A tile on its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planted {
    /// Which tile.
    pub tile: Tile,
    /// Quarter turns clockwise; 0 has lavender towards north-west.
    pub turns: u8,
}

/// What an enclosed building brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// Where.
    pub square: Square,
    /// The building's value.
    pub value: u8,
    /// The kind that won it, if one did.
    pub winner: Option<Tree>,
    /// What it got; 0 when nobody won it.
    pub points: u8,
}

/// The board. Sums and sets are kept beside the tiles they follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    values: [u8; SQUARES],
    planted: [Option<Planted>; FIELDS],
    trees: [[u8; 4]; SQUARES],
    open_sides: [u8; SQUARES],
    full: u64,
    near: u64,
}

/// The winner of a building and its points, from the trees around it (rulebook pp. 4-5, Who gets the points).
pub fn award(value: u8, trees: [u8; 4]) -> (Option<Tree>, u8) {
    let alone = |kind: &Tree| trees.iter().filter(|it| **it == trees[*kind as usize]).count() == 1;
    let winner = Tree::ALL.into_iter().filter(alone).max_by_key(|kind| trees[*kind as usize]);
    let kinds = trees.iter().filter(|it| **it > 0).count() as u8;
    (winner, if winner.is_some() { value * kinds } else { 0 })
}

impl Board {
    /// An unplanted board with these building values in reading order.
    pub fn new(values: [u8; SQUARES]) -> Board {
        let open_sides = std::array::from_fn(|square| Square(square as u8).enclosing());
        Board { values, planted: [None; FIELDS], trees: [[0; 4]; SQUARES], open_sides, full: 0, near: 0 }
    }

    /// The building's value.
    pub fn value(&self, square: Square) -> u8 {
        self.values[usize::from(square.0)]
    }

    /// The building values in reading order.
    pub fn values(&self) -> &[u8; SQUARES] {
        &self.values
    }

    /// The trees of each kind around a building.
    pub fn trees(&self, square: Square) -> [u8; 4] {
        self.trees[usize::from(square.0)]
    }

    /// How many fields around a building are not planted.
    pub fn open_sides(&self, square: Square) -> u8 {
        self.open_sides[usize::from(square.0)]
    }

    /// The tile on a field.
    pub fn planted(&self, field: Field) -> Option<Planted> {
        self.planted[usize::from(field.0)]
    }

    /// Whether no tile lies anywhere.
    pub fn is_bare(&self) -> bool {
        self.full == 0
    }

    /// Whether every field is planted.
    pub fn is_full(&self) -> bool {
        self.full.count_ones() as usize == FIELDS
    }

    /// The empty fields where a tile may be placed now, as a set of bits: next to a tile, or inner ones at the very
    /// start (rulebook p. 2, In the first turn; During each further turn).
    pub fn places(&self) -> u64 {
        if self.is_bare() { INNER } else { self.near & !self.full }
    }

    /// The same in reading order.
    pub fn fields(&self) -> impl Iterator<Item = Field> + use<> {
        let mut left = self.places();
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| Field(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            first
        })
    }

    /// Plants a tile; the buildings it encloses, in reading order.
    pub fn plant(&mut self, field: Field, planted: Planted) -> impl Iterator<Item = Built> + use<> {
        self.planted[usize::from(field.0)] = Some(planted);
        self.full |= 1 << field.0;
        self.near |= field.neighbours();
        let mut built = [None; 4];
        for (side, kind) in planted.tile.trees(planted.turns).into_iter().enumerate() {
            let square = field.squares()[side];
            let at = usize::from(square.0);
            self.trees[at][kind as usize] += planted.tile.number;
            self.open_sides[at] -= 1;
            built[READING[side]] = (self.open_sides[at] == 0).then(|| self.built(square));
        }
        built.into_iter().flatten()
    }

    /// What planting this tile there would enclose, in reading order.
    pub fn would_build(&self, field: Field, planted: Planted) -> Vec<Built> {
        self.clone().plant(field, planted).collect()
    }

    /// Every enclosed building, in reading order.
    pub fn all_built(&self) -> impl Iterator<Item = Built> {
        let enclosed = |square: &Square| self.open_sides[usize::from(square.0)] == 0;
        (0..SQUARES as u8).map(Square).filter(enclosed).map(|square| self.built(square))
    }

    fn built(&self, square: Square) -> Built {
        let value = self.value(square);
        let (winner, points) = award(value, self.trees(square));
        Built { square, value, winner, points }
    }
}

/// The squares of a field are listed clockwise from north-west; these are their places in reading order.
const READING: [usize; 4] = [0, 1, 3, 2];

/// The 16 inner fields.
const INNER: u64 = {
    let (mut fields, mut field) = (0, 0);
    while field < FIELDS as u8 {
        if Field(field).is_inner() {
            fields |= 1 << field;
        }
        field += 1;
    }
    fields
};

#[derive(Serialize, Deserialize)]
struct Stored {
    values: Vec<u8>,
    planted: Vec<(Field, Planted)>,
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let planted = Field::all().filter_map(|field| Some((field, self.planted(field)?)));
        Stored { values: self.values.to_vec(), planted: planted.collect() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        use serde::de::Error as _;
        let stored = Stored::deserialize(deserializer)?;
        let values: [u8; SQUARES] = stored.values.try_into().map_err(|_| D::Error::custom("a board has 49 buildings"))?;
        if let Some(value) = values.iter().find(|value| !Building::has(**value)) {
            return Err(D::Error::custom(format!("a building of {value}")));
        }
        let mut board = Board::new(values);
        for (field, planted) in stored.planted {
            if board.planted(field).is_some() {
                return Err(D::Error::custom(format!("two tiles on {field}")));
            }
            let _built = board.plant(field, planted);
        }
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_trees_win_the_building() {
        // p. 4: orange 5, green 4, purple 2, yellow 3.
        assert_eq!(award(3, [2, 5, 4, 3]), (Some(Tree::Orange), 12));
    }

    #[test]
    fn a_tie_passes_the_building_to_the_next_highest() {
        // p. 5: three kinds, orange and purple level, green is the winner and scores 3 x 3.
        assert_eq!(award(3, [4, 4, 2, 0]), (Some(Tree::Palm), 9));
    }

    #[test]
    fn a_kind_without_a_tree_wins_when_the_three_others_are_level() {
        assert_eq!(award(2, [3, 3, 3, 0]), (Some(Tree::Lemon), 6));
    }

    #[test]
    fn nobody_wins_when_two_pairs_are_level() {
        assert_eq!(award(5, [3, 5, 5, 3]), (None, 0));
        assert_eq!(award(5, [0, 5, 5, 0]), (None, 0));
        assert_eq!(award(5, [2, 2, 2, 2]), (None, 0));
    }

    #[test]
    fn fields_are_listed_in_reading_order() {
        let mut board = Board::new([1; SQUARES]);
        let inner = |field: &Field| field.is_inner();
        assert_eq!(board.fields().collect::<Vec<_>>(), Field::all().filter(inner).collect::<Vec<_>>());
        let _built = board.plant(Field::at(5, 5), Planted { tile: Tile::all().next().expect("a tile"), turns: 0 });
        assert_eq!(board.fields().collect::<Vec<_>>(), [Field::at(4, 5), Field::at(5, 4)]);
    }

    #[test]
    fn a_corner_is_worth_its_value() {
        let mut board = Board::new([4; SQUARES]);
        let tile = Tile::of(6, [Tree::Lavender, Tree::Orange, Tree::Palm, Tree::Lemon]).expect("a tile");
        let built: Vec<_> = board.plant(Field::at(0, 0), Planted { tile, turns: 1 }).collect();
        let corner = Built { square: Square::at(0, 0), value: 4, winner: Some(Tree::Lemon), points: 4 };
        assert_eq!(built, [corner]);
    }

    #[test]
    fn the_first_tile_goes_inside_and_later_ones_beside_a_tile() {
        let mut board = Board::new([1; SQUARES]);
        assert_eq!(board.fields().count(), 16);
        let tile = Tile::all().next().expect("a tile");
        let _built = board.plant(Field::at(1, 1), Planted { tile, turns: 0 });
        let names: Vec<_> = board.fields().map(|field| field.to_string()).collect();
        assert_eq!(names, ["b1", "a2", "c2", "b3"], "touching at a corner is not enough");
    }

    #[test]
    fn sums_follow_from_the_tiles() {
        let mut board = Board::new(std::array::from_fn(|square| square as u8 % 5 + 1));
        for (field, tile) in Field::all().zip(Tile::all()) {
            let _built = board.plant(field, Planted { tile, turns: field.0 % 4 });
            let stored = serde_json::to_value(&board).expect("plain data");
            assert_eq!(serde_json::from_value::<Board>(stored).expect("readable"), board);
        }
        assert_eq!(board.all_built().count(), SQUARES);
        let trees: u32 = (0..SQUARES as u8).flat_map(|square| board.trees(Square(square))).map(u32::from).sum();
        assert_eq!(trees, 6 * 4 * (1 + 2 + 3 + 4 + 5 + 6));
    }
}
