//! Who plays a game best, in pages.

use pergola_engine::Catalogue;
use pergola_results::{LEAST_GAMES, Leader, Tally, leaders};
use pergola_table::Person;
use pergola_text::Text;

use super::finished::{Finished, rated};
use crate::{
    seam::{
        ids::FreeWish,
        limits::{self, Sentences},
        plain::{Button, Card, Reply, Request, Row, Show, Style},
        voice::Voice,
    },
    sight::{message, refusal},
    wishes::reading::LeadersPage,
};

/// Places on a page.
const PAGE: usize = 10;
/// Characters of a name on it: it may take twice as many to write them.
const NAME: usize = 40;

/// A page of a game's leaderboard; one that is not there is the last.
pub(crate) fn card(games: &Catalogue, request: &Request, (key, page): (&str, usize), show: Show, finished: &Finished) -> Reply {
    let Some(game) = games.game(key) else { return message::sentence(&refusal::unknown_game(key, games.keys())) };
    let key = game.meta().key;
    let tallies = finished.tallies(key);
    let leaders = leaders(&tallies, |person| finished.is_shown(person));
    let pages = leaders.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let shown: Vec<Leader> = leaders.iter().copied().skip(page * PAGE).take(PAGE).collect();
    let people: Vec<Person> = shown.iter().filter_map(|it| finished.person(it.person)).map(cut).collect();
    let voice = Voice::about(&people);
    let heading = Text::new(if pages == 1 { "leaders-title" } else { "leaders-title-page" });
    let heading = heading.text("game", Text::of(format!("{key}-title"))).number("page", page as i64 + 1);
    let mut lines = vec![voice.say(&heading.number("pages", pages as i64))];
    lines.extend((0..).zip(&shown).map(|(seat, leader)| voice.say(&line(seat, leader))));
    if leaders.is_empty() {
        lines.push(voice.say(&Text::new("leaders-nobody").number("games", LEAST_GAMES)));
    }
    let own = finished.reference(&request.person.id);
    let own_tally = own.and_then(|it| tallies.get(&it));
    let is_here = shown.iter().any(|it| Some(it.person) == own);
    let own_place = leaders.iter().find(|it| Some(it.person) == own);
    lines.extend(own_tally.filter(|_| !is_here).map(|tally| voice.say(&own_line(tally, own_place))));
    lines.push(voice.say(&Text::new("leaders-counted").number("games", LEAST_GAMES)));
    let text = Sentences(lines).within(limits::TEXT, "\n");
    Reply { show, card: Card { text, rows: rows(key, page, pages, &voice), ..Card::default() } }
}

/// Somebody with a name that fits into a line.
fn cut(person: &Person) -> Person {
    let name = if person.name.is_empty() { Voice::alone().plain(&Text::new("leaders-nameless")) } else { person.name.clone() };
    Person { name: limits::cut(&name, NAME), ..person.clone() }
}

fn line(seat: u8, leader: &Leader) -> Text {
    let line = Text::new("leaders-line").number("place", leader.place).seat("person", seat);
    line.number("games", leader.tally.games).number("won", leader.tally.won).text("rated", rated(leader.tally.rating))
}

/// Where somebody is who is not on the page they look at.
fn own_line(tally: &Tally, place: Option<&Leader>) -> Text {
    match place {
        Some(place) => Text::new("leaders-own").number("place", place.place).text("rated", rated(tally.rating)),
        None if tally.games < LEAST_GAMES => Text::new("leaders-own-few").number("games", tally.games),
        None => Text::new("leaders-own-private").text("rated", rated(tally.rating)),
    }
}

fn rows(game: &str, page: usize, pages: usize, voice: &Voice) -> Vec<Row> {
    let turn_to = |page: usize, label| Button {
        id: LeadersPage { game: game.to_owned(), page }.id(),
        label: voice.label(&Text::new(label)),
        style: Style::Secondary,
        enabled: true,
    };
    let before = (page > 0).then(|| turn_to(page - 1, "button-previous"));
    let next = (page + 1 < pages).then(|| turn_to(page + 1, "button-next"));
    let buttons: Vec<Button> = before.into_iter().chain(next).collect();
    if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] }
}
