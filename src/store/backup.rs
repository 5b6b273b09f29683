//! Backups: readable lines of JSON, written by the running program.
//!
//! A backup is a line with its format and counts, the lines of one table after the other, and a line with a checksum.
//! Each table is read at one moment, so its lines agree; commits go on between two tables. It is written under another
//! name, synced, read back and compared, and only then gets its own name; the last few are kept. Deliberately absent:
//! tables that cannot be read; their number is in the first line, and their rows stay in the store.

use std::{
    fmt,
    fs::{self, File},
    io::{BufRead, BufReader, BufWriter, Read, Seek, Write},
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use time::{Date, Month, Time, UtcDateTime};

use super::{
    Flaw, MOST_BYTES, RowId, Store, StoreError, disk,
    folder::{self, BACKUPS, file_error},
    stored::StoredTable,
};
use crate::table::{Entry, Millis, Notice, TableId};

/// How many backups are kept.
pub const KEPT_BACKUPS: NonZeroUsize = NonZeroUsize::new(14).expect("it is not 0");

/// The format of backups this program writes, and the latest it reads.
const FORMAT: u32 = 1;
/// Bytes of the first line, which is filled in last.
const HEADER_BYTES: usize = 256;
/// The most bytes of a line: a row with what stands around it.
const MOST_LINE_BYTES: usize = MOST_BYTES + 1024;

/// A backup that was written and read back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackupMade {
    /// Its file.
    pub path: PathBuf,
    /// What is in it.
    pub counts: Counts,
}

/// What is in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// Their entries.
    pub entries: u64,
    /// The checkpoints of their turns.
    pub turns: u64,
    /// Their undelivered notices.
    pub notices: u64,
    /// Tables of the store that could not be read, and are not in the backup.
    pub unreadable: u64,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { tables, entries, turns, notices, .. } = self;
        write!(f, "{tables} tables, {entries} entries, {turns} turns, {notices} notices")
    }
}

/// Why a file is not a whole backup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BackupFlaw {
    /// It does not begin like one.
    #[error("this is no backup of Pergola")]
    NotOne,
    /// It was written by a later version of the program.
    #[error("it has format {found}, this program reads formats up to {FORMAT}")]
    Format {
        /// Its format.
        found: u32,
    },
    /// A line is not one that was written.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: u64,
        /// What is wrong.
        why: String,
    },
    /// It has no last line.
    #[error("it is cut off")]
    CutOff,
    /// It was changed: its checksum is another.
    #[error("it was changed after it was written")]
    Changed,
    /// It does not hold what its first line says, or not what was to be written.
    #[error("it does not hold what it says")]
    Counts,
    /// A table of it is not whole.
    #[error("table {table}: {flaw}")]
    Table {
        /// Which.
        table: TableId,
        /// What is wrong.
        flaw: Flaw,
    },
}

/// A line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    /// The first.
    PergolaBackup { format: u32, taken: String, counts: Counts },
    /// A table. What follows is its own, until the next.
    Table { table: TableId, checkpoint: Box<RawValue> },
    /// A line of its log.
    Entry { table: TableId, entry: Entry },
    /// The checkpoint of a turn's start.
    Turn { table: TableId, turn: u32, checkpoint: Box<RawValue> },
    /// A notice not delivered yet.
    Notice { table: TableId, row: RowId, notice: Notice },
    /// The last: the checksum of all lines before it.
    End { crc32: String },
}

/// A table of a backup.
#[derive(Debug)]
pub(super) struct BackedUp {
    pub(super) table: TableId,
    pub(super) stored: StoredTable,
    pub(super) notices: Vec<(RowId, Notice)>,
}

/// Reads a backup to its end and checks everything in it.
///
/// # Errors
/// When the file cannot be read, or is not as it was written.
pub fn check_backup(path: &Path) -> Result<Counts, StoreError> {
    read(path, |_| Ok(()))
}

/// Writes a backup of a running store, `taken` at that time, and keeps the last `keep` of them. Blocks.
pub(super) fn write(store: &Store, taken: Millis, keep: NonZeroUsize) -> Result<BackupMade, StoreError> {
    let folder = store.folder().join(BACKUPS);
    folder::make(&folder).map_err(|error| file_error(&folder, &error))?;
    let taken = stamp(taken);
    let path = folder.join(format!("pergola-{taken}.jsonl"));
    let unfinished = folder.join(format!("pergola-{taken}.unfinished"));
    let written = write_file(store, &unfinished, &taken).and_then(|counts| {
        if check_backup(&unfinished)? != counts {
            return Err(BackupFlaw::Counts.into());
        }
        Ok(counts)
    });
    let finished = written.and_then(|counts| {
        fs::rename(&unfinished, &path).map_err(|error| file_error(&path, &error))?;
        disk::sync_folder(&folder)?;
        Ok(BackupMade { path: path.clone(), counts })
    });
    if finished.is_err() {
        // It is of no use; whatever hinders its removal is told by the error that is answered.
        let _ = fs::remove_file(&unfinished);
    }
    let made = finished?;
    remove_old(&folder, keep).map_err(|error| file_error(&folder, &error))?;
    Ok(made)
}

