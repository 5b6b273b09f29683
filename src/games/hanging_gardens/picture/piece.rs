//! Cards, enhancements, markers and badges, each drawn the same wherever it lies; sizes are in parts of a card's side.

use pergola_engine::Seat;
use pergola_page::{Brush, COUNT, ink, seat_chip};
use pergola_render::{Color, Rect, Turn};

use crate::{
    pieces::{Bonus, Content, Enhancement, Feature, Flower, GardenCard, Item},
    view::LaidView,
};

/// A card's side has so many units.
const UNITS: i32 = 96;

/// The art of this game.
pub(super) fn art(name: &str) -> String {
    format!("hanging_gardens/{name}")
}

/// The art of an item.
pub(super) fn item(item: Item) -> String {
    art(&match item {
        Item::Flower(it) => format!("flower_{it}"),
        Item::Animal(it) => format!("animal_{it}"),
        Item::Tree(it) => format!("tree_{it}"),
        Item::Bonus(it) => it.key().to_owned(),
        Item::Water => "irrigation".to_owned(),
    })
}

/// A box on a card, in tenths of units from its upper left corner.
fn part(card: Rect, (x, y): (i32, i32), size: i32) -> Rect {
    let scaled = |tenths: i32| (card.w * tenths + UNITS * 5) / (UNITS * 10);
    Rect::new(card.x + scaled(x), card.y + scaled(y), scaled(size), scaled(size))
}

/// A card of the display.
pub(super) fn displayed(brush: &mut Brush, at: Rect, card: &GardenCard) {
    brush.shadow(at, 8);
    brush.sprite(&art("card_ground"), at);
    face(brush, at, card, None);
}

/// A card of a garden, on the ground of its level.
pub(super) fn laid(brush: &mut Brush, at: Rect, laid: &LaidView) {
    brush.sprite(&art(&format!("card_level_{}", laid.place.level)), at);
    face(brush, at, &laid.card, laid.tile.as_ref());
}

fn face(brush: &mut Brush, at: Rect, card: &GardenCard, tile: Option<&Enhancement>) {
    match card.feature {
        Feature::Empty => {}
        Feature::Tree(tree) => brush.sprite(&item(Item::Tree(tree)), part(at, (180, 60), 600)),
        Feature::Animal(animal) => brush.sprite(&item(Item::Animal(animal)), part(at, (180, 60), 600)),
        Feature::Visitor(visitor) => brush.sprite(&art(visitor.key()), part(at, (150, 50), 640)),
    }
    if let Some(tile) = tile {
        enhancement(brush, part(at, (200, 80), 560), tile);
    }
    let kinds = Flower::ALL.iter().zip(card.flowers);
    let row: Vec<Flower> = kinds.flat_map(|(flower, count)| std::iter::repeat_n(*flower, usize::from(count))).collect();
    let width = row.len() as i32 * 290 - 20;
    for (index, flower) in (0..).zip(&row) {
        brush.sprite(&item(Item::Flower(*flower)), part(at, ((960 - width) / 2 + index * 290, 645), 270));
    }
    if card.irrigated {
        brush.sprite(&item(Item::Water), part(at, (30, 30), 270));
    }
    if let Some(bonus) = card.bonus {
        brush.sprite(&art("bonus_ring"), part(at, (650, 20), 290));
        brush.sprite(&item(Item::Bonus(bonus)), part(at, (705, 75), 180));
    }
}

