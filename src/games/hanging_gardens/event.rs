//! What happened. Everything in this game lies open once it has happened: no event hides anything.

use pergola_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{
    pieces::{Column, Enhancement, GardenCard},
    place::Place,
    printed::RoyalObjective,
    score::Points,
};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card was taken and laid.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: GardenCard,
        /// From which column.
        column: Column,
        /// From which level of the display.
        level: u8,
        /// Tools paid.
        tools: u8,
        /// Where it lies.
        place: Place,
        /// Its position on its level, as the garden lies now.
        position: i8,
    },
    /// A crown brought the first-player marker.
    Crowned {
        /// To whom.
        seat: Seat,
        /// From whom; nobody when it was held already.
        from: Option<Seat>,
    },
    /// A bonus or an objective space brought gold or tools.
    Gained {
        /// To whom.
        seat: Seat,
        /// Gold coins.
        gold: u8,
        /// Tools.
        tools: u8,
    },
    /// A new card came on top of a column.
    Revealed {
        /// Of which column.
        column: Column,
        /// Which card.
        card: GardenCard,
    },
    /// An enhancement was bought and put onto a card.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Enhancement,
        /// Where its card lies.
        place: Place,
        /// Its card's position on its level, as the garden lies now.
        position: i8,
    },
    /// A royal objective was completed.
    Completed {
        /// By whom.
        seat: Seat,
        /// Which.
        objective: RoyalObjective,
        /// How many the seat has done now.
        done: u8,
    },
    /// The next enhancement of a stack shows.
    Turned {
        /// Which.
        tile: Enhancement,
    },
    /// All gardeners were placed, and another round begins.
    RoundEnded {
        /// The round that has ended, from 1.
        round: u8,
        /// Who begins the next one.
        first: Seat,
    },
    /// All gardens are built.
    Ended {
        /// The final points by seat.
        points: Vec<Points>,
    },
}
