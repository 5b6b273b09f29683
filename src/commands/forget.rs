//! `pergola forget`: forgets who somebody is, or how a server is set.

use std::{io::Write, path::PathBuf};

use pergola_host::control::{ControlAnswer, ControlRequest};
use pergola_table::PersonId;

use super::{
    DATA,
    at_rest::{done, odd_answer},
    store::StoreArgs,
};

/// Forget who somebody is: their games stay, played by somebody, and bots play on for them; or how a server is set
///
/// It is what /me privacy does for whoever asks for it themselves, by the running program if there is one.
#[derive(Clone, Debug, clap::Args)]
pub struct ForgetArgs {
    /// Whom: the id the program knows them by, such as discord:81234.
    #[arg(value_name = "PERSON")]
    pub person: String,
    /// The id is a server's: forget where tables may be opened there, by whom, and what they begin with.
    #[arg(long)]
    pub server: bool,
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
    /// The database, if the tables are in one.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// What is said afterwards: where they are still named.
const FORGOTTEN: &str = "\
Forgotten. Copies made before name them still: the backups until they go, and whatever lies beside the store as store.form-1,
store.form-2 or store.damaged. The store's own file keeps what stood in it until that is written over; a backup that is made
now and restored into a new folder names them nowhere.";

/// Forgets them and tells so.
///
/// # Errors
/// When there is no store, nobody has this id, or the disk does not write.
pub fn forget(args: &ForgetArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let id = args.person.clone();
    let asked =
        if args.server { ControlRequest::ForgetServer { server: id } } else { ControlRequest::Forget { person: PersonId(id) } };
    let ControlAnswer::Forgotten { tables } = done(&args.store.place(&args.data)?, asked)? else { return Err(odd_answer()) };
    writeln!(out, "{FORGOTTEN}")?;
    match tables {
        0 => {}
        1 => writeln!(out, "They have left a table that runs; its people are told of somebody.")?,
        tables => writeln!(out, "They have left {tables} tables that run; the people there are told of somebody.")?,
    }
    Ok(())
}
