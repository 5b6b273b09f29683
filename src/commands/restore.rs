//! `pergola restore`: makes a store of a backup, in an empty folder or database.

use std::{io::Write, path::PathBuf};

use super::{DATA, store::StoreArgs};

/// Make a store of a backup, in an empty folder or database
#[derive(Clone, Debug, clap::Args)]
pub struct RestoreArgs {
    /// The backup.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The data folder, which must be empty or missing.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
    /// The database, if the tables are in one.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// Restores the backup and tells what was in it.
///
/// # Errors
/// When the backup itself is not whole, or the folder or database is not empty.
pub fn restore(args: &RestoreArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let restored = args.store.place(&args.data)?.restore(&args.file)?;
    writeln!(out, "{}", restored.counts)?;
    for table in &restored.missing {
        writeln!(out, "Not in it: table {table}, a finished game that is damaged in its file and in no other.")?;
    }
    Ok(())
}
