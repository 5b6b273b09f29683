//! Every piece, wherever it lies: 54 tiles (108 where two sets are played together), the money cards, two scoring cards (in the
//! deck, set aside until they come into it, or turned up). A double-sided tile is known by its even side.

use pergola_engine::Bag;

use super::{
    Alhambra, Player,
    modules::Special,
    pieces::{Round, Tile},
};

impl Alhambra {
    /// Every tile, with the side that lies up.
    pub(super) fn every_tile(&self) -> impl Iterator<Item = Tile> {
        let dirk = self.dirk.iter().flat_map(|dirk| dirk.tiles.iter().copied());
        let market = self.market.offers().map(|(_, tile)| tile);
        self.players.iter().flat_map(Player::tiles).chain(dirk).chain(market).chain(self.bags.iter().flat_map(Bag::iter))
    }

    /// The special cards that have not turned up: in the deck, or set aside until they come into it.
    fn special_to_come(&self) -> impl Iterator<Item = Special> {
        self.deck.special().chain(self.deck.aside())
    }

    /// Whether a scoring round took place. A game may end before a scoring card has turned up: the last scoring does not wait
    /// for the others.
    pub(super) fn took_place(&self, round: Round) -> bool {
        match self.scored {
            Some(Round::C) => !self.special_to_come().any(|it| it == Special::Scoring(round)),
            scored => scored >= Some(round),
        }
    }

    /// The codes of all pieces, sorted.
    pub(super) fn every_piece(&self) -> Vec<String> {
        let set_aside = [Round::A, Round::B].into_iter().filter(|it| self.took_place(*it)).map(Special::Scoring);
        let special = self.special_to_come().chain(set_aside);
        let hands = self.players.iter().flat_map(|player| player.hand.cards().iter());
        let money = hands.chain(self.display.cards()).chain(self.discard.iter()).chain(self.deck.money().iter());
        let mut codes: Vec<String> = self
            .every_tile()
            .map(|tile| self.printed.known_side(tile).to_string())
            .chain(money.map(|card| card.to_string()))
            .chain(special.map(|it| it.to_string()))
            .chain(self.modules.each().flat_map(|module| module.pieces()))
            .collect();
        codes.sort_unstable();
        codes
    }
}
