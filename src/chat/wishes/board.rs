//! What is only looked at: one's turn, one's hand and the board.

use pergola_text::Text;

use crate::seam::{
    address::read_number,
    ids::{ReadWish, Wish},
};

/// Something of a table that is only looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glance {
    /// My menu.
    Turn,
    /// My picture.
    Hand,
    /// The table's picture.
    Board,
    /// This part of the table's picture, counted from 0.
    Part(u8),
    /// The table in words.
    Words,
    /// This page of the table in words, counted from 0.
    Page(u8),
    /// What is seldom wanted, looking at this revision.
    More(u64),
}

impl Wish for Glance {
    fn write(&self) -> String {
        match self {
            Glance::Turn => "turn".to_owned(),
            Glance::Hand => "hand".to_owned(),
            Glance::Board => "board".to_owned(),
            Glance::Part(part) => format!("part.{part}"),
            Glance::Words => "text".to_owned(),
            Glance::Page(page) => format!("text-page.{page}"),
            Glance::More(revision) => format!("more.{revision}"),
        }
    }

    fn label(&self) -> Text {
        match self {
            Glance::Turn => Text::new("button-turn"),
            Glance::Hand => Text::new("button-hand"),
            Glance::Board => Text::new("button-board"),
            Glance::Part(part) => Text::new("menu-action").code("action", part),
            Glance::Words => Text::new("button-text"),
            Glance::More(_) => Text::new("button-more"),
            Glance::Page(page) => Text::new("button-page").number("number", i64::from(*page) + 1),
        }
    }
}

impl ReadWish for Glance {
    const WORDS: &'static [&'static str] = &["turn", "hand", "board", "part", "text", "text-page", "more"];

    fn read(word: &str, rest: Option<&str>) -> Option<Glance> {
        match (word, rest) {
            ("turn", None) => Some(Glance::Turn),
            ("hand", None) => Some(Glance::Hand),
            ("board", None) => Some(Glance::Board),
            ("part", Some(part)) => read_number(part).and_then(|part| u8::try_from(part).ok()).map(Glance::Part),
            ("text", None) => Some(Glance::Words),
            ("more", Some(revision)) => read_number(revision).map(Glance::More),
            ("text-page", Some(page)) => read_number(page).and_then(|page| u8::try_from(page).ok()).map(Glance::Page),
            _ => None,
        }
    }
}
