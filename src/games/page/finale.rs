//! What the posters of a game's end share: everybody in the order of finish, and who did best at something.

use pergola_engine::Seat;
use pergola_render::{Anchor, Level, Part, Rect};
use pergola_text::Text;

use super::{BODY, BODY_BOLD, COUNT, HEADING, NAME, Page, SCORE, ink, seat_name};

/// The width of a column of partial points.
const PARTIAL: i32 = 104;

/// A seat at the end.
pub struct Finish {
    /// Whose.
    pub seat: Seat,
    /// What the seat is known by: its chip, or its pieces.
    pub signs: Vec<String>,
    /// 1 has won.
    pub rank: u8,
    /// What each part of the game brought, as far as there are parts.
    pub partial: Vec<i64>,
    /// All points.
    pub score: i64,
}

impl Page {
    /// Everybody in the order of finish, under a heading; `parts` is the art of each part of the game.
    pub fn final_scores(&mut self, at: Rect, heading: Text, parts: &[String], mut seats: Vec<Finish>) {
        self.board.panel(at);
        self.ink.write(HEADING, at.x + 16, at.y + 36, heading);
        let column = |index: usize| at.right() - 150 - (parts.len() - index) as i32 * PARTIAL + PARTIAL;
        for (index, part) in parts.iter().enumerate() {
            self.ink.sprite(part, Rect::new(column(index) - 46, at.y + 12, 46, 46));
        }
        seats.sort_by_key(|it| it.rank);
        let pitch = ((at.h - 74) / seats.len().max(1) as i32).min(104);
        for (row, it) in (0..).zip(&seats) {
            let line = Rect::new(at.x + 10, at.y + 66 + row * pitch, at.w - 20, pitch - 6);
            let middle = line.centre();
            self.ink.rect(line, 10, ink::PAPER);
            if it.rank == 1 {
                self.ink.outline(line.grown(-2), 8, ink::SAFFRON, 4);
                let side = (line.h - 4).min(60);
                self.ink.sprite("common/winner", Rect::new(line.x + 38 - side / 2, middle - side / 2, side, side));
            }
            let rank = if it.rank == 1 { COUNT.size(30) } else { COUNT.color(ink::RANK) };
            self.ink.number(rank.middle(), line.x + 38, middle, it.rank);
            let size = (line.h - 8).min(50);
            let mut who: Vec<Part<Text>> = Vec::new();
            for name in &it.signs {
                who.extend([Part::Sprite { name: name.clone(), size }, Part::Gap(8)]);
            }
            let signs = it.signs.len() as i32 * (size + 8);
            let end = if parts.is_empty() { line.right() - 150 } else { column(0) - 62 };
            let room = (end - line.x - 86 - signs).max(60);
            who.extend([Part::Gap(4), NAME.size(34).part(seat_name(it.seat), Some(room as u32))]);
            self.ink.run(who, (line.x + 78, middle), Level::Middle, Anchor::Left, (end - line.x - 70) as u32, None);
            for (index, points) in it.partial.iter().enumerate() {
                let gain = Text::new("picture-more").number("number", *points);
                let color = if *points == 0 { ink::MUTED } else { ink::GOOD };
                self.ink.write(BODY_BOLD.color(color).right(), column(index), middle, gain);
            }
            self.ink.number(SCORE.size(56).right(), line.right() - 14, middle, it.score);
        }
    }

    /// Who did best at what `label` says: their signs and names, and the figure.
    pub fn honour(&mut self, at: Rect, label: Text, seats: &[Seat], figure: Text) {
        self.board.panel(at);
        self.ink.write(BODY.color(ink::MUTED).room(at.w as u32 - 32), at.x + 16, at.y + 34, label);
        self.ink.write(SCORE.size(60).right(), at.right() - 18, at.y + 92, figure);
        let middle = at.y + 92;
        let mut parts: Vec<Part<Text>> = Vec::new();
        for seat in seats.iter().take(4) {
            parts.extend([Part::Sprite { name: super::seat_chip(*seat), size: 46 }, Part::Gap(10)]);
        }
        if let [seat] = seats {
            parts.push(NAME.size(34).part(seat_name(*seat), Some(at.w as u32 - 190)));
        }
        self.ink.run(parts, (at.x + 16, middle), Level::Middle, Anchor::Left, at.w as u32 - 130, None);
    }
}
