//! Hanging Gardens in words: menus (`menu`), the story of a turn (`story`), refusals, and what everything is called
//! (`nouns`). Sentences are in `data/text/en/hanging-gardens.ftl`.

mod menu;
pub(super) mod nouns;
mod refusals;
pub(super) mod spot;
mod story;

pub(super) use self::{menu::paths, refusals::refuse, story::tell};
use super::action::{Action, space};
use crate::engine::END;

/// The action's verb, and the notation in each of its slots.
pub(super) fn slots(action: &Action) -> (&'static str, Vec<String>) {
    match action {
        Action::Take { column, level, place } => ("take", vec![column.to_string(), level.to_string(), place.to_string()]),
        Action::Reveal => ("reveal", Vec::new()),
        Action::Buy { tile, place } => ("buy", vec![tile.to_string(), place.to_string()]),
        Action::Complete { objective, bonus } => ("complete", vec![objective.to_string(), space(*bonus).to_owned()]),
        Action::End => (END, Vec::new()),
    }
}

/// The notation of the action that these slots spell.
pub(super) fn spell(verb: &str, slots: &[String]) -> String {
    match (verb, slots) {
        ("take", [column, level, to]) => format!("take {column} {level} to {to}"),
        ("buy", [tile, onto]) => format!("buy {tile} onto {onto}"),
        ("complete", [objective, bonus]) => format!("complete {objective} for {bonus}"),
        _ => verb.to_owned(),
    }
}
