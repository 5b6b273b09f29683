//! A data folder as a command reaches it: its store, or the running program that has it.

use std::{convert::Infallible, path::Path};

use anyhow::{Context, bail};
use serde_json::Value;

use crate::{
    host::control::{self, ControlAnswer, ControlRequest},
    store::{Store, StoreError},
    table::Guests,
};

/// The store of a folder; none if a running program has it.
pub(super) fn open_unless_running(folder: &Path) -> anyhow::Result<Option<Store>> {
    Ok(open_knowing(folder)?.map(|(store, _)| store))
}

/// The same, with everybody who is known.
pub(super) fn open_knowing(folder: &Path) -> anyhow::Result<Option<(Store, Guests)>> {
    if !Store::was_in(folder) {
        bail!("there is no store in {}", folder.display());
    }
    match Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint)) {
        Ok((store, found)) => Ok(Some((store, found.people))),
        Err(StoreError::InUse { .. }) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// What the running program answers, line by line.
pub(super) fn ask_running(
    folder: &Path,
    asked: ControlRequest,
) -> anyhow::Result<impl Iterator<Item = std::io::Result<ControlAnswer>> + use<>> {
    let answers = control::ask(folder, asked);
    answers.with_context(|| format!("another program has the folder {} and does not answer", folder.display()))
}

/// Waits for what a command asks of the store, and closes it.
pub(super) fn finish<T>(store: &Store, asked: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let answer = runtime.block_on(asked);
    runtime.block_on(store.close());
    Ok(answer)
}
