//! Neighbours: other houses on the same log, each of which plays the servers of a ward of its own.
//!
//! Whoever is not known here may be known there, and is asked for before anything is decided with them; what neighbours write of
//! people is heard. Whoever was forgotten there leaves the running tables here first, one decision after the other. A request
//! that has reached the wrong house is passed on, and taken back if the right one does not take it up in time. A house that has
//! its log to itself does nothing of this. Deliberately absent: which house has which ward.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use pergola_chat::Tables;
use pergola_store::{Share, StoreError, Ward};
use pergola_table::{Guests, Person, PersonId, PersonRef, PlaceId, Register, Table, TableId, TableRefusal};
use serde::Deserialize;
use serde_json::Value;
use tokio::{
    sync::{Mutex, Notify, mpsc},
    time::{sleep, timeout},
};
use tracing::warn;

use super::{House, directory::Directory};

/// How often it is looked whether neighbours have anything new, should word of it be lost.
const LOOKS: Duration = Duration::from_secs(5);
/// How long a request that was passed on waits for the house it is for: whoever asked is to be answered within three seconds.
const TAKEN_UP_WITHIN: Duration = Duration::from_secs(1);

/// What is heard of neighbours.
pub(super) struct Neighbours {
    /// Until which version it is known what they have written of people.
    heard: AtomicU64,
    /// Requests that they have passed on.
    passing: mpsc::UnboundedSender<Value>,
    passed_on: Mutex<mpsc::UnboundedReceiver<Value>>,
    /// That they may have written something of people.
    of_people: Notify,
}

/// What somebody has at tables of neighbours.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Elsewhere {
    /// At how many open tables they have a seat.
    pub(super) open: usize,
    /// How many bots play at those they own.
    pub(super) bots: usize,
}

/// What has become of a request that is for another house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedOn {
    /// The other house has taken it up, and answers it.
    TakenUp,
    /// Nobody has, and nobody will.
    NotTakenUp,
    /// Nobody knows.
    Unknown,
}

impl Neighbours {
    /// Of whom everything is known until this version.
    pub(super) fn new(heard: u64) -> Neighbours {
        let (passing, passed_on) = mpsc::unbounded_channel();
        Neighbours { heard: heard.into(), passing, passed_on: Mutex::new(passed_on), of_people: Notify::new() }
    }
}

impl House {
    /// What it plays.
    pub fn share(&self) -> Share {
        self.inner.share
    }

    /// The ward of the house that plays a table, if there is such a table.
    ///
    /// # Errors
    /// When it cannot be found out.
    pub async fn ward_of(&self, table: TableId) -> Result<Option<Ward>, StoreError> {
        let Share { ward, of } = self.inner.share;
        if self.inner.directory.table(table).is_some() || self.inner.store.ended(table).await?.is_some() {
            return Ok(Some(ward));
        }
        let checkpoint = match self.inner.store.checkpoint(table).await {
            Err(StoreError::NoTable { .. }) => return Ok(None),
            read => read?,
        };
        let place = checkpoint.get("place").and_then(|it| PlaceId::deserialize(it).ok());
        Ok(place.map(|place| of.ward_of(&place.server)))
    }

    /// Passes a request on to the house that has this ward.
    pub async fn pass_on(&self, to: Ward, request: Value) -> PassedOn {
        let number = match self.inner.store.pass_on(to, request).await {
            Ok(Some(number)) => number,
            Ok(None) => return PassedOn::NotTakenUp,
            Err(StoreError::InDoubt { .. }) => return PassedOn::Unknown,
            Err(why) => {
                warn!(ward = to.0, %why, "a request is not passed on");
                return PassedOn::NotTakenUp;
            }
        };
        sleep(TAKEN_UP_WITHIN).await;
        match self.inner.store.take_back(number).await {
            Ok(true) => {
                warn!(ward = to.0, "a request was passed on and nobody has taken it up");
                PassedOn::NotTakenUp
            }
            Ok(false) => PassedOn::TakenUp,
            Err(_) => PassedOn::Unknown,
        }
    }

    /// The next request that was passed on to this house.
    pub async fn passed_on(&self) -> Value {
        // The house keeps the other end.
        self.inner.neighbours.passed_on.lock().await.recv().await.unwrap_or_default()
    }

