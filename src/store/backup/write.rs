//! Writing a backup's files.

use std::{
    collections::BTreeSet,
    fs::File,
    io::{BufWriter, Seek, Write},
    path::{Path, PathBuf},
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use pergola_table::TableId;

use super::{
    Beside, Source,
    format::{BackedUp, BackedUpTable, BackupCounts, BackupLine, FORMAT, Finished, HEADER_BYTES, PART_BYTES, hex, table_lines},
    read_backup,
};
use crate::{Flaw, StoreError, folder::file_error};

/// Writes a backup `taken` at that time and syncs it. Archived tables that are not in the finished files are written into it.
/// Answers also which tables cannot be read. Blocks.
pub(super) fn write(
    store: &dyn Source,
    path: &Path,
    taken: &str,
    finished: &[Finished],
) -> Result<(BackupCounts, Vec<(TableId, Flaw)>), StoreError> {
    let mut file = BackupFile::create(path)?;
    for finished in finished {
        file.counts.archived += finished.tables.len() as u64;
        file.line(&BackupLine::Finished(finished.clone()))?;
    }
    // Cups come before the tables, so that no cup knows of a table that is not there.
    let cups = store.cups()?;
    cups.into_iter().try_for_each(|cup| file.add(BackedUp::Cup(cup)))?;
    let mut written: BTreeSet<TableId> = finished.iter().flat_map(|it| it.tables.iter().map(|(table, _)| *table)).collect();
    let mut after = None;
    while let Some(table) = store.table_after(after)? {
        after = Some(table);
        written.insert(table);
        file.add_table(store, table)?;
    }
    // Archived tables come last, so that one that was archived meanwhile is met here if it was not met before.
    for table in store.archived()?.into_keys().filter(|table| !written.contains(table)) {
        file.add_archived(store, table)?;
    }
    // People come after the tables, so that whoever is met in one of them is among them.
    let (next, people) = store.people()?;
    file.add(BackedUp::NextPerson(next))?;
    people.into_iter().try_for_each(|(number, person)| file.add(BackedUp::Person(number, person)))?;
    let servers = store.servers()?;
    servers.into_iter().try_for_each(|(server, settings)| file.add(BackedUp::Server(server, settings)))?;
    // Those that were set aside are no tables any more; those of them that were met above are counted.
    let met: BTreeSet<TableId> = file.damaged.iter().map(|(table, _)| *table).collect();
    let set_aside = store.broken()?;
    file.counts.unreadable += set_aside.iter().filter(|table| !met.contains(table)).count() as u64;
    let (counts, damaged) = (file.counts, std::mem::take(&mut file.damaged));
    file.end(taken)?;
    Ok((counts, damaged))
}

/// Writes a file with these archived tables. Blocks.
pub(super) fn write_finished(
    store: &dyn Source,
    path: &Path,
    taken: &str,
    tables: &[(TableId, u32)],
) -> Result<Finished, StoreError> {
    let mut file = BackupFile::create(path)?;
    let mut written = Vec::with_capacity(tables.len());
    for (table, piece) in tables {
        if file.add_archived(store, *table)? {
            written.push((*table, *piece));
        }
    }
    let (crc32, bytes) = file.end(taken)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Finished { file: name, crc32, bytes, tables: written })
}

/// Writes a file with these archived tables, as it was written at that time: its checksum and its bytes. Blocks.
pub(super) fn write_again(path: &Path, taken: &str, tables: impl Iterator<Item = BackedUp>) -> Result<(String, u64), StoreError> {
    let mut file = BackupFile::create(path)?;
    tables.into_iter().try_for_each(|table| file.add(table))?;
    file.end(taken)
}

/// Writes everything of a backup into one file. Blocks.
pub(super) fn copy(from: &Path, to: &Path, taken: &str) -> Result<BackupCounts, StoreError> {
    let mut file = BackupFile::create(to)?;
    file.counts.unreadable = read_backup(from, Beside::Read, |backed_up| file.add(backed_up))?.unreadable;
    let counts = file.counts;
    file.end(taken)?;
    Ok(counts)
}

