//! A decision of somebody in a game that is looked back at.

/// Something that a seat's person did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// In which turn; 0 where that is not known any more.
    pub turn: u32,
    /// After how many entries the turn began, if its beginning is kept.
    pub start: Option<u64>,
    /// The number of its entry.
    pub seq: u64,
    /// What was done, as notation.
    pub action: String,
    /// Whether a deputy did it for the seat's person.
    pub by_deputy: bool,
}
