//! The words of the modules, a file for each, as their rules are.

mod bureau;

use super::menu::Menu;
use crate::{
    engine::{Seat, Step},
    games::alhambra::{
        Spot,
        modules::{Module, ModuleAction, ModuleEvent, ModuleRefusal},
        view::View,
    },
    text::Text,
};


/// The steps that lead to an action.
pub(super) fn path(menu: &Menu<'_>, action: &ModuleAction) -> Vec<Step<Spot>> {
    match action {
        ModuleAction::Bureau(action) => bureau::path(menu, action),
    }
}

/// The action's verb and what stands in each of its slots.
pub(super) fn slots(action: &ModuleAction) -> (&'static str, Vec<String>) {
    match action {
        ModuleAction::Bureau(action) => bureau::slots(action),
    }
}

/// What an action would bring, between two views of its seat.
pub(super) fn consequence(before: &View, after: &View, seat: Seat, action: &ModuleAction) -> Option<Text> {
    let _ = (after, seat);
    match action {
        ModuleAction::Bureau(action) => Some(bureau::consequence(before, action)),
    }
}

/// What everybody hears of an event.
pub(super) fn tell(event: &ModuleEvent) -> Option<Text> {
    match event {
        ModuleEvent::Bureau(event) => Some(bureau::tell(event)),
    }
}

/// A refusal in words.
pub(super) fn refuse(refusal: &ModuleRefusal) -> Text {
    match refusal {
        ModuleRefusal::NotPlayed(module) => Text::new("alhambra-refused-not-played").text("module", name(*module)),
        ModuleRefusal::Bureau(refusal) => bureau::refuse(refusal),
    }
}

/// A module by its name in the lobby.
fn name(module: Module) -> Text {
    Text::new(match module {
        Module::Bureau => "option-alhambra-bureau",
    })
}
