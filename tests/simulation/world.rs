//! The surroundings of a simulated house: one seed gives the luck, the time, the faults and the crashes of all its lives.
//!
//! Everything that reaches beyond the house's memory passes [`World::pass`], which takes its time and may be where the process
//! dies. From then on nothing passes any more: what still runs is forgotten with its memory, like a process that was
//! killed there. Time is tokio's paused time, shifted by what the machine's clock jumped and by how long the machine slept.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use pergola::{
    bots::Budget,
    engine::Chance,
    host::{Surroundings, Turning, Work},
    store::Share,
    table::{Millis, TableId},
};
use sha2::{Digest, Sha256};
use tokio::{
    sync::Notify,
    time::{Instant, sleep, timeout},
};

/// Playouts of a bot's decision.
const PLAYOUTS: u32 = 2;
/// When the first life begins: 2026-11-22.
const EPOCH: Millis = 1_795_305_600_000;
/// What a panic says that is part of the simulation.
pub(crate) const SIMULATED: &str = "a simulated panic";
/// A day.
pub(crate) const DAY: Millis = 24 * 60 * 60 * 1000;

/// How long a machine that sleeps does so at least, and how much longer at most.
const SLEPT: Millis = 31 * 1000;
const SLEPT_LONGER: Millis = DAY / 2;

/// The machine's clock went on, or back, and the machine did not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shift {
    /// When, as the clock showed it until then.
    pub(crate) at: Millis,
    pub(crate) by: i64,
    /// Whose house it was.
    pub(crate) of: Share,
}

/// What all lives of a run have in common.
pub(crate) struct World {
    inner: Mutex<Inner>,
    /// Whether what happens is printed.
    is_told: bool,
    /// Rings when the process dies.
    pub(crate) died: Notify,
    /// Rings when the machine's clock is set, or the machine has slept.
    moved: Arc<Notify>,
}

struct Inner {
    /// How many times rarer every fault is.
    mercy: u32,
    luck: Chance,
    /// How long the lives before this one took.
    lived: Duration,
    /// When this life began.
    born: Option<Instant>,
    /// How far the machine's clock is off.
    clock_off: i64,
    /// When somebody's habits changed, or the machine's clock jumped, for the last time.
    moved: Option<Duration>,
    /// What nobody has looked at yet of how the clock went on without the machine.
    shifts: Vec<Shift>,
    dead: bool,
    /// No faults any more: what is left is to come to its end.
    calm: bool,
    /// No faults for the moment: nobody lives.
    still: bool,
    /// Nobody kills the process in this life.
    spared: bool,
    counts: BTreeMap<String, u64>,
    trace: Sha256,
    /// What was wrong.
    faults: Vec<String>,
}

impl World {
    pub(crate) fn new(seed: u64, mercy: u32) -> Arc<World> {
        let inner = Inner {
            mercy,
            luck: Chance::silent(seed),
            lived: Duration::ZERO,
            born: None,
            clock_off: 0,
            moved: None,
            shifts: Vec::new(),
            dead: false,
            calm: false,
            still: false,
            spared: false,
            counts: BTreeMap::new(),
            trace: Sha256::new(),
            faults: Vec::new(),
        };
        let is_told = std::env::var_os("PERGOLA_SIMULATION_TRACE").is_some();
        Arc::new(World { inner: Mutex::new(inner), is_told, died: Notify::new(), moved: Arc::default() })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().expect("nobody panics with it")
    }

    /// A number below this one.
    pub(crate) fn below(&self, below: u32) -> u32 {
        self.inner().luck.below(below)
    }

    /// One time in so many.
    pub(crate) fn one_in(&self, many: u32) -> bool {
        self.below(many) == 0
    }

    /// A fault that happens one time in so many in the hardest run, and never while the world is calm; it is counted.
    pub(crate) fn strikes(&self, many: u32, fault: &str) -> bool {
        let strikes = {
            let mut inner = self.inner();
            let many = many * inner.mercy;
            !inner.calm && !inner.still && inner.luck.below(many) == 0
        };
        if strikes {
            self.count(fault);
        }
        strikes
    }

