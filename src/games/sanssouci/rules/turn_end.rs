//! The end of a turn: the market and the hand are filled up, and the next seat or the next part of the game begins
//! (rulebook, Replace the Garden Tile, Replenish your Hand, and End of the Game).

use pergola_engine::{Chance, Events, Seat, State};

use crate::{Event, Phase, Player, Sanssouci, garden::Expansion, pieces::Face, printed::ROUNDS};

impl Sanssouci {
    pub(crate) fn end(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        match &mut self.phase {
            Phase::EndChoice(_) => self.end_garden_choice(seat, chance, events),
            Phase::ChooseSides(choices) => {
                choices.open.remove(seat);
                if choices.open.is_empty() {
                    let sides = choices.sides.iter().filter_map(|side| *side).collect();
                    self.show_sides(sides, events);
                }
            }
            _ => self.end_turn(seat, chance, events),
        }
    }

    /// The next seat chooses; after the last one everything else is dealt.
    fn end_garden_choice(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        self.turn += 1;
        let next = seat.next(self.seats());
        if next != self.start {
            self.phase = Phase::ChooseGarden(next);
            return;
        }
        self.deal(chance);
        events.tell(|| Event::Dealt);
    }

    /// The choices are shown when the last seat has chosen; then the first turn begins (rulings, Expansion).
    fn show_sides(&mut self, sides: Vec<Face>, events: &mut Events<Event>) {
        for (player, face) in self.players.iter_mut().zip(&sides) {
            if let Some(expansion) = player.garden.expansion() {
                player.garden.set_expansion(Expansion { face: Some(*face), ..expansion }, &self.printed);
            }
        }
        self.turn += 1;
        self.phase = Phase::Lay(self.start);
        events.tell(|| Event::SidesShown { sides });
    }

    fn end_turn(&mut self, seat: Seat, chance: &mut Chance, events: &mut Events<Event>) {
        self.refill(chance, events);
        let player = &mut self.players[seat.index()];
        if let Some(card) = chance.draw(&mut player.pile) {
            player.hand.push(card);
            player.hand.sort_unstable();
            events.tell(|| Event::Drawn { seat, card: Some(card) });
        }
        if self.players.iter().all(Player::is_done) {
            self.phase = Phase::Over;
            events.tell(|| Event::Ended { tallies: self.tallies() });
        } else {
            self.turn += 1;
            self.phase = Phase::Lay(seat.next(self.seats()));
        }
    }

    /// The supply lasts for every turn but the last of the game (rulings, Tiles).
    fn refill(&mut self, chance: &mut Chance, events: &mut Events<Event>) {
        for market in 0..self.market.len() {
            if self.market[market].is_none() {
                self.market[market] = chance.draw(&mut self.supply);
                if let Some(tile) = self.tile_at(market) {
                    events.tell(|| Event::Refilled { market: market as u8, tile });
                }
            }
        }
    }
}

impl Player {
    /// Whether all its cards are played.
    fn is_done(&self) -> bool {
        self.played.len() == ROUNDS
    }
}
