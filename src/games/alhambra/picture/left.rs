//! The left column of the table's picture: the market, the display with the deck, and the workers' huts.

use pergola_page::{Brush, COUNT, HEADING, Page, ink};
use pergola_render::Rect;
use pergola_text::Text;

use super::{
    combined, granada, huts, modules,
    piece::{self, art},
    story::{Moment, Place},
};
use crate::{
    Phase,
    pieces::{Border, Currency, Round},
    view::View,
};

const MARKET: Rect = Rect::new(44, 180, 620, 276);
const MONEY: Rect = Rect::new(44, 468, 620, 204);
/// So high are the piles of huts; the market is so much lower then.
const HUTS: i32 = 80;
const LOWER_WITH_HUTS: i32 = 18;
/// So much higher is the market of Granada, which shows the other side of each tile.
const OTHER_SIDES: i32 = 68;
/// The lower edge of everything.
const BOTTOM: i32 = 1132;

fn market_panel(view: &View) -> Rect {
    let height = match (view.border(), &view.combined) {
        (_, Some(_)) => MARKET.h + combined::SECOND_TILE,
        (Border::Wall, None) if huts::piles(view).is_some() => MARKET.h - LOWER_WITH_HUTS,
        (Border::Wall, None) => MARKET.h,
        (Border::Moat, None) => MARKET.h + OTHER_SIDES,
    };
    Rect { h: height, ..MARKET }
}

fn money_panel(view: &View) -> Rect {
    Rect { y: market_panel(view).bottom() + 12, ..MONEY }
}

fn huts_panel(view: &View) -> Option<Rect> {
    let panel = Rect { y: money_panel(view).bottom() + 12, h: HUTS, ..MONEY };
    huts::piles(view).map(|_| panel)
}

/// The market, the display and the huts together.
pub(super) fn offers(view: &View) -> Rect {
    let (market, last) = (market_panel(view), huts_panel(view).unwrap_or_else(|| money_panel(view)));
    Rect { h: last.bottom() - market.y, ..market }
}

/// What is left below them; when the game is over, they make room.
pub(super) fn below_offers(view: &View) -> Rect {
    let above = if matches!(view.phase, Phase::Over(_)) { MONEY } else { huts_panel(view).unwrap_or_else(|| money_panel(view)) };
    Rect::new(MARKET.x, above.bottom() + 12, MARKET.w, BOTTOM - above.bottom() - 12)
}

/// The market: four spaces with their tiles and prices, and how many tiles the bag holds.
pub(super) fn market(page: &mut Page, view: &View, story: &[Moment]) {
    let panel = market_panel(view);
    if let Some(both) = &view.combined {
        return combined::market(page, view, both, story, panel);
    }
    page.board.panel(panel);
    page.ink.write(HEADING, MARKET.x + 16, MARKET.y + 26, Text::new("alhambra-picture-market"));
    page.ink.number(COUNT.right(), MARKET.right() - 16, MARKET.y + 26, view.bag);
    let figures = if view.bag < 10 { 20 } else { 40 };
    page.ink.sprite(&bag_art(view.border()), Rect::new(MARKET.right() - 28 - figures - 36, MARKET.y + 8, 36, 36));
    let bay = |currency: Currency| Rect::new(MARKET.x + 12 + currency.index() as i32 * 152, panel.y + 52, 140, panel.h - 64);
    granada::marker(&mut page.ink, view, (panel.right() - 28 - figures - 50, panel.y + 26));
    for currency in Currency::ALL {
        let offered = view.market[currency.index()];
        let sides = offered.map(|tile| (tile, view.other_side(tile)));
        piece::market_space(&mut page.ink, bay(currency), currency, sides);
    }
    let mut rings = Vec::new();
    for (number, place) in numbered(story) {
        let Place::Market(currency, tile) = place else { continue };
        // Where a new tile lies already, the ring is around the one that was bought, not around the new one.
        rings.push(match view.market[currency.index()] {
            Some(_) => (gone(&mut page.ink, bay(currency), (52, 52), |brush, at| piece::whole_tile(brush, at, tile)), number),
            None => (bay(currency), number),
        });
    }
    page.ink.rings(&rings, 0);
}

/// The piles of huts, where they are played with.
pub(super) fn huts(page: &mut Page, view: &View, story: &[Moment]) {
    if let Some(panel) = huts_panel(view) {
        huts::panel(page, view, panel, story);
    }
}

