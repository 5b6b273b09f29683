//! The alarm: tells tables when the time has come for what is due, and people each week what waits for them, and gives back
//! the time in which the house was down or its machine slept.
//!
//! Each table is told in its own right, a few at a time: one that falls over or cannot be written is told again, each time a
//! little later, and holds up no other. People are told apart from the tables: a chat that hangs holds up no clock.
//!
//! It goes by the clock of the surroundings, which may jump, so that it looks again and again instead of sleeping until a
//! moment. A clock that has gone on by much more than the machine has was not watched meanwhile: the machine slept. What a
//! table refuses because it is not due, or not due any more, needs nothing further. While anybody's time runs, it is noted
//! now and then that the house is awake: what has passed since at the next start was nobody's to use. Deliberately absent:
//! what is due, and what follows from it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use pergola_chat::Tables;
use pergola_table::{Command, Millis, TableId, TableRefusal, Who};
use tokio::{
    sync::{Notify, Semaphore},
    time::{Instant, sleep},
};
use tracing::{info, warn};

use super::{
    House,
    perseverance::{FIRST_WAIT, Waits},
};

/// How long it looks away at most: the clock may have jumped meanwhile.
const LONGEST_LOOK_AWAY: Duration = Duration::from_secs(20);
/// How long it looks away at least.
const SHORTEST_LOOK_AWAY: Duration = Duration::from_millis(500);
/// How often it is noted that the house is awake.
const NOTED_EVERY: Duration = Duration::from_secs(60);
/// How much further the clock has gone than the machine when the machine slept.
const SLEPT: Duration = Duration::from_secs(30);
/// How many tables are told at once.
const BELLS: usize = 8;
/// How long a table may be told in vain, or nobody look, before the house is not well.
const LATE: Duration = Duration::from_secs(60);
/// The waits between tries to tell a table.
const RINGS: Waits = Waits { longest: LONGEST_LOOK_AWAY, ..Waits::POSTS };

/// What the alarm has under way.
pub(super) struct Alarm {
    bells: Semaphore,
    state: Mutex<State>,
}

struct State {
    /// When it was noted for the last time that the house is awake.
    noted: Option<Instant>,
    /// When it looked for the last time.
    looked: Instant,
    /// What the clock showed when anybody looked at it for the last time.
    shown: Option<(Instant, Millis)>,
    /// The tables that are being told, each since when.
    ringing: BTreeMap<TableId, Instant>,
    /// The tables that are owed the time since a moment.
    owed: BTreeMap<TableId, Millis>,
    /// Those of them that were not told yet, not even in vain.
    untried: BTreeSet<TableId>,
}

