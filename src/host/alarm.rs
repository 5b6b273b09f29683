//! The alarm: tells tables when the time has come for what is due, and people each week what waits for them, and gives back
//! the time in which the house was down or its machine slept.
//!
//! Each table is told in its own right, a few at a time: one that falls over or cannot be written is told again, each time a
//! little later, and holds up no other. People are told apart from the tables: a chat that hangs holds up no clock.
//!
//! It waits for the clock of the surroundings, and looks at nothing before the next time something is due, unless something
//! comes sooner or the clock is set. A clock that has gone on by much more than the machine has was not watched meanwhile: the
//! machine slept. What a table refuses because it is not due, or not due any more, needs nothing further. While anybody's time
//! runs, it is noted now and then that the house is awake: what has passed since at the next start was nobody's to use.
//! Deliberately absent: what is due, and what follows from it.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use pergola_chat::Tables;
use pergola_table::{Command, Millis, TableId, TableRefusal, Who};
use tokio::{
    sync::{Notify, Semaphore},
    time::{Instant, sleep, sleep_until},
};
use tracing::{info, warn};

use super::{
    House,
    perseverance::{FIRST_WAIT, Waits},
};

/// How often it is noted that the house is awake.
const NOTED_EVERY: Duration = Duration::from_secs(60);
/// How much further the clock has gone than the machine when the machine slept.
const SLEPT: Duration = Duration::from_secs(30);
/// How much less the clock has gone on than the machine when it was set back.
const SET_BACK: Duration = Duration::from_secs(1);
/// How many tables are told at once.
const BELLS: usize = 8;
/// How long a table may be told in vain, or nobody look what is due, before the house is not well.
const LATE: Duration = Duration::from_secs(60);
/// How long it is not noted that the house is awake where a table is owed time and cannot be told so. Were it killed meanwhile,
/// that table gets its time back, and every other a little more than it is owed.
const OWED_FOR: Duration = Duration::from_secs(10 * 60);
/// The waits between tries to tell a table.
const RINGS: Waits = Waits { longest: Duration::from_secs(20), ..Waits::POSTS };
/// When people are told again who could not be told what waits for them.
const PEOPLE_AGAIN: Duration = Duration::from_secs(20);

/// What the alarm has under way.
pub(super) struct Alarm {
    bells: Semaphore,
    state: Mutex<State>,
    /// There is something to be done before the time it waits for.
    at_once: Notify,
}

struct State {
    /// When it was noted for the last time that the house is awake.
    noted: Option<Instant>,
    /// When it looked for the last time, and what the clock shows when it looks again: anything while it looks.
    looked: Instant,
    looks_at: Option<Millis>,
    /// What the clock showed when anybody looked at it for the last time.
    shown: Option<(Instant, Millis)>,
    /// The tables that are being told, each since when.
    ringing: BTreeMap<TableId, Instant>,
    /// The tables that are owed time and were not told so yet.
    owed: BTreeMap<TableId, Owed>,
}

/// Time that a table is owed.
#[derive(Clone, Copy)]
struct Owed {
    /// Since then, by the clock.
    since: Millis,
    /// When that was found out.
    found: Instant,
}

impl Default for Alarm {
    fn default() -> Alarm {
        let (ringing, owed, looked) = (BTreeMap::new(), BTreeMap::new(), Instant::now());
        Alarm {
            bells: Semaphore::new(BELLS),
            state: Mutex::new(State { noted: None, looked, looks_at: None, shown: None, ringing, owed }),
            at_once: Notify::new(),
        }
    }
}

impl Alarm {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table that has been told in vain for so long that something is wrong, and for how long; the first of them.
    pub(super) fn late(&self) -> Option<(TableId, Duration)> {
        let state = self.state();
        let ringing = state.ringing.iter().map(|(table, since)| (*table, since.elapsed()));
        ringing.filter(|(_, ringing)| *ringing >= LATE).max_by_key(|(_, ringing)| *ringing)
    }

