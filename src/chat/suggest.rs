//! Autocompletion: what can still be filled into a slash command.
//!
//! A slot offers the values of the legal actions of its verb that agree with every slot already filled, in any order; the
//! label says what the value means there. Typed words are looked for in the values first, then in what they mean; a figure
//! is only found whole, and what fits better hides what fits less well, because whoever presses Enter takes the first. The
//! option `table` offers the tables that whoever types may see from there. The value is the slot's notation, never an index.

use std::{collections::HashMap, sync::Arc};

use pergola_engine::{AnyState, Catalogue, Seat, Step, Verb, Viewer};
use pergola_table::{Phase, Table, zones};
use pergola_text::Text;

use super::{
    commands::{SEAT, TABLE, TURN},
    find::{self, Found, Sought, Tables},
    limits,
    plain::{Act, Request, Slash, Suggestion},
    rest, seat,
    slash::Listed,
    turn,
    voice::Voice,
};

/// How many archived tables are offered; one that ended earlier is found by its number.
const ARCHIVED_OFFERED: usize = 200;

/// Commands for everybody who may see a table, also one that is archived.
const LOOKED_AT: [&str; 5] = ["board", "rules", "log", "replay", "export"];

/// What can be filled in, and what of its label says what it means.
struct Offer {
    suggestion: Suggestion,
    meaning: String,
}

/// How well an offer fits what was typed, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Every word is one of the value.
    Value,
    /// Every word begins one of the value or of its meaning; figures are whole words.
    Beginning,
    /// The text stands somewhere in the value or in its meaning.
    Within,
}

/// What can be filled into the option `focused` of a slash command typed so far; nothing where that is odd: beyond the limits,
/// or no command.
pub fn suggest(tables: &dyn Tables, request: &Request, focused: &str) -> Vec<Suggestion> {
    let Act::Slash(slash) = &request.act else { return Vec::new() };
    let is_odd = |(name, value): &(String, String)| limits::length(name) > limits::NAME || limits::length(value) > limits::VALUE;
    if slash.options.len() > limits::OPTIONS || slash.options.iter().any(is_odd) {
        return Vec::new();
    }
    let typed = option(slash, focused).unwrap_or_default();
    let all = match (slash.command.as_str(), focused) {
        (_, TABLE) => numbers(tables, request, slash),
        ("replay", TURN) => turns(tables, request, slash),
        ("replace", SEAT) => offerable(tables, request, slash),
        ("settings", rest::ZONE) => zones().map(|zone| plain(zone.clone(), zone)).collect(),
        ("away", rest::UNTIL) => stays_away(),
        _ => values(tables, request, slash, focused),
    };
    let fits: Vec<Option<Fit>> = all.iter().map(|offer| fit(offer, typed)).collect();
    let best = fits.iter().flatten().min().copied();
    let fitting = all.into_iter().zip(fits).filter(|(_, fit)| fit.is_some() && *fit == best);
    fitting.map(|(offer, _)| offer.suggestion).take(limits::CHOICES).collect()
}

/// What is chosen as it is said.
fn plain(value: String, label: String) -> Offer {
    Offer { suggestion: Suggestion { label: label.clone(), value }, meaning: label }
}

/// How long somebody may be away, in the usual steps.
fn stays_away() -> Vec<Offer> {
    let voice = Voice::alone();
    let days = rest::AWAY_DAYS.map(|days| {
        let label = voice.plain(&Text::new("span-days").number("count", days as i64));
        plain(days.to_string(), label)
    });
    let back = plain(rest::BACK.to_owned(), voice.plain(&Text::new("choice-away-back")));
    days.into_iter().chain([back]).collect()
}

/// How an offer fits what was typed; nothing when it does not.
fn fit(offer: &Offer, typed: &str) -> Option<Fit> {
    let wanted = words(typed);
    let value = words(&offer.suggestion.value);
    let all = [value.clone(), words(&offer.meaning)].concat();
    let is_figure = |word: &str| word.chars().all(|it| it.is_ascii_digit());
    let begins = |word: &String| all.iter().any(|it| if is_figure(word) { it == word } else { it.starts_with(word.as_str()) });
    let typed = typed.trim().to_lowercase();
    let stands = || [&offer.suggestion.value, &offer.meaning].into_iter().any(|text| text.to_lowercase().contains(&typed));
    if wanted.iter().all(|word| value.contains(word)) && !wanted.is_empty() || offer.suggestion.value.to_lowercase() == typed {
        Some(Fit::Value)
    } else if wanted.iter().all(begins) {
        Some(Fit::Beginning)
    } else {
        (!wanted.iter().any(|word| is_figure(word)) && stands()).then_some(Fit::Within)
    }
}

/// The words of a text or a notation: `tower-9-es` has three.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_alphanumeric() && it != '+').filter(|it| !it.is_empty());
    words.map(str::to_lowercase).collect()
}

/// The value of an option.
pub(super) fn option<'a>(slash: &'a Slash, name: &str) -> Option<&'a str> {
    slash.options.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
}

