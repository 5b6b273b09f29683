//! A seat's own picture: its city with numbered candidates, what it has to place or can have, its reserve and its money.

use pergola_engine::Seat;
use pergola_page::{BODY, Brush, Page, ink, seat_name};
use pergola_render::{Anchor, Face, Fill, Level, Plate, Rect, Scene};
use pergola_text::Text;

use super::{
    cities,
    city::{Candidates, Site, marked_cells},
    frame::Frame,
    games,
    heading::{head, title},
    modules, offers, own_money, own_reserve, ranking, to_place,
};
use crate::{
    Chain, Phase, Spot,
    money::Cards,
    pieces::{Currency, Tile},
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
    let head = head(view, frame, seat_name(seat)).variant(title(view));
    head.personal(frame, |page| panels(page, view, frame, seat))
}

fn panels(page: &mut Page, view: &View, frame: &Frame, seat: Seat) {
    let seen = &view.seats[seat.index()];
    let layout = Layout::of(seen);
    draw_city(page, layout.city, view, frame, seat);
    page.board.panel(layout.choice);
    match (&view.phase, seen.to_place.as_slice()) {
        (Phase::Over(outcome), _) => ranking::ranking(&mut page.ink, layout.choice, view, &outcome.ranks),
        (_, tiles) if tiles.is_empty() || offers::are_marked(view, frame) => {
            games::of(view).offers(&mut page.ink, (layout.choice, layout.is_roomy()), view, seen, frame)
        }
        (_, tiles) => to_place::draw(&mut page.ink, layout.choice, view, tiles, frame),
    }
    if matches!(view.phase, Phase::Turn { seat: acting, chain: Chain::Extra } if acting == seat) {
        extra_action(&mut page.ink, layout.choice);
    }
    modules::own_strip(page, layout.city, view, frame, seat);
    own_reserve::draw(page, layout.reserve, view, seen, frame);
    own_money::draw(page, layout.money, view, seat);
}

fn draw_city(page: &mut Page, panel: Rect, view: &View, frame: &Frame, seat: Seat) {
    let seen = &view.seats[seat.index()];
    page.board.panel(panel);
    let focus: Vec<_> = marked_cells(frame).map(|(cell, _)| cell).collect();
    let taken = focus.clone();
    let city = cities::of(view, seen, focus);
    let area = Rect { h: panel.h - modules::height_of_strip(view, seat), ..panel };
    let site = Site::fit(area.grown(-14), &city, CELL_CAP);
    site.draw(&mut page.ink, &city, &taken);
    modules::draw_on_city(&mut page.ink, view, seat, &|cell| site.place(cell));
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

/// Says that an exact payment granted one more action.
fn extra_action(brush: &mut Brush, panel: Rect) {
    let fill = Fill::Solid(ink::GOOD);
    let plate = Plate { height: 40, radius: 10, padding: 12, fill, rim: None };
    let text = BODY.face(Face::SansBold).size(24).color(ink::WHITE).part(Text::new("alhambra-picture-extra-action"), None);
    brush.run(vec![text], (panel.right() - 14, panel.y + 31), Level::Middle, Anchor::Right, 160, Some(plate));
}
