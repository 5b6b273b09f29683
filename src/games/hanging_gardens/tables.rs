//! The rows of the component tables, read into pieces, spaces and points; a row that cannot be is refused with its table.
//!
//! Deliberately absent: whether all tables together make a game (see [`Printed::read`](super::printed::Printed::read)).

use pergola_engine::{Files, Unreadable};
use serde::Deserialize;

use super::{
    pieces::{
        Animal, Bonus, Card, Content, Enhancement, Feature, Flower, GardenCard, Irrigation, Item, Objective, Tile, Tree, Visitor,
    },
    place::{LEVELS, Layout},
    printed::{DISPLAY_LEVELS, GARDENERS, IN_PLAY, RoyalObjective, SEATS, STACKS, Wish},
};

/// Flowers that fit on a card's ledge.
const MOST_FLOWERS: u16 = 3;

/// Refuses a table with too little of something.
pub(super) fn at_least(table: &str, what: &str, needed: usize, found: usize) -> Result<(), Unreadable> {
    if found < needed {
        Err(Unreadable::new(path(table), format!("{needed} {what} are needed, and {found} are there")))
    } else {
        Ok(())
    }
}

/// Where a table is found.
pub(super) fn path(table: &str) -> String {
    format!("hanging_gardens/{table}.csv")
}

fn rows<R: for<'de> Deserialize<'de>>(files: Files<'_>, table: &str) -> Result<Vec<R>, Unreadable> {
    let bytes = files(&path(table)).ok_or_else(|| Unreadable::new(path(table), "the file is missing"))?;
    csv::Reader::from_reader(bytes)
        .deserialize()
        .collect::<Result<_, _>>()
        .map_err(|why| Unreadable::new(path(table), why.to_string()))
}

/// Pieces whose codes number the rows from 1.
fn numbered<T>(table: &str, pieces: Vec<T>, number: impl Fn(&T) -> u8) -> Result<Vec<T>, Unreadable> {
    match (1..).zip(&pieces).find(|(row, piece)| *row != usize::from(number(piece))) {
        Some((row, _)) => Err(Unreadable::new(path(table), format!("row {row} must have code number {row}"))),
        None => Ok(pieces),
    }
}

/// Points for 0, 1, 2 and so on.
fn in_order<R>(rows: Vec<R>, read: impl Fn(&R) -> (usize, u8)) -> Result<Vec<u8>, Unreadable> {
    let mut points: Vec<(usize, u8)> = rows.iter().map(read).collect();
    points.sort_unstable();
    match points.iter().enumerate().find(|(number, row)| *number != row.0) {
        Some((missing, _)) => Err(Unreadable::new("points", format!("there are none for {missing}, or twice"))),
        None => Ok(points.into_iter().map(|(_, points)| points).collect()),
    }
}

/// A bonus as tables write it; `none` is none.
fn bonus(key: &str) -> Result<Option<Bonus>, Unreadable> {
    if key == "none" { Ok(None) } else { key.parse().map(Some) }
}

#[derive(Deserialize)]
struct IrrigationPoints {
    matching_irrigated_cards: usize,
    points: u8,
}

#[derive(Deserialize)]
struct ObjectivePoints {
    objectives_completed: usize,
    points: u8,
}

/// Points for irrigated cards on the layout, from none.
pub(super) fn irrigation_points(files: Files<'_>) -> Result<Vec<u8>, Unreadable> {
    in_order(rows(files, "irrigation_points")?, |row: &IrrigationPoints| (row.matching_irrigated_cards, row.points))
}

/// Points for objectives done, from none.
pub(super) fn objective_points(files: Files<'_>) -> Result<Vec<u8>, Unreadable> {
    in_order(rows(files, "objective_points")?, |row: &ObjectivePoints| (row.objectives_completed, row.points))
}

#[derive(Deserialize)]
struct CardRow {
    card: Card,
    feature: String,
    name: String,
    red: u8,
    yellow: u8,
    blue: u8,
    irrigated: u8,
    bonus: String,
}

/// The garden cards, in the order of their codes.
pub(super) fn cards(files: Files<'_>) -> Result<Vec<GardenCard>, Unreadable> {
    let read = |row: CardRow| {
        let feature = match row.feature.as_str() {
            "empty" if row.name.is_empty() => Feature::Empty,
            "tree" => Feature::Tree(row.name.parse()?),
            "animal" => Feature::Animal(row.name.parse()?),
            "visitor" => Feature::Visitor(row.name.parse()?),
            other => return Err(Unreadable::new(path("garden_cards"), format!("{}: {other} {} is unknown", row.card, row.name))),
        };
        let flowers = [row.red, row.yellow, row.blue];
        if flowers.iter().map(|it| u16::from(*it)).sum::<u16>() > MOST_FLOWERS {
            return Err(Unreadable::new(
                path("garden_cards"),
                format!("{}: a ledge holds {MOST_FLOWERS} flowers at most", row.card),
            ));
        }
        Ok(GardenCard { card: row.card, feature, flowers, irrigated: row.irrigated > 0, bonus: bonus(&row.bonus)? })
    };
    let cards = rows(files, "garden_cards")?.into_iter().map(read).collect::<Result<_, _>>()?;
    numbered("garden_cards", cards, |it: &GardenCard| it.card.0)
}

