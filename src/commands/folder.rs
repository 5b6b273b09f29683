//! A data folder as a command reaches it: its store, or the running program that has it.

use std::{convert::Infallible, path::Path, sync::Arc};

use anyhow::{Context, anyhow, bail};
use pergola_host::control::{self, ControlAnswer, ControlRequest};
use pergola_store::{FolderCopy, Log, Store, StoreError};
use serde_json::Value;

/// The store of a folder that no running program has.
pub(super) struct Reached {
    pub(super) store: Arc<dyn Log>,
    /// What it lies in, if the folder itself cannot be written; kept as long as the store.
    pub(super) copy: Option<FolderCopy>,
}

/// The store of a folder; none if a running program has it. Of a folder that cannot be written a copy is opened, which is made
/// in the folder `within`.
pub(super) fn open_unless_running(folder: &Path, within: &Path) -> anyhow::Result<Option<Reached>> {
    match open_in_place(folder)? {
        Err(StoreError::ReadOnly { .. }) => {
            let copied = Store::open_copy(folder, within, |checkpoint, _| Ok::<Value, Infallible>(checkpoint));
            unless_running(copied.map(|(store, _, copy)| Reached { store: store.into(), copy: Some(copy) }))
        }
        opened => unless_running(opened),
    }
}

/// The same of a folder that has to be written.
pub(super) fn open_to_write(folder: &Path) -> anyhow::Result<Option<Reached>> {
    let opened = unless_running(open_in_place(folder)?);
    let is_read_only = |error: &anyhow::Error| matches!(error.downcast_ref(), Some(StoreError::ReadOnly { .. }));
    opened.map_err(|error| {
        if !is_read_only(&error) {
            return error;
        }
        anyhow!("{error}; a backup of it is written elsewhere with: pergola backup --data {} --out FILE", folder.display())
    })
}

fn open_in_place(folder: &Path) -> anyhow::Result<Result<Reached, StoreError>> {
    if !Store::was_in(folder) {
        bail!("there is no store in {}", folder.display());
    }
    let opened = Store::open(folder, |checkpoint, _| Ok::<Value, Infallible>(checkpoint));
    Ok(opened.map(|(store, _)| Reached { store: store.into(), copy: None }))
}

fn unless_running(opened: Result<Reached, StoreError>) -> anyhow::Result<Option<Reached>> {
    match opened {
        Err(StoreError::InUse { .. }) => Ok(None),
        opened => Ok(Some(opened?)),
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
pub(super) fn finish<T>(store: &Arc<dyn Log>, asked: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let answer = runtime.block_on(asked);
    runtime.block_on(store.close());
    Ok(answer)
}
