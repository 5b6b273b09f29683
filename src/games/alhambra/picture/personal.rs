//! A seat's own picture: its city with numbered candidates, what it has to place or can have, its reserve and its money.

use pergola_engine::Seat;
use pergola_page::{Page, seat_name};
use pergola_render::{Rect, Scene};
use pergola_text::Text;

use super::{
    cities,
    city::{Candidates, Site, marked_cells},
    frame::Frame,
    games,
    heading::{head, title},
    lit::Lit,
    modules, offers, own_money, own_reserve, ranking, to_place,
};
use crate::{
    Chain, Phase, Spot,
    money::Cards,
    pieces::{Currency, Tile},
    view::{SeatView, View},
};

/// Where the panels lie while a seat chooses where something goes. Money that fits one row leaves the room of the second to
/// what lies above it.
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
/// Cells of the city are never drawn larger than this.
const CELL_CAP: i32 = 128;
/// The height of the strip with the borders, below a city under what is on offer.
const BORDERS: i32 = 58;

impl Layout {
    fn of(seen: &SeatView) -> Layout {
        let held = |currency| seen.hand.iter().flat_map(Cards::iter).filter(|card| card.currency == currency).count();
        let spare = if Currency::ALL.into_iter().all(|it| held(it) <= ONE_ROW) { SECOND_ROW } else { 0 };
        Layout {
            city: Rect::new(44, 112, 720, 640 + spare),
            choice: Rect::new(780, 112, 376, 380 + spare),
            reserve: Rect::new(780, 508 + spare, 376, 244),
            money: Rect::new(44, 768 + spare, 1112, 364 - spare),
        }
    }
}

/// Draws what `seat` sees.
pub(super) fn picture(view: &View, frame: &Frame, seat: Seat) -> Scene<Text> {
    let points = Text::new("alhambra-picture-points").number("points", view.seats[seat.index()].score);
    let head = head(view, frame, seat_name(seat)).variant(points).footer(title(view));
    head.personal(frame, |page| panels(page, view, frame, seat))
}

fn panels(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let seen = &view.seats[seat.index()];
    let is_over = matches!(view.phase, Phase::Over(_));
    let chooses = offers::are_marked(view, frame) || !own_reserve::holds_all_marks(&seen.reserve, frame);
    let asked = if chooses { &[][..] } else { asked(seen, frame) };
    let asked = if asked.len() > to_place::MOST { &[][..] } else { asked };
    if asked.is_empty() && !is_over {
        return choice(page, view, frame, seat);
    }
    let layout = Layout::of(seen);
    let strip = modules::height_of_strip(view, seat);
    draw_city(page, (layout.city, strip), view, frame, seat);
    page.board.panel(layout.choice);
    match &view.phase {
        Phase::Over(outcome) => ranking::ranking(&mut page.ink, layout.choice, view, &outcome.ranks),
        _ => to_place::draw(&mut page.ink, layout.choice, view, asked, frame),
    }
    let city = layout.city;
    modules::own_strip(page, Rect::new(city.x + 8, city.bottom() - 84, city.w - 16, 78), view, frame, seat);
    own_reserve::draw(page, layout.reserve, view, seen, frame);
    own_money::draw(page, layout.money, (view, frame), seat);
}

/// What is on offer, large; below it the city and the money.
fn choice(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let seen = &view.seats[seat.index()];
    let rows = offers::Rows::of(view, seen, seat);
    let extra = matches!(view.phase, Phase::Turn { seat: acting, chain: Chain::Extra } if acting == seat);
    offers::draw(page, &rows, view, seen, frame, extra);
    let top = (rows.panel.bottom() + 16).min(offers::BOTTOM - offers::BELOW + 60);
    let city = Rect::new(44, top, 548, offers::BOTTOM - top);
    draw_city(page, (city, BORDERS + 8), view, frame, seat);
    let borders = Rect::new(city.x + 10, city.bottom() - BORDERS - 8, city.w - 20, BORDERS);
    games::of(view).own_borders(page, view, seen, borders);
    modules::own_strip(page, rows.strip().unwrap_or(borders), view, frame, seat);
    own_money::draw(page, Rect { x: 608, ..city }, (view, frame), seat);
}

/// The city in a panel, above what takes so much of its height.
fn draw_city(page: &mut Page, (panel, below): (Rect, i32), view: &View, frame: &Frame, seat: Seat) {
    let seen = &view.seats[seat.index()];
    page.board.panel(panel);
    let focus: Vec<_> = marked_cells(frame).map(|(cell, _)| cell).collect();
    let taken = focus.clone();
    let city = cities::of(view, seen, focus);
    let area = Rect { h: panel.h - below, ..panel };
    let site = Site::fit(area.grown(-14), &city, CELL_CAP);
    site.draw(&mut page.ink, &city, &taken);
    modules::draw_on_city(&mut page.ink, view, seat, &|cell| site.place(cell));
    Lit::of(view, frame).draw_on_city(&mut page.ink, &site, seen);
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
