//! What things are called: tiles, cards, sums of money, places.

use pergola_engine::Seat;
use pergola_text::{Named, Text};

use crate::{
    money::Cards,
    pieces::{Border, Cell, Currency, Kind, Money, Round, Side, Tile},
};

/// By its type and price.
impl Named for Tile {
    fn name(&self) -> Text {
        tile(*self)
    }
}

impl Named for Money {
    fn name(&self) -> Text {
        card(*self)
    }
}

/// By its colour.
impl Named for Currency {
    fn name(&self) -> Text {
        currency(*self)
    }
}

/// A scoring round by its letter.
impl Named for Round {
    fn name(&self) -> Text {
        Text::of(format!("alhambra-round-{}", self.key()))
    }
}

/// A type of building: "tower".
pub(super) fn kind(kind: Kind) -> Text {
    Text::of(format!("alhambra-kind-{}", kind.key()))
}

/// Several buildings of a type: "towers".
pub(crate) fn kinds(kind: Kind) -> Text {
    Text::of(format!("alhambra-kinds-{}", kind.key()))
}

/// A tile by type and price: "tower 9"; one that is no building by its type: "tower hut".
pub(crate) fn tile(tile: Tile) -> Text {
    if tile.is_building() {
        Text::new("alhambra-tile").text("kind", kind(tile.kind)).number("price", tile.price)
    } else {
        Text::new("alhambra-hut").text("kind", kind(tile.kind))
    }
}

/// A tile with its walls or moats: "tower 9 (walls east, south)".
pub(crate) fn tile_with_walls(named: Tile) -> Text {
    Text::new("alhambra-tile-with-walls").text("tile", tile(named)).text("walls", walls(named))
}

/// A tile, with its walls only if one of the `others` would read the same without.
pub(crate) fn tile_among(named: Tile, others: impl IntoIterator<Item = Tile>) -> Text {
    let reads_the_same = |other: Tile| other != named && (other.kind, other.price) == (named.kind, named.price);
    if others.into_iter().any(reads_the_same) { tile_with_walls(named) } else { tile(named) }
}

/// Tiles to be listed, those that would read alike with their walls.
pub(crate) fn tiles(tiles: &[Tile]) -> Vec<Text> {
    tiles_among(tiles, &[])
}

/// Tiles to be listed, with their walls those that would read like another of them or of the `others`.
pub(crate) fn tiles_among(tiles: &[Tile], others: &[Tile]) -> Vec<Text> {
    tiles.iter().map(|it| tile_among(*it, tiles.iter().chain(others).copied())).collect()
}

/// Three walls are told by the side that is open.
fn walls(tile: Tile) -> Text {
    let of = |id: &'static str| Text::new(id).code("border", tile.kind.border().key());
    let mut sides = tile.walls.iter().map(side);
    match (sides.next(), sides.next(), sides.next()) {
        (None, ..) => of("alhambra-walls-none"),
        (Some(one), None, _) => of("alhambra-walls-one").text("side", one),
        (Some(one), Some(other), None) => of("alhambra-walls-two").text("side", one).text("other", other),
        _ => {
            let open = Side::ALL.into_iter().find(|it| !tile.walls.has(*it));
            open.map_or(of("alhambra-walls-four"), |open| Text::new("alhambra-walls-three").text("open", side(open)))
        }
    }
}

fn side(side: Side) -> Text {
    Text::new(match side {
        Side::North => "alhambra-side-north",
        Side::East => "alhambra-side-east",
        Side::South => "alhambra-side-south",
        Side::West => "alhambra-side-west",
    })
}

/// A currency by its colour: "blue".
pub(crate) fn currency(currency: Currency) -> Text {
    Text::of(format!("alhambra-currency-{}", currency.key()))
}

/// A sum of money: "9 denars".
pub(crate) fn sum(currency: Currency, sum: u32) -> Text {
    Text::of(format!("alhambra-sum-{}", currency.key())).number("sum", sum)
}

/// A money card: "blue 7".
pub(crate) fn card(card: Money) -> Text {
    Text::new("alhambra-card").text("currency", currency(card.currency)).number("value", card.value)
}

/// Each card by itself, to be listed: "blue 3 and blue 7".
pub(crate) fn each_card(cards: &Cards) -> Vec<Text> {
    cards.iter().map(card).collect()
}

/// Cards as sums by currency, to be listed: "green 2, blue 4+5".
pub(crate) fn purses(cards: &Cards) -> Vec<Text> {
    let purse = |currency_of: Currency| {
        let values: Vec<String> =
            cards.iter().filter(|card| card.currency == currency_of).map(|card| card.value.to_string()).collect();
        let purse = || Text::new("alhambra-purse").text("currency", currency(currency_of)).code("values", values.join("+"));
        (!values.is_empty()).then(purse)
    };
    Currency::ALL.into_iter().filter_map(purse).collect()
}

