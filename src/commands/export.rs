//! `pergola export`: prints a table's log as lines of JSON.

use std::{
    io::{BufWriter, Write},
    path::PathBuf,
};

use anyhow::bail;

use super::{
    DATA,
    folder::{ask_running, finish, open_unless_running},
};
use crate::{
    host::control::{ControlAnswer, ControlRequest},
    table::{Entry, TableId},
};

/// Print a table's log as lines of JSON
#[derive(Clone, Debug, clap::Args)]
pub struct ExportArgs {
    /// The table's number.
    pub table: u64,
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
}

/// Writes the log, an entry a line.
///
/// # Errors
/// When there is no such table, it cannot be read, or the output cannot be written.
pub fn export(args: &ExportArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let out = &mut BufWriter::new(out);
    let table = TableId(args.table);
    match open_unless_running(&args.data)? {
        Some(store) => {
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
