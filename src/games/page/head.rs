//! What stands around the panels of every picture, whatever the game: the title and what is played, who is to act or has
//! won, and the footer. A picture is its head and its panels.

use pergola_engine::{Frame, Seat, Seats, Viewer};
use pergola_render::{Anchor, Fill, Level, Part, Plate, Scene};
use pergola_text::Text;

use super::{BODY, NAME, Page, TITLE, ink, ranks::winners, seat_chip, seat_name};

/// The width of a picture for everybody, and of a seat's own.
const TABLE: i32 = 1600;
const PERSONAL: i32 = 1200;

/// The head of a picture.
pub struct Head {
    palette: &'static str,
    title: Text,
    pill: Pill,
    variant: Option<Text>,
    footer: Option<Text>,
    prompt: Option<Text>,
    counts_turns: bool,
    signs: Vec<Vec<String>>,
}

/// What a page says at its top right.
pub enum Pill {
    /// These seats are to act; whoever looks at a personal picture may be one of them.
    ToAct(Seats, Viewer),
    /// The game is over, and these seats have won.
    Won(Seats),
}

impl Pill {
    /// The game is over with these ranks by seat.
    pub fn won(ranks: &[u8]) -> Pill {
        Pill::Won(winners(ranks).collect())
    }

    /// Who is to act, or who has won if there are ranks by seat.
    pub fn of<E, P>(ranks: Option<&[u8]>, frame: &Frame<E, P>) -> Pill {
        ranks.map_or(Pill::ToAct(frame.to_act, frame.viewer), Pill::won)
    }
}

impl Head {
    /// The head of a picture with this palette, title and pill.
    pub const fn new(palette: &'static str, title: Text, pill: Pill) -> Head {
        Head { palette, title, pill, variant: None, footer: None, prompt: None, counts_turns: true, signs: Vec::new() }
    }

    /// With what is played, after the title.
    pub fn variant(self, variant: Text) -> Head {
        Head { variant: Some(variant), ..self }
    }

    /// With more in the footer, after the table.
    pub fn footer(self, footer: Text) -> Head {
        Head { footer: Some(footer), ..self }
    }

    /// With what a seat is asked to do when it is to act, such as "move a noble"; the numbers of the menu are said after it.
    pub fn prompt(self, prompt: Text) -> Head {
        Head { prompt: Some(prompt), ..self }
    }

    /// In a game whose rounds people count by, which are said elsewhere: without the turn in the footer.
    pub const fn counts_rounds(mut self) -> Head {
        self.counts_turns = false;
        self
    }

    /// In a game in which a seat is known by its pieces: their art, seat by seat.
    pub fn signs(self, signs: Vec<Vec<String>>) -> Head {
        Head { signs, ..self }
    }

    /// A picture for everybody, 1600 x 1200 pixels: this head, and the panels that are drawn.
    pub fn table<E, P>(self, frame: &Frame<E, P>, panels: impl FnOnce(&mut Page)) -> Scene<Text> {
        self.picture(TABLE, frame, panels)
    }

    /// A seat's own picture, 1200 x 1200 pixels: this head, and the panels that are drawn. Where the frame has a heading, that
    /// is its title.
    pub fn personal<E, P>(self, frame: &Frame<E, P>, panels: impl FnOnce(&mut Page)) -> Scene<Text> {
        Head { title: frame.heading_or(self.title), ..self }.picture(PERSONAL, frame, panels)
    }

    fn picture<E, P>(self, width: i32, frame: &Frame<E, P>, panels: impl FnOnce(&mut Page)) -> Scene<Text> {
        let mut page = Page::new(self.palette, width, self.signs);
        let asked = self.prompt.and_then(|prompt| with_numbers(prompt, frame));
        page.title(self.title, self.variant, asked.is_some());
        page.pill(&self.pill, asked);
        page.footer(frame, self.footer, self.counts_turns);
        panels(&mut page);
        page.finish()
    }
}

/// What is asked, and the numbers of the menu that answer it: "move a noble: 1–5".
fn with_numbers<E, P>(prompt: Text, frame: &Frame<E, P>) -> Option<Text> {
    let numbers = || frame.marks.iter().map(|(_, number)| *number).filter(|number| *number > 0);
    let (first, last) = (numbers().min()?, numbers().max()?);
    let text = Text::new("picture-prompt").text("prompt", prompt);
    Some(text.number("several", i64::from(last > first)).number("first", first).number("last", last))
}

impl Page {
    fn signs_of(&self, seat: Seat) -> Vec<String> {
        self.signs.get(seat.index()).cloned().unwrap_or_else(|| vec![seat_chip(seat)])
    }

    /// Writes the title and, after it, what is played.
    fn title(&mut self, title: Text, variant: Option<Text>, asks: bool) {
        let room = self.width as u32 - 220 - self.pill_room(asks);
        let kept = if variant.is_some() { 200 } else { 0 };
        let mut parts = vec![TITLE.color(ink::IVORY).part(title, Some(room - kept))];
        if let Some(variant) = variant {
            parts.extend([Part::Gap(24), BODY.color(ink::SAND_ON_NIGHT).part(variant, None)]);
        }
        self.ink.run(parts, (44, 67), Level::Baseline, Anchor::Left, room, None);
    }

    /// Says at the top right who is to act.
    fn pill(&mut self, pill: &Pill, asked: Option<Text>) {
        let asks = asked.is_some();
        let (fill, writing, texts, chips) = match pill {
            Pill::Won(seats) => {
                let names = seats.iter().map(seat_name);
                let text = Text::new("picture-won").number("count", seats.len() as i64).list("seats", names);
                (ink::SAFFRON, ink::NIGHT, vec![text], *seats)
            }
            Pill::ToAct(seats, Viewer::Seat(seat)) if seats.contains(*seat) => {
                (ink::ATTENTION, ink::WHITE, vec![asked.unwrap_or(Text::new("picture-your-turn"))], Seats::only(*seat))
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
        let room = self.pill_room(asks) - 130 * (texts.len() as u32 - 1);
        for text in texts {
            parts.extend([NAME.color(writing).part(text, Some(room)), Part::Gap(12)]);
        }
        let plate = Plate { height: 66, radius: 15, padding: 10, fill: Fill::Solid(fill), rim: Some((ink::NIGHT, 3)) };
        self.ink.run(parts, (self.width - 30, 47), Level::Middle, Anchor::Right, 800, Some(plate));
    }

    /// How long the pill's text may be.
    fn pill_room(&self, asks: bool) -> u32 {
        match (self.width > 1200, asks) {
            (true, _) => 560,
            (false, true) => 390,
            (false, false) => 330,
        }
    }

    /// Writes table and turn at the bottom, and `more` after the table.
    fn footer<E, P>(&mut self, frame: &Frame<E, P>, more: Option<Text>, counts_turns: bool) {
        let middle = self.height - 26;
        let style = BODY.color(ink::SAND_ON_NIGHT);
        let table = match more {
            Some(more) => Text::new("picture-table-more").text("more", more),
            None => Text::new("picture-table"),
        };
        self.ink.write(style, 44, middle, table.number("table", frame.table as i64));
        if counts_turns {
            let turn = Text::new("picture-turn").number("turn", frame.turn);
            self.ink.write(style.right(), self.width - 44, middle, turn);
        }
    }
}
