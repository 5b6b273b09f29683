//! What is wished of seats that change hands: that one is kept after all, and who is sought for another.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::seam::{
    address::read_number,
    ids::{ReadWish, Wish},
};

/// Take back that one offered one's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeepSeat;

impl Wish for KeepSeat {
    fn write(&self) -> String {
        "keep-seat".to_owned()
    }

    fn label(&self) -> Text {
        Text::new("button-keep-seat")
    }
}

impl ReadWish for KeepSeat {
    const WORDS: &'static [&'static str] = &["keep-seat"];

    fn read(_: &str, rest: Option<&str>) -> Option<KeepSeat> {
        rest.is_none().then_some(KeepSeat)
    }
}

/// What somebody wishes of a search for a substitute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SearchWish {
    /// To have this seat, in the search of this number.
    Take {
        /// Which.
        seat: Seat,
        /// The number.
        number: u64,
    },
    /// That nobody is sought for this seat any more.
    End(Seat),
}

impl Wish for SearchWish {
    fn write(&self) -> String {
        match self {
            SearchWish::Take { seat, number } => format!("substitute.{}.{number}", seat.0),
            SearchWish::End(seat) => format!("seek-none.{}", seat.0),
        }
    }

    fn label(&self) -> Text {
        Text::new(match self {
            SearchWish::Take { .. } => "button-substitute",
            SearchWish::End(_) => "button-seek-none",
        })
    }
}

impl ReadWish for SearchWish {
    const WORDS: &'static [&'static str] = &["substitute", "seek-none"];

    fn read(word: &str, rest: Option<&str>) -> Option<SearchWish> {
        let seat = |written: &str| written.parse().ok().filter(|seat: &u8| seat.to_string() == written).map(Seat);
        match word {
            "substitute" => {
                let (of, number) = rest?.split_once('.')?;
                Some(SearchWish::Take { seat: seat(of)?, number: read_number(number)? })
            }
            "seek-none" => seat(rest?).map(SearchWish::End),
            _ => None,
        }
    }
}
