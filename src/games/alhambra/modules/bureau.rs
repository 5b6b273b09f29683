//! The bureau de change (expansion 1, The bureau de change): six cards that show two currencies each.
//!
//! They lie in the deck and in the display and are taken like a single money card, but never with others. One may be
//! played with a purchase: the price is then paid in any mix of its two currencies, of which the market space's has to be
//! one. It is discarded with the money and has no value of its own. Deliberately absent: what a purchase does otherwise,
//! which is as in the basic game.

pub(super) mod action;
pub(super) mod card;
pub(super) mod event;

use pergola_engine::{Chance, Events, Seat, Viewer};
use serde::{Deserialize, Serialize};

pub use self::{
    action::BureauAction,
    card::{Bureau, Bureaux},
    event::{BureauEvent, BureauRefusal},
};
use super::{
    rules::ModuleRules,
    special::Special,
    variants::{ModuleAction, ModuleEvent, ModuleRefusal},
};
use crate::{
    Action, Alhambra, Chain, Event, Phase, Player, Refusal,
    money::{Cards, Deck, MOST_PAYMENTS, Purse, mixed_payments},
    pieces::{Currency, Money},
};

/// Where the bureaux lie that are not in the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct BureauDeChange {
    /// In the places of the display that hold no money card.
    display: [Option<Bureau>; 4],
    discard: Bureaux,
    /// By seat.
    hands: Vec<Bureaux>,
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
struct Payment {
    with: Cards,
    bureau: Option<Bureau>,
}

/// Two bureaux lie in each of these piles, counted from the top (expansion 1, The bureau de change: Getting ready to play).
const PILES: [usize; 3] = [1, 2, 3];
const IN_A_PILE: usize = 2;
const WORTH_OF_A_BUREAU: i64 = 40;

impl BureauDeChange {
    /// Hides the bureaux in the deck: two each in the second, third and fourth pile.
    pub(super) fn lay_out(bureaux: Bureaux, seats: u8, deck: &mut Deck<Special>, chance: &mut Chance) -> BureauDeChange {
        let mut bag = bureaux.iter().collect();
        for pile in PILES {
            for bureau in (0..IN_A_PILE).filter_map(|_| chance.draw(&mut bag)) {
                deck.hide(pile, Special::Module(bureau));
            }
        }
        BureauDeChange { hands: vec![Bureaux::NONE; seats.into()], ..BureauDeChange::default() }
    }

    /// Those a seat holds.
    fn hand(&self, seat: Seat) -> Bureaux {
        self.hands[seat.index()]
    }

    /// Why not, if not.
    pub(super) fn check(&self, state: &Alhambra, seat: Seat, action: &BureauAction) -> Result<(), Refusal> {
        match action {
            BureauAction::Take { bureau } => {
                state.check_action_left(seat)?;
                let lies = self.display.contains(&Some(*bureau));
                if lies { Ok(()) } else { Err(ModuleRefusal::Bureau(BureauRefusal::NotOnDisplay { bureau: *bureau }).into()) }
            }
            BureauAction::Buy { space, with, bureau } => {
                let tile = state.check_offer(seat, (*space, None), with)?;
                check_exchange(self.hand(seat), *space, with, *bureau).map_err(ModuleRefusal::Bureau)?;
                state.check_paid(tile, *space, with)
            }
        }
    }

    /// The bureaux as a viewer sees them.
    pub(super) fn view(&self, viewer: Viewer) -> BureauView {
        let seen = |seat: Seat| viewer.is(seat).then(|| self.hand(seat));
        BureauView { display: self.display, hands: Seat::all(self.hands.len() as u8).map(seen).collect() }
    }

    /// Whether the list may leave this purchase out: a card is beyond need, or there are a great many payments.
    fn may_leave_out(&self, state: &Alhambra, seat: Seat, space: Currency, payment: &Payment) -> bool {
        let [tile] = state.market.offered(space) else { return false };
        let beyond_need = payment.with.kinds().any(|card| payment.with.sum() >= u32::from(tile.price) + u32::from(card.value));
        let idle = payment.bureau.is_some() && payment.with.kinds().all(|card| card.currency == space);
        beyond_need || idle || payments(&state.player(seat).hand, self.hand(seat), space, tile.price).len() == MOST_PAYMENTS
    }
}

impl ModuleRules for BureauDeChange {
    /// The bureaux that may be taken; purchases with them are listed beside those without.
    fn list(&self, _: &Alhambra, _: Seat, out: &mut Vec<Action>) {
        let take = |bureau| Action::from(ModuleAction::Bureau(BureauAction::Take { bureau }));
        out.extend(self.display.iter().flatten().copied().map(take));
    }

    fn list_buys(&self, state: &Alhambra, seat: Seat, out: &mut Vec<Action>) -> bool {
        let hand = &state.player(seat).hand;
        for (space, tile) in state.market.offers() {
            let buy = |Payment { with, bureau }| match bureau {
                None => Action::Buy { space, piece: None, with },
                Some(bureau) => ModuleAction::Bureau(BureauAction::Buy { space, with, bureau }).into(),
            };
            out.extend(payments(hand, self.hand(seat), space, tile.price).into_iter().map(buy));
        }
        true
    }

