//! A seat's own picture while it chooses a card: the cards large, with their numbers below them, beside the market they are
//! played for; the garden small.

use pergola_engine::Seat;
use pergola_page::{HEADING, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{Frame, garden::Site, personal, piece};
use crate::{pieces::Colour, view::View, words::Spot};

const PLAN: Site = Site { x: 50, y: 122, cell: 64, labels: 50, bonuses: 50, terrace: 64 };
/// The market, and the side of its tiles: on a phone they are 56 pixels wide.
const MARKET: Rect = Rect::new(756, 112, 394, 1020);
const TILE: i32 = 172;
const HAND: Rect = Rect::new(50, 590, 476, 542);
const MISSIONS: Rect = Rect::new(540, 590, 202, 542);
/// The heights of a card of the hand and of a mission.
const CARD: i32 = 290;
const MISSION: i32 = 214;

/// Whether the menu asks for a card.
pub(super) fn are_asked(frame: &Frame) -> bool {
    frame.marks.iter().any(|(spot, mark)| *mark > 0 && matches!(spot, Spot::Card(_)))
}

/// Draws the market, the cards and what they are for.
pub(super) fn panels(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let garden = &view.gardens[seat.index()];
    PLAN.ground(&mut page.board, &view.rows);
    personal::banners(&mut page.ink, PLAN, personal::missions(view, seat));
    PLAN.contents(&mut page.ink, seat, garden, &view.rows);
    PLAN.badges(&mut page.ink, frame, garden);
    market(page, view);
    hand(page, view, frame);
    page.board.panel(MISSIONS);
    page.board.write(HEADING.middle(), MISSIONS.middle(), MISSIONS.y + 34, Text::of("sanssouci-picture-missions"));
    for (index, mission) in (0..).zip(personal::missions(view, seat)) {
        let at = (MISSIONS.middle() - piece::card_width(MISSION) / 2, MISSIONS.y + 74 + index * (MISSION + 20));
        piece::mission(&mut page.ink, at, MISSION, *mission, personal::pays(view, seat, *mission));
    }
}

/// Five plates of two tiles, each in the colour of its row.
fn market(page: &mut Page, view: &View) {
    for (row, colour) in (0..).zip(Colour::MARKET) {
        let plate = Rect::new(MARKET.x, MARKET.y + row * 206, MARKET.w, 196);
        piece::plate(&mut page.board, plate, colour);
        for side in 0..2 {
            let at = Rect::new(plate.x + 16 + side * (TILE + 18), plate.y + 12, TILE, TILE);
            match view.market[(2 * row + side) as usize] {
                Some(symbol) => {
                    page.ink.shadow(at, 9);
                    piece::tile(&mut page.ink, at, symbol);
                }
                None => page.ink.dashed(at.grown(-6), 9, ink::mix(super::paint(colour), ink::NIGHT, 45), 3),
            }
        }
    }
}

/// The cards of the hand, each above the number of its entry.
fn hand(page: &mut Page, view: &View, frame: &Frame) {
    page.board.panel(HAND);
    page.board.write(HEADING.middle(), HAND.middle(), HAND.y + 34, Text::of("sanssouci-picture-hand"));
    for (index, card) in (0..).zip(view.hand.as_deref().unwrap_or_default()) {
        let (x, y) = (HAND.x + 16 + index * (piece::card_width(CARD) + 18), HAND.y + 80);
        piece::card(&mut page.ink, (x, y), CARD, *card, view);
        if let Some(mark) = frame.mark(&Spot::Card(*card)) {
            piece::badge(&mut page.ink, (x + piece::card_width(CARD) / 2, y + CARD + 56), mark);
        }
    }
}
