//! A seat's own picture: its city with numbered candidates, what it has to place or can have, its reserve and its money.

use pergola_engine::Seat;
use pergola_page::{BODY, Brush, COUNT, HEADING, Page, SCORE, ink, number, seat_name};
use pergola_render::{Anchor, Face, Fill, Level, Part, Plate, Rect, Scene};
use pergola_text::Text;

use super::{
    Frame,
    city::{Candidates, City, Site, marked_cells},
    combined, granada, huts, modules, offers,
    piece::{self, art},
    standings, table,
};
use crate::{
    Chain, Phase, Spot,
    event::Event,
    modules::bureau::Bureaux,
    money::Cards,
    pieces::{Currency, Money, Tile},
    view::{SeatView, View},
};

/// Where the panels lie. Money that fits one row leaves the room of the second to what lies above it.
struct Layout {
    city: Rect,
    choice: Rect,
    reserve: Rect,
    money: Rect,
}

/// The height of a second row of money cards.
const SECOND_ROW: i32 = 114;
/// So many money cards of a currency lie in one row.
const ONE_ROW: usize = 3;
/// The reserve shows so many tiles, as long as no more have badges.
const MOST_IN_RESERVE: usize = 8;
/// Cells of the city are never drawn larger than this.
const CELL_CAP: i32 = 128;

impl Layout {
    fn of(seen: &SeatView) -> Layout {
        let held = |currency| seen.hand.iter().flat_map(Cards::iter).filter(|card| card.currency == currency).count();
        let spare = if Currency::ALL.into_iter().all(|it| held(it) <= ONE_ROW) { SECOND_ROW } else { 0 };
        Layout {
            city: Rect::new(44, 112, 720, 640 + spare),
            choice: Rect::new(780, 112, 376, 352 + spare),
            reserve: Rect::new(780, 480 + spare, 376, 272),
            money: Rect::new(44, 768 + spare, 1112, 364 - spare),
        }
    }

    /// Whether the market has room for two rows.
    fn is_roomy(&self) -> bool {
        self.choice.h > 400
    }
}

/// Draws what `seat` sees.
pub(super) fn picture(view: &View, frame: &Frame, seat: Seat) -> Scene<Text> {
    let mut page = Page::personal(view.key());
    let seen = &view.seats[seat.index()];
    let layout = Layout::of(seen);
    page.title(frame.heading_or(seat_name(seat)), Some(super::title(view)));
    page.pill(&table::pill(view, frame));
    draw_city(&mut page, layout.city, view, frame, seat);
    page.board.panel(layout.choice);
    match (&view.phase, seen.to_place.as_slice()) {
        (Phase::Over(outcome), _) => standings::ranking(&mut page.ink, layout.choice, view, &outcome.ranks),
        (_, []) => offers::offers(&mut page.ink, (layout.choice, layout.is_roomy()), view, seen, frame),
        (_, _) if offers::are_marked(view, frame) => {
            offers::offers(&mut page.ink, (layout.choice, layout.is_roomy()), view, seen, frame)
        }
        (_, tiles) => to_place(&mut page.ink, layout.choice, view, tiles, frame),
    }
    if matches!(view.phase, Phase::Turn { seat: acting, chain: Chain::Extra } if acting == seat) {
        extra_action(&mut page.ink, layout.choice);
    }
    modules::own_strip(&mut page, layout.city, view, frame, seat);
    reserve(&mut page, layout.reserve, view, seen, frame);
    money(&mut page, layout.money, seen.hand.as_ref(), modules::bureaux_held(view, seat));
    page.footer(frame, None);
    page.finish()
}

fn draw_city(page: &mut Page, panel: Rect, view: &View, frame: &Frame, seat: Seat) {
    let seen = &view.seats[seat.index()];
    page.board.panel(panel);
    let focus: Vec<_> = marked_cells(frame).map(|(cell, _)| cell).collect();
    let taken = focus.clone();
    let city = City::of(view, seen, focus);
    let area = Rect { h: panel.h - modules::height_of_strip(view, seat), ..panel };
    let site = Site::fit(area.grown(-14), &city, CELL_CAP);
    site.draw(&mut page.ink, &city, &taken);
    modules::ribbons(&mut page.ink, &site, view, seat);
    let standing = seen.standing_city();
    let candidates = Candidates { standing: &standing, tiles: asked(seen, frame) };
    site.draw_marks(&mut page.ink, &city, frame, &candidates);
}

