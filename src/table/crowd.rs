//! Crowds: how many tables may be open at once, of one person, in one channel, in one server.
//!
//! A table is open until its game is over or it is closed. Whoever runs the tables counts them; here it is said whether there is
//! room for one more. Deliberately absent: who counts.

use super::{
    limits::{OPEN_IN_CHANNEL, OPEN_IN_SERVER, OPEN_OF_PERSON},
    refusal::TableRefusal,
};

/// Whose open tables are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowd {
    /// Those at which one person has a seat. Who opens a table has one, and who joins gets one.
    Person,
    /// Those of a channel or thread.
    Channel,
    /// Those of a server.
    Server,
}

impl Crowd {
    /// Refuses one more where so many are open.
    pub fn check_room(self, open: usize) -> Result<(), TableRefusal> {
        let limit = match self {
            Crowd::Person => OPEN_OF_PERSON,
            Crowd::Channel => OPEN_IN_CHANNEL,
            Crowd::Server => OPEN_IN_SERVER,
        };
        if open < limit { Ok(()) } else { Err(TableRefusal::Crowded { crowd: self, limit }) }
    }
}
