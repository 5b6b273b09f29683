//! A game's verb with its slots, as an action: what `/alhambra buy tile:blue pay:blue-9` means at a table.
//!
//! Slots that agree with a listed action are that action; a missing optional slot takes the first listed one. Everything
//! else is free text: the game spells and checks it. Slots that contradict each other are refused by name, with what goes
//! together instead. Deliberately absent: the table, and whose turn it is.

use pergola_engine::{AnyState, Game, IllegalAction, Seat, Verb};
use pergola_text::Text;

use crate::sight::refusal::{illegal_text, quoted};

/// So many possible values are named in a refusal.
const NAMED: usize = 6;

/// The actions of one verb that a seat can choose from, each with its slots.
pub(crate) struct Listed<'a> {
    verb: &'a Verb,
    /// Notation and slots.
    actions: Vec<(String, Vec<String>)>,
}

impl<'a> Listed<'a> {
    /// The listed actions of `verb`.
    pub(crate) fn of(state: &dyn AnyState, seat: Seat, verb: &'a Verb) -> Listed<'a> {
        let slots = |action: String| match state.slots(&action) {
            Ok((key, slots)) if key == verb.key => Some((action, slots)),
            _ => None,
        };
        Listed { verb, actions: state.legal_actions(seat).into_iter().filter_map(slots).collect() }
    }

    /// Those that agree with every slot given, in any order.
    pub(crate) fn agreeing<'b>(&'b self, given: &'b [(usize, String)]) -> impl Iterator<Item = &'b (String, Vec<String>)> {
        self.actions.iter().filter(move |(_, slots)| given.iter().all(|(slot, value)| same(&slots[*slot], value)))
    }

    /// The slots given by name; an error names the one that the verb does not have.
    pub(crate) fn given(&self, options: &[(String, String)]) -> Result<Vec<(usize, String)>, Text> {
        let read = |(name, value): &(String, String)| {
            let slot = self.verb.slots.iter().position(|slot| slot.key == name);
            slot.map(|slot| (slot, value.trim().to_owned())).ok_or_else(|| self.unknown_slot(name))
        };
        options.iter().filter(|(_, value)| !value.trim().is_empty()).map(read).collect()
    }

    fn unknown_slot(&self, name: &str) -> Text {
        let slots = self.verb.slots.iter().map(|slot| Text::new("menu-action").code("action", slot.key));
        Text::new("refused-unknown-slot").code("slot", quoted(name)).code("verb", self.verb.key).list("slots", slots)
    }

    /// The first slot whose value some listed action has, though none together with the slots before it.
    fn contradiction(&self, given: &[(usize, String)]) -> Option<Text> {
        let alone = |slot: &(usize, String)| self.agreeing(std::slice::from_ref(slot)).next().is_some();
        let at = (1..=given.len()).find(|upto| self.agreeing(&given[..*upto]).next().is_none())? - 1;
        if !given[..=at].iter().all(alone) {
            return None;
        }
        let mut possible: Vec<&str> = self.agreeing(&given[..at]).map(|(_, slots)| slots[given[at].0].as_str()).collect();
        possible.dedup();
        possible.retain(|value| !value.is_empty());
        possible.truncate(NAMED);
        let before = given[..at].iter().map(|(slot, value)| self.said(*slot, value));
        let possible = possible.into_iter().map(|value| Text::new("menu-action").code("action", value));
        let refused = Text::new("refused-contradiction").text("slot", self.said(given[at].0, &given[at].1));
        Some(refused.list("others", before).list("possible", possible))
    }

    /// That no listed action has what was given, and what is possible instead; nothing when no optional slot is missing.
    fn nothing_with(&self, given: &[(usize, String)]) -> Option<Text> {
        let complete = (0..self.verb.slots.len()).all(|slot| given.iter().any(|(it, _)| *it == slot));
        let (slot, value) = given.first().filter(|_| !complete)?;
        let said = self.said(*slot, value);
        let mut possible: Vec<&str> = self.actions.iter().map(|(_, slots)| slots[*slot].as_str()).collect();
        possible.dedup();
        possible.truncate(NAMED);
        if possible.is_empty() {
            return Some(Text::new("refused-nothing-to").code("verb", self.verb.key));
        }
        let possible = possible.into_iter().map(|value| self.said(*slot, value));
        Some(Text::new("refused-nothing-with").text("slot", said).list("possible", possible))
    }

    fn said(&self, slot: usize, value: &str) -> Text {
        Text::new("slot-value").code("slot", self.verb.slots[slot].key).code("value", quoted(value))
    }
}

/// The action these options spell, or why there is none. A seat that is not to act gets what it spells: the table refuses.
pub(crate) fn action(
    game: &dyn Game,
    state: &dyn AnyState,
    seat: Seat,
    verb: &Verb,
    options: &[(String, String)],
) -> Result<String, Text> {
    let listed = Listed::of(state, seat, verb);
    let given = listed.given(options)?;
    let missing = verb.slots.iter().enumerate().find(|(at, slot)| slot.required && !given.iter().any(|(it, _)| it == at));
    if let Some((_, slot)) = missing {
        return Err(Text::new("refused-missing-slot").code("slot", slot.key).code("verb", verb.key));
    }
    if let Some((action, _)) = listed.agreeing(&given).next() {
        return Ok(action.clone());
    }
    if let Some(refused) = listed.contradiction(&given) {
        return Err(refused);
    }
    let mut slots = vec![String::new(); verb.slots.len()];
    for (slot, value) in &given {
        slots[*slot].clone_from(value);
    }
    let spelled = game.spell(verb.key, &slots);
    if !state.status().actors().contains(seat) {
        return Ok(spelled);
    }
    state.check(seat, &spelled).map_err(|illegal| match illegal {
        // What was left out was to be filled in from what can be done, and nothing that can be done begins like this.
        IllegalAction::Unreadable(_) => {
            let why = || state.impossible(seat, verb.key, &slots).or_else(|| listed.nothing_with(&given));
            why().unwrap_or_else(|| illegal_text(&illegal))
        }
        _ => illegal_text(&illegal),
    })
}

/// Whether a value means the same: case and spaces do not matter.
fn same(value: &str, typed: &str) -> bool {
    let words = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
    words(value) == words(typed)
}
