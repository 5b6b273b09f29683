//! What people's finished games amount to, said: `/me stats` for one person, `/club leaderboard` for a game.
//!
//! Everything is of the server it is asked in, and private. Whoever has chosen so is seen by nobody else; they read like
//! somebody who has played no game, so that nothing is told by their silence. Deliberately absent: how games are counted
//! ([`pergola_results`]), and where ended tables are kept.

mod finished;
mod leaders;
mod stats;

use pergola_engine::Catalogue;

pub use self::finished::Finished;
use crate::{
    item::{
        Command, Finds, FulfilFree, Group,
        here::Asked,
        options::{Words, game_typed},
        understood::Understood,
    },
    seam::plain::{OptionSpec, Reply, Request, Show, Slash},
    wishes::reading::{LeadersPage, ResultsAsked},
};

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
        vec![words.whom(self.key(), false)]
    }

    fn means(&self, _: &Asked<'_>, slash: &Slash) -> Understood {
        Understood::Results(ResultsAsked::Stats { whom: slash.people.first().cloned() })
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
        vec![words.game(self.key(), true)]
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let game = game_typed(asked.tables.games(), slash).unwrap_or_default();
        Understood::Results(ResultsAsked::Leaders { game, page: 0, show: Show::Private })
    }
}

impl FulfilFree for LeadersPage {
    fn fulfil(self, _: &Asked<'_>) -> Understood {
        Understood::Results(ResultsAsked::Leaders { game: self.game, page: self.page, show: Show::Update })
    }

    #[cfg(test)]
    fn examples() -> Vec<LeadersPage> {
        vec![LeadersPage { game: "alhambra".to_owned(), page: 3 }]
    }
}

/// Answers what somebody wants to know of the finished games of the server they ask in.
pub fn results(games: &Catalogue, request: &Request, asked: &ResultsAsked, finished: &Finished) -> Reply {
    match asked {
        ResultsAsked::Stats { whom } => stats::card(games, request, whom.as_ref(), finished),
        ResultsAsked::Leaders { game, page, show } => leaders::card(games, request, (game, *page), *show, finished),
    }
}
