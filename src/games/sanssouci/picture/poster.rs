//! The end as a poster: the winner's garden large, and what every seat won part by part.

use pergola_engine::Seat;
use pergola_page as page;
use pergola_page::{BODY, BODY_BOLD, COUNT, NAME, Page, TITLE, ink, number};
use pergola_render::{Anchor, Level, Rect, Scene};
use pergola_text::Text;

use super::{Frame, garden::Site, head, piece};
use crate::{
    score::{self, Tally},
    view::View,
};

const PLAN: Site = Site { x: 60, y: 190, cell: 84, labels: 56, bonuses: 56, terrace: 84 };
/// The table of parts: its box, the first column's middle, and from one to the next.
const PARTS: Rect = Rect::new(50, 806, 1500, 322);
const FIRST: i32 = 560;
const PITCH: i32 = 168;

/// The end, with everybody's parts of the score.
pub(super) fn picture(view: &View, frame: &Frame, tallies: &[Tally]) -> Scene<Text> {
    let head = head(view, frame, Text::new("sanssouci-title")).variant(over(tallies));
    head.table(frame, |page| panels(page, view, tallies))
}

/// The end, and what has decided between those who are level on points (rulebook, End of the Game).
fn over(tallies: &[Tally]) -> Text {
    let most = tallies.iter().map(|tally| tally.total()).max();
    let level = tallies.iter().filter(|tally| Some(tally.total()) == most);
    Text::new(if level.count() > 1 { "sanssouci-picture-over-level" } else { "sanssouci-picture-over" })
}

fn panels(page: &mut Page, view: &View, tallies: &[Tally]) {
    let ranks = score::outcome(tallies).ranks;
    if let Some(winner) = page::winners(&ranks).next() {
        let garden = &view.gardens[winner.index()];
        page.ink.write(NAME.room(700), PLAN.x, 148, Text::new("sanssouci-picture-garden-of").seat("seat", winner.0));
        PLAN.ground(&mut page.board, &view.rows);
        PLAN.contents(&mut page.ink, winner, garden, &view.rows);
    }
    for (row, seat) in (0..).zip(page::by_rank(&ranks)) {
        place(page, view, Rect::new(970, 124 + row * 166, 580, 154), seat, ranks[seat.index()]);
    }
    parts(page, tallies);
}

/// A seat's place with its total, its gardeners and its missions.
fn place(page: &mut Page, view: &View, at: Rect, seat: Seat, rank: u8) {
    let garden = &view.gardens[seat.index()];
    page.ink.panel(at);
    if rank == 1 {
        page.ink.outline(at, 14, ink::SAFFRON, 6);
    }
    page.ink.write(TITLE.color(ink::RANK).middle(), at.x + 46, at.centre(), number(rank));
    let name = page::seat_parts(seat, 46, 14, NAME, 230);
    page.ink.run(name, (at.x + 92, at.y + 46), Level::Middle, Anchor::Left, 320, None);
    piece::gardeners(&mut page.ink, (at.x + 92, at.y + 108), garden.gardeners.len(), ink::NIGHT);
    for (index, mission) in (0..).zip(garden.missions.as_deref().unwrap_or_default()) {
        let x = at.x + 210 + index * 100;
        page.ink.sprite("sanssouci/mission_banner", Rect::new(x, at.y + 88, 26, 41));
        page.ink.sprite(&format!("sanssouci/symbol_{mission}"), Rect::new(x + 34, at.y + 80, 56, 56));
    }
    page.ink.number(TITLE.size(72).right(), at.right() - 26, at.centre(), garden.score);
}

/// A line for each seat, a column for each part.
fn parts(page: &mut Page, tallies: &[Tally]) {
    page.board.panel(PARTS);
    page.board.rect(PARTS.grown(-2), 12, ink::INSET);
    let headings = ["moves", "marks", "rows", "columns", "missions", "total"];
    for (column, heading) in (0..).zip(headings) {
        let style = BODY.color(ink::MUTED).middle();
        page.board.write(style, FIRST + column * PITCH, PARTS.y + 36, Text::of(format!("sanssouci-picture-part-{heading}")));
    }
    for (seat, tally) in Seat::all(tallies.len() as u8).zip(tallies) {
        let middle = PARTS.y + 92 + i32::from(seat.0) * 62;
        let name = page::seat_parts(seat, 42, 14, BODY_BOLD, 330);
        page.ink.run(name, (PARTS.x + 24, middle), Level::Middle, Anchor::Left, 430, None);
        let figures = [tally.moves, tally.marks, tally.rows, tally.columns, tally.missions, tally.total()];
        for (column, points) in (0..).zip(figures) {
            let at = (FIRST + column * PITCH, middle);
            if points < 0 {
                page.ink.write(COUNT.middle(), at.0, at.1, piece::signed(points));
            } else {
                page.ink.count(COUNT, at, points);
            }
        }
    }
}
