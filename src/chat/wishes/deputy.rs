//! What is wished of deputies.

use pergola_engine::Seat;
use pergola_text::Text;

use crate::seam::ids::{ReadWish, Wish};

/// What is wished of deputies by a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeputyWish {
    /// To be told how it is.
    Show,
    /// To play for this seat while its person is absent.
    Agree(Seat),
    /// That this seat has no deputy any more, or to be it no more.
    End(Seat),
}

impl Wish for DeputyWish {
    fn write(&self) -> String {
        match self {
            DeputyWish::Show => "deputy".to_owned(),
            DeputyWish::Agree(seat) => format!("deputy.agree.{}", seat.0),
            DeputyWish::End(seat) => format!("deputy.end.{}", seat.0),
        }
    }

    fn label(&self) -> Text {
        Text::new(match self {
            DeputyWish::Show => "button-deputy",
            DeputyWish::Agree(_) => "button-agree",
            DeputyWish::End(_) => "button-deputy-end",
        })
    }
}

impl ReadWish for DeputyWish {
    const WORDS: &'static [&'static str] = &["deputy"];

    fn read(_: &str, rest: Option<&str>) -> Option<DeputyWish> {
        let Some(rest) = rest else { return Some(DeputyWish::Show) };
        let (word, seat) = rest.split_once('.')?;
        let seat = seat.parse().ok().filter(|number: &u8| number.to_string() == seat).map(Seat)?;
        match word {
            "agree" => Some(DeputyWish::Agree(seat)),
            "end" => Some(DeputyWish::End(seat)),
            _ => None,
        }
    }
}
