//! The houses that answer now: one that has everything to itself, or several on one log.

use std::sync::Mutex;

use pergola::{
    chat::{Reply, Request, ids::table_asked},
    host::House,
    store::Ward,
};

/// One for each ward, in order.
pub(crate) struct Houses(Mutex<Vec<House>>);

impl Houses {
    pub(crate) fn new(houses: Vec<House>) -> Houses {
        Houses(Mutex::new(houses))
    }

    pub(crate) fn all(&self) -> Vec<House> {
        self.0.lock().expect("nobody panics with it").clone()
    }

    /// From now on this one answers in the place of another, which it gives back.
    pub(crate) fn replace(&self, ward: usize, house: House) -> House {
        std::mem::replace(&mut self.0.lock().expect("nobody panics with it")[ward], house)
    }

    /// Asks the house a request is for, whichever it has reached.
    pub(crate) async fn answer(&self, request: Request) -> Reply {
        let houses = self.all();
        let first = &houses[0];
        let ward = match table_asked(&request) {
            _ if first.share().is_whole() => None,
            Some(table) if request.is_private() => first.ward_of(table).await.ok().flatten(),
            _ => Some(first.share().of.ward_of(&request.place.server)),
        };
        houses[ward.unwrap_or(Ward(0)).0 as usize].answer(request).await
    }
}