/// When the newest backup of a data folder was taken; none if it has none.
pub(super) fn newest(folder: &Path) -> Option<Millis> {
    let files = fs::read_dir(folder.join(BACKUPS)).ok()?.flatten();
    let taken = files.filter_map(|file| {
        let name = file.file_name().into_string().ok()?;
        read_stamp(name.strip_prefix("pergola-")?.strip_suffix(".jsonl")?)
    });
    taken.max()
}

/// Reads a backup and hands each table on, whole and checked. What is handed on counts only if the answer is good.
pub(super) fn read(path: &Path, mut each: impl FnMut(BackedUp) -> Result<(), StoreError>) -> Result<Counts, StoreError> {
    let file = File::open(path).map_err(|error| file_error(path, &error))?;
    let mut lines = Lines { file: BufReader::new(file), number: 0, text: String::new(), before: crc32fast::Hasher::new() };
    let announced = match lines.next(path)? {
        Some(Line::PergolaBackup { format, .. }) if format > FORMAT => {
            return Err(BackupFlaw::Format { found: format }.into());
        }
        Some(Line::PergolaBackup { counts, .. }) => counts,
        _ => return Err(BackupFlaw::NotOne.into()),
    };
    let mut counts = Counts { unreadable: announced.unreadable, ..Counts::default() };
    let mut open: Option<BackedUp> = None;
    loop {
        match lines.next(path)?.ok_or(BackupFlaw::CutOff)? {
            Line::Table { table, checkpoint } => {
                let stored = StoredTable { entries: Vec::new(), checkpoint, turns: Vec::new() };
                let next = BackedUp { table, stored, notices: Vec::new() };
                open.replace(next).map_or(Ok(()), |whole| count(&whole, &mut counts).and_then(|()| each(whole)))?;
            }
            Line::End { crc32 } if crc32 == lines.checksum() => break,
            Line::End { .. } => return Err(BackupFlaw::Changed.into()),
            line => lines.add(line, open.as_mut())?,
        }
    }
    lines.expect_end(path)?;
    open.map_or(Ok(()), |whole| count(&whole, &mut counts).and_then(|()| each(whole)))?;
    if counts == announced { Ok(counts) } else { Err(BackupFlaw::Counts.into()) }
}

/// A time in the form file names have: `2026-11-21T03-00-00Z`.
fn stamp(time: Millis) -> String {
    let seconds = i64::try_from(time / 1000).unwrap_or(i64::MAX);
    let time = UtcDateTime::from_unix_timestamp(seconds).unwrap_or(UtcDateTime::MAX);
    let (date, (hour, minute, second)) = (time.date(), time.as_hms());
    let (year, month, day) = date.to_calendar_date();
    format!("{year:04}-{:02}-{day:02}T{hour:02}-{minute:02}-{second:02}Z", u8::from(month))
}

/// The time a stamp tells.
fn read_stamp(text: &str) -> Option<Millis> {
    let number = |at: usize| text.get(at..at + 2)?.parse::<u8>().ok();
    let year = text.get(..4)?.parse().ok()?;
    let date = Date::from_calendar_date(year, Month::try_from(number(5)?).ok()?, number(8)?).ok()?;
    let time = Time::from_hms(number(11)?, number(14)?, number(17)?).ok()?;
    let taken = Millis::try_from(UtcDateTime::new(date, time).unix_timestamp()).ok()? * 1000;
    (stamp(taken) == text).then_some(taken)
}