    fn may_leave_out_payment(&self, state: &Alhambra, seat: Seat, space: Currency, with: &Cards) -> Option<bool> {
        Some(self.may_leave_out(state, seat, space, &Payment { with: *with, bureau: None }))
    }

    fn pays_exactly(&self, seat: Seat, hand: &Purse, space: Currency, price: u8) -> bool {
        has_exact_payment(hand, self.hand(seat), space, price)
    }

    fn lies_at(&self, place: usize) -> bool {
        self.display[place].is_some()
    }

    fn lay(&mut self, place: usize, card: Special, events: &mut Events<Event>) -> bool {
        let Special::Module(bureau) = card else { return false };
        self.display[place] = Some(bureau);
        events.tell(|| ModuleEvent::Bureau(BureauEvent::BureauLaid { bureau }).into());
        true
    }

    fn take_discarded(&mut self) -> Vec<Special> {
        std::mem::take(&mut self.discard).iter().map(Special::Module).collect()
    }

    fn cards_held(&self, seat: Seat) -> u32 {
        self.hand(seat).len()
    }

    fn cards_discarded(&self) -> u32 {
        self.discard.len()
    }

    /// As many to each of the other hands and to each pile of the deck.
    fn deal_anew(&mut self, seat: Seat, _: &Phase, deck: &mut Deck<Special>, chance: &mut Chance) {
        let in_deck = |special| match special {
            Special::Module(bureau) => Some(bureau),
            Special::Scoring(_) => None,
        };
        let others = || Seat::all(self.hands.len() as u8).filter(move |other| *other != seat);
        let counts: Vec<(Seat, u32)> = others().map(|other| (other, self.hand(other).len())).collect();
        let hidden = deck.special().filter_map(in_deck);
        let mut unseen = others().flat_map(|other| self.hand(other).iter()).chain(hidden).collect();
        for (other, count) in counts {
            self.hands[other.index()] = Bureaux::from_iter((0..count).filter_map(|_| chance.draw(&mut unseen)));
        }
        deck.change_special(|special| match special {
            Special::Module(_) => chance.draw(&mut unseen).map_or(special, Special::Module),
            Special::Scoring(_) => special,
        });
    }

    fn pieces(&self) -> Vec<String> {
        let held = self.hands.iter().flat_map(|hand| hand.iter()).chain(self.discard.iter());
        held.chain(self.display.iter().flatten().copied()).map(|bureau| bureau.to_string()).collect()
    }

    /// Every hand is that of a seat, nothing lies twice, and none where money does.
    fn is_sound(&self, state: &Alhambra) -> bool {
        let hidden = state.deck.special().filter_map(|special| match special {
            Special::Module(bureau) => Some(bureau),
            Special::Scoring(_) => None,
        });
        let held = self.hands.iter().flat_map(|hand| hand.iter()).chain(self.discard.iter());
        let mut all: Vec<Bureau> = held.chain(self.display.iter().flatten().copied()).chain(hidden).collect();
        all.sort_unstable();
        let lies_beside = |(bureau, money): (&Option<Bureau>, &Option<Money>)| bureau.is_none() || money.is_none();
        self.hands.len() == state.players.len()
            && all.windows(2).all(|pair| pair[0] != pair[1])
            && self.display.iter().zip(state.display.places()).all(lies_beside)
    }

    fn worth(&self, _: &Player, seat: Seat) -> i64 {
        i64::from(self.hand(seat).len()) * WORTH_OF_A_BUREAU
    }
}

/// Whether a price can be paid exactly with a bureau and both its currencies.
pub(crate) fn has_exact_payment(hand: &Purse, held: Bureaux, space: Currency, price: u8) -> bool {
    let others: Vec<Currency> = held.iter().filter_map(|bureau| bureau.beside(space)).collect();
    !mixed_payments(hand.cards(), (space, &others), (price.into(), 0), 1).is_empty()
}

/// Gives all bureaux but those in the display to one seat, for a state built by hand.
pub(super) fn give_all(state: &mut Alhambra, seat: Seat) {
    let Some(module) = state.modules.bureau_mut() else { return };
    module.hands = vec![Bureaux::NONE; module.hands.len()];
    module.discard = Bureaux::NONE;
    let lie_open = |bureau: &Bureau| module.display.contains(&Some(*bureau));
    module.hands[seat.index()] = Bureaux::ALL.iter().filter(|bureau| !lie_open(bureau)).collect();
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
    let module = state.modules.bureau_mut().expect("bureaux are played with");
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

/// Whether the list of this state may leave this action out.
pub(super) fn is_listed_in_part(state: &Alhambra, seat: Seat, action: &BureauAction) -> bool {
    match *action {
        BureauAction::Take { .. } => false,
        BureauAction::Buy { space, with, bureau } => {
            let payment = Payment { with, bureau: Some(bureau) };
            state.modules.bureau().is_some_and(|module| module.may_leave_out(state, seat, space, &payment))
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
