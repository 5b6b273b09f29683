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
    money::Cards,
    pieces::{Currency, Tile},
    view::View,
};

/// Beside so few facts it is said that a wall stays as it is.
const FEW: usize = 2;

/// What an action would bring, between two views of its seat; nothing where the action says it itself.
pub(super) fn consequence(before: &View, after: &View, seat: Seat, action: &Action) -> Option<Text> {
    match action {
        Action::Take { cards } => money(before, after, seat, cards),
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

/// What the hand adds up to in the currencies that were taken.
fn money(before: &View, after: &View, seat: Seat, cards: &Cards) -> Option<Text> {
    let (had, has) = (before.seats[seat.index()].hand.as_ref()?, after.seats[seat.index()].hand.as_ref()?);
    let grows = |currency: &Currency| cards.sum_of(*currency) > 0 && had.sum_of(*currency) > 0;
    let sums: Vec<Text> = Currency::ALL.into_iter().filter(grows).map(|it| nouns::sum(it, has.sum_of(it))).collect();
    (!sums.is_empty()).then(|| Text::new("alhambra-consequence-take").list("sums", sums))
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
