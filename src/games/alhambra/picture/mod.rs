//! The pictures of Alhambra: what each viewer sees, as a Scene.
//!
//! The table's picture shows the market, the display, the standings and everybody's city, with the steps of the last turn
//! numbered where they happened. The personal picture shows a seat's city, reserve and money, with a badge for every entry
//! of its menu. Both are made from a view and a frame alone. `scoring` shows a scoring round, `poster` the end. `city` fits
//! and draws a city, `piece` draws tiles, cards and currencies, `story` reads the last turn; `describe` says the same facts
//! in sentences.
//!
//! A place marked 0 is where the menu has led already: it is framed, not numbered.

mod city;
mod combined;
mod describe;
mod granada;
mod huts;
mod left;
mod modules;
mod offers;
mod personal;
mod piece;
mod poster;
mod scoring;
mod standings;
mod story;
mod table;

use pergola_engine as engine;
use pergola_engine::{Pictures, Viewer};
use pergola_render::{Rect, Scene};
use pergola_text::Text;
use scoring::Scored;

use super::{Alhambra, Phase, Spot, event::Event, view::View};

/// The game's title.
fn title(view: &View) -> Text {
    Text::of(format!("{}-title", view.key()))
}

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

    fn scoring(view: &View, frame: &Frame, milestone: &Event) -> Option<Scene<Text>> {
        Some(scoring::picture(view, frame, &Scored::of(milestone)?))
    }

    fn describe_scoring(_view: &View, _frame: &Frame, milestone: &Event) -> Vec<Text> {
        Scored::of(milestone).map(|scored| scoring::describe(&scored)).unwrap_or_default()
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
