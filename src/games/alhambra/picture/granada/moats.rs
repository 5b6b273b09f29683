//! The standings where the buildings have a panel of their own.

use pergola_engine::Seats;
use pergola_page::{COUNT, HEADING, NAME, Page, SCORE, ink, seat_chip, seat_name};
use pergola_render::Rect;
use pergola_text::Text;

use crate::{
    picture::{
        set_art,
        standings::{rank, rows},
    },
    view::View,
};

/// Rank, moat and points of every seat, best first.
pub(super) fn standings(page: &mut Page, view: &View, to_act: Seats, panel: Rect) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 36, Text::new("alhambra-picture-standings"));
    let moat_x = panel.right() - 150;
    page.ink.sprite(set_art::of(view.border()).border_icon, Rect::new(moat_x - 23, panel.y + 12, 46, 46));
    let rows = rows(view);
    let pitch = (panel.h - 76) / rows.len().max(1) as i32;
    let longest = rows.iter().filter_map(|row| row.wall).max().unwrap_or(0);
    for (index, row) in rows.iter().enumerate() {
        let at = Rect::new(panel.x + 10, panel.y + 68 + index as i32 * pitch, panel.w - 20, pitch - 8);
        let acts = row.seat.is_some_and(|seat| to_act.contains(seat));
        page.ink.rect(at, 10, if acts { ink::PAPER_TO_ACT } else { ink::PAPER });
        if acts {
            page.ink.outline(at.grown(-2), 8, ink::ATTENTION, 4);
        }
        let (middle, Some(seat), Some(wall)) = (at.centre(), row.seat, row.wall) else { continue };
        page.ink.number(COUNT.color(ink::RANK).middle(), panel.x + 32, middle, rank(view, seat));
        page.ink.sprite(&seat_chip(seat), Rect::new(panel.x + 58, middle - 26, 52, 52));
        page.ink.write(NAME.room(300), panel.x + 126, middle, seat_name(seat));
        let leads = wall > 0 && wall == longest;
        if leads {
            page.ink.rect(Rect::new(moat_x - 26, middle - 23, 52, 46), 5, ink::NIGHT);
        }
        page.ink.number(COUNT.color(if leads { ink::RUN } else { ink::NIGHT }).middle(), moat_x, middle, wall);
        page.ink.number(SCORE.size(60).right(), at.right() - 16, middle, row.score);
    }
}
