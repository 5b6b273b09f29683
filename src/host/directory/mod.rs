//! The directory: the present snapshot of every table at hand, in memory, for everybody who only looks.
//!
//! A snapshot is replaced after its commit is safe, never before; only what people are called is shown as soon as it is
//! known. At hand are the tables that run, those that have ended just now, and a few archived ones somebody looks at; the others
//! are looked up in the log. Whatever tables at hand are looked up by has an index. Deliberately absent: the store.

mod ahead;
mod known;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, VecDeque},
    hash::Hash,
    sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

use pergola_chat::Tables;
use pergola_engine::Catalogue;
use pergola_measures::Census;
use pergola_table::{
    Command, Guests, Person, PersonId, PersonRef, Phase, PlaceId, Register, ServerSettings, Table, TableId, Who,
};

use self::ahead::{Ahead, News};

/// How many archived tables are kept at hand for those who look at them.
const VISITORS: usize = 64;

/// All tables at hand.
pub(super) struct Directory {
    games: Arc<Catalogue>,
    shelves: RwLock<Shelves>,
    news: Arc<News>,
}

#[derive(Default)]
struct Shelves {
    register: Register,
    tables: BTreeMap<TableId, Arc<Table>>,
    of_server: Index<String>,
    of_place: Index<PlaceId>,
    of_person: Index<PersonId>,
    /// What comes at the tables at hand, and when.
    ahead: Ahead,
    news: Arc<News>,
    /// How many tables are archived.
    archived: usize,
    /// Archived tables that are at hand, in the order in which they came.
    visitors: VecDeque<TableId>,
    /// Tables that are stored and cannot be read, each with its server, if that is known.
    still: BTreeMap<TableId, Option<String>>,
    /// How servers are set, of those that somebody has set.
    servers: HashMap<String, Arc<ServerSettings>>,
}

/// Tables by what they are looked up by.
struct Index<K>(HashMap<K, BTreeSet<TableId>>);

impl<K> Default for Index<K> {
    fn default() -> Index<K> {
        Index(HashMap::new())
    }
}

impl<K: Hash + Eq> Index<K> {
    fn add(&mut self, key: K, table: TableId) {
        self.0.entry(key).or_default().insert(table);
    }

    fn remove(&mut self, key: &K, table: TableId) {
        if let Some(tables) = self.0.get_mut(key) {
            tables.remove(&table);
            if tables.is_empty() {
                self.0.remove(key);
            }
        }
    }

    fn get(&self, key: &K) -> impl DoubleEndedIterator<Item = TableId> {
        self.0.get(key).into_iter().flatten().copied()
    }
}

impl Shelves {
    fn put(&mut self, table: Arc<Table>) {
        let id = table.id();
        if let Some(before) = self.tables.get(&id).cloned() {
            self.unlist(&before);
        }
        self.of_server.add(table.place().server.clone(), id);
        places(&table).into_iter().for_each(|place| self.of_place.add(place, id));
        players(&table).for_each(|it| self.of_person.add(it.id.clone(), id));
        self.insert(id, table);
    }

    /// Another snapshot of a table that is found as before.
    fn insert(&mut self, id: TableId, table: Arc<Table>) {
        self.ahead.put(&table, self.visitors.contains(&id), &self.news);
        self.tables.insert(id, table);
    }

    fn take(&mut self, id: TableId) {
        let Some(table) = self.tables.remove(&id) else { return };
        self.ahead.take(id);
        self.unlist(&table);
    }

    /// A table is not found any more as it was.
    fn unlist(&mut self, table: &Table) {
        let id = table.id();
        self.of_server.remove(&table.place().server, id);
        places(table).iter().for_each(|place| self.of_place.remove(place, id));
        players(table).for_each(|it| self.of_person.remove(&it.id, id));
    }

    fn open_among(&self, tables: impl Iterator<Item = TableId>) -> usize {
        tables.filter(|id| matches!(self.tables[id].phase(), Phase::Lobby | Phase::Playing)).count()
    }

    /// Lets tables know the names and habits these people have now.
    fn rename(&mut self, people: &Guests) {
        let tables: BTreeSet<TableId> = people.iter().flat_map(|(_, person)| self.of_person.get(&person.id)).collect();
        for id in tables {
            let table = &self.tables[&id];
            let is_other = |(_, now): (_, &Person)| table.guests().iter().any(|(_, it)| it.id == now.id && it != now);
            if people.iter().any(is_other) {
                let renamed = Arc::new(table.meeting(&self.register.now(table.guests())));
                self.insert(id, renamed);
            }
        }
    }

