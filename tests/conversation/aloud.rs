//! Every message is said once, with sample arguments, and held to what all sentences keep: `cargo test --test house
//! conversation::aloud -- --nocapture` prints them for reading aloud.

use pergola::text::{self, Occupant, Speaker, Text, Unsaid};

/// Variables that hold a number, and those that hold somebody; all others are words.
const NUMBERS: &[&str] = &[
    "average",
    "bag",
    "best",
    "cards",
    "characters",
    "count",
    "days",
    "deck",
    "doubt",
    "empty",
    "entries",
    "free",
    "games",
    "kept",
    "kinds",
    "last",
    "least",
    "left",
    "limit",
    "missing",
    "most",
    "number",
    "others",
    "overpaid",
    "page",
    "pages",
    "points",
    "price",
    "rank",
    "rating",
    "score",
    "seated",
    "seats",
    "steps",
    "sum",
    "supply",
    "table",
    "there",
    "turn",
    "turns",
    "value",
    "winners",
    "won",
];
const SOMEBODY: &[&str] = &["seat", "owner", "person"];

/// The message with a sample of each argument it asks for.
fn sampled(id: &'static str) -> Text {
    let mut text = Text::new(id);
    while let Err(Unsaid::NotGiven { variable, .. }) = text::check(&text) {
        let variable: &'static str = variable.leak();
        text = match variable {
            "seats" if !id.contains("seat-count") && !id.contains("choice-seats") => text.text("seats", somebody()),
            "cards" if !id.contains("renewed") && !id.contains("describe-seat") => text.code("cards", "blue 4"),
            "tiles" => text.code("tiles", "tower 9"),
            _ if SOMEBODY.contains(&variable) => text.seat(variable, 0),
            _ if NUMBERS.contains(&variable) => text.number(variable, 2),
            _ => text.code(variable, "garden 7"),
        };
    }
    text
}

fn somebody() -> Text {
    Text::new("seat-name").seat("seat", 0)
}

#[test]
fn every_message_is_said_aloud() {
    let ann = [Occupant::Person { name: "Ann".to_owned(), mention: None }];
    let speaker = Speaker::plain("en", &ann);
    for id in text::ids().filter(|id| !id.starts_with('-')) {
        let text = sampled(id);
        assert_eq!(text::check(&text), Ok(()), "{id}");
        let said = speaker.say(&text);
        println!("{id}: {said}");
        assert!(!said.contains("{$") && !said.contains("[{"), "{id}: {said}");
        for fault in ["..", " .", " ,", "There are Ann", "There are garden", "swap", "shared win", " that fits"] {
            assert!(!said.contains(fault), "{id}: {fault:?} in {said:?}");
        }
        // Tables stand in columns.
        assert!(said.contains('`') || !said.contains("  "), "{id}: a space too many in {said:?}");
        // Alhambra's money has currencies; other games have colours.
        assert!(!id.starts_with("alhambra") || !said.contains(" colour "), "{id}: {said:?}");
        if id.contains("refused") {
            assert!(said.ends_with(['.', '?', '7']), "{id}: {said}");
        }
    }
}
