//! What the house of these tests lives in: luck from one seed, a clock that rises whenever somebody looks at it, work that is
//! done at once, a chat that keeps what is posted in it, and ears for what the house complains of.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    num::NonZeroUsize,
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use pergola::{
    bots::Budget,
    chat::Card,
    host::{Courier, Post, PostError, Posted, Posting, Surroundings, Whispered, Whispering, Work},
    table::{Millis, PersonId, PlaceId, TableId},
};
use tokio::time::{Duration, sleep};
use tracing::{Dispatch, Level};

/// Luck and time.
pub(crate) struct Stage {
    luck: Mutex<u64>,
    clock: AtomicU64,
    stands_still: AtomicBool,
    /// Whether work that is begun waits.
    holds_work: Arc<AtomicBool>,
}

impl Stage {
    /// A stage in its first second, with the luck of this seed.
    pub(crate) fn new(seed: u64) -> Arc<Stage> {
        Arc::new(Stage {
            luck: Mutex::new(seed),
            clock: AtomicU64::new(1_000),
            stands_still: AtomicBool::default(),
            holds_work: Arc::default(),
        })
    }
}

impl Stage {
    /// Lets so much time pass.
    pub(crate) fn pass(&self, millis: Millis) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
    }

    /// From now on it is no later at a look, or it is: whoever lets much time pass looks often.
    pub(crate) fn stand_still(&self, stands: bool) {
        self.stands_still.store(stands, Ordering::Relaxed);
    }

    /// From now on work waits, such as the thoughts of bots, or is done.
    pub(crate) fn hold_work(&self, holds: bool) {
        self.holds_work.store(holds, Ordering::Relaxed);
    }
}

/// Playouts of a bot's decision.
const PLAYOUTS: u32 = 2;
/// How much later it is at every look, in milliseconds: people press no faster than they may.
const BETWEEN: Millis = 500;

impl Surroundings for Stage {
    fn now(&self) -> Millis {
        let between = if self.stands_still.load(Ordering::Relaxed) { 0 } else { BETWEEN };
        self.clock.fetch_add(between, Ordering::Relaxed)
    }

    fn entropy(&self) -> u64 {
        let mut luck = self.luck.lock().expect("nobody panics with it");
        *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *luck
    }

    fn workers(&self) -> NonZeroUsize {
        NonZeroUsize::MIN
    }

    fn budget(&self) -> Budget {
        Budget::of(PLAYOUTS)
    }

    fn work(&self, work: Work) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let holds = Arc::clone(&self.holds_work);
        Box::pin(async move {
            while holds.load(Ordering::Relaxed) {
                sleep(Duration::from_secs(1)).await;
            }
            work();
        })
    }
}

/// A chat that reaches everywhere.
#[derive(Default)]
pub(crate) struct Chat {
    posted: Mutex<Vec<Card>>,
    /// The channels in which the cards of some tables are posted, wherever they are meant for.
    channels: Mutex<BTreeMap<TableId, String>>,
    whispered: Mutex<Vec<Whispered>>,
    /// Who takes no private messages.
    closed: Mutex<BTreeSet<PersonId>>,
    /// Whether nobody ever hears what became of a private message.
    hangs: AtomicBool,
    /// The channels in which nothing may be posted.
    gone: Mutex<BTreeSet<String>>,
}

impl Chat {
    /// The cards of a table are posted in this channel from now on.
    pub(crate) fn posts_in(&self, table: TableId, channel: &str) {
        self.channels.lock().expect("nobody panics with it").insert(table, channel.to_owned());
    }

    /// This person takes no private messages from now on.
    pub(crate) fn close_to(&self, person: PersonId) {
        self.closed.lock().expect("nobody panics with it").insert(person);
    }

    /// From now on nothing may be posted in this channel, or everything.
    pub(crate) fn refuses(&self, channel: &str, refuses: bool) {
        let mut gone = self.gone.lock().expect("nobody panics with it");
        let _is_other = if refuses { gone.insert(channel.to_owned()) } else { gone.remove(channel) };
    }

    /// From now on nobody ever hears what became of a private message.
    pub(crate) fn hang(&self) {
        self.hangs.store(true, Ordering::Relaxed);
    }

    /// What was whispered since somebody last asked, oldest first.
    pub(crate) fn whispers(&self) -> Vec<Whispered> {
        std::mem::take(&mut *self.whispered.lock().expect("nobody panics with it"))
    }

    /// What was posted since somebody last asked, oldest first.
    pub(crate) fn news(&self) -> Vec<Card> {
        std::mem::take(&mut *self.posted.lock().expect("nobody panics with it"))
    }

    async fn carry(&self, post: Post) -> Result<Posted, PostError> {
        if self.gone.lock().expect("nobody panics with it").contains(&post.place.channel) {
            return Err(PostError::Refused("the channel is gone".to_owned()));
        }
        let channel = self.channels.lock().expect("nobody panics with it").get(&post.notice.table).cloned();
        self.posted.lock().expect("nobody panics with it").push(post.card);
        let other = channel.filter(|channel| *channel != post.place.channel);
        Ok(other.map_or(Posted::There, |channel| Posted::Elsewhere(PlaceId { channel, ..post.place })))
    }
}

impl Courier for Chat {
    fn carries(&self, _: &PlaceId) -> bool {
        true
    }

    fn post(&self, post: Post) -> Posting<'_> {
        Box::pin(self.carry(post))
    }

    fn knows(&self, person: &PersonId) -> bool {
        person.0.starts_with("test:")
    }

    fn whisper(&self, whisper: Whispered) -> Whispering<'_> {
        let is_closed = self.closed.lock().expect("nobody panics with it").contains(&whisper.to);
        let heard = !is_closed;
        if heard {
            self.whispered.lock().expect("nobody panics with it").push(whisper);
        }
        if self.hangs.load(Ordering::Relaxed) {
            return Box::pin(std::future::pending());
        }
        Box::pin(std::future::ready(heard.then_some(()).ok_or(PostError::Refused("takes no private messages".to_owned()))))
    }
}

/// Hears what the house warns of: what falls over in it is answered politely, and must not pass for well.
pub(crate) struct Ears {
    heard: Heard,
    dispatch: Dispatch,
}

impl Ears {
    pub(crate) fn new() -> Ears {
        let heard = Heard::default();
        let writer = heard.clone();
        let log = tracing_subscriber::fmt().with_max_level(Level::WARN).with_ansi(false).with_writer(move || writer.clone());
        Ears { heard, dispatch: Dispatch::new(log.finish()) }
    }

    /// Listens while something is done.
    pub(crate) fn listen<T>(&self, done: impl FnOnce() -> T) -> T {
        tracing::dispatcher::with_default(&self.dispatch, done)
    }

    /// What was heard since somebody last asked.
    pub(crate) fn heard(&self) -> String {
        let heard = String::from_utf8(std::mem::take(&mut *self.heard.bytes())).expect("a log is text");
        // The toy games have no title, and no words for their changes.
        let is_of_toys = |line: &&str| line.ends_with("id=stones-title") || line.contains("id=stones-rules-change-");
        heard.lines().filter(|line| !is_of_toys(line)).map(|line| format!("{line}\n")).collect()
    }
}

#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Heard {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().expect("nobody panics with it")
    }
}

impl io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
