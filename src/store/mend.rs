//! Rows of which something is gone are read in another way, too.
//!
//! sled may open a damaged store and say nothing: it passes over the rest of a segment. Whoever then misses rows that were
//! acknowledged reads the store past the damage (`pages`), and where more is found so, that takes the place of the store.
//! Deliberately absent: deciding what is missing, which `scan` does.

use std::fmt::Display;

use pergola_table::Guests;
use serde_json::Value;

use super::{
    Contents, DiskError, Flaw, OpenedRows, StoreError,
    ground::{Disk, Ground},
    scan::{self, Known, Ledger},
};

/// What a store was found to hold.
type Scanned<T> = (Ledger, Contents<T>);

/// Reads what there is in the better of two ways, and answers with the rows that have it.
pub(super) fn scanned<T, E: Display>(
    ground: &dyn Ground,
    disk: Box<dyn Disk>,
    known: &Known,
    load: impl Fn(Value, &Guests) -> Result<T, E>,
) -> Result<(Box<dyn Disk>, Scanned<T>), StoreError> {
    let found = scan::scan(&*disk, known, &load);
    if !lacks_something(&found) {
        return Ok((disk, found?));
    }
    // What the system does not read now is no reason to refuse what was read already.
    let Some(other) = ground.past_damage().unwrap_or_default() else { return Ok((disk, found?)) };
    let more = scan::scan(&*other, known, &load);
    if missing(&more) >= missing(&found) {
        return Ok((disk, found?));
    }
    drop((disk, other));
    tracing::error!("the store is damaged; it is written anew with all that can be read of it");
    let mended = ground.mend().or_else(|error| {
        tracing::error!(%error, "it is not written anew; what sled finds in it has to do");
        ground.open(known.noted.batches)
    });
    let OpenedRows { disk, .. } = mended?;
    let found = scan::scan(&*disk, known, load)?;
    Ok((disk, found))
}

/// Whether rows are gone, as far as that can be seen.
fn lacks_something<T>(found: &Result<Scanned<T>, StoreError>) -> bool {
    match found {
        Ok((_, found)) => {
            let is_lost = |why: &Flaw| why.is_loss() || matches!(why, Flaw::Archive { .. });
            let lost = found.broken.iter().any(|it| is_lost(&it.why)) || found.tables.iter().any(|it| it.lost_turns.is_some());
            lost || found.flaws.iter().any(Flaw::is_loss)
        }
        Err(error) => matches!(error, StoreError::Disk(DiskError::Damaged(_) | DiskError::Refused(_))),
    }
}

/// How much is missing: nothing that can be used, batches, tables, realms, starts of turns; and people, who are missed by nobody.
fn missing<T>(found: &Result<Scanned<T>, StoreError>) -> (bool, u64, usize, usize, usize, usize) {
    match found {
        Ok((ledger, found)) => {
            let lost_turns = found.tables.iter().filter(|it| it.lost_turns.is_some()).count();
            let people = usize::MAX - found.people.iter().count();
            (false, u64::MAX - ledger.written, found.broken.len(), found.flaws.len(), lost_turns, people)
        }
        Err(_) => (true, 0, 0, 0, 0, 0),
    }
}
