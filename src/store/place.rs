//! Where a store is: in a data folder, or in a database with a data folder beside it.
//!
//! The folder beside a database has the backups and the socket of whoever runs on it, and a file that says what it is: a program
//! that is started without the database's address would otherwise begin there with no tables at all.

use std::{
    fmt::Display,
    path::{Path, PathBuf},
    sync::Arc,
};

use pergola_table::{Guests, Millis};
use serde_json::Value;

use super::{Contents, Log, Restored, Salvaged, Store, StoreError, Wards, folder};
#[cfg(feature = "postgres")]
use super::{PostgresLog, Presence};

/// What the address of a database begins with.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// Where a store is. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Place {
    folder: Arc<Path>,
    database: Option<Address>,
    /// Into how many wards a database is put by those who play there.
    #[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "a folder has one"))]
    wards: Wards,
}

/// The address of a database, in which there may be a password: it is never shown.
#[derive(Clone)]
#[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "no such address is known"))]
struct Address(Arc<str>);

impl std::fmt::Debug for Address {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("a database")
    }
}

impl From<&Path> for Place {
    fn from(folder: &Path) -> Place {
        Place { folder: folder.into(), database: None, wards: Wards::ONE }
    }
}

impl From<PathBuf> for Place {
    fn from(folder: PathBuf) -> Place {
        folder.as_path().into()
    }
}

impl From<&PathBuf> for Place {
    fn from(folder: &PathBuf) -> Place {
        folder.as_path().into()
    }
}

impl From<&Place> for Place {
    fn from(place: &Place) -> Place {
        place.clone()
    }
}

impl Place {
    /// The database at this address, such as `postgres://pergola@db/pergola`, beside which stands a folder.
    ///
    /// # Errors
    /// When it is no such address, or this program knows no databases.
    pub fn beside(folder: &Path, address: &str) -> Result<Place, StoreError> {
        if !SCHEMES.iter().any(|scheme| address.starts_with(scheme)) {
            return Err(StoreError::NoAddress);
        }
        if !cfg!(feature = "postgres") {
            return Err(StoreError::NoDatabases);
        }
        Ok(Place { folder: folder.into(), database: Some(Address(address.into())), wards: Wards::ONE })
    }

    /// The same for one of several who play there, each in one of so many wards.
    ///
    /// # Errors
    /// In a folder nobody plays beside another.
    pub fn among(self, wards: Wards) -> Result<Place, StoreError> {
        match self.is_database() || wards == Wards::ONE {
            true => Ok(Place { wards, ..self }),
            false => Err(StoreError::OneWard),
        }
    }

    /// The data folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether the store is in a database.
    pub fn is_database(&self) -> bool {
        self.database.is_some()
    }

    /// Looks whether there was ever a store in the folder. Of a database whoever opens it finds out.
    ///
    /// # Errors
    /// When there is none, or the folder stands beside a database.
    pub fn check_there(&self) -> Result<(), StoreError> {
        if self.is_database() || Store::was_in(&self.folder) {
            return Ok(());
        }
        folder::check_not_beside(&self.folder)?;
        Err(StoreError::NoStore { folder: self.folder().to_owned() })
    }

    /// Opens the store for the one who plays on it, and makes it if it is missing. `load` judges a table's checkpoint, knowing
    /// the people, and makes of it what the caller needs. Blocks.
    ///
    /// # Errors
    /// As [`Store::open`] and [`PostgresLog::open`].
    pub fn open<T, E: Display>(
        &self,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> Result<(Arc<dyn Log>, Contents<T>), StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(address) = &self.database {
            let presence = if self.wards == Wards::ONE { Presence::Alone } else { Presence::Among(self.wards) };
            let (log, found) = PostgresLog::open(&address.0, presence, &self.folder, load)?;
            return Ok((log.into(), found));
        }
        let (store, found) = Store::open(&self.folder, load)?;
        Ok((store.into(), found))
    }

