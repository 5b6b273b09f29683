//! What happened, and the sentence that tells of it. Everything in this game lies open once it has happened: no event hides
//! anything.

use pergola_engine::{Seat, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use super::{
    pieces::{Column, Enhancement, GardenCard},
    place::Place,
    printed::RoyalObjective,
    score::Points,
    words::nouns,
};

sentences! {
    /// What happened.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Event -> Told {
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
        } => {
            let id = if *tools == 0 { "hanging-gardens-taken" } else { "hanging-gardens-taken-for" };
            let text = Text::new(id).with("card", nouns::a_card(card)).with("tools", nouns::tools(*tools));
            Told::deed(*seat, text.with("level", place.level))
        },
        /// A crown brought the first-player marker.
        Crowned {
            /// To whom.
            seat: Seat,
            /// From whom; nobody when it was held already.
            from: Option<Seat>,
        } => {
            Told::deed(*seat, match from {
                Some(from) => Text::new("hanging-gardens-crowned").with("from", from),
                None => Text::new("hanging-gardens-crowned-again"),
            })
        },
        /// A bonus or an objective space brought gold or tools.
        Gained {
            /// To whom.
            seat: Seat,
            /// Gold coins.
            gold: u8,
            /// Tools.
            tools: u8,
        } => "hanging-gardens-gained" (seat, means: nouns::means(*gold, *tools)),
        /// A new card came on top of a column.
        Revealed {
            /// Of which column.
            column: Column,
            /// Which card.
            card: GardenCard,
        } => "hanging-gardens-revealed" (column, card),
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
        } => {
            let text = Text::new("hanging-gardens-bought").with("tile", nouns::on_tile(tile)).with("price", tile.cost);
            Told::deed(*seat, text.with("level", place.level))
        },
        /// A royal objective was completed.
        Completed {
            /// By whom.
            seat: Seat,
            /// Which.
            objective: RoyalObjective,
            /// How many the seat has done now.
            done: u8,
        } => {
            let text = Text::new("hanging-gardens-completed").with("done", done);
            Told::deed(*seat, text.with("objective", nouns::objective(objective.item, objective.needed)))
        },
        /// The next enhancement of a stack shows.
        Turned {
            /// Which.
            tile: Enhancement,
        } => "hanging-gardens-turned" (price: tile.cost, tile),
        /// All gardeners were placed, and another round begins.
        RoundEnded {
            /// The round that has ended, from 1.
            round: u8,
            /// Who begins the next one.
            first: Seat,
        } => "hanging-gardens-round-ended" (round, first),
        /// All gardens are built.
        Ended {
            /// The final points by seat.
            points: Vec<Points>,
        } => "hanging-gardens-ended" (seats: nouns::final_points(points)),
    }
}
