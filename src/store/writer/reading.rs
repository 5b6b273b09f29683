//! What the writer reads: rows as they were acknowledged, and whole tables.

use std::{
    cmp::Ordering,
    collections::BTreeMap,
    ops::{Bound, Range},
};

use pergola_cups::Cup;
use pergola_table::{Entry, Footing, Notice, Person, PersonRef, ServerSettings, TableId};
use serde_json::value::RawValue;

use super::{Group, Writer};
use crate::{
    DiskError, Flaw, RowId, StoreError,
    archive::{self, Archived},
    backup::BackedUp,
    ground::StoredRow,
    keys::{self, Key},
    scan,
    stored::{self, StoredTable},
    turns::{self, TurnStart},
};

impl Writer {
    /// How many notices are acknowledged and not delivered.
    pub(crate) fn undelivered(&self) -> usize {
        self.ledger.outbox.len()
    }

    /// How a table that is not archived stands.
    pub(crate) fn footing(&self, table: TableId) -> Option<Footing> {
        self.ledger.footing(table)
    }

    /// A row as it was acknowledged.
    pub(super) fn get(&mut self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        match self.doubt.get(key) {
            Some(bytes) => Ok(bytes.clone()),
            None => self.ask(|disk| disk.get(key)),
        }
    }

    /// All rows of a range as they were acknowledged, in order.
    pub(super) fn range(&mut self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        let rows = self.ask(|disk| disk.range(range.clone()))?;
        if self.doubt.is_empty() {
            return Ok(rows);
        }
        let mut rows: BTreeMap<_, _> = rows.into_iter().map(|(key, bytes)| (key, Some(bytes))).collect();
        rows.extend(self.doubt.range(range).map(|(key, bytes)| (key.clone(), bytes.clone())));
        Ok(rows.into_iter().filter_map(|(key, bytes)| Some((key, bytes?))).collect())
    }

    /// The rows of a range that can be read, as they were acknowledged, in order; and what hinders the others.
    pub(super) fn readable(&mut self, range: Range<Vec<u8>>) -> Result<(Vec<StoredRow>, Option<DiskError>), DiskError> {
        let (rows, hindered) = self.disk()?.readable(range.clone());
        self.see(hindered.as_ref());
        let mut rows: BTreeMap<_, _> = rows.into_iter().map(|(key, bytes)| (key, Some(bytes))).collect();
        rows.extend(self.doubt.range(range).map(|(key, bytes)| (key.clone(), bytes.clone())));
        Ok((rows.into_iter().filter_map(|(key, bytes)| Some((key, bytes?))).collect(), hindered))
    }

    /// The number the next person gets.
    pub(crate) fn next_person(&self) -> u64 {
        self.ledger.next_person
    }

    /// Everybody who is known.
    pub(crate) fn people(&mut self) -> Result<Vec<(PersonRef, Person)>, StoreError> {
        let next = self.ledger.next_person;
        let readable = |range| self.readable(range).unwrap_or_else(|error| (Vec::new(), Some(error)));
        let (people, _) = scan::people(next, readable)?;
        Ok(people.iter().map(|(number, person)| (number, person.clone())).collect())
    }

    /// The cups that can be read.
    pub(crate) fn cups(&mut self) -> Result<Vec<Cup>, StoreError> {
        Ok(self.readable(keys::cups())?.0.iter().filter_map(|row| stored::read_cup(row).ok()).collect())
    }

    /// How servers are set, of those that can be read.
    pub(crate) fn servers(&mut self) -> Result<Vec<(String, ServerSettings)>, StoreError> {
        Ok(self.readable(keys::servers())?.0.iter().filter_map(|row| stored::read_server(row).ok()).collect())
    }

    /// Whether a table is archived.
    pub(crate) fn is_archived(&self, table: TableId) -> bool {
        self.ledger.archived.has(table)
    }

    /// Every table that can be read, archived or not.
    pub(crate) fn all(&self) -> Vec<TableId> {
        self.ledger.entries.keys().copied().chain(self.ledger.archived.all().into_keys()).collect()
    }

    /// The archived tables, each with the checksum of what is kept of it.
    pub(crate) fn archived(&self) -> BTreeMap<TableId, u32> {
        self.ledger.archived.all()
    }

