//! The vizier's favour (expansion 1, The vizier's favour): between two turns, whoever has their vizier face up may buy a tile
//! for the exact price and place it at once; the vizier then lies face down until an action turns it up.
//!
//! When a turn has ended, all who could use it are asked at once (or everybody with a vizier face up, where the table hides
//! who could pay); answers are secret and final. The first taker, counted from the seat whose turn is due, carries it out;
//! all other answers are void, the market is refilled, and who then could use it is asked afresh. A standing order answers
//! for its seat. A favour is no turn: number and due seat stay. Deliberately absent: what a tile is and how it is placed.

pub(super) mod action;
mod asking;
pub(super) mod event;
pub(super) mod favour;
pub(super) mod order;

use pergola_engine::{Chance, Events, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use self::favour::in_order;
pub use self::{
    action::VizierAction,
    event::{VizierEvent, VizierRefusal},
    favour::{Favour, FavourStep},
    order::{StandingOrder, Wanted},
};
use super::{rules::ModuleRules, special::Special};
use crate::{
    Action, Alhambra, Chain, Event, Phase, Player, Printed, Refusal,
    money::Deck,
    pieces::{Currency, Kind},
};

/// The viziers of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Viziers {
    /// The seats whose vizier lies face up.
    up: Seats,
    /// Whether everybody with a vizier face up is asked, to hide who could pay.
    ask_all: bool,
    /// By seat.
    orders: Vec<StandingOrder>,
    /// Those who have answered that they want the favour now asked for.
    #[serde(default, skip_serializing_if = "is_none")]
    takers: Seats,
}

/// The viziers as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VizierView {
    /// The seats whose vizier lies face up.
    pub up: Seats,
    /// The viewer's own standing order.
    pub order: Option<StandingOrder>,
}

/// No list offers more standing orders: to be asked, to decline, by type, by tile of the market, where two kinds may lie.
pub(super) const MOST_ORDERS: usize = 2 + Kind::COUNT + 2 * Currency::ALL.len();
const WORTH_OF_A_VIZIER: i64 = 80;

impl Viziers {
    /// Everybody's vizier lies face up (expansion 1, The vizier's favour: Getting ready to play).
    pub(super) fn lay_out(seats: u8, ask_all: bool) -> Viziers {
        Viziers {
            up: Seat::all(seats).collect(),
            ask_all,
            orders: vec![StandingOrder::default(); seats.into()],
            takers: Seats::NONE,
        }
    }

    fn order(&self, seat: Seat) -> StandingOrder {
        self.orders[seat.index()]
    }

    /// Why not, if not.
    pub(super) fn check(&self, state: &Alhambra, seat: Seat, action: &VizierAction) -> Result<(), Refusal> {
        match *action {
            VizierAction::Wake => {
                state.check_action_left(seat)?;
                if self.up.contains(seat) { Err(VizierRefusal::Awake.into()) } else { Ok(()) }
            }
            VizierAction::Answer { favour } => {
                let is_asked = matches!(
                    &state.phase,
                    Phase::Between(Favour { step: FavourStep::Asking { open, .. }, .. }) if open.contains(seat)
                );
                match (is_asked, favour) {
                    (false, _) => Err(VizierRefusal::NotAsked.into()),
                    (true, true) if !state.pays_exactly(seat, |_| true) => Err(VizierRefusal::NothingExact.into()),
                    (true, _) => Ok(()),
                }
            }
            VizierAction::Order { order } if self.order(seat) == order => Err(VizierRefusal::OrderedAlready.into()),
            VizierAction::Order { order: StandingOrder::Unless(wanted) } => check_in_box(&state.printed, wanted),
            VizierAction::Order { .. } => Ok(()),
        }
    }

    /// The viziers as a viewer sees them.
    pub(super) fn view(&self, viewer: Viewer) -> VizierView {
        let order = match viewer {
            Viewer::Everyone => None,
            Viewer::Seat(seat) => self.orders.get(seat.index()).copied(),
        };
        VizierView { up: self.up, order }
    }
}

impl ModuleRules for Viziers {
    /// Turning the vizier up.
    fn list(&self, _: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
        if !self.up.contains(seat) {
            out.push(VizierAction::Wake.into());
        }
    }

