//! The story of a turn. What is bought exactly or built one after the other is told together, and what was bought is "it"
//! where it is built. Deliberately absent: what is said of each event by itself.

use pergola_engine::told::Told;
use pergola_text::Text;

use super::{
    nouns,
    story::{bought_exactly, towards},
};
use crate::{
    event::Event,
    pieces::{Cell, Tile},
};

/// More buildings of one turn than these are told without the places where they stand.
const PLACES: usize = 2;

/// What is told of a turn.
pub(super) fn told(seen: &[Event]) -> impl Iterator<Item = Told> {
    let only = only_bought(seen);
    let told = move |alike: &[Event]| match alike {
        [Event::TileBought { seat, .. }, _, ..] => Told::deed(*seat, bought_exactly(alike.iter().filter_map(tile_bought))),
        [Event::TilePlaced { seat, .. }, _, ..] => Told::deed(*seat, built_together(seen, alike)),
        [Event::TileReserved { seat, .. }, _, ..] => Told::deed(*seat, kept_together("alhambra-tile-reserved", alike)),
        [Event::TileGiven { seat, .. }, _, ..] => Told::deed(*seat, kept_together("alhambra-tile-given", alike)),
        [Event::TilePlaced { seat, cell, .. }] if only => Told::deed(*seat, built_it(*cell)),
        [Event::TileReserved { seat, .. }] if only => Told::deed(*seat, kept_it("alhambra-tile-reserved")),
        [Event::TileGiven { seat, .. }] if only => Told::deed(*seat, kept_it("alhambra-tile-given")),
        [event, ..] => event.words(),
        [] => Told::Nothing,
    };
    seen.chunk_by(go_together).map(told)
}

/// Whether two events in a row are told in one clause.
fn go_together(one: &Event, next: &Event) -> bool {
    match (one, next) {
        (Event::TileBought { overpaid: 0, seat, .. }, Event::TileBought { overpaid: 0, seat: by, .. })
        | (Event::TilePlaced { seat, .. }, Event::TilePlaced { seat: by, .. })
        | (Event::TileReserved { seat, .. }, Event::TileReserved { seat: by, .. })
        | (Event::TileGiven { seat, .. }, Event::TileGiven { seat: by, .. }) => seat == by,
        _ => false,
    }
}

fn tile_bought(event: &Event) -> Option<Tile> {
    match event {
        Event::TileBought { tile, .. } => Some(*tile),
        _ => None,
    }
}

fn tile_settled(event: &Event) -> Option<Tile> {
    match event {
        Event::TilePlaced { tile, .. } | Event::TileReserved { tile, .. } | Event::TileGiven { tile, .. } => Some(*tile),
        _ => None,
    }
}

/// Whether a single tile came to somebody in this turn, and no other is spoken of: it is "it" from then on.
fn only_bought(seen: &[Event]) -> bool {
    let of_others =
        |event: &Event| matches!(event, Event::TileBuilt { .. } | Event::TileRemoved { .. } | Event::TileExchanged { .. });
    if seen.iter().any(of_others) {
        return false;
    }
    let came = seen.iter().filter(|event| tile_bought(event).is_some() || matches!(event, Event::Module(it) if it.brings_tile()));
    came.count() == 1 && seen.iter().filter_map(tile_settled).count() == 1
}

fn built_it(cell: Cell) -> Text {
    Text::new("alhambra-tile-placed").text("what", Text::new("alhambra-it")).text("where", towards(cell))
}

/// Several tiles that came into a city, with their places where they are few.
fn built_together(seen: &[Event], alike: &[Event]) -> Text {
    let all = seen.iter().filter_map(tile_bought).count();
    if alike.len() > PLACES && alike.len() == all {
        return Text::new("alhambra-tiles-placed").list("tiles", [Text::new("alhambra-them-all")]);
    }
    let named = |event: &Event| match event {
        Event::TilePlaced { tile, cell, .. } if alike.len() <= PLACES => {
            Some(Text::new("alhambra-tile-where").text("tile", nouns::tile(*tile)).text("where", towards(*cell)))
        }
        event => tile_settled(event).map(nouns::tile),
    };
    Text::new("alhambra-tiles-placed").list("tiles", alike.iter().filter_map(named))
}

fn kept_it(id: &'static str) -> Text {
    Text::new(id).list("tiles", [Text::new("alhambra-it")])
}

fn kept_together(id: &'static str, alike: &[Event]) -> Text {
    Text::new(id).list("tiles", alike.iter().filter_map(tile_settled).map(nouns::tile))
}

#[cfg(test)]
mod tests {
    use pergola_engine::{Seat, told::sentences};

