//! Refusals in words: the fact, the number, and what is possible instead.

use super::nouns;
use crate::{
    games::hanging_gardens::{
        Refusal,
        pieces::{Bonus, Enhancement},
        place::Place,
        printed::RoyalObjective,
    },
    text::Text,
};

/// A refusal in words.
pub(in super::super) fn refuse(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::UnknownOption { key } => Text::new("hanging-gardens-refused-option").code("key", key),
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
        Refusal::Occupied { .. }
        | Refusal::FirstCard
        | Refusal::NotAtEnd { .. }
        | Refusal::LevelFull
        | Refusal::NothingBelow { .. } => misplaced(refusal),
        Refusal::NotOnSale { .. } | Refusal::TooLittleGold { .. } | Refusal::NoCard { .. } | Refusal::NotEmpty { .. } => {
            unsold(refusal)
        }
        Refusal::NotInPlay { .. }
        | Refusal::CompletedBefore
        | Refusal::NotFulfilled { .. }
        | Refusal::NoSpaceLeft
        | Refusal::NoSuchSpace { .. } => incomplete(refusal),
    }
}

/// Why a card cannot lie there.
fn misplaced(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::Occupied { place } => Text::new("hanging-gardens-refused-occupied").code("place", place),
        Refusal::NotAtEnd { ends } => Text::new("hanging-gardens-refused-end").list("ends", codes(ends)),
        Refusal::LevelFull => Text::new("hanging-gardens-refused-level-full"),
        Refusal::NothingBelow { place, missing } => {
            Text::new("hanging-gardens-refused-below").code("place", place).list("missing", codes(missing))
        }
        _ => Text::new("hanging-gardens-refused-first"),
    }
}

/// Why an enhancement cannot be bought for that card.
fn unsold(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::NotOnSale { tile, on_sale } => {
            let named = |it: &Enhancement| Text::new("hanging-gardens-coded").code("code", it.tile).text("name", nouns::tile(it));
            Text::new("hanging-gardens-refused-sale").code("tile", tile).list("tiles", on_sale.iter().map(named))
        }
        Refusal::TooLittleGold { cost, gold } => {
            Text::new("hanging-gardens-refused-gold").number("cost", *cost).number("gold", *gold)
        }
        Refusal::NotEmpty { card, tile: None } => Text::new("hanging-gardens-refused-not-empty").text("card", nouns::card(card)),
        Refusal::NotEmpty { tile: Some(tile), .. } => {
            Text::new("hanging-gardens-refused-enhanced").text("tile", nouns::tile(tile))
        }
        Refusal::NoCard { place } => Text::new("hanging-gardens-refused-no-card").code("place", place),
        _ => Text::new("hanging-gardens-refused-bought"),
    }
}

/// Why an objective cannot be completed so.
fn incomplete(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::NotInPlay { objective, in_play } => {
            let named = |it: &RoyalObjective| {
                let text = Text::new("hanging-gardens-coded").code("code", it.objective);
                text.text("name", nouns::objective(it.item, it.needed))
            };
            Text::new("hanging-gardens-refused-in-play")
                .code("objective", objective)
                .list("objectives", in_play.iter().map(named))
        }
        Refusal::NotFulfilled { item, needed, best, level } => {
            let text = Text::new("hanging-gardens-refused-fulfilled").text("objective", nouns::objective(*item, *needed));
            text.number("best", *best).number("level", *level)
        }
        Refusal::NoSpaceLeft => Text::new("hanging-gardens-refused-no-space"),
        Refusal::NoSuchSpace { bonus, free } => {
            let brought = |bonus: &Option<Bonus>| bonus.map_or(Text::new("hanging-gardens-nothing"), |it| nouns::bonus(it, 1));
            let text = Text::new("hanging-gardens-refused-such-space").text("bonus", brought(bonus));
            text.list("free", free.iter().map(brought))
        }
        _ => Text::new("hanging-gardens-refused-before"),
    }
}

fn codes(places: &[Place]) -> impl Iterator<Item = Text> {
    places.iter().map(|place| Text::new("hanging-gardens-code").code("code", place))
}
