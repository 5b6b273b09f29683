//! What can be filled in, for a list of suggestions.

use crate::seam::plain::Suggestion;

/// What can be filled in, and what of its label says what it means.
pub(crate) struct Offer {
    /// What is offered.
    pub(crate) suggestion: Suggestion,
    /// What it means.
    pub(crate) meaning: String,
}

impl Offer {
    /// What is chosen as it is said.
    pub(crate) fn plain(value: String, label: String) -> Offer {
        Offer { suggestion: Suggestion { label: label.clone(), value }, meaning: label }
    }
}
