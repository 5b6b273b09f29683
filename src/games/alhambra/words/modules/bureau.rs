//! The bureau de change in words.

use pergola_engine::{Grouping, Step};
use pergola_text::Text;

use crate::{
    Spot,
    modules::bureau::{Bureau, BureauAction, BureauEvent, BureauRefusal},
    view::View,
    words::{consequence::payment, menu::Paths, nouns},
};

/// A bureau by its two currencies: "bureau blue–green".
pub(super) fn bureau(bureau: Bureau) -> Text {
    let [one, other] = bureau.currencies().map(nouns::currency);
    Text::new("alhambra-bureau").text("one", one).text("other", other)
}

/// A purchase with a bureau asks for the tile first, as an overpaid one does.
pub(super) fn path(menu: &Paths<'_>, action: &BureauAction) -> Vec<Step<Spot>> {
    match action {
        BureauAction::Take { bureau: taken } => {
            let text = Text::new("alhambra-menu-take").list("cards", [bureau(*taken)]);
            vec![Step { text, spot: Some(Spot::Bureau(*taken)), standing: Grouping::Open }]
        }
        BureauAction::Buy { space, with, .. } => {
            let cards = nouns::purses(with);
            let pay = match menu.overpaid(*space, with) {
                0 => Text::new("alhambra-menu-with-bureau").list("cards", cards),
                overpaid => Text::new("alhambra-menu-with-bureau-too-much").list("cards", cards).number("overpaid", overpaid),
            };
            vec![menu.buy_tile(*space, None), Step::new(pay)]
        }
    }
}

/// What stands in the slots of the verbs of the basic game.
pub(super) fn slots(action: &BureauAction) -> (&'static str, Vec<String>) {
    match action {
        BureauAction::Take { bureau } => ("take", vec![bureau.to_string()]),
        BureauAction::Buy { space, with, bureau } => ("buy", vec![space.key().to_owned(), format!("{with} {bureau}")]),
    }
}

/// What it may be used for, or what the payment grants.
pub(super) fn consequence(before: &View, action: &BureauAction) -> Text {
    match action {
        BureauAction::Take { bureau } => {
            let currencies = bureau.currencies().map(nouns::currency);
            Text::new("alhambra-consequence-bureau").list("currencies", currencies)
        }
        BureauAction::Buy { space, with, .. } => payment(before, *space, with),
    }
}

pub(super) fn tell(event: &BureauEvent) -> Text {
    let of = |id: &'static str, seat: u8| Text::new(id).seat("seat", seat);
    match event {
        BureauEvent::BureauLaid { bureau: laid } => Text::new("alhambra-bureau-laid").text("bureau", bureau(*laid)),
        BureauEvent::BureauTaken { seat, bureau: taken } => of("alhambra-bureau-taken", seat.0).text("bureau", bureau(*taken)),
        BureauEvent::BureauPlayed { seat, bureau: played } => {
            of("alhambra-bureau-played", seat.0).text("bureau", bureau(*played))
        }
    }
}

pub(super) fn refuse(refusal: &BureauRefusal) -> Text {
    let of = |id: &'static str, it: Bureau| Text::new(id).text("bureau", bureau(it));
    match refusal {
        BureauRefusal::NotOnDisplay { bureau } => of("alhambra-refused-bureau-not-on-display", *bureau),
        BureauRefusal::NotInHand { bureau } => of("alhambra-refused-bureau-not-in-hand", *bureau),
        BureauRefusal::ElsewhereNeeded { bureau, space } => of("alhambra-refused-bureau-elsewhere", *bureau)
            .number("space", space.space())
            .text("currency", nouns::currency(*space)),
        BureauRefusal::NotExchanged { currency, bureau } => {
            of("alhambra-refused-bureau-not-exchanged", *bureau).text("currency", nouns::currency(*currency))
        }
    }
}

#[cfg(test)]
mod tests {
    use pergola_engine::Seat;
    use pergola_text::{Occupant, Speaker, check};

    use super::*;
    use crate::pieces::Currency;

    fn said(text: &Text) -> String {
        assert_eq!(check(text), Ok(()));
        let anna = Occupant::Person { name: "Anna".to_owned(), mention: None };
        Speaker::plain("en", &[anna]).say(text)
    }

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
            assert_eq!(said(&tell(&event)), words);
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
            assert_eq!(said(&refuse(&refusal)), words);
        }
    }
}
