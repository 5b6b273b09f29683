//! Slash commands: an action as the slots of a command, and slots as notation.
//!
//! A market space is named by its currency, so that its number is not taken for a price or a menu's entry. Reading is
//! patient: `4 5` pays with the space's currency, `blue 4 5` is two blue cards, a tile is also "Tower 9 ES". Deliberately
//! absent: filling what was left out, which needs the legal actions.

use pergola_engine::{END, Seat};
use pergola_text::Text;

use super::{additions, nouns};
use crate::{action::Action, pieces::Currency, refusal::Refusal, view::View};

/// The action's verb and what stands in each of its slots.
pub(crate) fn slots(action: &Action) -> (&'static str, Vec<String>) {
    match action {
        Action::Take { cards } => ("take", vec![cards.to_string()]),
        Action::Buy { space, piece: None, with } => ("buy", vec![space.key().to_owned(), with.to_string()]),
        Action::Buy { space, piece: Some(tile), with } => ("buy", vec![format!("{space} {tile}"), with.to_string()]),
        Action::Place { tile, cell } => ("place", vec![tile.to_string(), cell.to_string()]),
        Action::Turn { tile, with } => additions::slots_to_turn(*tile, with),
        Action::Reserve { tile } => ("reserve", vec![tile.to_string()]),
        Action::Give { tile } => ("give", vec![tile.to_string()]),
        Action::Build { tile, cell } => ("build", vec![tile.to_string(), cell.to_string()]),
        Action::Remove { tile, cell } => ("remove", vec![tile.to_string(), cell.to_string()]),
        Action::Exchange { tile, out, cell } => ("exchange", vec![tile.to_string(), out.to_string(), cell.to_string()]),
        Action::End => (END, Vec::new()),
        Action::Module(action) => additions::slots(action),
    }
}

/// The notation of the action that these slots spell; what cannot be read stays as it was written, for the refusal.
pub(crate) fn spell(verb: &str, slots: &[String]) -> String {
    let slot = |at: usize| slots.get(at).map_or("", |slot| slot.trim());
    match verb {
        "take" => format!("take {}", additions::spelled(slot(0)).unwrap_or_else(|| cards(slot(0), None))),
        "buy" => buy(slot(0), slot(1)),
        "place" | "build" | "remove" => format!("{verb} {} at {}", tile(slot(0)), cell(slot(1))),
        "reserve" | "give" => format!("{verb} {}", tile(slot(0))),
        "exchange" => format!("exchange {} for {} at {}", tile(slot(0)), tile(slot(1)), cell(slot(2))),
        _ => additions::spell(verb, |at| slot(at).to_owned(), (tile, |written| cards(written, None)))
            .unwrap_or_else(|| verb.to_owned()),
    }
}

/// A purchase: of what lies in a market space, or of the piece that is named beside it; a piece alone is bought with the
/// currency of the cards.
fn buy(wanted: &str, pay: &str) -> String {
    let (first, piece) = wanted.split_once(char::is_whitespace).unwrap_or((wanted, ""));
    let (space, piece) = match space(first) {
        Some(space) => (Some(space), tile(piece)),
        None => (cards(pay, None).split('-').next().and_then(currency), tile(wanted)),
    };
    let cards = cards(pay, space);
    match space {
        Some(space) if piece.is_empty() => format!("buy {} with {cards}", space.space()),
        Some(space) => format!("buy {} {piece} with {cards}", space.space()),
        None => format!("buy {wanted} with {cards}"),
    }
}

/// A market space by its currency or its number.
fn space(written: &str) -> Option<Currency> {
    currency(written).or_else(|| written.parse().ok().and_then(Currency::of_space))
}

/// Why nothing can be bought at a market space: it is empty, or the seat's money does not reach the price.
pub(crate) fn impossible(view: &View, seat: Seat, verb: &str, slots: &[String]) -> Option<Text> {
    let written = slots.first().filter(|_| verb == "buy")?.trim();
    let (first, named) = written.split_once(char::is_whitespace).unwrap_or((written, ""));
    let space = space(first)?;
    let named = tile(named);
    if view.offered(space).next().is_none() {
        return Some(Refusal::SpaceEmpty { space }.words());
    }
    // Where nothing is named, what costs least tells whether there is money enough for anything.
    let tile = view.offered(space).filter(|it| named.is_empty() || it.to_string() == named).min_by_key(|it| it.price)?;
    let held = view.seats[seat.index()].hand.as_ref()?.sum_of(space);
    let price = u32::from(tile.price);
    (held < price).then(|| {
        let text = Text::new("alhambra-refused-too-dear").text("tile", nouns::tile(tile)).text("price", nouns::sum(space, price));
        text.number("held", held)
    })
}

/// Cards as notation: a number takes the currency written before it, or the one that is asked for.
fn cards(written: &str, asked: Option<Currency>) -> String {
    let mut colour = asked;
    let mut codes = Vec::new();
    let written = additions::joined(&written.to_lowercase());
    for word in written.split(|it: char| it.is_whitespace() || matches!(it, ',' | ';' | '+' | '&')).filter(|it| !it.is_empty()) {
        if let Some(named) = currency(word) {
            colour = Some(named);
        } else if let (Ok(value), Some(colour)) = (word.parse::<u8>(), colour) {
            codes.push(format!("{colour}-{value}"));
        } else {
            codes.push(word.to_lowercase());
        }
    }
    codes.join(" ")
}