impl Default for Alarm {
    fn default() -> Alarm {
        let (ringing, owed, untried) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
        Alarm {
            bells: Semaphore::new(BELLS),
            state: Mutex::new(State { noted: None, looked: Instant::now(), shown: None, ringing, owed, untried }),
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

    /// For how long nobody has looked at the time, if it is so long that something is wrong.
    pub(super) fn looks_away(&self) -> Option<Duration> {
        Some(self.state().looked.elapsed()).filter(|it| *it >= LATE)
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
        let mut state = self.state();
        for table in tables {
            let owed = state.owed.entry(*table).or_insert(since);
            *owed = since.min(*owed);
            state.untried.insert(*table);
        }
    }

    /// A table was told so, or in vain.
    fn told(&self, table: TableId, command: &Command, heard: bool) {
        let mut state = self.state();
        state.untried.remove(&table);
        if let Command::GiveBack { down_since } = command
            && heard
            && state.owed.get(&table) == Some(down_since)
        {
            state.owed.remove(&table);
        }
    }
}

/// What became of telling a table.
enum Told {
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
                let asked = self.tell_weekly().await;
                sleep(LONGEST_LOOK_AWAY.max(asked.unwrap_or_default())).await;
            }
        };
        self.inner.stopping.run_until_cancelled(telling).await;
    }

    async fn tell_the_time(self) {
        let telling = async {
            loop {
                self.inner.alarm.state().looked = Instant::now();
                let now = self.look_at_the_clock();
                let (due, next) = self.inner.directory.due(now);
                let owed: Vec<TableId> = self.inner.alarm.state().owed.keys().copied().collect();
                due.into_iter().chain(owed).for_each(|table| self.ring(table));
                self.note_awake(NOTED_EVERY).await;
                let ahead = next.map(|at| Duration::from_millis(at.saturating_sub(self.inner.surroundings.now())));
                sleep(ahead.unwrap_or(LONGEST_LOOK_AWAY).clamp(SHORTEST_LOOK_AWAY, LONGEST_LOOK_AWAY)).await;
            }
        };
        self.inner.stopping.run_until_cancelled(telling).await;
    }

    /// Tells a table, as a task of its own, what it is owed and what is due, until nothing is; unless somebody is at it.
    fn ring(&self, table: TableId) {
        if !self.inner.alarm.begin(table) {
            return;
        }
        let (house, telling) = (self.clone(), self.clone());
        self.inner.senders.spawn(async move {
            house.persevere("time", Some(table), move || telling.clone().tell_what_is_due(table)).await;
            house.inner.alarm.state().ringing.remove(&table);
        });
    }

    async fn tell_what_is_due(self, table: TableId) {
        let mut wait = FIRST_WAIT;
        while let Some(command) = self.to_be_told(table) {
            match self.tell(table, &command).await {
                Told::Heard => {
                    wait = FIRST_WAIT;
                    // It is late only with what it does not hear.
                    self.inner.alarm.state().ringing.insert(table, Instant::now());
                }
                Told::Needless => return,
                Told::InVain => {
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
        if let Some(down_since) = owed {
            return Some(Command::GiveBack { down_since });
        }
        let due = self.inner.directory.table(table)?.due()?;
        (due.at <= now).then_some(Command::PassTime { number: due.number })
    }

    async fn tell(&self, table: TableId, command: &Command) -> Told {
        let Ok(_bell) = self.inner.alarm.bells.acquire().await else { return Told::InVain };
        if self.inner.stopping.is_cancelled() {
            return Told::InVain;
        }
        // Also one that falls over was tried.
        self.inner.alarm.told(table, command, false);
        let told = match self.command(table, &Who::House, command, None).await {
            Ok(_) => Told::Heard,
            Err(TableRefusal::NotDue | TableRefusal::Ended | TableRefusal::NotStarted) => Told::Needless,
            Err(why) => {
                warn!(%table, ?why, "a table was not told the time; it is told again");
                return Told::InVain;
            }
        };
        self.inner.alarm.told(table, command, true);
        // What it is owed may be needless, and something due all the same.
        if matches!(command, Command::GiveBack { .. }) { Told::Heard } else { told }
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
        if let Some((awake, at)) = before {
            self.give_back_sleep(looked - awake, at, now);
            if now < at {
                self.wake_all_bots();
            }
        }
        now
    }

    /// Gives the time back in which the machine slept, if it did: it went on by `awake`, and the clock from `before` to `now`.
    fn give_back_sleep(&self, awake: Duration, before: Millis, now: Millis) {
        let passed = Duration::from_millis(now.saturating_sub(before));
        let Some(slept) = passed.checked_sub(awake).filter(|it| *it >= SLEPT) else { return };
        info!(seconds = slept.as_secs(), "the machine slept, or its clock was set ahead; nobody loses that time");
        self.inner.alarm.owe(&self.inner.directory.with_clocks(), before);
    }

    /// The clock was set back: tables that were left alone may not be so any more.
    fn wake_all_bots(&self) {
        self.inner.directory.all().iter().for_each(|table| self.wake_bots(table.id()));
    }

    /// Notes that the house is awake, unless that was noted just now or nobody's time runs; and not before every table that is
    /// owed time was told so, or could not be.
    async fn note_awake(&self, every: Duration) {
        let now = Instant::now();
        {
            let mut state = self.inner.alarm.state();
            if state.noted.is_some_and(|it| now - it < every)
                || !state.untried.is_empty()
                || self.inner.directory.with_clocks().is_empty()
            {
                return;
            }
            state.noted = Some(now);
        }
        if let Err(why) = self.inner.store.note_awake(self.inner.surroundings.now()).await {
            warn!(%why, "it is not noted that the house is awake");
        }
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
        Unwell,
        rehearsal::{Door, Memory, Stage, act, lobby},
    };

    const HOUR: Millis = 3_600_000;

    fn phase(house: &House, table: TableId) -> Phase {
        house.inner.directory.table(table).expect("it is at hand").phase()
    }

    /// The time comes at which lobbies are closed.
    async fn a_week(stage: &Stage) {
        stage.ahead.fetch_add(LOBBY_MILLIS + 1, Ordering::Relaxed);
        sleep(2 * LONGEST_LOOK_AWAY).await;
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
        sleep(2 * LONGEST_LOOK_AWAY).await;
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
        sleep(2 * LONGEST_LOOK_AWAY).await;
        stage.ahead.fetch_add(10 * HOUR, Ordering::Relaxed);
        sleep(2 * LONGEST_LOOK_AWAY).await;
        assert!(!now().is_time_over(seat), "nobody could play meanwhile");
        assert_eq!(now().clock(seat).expect("it runs on").until, until + 10 * HOUR);
        assert_eq!(door.tried().len(), posted, "nobody is reminded of what passed in its sleep");
        // So much passes while the machine goes on.
        for _ in 0..5 * 360 {
            stage.ahead.fetch_add(HOUR / 360, Ordering::Relaxed);
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
        stage.ahead.fetch_add(10 * HOUR, Ordering::Relaxed);
        stage.falls_over.store(first.0, Ordering::Relaxed);
        let house = memory.house(&stage);
        sleep(2 * LONGEST_LOOK_AWAY).await;
        let now = [until(&house, first, seat), until(&house, second, other)];
        assert_eq!(now, [before[0], before[1] + 10 * HOUR]);
        stage.falls_over.store(0, Ordering::Relaxed);
        sleep(Duration::from_secs(300)).await;
        assert_eq!(until(&house, first, seat), before[0] + 10 * HOUR, "and nothing came due before");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn bots_wait_where_nobody_is_there_unless_the_clock_is_set_back() {
        let stage = Arc::new(Stage { work: Duration::from_secs(100), ..Stage::default() });
        let house = Memory::default().house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let limit = TimeLimit { time: Allowance::Turn { millis: HOUR / 60 }, then: WhenOver::BotTakesSeat };
        let (table, _) = with_time(&house, limit).await;
        let now = || house.inner.directory.table(table).expect("it is at hand");
        while !now().people().is_empty() {
            stage.ahead.fetch_add(HOUR / 360, Ordering::Relaxed);
            sleep(Duration::from_secs(10)).await;
        }
        let plays = async || {
            let before = now().revision();
            sleep(Duration::from_secs(600)).await;
            now().revision() > before
        };
        assert!(plays().await, "bots play for both");
        stage.ahead.fetch_add(48 * HOUR, Ordering::Relaxed);
        sleep(Duration::from_secs(600)).await;
        assert!(!plays().await && now().bot_to_act().is_some(), "nobody has been there for a day");
        stage.ahead.fetch_sub(48 * HOUR, Ordering::Relaxed);
        assert!(plays().await, "it was none");
        house.drain().await;
    }
}
