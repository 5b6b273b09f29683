//! What a choice would bring: what a payment grants, what money adds up to, the wall and the majorities of a changed city.
//!
//! Everything is read from the seat's views before and after, so it says no more than that seat may know.

use pergola_engine::Seat;
use pergola_text::Text;

use super::{
    additions,
    majorities::{and, changed},
    nouns, purchase,
};
use crate::{
    Action, Phase,
    money::{Cards, Purse},
    pieces::{Currency, Tile},
    view::View,
};

/// What is to be had, by the currency it costs.
type Market = [Option<Tile>; 4];

/// Beside so few facts it is said that a wall stays as it is.
const FEW: usize = 2;

/// What an action would bring, between two views of its seat; nothing where the action says it itself.
pub(super) fn consequence(before: &View, after: &View, seat: Seat, action: &Action) -> Option<Text> {
    match action {
        Action::Take { cards } => {
            let [had, has] = [before, after].map(|view| view.seats[seat.index()].hand.as_ref());
            money(&before.market, had?, has?, cards)
        }
        Action::Buy { space, piece, with } => {
            let tile = piece.or(before.market[space.index()])?;
            Some(purchase(before, seat, tile, purchase::paid(additions::exactly(before), u32::from(tile.price), with)))
        }
        Action::Place { .. } | Action::Build { .. } | Action::Remove { .. } | Action::Exchange { .. } => {
            let city = city(before, after, seat);
            Some(additions::placed(after, seat, action).into_iter().fold(city, |city, counted| and(counted, city)))
        }
        Action::Turn { with, .. } => additions::turned(after, with),
        Action::Reserve { .. } => Some(Text::new(match before.phase {
            Phase::LastTiles { .. } => "alhambra-consequence-reserve-for-good",
            _ => "alhambra-consequence-reserve",
        })),
        Action::Give { .. } => changed(before, after, seat, 0).into_iter().reduce(and),
        Action::End => None,
        Action::Module(action) => additions::consequence(before, after, seat, action),
    }
}

/// What could be paid exactly that could not before; where that is nothing, what the hand adds up to in the currencies that were
/// taken.
fn money(market: &Market, had: &Cards, has: &Cards, cards: &Cards) -> Option<Text> {
    let could = payable_exactly(market, *had);
    let can = payable_exactly(market, *has).filter(|(space, _)| could.clone().all(|(other, _)| other != *space));
    let tiles: Vec<Text> = can.map(|(_, tile)| nouns::tile(tile)).collect();
    if !tiles.is_empty() {
        return Some(Text::new("alhambra-consequence-take-exactly").list("tiles", tiles));
    }
    let grows = |currency: &Currency| cards.sum_of(*currency) > 0 && had.sum_of(*currency) > 0;
    let sums: Vec<Text> = Currency::ALL.into_iter().filter(grows).map(|it| nouns::sum(it, has.sum_of(it))).collect();
    (!sums.is_empty()).then(|| Text::new("alhambra-consequence-take").list("sums", sums))
}

/// The spaces and tiles of the market that these cards pay exactly, each in its own currency.
fn payable_exactly(market: &Market, hand: Cards) -> impl Iterator<Item = (Currency, Tile)> + Clone {
    let hand = Purse::from(hand);
    let offered = Currency::ALL.into_iter().filter_map(|space| Some((space, market[space.index()]?)));
    // Exact payments come first.
    let least = move |(space, tile): &(Currency, Tile)| hand.payments(*space, tile.price).next().map(|it| it.sum_of(*space));
    offered.filter(move |offer| least(offer) == Some(offer.1.price.into()))
}

/// What a payment brings, and whether what is bought with it fits nowhere in the city as it stands, on neither side.
pub(super) fn purchase(before: &View, seat: Seat, tile: Tile, paid: Text) -> Text {
    let city = before.seats[seat.index()].standing_city();
    let fits = |tile: Tile| city.room_for(tile).next().is_some();
    if fits(tile) || before.other_side(tile).is_some_and(fits) {
        return paid;
    }
    Text::new("alhambra-consequence-fits-nowhere").text("paid", paid)
}

/// The longest wall or moat and the majorities that change.
fn city(before: &View, after: &View, seat: Seat) -> Text {
    let [from, to] = [before, after].map(|view| view.seats[seat.index()].wall);
    let wall = if from == to {
        Text::new("alhambra-consequence-wall-stays").number("wall", to)
    } else {
        Text::new("alhambra-consequence-wall").number("from", from).number("to", to)
    };
    let wall = wall.code("border", before.border().key());
    let borders: Vec<Text> = additions::borders(before, after, seat).collect();
    let majorities = changed(before, after, seat, borders.len() + 1);
    let others = borders.len() + majorities.len();
    // What stays as it is can be left out where much changes.
    let wall = (from != to || others <= FEW).then_some(wall);
    wall.into_iter().chain(borders).chain(majorities).reduce(and).unwrap_or(Text::new("list-none"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::said;

    #[test]
    fn money_says_what_it_pays_exactly_or_adds_up_to() {
        // A pavilion for 5 yellow florins, and a tower for 9 denars.
        let market: Market = ["pavilion-5", "", "tower-9-es", ""].map(|code| code.parse().ok());
        let brings = |had: &str, taken: &str| {
            let [had, taken]: [Cards; 2] = [had, taken].map(|it| it.parse().expect("cards"));
            let mut has = had;
            has.put_all(&taken);
            money(&market, &had, &has, &taken).map(|it| said(&it))
        };
        let told = |text: &str| Some(text.to_owned());
        assert_eq!(brings("yellow-2 blue-3", "yellow-3"), told("then you could pay pavilion 5 exactly"));
        assert_eq!(brings("yellow-2 blue-3", "yellow-3 blue-6"), told("then you could pay pavilion 5 and tower 9 exactly"));
        assert_eq!(brings("yellow-2 blue-3", "yellow-1 blue-6"), told("then you could pay tower 9 exactly"));
        assert_eq!(brings("yellow-2 blue-3", "blue-5"), told("then 8 denars in all"));
        assert_eq!(brings("yellow-5", "yellow-2"), told("then 7 florins in all"), "they can pay the pavilion already");
        assert_eq!(brings("yellow-2", "green-5"), None, "no tile costs dirhams");
    }
}