fn currency(written: &str) -> Option<Currency> {
    written.parse().ok()
}

fn tile(written: &str) -> String {
    if let Some(code) = additions::spelled(written) {
        return code;
    }
    written.split_whitespace().collect::<Vec<_>>().join("-").to_lowercase()
}

fn cell(written: &str) -> String {
    written
        .chars()
        .filter(|it| !it.is_whitespace() && !matches!(it, '(' | ')'))
        .map(|it| if it == '−' { '-' } else { it })
        .collect()
}

#[cfg(test)]
mod tests {
    use pergola_text::{Speaker, Text, check};

    use super::{
        super::{GRANADA_VERBS, VERBS},
        *,
    };

    fn spelled(verb: &str, slots: &[&str]) -> String {
        spell(verb, &slots.iter().map(|slot| (*slot).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn every_action_fills_the_slots_of_a_verb_and_is_spelled_by_them() {
        let notations = [
            "take green-2 blue-3",
            "buy 3 with blue-4 blue-5",
            "place tower-9-es at 2,-1",
            "turn hostel-6-sw with blue-1 blue-2",
            "reserve tower-9-es",
            "give garden-10",
            "build tower-9-es at 2,-1",
            "remove tower-9-es at 2,-1",
            "exchange garden-10 for tower-9-es at 2,-1",
            "reveal bonus-garden-10",
            "order bonus-garden-10 hold",
            "wake",
            "favour",
            "decline",
            "standing unless tower-9-es",
            "end",
        ];
        for verb in VERBS.iter().chain(GRANADA_VERBS) {
            let notation = notations.iter().find(|it| it.split(' ').next() == Some(verb.key));
            let notation = notation.unwrap_or_else(|| panic!("no action is told for {}", verb.key));
            let (key, slots) = slots(&notation.parse().expect("an action"));
            assert_eq!((key, slots.len()), (verb.key, verb.slots.len()));
            assert_eq!(spell(key, &slots), *notation);
        }
    }

    #[test]
    fn every_verb_and_slot_is_described() {
        let described = |id: String| {
            let description = Speaker::plain("en", &[]).say(&Text::of(id.clone()));
            assert!(check(&Text::of(id)).is_ok() && description.chars().count() <= 100, "{description}");
        };
        for (game, verbs) in [("alhambra", VERBS), ("granada", GRANADA_VERBS), ("combined", GRANADA_VERBS)] {
            for verb in verbs {
                described(format!("verb-{game}-{}", verb.key));
                verb.slots.iter().for_each(|slot| described(format!("slot-{game}-{}-{}", verb.key, slot.key)));
            }
        }
    }

    #[test]
    fn cards_are_read_as_people_write_them() {
        assert_eq!(spelled("buy", &["3", "4 5"]), "buy 3 with blue-4 blue-5");
        assert_eq!(spelled("buy", &["Blue", "blue 4, 5"]), "buy 3 with blue-4 blue-5");
        assert_eq!(spelled("take", &["green 2 + Blue-3"]), "take green-2 blue-3");
        assert_eq!(spelled("take", &["7"]), "take 7", "without a currency it stays as written");
        assert_eq!(spelled("take", &["Bureau blue–green"]), "take bureau-blue-green");
        assert_eq!(spelled("buy", &["3", "4, green 2, bureau green blue"]), "buy 3 with blue-4 green-2 bureau-blue-green");
    }

    #[test]
    fn a_purchase_may_name_its_piece() {
        let action: Action = "buy 3 tower-9-es with blue-4 blue-5".parse().expect("an action");
        assert_eq!(slots(&action), ("buy", vec!["blue tower-9-es".to_owned(), "blue-4 blue-5".to_owned()]));
        assert_eq!(spelled("buy", &["Blue Tower 9 ES", "4 5"]), action.to_string());
        assert_eq!(spelled("buy", &["3 tower-9-es", "4 5"]), action.to_string());
        assert_eq!(spelled("buy", &["bath house 9", "blue 4 5"]), "buy 3 bath-house-9 with blue-4 blue-5");
    }

    #[test]
    fn tiles_and_cells_are_read_as_people_write_them() {
        assert_eq!(spelled("place", &["Tower 9 ES", "(2, −1)"]), "place tower-9-es at 2,-1");
        assert_eq!(spelled("take", &["hut tower ne"]), "take hut-tower-ne");
        assert_eq!(spelled("build", &["Tower hut NE", "2, 1"]), "build hut-tower-ne at 2,1");
        assert_eq!(spelled("reserve", &[" garden-10 "]), "reserve garden-10");
        assert_eq!(spelled("reveal", &["Garden 10"]), "reveal bonus-garden-10");
        assert_eq!(spelled("standing", &["Unless Tower 9 ES"]), "standing unless tower-9-es");
        assert_eq!(spelled("order", &["bonus-garden-10", "hold"]), "order bonus-garden-10 hold");
    }

    #[test]
    fn what_is_missing_or_unknown_is_no_action() {
        assert!(spelled("buy", &["3", ""]).parse::<Action>().is_err());
        assert!(spelled("buy", &["9", "blue-4"]).parse::<Action>().is_err());
        assert!(spelled("dance", &[]).parse::<Action>().is_err());
    }
}
