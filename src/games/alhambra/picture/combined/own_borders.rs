//! A seat's own borders, below its reserve.

use pergola_page::{BODY, COUNT, Page, ink, number};
use pergola_render::{Anchor, Level, Part, Rect};
use pergola_text::Text;

use super::run::Run;
use crate::{picture::game::ReserveShown, view::SeatView};

/// In the panel of a seat's reserve: its points, and below its three borders, each by its sign.
pub(super) fn draw(page: &mut Page, seen: &SeatView, reserve: ReserveShown) {
    let ReserveShown { panel, crowded, more } = reserve;
    let strip = Rect::new(panel.x + 14, panel.bottom() - if crowded { 46 } else { 66 }, 348, if crowded { 40 } else { 52 });
    page.board.rect(strip, 9, ink::INSET);
    let points = Text::new("combined-picture-points").number("points", seen.score);
    let right = panel.right() - if more { 88 } else { 16 };
    page.ink.write(BODY.color(ink::MUTED).right(), right, panel.y + 32, points);
    let size = if crowded { 28 } else { 34 };
    let mut parts: Vec<Part<Text>> = Vec::new();
    for run in Run::ALL {
        let length = COUNT.size(size).part(number(run.longest(seen)), None);
        parts.extend([Part::Sprite { name: run.icon(), size: i32::from(size) + 4 }, Part::Gap(10), length, Part::Gap(34)]);
    }
    page.ink.run(parts, (strip.x + 12, strip.centre()), Level::Middle, Anchor::Left, strip.w as u32, None);
}
