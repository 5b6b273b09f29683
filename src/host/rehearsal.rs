//! A house for the tests of its parts: rows in memory, tokio's time, work that takes a second, and a door that answers what it
//! is told to. Everything runs on one thread, in paused time.

use std::{
    collections::{BTreeMap, VecDeque},
    num::NonZeroUsize,
    ops::Range,
    path::{Path, PathBuf},
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use pergola_chat::{Act, Languages, Reply, Request, Slash};
use pergola_engine::Budget;
use pergola_games::GAMES;
use pergola_store::{Contents, Disk, DiskError, Ground, Noted, OpenedRows, RowId, Rows, Store, StoreWork, StoredRow};
use pergola_table::{Guests, Millis, Person, PersonId, PlaceId, Rights, Table, TableId};
use tokio::{
    sync::Notify,
    time::{Instant, sleep, timeout},
};

use super::{Courier, House, Pace, Post, PostError, Posted, Posting, Surroundings, Turning, Whispered, Whispering, Work};

/// Playouts of a bot's decision.
const FEW_PLAYOUTS: u32 = 2;

/// How long work takes unless a test says otherwise.
pub(super) const WORK: Duration = Duration::from_secs(1);

/// Rows in memory, which outlive the house.
#[derive(Clone, Default)]
pub(super) struct Memory {
    folder: PathBuf,
    rows: Arc<Mutex<BTreeMap<Vec<u8>, Vec<u8>>>>,
    pieces: Arc<Mutex<BTreeMap<TableId, Vec<u8>>>>,
    full: Arc<AtomicBool>,
    /// The number of the table that cannot be kept in the archive; 0 for none.
    pub(super) refused: Arc<AtomicU64>,
    writes: Arc<AtomicUsize>,
}

impl Memory {
    /// Rows whose house has this folder for whatever else it needs.
    pub(super) fn beside(folder: &Path) -> Memory {
        Memory { folder: folder.to_owned(), ..Memory::default() }
    }

    /// From now on nothing can be written, or everything.
    pub(super) fn is_full(&self, full: bool) {
        self.full.store(full, Ordering::Relaxed);
    }

    /// How often something was written.
    pub(super) fn writes(&self) -> usize {
        self.writes.load(Ordering::Relaxed)
    }

    /// A store on these rows, which works as a task.
    pub(super) fn open(&self) -> (Store, Contents<Table>) {
        let (store, work) = self.open_by_hand();
        tokio::spawn(work.run(|| std::future::ready(())));
        store
    }

    /// The same, whose work somebody else does.
    pub(super) fn open_by_hand(&self) -> ((Store, Contents<Table>), StoreWork) {
        let load = |checkpoint, people: &Guests| Table::load(&GAMES, checkpoint, people);
        let (store, found, work) = Store::on(Box::new(self.clone()), load).expect("memory opens");
        ((store, found), work)
    }

    /// A house on these rows, in which everybody may ask as fast as they like.
    pub(super) fn house(&self, stage: &Arc<Stage>) -> House {
        House::at_pace(self.open(), stage.clone(), &Arc::new(GAMES.clone()), Pace::a_second(1_000_000_000))
    }

    /// What is kept beside the rows.
    pub(super) fn pieces(&self) -> MutexGuard<'_, BTreeMap<TableId, Vec<u8>>> {
        self.pieces.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rows themselves.
    pub(super) fn rows(&self) -> MutexGuard<'_, BTreeMap<Vec<u8>, Vec<u8>>> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ground for Memory {
    fn open(&self, _: u64) -> Result<OpenedRows, DiskError> {
        Ok(OpenedRows { disk: Box::new(self.clone()), moved_aside: Vec::new() })
    }

    fn keep_copy(&self, _: &str) -> Result<(), DiskError> {
        Ok(())
    }

    fn keep(&self, table: TableId, piece: &[u8]) -> Result<(), DiskError> {
        if table.0 == self.refused.load(Ordering::Relaxed) {
            return Err(DiskError::System("refused".to_owned()));
        }
        self.pieces().insert(table, piece.to_vec());
        Ok(())
    }

    fn kept(&self, table: TableId) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.pieces().get(&table).cloned())
    }

    fn noted(&self) -> Noted {
        Noted::default()
    }

    fn note(&self, _: Noted) {}

    fn is_in_place(&self) -> bool {
        true
    }

    fn path(&self) -> &Path {
        &self.folder
    }
}