fn bag_art(border: Border) -> String {
    match border {
        Border::Wall => art("tile_back"),
        Border::Moat => piece::granada_art("bag"),
    }
}

/// A small picture of what was here, on the upper left corner of its place.
pub(super) fn gone(brush: &mut Brush, place: Rect, (width, height): (i32, i32), draw: impl FnOnce(&mut Brush, Rect)) -> Rect {
    let at = Rect::new(place.x - 4, place.y - 4, width, height);
    brush.point_out(|brush| draw(brush, at));
    at
}

/// The display, the deck, the scoring rounds that took place and the one to come.
pub(super) fn money(page: &mut Page, view: &View, story: &[Moment]) {
    let panel = money_panel(view);
    page.board.panel(panel);
    page.ink.write(HEADING, panel.x + 16, panel.y + 26, Text::new("alhambra-picture-display"));
    let card = |place: usize| Rect::new(panel.x + 16 + place as i32 * 98, panel.y + 56, 88, 132);
    let display = modules::display(view);
    for (place, shown) in display.into_iter().enumerate() {
        match shown {
            Some(shown) => modules::card(&mut page.ink, card(place), shown),
            None => page.ink.dashed(card(place).grown(-2), 10, ink::SAND_EDGE, 3),
        }
    }
    deck(&mut page.ink, view, panel);
    rounds(&mut page.ink, view, story, panel);
    let mut rings = Vec::new();
    for (number, place) in numbered(story) {
        let Place::Display(place, taken) = place else { continue };
        rings.push(match display[place] {
            Some(_) => (gone(&mut page.ink, card(place), (40, 60), |brush, at| modules::card(brush, at, taken)), number),
            None => (card(place), number),
        });
    }
    page.ink.rings(&rings, 0);
}

fn deck(brush: &mut Brush, view: &View, panel: Rect) {
    let left = panel.x + 414;
    brush.write(HEADING, left + 2, panel.y + 26, Text::new("alhambra-picture-deck"));
    for (right, down) in [(8, 54), (4, 58), (0, 62)] {
        brush.sprite(&art("card_back"), Rect::new(left + right, panel.y + down, 84, 126));
    }
    let plate = Rect::new(left + 10, panel.y + 106, 64, 46);
    brush.rect(plate, 10, ink::IVORY);
    brush.number(COUNT.middle(), plate.middle(), plate.centre(), view.deck);
}

/// Rounds that took place, small with a tick in the heading row; the round to come, large.
fn rounds(brush: &mut Brush, view: &View, story: &[Moment], panel: Rect) {
    for (index, round) in view.rounds.iter().copied().enumerate() {
        let at = Rect::new(panel.right() - 104 + index as i32 * 50, panel.y + 8, 42, 42);
        brush.sprite(&round_art(round), at);
        for (number, _) in numbered(story).filter(|it| it.1 == Place::Scoring(round)) {
            // On the lower left, so that the medal's stars are seen and the panel is not left.
            brush.rings(&[(at, number)], at.w);
        }
        // Above the ring of a round that has just taken place.
        brush.point_out(|brush| tick(brush, (at.right() - 6, at.bottom() - 7)));
    }
    if let Some(next) = Round::ALL.into_iter().find(|round| view.scored.is_none_or(|last| *round > last)) {
        brush.sprite(&round_art(next), Rect::new(panel.right() - 108, panel.y + 76, 92, 92));
    }
}

/// The art of a scoring round's medal.
pub(super) fn round_art(round: Round) -> String {
    art(&format!("scoring_{}", round.key()))
}

/// A tick in a green disc.
pub(super) fn tick(brush: &mut Brush, (x, y): (i32, i32)) {
    brush.disc((x, y), 11, ink::IVORY);
    brush.disc((x, y), 10, ink::GOOD);
    brush.line(vec![(x * 10 - 45, y * 10), (x * 10 - 11, y * 10 + 36), (x * 10 + 45, y * 10 - 34)], ink::WHITE, 28);
}

/// The places of a story with the numbers of their steps, from 1.
pub(super) fn numbered(story: &[Moment]) -> impl Iterator<Item = (u16, Place)> {
    story.iter().zip(1..).flat_map(|(step, number)| step.places.iter().map(move |place| (number, *place)))
}
