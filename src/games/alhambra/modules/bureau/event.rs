//! What happens to bureaux de change, and why not.

use pergola_engine::{Seat, told::Told};
use pergola_text::{Text, sentences};
use serde::{Deserialize, Serialize};

use super::card::Bureau;
use crate::pieces::Currency;

sentences! {
    /// What happened to a bureau.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum BureauEvent -> Told {
        /// A bureau turned up and was laid into the display.
        BureauLaid {
            /// Which.
            bureau: Bureau,
        } => "alhambra-bureau-laid" (bureau),
        /// A seat took a bureau from the display.
        BureauTaken {
            /// Who.
            seat: Seat,
            /// Which.
            bureau: Bureau,
        } => { Told::deed(*seat, Text::new("alhambra-bureau-taken").with("bureau", bureau)) },
        /// A seat played a bureau with the purchase that is told of next.
        BureauPlayed {
            /// Who.
            seat: Seat,
            /// Which.
            bureau: Bureau,
        } => { Told::deed(*seat, Text::new("alhambra-bureau-played").with("bureau", bureau)) },
    }
}

sentences! {
    /// Why not.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum BureauRefusal -> Text {
        /// The bureau does not lie in the display.
        NotOnDisplay {
            /// Which.
            bureau: Bureau,
        } => "alhambra-refused-bureau-not-on-display" (bureau),
        /// The seat does not hold the bureau.
        NotInHand {
            /// Which.
            bureau: Bureau,
        } => "alhambra-refused-bureau-not-in-hand" (bureau),
        /// The bureau does not show the currency of the market space.
        ElsewhereNeeded {
            /// Which.
            bureau: Bureau,
            /// The space, by the currency it takes.
            space: Currency,
        } => "alhambra-refused-bureau-elsewhere" (bureau, space: space.space(), currency: space),
        /// A money card of neither currency of the bureau.
        NotExchanged {
            /// The currency of the card.
            currency: Currency,
            /// The bureau.
            bureau: Bureau,
        } => "alhambra-refused-bureau-not-exchanged" (bureau, currency),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::said;

    fn a_bureau(code: &str) -> Bureau {
        code.parse().expect("a bureau")
    }

    #[test]
    fn what_happens_to_a_bureau_is_told() {
        let (seat, bureau) = (Seat(0), a_bureau("bureau-blue-green"));
        let told = [
            (BureauEvent::BureauLaid { bureau }, "New among the money: bureau blue–green."),
            (BureauEvent::BureauTaken { seat, bureau }, "Anna took the bureau blue–green."),
            (BureauEvent::BureauPlayed { seat, bureau }, "Anna played the bureau blue–green."),
        ];
        for (event, words) in told {
            assert_eq!(said(&event.words().said().expect("a sentence")), words);
        }
    }

    #[test]
    fn refusals_say_what_a_bureau_can_do() {
        let bureau = a_bureau("bureau-blue-green");
        let refused = [
            (
                BureauRefusal::NotOnDisplay { bureau },
                "There is no bureau blue–green in the display. Take from the cards that lie there.",
            ),
            (BureauRefusal::NotInHand { bureau }, "You have no bureau blue–green. Pay with the cards in your hand."),
            (
                BureauRefusal::ElsewhereNeeded { bureau, space: Currency::Orange },
                "The bureau blue–green is of no use at market space 4: it does not show orange. Pay with orange cards alone, \
                 or with a bureau that shows orange.",
            ),
            (
                BureauRefusal::NotExchanged { currency: Currency::Yellow, bureau },
                "The bureau blue–green does not exchange yellow cards. Pay with the two currencies it shows.",
            ),
        ];
        for (refusal, words) in refused {
            assert_eq!(said(&refusal.words()), words);
        }
    }
}