/// The tiles whose place is being chosen: the one the menu has led to, which is marked 0, or else all that wait to be placed.
fn asked<'a>(seen: &'a SeatView, frame: &Frame) -> &'a [Tile] {
    let is_led_to = |spot: fn(Tile) -> Spot| move |tile: &&Tile| frame.mark(&spot(**tile)) == Some(0);
    let led_to =
        seen.to_place.iter().find(is_led_to(Spot::ToPlace)).or_else(|| seen.reserve.iter().find(is_led_to(Spot::Reserve)));
    led_to.map_or(seen.to_place.as_slice(), std::slice::from_ref)
}

/// At most so many of these tiles, those with a badge or a frame before the others.
pub(super) fn badges_first(tiles: &[Tile], frame: &Frame, spot: fn(Tile) -> Spot, most: usize) -> Vec<Tile> {
    let (marked, others): (Vec<Tile>, Vec<Tile>) = tiles.iter().partition(|tile| frame.mark(&spot(**tile)).is_some());
    marked.into_iter().chain(others).take(most).collect()
}

/// Says that an exact payment granted one more action.
fn extra_action(brush: &mut Brush, panel: Rect) {
    let fill = Fill::Solid(ink::GOOD);
    let plate = Plate { height: 40, radius: 10, padding: 12, fill, rim: None };
    let text = BODY.face(Face::SansBold).size(24).color(ink::WHITE).part(Text::new("alhambra-picture-extra-action"), None);
    brush.run(vec![text], (panel.right() - 14, panel.y + 31), Level::Middle, Anchor::Right, 160, Some(plate));
}

/// The tiles that wait to be placed, and which badges say where.
fn to_place(brush: &mut Brush, panel: Rect, view: &View, tiles: &[Tile], frame: &Frame) {
    brush.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-to-place"));
    if let [only] = tiles {
        let at = Rect::new(panel.x + 18, panel.y + 64, 196, 196);
        tile_to_place(brush, view, at, *only, frame);
        paid(brush, panel, *only, frame.last_turn());
    } else {
        let (side, pitch, columns, most) = match tiles.len() {
            0..=6 => (104, (116, 112), 3, 6),
            7..=12 => (66, (87, 74), 4, 12),
            _ => (50, (58, 56), 6, 24),
        };
        for (index, tile) in badges_first(tiles, frame, Spot::ToPlace, most).into_iter().enumerate() {
            let (column, row) = (index as i32 % columns, index as i32 / columns);
            let at = Rect::new(panel.x + 18 + column * pitch.0, panel.y + 62 + row * pitch.1, side, side);
            tile_to_place(brush, view, at, tile, frame);
        }
    }
    let mut cells: Vec<u16> = marked_cells(frame).map(|(_, mark)| mark).collect();
    cells.sort_unstable();
    // Where numbers of other places lie between them, a range would say too much.
    let is_range = cells.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let (Some(first), Some(last), true) = (cells.first(), cells.last(), is_range) else { return };
    let mut parts = cell_range(*first, *last);
    // A tile that was turned goes into the city (rulebook p. 9, Place one or more building tiles).
    let may_be_kept = view.granada.as_ref().is_none_or(|it| it.turned.is_none());
    // The last tiles are never Dirk's (rulebook p. 7, The game for two).
    let to_dirk = view.dirk.is_some() && !matches!(view.phase, Phase::LastTiles { .. });
    let mut below = panel.bottom() - 42;
    match (may_be_kept, to_dirk) {
        (false, _) => {}
        (true, false) => {
            parts.extend([Part::Gap(12), BODY.part(Text::new("alhambra-picture-or-reserve"), None)]);
        }
        (true, true) => {
            below = panel.bottom() - 66;
            brush.write(BODY.room(344), panel.x + 18, panel.bottom() - 24, Text::new("alhambra-picture-or-reserve-or-dirk"));
        }
    }
    brush.run(parts, (panel.x + 18, below), Level::Middle, Anchor::Left, 344, None);
}

