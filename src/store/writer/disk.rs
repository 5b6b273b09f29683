//! The disk under the writer: what it writes on, what it asks, and that whatever hindered it is opened anew.
//!
//! sled gives its first error for ever, also with room on the disk again; a disk is therefore given up with its first error, and
//! what was being written is in doubt until it is written again. Deliberately absent: what is written.

#[cfg(test)]
use super::WriteFault;
use super::Writer;
use crate::{
    DiskError, StoreError,
    ground::{Disk, Rows},
    keys::Key,
    loss::Loss,
    scan,
};

impl Writer {
    /// Writes rows, and what is in doubt with them; after an error they are in doubt, too.
    pub(super) fn write(&mut self, rows: Rows, before: Rows) -> Result<(), StoreError> {
        let mut all = self.doubt.clone();
        all.extend(rows);
        all.insert(Key::Written.bytes(), Some((self.ledger.written + 1).to_string().into_bytes()));
        self.disk()?;
        if !self.is_in_place() {
            return Err(StoreError::Gone { folder: self.ground.path().to_owned() });
        }
        match self.write_to_disk(&all) {
            Ok(()) => {
                self.doubt.clear();
                self.ledger.written += 1;
                self.ground.note(self.ledger.noted());
                Ok(())
            }
            Err(error) => {
                tracing::error!(%error, rows = all.len(), "the store does not write");
                self.measures.not_written();
                self.doubt.extend(before);
                self.disk = None;
                Err(error.into())
            }
        }
    }

    #[cfg(not(test))]
    fn write_to_disk(&mut self, rows: &Rows) -> Result<(), DiskError> {
        self.write_and_sync(rows)
    }

    #[cfg(test)]
    fn write_to_disk(&mut self, rows: &Rows) -> Result<(), DiskError> {
        let fault = self.fault.take();
        assert!(fault != Some(WriteFault::Panic), "asked to panic");
        if fault != Some(WriteFault::Before) {
            self.write_and_sync(rows)?;
        }
        fault.map_or(Ok(()), |fault| Err(DiskError::System(format!("asked to fail: {fault:?}"))))
    }

    fn write_and_sync(&self, rows: &Rows) -> Result<(), DiskError> {
        let disk = self.disk.as_ref().expect("the disk was opened");
        disk.write(rows)?;
        disk.sync()
    }

    pub(super) fn is_in_place(&self) -> bool {
        self.disk.as_ref().is_none_or(|disk| disk.is_in_place()) && self.ground.is_in_place()
    }

    /// The disk, opened anew if it had an error.
    pub(super) fn disk(&mut self) -> Result<&dyn Disk, DiskError> {
        if self.disk.is_none() {
            let opened = self.ground.open_again(self.ledger.written)?;
            for path in opened.moved_aside {
                tracing::warn!(path = %path.display(), "a torn file was moved aside");
            }
            let disk = opened.disk;
            let written = scan::written(&*disk)?;
            if let Some(loss) = Loss::between(self.ledger.written, written) {
                // The tables in memory stand on what is gone.
                return Err(DiskError::Damaged(loss.to_string()));
            }
            self.disk = Some(disk);
        }
        Ok(&**self.disk.as_ref().expect("the disk was opened above"))
    }

    /// Asks the disk. One that the system hinders is opened anew before it is asked again: sled also writes when it is asked for
    /// what it holds, and gives its first error for ever.
    pub(super) fn ask<T>(&mut self, ask: impl FnOnce(&dyn Disk) -> Result<T, DiskError>) -> Result<T, DiskError> {
        let asked = ask(self.disk()?);
        self.see(asked.as_ref().err());
        asked
    }

    /// Sees what hinders the disk.
    pub(super) fn see(&mut self, error: Option<&DiskError>) {
        if let Some(error @ (DiskError::System(_) | DiskError::Full(_))) = error {
            tracing::error!(%error, "the store does not read");
            self.disk = None;
        }
    }
}
