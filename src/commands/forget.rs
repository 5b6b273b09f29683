//! `pergola forget`: forgets who somebody is.

use std::{io::Write, path::PathBuf};

use anyhow::bail;

use super::{
    DATA,
    folder::{Reached, finish, open_to_write},
};
use crate::table::PersonId;

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

/// Forgets them and tells so.
///
/// # Errors
/// When there is no store, another program has it, nobody has this id, or the disk does not write.
pub fn forget(args: &ForgetArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(Reached { store, people, .. }) = open_to_write(&args.data)? else {
        bail!("the program runs on {}; stop it first, then forget", args.data.display());
    };
    let person = PersonId(args.person.clone());
    let Some((number, _)) = people.iter().find(|(_, it)| it.id == person) else {
        finish(&store, async {})?;
        bail!("nobody has the id {}; ids begin with their door, such as discord:81234", args.person);
    };
    finish(&store, store.forget(number))??;
    writeln!(out, "Forgotten. Backups made before know them until they are the oldest and go.")?;
    Ok(())
}
