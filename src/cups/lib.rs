//! Cups: several people play a game in rounds, over weeks, and one of them wins.
//!
//! A [`Cup`] is a document of facts: who takes part, who met whom, and what became of it. Who meets whom follows from them
//! ([`pairing`]), and so does who leads ([`standing`]). Two at a table meet each other once, all of them (round robin), or those
//! who stand level (Swiss); three or four at a table are seated with those they have met least. Time and luck are inputs.
//! Deliberately absent: tables, which whoever runs a cup opens and looks at; sentences; and where a cup is kept.

mod changes;
mod cup;
mod pairing;
mod standing;

#[cfg(test)]
mod laws;

pub use changes::{CupRefusal, Joined};
pub use cup::{Came, Cup, CupGame, CupId, CupState, Entrant, Finish, How, Plan, Round, System, VERSION};
pub use standing::{Cell, Criterion, Line, Standing, WHOLE};

/// How many people take part at least.
pub const LEAST_PEOPLE: usize = 3;
/// How many take part at most.
pub const MOST_PEOPLE: u8 = 32;
/// How many sit at a table at most.
pub const MOST_SEATS: u8 = 4;
/// How many days a round takes at most.
pub const MOST_DAYS: u8 = 28;
/// How many rounds are asked for at most.
pub const MOST_ROUNDS: u8 = MOST_PEOPLE - 1;
