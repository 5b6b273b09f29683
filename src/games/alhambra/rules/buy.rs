//! Buying a tile (rulebook p. 4, Buy and position a building tile): at least its price, in the currency of its market
//! space; no change is given. An exact payment grants one more action.

use pergola_engine::{Events, Seat};

use crate::{
    Action, Alhambra, Chain, Event, Phase,
    modules::{
        bureau::{self, Payment},
        vizier,
    },
    money::{Cards, MOST_PAYMENTS},
    pieces::{Currency, Tile},
    refusal::Refusal,
};

impl Alhambra {
    pub(super) fn check_buy(&self, seat: Seat, (space, piece): (Currency, Option<Tile>), with: &Cards) -> Result<(), Refusal> {
        let tile = self.check_offer(seat, (space, piece), with)?;
        if let Some(card) = with.kinds().find(|card| card.currency != space) {
            return Err(Refusal::WrongCurrency { card, space });
        }
        self.check_paid(tile, space, with)
    }

    /// Whether these cards come to the price; within a favour to just that.
    pub(in super::super) fn check_paid(&self, tile: Tile, space: Currency, with: &Cards) -> Result<(), Refusal> {
        let paid = with.sum();
        if paid < u32::from(tile.price) {
            return Err(Refusal::PaidTooLittle { tile, space, paid });
        }
        self.check_exactly(tile, space, paid)
    }

    /// Whether this seat may buy now, something is for sale in the space, and the seat holds these cards.
    pub(in super::super) fn check_offer(
        &self,
        seat: Seat,
        (space, piece): (Currency, Option<Tile>),
        with: &Cards,
    ) -> Result<Tile, Refusal> {
        match &self.phase {
            Phase::Favour(favour) => vizier::check_purchase(favour)?,
            _ => self.check_action_left(seat)?,
        }
        let tile = self.piece_for_sale(space, piece)?;
        let hand = self.player(seat).hand.cards();
        match hand.missing(with) {
            Some(card) => Err(Refusal::NotInHand { card, held: hand.count(card) }),
            None => Ok(tile),
        }
    }

    pub(in super::super) fn list_buys(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(held) = self.bureaux_of(seat) {
            return bureau::list_buys(self, seat, held, out);
        }
        let hand = &self.player(seat).hand;
        if self.combined.is_some() {
            for (space, tile) in self.offers() {
                let buy = |with| Action::Buy { space, piece: Some(tile), with };
                out.extend(hand.payments(space, tile.price).map(buy));
            }
            return;
        }
        for (space, tile) in self.market.tiles() {
            hand.payments(space, tile.price).for_each(|with| out.push(Action::Buy { space, piece: None, with }));
        }
    }

    /// Whether a seat can pay a price exactly; a bureau de change may help.
    pub(in super::super) fn has_exact_payment(&self, seat: Seat, space: Currency, price: u8) -> bool {
        let hand = &self.player(seat).hand;
        let own = hand.payments(space, price).next().is_some_and(|with| with.sum() == u32::from(price));
        own || self.bureaux_of(seat).is_some_and(|held| bureau::has_exact_payment(hand, held, space, price))
    }

    /// A payment with a card beyond need is legal and never listed (rulebook p. 4: no change is given); of the others only
    /// the first when there are a great many.
    pub(super) fn may_leave_out_payment(&self, seat: Seat, (space, piece): (Currency, Option<Tile>), with: &Cards) -> bool {
        let Ok(tile) = self.piece_for_sale(space, piece) else { return false };
        if let Some(held) = self.bureaux_of(seat) {
            return bureau::may_leave_out(self, (seat, held), space, &Payment { with: *with, bureau: None });
        }
        let (price, paid) = (u32::from(tile.price), with.sum_of(space));
        with.kinds().any(|card| paid >= price + u32::from(card.value))
            || self.player(seat).hand.payments(space, tile.price).count() == MOST_PAYMENTS
    }

    pub(in super::super) fn buy(
        &mut self,
        seat: Seat,
        (space, piece): (Currency, Option<Tile>),
        with: &Cards,
        events: &mut Events<Event>,
    ) {
        let tile = self.piece_for_sale(space, piece).expect("a bought tile is in the market");
        self.take_from_market(space, tile);
        let overpaid = with.sum() - u32::from(tile.price);
        self.discard.put_all(with);
        let player = self.player_mut(seat);
        player.hand.pay(with);
        player.to_place.push(tile);
        self.set_chain(if overpaid == 0 { Chain::Extra } else { Chain::Done });
        events.tell(|| Event::TileBought { seat, space, tile, with: *with, overpaid });
    }
}
