//! The catalogue: every game, by its entry and its place in the list, and the bots.

pub use pergola_alhambra as alhambra;
pub use pergola_gardens as gardens;
pub use pergola_hanging_gardens as hanging_gardens;
pub use pergola_sanssouci as sanssouci;

use std::sync::{Arc, LazyLock};

use pergola_bots::BOTS;
use pergola_data as data;
use pergola_engine::{Catalogue, FIRST_EDITION, Game, GameBox, Meta, Pictures};

/// All games, in the order in which people are offered them, as they are shipped. Keys stay for ever.
pub static GAMES: LazyLock<Catalogue> = LazyLock::new(|| {
    let games = [
        shipped::<alhambra::Alhambra>(&alhambra::META),
        shipped::<alhambra::Alhambra>(&alhambra::GRANADA),
        shipped::<alhambra::Alhambra>(&alhambra::COMBINED),
        shipped::<gardens::Gardens>(&gardens::META),
        shipped::<sanssouci::Sanssouci>(&sanssouci::META),
        shipped::<hanging_gardens::HangingGardens>(&hanging_gardens::META),
    ];
    Catalogue::new(games, &BOTS)
});

/// The game with this key.
pub fn game(key: &str) -> Option<&'static dyn Game> {
    GAMES.game(key)
}

/// A game with the tables it is shipped with.
///
/// # Panics
/// When the embedded tables cannot be read, which a test excludes.
fn shipped<S: Pictures>(meta: &'static Meta) -> Arc<dyn Game> {
    let printed = GameBox::<S>::print(meta, FIRST_EDITION, &|path| data::file(path));
    Arc::new(printed.unwrap_or_else(|why| panic!("the printed tables of {} are broken: {why}", meta.key)))
}
