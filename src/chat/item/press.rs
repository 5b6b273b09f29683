//! The kinds of buttons: what they ask for, as it is read from an id, and what that means.

use std::{fmt, marker::PhantomData};

use super::{
    here::{Asked, Here},
    understood::Understood,
};
use crate::seam::ids::{FreeWish, ReadWish};

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
