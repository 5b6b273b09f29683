//! The conversation: what people see and press, for any chat.
//!
//! A request is understood against the tables as they are ([`understand`]), the house lets the table decide what is asked of
//! it, and the decision is answered ([`answer`], [`opened`]). Cards for a channel are rendered when they are sent ([`card`]).
//! Everything here is a pure function of immutable tables; what it shows comes from views, menus and events as the
//! viewer may know them. Deliberately absent: any chat's own names and calls, any game, sentences, clocks and I/O.

mod answer;
mod card;
mod catalogue;
mod features;
mod help;
mod item;
mod seam;
mod sight;
mod standing;
mod suggest;
mod turn_message;
mod understand;
mod whisper;
mod wishes;

pub use answer::{
    also_shown, answer, in_words, not_saved, not_shown, opened, refused_open, refused_server, saved, seat_to_hint, takes_long,
    too_fast, while_refused,
};
pub use card::{card, present_card, title};
pub use catalogue::commands;
pub use features::{
    advice::{Better, Review, hinted, not_advised, reviewed, seat_to_review},
    history::{
        Branch, FileAsked, NotImported, Past, TurnStart, board_asked, decisions, file_asked, film_alt, film_picture, first_board,
        imported, not_imported, not_made, not_recalled, players, recalled, record_gone, to_import, too_large, turn_starts,
        with_file,
    },
    privacy::{Known, ask_forget, forgotten, not_forgotten, nothing_known, own_copy},
    report::{reported, reported_enough},
    results::{Finished, results},
    settings::{
        club::server_set,
        mine::{refused_rest, rested},
    },
};
pub use item::{
    options::filling,
    understood::{Ask, Understood},
};
pub use seam::{
    ids::concerns,
    limits,
    plain::{
        Act, Attachment, Button, Card, CommandSpec, Filling, GivenFile, Menu, MenuChoice, OptionSpec, Picture, Reply, Request,
        Row, Show, Slash, Style, Suggestion, VerbSpec,
    },
};
pub use sight::{decision::Decision, find::Tables};
pub use suggest::suggest;
pub use understand::{table_asked, understand};
pub use whisper::{Whisper, not_whispered, weekly, whispers};
pub use wishes::{
    advice::{AdviceAsked, Advise},
    habits::{Away, QuietWish, RestWish},
    past::{Recall, Recollection},
    reading::{PrivacyWish, ReportWish, ResultsAsked},
    server::ServerWish,
};
