//! What is wished of a plan for one's next turn.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::seam::{
    address::read_number,
    ids::{ReadWish, Wish, read_path, write_path},
};

/// What is wished of a plan, mostly looking at it as it was at a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanWish {
    /// To look at it, and begin one where there is none.
    Show,
    /// The menu of another turn, tried after those before it.
    Otherwise(u64),
    /// A way in the menu of this seat's plan: the steps' indices, and [`crate::sight::fingerprint::hash`] of what lies there.
    Way(Seat, u64, Vec<u8>, String),
    /// The turn that is being planned ends here.
    End(u64),
    /// Take the last action away.
    TakeBack(u64),
    /// Whether to be asked when something has changed.
    Asks(u64, bool),
    /// Clear it.
    Clear(u64),
}

impl Wish for PlanWish {
    fn write(&self) -> String {
        match self {
            PlanWish::Show => "plan".to_owned(),
            PlanWish::Otherwise(number) => format!("plan.otherwise.{number}"),
            PlanWish::Way(seat, number, path, hash) => format!("plan.way.{}.{number}.{}.{hash}", seat.0, write_path(path)),
            PlanWish::End(number) => format!("plan.end.{number}"),
            PlanWish::TakeBack(number) => format!("plan.undo.{number}"),
            PlanWish::Asks(number, true) => format!("plan.ask.{number}"),
            PlanWish::Asks(number, false) => format!("plan.play.{number}"),
            PlanWish::Clear(number) => format!("plan.cancel.{number}"),
        }
    }

    fn label(&self) -> Text {
        Text::new(match self {
            PlanWish::Show => "button-plan",
            PlanWish::Otherwise(_) => "button-plan-otherwise",
            PlanWish::Way(..) => "ask-choose",
            PlanWish::End(_) => "button-plan-end",
            PlanWish::TakeBack(_) => "button-back",
            PlanWish::Asks(_, true) => "button-plan-ask",
            PlanWish::Asks(_, false) => "button-plan-play",
            PlanWish::Clear(_) => "button-plan-cancel",
        })
    }
}

impl ReadWish for PlanWish {
    const WORDS: &'static [&'static str] = &["plan"];

    fn read(_: &str, rest: Option<&str>) -> Option<PlanWish> {
        let Some(rest) = rest else { return Some(PlanWish::Show) };
        let (word, rest) = rest.split_once('.')?;
        match word {
            "otherwise" => read_number(rest).map(PlanWish::Otherwise),
            "end" => read_number(rest).map(PlanWish::End),
            "undo" => read_number(rest).map(PlanWish::TakeBack),
            "ask" => read_number(rest).map(|number| PlanWish::Asks(number, true)),
            "play" => read_number(rest).map(|number| PlanWish::Asks(number, false)),
            "cancel" => read_number(rest).map(PlanWish::Clear),
            "way" => {
                let [seat, at, path, hash] = rest.split('.').collect::<Vec<_>>()[..] else { return None };
                Some(PlanWish::Way(Seat(seat.parse().ok()?), read_number(at)?, read_path(path)?, hash.to_owned()))
            }
            _ => None,
        }
    }
}
