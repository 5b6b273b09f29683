//! Guests: whom the references of a table's log and checkpoint stand for.
//!
//! A living table speaks of people by their door's id and their name; what is stored of it speaks of references alone. Here
//! the two are translated into each other. Deliberately absent: who gives the references, and who keeps the people.

use std::collections::BTreeMap;

use super::{
    DeputyTold, Entry, KeptSeat, Person, PersonId, PersonRef, SeatHolder, Table, What,
    command::{Holder, Invitation},
};

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
        let known = |reference| self.0.get(&reference).cloned().unwrap_or_else(|| Person::forgotten(reference));
        Guests(references.into_iter().map(|reference| (reference, known(reference))).collect())
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
                DeputyTold::Agreed | DeputyTold::Ended { .. } | DeputyTold::Called { .. } | DeputyTold::Back { .. } => Vec::new(),
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
            | What::Resumed
            | What::Followed { .. }
            | What::Unfollowed { .. }
            | What::Departed { .. }
            | What::RulesChanged { .. }
            | What::ClockHeld { .. }
            | What::Moved { .. } => Vec::new(),
        }
    }
}

impl Table {
    /// The same table knowing these people, by what is known of them now.
    pub fn meeting(&self, people: &Guests) -> Table {
        let mut table = self.clone();
        let now = |id: &PersonId| people.0.get(&self.guests.reference(id)?);
        let seated = table.holders.iter_mut().filter_map(|it| it.person.as_mut());
        let around = table.offers.iter_mut().map(|it| &mut it.person).chain(&mut table.followers);
        let around = around.chain(table.deputies.iter_mut().map(|it| &mut it.person));
        for person in seated.chain(table.invited.iter_mut().map(|it| &mut it.person)).chain(around) {
            now(&person.id).cloned().into_iter().for_each(|it| *person = it);
        }
        table.owner = self.owner.as_ref().map(|owner| now(owner).map_or(owner, |it| &it.id).clone());
        table.guests.meet(people);
        table
    }

    /// Those of these people for whom a seat is kept.
    pub fn invited_among(&self, people: &[PersonRef]) -> impl Iterator<Item = &Person> {
        self.invited.iter().map(|it| &it.person).filter(|it| people.contains(&self.reference(&it.id)))
    }

    /// Everybody its log and its checkpoint refer to, as far as they are known.
    pub fn guests(&self) -> &Guests {
        &self.guests
    }

    /// The reference of somebody the table has met.
    pub(super) fn reference(&self, person: &PersonId) -> PersonRef {
        self.guests.reference(person).expect("a table has met whoever it is told of")
    }

    /// The stored form of who holds a seat.
    pub(super) fn stored_holder(&self, holder: &Holder) -> SeatHolder {
        SeatHolder { person: holder.person.as_ref().map(|it| self.reference(&it.id)), bot: holder.bot.clone() }
    }

    /// Who a reference of its log stands for: also of somebody nobody knows any more, whom it remembers as that.
    pub(super) fn guest(&mut self, reference: PersonRef) -> Person {
        self.guests.0.entry(reference).or_insert_with(|| Person::forgotten(reference)).clone()
    }

    /// Who holds a seat, read from its stored form.
    pub(super) fn living_holder(&mut self, stored: &SeatHolder) -> Holder {
        Holder { person: stored.person.map(|it| self.guest(it)), bot: stored.bot.clone() }
    }

    /// The stored form of a seat that is kept.
    pub(super) fn stored_invitation(&self, invitation: &Invitation) -> KeptSeat {
        KeptSeat { person: self.reference(&invitation.person.id), until: invitation.until }
    }

    /// A seat that is kept, read from its stored form.
    pub(super) fn living_invitation(&mut self, stored: &KeptSeat) -> Invitation {
        Invitation { person: self.guest(stored.person), until: stored.until }
    }
}
