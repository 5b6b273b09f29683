//! The directory: the present snapshot of every table at hand, in memory, for everybody who only looks.
//!
//! A snapshot is replaced after its commit is safe, never before; only what people are called is shown as soon as it is
//! known. At hand are the tables that run, those that have ended just now, and a few archived ones somebody looks at; of the
//! others it knows what they are found by. Whatever tables are looked up by has an index. Deliberately absent: the store.

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
    Command, Ended, Guests, Person, PersonId, PersonRef, Phase, PlaceId, Register, ServerSettings, Table, TableId, Who,
};

use self::ahead::{Ahead, News};

/// How many archived tables are kept at hand for those who look at them.
const VISITORS: usize = 64;

/// All tables at hand, and where to find the others.
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
    /// Archived tables.
    ended: BTreeMap<TableId, Arc<Ended>>,
    ended_in_server: Index<String>,
    ended_at_place: Index<PlaceId>,
    ended_of_person: Index<PersonRef>,
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
        self.ahead.put(&table, self.ended.contains_key(&id), &self.news);
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
    /// A directory that knows these people, and what archived tables are found by.
    pub(super) fn new(games: Arc<Catalogue>, register: Register, archived: Vec<(TableId, Ended)>) -> Directory {
        let news = Arc::<News>::default();
        let shelves = RwLock::new(Shelves { register, news: news.clone(), ..Shelves::default() });
        let directory = Directory { games, shelves, news };
        archived.into_iter().for_each(|(table, ended)| directory.put_away(table, ended));
        directory
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

    /// Takes a table that was archived from hand, and keeps what it is found by.
    pub(super) fn put_away(&self, table: TableId, ended: Ended) {
        let mut shelves = self.write();
        shelves.take(table);
        shelves.ended_in_server.add(ended.place.server.clone(), table);
        for channel in [&ended.place.channel, &ended.opened_in] {
            let place = PlaceId { server: ended.place.server.clone(), channel: channel.clone() };
            shelves.ended_at_place.add(place, table);
        }
        ended.people.iter().for_each(|person| shelves.ended_of_person.add(*person, table));
        shelves.ended.insert(table, Arc::new(ended));
    }

    /// Whether a table of this server is archived and not at hand.
    pub(super) fn is_away(&self, server: &str, table: TableId) -> bool {
        let shelves = self.read();
        shelves.ended.get(&table).is_some_and(|it| it.place.server == server) && !shelves.tables.contains_key(&table)
    }

    /// The archived games that ended last at a place where none is played and none has just ended: at most so many.
    pub(super) fn last_ended_at(&self, place: &PlaceId, most: usize) -> Vec<TableId> {
        let shelves = self.read();
        let is_open = |id: &TableId| !matches!(shelves.tables[id].phase(), Phase::Closed(_)) && !shelves.ended.contains_key(id);
        if shelves.of_place.get(place).any(|id| is_open(&id)) {
            return Vec::new();
        }
        let ended = shelves.ended_at_place.get(place).rev();
        let is_shown = |ended: &Ended| ended.closed.is_none() && !ended.lesson;
        ended.filter(|id| is_shown(&shelves.ended[id])).take(most).collect()
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

    /// Whether a table is archived.
    pub(super) fn is_archived(&self, table: TableId) -> bool {
        self.read().ended.contains_key(&table)
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

    /// Says of an archived table that it cannot be read.
    pub(super) fn stands_still_in_archive(&self, table: TableId) {
        let mut shelves = self.write();
        if let Some(ended) = shelves.ended.get(&table).cloned() {
            shelves.still.insert(table, Some(ended.place.server.clone()));
        }
    }

    /// How many tables there are. What is not delivered is not known here.
    pub(super) fn count(&self) -> Census {
        let shelves = self.read();
        let (archived, unreadable) = (shelves.ended.len(), shelves.still.len());
        let mut census = Census { archived, unreadable, ..Census::default() };
        for (_, table) in shelves.tables.iter().filter(|(id, _)| !shelves.ended.contains_key(id)) {
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

    fn ended_in(&self, server: &str, most: usize) -> Vec<(TableId, Arc<Ended>)> {
        let shelves = self.read();
        let server = server.to_owned();
        let last = shelves.ended_in_server.get(&server).rev();
        let away = last.filter(|id| !shelves.tables.contains_key(id));
        away.filter_map(|id| Some((id, shelves.ended.get(&id)?.clone()))).take(most).collect()
    }

    fn ended_for(&self, place: &PlaceId, person: &PersonId, most: usize) -> Vec<(TableId, Arc<Ended>)> {
        let shelves = self.read();
        let mut found: BTreeSet<TableId> = shelves.ended_at_place.get(place).filter(|id| !shelves.ended[id].lesson).collect();
        found.extend(shelves.register.reference(person).iter().flat_map(|person| shelves.ended_of_person.get(person)));
        let away = found.into_iter().rev().filter(|id| !shelves.tables.contains_key(id));
        let ended = away.filter_map(|id| Some((id, shelves.ended.get(&id)?.clone())));
        ended.filter(|(_, ended)| ended.place.server == place.server).take(most).collect()
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
    use pergola_table::{ClosedBecause, PersonRef};

    use super::*;

    fn place(channel: &str) -> PlaceId {
        PlaceId { server: "town".to_owned(), channel: channel.to_owned() }
    }

    fn ended(channel: &str, opened_in: &str, closed: Option<ClosedBecause>) -> Ended {
        let (opened_in, game) = (opened_in.to_owned(), "gardens".to_owned());
        Ended {
            place: place(channel),
            opened_in,
            game,
            people: vec![PersonRef(1)],
            opened: 1,
            last: 2,
            closed,
            standings: None,
            lesson: false,
            unaided: false,
        }
    }

    #[test]
    fn archived_games_are_found_by_their_place_and_server_the_newest_first() {
        let archived = vec![
            (TableId(1), ended("garden", "garden", None)),
            (TableId(2), ended("thread", "garden", None)),
            (TableId(3), ended("garden", "garden", Some(ClosedBecause::Owner))),
            (TableId(4), ended("hall", "hall", None)),
            (TableId(5), ended("garden", "garden", None)),
        ];
        let ann = Guests::new([(PersonRef(1), Person::new("ann", "Ann"))]);
        let directory = Directory::new(Arc::new(GAMES.clone()), Register::new(&ann, PersonRef(2)), archived);
        let last = |channel: &str, most: usize| directory.last_ended_at(&place(channel), most);
        assert_eq!(last("garden", 9), [5, 2, 1].map(TableId), "a thread's table is found where it was opened, too");
        assert_eq!(last("garden", 2), [5, 2].map(TableId));
        assert_eq!((last("thread", 9), last("cellar", 9)), (vec![TableId(2)], Vec::new()));
        let seen = |channel: &str, person: &str| {
            let seen = directory.ended_for(&place(channel), &PersonId(person.to_owned()), 9);
            seen.into_iter().map(|(id, _)| id.0).collect::<Vec<_>>()
        };
        assert_eq!((seen("garden", "zed"), seen("cellar", "zed")), (vec![5, 3, 2, 1], Vec::new()), "by strangers in its place");
        assert_eq!(seen("cellar", "ann"), [5, 4, 3, 2, 1], "by its people everywhere");
        let offered = |server: &str, most| directory.ended_in(server, most).into_iter().map(|(id, _)| id.0).collect::<Vec<_>>();
        assert_eq!((offered("town", 3), offered("village", 3)), (vec![5, 4, 3], Vec::new()));
        assert!(directory.is_away("town", TableId(4)) && !directory.is_away("village", TableId(4)), "each in its own server");
        assert!(directory.at(&place("garden")).is_empty(), "none of them is at hand");
        directory.stand_still(TableId(9), Some("town".to_owned()));
        directory.stand_still(TableId(8), None);
        let still = |server: &str, id| directory.stands_still(server, TableId(id));
        assert_eq!((still("town", 9), still("village", 9), still("town", 8)), (true, false, false));
        assert!([8, 9].into_iter().all(|id| directory.is_unreadable(TableId(id))) && !directory.is_unreadable(TableId(7)));
        assert_eq!(directory.count(), Census { archived: 5, unreadable: 2, ..Census::default() });
    }
}
