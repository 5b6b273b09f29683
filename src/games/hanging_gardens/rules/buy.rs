//! Buy a single Enhancement tile (rulebook p. 7): the top of a stack, at once onto any own empty card.

use pergola_engine::{Events, Seat};

use super::super::{Action, Event, HangingGardens, Phase, pieces::Tile, place::Place, printed::STACKS, refusal::Unsold};

impl HangingGardens {
    /// Lists every enhancement the seat can pay with every card that takes it.
    pub(super) fn list_purchases(&self, seat: Seat, out: &mut Vec<Action>) {
        let empty = self.players[seat.index()].garden.empty();
        for tile in self.affordable(seat) {
            out.extend(empty.iter().map(|place| Action::Buy { tile, place }));
        }
    }

    /// Whether the seat can buy anything.
    pub(super) fn can_buy(&self, seat: Seat) -> bool {
        !self.players[seat.index()].garden.empty().is_empty() && self.affordable(seat).next().is_some()
    }

    /// What is on sale and not too dear.
    fn affordable(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let gold = self.players[seat.index()].gold;
        (0..STACKS).filter(move |stack| self.printed.prices[*stack] <= gold).filter_map(|stack| self.stacks[stack].top)
    }

    /// Whether this enhancement can be bought for the card at `place`.
    pub(super) fn check_purchase(&self, seat: Seat, tile: Tile, place: Place) -> Result<(), Unsold> {
        let tops = || self.stacks.iter().filter_map(|stack| stack.top);
        if tops().all(|top| top != tile) {
            let on_sale = tops().map(|top| self.printed.enhancement(top)).collect();
            return Err(Unsold::NotOnSale { tile, on_sale });
        }
        let (cost, gold) = (self.printed.enhancement(tile).cost, self.players[seat.index()].gold);
        if gold < cost {
            return Err(Unsold::TooLittleGold { cost, gold });
        }
        let garden = &self.players[seat.index()].garden;
        match garden.at(place) {
            None => Err(Unsold::NoCard { place }),
            Some(laid) if !garden.empty().has(place) => {
                let tile = laid.tile.map(|tile| self.printed.enhancement(tile));
                Err(Unsold::NotEmpty { card: self.printed.card(laid.card), tile })
            }
            Some(_) => Ok(()),
        }
    }

    /// Buys the enhancement. Its gold is paid before its bonus comes; the bonus is that of its card's level.
    pub(in super::super) fn buy(&mut self, seat: Seat, tile: Tile, place: Place, events: &mut Events<Event>) {
        for stack in self.stacks.iter_mut().filter(|stack| stack.top == Some(tile)) {
            stack.top = None;
        }
        let face = self.printed.enhancement(tile);
        let player = &mut self.players[seat.index()];
        player.gold -= face.cost;
        player.garden.enhance(&self.printed, place, tile);
        let left = player.garden.laid().ends().map_or(0, |(left, _)| left);
        events.tell(|| Event::Bought { seat, tile: face, place, position: place.position(left) });
        if let Some(bonus) = face.bonus {
            self.gain(seat, bonus, place.level, events);
        }
        self.phase = Phase::Complete(seat);
    }
}
