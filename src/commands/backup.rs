//! `pergola backup`: writes a backup, by the running program if there is one.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::bail;
use pergola_host::{
    control::{ControlAnswer, ControlRequest},
    machine_clock,
};
use pergola_store as store;
use pergola_store::{BackupMade, KEPT_BACKUPS};

use super::{
    DATA,
    store::{Reached, StoreArgs, ask_running, finish, open_to_write, open_unless_running},
};

/// Write a backup of all tables, by the running program if there is one
///
/// Backups are kept in the data folder. A folder that cannot be written is read from a copy, which lies beside the file for
/// that moment.
#[derive(Clone, Debug, clap::Args)]
pub struct BackupArgs {
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
    /// The database, if the tables are in one.
    #[command(flatten)]
    pub store: StoreArgs,
    /// Write it here as well; it must not be there yet. Of a folder that cannot be written, here alone.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Writes a backup and tells where it is and what is in it.
///
/// # Errors
/// When there is no store, the backup cannot be written, or its file is there already.
pub fn backup(args: &BackupArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let file = args.out.as_deref();
    if let Some(file) = file.filter(|file| file.exists()) {
        bail!("the file {} is there already", file.display());
    }
    // A file that is named alone lies in the working folder.
    let beside = file.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let place = args.store.place(&args.data)?;
    let reached = match file {
        Some(_) => open_unless_running(&place, beside)?,
        None => open_to_write(&place)?,
    };
    let made = match &reached {
        Some(Reached { store, .. }) => finish(store, store.back_up(machine_clock(), KEPT_BACKUPS))??,
        None => ask_for_backup(&args.data)?,
    };
    let counts = made.counts;
    if let Some(file) = file {
        store::copy_backup(&made, file)?;
    }
    writeln!(out, "{}", file.unwrap_or(&made.path).display())?;
    writeln!(out, "{counts}")?;
    if counts.unreadable > 0 {
        bail!("{} tables cannot be read and are not in the backup", counts.unreadable);
    }
    Ok(())
}

fn ask_for_backup(folder: &Path) -> anyhow::Result<BackupMade> {
    match ask_running(folder, ControlRequest::Backup {})?.next().transpose()? {
        Some(ControlAnswer::Backup(made)) => Ok(made),
        Some(ControlAnswer::Refused { why }) => bail!("{why}"),
        _ => bail!("the running program gave no answer to this"),
    }
}
