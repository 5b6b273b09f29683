//! One table as it is stored: its rows, written from a commit, and read and checked.

use std::collections::BTreeMap;

use pergola_cups::Cup;
use pergola_table::{Commit, Entry, Footing, Notice, Person, PersonRef, ServerSettings, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};

use super::{
    Flaw, MOST_BYTES, StoreError,
    ground::{Rows, StoredRow},
    keys::Key,
    tenure::RowId,
    turns::{self, TurnStart},
};

/// A table as it is stored, complete and without a flaw.
#[derive(Clone, Debug)]
pub(super) struct StoredTable {
    /// Its log.
    pub(super) entries: Vec<Entry>,
    /// The table after them.
    pub(super) checkpoint: Box<RawValue>,
    /// The checkpoints of turn starts, each after so many entries, in order.
    pub(super) turns: Vec<(u64, Box<RawValue>)>,
}

/// The row of a table's present checkpoint.
#[derive(Serialize, Deserialize)]
pub(super) struct Now<C> {
    /// After how many entries it was written.
    pub(super) entries: u64,
    /// The table after them.
    pub(super) checkpoint: C,
}

impl StoredTable {
    /// Reads a table's rows, which are all of its range in order; none for a table that does not exist. Starts of turns that
    /// cannot be read are left out, and what is wrong with them is the second part of the answer.
    pub(super) fn read(rows: &[StoredRow]) -> Result<Option<(StoredTable, Option<Flaw>)>, Flaw> {
        if rows.is_empty() {
            return Ok(None);
        }
        let (mut entries, mut turns, mut now) = (Vec::new(), BTreeMap::new(), None);
        for (key, bytes) in rows {
            match Key::read(key) {
                Some(Key::Entry(_, seq)) => entries.push(read_entry(seq, entries.len() as u64, bytes)?),
                Some(Key::Turn(_, after)) => drop(turns.insert(after, bytes)),
                Some(Key::Now(_)) => now = Some(read_now(bytes)?),
                _ => return Err(Flaw::Row { key: String::from_utf8_lossy(key).into_owned() }),
            }
        }
        let Now { entries: counted, checkpoint } = now.ok_or(Flaw::NoCheckpoint)?;
        if counted != entries.len() as u64 {
            return Err(Flaw::Count { checkpoint: counted, entries: entries.len() as u64 });
        }
        check_revision(&checkpoint, counted)?;
        let (turns, lost_turns) = turns::unpack_readable(&turns);
        let turns = turns.iter().map(read_turn).collect::<Result<_, _>>()?;
        Ok(Some((StoredTable { entries, checkpoint, turns }, lost_turns)))
    }

    /// The rows of a table that is written as a whole.
    pub(super) fn rows(&self, table: TableId) -> Result<Rows, StoreError> {
        let mut rows = entry_rows(table, &self.entries)?;
        rows.extend([now_row(table, self.entries.len() as u64, &self.checkpoint)?]);
        let mut before: Option<TurnStart> = None;
        for (after, checkpoint) in &self.turns {
            let (bytes, start) = turns::pack(*after, checkpoint.get().as_bytes(), before.as_ref());
            rows.insert(Key::Turn(table, *after).bytes(), Some(bytes));
            before = Some(start);
        }
        Ok(rows)
    }
}

/// The rows a commit adds to a table that stands so, its notices and the start of a turn aside.
pub(super) fn commit_rows(commit: &Commit, found: Footing, checkpoint: &RawValue) -> Result<Rows, StoreError> {
    let (table, next) = (commit.table, found.entries);
    check_base(commit, found)?;
    let mut rows = entry_rows(table, &commit.entries)?;
    rows.extend([now_row(table, next + commit.entries.len() as u64, &checkpoint)?]);
    Ok(rows)
}

/// Refuses what was decided on another table than this one, and entries that do not follow it.
pub(super) fn check_base(commit: &Commit, found: Footing) -> Result<(), StoreError> {
    let (table, given) = (commit.table, commit.stands_on);
    if given != found {
        return Err(StoreError::NotNext { table, found, given });
    }
    let mut numbered = commit.entries.iter().zip(found.entries..);
    match numbered.find(|(entry, next)| entry.seq != *next) {
        Some((entry, next)) => Err(StoreError::Disordered { table, next, given: entry.seq }),
        None => Ok(()),
    }
}

/// A checkpoint's text.
pub(super) fn text(checkpoint: &Value) -> Box<RawValue> {
    serde_json::value::to_raw_value(checkpoint).expect("what is stored has no keys but texts, and cannot fail")
}

/// What such a text says.
pub(super) fn value(checkpoint: &RawValue) -> Value {
    serde_json::from_str(checkpoint.get()).expect("it is a text of JSON")
}

/// The row of a notice.
pub(super) fn notice_row(row_id: RowId, notice: &Notice) -> Result<(Vec<u8>, Option<Vec<u8>>), StoreError> {
    row(Key::Outbox(row_id), notice.table, "notice", notice)
}

