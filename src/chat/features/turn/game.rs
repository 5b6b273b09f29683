//! The command of a game: its verbs with their slots, and what can be filled into these.
//!
//! A slot offers the values of the legal actions of its verb that agree with every slot already filled, in any order; the
//! label says what the value means there. The value is the slot's notation, never an index.

use std::{collections::HashMap, sync::Arc};

use pergola_engine::{AnyState, Catalogue, Game, Seat, Step, Verb, Viewer};
use pergola_table::Table;
use pergola_text::Text;

use super::{
    deed::say,
    slash::{Listed, action},
};
use crate::{
    item::{
        Fulfil,
        finding::decision,
        here::{Asked, Here},
        offer::Offer,
        options::{TABLE, Words},
        understood::Understood,
    },
    seam::{
        ids::{Origin, Wish},
        limits,
        plain::{CommandSpec, Filling, OptionSpec, Slash, Suggestion, VerbSpec},
        voice::Voice,
    },
    sight::{
        find::{self, Found, Sought},
        own, tables,
    },
    wishes::{board::Glance, deed::Deed},
};

/// The command of a game, as it is registered.
pub(crate) fn command(game: &dyn Game, words: &Words<'_>) -> CommandSpec {
    let meta = game.meta();
    CommandSpec {
        name: meta.key.to_owned(),
        description: words.voice.plain(&Text::of(format!("game-{}", meta.key))),
        verbs: meta.verbs.iter().map(|it| verb_spec(meta.key, it, words)).collect(),
        options: Vec::new(),
    }
}

/// A verb with its slots, those that have to be filled first.
fn verb_spec(game: &str, verb: &Verb, words: &Words<'_>) -> VerbSpec {
    let slot = |key: &str, required| OptionSpec {
        name: key.to_owned(),
        description: words.voice.plain(&Text::of(format!("slot-{game}-{}-{key}", verb.key))),
        required,
        filling: Filling::Text,
        choices: Vec::new(),
    };
    let mut options: Vec<OptionSpec> = verb.slots.iter().map(|it| slot(it.key, it.required)).collect();
    options.sort_by_key(|option| !option.required);
    options.push(words.table());
    let description = words.voice.plain(&Text::of(format!("verb-{game}-{}", verb.key)));
    VerbSpec { name: verb.key.to_owned(), description, options }
}

/// The verb a slash command names.
fn verb(games: &Catalogue, slash: &Slash) -> Option<&'static Verb> {
    let key = slash.verb.as_deref()?;
    games.game(&slash.command)?.meta().verbs.iter().find(|verb| verb.key == key)
}

/// A verb of a game, typed: the action its slots spell at the table it finds.
pub(crate) fn means(asked: &Asked<'_>, slash: &Slash) -> Understood {
    let Some(verb) = verb(asked.tables.games(), slash) else { return Understood::unknown_command(asked.language(), slash) };
    let options: Vec<_> = slash.options.iter().filter(|(name, _)| name != TABLE).cloned().collect();
    let spelled = |table: &Table| -> Option<Result<String, Text>> {
        let seat = own::played_seat(table, asked.request)?;
        let state = table.state_for(Viewer::Seat(seat))?;
        Some(action(table.game(), state, seat, verb, &options))
    };
    let sought = Sought { number: slash.option(TABLE), game: Some(&slash.command), seated: true };
    match find::find(asked.tables, asked.request, &sought) {
        Found::One(table) => at(asked, &asked.at(&table, Origin::Slash), spelled(&table)),
        Found::Several(several) => at_one_of(asked, &several, &spelled),
        other => asked.not_found(other),
    }
}

/// What was spelled, at its table.
fn at(asked: &Asked<'_>, here: &Here<'_>, spelled: Option<Result<String, Text>>) -> Understood {
    match spelled {
        Some(Ok(action)) => say(here, None, action),
        Some(Err(refused)) => Understood::Answer(here.refused(refused)),
        None => Glance::Turn.fulfil(asked, here),
    }
}

/// What was spelled, at the only one of these tables where it can be done, or at the one that is chosen.
fn at_one_of(asked: &Asked<'_>, several: &[Arc<Table>], spelled: &dyn Fn(&Table) -> Option<Result<String, Text>>) -> Understood {
    let fits = |table: &&Arc<Table>| matches!(spelled(table), Some(Ok(_)));
    let fitting: Vec<Arc<Table>> = several.iter().filter(fits).cloned().collect();
    if let [only] = fitting.as_slice() {
        return at(asked, &asked.at(only, Origin::Slash), spelled(only));
    }
    // What fits nowhere is refused for a reason, at the table that waits longest.
    if let (true, Some(Err(refused))) = (fitting.is_empty(), spelled(&several[0])) {
        return Understood::Answer(asked.at(&several[0], Origin::Slash).refused(refused));
    }
    let button = |table: &Table| -> Option<Box<dyn Wish>> {
        Some(match spelled(table) {
            Some(Ok(action)) => Box::new(Deed::Say(decision(table, asked.request), action)),
            _ => Box::new(Glance::Turn),
        })
    };
    Understood::Answer(tables::choose(if fitting.is_empty() { several } else { &fitting }, asked.request, &button))
}