/// Beside the only tile to be placed: its type, and what was paid for it this turn, exactly or too much.
fn paid(brush: &mut Brush, panel: Rect, only: Tile, events: &[Event]) {
    let left = panel.x + 228;
    let type_of = Text::new("alhambra-picture-type").code("type", only.kind);
    let name = if !only.is_building() { huts::named(only) } else { type_of };
    brush.write(BODY.color(ink::MUTED).room(134), left, panel.y + 84, name);
    if !only.is_building() {
        return brush.write(BODY.color(ink::MUTED), left, panel.y + 124, Text::new("alhambra-picture-free"));
    }
    let purchase = events.iter().rev().find_map(|event| match event {
        Event::TileBought { space, tile, overpaid, .. } if *tile == only => Some((*space, *overpaid)),
        _ => None,
    });
    let Some((space, overpaid)) = purchase else {
        brush.number(SCORE.size(60), left, panel.y + 138, only.price);
        return;
    };
    brush.write(BODY.color(ink::MUTED), left, panel.y + 124, Text::new("alhambra-picture-paid"));
    brush.sprite(&piece::coin(space), Rect::new(left, panel.y + 150, 46, 46));
    brush.number(SCORE, left + 62, panel.y + 173, i64::from(only.price) + i64::from(overpaid));
    let (text, fill) = match overpaid {
        0 => (Text::new("alhambra-picture-exact"), ink::GOOD),
        _ => (Text::new("alhambra-picture-too-much").number("number", overpaid), ink::MUTED),
    };
    let plate = Rect::new(left, panel.y + 212, 134, 48);
    brush.rect(plate, 10, fill);
    let style = BODY.face(Face::SansBold).size(24).color(ink::WHITE).middle().room(126);
    brush.write(style, plate.middle(), plate.centre(), text);
}

/// "cells 1 – 4", with the numbers as the badges show them.
fn cell_range(first: u16, last: u16) -> Vec<Part<Text>> {
    let disc = |mark: u16| Part::Disc { figure: number(mark), radius: 22, fill: ink::TURQUOISE, ink: ink::WHITE };
    let mut parts = vec![BODY.part(Text::new("alhambra-picture-cells"), None), Part::Gap(12), disc(first)];
    if last > first {
        let dash = BODY.part(Text::new("alhambra-picture-to"), None);
        parts.extend([Part::Gap(8), dash, Part::Gap(8), disc(last)]);
    }
    parts
}

/// The reserve, and below it the wall and the points.
fn reserve(page: &mut Page, panel: Rect, view: &View, seen: &SeatView, frame: &Frame) {
    let border = view.border();
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 32, Text::new("alhambra-picture-reserve"));
    let brush = &mut page.ink;
    let crowded = seen.reserve.len() > 3;
    let badges = seen.reserve.iter().filter(|tile| frame.mark(&Spot::Reserve(**tile)).is_some()).count();
    let (side, pitch, columns, most) = match (seen.reserve.len(), badges) {
        (0..=3, _) => (108, 116, 3, 3),
        (_, 0..=MOST_IN_RESERVE) => (80, 88, 4, MOST_IN_RESERVE),
        _ => (40, 43, 8, 24),
    };
    let at = |index: usize| {
        let (column, row) = ((index % columns) as i32, (index / columns) as i32);
        Rect::new(panel.x + 18 + column * pitch, panel.y + if crowded { 58 } else { 62 } + row * pitch, side, side)
    };
    for (index, tile) in badges_first(&seen.reserve, frame, Spot::Reserve, most).into_iter().enumerate() {
        marked_tile(brush, at(index), tile, frame, Spot::Reserve);
    }
    match seen.reserve.len() {
        held @ 0..=2 => brush.sprite(&art("reserve_slot"), at(held)),
        held if held > most => brush.more((panel.right() - 44, panel.y + 33), held - most),
        _ => {}
    }
    if view.combined.is_some() {
        return combined::own_borders(page, panel, seen, crowded, seen.reserve.len() > most);
    }
    if crowded {
        let points = Text::new("alhambra-picture-wall-and-points").code("border", border.key());
        let points = points.number("wall", seen.wall).number("points", seen.score);
        page.ink.write(BODY.color(ink::MUTED).room(344), panel.x + 18, panel.bottom() - 20, points);
        return;
    }
    let strip = Rect::new(panel.x + 18, panel.bottom() - 72, 340, 58);
    page.board.rect(strip, 9, ink::INSET);
    let label = |id: &'static str| BODY.part(Text::new(id), None);
    let wall = BODY.part(Text::new("alhambra-picture-wall").code("border", border.key()), None);
    let wall = vec![wall, Part::Gap(14), COUNT.part(number(seen.wall), None)];
    page.ink.run(wall, (strip.x + 14, strip.centre()), Level::Middle, Anchor::Left, 160, None);
    let points = vec![label("alhambra-picture-points"), Part::Gap(14), COUNT.part(number(seen.score), None)];
    page.ink.run(points, (strip.right() - 14, strip.centre()), Level::Middle, Anchor::Right, 190, None);
}

