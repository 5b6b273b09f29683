//! The page of a club: who plays best there, in pages, with buttons for which games count.
//!
//! A season is the last so many days: whoever has not played in it has no place in it, and is rated by all their games as ever.

use pergola_engine::Catalogue;
use pergola_results::{LEAST_GAMES, Leader, Tally, leaders};
use pergola_table::Person;
use pergola_text::{Language, Text};

use super::{
    finished::{Finished, SEASON_DAYS, rated},
    picture,
};
use crate::{
    seam::{
        ids::FreeWish,
        limits::{self, Sentences},
        plain::{Button, Card, MenuChoice, Reply, Request, Row, SelectMenu, Show, Style},
        voice::Voice,
    },
    sight::{message, refusal},
    wishes::reading::{LeadersPage, Ranking},
};

/// Places on a page.
const PAGE: usize = 10;
/// Characters of a name on it: it may take twice as many to write them.
const NAME: usize = 40;

/// A page of a leaderboard; one that is not there is the last.
pub(crate) fn card(
    games: &Catalogue,
    request: &Request,
    (of, page): (&Ranking, usize),
    show: Show,
    finished: &Finished,
) -> Reply {
    if let Some(key) = of.game.as_deref().filter(|key| games.game(key).is_none()) {
        return message::sentence(request.language(), &refusal::unknown_game(key, games.keys()));
    }
    let tallies = finished.tallies(of, request.at);
    let leaders = leaders(&tallies, |person| finished.is_shown(person));
    let pages = leaders.len().div_ceil(PAGE).max(1);
    let page = page.min(pages - 1);
    let shown: Vec<Leader> = leaders.iter().copied().skip(page * PAGE).take(PAGE).collect();
    let people: Vec<Person> =
        shown.iter().filter_map(|it| finished.person(it.person)).map(|it| cut(it, request.language())).collect();
    let voice = Voice::about(&people, request.language());
    let mut lines = vec![voice.say(&title(of)), voice.say(&which(of, (page, pages)))];
    lines.extend((0..).zip(&shown).map(|(seat, leader)| voice.say(&line(seat, leader))));
    let plain = |(seat, leader): (u8, &Leader)| voice.plain(&line(seat, leader));
    let said: Vec<String> = (0..).zip(&shown).map(plain).collect();
    let picture = picture::picture(games, of, &shown, &said, &voice);
    if leaders.is_empty() {
        let id = if of.ever { "leaders-nobody" } else { "leaders-nobody-season" };
        lines.push(voice.say(&Text::new(id).number("games", LEAST_GAMES).number("days", SEASON_DAYS as i64)));
    }
    let own = finished.reference(&request.person.id);
    let own_tally = own.and_then(|it| tallies.get(&it));
    let is_here = shown.iter().any(|it| Some(it.person) == own);
    let own_place = leaders.iter().find(|it| Some(it.person) == own);
    let hides = own.and_then(|it| finished.person(it)).is_some_and(Person::hides_results);
    lines.extend(own_tally.filter(|_| !is_here).map(|tally| voice.say(&own_line(tally, own_place, hides))));
    lines.push(voice.say(&Text::new("leaders-counted").number("games", LEAST_GAMES)));
    let text = Sentences(lines).within(limits::TEXT, "\n");
    Reply { show, card: Card { text, picture, rows: rows(games, of, (page, pages), &voice), ..Card::default() } }
}

/// Of which game it is.
fn title(of: &Ranking) -> Text {
    match &of.game {
        Some(key) => Text::new("leaders-title").text("game", Text::of(format!("{key}-title"))),
        None => Text::new("leaders-title-all"),
    }
}

/// Which games count, and which page it is.
fn which(of: &Ranking, (page, pages): (usize, usize)) -> Text {
    let since = if of.ever { Text::new("leaders-ever") } else { Text::new("leaders-season").number("days", SEASON_DAYS as i64) };
    let which = Text::new(if of.unaided { "leaders-which-unaided" } else { "leaders-which" }).text("since", since);
    if pages == 1 {
        return which;
    }
    Text::new("leaders-page").text("which", which).number("page", page as i64 + 1).number("pages", pages as i64)
}

/// Somebody with a name that fits into a line.
fn cut(person: &Person, language: Language) -> Person {
    let nameless = || Voice::alone(language).plain(&Text::new("leaders-nameless"));
    let name = if person.name.is_empty() { nameless() } else { person.name.clone() };
    Person { name: limits::cut(&name, NAME), ..person.clone() }
}

fn line(seat: u8, leader: &Leader) -> Text {
    let medal = match leader.place {
        1 => Text::new("leaders-first"),
        2 => Text::new("leaders-second"),
        3 => Text::new("leaders-third"),
        place => Text::new("leaders-place").number("place", place),
    };
    let line = Text::new(if leader.shared { "leaders-line-shared" } else { "leaders-line" }).text("place", medal);
    let Tally { games, won, unaided, rating, .. } = leader.tally;
    let line = line.seat("person", seat).number("games", games).number("won", won).number("unaided", unaided);
    line.text("rated", rated(rating))
}

/// Where somebody is who is not on the page they look at.
fn own_line(tally: &Tally, place: Option<&Leader>, hides: bool) -> Text {
    match place {
        Some(place) => Text::new("leaders-own").number("place", place.place).text("rated", rated(tally.rating)),
        None if tally.ever < LEAST_GAMES => Text::new("leaders-own-few").number("games", tally.ever),
        None if hides => Text::new("leaders-own-private").text("rated", rated(tally.rating)),
        None => Text::new("leaders-own-inactive").number("days", SEASON_DAYS as i64).text("rated", rated(tally.rating)),
    }
}

/// The pages before and after, since when games count and which of them, and of which game.
fn rows(games: &Catalogue, of: &Ranking, (page, pages): (usize, usize), voice: &Voice) -> Vec<Row> {
    let button = |of: Ranking, page: usize, label| Button {
        id: LeadersPage { of, page }.id(),
        label: voice.label(&label),
        style: Style::Secondary,
        enabled: true,
    };
    let before = (page > 0).then(|| button(of.clone(), page - 1, Text::new("button-previous")));
    let next = (page + 1 < pages).then(|| button(of.clone(), page + 1, Text::new("button-next")));
    let since = Text::new(if of.ever { "button-leaders-season" } else { "button-leaders-ever" });
    let since = button(Ranking { ever: !of.ever, ..of.clone() }, 0, since.number("days", SEASON_DAYS as i64));
    let hints = Text::new(if of.unaided { "button-leaders-all" } else { "button-leaders-unaided" });
    let hints = button(Ranking { unaided: !of.unaided, ..of.clone() }, 0, hints);
    let choice = |game: Option<&str>, label: &Text| MenuChoice {
        value: LeadersPage { of: Ranking { game: game.map(str::to_owned), ..of.clone() }, page: 0 }.id(),
        label: voice.label(label),
        description: String::new(),
        chosen: of.game.as_deref() == game,
        press: String::new(),
    };
    let all = [choice(None, &Text::new("choice-leaders-all"))].into_iter();
    let choices = all.chain(games.keys().map(|key| choice(Some(key), &Text::of(format!("{key}-title")))));
    let placeholder = limits::cut(&voice.plain(&Text::new("ask-leaders-game")), limits::PLACEHOLDER);
    let choices = choices.take(limits::CHOICES).collect();
    let menu = SelectMenu { id: "menu.leaders".to_owned(), placeholder, choices, open: false };
    vec![Row::Buttons(before.into_iter().chain(next).chain([since, hints]).collect()), Row::Menu(menu)]
}
