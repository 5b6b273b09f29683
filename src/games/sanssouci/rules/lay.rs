//! Playing a card, taking a tile and laying it (rulebook, Play a card and place a tile, and The Gardener).

use pergola_engine::{Events, Seat};

use crate::{
    Action, Event, Phase, Refusal, Sanssouci,
    garden::{Expansion, Laid},
    pieces::{Card, Colour, Symbol},
    square::{Square, Squares},
};

impl Sanssouci {
    /// The square of the market on which this tile lies, the left one of two equal tiles.
    fn market_square(&self, tile: Square) -> Option<usize> {
        (0..self.market.len()).find(|at| self.tile_at(*at) == Some(tile))
    }

    /// The tile on a square of the market, by its own square of a garden: each colour has two squares.
    pub(crate) fn tile_at(&self, market: usize) -> Option<Square> {
        Some(Square::at(Colour::MARKET[market / 2], self.market[market]?))
    }

    /// How many tiles with this symbol lie in the market.
    fn count_in_market(&self, symbol: Symbol) -> usize {
        self.market.iter().filter(|it| **it == Some(symbol)).count()
    }

    /// Whether the card takes this tile of the market.
    fn takes(&self, card: Card, tile: Square) -> Result<(), Refusal> {
        match card {
            Card::Wild => Ok(()),
            Card::Colours(first, second) if [first, second].contains(&tile.colour()) => Ok(()),
            Card::Colours(first, second) => Err(Refusal::OtherColours { colours: [first, second], colour: tile.colour() }),
            Card::Symbol(symbol) if symbol == tile.symbol() => Ok(()),
            // It is a wild card only when no such tile lies there, gardener or not (rulings, Hand).
            Card::Symbol(symbol) => match self.count_in_market(symbol) {
                0 => Ok(()),
                count => Err(Refusal::OtherSymbol { symbol, count }),
            },
        }
    }

    /// The tiles a card takes, from the white squares to the turquoise ones, equal tiles of a colour once.
    pub(crate) fn takeable(&self, card: Card) -> impl Iterator<Item = Square> {
        let is_second = |at: &usize| at % 2 == 1 && self.market[*at] == self.market[*at - 1];
        let tiles = (0..self.market.len()).filter(move |at| !is_second(at)).filter_map(|at| self.tile_at(at));
        tiles.filter(move |tile| self.takes(card, *tile).is_ok())
    }

    pub(super) fn list_tiles(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let covered = player.garden.ground().covered();
        for (at, card) in player.hand.iter().copied().enumerate() {
            if player.hand[..at].contains(&card) {
                continue;
            }
            for tile in self.takeable(card) {
                if covered.contains(tile) {
                    let squares = player.garden.ground().gardener_squares(tile).iter();
                    out.extend(squares.map(|square| Action::Lay { card, tile, gardener: Some(square) }));
                } else {
                    out.push(Action::Lay { card, tile, gardener: None });
                }
            }
        }
    }

    pub(super) fn check_tile(&self, seat: Seat, card: Card, tile: Square, gardener: Option<Square>) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.hand.contains(&card) {
            return Err(Refusal::NotInHand { card, hand: player.hand.clone() });
        }
        if self.market_square(tile).is_none() {
            let there = (0..self.market.len()).filter_map(|at| self.tile_at(at)).filter(|it| it.colour() == tile.colour());
            return Err(Refusal::NotInMarket { tile, there: there.map(Square::symbol).collect() });
        }
        self.takes(card, tile)?;
        let covered = player.garden.ground().covered();
        match gardener {
            None if covered.contains(tile) => Err(Refusal::OwnSquareOccupied { own: tile }),
            None => Ok(()),
            // Nobody may turn a tile by choice (rulings, The tile).
            Some(_) if !covered.contains(tile) => Err(Refusal::OwnSquareFree { own: tile }),
            Some(at) if covered.contains(at) => Err(Refusal::Occupied { at }),
            Some(at) => match player.garden.ground().gardener_squares(tile) {
                squares if squares.contains(at) => Ok(()),
                squares => Err(Refusal::OtherRowAndColumn { at, own: tile, free: squares.len() }),
            },
        }
    }

    pub(crate) fn lay(&mut self, seat: Seat, card: Card, tile: Square, gardener: Option<Square>, events: &mut Events<Event>) {
        let market = self.market_square(tile).expect("a checked tile lies in the market");
        self.market[market] = None;
        let at = gardener.unwrap_or(tile);
        let player = &mut self.players[seat.index()];
        let held = player.hand.iter().position(|it| *it == card).expect("a checked card is in the hand");
        player.hand.remove(held);
        player.played.push(card);
        player.garden.lay(Laid { at, turned: gardener.map(|_| tile.symbol()) });
        // Marks pay at once, before a noble moves (rulings, Expansion).
        let side = player.garden.expansion().and_then(Expansion::side).filter(|_| Squares::EXPANSION.contains(at));
        let mark = side.map_or(0, |side| self.printed.mark(side, at).points(gardener.is_some()));
        player.marks += mark;
        self.phase = Phase::Move(seat);
        events.tell(|| Event::Laid { seat, card, tile, market: market as u8, at, gardener: gardener.is_some(), mark });
    }
}
