//! States built by hand that stretch lists, menus and pictures: more than random play often brings together.
//!
//! Every tile, card and mission of the box is somewhere in each of them. Deliberately absent: how it came to that.

use std::sync::Arc;

use pergola_engine::{Chance, Seat, State};

use super::{
    Phase, Printed, Sanssouci, Setup, SideChoices,
    garden::{Expansion, Laid},
    pieces::{Card, Colour, Face, Symbol},
    printed::{MARKET, ROUNDS},
    square::{Square, Squares},
};

const FIRST: Seat = Seat(0);

/// A name, the seats and the state of each.
pub(super) fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Sanssouci)> {
    vec![
        ("first garden", 4, Sanssouci::lay_out(printed, setup(true, true), 4, &mut told())),
        ("sides chosen", 4, sides(printed)),
        ("first turn", 4, Sanssouci::lay_out(printed, setup(false, false), 4, &mut told())),
        ("most squares", 4, most_squares(printed)),
        ("most goals", 4, most_goals(printed)),
        ("deepest loss", 4, deepest_loss(printed)),
        ("last turn", 2, last_turn(printed)),
        ("all played", 4, over(printed)),
    ]
}

const fn setup(expansion: bool, choose_gardens: bool) -> Setup {
    Setup { expansion, choose_gardens }
}

/// Without luck: the first of everything.
fn told() -> Chance {
    Chance::told(Vec::new())
}

/// A game whose first seat is to act, with all tiles but those of the market in the supply.
fn begun(printed: &Arc<Printed>, seats: u8, expansion: bool) -> Sanssouci {
    let mut state = Sanssouci::lay_out(printed, setup(expansion, false), seats, &mut told());
    if expansion {
        for player in &mut state.players {
            let Expansion { board, .. } = player.garden.expansion().expect("every seat has a board");
            player.garden.set_expansion(Expansion { board, face: Some(Face::A) }, printed);
        }
    }
    for at in 0..MARKET {
        state.empty_market(at);
    }
    for at in 0..MARKET {
        state.put_in_market(at, Symbol::ALL[at % Symbol::ALL.len()]);
    }
    state.phase = Phase::Lay(FIRST);
    state
}

/// Two seats have chosen their sides, one of them for good.
fn sides(printed: &Arc<Printed>) -> Sanssouci {
    let mut state = Sanssouci::lay_out(printed, setup(true, false), 4, &mut told());
    let open = [Seat(0), Seat(1), Seat(3)].into_iter().collect();
    state.phase = Phase::ChooseSides(SideChoices { sides: vec![None, Some(Face::B), Some(Face::A), None], open });
    state
}

impl Sanssouci {
    fn empty_market(&mut self, at: usize) {
        self.supply.extend(self.market[at].take());
    }

    /// Puts another tile on a square of the market.
    fn put_in_market(&mut self, at: usize, symbol: Symbol) {
        self.empty_market(at);
        self.supply.take(symbol);
        self.market[at] = Some(symbol);
    }

    /// Lays tiles from the supply in the garden of a seat: on their own squares, or as gardeners of whatever is there most.
    fn furnish(&mut self, seat: Seat, symbols: Squares, gardeners: Squares) {
        for at in symbols.iter() {
            self.supply.take(at.symbol());
            self.put_in_garden(seat, Laid { at, turned: None });
        }
        for at in gardeners.iter() {
            let most = Symbol::ALL.into_iter().max_by_key(|symbol| self.supply.count(*symbol)).expect("nine symbols");
            self.supply.take(most);
            self.put_in_garden(seat, Laid { at, turned: Some(most) });
        }
    }

    /// Each tile was laid for a card of the pile.
    fn put_in_garden(&mut self, seat: Seat, laid: Laid) {
        let player = &mut self.players[seat.index()];
        player.garden.lay(laid);
        let first = player.pile.iter().next();
        first.iter().for_each(|card| player.pile.take(*card));
        player.played.push(first.or_else(|| player.hand.pop()).expect("a card for each tile"));
    }

