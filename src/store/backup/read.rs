//! Reading a backup's file: line by line, with everything checked that was written to be checked.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read},
    path::Path,
};

use super::format::{BackedUp, BackupCounts, BackupLine, FORMAT, MOST_LINE_BYTES, hex};
use crate::store::{BackupFlaw, StoreError, folder::file_error, forms, stored::StoredTable};

/// Why the checkpoint of a turn cannot be kept.
const NO_NUMBER: &str = "the checkpoint of a turn does not say how many entries came before it";

/// Reads a backup and hands each table on, whole and checked. What is handed on counts only if the answer is good.
pub(in crate::store) fn read_tables(
    path: &Path,
    mut each: impl FnMut(BackedUp) -> Result<(), StoreError>,
) -> Result<BackupCounts, StoreError> {
    let file = File::open(path).map_err(|error| file_error(path, &error))?;
    let mut lines = Lines { file: BufReader::new(file), number: 0, text: String::new(), before: crc32fast::Hasher::new() };
    let announced = match lines.next(path)? {
        Some(BackupLine::PergolaBackup { format, .. }) if format > FORMAT => {
            return Err(BackupFlaw::Format { found: format, known: FORMAT }.into());
        }
        Some(BackupLine::PergolaBackup { counts, .. }) => counts,
        _ => return Err(BackupFlaw::NotOne.into()),
    };
    let mut counts = BackupCounts { unreadable: announced.unreadable, ..BackupCounts::default() };
    let mut open: Option<BackedUp> = None;
    let mut hand_on = |whole: BackedUp, counts: &mut BackupCounts| {
        whole.count(counts)?;
        each(whole)
    };
    loop {
        match lines.next(path)?.ok_or(BackupFlaw::CutOff)? {
            BackupLine::Table { table, checkpoint } => {
                let stored = StoredTable { entries: Vec::new(), checkpoint, turns: Vec::new() };
                let next = BackedUp { table, stored, notices: Vec::new() };
                open.replace(next).map_or(Ok(()), |whole| hand_on(whole, &mut counts))?;
            }
            BackupLine::End { crc32 } if crc32 == lines.checksum() => break,
            BackupLine::End { .. } => return Err(BackupFlaw::Changed.into()),
            line => lines.add(line, open.as_mut())?,
        }
    }
    lines.expect_end(path)?;
    open.map_or(Ok(()), |whole| hand_on(whole, &mut counts))?;
    if counts == announced { Ok(counts) } else { Err(BackupFlaw::Counts.into()) }
}

/// A backup's lines as they are read.
struct Lines {
    file: BufReader<File>,
    number: u64,
    /// The line read last. It is part of the checksum once the next is read.
    text: String,
    before: crc32fast::Hasher,
}

impl Lines {
    /// The next line; none when the file ends, or ends within it.
    fn next(&mut self, path: &Path) -> Result<Option<BackupLine>, StoreError> {
        self.before.update(self.text.as_bytes());
        self.number += 1;
        self.text.clear();
        let wrong = |line: u64, why: String| BackupFlaw::Line { line, why };
        let mut bytes = Vec::new();
        let mut limited = (&mut self.file).take(MOST_LINE_BYTES as u64 + 1);
        limited.read_until(b'\n', &mut bytes).map_err(|error| file_error(path, &error))?;
        if bytes.len() > MOST_LINE_BYTES {
            return Err(wrong(self.number, format!("it has more than {MOST_LINE_BYTES} bytes")).into());
        }
        if bytes.last() != Some(&b'\n') {
            return Ok(None);
        }
        self.text = String::from_utf8(bytes).map_err(|error| wrong(self.number, error.to_string()))?;
        Ok(Some(serde_json::from_str(&self.text).map_err(|error| wrong(self.number, error.to_string()))?))
    }

    /// The checksum of all lines before the one read last.
    fn checksum(&self) -> String {
        hex(self.before.clone())
    }

    /// Puts a line to the table it belongs to.
    fn add(&self, line: BackupLine, open: Option<&mut BackedUp>) -> Result<(), BackupFlaw> {
        let stray = || BackupFlaw::Line { line: self.number, why: "it belongs to no table before it".to_owned() };
        let whole = open.ok_or_else(stray)?;
        match line {
            BackupLine::Entry { table, entry } if table == whole.table => whole.stored.entries.push(entry),
            BackupLine::Turn { table, after, turn, checkpoint } if table == whole.table => {
                let number = || turn.and_then(|_| forms::number_of_turn(&checkpoint));
                let after =
                    after.or_else(number).ok_or_else(|| BackupFlaw::Line { line: self.number, why: NO_NUMBER.to_owned() })?;
                whole.stored.turns.push((after, checkpoint));
            }
            BackupLine::Notice { table, row, notice } if table == whole.table => whole.notices.push((row, notice)),
            _ => return Err(stray()),
        }
        Ok(())
    }

    /// Nothing stands after the last line, and that line is as it was written.
    fn expect_end(&mut self, path: &Path) -> Result<(), StoreError> {
        if self.text != (BackupLine::End { crc32: self.checksum() }).text() {
            return Err(BackupFlaw::Changed.into());
        }
        let rest = self.file.fill_buf().map_err(|error| file_error(path, &error))?;
        if rest.is_empty() { Ok(()) } else { Err(BackupFlaw::Changed.into()) }
    }
}