    /// How much of what is counted somebody has at tables of neighbours.
    ///
    /// # Errors
    /// When the store cannot tell.
    pub(super) async fn counted_elsewhere(&self, person: &PersonId) -> Result<Elsewhere, TableRefusal> {
        let tables = self.tables_elsewhere(person).await.map_err(|_| TableRefusal::NotSaved)?;
        Ok(Elsewhere { open: tables.open_of(person), bots: tables.bots_of(person) })
    }

    /// The tables of neighbours at which somebody may have something, as they are stored now: none where there are no neighbours.
    pub(super) async fn tables_elsewhere(&self, person: &PersonId) -> Result<Directory, StoreError> {
        let (games, inner) = (&self.inner.games, &self.inner);
        let tables = Directory::new(games.clone(), Register::default(), 0);
        let known = inner.directory.known_as(person).filter(|_| !inner.share.is_whole());
        let Some((reference, _)) = known else { return Ok(tables) };
        let found = inner.store.tables_elsewhere(reference).await;
        let found = found.inspect_err(|why| warn!(%why, "it is not known what somebody has at other tables"))?;
        for (id, checkpoint) in found {
            match Table::load(games, checkpoint, &Guests::default()) {
                Ok(table) => {
                    let people = inner.directory.known(table.guests().iter().map(|(number, _)| number));
                    tables.publish(table.meeting(&people));
                }
                // It is its house's to say so.
                Err(why) => warn!(table = %id, %why, "a table of a neighbour is not understood"),
            }
        }
        Ok(tables)
    }

    /// Whether this house tells somebody what waits for them each week: one does, of all tables.
    pub(super) fn tells_of_weeks(&self, person: PersonRef) -> bool {
        self.inner.share.first(person.0) == person.0
    }

