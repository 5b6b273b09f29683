//! The bureau de change (expansion 1, The bureau de change): six cards that show two currencies each.
//!
//! They lie in the deck and in the display and are taken like a single money card, but never with others. One may be
//! played with a purchase: the price is then paid in any mix of its two currencies, of which the market space's has to be
//! one. It is discarded with the money and has no value of its own. Deliberately absent: what a purchase does otherwise,
//! which is as in the basic game.

mod card;
mod event;

use std::fmt;

use pergola_engine::{Chance, Events, Seat, Unreadable, Viewer};
use serde::{Deserialize, Serialize};

pub use self::{
    card::{Bureau, Bureaux},
    event::{BureauEvent, BureauRefusal},
};
use super::{ModuleAction, ModuleEvent, ModuleRefusal};
use crate::{
    Action, Alhambra, Chain, Event,
    money::{Cards, Deck, MOST_PAYMENTS, Purse, Special, mixed_payments},
    pieces::{Currency, Money},
    refusal::Refusal,
};

/// Where the bureaux lie that are not in the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in super::super) struct BureauDeChange {
    /// In the places of the display that hold no money card.
    display: [Option<Bureau>; 4],
    discard: Bureaux,
    /// By seat.
    hands: Vec<Bureaux>,
}

/// What a seat does with bureaux.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BureauAction {
    /// Take a bureau from the display.
    Take {
        /// Which.
        bureau: Bureau,
    },
    /// Buy the tile of a market space and play a bureau with it.
    Buy {
        /// The space, by its currency.
        space: Currency,
        /// The money.
        with: Cards,
        /// The bureau.
        bureau: Bureau,
    },
}

/// The bureaux as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BureauView {
    /// Those in the display, each in its place.
    pub display: [Option<Bureau>; 4],
    /// By seat; only its own for a seat.
    pub hands: Vec<Option<Bureaux>>,
}

/// Money cards, and the bureau that is played with them if one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Payment {
    pub(in super::super) with: Cards,
    pub(in super::super) bureau: Option<Bureau>,
}

/// Two bureaux lie in each of these piles, counted from the top (expansion 1, The bureau de change: Getting ready to play).
const PILES: [usize; 3] = [1, 2, 3];
const IN_A_PILE: usize = 2;
const WORTH_OF_A_BUREAU: i64 = 40;

impl BureauDeChange {
    /// Hides the bureaux in the deck: two each in the second, third and fourth pile.
    pub(super) fn lay_out(bureaux: Bureaux, seats: u8, deck: &mut Deck, chance: &mut Chance) -> BureauDeChange {
        let mut bag = bureaux.iter().collect();
        for pile in PILES {
            for bureau in (0..IN_A_PILE).filter_map(|_| chance.draw(&mut bag)) {
                deck.hide(pile, Special::Bureau(bureau));
            }
        }
        BureauDeChange { hands: vec![Bureaux::NONE; seats.into()], ..BureauDeChange::default() }
    }

    /// Whether a bureau lies in this place of the display.
    pub(in super::super) const fn lies_at(&self, place: usize) -> bool {
        self.display[place].is_some()
    }

    /// Lays a bureau that turned up into this place of the display.
    pub(in super::super) fn lay(&mut self, place: usize, bureau: Bureau, events: &mut Events<Event>) {
        self.display[place] = Some(bureau);
        events.tell(|| ModuleEvent::Bureau(BureauEvent::BureauLaid { bureau }).into());
    }

    /// The bureaux that were played.
    pub(in super::super) const fn discard(&mut self) -> &mut Bureaux {
        &mut self.discard
    }

    /// How many were played since the deck was renewed.
    pub(super) const fn discarded(&self) -> u32 {
        self.discard.len()
    }

    /// Those a seat holds.
    pub(in super::super) fn hand(&self, seat: Seat) -> Bureaux {
        self.hands[seat.index()]
    }

    /// Deals the bureaux anew that `seat` cannot see: as many to each of the other hands and to each pile of the deck.
    pub(super) fn deal_anew(&mut self, seat: Seat, deck: &mut Deck, chance: &mut Chance) {
        let others = || Seat::all(self.hands.len() as u8).filter(move |other| *other != seat);
        let counts: Vec<(Seat, u32)> = others().map(|other| (other, self.hand(other).len())).collect();
        let mut unseen = others().flat_map(|other| self.hand(other).iter()).chain(deck.bureaux()).collect();
        for (other, count) in counts {
            self.hands[other.index()] = Bureaux::from_iter((0..count).filter_map(|_| chance.draw(&mut unseen)));
        }
        deck.change_bureaux(|| chance.draw(&mut unseen));
    }

