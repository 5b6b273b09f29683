//! Buying a tile (rulebook p. 4, Buy and position a building tile): at least its price, in the currency of its market
//! space; no change is given. An exact payment grants one more action.

use pergola_engine::{Events, Seat};

use crate::{
    Action, Alhambra, Chain, Event, Phase,
    money::{Cards, MOST_PAYMENTS},
    pieces::{Currency, Tile},
    refusal::{Offer, Refusal},
};

impl Alhambra {
    pub(super) fn check_buy(&self, seat: Seat, (space, piece): (Currency, Option<Tile>), with: &Cards) -> Result<(), Refusal> {
        let tile = self.check_offer(seat, (space, piece), with)?;
        if let Some(card) = with.kinds().find(|card| card.currency != space) {
            return Err(Refusal::WrongCurrency { card, space });
        }
        self.check_paid(tile, space, with)
    }

    /// Whether these cards come to the price; between two turns to just that.
    pub(crate) fn check_paid(&self, tile: Tile, space: Currency, with: &Cards) -> Result<(), Refusal> {
        let paid = with.sum();
        if paid < u32::from(tile.price) {
            return Err(Refusal::PaidTooLittle { tile, space, paid });
        }
        match &self.phase {
            Phase::Between(interlude) => interlude.check_paid(tile, space, paid),
            Phase::Turn { .. } | Phase::LastTiles { .. } | Phase::Over(_) => Ok(()),
        }
    }

    /// Whether this seat may buy now, something is for sale in the space, and the seat holds these cards.
    pub(crate) fn check_offer(
        &self,
        seat: Seat,
        (space, piece): (Currency, Option<Tile>),
        with: &Cards,
    ) -> Result<Tile, Refusal> {
        match &self.phase {
            Phase::Between(interlude) => interlude.check_purchase()?,
            Phase::Turn { .. } | Phase::LastTiles { .. } | Phase::Over(_) => self.check_action_left(seat)?,
        }
        let tile = self.piece_for_sale(space, piece)?;
        let hand = self.player(seat).hand.cards();
        match hand.missing(with) {
            Some(card) => Err(Refusal::NotInHand { card, held: hand.count(card) }),
            None => Ok(tile),
        }
    }

    pub(crate) fn list_buys(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.modules.each().any(|module| module.list_buys(self, seat, out)) {
            return;
        }
        let hand = &self.player(seat).hand;
        let names_piece = self.printed.is_of_both();
        for (space, tile) in self.market.offers() {
            let piece = Some(tile).filter(|_| names_piece);
            hand.payments(space, tile.price).for_each(|with| out.push(Action::Buy { space, piece, with }));
        }
    }

    /// The tile that a purchase means: where tiles of several sets are offered it names its piece, elsewhere it does not.
    fn piece_for_sale(&self, space: Currency, piece: Option<Tile>) -> Result<Tile, Refusal> {
        let offered = self.market.offered(space);
        let [first, ..] = offered else { return Err(Refusal::SpaceEmpty { space }) };
        match (self.printed.is_of_both(), piece) {
            (false, None) => Ok(*first),
            (true, Some(tile)) if offered.contains(&tile) => Ok(tile),
            (_, Some(tile)) => Err(Refusal::Offer(Offer::NotThere { space, tile })),
            (true, None) => Err(Refusal::Offer(Offer::NameThePiece { space, tiles: offered.to_vec() })),
        }
    }

    /// Whether a seat can pay one of these tiles of the market exactly.
    pub(crate) fn pays_exactly(&self, seat: Seat, is_wanted: impl Fn(Tile) -> bool) -> bool {
        self.market.offers().any(|(space, tile)| is_wanted(tile) && self.has_exact_payment(seat, space, tile.price))
    }

    fn has_exact_payment(&self, seat: Seat, space: Currency, price: u8) -> bool {
        let hand = &self.player(seat).hand;
        let own = hand.payments(space, price).next().is_some_and(|with| with.sum() == u32::from(price));
        own || self.modules.each().any(|module| module.pays_exactly(seat, hand, space, price))
    }

    /// A payment with a card beyond need is legal and never listed (rulebook p. 4: no change is given); of the others only
    /// the first when there are a great many.
    pub(super) fn may_leave_out_payment(&self, seat: Seat, (space, piece): (Currency, Option<Tile>), with: &Cards) -> bool {
        let Ok(tile) = self.piece_for_sale(space, piece) else { return false };
        if let Some(may) = self.modules.each().find_map(|module| module.may_leave_out_payment(self, seat, space, with)) {
            return may;
        }
        let (price, paid) = (u32::from(tile.price), with.sum_of(space));
        with.kinds().any(|card| paid >= price + u32::from(card.value))
            || self.player(seat).hand.payments(space, tile.price).count() == MOST_PAYMENTS
    }

    pub(crate) fn buy(&mut self, seat: Seat, (space, piece): (Currency, Option<Tile>), with: &Cards, events: &mut Events<Event>) {
        let tile = self.piece_for_sale(space, piece).expect("a bought tile is in the market");
        self.market.take(space, tile);
        let overpaid = with.sum() - u32::from(tile.price);
        self.discard.put_all(with);
        let player = self.player_mut(seat);
        player.pay(with);
        player.to_place.push(tile);
        self.set_chain(if overpaid == 0 { Chain::Extra } else { Chain::Done });
        events.tell(|| Event::TileBought { seat, space, tile, with: *with, overpaid });
    }
}
