//! Why not.

use pergola_engine::Seat;

use super::{
    pieces::{Board, Card, Colour, Symbol},
    square::Square,
};

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Gardens are not chosen at this table, or no more.
    NoGardenToChoose,
    /// Sides of expansion boards are not chosen at this table, or no more.
    NoSideToChoose,
    /// The garden has to be chosen first.
    ChooseGardenFirst,
    /// The side of the expansion board has to be chosen first.
    ChooseSideFirst,
    /// Another garden was chosen already in this turn.
    AlreadyChosen,
    /// Another seat has a side of this board.
    BoardTaken {
        /// Which board.
        board: Board,
        /// Whose it is.
        by: Seat,
    },
    /// A tile was laid already in this turn.
    AlreadyLaid,
    /// A tile has to be laid first.
    LayFirst,
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
        /// What is.
        hand: Vec<Card>,
    },
    /// No such tile lies in the market.
    NotInMarket {
        /// The tile, by its own square.
        tile: Square,
        /// The symbols that lie on its colour.
        there: Vec<Symbol>,
    },
    /// The card's colours are others.
    OtherColours {
        /// The colours of the card.
        colours: [Colour; 2],
        /// The colour the tile lies on.
        colour: Colour,
    },
    /// The card's symbol lies in the market, so the tile must show it.
    OtherSymbol {
        /// The symbol of the card.
        symbol: Symbol,
        /// How many such tiles lie there.
        count: usize,
    },
    /// The tile's own square is occupied, so it becomes a gardener.
    OwnSquareOccupied {
        /// The square.
        own: Square,
    },
    /// The tile's own square is free, so nobody may turn it.
    OwnSquareFree {
        /// The square.
        own: Square,
    },
    /// The square for the gardener is occupied.
    Occupied {
        /// The square.
        at: Square,
    },
    /// The gardener must lie in the row or the column of the occupied square, where squares are free.
    OtherRowAndColumn {
        /// The square.
        at: Square,
        /// The occupied square.
        own: Square,
        /// How many squares are free in its row and column.
        free: usize,
    },
    /// A noble was moved already in this turn.
    AlreadyMoved,
    /// The noble must end lower than it starts.
    NotLower {
        /// Which.
        noble: Symbol,
        /// Where it stands.
        stands: Colour,
    },
    /// The noble's goal is empty.
    GoalEmpty {
        /// The square.
        goal: Square,
    },
    /// A gardener lies on the noble's goal.
    GoalIsGardener {
        /// The square.
        goal: Square,
    },
    /// No path of covered squares leads to the noble's goal.
    NoPath {
        /// The square.
        goal: Square,
    },
}
