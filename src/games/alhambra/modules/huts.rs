//! The workers' huts (expansion 1, The workers' huts): 24 tiles in six piles, by the type of building they belong to.
//!
//! The action of a turn may be to take one of the huts that lie open on the piles. It costs nothing, and it is placed at the
//! turn's end like a bought tile, but never with Dirk; nobody has more than three. In a city a hut is a tile like any other,
//! under all building rules, and may be built, removed and exchanged; it is no building, but counts as many of its type as it
//! adjoins without a wall between, at most three. The next hut of a pile is turned up with the refill at the turn's end.
//! The hidden ones lie in unordered bags, so that nothing has to be dealt anew. Deliberately absent: a price; a hut is known
//! by having none.

pub(super) mod action;
pub(super) mod event;
mod hut;

use pergola_engine::{Bag, Chance, Events, Seat};
use serde::{Deserialize, Serialize};

pub use self::{
    action::HutAction,
    event::{HutEvent, HutRefusal},
    hut::{buildings, counts},
};
use super::{rules::ModuleRules, variants::ModuleAction};
use crate::{
    Action, Alhambra, Chain, Event, Player, Refusal,
    pieces::{Border, Kind, Tile},
};

/// The piles of huts, in the order of the types they belong to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Huts(Vec<Pile>);

/// The huts of one type that nobody has taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Pile {
    /// The one that lies face up on the others; none while the next is still to be turned up, or when none is left.
    open: Option<Tile>,
    hidden: Bag<Tile>,
}

/// A pile of huts as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PileView {
    /// The type they belong to.
    pub kind: Kind,
    /// The one that lies face up.
    pub open: Option<Tile>,
    /// How many lie face down.
    pub hidden: u32,
}

/// No seat has more huts, those in its reserve included.
pub const MOST_HUTS: usize = 3;
/// As much as a tile outside the city: otherwise a bot would take its huts out of the city where they count nothing yet.
const WORTH_OF_A_STANDING_HUT: i64 = 60;

impl Huts {
    /// Sorts the huts by type, shuffles each pile and turns its top up (expansion 1, The workers' huts: Getting ready to
    /// play).
    pub(super) fn lay_out(huts: &[Tile], chance: &mut Chance) -> Huts {
        let of_kind = |kind: &Kind| huts.iter().copied().filter(|hut| hut.kind == *kind).collect();
        let mut module = Huts(Border::Wall.kinds().iter().map(|kind| Pile { open: None, hidden: of_kind(kind) }).collect());
        module.turn_up(chance);
        module
    }

    /// Turns up the next hut of each pile on which none lies face up; which they were.
    fn turn_up(&mut self, chance: &mut Chance) -> Vec<Tile> {
        let bare = self.0.iter_mut().filter(|pile| pile.open.is_none());
        let turned_up = bare.filter_map(|pile| {
            pile.open = chance.draw(&mut pile.hidden);
            pile.open
        });
        turned_up.collect()
    }

    /// The huts that lie face up.
    fn open(&self) -> impl Iterator<Item = Tile> {
        self.0.iter().filter_map(|pile| pile.open)
    }

    /// The huts that nobody has taken.
    fn left(&self) -> impl Iterator<Item = Tile> {
        self.0.iter().flat_map(|pile| pile.open.into_iter().chain(pile.hidden.iter()))
    }

    /// Why not, if not.
    pub(super) fn check(&self, state: &Alhambra, seat: Seat, action: &HutAction) -> Result<(), Refusal> {
        let HutAction::Take { hut } = *action;
        state.check_action_left(seat)?;
        if state.player(seat).huts() >= MOST_HUTS {
            return Err(HutRefusal::HasAll { most: MOST_HUTS as u32 }.into());
        }
        if self.open().any(|it| it == hut) {
            return Ok(());
        }
        let open = self.open().find(|it| it.kind == hut.kind);
        Err(HutRefusal::NotOpen { hut, open }.into())
    }

    /// The piles, as everybody sees them.
    pub(super) fn view(&self) -> Vec<PileView> {
        let kinds = Border::Wall.kinds().iter().copied();
        kinds.zip(&self.0).map(|(kind, pile)| PileView { kind, open: pile.open, hidden: pile.hidden.len() }).collect()
    }
}

impl ModuleRules for Huts {
    /// The huts that a seat may take.
    fn list(&self, state: &Alhambra, seat: Seat, out: &mut Vec<Action>) {
        if state.player(seat).huts() < MOST_HUTS {
            out.extend(self.open().map(|hut| Action::from(ModuleAction::Hut(HutAction::Take { hut }))));
        }
    }

    fn buildings(&self, player: &Player, _: Seat, kind: Kind) -> u8 {
        buildings(&player.city, kind)
    }

    /// The next hut of a pile is turned up.
    fn refill(&mut self, chance: &mut Chance, events: &mut Events<Event>) {
        for hut in self.turn_up(chance) {
            events.tell(|| HutEvent::HutTurnedUp { hut }.into());
        }
    }

    /// Those that nobody has taken.
    fn pieces(&self) -> Vec<String> {
        self.left().map(|hut| hut.to_string()).collect()
    }

    /// Every hut lies on its own pile or with a seat, only once, and no seat has too many.
    fn is_sound(&self, state: &Alhambra) -> bool {
        let kinds = Border::Wall.kinds();
        let lies_well = |(kind, pile): (&Kind, &Pile)| {
            pile.open.into_iter().chain(pile.hidden.iter()).all(|hut| !hut.is_building() && hut.kind == *kind)
        };
        let held = || state.players.iter().flat_map(Player::tiles).filter(|tile| !tile.is_building());
        let mut all: Vec<Tile> = held().chain(self.left()).collect();
        all.sort_unstable();
        let nowhere_else = state.every_tile().filter(|tile| !tile.is_building()).count() == held().count();
        self.0.len() == kinds.len()
            && kinds.iter().zip(&self.0).all(lies_well)
            && all.windows(2).all(|pair| pair[0] != pair[1])
            && nowhere_else
            && state.players.iter().all(|player| player.huts() <= MOST_HUTS)
    }

    /// What its huts are worth where they stand, beside the buildings they count as.
    fn worth(&self, player: &Player, _: Seat) -> i64 {
        i64::from(player.city.not_buildings()) * WORTH_OF_A_STANDING_HUT
    }
}

impl Player {
    /// How many huts it has, in the city or out of it.
    fn huts(&self) -> usize {
        let outside = self.reserve.iter().chain(&self.to_place).filter(|tile| !tile.is_building()).count();
        usize::from(self.city.not_buildings()) + outside
    }
}

/// Gives one seat as many huts as it may have, into its reserve, for a state built by hand.
pub(super) fn give(state: &mut Alhambra, seat: Seat) {
    let Some(module) = state.modules.huts_mut() else { return };
    let taken = module.0.iter_mut().filter_map(|pile| pile.open.take()).take(MOST_HUTS);
    state.players[seat.index()].reserve.extend(taken);
}

pub(super) fn apply(state: &mut Alhambra, seat: Seat, action: &HutAction, events: &mut Events<Event>) {
    let HutAction::Take { hut } = *action;
    let module = state.modules.huts_mut().expect("huts are played with");
    let pile = module.0.iter_mut().find(|pile| pile.open == Some(hut));
    pile.expect("a hut that is taken lies face up").open = None;
    state.player_mut(seat).to_place.push(hut);
    state.set_chain(Chain::Done);
    events.tell(|| HutEvent::HutTaken { seat, hut }.into());
}