    /// What is kept of an archived table.
    fn kept(&self, table: TableId) -> Result<Vec<u8>, StoreError> {
        let broken = |flaw: Flaw| StoreError::Broken { table, flaw };
        let missing = || broken(Flaw::Archive { why: "its file is missing".to_owned() });
        let piece = self.ground.kept(table).map_err(|error| broken(error.into()))?.ok_or_else(missing)?;
        if self.ledger.archived.crc32(table) != Some(crc32fast::hash(&piece)) {
            return Err(broken(Flaw::Archive { why: "its file is not what was written".to_owned() }));
        }
        Ok(piece)
    }

    /// Looks whether what is kept of an archived table is what was written.
    pub(crate) fn check_kept(&self, table: TableId) -> Result<(), StoreError> {
        self.kept(table).map(drop)
    }

    /// Keeps what was kept of an archived table, and is not there any more.
    pub(crate) fn keep_again(&self, table: TableId, piece: &[u8]) -> Result<(), StoreError> {
        Ok(self.ground.keep(table, piece)?)
    }

    /// An archived table as it is backed up.
    pub(crate) fn backed_up_archive(&mut self, table: TableId) -> Result<BackedUp, StoreError> {
        let broken = |flaw: Flaw| StoreError::Broken { table, flaw };
        let flaw = |why: &str| broken(Flaw::Archive { why: why.to_owned() });
        let found_by = self.get(&Key::Archived(table).bytes()).map_err(|error| broken(error.into()))?;
        let archived = found_by.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let Archived { ended, .. } = archived.ok_or_else(|| flaw("what it is found by is gone"))?;
        let piece = self.kept(table)?;
        archive::read(&piece).map_err(broken)?;
        Ok(BackedUp::Archived { table, ended, piece })
    }

    /// The first table after that one, or the first of all; those that are archived or that cannot be read are passed over.
    pub(crate) fn table_after(&self, table: Option<TableId>) -> Option<TableId> {
        let from = table.map_or(Bound::Unbounded, Bound::Excluded);
        self.ledger.entries.range((from, Bound::Unbounded)).next().map(|(id, _)| *id)
    }

    /// The tables that cannot be read.
    pub(crate) fn broken(&self) -> Vec<TableId> {
        self.ledger.broken.keys().copied().collect()
    }

    /// A table with its undelivered notices. Starts of turns that cannot be read are left out.
    pub(crate) fn table(&mut self, table: TableId) -> Result<(StoredTable, Vec<(RowId, Notice)>), StoreError> {
        let (stored, lost_turns) = self.table_and_flaw(table)?;
        if let Some(flaw) = lost_turns {
            tracing::warn!(%table, %flaw, "starts of its turns cannot be read; the table is read without them");
        }
        let notices = self.ledger.outbox.iter().filter(|(_, notice)| notice.table == table);
        Ok((stored, notices.map(|(row, notice)| (*row, notice.clone())).collect()))
    }

    /// A table, and what is wrong with the starts of its turns.
    pub(crate) fn table_and_flaw(&mut self, table: TableId) -> Result<(StoredTable, Option<Flaw>), StoreError> {
        self.check_not_set_aside(table)?;
        let broken = |flaw: Flaw| StoreError::Broken { table, flaw };
        if self.is_archived(table) {
            return Ok((archive::read(&self.kept(table)?).map_err(broken)?, None));
        }
        let acknowledged = *self.ledger.entries.get(&table).ok_or(StoreError::NoTable { table })?;
        let (rows, hindered) = self.readable(keys::table(table)).map_err(|error| broken(error.into()))?;
        let hindered = hindered.map(Flaw::from);
        let (stored, lost_turns) = match StoredTable::read(&rows) {
            Ok(Some(read)) => read,
            Ok(None) => return Err(self.lacking(table, hindered.unwrap_or(Flaw::Fewer { acknowledged, entries: 0 }))),
            Err(flaw) => return Err(self.lacking(table, hindered.unwrap_or(flaw))),
        };
        self.check_all_are_there(table, stored.entries.len() as u64, hindered.as_ref())?;
        let fewer = || {
            let (kept, acknowledged) = (stored.turns.len() as u64, self.ledger.turns.get(&table).copied().unwrap_or(0));
            (kept < acknowledged).then_some(Flaw::Turns { acknowledged, kept })
        };
        let lost_turns = lost_turns.or(hindered).or_else(fewer);
        Ok((stored, lost_turns))
    }

