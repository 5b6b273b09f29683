//! A table of figures: a line for each thing that counts, a column for each who takes part.
//!
//! A figure says at most three things side by side: how many there are, which place that is, and what it pays. The last
//! lines may be sums, set in larger type; a sum can say how many others somebody has passed.

use pergola_render::{Anchor, Color, Level, Part, Rect};
use pergola_text::Text;

use super::{BODY, BODY_BOLD, Brush, NAME, Page, SCORE, brush::number, ink, tenths};

/// The height of the line with the names.
const HEAD: i32 = 84;
/// The width of the column that says what each line counts.
const LABEL: i32 = 218;
/// A figure's parts never lie farther apart than in a column of this width.
const WIDEST: i32 = 300;

/// More lines than this are low.
const MANY: usize = 14;
/// In a column narrower than this, figures are set closer.
const NARROW: i32 = 230;

/// Whoever has a column.
pub struct Column {
    /// Their chip.
    pub sign: String,
    /// Their name.
    pub name: Text,
}

/// A line of the table.
pub struct Line {
    /// The art of what is counted, if it has any.
    pub sign: Option<String>,
    /// What is counted, in a word.
    pub label: Text,
    /// One for each column.
    pub figures: Vec<Figure>,
    /// Whether it sums up what lies above.
    pub is_sum: bool,
}

/// What a line says in one column.
#[derive(Default)]
pub struct Figure {
    /// How many; 0 is a dot.
    pub count: Option<i64>,
    /// The disc under the count of whoever leads: its colour, and the count's.
    pub disc: Option<(Color, Color)>,
    /// Which place that is.
    pub place: Option<Text>,
    /// What it pays.
    pub pays: Option<Text>,
    /// How many seats somebody has passed, less those by which they were.
    pub climbed: i32,
}

/// A rank in words: "1st", and "=1st" for one of several.
pub fn place(rank: u8, is_level: bool) -> Text {
    Text::new(if is_level { "picture-place-level" } else { "picture-place" }).number("place", rank)
}

impl Page {
    /// Draws the table within `at`; `corner` is the art above the lines' labels.
    pub fn figures(&mut self, at: Rect, corner: &str, columns: Vec<Column>, lines: &[Line]) {
        self.board.panel(at);
        self.ink.sprite(corner, Rect::new(at.x + 20, at.y + 8, HEAD - 8, HEAD - 8));
        let count = columns.len() as i32;
        let width = (at.w - LABEL - 20) / count.max(1);
        let column_at = |column: i32| Rect::new(at.x + LABEL + column * width, at.y, width, HEAD);
        for (column, Column { sign, name }) in (0..).zip(columns) {
            let head = column_at(column);
            let name = NAME.size(34).part(name, Some((width - 70).max(60) as u32));
            let parts = vec![Part::Sprite { name: sign, size: 46 }, Part::Gap(10), name];
            self.ink.run(parts, (head.middle(), head.centre() + 3), Level::Middle, Anchor::Middle, width as u32, None);
        }
        // A sum is half as high again as another line; where lines are low and columns narrow, it needs still more.
        let sum = if lines.len() > MANY && width.min(WIDEST) - 24 < NARROW { 5 } else { 3 };
        let halves: i32 = lines.iter().map(|line| if line.is_sum { sum } else { 2 }).sum();
        let top = |above: i32| at.y + HEAD + (at.h - HEAD - 4) * above / halves.max(1);
        let mut above = 0;
        for line in lines {
            let below = above + if line.is_sum { sum } else { 2 };
            let row = Rect::new(at.x + 10, top(above), at.w - 20, top(below) - top(above) - 6);
            self.ink.rect(row, 10, if line.is_sum { ink::PAPER_TO_ACT } else { ink::PAPER });
            self.label(row, line);
            for (column, figure) in (0..).zip(&line.figures) {
                let cell = column_at(column);
                let reach = cell.w.min(WIDEST) - 24;
                let within = Rect::new(cell.middle() - reach / 2, row.y, reach, row.h);
                figure.draw(&mut self.ink, within, line.is_sum);
            }
            above = below;
        }
    }

    fn label(&mut self, row: Rect, line: &Line) {
        let Some(sign) = &line.sign else {
            self.ink.write(BODY_BOLD.room(LABEL as u32 - 40), row.x + 16, row.centre(), line.label.clone());
            return;
        };
        let side = (row.h - 10).min(64);
        self.ink.sprite(sign, Rect::new(row.x + 12, row.centre() - side / 2, side, side));
        let left = 12 + side + 10;
        let style = BODY.size(23).color(ink::MUTED).room((LABEL - 6 - left) as u32);
        self.ink.write(style, row.x + left, row.centre(), line.label.clone());
    }
}

impl Figure {
    fn draw(&self, brush: &mut Brush, at: Rect, is_sum: bool) {
        // In a narrow column a sum stands below its place.
        let narrow = at.w < NARROW;
        let (middle, aside) = if narrow && is_sum { (at.centre() + 20, at.centre() - 30) } else { (at.centre(), at.centre()) };
        // In a low line nothing reaches beyond it.
        let (first, radius) = (at.x + 26, if narrow { 24 } else { 27 }.min(at.h / 2 - 1));
        let size = 42.min(at.h as u16);
        match self.count {
            Some(0) => brush.zero((first, middle)),
            Some(count) => {
                if let Some((fill, _)) = self.disc {
                    brush.disc((first, middle), radius + 1, ink::mix(fill, ink::NIGHT, 40));
                    brush.disc((first, middle), radius, fill);
                }
                let color = self.disc.map_or(ink::NIGHT, |(_, color)| color);
                let size = if at.h < 44 && self.disc.is_some() && count > 9 { size * 3 / 4 } else { size };
                brush.number(SCORE.size(size).color(color).middle(), first, middle, count);
            }
            None => self.draw_climb(brush, (first, aside)),
        }
        if let Some(place) = &self.place {
            let size = if narrow || at.h < 44 { 24 } else { 28 };
            let x = at.x + at.w * if narrow { 47 } else { 45 } / 100;
            brush.write(BODY.size(size).color(ink::MUTED).middle(), x, aside, place.clone());
        }
        if let Some(pays) = &self.pays {
            let style = if is_sum { SCORE.size(58) } else { SCORE.size(size).color(ink::GOOD) };
            brush.write(style.right(), at.right(), middle, pays.clone());
        }
    }

    /// An arrow up or down with that number.
    fn draw_climb(&self, brush: &mut Brush, (x, y): (i32, i32)) {
        let (up, color) = match self.climbed {
            0 => return,
            1.. => (1, ink::GOOD),
            _ => (-1, ink::RANK),
        };
        brush.polygon([(x - 20, y + 9 * up), (x + 4, y + 9 * up), (x - 8, y - 11 * up)].map(tenths).to_vec(), color);
        brush.write(BODY_BOLD.color(color), x + 8, y, number(self.climbed.abs()));
    }
}
