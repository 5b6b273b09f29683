//! Tiles, cards, marks and badges, each drawn the same wherever it lies.

use pergola_page::{Brush, COUNT, SCORE, TITLE, ink, number};
use pergola_render::{Color, Rect};
use pergola_text::Text;

use super::paint;
use crate::{
    pieces::{Card, Colour, Mark, Symbol},
    view::View,
};

/// What costs points.
const BAD: Color = Color(0xA8_32_3A);
/// What paid nothing.
const STONE: Color = Color(0xD5_C6_AA);

/// A symbol so large, in thousandths of its place.
pub(super) fn symbol(brush: &mut Brush, at: Rect, symbol: Symbol, thousandths: i32) {
    let size = at.w * thousandths / 1000;
    let place = Rect::new(at.middle() - size / 2, at.centre() - size / 2, size, size);
    brush.sprite(&format!("sanssouci/symbol_{symbol}"), place);
}

/// A garden tile with its symbol up.
pub(super) fn tile(brush: &mut Brush, at: Rect, shown: Symbol) {
    brush.sprite("sanssouci/tile", at);
    symbol(brush, at, shown, 720);
}

/// A mark that nothing lies on.
pub(super) fn mark(brush: &mut Brush, at: Rect, mark: Mark) {
    let (art, points, down) = match mark {
        Mark::Blank => ("blank".to_owned(), None, 500),
        Mark::Symbol(points) => (format!("plus_{points}"), Some(i32::from(points)), 510),
        Mark::Gardener(points) => (format!("gardener_{points}"), Some(i32::from(points)), 585),
        Mark::Loss(points) => (format!("minus_{points}"), Some(-i32::from(points)), 500),
    };
    let size = at.w * 800 / 1000;
    let place = Rect::new(at.middle() - size / 2, at.centre() - size / 2, size, size);
    brush.sprite(&format!("sanssouci/mark_{art}"), place);
    if let Some(points) = points {
        let style = COUNT.size((at.w / 3).clamp(22, 38) as u16).middle();
        brush.write(style, place.middle(), place.y + size * down / 1000, signed(points));
    }
}

/// What a mark under a tile paid or cost, in the upper left corner of its square.
pub(super) fn paid_mark(brush: &mut Brush, at: Rect, mark: Mark, points: i32) {
    let (fill, writing) = match points {
        1.. => (ink::GOOD, ink::WHITE),
        0 => (STONE, ink::NIGHT),
        _ => (BAD, ink::WHITE),
    };
    let shown = match mark {
        Mark::Blank => 0,
        Mark::Symbol(points) | Mark::Gardener(points) => i32::from(points),
        Mark::Loss(points) => -i32::from(points),
    };
    let plate = Rect::new(at.x + 5, at.y + 5, 46, 34);
    brush.rect(plate.grown(2), 10, ink::IVORY);
    brush.rect(plate, 9, fill);
    brush.write(COUNT.size(26).color(writing).middle(), plate.middle(), plate.centre(), signed(shown));
}

/// A number with its sign.
pub(super) fn signed(points: i32) -> Text {
    match points {
        1.. => Text::new("picture-more").number("number", points),
        _ => Text::new("sanssouci-picture-loss").number("points", -points),
    }
}

/// The sprite whose card has this upper left corner and this height: a card is 68 by 92 parts of 96.
fn sprite_of_card(x: i32, y: i32, height: i32) -> Rect {
    let size = height * 96 / 92;
    Rect::new(x - size * 14 / 96, y - size * 2 / 96, size, size)
}

/// The width of a card of this height.
pub(super) const fn card_width(height: i32) -> i32 {
    height * 68 / 92
}

/// A card of a hand.
pub(super) fn card(brush: &mut Brush, (x, y): (i32, i32), height: i32, card: Card, view: &View) {
    let at = sprite_of_card(x, y, height);
    brush.shadow(Rect::new(x, y, card_width(height), height), 12);
    match card {
        Card::Wild => brush.sprite("sanssouci/card_wild", at),
        Card::Symbol(shown) => {
            brush.sprite("sanssouci/card_symbol", at);
            symbol(brush, at, shown, 500);
        }
        Card::Colours(first, second) => {
            brush.sprite("sanssouci/card_pair", at);
            half(brush, at, first, view);
            half(brush, at.moved(0, at.h * 38 / 96), second, view);
        }
    }
}

/// One field of a card with two colours, with the points of its row.
fn half(brush: &mut Brush, at: Rect, colour: Colour, view: &View) {
    brush.sprite(&format!("sanssouci/half_{colour}"), at);
    let writing = if colour == Colour::Fuchsia { ink::WHITE } else { ink::NIGHT };
    let style = if at.w > 150 { TITLE } else { SCORE.size(36) };
    brush.number(style.color(writing).middle(), at.x + at.w * 37 / 96, at.y + at.h * 29 / 96, view.row(colour).noble);
}

/// A mission, and what it pays where its noble stands now.
pub(super) fn mission(brush: &mut Brush, (x, y): (i32, i32), height: i32, mission: Symbol, points: u8) {
    let at = sprite_of_card(x, y, height);
    let width = card_width(height);
    brush.shadow(Rect::new(x, y, width, height), 12);
    brush.sprite("sanssouci/card_mission", at);
    let size = at.w * 330 / 1000;
    let place = Rect::new(at.x + at.w * 335 / 1000, at.y + at.h * 485 / 1000, size, size);
    brush.sprite(&format!("sanssouci/symbol_{mission}"), place);
    let corner = (x + width - 14, y + 14);
    brush.disc(corner, 27, ink::NIGHT);
    brush.disc(corner, 24, ink::SAFFRON);
    brush.number(COUNT.size(30).middle(), corner.0, corner.1, points);
}

/// The number of a menu's entry; without a number, 0, where the menu has led to.
pub(super) fn badge(brush: &mut Brush, (x, y): (i32, i32), mark: u16) {
    brush.night_badge((x, y), 27, |brush| {
        if mark == 0 {
            brush.disc((x, y), 9, ink::SAFFRON);
        } else {
            brush.number(COUNT.color(ink::WHITE).middle(), x, y, mark);
        }
    });
}

/// A figure on attention colour: what a turn brought.
pub(super) fn turn_badge(brush: &mut Brush, (x, y): (i32, i32), text: Text) {
    brush.disc((x, y), 37, ink::WHITE);
    brush.disc((x, y), 34, ink::ATTENTION);
    brush.write(COUNT.size(44).color(ink::WHITE).middle(), x, y, text);
}

/// How many gardeners a garden has.
pub(super) fn gardeners(brush: &mut Brush, (x, middle): (i32, i32), count: usize, color: Color) {
    brush.sprite("sanssouci/gardener", Rect::new(x, middle - 23, 46, 46));
    brush.write(COUNT.color(color), x + 54, middle, number(count as i64));
}

/// A plate in a row's colour, for the market.
pub(super) fn plate(brush: &mut Brush, at: Rect, colour: Colour) {
    brush.rect(at, 12, ink::NIGHT);
    brush.rect(at.grown(-3), 10, paint(colour));
    brush.outline(at.grown(-8), 7, ink::mix(paint(colour), ink::NIGHT, 18), 2);
}
