//! What an item of the catalogue is: a command that is typed, or a kind of button that is pressed.
//!
//! Each says what it is called and filled with, what it suggests, what it means, and how it is answered once a table has decided.
//! What is understood is in [`understood`], where it is asked in [`here`], and how its table is found in [`finding`]. Deliberately
//! absent: which items there are.

pub(crate) mod finding;
pub(crate) mod here;
pub(crate) mod offer;
pub(crate) mod options;
pub(crate) mod understood;

use std::{fmt, marker::PhantomData};

use pergola_table::{Commit, TableRefusal};

use self::{
    here::{Asked, Here},
    offer::Offer,
    options::Words,
    understood::Understood,
};
use crate::seam::{
    ids::{FreeWish, ReadWish},
    plain::{OptionSpec, Reply, Slash},
};

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

/// What a wish means at the table its button stands under.
pub(crate) trait Fulfil: ReadWish {
    /// Answers it, or says what is to be asked.
    fn fulfil(self, asked: &Asked<'_>, here: &Here<'_>) -> Understood;

    /// One of each kind, with the longest numbers they can have.
    #[cfg(test)]
    fn examples() -> Vec<Self>;
}

/// What a wish means that stands under no table.
pub(crate) trait FulfilFree: FreeWish {
    /// Answers it, or says what is to be asked.
    fn fulfil(self, asked: &Asked<'_>) -> Understood;

    /// One of each kind, with the longest numbers they can have.
    #[cfg(test)]
    fn examples() -> Vec<Self>;
}

/// How somebody is told what a table has decided about what they asked.
pub(crate) trait Answers: fmt::Debug + Send + Sync {
    /// It was done.
    fn done(&self, here: &Here<'_>, commit: &Commit) -> Reply;

    /// It was not.
    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        here.not_done(why)
    }

    /// Whether what has changed stands on the lobby's card.
    fn is_on_card(&self) -> bool {
        true
    }
}

/// A kind of button, whatever it asks of its table.
pub(crate) trait Press: fmt::Debug + Sync {
    /// The words that begin what its ids say.
    fn words(&self) -> &'static [&'static str];

    /// What such a button means; nothing where its id cannot be read.
    fn pressed(&self, asked: &Asked<'_>, here: &Here<'_>, word: &str, rest: Option<&str>) -> Option<Understood>;

    /// What its ids can say, and each as it is read and written again.
    #[cfg(test)]
    fn examples(&self) -> Vec<(String, Option<String>)>;

    /// Whether this can be read.
    #[cfg(test)]
    fn reads(&self, word: &str, rest: Option<&str>) -> bool;
}

/// A kind of button that stands under no table.
pub(crate) trait FreePress: fmt::Debug + Sync {
    /// The word that begins what its ids say.
    fn word(&self) -> &'static str;

    /// What such a button means; nothing where its id cannot be read.
    fn pressed(&self, asked: &Asked<'_>, rest: &str) -> Option<Understood>;

    /// Its ids, and each as it is read and written again.
    #[cfg(test)]
    fn examples(&self) -> Vec<(String, Option<String>)>;

    /// Whether this can be read.
    #[cfg(test)]
    fn reads(&self, rest: &str) -> bool;
}

/// The buttons for the wishes of one kind.
pub(crate) struct Of<W>(PhantomData<fn() -> W>);

impl<W> Of<W> {
    /// They.
    pub(crate) const ALL: Of<W> = Of(PhantomData);
}

impl<W> fmt::Debug for Of<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::any::type_name::<W>())
    }
}

impl<W: Fulfil> Press for Of<W> {
    fn words(&self) -> &'static [&'static str] {
        W::WORDS
    }

    fn pressed(&self, asked: &Asked<'_>, here: &Here<'_>, word: &str, rest: Option<&str>) -> Option<Understood> {
        W::read(word, rest).map(|wish| wish.fulfil(asked, here))
    }

    #[cfg(test)]
    fn examples(&self) -> Vec<(String, Option<String>)> {
        let again = |written: &str| {
            let (word, rest) = written.split_once('.').map_or((written, None), |(word, rest)| (word, Some(rest)));
            W::read(word, rest).map(|wish| wish.write())
        };
        W::examples().iter().map(|wish| (wish.write(), again(&wish.write()))).collect()
    }

    #[cfg(test)]
    fn reads(&self, word: &str, rest: Option<&str>) -> bool {
        W::read(word, rest).is_some()
    }
}

impl<W: FulfilFree> FreePress for Of<W> {
    fn word(&self) -> &'static str {
        W::WORD
    }

    fn pressed(&self, asked: &Asked<'_>, rest: &str) -> Option<Understood> {
        W::read(rest).map(|wish| wish.fulfil(asked))
    }

    #[cfg(test)]
    fn examples(&self) -> Vec<(String, Option<String>)> {
        W::examples().iter().map(|wish| (wish.id(), W::read(&wish.write()).map(|it| it.id()))).collect()
    }

    #[cfg(test)]
    fn reads(&self, rest: &str) -> bool {
        W::read(rest).is_some()
    }
}
