//! Marks in the ids of a public card's buttons: which table it shows, at which revision, and for which row of the outbox it was
//! posted.
//!
//! Whoever restarts can see by them what was posted already. A mark stands before the conversation's own id, `5@9+12/1.5.turn`,
//! and is taken off before the conversation sees it. A card that was changed in its place has no row, `5@9/1.5.turn`, and neither
//! have those that were posted before rows were marked.

use pergola_chat::{Card, limits, rows::Row};
use pergola_store::RowId;
use pergola_table::TableId;

const END: char = '/';

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// The table.
    pub(super) table: TableId,
    /// Its revision.
    pub(super) revision: u64,
    /// The row of the outbox for which it was posted.
    pub(super) row: Option<RowId>,
}

impl Mark {
    /// Reads the mark of an id.
    pub(super) fn of(id: &str) -> Option<Mark> {
        let (table, rest) = id.split_once(END)?.0.split_once('@')?;
        let (revision, row) = match rest.split_once('+') {
            Some((revision, row)) => (revision, Some(RowId(row.parse().ok()?))),
            None => (rest, None),
        };
        Some(Mark { table: TableId(table.parse().ok()?), revision: revision.parse().ok()?, row })
    }
}

/// The card with a mark in each of its ids, of the row for which it is posted.
pub(super) fn marked(mut card: Card, row: Option<RowId>) -> Card {
    let Some(table) = card.table else { return card };
    let row = row.map(|row| format!("+{}", row.0)).unwrap_or_default();
    let mark = format!("{table}@{}{row}{END}", card.revision);
    let put = |id: &mut String| {
        // An id too long to be marked stays what it is: the other buttons tell.
        if limits::length(id) + mark.len() <= limits::ID {
            id.insert_str(0, &mark);
        }
    };
    for row in &mut card.rows {
        match row {
            Row::Buttons(buttons) => buttons.iter_mut().for_each(|it| put(&mut it.id)),
            Row::Menu(menu) => put(&mut menu.id),
        }
    }
    card
}

/// The conversation's own id.
pub(super) fn without(id: &str) -> &str {
    match Mark::of(id) {
        Some(_) => id.split_once(END).map_or(id, |(_, own)| own),
        None => id,
    }
}

#[cfg(test)]
mod tests {
    use pergola_chat::rows::{Button, SelectMenu, Style};

    use super::*;

    #[test]
    fn a_mark_comes_off_again() {
        let button = |id: &str| Button { id: id.to_owned(), label: "it".to_owned(), style: Style::Primary, enabled: true };
        let long = "x".repeat(100);
        let menu = Row::Menu(SelectMenu {
            id: "menu.5.seats.0".to_owned(),
            placeholder: String::new(),
            choices: Vec::new(),
            open: false,
        });
        let rows = vec![Row::Buttons(vec![button("1.5.turn"), button(&long)]), menu];
        let card = Card { rows, table: Some(TableId(5)), revision: 9, ..Card::default() };
        for row in [None, Some(RowId(12))] {
            let card = marked(card.clone(), row);
            let Row::Buttons(buttons) = &card.rows[0] else { panic!("buttons") };
            let Row::Menu(menu) = &card.rows[1] else { panic!("a menu") };
            assert_eq!(Mark::of(&buttons[0].id), Some(Mark { table: TableId(5), revision: 9, row }));
            let own = (without(&buttons[0].id), without(&buttons[1].id), without(&menu.id));
            assert_eq!(own, ("1.5.turn", &*long, "menu.5.seats.0"));
        }
    }

    #[test]
    fn other_ids_have_no_mark() {
        for id in ["1.5.turn", "1.5.say.2.take a/b", "a@b/c", "", "@/", "5@/x", "5@9+/x", "5@+9/x"] {
            assert_eq!((Mark::of(id), without(id)), (None, id));
        }
    }
}
