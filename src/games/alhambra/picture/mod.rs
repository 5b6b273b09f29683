//! The pictures of Alhambra: what each viewer sees, as a Scene.
//!
//! The table's picture shows the market, the display, the standings and everybody's city, with the steps of the last turn
//! numbered where they happened. The personal picture shows a seat's city, reserve and money, with a badge for every entry
//! of its menu. Both are made from a view and a frame alone. `city` fits and draws a city, `piece` draws tiles, cards and
//! currencies, `story` reads the last turn; `describe` says the same facts in sentences.
//!
//! A place marked 0 is where the menu has led already: it is framed, not numbered.

mod city;
mod describe;
mod left;
mod personal;
mod piece;
mod standings;
mod story;
mod table;

use pergola_render::{Rect, Scene};

use super::{Alhambra, Spot, event::Event, view::View};
use crate::{
    engine::{self, Pictures, Viewer},
    text::Text,
};

/// The game's key, by which its palette and its art are found.
const KEY: &str = "alhambra";

/// The frame with Alhambra's events and spots.
type Frame = engine::Frame<Event, Spot>;

impl Pictures for Alhambra {
    fn picture(view: &View, frame: &Frame) -> Scene<Text> {
        match frame.viewer {
            Viewer::Everyone => table::picture(view, frame),
            Viewer::Seat(seat) => personal::picture(view, frame, seat),
        }
    }

    fn parts(view: &View) -> Vec<(Text, Rect)> {
        table::parts(view)
    }

    fn describe(view: &View, frame: &Frame) -> Vec<Text> {
        describe::describe(view, frame)
    }
}
