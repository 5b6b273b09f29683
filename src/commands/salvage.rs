//! `pergola salvage`: writes what can still be read of a damaged store into a backup.

use std::{io::Write, path::PathBuf};

use pergola_host::machine_clock;

use super::{DATA, store::StoreArgs};

/// Write what can still be read of a damaged store into a backup file
#[derive(Clone, Debug, clap::Args)]
pub struct SalvageArgs {
    /// The backup to write; it must not be there yet.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The data folder, which stays as it is.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
    /// The database, if the tables are in one.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// Writes the backup and tells what is in it, and what is not.
///
/// # Errors
/// When there is no store, another program has it, nothing can be read, or the file cannot be written.
pub fn salvage(args: &SalvageArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let place = args.store.place(&args.data)?;
    place.check_there()?;
    let salvaged = place.salvage(&args.file, machine_clock())?;
    writeln!(out, "{}", salvaged.counts)?;
    if let Some(loss) = salvaged.loss {
        writeln!(out, "Not in it: {loss}; the tables in it stand where they stood before.")?;
    }
    for broken in &salvaged.broken {
        writeln!(out, "Not in it: table {}, since it cannot be read: {}.", broken.table, broken.why)?;
    }
    for older in &salvaged.older {
        writeln!(out, "Not whole in it: table {}: {}.", older.table, older.why)?;
    }
    for flaw in &salvaged.flaws {
        writeln!(out, "Not in it: {flaw}.")?;
    }
    writeln!(out, "To play on with it: pergola restore {} --data NEW-FOLDER", args.file.display())?;
    Ok(())
}
