//! What is kept of archived tables, found in the files with finished games, whatever else in them is damaged.
//!
//! A piece has a checksum, which the store and the backups know: what has it is the piece, wherever it is found. So one that is
//! missing in the archive comes back from such a file, one that is missing in a file comes from another or from the
//! archive, and a file that is damaged is written again as it was, so that the backups that name it are whole. Deliberately
//! absent: running tables, which each backup holds itself.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use pergola_table::{Ended, TableId};

use super::{
    Source,
    format::{BackedUp, BackupLine, Finished, MOST_LINE_BYTES},
    is_finished, read, taken, write, write_whole,
};
use crate::{BackupFlaw, Flaw, StoreError, folder::BACKUPS};

/// What came of a look at the archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchiveLook {
    /// The tables of which something was missing or was not what was written, and which are whole again.
    pub put_back: Vec<TableId>,
    /// The tables that no backup has, either.
    pub lost: Vec<(TableId, Flaw)>,
}

/// An archived table as a file has it, which may be damaged.
type Met = (TableId, Ended, Vec<u8>);

/// Looks at what is kept of these archived tables, and puts back what a file with finished games still has. Blocks.
pub(crate) fn put_back(store: &dyn Source, damaged: BTreeMap<TableId, Flaw>) -> Result<ArchiveLook, StoreError> {
    let archived = store.archived()?;
    let checksum = |table: &TableId| Some((*table, *archived.get(table)?));
    let mut wanted: BTreeMap<TableId, u32> = damaged.keys().filter_map(checksum).collect();
    let mut put_back = Vec::new();
    find(&finished_files(&store.folder().join(BACKUPS)), &mut wanted, |(table, _, piece)| {
        store.keep_again(table, piece)?;
        tracing::warn!(%table, "what is kept of an archived table was damaged; it was put back from a backup");
        put_back.push(table);
        Ok(())
    })?;
    let lost: Vec<_> = damaged.into_iter().filter(|(table, _)| wanted.contains_key(table)).collect();
    for (table, flaw) in &lost {
        tracing::error!(%table, %flaw, "an archived table is damaged, and no backup has it");
    }
    Ok(ArchiveLook { put_back, lost })
}

/// The same for all archived tables that are not as they were written. Blocks.
pub(super) fn look_through(store: &dyn Source) -> Result<ArchiveLook, StoreError> {
    let mut damaged = BTreeMap::new();
    for table in store.archived()?.into_keys() {
        if let Err(StoreError::Broken { flaw, .. }) = store.check_kept(table) {
            damaged.insert(table, flaw);
        }
    }
    put_back(store, damaged)
}

/// Hands on the pieces with these checksums that are in these files, each once, and takes them from what is wanted.
pub(super) fn find(
    files: &[PathBuf],
    wanted: &mut BTreeMap<TableId, u32>,
    mut each: impl FnMut(Met) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    for file in files {
        if wanted.is_empty() {
            return Ok(());
        }
        past_damage(file, |met| {
            if wanted.get(&met.0) == Some(&crc32fast::hash(&met.2)) {
                wanted.remove(&met.0);
                each(met)?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// The files with finished games of a folder, the newest first.
pub(super) fn finished_files(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let is_one = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()).is_some_and(is_finished);
    let mut files: Vec<PathBuf> = files.filter(is_one).collect();
    files.sort_unstable();
    files.reverse();
    files
}

/// Hands on the archived tables of a file, past lines that cannot be read. A file that is not there has none.
fn past_damage(path: &Path, mut each: impl FnMut(Met) -> Result<(), StoreError>) -> Result<(), StoreError> {
    let Ok(mut file) = File::open(path).map(BufReader::new) else { return Ok(()) };
    let mut open: Option<Met> = None;
    loop {
        let mut bytes = Vec::new();
        let read = (&mut file).take(MOST_LINE_BYTES as u64).read_until(b'\n', &mut bytes);
        if read.map_or(0, |count| count) == 0 {
            break;
        }
        match serde_json::from_slice(&bytes) {
            Ok(BackupLine::Archived { table, ended }) => {
                open.replace((table, ended, Vec::new())).map_or(Ok(()), &mut each)?;
            }
            Ok(BackupLine::Part { table, part }) => {
                let piece = open.as_mut().filter(|(whole, ..)| *whole == table);
                piece.into_iter().for_each(|(.., piece)| piece.extend(STANDARD.decode(&part).unwrap_or_default()));
            }
            _ => {}
        }
    }
    open.map_or(Ok(()), each)
}

/// Writes files with finished games again that backups of this folder name and that are not whole any more. Blocks.
pub(super) fn mend_files(store: &dyn Source, folder: &Path) -> Result<(), StoreError> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let named = files.filter(|path| taken(path).is_some()).filter_map(|path| read::finished_of(&path).ok()).flatten();
    let named: BTreeMap<String, Finished> = named.map(|finished| (finished.file.clone(), finished)).collect();
    for finished in named.values().filter(|it| !read::is_sound(it, &folder.join(&it.file))) {
        match mend_file(store, folder, finished) {
            Ok(()) => tracing::warn!(file = finished.file, "a file with finished games was damaged; it was written again"),
            Err(why @ StoreError::Backup(_)) => {
                tracing::error!(file = finished.file, %why, "a file with finished games is damaged, and cannot be written again");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Writes such a file as it was, from what is left of it, from others, and from the archive.
fn mend_file(store: &dyn Source, folder: &Path, finished: &Finished) -> Result<(), StoreError> {
    let path = folder.join(&finished.file);
    let (mut tables, mut found_by) = (BTreeMap::new(), BTreeMap::new());
    past_damage(&path, |(table, ended, _)| {
        found_by.entry(table).or_insert(ended);
        Ok(())
    })?;
    let mut wanted: BTreeMap<TableId, u32> = finished.tables.iter().copied().collect();
    let mut files = finished_files(folder);
    files.retain(|file| *file != path);
    files.insert(0, path.clone());
    find(&files, &mut wanted, |(table, ended, piece)| {
        tables.insert(table, (ended, piece));
        Ok(())
    })?;
    for (table, crc32) in wanted {
        let kept = store.archived_table(table);
        match kept {
            Ok(BackedUp::Archived { ended, piece, .. }) if crc32fast::hash(&piece) == crc32 => {
                tables.insert(table, (ended, piece));
            }
            _ => return Err(BackupFlaw::Missing { file: finished.file.clone() }.into()),
        }
    }
    let stamp = finished.file.strip_prefix(super::FINISHED).and_then(|it| it.rsplit_once('-')).map_or("", |(stamp, _)| stamp);
    write_whole(&path, |unfinished| {
        let all = finished.tables.iter().filter_map(|(table, _)| {
            let (ended, piece) = tables.remove(table)?;
            let ended = found_by.remove(table).unwrap_or(ended);
            Some(BackedUp::Archived { table: *table, ended, piece })
        });
        let (crc32, bytes) = write::write_again(unfinished, stamp, all)?;
        // What a table is found by may have changed since: then the backups that name the file do not know it any more.
        if (&crc32, bytes) == (&finished.crc32, finished.bytes) { Ok(()) } else { Err(BackupFlaw::Changed.into()) }
    })
}
