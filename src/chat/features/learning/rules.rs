//! A short reference of a game's rules, in pages.

use pergola_engine::{Catalogue, Game};
use pergola_text::{Language, Text};

use super::terms::{self, TERM};
use crate::{
    item::{
        Command, Finds, Fulfil, FulfilFree,
        here::{Asked, Here},
        offer::Offer,
        options::{TABLE, Words, game_typed},
        understood::Understood,
    },
    seam::{
        ids::FreeWish,
        limits,
        plain::{Button, Card, OptionSpec, Reply, Row, Show, Slash, Style},
        voice::Voice,
    },
    sight::{message, refusal},
    wishes::reading::{RulesHere, RulesPage},
};

/// Room kept on a page of rules for its heading.
const HEADING: usize = 100;

/// `/rules`.
#[derive(Debug)]
pub(crate) struct Rules;

impl Command for Rules {
    fn word(&self) -> &'static str {
        "rules"
    }

    fn finds(&self) -> Finds {
        Finds::Kept
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.option(self.key(), TERM, false, Vec::new()), words.game(self.key(), false)]
    }

    fn suggest(&self, asked: &Asked<'_>, slash: &Slash, option: &str) -> Vec<Offer> {
        if option == TERM { terms::offers(asked, slash) } else { Vec::new() }
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let games = asked.tables.games();
        let term = slash.option(TERM).map(str::trim).filter(|term| !term.is_empty());
        match (game_typed(games, slash), slash.option(TABLE)) {
            (Some(game), _) => match (games.game(&game), term) {
                (Some(game), Some(term)) => terms::meant(asked, game, term),
                _ => of_key(asked, &game, 0, Show::Private),
            },
            (None, None) if asked.tables.at(&asked.request.place).is_empty() => {
                Understood::Answer(rules_of_which(games, asked.language()))
            }
            (None, _) => match term {
                Some(term) => asked.of_table(self, slash, |here| terms::meant(asked, here.table.game(), term)),
                None => asked.wish(self, slash, |_| RulesHere),
            },
        }
    }
}

impl Fulfil for RulesHere {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        Understood::Answer(rules(here.table.game(), 0, Show::Private, here.language()))
    }

    #[cfg(test)]
    fn examples() -> Vec<RulesHere> {
        vec![RulesHere]
    }
}

impl FulfilFree for RulesPage {
    fn fulfil(self, asked: &Asked<'_>) -> Understood {
        of_key(asked, &self.game, self.page, Show::Update)
    }

    #[cfg(test)]
    fn examples() -> Vec<RulesPage> {
        [0, 2].map(|page| RulesPage { game: "alhambra".to_owned(), page }).to_vec()
    }
}

/// A page of the rules of the game with this key.
fn of_key(asked: &Asked<'_>, key: &str, page: usize, show: Show) -> Understood {
    let games = asked.tables.games();
    match games.game(key) {
        Some(game) => Understood::Answer(rules(game, page, show, asked.language())),
        None => Understood::sentence(asked.language(), &refusal::unknown_game(key, games.keys())),
    }
}

/// Asks which game's rules are meant.
fn rules_of_which(games: &Catalogue, language: Language) -> Reply {
    let voice = Voice::alone(language);
    let button = |game: &dyn Game| {
        let (key, label) = (game.meta().key, voice.label(&Text::of(format!("{}-title", game.meta().key))));
        Button { id: RulesPage { game: key.to_owned(), page: 0 }.id(), label, style: Style::Secondary, enabled: true }
    };
    let buttons: Vec<Button> = games.iter().map(button).collect();
    let rows = buttons.chunks(limits::BUTTONS).take(limits::ROWS).map(|row| Row::Buttons(row.to_vec())).collect();
    message::private(Card { text: voice.say(&Text::new("ask-rules")), rows, ..Card::default() })
}

/// A page of a game's rules.
fn rules(game: &dyn Game, page: usize, show: Show, language: Language) -> Reply {
    let voice = Voice::alone(language);
    let key = game.meta().key;
    let pages = rule_pages(key, &voice);
    let page = page.min(pages.len().saturating_sub(1));
    let heading = Text::new("rules-title").text("game", Text::of(format!("{key}-title")));
    let heading = heading.number("page", page as i64 + 1).number("pages", pages.len() as i64);
    let text = [voice.say(&heading), pages.get(page).cloned().unwrap_or_default()].join("\n");
    let turn_to = |page: usize, label| Button {
        id: RulesPage { game: key.to_owned(), page }.id(),
        label: voice.label(&Text::new(label)),
        style: Style::Secondary,
        enabled: true,
    };
    let mut buttons = Vec::new();
    buttons.extend((page > 0).then(|| turn_to(page - 1, "button-previous")));
    buttons.extend((page + 1 < pages.len()).then(|| turn_to(page + 1, "button-next")));
    let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
    Reply { show, card: Card { text: limits::cut(&text, limits::TEXT), rows, ..Card::default() } }
}

/// The paragraphs of a game's rules, as many on a page as fit.
fn rule_pages(game: &str, voice: &Voice) -> Vec<String> {
    let room = limits::TEXT - HEADING;
    let mut pages: Vec<String> = Vec::new();
    for paragraph in voice.say(&Text::of(format!("{game}-rules"))).split("\n\n") {
        match pages.last_mut() {
            Some(page) if limits::length(page) + limits::length(paragraph) + 2 <= room => {
                page.push_str("\n\n");
                page.push_str(paragraph);
            }
            _ => pages.push(limits::cut(paragraph, room)),
        }
    }
    pages
}
