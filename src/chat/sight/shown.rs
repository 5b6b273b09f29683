//! What is shown with how things stand for somebody at a table.

use pergola_engine::Seen;
use pergola_table::{PersonId, TurnStory};
use pergola_text::Text;

/// What a seat's message shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shown {
    /// The level of the menu, by its steps' indices.
    pub(crate) at: Vec<u8>,
    /// What is said first: why something was refused, or what was done.
    pub(crate) lead: Option<Text>,
    /// Whether it tells what happened since the seat's last turn.
    pub(crate) story: bool,
    /// Whether the seat has just ended its turn.
    pub(crate) ended: bool,
    /// Its deputy, if they read it.
    pub(crate) deputy: Option<PersonId>,
    /// What the seat has just done aside, as it hears of it itself.
    pub(crate) aside: Option<TurnStory<Seen>>,
    /// That bots have waited for somebody, if they have.
    pub(crate) waited: Option<Text>,
    /// Who of the others the game waits for is absent, and who plays then.
    pub(crate) absent: Vec<Text>,
}

impl Shown {
    /// What a seat is shown that has just ended its turn.
    pub(crate) fn ended() -> Shown {
        Shown { ended: true, ..Shown::default() }
    }
}
