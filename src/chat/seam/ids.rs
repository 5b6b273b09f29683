//! The ids of buttons and menus: everything a press means, written in at most 100 characters.
//!
//! An id begins with the version of this notation. `1.table.seat.decision.path.hash` is a way in a seat's menu: the indices
//! of the steps (`3-0-1`, `-` for the menu's beginning), and four digits of a hash over what lies there, so that a press
//! can never mean something else than what its label said. `1.table.wish` and `1.table.~wish` ask something of a table; the
//! tilde marks a button of a private message. `1.rules.game.page` and the like need no table. A table is `17-6920f9c0`: its
//! number and when it was opened ([`Address`]). Whatever cannot be read is nothing. Deliberately absent: which wishes there are;
//! each is written and read where it is defined.

use std::fmt;

use pergola_engine::Seat;
use pergola_table::{Millis, TableId};
use pergola_text::Text;

use super::{
    address::{Address, read_number},
    limits,
};

const VERSION: &str = "1";

/// What a button or a choice asks of the table it stands under.
pub(crate) trait Wish: fmt::Debug + Send + Sync {
    /// What its id says of it: its word, and behind a dot what belongs to it.
    fn write(&self) -> String;

    /// What a button for it says.
    fn label(&self) -> Text;
}

impl<W: Wish + ?Sized> Wish for &W {
    fn write(&self) -> String {
        (**self).write()
    }

    fn label(&self) -> Text {
        (**self).label()
    }
}

impl<W: Wish + ?Sized> Wish for Box<W> {
    fn write(&self) -> String {
        (**self).write()
    }

    fn label(&self) -> Text {
        (**self).label()
    }
}

/// The words with which ids say the wishes of one kind, and how they are read again.
pub(crate) trait ReadWish: Wish + Sized {
    /// The words that begin them.
    const WORDS: &'static [&'static str];

    /// Reads what [`Wish::write`] writes: the word, and what stands behind its dot.
    fn read(word: &str, rest: Option<&str>) -> Option<Self>;
}

/// What a button or a choice asks that stands under no table.
pub(crate) trait FreeWish: fmt::Debug + Sized {
    /// The word that begins its id.
    const WORD: &'static str;

    /// What stands behind the word.
    fn write(&self) -> String;

    /// Reads what [`FreeWish::write`] writes.
    fn read(rest: &str) -> Option<Self>;

    /// The whole id.
    fn id(&self) -> String {
        format!("{VERSION}.{}.{}", Self::WORD, self.write())
    }
}

/// Where a request comes from, and with it how it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A slash command: answered by a new private message.
    Slash,
    /// A button of a table's card, which everybody sees.
    Card,
    /// A button of a private message, which the answer takes the place of.
    Private,
}

/// A way in a seat's menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MenuPress {
    /// Which table.
    pub(crate) table: Address,
    /// Whose menu.
    pub(crate) seat: Seat,
    /// The number of the decision it was made for.
    pub(crate) decision: u64,
    /// The steps' indices.
    pub(crate) path: Vec<u8>,
    /// [`crate::sight::fingerprint::hash`] of what lies there.
    pub(crate) hash: String,
}

impl MenuPress {
    /// Its id.
    pub(crate) fn id(&self) -> String {
        let MenuPress { table, seat, decision, path, hash } = self;
        format!("{VERSION}.{table}.{}.{decision}.{}.{hash}", seat.0, write_path(path))
    }

    fn read(table: Address, rest: &str) -> Option<MenuPress> {
        let [seat, decision, path, hash] = rest.split('.').collect::<Vec<_>>()[..] else { return None };
        let seat = Seat(seat.parse().ok()?);
        Some(MenuPress { table, seat, decision: read_number(decision)?, path: read_path(path)?, hash: hash.to_owned() })
    }
}

/// An id as far as it can be read without knowing what is wished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Id<'a> {
    /// A way in a seat's menu.
    Menu(MenuPress),
    /// Something asked of a table.
    Wish {
        /// Which table.
        table: Address,
        /// Where the button stands.
        origin: Origin,
        /// The word that says what is asked.
        word: &'a str,
        /// What stands behind it.
        rest: Option<&'a str>,
    },
    /// Something that needs no table.
    Free {
        /// The word that says what is asked.
        word: &'a str,
        /// What stands behind it.
        rest: &'a str,
    },
}

