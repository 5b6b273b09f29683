//! What everything is called: items with their number, cards, enhancements, objectives, places, and points.

use pergola_engine::Seat;
use pergola_text::{Arg, Named, Text};

use crate::{
    pieces::{Bonus, Column, Content, Enhancement, Feature, Flower, GardenCard, Item, Objective, Tile, Visitor},
    place::{Place, Places, SIZES},
    printed::RoyalObjective,
    score::Points,
};

/// By what is on it.
impl Named for GardenCard {
    fn name(&self) -> Text {
        card(self)
    }
}

/// By what is on it.
impl Named for Enhancement {
    fn name(&self) -> Text {
        tile(self)
    }
}

impl Named for Column {
    fn name(&self) -> Text {
        column(*self)
    }
}

/// By its code.
impl From<&Place> for Arg {
    fn from(it: &Place) -> Arg {
        Arg::Code(it.to_string())
    }
}

/// By its code.
impl From<&Tile> for Arg {
    fn from(it: &Tile) -> Arg {
        Arg::Code(it.to_string())
    }
}

/// By its code.
impl From<&Objective> for Arg {
    fn from(it: &Objective) -> Arg {
        Arg::Code(it.to_string())
    }
}

/// So many of an item: "3 red flowers", "1 lion", "2 crown icons".
pub(in super::super) fn items(item: Item, count: u8) -> Text {
    Text::of(format!("hanging-gardens-items-{}", item.key())).number("count", count)
}

/// Who the visitor came for: "visitor for lions".
pub(in super::super) fn visitor(visitor: Visitor) -> Text {
    Text::of(format!("hanging-gardens-{}", visitor.key().replace('_', "-")))
}

/// A bonus as it is printed on a card: "coin".
fn icon(bonus: Bonus) -> Text {
    Text::of(format!("hanging-gardens-icon-{bonus}"))
}

/// What a bonus brings on a level: "2 gold coins".
pub(super) fn bonus(bonus: Bonus, level: u8) -> Text {
    Text::of(format!("hanging-gardens-bonus-{bonus}")).number("count", level)
}

/// What a bonus brings on a level, as it comes at once: "the first-player marker", "2 gold".
pub(super) fn bonus_at_once(bonus: Bonus, level: u8) -> Text {
    match bonus {
        Bonus::Crown => Text::new("hanging-gardens-brings-crown"),
        Bonus::Coin | Bonus::Tool => self::bonus(bonus, level),
    }
}

/// Gold and tools that came in: "2 gold coins".
pub(crate) fn means(gold: u8, tools: u8) -> Text {
    if gold > 0 { bonus(Bonus::Coin, gold) } else { bonus(Bonus::Tool, tools) }
}

/// Flowers, water and bonus, as far as a piece has them.
fn extras(flowers: [u8; 3], irrigated: bool, bonus: Option<Bonus>) -> impl Iterator<Item = Text> {
    let flowers = Flower::ALL.iter().zip(flowers).filter(|(_, count)| *count > 0);
    let water = irrigated.then(|| Text::new("hanging-gardens-water"));
    flowers.map(|(flower, count)| items(Item::Flower(*flower), count)).chain(water).chain(bonus.map(icon))
}

/// A garden card by what is on it: "palm, 2 yellow flowers and water".
pub(in super::super) fn card(card: &GardenCard) -> Text {
    card_or(card, "hanging-gardens-empty")
}

/// The same, where it goes without saying that it is a card.
pub(super) fn card_in_menu(card: &GardenCard) -> Text {
    card_or(card, "hanging-gardens-menu-empty")
}

fn card_or(card: &GardenCard, empty: &'static str) -> Text {
    let feature = match card.feature {
        Feature::Empty => Text::new(empty),
        Feature::Tree(it) => Text::of(format!("hanging-gardens-{it}")),
        Feature::Animal(it) => Text::of(format!("hanging-gardens-{it}")),
        Feature::Visitor(it) => visitor(it),
    };
    let parts = std::iter::once(feature).chain(extras(card.flowers, card.irrigated, card.bonus));
    Text::new("hanging-gardens-parts").list("parts", parts)
}

/// A card as one would tell it: "a palm with 2 yellow flowers and water".
pub(in super::super) fn a_card(card: &GardenCard) -> Text {
    let feature = match card.feature {
        Feature::Empty => Text::new("hanging-gardens-an-empty"),
        Feature::Tree(it) => a(Text::of(format!("hanging-gardens-{it}"))),
        Feature::Animal(it) => a(Text::of(format!("hanging-gardens-{it}"))),
        Feature::Visitor(it) => a(visitor(it)),
    };
    let with: Vec<Text> = extras(card.flowers, card.irrigated, card.bonus).collect();
    match with.is_empty() {
        true => feature,
        false => Text::new("hanging-gardens-with").text("feature", feature).list("parts", with),
    }
}

