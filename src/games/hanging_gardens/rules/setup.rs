//! Setup (rulebook p. 3), and a stored state made whole.
//!
//! Luck comes in this order: start player, irrigation cards by seat, objectives of slots 1 to 4, cards of the left, middle
//! and right column from level 1, tops of the stacks from the cheapest (rulings).

use std::sync::Arc;

use serde_json::Value;

use super::super::{
    DisplayColumn, Garden, HangingGardens, InPlay, Phase, Player, Printed, Stack,
    pieces::{Card, Irrigation, Objective, Tile},
    printed::{IN_PLAY, SEATS},
};
use crate::engine::{Bag, Chance, Seat, State, Unreadable};

/// What each seat begins with.
const GOLD: u8 = 2;
const TOOLS: u8 = 4;
/// What the last seat of the first round has besides.
const EXTRA_TOOLS: u8 = 1;

/// What is read, for complaints.
const STATE: &str = "a hanging-gardens state";

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

    /// Reads a stored state; sets and counts follow from the printed tables.
    pub(in super::super) fn read(printed: &Arc<Printed>, saved: Value) -> Result<HangingGardens, Unreadable> {
        let mut state: HangingGardens = serde_json::from_value(saved).map_err(|why| Unreadable::new(STATE, why))?;
        state.printed = Arc::clone(printed);
        for player in &mut state.players {
            let unknown = |code| Unreadable::new(STATE, format!("the tables know no {code}"));
            player.garden = player.garden.counted(printed).map_err(unknown)?;
        }
        state.is_whole()?;
        Ok(state)
    }

    /// Whether every piece is known and every seat is one.
    fn is_whole(&self) -> Result<(), Unreadable> {
        let seats = self.seats();
        if !(SEATS.0..=SEATS.1).contains(&seats) {
            return Err(Unreadable::new(STATE, format!("{seats} seats cannot play")));
        }
        let known = |codes: Vec<usize>, count: usize| codes.iter().all(|code| *code < count);
        let cards = self.columns.iter().flat_map(|it| it.cards).flatten().chain(self.deck.iter()).map(Card::index).collect();
        let tiles = self.stacks.iter().flat_map(|it| it.top.into_iter().chain(it.rest.iter())).map(Tile::index).collect();
        let objectives = self.objectives.iter().map(|it| it.objective.index()).collect();
        let irrigation = self.players.iter().map(|it| it.irrigation.index()).collect();
        let all_known = known(cards, self.printed.cards().len())
            && known(tiles, self.printed.enhancements().len())
            && known(objectives, self.printed.objectives().count())
            && known(irrigation, self.printed.irrigation_cards().count());
        let spaces =
            (0..IN_PLAY).all(|slot| self.objectives[slot].markers.len() == self.printed.objective_spaces(seats, slot).len());
        let mut named = self.columns.iter().flat_map(|it| &it.gardeners).copied().chain([self.first]).chain(self.actor());
        match (all_known, spaces, named.all(|seat| seat.0 < seats)) {
            (true, true, true) => Ok(()),
            (false, ..) => Err(Unreadable::new(STATE, "it names a piece that the tables do not know")),
            (_, false, _) => Err(Unreadable::new(STATE, "an objective has other spaces than the tables say")),
            (_, _, false) => Err(Unreadable::new(STATE, "it names a seat that does not play")),
        }
    }
}