#[derive(Deserialize)]
struct TileRow {
    tile: Tile,
    cost_gold: u8,
    kind: String,
    name: String,
    amount: u8,
    bonus: String,
}

/// The enhancements, in the order of their codes.
pub(super) fn enhancements(files: Files<'_>) -> Result<Vec<Enhancement>, Unreadable> {
    let read = |row: TileRow| {
        let content = match row.kind.as_str() {
            "flowers" if u16::from(row.amount) <= MOST_FLOWERS => Content::Flowers(row.name.parse::<Flower>()?, row.amount),
            "animal" => Content::Animal(row.name.parse()?),
            "tree" => Content::Tree(row.name.parse()?),
            "irrigation" => Content::Irrigation,
            other => return Err(Unreadable::new(path("enhancements"), format!("{}: {other} is unknown", row.tile))),
        };
        Ok(Enhancement { tile: row.tile, cost: row.cost_gold, content, bonus: bonus(&row.bonus)? })
    };
    let tiles = rows(files, "enhancements")?.into_iter().map(read).collect::<Result<_, _>>()?;
    numbered("enhancements", tiles, |it: &Enhancement| it.tile.0)
}

/// What the stacks cost: there are as many prices as stacks.
pub(super) fn prices(enhancements: &[Enhancement]) -> Result<[u8; STACKS], Unreadable> {
    let mut prices: Vec<u8> = enhancements.iter().map(|it| it.cost).collect();
    prices.sort_unstable();
    prices.dedup();
    prices.try_into().map_err(|found: Vec<u8>| {
        Unreadable::new(
            path("enhancements"),
            format!("{STACKS} stacks with a price each are needed, and {} prices are there", found.len()),
        )
    })
}

#[derive(Deserialize)]
struct ObjectiveRow {
    objective: Objective,
    item_code: String,
    needed_on_one_level: u8,
    needed_with_first_player_marker: u8,
}

/// The royal objectives, in the order of their codes.
pub(super) fn objectives(files: Files<'_>) -> Result<Vec<RoyalObjective>, Unreadable> {
    let read = |row: ObjectiveRow| {
        let needed = row.needed_on_one_level;
        match Item::several(&row.item_code)?[..] {
            [item] if needed >= 2 && row.needed_with_first_player_marker == needed - 1 => {
                Ok(RoyalObjective { objective: row.objective, item, needed })
            }
            _ => {
                let why = "it counts one kind of item, needs at least 2, and 1 less with the first-player marker";
                Err(Unreadable::new(path("objectives"), format!("{}: {why}", row.objective)))
            }
        }
    };
    let objectives = rows(files, "objectives")?.into_iter().map(read).collect::<Result<_, _>>()?;
    numbered("objectives", objectives, |it: &RoyalObjective| it.objective.0)
}

#[derive(Deserialize)]
struct LayoutRow {
    card: Irrigation,
    level: u8,
    position: u8,
}

/// The irrigation cards, in the order of their codes.
pub(super) fn layouts(files: Files<'_>) -> Result<Vec<Layout>, Unreadable> {
    let mut layouts: Vec<Layout> = Vec::new();
    for LayoutRow { card, level, position } in rows(files, "irrigation_cards")? {
        if card.index() > layouts.len() {
            return Err(Unreadable::new(
                path("irrigation_cards"),
                format!("{card} comes before {}", Irrigation(layouts.len() as u8 + 1)),
            ));
        }
        if card.index() == layouts.len() {
            layouts.push(Layout::default());
        }
        if !layouts[card.index()].insert(level, position) {
            let why = "levels have 5, 4 and 3 positions, and each is named once";
            return Err(Unreadable::new(path("irrigation_cards"), format!("{card}, level {level}, position {position}: {why}")));
        }
    }
    Ok(layouts)
}

#[derive(Deserialize)]
struct ToolCost {
    display_level: u8,
    tools: u8,
}

/// Tools for a card of each level of the display.
pub(super) fn tool_costs(files: Files<'_>) -> Result<[u8; DISPLAY_LEVELS as usize], Unreadable> {
    let mut rows: Vec<ToolCost> = rows(files, "tool_costs")?;
    rows.sort_by_key(|row| row.display_level);
    let complete = rows.iter().map(|row| row.display_level).eq(1..=DISPLAY_LEVELS);
    if !complete || rows[0].tools != 0 {
        return Err(Unreadable::new(path("tool_costs"), "levels 1 to 4 each have a cost, and that of level 1 is 0".to_owned()));
    }
    Ok(std::array::from_fn(|level| rows[level].tools))
}

#[derive(Deserialize)]
struct SpacesRow {
    players: u8,
    left: u8,
    middle: u8,
    right: u8,
}

