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
    let room = ((strip.right() - left) / 66).clamp(1, 4) as usize;
    // Where not all find room, a place is taken by how many more there are.
    let slots = if seen.reserve.len() + seen.to_place.len() > room { (room - 1).max(1) } else { room };
    let last = Rect::new(strip.right() - 66, strip.y + 3, 60, 60);
    let shelf = Shelf { last, pitch: (66, 0), slots, more: (strip.right() - 66 * slots as i32 - 34, strip.centre()) };
    reserve(&mut page.ink, seat, seen, story, &shelf);
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
    let room = ((strip.bottom() - top - 4) / 60).max(1) as usize;
    // Where not all find room, the highest place is taken by how many more there are.
    let slots = if seen.reserve.len() + seen.to_place.len() > room { (room - 1).max(1) } else { room };
    let last = Rect::new(strip.x + 14, strip.bottom() - 60, 56, 56);
    let shelf = Shelf { last, pitch: (0, 60), slots, more: (last.middle(), last.bottom() - 60 * slots as i32 - 20) };
    reserve(&mut page.ink, seat, seen, story, &shelf);
}

/// A ring around a sign where a step happened.
fn ring_sign(brush: &mut Brush, at: Rect, sign: &Sign, story: &[Moment]) {
    for (number, _) in numbered(story).filter(|it| Some(it.1) == sign.ringed) {
        brush.rings(&[(at, number)], at.w);
    }
}

/// Where the tiles of a reserve lie on the table: the last one, and from it back.
struct Shelf {
    last: Rect,
    /// From one tile to the next, to the right and down.
    pitch: (i32, i32),
    slots: usize,
    /// Where it is said how many more there are.
    more: (i32, i32),
}

impl Shelf {
    /// The place of a tile when so many are shown.
    fn at(&self, slot: usize, shown: usize) -> Rect {
        let back = shown as i32 - 1 - slot as i32;
        self.last.moved(-back * self.pitch.0, -back * self.pitch.1)
    }
}

/// The tiles that are still to be placed, dashed, and those of a reserve, as many as there are slots, then how many more;
/// an empty slot when there is none.
fn reserve(brush: &mut Brush, seat: Seat, seen: &SeatView, story: &[Moment], shelf: &Shelf) {
    let reserve = recent_first(seat, &seen.reserve, story);
    let tiles: Vec<Tile> = seen.to_place.iter().copied().chain(reserve).collect();
    if tiles.is_empty() {
        brush.sprite(&art("reserve_slot"), shelf.last.grown(-2));
    }
    let shown = &tiles[..tiles.len().min(shelf.slots)];
    for (slot, tile) in shown.iter().enumerate() {
        let at = shelf.at(slot, shown.len());
        piece::whole_tile(brush, at, *tile);
        if slot < seen.to_place.len() {
            brush.outline(at.grown(2), 6, ink::IVORY, 9);
            brush.dashed(at.grown(2), 6, ink::ATTENTION, 5);
        }
    }
    if tiles.len() > shown.len() {
        brush.more(shelf.more, tiles.len() - shown.len());
    }
    for (number, place) in numbered(story) {
        if let Some(slot) = shown.iter().position(|tile| place == Place::Reserve(seat, *tile)) {
            brush.rings(&[(shelf.at(slot, shown.len()), number)], 6);
        }
    }
}

/// A reserve with the tiles that just came into it first, so that they are seen.
fn recent_first(seat: Seat, tiles: &[Tile], story: &[Moment]) -> Vec<Tile> {
    let mut tiles = tiles.to_vec();
    tiles.sort_by_key(|tile| !numbered(story).any(|(_, place)| place == Place::Reserve(seat, *tile)));
    tiles
}
