//! What the sentences of events say that needs more than a name.
//!
//! Where in a city something is built is told by its direction: the picture shows the place. Deliberately absent: whose point of
//! view it is; seats are told by name.

use pergola_engine::{Seat, ranking::overtaken};
use pergola_text::Text;

use super::nouns;
use crate::{
    city::POINTS_OF_A_SHARED_EDGE,
    money::Cards,
    pieces::{Border, Cell, Currency, Round, Tile},
    scored::{Contender, GranadaBorders, Ranked, TypeScored},
};

pub(super) fn of(id: &'static str, seat: Seat) -> Text {
    Text::new(id).seat("seat", seat.0)
}

pub(super) fn all_seats<T>(by_seat: &[T]) -> impl Iterator<Item = (Seat, &T)> {
    by_seat.iter().enumerate().map(|(seat, it)| (Seat(seat as u8), it))
}

/// Several facts, one after another.
fn in_a_row(facts: impl IntoIterator<Item = Text>) -> Text {
    let join = |front: Text, next: Text| Text::new("alhambra-facts").text("front", front).text("next", next);
    facts.into_iter().reduce(join).unwrap_or(Text::new("list-none"))
}

/// Several facts, each on a line of its own.
fn in_lines(facts: impl IntoIterator<Item = Text>) -> Text {
    let join = |front: Text, next: Text| Text::new("alhambra-lines").text("front", front).text("next", next);
    facts.into_iter().reduce(join).unwrap_or(Text::new("list-none"))
}

/// Tiles that were paid to the coin.
pub(crate) fn bought_exactly(tiles: impl Iterator<Item = Tile>) -> Text {
    Text::new("alhambra-tiles-bought-exactly").list("tiles", tiles.map(nouns::tile))
}

/// A tile that came into a city.
pub(crate) fn built(id: &'static str, tile: Tile, cell: Cell) -> Text {
    Text::new(id).text("what", nouns::tile(tile)).text("where", towards(cell))
}

/// A tile that came into no city, or out of one.
pub(crate) fn kept(id: &'static str, tile: Tile) -> Text {
    Text::new(id).list("tiles", [nouns::tile(tile)])
}

/// In which direction from the fountain a cell lies: "in the north-east".
pub(super) fn towards(cell: Cell) -> Text {
    let (x, y) = (i16::from(cell.x), i16::from(cell.y));
    let is_along = |own: i16, other: i16| own.abs() > 2 * other.abs();
    Text::new(match (x.signum(), y.signum()) {
        (_, 1) if is_along(y, x) => "alhambra-where-north",
        (_, -1) if is_along(y, x) => "alhambra-where-south",
        (1, _) if is_along(x, y) => "alhambra-where-east",
        (-1, _) if is_along(x, y) => "alhambra-where-west",
        (1, 1) => "alhambra-where-north-east",
        (1, -1) => "alhambra-where-south-east",
        (-1, 1) => "alhambra-where-north-west",
        _ => "alhambra-where-south-west",
    })
}

/// What was paid for a tile: "11 denars".
pub(crate) fn paid(tile: Tile, space: Currency, overpaid: u32) -> Text {
    nouns::sum(space, u32::from(tile.price).saturating_add(overpaid))
}

/// What came into the market, each with its currency.
pub(crate) fn new_tiles(tiles: &[(Currency, Tile)]) -> Vec<Text> {
    let new = |(space, tile): &(Currency, Tile)| Text::new("alhambra-new-tile").with("tile", tile).with("currency", space);
    tiles.iter().map(new).collect()
}

/// What everybody gained, and Dirk.
pub(crate) fn gains(gained: &[i32], scores: &[i32], dirk: Option<i32>) -> Text {
    let seats = gained
        .iter()
        .zip(scores)
        .zip(0..)
        .map(|((gained, score), seat)| of("alhambra-gain", Seat(seat)).number("gained", *gained).number("score", *score));
    in_a_row(seats.chain(dirk.map(|gained| Text::new("alhambra-gain-dirk").number("gained", gained))))
}

/// Who leads in each type, and whose borders are the longest.
pub(crate) fn most(types: &[TypeScored], walls: &[u32], border: Border, others: Option<&GranadaBorders>) -> Text {
    let borders = longest_walls(walls, border).into_iter().chain(others.into_iter().flat_map(longest_beside));
    in_a_row(types.iter().filter_map(most_of_type).chain(borders))
}

