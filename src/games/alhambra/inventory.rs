//! Every piece, wherever it lies: 54 tiles (108 where two sets are played together), the money cards, two scoring cards (in the
//! deck, set aside until they come into it, or turned up). A double-sided tile is known by its even side.

use super::{
    Alhambra, Player, modules,
    money::Special,
    pieces::{Round, Tile},
};

impl Alhambra {
    /// Every tile, with the side that lies up.
    pub(super) fn every_tile(&self) -> impl Iterator<Item = Tile> {
        let dirk = self.dirk.iter().flat_map(|dirk| dirk.tiles.iter().copied());
        let market = self.offers().map(|(_, tile)| tile);
        let granada = self.combined.iter().flat_map(|both| both.bag.iter());
        self.players.iter().flat_map(Player::tiles).chain(dirk).chain(market).chain(self.bag.iter()).chain(granada)
    }

    /// The special cards that have not turned up: in the deck, or set aside until they come into it.
    fn special_to_come(&self) -> impl Iterator<Item = Special> {
        let not_yet_in = self.combined.iter().filter(|both| both.b_is_aside).map(|_| Special::Scoring(Round::B));
        self.deck.special().chain(not_yet_in)
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
            .chain(self.modules.iter().flat_map(|it| modules::pieces(it)))
            .collect();
        codes.sort_unstable();
        codes
    }
}
