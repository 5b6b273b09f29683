//! A seat's own borders.

use pergola_page::{COUNT, Page, ink, number};
use pergola_render::{Anchor, Level, Part, Rect};
use pergola_text::Text;

use super::run::Run;
use crate::view::SeatView;

/// In a strip, its three borders, each by its sign.
pub(super) fn draw(page: &mut Page, seen: &SeatView, strip: Rect) {
    page.board.rect(strip, 9, ink::INSET);
    let size = if strip.h < 50 { 34 } else { 38 };
    let mut parts: Vec<Part<Text>> = Vec::new();
    for run in Run::ALL {
        let length = COUNT.size(size).part(number(run.longest(seen)), None);
        parts.extend([Part::Sprite { name: run.icon(), size: i32::from(size) + 4 }, Part::Gap(10), length, Part::Gap(26)]);
    }
    parts.pop();
    page.ink.run(parts, (strip.x + 12, strip.centre()), Level::Middle, Anchor::Left, strip.w as u32, None);
}
