//! A seat's own longest border and its points, below its reserve.

use pergola_page::{BODY, COUNT, Page, ink, number};
use pergola_render::{Anchor, Level, Part, Rect};
use pergola_text::Text;

use super::game::ReserveShown;
use crate::{pieces::Border, view::SeatView};

/// Draws them, in a single line where the reserve takes two rows.
pub(super) fn draw(page: &mut Page, border: Border, seen: &SeatView, reserve: ReserveShown) {
    let ReserveShown { panel, crowded, .. } = reserve;
    if crowded {
        let points = Text::new("alhambra-picture-wall-and-points").code("border", border.key());
        let points = points.number("wall", seen.wall).number("points", seen.score);
        page.ink.write(BODY.color(ink::MUTED).room(344), panel.x + 18, panel.bottom() - 20, points);
        return;
    }
    let strip = Rect::new(panel.x + 18, panel.bottom() - 72, 340, 58);
    page.board.rect(strip, 9, ink::INSET);
    let label = |id: &'static str| BODY.part(Text::new(id), None);
    let wall = BODY.part(Text::new("alhambra-picture-wall").code("border", border.key()), None);
    let wall = vec![wall, Part::Gap(14), COUNT.part(number(seen.wall), None)];
    page.ink.run(wall, (strip.x + 14, strip.centre()), Level::Middle, Anchor::Left, 160, None);
    let points = vec![label("alhambra-picture-points"), Part::Gap(14), COUNT.part(number(seen.score), None)];
    page.ink.run(points, (strip.right() - 14, strip.centre()), Level::Middle, Anchor::Right, 190, None);
}
