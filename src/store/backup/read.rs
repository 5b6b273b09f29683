//! Reading a backup's file: line by line, with everything checked that was written to be checked.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use pergola_table::TableId;
use serde_json::Value;

use super::{
    format::{BackedUp, BackedUpTable, BackupCounts, BackupLine, FORMAT, Finished, MOST_LINE_BYTES, hex},
    pieces,
};
use crate::{
    BackupFlaw, StoreError,
    folder::file_error,
    forms::{self, FormerPeople, WITH_REFERENCES},
    stored::StoredTable,
};

/// What is wrong with a turn that has no number.
const NO_NUMBER: &str = "the checkpoint of a turn does not say how many entries came before it";

/// What is done about the files that belong to a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beside {
    /// They are read like the backup.
    Read,
    /// They are read past what is damaged in them: what is whole there, or in another such file, is handed on.
    PastDamage,
    /// They were read before: it is enough that they are there.
    Look,
    /// There may be none.
    None,
}

/// Reads a backup to its end, and hands on everything that is in it, also in the files that belong to it.
///
/// # Errors
/// When a file is not what was written; what came before the damage was handed on. Or the first error of `each`.
pub(crate) fn read_backup(
    path: &Path,
    beside: Beside,
    mut each: impl FnMut(BackedUp) -> Result<(), StoreError>,
) -> Result<BackupCounts, StoreError> {
    Ok(Backup::open(path)?.read(&mut each, beside)?.0)
}

/// The same, but files with finished games that belong to it are read past their damage: what is not in any of them any more
/// is the second part of the answer.
///
/// # Errors
/// When the backup itself is not what was written. Or the first error of `each`.
pub(crate) fn read_past_damage(
    path: &Path,
    mut each: impl FnMut(BackedUp) -> Result<(), StoreError>,
) -> Result<(BackupCounts, Vec<TableId>), StoreError> {
    let mut backup = Backup::open(path)?;
    backup.read_on(&mut each, Beside::PastDamage)?;
    backup.counts.unreadable += backup.missing.len() as u64;
    Ok((backup.counts, backup.missing))
}

/// The files with finished games that belong to a backup, from its first lines.
///
/// # Errors
/// When they are not what was written.
pub(super) fn finished_of(path: &Path) -> Result<Vec<Finished>, StoreError> {
    let mut backup = Backup::open(path)?;
    let mut finished = Vec::new();
    while let Some(BackupLine::Finished(file)) = backup.lines.next()? {
        finished.push(file);
    }
    Ok(finished)
}

/// Whether a file with finished games lies there as it was written.
pub(super) fn is_sound(finished: &Finished, path: &Path) -> bool {
    let read = Backup::open(path).and_then(|backup| backup.read(&mut |_| Ok(()), Beside::None));
    read.is_ok_and(|(counts, crc32)| crc32 == finished.crc32 && counts.archived == finished.tables.len() as u64)
}

/// A backup that is being read.
struct Backup {
    lines: Lines,
    announced: BackupCounts,
    counts: BackupCounts,
    /// What the last lines belong to.
    open: Option<BackedUp>,
    /// The archived tables that are in no file any more.
    missing: Vec<TableId>,
}

impl Backup {
    /// Opens a file and reads its first line.
    fn open(path: &Path) -> Result<Backup, StoreError> {
        let file = File::open(path).map_err(|error| file_error(path, &error))?;
        let mut lines = Lines {
            path: path.to_owned(),
            file: BufReader::new(file),
            number: 0,
            text: String::new(),
            before: crc32fast::Hasher::new(),
            format: FORMAT,
            former: FormerPeople::default(),
        };
        let announced = match lines.next()? {
            Some(BackupLine::PergolaBackup { format, .. }) if format > FORMAT => {
                return Err(BackupFlaw::Format { found: format, known: FORMAT }.into());
            }
            Some(BackupLine::PergolaBackup { format, counts, .. }) => {
                lines.format = format;
                counts
            }
            _ => return Err(BackupFlaw::NotOne.into()),
        };
        let counts = BackupCounts { unreadable: announced.unreadable, ..BackupCounts::default() };
        Ok(Backup { lines, announced, counts, open: None, missing: Vec::new() })
    }

