//! Refusals in words: the fact, the number, and what is possible instead.

use pergola_text::Text;

use super::nouns;
use crate::{
    Refusal,
    pieces::{Bonus, Enhancement},
    place::Place,
    printed::RoyalObjective,
    refusal::{Incomplete, Misplaced, Unsold},
};

/// A refusal in words.
pub(in super::super) fn refuse(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::TakeFirst => Text::new("hanging-gardens-refused-take-first"),
        Refusal::RevealNext => Text::new("hanging-gardens-refused-reveal-next"),
        Refusal::AlreadyTaken => Text::new("hanging-gardens-refused-taken"),
        Refusal::AlreadyBought => Text::new("hanging-gardens-refused-bought"),
        Refusal::BoughtTooLate => Text::new("hanging-gardens-refused-bought-late"),
        Refusal::AlreadyCompleted => Text::new("hanging-gardens-refused-completed"),
        Refusal::NoSpace { column, spaces, free } => {
            let text = Text::new("hanging-gardens-refused-space").text("column", nouns::column(*column));
            text.number("spaces", *spaces).list("free", free.iter().map(|it| nouns::column(*it)))
        }
        Refusal::TooFewTools { level, cost, tools } => {
            let text = Text::new("hanging-gardens-refused-tools").number("level", *level);
            text.text("cost", nouns::tools(*cost)).text("tools", nouns::tools(*tools))
        }
        Refusal::Misplaced(why) => misplaced(why),
        Refusal::Unsold(why) => unsold(why),
        Refusal::Incomplete(why) => incomplete(why),
    }
}

/// Why a card cannot lie there.
fn misplaced(why: &Misplaced) -> Text {
    match why {
        Misplaced::Occupied { place } => Text::new("hanging-gardens-refused-occupied").code("place", place),
        Misplaced::NotAtEnd { ends } => Text::new("hanging-gardens-refused-end").list("ends", codes(ends)),
        Misplaced::LevelFull => Text::new("hanging-gardens-refused-level-full"),
        Misplaced::NothingBelow { place, missing } => {
            Text::new("hanging-gardens-refused-below").code("place", place).list("missing", codes(missing))
        }
        Misplaced::FirstCard => Text::new("hanging-gardens-refused-first"),
    }
}

/// Why an enhancement cannot be bought for that card.
fn unsold(why: &Unsold) -> Text {
    match why {
        Unsold::NotOnSale { tile, on_sale } => {
            let named = |it: &Enhancement| Text::new("hanging-gardens-coded").code("code", it.tile).text("name", nouns::tile(it));
            Text::new("hanging-gardens-refused-sale").code("tile", tile).list("tiles", on_sale.iter().map(named))
        }
        Unsold::TooLittleGold { cost, gold } => {
            Text::new("hanging-gardens-refused-gold").number("cost", *cost).number("gold", *gold)
        }
        Unsold::NotEmpty { card, tile: None } => Text::new("hanging-gardens-refused-not-empty").text("card", nouns::card(card)),
        Unsold::NotEmpty { tile: Some(tile), .. } => {
            Text::new("hanging-gardens-refused-enhanced").text("tile", nouns::tile(tile))
        }
        Unsold::NoCard { place } => Text::new("hanging-gardens-refused-no-card").code("place", place),
    }
}

/// Why an objective cannot be completed so.
fn incomplete(why: &Incomplete) -> Text {
    match why {
        Incomplete::NotInPlay { objective, in_play } => {
            let named = |it: &RoyalObjective| {
                let text = Text::new("hanging-gardens-coded").code("code", it.objective);
                text.text("name", nouns::objective(it.item, it.needed))
            };
            Text::new("hanging-gardens-refused-in-play")
                .code("objective", objective)
                .list("objectives", in_play.iter().map(named))
        }
        Incomplete::NotFulfilled { item, needed, best, level } => {
            let text = Text::new("hanging-gardens-refused-fulfilled").text("objective", nouns::objective(*item, *needed));
            text.number("best", *best).number("level", *level)
        }
        Incomplete::NoSpaceLeft => Text::new("hanging-gardens-refused-no-space"),
        Incomplete::NoSuchSpace { bonus, free } => {
            let brought = |bonus: &Option<Bonus>| bonus.map_or(Text::new("hanging-gardens-nothing"), |it| nouns::bonus(it, 1));
            let text = Text::new("hanging-gardens-refused-such-space").text("bonus", brought(bonus));
            text.list("free", free.iter().map(brought))
        }
        Incomplete::CompletedBefore => Text::new("hanging-gardens-refused-before"),
    }
}

fn codes(places: &[Place]) -> impl Iterator<Item = Text> {
    places.iter().map(|place| Text::new("hanging-gardens-code").code("code", place))
}