/// Gardener spaces by seats from the fewest, and by column.
pub(super) fn gardener_spaces(files: Files<'_>) -> Result<Vec<[u8; 3]>, Unreadable> {
    let rows: Vec<SpacesRow> = rows(files, "gardener_spaces")?;
    let of = |seats: u8| {
        let row = rows.iter().find(|row| row.players == seats);
        let row = row.ok_or_else(|| Unreadable::new(path("gardener_spaces"), format!("there is no row for {seats} players")))?;
        let spaces = [row.left, row.middle, row.right];
        let sum = spaces.iter().map(|it| usize::from(*it)).sum();
        at_least("gardener_spaces", "gardener spaces", usize::from(GARDENERS * seats), sum)?;
        Ok(spaces)
    };
    (SEATS.0..=SEATS.1).map(of).collect()
}

#[derive(Deserialize)]
struct ObjectiveSpace {
    players: String,
    board_slot: usize,
    space: u8,
    bonus: String,
}

impl ObjectiveSpace {
    /// Whether the row is for so many seats: `4`, or a range as in `4-5`.
    fn is_for(&self, seats: u8) -> bool {
        let (fewest, most) = self.players.split_once('-').unwrap_or((&self.players, &self.players));
        matches!((fewest.parse::<u8>(), most.parse::<u8>()), (Ok(fewest), Ok(most)) if (fewest..=most).contains(&seats))
    }
}

/// What the spaces of each slot bring, by seats from the fewest.
pub(super) fn objective_spaces(files: Files<'_>) -> Result<Vec<[Vec<Option<Bonus>>; IN_PLAY]>, Unreadable> {
    let mut rows: Vec<ObjectiveSpace> = rows(files, "objective_spaces")?;
    rows.sort_by_key(|row| row.space);
    let mut all = Vec::new();
    for seats in SEATS.0..=SEATS.1 {
        let mut slots: [Vec<Option<Bonus>>; IN_PLAY] = Default::default();
        for row in rows.iter().filter(|row| row.is_for(seats)) {
            let slot = row.board_slot.checked_sub(1).and_then(|slot| slots.get_mut(slot));
            let slot =
                slot.ok_or_else(|| Unreadable::new(path("objective_spaces"), format!("there is no slot {}", row.board_slot)))?;
            match bonus(&row.bonus)? {
                Some(Bonus::Crown) => {
                    return Err(Unreadable::new(path("objective_spaces"), "a space brings a coin, a tool or nothing".to_owned()));
                }
                bonus => slot.push(bonus),
            }
        }
        if let Some(bare) = slots.iter().position(Vec::is_empty) {
            return Err(Unreadable::new(path("objective_spaces"), format!("slot {} has no space for {seats} players", bare + 1)));
        }
        all.push(slots);
    }
    Ok(all)
}

#[derive(Deserialize)]
struct TreeRow {
    tree: Tree,
    group1: u8,
    group2: Option<u8>,
    group3: Option<u8>,
    group4: Option<u8>,
}

/// Points for connected trees of each species, from one.
pub(super) fn trees(files: Files<'_>) -> Result<[Vec<u8>; 3], Unreadable> {
    let mut trees: [Vec<u8>; 3] = Default::default();
    for row in rows::<TreeRow>(files, "trees")? {
        trees[row.tree as usize] =
            [Some(row.group1), row.group2, row.group3, row.group4].into_iter().map_while(|it| it).collect();
    }
    if trees.iter().any(Vec::is_empty) {
        Err(Unreadable::new(path("trees"), "each species has its points".to_owned()))
    } else {
        Ok(trees)
    }
}

#[derive(Deserialize)]
struct AnimalRow {
    animal: Animal,
    level1: u8,
    level2: u8,
    level3: u8,
}

/// Points of each animal by level.
pub(super) fn animals(files: Files<'_>) -> Result<[[u8; LEVELS as usize]; 3], Unreadable> {
    let rows: Vec<AnimalRow> = rows(files, "animals")?;
    let mut animals = [[0; LEVELS as usize]; 3];
    for animal in Animal::ALL {
        let row = rows.iter().find(|row| row.animal == *animal);
        let row = row.ok_or_else(|| Unreadable::new(path("animals"), format!("{animal} has no points")))?;
        animals[*animal as usize] = [row.level1, row.level2, row.level3];
    }
    Ok(animals)
}

#[derive(Deserialize)]
struct VisitorRow {
    visitor: Visitor,
    copies: usize,
    points_per_unit: u8,
    unit_code: String,
}

/// What each visitor came to see.
pub(super) fn visitors(files: Files<'_>) -> Result<Vec<Wish>, Unreadable> {
    let rows: Vec<VisitorRow> = rows(files, "visitors")?;
    let wish = |visitor: &Visitor| {
        let row = rows.iter().find(|row| row.visitor == *visitor);
        let row = row.ok_or_else(|| Unreadable::new(path("visitors"), format!("{visitor} has no points")))?;
        Ok(Wish { items: Item::several(&row.unit_code)?, points: row.points_per_unit })
    };
    Visitor::ALL.iter().map(wish).collect()
}

/// How many cards show each visitor, as their table tells.
pub(super) fn visitor_copies(files: Files<'_>) -> Result<Vec<(Visitor, usize)>, Unreadable> {
    Ok(rows::<VisitorRow>(files, "visitors")?.iter().map(|row| (row.visitor, row.copies)).collect())
}