impl Disk for Memory {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.rows().get(key).cloned())
    }

    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        Ok(self.rows().range(range).map(|(key, row)| (key.clone(), row.clone())).collect())
    }

    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.rows().range(range).next().map(|(key, _)| key.clone()))
    }

    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.rows().range(range).next_back().map(|(key, _)| key.clone()))
    }

    fn write(&self, rows: &Rows) -> Result<(), DiskError> {
        if self.full.load(Ordering::Relaxed) {
            return Err(DiskError::System("no room".to_owned()));
        }
        self.writes.fetch_add(1, Ordering::Relaxed);
        for (key, row) in rows {
            match row {
                Some(row) => drop(self.rows().insert(key.clone(), row.clone())),
                None => drop(self.rows().remove(key)),
            }
        }
        Ok(())
    }

    fn sync(&self) -> Result<(), DiskError> {
        Ok(())
    }

    fn is_in_place(&self) -> bool {
        true
    }
}

/// Surroundings with one worker.
pub(super) struct Stage {
    /// How long work takes.
    pub(super) work: Duration,
    /// How much work was begun.
    pub(super) begun: AtomicUsize,
    /// When its clock began to go, and how far it was set, in milliseconds.
    begins: Instant,
    ahead: AtomicU64,
    moved: Arc<Notify>,
    /// How often somebody waited for its clock.
    waits: AtomicUsize,
    /// The number of the table that falls over when it decides; 0 for none.
    pub(super) falls_over: AtomicU64,
}

impl Default for Stage {
    fn default() -> Stage {
        let (begins, moved) = (Instant::now(), Arc::default());
        let (ahead, falls_over) = (AtomicU64::default(), AtomicU64::default());
        let [begun, waits] = [(); 2].map(|()| AtomicUsize::default());
        Stage { work: WORK, begun, begins, ahead, moved, waits, falls_over }
    }
}

impl Stage {
    /// A stage on which work takes so long.
    pub(super) fn working(work: Duration) -> Stage {
        Stage { work, ..Stage::default() }
    }

    /// The clock goes on by so much, and nothing else.
    pub(super) fn go_on(&self, millis: Millis) {
        self.ahead.fetch_add(millis, Ordering::Relaxed);
        self.moved.notify_waiters();
    }

    /// The clock is set back by so much, of what it was ahead.
    pub(super) fn go_back(&self, millis: Millis) {
        self.ahead.fetch_sub(millis, Ordering::Relaxed);
        self.moved.notify_waiters();
    }

    /// How often somebody has waited for the clock, from one look to the next.
    pub(super) fn waits(&self) -> usize {
        self.waits.load(Ordering::Relaxed)
    }
}

impl Surroundings for Stage {
    fn now(&self) -> Millis {
        1_000 + self.begins.elapsed().as_millis() as Millis + self.ahead.load(Ordering::Relaxed)
    }

    fn until(&self, at: Option<Millis>) -> Turning {
        self.waits.fetch_add(1, Ordering::Relaxed);
        let (now, moved) = (self.now(), self.moved.clone().notified_owned());
        Box::pin(async move {
            match at {
                Some(at) => drop(timeout(Duration::from_millis(at.saturating_sub(now)), moved).await),
                None => moved.await,
            }
        })
    }

    fn entropy(&self) -> u64 {
        7
    }

    fn workers(&self) -> NonZeroUsize {
        NonZeroUsize::MIN
    }

    fn budget(&self) -> Budget {
        Budget::of(FEW_PLAYOUTS)
    }

    fn work(&self, work: Work) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        self.begun.fetch_add(1, Ordering::Relaxed);
        let takes = self.work;
        Box::pin(async move {
            sleep(takes).await;
            // Whether it panicked is seen by whoever waits for its answer.
            drop(tokio::spawn(async move { work() }).await);
        })
    }

    fn about_to_decide(&self, table: TableId) {
        assert_ne!(table.0, self.falls_over.load(Ordering::Relaxed), "it was told to fall over");
    }
}

/// A post that was tried: when, since the door was made, which row, of which table, and whether it may have been posted before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tried {
    pub(super) at: Duration,
    pub(super) row: u64,
    pub(super) table: TableId,
    pub(super) repeated: bool,
}

/// A door to everywhere.
pub(super) struct Door {
    made: Instant,
    /// How long a post takes.
    takes: Duration,
    /// What comes of the next posts; those after them are posted.
    pub(super) answers: Mutex<VecDeque<PostError>>,
    tried: Mutex<Vec<Tried>>,
    under_way: Mutex<Vec<TableId>>,
    /// What comes of the next whispers; those after them are heard.
    pub(super) whisper_answers: Mutex<VecDeque<PostError>>,
    /// How long a whisper takes.
    pub(super) whispers_take: Mutex<Duration>,
    /// What was whispered: when, since the door was made, to whom, what, and whether it may have been before.
    pub(super) whispered: Mutex<Vec<(Duration, String, String, bool)>>,
    /// Whom the posted cards mention, in their order.
    pub(super) mentioned: Mutex<Vec<Vec<PersonId>>>,
}

