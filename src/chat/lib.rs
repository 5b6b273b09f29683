//! The conversation: what people see and press, for any chat.
//!
//! A request is understood against the tables as they are ([`understand`]), the house lets the table decide what is asked of
//! it, and the decision is answered ([`answer`], [`opened`]). Cards for a channel are rendered when they are sent ([`card`]).
//! Everything here is a pure function of immutable tables; what it shows comes from views, menus and events as the
//! viewer may know them. Deliberately absent: any chat's own names and calls, any game, sentences, clocks and I/O.

mod address;
mod advice;
mod answer;
mod awaited;
mod buttons;
mod card;
mod commands;
mod deputy;
mod find;
mod general;
mod history;
mod lesson;
pub mod limits;
mod lobby;
mod menu;
mod motion;
mod note;
mod plain;
mod plan;
mod preferences;
mod press;
mod privacy;
mod refusal;
mod report;
mod rest;
mod results;
mod seat;
mod server;
mod sight;
mod slash;
mod stand_in;
mod suggest;
mod time;
mod turn;
mod understand;
mod variants;
mod voice;
mod whisper;

pub use advice::{AdviceAsked, Advise, Better, Review, hinted, not_advised, reviewed, seat_to_hint, seat_to_review};
pub use answer::{
    also_shown, answer, in_words, not_saved, not_shown, opened, refused_open, refused_server, saved, takes_long, too_fast,
    while_refused,
};
pub use card::{card, present_card, title};
pub use commands::{commands, filling};
pub use find::Tables;
pub use history::{
    Branch, Decision, FileAsked, NotImported, Past, Recall, Recollection, TurnStart, board_asked, decisions, file_asked,
    film_alt, film_picture, first_board, imported, not_imported, not_made, not_recalled, players, recalled, record_gone,
    to_import, too_large, turn_starts, with_file,
};
pub use plain::{
    Act, Attachment, Button, Card, CommandSpec, Filling, GivenFile, Menu, MenuChoice, OfferedTo, OptionSpec, Picture, Reply,
    Request, Row, Show, Slash, Style, Suggestion, VerbSpec,
};
pub use press::{concerns, table_asked};
pub use privacy::{Known, PrivacyWish, ask_forget, forgotten, not_forgotten, nothing_known, own_copy};
pub use report::{ReportWish, reported, reported_enough};
pub use rest::{Away, QuietWish, RestWish, refused_rest, rested};
pub use results::{Finished, ResultsAsked, results};
pub use server::{ServerWish, server_set};
pub use suggest::suggest;
pub use understand::{Ask, Understood, understand};
pub use whisper::{Whisper, not_whispered, weekly, whispers};
