//! Advice that somebody asks for.

use pergola_table::TableId;
use pergola_text::Text;

use crate::seam::{
    address::read_number,
    ids::{Origin, ReadWish, Wish},
};

/// Advice that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advise {
    /// At which table.
    pub table: TableId,
    /// Which advice.
    pub asked: AdviceAsked,
    /// Where the answer is shown.
    pub(crate) origin: Origin,
}

/// Which advice somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdviceAsked {
    /// What they had best do now.
    Hint,
    /// This of their decisions in which something else would have been much better, counted from 0; without a number, the one
    /// that cost the most.
    Review(Option<u8>),
}

impl Wish for AdviceAsked {
    fn write(&self) -> String {
        match self {
            AdviceAsked::Hint => "hint".to_owned(),
            AdviceAsked::Review(None) => "review".to_owned(),
            AdviceAsked::Review(Some(at)) => format!("review.{at}"),
        }
    }

    fn label(&self) -> Text {
        Text::new(match self {
            AdviceAsked::Hint => "button-hint",
            AdviceAsked::Review(_) => "button-review",
        })
    }
}

impl ReadWish for AdviceAsked {
    const WORDS: &'static [&'static str] = &["hint", "review"];

    fn read(word: &str, rest: Option<&str>) -> Option<AdviceAsked> {
        match (word, rest) {
            ("hint", None) => Some(AdviceAsked::Hint),
            ("review", None) => Some(AdviceAsked::Review(None)),
            ("review", Some(at)) => read_number(at).and_then(|at| u8::try_from(at).ok()).map(|at| AdviceAsked::Review(Some(at))),
            _ => None,
        }
    }
}
