//! The bonus cards (expansion 1, The bonus cards): ten cards, one for each building tile without a wall.
//!
//! Whoever holds the card of a tile in their city may reveal it at any time until the last scoring, in or out of turn; it
//! then counts as one more building of the type, until the tile leaves the city and the card returns to the hand. Since it
//! may be revealed during a scoring round, every card has a standing order for it; in the last round every card is revealed
//! that can be. Deliberately absent: waiting for anybody.

pub(super) mod action;
pub(super) mod card;
pub(super) mod event;

use pergola_engine::{Bag, Chance, Events, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use self::card::stands;
pub use self::{
    action::BonusAction,
    card::{AtScoring, BonusCard, Dealt},
    event::{BonusEvent, BonusRefusal},
};
use super::{
    rules::ModuleRules,
    special::Special,
    variants::{ModuleAction, ModuleRefusal},
};
use crate::{
    Action, Alhambra, Event, Phase, Player, Refusal,
    city::City,
    money::Deck,
    pieces::{Kind, Round, Tile},
};

/// The bonus cards of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BonusCards {
    /// By seat, in the order of the tiles.
    dealt: Vec<Vec<Dealt>>,
    /// Those not dealt, which nobody sees.
    left: Bag<BonusCard>,
}

/// The bonus cards of a seat as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusView {
    /// How many the seat has in its hand.
    pub hand: u32,
    /// Those that lie open.
    pub revealed: Vec<BonusCard>,
    /// Those in its hand with their standing orders: only for the seat itself.
    pub own: Option<Vec<Dealt>>,
}

/// No seat has more.
pub(super) const MOST_CARDS: usize = 3;
/// Small beside anything else: a bot neither reveals before it has to nor holds a card back.
const WORTH_OF_AN_OPEN_CARD: i64 = -1;

impl BonusCards {
    /// So many cards are dealt to each seat: three to each of two or three, two to each of four or five, one to each of six
    /// (expansion 1, The bonus cards: Getting ready to play).
    pub(crate) fn each(seats: u8) -> usize {
        match seats {
            ..=3 => MOST_CARDS,
            4..=5 => 2,
            _ => 1,
        }
    }

    /// Deals them.
    pub(super) fn lay_out(cards: &[BonusCard], seats: u8, chance: &mut Chance) -> BonusCards {
        let each = BonusCards::each(seats);
        let mut left: Bag<BonusCard> = cards.iter().copied().collect();
        let mut deal = |_| {
            let drawn = (0..each).filter_map(|_| chance.draw(&mut left));
            sorted(drawn.map(|card| Dealt { card, revealed: false, order: AtScoring::default() }))
        };
        BonusCards { dealt: (0..seats).map(&mut deal).collect(), left }
    }

    /// Why not, if not.
    pub(super) fn check(&self, state: &Alhambra, seat: Seat, action: &BonusAction) -> Result<(), Refusal> {
        why_not(self, &state.player(seat).city, seat, action).map_err(|why| ModuleRefusal::Bonus(why).into())
    }

    /// The cards as a viewer sees them, by seat.
    pub(super) fn view(&self, viewer: Viewer) -> Vec<BonusView> {
        let seen = |seat: Seat| {
            let (revealed, hand): (Vec<Dealt>, Vec<Dealt>) = self.of(seat).iter().partition(|it| it.revealed);
            let revealed = revealed.into_iter().map(|it| it.card).collect();
            BonusView { hand: hand.len() as u32, revealed, own: viewer.is(seat).then_some(hand) }
        };
        Seat::all(self.dealt.len() as u8).map(seen).collect()
    }

    fn of(&self, seat: Seat) -> &[Dealt] {
        &self.dealt[seat.index()]
    }

    fn find(&self, seat: Seat, card: BonusCard) -> Result<&Dealt, BonusRefusal> {
        self.of(seat).iter().find(|it| it.card == card).ok_or(BonusRefusal::NotInHand { card })
    }

    fn change(&mut self, seat: Seat, card: BonusCard, change: impl FnOnce(&mut Dealt)) {
        let cards = &mut self.dealt[seat.index()];
        change(cards.iter_mut().find(|it| it.card == card).expect("the seat has the card"));
    }
}

impl ModuleRules for BonusCards {
    /// What a seat may do with its cards, in or out of turn.
    fn list_asides(&self, state: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
        let city = &state.player(seat).city;
        let reveal = self.of(seat).iter().filter(|it| it.can_be_revealed(city)).map(|it| BonusAction::Reveal { card: it.card });
        let in_hand = self.of(seat).iter().filter(|it| !it.revealed);
        let order = in_hand.map(|it| BonusAction::Order { card: it.card, order: it.order.other() });
        out.extend(reveal.chain(order).map(|action| Action::from(ModuleAction::Bonus(action))));
    }

    /// Those that have a card in their hand.
    fn may_act(&self) -> Seats {
        let holds = |seat: &Seat| self.of(*seat).iter().any(|it| !it.revealed);
        Seat::all(self.dealt.len() as u8).filter(holds).collect()
    }

    /// Open cards are as many more buildings (expansion 1, The bonus cards: How the bonus cards work).
    fn buildings(&self, _: &Player, seat: Seat, kind: Kind) -> u8 {
        self.of(seat).iter().filter(|it| it.revealed && it.card.tile().kind == kind).count() as u8
    }

