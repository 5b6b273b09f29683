//! How two people have come out against each other, game by game.

use pergola_engine::Catalogue;
use pergola_results::Against;
use pergola_table::Person;
use pergola_text::Text;

use super::{finished::Finished, stats::of_all_times};
use crate::{
    seam::{
        limits::{self, Sentences},
        plain::{Card, Reply, Request},
        voice::Voice,
    },
    sight::message,
};

/// How the first, or whoever asks, has come out against the other. Whoever hides their results is seen by themselves alone.
pub(crate) fn card(
    games: &Catalogue,
    request: &Request,
    (first, other): (Option<&Person>, &Person),
    finished: &Finished,
) -> Reply {
    let first = first.unwrap_or(&request.person);
    if first.id == other.id {
        return message::sentence(request.language(), &Text::new("versus-oneself"));
    }
    let people = [first.clone(), other.clone()];
    let voice = Voice::about(&people, request.language());
    let seen = |person: &Person| {
        let reference = finished.reference(&person.id)?;
        (person.id == request.person.id || finished.is_shown(reference)).then_some(reference)
    };
    let both = seen(first).zip(seen(other));
    let of = |game: Option<&str>| both.map(|(one, two)| finished.against(&of_all_times(game), one, two)).unwrap_or_default();
    let met: Vec<(&str, Against)> = games.keys().map(|key| (key, of(Some(key)))).filter(|(_, it)| met(it) > 0).collect();
    let named = |id: &'static str| Text::new(id).seat("person", 0).seat("other", 1);
    if met.is_empty() {
        return message::sentence_by(&voice, &named("versus-nothing"));
    }
    let mut lines = vec![voice.say(&named("versus-title"))];
    let line = |key: &str, it: &Against| counts(named("versus-line").text("game", Text::of(format!("{key}-title"))), it);
    lines.extend(met.iter().map(|(key, it)| voice.say(&line(key, it))));
    if met.len() > 1 {
        lines.push(voice.say(&counts(named("versus-together"), &of(None))));
    }
    lines.push(voice.say(&Text::new("versus-counted")));
    message::private(Card { text: Sentences(lines).within(limits::TEXT, "\n"), ..Card::default() })
}

/// In how many games they met.
fn met(against: &Against) -> u32 {
    against.ahead + against.level + against.behind
}

fn counts(line: Text, against: &Against) -> Text {
    let Against { ahead, level, behind } = *against;
    line.number("games", met(against)).number("ahead", ahead).number("level", level).number("behind", behind)
}
