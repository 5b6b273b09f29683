//! Why an action is refused, with the numbers, and the sentence that says so and what is possible instead.
//!
//! Deliberately absent: refusals of the table and the conversation, such as playing out of turn.

use pergola_text::{Text, sentences};

use super::{
    city::Misfit,
    modules::ModuleRefusal,
    pieces::{Border, Cell, Currency, Money, Tile},
    words::{misfits::why, nouns},
};

sentences! {
    /// Why not. Uses only what the refused seat can see.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal -> Text {
        /// No action is left in this turn: what was bought is to be placed, then the turn ends.
        NoActionLeft {
            /// The tiles still to be placed.
            to_place: Vec<Tile>,
        } => {
            match to_place.as_slice() {
                [] => Text::new("alhambra-refused-turn-is-done"),
                tiles => Text::new("alhambra-refused-no-action-left").list("tiles", nouns::tiles(tiles)),
            }
        },
        /// The last tiles are being placed; nothing else can be done any more.
        OnlyPlacing => "alhambra-refused-only-placing",
        /// A turn needs an action, and there is one this seat can play.
        MustAct => "alhambra-refused-must-act",
        /// The turn cannot end before these tiles are placed.
        StillToPlace {
            /// The tiles bought this turn or received at the game's end.
            tiles: Vec<Tile>,
        } => "alhambra-refused-still-to-place" (tiles: nouns::tiles(tiles)),
        /// Nothing was named to be taken.
        NothingTaken => "alhambra-refused-nothing-taken",
        /// The card does not lie in the display, or not so often.
        NotOnDisplay {
            /// Which.
            card: Money,
            /// How often it lies there.
            there: u8,
        } => "alhambra-refused-not-on-display" (card, there),
        /// Several cards may be taken only up to a sum.
        TakesTooMuch {
            /// What they come to.
            sum: u32,
            /// What they may come to.
            most: u32,
        } => "alhambra-refused-takes-too-much" (sum, most),
        /// The market space has no tile.
        SpaceEmpty {
            /// Which.
            space: Currency,
        } => "alhambra-refused-space-empty" (space: space.space(), currency: space),
        /// The seat does not hold the card, or not so often.
        NotInHand {
            /// Which.
            card: Money,
            /// How often the seat holds it.
            held: u8,
        } => "alhambra-refused-not-in-hand" (card, held),
        /// The market space takes another currency.
        WrongCurrency {
            /// The card that does not count there.
            card: Money,
            /// The space, by the currency it takes.
            space: Currency,
        } => "alhambra-refused-wrong-currency" (space: space.space(), currency: space, card),
        /// The payment is below the price.
        PaidTooLittle {
            /// The tile; its price is on it.
            tile: Tile,
            /// The currency it costs.
            space: Currency,
            /// What the cards come to.
            paid: u32,
        } => "alhambra-refused-paid-too-little" (
            tile,
            price: nouns::sum(*space, tile.price.into()),
            paid,
            missing: u32::from(tile.price).saturating_sub(*paid),
        ),
        /// The tile is not among those to be placed.
        NotToPlace {
            /// Which.
            tile: Tile,
            /// Those that are.
            to_place: Vec<Tile>,
        } => {
            let text = match to_place.as_slice() {
                [] => Text::new("alhambra-refused-nothing-to-place"),
                tiles => Text::new("alhambra-refused-not-to-place").list("tiles", nouns::tiles_among(tiles, &[*tile])),
            };
            text.text("tile", nouns::tile_among(*tile, to_place.iter().copied()))
        },
        /// The tile is not in the seat's reserve.
        NotInReserve {
            /// Which.
            tile: Tile,
        } => "alhambra-refused-not-in-reserve" (tile),
        /// The tile does not stand in that cell of the seat's city.
        NotInCity {
            /// Which.
            tile: Tile,
            /// Where it was said to stand.
            cell: Cell,
            /// What stands there instead.
            found: Option<Tile>,
        } => {
            let text = match found {
                Some(found) => Text::new("alhambra-refused-other-in-city").text("found", nouns::tile_among(*found, [*tile])),
                None => Text::new("alhambra-refused-not-in-city"),
            };
            text.text("tile", nouns::tile_among(*tile, *found)).text("place", nouns::place_of(*tile, *cell))
        },
        /// The fountain, or in Granada the start tile, never moves.
        FountainStays {
            /// What the city's tiles carry on their edges.
            border: Border,
        } => "alhambra-refused-fountain-stays" (border: border.key()),
        /// The tile cannot be added there.
        DoesNotFit {
            /// Which.
            tile: Tile,
            /// Where.
            cell: Cell,
            /// Why not.
            misfit: Misfit,
        } => "alhambra-refused-does-not-fit" (tile, place: nouns::place_of(*tile, *cell), why: why(misfit, *tile)),
        /// The tile cannot leave the city.
        CannotLeave {
            /// Which.
            tile: Tile,
            /// Where it stands.
            cell: Cell,
            /// Why not.
            misfit: Misfit,
        } => "alhambra-refused-cannot-leave" (tile, why: why(misfit, *tile)),
        /// The tile cannot take the other's place.
        CannotExchange {
            /// From the reserve.
            tile: Tile,
            /// From the city.
            out: Tile,
            /// Where.
            cell: Cell,
            /// Why not.
            misfit: Misfit,
        } => "alhambra-refused-cannot-exchange" (tile, out, why: why(misfit, *tile)),
        /// Where a tile of each kind lies in a market space, it is about which one is bought.
        Offer(why: Offer) => { why.words() },
        /// Granada: it is about turning a tile.
        Turning(why: Turning) => { why.words() },
        /// Dirk plays along only with two seats.
        NoDirk => "alhambra-refused-no-dirk",
        /// Dirk gets none of the last tiles.
        NotForDirk {
            /// Which.
            tile: Tile,
        } => "alhambra-refused-not-for-dirk" (tile),
        /// Because of a module.
        Module(why: ModuleRefusal) => { why.words() },
    }
}