/// The own money, a group for each currency.
fn money(page: &mut Page, panel: Rect, hand: Option<&Cards>, bureaux: Bureaux) {
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 29, Text::new("alhambra-picture-your-money"));
    let Some(hand) = hand else { return };
    let count = Text::new("alhambra-picture-card-count").number("count", hand.len() + bureaux.len());
    modules::bureau_plates(&mut page.ink, (panel.right() - 170, panel.y + 29), bureaux);
    page.ink.write(BODY.color(ink::MUTED).right(), panel.right() - 16, panel.y + 29, count);
    for currency in Currency::ALL {
        let group = Rect::new(panel.x + 14 + currency.index() as i32 * 273, panel.y + 54, 265, panel.h - 66);
        purse(page, group, currency, hand);
    }
}

fn purse(page: &mut Page, group: Rect, currency: Currency, hand: &Cards) {
    let (color, writing) = (piece::currency_color(currency), piece::currency_ink(currency));
    page.board.rect(Rect { h: 70, ..group }, 10, color);
    page.board.rect(Rect::new(group.x, group.y + 46, group.w, group.h - 46), 10, ink::INSET);
    page.board.rect(Rect::new(group.x, group.y + 46, group.w, 12), 0, color);
    let middle = group.y + 29;
    piece::suit(&mut page.ink, (group.x + 34, middle), 38, currency, writing);
    let name = Text::new("alhambra-picture-currency").code("currency", currency);
    page.ink.write(BODY.color(writing).room(130), group.x + 64, middle, name);
    page.ink.number(COUNT.color(writing).right(), group.right() - 14, middle, hand.sum_of(currency));
    let cards: Vec<Money> = hand.iter().filter(|card| card.currency == currency).collect();
    if cards.is_empty() {
        page.ink.star((group.middle(), group.y + 58 + (group.h - 58) / 2), 34, ink::GROUND_STAR, 30);
        return;
    }
    // Beyond eight cards, equal ones lie on one another.
    let stacked = cards.len() > 8;
    let shown: Vec<Money> = if stacked { hand.kinds().filter(|card| card.currency == currency).collect() } else { cards };
    let (width, columns, pitch) = match shown.len() {
        0..=3 if group.h < 200 => (74, 3, (83, 114)),
        0..=2 => (114, 2, (124, 114)),
        3 => (78, 3, (83, 114)),
        4..=6 => (72, 3, (83, 114)),
        7..=8 => (56, 4, (62, 108)),
        _ => (46, 5, (49, 108)),
    };
    for (index, card) in shown.into_iter().rev().enumerate() {
        let (column, row) = ((index % columns) as i32, (index / columns) as i32);
        let at = Rect::new(group.x + 13 + column * pitch.0, group.y + 66 + row * pitch.1, width, width * 3 / 2);
        piece::card(&mut page.ink, at, card);
        let copies = hand.count(card);
        if stacked && copies > 1 {
            let text = Text::new("alhambra-picture-times").number("count", copies);
            page.ink.write(COUNT.size(28).middle(), at.middle(), at.bottom() + 20, text);
        }
    }
}

/// A tile that waits to be placed, with its other side where it can be turned.
fn tile_to_place(brush: &mut Brush, view: &View, at: Rect, tile: Tile, frame: &Frame) {
    marked_tile(brush, at, tile, frame, Spot::ToPlace);
    if let Some(other) = view.other_side(tile) {
        granada::small_other_side(brush, at, other);
    }
}

/// A tile with the badge of its menu entry, or framed when the menu has led to it.
pub(super) fn marked_tile(brush: &mut Brush, at: Rect, tile: Tile, frame: &Frame, spot: fn(Tile) -> Spot) {
    piece::whole_tile(brush, at, tile);
    match frame.mark(&spot(tile)) {
        Some(0) => brush.outline(at.grown(3), 8, ink::TURQUOISE, 6),
        Some(mark) => {
            let radius = if at.w > 80 { 24 } else { 18.min(at.w / 3) };
            brush.badge((at.right() - radius + 4, at.bottom() - radius + 4), radius, mark);
        }
        None => {}
    }
}
