//! A table of figures: a line for each thing that counts, a column for each who takes part.
//!
//! A figure says at most three things side by side: how many there are, which place that is, and what it pays. The last
//! lines may be sums, set in larger type; a sum can say how many places somebody went up or down.

use pergola_render::{Anchor, Color, Level, Part, Rect};

use super::{BODY, BODY_BOLD, NAME, Page, SCORE, brush::number, ink, tenths};
use crate::{engine::Seat, games::page::Brush, text::Text};

/// The height of the line with the names.
const HEAD: i32 = 84;
/// The width of the column that says what each line counts.
const LABEL: i32 = 196;
/// A figure's parts never lie farther apart than in a column of this width.
const WIDEST: i32 = 300;

/// Whoever has a column.
pub(in crate::games) struct Column {
    /// Their chip.
    pub(in crate::games) sign: String,
    /// Their name.
    pub(in crate::games) name: Text,
}

/// A line of the table.
pub(in crate::games) struct Line {
    /// The art of what is counted, if it has any.
    pub(in crate::games) sign: Option<String>,
    /// What is counted, in a word.
    pub(in crate::games) label: Text,
    /// One for each column.
    pub(in crate::games) figures: Vec<Figure>,
    /// Whether it sums up what lies above.
    pub(in crate::games) is_sum: bool,
}

/// What a line says in one column.
#[derive(Default)]
pub(in crate::games) struct Figure {
    /// How many; 0 is a dot.
    pub(in crate::games) count: Option<i64>,
    /// The disc under the count of whoever leads: its colour, and the count's.
    pub(in crate::games) disc: Option<(Color, Color)>,
    /// Which place that is.
    pub(in crate::games) place: Option<Text>,
    /// What it pays.
    pub(in crate::games) pays: Option<Text>,
    /// How many places somebody went up, or down below 0.
    pub(in crate::games) climbed: i32,
}

/// A rank in words: "1st", and "=1st" for one of several.
pub(in crate::games) fn place(rank: u8, is_level: bool) -> Text {
    Text::new(if is_level { "picture-place-level" } else { "picture-place" }).number("place", rank)
}

/// Ranks by points, from 1 for the most; level seats share one.
pub(in crate::games) fn ranks(scores: &[i64]) -> Vec<u8> {
    scores.iter().map(|own| scores.iter().filter(|it| *it > own).count() as u8 + 1).collect()
}

/// Who was behind whom before and is ahead of them now, by those who overtook.
pub(in crate::games) fn overtaken(before: &[i64], after: &[i64]) -> Vec<(Seat, Vec<Seat>)> {
    let seats = || Seat::all(after.len() as u8);
    let passed = |a: Seat| {
        let of = move |b: &Seat| before[a.index()] < before[b.index()] && after[a.index()] > after[b.index()];
        (a, seats().filter(of).collect::<Vec<_>>())
    };
    seats().map(passed).filter(|(_, passed)| !passed.is_empty()).collect()
}

impl Page {
    /// Draws the table within `at`; `corner` is the art above the lines' labels.
    pub(in crate::games) fn figures(&mut self, at: Rect, corner: &str, columns: Vec<Column>, lines: &[Line]) {
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
        // A sum is half as high again as another line.
        let halves: i32 = lines.iter().map(|line| if line.is_sum { 3 } else { 2 }).sum();
        let half = (at.h - HEAD - 10) / halves.max(1);
        let mut top = at.y + HEAD;
        for line in lines {
            let height = half * if line.is_sum { 3 } else { 2 };
            let row = Rect::new(at.x + 10, top, at.w - 20, height - 6);
            self.ink.rect(row, 10, if line.is_sum { ink::PAPER_TO_ACT } else { ink::PAPER });
            self.label(row, line);
            for (column, figure) in (0..).zip(&line.figures) {
                let cell = column_at(column);
                let reach = cell.w.min(WIDEST) - 24;
                let within = Rect::new(cell.middle() - reach / 2, row.y, reach, row.h);
                figure.draw(&mut self.ink, within, line.is_sum);
            }
            top += height;
        }
    }

    fn label(&mut self, row: Rect, line: &Line) {
        let Some(sign) = &line.sign else {
            self.ink.write(BODY_BOLD.room(LABEL as u32 - 40), row.x + 16, row.centre(), line.label.clone());
            return;
        };
        let side = (row.h - 10).min(64);
        self.ink.sprite(sign, Rect::new(row.x + 12, row.centre() - side / 2, side, side));
        self.ink.write(BODY.size(24).color(ink::MUTED).room(104), row.x + 86, row.centre(), line.label.clone());
    }
}

impl Figure {
    fn draw(&self, brush: &mut Brush, at: Rect, is_sum: bool) {
        let middle = at.centre();
        let first = at.x + 26;
        match self.count {
            Some(0) => brush.zero((first, middle)),
            Some(count) => {
                if let Some((fill, _)) = self.disc {
                    brush.disc((first, middle), 28, ink::mix(fill, ink::NIGHT, 40));
                    brush.disc((first, middle), 27, fill);
                }
                let color = self.disc.map_or(ink::NIGHT, |(_, color)| color);
                brush.number(SCORE.size(42).color(color).middle(), first, middle, count);
            }
            None => self.draw_climb(brush, (first, middle)),
        }
        if let Some(place) = &self.place {
            brush.write(BODY.color(ink::MUTED).middle(), at.x + at.w * 45 / 100, middle, place.clone());
        }
        if let Some(pays) = &self.pays {
            let style = if is_sum { SCORE.size(58) } else { SCORE.size(42).color(ink::GOOD) };
            brush.write(style.right(), at.right(), middle, pays.clone());
        }
    }

    /// An arrow up or down with the number of places.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_behind_and_is_ahead_has_overtaken() {
        assert_eq!(overtaken(&[10, 8, 8], &[12, 15, 12]), [(Seat(1), vec![Seat(0)])], "level with somebody is not ahead of them");
        assert_eq!(overtaken(&[1, 2, 3], &[9, 5, 3]), [(Seat(0), vec![Seat(1), Seat(2)]), (Seat(1), vec![Seat(2)])]);
    }

    #[test]
    fn level_seats_share_a_rank() {
        assert_eq!(ranks(&[5, 9, 9, 1]), [3, 1, 1, 4]);
    }
}