    /// Reads it to its end: what is in it, and its checksum.
    fn read(
        mut self,
        each: &mut dyn FnMut(BackedUp) -> Result<(), StoreError>,
        beside: Beside,
    ) -> Result<(BackupCounts, String), StoreError> {
        let crc32 = self.read_on(each, beside)?;
        Ok((self.counts, crc32))
    }

    fn read_on(
        &mut self,
        each: &mut dyn FnMut(BackedUp) -> Result<(), StoreError>,
        beside: Beside,
    ) -> Result<String, StoreError> {
        let crc32 = loop {
            match self.lines.next()?.ok_or(BackupFlaw::CutOff)? {
                BackupLine::End { crc32 } if crc32 == self.lines.checksum() => break crc32,
                BackupLine::End { .. } => return Err(BackupFlaw::Changed.into()),
                BackupLine::Finished(finished) => self.read_finished(&finished, each, beside)?,
                line => self.take(line, each)?,
            }
        };
        self.lines.expect_end()?;
        self.hand_on(None, each)?;
        if self.lines.format < WITH_REFERENCES {
            self.hand_on_people(each)?;
        }
        let archived = self.counts.archived + self.missing.len() as u64;
        let counts = BackupCounts { archived, ..self.counts };
        if counts == self.announced { Ok(crc32) } else { Err(BackupFlaw::Counts.into()) }
    }

    fn read_finished(
        &mut self,
        finished: &Finished,
        each: &mut dyn FnMut(BackedUp) -> Result<(), StoreError>,
        beside: Beside,
    ) -> Result<(), StoreError> {
        let is_name = Path::new(&finished.file).file_name().is_some_and(|name| name == finished.file.as_str());
        if !is_name || beside == Beside::None {
            return Err(self.lines.wrong("it names no file beside it").into());
        }
        let path = self.lines.path.with_file_name(&finished.file);
        if beside == Beside::PastDamage && !is_sound(finished, &path) {
            return self.find_finished(finished, &path, each);
        }
        if !finished.is_at(&path) {
            return Err(BackupFlaw::Missing { file: finished.file.clone() }.into());
        }
        if beside == Beside::Look {
            self.counts.archived += finished.tables.len() as u64;
            return Ok(());
        }
        let (counts, crc32) = Backup::open(&path)?.read(each, Beside::None)?;
        if crc32 != finished.crc32 {
            return Err(BackupFlaw::Changed.into());
        }
        self.counts.archived += counts.archived;
        Ok(())
    }

    /// Hands on the tables of a damaged file that are whole in it, or in another one beside it.
    fn find_finished(
        &mut self,
        finished: &Finished,
        path: &Path,
        each: &mut dyn FnMut(BackedUp) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut wanted: BTreeMap<TableId, u32> = finished.tables.iter().copied().collect();
        let others = pieces::finished_files(path.parent().unwrap_or(Path::new(".")));
        let files: Vec<PathBuf> = [path.to_owned()].into_iter().chain(others).collect();
        let archived = &mut self.counts.archived;
        pieces::find(&files, &mut wanted, |(table, ended, piece)| {
            *archived += 1;
            each(BackedUp::Archived { table, ended, piece })
        })?;
        self.missing.extend(wanted.into_keys());
        Ok(())
    }

    /// Takes a line up into what it belongs to, or begins with it.
    fn take(&mut self, line: BackupLine, each: &mut dyn FnMut(BackedUp) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let begun = match line {
            BackupLine::Table { table, checkpoint } => {
                let stored = StoredTable { entries: Vec::new(), checkpoint, turns: Vec::new() };
                BackedUp::Table(BackedUpTable { table, stored, notices: Vec::new() })
            }
            BackupLine::Archived { table, ended } => BackedUp::Archived { table, ended, piece: Vec::new() },
            BackupLine::Person { number, person } => BackedUp::Person(number, person),
            BackupLine::NextPerson(number) => BackedUp::NextPerson(number),
            BackupLine::Server { server, settings } => BackedUp::Server(server, settings),
            BackupLine::Cup { cup } => BackedUp::Cup(cup),
            line => return Ok(self.lines.add(line, self.open.as_mut())?),
        };
        self.hand_on(Some(begun), each)
    }

    /// Hands on what is whole now that something else begins.
    fn hand_on(
        &mut self,
        begun: Option<BackedUp>,
        each: &mut dyn FnMut(BackedUp) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let whole = std::mem::replace(&mut self.open, begun);
        whole.map_or(Ok(()), |whole| {
            whole.count(&mut self.counts)?;
            each(whole)
        })
    }