    /// The table with what is known of its people now.
    fn up_to_date(&self, table: Table) -> Arc<Table> {
        let now = self.register.now(table.guests());
        let differs = now.iter().any(|known| !table.guests().iter().any(|it| it == known));
        Arc::new(if differs { table.meeting(&now) } else { table })
    }
}

/// Where a table is found: where it is, and where it was opened.
fn places(table: &Table) -> Vec<PlaceId> {
    [Some(table.place().clone()), table.parent()].into_iter().flatten().collect()
}

/// Those who sit at a table, and the deputies there.
fn players(table: &Table) -> impl Iterator<Item = &Person> {
    let seated = table.seats().iter().filter_map(|it| it.person.as_ref());
    seated.chain(table.deputies().iter().map(|it| &it.person))
}

impl Directory {
    /// A directory that knows these people, beside which so many tables are archived.
    pub(super) fn new(games: Arc<Catalogue>, register: Register, archived: usize) -> Directory {
        let news = Arc::<News>::default();
        let shelves = RwLock::new(Shelves { register, archived, news: news.clone(), ..Shelves::default() });
        Directory { games, shelves, news }
    }

    /// Shows this snapshot of a table from now on.
    pub(super) fn publish(&self, table: Table) {
        let mut shelves = self.write();
        let table = shelves.up_to_date(table);
        shelves.put(table);
        drop(shelves);
        self.news.shown.notify_waiters();
    }

    /// Puts an archived table at hand, for somebody who looks at it.
    pub(super) fn bring_in(&self, table: Table) -> Arc<Table> {
        let mut shelves = self.write();
        if let Some(known) = shelves.tables.get(&table.id()) {
            return known.clone();
        }
        if shelves.visitors.len() == VISITORS {
            let first = shelves.visitors.pop_front();
            first.into_iter().for_each(|first| shelves.take(first));
        }
        shelves.visitors.push_back(table.id());
        shelves.still.remove(&table.id());
        let table = shelves.up_to_date(table);
        shelves.put(table.clone());
        table
    }

    /// Takes a table that was archived from hand.
    pub(super) fn put_away(&self, table: TableId) {
        let mut shelves = self.write();
        shelves.take(table);
        shelves.archived += 1;
    }

    /// Whether a game is played at a place or one has just ended.
    pub(super) fn has_game_at(&self, place: &PlaceId) -> bool {
        let shelves = self.read();
        let is_open = |id: TableId| !matches!(shelves.tables[&id].phase(), Phase::Closed(_)) && !shelves.visitors.contains(&id);
        shelves.of_place.get(place).any(is_open)
    }

    /// At how many open tables somebody has a seat.
    pub(super) fn open_of(&self, person: &PersonId) -> usize {
        let shelves = self.read();
        shelves.open_among(shelves.of_person.get(person).filter(|id| shelves.tables[id].seat_of(person).is_some()))
    }

    /// How many bots play at the open tables that somebody owns.
    pub(super) fn bots_of(&self, person: &PersonId) -> usize {
        let shelves = self.read();
        let tables = shelves.of_person.get(person).map(|id| &shelves.tables[&id]);
        let owned = tables.filter(|it| it.is_owned_by(person) && matches!(it.phase(), Phase::Lobby | Phase::Playing));
        owned.map(|it| it.chosen_bots()).sum()
    }

    /// How many tables are open in a channel or thread, lessons aside, which take no room there.
    pub(super) fn open_at(&self, place: &PlaceId) -> usize {
        let shelves = self.read();
        shelves.open_among(shelves.of_place.get(place).filter(|id| !shelves.tables[id].is_lesson()))
    }

    /// How many tables are open in a server, lessons aside.
    pub(super) fn open_in(&self, server: &str) -> usize {
        let shelves = self.read();
        shelves.open_among(shelves.of_server.get(&server.to_owned()).filter(|id| !shelves.tables[id].is_lesson()))
    }

    /// Everybody a command comes from or names, by their references. Tables they sit at show their names from now on.
    pub(super) fn meet_for(&self, who: &Who, command: &Command) -> Guests {
        let mut shelves = self.write();
        let met = shelves.register.meet_for(who, command);
        shelves.rename(&met);
        met
    }

    /// Who these references stand for, as far as that is known.
    pub(super) fn known(&self, references: impl IntoIterator<Item = PersonRef>) -> Guests {
        let nameless = |reference| (reference, Person::new("", ""));
        self.read().register.now(&Guests::new(references.into_iter().map(nameless)))
    }

