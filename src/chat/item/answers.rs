//! How somebody is told what a table has decided.

use std::fmt;

use pergola_table::{Commit, TableRefusal};

use super::here::Here;
use crate::seam::plain::Reply;

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
