//! Archived tables: games that have ended, each packed into one piece.
//!
//! A table's log, its checkpoint and those of its turns become lines, as in a backup, which are compressed together. The
//! piece lies beside the rows, so that these stay few and a store of many games opens as fast as one of few; a row has what
//! the table is found by. An archived table is read like any other and never written again. Deliberately absent: when a
//! table is archived.

use std::io::{BufRead, BufReader, Read, Write};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use pergola_table::{Ended, Entry, TableId};
use serde::{Deserialize, Serialize};

use super::{
    Flaw, StoreError,
    backup::{BackupLine, table_lines},
    ground::Rows,
    keys::Key,
    stored::{self, StoredTable},
};

/// Bytes an archived table may unpack to. A game at the limit of entries has some 60 MB.
const MOST_UNPACKED: u64 = 1 << 30;

/// The row of an archived table.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Archived {
    /// What it is found by.
    pub(super) ended: Ended,
    /// The checksum of what is kept of it.
    pub(super) crc32: u32,
}

/// The row of a table of which this is kept.
pub(super) fn row(table: TableId, ended: &Ended, piece: &[u8]) -> Result<Rows, StoreError> {
    found_by(table, ended, crc32fast::hash(piece))
}

/// The row of a table of which something with this checksum is kept.
pub(super) fn found_by(table: TableId, ended: &Ended, crc32: u32) -> Result<Rows, StoreError> {
    let archived = Archived { ended: ended.clone(), crc32 };
    Ok(Rows::from_iter([stored::row(Key::Archived(table), table, "what it is found by", &archived)?]))
}

/// A table as it is archived.
pub(super) fn pack(table: TableId, stored: StoredTable) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    let packed = table_lines(table, stored).try_for_each(|line| packer.write_all(line.text().as_bytes()));
    packed.and_then(|()| packer.finish()).expect("memory takes what is written")
}

/// Reads an archived table.
pub(super) fn read(packed: &[u8]) -> Result<StoredTable, Flaw> {
    let flaw = |why: String| Flaw::Archive { why };
    let mut text = String::new();
    let unpacked = ZlibDecoder::new(packed).take(MOST_UNPACKED).read_to_string(&mut text);
    unpacked.map_err(|error| flaw(error.to_string()))?;
    let mut stored: Option<StoredTable> = None;
    for line in text.lines() {
        let line: BackupLine = serde_json::from_str(line).map_err(|error| flaw(error.to_string()))?;
        match (line, &mut stored) {
            (BackupLine::Table { checkpoint, .. }, None) => {
                stored = Some(StoredTable { entries: Vec::new(), checkpoint, turns: Vec::new() });
            }
            (BackupLine::Entry { entry, .. }, Some(stored)) if entry.seq == stored.entries.len() as u64 => {
                stored.entries.push(entry);
            }
            (BackupLine::Turn { after: Some(after), checkpoint, .. }, Some(stored)) => stored.turns.push((after, checkpoint)),
            _ => return Err(flaw("a line is not where it belongs".to_owned())),
        }
    }
    stored.ok_or_else(|| flaw("it is empty".to_owned()))
}

/// Reads a piece of which nothing else is known than that it is this table's.
pub(super) fn read_of(table: TableId, packed: &[u8]) -> Result<StoredTable, Flaw> {
    let mut first = String::new();
    let unpacked = BufReader::new(ZlibDecoder::new(packed)).take(MOST_UNPACKED).read_line(&mut first);
    match unpacked.ok().and_then(|_| serde_json::from_str(&first).ok()) {
        Some(BackupLine::Table { table: number, .. }) if number == table => read(packed),
        Some(BackupLine::Table { table: number, .. }) => Err(Flaw::Archive { why: format!("it is that of table {number}") }),
        _ => read(packed),
    }
}

/// The log of an archived table, for whoever has nothing but what was kept of it.
///
/// # Errors
/// When it is damaged.
pub fn unpack(packed: &[u8]) -> Result<Vec<Entry>, Flaw> {
    read(packed).map(|stored| stored.entries)
}

#[cfg(test)]
mod tests {
    use pergola_table::What;
    use serde_json::json;

    use super::*;

    fn game() -> StoredTable {
        let entry = |seq: u64| Entry { seq, at: seq, by: None, unattended: false, what: What::SeatsSet { seats: seq as u8 % 5 } };
        let text = |value| serde_json::value::to_raw_value(&value).expect("it is plain");
        let turn = |after: u64| (after, text(json!({ "after": after, "board": vec!["tile"; 700] })));
        StoredTable {
            entries: (0..400).map(entry).collect(),
            checkpoint: text(json!({ "over": true })),
            turns: (1..80).map(|turn_number| turn(turn_number * 5)).collect(),
        }
    }

    #[test]
    fn what_is_archived_is_read_as_it_was_and_takes_little_room() {
        let packed = pack(TableId(7), game());
        let read = read(&packed).expect("it reads");
        let (read, game) = (format!("{read:?}"), format!("{:?}", game()));
        assert_eq!(read, game);
        assert!(packed.len() * 10 < game.len(), "{} of {} bytes", packed.len(), game.len());
    }

    #[test]
    fn what_is_damaged_is_said() {
        let packed = pack(TableId(7), game());
        for cut in [0, 1, packed.len() / 2, packed.len() - 1] {
            assert!(matches!(read(&packed[..cut]), Err(Flaw::Archive { .. })), "{cut} bytes of it");
        }
        let mut changed = packed.clone();
        changed[packed.len() / 2] ^= 1;
        assert!(read(&changed).is_err());
    }
}
