//! What a run of the laws is asked for by its surroundings.
//!
//! `PERGOLA_PLAYOUTS` says how many playouts each game gets, `PERGOLA_COMBINATIONS` that every combination of seats and
//! options has one, `PERGOLA_LAWS_SEED` from which number or commit's hash all luck comes. A law that is broken is told with the
//! `PERGOLA_REPEAT` that plays that one playout again.

use std::env;

use pergola::engine::Game;

use crate::settings::{Combinations, Setting};

/// How many playouts a game gets unless told otherwise.
pub(crate) const PLAYOUTS: usize = 40;

/// What is asked for.
pub(crate) struct Run {
    /// How many playouts each game gets at least.
    pub playouts: usize,
    /// Which settings come first.
    pub combinations: Combinations,
    /// Where all luck comes from.
    pub seed: u64,
    /// The one playout that is looked at, and of which game.
    pub again: Option<(String, Setting)>,
}

impl Run {
    /// What the environment asks for.
    pub(crate) fn asked_for() -> Run {
        let playouts = env::var("PERGOLA_PLAYOUTS").map_or(PLAYOUTS, |it| it.parse().expect("PERGOLA_PLAYOUTS is a number"));
        let all = env::var_os("PERGOLA_COMBINATIONS").is_some();
        let seed = env::var("PERGOLA_LAWS_SEED").map_or(0, |it| seed(&it).expect("PERGOLA_LAWS_SEED is a number or a hash"));
        let again = env::var("PERGOLA_REPEAT").ok().map(|it| again(&it).expect("PERGOLA_REPEAT is a game and a setting"));
        Run { playouts, combinations: if all { Combinations::All } else { Combinations::Pairs }, seed, again }
    }

    /// Whether this game is looked at.
    pub(crate) fn looks_at(&self, game: &dyn Game) -> bool {
        self.again.as_ref().is_none_or(|(key, _)| key == game.meta().key)
    }
}

/// How a playout is asked for again.
pub(crate) fn repeat(run_seed: u64, game: &str, setting: &Setting) -> String {
    let setting = serde_json::to_string(setting).expect("a setting is plain data");
    format!("PERGOLA_LAWS_SEED={run_seed} PERGOLA_REPEAT='{game} {setting}' cargo test --test laws")
}

fn again(text: &str) -> Option<(String, Setting)> {
    let (game, setting) = text.split_once(' ')?;
    Some((game.to_owned(), serde_json::from_str(setting).ok()?))
}

/// A number, or a commit's hash, of which the first digits are enough.
fn seed(text: &str) -> Option<u64> {
    text.parse().ok().filter(|seed| *seed < 1 << 48).or_else(|| u64::from_str_radix(text.get(..12)?, 16).ok())
}

#[test]
fn a_playout_is_asked_for_again_as_it_is_told() {
    let setting: Setting = serde_json::from_str(r#"{"seats": 3, "options": {"long": true}, "seed": 17}"#).expect("a setting");
    let told = repeat(5, "coins", &setting);
    let asked = told.split('\'').nth(1).and_then(again).expect("it is told as it is asked");
    assert_eq!((asked.0.as_str(), asked.1.to_string()), ("coins", setting.to_string()));
}

#[test]
fn a_seed_is_a_number_or_a_hash() {
    assert_eq!(seed("7"), Some(7));
    assert_eq!(seed("00000000000a7b3c5d7e9f102030405060708090"), Some(10));
    assert_eq!(seed("4862953017264859301726485930172648593017"), Some(0x4862_9530_1726));
    assert_eq!(seed("luck"), None);
}
