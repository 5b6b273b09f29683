//! What several who have it open hear of each other.

use pergola_table::{Guests, Person, PersonId, PersonRef, TableId};
use serde_json::Value;

use super::{Kept, MemoryLog};
use crate::{
    KeptElsewhere, NewsOfPeople, StoreError,
    tenure::{Tenure, Ward},
};

impl MemoryLog {
    pub(super) fn known(&self, people: &[PersonId]) -> Result<Guests, StoreError> {
        let held = self.held()?;
        let asked = held.people.iter().filter(|(_, person)| people.contains(&person.id));
        Ok(Guests::new(asked.map(|(number, person)| (*number, person.clone()))))
    }

    pub(super) fn new_people(&self, after: u64) -> Result<NewsOfPeople, StoreError> {
        let held = self.held()?;
        let new = held.versions.iter().filter(|(_, version)| **version > after).map(|(number, _)| *number);
        let now = |number| held.people.get(&number).cloned().unwrap_or_else(|| Person::forgotten(number));
        Ok(NewsOfPeople { people: Guests::new(new.map(|number| (number, now(number)))), version: held.people_version })
    }

    pub(super) fn played_elsewhere(&self, person: PersonRef) -> Result<Vec<(TableId, Value)>, StoreError> {
        let (held, share) = (self.held()?, self.0.share);
        let is_elsewhere = |kept: &Kept| kept.place().is_some_and(|it| !share.has(&it.server));
        let found = held.tables.iter().filter(|(_, kept)| kept.people.contains(&person) && is_elsewhere(kept));
        Ok(found.map(|(table, kept)| (*table, kept.checkpoint())).collect())
    }

    pub(super) fn else_elsewhere(&self, person: PersonRef) -> Result<KeptElsewhere, StoreError> {
        let (held, share) = (self.held()?, self.0.share);
        let ended = held.archived.iter().map(|(table, (ended, _))| (*table, ended.clone()));
        let ended = ended.filter(|(_, it)| it.people.contains(&person) && !share.has(&it.place.server)).collect();
        let cups = held.cups.values().filter(|cup| !share.has(&cup.place.server)).cloned().collect();
        Ok(KeptElsewhere { ended, cups })
    }

    pub(super) fn who_leaves(&self, tenure: Tenure) -> Result<Guests, StoreError> {
        let held = self.held()?;
        held.fence.check(tenure)?;
        let own = held.leaving.iter().filter(|((ward, _), _)| *ward == tenure.ward);
        Ok(Guests::new(own.map(|((_, number), person)| (*number, person.clone()))))
    }

    pub(super) fn is_gone(&self, tenure: Tenure, person: PersonRef) -> Result<(), StoreError> {
        let mut held = self.to_write()?;
        held.fence.check(tenure)?;
        held.leaving.remove(&(tenure.ward, person));
        Ok(())
    }

    pub(super) fn hand_over(&self, to: Ward, request: Value) -> Result<Option<u64>, StoreError> {
        let mut held = self.to_write()?;
        let number = held.numbers.request;
        held.numbers.request += 1;
        held.passed_on.insert(number, (to, request));
        self.0.memory.tell();
        Ok(Some(number))
    }

    pub(super) fn withdraw(&self, number: u64) -> Result<bool, StoreError> {
        Ok(self.to_write()?.passed_on.remove(&number).is_some())
    }

    pub(super) fn taken_up(&self, tenure: Tenure) -> Result<Vec<Value>, StoreError> {
        let mut held = self.to_write()?;
        held.fence.check(tenure)?;
        let own = held.passed_on.extract_if(.., |_, (ward, _)| *ward == tenure.ward);
        Ok(own.map(|(_, (_, request))| request).collect())
    }
}