/// A row with its key, unless it is too large.
pub(super) fn row(
    key: Key,
    table: TableId,
    name: &'static str,
    value: &impl Serialize,
) -> Result<(Vec<u8>, Option<Vec<u8>>), StoreError> {
    let bytes = serde_json::to_vec(value).expect("what is stored has no keys but texts, and cannot fail");
    if bytes.len() > MOST_BYTES {
        return Err(StoreError::TooLarge { table, row: name, bytes: bytes.len() });
    }
    Ok((key.bytes(), Some(bytes)))
}

/// The rows that say who somebody is.
pub(super) fn person_rows(number: PersonRef, person: &Person) -> Result<Rows, StoreError> {
    let none = TableId(0);
    let rows = [
        row(Key::Person(number), none, "person", person)?,
        row(Key::PersonOf(person.id.clone()), none, "number of a person", &number)?,
    ];
    Ok(rows.into_iter().collect())
}

/// The row of how a server is set; none where nobody has set anything.
pub(super) fn server_row(server: &str, settings: &ServerSettings) -> Result<(Vec<u8>, Option<Vec<u8>>), StoreError> {
    let key = Key::Server(server.to_owned());
    if *settings == ServerSettings::default() {
        return Ok((key.bytes(), None));
    }
    row(key, TableId(0), "settings of a server", settings)
}

/// Reads such a row.
pub(super) fn read_server((key, bytes): &StoredRow) -> Result<(String, ServerSettings), Flaw> {
    let Some(Key::Server(server)) = Key::read(key) else {
        return Err(Flaw::Row { key: String::from_utf8_lossy(key).into_owned() });
    };
    match serde_json::from_slice(bytes) {
        Ok(settings) => Ok((server, settings)),
        Err(error) => Err(Flaw::Server { server, why: error.to_string() }),
    }
}

/// The row of a cup.
pub(super) fn cup_row(cup: &Cup) -> Result<(Vec<u8>, Option<Vec<u8>>), StoreError> {
    row(Key::Cup(cup.id), TableId(0), "cup", cup)
}

/// Reads such a row.
pub(super) fn read_cup((key, bytes): &StoredRow) -> Result<Cup, Flaw> {
    let Some(Key::Cup(number)) = Key::read(key) else {
        return Err(Flaw::Row { key: String::from_utf8_lossy(key).into_owned() });
    };
    let flaw = |why: String| Flaw::Cup { cup: number.0, why };
    let cup: Cup = serde_json::from_slice(bytes).map_err(|error| flaw(error.to_string()))?;
    if cup.version > pergola_cups::VERSION {
        return Err(flaw(format!("it was written in version {}", cup.version)));
    }
    if cup.id != number { Err(flaw(format!("it says it is cup {}", cup.id.0))) } else { Ok(cup) }
}

fn entry_rows(table: TableId, entries: &[Entry]) -> Result<Rows, StoreError> {
    entries.iter().map(|entry| row(Key::Entry(table, entry.seq), table, "entry", entry)).collect()
}

fn now_row(table: TableId, entries: u64, checkpoint: &impl Serialize) -> Result<(Vec<u8>, Option<Vec<u8>>), StoreError> {
    row(Key::Now(table), table, "checkpoint", &Now { entries, checkpoint })
}

/// Reads the rows of a table's log, which are all of them in order.
pub(super) fn read_entries(rows: &[StoredRow]) -> Result<Vec<Entry>, Flaw> {
    let read = |(next, (key, bytes)): (u64, &StoredRow)| match Key::read(key) {
        Some(Key::Entry(_, seq)) => read_entry(seq, next, bytes),
        _ => Err(Flaw::Row { key: String::from_utf8_lossy(key).into_owned() }),
    };
    (0..).zip(rows).map(read).collect()
}

fn read_entry(seq: u64, next: u64, bytes: &[u8]) -> Result<Entry, Flaw> {
    if seq != next {
        return Err(Flaw::Gap { missing: next });
    }
    let entry: Entry = serde_json::from_slice(bytes).map_err(|error| Flaw::Entry { seq, why: error.to_string() })?;
    if entry.seq != seq {
        return Err(Flaw::Entry { seq, why: format!("it says it is entry {}", entry.seq) });
    }
    Ok(entry)
}

/// Refuses a checkpoint that says of its table that it has another number of entries.
pub(super) fn check_revision(checkpoint: &RawValue, entries: u64) -> Result<(), Flaw> {
    #[derive(Deserialize)]
    struct Counted {
        revision: Option<u64>,
    }
    // What says nothing of entries is read by whoever knows what it is.
    let counted = serde_json::from_str::<Counted>(checkpoint.get()).ok().and_then(|it| it.revision);
    match counted.filter(|revision| *revision != entries) {
        Some(revision) => Err(Flaw::Revision { revision, entries }),
        None => Ok(()),
    }
}

fn read_turn(start: &TurnStart) -> Result<(u64, Box<RawValue>), Flaw> {
    let read = serde_json::from_slice(&start.checkpoint);
    read.map(|checkpoint| (start.after, checkpoint)).map_err(|error| Flaw::Turn { after: start.after, why: error.to_string() })
}

pub(super) fn read_now(bytes: &[u8]) -> Result<Now<Box<RawValue>>, Flaw> {
    serde_json::from_slice(bytes).map_err(|error| Flaw::Checkpoint { why: error.to_string() })
}
