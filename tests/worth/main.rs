//! What bots go by: tables that say what things came to in games that a search played by itself.
//!
//! `UPDATE=1 PERGOLA_BOT_GAMES=100 cargo test --release --test games worth::` writes them anew, from so many games of two, three
//! and four seats each; the same number of games writes the same tables, as long as bots play the same. What bots go by changes
//! how they play, and with it what things come to, and few games leave much to chance: bots with a new table are to be measured
//! against those with the one before.

mod alhambra;
mod gardens;

use std::{env, path::Path};

/// Games of each number of seats, where nobody asks for more.
const FEW_GAMES: u64 = 6;

/// How many games are to be played, and whether a table is to be written of them.
fn asked() -> (u64, bool) {
    let asked = env::var("PERGOLA_BOT_GAMES").ok().map(|games| games.parse().expect("a number of games"));
    // Whoever renews pictures has not asked for a table of a few games.
    (asked.unwrap_or(FEW_GAMES), asked.is_some() && env::var_os("UPDATE").is_some())
}

/// A table of the repository, to be written anew.
fn table(path: &str) -> csv::Writer<std::fs::File> {
    csv::Writer::from_path(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("the table can be written")
}
