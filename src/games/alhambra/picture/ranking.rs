//! Everybody in the order of finish, when the game is over.

use pergola_page::{BODY_BOLD, Brush, COUNT, HEADING, NAME, Page, SCORE, by_rank, ink, seat_chip, seat_name};
use pergola_render::Rect;
use pergola_text::Text;

use super::{frame::Frame, story};
use crate::view::View;

/// Instead of market and display, when the game is over: everybody's points in the order of finish.
pub(super) fn final_scores(page: &mut Page, view: &View, ranks: &[u8], frame: &Frame, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-final-scores"));
    let gained = story::gains(frame.last_turn()).map(|(_, gained)| gained);
    let seats = by_rank(ranks);
    let pitch = ((panel.h - 76) / seats.len() as i32).min(108);
    for (row, seat) in (0..).zip(seats) {
        let at = Rect::new(panel.x + 10, panel.y + 64 + row * pitch, panel.w - 20, pitch - 8);
        let (rank, won) = (ranks[seat.index()], ranks[seat.index()] == 1);
        page.ink.rect(at, 10, ink::PAPER);
        if won {
            page.ink.outline(at.grown(-2), 8, ink::SAFFRON, 4);
            page.ink.sprite("common/winner", Rect::new(at.x + 8, at.centre() - 30, 60, 60));
        }
        let style = if won { COUNT.size(34) } else { COUNT.color(ink::RANK) };
        page.ink.number(style.middle(), at.x + 38, at.centre(), rank);
        page.ink.sprite(&seat_chip(seat), Rect::new(at.x + 80, at.centre() - 25, 50, 50));
        page.ink.write(NAME.room(250), at.x + 146, at.centre(), seat_name(seat));
        if let Some(gained) = gained {
            let gain = Text::new("picture-more").number("number", gained[seat.index()]);
            let color = if gained[seat.index()] == 0 { ink::MUTED } else { ink::GOOD };
            page.ink.write(BODY_BOLD.color(color).right(), at.right() - 116, at.centre(), gain);
        }
        page.ink.number(SCORE.size(60).right(), at.right() - 16, at.centre(), view.seats[seat.index()].score);
    }
}

/// In a seat's own picture.
pub(super) fn ranking(brush: &mut Brush, panel: Rect, view: &View, ranks: &[u8]) {
    brush.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-final-scores"));
    let seats = by_rank(ranks);
    let pitch = (284 / seats.len() as i32).min(72);
    for (row, seat) in (0..).zip(seats) {
        let at = Rect::new(panel.x + 10, panel.y + 58 + row * pitch, panel.w - 20, pitch - 5);
        brush.rect(at, 8, ink::PAPER);
        let middle = at.centre();
        if ranks[seat.index()] == 1 {
            brush.outline(at.grown(-1), 8, ink::SAFFRON, 3);
            brush.sprite("common/winner", Rect::new(at.x + 3, middle - 19, 38, 38));
        }
        let rank = if ranks[seat.index()] == 1 { COUNT.size(24) } else { COUNT.size(30).color(ink::RANK) };
        brush.number(rank.middle(), at.x + 22, middle, ranks[seat.index()]);
        brush.sprite(&seat_chip(seat), Rect::new(at.x + 42, middle - 18, 36, 36));
        brush.write(NAME.size(30).room(180), at.x + 90, middle, seat_name(seat));
        brush.number(COUNT.right(), at.right() - 12, middle, view.seats[seat.index()].score);
    }
}
