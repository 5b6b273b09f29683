//! The display: its cards, and on the table's picture the deck and the scoring rounds.

use pergola_page::{Brush, COUNT, HEADING, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    frame::Frame,
    marked::badge_beside,
    modules,
    moment::{Moment, Place, numbered},
    piece::{self, art},
    rounds::{round_art, tick},
};
use crate::{pieces::Round, view::View};

/// The display, the deck, the scoring rounds that took place and the one to come.
pub(super) fn draw(page: &mut Page, view: &View, story: &[Moment], panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 26, Text::new("alhambra-picture-display"));
    let card = |place: usize| Rect::new(panel.x + 16 + place as i32 * 98, panel.y + 56, 88, 132);
    let display = modules::display(view);
    for (place, shown) in display.into_iter().enumerate() {
        match shown {
            Some(shown) => modules::card(&mut page.ink, card(place), shown),
            None => page.ink.dashed(card(place).grown(-2), 10, ink::SAND_EDGE, 3),
        }
    }
    deck(&mut page.ink, view, panel);
    rounds(&mut page.ink, view, story, panel);
    let mut rings = Vec::new();
    for (number, place) in numbered(story) {
        let Place::Display(place, taken) = place else { continue };
        rings.push(match display[place] {
            Some(_) => (piece::gone(&mut page.ink, card(place), (40, 60), |brush, at| modules::card(brush, at, taken)), number),
            None => (card(place), number),
        });
    }
    page.ink.rings(&rings, 0);
}

fn deck(brush: &mut Brush, view: &View, panel: Rect) {
    let left = panel.x + 414;
    brush.write(HEADING, left + 2, panel.y + 26, Text::new("alhambra-picture-deck"));
    for (right, down) in [(8, 54), (4, 58), (0, 62)] {
        brush.sprite(&art("card_back"), Rect::new(left + right, panel.y + down, 84, 126));
    }
    let plate = Rect::new(left + 10, panel.y + 106, 64, 46);
    brush.rect(plate, 10, ink::IVORY);
    brush.number(COUNT.middle(), plate.middle(), plate.centre(), view.deck);
}

/// Rounds that took place, small with a tick in the heading row; the round to come, large.
fn rounds(brush: &mut Brush, view: &View, story: &[Moment], panel: Rect) {
    for (index, round) in view.rounds.iter().copied().enumerate() {
        let at = Rect::new(panel.right() - 104 + index as i32 * 50, panel.y + 8, 42, 42);
        brush.sprite(&round_art(round), at);
        for (number, _) in numbered(story).filter(|it| it.1 == Place::Scoring(round)) {
            // On the lower left, so that the medal's stars are seen and the panel is not left.
            brush.rings(&[(at, number)], at.w);
        }
        // Above the ring of a round that has just taken place.
        brush.point_out(|brush| tick(brush, (at.right() - 6, at.bottom() - 7)));
    }
    if let Some(next) = Round::ALL.into_iter().find(|round| view.scored.is_none_or(|last| *round > last)) {
        brush.sprite(&round_art(next), Rect::new(panel.right() - 108, panel.y + 76, 92, 92));
    }
}

/// Its cards in a row of a seat's own picture, each with the badge of its menu entry beside it.
pub(super) fn row(brush: &mut Brush, row: Rect, view: &View, frame: &Frame) {
    let width = row.h * 2 / 3;
    for (place, card) in modules::display(view).into_iter().enumerate() {
        let at = Rect::new(row.x + place as i32 * 166, row.y, width, row.h);
        let Some(card) = card else {
            brush.dashed(at.grown(-2), 8, ink::SAND_EDGE, 3);
            continue;
        };
        modules::card(brush, at, card);
        badge_beside(brush, (at.right() + 29, at.centre()), frame.mark(&card.spot()));
    }
}
