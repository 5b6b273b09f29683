//! Where the tables are, and how a command reaches them: their store, or the running program that has it.

use std::{convert::Infallible, path::Path, sync::Arc};

use anyhow::{Context, anyhow};
use pergola_host::control::{self, ControlAnswer, ControlRequest};
use pergola_store::{FolderCopy, Log, Place, Store, StoreError};
use serde_json::Value;

/// Where the tables are, besides the data folder.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct StoreArgs {
    /// The tables are in a PostgreSQL database at this address, and the folder keeps its backups; else PERGOLA_STORE
    #[arg(long = "store", value_name = "ADDRESS")]
    pub address: Option<String>,
}

impl StoreArgs {
    /// What holds unless the command line says something.
    pub(super) fn unless_said(&mut self, address: Option<&str>) {
        if self.address.is_none() {
            self.address = address.filter(|it| !it.is_empty()).map(ToOwned::to_owned);
        }
    }

    /// The place with this data folder.
    ///
    /// # Errors
    /// When the address is none.
    pub(super) fn place(&self, folder: &Path) -> Result<Place, StoreError> {
        self.address.as_deref().map_or_else(|| Ok(folder.into()), |address| Place::beside(folder, address))
    }
}

/// The store of a place whose folder no running program has.
pub(super) struct Reached {
    pub(super) store: Arc<dyn Log>,
    /// What it lies in, if the folder itself cannot be written; kept as long as the store.
    pub(super) copy: Option<FolderCopy>,
}

/// The store of a place; none if a running program has the folder. Of a folder with a store that cannot be written a copy is
/// opened, which is made in the folder `within`. A database is looked at whoever plays there.
pub(super) fn open_unless_running(place: &Place, within: &Path) -> anyhow::Result<Option<Reached>> {
    match open_in_place(place)? {
        Err(StoreError::ReadOnly { .. }) if !place.is_database() => {
            let copied = Store::open_copy(place.folder(), within, |checkpoint, _| Ok::<Value, Infallible>(checkpoint));
            unless_running(copied.map(|(store, _, copy)| Reached { store: store.into(), copy: Some(copy) }))
        }
        opened => unless_running(opened),
    }
}

/// The same of a folder that has to be written.
pub(super) fn open_to_write(place: &Place) -> anyhow::Result<Option<Reached>> {
    let opened = unless_running(open_in_place(place)?);
    let is_read_only = |error: &anyhow::Error| matches!(error.downcast_ref(), Some(StoreError::ReadOnly { .. }));
    opened.map_err(|error| {
        if place.is_database() || !is_read_only(&error) {
            return error;
        }
        let folder = place.folder().display();
        anyhow!("{error}; a backup of it is written elsewhere with: pergola backup --data {folder} --out FILE")
    })
}

fn open_in_place(place: &Place) -> Result<Result<Reached, StoreError>, StoreError> {
    place.check_there()?;
    let opened = place.look(|checkpoint, _| Ok::<Value, Infallible>(checkpoint));
    Ok(opened.map(|(store, _)| Reached { store, copy: None }))
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
