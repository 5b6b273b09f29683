//! Advice: what somebody had best do in their turn (`/hint`), and where in a finished game something else would have been much
//! better (`/review`).
//!
//! Both are told to whoever plays the seat, from what the seat can know: forecasts are made in worlds dealt anew. Deliberately
//! absent: the forecasts, which are made where nobody else waits for them.

mod hint;
mod review;

use pergola_table::{Table, TableId};
use pergola_text::Text;

pub use self::{
    hint::{hinted, seat_to_hint},
    review::{Better, Review, reviewed, seat_to_review},
};
use super::{
    general,
    plain::Reply,
    press::{Origin, Wish},
    seat,
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
    /// This of their decisions in which something else would have been much better, counted from 0.
    Review(u8),
}

impl Advise {
    /// Answers whoever has asked for something that is still being found out.
    pub fn still_thinking(table: &Table) -> Reply {
        without(table, "advice-still")
    }

    /// Answers when as many people wait for reviews as may.
    pub fn too_many_ask(table: &Table) -> Reply {
        without(table, "advice-too-many")
    }
}

/// Half a point, in hundredths: less is not worth telling.
const WORTH_TELLING: i64 = 50;

/// Hundredths of a point as whole points, rounded; nothing where that is none.
fn points(hundredths: i64) -> Option<i64> {
    (hundredths >= WORTH_TELLING).then_some((hundredths + WORTH_TELLING) / 100)
}

/// Answers when nothing could be found out.
pub fn not_advised(table: &Table) -> Reply {
    without(table, "advice-none")
}

fn without(table: &Table, why: &'static str) -> Reply {
    general::private(seat::note(table, &Text::new(why), &[Wish::Board]))
}
