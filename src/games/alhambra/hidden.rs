//! What is hidden from a seat, dealt anew: the other hands and the deck (the bag is an unordered bag already).
//!
//! Sizes of hands and piles stay, and so does whether scoring cards are still to come. Once all hands are shown nothing
//! is hidden but the order of what is never drawn again.

use pergola_engine::{Bag, Chance, Seat, State};

use super::{Alhambra, Phase, money::Cards};

/// A hand that is dealt anew has so many tries to be one that could pay exactly, where the game made known that it could.
const TRIES: u32 = 40;

impl Alhambra {
    pub(super) fn dealt_anew(&self, seat: Seat, chance: &mut Chance) -> Alhambra {
        let mut dealt = self.clone();
        let Alhambra { modules, deck, phase, .. } = &mut dealt;
        modules.each_mut().for_each(|module| module.deal_anew(seat, phase, deck, chance));
        if matches!(self.phase, Phase::LastTiles { .. } | Phase::Over(_)) {
            return dealt;
        }
        let is_other = |(at, player)| (at != seat.index()).then_some(player);
        let mut unseen: Bag<_> = self.deck.money().clone();
        for player in self.players.iter().enumerate().filter_map(is_other) {
            unseen.extend(player.hand.cards().iter());
        }
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            for tries in (0..dealt.tries_to_deal(other)).rev() {
                let count = self.player(other).hand.cards().len();
                let cards: Cards = (0..count).filter_map(|_| chance.draw(&mut unseen)).collect();
                dealt.player_mut(other).hand = cards.into();
                if tries == 0 || dealt.pays_exactly(other, |_| true) {
                    break;
                }
                unseen.extend(cards.iter());
            }
        }
        dealt.deck = dealt.deck.with_money(unseen);
        dealt
    }

    /// How many tries a hand has that is dealt anew.
    fn tries_to_deal(&self, seat: Seat) -> u32 {
        let is_known = self.modules.each().any(|module| module.is_known_to_pay_exactly(&self.phase, seat));
        if is_known { TRIES } else { 1 }
    }
}
