//! What a request was understood as.

use crate::{
    chat::{
        general,
        plain::{Reply, Show},
        press::Origin,
        refusal,
    },
    games::game,
    table::{Command, Opening, TableId},
    text::Text,
};

/// What a request means.
#[derive(Debug)]
pub enum Understood {
    /// This answer, at once.
    Answer(Reply),
    /// A table is to be opened: see [`crate::chat::opened`] and [`crate::chat::refused_open`].
    Open {
        /// As its opener wants it.
        opening: Opening,
        /// Whose rematch it is.
        rematch_of: Option<TableId>,
    },
    /// A table is to decide: see [`crate::chat::answer`].
    Ask(Ask),
}

/// What is asked of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The table that decides.
    pub table: TableId,
    /// What it is to decide.
    pub command: Command,
    /// Where the answer is shown.
    pub(in crate::chat) origin: Origin,
}

impl Understood {
    /// One sentence, for whoever asked.
    pub(super) fn sentence(text: &Text) -> Understood {
        Understood::Answer(general::sentence(text))
    }

    /// There is no table of this number, for whoever asked.
    pub(super) fn no_such_table(number: &str) -> Understood {
        Understood::sentence(&no_such(number))
    }

    /// A page of a game's short reference.
    pub(super) fn rules(key: &str, page: usize, show: Show) -> Understood {
        match game(key) {
            Some(game) => Understood::Answer(general::rules(game, page, show)),
            None => Understood::sentence(&refusal::unknown_game(key)),
        }
    }
}

/// Says that no table has this number, as it was typed.
pub(super) fn no_such(number: &str) -> Text {
    Text::new("found-no-such").code("table", refusal::quoted(number))
}
