//! The slash commands that every game of the family has.

use pergola_engine::{END, Slot, Verb};

const fn required(key: &'static str) -> Slot {
    Slot { key, required: true }
}

const fn optional(key: &'static str) -> Slot {
    Slot { key, required: false }
}

/// The slash commands that every game has, one for each kind of action.
pub(super) const VERBS_OF_ALL: [Verb; 9] = [
    Verb { key: "take", slots: &[required("cards")] },
    Verb { key: "buy", slots: &[required("tile"), optional("pay")] },
    Verb { key: "place", slots: &[required("tile"), required("at")] },
    Verb { key: "reserve", slots: &[required("tile")] },
    Verb { key: "give", slots: &[required("tile")] },
    Verb { key: "build", slots: &[required("tile"), required("at")] },
    Verb { key: "remove", slots: &[required("tile"), optional("at")] },
    Verb { key: "exchange", slots: &[required("tile"), required("for"), optional("at")] },
    Verb { key: END, slots: &[] },
];
