//! The words of the rulebooks: what each means, one at a time.

use pergola_engine::Game;
use pergola_text::{Language, Term, Text, terms};

use crate::{
    item::{FulfilFree, here::Asked, offer::Offer, options::game_typed, understood::Understood},
    seam::{
        ids::FreeWish,
        limits,
        plain::{Button, Card, Reply, Row, Slash, Style},
        voice::Voice,
    },
    sight::{message, refusal, terms::name},
    wishes::reading::{RuleTerm, RulesPage},
};

/// The option that names a word of the rulebook.
pub(super) const TERM: &str = "term";

/// So many words are named to somebody whose word is none, or several.
const NAMED: usize = 20;

impl FulfilFree for RuleTerm {
    fn fulfil(self, asked: &Asked<'_>) -> Understood {
        let games = asked.tables.games();
        let found =
            games.game(&self.game).and_then(|game| Some((game, terms(&self.game).into_iter().find(|it| it.key == self.key)?)));
        match found {
            Some((game, term)) => Understood::Answer(told(game, term, asked.language())),
            None => Understood::sentence(asked.language(), &Text::new("refused-press")),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<RuleTerm> {
        vec![RuleTerm { game: "alhambra".to_owned(), key: "redesign".to_owned() }]
    }
}

/// The words of the game that is meant.
pub(super) fn offers(asked: &Asked<'_>, slash: &Slash) -> Vec<Offer> {
    let here = || {
        let tables = asked.tables.at(&asked.request.place);
        let games = tables.iter().filter_map(|id| asked.tables.table(*id)).map(|table| table.opening().game.clone());
        games.last()
    };
    let Some(game) = game_typed(asked.tables.games(), slash).or_else(here) else { return Vec::new() };
    terms(&game).into_iter().map(|term| Offer::plain(term.key.to_owned(), name(term, asked.language()))).collect()
}

/// What a word means that somebody typed for this game, in whichever language.
pub(super) fn meant(asked: &Asked<'_>, game: &dyn Game, typed: &str) -> Understood {
    let wanted = typed.trim().to_lowercase();
    let all = terms(game.meta().key);
    let names = |term: Term| Language::all().map(move |language| name(term, language).to_lowercase());
    let is_it = |term: &&Term| term.key == wanted || names(**term).any(|name| name == wanted);
    let begins = |term: &&Term| term.key.contains(&wanted) || names(**term).any(|name| name.contains(&wanted));
    let like: Vec<Term> = all.iter().filter(begins).copied().collect();
    let one = all.iter().find(is_it).copied().or(if like.len() == 1 { like.first().copied() } else { None });
    if let Some(term) = one {
        return Understood::Answer(told(game, term, asked.language()));
    }
    let named = if like.is_empty() { &all } else { &like };
    let words = named.iter().take(NAMED).map(|term| Text::new("menu-action").code("action", name(*term, asked.language())));
    Understood::sentence(asked.language(), &Text::new("refused-term").code("term", refusal::quoted(typed)).list("terms", words))
}

fn told(game: &dyn Game, term: Term, language: Language) -> Reply {
    let voice = Voice::alone(language);
    let key = game.meta().key;
    let heading = Text::new("rules-term-title").text("game", Text::of(format!("{key}-title")));
    let text = [voice.say(&heading), voice.say(&term.meaning())].join("\n");
    let page = RulesPage { game: key.to_owned(), page: 0 };
    let all = Button { id: page.id(), label: voice.label(&Text::new("button-rules")), style: Style::Secondary, enabled: true };
    message::private(Card { text: limits::cut(&text, limits::TEXT), rows: vec![Row::Buttons(vec![all])], ..Card::default() })
}
