//! Gardens in words: names of pieces, menus, slash commands, the story of a turn, refusals. Sentences are in
//! `data/text/en/gardens.ftl`.

mod gains;
mod menu;
mod story;

use pergola_engine::{END, Seat, Step, Words};
use pergola_text::Text;

use super::{
    Action, Event, Gardens, Refusal, Spot,
    board::Planted,
    pieces::{Tile, Tree},
    view::View,
};

impl Words for Gardens {
    type Spot = Spot;

    fn paths(view: &View, _: Seat, listed: &[Action]) -> Vec<Vec<Step<Spot>>> {
        listed.iter().map(|action| menu::path(view, action)).collect()
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        match action {
            Action::Plant { tile, field, turns } => ("plant", vec![tile.to_string(), field.to_string(), turns.to_string()]),
            Action::End => (END, Vec::new()),
        }
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        match slots {
            [tile, at, turn] if verb == "plant" => format!("plant {tile} at {at} turn {turn}"),
            _ => verb.to_owned(),
        }
    }

    fn tell(seen: &Event) -> Option<Text> {
        story::tell(seen)
    }

    fn consequence(before: &View, after: &View, seat: Seat, _: &Action) -> Option<Text> {
        gains::gains(before, after, seat)
    }

    fn refuse(refusal: &Refusal) -> Text {
        match refusal {
            Refusal::TreeTaken { tree: taken, by: [first, second] } => {
                let text = Text::new("gardens-refused-taken").text("tree", tree(*taken));
                text.seat("first", first.0).seat("second", second.0)
            }
            Refusal::TooManyTrees { seat, most } => Text::new("gardens-refused-trees").seat("seat", seat.0).number("most", *most),
            Refusal::TwoKindsNeedTwoSeats { seats } => Text::new("gardens-refused-two-kinds").number("seats", *seats),
            Refusal::AlreadyPlanted => Text::new("gardens-refused-planted"),
            Refusal::PlantFirst => Text::new("gardens-refused-plant-first"),
            Refusal::NotInHand { tile: piece } => Text::new("gardens-refused-hand").text("tile", tile(*piece)),
            Refusal::Occupied { field } => Text::new("gardens-refused-occupied").code("field", field),
            Refusal::FirstOnEdge { field } => Text::new("gardens-refused-first").code("field", field),
            Refusal::NotAdjacent { field } => Text::new("gardens-refused-adjacent").code("field", field),
        }
    }
}

/// A kind of tree in words.
pub(super) fn tree(tree: Tree) -> Text {
    Text::of(format!("gardens-{tree}"))
}

/// A tile in words: its number, and its kinds clockwise.
pub(super) fn tile(tile: Tile) -> Text {
    clockwise("gardens-tile", Planted { tile, turns: 0 })
}

/// A tile's number, and its kinds clockwise from the north-west.
pub(super) fn clockwise(id: &'static str, planted: Planted) -> Text {
    let [first, second, third, fourth] = planted.tile.trees(planted.turns).map(tree);
    let text = Text::new(id).number("number", planted.tile.number).text("first", first).text("second", second);
    text.text("third", third).text("fourth", fourth)
}

/// The name of a building by its value.
pub(super) fn building(value: u8) -> Text {
    Text::of(format!("gardens-building-{value}"))
}
