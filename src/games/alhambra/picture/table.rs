//! The table's picture: market, display and standings on the left, everybody's city on the right.

use pergola_engine::Seat;
use pergola_page as page;
use pergola_page::{BODY_BOLD, Brush, COUNT, HEADING, Happening, Header, NAME, Page, Pill, SCORE, ink, seat_chip, seat_name};
use pergola_render::{Anchor, Level, Part, Rect, Scene};
use pergola_text::Text;

use super::{
    Frame,
    city::{self, City, Site},
    combined, granada,
    left::{self, numbered},
    modules,
    piece::{self, art},
    standings,
    story::{self, Moment, Place},
};
use crate::{
    Phase,
    granada::Scoring,
    pieces::{Border, Cell, Kind, Tile},
    view::{DirkView, SeatView, View},
};

/// Cells of a city are never drawn larger than this.
const CELL_CAP: i32 = 88;

/// Where a seat's panel lies and how it is divided.
#[derive(Clone, Copy)]
struct Lot {
    panel: Rect,
    header: i32,
    /// Hand and reserve beside the city instead of below it.
    beside: bool,
}

/// Draws the table for everybody.
pub(super) fn picture(view: &View, frame: &Frame) -> Scene<Text> {
    let mut page = Page::table(view.key());
    let story = story::steps(&modules::display(view), frame.last_turn());
    page.title(super::title(view), Some(variant(view)));
    page.pill(&pill(view, frame));
    let happenings = story.iter().map(|step| Happening { text: step.text.clone() }).collect();
    page.last_turn(frame.last_actor(), happenings);
    if frame.last_actor().is_none() {
        page.legend(legend(view));
    }
    if let Phase::Over(outcome) = &view.phase {
        final_scores(&mut page, view, &outcome.ranks, frame);
    } else {
        left::market(&mut page, view, &story);
        left::money(&mut page, view, &story);
        left::huts(&mut page, view, &story);
    }
    match (view.border(), view.seats.len()) {
        _ if view.combined.is_some() => figures_of_both(&mut page, view, frame),
        (Border::Wall, _) => standings::standings(&mut page, view, frame.to_act, left::below_offers(view)),
        (Border::Moat, 3) => standings::moats(&mut page, view, frame.to_act, left::below_offers(view)),
        (Border::Moat, _) => granada::buildings(&mut page, view, left::below_offers(view), true),
    }
    let places = places(view);
    for (index, place) in places.iter().enumerate() {
        draw_seat(&mut page, view, frame, Seat(index as u8), *place, &story);
    }
    if view.seats.len() == 3 {
        let fourth = Rect::new(1128, 664, 428, 468);
        match view.border() {
            Border::Wall if view.combined.is_some() => combined::buildings(&mut page, view, fourth, false),
            Border::Wall => standings::payments(&mut page, view, fourth),
            Border::Moat => granada::buildings(&mut page, view, fourth, false),
        }
    }
    if let Some(dirk) = &view.dirk {
        draw_dirk(&mut page, dirk, &story);
    }
    page.footer(frame, None);
    page.finish()
}

/// Below the offers: the standings, where the buildings have a panel of their own, and otherwise the buildings.
fn figures_of_both(page: &mut Page, view: &View, frame: &Frame) {
    let panel = left::below_offers(view);
    match view.seats.len() {
        3 => combined::standings(page, view, frame.to_act, panel),
        _ => combined::buildings(page, view, panel, true),
    }
}

/// What is played: Alhambra with its modules, or Granada with one of its scorings.
fn variant(view: &View) -> Text {
    let Some(scoring) = view.granada.as_ref().map(|granada| granada.scoring) else { return modules::variant(view) };
    // Beside the long title there is room for few words.
    match (scoring, view.combined.is_some() && view.modules.is_some()) {
        (Scoring::Regular, true) => Text::new("combined-picture-regular-with-viziers"),
        (Scoring::Simplified, true) => Text::new("combined-picture-simplified-with-viziers"),
        (Scoring::Regular, false) => modules::with_viziers(view, Text::new("granada-picture-regular")),
        (Scoring::Simplified, false) => modules::with_viziers(view, Text::new("granada-picture-simplified")),
    }
}

/// The parts of the picture: what is on offer, and everybody's city.
pub(super) fn parts(view: &View) -> Vec<(Text, Rect)> {
    let offers = (Text::new("alhambra-picture-offers"), left::offers(view).grown(8));
    let cities = Seat::all(view.seats.len() as u8).zip(places(view)).map(|(seat, lot)| (seat_name(seat), lot.panel.grown(8)));
    [offers].into_iter().chain(cities).collect()
}

