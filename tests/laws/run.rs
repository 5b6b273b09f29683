//! What a run of the laws is asked for by its surroundings.
//!
//! `PERGOLA_PLAYOUTS` says how many playouts each game gets, and `PERGOLA_COMBINATIONS` that every combination of seats and
//! options has one. `PERGOLA_SEED` is where all luck comes from: a number, or a commit's hash. Unless it is given, the hash of
//! the commit that is tested is taken, so that every change is looked at in other games, and always in the same. A law that is
//! broken is told with the `PERGOLA_SEED` that plays that one playout again: the number, the game, and how it was laid out.

use std::{env, process::Command};

use pergola::engine::Game;

use super::settings::{Combinations, Setting};

/// How many playouts a game gets unless told otherwise.
pub(crate) const PLAYOUTS: usize = 40;

/// Where luck comes from in a folder that is no working copy of a repository.
const WITHOUT_COMMIT: u64 = 0;

/// So many of the first digits of a commit's hash are enough.
const DIGITS: usize = 12;

/// What is asked for.
pub(crate) struct Run {
    /// How many playouts each game gets at least.
    pub playouts: usize,
    /// Which settings come first.
    pub combinations: Combinations,
    /// Where the luck comes from, and what is looked at.
    pub luck: Luck,
}

/// Where all luck of a run comes from, as `PERGOLA_SEED` has it.
#[derive(Debug)]
pub(crate) struct Luck {
    /// The number.
    pub seed: u64,
    /// The one playout that is looked at, and of which game.
    pub again: Option<(String, Setting)>,
}

impl Run {
    /// What the environment asks for.
    pub(crate) fn asked_for() -> Run {
        let playouts = env::var("PERGOLA_PLAYOUTS").map_or(PLAYOUTS, |it| it.parse().expect("PERGOLA_PLAYOUTS is a number"));
        let all = env::var_os("PERGOLA_COMBINATIONS").is_some();
        let given = |it: String| Luck::read(&it).expect("PERGOLA_SEED is a number or a hash, and a game and a setting after it");
        let luck = env::var("PERGOLA_SEED").map_or_else(|_| Luck::of_commit(), given);
        Run { playouts, combinations: if all { Combinations::All } else { Combinations::Pairs }, luck }
    }

    /// Whether this game is looked at.
    pub(crate) fn looks_at(&self, game: &dyn Game) -> bool {
        self.luck.again.as_ref().is_none_or(|(key, _)| key == game.meta().key)
    }
}

impl Luck {
    /// From a number or a hash, with the game and the setting of one playout after it, if there is one.
    fn read(text: &str) -> Option<Luck> {
        let mut parts = text.trim().splitn(3, ' ');
        let number = parts.next()?;
        let again = match (parts.next(), parts.next()) {
            (None, _) => None,
            (Some(game), setting) => Some((game.to_owned(), serde_json::from_str(setting?).ok()?)),
        };
        Some(Luck { seed: seed(number)?, again })
    }

    /// From the commit that is tested.
    fn of_commit() -> Luck {
        let asked = Command::new("git").args(["rev-parse", "HEAD"]).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        let hash = asked.ok().filter(|it| it.status.success()).and_then(|it| String::from_utf8(it.stdout).ok());
        Luck { seed: hash.and_then(|it| seed(it.trim())).unwrap_or(WITHOUT_COMMIT), again: None }
    }
}

/// How a playout is asked for again.
pub(crate) fn repeat(run_seed: u64, game: &str, setting: &Setting) -> String {
    format!("PERGOLA_SEED='{}' cargo test --test games laws::", asked_again(run_seed, game, setting))
}

fn asked_again(run_seed: u64, game: &str, setting: &Setting) -> String {
    format!("{run_seed} {game} {}", serde_json::to_string(setting).expect("a setting is plain data"))
}

fn seed(text: &str) -> Option<u64> {
    let fits = |seed: &u64| *seed < 1 << (4 * DIGITS);
    text.parse().ok().filter(fits).or_else(|| u64::from_str_radix(text.get(..DIGITS)?, 16).ok())
}

#[test]
fn a_playout_is_asked_for_again_as_it_is_told() {
    let setting: Setting = serde_json::from_str(r#"{"seats": 3, "options": {"long": true}, "seed": 17}"#).expect("a setting");
    let told = repeat(5, "coins", &setting);
    let asked = told.split('\'').nth(1).and_then(Luck::read).expect("it is told as it is asked");
    let (game, again) = asked.again.expect("one playout is asked for");
    assert_eq!((asked.seed, game.as_str(), again.to_string()), (5, "coins", setting.to_string()));
}

#[test]
fn a_seed_is_a_number_or_a_hash() {
    let read = |text| Luck::read(text).map(|it| it.seed);
    assert_eq!(read("7"), Some(7));
    assert_eq!(read("00000000000a7b3c5d7e9f102030405060708090\n"), Some(10));
    assert_eq!(read("4862953017264859301726485930172648593017"), Some(0x4862_9530_1726));
    assert_eq!(read("luck"), None);
    assert_eq!(read("7 coins"), None, "a game without its setting");
    assert_eq!(read("7 coins {}"), None, "a setting without its seats");
}
