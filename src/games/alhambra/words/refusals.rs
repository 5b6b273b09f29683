//! Refusals: the rule, the numbers, and what is possible instead.
//!
//! Deliberately absent: refusals of the table and the conversation, such as playing out of turn.

use pergola_text::Text;

use super::{combined, modules, nouns};
use crate::{
    city::{Misfit, faults::Fault},
    pieces::{Border, Cell, Tile},
    refusal::{Refusal, Turning},
};

/// A refusal in words.
pub(crate) fn refuse(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::NoActionLeft { to_place } => {
            if to_place.is_empty() {
                Text::new("alhambra-refused-turn-is-done")
            } else {
                Text::new("alhambra-refused-no-action-left").list("tiles", names(to_place))
            }
        }
        Refusal::OnlyPlacing => Text::new("alhambra-refused-only-placing"),
        Refusal::MustAct => Text::new("alhambra-refused-must-act"),
        Refusal::StillToPlace { tiles } => Text::new("alhambra-refused-still-to-place").list("tiles", names(tiles)),
        Refusal::NothingTaken => Text::new("alhambra-refused-nothing-taken"),
        Refusal::NotOnDisplay { card, there } => {
            Text::new("alhambra-refused-not-on-display").text("card", nouns::card(*card)).number("there", *there)
        }
        Refusal::TakesTooMuch { sum, most } => {
            Text::new("alhambra-refused-takes-too-much").number("sum", *sum).number("most", *most)
        }
        Refusal::SpaceEmpty { space } => {
            Text::new("alhambra-refused-space-empty").number("space", space.space()).text("currency", nouns::currency(*space))
        }
        Refusal::NotInHand { card, held } => {
            Text::new("alhambra-refused-not-in-hand").text("card", nouns::card(*card)).number("held", *held)
        }
        Refusal::WrongCurrency { card, space } => Text::new("alhambra-refused-wrong-currency")
            .number("space", space.space())
            .text("currency", nouns::currency(*space))
            .text("card", nouns::card(*card)),
        Refusal::PaidTooLittle { tile, space, paid } => {
            let price = u32::from(tile.price);
            Text::new("alhambra-refused-paid-too-little")
                .text("tile", nouns::tile(*tile))
                .text("price", nouns::sum(*space, price))
                .number("paid", *paid)
                .number("missing", price.saturating_sub(*paid))
        }
        Refusal::NotToPlace { tile, to_place } => {
            let all = || to_place.iter().copied().chain([*tile]);
            let text = if to_place.is_empty() {
                Text::new("alhambra-refused-nothing-to-place")
            } else {
                let names = to_place.iter().map(|it| nouns::tile_among(*it, all()));
                Text::new("alhambra-refused-not-to-place").list("tiles", names)
            };
            text.text("tile", nouns::tile_among(*tile, all()))
        }
        Refusal::NotInReserve { tile } => of("alhambra-refused-not-in-reserve", *tile),
        Refusal::NotInCity { tile, cell, found } => not_in_city(*tile, *cell, *found),
        Refusal::FountainStays { border } => Text::new("alhambra-refused-fountain-stays").code("border", border.key()),
        Refusal::DoesNotFit { tile, cell, misfit } => of("alhambra-refused-does-not-fit", *tile)
            .text("place", nouns::place(tile.kind.border(), *cell))
            .text("why", why(misfit, *tile)),
        Refusal::CannotLeave { tile, misfit, .. } => of("alhambra-refused-cannot-leave", *tile).text("why", why(misfit, *tile)),
        Refusal::CannotExchange { tile, out, misfit, .. } => {
            of("alhambra-refused-cannot-exchange", *tile).text("out", nouns::tile(*out)).text("why", why(misfit, *tile))
        }
        Refusal::Offer(why) => combined::no_such_offer(why),
        Refusal::Turning(why) => turning(why),
        Refusal::NoDirk => Text::new("alhambra-refused-no-dirk"),
        Refusal::NotForDirk { tile } => of("alhambra-refused-not-for-dirk", *tile),
        Refusal::Module(refusal) => modules::refuse(refusal),
    }
}

