//! What is printed: component tables, art and sentences, embedded from `data/`.

use include_dir::{Dir, include_dir};

static DATA: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../data");

/// The bytes of the file at `path` below `data/`.
pub fn file(path: &str) -> Option<&'static [u8]> {
    DATA.get_file(path).map(|file| file.contents())
}

/// The bytes of the piece of art at `path` below `data/art/`, for the painter.
pub fn art(path: &str) -> Option<&'static [u8]> {
    DATA.get_dir("art")?.get_file(format!("art/{path}")).map(|file| file.contents())
}

/// The names of the folders in the folder `path` below `data/`, sorted.
pub fn folders(path: &str) -> Vec<&'static str> {
    let Some(folder) = DATA.get_dir(path) else { return Vec::new() };
    let mut names: Vec<_> = folder.dirs().filter_map(|it| it.path().file_name()?.to_str()).collect();
    names.sort_unstable();
    names
}

/// The paths of all files in the folder `path` below `data/`, sorted.
pub fn files(path: &str) -> Vec<&'static str> {
    let Some(folder) = DATA.get_dir(path) else { return Vec::new() };
    let mut paths: Vec<_> = folder.files().filter_map(|file| file.path().to_str()).collect();
    paths.sort_unstable();
    paths
}
