//! `pergola forget`: forgets who somebody is.

use std::{io::Write, path::PathBuf};

use anyhow::{anyhow, bail};

use super::{DATA, folder::finish};
use crate::{
    games::GAMES,
    store::{Store, StoreError},
    table::{PersonId, Phase, Table},
};

/// Forget who somebody is: their games stay, played by somebody
#[derive(Clone, Debug, clap::Args)]
pub struct ForgetArgs {
    /// Whom: the id the program knows them by, such as discord:81234.
    #[arg(value_name = "PERSON")]
    pub person: String,
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
    finish(&store, async {})?;
    forgotten?;
    writeln!(out, "{FORGOTTEN}")?;
    Ok(())
}
