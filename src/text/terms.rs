//! The words of the rulebooks: which each game has, and which one a refusal is about.
//!
//! What a word means is a message like any other, `term-<game>-<word>`, which begins with the word in bold. Which word a refusal
//! is about stands in a table of its own, as it is the same in every language. Deliberately absent: who asks.

use std::{collections::BTreeMap, sync::LazyLock};

use super::{Arg, Text, ids};

/// The table of refusals, below `data`.
const TABLE: &str = "rule_terms.csv";

/// A word of a game's rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The game that says what it means: the one that was asked about, or the one it follows.
    game: &'static str,
    /// The word's key.
    pub key: &'static str,
}

/// By a refusal's id, the key of the word it is about; by a game's key, the game whose words hold in it unless it has its own.
static OF_REFUSALS: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let table = pergola_data::file(TABLE).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default();
    table.lines().skip(1).filter_map(|line| line.split_once(',')).collect()
});

/// The words of a game, in the order of their keys.
pub fn terms(game: &str) -> Vec<Term> {
    let followed = OF_REFUSALS.get(game).copied();
    let mut terms: BTreeMap<&'static str, Term> = BTreeMap::new();
    for of in followed.into_iter().chain([game]) {
        terms.extend(own_terms(of).map(|term| (term.key, term)));
    }
    terms.into_values().collect()
}

fn own_terms(game: &str) -> impl Iterator<Item = Term> {
    let start = format!("term-{game}-");
    ids().filter_map(move |id| {
        let key = id.strip_prefix(&start)?;
        Some(Term { game: &id["term-".len()..start.len() - 1], key })
    })
}

/// The word of a game that a refusal is about, or what it speaks of.
pub fn term_of_refusal(game: &str, refusal: &Text) -> Option<Term> {
    let own = OF_REFUSALS.get(refusal.id.as_ref()).and_then(|key| terms(game).into_iter().find(|term| term.key == *key));
    let within = || {
        refusal.args.iter().find_map(|(_, arg)| match arg {
            Arg::Text(text) => term_of_refusal(game, text),
            Arg::List(_) | Arg::Number(_) | Arg::Seat(_) | Arg::Code(_) | Arg::Mention { .. } | Arg::Moment(_) => None,
        })
    };
    own.or_else(within)
}

impl Term {
    /// What it means, beginning with the word.
    pub fn meaning(&self) -> Text {
        Text::of(format!("term-{}-{}", self.game, self.key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LANGUAGES, Speaker};

    #[test]
    fn every_word_is_told_in_bold_with_its_place_in_the_rulebook() {
        for id in ids().filter(|id| id.starts_with("term-")) {
            let said = Speaker::plain(LANGUAGES[0], &[]).say(&Text::of(id));
            let (before, after) = (said.find('.'), said.rfind("(rulebook"));
            assert!(before.is_some_and(|at| at <= 60) && after.is_some(), "{id}: {said}");
            assert!(said.chars().count() <= 420, "{id} is short: {said}");
        }
    }

    /// The keys of all games.
    fn games() -> Vec<&'static str> {
        ids().filter_map(|id| id.strip_suffix("-rules")).filter(|key| ids().any(|id| id == format!("{key}-title"))).collect()
    }

    #[test]
    fn every_refusal_of_a_game_is_about_a_word_of_it() {
        assert!(games().len() >= 6, "{:?}", games());
        for game in games() {
            assert!(terms(game).len() >= 15, "{game} has {} words", terms(game).len());
        }
        let of = |game: &str, id: &str| id.starts_with(&format!("{game}-refused-"));
        for refusal in ids() {
            let Some(own) = games().into_iter().find(|game| of(game, refusal)) else { continue };
            // What is refused in a game is refused in those that follow it, and in those that follow the same.
            let followed = |game: &str| OF_REFUSALS.get(game).copied().unwrap_or_default();
            let is_like = |game: &&str| followed(game) == own;
            for game in games().into_iter().filter(is_like).chain([own]) {
                let term = term_of_refusal(game, &Text::of(refusal));
                assert!(term.is_some(), "{refusal} in {game}: it needs a line in {TABLE}, and {game} that word");
            }
        }
        for id in OF_REFUSALS.keys() {
            assert!(ids().any(|it| it == *id) || games().contains(id), "{id} is no refusal any more");
        }
    }

    #[test]
    fn a_refusal_within_a_sentence_is_found() {
        let (id, key) = OF_REFUSALS.iter().find(|(id, _)| id.contains("-refused-")).expect("there are some");
        let game = games().into_iter().find(|game| id.starts_with(&format!("{game}-refused-"))).expect("it is a game's");
        let refused = Text::new("refused-rule").text("why", Text::of(*id));
        assert_eq!(term_of_refusal(game, &refused).map(|term| term.key), Some(*key));
        assert_eq!(term_of_refusal(game, &Text::new("refused-ended")), None);
        let (follows, followed) = OF_REFUSALS.iter().find(|(id, _)| !id.contains('-')).expect("there is one");
        let own: Vec<bool> = terms(follows).iter().map(|it| it.game == *follows).collect();
        assert!(own.contains(&true) && own.contains(&false) && terms(followed).iter().all(|it| it.game == *followed));
        assert!(terms("no-such-game").is_empty());
    }
}
