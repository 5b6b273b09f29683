//! Why an action is refused, with the facts and numbers behind it, and the sentence that says so and what is possible instead.

use pergola_text::{Text, sentences};

use super::{
    pieces::{Bonus, Column, Enhancement, GardenCard, Item, Objective, Tile},
    place::Place,
    printed::RoyalObjective,
    words::nouns,
};

sentences! {
    /// Why not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal -> Text {
        /// A turn begins with taking a card.
        TakeFirst => "hanging-gardens-refused-take-first",
        /// The turn's card has been laid: now a new one is revealed.
        RevealNext => "hanging-gardens-refused-reveal-next",
        /// The turn's card has been taken and the new one revealed.
        AlreadyTaken => "hanging-gardens-refused-taken",
        /// One enhancement a turn.
        AlreadyBought => "hanging-gardens-refused-bought",
        /// Enhancements come before objectives.
        BoughtTooLate => "hanging-gardens-refused-bought-late",
        /// One objective a turn.
        AlreadyCompleted => "hanging-gardens-refused-completed",
        /// Every gardener space below the column is taken.
        NoSpace {
            /// Which column.
            column: Column,
            /// How many it has this round.
            spaces: u8,
            /// Columns with a free space.
            free: Vec<Column>,
        } => "hanging-gardens-refused-space" (column, spaces, free),
        /// The card costs more tools than the seat has.
        TooFewTools {
            /// On which level the card lies.
            level: u8,
            /// What it costs.
            cost: u8,
            /// What the seat has.
            tools: u8,
        } => "hanging-gardens-refused-tools" (level, cost: nouns::tools(*cost), tools: nouns::tools(*tools)),
        /// The card cannot lie there.
        Misplaced(why: Misplaced) => { why.words() },
        /// The enhancement cannot be bought for that card.
        Unsold(why: Unsold) => { why.words() },
        /// The objective cannot be completed so.
        Incomplete(why: Incomplete) => { why.words() },
    }
}

sentences! {
    /// Why a card cannot lie there.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Misplaced -> Text {
        /// A card lies there already.
        Occupied {
            /// Where.
            place: Place,
        } => "hanging-gardens-refused-occupied" (place),
        /// The first card lies at the beginning of level 1.
        FirstCard => "hanging-gardens-refused-first",
        /// Level 1 grows only at its ends, which are these places.
        NotAtEnd {
            /// The place left and right of it.
            ends: Vec<Place>,
        } => "hanging-gardens-refused-end" (ends: nouns::codes(ends)),
        /// Level 1 is complete.
        LevelFull => "hanging-gardens-refused-level-full",
        /// A card rests on two of the level below.
        NothingBelow {
            /// Where it was to lie.
            place: Place,
            /// What lacks a card.
            missing: Vec<Place>,
        } => "hanging-gardens-refused-below" (place, missing: nouns::codes(missing)),
    }
}

sentences! {
    /// Why an enhancement cannot be bought for that card.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unsold -> Text {
        /// The enhancement is not on top of a stack.
        NotOnSale {
            /// Which.
            tile: Tile,
            /// What is on sale.
            on_sale: Vec<Enhancement>,
        } => "hanging-gardens-refused-sale" (tile, tiles: on_sale.iter().map(nouns::coded_tile).collect::<Vec<_>>()),
        /// The enhancement costs more gold than the seat has.
        TooLittleGold {
            /// Its price.
            cost: u8,
            /// What the seat has.
            gold: u8,
        } => "hanging-gardens-refused-gold" (cost, gold),
        /// No card lies there.
        NoCard {
            /// Where.
            place: Place,
        } => "hanging-gardens-refused-no-card" (place),
        /// An enhancement goes onto an empty card.
        NotEmpty {
            /// The card that lies there.
            card: GardenCard,
            /// What was put onto it.
            tile: Option<Enhancement>,
        } => {
            match tile {
                Some(tile) => Text::new("hanging-gardens-refused-enhanced").with("tile", tile),
                None => Text::new("hanging-gardens-refused-not-empty").with("card", card),
            }
        },
    }
}

sentences! {
    /// Why an objective cannot be completed so.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Incomplete -> Text {
        /// The objective is not among those in play.
        NotInPlay {
            /// Which.
            objective: Objective,
            /// Those in play.
            in_play: Vec<RoyalObjective>,
        } => "hanging-gardens-refused-in-play" (
            objective,
            objectives: in_play.iter().map(nouns::coded_objective).collect::<Vec<_>>(),
        ),
        /// The seat has completed it before.
        CompletedBefore => "hanging-gardens-refused-before",
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
        } => "hanging-gardens-refused-fulfilled" (objective: nouns::objective(*item, *needed), best, level),
        /// Every space of the objective is taken.
        NoSpaceLeft => "hanging-gardens-refused-no-space",
        /// The objective has no free space that brings this.
        NoSuchSpace {
            /// What was asked for.
            bonus: Option<Bonus>,
            /// What its free spaces bring.
            free: Vec<Option<Bonus>>,
        } => "hanging-gardens-refused-such-space" (
            bonus: nouns::brought(*bonus),
            free: free.iter().copied().map(nouns::brought).collect::<Vec<_>>(),
        ),
    }
}
