//! The bonus cards in words.

use pergola_engine::{Grouping, Seat, Slot, Step, Verb};
use pergola_text::{Named, Text};

use crate::{
    Spot,
    modules::bonus::{AtScoring, BonusAction, BonusCard},
    view::View,
    words::majorities::{and, changed},
};

/// The slash commands.
pub(super) const VERBS: [Verb; 2] = [
    Verb { key: "reveal", slots: &[Slot { key: "card", required: true }] },
    Verb { key: "order", slots: &[Slot { key: "card", required: true }, Slot { key: "at-scoring", required: true }] },
];

/// By the tile it shows: "bonus card garden 10".
impl Named for BonusCard {
    fn name(&self) -> Text {
        Text::new("alhambra-bonus").with("tile", &self.tile())
    }
}

/// Revealing is one step; standing orders are behind a step of their own.
pub(super) fn path(action: &BonusAction) -> Vec<Step<Spot>> {
    match action {
        BonusAction::Reveal { card } => {
            let text = Text::new("alhambra-menu-reveal").with("card", card);
            vec![Step::at(text, Spot::Bonus(*card)).standing(Grouping::Apart)]
        }
        BonusAction::Order { card, order } => {
            let text = Text::new(by(*order, "alhambra-menu-order-reveal", "alhambra-menu-order-hold")).with("card", card);
            vec![super::standing_orders(), Step::at(text, Spot::Bonus(*card))]
        }
    }
}

pub(super) fn slots(action: &BonusAction) -> (&'static str, Vec<String>) {
    match action {
        BonusAction::Reveal { card } => ("reveal", vec![card.to_string()]),
        BonusAction::Order { card, order } => ("order", vec![card.to_string(), order.to_string()]),
    }
}

/// A card is also "garden 10".
pub(super) fn spell(verb: &str, slot: impl Fn(usize) -> String) -> String {
    let written = slot(0).to_lowercase();
    let tile = written.strip_prefix("bonus-").or_else(|| written.strip_prefix("bonus ")).unwrap_or(&written);
    let card = format!("bonus-{}", tile.split_whitespace().collect::<Vec<_>>().join("-"));
    format!("{verb} {card} {}", slot(1)).trim_end().to_owned()
}

/// The majorities that change with a card that is revealed; what a standing order will do.
pub(super) fn consequence(before: &View, after: &View, seat: Seat, action: &BonusAction) -> Option<Text> {
    match action {
        BonusAction::Reveal { .. } => changed(before, after, seat, 0).into_iter().reduce(and),
        BonusAction::Order { order, .. } => {
            Some(Text::new(by(*order, "alhambra-consequence-order-reveal", "alhambra-consequence-order-hold")))
        }
    }
}

const fn by(order: AtScoring, reveal: &'static str, hold: &'static str) -> &'static str {
    match order {
        AtScoring::Reveal => reveal,
        AtScoring::Hold => hold,
    }
}