    /// Those that can be open in the last round.
    fn buildings_at_last(&self, player: &Player, seat: Seat, kind: Kind) -> u8 {
        let counts = |it: &&Dealt| it.card.tile().kind == kind && (it.revealed || it.can_be_revealed(&player.city));
        self.of(seat).iter().filter(counts).count() as u8
    }

    /// What was ordered for a scoring round is done before it, all together; in the last one every card is revealed that
    /// can be.
    fn before_scoring(&mut self, players: &[Player], round: Round, events: &mut Events<Event>) {
        for (seat, (player, cards)) in (0..).map(Seat).zip(players.iter().zip(&mut self.dealt)) {
            for dealt in cards.iter_mut().filter(|it| it.can_be_revealed(&player.city)) {
                if round == Round::C || dealt.order == AtScoring::Reveal {
                    dealt.revealed = true;
                    events.tell(|| BonusEvent::BonusRevealed { seat, card: dealt.card }.into());
                }
            }
        }
    }

    /// Its open card returns to the hand (expansion 1, The bonus cards: Notes).
    fn tile_left_city(&mut self, seat: Seat, tile: Tile, events: &mut Events<Event>) {
        let mut cards = self.dealt[seat.index()].iter_mut();
        if let Some(dealt) = cards.find(|it| it.revealed && it.card.tile() == tile) {
            dealt.revealed = false;
            events.tell(|| BonusEvent::BonusReturned { seat, card: dealt.card }.into());
        }
    }

    /// The other hands and what was not dealt, and the others' standing orders.
    fn deal_anew(&mut self, seat: Seat, _: &Phase, _: &mut Deck<Special>, chance: &mut Chance) {
        let others = || Seat::all(self.dealt.len() as u8).filter(|other| *other != seat);
        let unseen: Vec<BonusCard> =
            others().flat_map(|other| self.of(other)).filter(|it| !it.revealed).map(|it| it.card).collect();
        self.left.extend(unseen);
        for (_, cards) in self.dealt.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
            // Open cards first: which hidden ones lie between them must not count.
            cards.sort_by_key(|dealt| !dealt.revealed);
            for dealt in cards.iter_mut() {
                if !dealt.revealed {
                    dealt.card = chance.draw(&mut self.left).expect("as many are dealt anew as there were");
                }
                dealt.order = chance.pick(&AtScoring::ALL);
            }
            cards.sort_unstable();
        }
    }

    fn pieces(&self) -> Vec<String> {
        self.dealt.iter().flatten().map(|it| it.card).chain(self.left.iter()).map(|card| card.to_string()).collect()
    }

    /// Every seat of the table has its cards, and none is there twice.
    fn is_sound(&self, state: &Alhambra) -> bool {
        let mut all: Vec<BonusCard> = self.dealt.iter().flatten().map(|it| it.card).chain(self.left.iter()).collect();
        all.sort_unstable();
        let few = self.dealt.iter().all(|cards| cards.len() <= MOST_CARDS && cards.is_sorted());
        self.dealt.len() == state.players.len() && few && all.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Beside the buildings they count as.
    fn worth(&self, _: &Player, seat: Seat) -> i64 {
        let changed = |it: &&Dealt| it.revealed || it.order != AtScoring::default();
        self.of(seat).iter().filter(changed).count() as i64 * WORTH_OF_AN_OPEN_CARD
    }
}

fn why_not(module: &BonusCards, city: &City, seat: Seat, action: &BonusAction) -> Result<(), BonusRefusal> {
    let (BonusAction::Reveal { card } | BonusAction::Order { card, .. }) = *action;
    let dealt = module.find(seat, card)?;
    if dealt.revealed {
        return Err(BonusRefusal::Revealed { card });
    }
    match *action {
        BonusAction::Reveal { .. } if stands(city, card.tile()) => Ok(()),
        BonusAction::Reveal { .. } => Err(BonusRefusal::TileNotInCity { card }),
        BonusAction::Order { order, .. } if dealt.order == order => Err(BonusRefusal::OrderedAlready { card, order }),
        BonusAction::Order { .. } => Ok(()),
    }
}

pub(super) fn apply(state: &mut Alhambra, seat: Seat, action: &BonusAction, events: &mut Events<Event>) {
    let module = state.modules.bonus_mut().expect("bonus cards are played with");
    match *action {
        BonusAction::Reveal { card } => {
            module.change(seat, card, |it| it.revealed = true);
            events.tell(|| BonusEvent::BonusRevealed { seat, card }.into());
        }
        BonusAction::Order { card, order } => {
            module.change(seat, card, |it| it.order = order);
            events.tell(|| BonusEvent::BonusOrdered { seat, card, order }.into());
        }
    }
}

fn sorted(cards: impl Iterator<Item = Dealt>) -> Vec<Dealt> {
    let mut cards: Vec<Dealt> = cards.collect();
    cards.sort_unstable();
    cards
}

impl BonusEvent {
    /// With what is hidden from this viewer left out.
    pub(super) fn seen(&self, viewer: Viewer) -> Option<BonusEvent> {
        match self {
            BonusEvent::BonusOrdered { seat, .. } if !viewer.is(*seat) => None,
            _ => Some(self.clone()),
        }
    }

    pub(super) fn reveals(&self) -> bool {
        matches!(self, BonusEvent::BonusRevealed { .. })
    }
}