/// An enhancement, on a card or on its stack.
pub(super) fn enhancement(brush: &mut Brush, at: Rect, tile: &Enhancement) {
    let part = |x: i32, y: i32, size: i32| {
        let scaled = |hundredths: i32| (at.w * hundredths + 50) / 100;
        Rect::new(at.x + scaled(x), at.y + scaled(y), scaled(size), scaled(size))
    };
    brush.sprite(&art(&format!("enhancement_{}", tile.cost)), at);
    match tile.content {
        Content::Flowers(flower, amount) => {
            let width = 37 * i32::from(amount);
            for index in 0..i32::from(amount) {
                brush.sprite(&item(Item::Flower(flower)), part((100 - width) / 2 + index * 37, 33, 37));
            }
        }
        Content::Animal(animal) => brush.sprite(&item(Item::Animal(animal)), part(18, 20, 62)),
        Content::Tree(tree) => brush.sprite(&item(Item::Tree(tree)), part(18, 20, 62)),
        Content::Irrigation => brush.sprite(&item(Item::Water), part(24, 24, 52)),
    }
    if let Some(bonus) = tile.bonus {
        brush.sprite(&art("bonus_ring"), part(66, 64, 36));
        brush.sprite(&item(Item::Bonus(bonus)), part(73, 71, 22));
    }
}

/// A place without a card.
pub(super) fn bare(brush: &mut Brush, at: Rect) {
    brush.sprite(&art("card_empty"), at);
}

/// The frame of an irrigation place of the own layout.
pub(super) fn irrigation_frame(brush: &mut Brush, at: Rect) {
    let frame = at.grown(-at.w / 50);
    brush.outline(frame, 8, ink::NIGHT, (at.w * 55 / 1000).max(5) as u16 + 1);
    brush.outline(frame, 8, WATER, (at.w * 34 / 1000).max(3) as u16);
}

/// The frame of a place that may come to be an irrigation place.
pub(super) fn possible_irrigation_frame(brush: &mut Brush, at: Rect) {
    brush.dashed(at.grown(-at.w / 50), 8, WATER, (at.w * 34 / 1000).max(3) as u16);
}

/// The pale drop of an irrigation place that lacks its water.
pub(super) fn dry(brush: &mut Brush, at: Rect) {
    let (centre, radius) = (at.w * 18 / 100, at.w * 14 / 100);
    brush.disc((at.x + centre, at.y + centre), radius, ink::mix(ink::WHITE, WATER, 22));
    brush.turned(&item(Item::Water), part(at, (77, 77), 192), Turn::None, 60);
}

/// The check of a fulfilled irrigation place.
pub(super) fn check(brush: &mut Brush, at: Rect) {
    let (x, y) = (at.x + at.w * 275 / 1000, at.y + at.w * 275 / 1000);
    let radius = (at.w * 88 / 1000).max(6);
    brush.disc((x, y), radius + 1, ink::WHITE);
    brush.disc((x, y), radius, ink::GOOD);
    let point = |dx: i32, dy: i32| (x * 10 + dx * radius / 10, y * 10 + dy * radius / 10);
    brush.line(vec![point(-45, 5), point(-10, 40), point(50, -35)], ink::WHITE, (radius * 3).max(20) as u16);
}

/// What a space of an objective brings.
pub(super) fn space(brush: &mut Brush, (x, y): (i32, i32), bonus: Option<Bonus>) {
    brush.disc((x, y), 20, ink::PAPER);
    brush.circle((x, y), 20, ink::SAND_EDGE, 2);
    if let Some(bonus) = bonus {
        brush.sprite(&item(Item::Bonus(bonus)), Rect::new(x - 13, y - 13, 26, 26));
    }
}

/// The number of a menu's entry on a place of the garden.
pub(super) fn badge(brush: &mut Brush, (x, y): (i32, i32), radius: i32, mark: u16) {
    let style = COUNT.size((radius * 7 / 5).max(34) as u16).color(ink::WHITE).middle();
    brush.night_badge((x, y), radius, |brush| brush.number(style, x, y, mark));
}

/// Whose the last turn was.
pub(super) fn turn_badge(brush: &mut Brush, (x, y): (i32, i32), radius: i32, seat: Seat) {
    brush.point_out(|brush| {
        let at = Rect::new(x - radius, y - radius, 2 * radius, 2 * radius);
        brush.rect(at.grown(4), 12, ink::ATTENTION);
        brush.sprite(&seat_chip(seat), at);
    });
}

/// The colour of water.
pub(super) const WATER: Color = Color(0x2A9DB0);