impl Id<'_> {
    /// Reads an id; nothing when it is none of ours.
    pub(crate) fn read(id: &str) -> Option<Id<'_>> {
        let (version, rest) = id.split_once('.')?;
        if version != VERSION {
            return None;
        }
        let (first, rest) = rest.split_once('.')?;
        if !first.starts_with(|it: char| it.is_ascii_digit()) {
            return Some(Id::Free { word: first, rest });
        }
        let table = Address::read(first)?;
        if rest.starts_with(|it: char| it.is_ascii_digit()) {
            return MenuPress::read(table, rest).map(Id::Menu);
        }
        let (origin, wish) = rest.strip_prefix('~').map_or((Origin::Card, rest), |wish| (Origin::Private, wish));
        let (word, rest) = wish.split_once('.').map_or((wish, None), |(word, rest)| (word, Some(rest)));
        Some(Id::Wish { table, origin, word, rest })
    }

    /// The table it names.
    pub(crate) fn table(&self) -> Option<Address> {
        match self {
            Id::Menu(press) => Some(press.table),
            Id::Wish { table, .. } => Some(*table),
            Id::Free { .. } => None,
        }
    }
}

/// The id of a button that asks this of a table; none where it is longer than an id may be.
pub(crate) fn id(table: Address, origin: Origin, wish: &(impl Wish + ?Sized)) -> Option<String> {
    let mark = match origin {
        Origin::Private => "~",
        Origin::Card | Origin::Slash => "",
    };
    let id = format!("{VERSION}.{table}.{mark}{}", wish.write());
    (limits::length(&id) <= limits::ID).then_some(id)
}

/// Whether a button's id concerns the table of this number that was opened then.
pub fn concerns(id: &str, table: TableId, opened: Millis) -> bool {
    Id::read(id).and_then(|id| id.table()).is_some_and(|address| address.is(Address::new(table, opened)))
}

/// The steps of a way as an id says them.
pub(crate) fn write_path(path: &[u8]) -> String {
    if path.is_empty() {
        return "-".to_owned();
    }
    path.iter().map(u8::to_string).collect::<Vec<_>>().join("-")
}

/// Reads what [`write_path`] writes.
pub(crate) fn read_path(path: &str) -> Option<Vec<u8>> {
    match path {
        "-" => Some(Vec::new()),
        steps => steps.split('-').map(|step| step.parse().ok()).collect(),
    }
}

/// A number and what stands behind its dot.
pub(crate) fn number_and_rest(rest: &str) -> Option<(u64, &str)> {
    let (number, rest) = rest.split_once('.')?;
    Some((read_number(number)?, rest))
}

/// A game's key and the number of a page.
pub(crate) fn game_and_page(rest: &str) -> Option<(String, usize)> {
    let (game, page) = rest.split_once('.')?;
    Some((game.to_owned(), page.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(path: &[u8]) -> MenuPress {
        let (table, hash) = (Address::new(TableId(17), 1_763_768_768_123), "a3f9".to_owned());
        MenuPress { table, seat: Seat(2), decision: 45, path: path.to_vec(), hash }
    }

    #[test]
    fn a_way_is_read_as_it_is_written() {
        for press in [menu(&[]), menu(&[3, 0, 1])] {
            assert_eq!(Id::read(&press.id()), Some(Id::Menu(press.clone())), "{}", press.id());
        }
        assert_eq!(menu(&[3, 0, 1]).id(), "1.17-6920f9c0.2.45.3-0-1.a3f9");
    }

    #[test]
    fn the_longest_way_fits() {
        let table = Address::new(TableId(u64::MAX), u64::MAX);
        let press = MenuPress { table, seat: Seat(5), decision: u64::MAX, path: vec![24; 6], hash: "a3f9".to_owned() };
        assert!(limits::length(&press.id()) <= limits::ID);
    }

    #[test]
    fn a_table_of_before_is_another() {
        let (id, opened) = (TableId(17), 1_763_768_768_123);
        let turn = |table: Address| format!("1.{table}.turn");
        assert!(concerns(&turn(Address::new(id, opened)), id, opened));
        assert!(!concerns(&turn(Address::new(id, opened - 1_000)), id, opened), "opened before");
        assert!(!concerns(&turn(Address::new(TableId(18), opened)), id, opened));
        assert!(concerns("1.17.turn", id, opened), "an earlier program posted it");
        assert!(!concerns("1.rules.alhambra.0", id, opened) && !concerns("menu.17.seats.0", id, opened));
    }
}
