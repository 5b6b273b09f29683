//! What is hidden from a seat, dealt anew: the other hands and the deck (the bag is an unordered bag already).
//!
//! Sizes of hands and piles stay, and so does whether scoring cards are still to come. Once all hands are shown nothing
//! is hidden but the order of what is never drawn again.

use super::{Alhambra, Phase, Player, pieces::Round};
use crate::engine::{Bag, Chance, Seat};

impl Alhambra {
    pub(super) fn dealt_anew(&self, seat: Seat, chance: &mut Chance) -> Alhambra {
        let mut dealt = self.clone();
        if !matches!(self.phase, Phase::Turn { .. }) {
            return dealt;
        }
        let is_other = |(at, player)| (at != seat.index()).then_some(player);
        let mut unseen: Bag<_> = self.deck.money().clone();
        for player in self.players.iter().enumerate().filter_map(is_other) {
            unseen.extend(player.hand.iter());
        }
        let is_other = |(at, player)| (at != seat.index()).then_some(player);
        for player in dealt.players.iter_mut().enumerate().filter_map(is_other) {
            let cards: Vec<_> = (0..player.hand.len()).filter_map(|_| chance.draw(&mut unseen)).collect();
            player.hand = cards.into_iter().collect();
        }
        dealt.deck = self.deck.with_money(unseen);
        dealt
    }

    /// The codes of every piece: 54 tiles, the money cards, two scoring cards (in the deck or set aside).
    pub(super) fn every_piece(&self) -> Vec<String> {
        let set_aside = [Round::A, Round::B].into_iter().filter(|round| self.scored >= Some(*round));
        let scoring = self.deck.scoring().chain(set_aside).map(|round| format!("scoring-{round}"));
        let hands = self.players.iter().flat_map(|player| player.hand.iter());
        let display = self.display.iter().flatten().copied();
        let money = hands.chain(display).chain(self.discard.iter()).chain(self.deck.money().iter());
        let dirk = self.dirk.iter().flat_map(|dirk| dirk.tiles.iter().copied());
        let market = self.market.iter().flatten().copied();
        let tiles = self.players.iter().flat_map(Player::tiles).chain(dirk).chain(market).chain(self.bag.iter());
        let mut codes: Vec<String> =
            tiles.map(|tile| tile.to_string()).chain(money.map(|card| card.to_string())).chain(scoring).collect();
        codes.sort_unstable();
        codes
    }
}
