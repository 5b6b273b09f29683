//! What is known of people at all tables: what their finished games have come to, and what has to do with one of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use pergola_chat::{privacy::Known, results::Finished};
use pergola_store::EndedTables;
use pergola_table::{Guests, Millis, Person, PersonId, PersonRef, Phase, Table, TableId};

use super::Directory;
use crate::{
    outbox::{next_week, week_is_over},
    privacy::KnownTable,
};

impl Directory {
    /// The tables at hand of a server that have ended.
    pub(crate) fn over_in(&self, server: &str) -> EndedTables {
        let (shelves, server) = (self.read(), server.to_owned());
        shelves.of_server.get(&server).filter_map(|id| Some((id, Arc::new(shelves.tables[&id].ended()?)))).collect()
    }

    /// The tables at hand with somebody's seat whose game is over.
    pub(crate) fn over_of(&self, person: &PersonId) -> BTreeSet<TableId> {
        let shelves = self.read();
        shelves.of_person.get(person).filter(|id| shelves.tables[id].phase() == Phase::Over).collect()
    }

    /// What those of these tables have come to of which it is known, with their people as far as they are known.
    pub(crate) fn finished(&self, tables: EndedTables) -> Finished {
        let tables: EndedTables = tables.into_iter().filter(|(_, it)| it.standings.is_some()).collect();
        let nameless = |person: &PersonRef| (*person, Person::new("", ""));
        let people = Guests::new(tables.iter().flat_map(|(_, ended)| &ended.people).map(nameless));
        Finished { people: self.read().register.now(&people), tables }
    }

    /// Who somebody is who was met before.
    pub(crate) fn known_as(&self, person: &PersonId) -> Option<(PersonRef, Person)> {
        self.read().register.known_as(person).map(|(reference, person)| (reference, person.clone()))
    }

    /// Who is not known of these people.
    pub(crate) fn unknown<'a>(&self, people: impl IntoIterator<Item = &'a Person>) -> Vec<PersonId> {
        let shelves = self.read();
        people.into_iter().map(|it| &it.id).filter(|id| shelves.register.reference(id).is_none()).cloned().collect()
    }

    /// Knows these people as another house on the same log does; those who were forgotten there are forgotten.
    pub(crate) fn learn(&self, people: &Guests) {
        let known = people.iter().filter(|(_, person)| !person.is_forgotten());
        let known = Guests::new(known.map(|(reference, person)| (reference, person.clone())));
        let mut shelves = self.write();
        let new = shelves.register.learn(&known);
        shelves.rename(&new);
        let forgotten = people.iter().filter(|(_, person)| person.is_forgotten()).map(|(reference, _)| reference);
        let was = |reference| shelves.register.now(&Guests::new([(reference, Person::new("", ""))])).known(reference).cloned();
        let forgotten: Vec<Person> = forgotten.filter_map(was).filter(|person| !person.is_forgotten()).collect();
        drop(shelves);
        forgotten.iter().for_each(|person| self.forget(&person.id));
        if new.iter().next().is_some() {
            self.news.people.notify_one();
        }
    }

    /// Those who are to be told now what has waited for them for a week.
    pub(crate) fn weekly_due(&self, now: Millis, is_told_here: impl Fn(PersonRef) -> bool) -> Vec<PersonId> {
        let shelves = self.read();
        let told_here = shelves.register.everybody().filter(|(number, _)| is_told_here(*number)).map(|(_, person)| person);
        told_here.filter(|person| week_is_over(person, now)).map(|person| person.id.clone()).collect()
    }

    /// When the next of them is to be told so; now, if somebody is.
    pub(crate) fn next_week(&self, now: Millis, is_told_here: impl Fn(PersonRef) -> bool) -> Option<Millis> {
        let shelves = self.read();
        let told_here = shelves.register.everybody().filter(|(number, _)| is_told_here(*number));
        told_here.filter_map(|(_, person)| next_week(person, now)).min()
    }

    /// The tables whose game has not ended at which somebody has a seat, or one is kept for them, which they follow,
    /// or where they are a deputy or asked to be.
    pub(crate) fn running_with(&self, person: &PersonId) -> Vec<TableId> {
        let shelves = self.read();
        let is_known = |table: &Table| {
            let is_invited = || table.invited().iter().any(|it| it.person.id == *person);
            let is_deputy = || table.deputy_for(person).is_some();
            table.seat_of(person).is_some() || is_invited() || table.is_followed_by(person) || is_deputy()
        };
        let runs = |table: &Table| matches!(table.phase(), Phase::Lobby | Phase::Playing);
        shelves.tables.values().filter(|table| runs(table) && is_known(table)).map(|table| table.id()).collect()
    }

    /// At how many tables at hand something is known of somebody, but for those that have ended.
    pub(crate) fn known_of(&self, person: &PersonId) -> Known {
        let running = self.running_with(person);
        let shelves = self.read();
        let sits = |table: &&Arc<Table>| table.phase() == Phase::Playing && table.seat_of(person).is_some();
        let follows = |table: &&Arc<Table>| table.is_followed_by(person);
        let tables: Vec<&Arc<Table>> = running.iter().filter_map(|id| shelves.tables.get(id)).collect();
        let games = tables.iter().filter(|it| sits(it)).count();
        let followed = tables.iter().filter(|it| follows(it)).count();
        let stands_in = |table: &&Arc<Table>| table.phase() == Phase::Playing && table.deputy_for(person).is_some();
        let deputies = tables.iter().filter(|it| stands_in(it)).count();
        let lobbies = tables.iter().filter(|it| !sits(it) && !follows(it) && !stands_in(it)).count();
        Known { lobbies, games, followed, deputies, over: 0 }
    }

    /// The tables at hand something is known of somebody at, in the order of their numbers.
    pub(crate) fn tables_with(&self, person: PersonRef) -> BTreeMap<TableId, KnownTable> {
        let shelves = self.read();
        let is_known = |table: &&Arc<Table>| table.guests().iter().any(|(it, _)| it == person);
        shelves.tables.values().filter(is_known).map(|it| (it.id(), KnownTable::at_hand(it, person))).collect()
    }

    /// Forgets who somebody is, at all tables.
    pub(crate) fn forget(&self, person: &PersonId) {
        let mut shelves = self.write();
        let Some((reference, forgotten)) = shelves.register.forget(person) else { return };
        let is_known = |table: &&Arc<Table>| table.guests().iter().any(|(it, _)| it == reference);
        let tables: Vec<Arc<Table>> = shelves.tables.values().filter(is_known).cloned().collect();
        tables.into_iter().for_each(|table| shelves.put(Arc::new(table.meeting(&forgotten))));
    }
}
