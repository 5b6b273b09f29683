//! The lives of a house: one process after the other, each opened on what the one before has left on the disk.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use pergola::{
    engine::{Catalogue, Unreadable},
    games::GAMES,
    host::House,
    store::{Contents, Log, Memory as Held, Share, Store, StoreError, StoreWork, Wards},
    table::{Guests, Table, TableId},
};
use serde_json::Value;
use tokio::{runtime::Builder, time::sleep};

use super::{
    Scale,
    channels::Channels,
    folder::Folder,
    houses::Houses,
    hush,
    memory::Memory,
    mishaps::Backup,
    people::{Company, Player},
    process::Process,
    remote::Remote,
    watch::Watch,
    world::{Around, World},
};

/// A life that is not killed ends after so long by itself.
const LONGEST_LIFE: Duration = Duration::from_secs(20 * 60 * 60);
/// How many houses play at a time, where several do: two have a server each, and one waits for one.
const HOUSES: u32 = 3;
/// How long the last life has to bring everything to its end.
const REST: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// What became of a run.
pub(crate) struct Report {
    pub(crate) trace: String,
    pub(crate) faults: Vec<String>,
    pub(crate) counts: BTreeMap<String, u64>,
}

/// What the rows stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    InMemory,
    /// In sled's files, which are slower, and whose bytes are not the same each time.
    OnSled,
    /// On nothing: what keeps the tables is a log in memory, somewhere else.
    Remote,
    /// The same log, on which three houses play, each the servers of its ward.
    Among,
}

/// What there is besides the process of the house.
pub(crate) struct Outside {
    pub(crate) world: Arc<World>,
    pub(crate) watch: Arc<Watch>,
    pub(crate) disk: Memory,
    /// Sled's files, where the rows stand on them.
    pub(crate) folder: Option<Folder>,
    /// The log, where there are no rows.
    pub(crate) remote: Option<Held>,
    /// How many houses play there.
    wards: Wards,
    pub(crate) channels: Channels,
    players: Arc<Vec<Player>>,
    games: Arc<Catalogue>,
    scale: Scale,
    /// The newest backup.
    pub(crate) backup: RefCell<Option<Backup>>,
    /// The tables that were damaged and have to be set aside.
    pub(crate) damaged: RefCell<BTreeSet<TableId>>,
    /// The tables of which a start of a turn was damaged since the last start.
    pub(crate) without_turn: RefCell<BTreeSet<TableId>>,
}

/// Lets one run pass, all of it from one seed.
pub(crate) fn run(seed: u64, scale: Scale, standing: Standing) -> Report {
    hush();
    let world = World::new(seed, scale.mercy);
    let games = Arc::new(GAMES.clone());
    let watch = Arc::new(Watch::new(&world, &games, scale.replayed_every));
    let disk = Memory::new(&world, &watch);
    let outside = Outside {
        folder: (standing == Standing::OnSled).then(|| Folder::new(&world, &disk)),
        remote: matches!(standing, Standing::Remote | Standing::Among).then(Held::default),
        wards: if standing == Standing::Among { Wards::new(HOUSES).expect("there can be so many") } else { Wards::ONE },
        disk,
        channels: Channels::new(&world, &watch),
        players: Arc::new((0..scale.people).map(Player::new).collect()),
        world: world.clone(),
        watch,
        games,
        scale,
        backup: RefCell::default(),
        damaged: RefCell::default(),
        without_turn: RefCell::default(),
    };
    while !outside.has_enough() && world.faults().is_empty() {
        outside.live();
        outside.befall();
    }
    if world.faults().is_empty() {
        world.calm_down();
        outside.live();
        outside.watch.check_at_rest(&outside.disk);
    }
    outside.watch.count_games();
    Report { trace: world.trace(), faults: world.faults(), counts: world.counts() }
}

impl Outside {
    fn has_enough(&self) -> bool {
        let days = self.world.elapsed().as_secs() / (24 * 60 * 60);
        self.world.counted("presses") >= self.scale.presses || days >= self.scale.days
    }

    /// One process of the house, from its start until it dies or is stopped.
    fn live(&self) {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime");
        runtime.block_on(async {
            self.world.be_born();
            self.world.count("lives");
            tokio::select! {
                biased;
                () = self.world.died.notified() => {}
                () = self.open_and_run() => {}
            }
        });
        {
            let _inside = runtime.enter();
            self.world.end_life();
        }
        if let Some(folder) = self.folder.as_ref().filter(|_| self.world.is_dead()) {
            folder.keep_as_it_is();
        }
        drop(runtime);
        if self.world.is_dead() {
            self.world.count("crashes");
            match &self.folder {
                Some(folder) => folder.take_kept(),
                None => self.disk.lose_power(),
            }
        }
    }

