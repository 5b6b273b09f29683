//! Folders of files: copied, removed, and waited for.
//!
//! What is copied is on the disk when it is answered. Deliberately absent: what the files are.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::Path,
    time::{Duration, Instant},
};

use super::{
    DiskError,
    disk::{RELEASE, system},
    folder,
};

/// The names of the folder's files that begin like this, in order.
pub(super) fn files_named(folder: &Path, beginning: &str) -> Result<Vec<String>, DiskError> {
    let mut names = Vec::new();
    for file in fs::read_dir(folder).map_err(system)? {
        let name = file.map_err(system)?.file_name().to_string_lossy().into_owned();
        names.extend(Some(name).filter(|name| name.starts_with(beginning)));
    }
    names.sort();
    Ok(names)
}

/// sled's last threads in this process hold the file for a moment after it was closed.
pub(super) fn wait_for_release(database: &Path) -> io::Result<()> {
    let begun = Instant::now();
    let file = match File::open(database) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        opened => opened?,
    };
    loop {
        match file.try_lock() {
            Ok(()) => return file.unlock(),
            Err(TryLockError::WouldBlock) if begun.elapsed() < RELEASE => std::thread::sleep(Duration::from_millis(10)),
            Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
}

/// Copies a folder with everything in it, and syncs it.
pub(super) fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    folder::make(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        let to = to.join(file.file_name());
        if file.file_type()?.is_dir() { copy_folder(&file.path(), &to)? } else { copy_file(&file.path(), &to)? }
    }
    File::open(to)?.sync_all()
}

/// Copies a file, and syncs it.
pub(super) fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    File::open(to)?.sync_all()
}

/// Removes a folder with everything in it, if it is there.
pub(super) fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The bytes of all files in a folder.
pub(super) fn bytes_in(folder: &Path) -> io::Result<u64> {
    let files = fs::read_dir(folder)?.map(|file| {
        let file = file?;
        if file.file_type()?.is_dir() { bytes_in(&file.path()) } else { Ok(file.metadata()?.len()) }
    });
    files.sum()
}