/// Where a cell lies, from the fountain or the start tile: "two east, one south".
pub(super) fn place(border: Border, cell: Cell) -> Text {
    match (cell.x, cell.y) {
        (0, 0) => Text::new("alhambra-place-fountain").code("border", border.key()),
        (_, 0) => column(border, cell),
        (0, _) => steps(cell.y, "alhambra-steps-north", "alhambra-steps-south"),
        _ => {
            let row = steps(cell.y, "alhambra-steps-north", "alhambra-steps-south");
            Text::new("alhambra-place").text("column", column(border, cell)).text("row", row)
        }
    }
}

/// Where a tile stands or would stand.
pub(crate) fn place_of(tile: Tile, cell: Cell) -> Text {
    place(tile.kind.border(), cell)
}

/// Seats to be listed.
pub(crate) fn seats(seats: impl Iterator<Item = Seat>) -> Vec<Text> {
    seats.map(|seat| Text::new("alhambra-seat").with("seat", seat)).collect()
}

/// The row of a cell: "row one south".
pub(super) fn row(border: Border, cell: Cell) -> Text {
    match cell.y {
        0 => Text::new("alhambra-row-fountain").code("border", border.key()),
        y => Text::new("alhambra-row").text("steps", steps(y, "alhambra-steps-north", "alhambra-steps-south")),
    }
}

/// The column of a cell: "two east".
pub(super) fn column(border: Border, cell: Cell) -> Text {
    match cell.x {
        0 => Text::new("alhambra-column-fountain").code("border", border.key()),
        x => steps(x, "alhambra-steps-east", "alhambra-steps-west"),
    }
}

fn steps(count: i8, ahead: &'static str, back: &'static str) -> Text {
    Text::new(if count > 0 { ahead } else { back }).number("steps", count.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use pergola_text::Speaker;

    use super::*;
    use crate::words::said;

    fn a_tile(code: &str) -> Tile {
        code.parse().expect("a tile")
    }

    #[test]
    fn every_piece_has_a_name() {
        for each in Kind::ALL {
            assert_eq!(said(&kind(each)), each.key().replace('-', " "));
            let plural = said(&kinds(each)).replace("libraries", "librarys");
            assert_eq!(plural.trim_end_matches('s'), said(&kind(each)).trim_end_matches('s'));
        }
        for each in Currency::ALL {
            assert_eq!(said(&currency(each)), each.key());
        }
        let sums = Currency::ALL.map(|currency| said(&sum(currency, 1)) + ", " + &said(&sum(currency, 2)));
        assert_eq!(sums, ["1 florin, 2 florins", "1 dirham, 2 dirhams", "1 denar, 2 denars", "1 ducat, 2 ducats"]);
    }

    #[test]
    fn walls_are_told_in_words() {
        let walls = [
            ("garden-10", "garden 10 (no walls)"),
            ("tower-9-n", "tower 9 (wall north)"),
            ("tower-9-es", "tower 9 (walls east, south)"),
            ("tower-9-nsw", "tower 9 (open only east)"),
            ("tower-9-nesw", "tower 9 (walled all around)"),
            ("bath-house-12", "bath house 12 (no moats)"),
            ("school-8-e", "school 8 (moat east)"),
            ("school-7-sw", "school 7 (moats south, west)"),
            ("school-3-nsw", "school 3 (open only east)"),
        ];
        for (code, name) in walls {
            assert_eq!(said(&tile_with_walls(a_tile(code))), name);
        }
    }

    #[test]
    fn walls_tell_twins_apart() {
        let others = ["tower-9-n", "tower-9-es", "garden-10"].map(a_tile);
        assert_eq!(said(&tile_among(others[0], others.into_iter())), "tower 9 (wall north)");
        assert_eq!(said(&tile_among(others[2], others.into_iter())), "garden 10");
    }

    #[test]
    fn cards_are_told_one_by_one_or_as_sums() {
        let cards: Cards = "blue-5 green-2 blue-4".parse().expect("cards");
        let speaker = Speaker::plain("en", &[]);
        assert_eq!(speaker.list(&each_card(&cards)), "green 2, blue 4 and blue 5");
        assert_eq!(speaker.list(&purses(&cards)), "green 2 and blue 4+5");
    }

    #[test]
    fn places_are_told_from_the_fountain() {
        let places = [
            (2, -1, "two east, one south"),
            (-3, 4, "three west, four north"),
            (0, 1, "one north"),
            (-13, 0, "13 west"),
            (0, 0, "the fountain"),
        ];
        for (x, y, words) in places {
            assert_eq!(said(&place(Border::Wall, Cell { x, y })), words);
        }
        let cell = Cell { x: 0, y: -2 };
        assert_eq!(
            (said(&row(Border::Wall, cell)), said(&column(Border::Wall, cell))),
            ("row two south".to_owned(), "fountain's column".to_owned())
        );
        assert_eq!(said(&row(Border::Wall, Cell::FOUNTAIN)), "fountain's row");
        assert_eq!(said(&row(Border::Moat, Cell::FOUNTAIN)), "start tile's row");
        assert_eq!(said(&place(Border::Moat, Cell::FOUNTAIN)), "the start tile");
    }
}
