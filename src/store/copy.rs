//! A copy of a data folder's rows, to be opened in its place.
//!
//! sled rewrites what it opens. A folder that is to stay as it is, or that cannot be written, is therefore only read: its rows
//! are copied to where there is room, the copy is opened, and it goes when nobody needs it any more. Deliberately absent:
//! the folder's backups, which are files of their own.

use std::{
    fs, io,
    os::unix::fs::{DirBuilderExt, symlink},
    path::{Path, PathBuf},
};

use super::{
    StoreError,
    disk::LEAST_ROOM,
    folder::{ARCHIVE, FolderToRead, HeldFolder, ROWS, file_error},
    ground::Ground,
    opening,
    room::{self, NoRoom},
};

/// A folder with a copy of a store, which goes with this value.
pub struct FolderCopy(PathBuf);

impl FolderCopy {
    /// Copies the rows of a folder into a new one.
    ///
    /// # Errors
    /// When there is something of that name already, or no room.
    pub(super) fn of(folder: &FolderToRead, path: PathBuf) -> Result<FolderCopy, StoreError> {
        let rows = folder.rows();
        // Of a folder without rows the rest is worth being looked at.
        let has_rows = opening::is_there(&rows) || rows.is_dir();
        let bytes = if has_rows { opening::bytes_of(&rows).map_err(|error| file_error(&rows, &error))? } else { 0 };
        let within = path.parent().filter(|within| !within.as_os_str().is_empty()).unwrap_or(Path::new("."));
        // Whoever opens it copies it once more.
        let needed = 2 * bytes + LEAST_ROOM;
        let room = || NoRoom::within(within, Some(needed));
        // A disk that others need, too, is not filled up in vain.
        if room::free(within).is_some_and(|free| free < needed) {
            return Err(StoreError::NoRoomForCopy { room: room() });
        }
        fs::DirBuilder::new().mode(0o700).create(&path).map_err(|error| file_error(&path, &error))?;
        let copy = FolderCopy(path.clone());
        let copied = if has_rows { opening::copy_rows(&rows, &copy.0.join(ROWS)) } else { Ok(()) };
        copied.map_err(|error| match error {
            super::DiskError::Full(_) => StoreError::NoRoomForCopy { room: room() },
            other => other.into(),
        })?;
        let held = HeldFolder::take(&copy.0)?;
        held.note(folder.noted);
        held.acknowledge(&folder.acknowledged);
        // Archived tables are never rewritten: they are read where they are.
        let archive = folder.archive();
        let archive = fs::canonicalize(&archive).unwrap_or(archive);
        symlink(archive, copy.0.join(ARCHIVE)).map_err(|error| file_error(&copy.0, &error))?;
        Ok(copy)
    }

    /// A copy within a folder for such things, under a name that nothing there has.
    pub(super) fn within(folder: &FolderToRead, within: &Path) -> Result<FolderCopy, StoreError> {
        let names = (1_u32..).map(|number| within.join(format!("pergola-copy-{}-{number}", std::process::id())));
        let free =
            names.into_iter().find(|path| fs::symlink_metadata(path).is_err_and(|it| it.kind() == io::ErrorKind::NotFound));
        FolderCopy::of(folder, free.expect("numbers do not end"))
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for FolderCopy {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, path = %self.0.display(), "a copy of the store stays");
        }
    }
}