    /// One of several.
    pub(crate) fn one_of<'a, T>(&self, among: &'a [T]) -> &'a T {
        &among[self.below(among.len() as u32) as usize]
    }

    pub(crate) fn count(&self, what: &str) {
        let counts = &mut self.inner().counts;
        match counts.get_mut(what) {
            Some(count) => *count += 1,
            None => drop(counts.insert(what.to_owned(), 1)),
        }
    }

    pub(crate) fn counted(&self, what: &str) -> u64 {
        self.inner().counts.get(what).copied().unwrap_or(0)
    }

    pub(crate) fn counts(&self) -> BTreeMap<String, u64> {
        self.inner().counts.clone()
    }

    /// Notes what happened: two runs of a seed are the same when their notes are.
    pub(crate) fn note(&self, what: &str) {
        let at = self.now();
        let mut inner = self.inner();
        inner.trace.update(at.to_le_bytes());
        inner.trace.update(what.as_bytes());
        if self.is_told {
            println!("{at} {what}");
        }
    }

    pub(crate) fn trace(&self) -> String {
        let digest = self.inner().trace.clone().finalize();
        digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Says that something is not as it has to be.
    pub(crate) fn wrong(&self, what: String) {
        let at = self.now();
        self.inner().faults.push(format!("{at}: {what}"));
    }

    pub(crate) fn faults(&self) -> Vec<String> {
        self.inner().faults.clone()
    }

    pub(crate) fn is_dead(&self) -> bool {
        self.inner().dead
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.inner().calm
    }

    pub(crate) fn calm_down(&self) {
        let off = self.inner().clock_off;
        self.shift(-off);
        self.inner().calm = true;
    }

    /// Nobody lives now, and nothing strikes until somebody does.
    pub(crate) fn stand_still(&self) {
        let mut inner = self.inner();
        inner.still = true;
        inner.dead = false;
    }

    /// What strikes may strike again.
    pub(crate) fn go_on(&self) {
        self.inner().still = false;
    }

    /// Whether the process may be killed.
    pub(crate) fn kills(&self) -> bool {
        !self.inner().spared
    }

    /// Another life begins, in a runtime whose time stands at its beginning; some come to their end by themselves.
    pub(crate) fn be_born(&self) {
        let spared = self.one_in(25);
        let mut inner = self.inner();
        inner.spared = spared;
        inner.dead = false;
        inner.still = false;
        inner.born = Some(Instant::now());
    }

    /// This life is over, and some time passes until the next.
    pub(crate) fn end_life(&self) {
        let pause = Duration::from_millis(u64::from(self.below(10 * 60 * 1000)));
        let at = self.now();
        let mut inner = self.inner();
        let born = inner.born.take().expect("a life has begun");
        inner.lived += born.elapsed() + pause;
        inner.shifts.push(Shift { at, by: pause.as_millis() as i64, of: Share::WHOLE });
    }

    /// For so long nobody in the house of this share was awake, though the world went on.
    pub(crate) fn nobody_was_there(&self, by: Duration, of: Share) {
        let at = self.now();
        self.inner().shifts.push(Shift { at, by: by.as_millis() as i64, of });
    }

    /// Kills the process: nothing reaches the world from now on.
    pub(crate) fn die(&self, at: &str) {
        self.note(&format!("dies at {at}"));
        self.inner().dead = true;
        self.died.notify_one();
    }

    /// The machine's clock jumps by up to a day either way.
    pub(crate) fn jump(&self) {
        let by = i64::from(self.below(2 * DAY as u32)) - DAY as i64;
        self.count(if by < 0 { "clock set back" } else { "clock set ahead" });
        self.shift(by);
        self.moves();
    }

    /// The machine sleeps: its clock goes on, and nothing else.
    fn sleep_deeply(&self) {
        let slept = SLEPT + Millis::from(self.below(SLEPT_LONGER as u32));
        self.note(&format!("sleeps for {slept}"));
        self.shift(slept as i64);
        self.moves();
    }

    fn shift(&self, by: i64) {
        let at = self.now();
        let mut inner = self.inner();
        inner.clock_off += by;
        inner.shifts.push(Shift { at, by, of: Share::WHOLE });
        self.moved.notify_waiters();
    }

    /// How the clock went on without the machine since somebody asked for it last; also while there was no process.
    pub(crate) fn shifts(&self) -> Vec<Shift> {
        std::mem::take(&mut self.inner().shifts)
    }

    /// What anybody was told of somebody's time may be out of date from now on.
    pub(crate) fn moves(&self) {
        let now = self.elapsed();
        self.inner().moved = Some(now);
    }

    /// Whether that was so just now.
    pub(crate) fn was_moved_lately(&self) -> bool {
        let now = self.elapsed();
        self.inner().moved.is_some_and(|at| now - at < Duration::from_secs(10 * 60))
    }

    /// Something of the house reaches the world here: it takes a moment, and may be the last thing it does.
    pub(crate) async fn pass(&self, point: &str) {
        self.pass_within(point, 200).await;
    }

    /// The same, taking up to so many milliseconds.
    pub(crate) async fn pass_within(&self, point: &str, millis: u32) {
        self.pass_where(point, millis, 300).await;
    }

    /// The same, where one time in so many is the last.
    pub(crate) async fn pass_where(&self, point: &str, millis: u32, killed: u32) {
        if self.is_dead() {
            std::future::pending::<()>().await;
        }
        let moment = self.below(millis.max(1));
        if self.kills() && self.strikes(killed, &format!("killed {point}")) {
            self.die(point);
        }
        if self.strikes(5_000, "machine that slept") {
            self.sleep_deeply();
        }
        sleep(Duration::from_millis(moment.into())).await;
        if self.is_dead() {
            std::future::pending::<()>().await;
        }
    }

    /// Whatever asks for this falls over, at times.
    pub(crate) fn may_fall_over(&self, many: u32, what: &str) {
        if !self.is_dead() && self.strikes(many, what) {
            panic!("{SIMULATED}");
        }
    }
}

