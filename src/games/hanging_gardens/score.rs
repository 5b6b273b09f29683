//! Points of a garden, part by part (rulebook p. 8, Scoring).
//!
//! Connected are left and right neighbours, and cards that lie half above or half below each other. Until level 1 is
//! complete nobody knows where the irrigation places lie: the best still possible counts. Deliberately absent: ties (see
//! [`super::rules`]).

use serde::{Deserialize, Serialize};

use super::{
    garden::Garden,
    pieces::{Animal, Content, Feature, Flower, Item, Tree},
    place::{LEVELS, Layout, Places},
    printed::{PointTables, Printed},
};

/// The points of a seat, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// For irrigated cards on the own layout.
    pub irrigation: u16,
    /// For the largest connected groups of flowers.
    pub flowers: u16,
    /// For groups of trees.
    pub trees: u16,
    /// For animals on their levels.
    pub animals: u16,
    /// For visitors.
    pub visitors: u16,
    /// For royal objectives.
    pub objectives: u16,
}

impl Points {
    /// The parts in the order of the rulebook.
    pub const PARTS: [&'static str; 6] = ["irrigation", "flowers", "trees", "animals", "visitors", "objectives"];

    /// The points of a garden with this irrigation card and so many objectives done.
    pub fn of(printed: &Printed, garden: &Garden, layout: Layout, objectives: usize) -> Points {
        let tables = &printed.points;
        Points {
            irrigation: irrigation(tables, garden, layout),
            flowers: Flower::ALL.iter().map(|flower| blooms(printed, garden, *flower)).sum(),
            trees: Tree::ALL.iter().map(|tree| trees(tables, garden, *tree)).sum(),
            animals: animals(tables, garden),
            visitors: visitors(printed, garden),
            objectives: tables.objectives[objectives].into(),
        }
    }

    /// The parts in the order of [`Points::PARTS`].
    pub fn parts(&self) -> [u16; 6] {
        [self.irrigation, self.flowers, self.trees, self.animals, self.visitors, self.objectives]
    }

    /// What each part is more in `then`; nothing where it is not.
    pub fn gains(&self, then: &Points) -> Points {
        Points {
            irrigation: then.irrigation.saturating_sub(self.irrigation),
            flowers: then.flowers.saturating_sub(self.flowers),
            trees: then.trees.saturating_sub(self.trees),
            animals: then.animals.saturating_sub(self.animals),
            visitors: then.visitors.saturating_sub(self.visitors),
            objectives: then.objectives.saturating_sub(self.objectives),
        }
    }

    /// All together.
    pub fn total(&self) -> u16 {
        self.parts().iter().sum()
    }
}

/// Irrigated cards on the places of the layout (rulebook p. 8, Irrigation); the best that is still possible.
fn irrigation(tables: &PointTables, garden: &Garden, layout: Layout) -> u16 {
    let irrigated = garden.with(Item::Water);
    let points = |left| tables.irrigation[usize::from(layout.places(left).intersection(irrigated).len())];
    garden.laid().beginnings().map(points).max().unwrap_or(0).into()
}

/// How many flowers of a colour are on the card at each place of a group.
fn flowers(printed: &Printed, garden: &Garden, group: Places, flower: Flower) -> u16 {
    let on = |laid: super::garden::Laid| {
        let tile = laid.tile.map_or(0, |tile| match printed.enhancement(tile).content {
            Content::Flowers(colour, amount) if colour == flower => amount,
            _ => 0,
        });
        u16::from(printed.card(laid.card).flowers[flower as usize] + tile)
    };
    group.iter().filter_map(|place| garden.at(place)).map(on).sum()
}

/// The most flowers of a colour on connected cards that have any (rulebook p. 8, Blooms).
fn blooms(printed: &Printed, garden: &Garden, flower: Flower) -> u16 {
    let groups = garden.with(Item::Flower(flower)).groups();
    groups.map(|group| flowers(printed, garden, group, flower)).max().unwrap_or(0)
}

/// Connected trees of a species, in full groups and one rest, whatever their shape (rulebook p. 5, Tree).
fn trees(tables: &PointTables, garden: &Garden, tree: Tree) -> u16 {
    let values = &tables.trees[tree as usize];
    let value = |group: Places| {
        let (full, rest) = (usize::from(group.len()) / values.len(), usize::from(group.len()) % values.len());
        let rest = rest.checked_sub(1).map_or(0, |last| values[last].into());
        full as u16 * u16::from(values[values.len() - 1]) + rest
    };
    garden.with(Item::Tree(tree)).groups().map(value).sum()
}

/// Each animal by the level it lives on (rulebook p. 5, Animal).
fn animals(tables: &PointTables, garden: &Garden) -> u16 {
    let on = |animal: &Animal, level: u8| {
        u16::from(garden.count(Item::Animal(*animal), level))
            * u16::from(tables.animals[*animal as usize][usize::from(level) - 1])
    };
    Animal::ALL.iter().flat_map(|animal| (1..=LEVELS).map(move |level| on(animal, level))).sum()
}

/// Each visitor by what it came to see, anywhere in the garden (rulebook p. 5, Visitor).
fn visitors(printed: &Printed, garden: &Garden) -> u16 {
    let wishes = garden.iter().filter_map(|(_, laid)| match printed.card(laid.card).feature {
        Feature::Visitor(visitor) => Some(&printed.points.visitors[visitor as usize]),
        _ => None,
    });
    let seen = |items: &[Item]| items.iter().map(|item| u16::from(garden.total(*item))).sum::<u16>();
    wishes.map(|wish| u16::from(wish.points) * seen(&wish.items)).sum()
}
