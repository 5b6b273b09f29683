//! The pictures of Alhambra: what each viewer sees, as a Scene.
//!
//! `table` is the table's picture: the market, the display, the standings and everybody's city, with the steps of the last
//! turn numbered where they happened; `layout` says what lies where. `personal` is a seat's own: its city, reserve and
//! money, with a badge for every entry of its menu. Both are made from a view and a frame alone. `scoring` shows a scoring
//! round, `poster` the end; `describe` says the same facts in sentences.
//!
//! What the games of the family draw in their own way is said in `game`, and they are listed in `games`: `basic`, `granada`
//! and `combined`. What modules add is listed in `modules`, the art of each set of tiles in `set_art`. Nothing else here names
//! any of them.
//!
//! A place marked 0 is where the menu has led already: it is framed, not numbered.

mod basic;
mod cities;
mod city;
mod combined;
mod describe;
mod dirk;
mod display;
mod frame;
mod game;
mod games;
mod granada;
mod heading;
mod layout;
mod lit;
mod marked;
mod market;
mod market_space;
mod modules;
mod moment;
mod named;
mod offer;
mod offers;
mod own_border;
mod own_money;
mod own_reserve;
mod payments;
mod personal;
mod piece;
mod poster;
mod ranking;
mod reading;
mod rounds;
mod scoring;
mod seats;
mod set_art;
mod standings;
mod story;
mod table;
mod to_place;

use pergola_engine::{Pictures, Reading, Seat, Viewer};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use self::{frame::Frame, scoring::Scored};
use super::{Alhambra, Phase, Spot, event::Event, view::View};

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

    fn reading(view: &View, seat: Seat, spot: &Spot) -> Reading {
        reading::of(view, seat, spot)
    }

    fn describe(view: &View, frame: &Frame) -> Vec<Text> {
        describe::describe(view, frame)
    }

    fn scoring(view: &View, frame: &Frame, milestone: &Event) -> Option<Scene<Text>> {
        Some(scoring::picture(view, frame, &Scored::of(milestone)?))
    }

    fn describe_scoring(view: &View, _frame: &Frame, milestone: &Event) -> Vec<Text> {
        Scored::of(milestone).map(|scored| scoring::describe(view, &scored)).unwrap_or_default()
    }

    fn poster(view: &View, frame: &Frame, milestones: &[Event]) -> Option<Scene<Text>> {
        let Phase::Over(outcome) = &view.phase else { return None };
        Some(poster::picture(view, frame, outcome, milestones))
    }

    fn describe_poster(view: &View, frame: &Frame, milestones: &[Event]) -> Vec<Text> {
        let mut said = describe::describe(view, frame);
        said.splice(1..1, poster::describe(view, milestones));
        said
    }
}
