//! The conversation: what people see and press, for any chat.
//!
//! A request is understood against the tables as they are ([`understand()`]), the house lets the table decide what is asked of
//! it, and the decision is answered ([`answers`]). Cards for a channel are rendered when they are sent ([`cards`]). Below lie
//! the words of the seam, wishes, sight, and what an item of the catalogue is; then a room for each feature, none of which knows
//! another; on top the catalogue that lists them and what puts them together.
//! Everything here is a pure function of immutable tables; what it shows comes from views, menus and events as the
//! viewer may know them. Deliberately absent: any chat's own names and calls, any game, sentences, clocks and I/O.

mod answer;
mod card;
mod catalogue;
mod features;
mod help;
mod item;
mod open_questions;
mod seam;
mod sight;
mod standing;
mod suggest;
mod turn_message;
mod understand;
mod whisper;
mod wishes;

pub use item::understood::{Ask, Understood};
pub use seam::{
    limits,
    plain::{Act, Attachment, Card, GivenFile, Languages, Picture, Reply, Request, Show, Slash, Suggestion},
};
pub use sight::find::Tables;
pub use suggest::{ARCHIVED_OFFERED, offers_archived, suggest};
pub use understand::understand;

/// What one had best do, and had best done.
pub mod advice {
    pub use crate::{
        answer::seat_to_hint,
        features::advice::{Better, Review, hinted, not_advised, reviewed, seat_to_review},
        wishes::advice::{AdviceAsked, Advise},
    };
}

/// What somebody is answered once it is known what became of their request.
pub mod answers {
    pub use crate::answer::{
        also_shown, answer, in_words, not_here, not_saved, not_shown, opened, perhaps_saved, refused_open, saved, takes_long,
        too_fast, while_refused,
    };
}

/// The cards of a table, as everybody sees them.
pub mod cards {
    pub use crate::{
        card::{card, present_card, sought_elsewhere, title},
        open_questions::{awaited, open_questions},
    };
}

/// Every command, as a door registers it.
pub mod commands {
    pub use crate::{
        catalogue::commands,
        item::options::filling,
        seam::plain::{CommandSpec, Filling, OptionSpec, VerbSpec},
    };
}

/// Cups.
pub mod cups {
    pub use crate::{
        features::cups::{CupSeen, alone, asked, card, founded, listed, refused, shown, too_many, unknown, usual_language},
        wishes::cup::{CupAddress, CupAsked, CupShown, CupWish},
    };
}

/// Looking back at a table, or at the record of a game.
pub mod history {
    pub use crate::{
        features::history::{
            Branch, FileAsked, NotImported, Past, TurnStart, board_asked, contradiction, decisions, file_asked, film_alt,
            film_picture, first_board, imported, may_be_played_on, not_imported, not_made, not_recalled, offered, played_on,
            players, recalled, record_gone, refused_action, to_import, to_play_on, too_large, turn_starts, with_file,
        },
        sight::decision::Decision,
        wishes::past::{Recall, Recollection},
    };
}

/// Which table a request or a button concerns.
pub mod ids {
    pub use crate::{
        seam::ids::concerns,
        understand::{finds_table, place_of_private_press, table_asked},
    };
}

/// What is kept of somebody.
pub mod privacy {
    pub use crate::{
        features::privacy::{Known, ask_forget, forgotten, not_forgotten, nothing_known, own_copy},
        wishes::reading::PrivacyWish,
    };
}

/// That something is wrong.
pub mod report {
    pub use crate::{
        features::report::{reported, reported_enough},
        wishes::reading::ReportWish,
    };
}

/// What finished games amount to.
pub mod results {
    pub use crate::{
        features::results::{Finished, results},
        wishes::reading::{Ranking, ResultsAsked},
    };
}

/// What stands below a message.
pub mod rows {
    pub use crate::seam::plain::{Button, MenuChoice, Row, SelectMenu, Style};
}

/// How things are set, for somebody and for a server.
pub mod settings {
    pub use crate::{
        answer::refused_server,
        features::settings::{
            club::server_set,
            mine::{refused_rest, rested},
        },
        wishes::{
            habits::{Away, QuietWish, RestWish},
            server::ServerWish,
        },
    };
}

/// What one person is told in private.
pub mod whispers {
    pub use crate::whisper::{Whisper, in_its_place, not_whispered, weekly, whispers};
}
