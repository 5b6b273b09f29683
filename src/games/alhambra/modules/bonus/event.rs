//! What happens to bonus cards, and why not.

use pergola_engine::{Seat, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use super::card::{AtScoring, BonusCard};

sentences! {
    /// What happened to a bonus card.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum BonusEvent -> Told {
        /// A seat revealed a card, by itself or by its standing order.
        BonusRevealed {
            /// Whose.
            seat: Seat,
            /// Which.
            card: BonusCard,
        } => { Told::deed(*seat, Text::new("alhambra-bonus-revealed").with("card", card)) },
        /// The tile of a revealed card left the city, and the card returned to the hand.
        BonusReturned {
            /// Whose.
            seat: Seat,
            /// Which.
            card: BonusCard,
        } => { Told::deed(*seat, Text::new("alhambra-bonus-returned").with("card", card)) },
        /// A seat gave a card its standing order. Only that seat hears of it.
        BonusOrdered {
            /// Whose.
            seat: Seat,
            /// Which.
            card: BonusCard,
            /// From now on.
            order: AtScoring,
        } => {
            let id = match order {
                AtScoring::Reveal => "alhambra-bonus-ordered-reveal",
                AtScoring::Hold => "alhambra-bonus-ordered-hold",
            };
            Text::new(id).with("card", card).with("seat", seat)
        },
    }
}

sentences! {
    /// Why not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BonusRefusal -> Text {
        /// The seat does not hold the card.
        NotInHand {
            /// Which.
            card: BonusCard,
        } => "alhambra-refused-bonus-not-in-hand" (card),
        /// The card lies open already.
        Revealed {
            /// Which.
            card: BonusCard,
        } => "alhambra-refused-bonus-revealed" (card),
        /// The tile of the card is not in the seat's city.
        TileNotInCity {
            /// Which.
            card: BonusCard,
        } => "alhambra-refused-bonus-not-in-city" (card, tile: &card.tile()),
        /// The card has this standing order already.
        OrderedAlready {
            /// Which.
            card: BonusCard,
            /// The order.
            order: AtScoring,
        } => {
            let id = match order {
                AtScoring::Reveal => "alhambra-refused-bonus-ordered-reveal",
                AtScoring::Hold => "alhambra-refused-bonus-ordered-hold",
            };
            Text::new(id).with("card", card)
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::said;

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
            assert_eq!(said(&event.words().said().expect("a sentence")), words);
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
            assert_eq!(said(&refusal.words()), words);
        }
    }
}