/// Who leads in a type, with the points for it; nothing if nobody got any.
fn most_of_type(scored: &TypeScored) -> Option<Text> {
    let first: Vec<&Ranked> = scored.standings.iter().filter(|it| it.rank == 1 && it.points > 0).collect();
    let Ranked { points, highest, .. } = first.first()?;
    let names = first.iter().map(|standing| match standing.who {
        Contender::Seat(seat) => of("alhambra-seat", seat),
        Contender::Dirk => Text::new("alhambra-picture-dirk"),
    });
    let most = Text::new("alhambra-most").text("kinds", nouns::kinds(scored.kind)).list("names", names);
    // Where levels are broken by it, the highest value says why just this seat is first.
    let most = most.number("count", first.len() as i64).number("points", *points);
    Some(most.number("highest", highest.unwrap_or(0)))
}

/// Who has the longest wall or moat; nothing if nobody has any.
fn longest_walls(walls: &[u32], border: Border) -> Option<Text> {
    longest(Text::new("alhambra-most-wall").code("border", border.key()), walls, 1)
}

/// Who has the longest moat, and the longest stretch of wall along moat.
fn longest_beside(granada: &GranadaBorders) -> impl Iterator<Item = Text> + use<> {
    let moat = Text::new("alhambra-most-wall").code("border", Border::Moat.key());
    let stretch = longest(Text::new("combined-most-stretch"), &granada.stretches, POINTS_OF_A_SHARED_EDGE);
    longest(moat, &granada.moats, 1).into_iter().chain(stretch)
}

/// Who has the longest of something, and what it is worth; nothing if nobody has any.
fn longest(text: Text, lengths: &[u32], points: u32) -> Option<Text> {
    let longest = lengths.iter().copied().max().filter(|length| *length > 0)?;
    let names = all_seats(lengths).filter(|(_, length)| **length == longest).map(|(seat, _)| of("alhambra-seat", seat));
    Some(text.list("names", names).number("points", points * longest))
}

/// Who leads after a round that is not the last, and who overtook whom in it.
pub(crate) fn standings(round: Round, gained: &[i32], scores: &[i32]) -> Text {
    let most = scores.iter().copied().max().unwrap_or(0);
    let names: Vec<Text> = all_seats(scores).filter(|(_, it)| **it == most).map(|(seat, _)| of("alhambra-seat", seat)).collect();
    let leads = Text::new("alhambra-leads").number("count", names.len() as i64).list("names", names).number("points", most);
    let before: Vec<i32> = scores.iter().zip(gained).map(|(score, gained)| score - gained).collect();
    let passed = |(seat, passed): (Seat, Vec<Seat>)| {
        of("picture-overtook", seat).list("seats", passed.into_iter().map(|seat| of("alhambra-seat", seat)))
    };
    let join = |front: Text, next: Text| Text::new("alhambra-sentences").text("front", front).text("next", next);
    // Who has won is said by itself.
    let leads = (round != Round::C).then_some(leads);
    let said = leads.into_iter().chain(overtaken(&before, scores).into_iter().map(passed)).reduce(join);
    said.unwrap_or_else(|| Text::new("alhambra-picture-nobody-overtook"))
}

/// What everybody holds, each on a line of its own.
pub(crate) fn hands(hands: &[Cards]) -> Text {
    in_lines(all_seats(hands).map(hand))
}

fn hand((seat, cards): (Seat, &Cards)) -> Text {
    of("alhambra-hand", seat).list("cards", nouns::purses(cards))
}

/// Who received one of the last tiles, and why.
pub(crate) fn last_tile(space: Currency, tile: Tile, holdings: &[u32], to: Option<Seat>) -> Text {
    let most = holdings.iter().copied().max().unwrap_or(0);
    let (money, tile) = (nouns::sum(space, most), nouns::tile(tile));
    let text = match to {
        Some(seat) => of("alhambra-last-tile", seat).text("money", money).text("currency", nouns::currency(space)),
        None if most == 0 => Text::new("alhambra-last-tile-nobody").text("currency", nouns::currency(space)),
        None => Text::new("alhambra-last-tile-level").text("money", money),
    };
    text.text("tile", tile)
}
