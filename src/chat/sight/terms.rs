//! What a word of a rulebook is called: its meaning begins with it.

use pergola_text::{Language, Term};

use crate::seam::voice::Voice;

/// What a word is called.
pub(crate) fn name(term: Term, language: Language) -> String {
    let said = Voice::alone(language).plain(&term.meaning());
    said.split_once('.').map_or(said.as_str(), |(name, _)| name).replace('*', "")
}
