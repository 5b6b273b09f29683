//! The widest states of Alhambra and Granada together.

use std::sync::Arc;

use pergola_engine::{Bag, Seat, Seats};

use super::{laid_out, sold};
use crate::{
    Alhambra, Chain, Phase, Printed, Setup,
    city::City,
    modules::{Interlude, ModulesChosen, vizier::FavourStep},
    money::Deck,
    pieces::{Border, Cell, Currency, Round, Tile},
};

/// So many tiles of each kind stand in the widest city.
const OF_EACH: usize = 20;

/// A name, the seats and the state of each.
pub(super) fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Alhambra)> {
    vec![
        ("two cities", 3, two_cities(printed, &Setup::default(), 3)),
        ("seven bought", 2, seven_bought(printed, &Setup::default())),
        ("dear purchases", 2, all_money(printed, &Setup::default())),
        ("turned beside", 2, turned(printed)),
        ("last beside", 6, last_tile(printed)),
        ("with viziers", 2, seven_bought(printed, &with_vizier())),
        ("any favour", 2, favour(printed)),
        ("turned favour", 2, turned_favour(printed)),
    ]
}

/// The only module that both are played with.
fn with_vizier() -> Setup {
    Setup { modules: ModulesChosen::VIZIER, ..Setup::default() }
}

/// The first seat has all tiles of both bags: a wide Alhambra, against it a wide Granada, the rest in its reserve.
fn two_cities(printed: &Arc<Printed>, setup: &Setup, seats: u8) -> Alhambra {
    let mut state = laid_out(printed, setup, seats);
    let owner = &mut state.players[0];
    for bag in &mut state.bags {
        let mut left = grown(&mut owner.city, std::mem::take(bag));
        owner.reserve.extend(left.drain(..));
    }
    state
}

/// Adds tiles with few sides walled where most places stay open; those that are left.
fn grown(city: &mut City, bag: Bag<Tile>) -> Vec<Tile> {
    let mut left: Vec<Tile> = bag.iter().collect();
    left.sort_by_key(|tile| tile.walls.len());
    for _ in 0..OF_EACH {
        // Granada needs a wall to grow against: the Alhambra ends with walls.
        let openings = |(at, cell): &(usize, Cell)| {
            let mut city = city.clone();
            city.add(*cell, left[*at]);
            city.openings()
        };
        let fits = |at: usize| city.room_for(left[at]).map(move |cell| (at, cell)).collect::<Vec<_>>();
        let Some((at, cell)) = (0..left.len()).map(fits).find_map(|all| all.into_iter().max_by_key(openings)) else { break };
        city.add(cell, left.remove(at));
    }
    // What stands at the rim shows walls, against which the other city can grow.
    while city.tiles().all(|(_, tile)| tile.kind.border() == Border::Wall && tile.walls.len() < 2) {
        let Some(at) = left.iter().position(|tile| tile.walls.len() > 1 && city.room_for(*tile).next().is_some()) else { break };
        let cell = city.room_for(left[at]).next().expect("it was found to fit");
        city.add(cell, left.remove(at));
    }
    left
}

/// The first seat holds all money but the display.
fn all_money(printed: &Arc<Printed>, setup: &Setup) -> Alhambra {
    let mut state = laid_out(printed, setup, 2);
    give_all_money(&mut state);
    state
}

fn give_all_money(state: &mut Alhambra) {
    let others = std::mem::take(&mut state.players[1].hand);
    let owner = &mut state.players[0];
    owner.hand.put_all(others.cards());
    state.deck.money().iter().for_each(|card| owner.hand.put(card));
    state.deck = Deck::default();
    state.scored = Some(Round::B);
}

/// Seven tiles are to be placed, or given to Dirk, while every redesign and the last tile for sale are open too.
fn seven_bought(printed: &Arc<Printed>, setup: &Setup) -> Alhambra {
    let mut state = two_cities(printed, setup, 2);
    give_all_money(&mut state);
    state.players[0].to_place = sold(&mut state.market, 7);
    state.phase = Phase::Turn { seat: Seat(0), chain: Chain::Extra };
    state
}

/// One of the bought Granada tiles was turned, and is placed next.
fn turned(printed: &Arc<Printed>) -> Alhambra {
    let mut state = seven_bought(printed, &Setup::default());
    let owner = &mut state.players[0];
    let fits = |tile: &Tile| printed.other_side(*tile).is_some_and(|side| owner.city.room_for(side).next().is_some());
    if let Some(at) = owner.to_place.iter().position(fits) {
        let side = owner.to_place.remove(at);
        let turned = printed.other_side(side);
        owner.to_place.extend(turned);
        if let Some(sides) = &mut state.sides {
            sides.turned = turned;
        }
        state.phase = Phase::Turn { seat: Seat(0), chain: Chain::Done };
    }
    state
}

/// The first seat has received the first of the last tiles.
fn last_tile(printed: &Arc<Printed>) -> Alhambra {
    let mut state = two_cities(printed, &Setup::default(), 6);
    state.scored = Some(Round::B);
    state.deck = state.deck.without_special();
    state.players[0].to_place = sold(&mut state.market, 1);
    let [yellow, green, blue, orange] = Currency::ALL;
    state.last_tiles = [yellow, green, green, blue, blue, orange, orange].into_iter().collect();
    state.phase = Phase::LastTiles { placing: Seats::only(Seat(0)) };
    state
}

/// The first seat may buy any of the eight tiles exactly, with all money.
fn favour(printed: &Arc<Printed>) -> Alhambra {
    let mut state = all_money(printed, &with_vizier());
    state.phase = Phase::Between(Interlude { due: Seat(1), step: FavourStep::Acting { seat: Seat(0), bought: false } });
    state
}

/// The Granada tile of a favour can still be turned, in as many ways as all the money allows.
fn turned_favour(printed: &Arc<Printed>) -> Alhambra {
    let mut state = seven_bought(printed, &with_vizier());
    let owner = &mut state.players[0];
    let fits = |tile: &Tile| printed.other_side(*tile).is_some_and(|side| owner.city.room_for(side).next().is_some());
    let bought = owner.to_place.iter().position(fits).map(|at| owner.to_place.remove(at));
    owner.reserve.extend(owner.to_place.drain(..));
    owner.to_place.extend(bought);
    state.phase = Phase::Between(Interlude { due: Seat(1), step: FavourStep::Acting { seat: Seat(0), bought: true } });
    state
}

#[cfg(test)]
mod tests {
    use pergola_data as data;
    use pergola_engine::State;

    use super::*;
    use crate::COMBINED;

    #[test]
    fn the_widest_city_is_of_both() {
        let printed = Arc::new(Alhambra::print(&COMBINED, &data::file).expect("the printed tables are readable"));
        let state = two_cities(&printed, &Setup::default(), 3);
        let owner = &state.players[0];
        assert!(owner.city.moat_start().is_some(), "Granada has begun");
        assert!(owner.city.len() > 35 && owner.reserve.len() > 45, "{} and {}", owner.city.len(), owner.reserve.len());
        assert!(turned(&printed).turned().is_some(), "a tile is turned");
        assert_eq!(turned_favour(&printed).players[0].to_place.len(), 1, "a tile of a favour can be turned");
    }
}