/// What the signs of the picture mean, for the first time it is seen.
fn legend(view: &View) -> Vec<(Part<Text>, Text)> {
    let sprite = |name: &str| Part::Sprite { name: art(name), size: 40 };
    let green = if view.border() == Border::Wall { Kind::Garden } else { Kind::Park };
    let figure = page::number(2);
    let disc = Part::Disc { figure, radius: 19, fill: piece::kind_color(green), ink: piece::kind_ink(green) };
    let marker = view.granada.as_ref().filter(|_| view.combined.is_none()).map(|granada| {
        let name = piece::granada_art(&format!("marker_{}", granada.marker.key()));
        (Part::Sprite { name, size: 40 }, Text::new("granada-picture-next-side"))
    });
    let signs = vec![
        (sprite("first_player"), Text::new("alhambra-picture-first-player")),
        (disc, Text::new("alhambra-picture-most-of-a-kind")),
        (
            Part::Sprite { name: piece::border_icon(view.border()), size: 40 },
            Text::new("alhambra-picture-longest").code("border", view.border().key()),
        ),
        (sprite("scoring_a"), Text::new("alhambra-picture-rounds")),
    ];
    let both = view.combined.as_ref().map(|_| combined::legend());
    signs.into_iter().chain(marker).chain(both).collect()
}

/// What the pill says: who is to act, or who has won.
pub(super) fn pill(view: &View, frame: &Frame) -> Pill {
    match &view.phase {
        Phase::Over(outcome) => Pill::won(&outcome.ranks),
        Phase::Turn { .. } | Phase::Between(_) | Phase::LastTiles { .. } => Pill::ToAct(frame.to_act, frame.viewer),
    }
}

fn places(view: &View) -> Vec<Lot> {
    let grid = |index: i32, height: i32, pitch: i32, header: i32, beside: bool| {
        let panel = Rect::new(684 + index % 2 * 444, 180 + index / 2 * pitch, 428, height);
        Lot { panel, header, beside }
    };
    match view.seats.len() as i32 {
        2 => places_of_two(view),
        count @ 3..=4 => (0..count).map(|index| grid(index, 468, 484, 60, false)).collect(),
        count => (0..count).map(|index| grid(index, 307, 323, 54, true)).collect(),
    }
}

/// Two cities lie one above the other or side by side, whichever shows the smaller cells larger.
fn places_of_two(view: &View) -> Vec<Lot> {
    let height = 952 - view.dirk.as_ref().map_or(0, |dirk| dirk_height(dirk) + 16);
    let half = (height - 16) / 2;
    let above = |index: i32| Lot { panel: Rect::new(684, 180 + index * (half + 16), 872, half), header: 60, beside: true };
    let abreast = |index: i32| Lot { panel: Rect::new(684 + index * 444, 180, 428, height), header: 60, beside: false };
    let side = |place: &dyn Fn(i32) -> Lot| {
        let sides = view.seats.iter().zip(0..).map(|(seat, index)| city::side_in(place(index).city(), &seat.city, CELL_CAP));
        sides.min()
    };
    if side(&above) >= side(&abreast) { (0..2).map(above).collect() } else { (0..2).map(abreast).collect() }
}

impl Lot {
    fn city(self) -> Rect {
        let Rect { x, y, w, h } = self.panel;
        if self.beside {
            Rect::new(x + 10, y + self.header + 4, w - 108, h - self.header - 12)
        } else {
            Rect::new(x + 12, y + self.header + 6, w - 24, h - self.header - 86)
        }
    }
}