    fn hold(&mut self, seat: Seat, hand: [Card; 2]) {
        let player = &mut self.players[seat.index()];
        player.pile.extend(player.hand.drain(..));
        for card in hand {
            player.pile.take(card);
            player.hand.push(card);
        }
        player.hand.sort_unstable();
    }
}

/// Hand and market take all ten tiles twice, and none of them has its own square free.
fn most_squares(printed: &Arc<Printed>) -> Sanssouci {
    let mut state = begun(printed, 4, false);
    let market = [Symbol::Topiary, Symbol::Labyrinth, Symbol::Statue, Symbol::RoseArch, Symbol::Fountain];
    for (row, symbol) in market.into_iter().enumerate() {
        state.put_in_market(2 * row, symbol);
        state.put_in_market(2 * row + 1, Symbol::Stairway);
    }
    state.hold(FIRST, [Card::Wild, Card::Symbol(Symbol::Grapevine)]);
    let stairway = [Colour::White, Colour::Grey, Colour::Fuchsia].map(|row| Square::at(row, Symbol::Stairway));
    let fountain = Squares::only(Square::at(Colour::Turquoise, Symbol::Fountain));
    let gardeners = Squares::row(Colour::Turquoise).without(fountain).union(stairway.into_iter().collect());
    state.furnish(FIRST, Squares::NONE, gardeners);
    others_play(&mut state, gardeners.len());
    state.turn = 4 * gardeners.len() as u32 + 1;
    state
}

/// No garden has more goals: 18 symbol tiles below nobles that never moved.
fn most_goals(printed: &Arc<Printed>) -> Sanssouci {
    let mut state = begun(printed, 4, false);
    let printed = state.player(FIRST).garden.ground().printed;
    let near = Squares::row(Colour::White).union(Squares::row(Colour::Grey)).union(Squares::row(Colour::Orange));
    let free: Vec<Square> = near.without(printed).iter().take(ROUNDS).collect();
    state.furnish(FIRST, free.into_iter().collect(), Squares::NONE);
    others_play(&mut state, ROUNDS - 1);
    state.empty_market(0);
    state.turn = 4 * ROUNDS as u32 - 3;
    state.phase = Phase::Move(FIRST);
    state
}

/// Every seat has laid tiles on all its losses.
fn deepest_loss(printed: &Arc<Printed>) -> Sanssouci {
    let mut state = begun(printed, 4, true);
    for seat in Seat::all(4) {
        let side = state.player(seat).garden.expansion().and_then(Expansion::side).expect("sides are known");
        let losses: Vec<_> = printed.expansion(side).filter(|(_, mark)| mark.points(true) < 0).collect();
        state.furnish(seat, Squares::NONE, losses.iter().map(|(square, _)| *square).collect());
        state.players[seat.index()].marks = losses.iter().map(|(_, mark)| mark.points(true)).sum();
    }
    state.turn = 17;
    state
}

/// Two seats whose market and hand have nothing left to come.
fn last_turn(printed: &Arc<Printed>) -> Sanssouci {
    let mut state = begun(printed, 2, true);
    for (seat, count) in [(Seat(0), ROUNDS - 1), (Seat(1), ROUNDS)] {
        play_most(&mut state, seat, count);
    }
    state.turn = 2 * ROUNDS as u32;
    state
}

fn over(printed: &Arc<Printed>) -> Sanssouci {
    let mut state = begun(printed, 4, false);
    state.empty_market(0);
    for seat in Seat::all(4) {
        play_most(&mut state, seat, ROUNDS);
        for (noble, row) in Symbol::ALL.into_iter().zip(Colour::ALL) {
            state.players[seat.index()].garden.place_noble(noble, row);
        }
    }
    state.phase = Phase::Over;
    state
}

/// What the other seats laid before the first seat's turn.
fn others_play(state: &mut Sanssouci, count: usize) {
    for seat in Seat::all(state.seats()).skip(1) {
        play_most(state, seat, count);
    }
}

/// Gardeners on the last free squares of a garden.
fn play_most(state: &mut Sanssouci, seat: Seat, count: usize) {
    let free: Vec<Square> = Squares::ALL.without(state.player(seat).garden.ground().covered()).iter().collect();
    state.furnish(seat, Squares::NONE, free.into_iter().rev().take(count).collect());
}
