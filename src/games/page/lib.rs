//! The page every picture is drawn on, whatever the game: night field with its lattice, ground, title, pill, the story of
//! the last turn, footer, panels and seat headers.
//!
//! A game draws the parts that rarely change on [`Page::board`], which is composed once and kept, and the rest on
//! [`Page::ink`]. `head` is what stands around the panels, so that a game hands in its panels and nothing else; `ink` holds
//! the colours, `brush` what can be drawn, `seats` the panels of seats, `ranks` who stands where; `figures`, `curve` and
//! `finale` are panels of scoring rounds and of posters of the end, `standings` is the whole picture of a cup. Deliberately
//! absent: pieces of any game.

mod brush;
mod curve;
mod figures;
mod finale;
mod head;
pub mod ink;
mod ranks;
mod seats;
mod standings;

use pergola_engine::Seat;
use pergola_render::{Anchor, Fill, Layer, Level, Part, Radial, Rect, Scene};
use pergola_text::Text;

pub use brush::{BODY, BODY_BOLD, Brush, COUNT, HEADING, NAME, SCORE, Style, TITLE, number, tenths};
pub use curve::Course;
pub use figures::{Column, Figure, Line, place};
pub use finale::Finish;
pub use head::{Head, Pill};
pub use ranks::{by_rank, leads, winners};
pub use seats::{Header, PLAY, band_ink, seat_chip, seat_color, seat_name, seat_parts};
pub use standings::{Mark, Standings, StandingsLine, Worth};

/// A picture in the making.
pub struct Page {
    width: i32,
    height: i32,
    palette: &'static str,
    /// Seat by seat, the art that stands for it in this game; empty where chips do.
    signs: Vec<Vec<String>>,
    /// What stays as it is from turn to turn: panels and their headings.
    pub board: Brush,
    /// Everything else.
    pub ink: Brush,
}

/// One thing that happened in the last turn; the picture shows its number where it happened.
pub struct Happening {
    /// What happened, without saying who did it.
    pub text: Text,
}

impl Page {
    fn new(palette: &'static str, width: i32, signs: Vec<Vec<String>>) -> Page {
        Page { width, height: 1200, palette, signs, board: Brush::default(), ink: Brush::default() }
    }

    /// Tells the last turn in one line: whose it was, and numbered steps.
    pub fn last_turn(&mut self, actor: Option<Seat>, story: Vec<Happening>) {
        let strip = Rect::new(44, 112, self.width - 88, 52);
        self.board.sheer(strip.moved(0, 3), 12, ink::NIGHT, 10);
        self.board.rect(strip, 12, ink::STRIP_EDGE);
        self.board.rect(strip.grown(-2), 10, ink::PAPER);
        let Some(actor) = actor else { return };
        let (name, gap) = if story.len() > 4 { (150, 18) } else { (260, 28) };
        let mut parts = seat_parts(actor, 42, 12, BODY_BOLD, name);
        for (index, happening) in story.into_iter().enumerate() {
            parts.push(Part::Gap(gap));
            let figure = number(index as i64 + 1);
            parts.push(Part::Disc { figure, radius: 26, fill: ink::ATTENTION, ink: ink::WHITE });
            parts.push(Part::Gap(10));
            parts.push(BODY.part(happening.text, None));
        }
        let room = (strip.w - 36) as u32;
        self.ink.run(parts, (strip.x + 18, strip.centre()), Level::Middle, Anchor::Left, room, None);
    }

    /// Says what signs mean, in the strip of the last turn while there was none.
    pub fn legend(&mut self, signs: Vec<(Part<Text>, Text)>) {
        let mut parts = Vec::new();
        for (sign, meaning) in signs {
            parts.extend([sign, Part::Gap(12), BODY.part(meaning, None), Part::Gap(44)]);
        }
        let room = self.width as u32 - 124;
        self.ink.run(parts, (62, 138), Level::Middle, Anchor::Left, room, None);
    }

    /// The finished scene: the field and the board, which come again, upon them what changes with each picture, and above
    /// all what points at something.
    fn finish(self) -> Scene<Text> {
        let field = Layer { kept: true, nodes: self.field().nodes };
        let board = Layer { kept: true, nodes: self.board.nodes };
        let [ink, above] = self.ink.layers().map(|nodes| Layer { kept: false, nodes });
        let layers = vec![field, board, ink, above];
        Scene { width: self.width as u32, height: self.height as u32, palette: self.palette, layers }
    }

    /// The night field with its lattice, and the ground within a saffron line.
    fn field(&self) -> Brush {
        let mut brush = Brush::default();
        brush.rect(Rect::new(0, 0, self.width, self.height), 0, ink::NIGHT);
        let ground = Rect::new(24, 96, self.width - 48, self.height - 148);
        let pitch = 48;
        for row in 0..=self.height / pitch {
            for column in -1..=self.width / pitch {
                let (x, y) = ((self.width / 2) % pitch + column * pitch, row * pitch);
                let hidden = ground.grown(-36);
                if x < hidden.x || x > hidden.right() || y < hidden.y || y > hidden.bottom() {
                    brush.star((x, y), 24, ink::LATTICE, 18);
                }
            }
        }
        brush.rect(ground.grown(7), 17, ink::SAFFRON);
        brush.rect(ground.grown(4), 14, ink::NIGHT);
        let fill = Fill::Radial(Radial { inner: ink::IVORY, outer: ink::GROUND_RIM, from: 55, radius: 72 });
        brush.filled(ground, 11, fill);
        brush
    }
}
