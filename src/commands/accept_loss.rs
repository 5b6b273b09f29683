//! `pergola accept-loss`: lets a store run again that lacks batches, once somebody has decided so.

use std::{io::Write, path::PathBuf};

use pergola_store as store;
use pergola_store::Place;

use super::DATA;

/// Go on with what is left of a store that lost what was written
#[derive(Clone, Debug, clap::Args)]
pub struct AcceptLossArgs {
    /// The data folder.
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub data: PathBuf,
}

/// Accepts the loss and tells what it was.
///
/// # Errors
/// When there was never a store, another program has it, or the disk does not read or write.
pub fn accept_loss(args: &AcceptLossArgs, out: &mut impl Write) -> anyhow::Result<()> {
    Place::from(&args.data).check_there()?;
    match store::accept_loss(&args.data)? {
        Some(loss) => writeln!(out, "Accepted: {loss}. The tables go on from where they stand now.")?,
        None => writeln!(out, "Nothing is gone from this store.")?,
    }
    Ok(())
}
