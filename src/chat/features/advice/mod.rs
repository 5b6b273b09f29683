//! Advice: what somebody had best do in their turn (`/hint`), and where in a finished game something else would have been much
//! better (`/past review`).
//!
//! Both are told to whoever plays the seat, from what the seat can know: forecasts are made in worlds dealt anew. Deliberately
//! absent: the forecasts, which are made where nobody else waits for them.

mod hint;
mod ideas;
mod points;
mod review;

use pergola_table::Table;
use pergola_text::Text;

pub use self::hint::hinted;
pub(crate) use self::hint::seat_to_hint;
pub use self::review::{Better, Review, reviewed, seat_to_review};
use crate::{
    item::{
        Command, Finds, Fulfil, Group,
        here::{Asked, Here},
        understood::Understood,
    },
    seam::plain::{Reply, Request, Slash},
    sight::message,
    wishes::{
        advice::{AdviceAsked, Advise},
        board::Glance,
    },
};

/// `/hint`.
#[derive(Debug)]
pub(crate) struct Hint;

impl Command for Hint {
    fn word(&self) -> &'static str {
        "hint"
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| AdviceAsked::Hint)
    }
}

/// `/past review`.
#[derive(Debug)]
pub(crate) struct LookBack;

impl Command for LookBack {
    fn group(&self) -> Option<Group> {
        Some(Group::Past)
    }

    fn word(&self) -> &'static str {
        "review"
    }

    fn finds(&self) -> Finds {
        Finds::Here
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| AdviceAsked::Review(None))
    }
}

impl Fulfil for AdviceAsked {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        Understood::Advise(Advise { table: here.table.id(), asked: self, origin: here.origin })
    }

    #[cfg(test)]
    fn examples() -> Vec<AdviceAsked> {
        vec![AdviceAsked::Hint, AdviceAsked::Review(None), AdviceAsked::Review(Some(u8::MAX))]
    }
}

impl Advise {
    /// Answers whoever has asked for something that is still being found out.
    pub fn still_thinking(table: &Table, request: &Request) -> Reply {
        without(table, request, "advice-still")
    }

    /// Answers when as many people wait for reviews as may.
    pub fn too_many_ask(table: &Table, request: &Request) -> Reply {
        without(table, request, "advice-too-many")
    }
}

/// Answers when nothing could be found out.
pub fn not_advised(table: &Table, request: &Request) -> Reply {
    without(table, request, "advice-none")
}

fn without(table: &Table, request: &Request, why: &'static str) -> Reply {
    message::private(message::note(table, request.language(), &Text::new(why), &[&Glance::Board]))
}
