//! The bureau de change (expansion 1, The bureau de change): six cards that show two currencies each.
//!
//! They lie in the deck and in the display and are taken like a single money card, but never with others. One may be
//! played with a purchase: the price is then paid in any mix of its two currencies, of which the market space's has to be
//! one. It is discarded with the money and has no value of its own. Deliberately absent: what a purchase does otherwise,
//! which is as in the basic game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{ModuleAction, ModuleEvent, ModuleRefusal};
use crate::{
    engine::{Chance, Events, Seat, Unreadable, Viewer},
    games::alhambra::{
        Action, Alhambra, Chain, Event,
        codes::stored_as_code,
        money::{Cards, Deck, MOST_PAYMENTS, Purse, Special, mixed_payments},
        pieces::{Currency, Money},
        refusal::Refusal,
        rules::check_paid,
    },
};

/// A bureau de change, by the two currencies it shows. Written `bureau-blue-green`, as in the table of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bureau(u8);

/// A set of bureaux; there is one of each. Stored as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Bureau>", into = "Vec<Bureau>")]
pub struct Bureaux(u8);

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

/// What happened to a bureau.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BureauEvent {
    /// A bureau turned up and was laid into the display.
    BureauLaid {
        /// Which.
        bureau: Bureau,
    },
    /// A seat took a bureau from the display.
    BureauTaken {
        /// Who.
        seat: Seat,
        /// Which.
        bureau: Bureau,
    },
    /// A seat played a bureau with the purchase that is told of next.
    BureauPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        bureau: Bureau,
    },
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BureauRefusal {
    /// The bureau does not lie in the display.
    NotOnDisplay {
        /// Which.
        bureau: Bureau,
    },
    /// The seat does not hold the bureau.
    NotInHand {
        /// Which.
        bureau: Bureau,
    },
    /// The bureau does not show the currency of the market space.
    ElsewhereNeeded {
        /// Which.
        bureau: Bureau,
        /// The space, by the currency it takes.
        space: Currency,
    },
    /// A money card of neither currency of the bureau.
    NotExchanged {
        /// The currency of the card.
        currency: Currency,
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

stored_as_code!(Bureau);

/// The pairs, in the order of `bureau.csv`.
const PAIRS: [[Currency; 2]; 6] = [
    [Currency::Blue, Currency::Green],
    [Currency::Blue, Currency::Orange],
    [Currency::Blue, Currency::Yellow],
    [Currency::Green, Currency::Orange],
    [Currency::Green, Currency::Yellow],
    [Currency::Orange, Currency::Yellow],
];
/// Two bureaux lie in each of these piles, counted from the top (expansion 1, The bureau de change: Getting ready to play).
const PILES: [usize; 3] = [1, 2, 3];
const IN_A_PILE: usize = 2;
const WORTH_OF_A_BUREAU: i64 = 40;

impl Bureau {
    /// The one that shows these two currencies.
    pub fn between(one: Currency, other: Currency) -> Option<Bureau> {
        let at = PAIRS.iter().position(|pair| *pair == [one, other] || *pair == [other, one])?;
        Some(Bureau(at as u8))
    }

    /// The two currencies it shows.
    pub const fn currencies(self) -> [Currency; 2] {
        PAIRS[self.0 as usize]
    }

    /// The other currency, if it shows this one.
    pub fn beside(self, shown: Currency) -> Option<Currency> {
        let [one, other] = self.currencies();
        if one == shown { Some(other) } else { (other == shown).then_some(one) }
    }
}

impl Bureaux {
    /// None.
    pub const NONE: Bureaux = Bureaux(0);
    /// All six.
    pub const ALL: Bureaux = Bureaux((1 << PAIRS.len()) - 1);

    /// Whether `bureau` is among them.
    pub const fn contains(self, bureau: Bureau) -> bool {
        self.0 >> bureau.0 & 1 == 1
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of their table.
    pub fn iter(self) -> impl Iterator<Item = Bureau> {
        (0..PAIRS.len() as u8).map(Bureau).filter(move |it| self.contains(*it))
    }

    /// Adds one.
    pub(super) const fn put(&mut self, bureau: Bureau) {
        self.0 |= 1 << bureau.0;
    }

    const fn take(&mut self, bureau: Bureau) {
        self.0 &= !(1 << bureau.0);
    }
}

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

    /// What a hand's bureaux are worth to a bot, in hundredths of a point.
    pub(super) fn worth(&self, seat: Seat) -> i64 {
        i64::from(self.hand(seat).len()) * WORTH_OF_A_BUREAU
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
            None => Action::Buy { space, with },
            Some(bureau) => ModuleAction::Bureau(BureauAction::Buy { space, with, bureau }).into(),
        };
        out.extend(payments(hand, held, space, tile.price).into_iter().map(buy));
    }
}

pub(super) fn check(state: &Alhambra, module: &BureauDeChange, seat: Seat, action: &BureauAction) -> Result<(), Refusal> {
    match action {
        BureauAction::Take { bureau } => {
            state.check_action_left(seat)?;
            let lies = module.display.contains(&Some(*bureau));
            if lies { Ok(()) } else { Err(ModuleRefusal::Bureau(BureauRefusal::NotOnDisplay { bureau: *bureau }).into()) }
        }
        BureauAction::Buy { space, with, bureau } => {
            let tile = state.check_offer(seat, *space, with)?;
            check_exchange(module.hand(seat), *space, with, *bureau).map_err(ModuleRefusal::Bureau)?;
            check_paid(tile, *space, with)
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
            state.buy(seat, space, with, events);
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
            (Ok(Action::Buy { space, with }), Ok(bureau)) => Some(Ok(BureauAction::Buy { space, with, bureau })),
            _ => Some(Err(Unreadable::new(notation, "with a bureau one buys like buy 3 with green-2 blue-7 bureau-blue-green"))),
        },
    }
}

impl FromIterator<Bureau> for Bureaux {
    fn from_iter<I: IntoIterator<Item = Bureau>>(list: I) -> Bureaux {
        let mut bureaux = Bureaux::NONE;
        list.into_iter().for_each(|bureau| bureaux.put(bureau));
        bureaux
    }
}

impl From<Vec<Bureau>> for Bureaux {
    fn from(list: Vec<Bureau>) -> Bureaux {
        list.into_iter().collect()
    }
}

impl From<Bureaux> for Vec<Bureau> {
    fn from(bureaux: Bureaux) -> Vec<Bureau> {
        bureaux.iter().collect()
    }
}

impl fmt::Display for Bureau {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.currencies();
        write!(f, "bureau-{one}-{other}")
    }
}

impl FromStr for Bureau {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Bureau, Unreadable> {
        let currencies = code.strip_prefix("bureau-").and_then(|pair| pair.split_once('-'));
        let bureau = currencies.and_then(|(one, other)| Bureau::between(one.parse().ok()?, other.parse().ok()?));
        bureau.ok_or_else(|| Unreadable::new(code, "a bureau de change is written like bureau-blue-green"))
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