fn draw_seat(page: &mut Page, view: &View, frame: &Frame, seat: Seat, place: Lot, story: &[Moment]) {
    let seen = &view.seats[seat.index()];
    let signs: &[&str] = if seat == view.start { &["alhambra/first_player"] } else { &[] };
    let gain = story::gains(frame.last_turn()).map(|(_, gained)| i64::from(gained[seat.index()]));
    let to_act = frame.to_act.contains(seat);
    page.seat_panel(place.panel, &Header { seat, score: seen.score.into(), gain, to_act, signs, height: place.header });
    let changed: Vec<(u16, Cell)> = numbered(story)
        .filter_map(|(step, it)| match it {
            Place::City(owner, cell) if owner == seat => Some((step, cell)),
            Place::Bonus(owner, tile) if owner == seat => seen.city.iter().find(|it| *it.1 == tile).map(|it| (step, *it.0)),
            _ => None,
        })
        .collect();
    let focus = changed.iter().map(|it| it.1).collect();
    let city = City::of(view, seen, focus);
    let site = Site::fit(place.city(), &city, CELL_CAP);
    site.draw(&mut page.ink, &city, &[]);
    modules::ribbons(&mut page.ink, &site, view, seat);
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

/// A sign beside the number of money cards, with a number if it has one.
type Sign = (String, Option<u32>);

/// Below the city: how many money cards the seat holds, what its modules add, and its reserve.
fn strip(page: &mut Page, panel: Rect, seat: Seat, seen: &SeatView, signs: &[Sign], story: &[Moment]) {
    let strip = Rect::new(panel.x + 8, panel.bottom() - 74, panel.w - 16, 66);
    page.board.rect(strip, 9, ink::INSET);
    page.ink.sprite(&art("card_back"), Rect::new(strip.x + 14, strip.y + 6, 36, 54));
    page.ink.number(COUNT, strip.x + 62, strip.centre(), seen.cards);
    let mut left = strip.x + 118;
    for (sign, number) in signs {
        let at = Rect::new(left, strip.centre() - 24, 48, 48);
        page.ink.sprite(sign, at);
        ring_vizier(&mut page.ink, at, sign, seat, story);
        if let Some(number) = number {
            page.ink.number(COUNT.size(34), left + 52, strip.centre(), *number);
        }
        left += if number.is_some() { 80 } else { 54 };
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
    for (sign, number) in signs {
        let beside = if number.is_some() { 20 } else { 0 };
        let at = Rect::new(strip.x + 20 - beside * 3 / 4, top, 44, 44);
        page.ink.sprite(sign, at);
        ring_vizier(&mut page.ink, at, sign, seat, story);
        if let Some(number) = number {
            page.ink.number(COUNT.size(34).middle(), strip.x + 64, top + 22, *number);
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

/// A ring around a vizier that was turned up.
fn ring_vizier(brush: &mut Brush, at: Rect, sign: &str, seat: Seat, story: &[Moment]) {
    for (number, _) in numbered(story).filter(|it| it.1 == Place::Vizier(seat) && sign == art("vizier_up")) {
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

fn dirk_height(dirk: &DirkView) -> i32 {
    if dirk.tiles.len() <= 12 { 148 } else { 216 }
}

/// Dirk's tiles by type and price; he has no city.
fn draw_dirk(page: &mut Page, dirk: &DirkView, story: &[Moment]) {
    let height = dirk_height(dirk);
    let panel = Rect::new(684, 1132 - height, 872, height);
    page.board.panel(panel);
    let mut parts = vec![Part::Sprite { name: art("dirk"), size: 50 }, Part::Gap(12)];
    parts.push(NAME.part(Text::new("alhambra-picture-dirk"), Some(300)));
    page.ink.run(parts, (panel.x + 12, panel.y + 33), Level::Middle, Anchor::Left, 600, None);
    page.ink.number(SCORE.right(), panel.right() - 16, panel.y + 33, dirk.score);
    let mut tiles = dirk.tiles.clone();
    tiles.sort_unstable();
    // Twenty-six tiles of this size fill two rows; more are drawn smaller, in three.
    let (side, rows, top, gap) = match tiles.len() {
        ..=26 => (62, if height > 148 { 2 } else { 1 }, 72, 6),
        27..=39 => (44, 3, 66, 4),
        _ => (32, 4, 66, 4),
    };
    let per_row = tiles.len().div_ceil(rows).max(1);
    for (row, line) in tiles.chunks(per_row).enumerate() {
        let mut x = panel.x + 14;
        let mut last: Option<Kind> = None;
        for tile in line {
            x += if last.is_some_and(|kind| kind != tile.kind) { 12 } else { 0 };
            last = Some(tile.kind);
            let at = Rect::new(x, panel.y + top + row as i32 * (side + gap), side, side);
            draw_dirk_tile(&mut page.ink, at, *tile, story);
            x += side + 2;
        }
    }
}

fn draw_dirk_tile(brush: &mut Brush, at: Rect, tile: Tile, story: &[Moment]) {
    brush.shadow(at, 4);
    brush.sprite(&piece::kind_art(tile.kind), at);
    piece::price(brush, at, tile);
    for (number, _) in numbered(story).filter(|it| it.1 == Place::Dirk(tile)) {
        brush.rings(&[(at, number)], 4);
    }
}

/// Instead of market and display, when the game is over: everybody's points in the order of finish.
fn final_scores(page: &mut Page, view: &View, ranks: &[u8], frame: &Frame) {
    let panel = Rect::new(44, 180, 620, 492);
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-final-scores"));
    let gained = story::gains(frame.last_turn()).map(|(_, gained)| gained);
    let mut seats: Vec<Seat> = Seat::all(view.seats.len() as u8).collect();
    seats.sort_by_key(|seat| ranks[seat.index()]);
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
