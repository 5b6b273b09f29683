//! The finished games of a server, and what those of people amount to.

use std::{collections::BTreeMap, sync::Arc};

use pergola_results::{Certainty, Rating, Tally, tallies};
use pergola_table::{Ended, Guests, Person, PersonId, PersonRef, TableId};
use pergola_text::Text;

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
    pub(super) fn tallies(&self, game: &str) -> BTreeMap<PersonRef, Tally> {
        tallies(self.tables.iter().filter(|(_, ended)| ended.game == game).map(|(id, ended)| (*id, &**ended)))
    }

    /// Who somebody is among the people.
    pub(super) fn reference(&self, person: &PersonId) -> Option<PersonRef> {
        self.people.iter().find(|(_, it)| it.id == *person).map(|(reference, _)| reference)
    }

    pub(super) fn person(&self, reference: PersonRef) -> Option<&Person> {
        self.people.iter().find(|(it, _)| *it == reference).map(|(_, person)| person)
    }

    /// Whether everybody may see somebody's results: they are known, and have not chosen otherwise.
    pub(super) fn is_shown(&self, reference: PersonRef) -> bool {
        self.person(reference).is_some_and(|it| !it.is_forgotten() && !it.hides_results())
    }
}

/// A rating, and how far it can be relied on.
pub(super) fn rated(rating: Rating) -> Text {
    let id = match rating.certainty() {
        Certainty::Guess => "rating-guess",
        Certainty::TakesShape => "rating-takes-shape",
        Certainty::Sure => "rating-sure",
    };
    Text::new(id).number("rating", rating.points()).number("doubt", rating.doubt())
}