    /// It looks when the clock shows this, or whenever something changes.
    fn looks_at(&self, at: Option<Millis>) {
        let mut state = self.state();
        (state.looked, state.looks_at) = (Instant::now(), at);
    }

    /// For how long nobody has looked what is due, though it was time to, if it is so long that something is wrong.
    pub(super) fn looks_away(&self, now: Millis) -> Option<Duration> {
        let state = self.state();
        let since = Duration::from_millis(now.saturating_sub(state.looks_at?));
        Some(since.min(state.looked.elapsed())).filter(|it| *it >= LATE)
    }

    /// Whether nobody told this table anything yet; somebody does from now on.
    fn begin(&self, table: TableId) -> bool {
        let mut state = self.state();
        let is_new = !state.ringing.contains_key(&table);
        state.ringing.entry(table).or_insert_with(Instant::now);
        is_new
    }

    /// These tables are owed the time since then.
    fn owe(&self, tables: &[TableId], since: Millis) {
        let (mut state, found) = (self.state(), Instant::now());
        for table in tables {
            let before = state.owed.get(table).map_or(since, |owed| owed.since);
            state.owed.insert(*table, Owed { since: since.min(before), found });
        }
        self.at_once.notify_one();
    }

    /// A table was told so.
    fn told(&self, table: TableId, command: &Command) {
        let mut state = self.state();
        if let Command::GiveBack { down_since } = command
            && state.owed.get(&table).is_some_and(|owed| owed.since == *down_since)
        {
            state.owed.remove(&table);
            if state.owed.is_empty() {
                // From now on it can be noted that the house is awake.
                self.at_once.notify_one();
            }
        }
    }
}

impl State {
    /// How long it is not noted yet that the house is awake, as somebody would lose time with a kill.
    fn owes_until(&self) -> Option<Instant> {
        let until = self.owed.values().map(|owed| owed.found + OWED_FOR).max()?;
        Some(until).filter(|until| *until > Instant::now())
    }
}

/// What became of telling a table.
enum Telling {
    Heard,
    /// There is nothing to be told now.
    Needless,
    InVain,
}

impl House {
    /// Gives the time back in which the house was down, and tells tables what is due until the house stops.
    pub(super) fn keep_time(&self, last_awake: Option<Millis>) {
        self.give_back(last_awake);
        let house = self.clone();
        self.inner.senders.spawn(async move {
            let watching = house.clone();
            house.persevere("clocks", None, move || watching.clone().tell_the_time()).await;
            // A stop is no reason for anybody to lose a minute.
            house.note_awake(Duration::ZERO).await;
        });
        let house = self.clone();
        self.inner.senders.spawn(async move {
            let telling = house.clone();
            house.persevere("weeks", None, move || telling.clone().tell_people()).await;
        });
    }

    /// Tells people, one after the other, what waits for them whenever their week is over.
    async fn tell_people(self) {
        let telling = async {
            loop {
                if let Some(asked) = self.tell_weekly().await {
                    sleep(PEOPLE_AGAIN.max(asked)).await;
                    continue;
                }
                let now = self.inner.surroundings.now();
                // Whoever is to be told still could not be.
                let again = now + PEOPLE_AGAIN.as_millis() as Millis;
                let next = self.inner.directory.next_week(now, |it| self.tells_of_weeks(it));
                let next = next.map(|at| if at <= now { again } else { at });
                tokio::select! {
                    biased;
                    () = self.inner.surroundings.until(next) => {}
                    () = self.inner.directory.news().people.notified() => {}
                }
            }
        };
        self.inner.stopping.run_until_cancelled(telling).await;
    }