    /// The people of an earlier format, who stood in the lines of tables.
    fn hand_on_people(&mut self, each: &mut dyn FnMut(BackedUp) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let former = &mut self.lines.former;
        former.end_table();
        former.people().iter().try_for_each(|(number, person)| each(BackedUp::Person(number, person.clone())))?;
        each(BackedUp::NextPerson(former.next()))
    }
}

/// The lines of a backup.
struct Lines {
    path: PathBuf,
    file: BufReader<File>,
    /// Of the line read last, from 1.
    number: u64,
    /// The line read last.
    text: String,
    /// Of all lines before it.
    before: crc32fast::Hasher,
    /// In which format they are written.
    format: u32,
    /// The people of an earlier format.
    former: FormerPeople,
}

impl Lines {
    /// The next line. Nothing at the end, or if the last line is not whole.
    fn next(&mut self) -> Result<Option<BackupLine>, StoreError> {
        self.before.update(self.text.as_bytes());
        self.number += 1;
        self.text.clear();
        let mut bytes = Vec::new();
        let mut limited = (&mut self.file).take(MOST_LINE_BYTES as u64 + 1);
        limited.read_until(b'\n', &mut bytes).map_err(|error| file_error(&self.path, &error))?;
        if bytes.len() > MOST_LINE_BYTES {
            return Err(self.wrong(format!("it has more than {MOST_LINE_BYTES} bytes")).into());
        }
        if bytes.last() != Some(&b'\n') {
            return Ok(None);
        }
        self.text = String::from_utf8(bytes).map_err(|error| self.wrong(error.to_string()))?;
        let line = if self.format < WITH_REFERENCES { self.with_references() } else { serde_json::from_str(&self.text) };
        Ok(Some(line.map_err(|error| self.wrong(error.to_string()))?))
    }

    /// The line read last, of an earlier format, with references for its people.
    fn with_references(&mut self) -> Result<BackupLine, serde_json::Error> {
        let mut line: Value = serde_json::from_str(&self.text)?;
        // What is not what it should be does not become a line.
        let _ = self.former.backup_line(&mut line);
        serde_json::from_value(line)
    }

    fn wrong(&self, why: impl Into<String>) -> BackupFlaw {
        BackupFlaw::Line { line: self.number, why: why.into() }
    }

    /// The checksum of all lines before the one read last.
    fn checksum(&self) -> String {
        hex(self.before.clone())
    }

    /// Adds the line read last to what is open.
    fn add(&self, line: BackupLine, open: Option<&mut BackedUp>) -> Result<(), BackupFlaw> {
        match (line, open) {
            (BackupLine::Part { table, part }, Some(BackedUp::Archived { table: whole, piece, .. })) if table == *whole => {
                piece.extend(STANDARD.decode(part).map_err(|error| self.wrong(error.to_string()))?);
                Ok(())
            }
            (line, Some(BackedUp::Table(whole))) => self.add_to_table(line, whole),
            _ => Err(self.stray()),
        }
    }

    fn add_to_table(&self, line: BackupLine, whole: &mut BackedUpTable) -> Result<(), BackupFlaw> {
        match line {
            BackupLine::Entry { table, entry } if table == whole.table => whole.stored.entries.push(entry),
            BackupLine::Turn { table, after, turn, checkpoint } if table == whole.table => {
                let number = || turn.and_then(|_| forms::number_of_turn(&checkpoint));
                let after = after.or_else(number).ok_or_else(|| self.wrong(NO_NUMBER))?;
                whole.stored.turns.push((after, checkpoint));
            }
            BackupLine::Notice { table, row, notice } if table == whole.table => whole.notices.push((row, notice)),
            _ => return Err(self.stray()),
        }
        Ok(())
    }

    fn stray(&self) -> BackupFlaw {
        self.wrong("it belongs to no table before it")
    }

    /// Refuses a last line written in another way, and whatever follows it.
    fn expect_end(&mut self) -> Result<(), StoreError> {
        if self.text != (BackupLine::End { crc32: self.checksum() }).text() {
            return Err(BackupFlaw::Changed.into());
        }
        let rest = self.file.fill_buf().map_err(|error| file_error(&self.path, &error))?;
        if rest.is_empty() { Ok(()) } else { Err(BackupFlaw::Changed.into()) }
    }
}
