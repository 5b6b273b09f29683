//! A command that is typed.

use std::fmt;

use super::{here::Asked, offer::Offer, options::Words, understood::Understood};
use crate::seam::plain::{OptionSpec, Slash};

/// Several commands that stand under one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// What the people of a table do with it beside playing.
    Table,
    /// Looking back.
    Past,
    /// What is somebody's own.
    Me,
    /// What belongs to everybody here.
    Club,
}

impl Group {
    /// All of them, in the order in which they are told.
    pub(crate) const ALL: [Group; 4] = [Group::Table, Group::Past, Group::Me, Group::Club];

    /// Its word.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Group::Table => "table",
            Group::Past => "past",
            Group::Me => "me",
            Group::Club => "club",
        }
    }
}

/// Which table a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finds {
    /// None.
    Nothing,
    /// One of theirs.
    Theirs,
    /// One of theirs, or one of this place.
    Here,
    /// The same; whoever moderates the place is offered all of it.
    Moderated,
    /// One of theirs, or one they may see, also one that has ended long ago.
    Kept,
}

/// A command that is typed.
pub(crate) trait Command: fmt::Debug + Sync {
    /// Under which word it stands; none for what people do every day.
    fn group(&self) -> Option<Group> {
        None
    }

    /// Its own word.
    fn word(&self) -> &'static str;

    /// What the ids of its texts have for a word: `command-invite`, `slot-invite-with`.
    fn key(&self) -> &'static str {
        self.word()
    }

    /// Which table it is about: with one, it has the option `table`.
    fn finds(&self) -> Finds {
        Finds::Theirs
    }

    /// Its options, but for `table`.
    fn options(&self, _: &Words<'_>) -> Vec<OptionSpec> {
        Vec::new()
    }

    /// What can be filled into one of its options, as far as it is filled in already.
    fn suggest(&self, _: &Asked<'_>, _: &Slash, _option: &str) -> Vec<Offer> {
        Vec::new()
    }

    /// What it means as it was typed.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood;
}
