//! Autocompletion: what can still be filled into a slash command.
//!
//! Each command says what it offers. Typed words are looked for in the values first, then in what they mean; a figure is only
//! found whole, and what fits better hides what fits less well, because whoever presses Enter takes the first. The option `table`
//! offers the tables that whoever types may see from there.

use std::sync::Arc;

use pergola_table::{Ended, Phase, Table, TableId};
use pergola_text::{Language, Text};

use crate::{
    catalogue::command,
    features::turn::game,
    item::{Finds, here::Asked, offer::Offer, options::TABLE},
    seam::{
        limits,
        plain::{Act, Request, Slash, Suggestion},
        voice::Voice,
    },
    sight::{
        find::{self, Tables},
        tables::about,
        title,
    },
    standing::standing,
};

/// How many archived tables are offered; one that ended earlier is found by its number.
pub const ARCHIVED_OFFERED: usize = 200;

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

/// Whether archived tables are offered for the option `focused` of a slash command typed so far.
pub fn offers_archived(request: &Request, focused: &str) -> bool {
    let Act::Slash(slash) = &request.act else { return false };
    focused == TABLE && command(slash).is_some_and(|it| it.finds() == Finds::Kept)
}

/// What can be filled into the option `focused` of a slash command typed so far; nothing where that is odd: beyond the limits,
/// or no command. `archived` are the archived tables that whoever types may see, as far as any are offered: the newest first.
pub fn suggest(tables: &dyn Tables, archived: &[(TableId, Arc<Ended>)], request: &Request, focused: &str) -> Vec<Suggestion> {
    let Act::Slash(slash) = &request.act else { return Vec::new() };
    let is_odd = |(name, value): &(String, String)| limits::length(name) > limits::NAME || limits::length(value) > limits::VALUE;
    if slash.options.len() > limits::OPTIONS || slash.options.iter().any(is_odd) {
        return Vec::new();
    }
    let typed = slash.option(focused).unwrap_or_default();
    let all = offers(tables, archived, request, slash, focused);
    let mut fitting = best(&all, typed);
    // Whoever types a word of another language is understood, and shown in theirs what it means.
    let mut others = Language::all().filter(|it| *it != request.language());
    while fitting.is_empty()
        && let Some(language) = others.next()
    {
        fitting = best(&offers(tables, archived, &request.spoken_to_in(language), slash, focused), typed);
    }
    let suggestions = fitting.into_iter().filter_map(|at| all.get(at)).map(|offer| offer.suggestion.clone());
    suggestions.take(limits::CHOICES).collect()
}

/// All that can be filled in, whatever was typed: in every language the same in the same order.
fn offers(
    tables: &dyn Tables,
    archived: &[(TableId, Arc<Ended>)],
    request: &Request,
    slash: &Slash,
    focused: &str,
) -> Vec<Offer> {
    let asked = Asked { tables, request, stands: standing };
    match command(slash) {
        Some(command) if focused == TABLE => numbers(tables, archived, request, command.finds(), None),
        Some(command) => command.suggest(&asked, slash, focused),
        None if focused == TABLE => numbers(tables, archived, request, Finds::Theirs, Some(&slash.command)),
        None => game::suggest(&asked, slash, focused),
    }
}

/// The places of those offers that fit best what was typed.
fn best(all: &[Offer], typed: &str) -> Vec<usize> {
    let fits: Vec<Option<Fit>> = all.iter().map(|offer| fit(offer, typed)).collect();
    let best = fits.iter().flatten().min().copied();
    (0..fits.len()).filter(|at| fits[*at].is_some() && fits[*at] == best).collect()
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

/// The tables a command can mean: theirs, and for what others may ask too those of this place.
fn numbers(
    tables: &dyn Tables,
    archived: &[(TableId, Arc<Ended>)],
    request: &Request,
    finds: Finds,
    game: Option<&str>,
) -> Vec<Offer> {
    let (of_place, kept) = match finds {
        Finds::Nothing => return Vec::new(),
        Finds::Theirs | Finds::Here => (false, false),
        Finds::Moderated => (request.rights.moderator, false),
        Finds::Kept => (true, true),
    };
    let mut offered = find::of_person(tables, request);
    if of_place {
        let known: Vec<_> = offered.iter().map(|table| table.id()).collect();
        let others = tables.at(&request.place).into_iter().filter(|id| !known.contains(id));
        offered.extend(others.filter_map(|id| find::visible(tables, request, id)));
    }
    offered.retain(|table| game.is_none_or(|game| table.game().meta().key == game));
    offered.retain(|table| !matches!(table.phase(), Phase::Closed(_)));
    let offer = |table: &Arc<Table>| {
        let meaning = Voice::private(table, request.language()).plain(&about(table, request));
        let label = limits::cut(&meaning, limits::DESCRIPTION);
        Offer { suggestion: Suggestion { label, value: table.id().to_string() }, meaning }
    };
    let away = archived.iter().filter(|(table, ended)| kept && ended.closed.is_none() && tables.table(*table).is_none());
    let archived = away.map(|(table, ended)| {
        let about = Text::new("list-over").text("heading", title::title_in_list(*table, &ended.game));
        let meaning = Voice::alone(request.language()).plain(&about);
        let label = limits::cut(&meaning, limits::DESCRIPTION);
        Offer { suggestion: Suggestion { label, value: table.to_string() }, meaning }
    });
    offered.iter().map(offer).chain(archived).collect()
}
