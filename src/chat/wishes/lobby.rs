//! What is wished of a table before its game begins, and that there be another after it.

use pergola_table::PersonId;
use pergola_text::Text;

use crate::seam::ids::{ReadWish, Wish};

/// Something wished of a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LobbyWish {
    /// Take a seat.
    Join,
    /// Give it up before the start.
    Leave,
    /// Give one's own lobby up, having been asked.
    HandOver,
    /// Free the seat of this person, or the one kept for them.
    Free(PersonId),
    /// Whether luck seats the people.
    Shuffle(bool),
    /// Whether nobody is given hints.
    Unaided(bool),
    /// Add a bot of this kind.
    AddBot(String),
    /// Take the last bot away.
    RemoveBot,
    /// Choose an option: its key, and `on`, `off` or the choice's key.
    Choose(String, String),
    /// Set the number of seats.
    Seats(u8),
    /// Begin.
    Start,
    /// Another game with the same people.
    Rematch,
}

impl Wish for LobbyWish {
    fn write(&self) -> String {
        let on = |on: bool| if on { "on" } else { "off" };
        match self {
            LobbyWish::Join => "join".to_owned(),
            LobbyWish::Leave => "leave".to_owned(),
            LobbyWish::HandOver => "hand-over".to_owned(),
            LobbyWish::Free(person) => format!("free.{}", person.0),
            LobbyWish::Shuffle(shuffled) => format!("shuffle.{}", on(*shuffled)),
            LobbyWish::Unaided(unaided) => format!("unaided.{}", on(*unaided)),
            LobbyWish::AddBot(key) => format!("bot.{key}"),
            LobbyWish::RemoveBot => "unbot".to_owned(),
            LobbyWish::Choose(key, choice) => format!("option.{key}.{choice}"),
            LobbyWish::Seats(seats) => format!("seats.{seats}"),
            LobbyWish::Start => "start".to_owned(),
            LobbyWish::Rematch => "rematch".to_owned(),
        }
    }

    fn label(&self) -> Text {
        match self {
            LobbyWish::Join => Text::new("button-join"),
            LobbyWish::Leave | LobbyWish::HandOver => Text::new("button-leave"),
            LobbyWish::Free(person) => Text::new("menu-action").code("action", &person.0),
            LobbyWish::Shuffle(_) => Text::new("option-order"),
            LobbyWish::Unaided(_) => Text::new("option-hints"),
            LobbyWish::AddBot(_) => Text::new("button-bot"),
            LobbyWish::RemoveBot => Text::new("button-unbot"),
            LobbyWish::Choose(key, _) => Text::new("menu-action").code("action", key),
            LobbyWish::Seats(seats) => Text::new("choice-seats").number("seats", *seats),
            LobbyWish::Start => Text::new("button-start"),
            LobbyWish::Rematch => Text::new("button-rematch"),
        }
    }
}

impl ReadWish for LobbyWish {
    const WORDS: &'static [&'static str] =
        &["join", "leave", "hand-over", "free", "shuffle", "unaided", "bot", "unbot", "option", "seats", "start", "rematch"];

    fn read(word: &str, rest: Option<&str>) -> Option<LobbyWish> {
        let switch = || match rest {
            Some("on") => Some(true),
            Some("off") => Some(false),
            _ => None,
        };
        match (word, rest) {
            ("join", None) => Some(LobbyWish::Join),
            ("leave", None) => Some(LobbyWish::Leave),
            ("hand-over", None) => Some(LobbyWish::HandOver),
            ("free", Some(person)) => Some(LobbyWish::Free(PersonId(person.to_owned()))),
            ("shuffle", _) => switch().map(LobbyWish::Shuffle),
            ("unaided", _) => switch().map(LobbyWish::Unaided),
            ("bot", Some(key)) => Some(LobbyWish::AddBot(key.to_owned())),
            ("unbot", None) => Some(LobbyWish::RemoveBot),
            ("option", Some(rest)) => {
                rest.split_once('.').map(|(key, choice)| LobbyWish::Choose(key.to_owned(), choice.to_owned()))
            }
            ("seats", Some(seats)) => seats.parse().ok().map(LobbyWish::Seats),
            ("start", None) => Some(LobbyWish::Start),
            ("rematch", None) => Some(LobbyWish::Rematch),
            _ => None,
        }
    }
}
