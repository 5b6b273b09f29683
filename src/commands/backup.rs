//! `pergola backup`: writes a backup, by the running program if there is one.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::bail;

use super::{
    DATA,
    folder::{ask_running, finish, open_unless_running},
};
use crate::{
    host::{
        control::{ControlAnswer, ControlRequest},
        machine_clock,
    },
    store::{BackupMade, KEPT_BACKUPS},
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

fn ask_for_backup(folder: &Path) -> anyhow::Result<BackupMade> {
    match ask_running(folder, ControlRequest::Backup {})?.next().transpose()? {
        Some(ControlAnswer::Backup(made)) => Ok(made),
        Some(ControlAnswer::Refused { why }) => bail!("{why}"),
        _ => bail!("the running program gave no answer to this"),
    }
}
