//! A ground in memory, which fails after so many batches or cannot read some of its rows.

use std::{
    collections::BTreeMap,
    ops::Range,
    path::Path,
    sync::{Arc, Mutex, MutexGuard},
};

use pergola::{
    store::{Disk, DiskError, Ground, Noted, OpenedRows, Rows, StoredRow},
    table::TableId,
};

/// Rows that outlive the stores on them.
#[derive(Clone, Default)]
pub(crate) struct Memory(Arc<Mutex<Held>>);

#[derive(Default)]
struct Held {
    rows: BTreeMap<Vec<u8>, Vec<u8>>,
    pieces: BTreeMap<TableId, Vec<u8>>,
    copies: BTreeMap<String, BTreeMap<Vec<u8>, Vec<u8>>>,
    noted: Noted,
    /// How many batches are written until the next one fails; all, if there is none.
    left: Option<u32>,
    /// Whether the batch that fails is there all the same.
    fails_after: bool,
    /// What the keys begin with whose rows cannot be read.
    unreadable: Vec<&'static str>,
}

impl Memory {
    pub(crate) fn new(rows: BTreeMap<Vec<u8>, Vec<u8>>) -> Memory {
        Memory(Arc::new(Mutex::new(Held { rows, ..Held::default() })))
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.lock().expect("nobody panics with it")
    }

    /// The batch after so many fails, and all after it; with `after`, when it is written already.
    pub(crate) fn fail(&self, left: Option<u32>, after: bool) {
        let mut held = self.held();
        (held.left, held.fails_after) = (left, after);
    }

    /// Rows with such keys cannot be read.
    pub(crate) fn damage(&self, beginnings: &[&'static str]) {
        self.held().unreadable = beginnings.to_vec();
    }

    /// All rows.
    pub(crate) fn rows(&self) -> BTreeMap<Vec<u8>, Vec<u8>> {
        self.held().rows.clone()
    }

    /// The copies that were kept.
    pub(crate) fn copies(&self) -> BTreeMap<String, BTreeMap<Vec<u8>, Vec<u8>>> {
        self.held().copies.clone()
    }

    fn check<'a>(&self, keys: impl IntoIterator<Item = &'a Vec<u8>>) -> Result<(), DiskError> {
        let unreadable = self.held().unreadable.clone();
        let is_damaged = |key: &Vec<u8>| unreadable.iter().any(|beginning| key.starts_with(beginning.as_bytes()));
        match keys.into_iter().find(|key| is_damaged(key)) {
            Some(key) => Err(DiskError::Damaged(String::from_utf8_lossy(key).into_owned())),
            None => Ok(()),
        }
    }
}

impl Ground for Memory {
    fn open(&self, _written: u64) -> Result<OpenedRows, DiskError> {
        Ok(OpenedRows { disk: Box::new(self.clone()), moved_aside: Vec::new() })
    }

    fn keep_copy(&self, name: &str) -> Result<(), DiskError> {
        let mut held = self.held();
        let rows = held.rows.clone();
        held.copies.entry(name.to_owned()).or_insert(rows);
        Ok(())
    }

    fn keep(&self, table: TableId, piece: &[u8]) -> Result<(), DiskError> {
        self.held().pieces.insert(table, piece.to_vec());
        Ok(())
    }

    fn kept(&self, table: TableId) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.held().pieces.get(&table).cloned())
    }

    fn noted(&self) -> Noted {
        self.held().noted
    }

    fn note(&self, noted: Noted) {
        self.held().noted = noted;
    }

    fn is_in_place(&self) -> bool {
        true
    }

    fn path(&self) -> &Path {
        Path::new("memory")
    }
}

impl Disk for Memory {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        self.check([&key.to_vec()])?;
        Ok(self.held().rows.get(key).cloned())
    }

    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        let rows: Vec<StoredRow> = self.held().rows.range(range).map(|(key, bytes)| (key.clone(), bytes.clone())).collect();
        self.check(rows.iter().map(|(key, _)| key))?;
        Ok(rows)
    }

    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        let first = self.held().rows.range(range).next().map(|(key, _)| key.clone());
        self.check(&first)?;
        Ok(first)
    }

    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        let last = self.held().rows.range(range).next_back().map(|(key, _)| key.clone());
        self.check(&last)?;
        Ok(last)
    }

    fn write(&self, rows: &Rows) -> Result<(), DiskError> {
        let mut held = self.held();
        let fails = held.left == Some(0);
        if !fails || held.fails_after {
            for (key, bytes) in rows {
                match bytes {
                    Some(bytes) => drop(held.rows.insert(key.clone(), bytes.clone())),
                    None => drop(held.rows.remove(key)),
                }
            }
        }
        if fails {
            return Err(DiskError::System("it was asked to fail".to_owned()));
        }
        held.left = held.left.map(|left| left - 1);
        Ok(())
    }

    fn sync(&self) -> Result<(), DiskError> {
        Ok(())
    }

    fn is_in_place(&self) -> bool {
        true
    }
}
