//! What the scoring rounds pay.

use pergola_engine::Seats;
use pergola_page::{BODY, HEADING, Page, ink};
use pergola_render::{Face, Rect};
use pergola_text::Text;

use super::{
    piece::{self, art},
    rounds::{round_art, tick},
};
use crate::{pieces::Round, view::View};

/// What the scoring rounds pay, for the place a fourth seat would have: one line a type, one column a round.
pub(super) fn payments(page: &mut Page, view: &View, _: Seats, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 36, Text::new("alhambra-picture-scoring"));
    let columns = [panel.x + 106, panel.x + 196, panel.x + 334];
    for (round, x) in Round::ALL.into_iter().zip(columns) {
        let at = Rect::new(x - 23, panel.y + 62, 46, 46);
        page.ink.sprite(&round_art(round), at);
        if view.rounds.contains(&round) {
            tick(&mut page.ink, (at.right() - 5, at.bottom() - 6));
        }
    }
    for (line, kind) in view.kinds().iter().copied().enumerate() {
        let row = Rect::new(panel.x + 10, panel.y + 118 + line as i32 * 49, panel.w - 20, 45);
        page.ink.rect(row, 8, ink::PAPER);
        page.ink.sprite(&piece::kind_art(kind), Rect::new(row.x + 4, row.y + 2, 41, 41));
        let first = line as i64 + 1;
        let one = Text::new("alhambra-picture-pays-one").number("first", first);
        let two = Text::new("alhambra-picture-pays-two").number("first", first + 7).number("second", first);
        let three = Text::new("alhambra-picture-pays-three").number("first", first + 15);
        let three = three.number("second", first + 7).number("third", first);
        for (text, x) in [one, two, three].into_iter().zip(columns) {
            page.ink.write(BODY.face(Face::SerifBold).size(30).middle(), x, row.centre(), text);
        }
    }
    let row = Rect::new(panel.x + 10, panel.y + 118 + 6 * 49, panel.w - 20, 45);
    page.ink.rect(row, 8, ink::PAPER);
    page.ink.sprite(&art("wall_icon"), Rect::new(row.x + 2, row.y, 45, 45));
    page.ink.write(BODY.color(ink::MUTED), row.x + 62, row.centre(), Text::new("alhambra-picture-wall-pays"));
}
