//! Room on the disk: how much is free, and what is said when there is too little.

use std::{
    fmt, io,
    path::{Path, PathBuf},
};

use rustix::fs::statvfs;

/// Too little room on a disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRoom {
    /// Where something was to be written, if that is known.
    pub folder: Option<PathBuf>,
    /// How many bytes are free there, as far as the system tells.
    pub free: Option<u64>,
    /// How many bytes are needed, if that is known.
    pub needed: Option<u64>,
}

impl NoRoom {
    /// Of somewhere in this folder.
    pub(super) fn within(folder: &Path, needed: Option<u64>) -> NoRoom {
        NoRoom { folder: Some(folder.to_owned()), free: free(folder), needed }
    }
}

impl fmt::Display for NoRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the disk is full")?;
        let free = self.free.map(|free| {
            let folder = self.folder.as_ref().map(|folder| format!(" in {}", folder.display())).unwrap_or_default();
            format!("{} are free{folder}", Size(free))
        });
        let needed = self.needed.map(|needed| format!("{} are needed to go on", Size(needed)));
        match (free, needed) {
            (Some(free), Some(needed)) => write!(f, ": {free}, {needed}"),
            (Some(told), None) | (None, Some(told)) => write!(f, ": {told}"),
            (None, None) => Ok(()),
        }
    }
}

/// Bytes as people read them.
struct Size(u64);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            bytes if bytes < 1 << 20 => write!(f, "{} KiB", bytes >> 10),
            bytes => write!(f, "{} MiB", bytes >> 20),
        }
    }
}

/// How many bytes may still be written in a folder, or where it would be made; nothing if the system does not tell.
pub(super) fn free(folder: &Path) -> Option<u64> {
    let there = folder.ancestors().find(|it| it.exists())?;
    let disk = statvfs(there).ok()?;
    Some(room(disk.f_bavail, disk.f_frsize))
}

/// So many blocks in bytes. A file system in memory counts roughly: where a little more is taken than there is, what is left is
/// below nothing, told as a number that no disk has.
fn room(blocks: u64, block: u64) -> u64 {
    blocks.checked_mul(block).unwrap_or(0)
}

/// Whether it was refused for want of room.
pub(super) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_free_and_what_is_needed_is_said() {
        let said = |folder: Option<&str>, free, needed| NoRoom { folder: folder.map(PathBuf::from), free, needed }.to_string();
        assert_eq!(
            said(Some("/data"), Some(3_500_000), Some(16 << 20)),
            "the disk is full: 3 MiB are free in /data, 16 MiB are needed to go on"
        );
        assert_eq!(said(Some("/data"), Some(4_096), None), "the disk is full: 4 KiB are free in /data");
        assert_eq!(said(None, None, Some(16 << 20)), "the disk is full: 16 MiB are needed to go on");
        assert_eq!(said(None, None, None), "the disk is full");
    }

    #[test]
    fn less_than_nothing_is_nothing() {
        assert_eq!([room(3, 4096), room(0, 4096), room(2_u64.wrapping_neg(), 4096)], [12_288, 0, 0]);
    }

    #[test]
    fn the_room_of_a_folder_that_is_not_there_yet_is_that_of_the_one_above() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(free(&folder.path().join("not/yet")).is_some_and(|free| free > 0));
        assert!(is_full(&io::Error::from_raw_os_error(28)), "ENOSPC");
        assert!(!is_full(&io::Error::from_raw_os_error(13)), "EACCES");
    }
}