/// What stands against turning a tile of Granada.
fn turning(why: &Turning) -> Text {
    match why {
        Turning::ComesFirst { tile } => of("granada-refused-turned-comes-first", *tile),
        Turning::OneSided { tile } => of("granada-refused-one-sided", *tile),
        Turning::NotAtTheEnd { tile } => of("granada-refused-not-turned-at-the-end", *tile),
        Turning::OtherSideUp { tile, side } => of("granada-refused-other-side-up", *tile).text("side", nouns::tile(*side)),
        Turning::OneCurrency { card } => Text::new("granada-refused-turned-for-one-currency").text("card", nouns::card(*card)),
        Turning::CostsMore { tile, paid, price } => {
            of("granada-refused-turned-for-more", *tile).number("paid", *paid).number("price", *price)
        }
        Turning::FitsNowhere { tile } => of("granada-refused-turned-fits-nowhere", *tile),
    }
}

fn of(id: &'static str, tile: Tile) -> Text {
    Text::new(id).text("tile", nouns::tile(tile))
}

/// Tiles by name, those that would read alike with their walls.
fn names(tiles: &[Tile]) -> impl Iterator<Item = Text> {
    tiles.iter().map(|tile| nouns::tile_among(*tile, tiles.iter().copied()))
}

fn not_in_city(tile: Tile, cell: Cell, found: Option<Tile>) -> Text {
    let text = match found {
        Some(found) => Text::new("alhambra-refused-other-in-city").text("found", nouns::tile_among(found, [tile].into_iter())),
        None => Text::new("alhambra-refused-not-in-city"),
    };
    text.text("tile", nouns::tile_among(tile, found.into_iter())).text("place", nouns::place(tile.kind.border(), cell))
}

/// Which building rule stands against a change with this tile, as the end of a sentence.
fn why(misfit: &Misfit, tile: Tile) -> Text {
    let border = tile.kind.border();
    match misfit {
        Misfit::Taken(None) => Text::new("alhambra-misfit-fountain").code("border", border.key()),
        Misfit::Taken(Some(tile)) => of("alhambra-misfit-taken", *tile),
        Misfit::Apart => Text::new("alhambra-misfit-apart"),
        Misfit::Breaks(Fault::Clash { walled, open }) => {
            let place = |cell: Cell| nouns::place(border, cell);
            let text = Text::new("alhambra-misfit-clash").code("border", border.key());
            text.text("walled", place(*walled)).text("open", place(*open))
        }
        Misfit::Breaks(Fault::Unreachable { cells }) => {
            places("alhambra-misfit-unreachable", border, cells).code("border", border.key())
        }
        Misfit::Breaks(Fault::Hole { cells }) => places("alhambra-misfit-hole", border, cells),
        Misfit::Breaks(Fault::Shared(fault)) => combined::misfit(fault),
    }
}

/// The first place is named, the others are counted: a refusal stays short.
pub(super) fn places(id: &'static str, border: Border, cells: &[Cell]) -> Text {
    let first = nouns::place(border, cells.first().copied().unwrap_or(Cell::FOUNTAIN));
    Text::new(id).text("place", first).number("others", cells.len().saturating_sub(1) as i64)
}

#[cfg(test)]
mod tests {
    use pergola_text::{Speaker, check};

    use super::*;
    use crate::pieces::{Currency, Money};

    fn said(refusal: &Refusal) -> String {
        let text = refuse(refusal);
        assert_eq!(check(&text), Ok(()));
        Speaker::plain("en", &[]).say(&text)
    }

    fn tile(code: &str) -> Tile {
        code.parse().expect("a tile")
    }

    fn cell(code: &str) -> Cell {
        code.parse().expect("a cell")
    }

    const BLUE_7: Money = Money { currency: Currency::Blue, value: 7 };

