//! The catalogue: every game that tables can be opened with, each with its editions, and the bots that play them.

use std::{fmt, sync::Arc};

use super::{
    bot::Bots,
    edition::{Edition, FIRST_EDITION},
    game::Game,
    state::Files,
    unreadable::Unreadable,
};

/// Letters an edition's key may have.
const KEY_LETTERS: usize = 32;

/// One game with all its editions; the first is the one it is shipped with.
#[derive(Clone)]
pub struct Editions(Arc<[Arc<dyn Game>]>);

/// All games, in the order in which people are offered them, and the bots.
#[derive(Clone)]
pub struct Catalogue {
    games: Vec<Editions>,
    bots: &'static Bots,
}

/// A table was played with printed tables that are not here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MissingEdition {
    /// No edition of this key is here.
    #[error("its edition {wanted} of {game} is not here: add it with --editions")]
    Unknown {
        /// The game's key.
        game: &'static str,
        /// What the table was opened with.
        wanted: Edition,
    },
    /// The tables of that key are others now.
    #[error("it was opened with edition {wanted} of {game}, and the tables of that name here are others: {here}")]
    Differs {
        /// The game's key.
        game: &'static str,
        /// What the table was opened with.
        wanted: Edition,
        /// What has its key now.
        here: Edition,
    },
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().flat_map(Editions::iter).map(|game| (game.meta().key, game.edition()))).finish()
    }
}

impl Editions {
    /// The edition the game is shipped with.
    pub fn first(&self) -> &Arc<dyn Game> {
        &self.0[0]
    }

    /// All of them, the shipped one first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Arc<dyn Game>> {
        self.0.iter()
    }

    /// The edition of this key, if it is here.
    pub fn keyed(&self, key: &str) -> Option<&Arc<dyn Game>> {
        self.iter().find(|game| game.edition().key == key)
    }

    /// Exactly this edition.
    ///
    /// # Errors
    /// When it is missing, or its tables are others than they were.
    pub fn exactly(&self, wanted: &Edition) -> Result<&Arc<dyn Game>, MissingEdition> {
        let (game, wanted) = (self.first().meta().key, wanted.clone());
        match self.keyed(&wanted.key) {
            Some(here) if *here.edition() == wanted => Ok(here),
            Some(here) => Err(MissingEdition::Differs { game, wanted, here: here.edition().clone() }),
            None => Err(MissingEdition::Unknown { game, wanted }),
        }
    }
}

impl Catalogue {
    /// A catalogue of these games, each in the edition it is shipped with, which these bots play.
    pub fn new(games: impl IntoIterator<Item = Arc<dyn Game>>, bots: &'static Bots) -> Catalogue {
        Catalogue { games: games.into_iter().map(|game| Editions(Arc::new([game]))).collect(), bots }
    }

    /// The bots.
    pub fn bots(&self) -> &'static Bots {
        self.bots
    }

    /// The games in their shipped editions.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &dyn Game> + Clone {
        self.games.iter().map(|editions| &**editions.first())
    }

    /// The games' keys, in the same order.
    pub fn keys(&self) -> impl ExactSizeIterator<Item = &'static str> {
        self.iter().map(|game| game.meta().key)
    }

    /// The editions of the game with this key.
    pub fn editions(&self, key: &str) -> Option<&Editions> {
        self.games.iter().find(|editions| editions.first().meta().key == key)
    }

    /// The game with this key, in its shipped edition.
    pub fn game(&self, key: &str) -> Option<&dyn Game> {
        self.editions(key).map(|editions| &**editions.first())
    }

    /// Adds an edition to a game: its tables are read from `files`, by their paths below `data/`.
    ///
    /// # Errors
    /// When there is no such game, the key is taken or no key, or the tables cannot be read.
    pub fn add_edition(&mut self, game: &str, key: &str, files: Files<'_>) -> Result<(), Unreadable> {
        let edition = format!("edition {key} of {game}");
        let is_letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if key.is_empty() || key.len() > KEY_LETTERS || !key.chars().all(is_letter) {
            let why = Unreadable::new(edition, format!("its name has 1 to {KEY_LETTERS} lower-case letters, digits and hyphens"));
            return Err(why);
        }
        let Some(editions) = self.games.iter_mut().find(|it| it.first().meta().key == game) else {
            let keys: Vec<_> = self.iter().map(|game| game.meta().key).collect();
            return Err(Unreadable::new(edition, format!("there is no such game; the games are {}", keys.join(", "))));
        };
        if key == FIRST_EDITION || editions.keyed(key).is_some() {
            return Err(Unreadable::new(edition, "there is one of this name already"));
        }
        let printed = editions.first().reprint(key, files)?;
        editions.0 = editions.0.iter().cloned().chain([printed]).collect();
        Ok(())
    }
}
