//! The tiles of Granada: double-sided, an even value on one side and the next odd one with another type on the other, moats on
//! the same sides of both (rulebook p. 8).

use pergola_engine::{Files, Unreadable};
use serde::Deserialize;

use crate::{
    Scoring,
    pieces::{Border, Kind, Tile, Walls},
    tile_set::{PrizeRow, TileSet, rows},
};

const TILES: &str = "alhambra/granada_tiles.csv";
const PRIZES: &str = "alhambra/granada_prizes.csv";

/// A tile with both its sides.
#[derive(Deserialize)]
struct SidesRow {
    front_type: Kind,
    front_price: u8,
    back_type: Kind,
    back_price: u8,
    moats: Walls,
}

/// Reads the tiles, and what any type of theirs pays in each scoring: in the regular one so many times the number of its
/// buildings, in the simplified one so many points (rulebook p. 8, the summary tables).
pub(crate) fn read(files: Files<'_>) -> Result<TileSet, Unreadable> {
    let scorings = rows::<PrizeRow<Scoring>>(files, PRIZES)?;
    let prizes_of = |scoring: Scoring| {
        let row = scorings.iter().find(|row| row.of == scoring);
        row.map(PrizeRow::prizes)
            .ok_or_else(|| Unreadable::new(PRIZES, format!("it says nothing of the {} scoring", scoring.key())))
    };
    let prizes = (prizes_of(Scoring::Regular)?, prizes_of(Scoring::Simplified)?);
    let tiles = rows(files, TILES)?.into_iter().map(SidesRow::tile).collect::<Result<Vec<_>, _>>()?;
    TileSet::double_sided((&tiles, TILES), prizes)
}

impl SidesRow {
    /// The front and the back.
    fn tile(self) -> Result<[Tile; 2], Unreadable> {
        let front = Tile { kind: self.front_type, price: self.front_price, walls: self.moats };
        let back = Tile { kind: self.back_type, price: self.back_price, walls: self.moats };
        let is_paired = front.price.is_multiple_of(2) && back.price == front.price + 1 && front.kind != back.kind;
        if !is_paired || [front, back].iter().any(|side| side.kind.border() != Border::Moat) {
            let why = "an even value has the next odd one and another type of Granada on its back";
            return Err(Unreadable::new(front.to_string(), why));
        }
        Ok([front, back])
    }
}

#[cfg(test)]
mod tests {
    use pergola_data as data;

    use super::*;
    use crate::pieces::Round;

    fn granada() -> TileSet {
        let table = read(&data::file);
        table.expect("the tables are readable")
    }

    /// Rulebook p. 8: 54 double-sided tiles, nine types, each of them twelve times, once at each value from 2 to 13.
    #[test]
    fn each_type_of_granada_stands_once_at_each_value() {
        let set = granada();
        assert_eq!(set.bag().len(), 54);
        for kind in set.kinds() {
            let sides = || set.bag().iter().flat_map(|front| [Some(front), set.other_side(front)]).flatten();
            let mut values: Vec<u8> = sides().filter(|side| side.kind == kind).map(|side| side.price).collect();
            values.sort_unstable();
            assert_eq!(values, (2..=13).collect::<Vec<_>>(), "{kind}");
        }
        assert_eq!(set.kinds().collect::<Vec<_>>(), Border::Moat.kinds());
    }

    #[test]
    fn each_side_tells_the_other_and_the_even_one_names_the_tile() {
        let (set, side) = (granada(), |code: &str| code.parse::<Tile>().expect("a tile"));
        let (front, back) = (side("bath-house-6-ne"), side("market-7-ne"));
        assert_eq!((set.other_side(front), set.other_side(back)), (Some(back), Some(front)));
        assert_eq!((set.known_side(front), set.known_side(back)), (front, front));
        assert_eq!((set.other_side(side("tower-9")), set.known_side(side("tower-9"))), (None, side("tower-9")));
    }

    #[test]
    fn the_scorings_of_granada_are_those_of_the_rulebook() {
        let set = granada();
        let pays = |scoring| Round::ALL.map(|round| set.pays(scoring, round, Kind::Park, 9));
        assert_eq!(pays(Scoring::Regular), [[9, 0, 0], [18, 9, 0], [27, 18, 9]]);
        assert_eq!(pays(Scoring::Simplified), [[3, 0, 0], [10, 3, 0], [18, 10, 3]]);
    }

    #[test]
    fn sides_that_do_not_belong_together_are_refused() {
        let head = "front_type,front_price,back_type,back_price,moats\n";
        let good = ["arena,2,park,3,N", "arena,4,park,5,N", "arena,6,park,7,N", "arena,8,park,9,N", "arena,10,park,11,N"];
        let more = ["school,2,market,3,N", "school,4,market,5,N", "school,6,market,7,N", "school,8,market,9,N"];
        let read = |last: &str| {
            let table: &'static str = format!("{head}{}\n{}\n{last}\n", good.join("\n"), more.join("\n")).leak();
            let files = move |path: &str| match path {
                TILES => Some(table.as_bytes()),
                _ => data::file(path),
            };
            read(&files).is_ok()
        };
        assert!(read("school,10,market,11,N"));
        for last in [
            "school,10,market,12,N",
            "school,9,market,10,N",
            "school,10,school,11,N",
            "tower,10,market,11,N",
            "arena,2,market,3,N",
        ] {
            assert!(!read(last), "{last}");
        }
    }
}
