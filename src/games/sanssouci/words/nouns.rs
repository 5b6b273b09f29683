//! The names of pieces and places.

use pergola_text::{Arg, Named, Text};

use crate::{
    pieces::{Card, Colour, Face, Mark, Side, Symbol},
    square::Square,
};

impl Named for Symbol {
    fn name(&self) -> Text {
        symbol(*self)
    }
}

impl Named for Colour {
    fn name(&self) -> Text {
        colour(*self)
    }
}

impl Named for Square {
    fn name(&self) -> Text {
        square(*self)
    }
}

impl Named for Card {
    fn name(&self) -> Text {
        card(*self)
    }
}

impl Named for Side {
    fn name(&self) -> Text {
        side(*self)
    }
}

/// By its letter, as it is printed.
impl From<&Face> for Arg {
    fn from(it: &Face) -> Arg {
        Arg::Code(it.key().to_ascii_uppercase())
    }
}

/// A symbol: also the name of its column, its noble and its mission.
pub fn symbol(symbol: Symbol) -> Text {
    Text::of(format!("sanssouci-symbol-{symbol}"))
}

/// A colour: also the name of its row.
pub fn colour(colour: Colour) -> Text {
    Text::of(format!("sanssouci-colour-{colour}"))
}

/// A square of a garden, or a tile of the market by its own square.
pub fn square(square: Square) -> Text {
    Text::new("sanssouci-square").text("colour", colour(square.colour())).text("symbol", symbol(square.symbol()))
}

/// A card by what it shows.
pub fn card(card: Card) -> Text {
    match card {
        Card::Symbol(shown) => Text::new("sanssouci-card-of-symbol").text("symbol", symbol(shown)),
        Card::Colours(first, second) => {
            Text::new("sanssouci-card-of-colours").text("first", colour(first)).text("second", colour(second))
        }
        Card::Wild => Text::new("sanssouci-card-of-all"),
    }
}

/// A side of a board: `1A`.
pub fn side(side: Side) -> Text {
    Text::new("sanssouci-side").number("board", side.board.number()).with("side", &side.face)
}

/// A mark of an expansion board.
pub fn mark(mark: Mark) -> Text {
    match mark {
        Mark::Blank => Text::new("sanssouci-mark-blank"),
        Mark::Symbol(points) => Text::new("sanssouci-mark-symbol").number("points", points),
        Mark::Gardener(points) => Text::new("sanssouci-mark-gardener").number("points", points),
        Mark::Loss(points) => Text::new("sanssouci-mark-loss").number("points", points),
    }
}
