//! Writing a backup's file.

use std::{
    fs::File,
    io::{BufWriter, Seek, Write},
    path::Path,
};

use super::format::{BackedUp, BackupCounts, BackupLine, FORMAT, HEADER_BYTES, hex};
use crate::{
    store::{Store, StoreError, folder::file_error},
    table::TableId,
};

/// Writes a backup `taken` at that time and syncs it. Blocks.
pub(super) fn write(store: &Store, path: &Path, taken: &str) -> Result<BackupCounts, StoreError> {
    let failed = |error: std::io::Error| file_error(path, &error);
    let mut file = BufWriter::new(File::create(path).map_err(failed)?);
    file.write_all(&[b' '; HEADER_BYTES]).map_err(failed)?;
    let mut body = crc32fast::Hasher::new();
    let mut counts =
        BackupCounts { unreadable: store.read_blocking(|writer| writer.broken().len() as u64)?, ..BackupCounts::default() };
    let mut after = None;
    while let Some(whole) = next_table(store, after)? {
        after = Some(whole.table);
        whole.count(&mut counts)?;
        for line in lines_of(whole) {
            let line = line.text();
            body.update(line.as_bytes());
            file.write_all(line.as_bytes()).map_err(failed)?;
        }
    }
    let header = BackupLine::PergolaBackup { format: FORMAT, taken: taken.to_owned(), counts }.text();
    let header = format!("{:<width$}\n", header.trim_end(), width = HEADER_BYTES - 1);
    assert_eq!(header.len(), HEADER_BYTES, "the first line has its place");
    let mut all = crc32fast::Hasher::new();
    all.update(header.as_bytes());
    all.combine(&body);
    file.write_all(BackupLine::End { crc32: hex(all) }.text().as_bytes()).map_err(failed)?;
    file.rewind().map_err(failed)?;
    file.write_all(header.as_bytes()).map_err(failed)?;
    file.into_inner().map_err(|error| failed(error.into_error()))?.sync_all().map_err(failed)?;
    Ok(counts)
}

/// The first table after that one, read at one moment. Tables opened meanwhile are met, too: their numbers are higher.
fn next_table(store: &Store, after: Option<TableId>) -> Result<Option<BackedUp>, StoreError> {
    store.read_blocking(move |writer| {
        let Some(table) = writer.table_after(after) else { return Ok(None) };
        let (stored, notices) = writer.table(table)?;
        Ok(Some(BackedUp { table, stored, notices }))
    })?
}

/// A table's lines.
fn lines_of(whole: BackedUp) -> impl Iterator<Item = BackupLine> {
    let BackedUp { table, stored, notices } = whole;
    let first = BackupLine::Table { table, checkpoint: stored.checkpoint };
    let entries = stored.entries.into_iter().map(move |entry| BackupLine::Entry { table, entry });
    let turns = stored.turns.into_iter().map(move |(after, checkpoint)| BackupLine::Turn {
        table,
        after: Some(after),
        turn: None,
        checkpoint,
    });
    let notices = notices.into_iter().map(move |(row, notice)| BackupLine::Notice { table, row, notice });
    std::iter::once(first).chain(entries).chain(turns).chain(notices)
}
