//! What happened, for the story of a turn and the highlights of its picture. Past tense; what a module keeps secret is
//! left out for whoever may not know it.

use pergola_engine::{Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    granada::Face,
    modules::ModuleEvent,
    money::Cards,
    pieces::{Border, Cell, Currency, Kind, Money, Round, Tile},
};

/// Something that happened, in the order in which it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat took money cards from the display.
    MoneyTaken {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// A seat bought a tile from the market.
    TileBought {
        /// Who.
        seat: Seat,
        /// From which market space.
        space: Currency,
        /// Which.
        tile: Tile,
        /// With which cards.
        with: Cards,
        /// What was paid beyond the price; 0 is an exact payment and grants one more action.
        overpaid: u32,
    },
    /// Granada: a seat turned a tile it had bought.
    TileTurned {
        /// Who.
        seat: Seat,
        /// The side with which it was bought.
        from: Tile,
        /// The side that lies up now.
        to: Tile,
        /// The cards it cost.
        with: Cards,
    },
    /// A seat placed a tile bought this turn, or received at the game's end, in its city.
    TilePlaced {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// A seat put a tile bought this turn, or received at the game's end, into its reserve.
    TileReserved {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// A seat gave a tile bought this turn to Dirk.
    TileGiven {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// Redesign: a tile went from the reserve to the city.
    TileBuilt {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// Redesign: a tile went from the city to the reserve.
    TileRemoved {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Where it stood.
        cell: Cell,
    },
    /// Redesign: a reserve tile took the place of a city tile, which went to the reserve.
    TileExchanged {
        /// Whose.
        seat: Seat,
        /// The tile that is now in the city.
        tile: Tile,
        /// The tile that is now in the reserve.
        out: Tile,
        /// Where.
        cell: Cell,
    },
    /// A seat had no legal action and passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Market spaces were refilled from the bag.
    MarketRefilled {
        /// The spaces in order, each with its new tile.
        tiles: Vec<(Currency, Tile)>,
        /// Granada: the side that the next tiles will show.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        marker: Option<Face>,
        /// How many tiles the bag still holds.
        bag: u32,
    },
    /// Cards were laid into the display.
    DisplayRefilled {
        /// In the order in which they were laid.
        cards: Vec<Money>,
        /// How many cards the deck still holds.
        deck: u32,
    },
    /// The discard pile became the new deck.
    DeckRenewed {
        /// How many cards it was.
        cards: u32,
    },
    /// A scoring card turned up while the display was refilled.
    ScoringCardTurnedUp {
        /// Which round it starts.
        round: Round,
    },
    /// A scoring round took place.
    RoundScored {
        /// Which.
        round: Round,
        /// Every type somebody has a building of, with its standings.
        types: Vec<TypeScored>,
        /// The length of the longest wall by seat, in Granada of the longest moat: so many points.
        walls: Vec<u32>,
        /// Granada: what is scored there is a moat.
        #[serde(default, skip_serializing_if = "Border::is_wall")]
        border: Border,
        /// Alhambra and Granada together: what Granada's borders were worth beside those walls.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        granada: Option<GranadaBorders>,
        /// What each seat gained in this round.
        gained: Vec<i32>,
        /// What Dirk gained in this round, with two seats.
        dirk: Option<i32>,
        /// The scores after it, by seat.
        scores: Vec<i32>,
    },
    /// Dirk drew tiles from the bag; where there are two, from one of them.
    DirkDrew {
        /// Which.
        tiles: Vec<Tile>,
        /// How many tiles the bag still holds.
        bag: u32,
    },
    /// The market could not be filled: the game's end began.
    EndBegan {
        /// The market spaces that stay empty.
        empty: Vec<Currency>,
    },
    /// All showed their money.
    HandsShown {
        /// By seat.
        hands: Vec<Cards>,
    },
    /// A tile left in the market at the game's end was given away, or nobody got it.
    LastTile {
        /// Its market space.
        space: Currency,
        /// Which.
        tile: Tile,
        /// How much of the space's currency each seat holds.
        holdings: Vec<u32>,
        /// Who has strictly the most and received it; nobody when the top is level.
        to: Option<Seat>,
    },
    /// The game ended.
    GameEnded {
        /// Final scores and ranks by seat.
        outcome: Outcome,
        /// Dirk's points, with two seats.
        dirk: Option<i32>,
    },
    /// What a module adds.
    #[serde(untagged)]
    Module(ModuleEvent),
}

impl Event {
    /// Nothing a turn does before its end shows anything hidden.
    pub(super) fn reveals(&self) -> bool {
        if let Event::Module(event) = self {
            return event.reveals();
        }
        matches!(
            self,
            Event::MarketRefilled { .. }
                | Event::DisplayRefilled { .. }
                | Event::ScoringCardTurnedUp { .. }
                | Event::DirkDrew { .. }
                | Event::HandsShown { .. }
        )
    }

    /// With what is hidden from this viewer left out: in the basic game everything that happens is public.
    pub(super) fn seen(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Module(event) => event.seen(viewer).map(Event::Module),
            _ => Some(self.clone()),
        }
    }

    /// A scoring round is worth a card of its own, also when nobody is to act after it.
    pub(super) fn is_milestone(&self) -> bool {
        matches!(self, Event::RoundScored { .. })
    }
}

/// What the borders of Granada score in the combined game (rulebook p. 13, Scoring).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GranadaBorders {
    /// The length of the longest moat by seat: so many points.
    pub moats: Vec<u32>,
    /// The length of the longest stretch where a wall runs along a moat, by seat: twice as many points.
    pub stretches: Vec<u32>,
}

/// The standings in one type of building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypeScored {
    /// The type.
    pub kind: Kind,
    /// Everybody with at least one building of it, best first.
    pub standings: Vec<Ranked>,
}

/// How one contender stands in one type of building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    /// Who.
    pub who: Contender,
    /// How many buildings of the type.
    pub count: u8,
    /// Granada: the highest value among them, where it parted contenders with as many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub highest: Option<u8>,
    /// 1 for the most; level contenders share a rank.
    pub rank: u8,
    /// How many contenders share this rank, this one included.
    pub level: u8,
    /// The points it is worth in this round.
    pub points: i32,
}

/// Whoever takes part in the scoring of buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contender {
    /// A seat.
    Seat(Seat),
    /// The imaginary third player of a game for two.
    Dirk,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_from_a_bag_a_deck_or_a_hand_reveals() {
        assert!(Event::DisplayRefilled { cards: Vec::new(), deck: 0 }.reveals());
        assert!(Event::HandsShown { hands: Vec::new() }.reveals());
        assert!(!Event::MoneyTaken { seat: Seat(0), cards: "blue-3".parse().expect("cards") }.reveals());
        assert!(
            !Event::TileBought {
                seat: Seat(0),
                space: Currency::Blue,
                tile: "tower-9-es".parse().expect("a tile"),
                with: "blue-9".parse().expect("cards"),
                overpaid: 0
            }
            .reveals()
        );
    }
}
