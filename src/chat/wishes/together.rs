//! What concerns everybody at a table: what its people vote about, and who follows it.

use pergola_text::Text;

use crate::seam::{
    address::read_number,
    ids::{ReadWish, Wish},
};

/// What somebody wishes that concerns everybody at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Together {
    /// Be asked whether to undo one's last turn.
    AskUndo,
    /// Undo one's last turn, looking at so many told stories.
    Undo(u64),
    /// Take one's last turn back, looking at so many told stories, while nobody has to be asked.
    Back(u64),
    /// Bring back what was undone, looking at so many told stories.
    Redo(u64),
    /// The game is to stand still.
    Pause,
    /// The game is to go on.
    Resume,
    /// Agree to the motion of this number.
    Agree(u64),
    /// Say no to it, or take it back.
    Decline(u64),
}

impl Wish for Together {
    fn write(&self) -> String {
        match self {
            Together::AskUndo => "ask-undo".to_owned(),
            Together::Undo(told) => format!("undo.{told}"),
            Together::Back(told) => format!("undo-alone.{told}"),
            Together::Redo(told) => format!("redo.{told}"),
            Together::Agree(number) => format!("agree.{number}"),
            Together::Decline(number) => format!("decline.{number}"),
            Together::Pause => "pause".to_owned(),
            Together::Resume => "resume".to_owned(),
        }
    }

    fn label(&self) -> Text {
        Text::new(match self {
            Together::AskUndo => "button-undo",
            Together::Undo(_) => "button-undo-ask",
            Together::Back(_) => "button-back",
            Together::Redo(_) => "button-redo",
            Together::Pause => "button-pause",
            Together::Resume => "button-resume",
            Together::Agree(_) => "button-agree",
            Together::Decline(_) => "button-decline",
        })
    }
}

impl ReadWish for Together {
    const WORDS: &'static [&'static str] = &["ask-undo", "undo", "undo-alone", "redo", "pause", "resume", "agree", "decline"];

    fn read(word: &str, rest: Option<&str>) -> Option<Together> {
        let number = || rest.and_then(read_number);
        match (word, rest) {
            ("undo", _) => number().map(Together::Undo),
            ("undo-alone", _) => number().map(Together::Back),
            ("redo", _) => number().map(Together::Redo),
            ("agree", _) => number().map(Together::Agree),
            ("decline", _) => number().map(Together::Decline),
            ("ask-undo", None) => Some(Together::AskUndo),
            ("pause", None) => Some(Together::Pause),
            ("resume", None) => Some(Together::Resume),
            _ => None,
        }
    }
}

/// Take the seat one was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakeOver;

impl Wish for TakeOver {
    fn write(&self) -> String {
        "take-over".to_owned()
    }

    fn label(&self) -> Text {
        Text::new("button-take-over")
    }
}

impl ReadWish for TakeOver {
    const WORDS: &'static [&'static str] = &["take-over"];

    fn read(_: &str, rest: Option<&str>) -> Option<TakeOver> {
        rest.is_none().then_some(TakeOver)
    }
}

/// Whether to be mentioned at scoring rounds and at the end, without a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Following {
    /// From now on.
    Follow,
    /// Not any more.
    Unfollow,
}

impl Wish for Following {
    fn write(&self) -> String {
        match self {
            Following::Follow => "follow",
            Following::Unfollow => "unfollow",
        }
        .to_owned()
    }

    fn label(&self) -> Text {
        Text::new(match self {
            Following::Follow => "button-follow",
            Following::Unfollow => "button-unfollow",
        })
    }
}

impl ReadWish for Following {
    const WORDS: &'static [&'static str] = &["follow", "unfollow"];

    fn read(word: &str, rest: Option<&str>) -> Option<Following> {
        match (word, rest) {
            ("follow", None) => Some(Following::Follow),
            ("unfollow", None) => Some(Following::Unfollow),
            _ => None,
        }
    }
}
