//! Text: what people read, as plain data, until it is known who reads it and where.
//!
//! The layers below say *what* happened (`Text { id, args }`); [`Speaker`] turns it into a sentence of a language for a
//! medium. Sentences live in `data/text/<language>/*.ftl`. A name enters only as a seat, so that each medium can write it
//! its own way (a mention in a chat, a name in a picture). Deliberately absent: sentences.

mod language;
mod pseudo;
mod sentences;
mod speaker;
mod terms;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

pub use language::{LANGUAGES, Language, Unsaid, check, ids, language_name};
pub use speaker::{Occupant, Speaker};
pub use terms::{Term, term_of_refusal, terms};

/// A sentence to be: the id of a Fluent message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Text {
    /// The Fluent message's id, such as `alhambra-bought`.
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, formatted for the language.
    Number(i64),
    /// Whoever sits there, counted from 0: the only way a name gets into a sentence.
    Seat(u8),
    /// Another text.
    Text(Text),
    /// Several texts, joined as the language lists things.
    List(Vec<Text>),
    /// Notation or a key, written as it is: `tower-9-es`.
    Code(String),
    /// What a chat shows by itself where it is mentioned, such as a channel.
    Mention {
        /// How the chat writes it, if it knows it, such as `<#17>`; used as it is, only in the chat.
        mention: Option<String>,
        /// What it is called, as somebody chose it.
        name: String,
    },
    /// A moment, in milliseconds since 1970 UTC: a chat says how far it is from now wherever it is read.
    Moment(u64),
}

impl Text {
    /// The message `id`, without arguments yet.
    pub const fn new(id: &'static str) -> Text {
        Text { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// A message whose id is made at run time, such as `alhambra-type-tower`.
    pub fn of(id: impl Into<String>) -> Text {
        Text { id: Cow::Owned(id.into()), args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Text {
        self.with(name, Arg::Number(number.into()))
    }

    /// With whoever sits at `seat`, counted from 0.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: u8) -> Text {
        self.with(name, Arg::Seat(seat))
    }

    /// With another text.
    #[must_use]
    pub fn text(self, name: &'static str, text: Text) -> Text {
        self.with(name, Arg::Text(text))
    }

    /// With several texts, listed.
    #[must_use]
    pub fn list(self, name: &'static str, texts: impl IntoIterator<Item = Text>) -> Text {
        self.with(name, Arg::List(texts.into_iter().collect()))
    }

    /// With notation or a key, written as it is.
    #[must_use]
    pub fn code(self, name: &'static str, code: impl ToString) -> Text {
        self.with(name, Arg::Code(code.to_string()))
    }

    /// With what a chat mentions so, if it knows it, and what is called this elsewhere.
    #[must_use]
    pub fn mention(self, name: &'static str, mention: Option<String>, called: &str) -> Text {
        self.with(name, Arg::Mention { mention, name: called.to_owned() })
    }

    /// With a moment, in milliseconds since 1970 UTC.
    #[must_use]
    pub fn moment(self, name: &'static str, millis: u64) -> Text {
        self.with(name, Arg::Moment(millis))
    }

    /// With whatever can stand in a sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Arg>) -> Text {
        self.args.push((Cow::Borrowed(name), argument.into()));
        self
    }
}

/// What has a name of its own in sentences.
pub trait Named {
    /// What it is called where nothing else is asked for.
    fn name(&self) -> Text;
}

impl<T: Named> From<&T> for Arg {
    fn from(named: &T) -> Arg {
        Arg::Text(named.name())
    }
}

impl<T: Named> From<&Vec<T>> for Arg {
    fn from(named: &Vec<T>) -> Arg {
        Arg::List(named.iter().map(T::name).collect())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Arg {
        Arg::List(texts)
    }
}

/// A key stands in a sentence as it is.
impl From<&str> for Arg {
    fn from(key: &str) -> Arg {
        Arg::Code(key.to_owned())
    }
}

/// What is counted is a number in a sentence.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(
            impl From<$number> for Arg {
                fn from(number: $number) -> Arg {
                    Arg::Number(number as i64)
                }
            }

            impl From<&$number> for Arg {
                fn from(number: &$number) -> Arg {
                    Arg::Number(*number as i64)
                }
            }
        )*
    };
}

numbers!(u8, u16, u32, usize, i8, i32, i64);
