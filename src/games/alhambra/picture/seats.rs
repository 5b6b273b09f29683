//! The panels of seats on the table's picture: the city, and beside or below it what else lies before the seat.

use pergola_engine::Seat;
use pergola_page::{Brush, COUNT, Header, Page, ink};
use pergola_render::Rect;

use super::{
    cities,
    city::Site,
    frame::Frame,
    layout::Lot,
    modules::{self, Sign},
    moment::{Moment, Place, numbered},
    piece::{self, art},
    story,
};
use crate::{
    pieces::{Cell, Tile},
    view::{SeatView, View},
};

/// Cells of a city are never drawn larger than this.
pub(super) const CELL_CAP: i32 = 88;

/// Draws the panel of a seat.
pub(super) fn draw(page: &mut Page, view: &View, frame: &Frame, seat: Seat, place: Lot, story: &[Moment]) {
    let seen = &view.seats[seat.index()];
    let signs: &[&str] = if seat == view.start { &["alhambra/first_player"] } else { &[] };
    let gain = story::gains(frame.last_turn()).map(|(_, gained)| i64::from(gained[seat.index()]));
    let to_act = frame.to_act.contains(seat);
    page.seat_panel(place.panel, &Header { seat, score: seen.score.into(), gain, to_act, signs, height: place.header });
    let changed: Vec<(u16, Cell)> = numbered(story)
        .filter_map(|(step, it)| match it {
            Place::City(owner, cell) if owner == seat => Some((step, cell)),
            Place::Standing(owner, tile) if owner == seat => seen.city.iter().find(|it| *it.1 == tile).map(|it| (step, *it.0)),
            _ => None,
        })
        .collect();
    let focus = changed.iter().map(|it| it.1).collect();
    let city = cities::of(view, seen, focus);
    let site = Site::fit(place.city(), &city, CELL_CAP);
    site.draw(&mut page.ink, &city, &[]);
    modules::draw_on_city(&mut page.ink, view, seat, &|cell| site.place(cell));
    let signs = modules::signs(view, seat);
    if place.beside {
        side_strip(page, place.panel, place.header, seat, seen, &signs, story)
    } else {
        strip(page, place.panel, seat, seen, &signs, story)
    }
    let rings: Vec<(Rect, u16)> = changed.iter().filter_map(|(step, cell)| Some((site.place(*cell)?, *step))).collect();
    let earlier = story::earlier(&frame.turns).into_iter().filter(|(owner, _)| *owner == seat);
    for at in earlier.filter_map(|(_, cell)| site.place(cell)) {
        page.ink.seat_ring(at, seat);
    }
    page.ink.rings(&rings, 0);
}

/// Below the city: how many money cards the seat holds, what its modules add, and its reserve.
fn strip(page: &mut Page, panel: Rect, seat: Seat, seen: &SeatView, signs: &[Sign], story: &[Moment]) {
    let strip = Rect::new(panel.x + 8, panel.bottom() - 74, panel.w - 16, 66);
    page.board.rect(strip, 9, ink::INSET);
    page.ink.sprite(&art("card_back"), Rect::new(strip.x + 14, strip.y + 6, 36, 54));
    page.ink.number(COUNT, strip.x + 62, strip.centre(), seen.cards);
    let mut left = strip.x + 118;
    for sign in signs {
        let at = Rect::new(left, strip.centre() - 24, 48, 48);
        page.ink.sprite(&sign.art, at);
        ring_sign(&mut page.ink, at, sign, story);
        if let Some(number) = sign.number {
            page.ink.number(COUNT.size(34), left + 52, strip.centre(), number);
        }
        left += if sign.number.is_some() { 80 } else { 54 };
    }
    let area = Rect::new(left, strip.y + 3, strip.right() - 6 - left, strip.h - 6);
    reserve(&mut page.ink, seat, seen, story, area);
}

