//! What is wished of the house beside any game: to read its rules or a lesson, to know what games amount to, to have a copy of
//! what is kept of oneself or to be forgotten, and to say that something is wrong.

use pergola_table::{Millis, Person, TableId};
use pergola_text::Text;

use crate::seam::{
    address::read_number,
    ids::{FreeWish, ReadWish, Wish, game_and_page},
    plain::Show,
};

/// A page of the short reference of a game's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulesPage {
    /// The game's key.
    pub(crate) game: String,
    /// Which page, from 0.
    pub(crate) page: usize,
}

impl FreeWish for RulesPage {
    const WORD: &'static str = "rules";

    fn write(&self) -> String {
        format!("{}.{}", self.game, self.page)
    }

    fn read(rest: &str) -> Option<RulesPage> {
        game_and_page(rest).map(|(game, page)| RulesPage { game, page })
    }
}

/// A word of a game's rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RuleTerm {
    /// The game's key.
    pub(crate) game: String,
    /// The word's.
    pub(crate) key: String,
}

impl FreeWish for RuleTerm {
    const WORD: &'static str = "term";

    fn write(&self) -> String {
        format!("{}.{}", self.game, self.key)
    }

    fn read(rest: &str) -> Option<RuleTerm> {
        let (game, key) = rest.split_once('.')?;
        (!game.is_empty() && !key.is_empty() && !key.contains('.'))
            .then(|| RuleTerm { game: game.to_owned(), key: key.to_owned() })
    }
}

/// The rules, as a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RulesHere;

impl Wish for RulesHere {
    fn write(&self) -> String {
        "rules".to_owned()
    }

    fn label(&self) -> Text {
        Text::new("button-rules")
    }
}

impl ReadWish for RulesHere {
    const WORDS: &'static [&'static str] = &["rules"];

    fn read(_: &str, rest: Option<&str>) -> Option<RulesHere> {
        rest.is_none().then_some(RulesHere)
    }
}

/// Which games count for who plays best.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// Of one game, by its key; of all games together, where there is none.
    pub game: Option<String>,
    /// Whether also those that ended before the season.
    pub ever: bool,
    /// Whether only those in which nobody was given hints.
    pub unaided: bool,
}

/// A page of who plays best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LeadersPage {
    /// Which games count.
    pub(crate) of: Ranking,
    /// Which page, from 0.
    pub(crate) page: usize,
}

/// What stands for all games, which no game has for its key.
const ALL_GAMES: &str = "-";

impl FreeWish for LeadersPage {
    const WORD: &'static str = "leaders";

    fn write(&self) -> String {
        let Ranking { game, ever, unaided } = &self.of;
        let written = |on: bool, word: &str| if on { format!(".{word}") } else { String::new() };
        let game = game.as_deref().unwrap_or(ALL_GAMES);
        format!("{game}.{}{}{}", self.page, written(!ever, "season"), written(*unaided, "unaided"))
    }

    fn read(rest: &str) -> Option<LeadersPage> {
        let (game, rest) = rest.split_once('.')?;
        let (page, words) = rest.split_once('.').map_or((rest, None), |(page, words)| (page, Some(words)));
        let (ever, unaided) = match words {
            None => (true, false),
            Some("season") => (false, false),
            Some("unaided") => (true, true),
            Some("season.unaided") => (false, true),
            Some(_) => return None,
        };
        let game = (game != ALL_GAMES).then(|| game.to_owned());
        Some(LeadersPage { of: Ranking { game, ever, unaided }, page: page.parse().ok()? })
    }
}

/// The lesson of the game with this key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LearnGame(pub(crate) String);

impl FreeWish for LearnGame {
    const WORD: &'static str = "learn";

    fn write(&self) -> String {
        self.0.clone()
    }

    fn read(rest: &str) -> Option<LearnGame> {
        Some(LearnGame(rest.to_owned()))
    }
}

/// To be forgotten, having been told what follows at this time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forget {
    /// When they were told.
    pub(crate) asked: Millis,
}

impl FreeWish for Forget {
    const WORD: &'static str = "forget";

    fn write(&self) -> String {
        self.asked.to_string()
    }

    fn read(rest: &str) -> Option<Forget> {
        read_number(rest).map(|asked| Forget { asked })
    }
}

/// Tell whoever runs the program that something is wrong with this card, of this revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReportPress(pub(crate) u64);

impl Wish for ReportPress {
    fn write(&self) -> String {
        format!("wrong.{}", self.0)
    }

    fn label(&self) -> Text {
        Text::new("button-report")
    }
}

impl ReadWish for ReportPress {
    const WORDS: &'static [&'static str] = &["wrong"];

    fn read(_: &str, rest: Option<&str>) -> Option<ReportPress> {
        rest.and_then(read_number).map(ReportPress)
    }
}

/// What somebody wants to know of finished games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsAsked {
    /// What the games of one person amount to: of this one, or their own.
    Stats {
        /// Whose.
        whom: Option<Person>,
        /// Against whom.
        with: Option<Person>,
    },
    /// Who plays best.
    Leaders {
        /// Which games count.
        of: Ranking,
        /// Which page, from 0.
        page: usize,
        /// Where the answer is shown.
        show: Show,
    },
}

/// What somebody wants of what is kept of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyWish {
    /// A copy.
    Export,
    /// To be told what follows when they are forgotten.
    AskForget,
    /// To be forgotten, having been told so then.
    Forget {
        /// When.
        asked: Millis,
    },
}

/// Somebody says that something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportWish {
    /// At which table.
    pub table: TableId,
    /// The table's revision they were looking at.
    pub revision: u64,
    /// What they say, at most [`crate::limits::VALUE`] characters; empty where they only pressed the button.
    pub said: String,
}
