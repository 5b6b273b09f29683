//! How somebody leaves a game or comes back, and how a table is closed.

use pergola_text::Text;

use crate::seam::ids::{ReadWish, Wish};

/// Something about leaving a table, or closing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// Be asked whether to close the table.
    AskClose,
    /// Close the table.
    Close,
    /// Take the vote to close the table back.
    PlayOn,
    /// Be asked whether to resign.
    AskResign,
    /// Resign.
    Resign,
    /// Come back to the seat.
    ComeBack,
}

impl Wish for Leaving {
    fn write(&self) -> String {
        match self {
            Leaving::AskClose => "ask-close",
            Leaving::Close => "close",
            Leaving::PlayOn => "play-on",
            Leaving::AskResign => "ask-resign",
            Leaving::Resign => "resign",
            Leaving::ComeBack => "return",
        }
        .to_owned()
    }

    fn label(&self) -> Text {
        Text::new(match self {
            Leaving::AskClose | Leaving::Close => "button-close",
            Leaving::PlayOn => "button-play-on",
            Leaving::AskResign | Leaving::Resign => "button-resign",
            Leaving::ComeBack => "button-return",
        })
    }
}

impl ReadWish for Leaving {
    const WORDS: &'static [&'static str] = &["ask-close", "close", "play-on", "ask-resign", "resign", "return"];

    fn read(word: &str, rest: Option<&str>) -> Option<Leaving> {
        match (word, rest) {
            ("ask-close", None) => Some(Leaving::AskClose),
            ("close", None) => Some(Leaving::Close),
            ("play-on", None) => Some(Leaving::PlayOn),
            ("ask-resign", None) => Some(Leaving::AskResign),
            ("resign", None) => Some(Leaving::Resign),
            ("return", None) => Some(Leaving::ComeBack),
            _ => None,
        }
    }
}
