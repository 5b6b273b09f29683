//! What a seat has done in its turn, lit on its own picture.
//!
//! Deliberately absent: the numbers of the steps, since numbers say there what can be chosen; what is on offer.

use pergola_engine::{Seat, Viewer};
use pergola_page::Brush;

use super::{
    city::Site,
    frame::Frame,
    modules,
    moment::{Place, numbered},
    story,
};
use crate::{
    event::Event,
    money::Cards,
    pieces::{Cell, Money, Tile},
    view::{SeatView, View},
};

/// What has changed in the turn of the seat whose picture it is.
#[derive(Default)]
pub(super) struct Lit {
    places: Vec<Place>,
    taken: Cards,
    /// The tiles that were bought, where nothing can be chosen: whoever chooses is led to them anyway.
    bought: Vec<Tile>,
}

impl Lit {
    /// Nothing where the last turn is another's.
    pub(super) fn of(view: &View, frame: &Frame) -> Lit {
        let is_own = |actor: Seat| frame.viewer == Viewer::Seat(actor);
        if !frame.last_actor().is_some_and(is_own) {
            return Lit::default();
        }
        let events = frame.last_turn();
        let story = story::steps(&modules::display(view), events);
        let places = numbered(&story).map(|(_, place)| place).collect();
        let (mut taken, mut bought) = (Vec::new(), Vec::new());
        for event in events {
            match event {
                Event::MoneyTaken { cards, .. } => taken.extend(cards.iter()),
                Event::TileBought { tile, .. } | Event::TileTurned { to: tile, .. } if frame.marks.is_empty() => {
                    bought.push(*tile)
                }
                _ => {}
            }
        }
        Lit { places, taken: taken.into_iter().collect(), bought }
    }

    /// Lights the cells of the seat's city where something was built.
    pub(super) fn draw_on_city(&self, brush: &mut Brush, site: &Site, seen: &SeatView) {
        let standing = |tile: Tile| seen.city.iter().find(|(_, it)| **it == tile).map(|(cell, _)| *cell);
        let cell = |place: &Place| match *place {
            Place::City(_, cell) => Some(cell),
            Place::Standing(_, tile) => standing(tile),
            _ => None,
        };
        let cells = self.places.iter().filter_map(cell).filter(|cell: &Cell| seen.city.contains_key(cell));
        cells.filter_map(|cell| site.place(cell)).for_each(|at| brush.ring(at.grown(-5)));
    }

    /// The tiles that were bought, or have come into the reserve.
    pub(super) fn tiles(&self) -> Vec<Tile> {
        let reserved = self.places.iter().filter_map(|place| match place {
            Place::Reserve(_, tile) => Some(*tile),
            _ => None,
        });
        self.bought.iter().copied().chain(reserved).collect()
    }

    /// How many of this card were taken.
    pub(super) fn taken(&self, card: Money) -> u8 {
        self.taken.count(card)
    }
}
