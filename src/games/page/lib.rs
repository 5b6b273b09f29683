//! The page every picture is drawn on, whatever the game: night field with its lattice, ground, title, pill, the story of
//! the last turn, footer, panels and seat headers.
//!
//! A game draws the parts that rarely change on [`Page::board`], which is composed once and kept, and the rest on
//! [`Page::ink`]. `ink` holds the colours, `brush` what can be drawn, `seats` the panels of seats; `figures`, `curve` and
//! `finale` are what pictures of scoring rounds and posters of the end are made of. Deliberately absent: pieces of any game.

mod brush;
mod curve;
mod figures;
mod finale;
pub mod ink;
mod seats;

use pergola_engine::{Frame, Seat, Seats, Viewer};
use pergola_render::{Anchor, Fill, Layer, Level, Part, Plate, Radial, Rect, Scene};
use pergola_text::Text;

pub use brush::{BODY, BODY_BOLD, Brush, COUNT, HEADING, NAME, SCORE, Style, TITLE, number, tenths};
pub use curve::Course;
pub use figures::{Column, Figure, Line, place};
pub use finale::Finish;
pub use seats::{Header, seat_chip, seat_color, seat_name};

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

/// What a page says at its top right.
pub enum Pill {
    /// These seats are to act; whoever looks at a personal picture may be one of them.
    ToAct(Seats, Viewer),
    /// The game is over, and these seats have won.
    Won(Seats),
}

impl Pill {
    /// The game is over with these ranks by seat; rank 1 has won.
    pub fn won(ranks: &[u8]) -> Pill {
        Pill::Won((0..).zip(ranks).filter(|(_, rank)| **rank == 1).map(|(seat, _)| Seat(seat)).collect())
    }
}

/// One thing that happened in the last turn; the picture shows its number where it happened.
pub struct Happening {
    /// What happened, without saying who did it.
    pub text: Text,
}

impl Page {
    /// The table's picture: 1600 x 1200 pixels, for everybody.
    pub fn table(palette: &'static str) -> Page {
        Page { width: 1600, height: 1200, palette, signs: Vec::new(), board: Brush::default(), ink: Brush::default() }
    }

    /// A seat's own picture: 1200 x 1200 pixels.
    pub fn personal(palette: &'static str) -> Page {
        Page { width: 1200, ..Page::table(palette) }
    }

    /// The same page of a game in which a seat is known by its pieces: their art, seat by seat.
    pub fn with_signs(self, signs: Vec<Vec<String>>) -> Page {
        Page { signs, ..self }
    }

    fn signs_of(&self, seat: Seat) -> Vec<String> {
        self.signs.get(seat.index()).cloned().unwrap_or_else(|| vec![seat_chip(seat)])
    }

    /// Writes the title and, after it, what is played.
    pub fn title(&mut self, title: Text, variant: Option<Text>) {
        let room = self.width as u32 - 220 - self.pill_room();
        let kept = if variant.is_some() { 200 } else { 0 };
        let mut parts = vec![TITLE.color(ink::IVORY).part(title, Some(room - kept))];
        if let Some(variant) = variant {
            parts.extend([Part::Gap(24), BODY.color(ink::SAND_ON_NIGHT).part(variant, None)]);
        }
        self.ink.run(parts, (44, 67), Level::Baseline, Anchor::Left, room, None);
    }

    /// Says at the top right who is to act.
    pub fn pill(&mut self, pill: &Pill) {
        let (fill, writing, texts, chips) = match pill {
            Pill::Won(seats) => {
                let names = seats.iter().map(seat_name);
                let text = Text::new("picture-won").number("count", seats.len() as i64).list("seats", names);
                (ink::SAFFRON, ink::NIGHT, vec![text], *seats)
            }
            Pill::ToAct(seats, Viewer::Seat(seat)) if seats.contains(*seat) => {
                (ink::ATTENTION, ink::WHITE, vec![Text::new("picture-your-turn")], Seats::only(*seat))
            }
            Pill::ToAct(seats, viewer) => {
                let calm = matches!(viewer, Viewer::Seat(_));
                let texts = match (seats.len(), seats.iter().next()) {
                    // Apart, so that a long name is cut and not what it is about.
                    (1, Some(seat)) => vec![seat_name(seat), Text::new("picture-tab-to-act")],
                    (count, _) => vec![Text::new("picture-waiting").number("count", count as i64)],
                };
                (if calm { ink::LATTICE } else { ink::ATTENTION }, ink::WHITE, texts, *seats)
            }
        };
        let mut parts: Vec<Part<Text>> = Vec::new();
        let signs: Vec<String> = chips.iter().flat_map(|seat| self.signs_of(seat)).collect();
        let gap = if signs.len() == 1 { 12 } else { 8 };
        for name in signs {
            parts.extend([Part::Sprite { name, size: 46 }, Part::Gap(gap)]);
        }
        let room = self.pill_room() - 130 * (texts.len() as u32 - 1);
        for text in texts {
            parts.extend([NAME.color(writing).part(text, Some(room)), Part::Gap(12)]);
        }
        let plate = Plate { height: 66, radius: 15, padding: 10, fill: Fill::Solid(fill), rim: Some((ink::NIGHT, 3)) };
        self.ink.run(parts, (self.width - 30, 47), Level::Middle, Anchor::Right, 800, Some(plate));
    }

    /// How long the pill's text may be.
    fn pill_room(&self) -> u32 {
        if self.width > 1200 { 560 } else { 330 }
    }

    /// Tells the last turn in one line: whose it was, and numbered steps.
    pub fn last_turn(&mut self, actor: Option<Seat>, story: Vec<Happening>) {
        let strip = Rect::new(44, 112, self.width - 88, 52);
        self.board.sheer(strip.moved(0, 3), 12, ink::NIGHT, 10);
        self.board.rect(strip, 12, ink::STRIP_EDGE);
        self.board.rect(strip.grown(-2), 10, ink::PAPER);
        let Some(actor) = actor else { return };
        let mut parts = vec![Part::Sprite { name: seat_chip(actor), size: 42 }, Part::Gap(12)];
        let (name, gap) = if story.len() > 4 { (150, 18) } else { (260, 28) };
        parts.push(BODY_BOLD.part(seat_name(actor), Some(name)));
        for (index, happening) in story.into_iter().enumerate() {
            parts.push(Part::Gap(gap));
            let figure = number(index as i64 + 1);
            parts.push(Part::Disc { figure, radius: 18, fill: ink::ATTENTION, ink: ink::WHITE });
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

    /// Writes table, turn and revision at the bottom, and `more` after the table.
    pub fn footer<E, P>(&mut self, frame: &Frame<E, P>, more: Option<Text>) {
        let middle = self.height - 26;
        let style = BODY.color(ink::SAND_ON_NIGHT);
        let table = match more {
            Some(more) => Text::new("picture-table-more").text("more", more),
            None => Text::new("picture-table"),
        };
        self.ink.write(style, 44, middle, table.number("table", frame.table as i64));
        let turn = Text::new("picture-turn").number("turn", frame.turn).number("revision", frame.revision as i64);
        self.ink.write(style.right(), self.width - 44, middle, turn);
    }

    /// The finished scene: the field and the board, which come again, upon them what changes with each picture, and above
    /// all what points at something.
    pub fn finish(self) -> Scene<Text> {
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
