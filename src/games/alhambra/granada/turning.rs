//! Granada: turning a bought tile (rulebook p. 9, Place one or more building tiles).
//!
//! A tile goes into the city with the side up that was visible when it was bought, or with the other one for at least 3 money
//! of any one currency; no change is given, and an exact payment grants nothing. Turning for money is an action of its own
//! that binds the tile to the city: it is placed next. Into the reserve either side may lie up, free of charge. So it is with
//! the tile of a vizier's favour, whose price alone has to be paid exactly. Deliberately
//! absent: turning later; once it lies in a city or a reserve, a tile is never turned again.

use pergola_engine::{Events, Seat};

use super::PRICE_OF_TURNING;
use crate::{
    Action, Alhambra, Event, Phase,
    money::{Cards, MOST_PAYMENTS},
    pieces::{Currency, Tile},
    refusal::{Refusal, Turning},
};

impl Alhambra {
    /// A tile turned for money is placed before anything else is done.
    pub(crate) fn check_not_bound(&self, action: &Action) -> Result<(), Refusal> {
        match (self.turned(), action) {
            (Some(turned), Action::Place { tile, .. }) if turned == *tile => Ok(()),
            (Some(tile), _) => Err(Refusal::Turning(Turning::ComesFirst { tile })),
            (None, _) => Ok(()),
        }
    }

    pub(crate) fn check_turn(&self, seat: Seat, tile: Tile, with: &Cards) -> Result<(), Refusal> {
        let Some(turned) = self.printed.other_side(tile) else { return Err(Refusal::Turning(Turning::OneSided { tile })) };
        if matches!(self.phase, Phase::LastTiles { .. } | Phase::Over(_)) {
            return Err(Refusal::Turning(Turning::NotAtTheEnd { tile }));
        }
        self.check_to_place(seat, tile)?;
        let hand = self.player(seat).hand.cards();
        if let Some(card) = hand.missing(with) {
            return Err(Refusal::NotInHand { card, held: hand.count(card) });
        }
        let mut cards = with.kinds();
        let first = cards.next();
        if let Some(card) = cards.find(|card| first.is_some_and(|first| first.currency != card.currency)) {
            return Err(Refusal::Turning(Turning::OneCurrency { card }));
        }
        if with.sum() < PRICE_OF_TURNING.into() {
            return Err(Refusal::Turning(Turning::CostsMore { tile, paid: with.sum(), price: PRICE_OF_TURNING.into() }));
        }
        if self.player(seat).city.room_for(turned).next().is_none() {
            return Err(Refusal::Turning(Turning::FitsNowhere { tile: turned }));
        }
        Ok(())
    }

    /// Minimal payments in every currency, while the city takes the turned tile.
    pub(crate) fn list_turns(&self, seat: Seat, tile: Tile, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let Some(turned) = self.printed.other_side(tile) else { return };
        if player.city.room_for(turned).next().is_some() {
            let payments = Currency::ALL.into_iter().flat_map(|currency| player.hand.payments(currency, PRICE_OF_TURNING));
            payments.for_each(|with| out.push(Action::Turn { tile, with }));
        }
    }

    /// A payment with a card beyond need is legal and never listed, as in [`Alhambra::may_leave_out_payment`].
    pub(crate) fn may_leave_out_turning(&self, seat: Seat, with: &Cards) -> bool {
        let paid = with.sum();
        let Some(first) = with.kinds().next() else { return false };
        with.kinds().any(|card| paid >= u32::from(PRICE_OF_TURNING) + u32::from(card.value))
            || self.player(seat).hand.payments(first.currency, PRICE_OF_TURNING).count() == MOST_PAYMENTS
    }

    pub(crate) fn turn_tile(&mut self, seat: Seat, tile: Tile, with: &Cards, events: &mut Events<Event>) {
        let to = self.printed.other_side(tile).expect("a turned tile has another side");
        self.begin_placing(seat, tile);
        self.discard.put_all(with);
        let player = self.player_mut(seat);
        player.pay(with);
        player.to_place.push(to);
        self.sides.as_mut().expect("tiles with two sides are played with").turned = Some(to);
        events.tell(|| Event::TileTurned { seat, from: tile, to, with: *with });
    }

    /// The tile that was turned for money and is to be placed next.
    pub(crate) fn turned(&self) -> Option<Tile> {
        self.sides.as_ref()?.turned
    }

    /// A tile is reserved with either side up; one of the last tiles as it was received (rulebook p. 10, End of the game).
    pub(crate) fn check_reserve(&self, seat: Seat, side: Tile) -> Result<(), Refusal> {
        match self.side_to_place(seat, side) {
            Some(_) => Ok(()),
            None => self.check_to_place(seat, side),
        }
    }

    /// The tile to be placed that has this side, as it was bought.
    pub(crate) fn side_to_place(&self, seat: Seat, side: Tile) -> Option<Tile> {
        let to_place = &self.player(seat).to_place;
        if to_place.contains(&side) {
            return Some(side);
        }
        let other = self.printed.other_side(side).filter(|other| to_place.contains(other));
        other.filter(|_| self.phase.buyer().is_some())
    }

    /// Why the side of a tile to be placed cannot lie up.
    pub(crate) fn refuse_side(&self, seat: Seat, side: Tile) -> Refusal {
        let to_place = &self.player(seat).to_place;
        match self.printed.other_side(side).filter(|other| to_place.contains(other)) {
            Some(tile) if self.phase.buyer().is_some() => Refusal::Turning(Turning::OtherSideUp { tile, side }),
            Some(tile) => Refusal::Turning(Turning::NotAtTheEnd { tile }),
            None => Refusal::NotToPlace { tile: side, to_place: to_place.to_vec() },
        }
    }
}
