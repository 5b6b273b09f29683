//! `pergola restore`: makes a store of a backup, in an empty folder.

use std::{io::Write, path::PathBuf};

use pergola_store as store;

use super::DATA;

/// Make a store of a backup, in an empty folder
#[derive(Clone, Debug, clap::Args)]
pub struct RestoreArgs {
    /// The backup.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The data folder, which must be empty or missing.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
}

/// Restores the backup and tells what was in it.
///
/// # Errors
/// When the backup itself is not whole, or the folder is not empty.
pub fn restore(args: &RestoreArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let restored = store::restore_whole(&args.file, &args.data)?;
    writeln!(out, "{}", restored.counts)?;
    for table in &restored.missing {
        writeln!(out, "Not in it: table {table}, a finished game that is damaged in its file and in no other.")?;
    }
    Ok(())
}