    /// The same for one who only looks, also while somebody plays in a database. A folder is had by one alone, whatever they
    /// do there.
    ///
    /// # Errors
    /// As [`Place::open`], and when there is no store in the database.
    pub fn look<T, E: Display>(
        &self,
        load: impl Fn(Value, &Guests) -> Result<T, E>,
    ) -> Result<(Arc<dyn Log>, Contents<T>), StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(address) = &self.database {
            let (log, found) = PostgresLog::open(&address.0, Presence::Beside, &self.folder, load)?;
            return Ok((log.into(), found));
        }
        self.open(load)
    }

    /// Makes a store here of what is whole of a backup whose finished games may be damaged; nothing may be here yet.
    ///
    /// # Errors
    /// As [`super::restore_whole`] and [`PostgresLog::restore`].
    pub fn restore(&self, file: &Path) -> Result<Restored, StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(address) = &self.database {
            return PostgresLog::restore(&address.0, file);
        }
        super::restore_whole(file, &self.folder)
    }

    /// Writes what can still be read of the store into a backup file `taken` at that time; the store stays as it is.
    ///
    /// # Errors
    /// As [`super::salvage()`] and [`PostgresLog::salvage`].
    pub fn salvage(&self, file: &Path, taken: Millis) -> Result<Salvaged, StoreError> {
        #[cfg(feature = "postgres")]
        if let Some(address) = &self.database {
            return PostgresLog::salvage(&address.0, &self.folder, file, taken);
        }
        super::salvage(&self.folder, file, taken)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use pergola_table::ServerSettings;

    use super::*;

    fn any(checkpoint: Value, _: &Guests) -> Result<Value, Infallible> {
        Ok(checkpoint)
    }

    #[test]
    fn an_address_is_told_from_a_path() {
        let folder = Path::new("data");
        for wrong in ["", "db/pergola", "mysql://db", "postgres:/db", "Postgres://db"] {
            assert_eq!(Place::beside(folder, wrong).unwrap_err(), StoreError::NoAddress, "{wrong}");
        }
        let known = Place::beside(folder, "postgres://ann:secret@db/pergola");
        if cfg!(feature = "postgres") {
            let place = known.unwrap();
            assert!(place.is_database());
            assert!(!format!("{place:?}").contains("secret"), "{place:?}");
        } else {
            assert_eq!(known.unwrap_err(), StoreError::NoDatabases);
        }
    }

    #[test]
    fn a_folder_beside_a_database_gets_no_store_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::from(folder.path());
        assert_eq!(place.check_there(), Err(StoreError::NoStore { folder: folder.path().to_owned() }));
        drop(folder::LockedFolder::beside(folder.path()).unwrap());
        let refused = StoreError::BesideDatabase { folder: folder.path().to_owned() };
        assert_eq!(place.check_there(), Err(refused.clone()));
        assert_eq!(place.open(any).err(), Some(refused.clone()));
        assert_eq!(place.look(any).err(), Some(refused));
        assert!(!Store::is_in(folder.path()));
        drop(folder::LockedFolder::beside(folder.path()).expect("it is what it was"));
    }

    #[test]
    fn a_folder_with_a_store_of_its_own_stands_beside_no_database() {
        let folder = tempfile::tempdir().unwrap();
        let (store, _) = Place::from(folder.path()).open(any).unwrap();
        tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
            store.note_server("town".to_owned(), ServerSettings::default()).await.unwrap();
            store.close().await;
        });
        let refused = StoreError::OwnStore { folder: folder.path().to_owned() };
        assert_eq!(folder::LockedFolder::beside(folder.path()).err(), Some(refused.clone()));
        std::fs::remove_dir_all(folder.path().join("store")).unwrap();
        let lost = folder::LockedFolder::beside(folder.path()).err();
        assert_eq!(lost, Some(refused), "a store that is gone is not forgotten");
    }
}
