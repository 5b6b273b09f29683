//! What a table is called above a message, and in a list.

use pergola_engine::{Status, Viewer};
use pergola_table::{Table, TableId};
use pergola_text::Text;

/// The game and the table.
pub(crate) fn heading_in_list(table: &Table) -> Text {
    title_in_list(table.id(), table.game().meta().key)
}

/// A game by its key, and a table.
pub(crate) fn title_in_list(table: TableId, game: &str) -> Text {
    Text::new("list-title").text("game", Text::of(format!("{game}-title"))).number("table", table.0 as i64)
}

/// The game, the table and the round; the turn where the game has no rounds.
pub(crate) fn heading(table: &Table) -> Text {
    let round = table.state_for(Viewer::Everyone).and_then(|state| state.round());
    match (turn(table), round) {
        (Some(_), Some(round)) => Text::new("card-title-round").text("title", title(table)).text("round", round),
        (Some(turn), None) => Text::new("card-title-turn").text("title", title(table)).number("turn", turn),
        (None, _) => title(table),
    }
}

/// The game and the table, above a message.
pub(crate) fn title(table: &Table) -> Text {
    let title = Text::of(format!("{}-title", table.game().meta().key));
    Text::new("card-title").text("game", title).number("table", number(table))
}

/// The number of a table as people are told it; 0 of a record's, which is none of theirs.
pub(crate) fn number(table: &Table) -> i64 {
    if table.id().is_of_record() { 0 } else { table.id().0 as i64 }
}

fn turn(table: &Table) -> Option<u32> {
    match table.status() {
        Some(Status::ToAct { turn, .. }) => Some(turn),
        _ => None,
    }
}
