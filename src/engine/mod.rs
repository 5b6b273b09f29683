//! What a game is: a state with its rules ([`State`]), luck through one door ([`Chance`]), and one erased face
//! ([`Game`], [`AnyState`]) for everybody who does not care which game it is.

mod any;
mod chance;
mod frame;
mod options;
mod record;
mod seat;
mod state;
mod stored;

pub use any::{AnyState, Choice, Entry, Game, Illegal, IllegalAction, Played, check, play};
pub use chance::{Bag, Chance, Diverged, Piece};
pub use frame::{Frame, SeatFace, Spot, Step};
pub use options::{Chosen, OptionKind, Options, key_of_seat};
pub use record::{Record, Unrepeatable};
pub use seat::{Seat, Seats, Viewer};
pub use state::{END, Events, Files, Meta, Outcome, Slot, State, Status, Unreadable, Verb};
pub use stored::{Belonging, load_checked};
