//! What a game is ([`State`]), how it is said ([`Words`]) and drawn ([`Pictures`]); luck through one door ([`Chance`]); and
//! one erased face ([`Game`], [`AnyState`]) for everybody who does not care which game it is.

mod any;
mod bot;
mod catalogue;
mod chance;
mod codes;
mod digest;
mod edition;
mod events;
mod frame;
mod game;
mod meta;
mod options;
mod pictures;
mod play;
pub mod ranking;
mod read_actions;
mod record;
pub mod search;
mod seat;
mod state;
mod status;
mod stored;
pub mod typed;
mod unreadable;
mod words;

pub use any::{AnyState, Choice, IllegalAction, Played};
pub use bot::{Bot, Bots, Budget, choose};
pub use catalogue::{Catalogue, Editions, MissingEdition};
pub use chance::{Bag, Chance, Diverged, Piece, TurnedUp};
pub use edition::{Edition, FIRST_EDITION};
pub use events::Events;
pub use frame::{Frame, FrameTurn, Grouping, SeatFace, Seen, Spot, Step};
pub use game::{Game, GameBox, WideState};
pub use meta::{END, Meta, Slot, Verb};
pub use options::{Chosen, OptionKind, Options, key_of_seat};
pub use pictures::{FrameOf, Pictures};
pub use play::{Illegal, check, play};
pub use read_actions::{ReadActions, RefusalKind};
pub use record::{Record, Unrepeatable};
pub use seat::{Seat, Seats, Viewer};
pub use state::{Files, State};
pub use status::{MOST_POINTS, Outcome, Status, are_points};
pub use stored::{Belonging, STORED_STATE, load_checked};
pub use unreadable::Unreadable;
pub use words::Words;
