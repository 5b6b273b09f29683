//! The finished games of a server, and what those of people amount to.

use std::{collections::BTreeMap, sync::Arc};

use pergola_results::{Against, Certainty, Rating, Tally, against, tallies};
use pergola_table::{Ended, Guests, Millis, Person, PersonId, PersonRef, TableId};
use pergola_text::Text;

use crate::wishes::reading::Ranking;

/// So many days are a season: those before now.
pub(super) const SEASON_DAYS: u64 = 90;
const SEASON: Millis = SEASON_DAYS * 24 * 3_600 * 1_000;

/// The tables of a server that have ended.
#[derive(Clone, Debug, Default)]
pub struct Finished {
    /// What they are found by.
    pub tables: Vec<(TableId, Arc<Ended>)>,
    /// Their people, as far as they are known.
    pub people: Guests,
}

impl Finished {
    /// The tables whose games count for this, whenever they ended.
    fn counted(&self, of: &Ranking) -> impl Iterator<Item = (TableId, &Ended)> {
        let is_of = |ended: &Ended| of.game.as_ref().is_none_or(|game| ended.game == *game) && (ended.unaided || !of.unaided);
        self.tables.iter().filter(move |(_, ended)| is_of(ended)).map(|(id, ended)| (*id, &**ended))
    }

    /// What the games of people amount to that count for this now.
    pub(super) fn tallies(&self, of: &Ranking, now: Millis) -> BTreeMap<PersonRef, Tally> {
        tallies(self.counted(of), if of.ever { 0 } else { now.saturating_sub(SEASON) })
    }

    /// How two people have come out against each other in the games that count for this.
    pub(super) fn against(&self, of: &Ranking, first: PersonRef, second: PersonRef) -> Against {
        against(self.counted(of).map(|(_, ended)| ended), first, second)
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