/// Writes the file and syncs it.
fn write_file(store: &Store, path: &Path, taken: &str) -> Result<Counts, StoreError> {
    let failed = |error: std::io::Error| file_error(path, &error);
    let mut file = BufWriter::new(File::create(path).map_err(failed)?);
    file.write_all(&[b' '; HEADER_BYTES]).map_err(failed)?;
    let mut body = crc32fast::Hasher::new();
    let mut counts = Counts { unreadable: store.read_blocking(|writer| writer.broken().len() as u64)?, ..Counts::default() };
    let mut after = None;
    while let Some(whole) = next_table(store, after)? {
        after = Some(whole.table);
        count(&whole, &mut counts)?;
        for line in lines_of(whole) {
            let line = text(&line);
            body.update(line.as_bytes());
            file.write_all(line.as_bytes()).map_err(failed)?;
        }
    }
    let header = text(&Line::PergolaBackup { format: FORMAT, taken: taken.to_owned(), counts });
    let header = format!("{:<width$}\n", header.trim_end(), width = HEADER_BYTES - 1);
    assert_eq!(header.len(), HEADER_BYTES, "the first line has its place");
    let mut all = crc32fast::Hasher::new();
    all.update(header.as_bytes());
    all.combine(&body);
    file.write_all(text(&Line::End { crc32: hex(all) }).as_bytes()).map_err(failed)?;
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
fn lines_of(whole: BackedUp) -> impl Iterator<Item = Line> {
    let BackedUp { table, stored, notices } = whole;
    let first = Line::Table { table, checkpoint: stored.checkpoint };
    let entries = stored.entries.into_iter().map(move |entry| Line::Entry { table, entry });
    let turns = stored.turns.into_iter().map(move |(turn, checkpoint)| Line::Turn { table, turn, checkpoint });
    let notices = notices.into_iter().map(move |(row, notice)| Line::Notice { table, row, notice });
    std::iter::once(first).chain(entries).chain(turns).chain(notices)
}

/// Checks a table and counts what it has.
fn count(whole: &BackedUp, counts: &mut Counts) -> Result<(), StoreError> {
    let flawed = |flaw: Flaw| BackupFlaw::Table { table: whole.table, flaw };
    for (entry, seq) in whole.stored.entries.iter().zip(0..) {
        if entry.seq != seq {
            return Err(flawed(Flaw::Gap { missing: seq }).into());
        }
    }
    counts.tables += 1;
    counts.entries += whole.stored.entries.len() as u64;
    counts.turns += whole.stored.turns.len() as u64;
    counts.notices += whole.notices.len() as u64;
    Ok(())
}

/// Removes all but the last backups, and what was left unfinished.
fn remove_old(folder: &Path, keep: NonZeroUsize) -> std::io::Result<()> {
    let mut backups = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("pergola-") && name.ends_with(".jsonl") {
            backups.push(path);
        } else if name.starts_with("pergola-") && name.ends_with(".unfinished") {
            fs::remove_file(path)?;
        }
    }
    // Their names are times, so their order is that of the times.
    backups.sort_unstable();
    backups.truncate(backups.len().saturating_sub(keep.get()));
    backups.iter().try_for_each(fs::remove_file)
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
    fn next(&mut self, path: &Path) -> Result<Option<Line>, StoreError> {
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
    fn add(&self, line: Line, open: Option<&mut BackedUp>) -> Result<(), BackupFlaw> {
        let stray = || BackupFlaw::Line { line: self.number, why: "it belongs to no table before it".to_owned() };
        let whole = open.ok_or_else(stray)?;
        match line {
            Line::Entry { table, entry } if table == whole.table => whole.stored.entries.push(entry),
            Line::Turn { table, turn, checkpoint } if table == whole.table => whole.stored.turns.push((turn, checkpoint)),
            Line::Notice { table, row, notice } if table == whole.table => whole.notices.push((row, notice)),
            _ => return Err(stray()),
        }
        Ok(())
    }

    /// Nothing stands after the last line, and that line is as it was written.
    fn expect_end(&mut self, path: &Path) -> Result<(), StoreError> {
        if self.text != text(&Line::End { crc32: self.checksum() }) {
            return Err(BackupFlaw::Changed.into());
        }
        let rest = self.file.fill_buf().map_err(|error| file_error(path, &error))?;
        if rest.is_empty() { Ok(()) } else { Err(BackupFlaw::Changed.into()) }
    }
}

/// A line's text, with its end.
fn text(line: &Line) -> String {
    let mut text = serde_json::to_string(line).expect("what is stored has no keys but texts, and cannot fail");
    text.push('\n');
    text
}

fn hex(checksum: crc32fast::Hasher) -> String {
    format!("{:08x}", checksum.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_a_date_and_a_time() {
        assert_eq!(stamp(0), "1970-01-01T00-00-00Z");
        assert_eq!(stamp(1_795_230_000_999), "2026-11-21T03-00-00Z");
        assert_eq!(stamp(Millis::MAX), "9999-12-31T23-59-59Z");
    }

    #[test]
    fn a_stamp_is_read_to_the_second() {
        for taken in [0, 1_795_230_000_000, 4_102_444_799_000] {
            assert_eq!(read_stamp(&stamp(taken + 999)), Some(taken));
        }
        for other in
            ["", "2026", "2026-11-21T03-00-00", "2026-13-21T03-00-00Z", "2026-11-21T25-00-00Z", "2026-11-21 03:00:00Z", "x"]
        {
            assert_eq!(read_stamp(other), None, "{other}");
        }
    }
}
