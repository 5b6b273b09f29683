//! Why not, and the sentence that says so: what is wrong, with the number, and what is possible instead.

use pergola_engine::Seat;
use pergola_text::{Text, sentences};

use super::{
    pieces::{Board, Card, Colour, Symbol},
    square::Square,
};

sentences! {
    /// Why not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal -> Text {
        /// Gardens are not chosen at this table, or no more.
        NoGardenToChoose => "sanssouci-refused-no-garden",
        /// Sides of expansion boards are not chosen at this table, or no more.
        NoSideToChoose => "sanssouci-refused-no-side",
        /// The garden has to be chosen first.
        ChooseGardenFirst => "sanssouci-refused-garden-first",
        /// The side of the expansion board has to be chosen first.
        ChooseSideFirst => "sanssouci-refused-side-first",
        /// Another garden was chosen already in this turn.
        AlreadyChosen => "sanssouci-refused-chosen",
        /// Another seat has a side of this board.
        BoardTaken {
            /// Which board.
            board: Board,
            /// Whose it is.
            by: Seat,
        } => "sanssouci-refused-board" (board: board.number(), seat: by),
        /// A tile was laid already in this turn.
        AlreadyLaid => "sanssouci-refused-laid",
        /// A tile has to be laid first.
        LayFirst => "sanssouci-refused-lay-first",
        /// The card is not in the hand.
        NotInHand {
            /// Which.
            card: Card,
            /// What is.
            hand: Vec<Card>,
        } => "sanssouci-refused-hand" (card, hand),
        /// No such tile lies in the market.
        NotInMarket {
            /// The tile, by its own square.
            tile: Square,
            /// The symbols that lie on its colour.
            there: Vec<Symbol>,
        } => "sanssouci-refused-market" (symbol: &tile.symbol(), colour: &tile.colour(), there),
        /// The card's colours are others.
        OtherColours {
            /// The colours of the card.
            colours: [Colour; 2],
            /// The colour the tile lies on.
            colour: Colour,
        } => "sanssouci-refused-colours" (colour, first: &colours[0], second: &colours[1]),
        /// The card's symbol lies in the market, so the tile must show it.
        OtherSymbol {
            /// The symbol of the card.
            symbol: Symbol,
            /// How many such tiles lie there.
            count: usize,
        } => "sanssouci-refused-symbol" (symbol, count),
        /// The tile's own square is occupied, so it becomes a gardener.
        OwnSquareOccupied {
            /// The square.
            own: Square,
        } => "sanssouci-refused-own-occupied" (own),
        /// The tile's own square is free, so nobody may turn it.
        OwnSquareFree {
            /// The square.
            own: Square,
        } => "sanssouci-refused-own-free" (own),
        /// The square for the gardener is occupied.
        Occupied {
            /// The square.
            at: Square,
        } => "sanssouci-refused-occupied" (at),
        /// The gardener must lie in the row or the column of the occupied square, where squares are free.
        OtherRowAndColumn {
            /// The square.
            at: Square,
            /// The occupied square.
            own: Square,
            /// How many squares are free in its row and column.
            free: usize,
        } => "sanssouci-refused-row-and-column" (at, row: &own.colour(), column: &own.symbol(), free),
        /// A noble was moved already in this turn.
        AlreadyMoved => "sanssouci-refused-moved",
        /// The noble must end lower than it starts.
        NotLower {
            /// Which.
            noble: Symbol,
            /// Where it stands.
            stands: Colour,
        } => "sanssouci-refused-not-lower" (noble, row: stands),
        /// The noble's goal is empty.
        GoalEmpty {
            /// The square.
            goal: Square,
        } => "sanssouci-refused-goal-empty" (goal),
        /// A gardener lies on the noble's goal.
        GoalIsGardener {
            /// The square.
            goal: Square,
        } => "sanssouci-refused-goal-gardener" (goal),
        /// No path of covered squares leads to the noble's goal.
        NoPath {
            /// The square.
            goal: Square,
        } => "sanssouci-refused-no-path" (goal),
    }
}
