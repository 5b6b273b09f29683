//! How long a commit takes until it is on the disk, with 1, 16 and 128 tables that commit at the same time: in a folder, and in
//! the database at `PERGOLA_STORE`, if there is one there, which is empty.
//!
//! Each commit has an entry and a checkpoint of 10 KB; every 5th begins a turn. Criterion's time is the time per commit
//! of all writers together; the latencies one writer sees are printed below it.

use std::{
    convert::Infallible,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pergola::{
    engine::{Record, Seat},
    store::{Appended, Change, Log, Place, Tenure, Ward},
    table::{Commit, Entry, Footing, Guests, TableId, What},
};
use serde_json::{Value, json};

const CHECKPOINT_BYTES: usize = 10_000;

fn commits(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut group = criterion.benchmark_group("commits");
    group.throughput(Throughput::Elements(1)).sample_size(20).measurement_time(Duration::from_secs(10));
    let address = std::env::var("PERGOLA_STORE").ok();
    for (writers, begins) in [(1, 1), (16, 2), (128, 18)] {
        for address in [None, address.as_deref()].into_iter().take(1 + usize::from(address.is_some())) {
            let folder = tempfile::tempdir().expect("a folder");
            let place = match address {
                Some(address) => Place::beside(folder.path(), address).expect("it is one"),
                None => folder.path().into(),
            };
            let (log, _) = place.open(|checkpoint, _| Ok::<Value, Infallible>(checkpoint)).expect("the store opens");
            let tenure = runtime.block_on(log.take(Ward(0))).expect("it is free");
            let named = |table| Arc::new(Mutex::new((TableId(table), 0)));
            let tables: Vec<_> = (begins..begins + writers).map(named).collect();
            let latencies = Arc::new(Mutex::new(Vec::new()));
            let kind = if place.is_database() { "a database" } else { "a folder" };
            group.bench_function(format!("{writers} writers to {kind}"), |bencher| {
                bencher.iter_custom(|commits| runtime.block_on(write(&log, tenure, &tables, commits, &latencies)));
            });
            let mut latencies = latencies.lock().expect("nobody panicked");
            latencies.sort_unstable();
            let at = |part: f64| latencies[((latencies.len() - 1) as f64 * part) as usize];
            println!("{writers} writers to {kind}: p50 {:?}, p99 {:?} of {} commits", at(0.5), at(0.99), latencies.len());
            runtime.block_on(log.close());
        }
    }
    group.finish();
}

/// A table and the number of its next entry.
type Next = Arc<Mutex<(TableId, u64)>>;

/// Lets all tables commit until there are so many commits, and gives the time it took.
async fn write(
    log: &Arc<dyn Log>,
    tenure: Tenure,
    tables: &[Next],
    commits: u64,
    latencies: &Arc<Mutex<Vec<Duration>>>,
) -> Duration {
    let begun = Instant::now();
    let mut writers = tokio::task::JoinSet::new();
    for (n, next) in (0..).zip(tables) {
        let (log, next, latencies) = (log.clone(), next.clone(), latencies.clone());
        let share = commits / tables.len() as u64 + u64::from(n < commits % tables.len() as u64);
        writers.spawn(async move {
            for _ in 0..share {
                let (table, seq) = *next.lock().expect("nobody panicked");
                let change = Change { commit: commit(table, seq), tenure, number: None, due: None };
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
