//! The catalogue: every game, by its entry and its place in the list, and the bots.

pub use pergola_alhambra as alhambra;
pub use pergola_gardens as gardens;
pub use pergola_hanging_gardens as hanging_gardens;
pub use pergola_sanssouci as sanssouci;

use std::sync::{Arc, LazyLock};

use pergola_bots::BOTS;
use pergola_data as data;
use pergola_engine::{Catalogue, FIRST_EDITION, Game, GameBox, Meta, Pictures};
use serde::de::DeserializeOwned;

/// Shows every game to a visitor, in the order in which people are offered them. Keys stay for ever.
pub fn visit(visitor: &mut impl Visitor) {
    visitor.meet::<alhambra::Alhambra>(&alhambra::META);
    visitor.meet::<alhambra::Alhambra>(&alhambra::GRANADA);
    visitor.meet::<alhambra::Alhambra>(&alhambra::COMBINED);
    visitor.meet::<gardens::Gardens>(&gardens::META);
    visitor.meet::<sanssouci::Sanssouci>(&sanssouci::META);
    visitor.meet::<hanging_gardens::HangingGardens>(&hanging_gardens::META);
}

/// Who is shown every game of the catalogue by its type.
pub trait Visitor {
    /// A game: its rules, words and pictures, and its fixed facts. Its views can be read back, as reference pictures are
    /// drawn from them.
    fn meet<S: Pictures<View: DeserializeOwned>>(&mut self, meta: &'static Meta);
}

/// All games as they are shipped.
pub static GAMES: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut shipped = Shipped(Vec::new());
    visit(&mut shipped);
    Catalogue::new(shipped.0, &BOTS)
});

/// The game with this key.
pub fn game(key: &str) -> Option<&'static dyn Game> {
    GAMES.game(key)
}

/// The games with the tables they are shipped with.
struct Shipped(Vec<Arc<dyn Game>>);

impl Visitor for Shipped {
    /// # Panics
    /// When the embedded tables cannot be read, which a test excludes.
    fn meet<S: Pictures<View: DeserializeOwned>>(&mut self, meta: &'static Meta) {
        let printed = GameBox::<S>::print(meta, FIRST_EDITION, &|path| data::file(path));
        let printed = printed.unwrap_or_else(|why| panic!("the printed tables of {} are broken: {why}", meta.key));
        self.0.push(Arc::new(printed));
    }
}