/// The tables a command can mean: theirs, and for what others may ask too those of this place.
fn numbers(tables: &dyn Tables, request: &Request, slash: &Slash) -> Vec<Offer> {
    let mut offered = find::of_person(tables, request);
    if LOOKED_AT.contains(&slash.command.as_str()) || slash.command == "close" && request.rights.moderator {
        let known: Vec<_> = offered.iter().map(|table| table.id()).collect();
        let others = tables.at(&request.place).into_iter().filter(|id| !known.contains(id));
        offered.extend(others.filter_map(|id| find::visible(tables, request, id)));
    }
    let is_game = tables.games().game(&slash.command).is_some();
    offered.retain(|table| !is_game || table.game().meta().key == slash.command);
    offered.retain(|table| !matches!(table.phase(), Phase::Closed(_)));
    let offer = |table: &Arc<Table>| {
        let meaning = Voice::private(table).plain(&about(table, request));
        let label = limits::cut(&meaning, limits::DESCRIPTION);
        Offer { suggestion: Suggestion { label, value: table.id().to_string() }, meaning }
    };
    let archived = if LOOKED_AT.contains(&slash.command.as_str()) {
        tables.ended_for(&request.place, &request.person.id, ARCHIVED_OFFERED)
    } else {
        Vec::new()
    };
    let archived = archived.into_iter().filter(|(_, ended)| ended.closed.is_none()).map(|(table, ended)| {
        let about = Text::new("list-over").text("heading", turn::title_in_list(table, &ended.game));
        let meaning = Voice::alone().plain(&about);
        let label = limits::cut(&meaning, limits::DESCRIPTION);
        Offer { suggestion: Suggestion { label, value: table.to_string() }, meaning }
    });
    offered.iter().map(offer).chain(archived).collect()
}

/// The turns that have begun at the table that is meant, the last first.
fn turns(tables: &dyn Tables, request: &Request, slash: &Slash) -> Vec<Offer> {
    let sought = Sought { number: option(slash, TABLE), game: None, seated: false };
    let Found::One(table) = find::find(tables, request, &sought) else { return Vec::new() };
    let offer = |turn: u32| {
        let label = Voice::private(&table).plain(&Text::new("replay-choice").number("turn", turn));
        Offer { suggestion: Suggestion { label: label.clone(), value: turn.to_string() }, meaning: label }
    };
    (1..=table.turns()).rev().map(offer).collect()
}

/// The seats somebody can offer to another: those that bots play, and their own.
fn offerable(tables: &dyn Tables, request: &Request, slash: &Slash) -> Vec<Offer> {
    let sought = Sought { number: option(slash, TABLE), game: None, seated: true };
    let Found::One(table) = find::find(tables, request, &sought) else { return Vec::new() };
    let own = table.seat_of(&request.person.id);
    let seats = Seat::all(table.seats().len() as u8).filter(|seat| Some(*seat) == own || table.is_vacant(*seat));
    let voice = Voice::private(&table);
    let offer = |seat: Seat| {
        let id = if Some(seat) == own { "choice-own-seat" } else { "choice-seat" };
        let label = voice.label(&Text::new(id).number("number", i64::from(seat.0) + 1).seat("seat", seat.0));
        Offer { suggestion: Suggestion { label: label.clone(), value: (seat.0 + 1).to_string() }, meaning: label }
    };
    seats.map(offer).collect()
}

/// A table in a list of tables: number, game, and whether it waits for whoever asks.
pub(super) fn about(table: &Table, request: &Request) -> Text {
    let own = table.seat_of(&request.person.id);
    if let Some(seat) = own.filter(|seat| table.phase() == Phase::Playing && !table.present().contains(*seat)) {
        let heading = turn::heading_in_list(table);
        return Text::new("list-resigned").text("heading", heading).seat("seat", seat.0);
    }
    let id = match table.phase() {
        Phase::Lobby => "list-lobby",
        Phase::Playing if own.is_none() && table.deputy_for(&request.person.id).is_some() => return of_deputy(table, request),
        Phase::Playing if find::waits_for(table, request) => "list-waits",
        Phase::Playing if table.is_woken_by(&request.person.id, request.at) => "list-alone",
        Phase::Playing => "list-plays",
        Phase::Over | Phase::Closed(_) => "list-over",
    };
    Text::new(id).text("heading", turn::heading_in_list(table))
}

/// A table in a list of somebody who is a deputy there, or asked to be.
fn of_deputy(table: &Table, request: &Request) -> Text {
    let id = if find::waits_for(table, request) { "list-deputy-waits" } else { "list-deputy" };
    let of = table.deputy_for(&request.person.id).map_or(0, |deputy| deputy.seat.0);
    Text::new(id).text("heading", turn::heading_in_list(table)).seat("of", of)
}

fn values(tables: &dyn Tables, request: &Request, slash: &Slash, focused: &str) -> Vec<Offer> {
    let Some((verb, slot)) =
        verb(tables.games(), slash).and_then(|verb| Some((verb, verb.slots.iter().position(|it| it.key == focused)?)))
    else {
        return Vec::new();
    };
    let sought = Sought { number: option(slash, TABLE), game: Some(&slash.command), seated: true };
    let meant = match find::find(tables, request, &sought) {
        Found::One(table) => vec![table],
        Found::Several(several) => several,
        Found::NoSuch(_) | Found::Still(_) | Found::Nothing => Vec::new(),
    };
    let several = meant.len() > 1;
    let mut offers: Vec<Offer> = Vec::new();
    for table in meant {
        let seat = seat::played_seat(&table, request).filter(|seat| table.people().contains(*seat));
        let Some((seat, state)) = seat.and_then(|seat| Some((seat, table.state_for(Viewer::Seat(seat))?))) else { continue };
        let voice = Voice::private(&table);
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

/// The verb a slash command names.
pub(super) fn verb(games: &Catalogue, slash: &Slash) -> Option<&'static Verb> {
    let key = slash.verb.as_deref()?;
    games.game(&slash.command)?.meta().verbs.iter().find(|verb| verb.key == key)
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
