//! What a request was understood as.

use pergola_engine::Catalogue;
use pergola_table::{Command, Opening, Person, TableId};
use pergola_text::Text;

use crate::{
    advice::Advise,
    find::Tables,
    general,
    history::Recall,
    lesson::{self, Beginning},
    plain::{Reply, Request, Show, Slash},
    press::Origin,
    privacy::PrivacyWish,
    refusal,
    report::ReportWish,
    rest::RestWish,
    results::ResultsAsked,
    server::ServerWish,
};

/// What a request means.
#[derive(Debug)]
pub enum Understood {
    /// This answer, at once.
    Answer(Reply),
    /// A table is to be opened: see [`crate::opened`] and [`crate::refused_open`].
    Open {
        /// As its opener wants it.
        opening: Opening,
        /// For whom seats are kept.
        invited: Vec<Person>,
        /// Whose rematch it is.
        rematch_of: Option<TableId>,
    },
    /// They set their server, or ask how it is: see [`crate::server_set`] and [`crate::refused_server`].
    Server(ServerWish),
    /// They change when they are waited for, or ask: see [`crate::rested`] and [`crate::refused_rest`].
    Rest(RestWish),
    /// A table is to decide: see [`crate::answer`].
    Ask(Ask),
    /// They want a copy of what is kept of them, or to be forgotten.
    Privacy(PrivacyWish),
    /// What finished games amount to is to be told: see [`crate::results`].
    Results(ResultsAsked),
    /// They say that something is wrong: see [`crate::reported`].
    Report(ReportWish),
    /// They want to know what they had best do, or had best done: see [`crate::hinted`] and [`crate::reviewed`].
    Advise(Advise),
    /// They give the record of a game to look back at: see [`crate::imported`] and [`crate::not_imported`].
    Import,
    /// What is kept of a table's past is to be looked at: see [`crate::recalled`].
    Recall(Recall),
}

/// What is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The table that decides.
    pub table: TableId,
    /// What it is to decide.
    pub command: Command,
    /// Where the answer is shown.
    pub(crate) origin: Origin,
}

impl Ask {
    /// What is decided for somebody without their looking at the table.
    pub fn unasked(table: TableId, command: Command) -> Ask {
        Ask { table, command, origin: Origin::Private }
    }
}

impl Understood {
    /// One sentence, for whoever asked.
    pub(super) fn sentence(text: &Text) -> Understood {
        Understood::Answer(general::sentence(text))
    }

    /// A command has no verb as it was typed.
    pub(super) fn unknown_verb(slash: &Slash) -> Understood {
        let typed = format!("{} {}", slash.command, slash.verb.as_deref().unwrap_or_default());
        Understood::sentence(&Text::new("refused-command").code("command", refusal::quoted(&typed)))
    }

    /// The table of this number is not to be had, for whoever asked in this server.
    pub(super) fn no_table(tables: &dyn Tables, server: &str, table: TableId) -> Understood {
        let still = tables.stands_still(server, table);
        Understood::sentence(&if still { stands_still(table) } else { no_such(&table.to_string()) })
    }

    /// The lesson of the game with this key: it begins, or goes on.
    pub(super) fn learn(tables: &dyn Tables, request: &Request, key: &str, slash: Option<&Slash>) -> Understood {
        let games = tables.games();
        let Some(game) = games.game(key) else { return Understood::sentence(&refusal::unknown_game(key, games.keys())) };
        match lesson::begin(tables, request, game, slash) {
            Beginning::Open(opening) => Understood::Open { opening, invited: Vec::new(), rematch_of: None },
            Beginning::Begun(reply) => Understood::Answer(reply),
            Beginning::None => Understood::Answer(general::learn_which(games, Some(game))),
        }
    }

    /// A page of a game's short reference.
    pub(super) fn rules(games: &Catalogue, key: &str, page: usize, show: Show) -> Understood {
        match games.game(key) {
            Some(game) => Understood::Answer(general::rules(game, page, show)),
            None => Understood::sentence(&refusal::unknown_game(key, games.keys())),
        }
    }
}

/// Says that a table is stored, and cannot be read as things are.
pub(super) fn stands_still(table: TableId) -> Text {
    Text::new("table-stands-still").number("table", table.0 as i64)
}

/// Says that no table has this number, as it was typed.
pub(super) fn no_such(number: &str) -> Text {
    Text::new("found-no-such").code("table", refusal::quoted(number))
}