sentences! {
    /// Why no piece of a market space is meant.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Offer -> Text {
        /// The purchase names its piece.
        NameThePiece {
            /// The space, by its currency.
            space: Currency,
            /// What lies there.
            tiles: Vec<Tile>,
        } => "combined-refused-name-the-piece" (space: space.space(), currency: space, tiles),
        /// The piece is not offered there.
        NotThere {
            /// The space, by its currency.
            space: Currency,
            /// What was named.
            tile: Tile,
        } => "combined-refused-not-there" (space: space.space(), currency: space, tile: nouns::tile_with_walls(*tile)),
    }
}

sentences! {
    /// Why a tile of Granada is not turned, or not placed as it was turned.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Turning -> Text {
        /// A tile turned for money is placed in the city before anything else.
        ComesFirst {
            /// The side that lies up now.
            tile: Tile,
        } => "granada-refused-turned-comes-first" (tile),
        /// The tile has no other side: it is none of Granada's.
        OneSided {
            /// Which.
            tile: Tile,
        } => "granada-refused-one-sided" (tile),
        /// The last tiles are placed as they were received.
        NotAtTheEnd {
            /// As it was received.
            tile: Tile,
        } => "granada-refused-not-turned-at-the-end" (tile),
        /// A bought tile gets into the city, or to Dirk, with the other side up only once it is turned, or never.
        OtherSideUp {
            /// As it was bought.
            tile: Tile,
            /// The side that was named.
            side: Tile,
        } => "granada-refused-other-side-up" (tile, side),
        /// Turning a tile costs money of one currency.
        OneCurrency {
            /// A card of another currency than the first.
            card: Money,
        } => "granada-refused-turned-for-one-currency" (card),
        /// Turning a tile costs more.
        CostsMore {
            /// Which.
            tile: Tile,
            /// What the cards come to.
            paid: u32,
            /// What turning costs at least.
            price: u32,
        } => "granada-refused-turned-for-more" (tile, paid, price),
        /// No cell of the city takes the turned tile.
        FitsNowhere {
            /// The side that would lie up.
            tile: Tile,
        } => "granada-refused-turned-fits-nowhere" (tile),
    }
}

#[cfg(test)]
mod tests {
    use pergola_text::{Speaker, check};

    use super::*;
    use crate::city::faults::Fault;

    fn said(refusal: &Refusal) -> String {
        let text = refusal.words();
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
