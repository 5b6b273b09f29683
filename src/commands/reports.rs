//! `pergola reports`: prints what people said was wrong as lines of JSON.

use std::{
    io::{BufWriter, Write},
    path::{Path, PathBuf},
};

use anyhow::bail;
use pergola_host::control::{ControlAnswer, ControlRequest};

use super::{
    DATA,
    store::{Reached, StoreArgs, ask_running, finish, open_unless_running},
};

/// Print what people said was wrong as lines of JSON, the oldest first
///
/// Each tells when it was said, of which table and which of its revisions, by whom, and in which version of the program. What
/// the table was then is in its log, up to the entry before that revision: see `pergola export`. The latest 1,000 are kept.
#[derive(Clone, Debug, clap::Args)]
pub struct ReportsArgs {
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
    /// The database, if the tables are in one.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// Writes the reports, one a line. A copy of the store, if one is needed, is made in the folder `temporary`.
///
/// # Errors
/// When the store cannot be read, or the output cannot be written.
pub fn reports(args: &ReportsArgs, temporary: &Path, out: &mut impl Write) -> anyhow::Result<()> {
    let reports = match open_unless_running(&args.store.place(&args.data)?, temporary)? {
        Some(Reached { store, copy: _copy }) => finish(&store, store.reports())??,
        None => match ask_running(&args.data, ControlRequest::Reports {})?.next().transpose()? {
            Some(ControlAnswer::Reports(reports)) => reports,
            Some(ControlAnswer::Refused { why }) => bail!("{why}"),
            _ => bail!("the running program did not finish its answer"),
        },
    };
    let out = &mut BufWriter::new(out);
    for report in reports {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    }
    Ok(out.flush()?)
}