/// What can be filled into a slot, where the command is a game's.
pub(crate) fn suggest(asked: &Asked<'_>, slash: &Slash, focused: &str) -> Vec<Offer> {
    let (tables, request) = (asked.tables, asked.request);
    let Some((verb, slot)) =
        verb(tables.games(), slash).and_then(|verb| Some((verb, verb.slots.iter().position(|it| it.key == focused)?)))
    else {
        return Vec::new();
    };
    let sought = Sought { number: slash.option(TABLE), game: Some(&slash.command), seated: true };
    let meant = match find::find(tables, request, &sought) {
        Found::One(table) => vec![table],
        Found::Several(several) => several,
        Found::NoSuch(_) | Found::Still(_) | Found::Nothing => Vec::new(),
    };
    let several = meant.len() > 1;
    let mut offers: Vec<Offer> = Vec::new();
    for table in meant {
        let seat = own::played_seat(&table, request).filter(|seat| table.people().contains(*seat));
        let Some((seat, state)) = seat.and_then(|seat| Some((seat, table.state_for(Viewer::Seat(seat))?))) else { continue };
        let voice = Voice::private(&table, asked.language());
        for mut offer in slot_values(&voice, state, seat, verb, slot, slash) {
            if offers.iter().any(|known| known.suggestion.value == offer.suggestion.value) {
                continue;
            }
            if several {
                let said =
                    Text::new("suggestion-at-table").code("said", &offer.suggestion.label).number("table", table.id().0 as i64);
                offer.suggestion.label = limits::cut(&voice.plain(&said), limits::DESCRIPTION);
            }
            offers.push(offer);
        }
    }
    offers
}

/// The values of one slot in the actions that agree with the other slots.
fn slot_values(voice: &Voice, state: &dyn AnyState, seat: Seat, verb: &Verb, slot: usize, slash: &Slash) -> Vec<Offer> {
    let listed = Listed::of(state, seat, verb);
    let filled: Vec<_> =
        slash.options.iter().filter(|(name, _)| *name != verb.slots[slot].key && name != TABLE).cloned().collect();
    let Ok(given) = listed.given(&filled) else { return Vec::new() };
    let paths: HashMap<String, Vec<Step>> = state.menu(seat).into_iter().map(|choice| (choice.action, choice.path)).collect();
    let steps = |action: &str| -> Vec<String> {
        paths.get(action).map(|path| path.iter().map(|step| voice.plain(&step.text)).collect()).unwrap_or_default()
    };
    let mut groups: Vec<(String, Vec<Vec<String>>)> = Vec::new();
    let mut known: HashMap<&str, usize> = HashMap::new();
    for (action, slots) in listed.agreeing(&given) {
        let at = *known.entry(&slots[slot]).or_insert_with(|| {
            groups.push((slots[slot].clone(), Vec::new()));
            groups.len() - 1
        });
        groups[at].1.push(steps(action));
    }
    groups.retain(|(value, _)| !value.is_empty() && limits::length(value) <= limits::DESCRIPTION);
    let all: Vec<Vec<String>> = groups.iter().flat_map(|(_, actions)| actions.clone()).collect();
    let known = if groups.len() > 1 { shared(&all) } else { Vec::new() };
    let offer = |(value, actions): &(String, Vec<Vec<String>>)| {
        let steps: Vec<String> = shared(actions).into_iter().filter(|step| !known.contains(step)).collect();
        let suggestion = Suggestion { label: labelled(value, &steps), value: value.clone() };
        // What follows the first step belongs to other slots.
        Offer { suggestion, meaning: steps.into_iter().next().unwrap_or_default() }
    };
    groups.iter().map(offer).collect()
}

/// The steps that all these actions have, in the order of the first.
fn shared(actions: &[Vec<String>]) -> Vec<String> {
    let Some((first, rest)) = actions.split_first() else { return Vec::new() };
    first.iter().filter(|step| rest.iter().all(|steps| steps.contains(step))).cloned().collect()
}

/// The notation, and what it means when there are words for it.
fn labelled(value: &str, meaning: &[String]) -> String {
    let label = if meaning.is_empty() { value.to_owned() } else { format!("{value} · {}", meaning.join(" · ")) };
    limits::cut(&label, limits::DESCRIPTION)
}
