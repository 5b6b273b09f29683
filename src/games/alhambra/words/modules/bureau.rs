//! The bureau de change in words.

use pergola_engine::Step;
use pergola_text::{Named, Text};

use crate::{
    Spot,
    modules::bureau::{Bureau, BureauAction},
    pieces::Tile,
    view::View,
    words::{nouns, purchase},
};

/// By its two currencies: "bureau blue–green".
impl Named for Bureau {
    fn name(&self) -> Text {
        let [one, other] = self.currencies();
        Text::new("alhambra-bureau").with("one", &one).with("other", &other)
    }
}

/// A purchase with a bureau asks for the tile first, as an overpaid one does.
pub(super) fn path(market: &[Option<Tile>; 4], action: &BureauAction) -> Vec<Step<Spot>> {
    match action {
        BureauAction::Take { bureau } => {
            let text = Text::new("alhambra-menu-take").list("cards", [bureau.name()]);
            vec![Step::at(text, Spot::Bureau(*bureau))]
        }
        BureauAction::Buy { space, with, .. } => {
            let cards = nouns::purses(with);
            let pay = match purchase::overpaid(market, (*space, None), with) {
                0 => Text::new("alhambra-menu-with-bureau").list("cards", cards),
                overpaid => Text::new("alhambra-menu-with-bureau-too-much").list("cards", cards).number("overpaid", overpaid),
            };
            vec![purchase::tile(market, *space, None), Step::new(pay)]
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
pub(super) fn consequence(before: &View, action: &BureauAction, exactly: Option<Text>) -> Text {
    match action {
        BureauAction::Take { bureau } => {
            let currencies = bureau.currencies().map(nouns::currency);
            Text::new("alhambra-consequence-bureau").list("currencies", currencies)
        }
        BureauAction::Buy { space, with, .. } => purchase::payment(before, *space, with, exactly),
    }
}

/// "bureau blue green" as the code of the card.
pub(super) fn joined(written: &str) -> String {
    let words: Vec<&str> = written.split([' ', '–']).filter(|word| !word.is_empty()).collect();
    let mut joined = Vec::new();
    let mut left = words.as_slice();
    while let [word, rest @ ..] = left {
        let pair = (*word == "bureau").then(|| rest.first_chunk()).flatten();
        let code = pair.map(|[one, other]: &[&str; 2]| format!("bureau-{one}-{other}"));
        let bureau = code.and_then(|code| code.parse::<Bureau>().ok());
        left = if bureau.is_some() { &rest[2..] } else { rest };
        joined.push(bureau.map_or_else(|| (*word).to_owned(), |bureau| bureau.to_string()));
    }
    joined.join(" ")
}