    /// A table's log, and after how many entries its turns began of which the checkpoint is kept.
    pub(crate) fn past(&mut self, table: TableId) -> Result<(Vec<Entry>, Vec<u64>), StoreError> {
        self.check_not_set_aside(table)?;
        let broken = |flaw: Flaw| StoreError::Broken { table, flaw };
        if self.is_archived(table) {
            let stored = archive::read(&self.kept(table)?).map_err(broken)?;
            return Ok((stored.entries, stored.turns.into_iter().map(|(after, _)| after).collect()));
        }
        if !self.ledger.entries.contains_key(&table) {
            return Err(StoreError::NoTable { table });
        }
        let (rows, hindered) = self.readable(keys::entries(table)).map_err(|error| broken(error.into()))?;
        let hindered = hindered.map(Flaw::from);
        let entries = stored::read_entries(&rows).map_err(|flaw| self.lacking(table, hindered.clone().unwrap_or(flaw)))?;
        self.check_all_are_there(table, entries.len() as u64, hindered.as_ref())?;
        let (starts, _) = self.readable(keys::turns(table)).map_err(|error| broken(error.into()))?;
        Ok((entries, turns::by_number(&starts).into_keys().collect()))
    }

    fn check_not_set_aside(&self, table: TableId) -> Result<(), StoreError> {
        let broken = |flaw: &Flaw| Err(StoreError::Broken { table, flaw: flaw.clone() });
        self.ledger.broken.get(&table).map_or(Ok(()), broken)
    }

    /// Sets a table aside of which there is another number of entries than was acknowledged.
    fn check_all_are_there(&mut self, table: TableId, entries: u64, hindered: Option<&Flaw>) -> Result<(), StoreError> {
        let acknowledged = self.ledger.entries.get(&table).copied().unwrap_or(0);
        match entries.cmp(&acknowledged) {
            Ordering::Equal => Ok(()),
            Ordering::Less => Err(self.lacking(table, hindered.cloned().unwrap_or(Flaw::Fewer { acknowledged, entries }))),
            Ordering::Greater => Err(self.lacking(table, Flaw::Disorder)),
        }
    }

    /// What is answered of a table with this flaw, which is set aside if something of it is gone: nothing is read or written of
    /// it any more.
    fn lacking(&mut self, table: TableId, flaw: Flaw) -> StoreError {
        if flaw.is_loss() {
            tracing::error!(%table, %flaw, "a table is set aside");
            self.ledger.set_aside(table, flaw.clone());
        }
        StoreError::Broken { table, flaw }
    }

    /// The checkpoint of the turn that began after so many entries.
    pub(crate) fn turn(&mut self, table: TableId, after: u64) -> Result<Option<Box<RawValue>>, StoreError> {
        if self.is_archived(table) {
            let turns = self.table(table)?.0.turns;
            return Ok(turns.into_iter().find(|(number, _)| *number == after).map(|(_, checkpoint)| checkpoint));
        }
        let Some(start) = self.read_turn(None, table, after)? else { return Ok(None) };
        let read = serde_json::from_slice(&start.checkpoint);
        read.map(Some).map_err(|error| StoreError::Broken { table, flaw: Flaw::Turn { after, why: error.to_string() } })
    }

    /// The same, where its rows may still be in a group.
    pub(super) fn read_turn(
        &mut self,
        group: Option<&Group>,
        table: TableId,
        after: u64,
    ) -> Result<Option<TurnStart>, StoreError> {
        let read = turns::unpack(after, |number| {
            let key = Key::Turn(table, number).bytes();
            match group.and_then(|group| group.rows.get(&key)) {
                Some(bytes) => Ok(bytes.clone()),
                None => self.get(&key).map_err(Flaw::from),
            }
        });
        read.map_err(|flaw| StoreError::Broken { table, flaw })
    }
}