    /// These people by their references, as [`Directory::meet_for`].
    pub(super) fn meet<'a>(&self, people: impl IntoIterator<Item = &'a Person>) -> Guests {
        let mut shelves = self.write();
        let people: Vec<&Person> = people.into_iter().collect();
        let met = shelves.register.meet(people.iter().copied());
        shelves.rename(&met);
        // Doors know nothing of either.
        if people.iter().any(|it| it.preferences.is_some() || !it.habits.is_empty()) {
            self.news.people.notify_one();
        }
        met
    }

    /// A server is set so from now on.
    pub(super) fn set_server(&self, server: String, settings: ServerSettings) {
        let mut shelves = self.write();
        shelves.servers.remove(&server);
        if settings != ServerSettings::default() {
            shelves.servers.insert(server, Arc::new(settings));
        }
    }

    /// Whether a table is archived and at hand all the same.
    pub(super) fn is_visitor(&self, table: TableId) -> bool {
        self.read().visitors.contains(&table)
    }

    /// Whether a table is stored and cannot be read, also where it is not known of which server it is.
    pub(super) fn is_unreadable(&self, table: TableId) -> bool {
        self.read().still.contains_key(&table)
    }

    /// Says of a table that it cannot be read; of which server it is, if that is known.
    pub(super) fn stand_still(&self, table: TableId, server: Option<String>) {
        self.write().still.insert(table, server);
    }

    /// Takes a table from hand of which something is gone, and says of it that it cannot be read.
    pub(super) fn set_aside(&self, table: TableId) {
        let mut shelves = self.write();
        if let Some(server) = shelves.tables.get(&table).map(|it| it.place().server.clone()) {
            shelves.take(table);
            shelves.still.insert(table, Some(server));
        }
    }

    /// How many tables there are. What is not delivered is not known here.
    pub(super) fn count(&self) -> Census {
        let shelves = self.read();
        let mut census = Census { archived: shelves.archived, unreadable: shelves.still.len(), ..Census::default() };
        for (_, table) in shelves.tables.iter().filter(|(id, _)| !shelves.visitors.contains(id)) {
            match table.phase() {
                Phase::Lobby => census.lobby += 1,
                Phase::Playing => census.playing += 1,
                Phase::Over | Phase::Closed(_) => census.ended += 1,
            }
        }
        census
    }

    /// Every table at hand, in the order of their numbers.
    pub(super) fn all(&self) -> Vec<Arc<Table>> {
        self.read().tables.values().cloned().collect()
    }

    fn read(&self) -> RwLockReadGuard<'_, Shelves> {
        self.shelves.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Shelves> {
        self.shelves.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables for Directory {
    fn games(&self) -> &Catalogue {
        &self.games
    }

    fn in_server(&self, server: &str) -> Vec<TableId> {
        self.read().of_server.get(&server.to_owned()).collect()
    }

    fn at(&self, place: &PlaceId) -> Vec<TableId> {
        self.read().of_place.get(place).collect()
    }

    fn of(&self, person: &PersonId) -> Vec<TableId> {
        self.read().of_person.get(person).collect()
    }

    fn table(&self, id: TableId) -> Option<Arc<Table>> {
        self.read().tables.get(&id).cloned()
    }

    fn settings_of(&self, server: &str) -> Arc<ServerSettings> {
        self.read().servers.get(server).cloned().unwrap_or_default()
    }

    fn stands_still(&self, server: &str, table: TableId) -> bool {
        self.read().still.get(&table).is_some_and(|it| it.as_deref() == Some(server))
    }
}

#[cfg(test)]
mod tests {
    use pergola_games::GAMES;

    use super::*;

    #[test]
    fn what_cannot_be_read_stands_still_in_its_server() {
        let directory = Directory::new(Arc::new(GAMES.clone()), Register::default(), 5);
        directory.stand_still(TableId(9), Some("town".to_owned()));
        directory.stand_still(TableId(8), None);
        let still = |server: &str, id| directory.stands_still(server, TableId(id));
        assert_eq!((still("town", 9), still("village", 9), still("town", 8)), (true, false, false));
        assert!([8, 9].into_iter().all(|id| directory.is_unreadable(TableId(id))) && !directory.is_unreadable(TableId(7)));
        assert_eq!(directory.count(), Census { archived: 5, unreadable: 2, ..Census::default() });
    }
}
