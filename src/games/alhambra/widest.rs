//! States built by hand that stretch lists, menus and pictures: more than random play ever brings together.
//!
//! Every piece of the box is somewhere in each of them. Deliberately absent: how they could have come about.

mod combined;

use std::sync::Arc;

use arrayvec::ArrayVec;
use pergola_engine::{Bag, Chance, Seat, Seats};

use super::{
    Alhambra, Chain, MOST_TO_PLACE, Phase, Printed, Setup,
    market::Market,
    modules::{self, Interlude, ModulesChosen, vizier::FavourStep},
    money::Deck,
    pieces::{Cell, Round, Tile},
};

/// So many tiles stand in the widest city.
const CITY: usize = 16;

/// A name, the seats and the state of each.
pub(super) fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Alhambra)> {
    if printed.is_of_both() {
        return combined::widest(printed);
    }
    let basic = Setup::default();
    let mut widest = vec![
        ("great reserve", 3, great_reserve(printed, &basic, 3)),
        ("all money", 2, all_money(printed, &basic)),
        ("three bought", 2, three_bought(printed, &basic)),
        ("last tiles", 6, all_last_tiles(printed, &basic)),
        ("far city", 3, far_city(printed)),
    ];
    match turned_tile(printed) {
        Some(state) => widest.extend([("turned tile", 2, state), ("turned favour", 2, turned_favour(printed))]),
        None => widest.extend(with_modules(printed)),
    }
    widest
}

/// The modules are played with the basic game alone.
fn with_modules(printed: &Arc<Printed>) -> [(&'static str, u8, Alhambra); 3] {
    let modules = Setup { modules: ModulesChosen::ALL, ..Setup::default() };
    [
        ("all modules", 2, three_bought(printed, &modules)),
        ("modules last", 6, all_last_tiles(printed, &modules)),
        ("dear favour", 2, favour(printed, &modules)),
    ]
}

/// A game laid out without luck: the first piece is drawn each time. The first seat begins. Nobody saw how hands came about.
fn laid_out(printed: &Arc<Printed>, setup: &Setup, seats: u8) -> Alhambra {
    let mut state = Alhambra::lay_out(printed, setup, seats, &mut Chance::fixed());
    state.phase = Phase::Turn { seat: Seat(0), chain: Chain::Due };
    state.start = Seat(0);
    state.with_hands_forgotten()
}

/// The first seat has all tiles of the bag: a city with as many openings as can be, the rest in its reserve.
fn great_reserve(printed: &Arc<Printed>, setup: &Setup, seats: u8) -> Alhambra {
    let mut state = laid_out(printed, setup, seats);
    let mut tiles: Vec<Tile> = state.bags[0].iter().collect();
    tiles.sort_by_key(|tile| tile.walls.len());
    state.bags[0] = Bag::default();
    let owner = &mut state.players[0];
    owner.reserve = tiles.split_off(CITY).into_iter().collect();
    for tile in tiles {
        let openings = |cell: &Cell| {
            let mut city = owner.city.clone();
            city.add(*cell, tile);
            city.openings()
        };
        let cell = owner.city.room_for(tile).max_by_key(openings).expect("tiles with few walls fit somewhere");
        owner.city.add(cell, tile);
    }
    modules::give_tiles(&mut state, Seat(0));
    state
}

/// The first seat holds all money but the display.
fn all_money(printed: &Arc<Printed>, setup: &Setup) -> Alhambra {
    let mut state = laid_out(printed, setup, 2);
    let others = std::mem::take(&mut state.players[1].hand);
    let owner = &mut state.players[0];
    owner.hand.put_all(others.cards());
    state.deck.money().iter().for_each(|card| owner.hand.put(card));
    state.deck = Deck::default();
    state.scored = Some(Round::B);
    modules::give_cards(&mut state, Seat(0));
    state
}

/// So many tiles of the market, taken out of it.
fn sold(market: &mut Market, tiles: usize) -> ArrayVec<Tile, MOST_TO_PLACE> {
    let offers: Vec<_> = market.offers().take(tiles).collect();
    offers.iter().for_each(|(space, tile)| market.take(*space, *tile));
    offers.into_iter().map(|(_, tile)| tile).collect()
}

/// Three tiles are to be placed, or given to Dirk, while every redesign and the dearest tile are open too.
fn three_bought(printed: &Arc<Printed>, setup: &Setup) -> Alhambra {
    let mut state = great_reserve(printed, setup, 2);
    let hand = all_money(printed, setup);
    modules::give_cards(&mut state, Seat(0));
    (state.players[0].hand, state.players[1].hand) = (hand.players[0].hand, hand.players[1].hand);
    (state.display, state.deck, state.scored) = (hand.display, hand.deck, hand.scored);
    let owner = &mut state.players[0];
    owner.to_place = sold(&mut state.market, 3);
    state.phase = Phase::Turn { seat: Seat(0), chain: Chain::Extra };
    state
}

/// The first seat received all four tiles of the market.
fn all_last_tiles(printed: &Arc<Printed>, setup: &Setup) -> Alhambra {
    let mut state = great_reserve(printed, setup, 6);
    modules::give_cards(&mut state, Seat(0));
    state.players[0].to_place = sold(&mut state.market, 4);
    state.scored = Some(Round::B);
    state.deck = state.deck.without_special();
    state.phase = Phase::LastTiles { placing: Seats::only(Seat(0)) };
    state
}

/// The first seat may buy any tile of the market exactly, with all money and all bureaux.
fn favour(printed: &Arc<Printed>, setup: &Setup) -> Alhambra {
    let mut state = all_money(printed, setup);
    let step = FavourStep::Acting { seat: Seat(0), bought: false };
    state.phase = Phase::Between(Interlude { due: Seat(1), step });
    state
}

/// All tiles without a wall to the east and west in one straight line, farther from the fountain than in any other city.
fn far_city(printed: &Arc<Printed>) -> Alhambra {
    let mut state = laid_out(printed, &Setup::default(), 3);
    let sideless = |tile: &Tile| tile.walls.bits() & 0b1010 == 0;
    let tiles: Vec<Tile> = state.bags[0].iter().filter(sideless).collect();
    let per_type = |kind| tiles.iter().filter(move |tile| tile.kind == kind);
    for (tile, x) in printed.kinds().flat_map(per_type).zip(1..) {
        state.bags[0].take(*tile);
        state.players[0].city.add(Cell { x, y: 0 }, *tile);
    }
    state
}

/// Granada: one of three bought tiles was turned, and is placed next.
fn turned_tile(printed: &Arc<Printed>) -> Option<Alhambra> {
    let mut state = three_bought(printed, &Setup::default());
    let owner = &mut state.players[0];
    let turned = printed.other_side(owner.to_place[0])?;
    owner.to_place.remove(0);
    owner.to_place.push(turned);
    state.sides.as_mut()?.turned = Some(turned);
    state.phase = Phase::Turn { seat: Seat(0), chain: Chain::Done };
    Some(state)
}

/// Granada: the tile of a vizier's favour can still be turned, in as many ways as all the money allows.
fn turned_favour(printed: &Arc<Printed>) -> Alhambra {
    let setup = Setup { modules: ModulesChosen::VIZIER, ..Setup::default() };
    let mut state = three_bought(printed, &setup);
    let owner = &mut state.players[0];
    owner.reserve.extend(owner.to_place.drain(1..));
    let step = FavourStep::Acting { seat: Seat(0), bought: true };
    state.phase = Phase::Between(Interlude { due: Seat(1), step });
    state
}