    #[test]
    fn refusals_of_a_turn_say_what_is_next() {
        let tiles = vec![tile("tower-9-es"), tile("garden-10")];
        let said_of = [
            (
                Refusal::NoActionLeft { to_place: tiles.clone() },
                "You have no action left this turn. Place tower 9 and garden 10, then confirm.",
            ),
            (Refusal::NoActionLeft { to_place: Vec::new() }, "You have no action left this turn. Confirm to end it."),
            (Refusal::OnlyPlacing, "The game is ending: there is nothing left but to place the last buildings and confirm."),
            (Refusal::MustAct, "Your turn needs an action first: take money, buy a building, or redesign your city."),
            (
                Refusal::StillToPlace { tiles },
                "Before you confirm, place tower 9 and garden 10: in your city or in your reserve.",
            ),
        ];
        for (refusal, words) in said_of {
            assert_eq!(said(&refusal), words);
        }
    }

    #[test]
    fn refusals_of_turning_say_what_it_costs_and_when_it_can_be_done() {
        let (front, back) = (tile("hostel-6-sw"), tile("school-7-sw"));
        let said_of = [
            (
                Turning::ComesFirst { tile: back },
                "school 7 was turned for money: it must be placed in your city before anything else. Place it, or \
                 take the turning back.",
            ),
            (
                Turning::OtherSideUp { tile: front, side: back },
                "You bought hostel 6, and school 7 is its back. Turn it for 3 money to place that side in your city, or put \
                 it into your reserve with either side up.",
            ),
            (
                Turning::CostsMore { tile: front, paid: 2, price: 3 },
                "Turning hostel 6 costs 3 money of one currency; these cards make 2. Add more, or place it with the side \
                 up that you bought.",
            ),
            (
                Turning::OneCurrency { card: BLUE_7 },
                "Turning a building is paid in one currency, and blue 7 is of another. Pay with cards of any single one.",
            ),
            (
                Turning::FitsNowhere { tile: back },
                "There is no place in your city for school 7. Put it into your reserve instead, with either side up.",
            ),
            (
                Turning::NotAtTheEnd { tile: front },
                "The last buildings are never turned. Place hostel 6 in your city as it lies, or keep it in your reserve.",
            ),
            (
                Turning::OneSided { tile: tile("tower-9-es") },
                "tower 9 has no other side: only buildings of Granada are turned. Place it as it is.",
            ),
        ];
        for (turning, words) in said_of {
            assert_eq!(said(&Refusal::Turning(turning)), words);
        }
    }

    #[test]
    fn refusals_of_money_say_the_numbers() {
        let said_of = [
            (Refusal::NothingTaken, "Name the cards you take: any one card, or several that add up to 5 or less."),
            (
                Refusal::NotOnDisplay { card: BLUE_7, there: 0 },
                "There is no blue 7 in the display. Take from the cards that lie there.",
            ),
            (
                Refusal::NotOnDisplay { card: BLUE_7, there: 1 },
                "There is only one blue 7 in the display. Take no more than that.",
            ),
            (
                Refusal::TakesTooMuch { sum: 7, most: 5 },
                "Those cards make 7, and several cards may make 5 at most. Leave some out, or take a single card of any value.",
            ),
            (
                Refusal::SpaceEmpty { space: Currency::Blue },
                "Market space 3 (blue) is empty until the turn ends. Choose a building of another space.",
            ),
            (Refusal::NotInHand { card: BLUE_7, held: 0 }, "You have no blue 7. Pay with the cards in your hand."),
            (Refusal::NotInHand { card: BLUE_7, held: 2 }, "You have only 2 cards blue 7. Pay with the cards in your hand."),
            (
                Refusal::WrongCurrency { card: BLUE_7, space: Currency::Orange },
                "Market space 4 takes only orange money, so blue 7 does not count there. Pay with orange cards.",
            ),
            (
                Refusal::PaidTooLittle { tile: tile("tower-9-es"), space: Currency::Blue, paid: 8 },
                "The price of tower 9 is 9 denars; these cards make 8. Add at least 1 more, or take money instead.",
            ),
        ];
        for (refusal, words) in said_of {
            assert_eq!(said(&refusal), words);
        }
    }