/// Beside the city, from the top: how many money cards the seat holds; from the bottom: its reserve.
fn side_strip(page: &mut Page, panel: Rect, header: i32, seat: Seat, seen: &SeatView, signs: &[Sign], story: &[Moment]) {
    let strip = Rect::new(panel.right() - 92, panel.y + header, 84, panel.h - header - 8);
    page.board.rect(strip, 9, ink::INSET);
    page.ink.sprite(&art("card_back"), Rect::new(strip.x + 8, strip.y + 8, 30, 45));
    page.ink.number(COUNT.size(34).middle(), strip.x + 61, strip.y + 30, seen.cards);
    let mut top = strip.y + 60;
    for sign in signs {
        let beside = if sign.number.is_some() { 20 } else { 0 };
        let at = Rect::new(strip.x + 20 - beside * 3 / 4, top, 44, 44);
        page.ink.sprite(&sign.art, at);
        ring_sign(&mut page.ink, at, sign, story);
        if let Some(number) = sign.number {
            page.ink.number(COUNT.size(34).middle(), strip.x + 64, top + 22, number);
        }
        top += 48;
    }
    let area = Rect::new(strip.x + 4, top + 4, strip.w - 8, strip.bottom() - 8 - top);
    reserve(&mut page.ink, seat, seen, story, area);
}

/// A ring around a sign where a step happened.
fn ring_sign(brush: &mut Brush, at: Rect, sign: &Sign, story: &[Moment]) {
    for (number, _) in numbered(story).filter(|it| Some(it.1) == sign.ringed) {
        brush.rings(&[(at, number)], at.w);
    }
}

/// Where the tiles of a reserve lie on the table: from the lower right of an area, as large as all find room.
struct Shelf {
    area: Rect,
    side: i32,
    columns: i32,
    lines: i32,
}

/// The sides of a reserve's tiles, the largest first.
const SIDES: [i32; 4] = [60, 48, 36, 30];
/// Between them.
const BETWEEN: i32 = 5;

impl Shelf {
    fn of(area: Rect, count: usize) -> Shelf {
        let fit = |room: i32, side: i32| ((room + BETWEEN) / (side + BETWEEN)).max(1);
        let shelf = |side: i32| Shelf { area, side, columns: fit(area.w, side), lines: fit(area.h, side) };
        let all = SIDES.into_iter().map(shelf).find(|it| it.places() >= count);
        all.unwrap_or_else(|| shelf(SIDES[SIDES.len() - 1]))
    }

    const fn places(&self) -> usize {
        (self.columns * self.lines) as usize
    }

    /// The place of a tile when so many are shown.
    const fn at(&self, slot: usize, shown: usize) -> Rect {
        let (back, pitch) = (shown as i32 - 1 - slot as i32, self.side + BETWEEN);
        let left = if self.lines > 1 && self.columns == 1 {
            self.area.x + (self.area.w - self.side) / 2
        } else {
            self.area.right() - self.side - back % self.columns * pitch
        };
        Rect::new(left, self.area.bottom() - self.side - back / self.columns * pitch, self.side, self.side)
    }
}

/// The tiles that are still to be placed, dashed, and those of a reserve; where not all find room, the last place says how
/// many more there are; an empty slot when there is none.
fn reserve(brush: &mut Brush, seat: Seat, seen: &SeatView, story: &[Moment], area: Rect) {
    let reserve = recent_first(seat, &seen.reserve, story);
    let tiles: Vec<Tile> = seen.to_place.iter().copied().chain(reserve).collect();
    let shelf = Shelf::of(area, tiles.len());
    if tiles.is_empty() {
        brush.sprite(&art("reserve_slot"), shelf.at(0, 1).grown(-2));
    }
    let places = shelf.places();
    let shown = if tiles.len() > places { &tiles[..places - 1] } else { &tiles[..] };
    let taken = shown.len() + usize::from(shown.len() < tiles.len());
    for (slot, tile) in shown.iter().enumerate() {
        let at = shelf.at(slot, taken);
        piece::whole_tile(brush, at, *tile);
        if slot < seen.to_place.len() {
            brush.outline(at.grown(2), 6, ink::IVORY, 9);
            brush.dashed(at.grown(2), 6, ink::ATTENTION, 5);
        }
    }
    if taken > shown.len() {
        let at = shelf.at(shown.len(), taken);
        brush.more((at.middle(), at.centre()), tiles.len() - shown.len());
    }
    for (number, place) in numbered(story) {
        if let Some(slot) = shown.iter().position(|tile| place == Place::Reserve(seat, *tile)) {
            brush.rings(&[(shelf.at(slot, taken), number)], 6);
        }
    }
}

/// A reserve with the tiles that just came into it first, so that they are seen.
fn recent_first(seat: Seat, tiles: &[Tile], story: &[Moment]) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    tiles.sort_by_key(|tile| !numbered(story).any(|(_, place)| place == Place::Reserve(seat, *tile)));
    tiles
}
