//! `pergola backup`: writes a backup, by the running program if there is one.

use std::{
    convert::Infallible,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use serde_json::Value;

use super::DATA;
use crate::{
    host::{
        control::{self, ControlAnswer, ControlRequest},
        machine_clock,
    },
    store::{BackupMade, KEPT_BACKUPS, Store, StoreError},
};

/// Write a backup of all tables, by the running program if there is one
#[derive(Clone, Debug, clap::Args)]
pub struct BackupArgs {
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
}

/// Writes a backup and tells where it is and what is in it.
///
/// # Errors
/// When there is no store, or the backup cannot be written.
pub fn backup(args: &BackupArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let made = match open_unless_running(&args.data)? {
        Some(store) => finish(&store, store.back_up(machine_clock(), KEPT_BACKUPS))??,
        None => ask_for_backup(&args.data)?,
    };
    let counts = made.counts;
    writeln!(out, "{}", made.path.display())?;
    writeln!(out, "{counts}")?;
    if counts.unreadable > 0 {
        bail!("{} tables cannot be read and are not in the backup", counts.unreadable);
    }
    Ok(())
}

/// The store of a folder; none if a running process has it.
pub(super) fn open_unless_running(folder: &Path) -> anyhow::Result<Option<Store>> {
    if !Store::is_in(folder) {
        bail!("there is no store in {}", folder.display());
    }
    match Store::open(folder, Ok::<Value, Infallible>) {
        Ok((store, _)) => Ok(Some(store)),
        Err(StoreError::InUse { .. }) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// What the running process answers, line by line.
pub(super) fn ask_running(
    folder: &Path,
    asked: ControlRequest,
) -> anyhow::Result<impl Iterator<Item = std::io::Result<ControlAnswer>> + use<>> {
    let answers = control::ask(folder, asked);
    answers.with_context(|| format!("another process has the folder {} and does not answer", folder.display()))
}

/// Waits for what a command asks of the store, and closes it.
pub(super) fn finish<T>(store: &Store, asked: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let answer = runtime.block_on(asked);
    runtime.block_on(store.close());
    Ok(answer)
}

fn ask_for_backup(folder: &Path) -> anyhow::Result<BackupMade> {
    match ask_running(folder, ControlRequest::Backup {})?.next().transpose()? {
        Some(ControlAnswer::Backup(made)) => Ok(made),
        Some(ControlAnswer::Refused { why }) => bail!("{why}"),
        answer => bail!("the running process gave no answer to this: {answer:?}"),
    }
}
