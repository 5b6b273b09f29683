//! What is stored stays readable: one line in a file here for everything that a store, a backup or a record may hold, as it was
//! written once.
//!
//! **These files only grow.** A line that stands here stands in somebody's store, too. Whoever changes what is stored adds lines
//! and lets the program read the old ones; a test that fails here is never mended by changing a line.
//!
//! The types that are stored are read from their source, with all that they hold, so that whatever has a name in them and stands
//! in no line is named, and nobody has to keep a list. What each kind of line is of is in [`fixtures`]. Deliberately absent: what
//! a game makes of a state it has read, which the laws and the playthroughs look at.

mod alone;
mod changed;
#[path = "../laws/changes.rs"]
mod changes;
mod checkpoints;
mod fixtures;
mod games;
mod listing;
mod planted;
mod rows;
// Not all of it is needed here.
#[allow(dead_code)]
#[path = "../laws/settings.rs"]
mod settings;
mod source;
mod stores;
mod types;
mod walk;

use std::path::{Path, PathBuf};

use super::store::memory;
use source::Sources;
use types::Types;

/// The types of the library as they are written down in its source.
fn types() -> Types {
    Types::new(Sources::read(&root().join("src")))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file here.
fn file(name: &str) -> PathBuf {
    root().join("tests/stored").join(name)
}

/// Fails with a list unless it is empty.
#[track_caller]
fn nothing(what: &str, found: &[String]) {
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}
