//! What people's finished games amount to, said: `/me stats` for one person and for two against each other, `/club leaderboard`
//! for everybody: of one game or all, of this season or of all times, with or without games in which hints could be had.
//!
//! Everything is of the server it is asked in, and private. Whoever has chosen so is seen by nobody else; they read like
//! somebody who has played no game, so that nothing is told by their silence. Deliberately absent: how games are counted
//! ([`pergola_results`]), and where ended tables are kept.

mod finished;
mod leaders;
mod picture;
mod stats;
mod versus;

use pergola_engine::Catalogue;
use pergola_text::Text;

pub use self::finished::Finished;
use crate::{
    item::{
        Command, Finds, FulfilFree, Group,
        here::Asked,
        options::{PEOPLE, WHOM, Words, game_typed},
        understood::Understood,
    },
    seam::plain::{OptionSpec, Reply, Request, Show, Slash},
    sight::refusal::quoted,
    wishes::reading::{LeadersPage, Ranking, ResultsAsked},
};

/// The option that names against whom somebody's games are counted.
const WITH: &str = PEOPLE[0];
/// The option that says since when games count, and its values.
const SINCE: &str = "since";
/// See [`SINCE`].
const SEASON: &str = "season";
/// See [`SINCE`].
const EVER: &str = "ever";
/// The option that says whether games count in which hints could be had, and its values.
const HINTS: &str = "hints";
/// See [`HINTS`].
const ALLOWED: &str = "allowed";
/// See [`HINTS`].
const NONE: &str = "none";

/// `/me stats`.
#[derive(Debug)]
pub(crate) struct Stats;

impl Command for Stats {
    fn group(&self) -> Option<Group> {
        Some(Group::Me)
    }

    fn word(&self) -> &'static str {
        "stats"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.whom(self.key(), false), words.option(self.key(), WITH, false, Vec::new())]
    }

    fn means(&self, _: &Asked<'_>, slash: &Slash) -> Understood {
        Understood::Results(ResultsAsked::Stats { whom: slash.named(WHOM).cloned(), with: slash.named(WITH).cloned() })
    }
}

/// `/club leaderboard`.
#[derive(Debug)]
pub(crate) struct Leaderboard;

impl Command for Leaderboard {
    fn group(&self) -> Option<Group> {
        Some(Group::Club)
    }

    fn word(&self) -> &'static str {
        "leaderboard"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![
            words.game(self.key(), false),
            words.one_of(self.key(), SINCE, SINCE, &[SEASON, EVER]),
            words.one_of(self.key(), HINTS, "aided", &[ALLOWED, NONE]),
        ]
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let one_of = |name: &str, first: &str, second: &str, refused: &'static str| match slash.option(name).map(str::trim) {
            None => Ok(false),
            Some(typed) if typed == first => Ok(false),
            Some(typed) if typed == second => Ok(true),
            Some(typed) => Err(Text::new(refused).code("typed", quoted(typed))),
        };
        let ever = one_of(SINCE, SEASON, EVER, "refused-leaders-since");
        let unaided = one_of(HINTS, ALLOWED, NONE, "refused-leaders-hints");
        match (ever, unaided) {
            (Ok(ever), Ok(unaided)) => {
                let of = Ranking { game: game_typed(asked.tables.games(), slash), ever, unaided };
                Understood::Results(ResultsAsked::Leaders { of, page: 0, show: Show::Private })
            }
            (Err(refused), _) | (_, Err(refused)) => Understood::sentence(asked.language(), &refused),
        }
    }
}

impl FulfilFree for LeadersPage {
    fn fulfil(self, _: &Asked<'_>) -> Understood {
        Understood::Results(ResultsAsked::Leaders { of: self.of, page: self.page, show: Show::Update })
    }

    #[cfg(test)]
    fn examples() -> Vec<LeadersPage> {
        let of = |game: Option<&str>, ever, unaided| Ranking { game: game.map(str::to_owned), ever, unaided };
        let all = [(true, false), (true, true), (false, false), (false, true)];
        all.iter()
            .flat_map(|(ever, unaided)| [of(Some("hanging-gardens"), *ever, *unaided), of(None, *ever, *unaided)])
            .map(|of| LeadersPage { of, page: usize::MAX })
            .collect()
    }
}

/// Answers what somebody wants to know of the finished games of the server they ask in.
pub fn results(games: &Catalogue, request: &Request, asked: &ResultsAsked, finished: &Finished) -> Reply {
    match asked {
        ResultsAsked::Stats { whom, with: None } => stats::card(games, request, whom.as_ref(), finished),
        ResultsAsked::Stats { whom, with: Some(with) } => versus::card(games, request, (whom.as_ref(), with), finished),
        ResultsAsked::Leaders { of, page, show } => leaders::card(games, request, (of, *page), *show, finished),
    }
}