impl Door {
    /// A door whose posts take so long, and of which the first come to this.
    pub(super) fn new(takes: Duration, answers: impl IntoIterator<Item = PostError>) -> Arc<Door> {
        let answers = Mutex::new(answers.into_iter().collect());
        Arc::new(Door {
            made: Instant::now(),
            takes,
            answers,
            tried: Mutex::default(),
            under_way: Mutex::default(),
            whisper_answers: Mutex::default(),
            whispers_take: Mutex::default(),
            whispered: Mutex::default(),
            mentioned: Mutex::default(),
        })
    }

    /// This comes of the next posts.
    pub(super) fn will_answer(&self, answers: impl IntoIterator<Item = PostError>) {
        self.answers.lock().expect("nobody panics with it").extend(answers);
    }

    /// Everything that was tried.
    pub(super) fn tried(&self) -> Vec<Tried> {
        self.tried.lock().expect("nobody panics with it").clone()
    }

    /// The rows of a table that were tried, in order.
    pub(super) fn rows_of(&self, table: TableId) -> Vec<u64> {
        self.tried().iter().filter(|it| it.table == table).map(|it| it.row).collect()
    }

    async fn carry(&self, post: Post) -> Result<Posted, PostError> {
        let (RowId(row), table) = (post.row, post.notice.table);
        {
            let mut under_way = self.under_way.lock().expect("nobody panics with it");
            assert!(!under_way.contains(&table), "two cards of table {table} are posted at a time");
            under_way.push(table);
        }
        let tried = Tried { at: self.made.elapsed(), row, table, repeated: post.repeated };
        self.tried.lock().expect("nobody panics with it").push(tried);
        sleep(self.takes).await;
        self.under_way.lock().expect("nobody panics with it").retain(|it| *it != table);
        let answer = self.answers.lock().expect("nobody panics with it").pop_front();
        if answer.is_none() {
            self.mentioned.lock().expect("nobody panics with it").push(post.card.ping);
        }
        answer.map_or(Ok(Posted::There), Err)
    }
}

impl Courier for Door {
    fn carries(&self, _: &PlaceId) -> bool {
        true
    }

    fn post(&self, post: Post) -> Posting<'_> {
        Box::pin(self.carry(post))
    }

    fn knows(&self, _: &PersonId) -> bool {
        true
    }

    fn whisper(&self, whisper: Whispered) -> Whispering<'_> {
        let answer = self.whisper_answers.lock().expect("nobody panics with it").pop_front();
        let told = (self.made.elapsed(), whisper.to.0, whisper.card.text, whisper.repeated);
        self.whispered.lock().expect("nobody panics with it").push(told);
        let takes = *self.whispers_take.lock().expect("nobody panics with it");
        Box::pin(async move {
            sleep(takes).await;
            answer.map_or(Ok(()), Err)
        })
    }
}

/// The channel everybody is in.
pub(super) fn garden() -> PlaceId {
    PlaceId { server: "town".to_owned(), channel: "garden".to_owned() }
}

/// What somebody does in the garden.
pub(super) fn request(name: &str, act: Act) -> Request {
    static REQUESTS: AtomicUsize = AtomicUsize::new(0);
    let id = REQUESTS.fetch_add(1, Ordering::Relaxed).to_string();
    let person = Person::new(format!("test:{name}"), name);
    Request { id, person, rights: Rights::default(), place: garden(), parent: None, at: 0, languages: Languages::default(), act }
}

/// What somebody does in the garden is answered.
pub(super) async fn act(house: &House, name: &str, act: Act) -> Reply {
    house.answer(request(name, act)).await
}

/// A house whose log is in memory, and loses answers when it is told to.
pub(super) fn house_on(memory: &pergola_store::Memory) -> House {
    let opened = memory.open("memory", |checkpoint, people: &Guests| Table::load(&GAMES, checkpoint, people));
    House::at_pace(opened, Arc::<Stage>::default(), &Arc::new(GAMES.clone()), Pace::a_second(1_000_000_000))
}

/// A new table, in its lobby.
pub(super) async fn lobby(house: &House) -> TableId {
    let game = GAMES.iter().next().expect("there are games").meta().key;
    let options = vec![("game".to_owned(), game.to_owned())];
    let before = house.inner.directory.all().len();
    act(house, "Ann", Act::Slash(Slash { command: "play".to_owned(), options, ..Slash::default() })).await;
    let tables = house.inner.directory.all();
    assert_eq!(tables.len(), before + 1, "a table is opened");
    tables.last().expect("it is there").id()
}
