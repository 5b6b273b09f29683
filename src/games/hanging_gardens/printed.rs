//! What is printed: garden cards, enhancements, objectives, irrigation cards, costs, spaces and points, read from the
//! component tables in `data/hanging_gardens` and judged as a whole.
//!
//! A group that owns the box replaces tables; [`Printed::read`] refuses those with which a game could not be played to its
//! end. Deliberately absent: who owns what.

use pergola_engine::{Files, Unreadable};
use serde::{Deserialize, Serialize};

use super::{
    pieces::{Bonus, Card, Column, Enhancement, Feature, GardenCard, Irrigation, Item, Objective, Tile},
    place::{CARDS, LEVELS, Layout},
    tables::{self, at_least, path},
};

/// Fewest and most seats.
pub const SEATS: (u8, u8) = (2, 5);
/// Rounds of a game, and gardeners of a seat in each.
pub const ROUNDS: u8 = 4;
/// Gardeners of a seat.
pub const GARDENERS: u8 = 3;
/// Levels of the display, and with its three columns, cards on display.
pub const DISPLAY_LEVELS: u8 = 4;
const DISPLAY: usize = DISPLAY_LEVELS as usize * Column::ALL.len();
/// Stacks of enhancements, cheapest first.
pub const STACKS: usize = 3;
/// Royal objectives in play.
pub const IN_PLAY: usize = 4;

/// A royal objective: so many of an item on one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoyalObjective {
    /// Its code.
    pub objective: Objective,
    /// What is counted.
    pub item: Item,
    /// How many are needed on one level; the first-player marker needs one less.
    pub needed: u8,
}

/// What a visitor came to see, and what each of it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// What is counted.
    pub items: Vec<Item>,
    /// Points for each.
    pub points: u8,
}

/// The points that are printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointTables {
    /// For irrigated cards on the own layout, from none.
    pub irrigation: Vec<u8>,
    /// For connected trees of each species, from one; the last is a full group.
    pub trees: [Vec<u8>; 3],
    /// For each animal by level.
    pub animals: [[u8; LEVELS as usize]; 3],
    /// For objectives done, from none.
    pub objectives: Vec<u8>,
    /// For visitors, in the order of [`Visitor::ALL`].
    pub visitors: Vec<Wish>,
}

/// All component tables. Empty ones stand in while a stored state is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Printed {
    cards: Vec<GardenCard>,
    enhancements: Vec<Enhancement>,
    objectives: Vec<RoyalObjective>,
    layouts: Vec<Layout>,
    /// Prices of the stacks of enhancements in gold, the cheapest first.
    pub prices: [u8; STACKS],
    /// Tools to pay for a card of each level of the display.
    pub tool_costs: [u8; DISPLAY_LEVELS as usize],
    /// Gardener spaces of the columns, by seats from the fewest.
    gardener_spaces: Vec<[u8; 3]>,
    /// What the spaces of each objective in play bring, by seats from the fewest.
    objective_spaces: Vec<[Vec<Option<Bonus>>; IN_PLAY]>,
    /// Points.
    pub points: PointTables,
}

impl Printed {
    /// What is printed on a garden card.
    pub fn card(&self, card: Card) -> GardenCard {
        self.cards[card.index()]
    }

    /// All garden cards.
    pub fn cards(&self) -> &[GardenCard] {
        &self.cards
    }

    /// What is printed on an enhancement.
    pub fn enhancement(&self, tile: Tile) -> Enhancement {
        self.enhancements[tile.index()]
    }

    /// All enhancements.
    pub fn enhancements(&self) -> &[Enhancement] {
        &self.enhancements
    }

    /// The enhancements of a stack.
    pub fn stack(&self, stack: usize) -> impl Iterator<Item = Tile> {
        let price = self.prices[stack];
        self.enhancements.iter().filter(move |it| it.cost == price).map(|it| it.tile)
    }

    /// What is printed on a royal objective.
    pub fn objective(&self, objective: Objective) -> RoyalObjective {
        self.objectives[objective.index()]
    }

    /// All royal objectives.
    pub fn objectives(&self) -> impl Iterator<Item = Objective> {
        self.objectives.iter().map(|it| it.objective)
    }

    /// The places an irrigation card shows.
    pub fn layout(&self, card: Irrigation) -> Layout {
        self.layouts[card.index()]
    }

    /// All irrigation cards.
    pub fn irrigation_cards(&self) -> impl Iterator<Item = Irrigation> {
        (1..=self.layouts.len() as u8).map(Irrigation)
    }

    /// Gardener spaces of a column, in a game of so many seats.
    pub fn gardener_spaces(&self, seats: u8, column: Column) -> u8 {
        self.gardener_spaces[usize::from(seats - SEATS.0)][column as usize]
    }

    /// What the spaces of an objective bring, in a game of so many seats.
    pub fn objective_spaces(&self, seats: u8, slot: usize) -> &[Option<Bonus>] {
        &self.objective_spaces[usize::from(seats - SEATS.0)][slot]
    }

    /// Reads the tables.
    pub fn read(files: Files<'_>) -> Result<Printed, Unreadable> {
        let points = PointTables {
            irrigation: tables::irrigation_points(files)?,
            trees: tables::trees(files)?,
            animals: tables::animals(files)?,
            objectives: tables::objective_points(files)?,
            visitors: tables::visitors(files)?,
        };
        let enhancements = tables::enhancements(files)?;
        let printed = Printed {
            cards: tables::cards(files)?,
            prices: tables::prices(&enhancements)?,
            enhancements,
            objectives: tables::objectives(files)?,
            layouts: tables::layouts(files)?,
            tool_costs: tables::tool_costs(files)?,
            gardener_spaces: tables::gardener_spaces(files)?,
            objective_spaces: tables::objective_spaces(files)?,
            points,
        };
        printed.judge(files)?;
        Ok(printed)
    }

    /// Whether there is enough of everything for every number of seats.
    fn judge(&self, files: Files<'_>) -> Result<(), Unreadable> {
        let most = usize::from(SEATS.1);
        let least = [
            ("garden_cards", "garden cards", DISPLAY + usize::from(CARDS) * most, self.cards.len()),
            ("irrigation_cards", "irrigation cards", most, self.layouts.len()),
            ("objectives", "royal objectives", IN_PLAY, self.objectives.len()),
            ("objective_points", "objective points", IN_PLAY + 1, self.points.objectives.len()),
        ];
        for (table, what, needed, found) in least {
            at_least(table, what, needed, found)?;
        }
        let longest = self.layouts.iter().map(|layout| layout.size()).max().unwrap_or(0);
        at_least("irrigation_points", "irrigation points", usize::from(longest) + 1, self.points.irrigation.len())?;
        for (visitor, copies) in tables::visitor_copies(files)? {
            let found = self.cards.iter().filter(|it| it.feature == Feature::Visitor(visitor)).count();
            if found != copies {
                let why = format!("{visitor}: {copies} copies are told, and {found} are in garden_cards.csv");
                return Err(Unreadable::new(path("visitors"), why));
            }
        }
        Ok(())
    }
}
