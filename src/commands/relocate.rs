//! `pergola move`: takes tables to another channel of their server.

use std::{io::Write, path::PathBuf};

use pergola_host::{
    control::{ControlAnswer, ControlRequest},
    steward::MovedFrom,
};
use pergola_table::TableId;

use super::{
    DATA,
    at_rest::{done, odd_answer},
    number::whole,
    store::StoreArgs,
};

/// Take tables to another channel of their server, as when theirs was deleted; by the running program if there is one
///
/// One table with --channel, or all running ones of a channel with --from and --to, those in threads below it, too. Without
/// --yes it only says what would be done. A card shows each table where it is then.
#[derive(Clone, Debug, clap::Args)]
pub struct MoveArgs {
    /// The table's number.
    #[arg(value_parser = whole::<u64>, required_unless_present = "from", conflicts_with = "from", requires = "channel")]
    pub table: Option<u64>,
    /// The channel it goes to, such as discord:4711.
    #[arg(long, value_name = "CHANNEL", conflicts_with = "from", requires = "table")]
    pub channel: Option<String>,
    /// All running tables of this channel.
    #[arg(long, value_name = "CHANNEL", requires = "to")]
    pub from: Option<String>,
    /// The channel they go to.
    #[arg(long, value_name = "CHANNEL", requires = "from")]
    pub to: Option<String>,
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

/// Takes the tables there, or says which those would be.
///
/// # Errors
/// When there are none, that is no channel for them, or the disk does not write.
pub fn relocate(args: &MoveArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let (from, to) = match (&args.table, &args.channel, &args.from, &args.to) {
        (Some(table), Some(channel), _, _) => (MovedFrom::Table(TableId(*table)), channel),
        (_, _, Some(from), Some(to)) => (MovedFrom::Channel(from.clone()), to),
        _ => anyhow::bail!("say which: a table and --channel, or --from and --to"),
    };
    let asked = ControlRequest::Move { from, to: to.clone(), really: args.yes };
    let ControlAnswer::Moved(tables) = done(&args.store.place(&args.data)?, asked)? else { return Err(odd_answer()) };
    for table in &tables {
        let goes = if table.done { "is in" } else { "would go to" };
        writeln!(out, "Table {} {goes} channel {}, and comes from {}.", table.table, table.to, table.from)?;
    }
    if tables.iter().any(|it| !it.done) {
        writeln!(out, "Nothing is done yet. To do it: the same with --yes")?;
    }
    Ok(())
}