    /// Gets to know those of these people who are known to neighbours and not here.
    pub(super) async fn get_to_know<'a>(&self, people: impl IntoIterator<Item = &'a Person>) {
        if !self.inner.share.is_whole() {
            let unknown = self.inner.directory.unknown(people);
            self.look_up(unknown).await;
        }
    }

    /// Gets to know these people as they are known now, where neighbours may have written of them.
    pub(super) async fn look_up(&self, people: impl IntoIterator<Item = PersonId>) {
        let people: Vec<PersonId> = people.into_iter().collect();
        if self.inner.share.is_whole() || people.is_empty() {
            return;
        }
        match self.inner.store.who_is(people).await {
            Ok(known) => self.inner.directory.learn(&known),
            // What is decided with somebody who is known by another number is not written.
            Err(why) => warn!(%why, "it is not known who somebody is"),
        }
    }

    /// Hears of neighbours until the house stops. Also a house that has the log to itself ends what was begun while it had not.
    pub(super) fn keep_up_with_others(&self) {
        self.until_it_stops(|house| async move { house.hear_of_people().await });
        if !self.inner.share.is_whole() {
            self.until_it_stops(|house| async move { house.hear_of_requests().await });
        }
    }

    fn until_it_stops<F: Future<Output = ()> + Send>(&self, hears: impl FnOnce(House) -> F + Send + 'static) {
        let (house, stopping) = (self.clone(), self.inner.stopping.clone());
        self.inner.senders.spawn(async move {
            tokio::select! {
                // In this order, so that the same runs again in the same way.
                biased;
                () = stopping.cancelled() => {}
                () = hears(house) => {}
            }
        });
    }

    /// Takes up requests that are passed on, and says when something may be new of people: nobody who presses waits for that.
    async fn hear_of_requests(self) {
        loop {
            let passed_on = async { self.inner.store.passed_on(self.tenure().await?).await };
            match passed_on.await {
                // The house keeps the other end.
                Ok(requests) => requests.into_iter().for_each(|it| drop(self.inner.neighbours.passing.send(it))),
                Err(why) => warn!(%why, "it is not known what the others on the log have passed on"),
            }
            self.inner.neighbours.of_people.notify_one();
            // Silence is as good as a word.
            let _ = timeout(LOOKS, self.inner.store.news()).await;
        }
    }

    async fn hear_of_people(self) {
        loop {
            let heard = if self.inner.share.is_whole() { self.let_leave().await.map(drop) } else { self.hear().await };
            if let Err(why) = heard {
                warn!(%why, "it is not known what the others on the log have written");
            }
            if self.inner.share.is_whole() {
                return;
            }
            self.inner.neighbours.of_people.notified().await;
        }
    }

    /// Hears what is new of people once.
    async fn hear(&self) -> Result<(), StoreError> {
        let (store, heard) = (&self.inner.store, &self.inner.neighbours.heard);
        let news = store.news_of_people(heard.load(Ordering::Relaxed)).await?;
        // Whoever is forgotten here can leave no table any more.
        let left = self.let_leave().await?;
        let stays = |person: &Person| person.is_forgotten() && !left;
        let known = news.people.iter().filter(|(_, person)| !stays(person));
        self.inner.directory.learn(&Guests::new(known.map(|(reference, person)| (reference, person.clone()))));
        if left {
            heard.store(news.version, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Has those whom neighbours have forgotten leave the tables here; whether all have.
    async fn let_leave(&self) -> Result<bool, StoreError> {
        let tenure = self.tenure().await?;
        let mut all = true;
        for (reference, person) in self.inner.store.leaving(tenure).await?.iter() {
            let _alone = self.inner.queues.wait_to_sit_down(&person.id).await;
            // What is not left now is left the next time.
            if self.leave_all(person).await.is_err() {
                all = false;
                continue;
            }
            self.inner.records.forget(&person.id);
            self.inner.directory.forget(&person.id);
            self.inner.cups.look();
            self.inner.store.has_left(tenure, reference).await?;
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_chat::{Act, Reply, Request, Show, Slash};
    use pergola_engine::Seat;
    use pergola_games::GAMES;
    use pergola_store::{Memory, Wards};
    use pergola_table::limits;

    use super::*;
    use crate::{
        Pace,
        rehearsal::{Door, Stage, garden, request},
    };

    /// A house of two on this log.
    fn house_on(memory: &Memory, ward: u32) -> House {
        let share = Share { ward: Ward(ward), of: Wards::new(2).expect("there can be two") };
        let load = |checkpoint, people: &Guests| Table::load(&GAMES, checkpoint, people);
        let opened = memory.open_share(share, "memory", load);
        House::at_pace(opened, Arc::<Stage>::default(), &Arc::new(GAMES.clone()), Pace::a_second(1_000_000_000))
    }

    /// What somebody asks in the server of this ward.
    fn asked(ward: u64, name: &str, act: Act) -> Request {
        Request { place: PlaceId { server: format!("discord:{}", (2 + ward) << 22), ..garden() }, ..request(name, act) }
    }

    fn slash(command: &str, verb: Option<&str>, options: &[(&str, &str)]) -> Act {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Act::Slash(Slash { command: command.to_owned(), verb: verb.map(str::to_owned), options, ..Slash::default() })
    }

    fn play() -> Act {
        slash("play", None, &[("game", "gardens")])
    }

    /// The table that somebody opens in the server of this ward.
    async fn opened(house: &House, ward: u64, name: &str) -> TableId {
        house.answer(asked(ward, name, play())).await.card.table.expect("a table is open")
    }

    fn at_first_seat(house: &House, table: TableId) -> Person {
        let table = house.inner.directory.table(table).expect("it is at hand");
        table.seats()[Seat(0).index()].person.clone().expect("somebody sits there")
    }

    fn number_of(house: &House, name: &str) -> Option<u64> {
        house.inner.directory.known_as(&PersonId(format!("test:{name}"))).map(|(number, _)| number.0)
    }

    #[tokio::test(start_paused = true)]
    async fn who_comes_from_one_to_the_other_is_the_same_there_and_spoken_to_as_they_like() {
        let memory = Memory::default();
        let [one, two] = [house_on(&memory, 0), house_on(&memory, 1)];
        let first = opened(&one, 0, "Ann").await;
        one.answer(asked(0, "Ann", slash("me", Some("settings"), &[("language", "de")]))).await;
        let reply = two.answer(asked(1, "Ann", play())).await;
        let second = reply.card.table.expect("a table is open");
        assert!(reply.card.text.contains("Tisch"), "{}", reply.card.text);
        assert_eq!((first.0 % 2, second.0 % 2), (0, 1), "each has numbers of its own");
        assert_eq!((number_of(&one, "Ann"), number_of(&two, "Ann")), (Some(2), Some(2)));
        two.answer(asked(1, "Ann", slash("me", Some("settings"), &[("language", "fr")]))).await;
        sleep(Duration::from_secs(1)).await;
        assert_eq!(at_first_seat(&one, first), at_first_seat(&two, second), "what is set there is heard here");
        for house in [one, two] {
            house.drain().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_new_to_both_at_the_same_time_is_told_to_try_again_and_then_is_the_same() {
        let memory = Memory::default();
        let [one, two] = [house_on(&memory, 0), house_on(&memory, 1)];
        // Both have asked who she is before either has written.
        let ann = Person::new("test:Ann", "Ann");
        let met = [&one, &two].map(|house| house.inner.directory.meet([&ann]));
        assert_ne!(met[0], met[1]);
        opened(&one, 0, "Ann").await;
        let refused = two.answer(asked(1, "Ann", play())).await.card.text;
        assert!(refused.contains("could not be saved"), "{refused}");
        opened(&two, 1, "Ann").await;
        assert_eq!((number_of(&one, "Ann"), number_of(&two, "Ann")), (Some(2), Some(2)));
        for house in [one, two] {
            house.drain().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_forgotten_by_one_leaves_the_tables_of_the_other_also_when_that_opens_later() {
        let memory = Memory::default();
        let one = house_on(&memory, 0);
        for is_there in [true, false] {
            let two = house_on(&memory, 1);
            opened(&one, 0, "Ann").await;
            let table = opened(&two, 1, "Ann").await;
            two.answer(asked(1, "Ben", Act::Press { id: format!("1.{table}.join") })).await;
            let ann = at_first_seat(&two, table);
            let two = if is_there {
                assert_eq!(one.forgotten(&ann).await.expect("it is written"), 1);
                two
            } else {
                two.drain().await;
                assert_eq!(one.forgotten(&ann).await.expect("it is written"), 1);
                house_on(&memory, 1)
            };
            sleep(Duration::from_secs(1)).await;
            assert_eq!((number_of(&one, "Ann"), number_of(&two, "Ann")), (None, None));
            let left = two.inner.directory.table(table).expect("it is at hand");
            let sits = |name: &str| left.seat_of(&PersonId(format!("test:{name}")));
            assert!(sits("Ann").is_none() && sits("Ben").is_some(), "is there: {is_there}");
            assert_eq!(left.seats().len(), 1, "she has left it before she was forgotten");
            assert!(left.guests().iter().all(|(_, person)| person.id != ann.id), "nothing is known of her there");
            two.answer(asked(1, "Ben", Act::Press { id: format!("1.{table}.~close") })).await;
            two.drain().await;
        }
        one.drain().await;
    }

    /// Lets somebody press something at a table of this ward.
    async fn press(house: &House, ward: u64, name: &str, table: TableId, wish: &str) -> Reply {
        house.answer(asked(ward, name, Act::Press { id: format!("1.{table}.{wish}") })).await
    }

    #[tokio::test(start_paused = true)]
    async fn what_one_person_may_have_is_counted_in_both() {
        let memory = Memory::default();
        let houses = [house_on(&memory, 0), house_on(&memory, 1)];
        let [one, two] = &houses;
        for table in 0..limits::OPEN_OF_PERSON - 1 {
            let ward = table % 2;
            let place = PlaceId { channel: table.to_string(), ..asked(ward as u64, "Ann", play()).place };
            houses[ward].answer(Request { place, ..asked(ward as u64, "Ann", play()) }).await;
        }
        let table = opened(two, 1, "Ben").await;
        assert!(press(two, 1, "Ann", table, "join").await.show == Show::UpdateCard, "there is room for one");
        for (ward, house) in (0..).zip(&houses) {
            let reply = house.answer(asked(ward, "Ann", play())).await.card.text;
            assert!(reply.contains("You sit at 100 tables"), "{reply}");
            let table = opened(house, ward, "Cleo").await;
            let reply = press(house, ward, "Ann", table, "join").await.card.text;
            assert!(reply.contains("You sit at 100 tables"), "{reply}");
        }
        let (mut bots, mut refused) = (0, String::new());
        while refused.is_empty() {
            let (ward, channel) = (bots / 3 % 2, format!("bots {}", bots / 3));
            let place = PlaceId { channel, ..asked(ward, "Dan", play()).place };
            let slash = slash("play", None, &[("game", "gardens"), ("seats", "4")]);
            let house = &houses[ward as usize];
            let table = house.answer(Request { place, ..asked(ward, "Dan", slash) }).await.card.table.expect("it is open");
            for _ in 0..3 {
                let reply = press(house, ward, "Dan", table, "bot.random").await;
                match reply.show {
                    Show::UpdateCard => bots += 1,
                    _ => refused = reply.card.text,
                }
            }
        }
        assert!(bots == limits::BOTS_OF_PERSON as u64 && refused.contains("40 bots"), "{bots}: {refused}");
        for house in [one, two] {
            house.drain().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_waits_in_both_is_told_in_one_word_a_week_and_kept_in_one_copy() {
        let memory = Memory::default();
        let houses = [house_on(&memory, 0), house_on(&memory, 1)];
        let doors = [(); 2].map(|()| Door::new(Duration::ZERO, []));
        let mut tables = Vec::new();
        for ((ward, house), door) in (0..).zip(&houses).zip(&doors) {
            house.attach(door.clone());
            let table = opened(house, ward, "Ann").await;
            for wish in ["bot.random", "start"] {
                press(house, ward, "Ann", table, wish).await;
            }
            tables.push(table);
        }
        houses[1].answer(asked(1, "Ann", slash("me", Some("settings"), &[("weekly", "yes")]))).await;
        sleep(Duration::from_secs(8 * 24 * 60 * 60)).await;
        let told = |door: &Door| door.whispered.lock().expect("nobody panics with it").iter().map(|it| it.2.clone()).collect();
        let told: Vec<String> = doors.iter().flat_map(|door| -> Vec<String> { told(door) }).collect();
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(tables.iter().all(|table| told[0].contains(&format!("table {table}"))), "{told:?}");
        for (ward, house) in (0..).zip(&houses) {
            let copy = house.answer(asked(ward, "Ann", slash("me", Some("privacy"), &[("want", "export")]))).await.card;
            let bytes = copy.file.expect("there is one").bytes;
            let copy: Value = serde_json::from_slice(&bytes).expect("it is JSON");
            let kept: Vec<&Value> = copy["tables"].as_array().expect("there are some").iter().collect();
            assert!(kept.len() == 2 && kept.iter().all(|it| !it["log"].as_array().expect("it is read").is_empty()), "{copy}");
            let asks = house.answer(asked(ward, "Ann", slash("me", Some("privacy"), &[("want", "delete")]))).await.card.text;
            assert!(asks.contains("2 games"), "{asks}");
            house.drain().await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_for_the_other_house_is_taken_up_there_or_nowhere() {
        let memory = Memory::default();
        let [one, two] = [house_on(&memory, 0), house_on(&memory, 1)];
        let table = opened(&two, 1, "Ann").await;
        let refused = one.rewind(table, 1, true).await.expect_err("the other one plays it").to_string();
        assert!(refused.contains("ward 1; it is asked with that one's folder (--data FOLDER/ward-1)"), "{refused}");
        let refused = two.forget_server(&asked(0, "Ann", play()).place.server).await.expect_err("it is the other's");
        assert!(refused.to_string().contains("(--data FOLDER)"), "{refused}");
        assert_eq!((one.ward_of(table).await, one.ward_of(TableId(99)).await), (Ok(Some(Ward(1))), Ok(None)));
        let told = one.pass_on(Ward(1), Value::from("press")).await;
        assert_eq!((told, two.passed_on().await), (PassedOn::TakenUp, Value::from("press")));
        two.drain().await;
        assert_eq!(one.pass_on(Ward(1), Value::from("press")).await, PassedOn::NotTakenUp);
        let two = house_on(&memory, 1);
        assert!(timeout(Duration::from_secs(60), two.passed_on()).await.is_err(), "what was taken back is gone");
        for house in [one, two] {
            house.drain().await;
        }
    }
}
