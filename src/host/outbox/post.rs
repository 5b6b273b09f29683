//! What the house and a door say to each other of a card that is to be posted.

use std::{future::Future, pin::Pin, time::Duration};

use pergola_chat::Card;
use pergola_store::RowId;
use pergola_table::{Millis, Notice, PersonId, PlaceId};

/// A card to post in a channel.
#[derive(Clone, Debug)]
pub struct Post {
    /// The row of the outbox: the same row is posted once.
    pub row: RowId,
    /// Whether the house was stopped since the row was written, so that the card may have been posted already.
    pub repeated: bool,
    /// Whether its last try was refused.
    pub refused: bool,
    /// When its table was opened.
    pub opened: Millis,
    /// The channel or thread it is meant for.
    pub place: PlaceId,
    /// What it is about.
    pub notice: Notice,
    /// What is shown.
    pub card: Card,
    /// Whom it calls: those it mentions, and those who were called in private instead.
    pub called: Vec<PersonId>,
    /// Everybody its table waits for, to play or to answer something.
    pub awaited: Vec<PersonId>,
    /// The name of the thread that the table is still to get, started from this card.
    pub thread: Option<String>,
    /// The place the table was opened in, when this one is a thread below it.
    pub parent: Option<PlaceId>,
    /// Whom to tell when nothing can be posted anywhere: the table's owner, and whoever moved last.
    pub concerned: Vec<PersonId>,
}

/// Where a card was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Posted {
    /// Where it was meant to be.
    There,
    /// The table is there from now on: in its own thread; back in the channel it was opened in, because nothing can be
    /// posted in the thread; or where it was, because no thread can be had.
    Elsewhere(PlaceId),
}

/// Why a card was not posted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    /// It may go through later.
    #[error("not now: {why}")]
    Later {
        /// Why it did not.
        why: String,
        /// How long the other side asks to wait, if it says so.
        after: Option<Duration>,
    },
    /// It will not, as things are: the channel is gone, or the door may not write there. Those concerned have been told, if
    /// that was possible.
    #[error("refused: {0}")]
    Refused(String),
}

impl PostError {
    /// It may go through later.
    pub fn later(why: impl Into<String>) -> PostError {
        PostError::Later { why: why.into(), after: None }
    }
}

/// A message to deliver to one person alone.
#[derive(Clone, Debug)]
pub struct Whispered {
    /// Who.
    pub to: PersonId,
    /// What is shown.
    pub card: Card,
    /// What tells it from every other: each try of the same message has the same.
    pub key: String,
    /// Whether it may have been delivered already.
    pub repeated: bool,
    /// When this history was taken up after a part of it was lost, if it ever was: what was delivered before is of another.
    pub taken_up: Option<Millis>,
}

impl Whispered {
    /// Whether a message of that time that says this is this one: it begins and ends like it, and is of the same history. What
    /// stands in between tells of the moment at which it was tried.
    pub fn is(&self, said: &str, at: Millis) -> bool {
        let ends = |text: &str| (text.lines().next().map(str::to_owned), text.lines().last().map(str::to_owned));
        self.taken_up.is_none_or(|taken_up| taken_up <= at) && ends(said) == ends(&self.card.text)
    }
}

/// What a door promises of a whisper.
pub type Whispering<'a> = Pin<Box<dyn Future<Output = Result<(), PostError>> + Send + 'a>>;

/// What a door promises of a post.
pub type Posting<'a> = Pin<Box<dyn Future<Output = Result<Posted, PostError>> + Send + 'a>>;

/// A door that can post in some places.
pub trait Courier: Send + Sync {
    /// Whether this door reaches that place.
    fn carries(&self, place: &PlaceId) -> bool;
    /// Posts a card.
    fn post(&self, post: Post) -> Posting<'_>;
    /// Whether this door knows that person.
    fn knows(&self, person: &PersonId) -> bool;
    /// Tells somebody something in private. What cannot be delivered now is not tried again.
    fn whisper(&self, whisper: Whispered) -> Whispering<'_>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_of_a_history_that_is_gone_is_not_what_is_told_now() {
        let card = |text: &str| Card { text: text.to_owned(), ..Card::default() };
        let whisper = |taken_up| Whispered {
            to: PersonId("test:Ann".to_owned()),
            card: card("Table 1\nYou have an hour.\n-# No. 5"),
            key: "5".to_owned(),
            repeated: true,
            taken_up,
        };
        let said = "Table 1\nYou have a minute.\n-# No. 5";
        assert!(whisper(None).is(said, 1_000) && !whisper(None).is("Table 1\n-# No. 6", 1_000));
        assert!(whisper(Some(1_000)).is(said, 1_000), "it was told since");
        assert!(!whisper(Some(1_001)).is(said, 1_000));
    }
}
