//! What people's finished games amount to, said: `/stats` for one person, `/leaderboard` for a game.
//!
//! Everything is of the server it is asked in, and private. Whoever has chosen so is seen by nobody else; they read like
//! somebody who has played no game, so that nothing is told by their silence. Deliberately absent: how games are counted
//! ([`pergola_results`]), and where ended tables are kept.

mod leaders;
mod stats;

use std::{collections::BTreeMap, sync::Arc};

use pergola_engine::Catalogue;
use pergola_results::{Certainty, Rating, Tally, tallies};
use pergola_table::{Ended, Guests, Person, PersonId, PersonRef, TableId};
use pergola_text::Text;

use super::plain::{Reply, Request, Show};

/// What somebody wants to know of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsAsked {
    /// What the games of one person amount to: of this one, or their own.
    Stats {
        /// Whose.
        whom: Option<Person>,
    },
    /// Who plays a game best.
    Leaders {
        /// Its key.
        game: String,
        /// Which page, from 0.
        page: usize,
        /// Where the answer is shown.
        show: Show,
    },
}

/// The tables of a server that have ended.
#[derive(Clone, Debug, Default)]
pub struct Finished {
    /// What they are found by.
    pub tables: Vec<(TableId, Arc<Ended>)>,
    /// Their people, as far as they are known.
    pub people: Guests,
}

impl Finished {
    /// What the games of people amount to, of one game.
    fn tallies(&self, game: &str) -> BTreeMap<PersonRef, Tally> {
        tallies(self.tables.iter().filter(|(_, ended)| ended.game == game).map(|(id, ended)| (*id, &**ended)))
    }

    /// Who somebody is among the people.
    fn reference(&self, person: &PersonId) -> Option<PersonRef> {
        self.people.iter().find(|(_, it)| it.id == *person).map(|(reference, _)| reference)
    }

    fn person(&self, reference: PersonRef) -> Option<&Person> {
        self.people.iter().find(|(it, _)| *it == reference).map(|(_, person)| person)
    }

    /// Whether everybody may see somebody's results: they are known, and have not chosen otherwise.
    fn is_shown(&self, reference: PersonRef) -> bool {
        self.person(reference).is_some_and(|it| !it.is_forgotten() && !it.hides_results())
    }
}

/// Answers what somebody wants to know of the finished games of the server they ask in.
pub fn results(games: &Catalogue, request: &Request, asked: &ResultsAsked, finished: &Finished) -> Reply {
    match asked {
        ResultsAsked::Stats { whom } => stats::card(games, request, whom.as_ref(), finished),
        ResultsAsked::Leaders { game, page, show } => leaders::card(games, request, (game, *page), *show, finished),
    }
}

/// A rating, and how far it can be relied on.
fn rated(rating: Rating) -> Text {
    let id = match rating.certainty() {
        Certainty::Guess => "rating-guess",
        Certainty::TakesShape => "rating-takes-shape",
        Certainty::Sure => "rating-sure",
    };
    Text::new(id).number("rating", rating.points()).number("doubt", rating.doubt())
}
