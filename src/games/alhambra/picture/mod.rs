//! The pictures of Alhambra: what each viewer sees, as a Scene.
//!
//! The table's picture shows the market, the display, the standings and everybody's city, with the steps of the last turn
//! numbered where they happened. The personal picture shows a seat's city, reserve and money, with a badge for every entry
//! of its menu. Both are made from a view and a frame alone. `city` fits and draws a city, `piece` draws tiles, cards and
//! currencies, `story` reads the last turn; [`describe`] says the same facts in sentences.
//!
//! Places a menu can point at: `market 3`, `money blue-7`, `cell 2,-1`, `reserve tower-9-es`, `tile tower-9-es` (a tile
//! that is still to be placed). A place marked 0 is where the menu has led already: it is framed, not numbered.

mod city;
mod describe;
mod left;
mod personal;
mod piece;
mod standings;
mod story;
mod table;

pub use describe::describe;

use pergola_render::Scene;

use super::{event::Event, view::View};
use crate::{
    engine::{Frame, Viewer},
    text::Text,
};

/// The game's key, by which its palette and its art are found.
const KEY: &str = "alhambra";

/// The table's picture for everybody, a seat's own picture otherwise.
pub fn picture(view: &View, frame: &Frame<Event>) -> Scene<Text> {
    match frame.viewer {
        Viewer::Everyone => table::picture(view, frame),
        Viewer::Seat(seat) => personal::picture(view, frame, seat),
    }
}
