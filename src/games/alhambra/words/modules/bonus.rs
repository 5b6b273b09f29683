//! The bonus cards in words.

use pergola_engine::{Grouping, Seat, Step};
use pergola_text::Text;

use crate::{
    Spot,
    modules::bonus::{AtScoring, BonusAction, BonusCard, BonusEvent, BonusRefusal},
    view::View,
    words::{consequence::changed, nouns},
};

/// A bonus card by the tile it shows: "bonus card garden 10".
fn card(card: BonusCard) -> Text {
    Text::new("alhambra-bonus").text("tile", nouns::tile(card.tile()))
}

fn of(id: &'static str, it: BonusCard) -> Text {
    Text::new(id).text("card", card(it))
}

/// Revealing is one step; standing orders are behind a step of their own.
pub(super) fn path(action: &BonusAction) -> Vec<Step<Spot>> {
    match action {
        BonusAction::Reveal { card } => {
            let text = of("alhambra-menu-reveal", *card);
            vec![Step { text, spot: Some(Spot::Bonus(*card)), standing: Grouping::Apart }]
        }
        BonusAction::Order { card, order } => {
            let text = of(by(*order, "alhambra-menu-order-reveal", "alhambra-menu-order-hold"), *card);
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
        BonusAction::Reveal { .. } => {
            let and = |front: Text, next: Text| Text::new("alhambra-consequence-and").text("front", front).text("next", next);
            changed(before, after, seat).into_iter().reduce(and)
        }
        BonusAction::Order { order, .. } => {
            Some(Text::new(by(*order, "alhambra-consequence-order-reveal", "alhambra-consequence-order-hold")))
        }
    }
}

pub(super) fn tell(event: &BonusEvent) -> Text {
    match event {
        BonusEvent::BonusRevealed { seat, card } => of("alhambra-bonus-revealed", *card).seat("seat", seat.0),
        BonusEvent::BonusReturned { seat, card } => of("alhambra-bonus-returned", *card).seat("seat", seat.0),
        BonusEvent::BonusOrdered { seat, card, order } => {
            of(by(*order, "alhambra-bonus-ordered-reveal", "alhambra-bonus-ordered-hold"), *card).seat("seat", seat.0)
        }
    }
}

pub(super) fn refuse(refusal: &BonusRefusal) -> Text {
    match refusal {
        BonusRefusal::NotInHand { card } => of("alhambra-refused-bonus-not-in-hand", *card),
        BonusRefusal::Revealed { card } => of("alhambra-refused-bonus-revealed", *card),
        BonusRefusal::TileNotInCity { card } => {
            of("alhambra-refused-bonus-not-in-city", *card).text("tile", nouns::tile(card.tile()))
        }
        BonusRefusal::OrderedAlready { card, order } => {
            of(by(*order, "alhambra-refused-bonus-ordered-reveal", "alhambra-refused-bonus-ordered-hold"), *card)
        }
    }
}

const fn by(order: AtScoring, reveal: &'static str, hold: &'static str) -> &'static str {
    match order {
        AtScoring::Reveal => reveal,
        AtScoring::Hold => hold,
    }
}

#[cfg(test)]
mod tests {
    use pergola_text::{Occupant, Speaker, check};

    use super::*;

    fn said(text: &Text) -> String {
        assert_eq!(check(text), Ok(()));
        let anna = Occupant::Person { name: "Anna".to_owned(), mention: None };
        Speaker::plain("en", &[anna]).say(text)
    }

    fn the_card() -> BonusCard {
        "bonus-garden-10".parse().expect("a bonus card")
    }

    #[test]
    fn what_happens_to_a_card_is_told() {
        let (seat, card) = (Seat(0), the_card());
        let told = [
            (BonusEvent::BonusRevealed { seat, card }, "Anna revealed the bonus card garden 10."),
            (BonusEvent::BonusReturned { seat, card }, "Anna took the bonus card garden 10 back into the hand."),
            (
                BonusEvent::BonusOrdered { seat, card, order: AtScoring::Hold },
                "Anna gave a standing order for the bonus card garden 10: hold it until the last scoring.",
            ),
            (
                BonusEvent::BonusOrdered { seat, card, order: AtScoring::Reveal },
                "Anna gave a standing order for the bonus card garden 10: reveal it at the next scoring.",
            ),
        ];
        for (event, words) in told {
            assert_eq!(said(&tell(&event)), words);
        }
    }

    #[test]
    fn refusals_say_what_a_card_needs() {
        let card = the_card();
        let refused = [
            (BonusRefusal::NotInHand { card }, "You do not hold the bonus card garden 10. Your own cards are in your picture."),
            (BonusRefusal::Revealed { card }, "The bonus card garden 10 lies open already and counts."),
            (
                BonusRefusal::TileNotInCity { card },
                "You cannot reveal the bonus card garden 10 while garden 10 is not in your city. Build it first; the \
                 reserve does not count.",
            ),
            (
                BonusRefusal::OrderedAlready { card, order: AtScoring::Hold },
                "You hold the bonus card garden 10 until the last scoring already.",
            ),
            (
                BonusRefusal::OrderedAlready { card, order: AtScoring::Reveal },
                "The bonus card garden 10 is revealed at the next scoring already, if its building is in your city.",
            ),
        ];
        for (refusal, words) in refused {
            assert_eq!(said(&refuse(&refusal)), words);
        }
    }
}
