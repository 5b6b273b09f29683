//! Gardens in words: names of pieces, menus, slash commands, the story of a turn, refusals. Sentences are in
//! `data/text/en/gardens.ftl`.

mod gains;
mod menu;
mod outlook;

use pergola_engine::{END, Seat, Step, Words, told::Told};
use pergola_text::{Arg, Named, Text};

use super::{
    Action, Event, Gardens, Refusal, Spot,
    board::{Built, Planted},
    pieces::{Field, Tile, Tree},
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

    fn told(seen: &Event) -> Told {
        seen.words()
    }

    fn consequence(before: &View, after: &View, seat: Seat, _: &Action) -> Option<Text> {
        gains::gains(before, after, seat)
    }

    fn outlook(before: &View, after: &View, seat: Seat, _: &Action) -> Option<Text> {
        outlook::outlook(before, after, seat)
    }

    fn refuse(refusal: &Refusal) -> Text {
        refusal.words()
    }
}

impl Named for Tree {
    fn name(&self) -> Text {
        tree(*self)
    }
}

impl Named for Tile {
    fn name(&self) -> Text {
        tile(*self)
    }
}

/// As it is printed on the board.
impl From<&Field> for Arg {
    fn from(it: &Field) -> Arg {
        Arg::Code(it.to_string())
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

/// What an enclosed building brought, and to whom.
pub(super) fn scored(built: &Built, trees: &[u8; 4], owner: Option<Seat>) -> Text {
    let kinds = trees.iter().filter(|count| **count > 0).count() as i64;
    let text = |id| Text::new(id).text("building", building(built.value));
    let won = |id, winner| {
        let text = text(id).number("value", built.value).number("kinds", kinds).number("points", built.points);
        text.text("tree", tree(winner))
    };
    match (built.winner, owner) {
        (Some(winner), Some(seat)) => won("gardens-scored", winner).seat("seat", seat.0),
        (Some(winner), None) => won("gardens-scored-unowned", winner),
        (None, _) => text("gardens-scored-nobody"),
    }
}