    async fn open_and_run(&self) {
        let (mut houses, mut processes) = (Vec::new(), Vec::new());
        for ward in self.wards.all() {
            let process = Process::awake();
            let Some((house, work)) = self.open(&process, Share { ward, of: self.wards }) else { return };
            if let Some(work) = work {
                let world = self.world.clone();
                tokio::spawn(work.run(move || {
                    let world = world.clone();
                    async move { world.pass_within("before a sync", 30).await }
                }));
            }
            house.attach(Arc::new(self.channels.reached_by(&process)));
            houses.push(house);
            processes.push(process);
        }
        let houses = Arc::new(Houses::new(houses));
        if self.world.is_calm() {
            sleep(REST).await;
            self.world.note("comes to rest");
        } else {
            self.people(&houses);
            self.until_tired(&houses, processes).await;
            self.world.count("stopped");
        }
        for house in houses.all() {
            house.drain().await;
        }
    }

    /// The process falls asleep, another one that stood by takes its place, and it wakes up some time later: what it was about
    /// to do then it must not do any more.
    async fn take_over(&self, houses: &Houses, (ward, asleep): (usize, &mut Process)) {
        let share = houses.all()[ward].share();
        let (before, slept) = (asleep.clone(), Duration::from_secs(self.world.below(60).into()));
        before.fall_asleep();
        self.world.note("falls asleep");
        sleep(slept).await;
        before.lose_its_place();
        self.world.nobody_was_there(slept, share);
        *asleep = Process::awake();
        let Some((house, _)) = self.open(asleep, share) else { return };
        house.attach(Arc::new(self.channels.reached_by(asleep)));
        let replaced = houses.replace(ward, house);
        let (world, longer) = (self.world.clone(), Duration::from_secs(self.world.below(120).into()));
        tokio::spawn(async move {
            sleep(longer).await;
            before.wake();
            world.note("wakes up in vain");
            replaced.drain().await;
        });
    }

    /// Judges a checkpoint as the house does.
    pub(crate) fn load(&self) -> impl Fn(Value, &Guests) -> Result<Table, Unreadable> + '_ {
        |checkpoint, people| Table::load(&self.games, checkpoint, people)
    }

    fn open(&self, process: &Process, share: Share) -> Option<(House, Option<StoreWork>)> {
        if let Some(held) = &self.remote {
            let (log, found) = held.open_share(share, "memory", self.load());
            let log: Arc<dyn Log> = Arc::new(Remote::new(log, (&self.world, process.clone()), &self.disk));
            return Some((self.begin(log, found), None));
        }
        let ground = match &self.folder {
            Some(folder) => folder.ground(),
            None => Ok(Box::new(self.disk.clone()) as _),
        };
        match ground.and_then(|ground| Store::on(ground, self.load())) {
            Ok((store, found, work)) => Some((self.begin(store.into(), found), Some(work))),
            Err(StoreError::Disk(_)) => {
                self.world.count("start that failed");
                None
            }
            Err(why) => {
                self.world.wrong(format!("the store does not open: {why}"));
                None
            }
        }
    }

    /// A house on what was found.
    fn begin(&self, log: Arc<dyn Log>, found: Contents<Table>) -> House {
        self.check_what_is_set_aside(&found);
        self.watch.look(&self.disk);
        self.watch.check_after_start(&self.disk);
        House::on((log, found), Arc::new(Around(self.world.clone())), &self.games)
    }

    /// What is damaged is set aside, and nothing else.
    fn check_what_is_set_aside(&self, found: &Contents<Table>) {
        let damaged = self.damaged.borrow();
        for broken in &found.broken {
            if damaged.contains(&broken.table) {
                self.watch.sets_aside(broken.table, broken.place.is_some());
            } else {
                self.world.wrong(format!("table {} cannot be read: {}", broken.table, broken.why));
            }
        }
        for table in damaged.iter().filter(|table| found.broken.iter().all(|broken| broken.table != **table)) {
            self.world.wrong(format!("table {table} is damaged, and the start says nothing of it"));
        }
        for table in self.without_turn.take() {
            if found.tables.iter().any(|it| it.id == table && it.lost_turns.is_none()) {
                self.world.wrong(format!("table {table} lacks the start of a turn, and the start says nothing of it"));
            }
        }
    }

    fn people(&self, houses: &Arc<Houses>) {
        for number in 0..self.players.len() {
            let company = Company {
                world: self.world.clone(),
                watch: self.watch.clone(),
                channels: self.channels.clone(),
                players: self.players.clone(),
                houses: houses.clone(),
                scale: self.scale,
            };
            tokio::spawn(company.live(number));
        }
    }

    /// Until there were enough presses, something is wrong, or it is time to stop for a while.
    async fn until_tired(&self, houses: &Houses, mut processes: Vec<Process>) {
        let begun = tokio::time::Instant::now();
        while !self.has_enough() && begun.elapsed() < LONGEST_LIFE && self.world.faults().is_empty() {
            sleep(Duration::from_secs(60)).await;
            if self.world.one_in(10) {
                self.watch.check_running(&self.disk);
            }
            if self.world.strikes(2_000, "clock that jumped") {
                self.world.jump();
            }
            if self.remote.is_some() && self.world.strikes(40, "process that slept while another took its place") {
                let ward = if processes.len() == 1 { 0 } else { self.world.below(HOUSES) as usize };
                self.take_over(houses, (ward, &mut processes[ward])).await;
            }
        }
    }
}
