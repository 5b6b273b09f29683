//! Sanssouci in pictures: the table's market and gardens, a seat's own garden with its cards, the choices before the first
//! turn, and the poster of the end.
//!
//! `table`, `personal`, `choices` and `poster` are whole pictures, `garden` draws a garden at any size, `piece` what lies
//! there; `describe` says the same facts in sentences. Numbers come from the layout of the mock-ups. Deliberately absent: a
//! picture of the only scoring, which is the poster's.

mod cards;
mod choices;
mod describe;
mod garden;
mod personal;
mod piece;
mod poster;
mod story;
mod table;

use pergola_engine as engine;
use pergola_engine::{Pictures, Reading, Seat, Viewer};
use pergola_page::{Head, Pill};
use pergola_render::{Color, Rect, Scene};
use pergola_text::Text;

use super::{
    Event, Sanssouci,
    pieces::Colour,
    view::{Stage, View},
    words::Spot,
};

/// The game's key, by which its palette is found.
const KEY: &str = "sanssouci";

/// The frame with Sanssouci's events and spots.
type Frame = engine::Frame<Event, Spot>;

impl Pictures for Sanssouci {
    fn picture(view: &View, frame: &Frame) -> Scene<Text> {
        match (frame.viewer, view.stage) {
            (Viewer::Everyone, _) => table::picture(view, frame),
            (Viewer::Seat(_), Stage::Garden) => choices::gardens(view, frame),
            (Viewer::Seat(seat), Stage::Sides) => choices::sides(view, frame, seat),
            (Viewer::Seat(seat), _) => personal::picture(view, frame, seat),
        }
    }

    fn parts(view: &View) -> Vec<(Text, Rect)> {
        table::parts(view)
    }

    fn reading(view: &View, seat: Seat, spot: &Spot) -> Reading {
        match *spot {
            Spot::Garden(side) => [0, 0, view.choices.iter().position(|(free, _)| *free == side).unwrap_or_default() as i16],
            Spot::Side(face) => [0, 0, face as i16],
            Spot::Square(square) => [1, square.colour() as i16, square.symbol() as i16],
            Spot::Row(colour) => [1, colour as i16, -1],
            Spot::Noble(noble) => {
                let row = view.gardens[seat.index()].nobles[noble as usize];
                [1, row.map_or(-1, |row| row as i16), noble as i16]
            }
            Spot::Card(card) => {
                let hand = view.hand.as_deref().unwrap_or_default();
                [2, 0, hand.iter().position(|held| *held == card).unwrap_or_default() as i16]
            }
        }
    }

    fn describe(view: &View, frame: &Frame) -> Vec<Text> {
        describe::describe(view, frame)
    }

    fn poster(view: &View, frame: &Frame, milestones: &[Event]) -> Option<Scene<Text>> {
        let tallies = milestones.iter().rev().find_map(|event| match event {
            Event::Ended { tallies } => Some(tallies),
            _ => None,
        });
        Some(poster::picture(view, frame, tallies?))
    }
}

/// The colour of a row on labels, in the market and on cards.
const fn paint(colour: Colour) -> Color {
    match colour {
        Colour::Beige => Color(0xD9_C0_8F),
        Colour::White => Color(0xFF_FD_F6),
        Colour::Grey => Color(0xA8_A9_AB),
        Colour::Orange => Color(0xE5_8A_3C),
        Colour::Fuchsia => Color(0xB8_45_7F),
        Colour::Turquoise => Color(0x2E_9C_9A),
    }
}

/// What stands around a picture.
fn head(view: &View, frame: &Frame, title: Text) -> Head {
    let outcome = view.outcome();
    Head::new(KEY, title, Pill::of(outcome.as_ref().map(|it| &it.ranks[..]), frame)).counts_rounds()
}

/// What stands around a seat's own picture.
fn own_head(view: &View, frame: &Frame, title: &'static str) -> Head {
    let is_asked = |asks: fn(&Spot) -> bool| frame.marks.iter().any(|(spot, mark)| *mark > 0 && asks(spot));
    let prompt = match view.stage {
        Stage::Garden | Stage::Sides => "sanssouci-prompt-choose",
        Stage::Move | Stage::Moved => "sanssouci-prompt-move",
        _ if is_asked(|spot| matches!(spot, Spot::Card(_))) => "sanssouci-prompt-card",
        _ => "sanssouci-prompt-lay",
    };
    head(view, frame, Text::new(title)).footer(Text::new("sanssouci-title")).prompt(Text::new(prompt))
}
