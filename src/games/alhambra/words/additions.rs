//! What Granada, both games together and the modules add to the words of the basic game. Everything beside them asks here, and
//! names none of them.

use pergola_engine::{Seat, Verb};
use pergola_text::Text;

pub(super) use super::{
    combined::{borders, longest, misfit, which_redesign},
    granada::{Sides, lower_value, slots_to_turn, turned},
    modules::{consequence, entries, exactly, joined, name_of, path, placed, question, slots, spelled},
};
use super::{granada, modules, slots};
use crate::view::View;

/// The slash commands of the Alhambra, one for each kind of action.
pub(crate) const VERBS: &[Verb] = &{
    let [take, buy, place, reserve, give, build, remove, exchange, end] = slots::VERBS_OF_ALL;
    let [reveal, order, wake, favour, decline, standing] = modules::VERBS;
    [take, buy, place, reserve, give, build, remove, exchange, reveal, order, wake, favour, decline, standing, end]
};

/// Those of Granada, also where it is played with the Alhambra: tiles can be turned too.
pub(crate) const GRANADA_VERBS: &[Verb] = &{
    let [take, buy, place, reserve, give, build, remove, exchange, end] = slots::VERBS_OF_ALL;
    let [_, _, wake, favour, decline, standing] = modules::VERBS;
    [take, buy, place, granada::TURN, reserve, give, build, remove, exchange, wake, favour, decline, standing, end]
};

/// What a seat should know before it chooses.
pub(super) fn reminder(view: &View, seat: Seat) -> Option<Text> {
    granada::reminder(view, seat).or_else(|| modules::reminder(view, seat))
}

/// The notation that these slots of a verb spell; nothing for a verb of the basic game.
pub(super) fn spell(verb: &str, slot: impl Fn(usize) -> String) -> Option<String> {
    if verb == granada::TURN.key {
        return Some(format!("{verb} {} with {}", slots::tile(&slot(0)), slots::cards(&slot(1), None)));
    }
    modules::spell(verb, slot)
}
