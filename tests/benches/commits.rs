//! How long a commit takes until it is on the disk, with 1, 16 and 128 tables that commit at the same time: in a folder, also while
//! that is backed up and games are archived, and in the database at `PERGOLA_STORE`, if there is one there, which is empty, by one
//! owner and by three.
//!
//! Each commit has an entry and a checkpoint of 10 KB; every 5th begins a turn. Criterion's time is the time per commit
//! of all writers together; the latencies one writer sees are printed below it.

use std::{
    convert::Infallible,
    num::NonZeroUsize,
    path::Path,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pergola::{
    engine::{Record, Seat},
    store::{Appended, Change, Keeping, Log, Place, Tenure, Ward, Wards},
    table::{Commit, Ended, Entry, Footing, Guests, PlaceId, TableId, What},
};
use serde_json::{Value, json};

const CHECKPOINT_BYTES: usize = 10_000;
/// Tables that are archived, one after the other, while others commit.
const ARCHIVED: u64 = 400;

/// Where it is committed to, and by how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A folder.
    Folder,
    /// A folder, of which backups are written all the time while games are archived.
    FolderBackedUp,
    /// A database, by one owner.
    Database,
    /// A database, by three, each of which has a ward.
    DatabaseOfThree,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Folder => "a folder",
            Kind::FolderBackedUp => "a folder that is backed up",
            Kind::Database => "a database",
            Kind::DatabaseOfThree => "a database of three",
        }
    }

    /// The logs, each of an owner of its own.
    fn open(self, folder: &Path, address: Option<&str>) -> Vec<Arc<dyn Log>> {
        let place = match (self, address) {
            (Kind::Folder | Kind::FolderBackedUp, _) | (_, None) => Place::from(folder),
            (Kind::Database | Kind::DatabaseOfThree, Some(address)) => Place::beside(folder, address).expect("it is one"),
        };
        let wards = Wards::new(if self == Kind::DatabaseOfThree { 3 } else { 1 }).expect("there can be so many");
        let place = place.among(wards).expect("it is a database");
        let open = |_| place.open(|checkpoint, _| Ok::<Value, Infallible>(checkpoint)).expect("the store opens").0;
        wards.all().map(open).collect()
    }
}

fn commits(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut group = criterion.benchmark_group("commits");
    group.throughput(Throughput::Elements(1)).sample_size(20).measurement_time(Duration::from_secs(10));
    let address = std::env::var("PERGOLA_STORE").ok();
    let kinds = [Kind::Folder, Kind::FolderBackedUp, Kind::Database, Kind::DatabaseOfThree];
    let mut begins = 1;
    for writers in [1, 16, 128] {
        for kind in kinds.into_iter().take(if address.is_some() { 4 } else { 2 }) {
            let folder = tempfile::tempdir().expect("a folder");
            let logs = kind.open(folder.path(), address.as_deref());
            let owners: Vec<Owner> = runtime.block_on(async {
                let mut owners = Vec::new();
                for (log, ward) in logs.iter().zip(0..) {
                    owners.push((log.clone(), log.take(Ward(ward)).await.expect("it is free")));
                }
                owners
            });
            let named = |table| Arc::new(Mutex::new((TableId(table), 0)));
            let tables: Vec<_> = (begins..begins + writers).map(named).collect();
            begins += writers;
            let latencies = Arc::new(Mutex::new(Vec::new()));
            let beside = (kind == Kind::FolderBackedUp).then(|| runtime.spawn(back_up_and_archive(owners[0].clone())));
            group.bench_function(format!("{writers} writers to {}", kind.name()), |bencher| {
                bencher.iter_custom(|commits| runtime.block_on(write(&owners, &tables, commits, &latencies)));
            });
            if let Some(beside) = beside {
                beside.abort();
            }
            let mut latencies = latencies.lock().expect("nobody panicked");
            latencies.sort_unstable();
            let at = |part: f64| latencies[((latencies.len() - 1) as f64 * part) as usize];
            println!("{writers} writers to {}: p50 {:?}, p99 {:?} of {}", kind.name(), at(0.5), at(0.99), latencies.len());
            for log in logs {
                runtime.block_on(log.close());
            }
        }
    }
    group.finish();
}

/// A log, and what somebody owns of it.
type Owner = (Arc<dyn Log>, Tenure);

/// Archives tables for as long as there are some, and writes one backup after the other.
async fn back_up_and_archive((log, tenure): Owner) {
    let of = |table: u64| TableId(1_000_000 + table);
    for table in 0..ARCHIVED {
        let change = Change { commit: commit(of(table), 0), tenure, number: None, due: None, people: Vec::new() };
        log.append(change).await.expect("the disk writes");
    }
    let mut next = 0..ARCHIVED;
    loop {
        if let Some(table) = next.next() {
            log.archive(of(table), ended()).await.expect("the disk writes");
        }
        let keep = Keeping::from(NonZeroUsize::MIN);
        log.back_up(1_795_230_000_000 + next.start, keep).await.expect("the disk writes");
    }
}

fn ended() -> Ended {
    let place = PlaceId { server: "town".to_owned(), channel: "garden".to_owned() };
    let (opened_in, game) = (place.channel.clone(), "gardens".to_owned());
    let (closed, standings, lesson, unaided) = (None, None, false, false);
    Ended { place, opened_in, game, people: Vec::new(), opened: 1, last: 2, closed, standings, lesson, unaided }
}

/// A table and the number of its next entry.
type Next = Arc<Mutex<(TableId, u64)>>;

/// Lets all tables commit until there are so many commits, and gives the time it took.
async fn write(owners: &[Owner], tables: &[Next], commits: u64, latencies: &Arc<Mutex<Vec<Duration>>>) -> Duration {
    let begun = Instant::now();
    let mut writers = tokio::task::JoinSet::new();
    for (n, next) in (0..).zip(tables) {
        let ((log, tenure), next, latencies) = (owners[n as usize % owners.len()].clone(), next.clone(), latencies.clone());
        let share = commits / tables.len() as u64 + u64::from(n < commits % tables.len() as u64);
        writers.spawn(async move {
            for _ in 0..share {
                let (table, seq) = *next.lock().expect("nobody panicked");
                let change = Change { commit: commit(table, seq), tenure, number: None, due: None, people: Vec::new() };
                let asked = Instant::now();
                let appended = log.append(change).await.expect("the disk writes");
                assert!(matches!(appended, Appended::Done(_)), "{appended:?}");
                latencies.lock().expect("nobody panicked").push(asked.elapsed());
                next.lock().expect("nobody panicked").1 += 1;
            }
        });
    }
    writers.join_all().await;
    begun.elapsed()
}

fn commit(table: TableId, seq: u64) -> Commit {
    let action = "buy tile:blue-9 pay:blue-4.blue-5".to_owned();
    let events = vec![json!({ "tile_bought": { "tile": "blue-9", "paid": ["blue-4", "blue-5"] } })];
    let record = Record { seat: Seat(0), action, chance: Vec::new(), events, reveals: false };
    let checkpoint = json!({ "state": "x".repeat(CHECKPOINT_BYTES) });
    let entries = vec![Entry { seq, at: seq, by: None, unattended: false, what: What::Acted(record) }];
    Commit {
        table,
        stands_on: Footing { entries: seq, unlogged: 0 },
        entries,
        checkpoint,
        begins_turn: seq.is_multiple_of(5),
        passed: Vec::new(),
        people: Guests::default(),
        notices: Vec::new(),
        repeated: false,
    }
}

criterion_group!(benches, commits);
criterion_main!(benches);
