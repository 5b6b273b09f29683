//! Crowds: how many tables may be open at once, of one person, in one channel, in one server; and how many bots may play at the
//! tables that one person owns.
//!
//! A table is open until its game is over or it is closed. Whoever runs the tables counts them; here it is said whether there is
//! room for more. Bots that play for somebody are no choice of the owner's and count nothing, nor do those of lessons. Who
//! inherits a table may own more bots, and adds none then. Deliberately absent: who counts.

use super::{
    Table,
    limits::{BOTS_OF_PERSON, OPEN_IN_CHANNEL, OPEN_IN_SERVER, OPEN_OF_PERSON},
    refusal::{Crowd, TableRefusal},
};

impl Crowd {
    /// Refuses one more where there are so many.
    pub fn check_room(self, there: usize) -> Result<(), TableRefusal> {
        self.check_room_for(1, there)
    }

    /// Refuses so many more where there are so many.
    pub fn check_room_for(self, more: usize, there: usize) -> Result<(), TableRefusal> {
        let limit = match self {
            Crowd::Person => OPEN_OF_PERSON,
            Crowd::Channel => OPEN_IN_CHANNEL,
            Crowd::Server => OPEN_IN_SERVER,
            Crowd::Bots | Crowd::HeirsBots => BOTS_OF_PERSON,
        };
        if more == 0 || there + more <= limit { Ok(()) } else { Err(TableRefusal::Crowded { crowd: self, limit }) }
    }
}

impl Table {
    /// How many bots its owner has chosen for it; none in a lesson.
    pub fn chosen_bots(&self) -> usize {
        if self.is_lesson() { 0 } else { self.facts.seated.holders.iter().filter(|it| it.person.is_none()).count() }
    }
}