fn a(named: Text) -> Text {
    Text::new("hanging-gardens-a").text("named", named)
}

/// What is on an enhancement as one would tell it: "a lion and a crown".
pub(in super::super) fn on_tile(tile: &Enhancement) -> Text {
    let content = match tile.content {
        Content::Animal(it) => a(Text::of(format!("hanging-gardens-{it}"))),
        Content::Tree(it) => a(Text::of(format!("hanging-gardens-{it}"))),
        Content::Flowers(flower, amount) => items(Item::Flower(flower), amount),
        Content::Irrigation => Text::new("hanging-gardens-water"),
    };
    Text::new("hanging-gardens-parts").list("parts", std::iter::once(content).chain(tile.bonus.map(icon)))
}

/// An enhancement by what is on it: "2 red flowers and crown".
pub(in super::super) fn tile(tile: &Enhancement) -> Text {
    let content = match tile.content {
        Content::Flowers(flower, amount) => items(Item::Flower(flower), amount),
        Content::Animal(it) => Text::of(format!("hanging-gardens-{it}")),
        Content::Tree(it) => Text::of(format!("hanging-gardens-{it}")),
        Content::Irrigation => Text::new("hanging-gardens-water"),
    };
    Text::new("hanging-gardens-parts").list("parts", std::iter::once(content).chain(tile.bonus.map(icon)))
}

/// A royal objective: "4 red flowers on one level".
pub(in super::super) fn objective(item: Item, needed: u8) -> Text {
    Text::new("hanging-gardens-objective").text("items", items(item, needed))
}

/// A column: "left column".
pub(in super::super) fn column(column: Column) -> Text {
    Text::of(format!("hanging-gardens-column-{column}"))
}

/// Tools to pay: "2 tools", "no tools".
pub(crate) fn tools(count: u8) -> Text {
    Text::new("hanging-gardens-tools").number("count", count)
}

/// A place by level and position in a garden whose level 1 begins at `left`: "level 2, place 3".
pub(in super::super) fn position(level: u8, position: i8) -> Text {
    Text::new("hanging-gardens-place").number("level", level).number("position", position)
}

/// A place where a card may be laid, while these are laid: level 1 is told by its ends until it is complete.
pub(in super::super) fn open_place(place: Place, laid: Places) -> Text {
    let Some((left, _)) = laid.ends() else { return Text::new("hanging-gardens-first") };
    match place.level {
        1 if laid.of_level(1).len() < SIZES[0] && place.offset < left => Text::new("hanging-gardens-left-end"),
        1 if laid.of_level(1).len() < SIZES[0] => Text::new("hanging-gardens-right-end"),
        level => position(level, place.position(left)),
    }
}

/// What points come from: "5 for trees". Nothing for no points.
pub(super) fn parts(points: &Points) -> Vec<Text> {
    let parts = Points::PARTS.iter().zip(points.parts()).filter(|(_, points)| *points > 0);
    parts.map(|(part, points)| Text::of(format!("hanging-gardens-part-{part}")).number("points", points)).collect()
}

/// What a space of an objective brings.
pub(crate) fn brought(bonus: Option<Bonus>) -> Text {
    bonus.map_or(Text::new("hanging-gardens-nothing"), |it| self::bonus(it, 1))
}

/// Places by their codes, to be listed.
pub(crate) fn codes(places: &[Place]) -> Vec<Text> {
    places.iter().map(|place| Text::new("hanging-gardens-code").with("code", place)).collect()
}

/// An enhancement with its code.
pub(crate) fn coded_tile(it: &Enhancement) -> Text {
    Text::new("hanging-gardens-coded").with("code", &it.tile).text("name", tile(it))
}

/// A royal objective with its code.
pub(crate) fn coded_objective(it: &RoyalObjective) -> Text {
    Text::new("hanging-gardens-coded").with("code", &it.objective).text("name", objective(it.item, it.needed))
}

/// The final points of all seats with what they come from, each on a line of its own; below them what parts those who are level.
pub(crate) fn final_points(points: &[Points]) -> Text {
    let of_seat = |(seat, points): (Seat, &Points)| {
        let text = Text::new("hanging-gardens-final").with("seat", seat).number("total", points.total());
        text.list("parts", parts(points))
    };
    let are_level = points.iter().enumerate().any(|(at, one)| points[..at].iter().any(|it| it.total() == one.total()));
    let lines = Seat::all(points.len() as u8).zip(points).map(of_seat);
    let lines = lines.chain(are_level.then(|| Text::new("hanging-gardens-level")));
    let join = |front: Text, next: Text| Text::new("hanging-gardens-lines").text("front", front).text("next", next);
    lines.reduce(join).unwrap_or(Text::new("list-none"))
}
