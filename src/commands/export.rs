//! `pergola export`: prints a table's log as lines of JSON.

use std::{
    io::{BufWriter, Write},
    path::{Path, PathBuf},
};

use anyhow::bail;
use pergola_host::control::{ControlAnswer, ControlRequest};
use pergola_table::{Entry, TableId};

use super::{
    DATA,
    number::whole,
    store::{Reached, StoreArgs, ask_running, finish, open_unless_running},
};

/// Print a table's log as lines of JSON
///
/// The running program is asked if there is one. Of a folder that cannot be written a copy is read, which is made for that
/// moment in the system's folder for temporary files (TMPDIR).
#[derive(Clone, Debug, clap::Args)]
pub struct ExportArgs {
    /// The table's number.
    #[arg(value_parser = whole::<u64>)]
    pub table: u64,
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
    /// The database, if the tables are in one.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// Writes the log, an entry a line. A copy of the store, if one is needed, is made in the folder `temporary`.
///
/// # Errors
/// When there is no such table, it cannot be read, or the output cannot be written.
pub fn export(args: &ExportArgs, temporary: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let out = &mut BufWriter::new(out);
    let table = TableId(args.table);
    match open_unless_running(&args.store.place(&args.data)?, temporary)? {
        Some(Reached { store, copy: _copy }) => {
            for entry in finish(&store, store.entries(table))?? {
                print_entry(out, &entry)?;
            }
        }
        None => {
            let mut answers = ask_running(&args.data, ControlRequest::Export { table })?;
            loop {
                match answers.next().transpose()? {
                    Some(ControlAnswer::Entry(entry)) => print_entry(out, &entry)?,
                    Some(ControlAnswer::Exported { .. }) => break,
                    Some(ControlAnswer::Refused { why }) => bail!("{why}"),
                    _ => bail!("the running program did not finish its answer"),
                }
            }
        }
    }
    Ok(out.flush()?)
}

fn print_entry(out: &mut impl Write, entry: &Entry) -> anyhow::Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string(entry)?)?)
}
