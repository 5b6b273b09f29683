//! A seat's own longest border.

use pergola_page::{BODY, COUNT, Page, ink, number};
use pergola_render::{Anchor, Level, Part, Rect};
use pergola_text::Text;

use super::set_art;
use crate::{pieces::Border, view::SeatView};

/// Draws its sign, its length and its name in a strip.
pub(super) fn draw(page: &mut Page, border: Border, seen: &SeatView, strip: Rect) {
    page.board.rect(strip, 9, ink::INSET);
    let size = (strip.h - 8).min(44);
    let sign = Part::Sprite { name: set_art::of(border).border_icon.to_owned(), size };
    let name = BODY.part(Text::new("alhambra-picture-longest").code("border", border.key()), None);
    let parts = vec![sign, Part::Gap(12), COUNT.part(number(seen.wall), None), Part::Gap(14), name];
    page.ink.run(parts, (strip.x + 12, strip.centre()), Level::Middle, Anchor::Left, strip.w as u32 - 24, None);
}