/// A backup that is being written.
struct BackupFile {
    path: PathBuf,
    file: BufWriter<File>,
    /// Of all lines after the first.
    body: crc32fast::Hasher,
    bytes: u64,
    counts: BackupCounts,
    /// The tables that cannot be read.
    damaged: Vec<(TableId, Flaw)>,
}

impl BackupFile {
    fn create(path: &Path) -> Result<BackupFile, StoreError> {
        let file = File::create(path).map_err(|error| file_error(path, &error))?;
        let mut file = BackupFile {
            path: path.to_owned(),
            file: BufWriter::new(file),
            body: crc32fast::Hasher::new(),
            bytes: HEADER_BYTES as u64,
            counts: BackupCounts::default(),
            damaged: Vec::new(),
        };
        file.write(&[b' '; HEADER_BYTES])?;
        Ok(file)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.file.write_all(bytes).map_err(|error| file_error(&self.path, &error))
    }

    fn line(&mut self, line: &BackupLine) -> Result<(), StoreError> {
        let line = line.text();
        self.body.update(line.as_bytes());
        self.bytes += line.len() as u64;
        self.write(line.as_bytes())
    }

    fn add(&mut self, backed_up: BackedUp) -> Result<(), StoreError> {
        backed_up.count(&mut self.counts)?;
        match backed_up {
            BackedUp::Person(number, person) => self.line(&BackupLine::Person { number, person }),
            BackedUp::NextPerson(number) => self.line(&BackupLine::NextPerson(number)),
            BackedUp::Server(server, settings) => self.line(&BackupLine::Server { server, settings }),
            BackedUp::Cup(cup) => self.line(&BackupLine::Cup { cup }),
            BackedUp::Archived { table, ended, piece } => {
                self.line(&BackupLine::Archived { table, ended })?;
                let mut parts = piece.chunks(PART_BYTES).map(|part| STANDARD.encode(part));
                parts.try_for_each(|part| self.line(&BackupLine::Part { table, part }))
            }
            BackedUp::Table(BackedUpTable { table, stored, notices }) => {
                let notices = notices.into_iter().map(|(row, notice)| BackupLine::Notice { table, row, notice });
                table_lines(table, stored).chain(notices).try_for_each(|line| self.line(&line))
            }
        }
    }

    /// Adds a table as it is at this moment, which may have been archived since the last look.
    fn add_table(&mut self, store: &dyn Source, table: TableId) -> Result<bool, StoreError> {
        self.add_if_readable(store.table(table))
    }

    fn add_archived(&mut self, store: &dyn Source, table: TableId) -> Result<bool, StoreError> {
        self.add_if_readable(store.archived_table(table))
    }

    /// Whether a table was added: one that cannot be read is told of, and the others are saved.
    fn add_if_readable(&mut self, read: Result<BackedUp, StoreError>) -> Result<bool, StoreError> {
        match read {
            Ok(backed_up) => self.add(backed_up).map(|()| true),
            Err(StoreError::Broken { table, flaw }) => {
                tracing::error!(%table, %flaw, "a table cannot be read and is not in the backup");
                self.counts.unreadable += 1;
                self.damaged.push((table, flaw));
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }

    /// Writes the first and the last line, and answers with the checksum and the bytes of the whole.
    fn end(mut self, taken: &str) -> Result<(String, u64), StoreError> {
        let header = BackupLine::PergolaBackup { format: FORMAT, taken: taken.to_owned(), counts: self.counts }.text();
        let header = format!("{:<width$}\n", header.trim_end(), width = HEADER_BYTES - 1);
        assert_eq!(header.len(), HEADER_BYTES, "the first line has its place");
        let mut all = crc32fast::Hasher::new();
        all.update(header.as_bytes());
        all.combine(&self.body);
        let crc32 = hex(all);
        self.line(&BackupLine::End { crc32: crc32.clone() })?;
        let failed = |error: std::io::Error| file_error(&self.path, &error);
        self.file.rewind().map_err(failed)?;
        self.file.write_all(header.as_bytes()).map_err(failed)?;
        let file = self.file.into_inner().map_err(|error| failed(error.into_error()))?;
        file.sync_all().map_err(failed)?;
        Ok((crc32, self.bytes))
    }
}