    use super::*;
    use crate::{money::Cards, pieces::Currency, words::said};

    const SEAT: Seat = Seat(0);

    fn tile(code: &str) -> Tile {
        code.parse().expect("a tile")
    }

    fn cards(codes: &str) -> Cards {
        codes.parse().expect("cards")
    }

    fn bought(code: &str, overpaid: u32) -> Event {
        Event::TileBought { seat: SEAT, space: Currency::Blue, tile: tile(code), with: cards("blue-9"), overpaid }
    }

    fn placed(code: &str, x: i8, y: i8) -> Event {
        Event::TilePlaced { seat: SEAT, tile: tile(code), cell: Cell { x, y } }
    }

    fn taken(codes: &str) -> Event {
        Event::MoneyTaken { seat: SEAT, cards: cards(codes) }
    }

    fn told(events: &[Event]) -> Vec<String> {
        sentences(super::told(events)).iter().map(said).collect()
    }

    #[test]
    fn a_turn_is_one_sentence_and_luck_comes_after() {
        let new = Event::DisplayRefilled { cards: cards("blue-7").iter().collect(), deck: 9 };
        let events = [bought("tower-9-es", 0), taken("blue-5 green-3"), placed("tower-9-es", 0, 2), new];
        let words = "Anna bought tower 9 exactly, took green 3 and blue 5, and built it in the north.";
        assert_eq!(told(&events), [words, "New money: blue 7."]);
        let kept = Event::TileReserved { seat: SEAT, tile: tile("tower-9-es") };
        assert_eq!(told(&[bought("tower-9-es", 2), kept]), ["Anna bought tower 9 for 11 denars and kept it in reserve."]);
    }

    #[test]
    fn several_purchases_are_told_together() {
        let two = [bought("tower-9-es", 0), bought("garden-10", 0), placed("garden-10", -1, 0), placed("tower-9-es", 1, 1)];
        let words = "Anna bought tower 9 and garden 10 exactly and built garden 10 in the west and tower 9 in the north-east.";
        assert_eq!(told(&two), [words]);
        let three = ["tower-9-es", "garden-10", "pavilion-2-nsw"];
        let bought = three.iter().map(|code| bought(code, 0));
        let events: Vec<Event> = bought.chain(three.iter().zip(1..).map(|(code, x)| placed(code, x, 0))).collect();
        assert_eq!(told(&events), ["Anna bought tower 9, garden 10 and pavilion 2 exactly and built them all."]);
        let last = Event::TileReserved { seat: SEAT, tile: tile("tower-9-es") };
        let events: Vec<Event> = events[..3].iter().chain(&events[4..]).cloned().chain([last]).collect();
        let words = "Anna bought tower 9, garden 10 and pavilion 2 exactly, built garden 10 in the east and pavilion 2 in the \
                     east, and kept tower 9 in reserve.";
        assert_eq!(told(&events), [words]);
    }

    #[test]
    fn beside_another_building_what_was_bought_has_its_name() {
        let moved = Event::TileRemoved { seat: SEAT, tile: tile("garden-10"), cell: Cell { x: 1, y: 0 } };
        let words = "Anna bought tower 9 exactly, moved garden 10 into the reserve, and built tower 9 in the north.";
        assert_eq!(told(&[bought("tower-9-es", 0), moved, placed("tower-9-es", 0, 2)]), [words]);
    }

    #[test]
    fn a_hut_that_was_taken_is_it() {
        let stored = serde_json::json!({ "hut_taken": { "seat": 0, "hut": "hut-tower-ne" } });
        let taken: Event = serde_json::from_value(stored).expect("an event");
        assert_eq!(told(&[taken, placed("hut-tower-ne", 0, -3)]), ["Anna took the tower hut and built it in the south."]);
    }

    #[test]
    fn nine_exact_actions_fit_above_a_picture() {
        let codes =
            ["bath-house-12", "bath-house-10-n", "seraglio-10", "chambers-10", "hospital-12", "arcades-10-w", "hostel-12"];
        let bought = codes.iter().map(|code| bought(code, 0)).chain([bought("seraglio-8-n", 0), bought("chambers-9-w", 3)]);
        let kept = codes[..4].iter().map(|code| Event::TileReserved { seat: SEAT, tile: tile(code) });
        let events: Vec<Event> = bought.chain(codes[4..].iter().map(|code| placed(code, 1, 1))).chain(kept).collect();
        let told = told(&events);
        assert_eq!(told.len(), 1);
        assert!(told[0].chars().count() <= 300, "{told:?}");
    }
}