    /// Whether every hand is that of a seat, and nothing lies twice.
    pub(super) fn is_sound(&self, seats: usize, hidden: impl Iterator<Item = Bureau>) -> bool {
        let held = self.hands.iter().flat_map(|hand| hand.iter()).chain(self.discard.iter());
        let mut all: Vec<Bureau> = held.chain(self.display.iter().flatten().copied()).chain(hidden).collect();
        all.sort_unstable();
        self.hands.len() == seats && all.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Whether none lies where money does.
    pub(super) fn lies_beside(&self, money: &[Option<Money>; 4]) -> bool {
        self.display.iter().zip(money).all(|(bureau, money)| bureau.is_none() || money.is_none())
    }

    /// What a hand's bureaux are worth to a bot, in hundredths of a point.
    pub(super) fn worth(&self, seat: Seat) -> i64 {
        i64::from(self.hand(seat).len()) * WORTH_OF_A_BUREAU
    }
}

impl Alhambra {
    /// Gives all bureaux but those in the display to one seat, for a state built by hand.
    pub(in super::super) fn give_all_bureaux(&mut self, seat: Seat) {
        let Some(module) = self.modules.as_mut().and_then(|it| it.bureau.as_mut()) else { return };
        module.hands = vec![Bureaux::NONE; module.hands.len()];
        module.discard = Bureaux::NONE;
        let lie_open = |bureau: &Bureau| module.display.contains(&Some(*bureau));
        module.hands[seat.index()] = Bureaux::ALL.iter().filter(|bureau| !lie_open(bureau)).collect();
    }
}

/// The bureaux that may be taken; purchases with them are listed beside those without (see [`payments`]).
pub(super) fn list(module: &BureauDeChange, out: &mut Vec<Action>) {
    let take = |bureau| Action::from(ModuleAction::Bureau(BureauAction::Take { bureau }));
    out.extend(module.display.iter().flatten().copied().map(take));
}

/// The payments worth listing, at most [`MOST_PAYMENTS`]: exact ones first, then those without a bureau, the least
/// overpaid, with the fewest cards, by their cards. A listed bureau is needed: some card is of its other currency.
fn payments(hand: &Purse, held: Bureaux, space: Currency, price: u8) -> Vec<Payment> {
    let plain = |with| Payment { with, bureau: None };
    let (exact, mut overpaid): (Vec<Cards>, Vec<Cards>) =
        hand.payments(space, price).partition(|with| with.sum_of(space) == u32::from(price));
    let mut listed: Vec<Payment> = exact.into_iter().map(plain).collect();
    let others: Vec<Currency> = held.iter().filter_map(|bureau| bureau.beside(space)).collect();
    let exchanged = |more: u32, listed: &mut Vec<Payment>| {
        let found = mixed_payments(hand.cards(), (space, &others), (price.into(), more), MOST_PAYMENTS - listed.len());
        listed.extend(found.into_iter().map(|(with, other)| Payment { with, bureau: Bureau::between(space, other) }));
    };
    exchanged(0, &mut listed);
    overpaid.truncate(MOST_PAYMENTS - listed.len());
    listed.extend(overpaid.into_iter().map(plain));
    (1..u32::from(Money::MOST)).for_each(|more| exchanged(more, &mut listed));
    listed
}

/// The purchases of a seat that holds bureaux.
pub(in super::super) fn list_buys(state: &Alhambra, seat: Seat, held: Bureaux, out: &mut Vec<Action>) {
    let hand = &state.player(seat).hand;
    for (space, tile) in state.market.tiles() {
        let buy = |Payment { with, bureau }| match bureau {
            None => Action::Buy { space, piece: None, with },
            Some(bureau) => ModuleAction::Bureau(BureauAction::Buy { space, with, bureau }).into(),
        };
        out.extend(payments(hand, held, space, tile.price).into_iter().map(buy));
    }
}

/// Whether a price can be paid exactly with a bureau and both its currencies.
pub(in super::super) fn has_exact_payment(hand: &Purse, held: Bureaux, space: Currency, price: u8) -> bool {
    let others: Vec<Currency> = held.iter().filter_map(|bureau| bureau.beside(space)).collect();
    !mixed_payments(hand.cards(), (space, &others), (price.into(), 0), 1).is_empty()
}

pub(super) fn check(state: &Alhambra, module: &BureauDeChange, seat: Seat, action: &BureauAction) -> Result<(), Refusal> {
    match action {
        BureauAction::Take { bureau } => {
            state.check_action_left(seat)?;
            let lies = module.display.contains(&Some(*bureau));
            if lies { Ok(()) } else { Err(ModuleRefusal::Bureau(BureauRefusal::NotOnDisplay { bureau: *bureau }).into()) }
        }
        BureauAction::Buy { space, with, bureau } => {
            let tile = state.check_offer(seat, (*space, None), with)?;
            check_exchange(module.hand(seat), *space, with, *bureau).map_err(ModuleRefusal::Bureau)?;
            state.check_paid(tile, *space, with)
        }
    }
}

/// Whether the hand holds the bureau and it exchanges these cards for the currency of the space.
fn check_exchange(held: Bureaux, space: Currency, with: &Cards, bureau: Bureau) -> Result<(), BureauRefusal> {
    if !held.contains(bureau) {
        return Err(BureauRefusal::NotInHand { bureau });
    }
    let other = bureau.beside(space).ok_or(BureauRefusal::ElsewhereNeeded { bureau, space })?;
    match with.kinds().find(|card| card.currency != space && card.currency != other) {
        Some(card) => Err(BureauRefusal::NotExchanged { currency: card.currency, bureau }),
        None => Ok(()),
    }
}

pub(super) fn apply(state: &mut Alhambra, seat: Seat, action: &BureauAction, events: &mut Events<Event>) {
    let module = state.modules.as_mut().and_then(|it| it.bureau.as_mut()).expect("bureaux are played with");
    match *action {
        BureauAction::Take { bureau } => {
            let place = module.display.iter_mut().find(|it| **it == Some(bureau));
            *place.expect("a bureau that is taken lies in the display") = None;
            module.hands[seat.index()].put(bureau);
            state.set_chain(Chain::Done);
            events.tell(|| ModuleEvent::Bureau(BureauEvent::BureauTaken { seat, bureau }).into());
        }
        BureauAction::Buy { space, ref with, bureau } => {
            module.hands[seat.index()].take(bureau);
            module.discard.put(bureau);
            events.tell(|| ModuleEvent::Bureau(BureauEvent::BureauPlayed { seat, bureau }).into());
            state.buy(seat, (space, None), with, events);
        }
    }
}

/// The codes of the bureaux that are not in the deck.
pub(super) fn pieces(module: &BureauDeChange) -> impl Iterator<Item = String> {
    let held = module.hands.iter().flat_map(|hand| hand.iter()).chain(module.discard.iter());
    held.chain(module.display.iter().flatten().copied()).map(|bureau| bureau.to_string())
}

pub(super) fn view(module: &BureauDeChange, viewer: Viewer) -> BureauView {
    let seen = |seat: Seat| viewer.is(seat).then(|| module.hand(seat));
    BureauView { display: module.display, hands: Seat::all(module.hands.len() as u8).map(seen).collect() }
}

/// Whether the list of this state may leave this purchase out: a card is beyond need, or there are a great many payments.
pub(in super::super) fn may_leave_out(
    state: &Alhambra,
    (seat, held): (Seat, Bureaux),
    space: Currency,
    payment: &Payment,
) -> bool {
    let Some(tile) = state.market.tile(space) else { return false };
    let beyond_need = payment.with.kinds().any(|card| payment.with.sum() >= u32::from(tile.price) + u32::from(card.value));
    let idle = payment.bureau.is_some() && payment.with.kinds().all(|card| card.currency == space);
    beyond_need || idle || payments(&state.player(seat).hand, held, space, tile.price).len() == MOST_PAYMENTS
}

/// Whether the list of this state may leave this action out.
pub(super) fn is_listed_in_part(state: &Alhambra, seat: Seat, action: &BureauAction) -> bool {
    match *action {
        BureauAction::Take { .. } => false,
        BureauAction::Buy { space, with, bureau } => {
            let held = state.bureaux_of(seat).unwrap_or_default();
            may_leave_out(state, (seat, held), space, &Payment { with, bureau: Some(bureau) })
        }
    }
}

/// An action with a bureau, if the notation names one.
pub(super) fn read(notation: &str) -> Option<Result<BureauAction, Unreadable>> {
    let at = notation.find("bureau-")?;
    let bureau = notation[at..].parse();
    match notation[..at].trim() {
        "take" => Some(bureau.map(|bureau| BureauAction::Take { bureau })),
        paid => match (paid.parse(), bureau) {
            (Ok(Action::Buy { space, piece: None, with }), Ok(bureau)) => Some(Ok(BureauAction::Buy { space, with, bureau })),
            _ => Some(Err(Unreadable::new(notation, "with a bureau one buys like buy 3 with green-2 blue-7 bureau-blue-green"))),
        },
    }
}

impl fmt::Display for BureauAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BureauAction::Take { bureau } => write!(f, "take {bureau}"),
            BureauAction::Buy { space, with, bureau } => write!(f, "buy {} with {with} {bureau}", space.space()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(hand: &str, bureaux: &[&str], price: u8) -> Vec<String> {
        let hand = Purse::from(hand.parse::<Cards>().expect("money cards"));
        let held = bureaux.iter().map(|code| code.parse::<Bureau>().expect("a bureau")).collect();
        let said = |Payment { with, bureau }| bureau.map_or(with.to_string(), |bureau| format!("{with} {bureau}"));
        payments(&hand, held, Currency::Blue, price).into_iter().map(said).collect()
    }

    #[test]
    fn codes_stay_the_same_for_ever() {
        let codes: Vec<String> = Bureaux::ALL.iter().map(|bureau| bureau.to_string()).collect();
        assert_eq!(
            codes,
            [
                "bureau-blue-green",
                "bureau-blue-orange",
                "bureau-blue-yellow",
                "bureau-green-orange",
                "bureau-green-yellow",
                "bureau-orange-yellow"
            ]
        );
        assert_eq!("bureau-green-blue".parse::<Bureau>().expect("either order").to_string(), "bureau-blue-green");
        for code in ["bureau-blue-blue", "bureau-blue", "blue-green", "bureau-red-blue", ""] {
            assert!(code.parse::<Bureau>().is_err(), "{code}");
        }
    }

    /// Exact ones first, then those without a bureau, then the least overpaid.
    #[test]
    fn payments_are_listed_in_their_order() {
        assert_eq!(
            listed("blue-3 blue-4 blue-9 green-4 yellow-1", &["bureau-blue-green", "bureau-blue-yellow"], 8),
            ["green-4 blue-4 bureau-blue-green", "yellow-1 blue-3 blue-4 bureau-blue-yellow", "blue-9"]
        );
        assert_eq!(
            listed("blue-9 green-5 orange-4 green-4", &["bureau-blue-green", "bureau-green-orange"], 8),
            ["blue-9", "green-4 green-5 bureau-blue-green"]
        );
    }

    #[test]
    fn a_bureau_is_listed_only_where_it_is_needed() {
        assert_eq!(listed("blue-8", &["bureau-blue-green"], 8), ["blue-8"]);
        assert_eq!(listed("green-8", &["bureau-blue-green"], 8), ["green-8 bureau-blue-green"]);
        assert!(listed("green-8", &["bureau-green-orange"], 8).is_empty());
    }

    /// With all money and all bureaux there would be thousands of payments.
    #[test]
    fn at_most_twenty_payments_are_listed() {
        let all: String = ["yellow", "green", "blue", "orange"]
            .iter()
            .flat_map(|colour| (1..=9).map(move |value| format!("{colour}-{value} ").repeat(3)))
            .collect();
        let bureaux: Vec<String> = Bureaux::ALL.iter().map(|bureau| bureau.to_string()).collect();
        let bureaux: Vec<&str> = bureaux.iter().map(String::as_str).collect();
        for price in 2..=13 {
            let listed = listed(&all, &bureaux, price);
            assert_eq!(listed.len(), MOST_PAYMENTS, "{price}");
            assert!(listed[0].starts_with("blue"), "an exact payment without a bureau comes first: {}", listed[0]);
        }
    }
}