/// The world as the house sees it.
pub(crate) struct Around(pub(crate) Arc<World>);

impl Surroundings for Around {
    fn now(&self) -> Millis {
        self.0.now()
    }

    fn until(&self, at: Option<Millis>) -> Turning {
        let (now, moved) = (self.now(), self.0.moved.clone().notified_owned());
        Box::pin(async move {
            match at {
                Some(at) => drop(timeout(Duration::from_millis(at.saturating_sub(now)), moved).await),
                None => moved.await,
            }
        })
    }

    fn entropy(&self) -> u64 {
        u64::from(self.0.below(u32::MAX)) << 32 | u64::from(self.0.below(u32::MAX))
    }

    fn workers(&self) -> NonZeroUsize {
        NonZeroUsize::MIN.saturating_add(1)
    }

    fn budget(&self) -> Budget {
        Budget::of(PLAYOUTS)
    }

    fn work(&self, work: Work) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let world = self.0.clone();
        Box::pin(async move {
            world.pass_where("while it worked", 2_000, 60).await;
            if world.strikes(60, "work that panicked") {
                return;
            }
            world.may_fall_over(150, "worker that fell over");
            work();
        })
    }

    fn about_to_decide(&self, _table: TableId) {
        self.0.may_fall_over(300, "decision that fell over");
    }
}

impl World {
    /// How long the world has gone on, whatever the machine's clock shows.
    pub(crate) fn elapsed(&self) -> Duration {
        let inner = self.inner();
        inner.lived + inner.born.map_or(Duration::ZERO, |born| born.elapsed())
    }

    /// What the machine's clock shows.
    pub(crate) fn now(&self) -> Millis {
        let clock_off = self.inner().clock_off;
        (EPOCH + self.elapsed().as_millis() as Millis).saturating_add_signed(clock_off)
    }
}
