//! What a seat chooses from, in its own picture: the market, the display, what modules offer, and the tiles of its own, each
//! with the badge of its menu entry beside it. The city and the money have the room below.
//!
//! Tiles of the market are so large that they are told apart on a phone; a badge never lies on what is compared.

use pergola_engine::Seat;
use pergola_page::{BODY, BODY_BOLD, Brush, HEADING, Page, ink};
use pergola_render::{Anchor, Fill, Level, Plate, Rect};
use pergola_text::Text;

use super::{display, frame::Frame, games, lit::Lit, marked::Shelf, modules, piece::art};
use crate::{
    Spot,
    pieces::{Currency, Tile},
    view::{SeatView, View},
};

/// So many tiles of a reserve find room beside the display.
const BESIDE: usize = 6;
/// So many tiles that wait to be placed, or are in a reserve, find room in a line.
const IN_LINE: usize = 8;
/// A menu has at most 25 entries: more lines of a reserve need no room for badges.
const LINES: usize = 4;
/// The room that is left to the city and the money at least.
pub(super) const BELOW: i32 = 220;

/// How high rows are.
struct Heights {
    /// The display's cards.
    cards: i32,
    /// A line of tiles that wait to be placed.
    to_place: i32,
    /// A line of a larger reserve.
    reserve: i32,
}

/// The usual heights.
const USUAL: Heights = Heights { cards: 168, to_place: 92, reserve: 66 };
/// Where there is much to choose from.
const CROWDED: Heights = Heights { cards: 104, to_place: 62, reserve: 62 };
/// The lower edge of the picture's ground.
pub(super) const BOTTOM: i32 = 1132;
/// Between the rows.
const GAP: i32 = 12;

/// Where the rows lie; those that are not needed have no height.
pub(super) struct Rows {
    market: Rect,
    cards: Rect,
    of_module: Rect,
    strip: Rect,
    to_place: Rect,
    reserve: Rect,
    /// All of them together.
    pub(super) panel: Rect,
}

impl Rows {
    /// The rows of what a seat can choose from, from the upper edge of the picture's ground.
    pub(super) fn of(view: &View, seen: &SeatView, seat: Seat) -> Rows {
        let usual = Rows::with(&USUAL, view, seen, seat);
        if usual.panel.bottom() + BELOW <= BOTTOM { usual } else { Rows::with(&CROWDED, view, seen, seat) }
    }

    fn with(heights: &Heights, view: &View, seen: &SeatView, seat: Seat) -> Rows {
        let at = Rect::new(44, 112, 1112, 0);
        let mut bottom = at.y + 14;
        let mut take = |height: i32| {
            let row = Rect::new(at.x + 12, bottom, at.w - 24, height);
            bottom += if height > 0 { height + GAP } else { 0 };
            row
        };
        let reserved = if seen.reserve.len() > BESIDE { seen.reserve.len().div_ceil(IN_LINE).min(LINES) as i32 } else { 0 };
        let waiting = seen.to_place.len().div_ceil(IN_LINE).min(LINES) as i32;
        let mut rows = Rows {
            market: take(games::of(view).height_of_offer()),
            cards: take(heights.cards),
            of_module: take(modules::height_of_row(view)),
            strip: take(modules::height_of_strip(view, seat)),
            to_place: take(waiting * heights.to_place),
            reserve: take(reserved * heights.reserve),
            panel: at,
        };
        rows.panel.h = bottom - at.y;
        rows
    }

    /// Where modules draw what a seat has of theirs.
    pub(super) const fn strip(&self) -> Option<Rect> {
        if self.strip.h > 0 { Some(self.strip) } else { None }
    }
}

/// Whether the menu points into the market, the display or the row of a module.
pub(super) fn are_marked(view: &View, frame: &Frame) -> bool {
    let into_market = |spot: &Spot| matches!(spot, Spot::Market(_) | Spot::Piece(..));
    frame.marks.iter().any(|(spot, _)| into_market(spot))
        || modules::are_marked(view, frame)
        || modules::display(view).into_iter().flatten().any(|card| frame.mark(&card.spot()).is_some())
}

/// Draws what is on offer; `extra` says that an exact payment granted one more action.
pub(super) fn draw(page: &mut Page, rows: &Rows, view: &View, seen: &SeatView, frame: &Frame, extra: bool) {
    page.board.panel(rows.panel);
    let game = games::of(view);
    for space in Currency::ALL {
        let bay = Rect { x: rows.market.x + space.index() as i32 * 275, w: 263, ..rows.market };
        game.offer(&mut page.ink, bay, space, view, frame);
    }
    display::row(&mut page.ink, rows.cards, view, frame);
    modules::draw_row(&mut page.ink, view, frame, rows.of_module);
    let (brush, lit) = (&mut page.ink, Lit::of(view, frame).tiles());
    if !seen.to_place.is_empty() {
        brush.write(BODY.room(150), rows.to_place.x, rows.to_place.centre(), Text::new("alhambra-picture-to-place"));
        let at = Rect { x: rows.to_place.x + 160, w: rows.to_place.w - 160, ..rows.to_place };
        Shelf::within(at).draw(brush, (&seen.to_place, &lit), (view, frame), Spot::ToPlace);
    }
    reserve(brush, rows, (view, frame), (seen, &lit));
    if extra {
        extra_action(brush, (rows.panel.right() - 14, rows.cards.y + 24));
    }
}

/// The reserve, beside the display where it finds room there.
fn reserve(brush: &mut Brush, rows: &Rows, (view, frame): (&View, &Frame), (seen, lit): (&SeatView, &[Tile])) {
    let beside = Rect { x: rows.cards.x + 664, w: rows.cards.w - 664, ..rows.cards };
    brush.write(HEADING, beside.x, beside.y + 24, Text::new("alhambra-picture-reserve"));
    if rows.reserve.h > 0 {
        return Shelf::within(rows.reserve).draw(brush, (&seen.reserve, lit), (view, frame), Spot::Reserve);
    }
    let at = Rect { y: beside.y + 52, h: beside.h - 52, ..beside };
    if seen.reserve.is_empty() {
        return brush.sprite(&art("reserve_slot"), Rect::new(at.x, at.y, 104, 104));
    }
    Shelf::within(at).draw(brush, (&seen.reserve, lit), (view, frame), Spot::Reserve);
}

/// Says that an exact payment granted one more action.
pub(super) fn extra_action(brush: &mut Brush, at: (i32, i32)) {
    let fill = Fill::Solid(ink::GOOD);
    let plate = Plate { height: 44, radius: 10, padding: 12, fill, rim: None };
    let text = BODY_BOLD.color(ink::WHITE).part(Text::new("alhambra-picture-extra-action"), None);
    brush.run(vec![text], at, Level::Middle, Anchor::Right, 200, Some(plate));
}
