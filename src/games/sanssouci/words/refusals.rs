//! Refusals in words: what is wrong, with the number, and what is possible instead.

use pergola_text::Text;

use crate::{Refusal, words::nouns};

/// A refusal in words.
pub(super) fn refuse(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::NoGardenToChoose => Text::new("sanssouci-refused-no-garden"),
        Refusal::NoSideToChoose => Text::new("sanssouci-refused-no-side"),
        Refusal::ChooseGardenFirst => Text::new("sanssouci-refused-garden-first"),
        Refusal::ChooseSideFirst => Text::new("sanssouci-refused-side-first"),
        Refusal::AlreadyChosen => Text::new("sanssouci-refused-chosen"),
        Refusal::BoardTaken { board, by } => {
            Text::new("sanssouci-refused-board").number("board", board.number()).seat("seat", by.0)
        }
        Refusal::AlreadyLaid => Text::new("sanssouci-refused-laid"),
        Refusal::LayFirst => Text::new("sanssouci-refused-lay-first"),
        Refusal::NotInHand { card, hand } => {
            let hand = hand.iter().map(|card| nouns::card(*card));
            Text::new("sanssouci-refused-hand").text("card", nouns::card(*card)).list("hand", hand)
        }
        Refusal::NotInMarket { tile, there } => {
            let there = there.iter().map(|symbol| nouns::symbol(*symbol));
            let text = Text::new("sanssouci-refused-market").text("symbol", nouns::symbol(tile.symbol()));
            text.text("colour", nouns::colour(tile.colour())).list("there", there)
        }
        Refusal::OtherColours { colours: [first, second], colour } => {
            let text = Text::new("sanssouci-refused-colours").text("colour", nouns::colour(*colour));
            text.text("first", nouns::colour(*first)).text("second", nouns::colour(*second))
        }
        Refusal::OtherSymbol { symbol, count } => {
            Text::new("sanssouci-refused-symbol").text("symbol", nouns::symbol(*symbol)).number("count", *count as i64)
        }
        Refusal::OwnSquareOccupied { own } => Text::new("sanssouci-refused-own-occupied").text("own", nouns::square(*own)),
        Refusal::OwnSquareFree { own } => Text::new("sanssouci-refused-own-free").text("own", nouns::square(*own)),
        Refusal::Occupied { at } => Text::new("sanssouci-refused-occupied").text("at", nouns::square(*at)),
        Refusal::OtherRowAndColumn { at, own, free } => {
            let text = Text::new("sanssouci-refused-row-and-column").text("at", nouns::square(*at));
            text.text("row", nouns::colour(own.colour())).text("column", nouns::symbol(own.symbol())).number("free", *free as i64)
        }
        Refusal::AlreadyMoved => Text::new("sanssouci-refused-moved"),
        Refusal::NotLower { noble, stands } => {
            Text::new("sanssouci-refused-not-lower").text("noble", nouns::symbol(*noble)).text("row", nouns::colour(*stands))
        }
        Refusal::GoalEmpty { goal } => Text::new("sanssouci-refused-goal-empty").text("goal", nouns::square(*goal)),
        Refusal::GoalIsGardener { goal } => Text::new("sanssouci-refused-goal-gardener").text("goal", nouns::square(*goal)),
        Refusal::NoPath { goal } => Text::new("sanssouci-refused-no-path").text("goal", nouns::square(*goal)),
    }
}
