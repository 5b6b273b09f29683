//! Why an action is refused, with the facts and numbers behind it.

use super::{
    pieces::{Bonus, Column, Enhancement, GardenCard, Item, Objective, Tile},
    place::Place,
    printed::RoyalObjective,
};

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A turn begins with taking a card.
    TakeFirst,
    /// The turn's card has been laid: now a new one is revealed.
    RevealNext,
    /// The turn's card has been taken and the new one revealed.
    AlreadyTaken,
    /// One enhancement a turn.
    AlreadyBought,
    /// Enhancements come before objectives.
    BoughtTooLate,
    /// One objective a turn.
    AlreadyCompleted,
    /// Every gardener space below the column is taken.
    NoSpace {
        /// Which column.
        column: Column,
        /// How many it has this round.
        spaces: u8,
        /// Columns with a free space.
        free: Vec<Column>,
    },
    /// The card costs more tools than the seat has.
    TooFewTools {
        /// On which level the card lies.
        level: u8,
        /// What it costs.
        cost: u8,
        /// What the seat has.
        tools: u8,
    },
    /// The card cannot lie there.
    Misplaced(Misplaced),
    /// The enhancement cannot be bought for that card.
    Unsold(Unsold),
    /// The objective cannot be completed so.
    Incomplete(Incomplete),
}

/// Why a card cannot lie there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misplaced {
    /// A card lies there already.
    Occupied {
        /// Where.
        place: Place,
    },
    /// The first card lies at the beginning of level 1.
    FirstCard,
    /// Level 1 grows only at its ends, which are these places.
    NotAtEnd {
        /// The place left and right of it.
        ends: Vec<Place>,
    },
    /// Level 1 is complete.
    LevelFull,
    /// A card rests on two of the level below.
    NothingBelow {
        /// Where it was to lie.
        place: Place,
        /// What lacks a card.
        missing: Vec<Place>,
    },
}

/// Why an enhancement cannot be bought for that card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsold {
    /// The enhancement is not on top of a stack.
    NotOnSale {
        /// Which.
        tile: Tile,
        /// What is on sale.
        on_sale: Vec<Enhancement>,
    },
    /// The enhancement costs more gold than the seat has.
    TooLittleGold {
        /// Its price.
        cost: u8,
        /// What the seat has.
        gold: u8,
    },
    /// No card lies there.
    NoCard {
        /// Where.
        place: Place,
    },
    /// An enhancement goes onto an empty card.
    NotEmpty {
        /// The card that lies there.
        card: GardenCard,
        /// What was put onto it.
        tile: Option<Enhancement>,
    },
}

/// Why an objective cannot be completed so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incomplete {
    /// The objective is not among those in play.
    NotInPlay {
        /// Which.
        objective: Objective,
        /// Those in play.
        in_play: Vec<RoyalObjective>,
    },
    /// The seat has completed it before.
    CompletedBefore,
    /// Too few on one level.
    NotFulfilled {
        /// What is counted.
        item: Item,
        /// How many are needed, by this seat and now.
        needed: u8,
        /// The most on one level.
        best: u8,
        /// That level.
        level: u8,
    },
    /// Every space of the objective is taken.
    NoSpaceLeft,
    /// The objective has no free space that brings this.
    NoSuchSpace {
        /// What was asked for.
        bonus: Option<Bonus>,
        /// What its free spaces bring.
        free: Vec<Option<Bonus>>,
    },
}
