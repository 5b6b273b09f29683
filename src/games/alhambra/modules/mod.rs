//! The modules of the first expansion (rulebook p. 14-16): any set of them may be played with the basic game.
//!
//! Each has a file with its rules, under the same verbs: `list`, `check` and `apply` of its actions, the `pieces` it adds,
//! and its `view`. What they add to the state of a table stands in [`Modules`], of which the basic game has none; what they
//! add to actions, events and refusals are variants of their own. Deliberately absent: how it is said and drawn.

pub mod bureau;
mod printed;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

pub(super) use self::printed::ModuleTables;
use self::bureau::{BureauAction, BureauDeChange, BureauEvent, BureauRefusal, BureauView, Bureaux};
use super::{Action, Alhambra, Event, Refusal, money::Deck};
use crate::engine::{Chance, Events, OptionKind, Options, Seat, Unreadable, Viewer};

/// A module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    /// The bureau de change.
    Bureau,
}

/// Which modules a table is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ModulesChosen {
    bureau: bool,
}

/// What the modules of a table add to its state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Modules {
    /// The bureau de change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) bureau: Option<BureauDeChange>,
}

/// What a seat can do because of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleAction {
    /// With bureaux de change.
    Bureau(BureauAction),
}

/// What happened because of a module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ModuleEvent {
    /// To a bureau de change.
    Bureau(BureauEvent),
}

/// Why not, because of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModuleRefusal {
    /// The table is not played with this module.
    NotPlayed(Module),
    /// Because of bureaux de change.
    Bureau(BureauRefusal),
}

/// What a viewer sees of the modules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModulesView {
    /// The bureaux de change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bureau: Option<BureauView>,
}

/// What a lobby offers.
pub(super) const OPTIONS: &[OptionKind] = &[OptionKind::Toggle { key: "bureau" }];

impl ModulesChosen {
    /// What a lobby has chosen.
    pub(super) fn of(chosen: &Options) -> ModulesChosen {
        ModulesChosen { bureau: chosen.is_on("bureau") }
    }

    /// Lays out what these modules add; nothing if there is none.
    pub(super) fn lay_out(self, tables: &ModuleTables, seats: u8, deck: &mut Deck, chance: &mut Chance) -> Option<Box<Modules>> {
        if self == ModulesChosen::default() {
            return None;
        }
        let bureau = self.bureau.then(|| BureauDeChange::lay_out(tables.bureaux, seats, deck, chance));
        Some(Box::new(Modules { bureau }))
    }
}

impl Alhambra {
    /// The bureaux of a seat, where any are played with.
    pub(super) fn bureaux_of(&self, seat: Seat) -> Option<Bureaux> {
        self.bureau().map(|module| module.hand(seat))
    }

    fn bureau(&self) -> Option<&BureauDeChange> {
        self.modules.as_ref()?.bureau.as_ref()
    }
}

/// The actions that modules add to a turn.
pub(super) fn list(state: &Alhambra, out: &mut Vec<Action>) {
    if let Some(module) = state.bureau() {
        bureau::list(module, out);
    }
}

/// Why not, if not.
pub(super) fn check(state: &Alhambra, seat: Seat, action: &ModuleAction) -> Result<(), Refusal> {
    match action {
        ModuleAction::Bureau(action) => {
            let module = state.bureau().ok_or(ModuleRefusal::NotPlayed(Module::Bureau))?;
            bureau::check(state, module, seat, action)
        }
    }
}

/// Plays an action that passed [`check`].
pub(super) fn apply(state: &mut Alhambra, seat: Seat, action: &ModuleAction, events: &mut Events<Event>) {
    match action {
        ModuleAction::Bureau(action) => bureau::apply(state, seat, action, events),
    }
}

/// Whether the list of this state may leave this action out.
pub(super) fn may_leave_out(state: &Alhambra, seat: Seat, action: &ModuleAction) -> bool {
    match action {
        ModuleAction::Bureau(action) => bureau::is_listed_in_part(state, seat, action),
    }
}

/// The codes of all pieces that modules add, but for those in the deck.
pub(super) fn pieces(modules: &Modules) -> impl Iterator<Item = String> {
    modules.bureau.iter().flat_map(bureau::pieces)
}

/// What a viewer sees of them.
pub(super) fn view(state: &Alhambra, viewer: Viewer) -> Option<ModulesView> {
    let modules = state.modules.as_ref()?;
    Some(ModulesView { bureau: modules.bureau.as_ref().map(|module| bureau::view(module, viewer)) })
}

/// Deals anew what `seat` cannot see of them.
pub(super) fn deal_anew(state: &mut Alhambra, seat: Seat, chance: &mut Chance) {
    let Alhambra { modules, deck, .. } = state;
    let Some(modules) = modules else { return };
    if let Some(module) = &mut modules.bureau {
        module.deal_anew(seat, deck, chance);
    }
}

/// Whether a stored state's modules belong to its table.
pub(super) fn are_sound(state: &Alhambra) -> bool {
    let (seats, hidden) = (state.players.len(), state.deck.bureaux());
    let Some(modules) = &state.modules else { return hidden.count() == 0 };
    modules.bureau.as_ref().is_none_or(|module| module.is_sound(seats, hidden))
}

/// How many cards like money, of all that a seat holds, come from modules.
pub(super) fn cards_held(state: &Alhambra, seat: Seat) -> u32 {
    state.bureaux_of(seat).map_or(0, Bureaux::len)
}

/// How many cards of the discard pile come from modules.
pub(super) fn cards_discarded(state: &Alhambra) -> u32 {
    state.bureau().map_or(0, BureauDeChange::discarded)
}

/// What the modules' pieces are worth to a bot on this seat, in hundredths of a point.
pub(super) fn worth(state: &Alhambra, seat: Seat) -> i64 {
    state.bureau().map_or(0, |module| module.worth(seat))
}

/// An action of a module, if its notation is one; nothing for one of the basic game.
pub(super) fn read(notation: &str) -> Option<Result<ModuleAction, Unreadable>> {
    bureau::read(notation).map(|read| read.map(ModuleAction::Bureau))
}

impl ModuleEvent {
    /// Whether it showed somebody something hidden.
    pub(super) fn reveals(&self) -> bool {
        match self {
            ModuleEvent::Bureau(event) => matches!(event, BureauEvent::BureauLaid { .. }),
        }
    }
}

impl fmt::Display for ModuleAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ModuleAction::Bureau(action) => action.fmt(f),
        }
    }
}

impl FromStr for ModuleAction {
    type Err = Unreadable;

    fn from_str(notation: &str) -> Result<ModuleAction, Unreadable> {
        read(notation).unwrap_or_else(|| Err(Unreadable::new(notation, "this is no action of a module")))
    }
}

impl From<ModuleAction> for Action {
    fn from(action: ModuleAction) -> Action {
        Action::Module(action)
    }
}

impl From<ModuleEvent> for Event {
    fn from(event: ModuleEvent) -> Event {
        Event::Module(event)
    }
}

impl From<ModuleRefusal> for Refusal {
    fn from(refusal: ModuleRefusal) -> Refusal {
        Refusal::Module(refusal)
    }
}
