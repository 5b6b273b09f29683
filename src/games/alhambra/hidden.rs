//! What is hidden from a seat, dealt anew: the other hands and the deck (the bag is an unordered bag already).
//!
//! Sizes of hands and piles stay, and so does whether scoring cards are still to come. Once all hands are shown nothing
//! is hidden but the order of what is never drawn again.

use pergola_engine::{Bag, Chance, Seat, State};

use super::{Alhambra, Phase, modules, money::Cards};

impl Alhambra {
    pub(super) fn dealt_anew(&self, seat: Seat, chance: &mut Chance) -> Alhambra {
        let mut dealt = self.clone();
        modules::deal_anew(&mut dealt, seat, chance);
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
}