    async fn tell_the_time(self) {
        let telling = async {
            loop {
                self.inner.alarm.looks_at(Some(0));
                let now = self.look_at_the_clock();
                let (due, next) = self.inner.directory.look_ahead(now);
                // What happens to the clock from now on is not missed.
                let turned = self.inner.surroundings.until(next);
                let owed: Vec<TableId> = self.inner.alarm.state().owed.keys().copied().collect();
                due.into_iter().chain(owed).for_each(|table| self.ring(table));
                let note = self.note_awake(NOTED_EVERY).await;
                self.inner.alarm.looks_at(next);
                tokio::select! {
                    biased;
                    () = turned => {}
                    () = self.inner.directory.news().sooner.notified() => {}
                    () = self.inner.alarm.at_once.notified() => {}
                    () = sleep_until(note.unwrap_or_else(Instant::now)), if note.is_some() => {}
                }
            }
        };
        self.inner.stopping.run_until_cancelled(telling).await;
    }

    /// Tells a table, as a task of its own, what it is owed and what is due, until nothing is; unless somebody is at it.
    fn ring(&self, table: TableId) {
        if self.inner.stopping.is_cancelled() || !self.inner.alarm.begin(table) {
            return;
        }
        let (house, telling) = (self.clone(), self.clone());
        self.inner.senders.spawn(async move {
            house.persevere("time", Some(table), move || telling.clone().tell_what_is_due(table)).await;
            house.inner.alarm.state().ringing.remove(&table);
            // What came due between the last look and the line above found the table busy.
            if house.to_be_told(table).is_some() {
                house.ring(table);
            }
        });
    }

    async fn tell_what_is_due(self, table: TableId) {
        let mut wait = FIRST_WAIT;
        while let Some(command) = self.to_be_told(table) {
            match self.tell(table, &command).await {
                Telling::Heard => {
                    wait = FIRST_WAIT;
                    // It is late only with what it does not hear.
                    self.inner.alarm.state().ringing.insert(table, Instant::now());
                }
                Telling::Needless if self.to_be_told(table).as_ref() != Some(&command) => {}
                Telling::Needless | Telling::InVain => {
                    if self.wait_for_next(&mut wait, &RINGS, &Notify::new()).await.is_stopping() {
                        return;
                    }
                }
            }
        }
    }

    /// What a table is to be told now: first what it is owed, so that nothing comes due that nobody could prevent. The machine
    /// may have slept since the table was told something else.
    fn to_be_told(&self, table: TableId) -> Option<Command> {
        let now = self.look_at_the_clock();
        let owed = self.inner.alarm.state().owed.get(&table).copied();
        if let Some(Owed { since, .. }) = owed {
            return Some(Command::GiveBack { down_since: since });
        }
        let due = self.inner.directory.table(table)?.due()?;
        (due.at <= now).then_some(Command::PassTime { number: due.number })
    }

    async fn tell(&self, table: TableId, command: &Command) -> Telling {
        let Ok(_bell) = self.inner.alarm.bells.acquire().await else { return Telling::InVain };
        if self.inner.stopping.is_cancelled() {
            return Telling::InVain;
        }
        let told = match self.command(table, &Who::House, command, None).await {
            Ok(_) => Telling::Heard,
            Err(TableRefusal::NotDue | TableRefusal::Ended | TableRefusal::NotStarted) => Telling::Needless,
            Err(why) => {
                warn!(%table, ?why, "a table was not told the time; it is told again");
                return Telling::InVain;
            }
        };
        self.inner.alarm.told(table, command);
        // What it is owed may be needless, and something due all the same.
        if matches!(command, Command::GiveBack { .. }) { Telling::Heard } else { told }
    }

    /// Gives the time back in which the house was down.
    fn give_back(&self, last_awake: Option<Millis>) {
        let tables = self.inner.directory.with_clocks();
        let last = |table: &TableId| self.inner.directory.table(*table).map(|it| it.last());
        // Where nothing was noted, such as in a store just restored, somebody was awake when the last entry was written.
        let Some(down_since) = last_awake.or(tables.iter().filter_map(last).max()) else { return };
        self.inner.alarm.owe(&tables, down_since);
    }

