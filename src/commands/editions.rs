//! `--editions FOLDER`: printed tables of other editions, one folder each: `FOLDER/<game>/<edition>/<table>.csv`.
//!
//! A table that an edition does not have is the shipped one. What is wrong with any of them keeps the program from
//! starting, since tables of people may be played with it.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::Args;
use pergola_data as data;
use pergola_engine::Catalogue;
use pergola_games::GAMES;

use super::Complaint;

/// No printed table is larger.
const MOST_BYTES: u64 = 1 << 20;

/// Which editions there are besides the shipped ones.
#[derive(Args, Default)]
pub(super) struct Editions {
    /// A folder with other printed tables: GAME/EDITION/TABLE.csv
    #[arg(long, value_name = "FOLDER")]
    editions: Option<PathBuf>,
}

impl Editions {
    /// All games with all their editions.
    pub(super) fn catalogue(&self) -> Result<Arc<Catalogue>, Complaint> {
        let mut games = GAMES.clone();
        let Some(folder) = &self.editions else { return Ok(Arc::new(games)) };
        for game in folders(folder)? {
            for edition in folders(&game)? {
                add(&mut games, &name(&game), &name(&edition), &edition)?;
            }
        }
        Ok(Arc::new(games))
    }
}

/// Adds the edition whose tables are in `folder`; a file that is no table of the game is a mistake.
fn add(games: &mut Catalogue, game: &str, edition: &str, folder: &Path) -> Result<(), Complaint> {
    let tables = tables(folder)?;
    let asked = RefCell::new(BTreeSet::new());
    let files = |path: &str| {
        let table = path.rsplit('/').next().unwrap_or(path);
        let own = tables.get_key_value(table);
        asked.borrow_mut().extend(own.map(|(name, _)| name.as_str()));
        own.map(|(_, bytes)| bytes.as_slice()).or_else(|| data::file(path))
    };
    let added = games.add_edition(game, edition, &files);
    added.map_err(|why| Complaint::said(format!("The edition in {} cannot be used: {why}.", folder.display())))?;
    match tables.keys().find(|name| !asked.borrow().contains(name.as_str())) {
        Some(stray) => Err(Complaint::said(format!("The file {} is no table of {game}.", folder.join(stray).display()))),
        None => Ok(()),
    }
}

/// The files of an edition by name.
fn tables(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, Complaint> {
    let mut tables = BTreeMap::new();
    for path in entries(folder)?.into_iter().filter(|path| path.is_file()) {
        let unreadable = |why: &io::Error| unreadable(&path, why);
        if fs::metadata(&path).map_err(|why| unreadable(&why))?.len() > MOST_BYTES {
            return Err(Complaint::said(format!("The file {} is larger than any printed table, 1 MB.", path.display())));
        }
        tables.insert(name(&path), fs::read(&path).map_err(|why| unreadable(&why))?);
    }
    Ok(tables)
}

/// The folders in a folder, by name.
fn folders(folder: &Path) -> Result<Vec<PathBuf>, Complaint> {
    Ok(entries(folder)?.into_iter().filter(|path| path.is_dir()).collect())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Complaint> {
    let entries = fs::read_dir(folder).and_then(|entries| entries.map(|it| Ok(it?.path())).collect::<io::Result<Vec<_>>>());
    let mut entries = entries.map_err(|why| unreadable(folder, &why))?;
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn unreadable(path: &Path, why: &io::Error) -> Complaint {
    let kind = if path.is_dir() { "folder" } else { "file" };
    Complaint::said(format!("The {kind} {} cannot be read: {why}.", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An editions folder with one table of one edition.
    fn folder(game: &str, edition: &str, table: &str, bytes: &[u8]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().join(game).join(edition);
        fs::create_dir_all(&at).unwrap();
        fs::write(at.join(table), bytes).unwrap();
        folder
    }

    fn catalogue(folder: &tempfile::TempDir) -> Result<Arc<Catalogue>, String> {
        let editions = Editions { editions: Some(folder.path().to_owned()) };
        editions.catalogue().map_err(|why| if let Complaint::Said(why) = why { why } else { String::new() })
    }

    #[test]
    fn an_edition_is_read_beside_the_shipped_one() {
        let folder = folder("gardens", "ours", "building_tiles.csv", b"value,name,copies\n1,pavilion,49\n");
        let games = catalogue(&folder).unwrap();
        let editions = games.editions("gardens").unwrap();
        let keys: Vec<_> = editions.iter().map(|game| game.edition().key.as_str()).collect();
        assert_eq!(keys, ["first", "ours"]);
        let [first, ours] = ["first", "ours"].map(|key| &editions.keyed(key).unwrap().edition().fingerprint);
        assert_ne!(first, ours);
    }

    #[test]
    fn what_is_wrong_with_an_edition_is_said() {
        for (game, edition, table, bytes, said) in [
            ("chess", "ours", "a.csv", "a", "the games are alhambra"),
            ("gardens", "first", "building_tiles.csv", "value,name,copies\n1,pavilion,49\n", "there is one of this name"),
            ("gardens", "Ours", "building_tiles.csv", "", "lower-case letters"),
            ("gardens", "ours", "building_tiles.csv", "value,name,copies\n1,pavilion,4\n", "49 buildings are needed"),
            ("gardens", "ours", "bildings.csv", "", "bildings.csv is no table of gardens"),
        ] {
            let folder = folder(game, edition, table, bytes.as_bytes());
            let why = catalogue(&folder).map(|_| ()).unwrap_err();
            assert!(why.contains(said), "{why}");
        }
        let missing = Editions { editions: Some(PathBuf::from("/no/such/folder")) };
        assert!(missing.catalogue().is_err());
    }
}
