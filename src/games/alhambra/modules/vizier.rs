//! The vizier's favour (expansion 1, The vizier's favour): between two turns, whoever has their vizier face up may buy a tile
//! for the exact price and place it at once; the vizier then lies face down until an action turns it up.
//!
//! When a turn has ended, all who could use it are asked at once (or everybody with a vizier face up, where the table hides
//! who could pay); answers are secret and final. The first taker, counted from the seat whose turn is due, carries it out;
//! all other answers are void, the market is refilled, and who then could use it is asked afresh. A standing order answers
//! for its seat. A favour is no turn: number and due seat stay. Deliberately absent: what a tile is and how it is placed.

mod asking;
mod event;
mod order;

use std::fmt;

use pergola_engine::{Chance, Events, Seat, Seats, State, Unreadable, Viewer};
use serde::{Deserialize, Serialize};

use self::asking::in_order;
pub use self::{
    event::{VizierEvent, VizierRefusal},
    order::{StandingOrder, Wanted},
};
use super::{ModuleAction, ModuleRules, Modules, Special};
use crate::{
    Action, Alhambra, Chain, Event, Phase, Player, Printed,
    money::Deck,
    pieces::{Currency, Kind, Tile},
    refusal::Refusal,
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

/// What is played between two turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Favour {
    /// Whose turn is due.
    pub due: Seat,
    /// How far it has come.
    pub step: FavourStep,
}

/// How far a favour has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FavourStep {
    /// Seats are asked whether they want it.
    Asking {
        /// Who is asked.
        asked: Seats,
        /// Who has not answered.
        open: Seats,
    },
    /// A seat carries it out.
    Acting {
        /// Who.
        seat: Seat,
        /// Whether it has bought its tile.
        bought: bool,
    },
}

/// What a seat does with its vizier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VizierAction {
    /// Turn the vizier up again, as the action of a turn.
    Wake,
    /// Answer that the seat wants the favour, or does not.
    Answer {
        /// Whether it does.
        favour: bool,
    },
    /// Give the standing order, in or out of turn.
    Order {
        /// From the next offer on.
        order: StandingOrder,
    },
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

impl Favour {
    /// Whom it waits for.
    pub(crate) fn acting(&self) -> Seats {
        match self.step {
            FavourStep::Asking { open, .. } => open,
            FavourStep::Acting { seat, .. } => Seats::only(seat),
        }
    }

    /// All whom it names.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        let asked = match self.step {
            FavourStep::Asking { asked, .. } => asked,
            FavourStep::Acting { .. } => Seats::NONE,
        };
        [self.due].into_iter().chain(asked.iter()).chain(self.acting().iter())
    }

    /// Who carries it out.
    pub(crate) const fn buyer(&self) -> Option<Seat> {
        match self.step {
            FavourStep::Asking { .. } => None,
            FavourStep::Acting { seat, .. } => Some(seat),
        }
    }

    /// Whether its tile was bought, and is to be placed.
    pub(crate) const fn has_bought(&self) -> bool {
        matches!(self.step, FavourStep::Acting { bought: true, .. })
    }

    /// These seats are asked before the turn of `due`.
    pub(crate) fn begin(due: Seat, asked: Seats, events: &mut Events<Event>) -> Favour {
        events.tell(|| VizierEvent::FavourOffered { asked }.into());
        Favour { due, step: FavourStep::Asking { asked, open: asked } }
    }

    /// Its tile has been bought: the vizier lies face down, and is not used again.
    pub(crate) fn spend(&mut self, modules: &mut Modules) {
        let FavourStep::Acting { seat, bought } = &mut self.step else { return };
        *bought = true;
        if let Some(module) = modules.vizier_mut() {
            module.up.remove(*seat);
        }
    }

    /// Why nothing but what belongs to a favour can be done now.
    pub(crate) fn check_action_left(&self) -> Result<(), Refusal> {
        Err(match self.step {
            FavourStep::Asking { .. } => VizierRefusal::AnswerFirst,
            FavourStep::Acting { bought: false, .. } => VizierRefusal::OnlyBuying,
            FavourStep::Acting { bought: true, .. } => VizierRefusal::Bought,
        }
        .into())
    }

    /// Whether a tile can be bought now.
    pub(crate) fn check_purchase(&self) -> Result<(), Refusal> {
        if matches!(self.step, FavourStep::Acting { bought: false, .. }) { Ok(()) } else { self.check_action_left() }
    }

    /// A purchase within a favour is paid exactly (expansion 1, The vizier's favour).
    pub(crate) fn check_paid(&self, tile: Tile, space: Currency, paid: u32) -> Result<(), Refusal> {
        if paid == u32::from(tile.price) { Ok(()) } else { Err(VizierRefusal::NotExact { tile, space, paid }.into()) }
    }

    /// Whether it can end, when nothing is left to be placed.
    pub(crate) fn check_end(&self) -> Result<(), Refusal> {
        match self.step {
            FavourStep::Asking { .. } => Err(VizierRefusal::AnswerFirst.into()),
            FavourStep::Acting { bought: false, .. } => Err(VizierRefusal::MustBuy.into()),
            FavourStep::Acting { bought: true, .. } => Ok(()),
        }
    }

    /// What a seat may do between two turns.
    pub(crate) fn list(&self, state: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
        match &self.step {
            FavourStep::Asking { open, .. } if open.contains(seat) => {
                if state.pays_exactly(seat, |_| true) {
                    out.push(VizierAction::Answer { favour: true }.into());
                }
                out.push(VizierAction::Answer { favour: false }.into());
            }
            FavourStep::Acting { seat: acting, bought } if *acting == seat => {
                let from = out.len();
                if !bought {
                    state.list_buys(seat, out);
                    let mut at = 0;
                    out.retain(|action| {
                        at += 1;
                        at <= from || state.check(seat, action).is_ok()
                    });
                }
                state.list_placing(seat, state.room_for_placings(seat), out);
                if *bought && state.player(seat).to_place.is_empty() {
                    out.push(Action::End);
                }
            }
            FavourStep::Asking { .. } | FavourStep::Acting { .. } => {}
        }
    }
}

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

/// An action of a vizier, if the notation begins with one of its verbs.
pub(super) fn read(notation: &str) -> Option<Result<VizierAction, Unreadable>> {
    let (verb, rest) = notation.split_once(char::is_whitespace).unwrap_or((notation, ""));
    match (verb, rest.trim()) {
        ("wake", "") => Some(Ok(VizierAction::Wake)),
        ("favour", "") => Some(Ok(VizierAction::Answer { favour: true })),
        ("decline", "") => Some(Ok(VizierAction::Answer { favour: false })),
        ("standing", order) => Some(order.parse().map(|order| VizierAction::Order { order })),
        _ => None,
    }
}

impl From<VizierAction> for Action {
    fn from(action: VizierAction) -> Action {
        ModuleAction::Vizier(action).into()
    }
}

impl fmt::Display for VizierAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VizierAction::Wake => f.write_str("wake"),
            VizierAction::Answer { favour: true } => f.write_str("favour"),
            VizierAction::Answer { favour: false } => f.write_str("decline"),
            VizierAction::Order { order } => write!(f, "standing {order}"),
        }
    }
}