    /// What the clock shows. Where the machine has slept since the last look, everybody is owed that time from now on.
    fn look_at_the_clock(&self) -> Millis {
        let (looked, now) = (Instant::now(), self.inner.surroundings.now());
        let before = self.inner.alarm.state().shown.replace((looked, now));
        if let Some((before, at)) = before {
            let (awake, passed) = (looked - before, Duration::from_millis(now.saturating_sub(at)));
            self.give_back_sleep(passed.saturating_sub(awake), now);
            if now < at || awake.saturating_sub(passed) >= SET_BACK {
                self.wake_all_bots();
            }
        }
        now
    }

    /// Gives the time back in which the machine slept, if it did: the clock, which shows this, went on by so much without it.
    fn give_back_sleep(&self, slept: Duration, now: Millis) {
        if slept >= SLEPT {
            info!(seconds = slept.as_secs(), "the machine slept, or its clock was set ahead; nobody loses that time");
            self.inner.alarm.owe(&self.inner.directory.with_clocks(), now - slept.as_millis() as Millis);
        }
    }

    /// The clock was set back: tables that were left alone may not be so any more.
    fn wake_all_bots(&self) {
        self.inner.directory.all().iter().for_each(|table| self.wake_bots(table.id()));
    }

    /// Notes that the house is awake, unless that was noted just now or nobody's time runs; and not before every table that is
    /// owed time was told so, or could not be for long. When it is to be noted again, as far as that is known.
    async fn note_awake(&self, every: Duration) -> Option<Instant> {
        let now = Instant::now();
        {
            let mut state = self.inner.alarm.state();
            if !self.inner.directory.has_clocks() {
                return None;
            }
            if let Some(until) = state.owes_until() {
                return Some(until);
            }
            if let Some(next) = state.noted.map(|it| it + every).filter(|next| *next > now) {
                return Some(next);
            }
            state.noted = Some(now);
        }
        if let Err(why) = self.inner.store.note_awake(self.inner.surroundings.now()).await {
            warn!(%why, "it is not noted that the house is awake");
        }
        Some(now + every)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, atomic::Ordering};

    use pergola_chat::Act;
    use pergola_engine::Seat;
    use pergola_table::{Allowance, Person, Phase, TimeLimit, WhenOver, limits::LOBBY_MILLIS};

    use super::*;
    use crate::{
        Surroundings, Unwell,
        rehearsal::{Door, Memory, Stage, act, lobby},
    };

    const HOUR: Millis = 3_600_000;
    /// As long as a few tables take to hear what is due.
    const A_MOMENT: Duration = Duration::from_secs(5);

    fn phase(house: &House, table: TableId) -> Phase {
        house.inner.directory.table(table).expect("it is at hand").phase()
    }

    /// The time comes at which lobbies are closed.
    async fn a_week(stage: &Stage) {
        stage.go_on(LOBBY_MILLIS + 1);
        sleep(A_MOMENT).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_falls_over_stops_no_other_and_is_told_again() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        let (falls, stands) = (lobby(&house).await, lobby(&house).await);
        stage.falls_over.store(falls.0, Ordering::Relaxed);
        a_week(&stage).await;
        assert_eq!(phase(&house, falls), Phase::Lobby);
        assert!(matches!(phase(&house, stands), Phase::Closed(_)), "the other hears what is due");
        assert!(house.health().await.is_ok(), "not for a minute yet");
        sleep(LATE).await;
        let unwell = house.health().await;
        assert!(
            matches!(unwell, Err(Unwell::Late { table, for_so_long }) if table == falls && for_so_long >= LATE),
            "{unwell:?}"
        );
        stage.falls_over.store(0, Ordering::Relaxed);
        sleep(Duration::from_secs(300)).await;
        assert!(matches!(phase(&house, falls), Phase::Closed(_)), "it is told again");
        assert!(house.health().await.is_ok());
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn more_tables_than_bells_are_told_when_the_disk_writes_again() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        let mut tables = Vec::new();
        for _ in 0..2 * BELLS {
            tables.push(lobby(&house).await);
        }
        memory.is_full(true);
        a_week(&stage).await;
        memory.is_full(false);
        sleep(A_MOMENT).await;
        assert!(tables.iter().all(|table| matches!(phase(&house, *table), Phase::Closed(_))));
        house.drain().await;
    }

