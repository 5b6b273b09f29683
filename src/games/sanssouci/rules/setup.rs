//! Laying the game out (rulebook, Setup; rulings, Second reading: luck in this order).
//!
//! Start player, gardens or their choice, expansion boards, two cards each, two missions each, the market.

use std::sync::Arc;

use pergola_engine::{Bag, Chance, Seat, State};

use crate::{
    Phase, Player, Printed, Sanssouci, Setup, SideChoices,
    garden::Expansion,
    pieces::{Board, Side, Symbol},
    printed::MARKET,
};

impl Sanssouci {
    pub(crate) fn lay_out(printed: &Arc<Printed>, setup: Setup, seats: u8, chance: &mut Chance) -> Sanssouci {
        let first = chance.pick(&[1u8, 2, 3, 4][..usize::from(seats)]);
        let start = Seat(first - 1);
        let player = || Player { pile: printed.cards().clone(), ..Player::default() };
        let mut state = Sanssouci {
            printed: Arc::clone(printed),
            setup,
            start,
            turn: 1,
            phase: Phase::ChooseGarden(start),
            market: [None; MARKET],
            supply: printed.tiles(seats).clone(),
            missions: Symbol::ALL.into_iter().collect(),
            players: Seat::all(seats).map(|_| player()).collect(),
        };
        if !setup.choose_gardens {
            for seat in Seat::all(seats) {
                let free: Vec<Side> = Side::all().filter(|side| state.owner(*side).is_none()).collect();
                state.players[seat.index()].garden.set_side(chance.pick(&free), printed);
            }
            state.deal(chance);
        }
        state
    }

    /// Deals what comes after the gardens; then the first turn, or the choice of sides, begins.
    pub(super) fn deal(&mut self, chance: &mut Chance) {
        if self.setup.expansion {
            let mut boards = Board::ALL.to_vec();
            for player in &mut self.players {
                let board = chance.pick(&boards);
                boards.retain(|it| *it != board);
                player.garden.set_expansion(Expansion { board, face: None }, &self.printed);
            }
        }
        for player in &mut self.players {
            player.hand = drawn(2, &mut player.pile, chance);
        }
        for player in &mut self.players {
            player.missions = drawn(2, &mut self.missions, chance);
        }
        for square in &mut self.market {
            *square = chance.draw(&mut self.supply);
        }
        self.phase = match self.setup.expansion {
            true => {
                let seats = Seat::all(self.seats());
                Phase::ChooseSides(SideChoices { sides: seats.clone().map(|_| None).collect(), open: seats.collect() })
            }
            false => Phase::Lay(self.start),
        };
    }
}

/// So many cards from a pile, in order of what they show.
pub(crate) fn drawn<C: pergola_engine::Piece>(count: usize, pile: &mut Bag<C>, chance: &mut Chance) -> Vec<C> {
    let mut cards: Vec<C> = (0..count).filter_map(|_| chance.draw(pile)).collect();
    cards.sort_unstable();
    cards
}
