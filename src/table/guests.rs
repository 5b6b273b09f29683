//! Guests: whom the references of a table's log and checkpoint stand for.
//!
//! A table and its log speak of people by references alone, doors by their ids and names. Here the two are translated into each
//! other. Deliberately absent: who gives the references, and who keeps the people.

use std::collections::BTreeMap;

use super::{DeputyTold, Entry, Person, PersonId, PersonRef, Table, What};

/// Whom references stand for: the people a table has met, or those who are about to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guests(BTreeMap<PersonRef, Person>);

impl Guests {
    /// These people, with clean names.
    pub fn new(people: impl IntoIterator<Item = (PersonRef, Person)>) -> Guests {
        Guests(people.into_iter().map(|(reference, person)| (reference, person.cleaned())).collect())
    }

    /// They, each with their reference.
    pub fn iter(&self) -> impl Iterator<Item = (PersonRef, &Person)> {
        self.0.iter().map(|(reference, person)| (*reference, person))
    }

    /// The reference that stands for somebody.
    pub(super) fn reference(&self, person: &PersonId) -> Option<PersonRef> {
        self.0.iter().find(|(_, it)| it.id == *person).map(|(reference, _)| *reference)
    }

    /// Those of them that references stand for; somebody forgotten for each of whom nothing is known.
    pub(super) fn only(&self, references: impl IntoIterator<Item = PersonRef>) -> Guests {
        Guests(references.into_iter().map(|reference| (reference, self.person(reference))).collect())
    }

    /// Whom a reference stands for; somebody forgotten where nothing is known.
    pub fn person(&self, reference: PersonRef) -> Person {
        self.known(reference).cloned().unwrap_or_else(|| Person::forgotten(reference))
    }

    /// Whom a reference stands for, if that is known.
    pub fn known(&self, reference: PersonRef) -> Option<&Person> {
        self.0.get(&reference)
    }

    /// Whether a reference stands for somebody.
    pub(super) fn is(&self, reference: PersonRef, person: &PersonId) -> bool {
        self.known(reference).is_some_and(|it| it.id == *person)
    }

    /// Meets more people, or the same under other names.
    pub(super) fn meet(&mut self, others: &Guests) {
        self.0.extend(others.0.clone());
    }
}

impl Entry {
    /// Those whom it seats, asks to a seat of a running game, or makes the owner. Deliberately absent: whoever asked for it,
    /// and those who are invited or follow.
    pub fn people(&self) -> Vec<PersonRef> {
        match &self.what {
            What::Opened { person, .. } | What::Joined { person, .. } => vec![*person],
            What::SeatOffered { person, .. } | What::TookOver { person, .. } | What::OwnerSet { person } => vec![*person],
            What::Deputy { told, .. } => match told {
                DeputyTold::Asked { person, .. } => vec![*person],
                DeputyTold::Ended { person, .. } => person.iter().copied().collect(),
                DeputyTold::Agreed | DeputyTold::Called { .. } | DeputyTold::Back { .. } => Vec::new(),
            },
            What::Started { holders, .. } => holders.iter().filter_map(|holder| holder.person).collect(),
            What::Left { .. }
            | What::Invited(_)
            | What::Uninvited { .. }
            | What::BotAdded { .. }
            | What::BotRemoved { .. }
            | What::OptionSet { .. }
            | What::EditionSet { .. }
            | What::SeatsSet { .. }
            | What::ShuffledSet { .. }
            | What::UnaidedSet { .. }
            | What::Acted(_)
            | What::TookBack { .. }
            | What::Resigned { .. }
            | What::CameBack { .. }
            | What::VotedToClose { .. }
            | What::VoteTakenBack { .. }
            | What::Closed { .. }
            | What::TimeLimitSet { .. }
            | What::ClockRuns { .. }
            | What::ClockStands { .. }
            | What::Reminded { .. }
            | What::Snoozed { .. }
            | What::TimedOut { .. }
            | What::VotedOut { .. }
            | What::AgreedToBot { .. }
            | What::Proposed { .. }
            | What::AgreedToMotion { .. }
            | What::MotionDropped { .. }
            | What::WentBack { .. }
            | What::Paused
            | What::PauseEndTold
            | What::Resumed
            | What::Followed { .. }
            | What::Unfollowed { .. }
            | What::OfferTakenBack { .. }
            | What::SubstituteSought { .. }
            | What::SearchEnded { .. }
            | What::Departed { .. }
            | What::Here { .. }
            | What::RulesChanged { .. }
            | What::ClockHeld { .. }
            | What::Moved { .. }
            | What::AwayTold { .. }
            | What::Down { .. } => Vec::new(),
        }
    }
}

impl Table {
    /// The same table knowing these people, by what is known of them now.
    pub fn meeting(&self, people: &Guests) -> Table {
        let mut table = self.clone();
        table.guests.meet(people);
        table
    }

    /// Those of these people for whom a seat is kept.
    pub fn invited_among(&self, people: &[PersonRef]) -> impl Iterator<Item = &Person> {
        let invited = self.facts.seated.invited.iter().filter(|it| people.contains(&it.person));
        invited.filter_map(|it| self.guests.known(it.person))
    }

    /// Everybody its log and its checkpoint refer to, as far as they are known.
    pub fn guests(&self) -> &Guests {
        &self.guests
    }

    /// The reference of somebody the table has met.
    pub(super) fn reference(&self, person: &PersonId) -> PersonRef {
        self.guests.reference(person).expect("a table has met whoever it is told of")
    }

    /// Notes whom the log refers to: also somebody nobody knows any more, whom the table remembers as that.
    pub(super) fn welcome(&mut self, reference: PersonRef) {
        self.guests.0.entry(reference).or_insert_with(|| Person::forgotten(reference));
    }
}
