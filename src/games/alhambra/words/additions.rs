//! What Granada, both games together and the modules add to the words of the basic game. Everything beside them asks here, and
//! names none of them.

use pergola_engine::{Seat, Verb};
use pergola_text::Text;

pub(super) use super::{
    combined::{borders, which_redesign},
    granada::{Sides, slots_to_turn, turned},
    modules::{consequence, entries, exactly, joined, path, placed, question, slots, spelled},
};
use super::{granada, modules, verbs};
use crate::view::View;

/// The slash commands of the Alhambra, one for each kind of action.
pub(crate) const VERBS: &[Verb] = &{
    let [take, buy, place, reserve, give, build, remove, exchange, end] = verbs::VERBS_OF_ALL;
    let [reveal, order, wake, favour, decline, standing] = modules::VERBS;
    [take, buy, place, reserve, give, build, remove, exchange, reveal, order, wake, favour, decline, standing, end]
};

/// Those of Granada, also where it is played with the Alhambra: tiles can be turned too.
pub(crate) const GRANADA_VERBS: &[Verb] = &{
    let [take, buy, place, reserve, give, build, remove, exchange, end] = verbs::VERBS_OF_ALL;
    let [_, _, wake, favour, decline, standing] = modules::VERBS;
    [take, buy, place, granada::TURN, reserve, give, build, remove, exchange, wake, favour, decline, standing, end]
};

/// What a seat should know before it chooses.
pub(super) fn reminder(view: &View, seat: Seat) -> Option<Text> {
    granada::reminder(view, seat).or_else(|| modules::reminder(view, seat))
}

/// Notation of what people write.
type Written = fn(&str) -> String;

/// The notation that these slots of a verb spell; nothing for a verb of the basic game. Tiles and cards are read as it reads
/// them.
pub(super) fn spell(verb: &str, slot: impl Fn(usize) -> String, (tile, cards): (Written, Written)) -> Option<String> {
    if verb == granada::TURN.key {
        return Some(format!("{verb} {} with {}", tile(&slot(0)), cards(&slot(1))));
    }
    modules::spell(verb, slot)
}