    /// The standing orders a seat may give: of the tiles those that lie in the market.
    fn list_asides(&self, state: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
        let kinds = state.printed.kinds().map(Wanted::Kind);
        let tiles = state.market.offers().map(|(_, tile)| Wanted::Tile(tile));
        let mut orders: Vec<StandingOrder> = vec![StandingOrder::Ask, StandingOrder::Always];
        for order in kinds.chain(tiles).map(StandingOrder::Unless) {
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
        orders.retain(|order| *order != self.order(seat));
        out.extend(orders.into_iter().map(|order| Action::from(VizierAction::Order { order })));
    }

    /// Everybody may change the standing order of their vizier.
    fn may_act(&self) -> Seats {
        Seat::all(self.orders.len() as u8).collect()
    }

    fn asked_before_turn(&self, state: &Alhambra) -> Seats {
        self.to_ask(state)
    }

    /// The vizier lies face down, and is not used again.
    fn interlude_was_used(&mut self, seat: Seat) {
        self.up.remove(seat);
    }

    /// Answers to a question that is not asked any more are void.
    fn interlude_is_over(&mut self) {
        self.takers = Seats::NONE;
    }

    /// It was asked for that, or carries out a favour.
    fn is_known_to_pay_exactly(&self, phase: &Phase, seat: Seat) -> bool {
        match phase {
            Phase::Between(Favour { step: FavourStep::Asking { asked, .. }, .. }) => !self.ask_all && asked.contains(seat),
            Phase::Between(Favour { step: FavourStep::Acting { seat: acting, bought }, .. }) => *acting == seat && !bought,
            Phase::Turn { .. } | Phase::LastTiles { .. } | Phase::Over(_) => false,
        }
    }

    /// The others' standing orders and answers. Where nobody before them in order is still to answer, it is known that they
    /// declined.
    fn deal_anew(&mut self, seat: Seat, phase: &Phase, _: &mut Deck<Special>, chance: &mut Chance) {
        for (_, order) in self.orders.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
            *order = chance.pick(&[StandingOrder::Ask, StandingOrder::Always]);
        }
        let Phase::Between(Favour { due, step: FavourStep::Asking { asked, open } }) = phase else { return };
        let mut somebody_may_come_before = false;
        for other in in_order(*due, self.orders.len() as u8) {
            somebody_may_come_before |= open.contains(other);
            if other == seat || !asked.contains(other) || open.contains(other) {
                continue;
            }
            self.takers.remove(other);
            if somebody_may_come_before && chance.pick(&[false, true]) {
                self.takers.insert(other);
            }
        }
    }

    /// One a seat.
    fn pieces(&self) -> Vec<String> {
        Seat::all(self.orders.len() as u8).map(|seat| format!("vizier-{seat}")).collect()
    }

    fn is_sound(&self, state: &Alhambra) -> bool {
        self.fits(state)
    }

    fn worth(&self, _: &Player, seat: Seat) -> i64 {
        if self.up.contains(seat) { WORTH_OF_A_VIZIER } else { 0 }
    }
}

const fn is_none(seats: &Seats) -> bool {
    seats.is_empty()
}

/// Whether what is wanted is in the box; a tile with either side up.
fn check_in_box(printed: &Printed, wanted: Wanted) -> Result<(), Refusal> {
    match wanted {
        Wanted::Kind(kind) if !printed.kinds().any(|it| it == kind) => Err(VizierRefusal::NoSuchKind { kind }.into()),
        Wanted::Tile(tile) if printed.set_of(tile.kind).bag().count(printed.known_side(tile)) == 0 => {
            Err(VizierRefusal::NoSuchTile { tile }.into())
        }
        Wanted::Kind(_) | Wanted::Tile(_) => Ok(()),
    }
}

pub(super) fn apply(state: &mut Alhambra, seat: Seat, action: &VizierAction, events: &mut Events<Event>) {
    let module = state.modules.vizier_mut().expect("viziers are played with");
    match *action {
        VizierAction::Wake => {
            module.up.insert(seat);
            state.set_chain(Chain::Done);
            events.tell(|| VizierEvent::VizierWoken { seat }.into());
        }
        VizierAction::Answer { favour } => {
            if favour {
                module.takers.insert(seat);
            }
            if let Phase::Between(Favour { step: FavourStep::Asking { open, .. }, .. }) = &mut state.phase {
                open.remove(seat);
            }
            events.tell(|| VizierEvent::FavourAnswered { seat, favour }.into());
            state.settle_answers(events);
        }
        VizierAction::Order { order } => {
            module.orders[seat.index()] = order;
            events.tell(|| VizierEvent::VizierOrdered { seat, order }.into());
        }
    }
}

/// Whether the list of this state may leave this action out: a standing order for a tile that is not in the market.
pub(super) fn is_listed_in_part(state: &Alhambra, action: &VizierAction) -> bool {
    let VizierAction::Order { order: StandingOrder::Unless(Wanted::Tile(wanted)) } = action else { return false };
    state.market.offers().all(|(_, tile)| tile != *wanted)
}