    #[test]
    fn refusals_of_tiles_say_where_they_are() {
        let (tower, garden) = (tile("tower-9-es"), tile("garden-10"));
        let said_of = [
            (
                Refusal::NotToPlace { tile: tower, to_place: vec![garden] },
                "You cannot place tower 9 now. The buildings you have to place: garden 10.",
            ),
            (
                Refusal::NotToPlace { tile: tower, to_place: vec![tile("tower-9-n")] },
                "You cannot place tower 9 (walls east, south) now. The buildings you have to place: tower 9 (wall north).",
            ),
            (
                Refusal::NotToPlace { tile: tower, to_place: Vec::new() },
                "You cannot place tower 9 now: only buildings you have just bought are placed. A building of your \
                 reserve gets into the city by redesigning.",
            ),
            (
                Refusal::NotInReserve { tile: tower },
                "There is no tower 9 in your reserve. Redesigning uses buildings of your reserve; one you have just \
                 bought is placed instead.",
            ),
            (
                Refusal::NotInCity { tile: tower, cell: cell("2,-1"), found: None },
                "There is no tower 9 in your city at two east, one south: the place is empty. Name a building with the \
                 place where it stands.",
            ),
            (
                Refusal::NotInCity { tile: tower, cell: cell("2,-1"), found: Some(tile("tower-9-n")) },
                "In your city, tower 9 (wall north) stands at two east, one south, not tower 9 (walls east, south). Name \
                 a building with the place where it stands.",
            ),
            (
                Refusal::FountainStays { border: Border::Moat },
                "The start tile never moves. Choose one of the buildings around it.",
            ),
            (Refusal::FountainStays { border: Border::Wall }, "The fountain never moves. Choose one of the buildings around it."),
            (Refusal::NoDirk, "Dirk plays only at a table with two seats. Place the building in your city or in your reserve."),
            (
                Refusal::NotForDirk { tile: tower },
                "Dirk gets none of the last buildings. Place tower 9 in your city or in your reserve.",
            ),
        ];
        for (refusal, words) in said_of {
            assert_eq!(said(&refusal), words);
        }
    }

    #[test]
    fn building_rules_say_what_is_in_the_way() {
        let cannot = |misfit| said(&Refusal::DoesNotFit { tile: tile("tower-9-es"), cell: cell("1,0"), misfit });
        let said_of = [
            (Misfit::Taken(Some(tile("garden-10"))), "garden 10 stands there already"),
            (Misfit::Taken(None), "the fountain stands there"),
            (Misfit::Apart, "it would touch nothing of your city"),
            (
                Misfit::Breaks(Fault::Clash { walled: cell("1,0"), open: cell("0,0") }),
                "a wall must meet a wall, but one east has one towards the fountain, which has none",
            ),
            (
                Misfit::Breaks(Fault::Unreachable { cells: vec![cell("1,0")] }),
                "one east could not be reached on foot from the fountain",
            ),
            (
                Misfit::Breaks(Fault::Unreachable { cells: vec![cell("1,0"), cell("2,0"), cell("3,0")] }),
                "one east and 2 more buildings could not be reached on foot from the fountain",
            ),
            (Misfit::Breaks(Fault::Hole { cells: vec![cell("1,1")] }), "an empty space would be enclosed at one east, one north"),
            (
                Misfit::Breaks(Fault::Hole { cells: vec![cell("1,1"), cell("2,1")] }),
                "an empty space would be enclosed at one east, one north and 1 more place",
            ),
        ];
        for (misfit, words) in said_of {
            let sentence =
                format!("You cannot put tower 9 at one east: {words}. Choose another place, or keep it in your reserve.");
            assert_eq!(cannot(misfit), sentence);
        }
        let tower = tile("tower-9-es");
        let apart = Misfit::Breaks(Fault::Unreachable { cells: vec![cell("1,0")] });
        assert_eq!(
            said(&Refusal::CannotLeave { tile: tower, cell: cell("1,0"), misfit: apart.clone() }),
            "You cannot take tower 9 out of your city: one east could not be reached on foot from the fountain. Choose \
             another building."
        );
        assert_eq!(
            said(&Refusal::CannotExchange { tile: tile("garden-10"), out: tower, cell: cell("1,0"), misfit: apart }),
            "You cannot exchange tower 9 for garden 10: one east could not be reached on foot from the fountain. Choose \
             other buildings."
        );
    }
}
