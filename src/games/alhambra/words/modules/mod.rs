//! The words of the modules, a file for each, as their rules are.

mod bonus;
mod bureau;
mod huts;
mod vizier;

use pergola_engine::{Grouping, Seat, Step, Verb};
use pergola_text::{Named, Text};

use crate::{
    Spot,
    action::Action,
    modules::{Module, ModuleAction, bonus::BonusAction, bureau::BureauAction, vizier::VizierAction},
    pieces::Tile,
    view::View,
};

/// The slash commands that only modules have.
pub(super) const VERBS: [Verb; 6] = {
    let [reveal, order] = bonus::VERBS;
    let [wake, favour, decline, standing] = vizier::VERBS;
    [reveal, order, wake, favour, decline, standing]
};

/// The steps that lead to an action.
pub(super) fn path(market: &[Option<Tile>; 4], action: &ModuleAction) -> Vec<Step<Spot>> {
    match action {
        ModuleAction::Bureau(action) => bureau::path(market, action),
        ModuleAction::Bonus(action) => bonus::path(action),
        ModuleAction::Hut(action) => huts::path(action),
        ModuleAction::Vizier(action) => vizier::path(action),
    }
}

/// The step before all standing orders: they are given for later, and out of turn as well.
fn standing_orders() -> Step<Spot> {
    Step::new(Text::new("alhambra-menu-standing-orders")).standing(Grouping::Aside)
}

/// What a seat should know before it chooses.
pub(super) fn reminder(view: &View, seat: Seat) -> Option<Text> {
    vizier::reminder(view, seat)
}

/// What those who have to act are asked, where a module asks them.
pub(super) fn question(view: &View) -> Option<Text> {
    vizier::question(view)
}

/// What an exact payment grants, where a module says so.
pub(super) fn exactly(view: &View) -> Option<Text> {
    vizier::exactly(view)
}

/// What a module says beside the change of a city.
pub(super) fn placed(after: &View, seat: Seat, action: &Action) -> Option<Text> {
    huts::placed(after, seat, action)
}

/// The code of a tile that a module brings, as people write it.
pub(super) fn spelled(written: &str) -> Option<String> {
    huts::spelled(written)
}

/// What people write in several words and is the code of a single card, joined.
pub(super) fn joined(written: &str) -> String {
    bureau::joined(written)
}

/// How many entries the first menu needs for these actions of modules.
pub(super) fn entries(listed: &[Action]) -> usize {
    let modules = || {
        listed.iter().filter_map(|action| match action {
            Action::Module(action) => Some(action),
            _ => None,
        })
    };
    let is_order = |action: &ModuleAction| {
        matches!(action, ModuleAction::Bonus(BonusAction::Order { .. }) | ModuleAction::Vizier(VizierAction::Order { .. }))
    };
    let is_purchase = |action: &ModuleAction| matches!(action, ModuleAction::Bureau(BureauAction::Buy { .. }));
    let is_hut = |action: &ModuleAction| matches!(action, ModuleAction::Hut(_));
    let own = modules().filter(|action| !is_order(action) && !is_purchase(action) && !is_hut(action)).count();
    own + usize::from(modules().any(is_order)) + usize::from(modules().any(is_hut))
}

/// The notation that these slots of a module's verb spell; nothing for a verb of the basic game.
pub(super) fn spell(verb: &str, slot: impl Fn(usize) -> String) -> Option<String> {
    match verb {
        "reveal" | "order" => Some(bonus::spell(verb, slot)),
        "standing" => Some(vizier::spell(verb, &slot(0))),
        _ => None,
    }
}

/// The action's verb and what stands in each of its slots.
pub(super) fn slots(action: &ModuleAction) -> (&'static str, Vec<String>) {
    match action {
        ModuleAction::Bureau(action) => bureau::slots(action),
        ModuleAction::Bonus(action) => bonus::slots(action),
        ModuleAction::Hut(action) => huts::slots(action),
        ModuleAction::Vizier(action) => vizier::slots(action),
    }
}

/// What an action would bring, between two views of its seat.
pub(super) fn consequence(before: &View, after: &View, seat: Seat, action: &ModuleAction) -> Option<Text> {
    match action {
        ModuleAction::Bureau(action) => Some(bureau::consequence(before, action, exactly(before))),
        ModuleAction::Bonus(action) => bonus::consequence(before, after, seat, action),
        ModuleAction::Hut(_) => Some(huts::consequence(after, seat)),
        ModuleAction::Vizier(action) => Some(vizier::consequence(before, seat, action)),
    }
}

/// By its name in the lobby.
impl Named for Module {
    fn name(&self) -> Text {
        Text::of(format!("option-alhambra-{}", self.key()))
    }
}
