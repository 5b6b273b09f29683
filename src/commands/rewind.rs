//! `pergola rewind`: takes a table's game back to where a turn began.

use std::{io::Write, path::PathBuf};

use pergola_host::{
    control::{ControlAnswer, ControlRequest},
    steward::Rewinding,
};
use pergola_table::TableId;

use super::{
    DATA,
    at_rest::{done, odd_answer},
    number::whole,
    store::StoreArgs,
};

/// Take a stuck table back to where a turn began, by the running program if there is one
///
/// Without --yes it only says what would be done. What was played since then is undone: it stays in the table's log and story,
/// which say that whoever runs the bot took the game back, and a card tells the table.
#[derive(Clone, Debug, clap::Args)]
pub struct RewindArgs {
    /// The table's number.
    #[arg(value_parser = whole::<u64>)]
    pub table: u64,
    /// The turn at whose beginning the game is to be.
    #[arg(long, value_parser = whole::<u32>)]
    pub turn: u32,
    /// Do it, and not only say what would be done.
    #[arg(long)]
    pub yes: bool,
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
    /// The database, if the tables are in one.
    #[command(flatten)]
    pub store: StoreArgs,
}

/// Takes the game back, or says what that would be.
///
/// # Errors
/// When there is no such game or turn, it cannot be read, or the disk does not write.
pub fn rewind(args: &RewindArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let asked = ControlRequest::Rewind { table: TableId(args.table), turn: args.turn, really: args.yes };
    let ControlAnswer::Rewound(Rewinding { table, from, to, done }) = done(&args.store.place(&args.data)?, asked)? else {
        return Err(odd_answer());
    };
    let undone = if from == to { format!("what was done in turn {to} is") } else { format!("turns {to} to {from} are") };
    if done {
        writeln!(out, "Table {table} is at the beginning of turn {to} again: {undone} undone. A card tells the table.")?;
    } else {
        writeln!(out, "Table {table} would go back from turn {from} to the beginning of turn {to}: {undone} undone then.")?;
        writeln!(out, "Nothing is done yet. To do it: the same with --yes")?;
    }
    Ok(())
}
