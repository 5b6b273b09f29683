//! `pergola forget`: forgets who somebody is, or how a server is set.

use std::{io::Write, path::PathBuf};

use anyhow::{anyhow, bail};
use pergola_games::GAMES;
use pergola_store::{Store, StoreError};
use pergola_table::{PersonId, Phase, ServerSettings, Table};

use super::{DATA, folder::finish};

/// Forget who somebody is: their games stay, played by somebody; or how a server is set
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
}

/// What is said afterwards: where they are still named.
const FORGOTTEN: &str = "\
Forgotten. Copies made before name them still: the backups until they go, and whatever lies beside the store as store.form-1,
store.form-2 or store.damaged. The store's own file keeps what stood in it until that is written over; a backup that is made
now and restored into a new folder names them nowhere.";

/// Forgets them and tells so.
///
/// # Errors
/// When there is no store, another program has it, nobody has this id, they still sit at a table that has not ended, or the disk
/// does not write.
pub fn forget(args: &ForgetArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if !Store::was_in(&args.data) {
        bail!("there is no store in {}", args.data.display());
    }
    let (store, found) = match Store::open(&args.data, |checkpoint, people| Table::load(&GAMES, checkpoint, people)) {
        Err(StoreError::InUse { folder }) => bail!("the program runs on {}; stop it first, then forget", folder.display()),
        opened => opened?,
    };
    if args.server {
        let is_set = found.servers.iter().any(|(server, _)| *server == args.person);
        let unset = store.note_server(args.person.clone(), ServerSettings::default());
        let forgotten = if is_set { finish(&store, unset)?.map_err(Into::into) } else { Err(unknown_server(&args.person)) };
        return told(&store, forgotten, out);
    }
    let person = PersonId(args.person.clone());
    let runs = |table: &Table| matches!(table.phase(), Phase::Lobby | Phase::Playing) && table.seat_of(&person).is_some();
    let tables: Vec<String> = found.tables.iter().filter(|it| runs(&it.table)).map(|it| it.id.to_string()).collect();
    let number = found.people.iter().find(|(_, it)| it.id == person).map(|(number, _)| number);
    let forgotten = match number {
        None => Err(anyhow!("nobody has the id {}; ids begin with their door, such as discord:81234", args.person)),
        Some(_) if !tables.is_empty() => {
            Err(anyhow!("they still sit at table {}: they resign or leave first", tables.join(", ")))
        }
        Some(number) => finish(&store, store.forget(number))?.map_err(Into::into),
    };
    told(&store, forgotten, out)
}

fn unknown_server(id: &str) -> anyhow::Error {
    anyhow!("nobody has set a server with the id {id}; ids begin with their door, such as discord:81234")
}

/// Closes the store, whatever came of it, and tells what did.
fn told(store: &Store, forgotten: anyhow::Result<()>, out: &mut impl Write) -> anyhow::Result<()> {
    finish(store, async {})?;
    forgotten?;
    writeln!(out, "{FORGOTTEN}")?;
    Ok(())
}