    /// Two people play, with four hours for each turn, and somebody's time runs.
    async fn with_a_clock(house: &House) -> (TableId, Seat) {
        with_time(house, TimeLimit { time: Allowance::Turn { millis: 4 * HOUR }, then: WhenOver::Ask }).await
    }

    /// Two people play with this limit, and somebody's time runs.
    async fn with_time(house: &House, limit: TimeLimit) -> (TableId, Seat) {
        let table = lobby(house).await;
        let who = Who::Person { person: Person::new("test:Ann", "Ann"), moderator: false };
        house.command(table, &who, &Command::SetTimeLimit(Some(limit)), None).await.expect("she opened it");
        for (name, wish) in [("Ben", "join"), ("Ann", "start")] {
            act(house, name, Act::Press { id: format!("1.{table}.{wish}") }).await;
        }
        sleep(Duration::from_secs(1)).await;
        let waits = house.inner.directory.table(table).expect("it is at hand").waits_for();
        (table, waits.iter().next().expect("somebody is to act"))
    }

    #[tokio::test(start_paused = true)]
    async fn a_machine_that_slept_gives_its_time_back_and_reminds_nobody_of_it() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        let (table, seat) = with_a_clock(&house).await;
        let now = || house.inner.directory.table(table).expect("it is at hand");
        let (until, posted) = (now().clock(seat).expect("it runs").until, door.tried().len());
        sleep(A_MOMENT).await;
        stage.go_on(10 * HOUR);
        sleep(A_MOMENT).await;
        assert!(!now().is_time_over(seat), "nobody could play meanwhile");
        assert_eq!(now().clock(seat).expect("it runs on").until, until + 10 * HOUR);
        assert_eq!(door.tried().len(), posted, "nobody is reminded of what passed in its sleep");
        // So much passes while the machine goes on.
        for _ in 0..5 * 360 {
            sleep(Duration::from_secs(10)).await;
        }
        assert!(now().is_time_over(seat), "what passes while somebody could play counts");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_cannot_be_given_its_time_back_keeps_no_other_waiting_and_gets_it_later() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let ((first, seat), (second, other)) = (with_a_clock(&house).await, with_a_clock(&house).await);
        let until = |house: &House, table, seat| {
            let table = house.inner.directory.table(table).expect("it is at hand");
            table.clock(seat).expect("it runs").until
        };
        let before = [until(&house, first, seat), until(&house, second, other)];
        house.drain().await;
        stage.go_on(10 * HOUR);
        stage.falls_over.store(first.0, Ordering::Relaxed);
        let house = memory.house(&stage);
        sleep(A_MOMENT).await;
        let now = [until(&house, first, seat), until(&house, second, other)];
        assert_eq!(now, [before[0], before[1] + 10 * HOUR]);
        stage.falls_over.store(0, Ordering::Relaxed);
        sleep(Duration::from_secs(300)).await;
        let given = until(&house, first, seat) - before[0] - 10 * HOUR;
        assert!(given < 300_000, "it gets {given} ms more, in which it could not be told, and nothing came due before");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_house_that_stops_before_a_table_was_given_its_time_back_owes_it_still_and_notes_no_more_for_ever() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let (table, seat) = with_a_clock(&house).await;
        let until =
            |house: &House| house.inner.directory.table(table).expect("it is at hand").clock(seat).expect("it runs").until;
        let before = until(&house);
        house.drain().await;
        stage.go_on(10 * HOUR);
        stage.falls_over.store(table.0, Ordering::Relaxed);
        let house = memory.house(&stage);
        sleep(A_MOMENT).await;
        house.drain().await;
        stage.falls_over.store(0, Ordering::Relaxed);
        let house = memory.house(&stage);
        sleep(A_MOMENT).await;
        let given = until(&house) - before;
        assert!((10 * HOUR..10 * HOUR + 60_000).contains(&given), "it gets {given} ms back");
        stage.falls_over.store(table.0, Ordering::Relaxed);
        stage.go_on(HOUR);
        sleep(A_MOMENT).await;
        let before = memory.writes();
        sleep(OWED_FOR - 2 * A_MOMENT).await;
        assert_eq!(memory.writes(), before, "a kill would take the hour from it");
        sleep(NOTED_EVERY * 5).await;
        assert!(memory.writes() > before, "and now takes it, so that no other gets ever more");
        stage.falls_over.store(0, Ordering::Relaxed);
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn bots_wait_where_nobody_is_there_unless_the_clock_is_set_back() {
        let stage = Arc::new(Stage::working(Duration::from_secs(100)));
        let house = Memory::default().house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let limit = TimeLimit { time: Allowance::Turn { millis: HOUR / 60 }, then: WhenOver::BotTakesSeat };
        let (table, _) = with_time(&house, limit).await;
        let now = || house.inner.directory.table(table).expect("it is at hand");
        while !now().people().is_empty() {
            sleep(Duration::from_secs(10)).await;
        }
        let plays = async || {
            let before = now().revision();
            sleep(Duration::from_secs(600)).await;
            now().revision() > before
        };
        assert!(plays().await, "bots play for both");
        stage.go_on(48 * HOUR);
        sleep(Duration::from_secs(600)).await;
        assert!(!plays().await && now().bot_to_act().is_some(), "nobody has been there for a day");
        stage.go_back(48 * HOUR);
        assert!(plays().await, "it was none");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_looks_at_anything_while_nothing_is_due() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let table = lobby(&house).await;
        sleep(A_MOMENT).await;
        let (waits, day) = (stage.waits(), Duration::from_millis(24 * HOUR));
        sleep(6 * day).await;
        assert_eq!(stage.waits(), waits, "a lobby is left for a week");
        let due = house.inner.directory.table(table).and_then(|it| it.due()).expect("it is closed at last");
        let ahead = due.at - stage.now();
        sleep(Duration::from_millis(ahead - 1)).await;
        assert_eq!((phase(&house, table), stage.waits()), (Phase::Lobby, waits));
        sleep(Duration::from_millis(2)).await;
        assert!(matches!(phase(&house, table), Phase::Closed(_)), "it is seen at its time");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn while_somebodys_time_runs_it_is_looked_at_once_a_minute_and_for_what_comes_sooner() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        lobby(&house).await;
        sleep(A_MOMENT).await;
        let (table, seat) = with_a_clock(&house).await;
        sleep(A_MOMENT).await;
        let waits = stage.waits();
        sleep(Duration::from_secs(3_600)).await;
        assert_eq!(stage.waits() - waits, 60, "it is noted that the house is awake");
        let until = house.inner.directory.table(table).and_then(|it| Some(it.clock(seat)?.until)).expect("it runs");
        sleep(Duration::from_millis(until - stage.now() - 1)).await;
        let is_over = || house.inner.directory.table(table).is_some_and(|it| it.is_time_over(seat));
        assert!(!is_over());
        sleep(Duration::from_millis(2)).await;
        assert!(is_over(), "it came due long before what was waited for");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_does_not_look_when_it_is_time_to_is_missed() {
        let alarm = Alarm::default();
        alarm.looks_at(Some(50_000));
        sleep(2 * LATE).await;
        assert_eq!([49_999, 109_999].map(|now| alarm.looks_away(now)), [None, None]);
        assert_eq!(alarm.looks_away(110_000), Some(LATE));
        alarm.looks_at(None);
        sleep(2 * LATE).await;
        assert_eq!(alarm.looks_away(Millis::MAX), None, "nothing is due");
        alarm.looks_at(Some(0));
        assert_eq!(alarm.looks_away(110_000), None, "it looks now");
        sleep(LATE).await;
        assert_eq!(alarm.looks_away(110_000), Some(LATE), "and comes to no end");
    }
}
