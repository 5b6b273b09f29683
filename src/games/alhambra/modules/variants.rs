//! What modules add to actions, events and refusals: a variant for each of them.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, Viewer, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use super::{
    bonus::{
        action::{self as bonus, BonusAction},
        event::{BonusEvent, BonusRefusal},
    },
    bureau::{
        action::{self as bureau, BureauAction},
        event::{BureauEvent, BureauRefusal},
    },
    huts::{
        action::{self as huts, HutAction},
        event::{HutEvent, HutRefusal},
    },
    vizier::{
        action::{self as vizier, VizierAction},
        event::{VizierEvent, VizierRefusal},
    },
};
use crate::{Action, Event, Refusal};

/// A module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    /// The bureau de change.
    Bureau,
    /// The bonus cards.
    Bonus,
    /// The workers' huts.
    Huts,
    /// The vizier's favour.
    Vizier,
}

impl Module {
    /// All of them, in the order in which they are asked.
    pub const ALL: [Module; 4] = [Module::Bureau, Module::Huts, Module::Bonus, Module::Vizier];

    /// The module's key, by which a lobby chooses it: `bureau`.
    pub const fn key(self) -> &'static str {
        match self {
            Module::Bureau => "bureau",
            Module::Bonus => "bonus",
            Module::Huts => "huts",
            Module::Vizier => "vizier",
        }
    }
}

/// What a seat can do because of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleAction {
    /// With bureaux de change.
    Bureau(BureauAction),
    /// With bonus cards.
    Bonus(BonusAction),
    /// With workers' huts.
    Hut(HutAction),
    /// With a vizier.
    Vizier(VizierAction),
}

sentences! {
    /// What happened because of a module.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(untagged)]
    pub enum ModuleEvent -> Told {
        /// To a bureau de change.
        Bureau(event: BureauEvent) => { event.words() },
        /// To a bonus card.
        Bonus(event: BonusEvent) => { event.words() },
        /// To a workers' hut.
        Hut(event: HutEvent) => { event.words() },
        /// To a vizier.
        Vizier(event: VizierEvent) => { event.words() },
    }
}

sentences! {
    /// Why not, because of a module.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ModuleRefusal -> Text {
        /// The table is not played with this module.
        NotPlayed(module: Module) => "alhambra-refused-not-played" (module),
        /// It is not this seat's turn; only what modules open to everybody can be done.
        OutOfTurn => "alhambra-refused-out-of-turn",
        /// Because of bureaux de change.
        Bureau(why: BureauRefusal) => { why.words() },
        /// Because of bonus cards.
        Bonus(why: BonusRefusal) => { why.words() },
        /// Because of workers' huts.
        Hut(why: HutRefusal) => { why.words() },
        /// Because of viziers.
        Vizier(why: VizierRefusal) => { why.words() },
    }
}

impl ModuleEvent {
    /// Whether it showed somebody something hidden.
    pub(in super::super) fn reveals(&self) -> bool {
        match self {
            ModuleEvent::Bureau(event) => matches!(event, BureauEvent::BureauLaid { .. }),
            ModuleEvent::Bonus(event) => event.reveals(),
            ModuleEvent::Hut(event) => matches!(event, HutEvent::HutTurnedUp { .. }),
            ModuleEvent::Vizier(event) => event.reveals(),
        }
    }

    /// Whether a tile came to somebody, to be placed.
    pub(in super::super) const fn brings_tile(&self) -> bool {
        match self {
            ModuleEvent::Hut(event) => matches!(event, HutEvent::HutTaken { .. }),
            ModuleEvent::Bureau(_) | ModuleEvent::Bonus(_) | ModuleEvent::Vizier(_) => false,
        }
    }

    /// With what is hidden from this viewer left out.
    pub(in super::super) fn seen(&self, viewer: Viewer) -> Option<ModuleEvent> {
        match self {
            ModuleEvent::Bureau(_) | ModuleEvent::Hut(_) => Some(self.clone()),
            ModuleEvent::Bonus(event) => event.seen(viewer).map(ModuleEvent::Bonus),
            ModuleEvent::Vizier(event) => event.seen(viewer).map(ModuleEvent::Vizier),
        }
    }
}

impl fmt::Display for ModuleAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ModuleAction::Bureau(action) => action.fmt(f),
            ModuleAction::Bonus(action) => action.fmt(f),
            ModuleAction::Hut(action) => action.fmt(f),
            ModuleAction::Vizier(action) => action.fmt(f),
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

impl From<VizierAction> for Action {
    fn from(action: VizierAction) -> Action {
        ModuleAction::Vizier(action).into()
    }
}

impl From<BonusEvent> for Event {
    fn from(event: BonusEvent) -> Event {
        ModuleEvent::Bonus(event).into()
    }
}

impl From<HutEvent> for Event {
    fn from(event: HutEvent) -> Event {
        ModuleEvent::Hut(event).into()
    }
}

impl From<HutRefusal> for Refusal {
    fn from(refusal: HutRefusal) -> Refusal {
        ModuleRefusal::Hut(refusal).into()
    }
}

impl From<VizierEvent> for Event {
    fn from(event: VizierEvent) -> Event {
        ModuleEvent::Vizier(event).into()
    }
}

impl From<VizierRefusal> for Refusal {
    fn from(refusal: VizierRefusal) -> Refusal {
        ModuleRefusal::Vizier(refusal).into()
    }
}

/// An action of a module, if its notation is one; nothing for one of the basic game.
pub(crate) fn read(notation: &str) -> Option<Result<ModuleAction, Unreadable>> {
    let bureau = bureau::read(notation).map(|read| read.map(ModuleAction::Bureau));
    let bonus = || bonus::read(notation).map(|read| read.map(ModuleAction::Bonus));
    let hut = || huts::read(notation).map(|read| read.map(ModuleAction::Hut));
    bureau.or_else(bonus).or_else(hut).or_else(|| vizier::read(notation).map(|read| read.map(ModuleAction::Vizier)))
}
