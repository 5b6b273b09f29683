//! Setup (rulebook p. 3).
//!
//! Luck comes in this order: start player, irrigation cards by seat, objectives of slots 1 to 4, cards of the left, middle
//! and right column from level 1, tops of the stacks from the cheapest (rulings).

use std::sync::Arc;

use pergola_engine::{Bag, Chance, Seat};

use super::super::{
    DisplayColumn, Garden, HangingGardens, InPlay, Phase, Player, Printed, Stack,
    pieces::{Card, Irrigation, Objective, Tile},
};

/// What each seat begins with.
const GOLD: u8 = 2;
const TOOLS: u8 = 4;
/// What the last seat of the first round has besides.
const EXTRA_TOOLS: u8 = 1;

impl HangingGardens {
    /// Lays the game out.
    pub(in super::super) fn lay_out(printed: &Arc<Printed>, seats: u8, chance: &mut Chance) -> HangingGardens {
        let numbers: Vec<u8> = (1..=seats).collect();
        let first = Seat(chance.pick(&numbers) - 1);
        let mut irrigation: Bag<Irrigation> = printed.irrigation_cards().collect();
        let mut player = |seat: Seat| {
            let irrigation = chance.draw(&mut irrigation).expect("an irrigation card for each seat");
            let tools = TOOLS + if seat.next(seats) == first { EXTRA_TOOLS } else { 0 };
            Player { gold: GOLD, tools, irrigation, garden: Garden::default() }
        };
        let players = Seat::all(seats).map(&mut player).collect();
        let mut objectives: Bag<Objective> = printed.objectives().collect();
        let objectives = std::array::from_fn(|slot| {
            let objective = chance.draw(&mut objectives).expect("an objective for each slot");
            InPlay { objective, markers: vec![None; printed.objective_spaces(seats, slot).len()] }
        });
        let mut deck: Bag<Card> = printed.cards().iter().map(|it| it.card).collect();
        let gardeners = usize::from(seats) * 2;
        let columns = std::array::from_fn(|_| DisplayColumn {
            cards: std::array::from_fn(|_| chance.draw(&mut deck)),
            gardeners: Vec::with_capacity(gardeners),
        });
        let stacks = std::array::from_fn(|stack| {
            let mut rest: Bag<Tile> = printed.stack(stack).collect();
            Stack { top: chance.draw(&mut rest), rest }
        });
        let printed = Arc::clone(printed);
        let phase = Phase::Take(first);
        HangingGardens { printed, players, columns, stacks, objectives, deck, first, round: 1, turn: 1, phase }
    }
}
