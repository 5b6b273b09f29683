//! What is done in a turn by a button that names its decision.

use pergola_text::Text;

use crate::seam::{
    address::read_number,
    ids::{ReadWish, Wish, number_and_rest},
};

/// Something done in a seat's turn, looking at this decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// End the turn.
    Confirm(u64),
    /// Take the last action back.
    TakeBack(u64),
    /// Take the turn back.
    Restart(u64),
    /// Play this action.
    Say(u64, String),
    /// Act aside as asked.
    Aside(u64, String),
}

impl Wish for Deed {
    fn write(&self) -> String {
        match self {
            Deed::Confirm(decision) => format!("end.{decision}"),
            Deed::TakeBack(decision) => format!("back.{decision}"),
            Deed::Restart(decision) => format!("restart.{decision}"),
            Deed::Say(decision, action) => format!("say.{decision}.{action}"),
            Deed::Aside(decision, action) => format!("aside.{decision}.{action}"),
        }
    }

    fn label(&self) -> Text {
        match self {
            Deed::Confirm(_) | Deed::Aside(..) => Text::new("button-confirm"),
            Deed::TakeBack(_) => Text::new("button-back"),
            Deed::Restart(_) => Text::new("button-restart"),
            Deed::Say(_, action) => Text::new("menu-action").code("action", action),
        }
    }
}

impl ReadWish for Deed {
    const WORDS: &'static [&'static str] = &["end", "back", "restart", "say", "aside"];

    fn read(word: &str, rest: Option<&str>) -> Option<Deed> {
        let action = |rest: &str| number_and_rest(rest).map(|(decision, action)| (decision, action.to_owned()));
        match (word, rest?) {
            ("end", decision) => read_number(decision).map(Deed::Confirm),
            ("back", decision) => read_number(decision).map(Deed::TakeBack),
            ("restart", decision) => read_number(decision).map(Deed::Restart),
            ("say", rest) => action(rest).map(|(decision, action)| Deed::Say(decision, action)),
            ("aside", rest) => action(rest).map(|(decision, action)| Deed::Aside(decision, action)),
            _ => None,
        }
    }
}
