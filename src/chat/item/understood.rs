//! What a request was understood as.

use std::sync::Arc;

use pergola_table::{Command, Commit, Opening, Person, TableId};
use pergola_text::{Language, Text};

use super::{
    answers::Answers,
    here::{Asked, Here},
};
use crate::{
    seam::{
        ids::Origin,
        plain::{Reply, Slash},
    },
    sight::{message, refusal, shown::Shown},
    wishes::{
        advice::Advise,
        cup::CupAsked,
        habits::RestWish,
        past::Recall,
        reading::{PrivacyWish, ReportWish, ResultsAsked},
        server::ServerWish,
    },
};

/// What a request means.
#[derive(Debug)]
pub enum Understood {
    /// This answer, at once.
    Answer(Reply),
    /// A table is to be opened: see [`crate::answers::opened`] and [`crate::answers::refused_open`].
    Open {
        /// As its opener wants it.
        opening: Opening,
        /// For whom seats are kept.
        invited: Vec<Person>,
        /// Whose rematch it is.
        rematch_of: Option<TableId>,
    },
    /// They set their server, or ask how it is: see [`crate::settings::server_set`] and [`crate::settings::refused_server`].
    Server(ServerWish),
    /// They change when they are waited for, or ask: see [`crate::settings::rested`] and [`crate::settings::refused_rest`].
    Rest(RestWish),
    /// A table is to decide: see [`crate::answers::answer`].
    Ask(Ask),
    /// They want a copy of what is kept of them, or to be forgotten.
    Privacy(PrivacyWish),
    /// What finished games amount to is to be told: see [`crate::results::results`].
    Results(ResultsAsked),
    /// They want something of a cup: see [`crate::cups`].
    Cup(CupAsked),
    /// They say that something is wrong: see [`crate::report::reported`].
    Report(ReportWish),
    /// They want to know what they had best do, or had best done: see [`crate::advice::hinted`] and [`crate::advice::reviewed`].
    Advise(Advise),
    /// They give the record of a game to look back at: see [`crate::history::imported`] and [`crate::history::not_imported`].
    Import,
    /// What is kept of a table's past is to be looked at: see [`crate::history::recalled`].
    Recall(Recall),
}

/// What is asked of a table.
#[derive(Clone, Debug)]
pub struct Ask {
    /// The table that decides.
    pub table: TableId,
    /// What it is to decide.
    pub command: Command,
    /// Where the answer is shown.
    pub(crate) origin: Origin,
    /// How it is answered.
    pub(crate) answers: Arc<dyn Answers>,
}

impl Ask {
    /// Asked there, to be answered so.
    pub(crate) fn new(table: TableId, command: Command, origin: Origin, answers: impl Answers + 'static) -> Ask {
        Ask { table, command, origin, answers: Arc::new(answers) }
    }

    /// What is decided for somebody without their looking at the table.
    pub fn unasked(table: TableId, command: Command) -> Ask {
        Ask::new(table, command, Origin::Private, Unasked)
    }
}

/// Nobody asked: whoever is told sees how things stand.
#[derive(Debug)]
struct Unasked;

impl Answers for Unasked {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        here.show_standing(&Shown::default())
    }
}

impl Understood {
    /// One sentence, for whoever asked.
    pub(crate) fn sentence(language: Language, text: &Text) -> Understood {
        Understood::Answer(message::sentence(language, text))
    }

    /// A command is none, as it was typed.
    pub(crate) fn unknown_command(language: Language, slash: &Slash) -> Understood {
        let typed = [Some(slash.command.as_str()), slash.verb.as_deref()].into_iter().flatten().collect::<Vec<_>>().join(" ");
        Understood::sentence(language, &Text::new("refused-command").code("command", refusal::quoted(&typed)))
    }

    /// The table of this number is not to be had, for whoever asked.
    pub(crate) fn no_table(asked: &Asked<'_>, table: TableId) -> Understood {
        let still = asked.tables.stands_still(&asked.request.place.server, table);
        Understood::sentence(asked.language(), &if still { stands_still(table) } else { no_such(&table.to_string()) })
    }
}

/// Says that a table is stored, and cannot be read as things are.
pub(crate) fn stands_still(table: TableId) -> Text {
    Text::new("table-stands-still").number("table", table.0 as i64)
}

/// Says that no table has this number, as it was typed.
pub(crate) fn no_such(number: &str) -> Text {
    Text::new("found-no-such").code("table", refusal::quoted(number))
}
