//! The names of the store's rows.
//!
//! Everything lies in one tree, because a batch is atomic only within one. Numbers are written with leading zeros,
//! so that the order of the keys is the order of the numbers and a table's rows lie side by side. Keys are readable:
//! a store can be looked through with any tool that prints bytes.

use std::ops::Range;

use pergola_cups::CupId;
use pergola_table::{PersonId, PersonRef, TableId};

use super::RowId;

/// Where people lie, by their numbers.
const PEOPLE: &str = "person/";
/// Where people lie, by their door's id.
const PEOPLE_OF: &str = "person-of/";
/// Where lies how servers are set, by their door's id.
const SERVERS: &str = "server/";
/// Where cups lie.
const CUPS: &str = "cup/";
/// Where lies what archived tables are found by.
const ARCHIVED: &str = "archived/";
/// Digits of a turn's number in the first form.
const FORM_ONE_DIGITS: usize = 10;

/// The name of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// The version of the rows' format.
    Format,
    /// The number the next table gets.
    NextTable,
    /// The number the next notice gets.
    NextRow,
    /// The number the next person gets.
    NextPerson,
    /// When the house was awake for the last time, while somebody's time ran.
    LastAwake,
    /// When the history of the store was taken up again after a part of it was lost, if that ever happened.
    TakenUp,
    /// How many batches were written, this one included.
    Written,
    /// Who somebody is.
    Person(PersonRef),
    /// Which number somebody has.
    PersonOf(PersonId),
    /// How a server is set.
    Server(String),
    /// A cup.
    Cup(CupId),
    /// What an archived table is found by.
    Archived(TableId),
    /// What somebody said was wrong.
    Report(u64),
    /// A notice that has not been delivered.
    Outbox(RowId),
    /// A line of a table's log.
    Entry(TableId, u64),
    /// A table's present checkpoint.
    Now(TableId),
    /// The checkpoint of a turn's start, after so many entries.
    Turn(TableId, u64),
    /// The same in the first form, by the number of the turn.
    TurnOfFormOne(TableId, u32),
}

impl Key {
    /// The key's bytes.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let text = match self {
            Key::Format => "format".to_owned(),
            Key::NextTable => "next-table".to_owned(),
            Key::NextRow => "next-row".to_owned(),
            Key::NextPerson => "next-person".to_owned(),
            Key::LastAwake => "last-awake".to_owned(),
            Key::TakenUp => "taken-up".to_owned(),
            Key::Written => "written".to_owned(),
            Key::Report(number) => format!("report/{number:020}"),
            Key::Outbox(RowId(row)) => format!("outbox/{row:020}"),
            Key::Person(PersonRef(person)) => format!("{PEOPLE}{person:020}"),
            Key::PersonOf(PersonId(id)) => format!("{PEOPLE_OF}{id}"),
            Key::Server(id) => format!("{SERVERS}{id}"),
            Key::Cup(CupId(cup)) => format!("{CUPS}{cup:020}"),
            Key::Archived(table) => format!("{ARCHIVED}{:020}", table.0),
            Key::Entry(table, seq) => format!("table/{:020}/entry/{seq:020}", table.0),
            Key::Now(table) => format!("table/{:020}/now", table.0),
            Key::Turn(table, after) => format!("table/{:020}/turn/{after:020}", table.0),
            Key::TurnOfFormOne(table, turn) => format!("table/{:020}/turn/{turn:010}", table.0),
        };
        text.into_bytes()
    }

    /// The key these bytes are, if they are one.
    pub(super) fn read(bytes: &[u8]) -> Option<Key> {
        let text = std::str::from_utf8(bytes).ok()?;
        if let Some(id) = text.strip_prefix(PEOPLE_OF) {
            // An id is its door's, and may have slashes.
            return Some(Key::PersonOf(PersonId(id.to_owned())));
        }
        if let Some(id) = text.strip_prefix(SERVERS) {
            return Some(Key::Server(id.to_owned()));
        }
        let parts: Vec<&str> = text.split('/').collect();
        let key = match parts[..] {
            ["format"] => Key::Format,
            ["next-table"] => Key::NextTable,
            ["next-row"] => Key::NextRow,
            ["written"] => Key::Written,
            ["last-awake"] => Key::LastAwake,
            ["taken-up"] => Key::TakenUp,
            ["next-person"] => Key::NextPerson,
            ["person", person] => Key::Person(PersonRef(person.parse().ok()?)),
            ["cup", cup] => Key::Cup(CupId(cup.parse().ok()?)),
            ["archived", table] => Key::Archived(TableId(table.parse().ok()?)),
            ["report", number] => Key::Report(number.parse().ok()?),
            ["outbox", row] => Key::Outbox(RowId(row.parse().ok()?)),
            ["table", table, "entry", seq] => Key::Entry(TableId(table.parse().ok()?), seq.parse().ok()?),
            ["table", table, "now"] => Key::Now(TableId(table.parse().ok()?)),
            ["table", table, "turn", turn] if turn.len() == FORM_ONE_DIGITS => {
                Key::TurnOfFormOne(TableId(table.parse().ok()?), turn.parse().ok()?)
            }
            ["table", table, "turn", after] => Key::Turn(TableId(table.parse().ok()?), after.parse().ok()?),
            _ => return None,
        };
        // A number may be parsed from other bytes than it is written with, such as one with a plus sign.
        (key.bytes() == bytes).then_some(key)
    }
}

/// Where lies what people said was wrong.
pub(super) fn reports() -> Range<Vec<u8>> {
    below("report/")
}

/// Where the undelivered notices lie.
pub(super) fn outbox() -> Range<Vec<u8>> {
    below("outbox/")
}

/// Where all people lie, by their numbers.
pub(super) fn people() -> Range<Vec<u8>> {
    below(PEOPLE)
}

/// Where all people lie, by their ids.
pub(super) fn people_of() -> Range<Vec<u8>> {
    below(PEOPLE_OF)
}

/// Where lies how servers are set.
pub(super) fn servers() -> Range<Vec<u8>> {
    below(SERVERS)
}

/// Where all cups lie.
pub(super) fn cups() -> Range<Vec<u8>> {
    below(CUPS)
}

/// Where lies what archived tables are found by.
pub(super) fn archived() -> Range<Vec<u8>> {
    below(ARCHIVED)
}

/// Where a table's log lies.
pub(super) fn entries(table: TableId) -> Range<Vec<u8>> {
    below(&format!("table/{:020}/entry/", table.0))
}

/// Where all tables lie that are not archived.
pub(super) fn tables() -> Range<Vec<u8>> {
    below("table/")
}

/// Where all rows of one table lie.
pub(super) fn table(table: TableId) -> Range<Vec<u8>> {
    below(&format!("table/{:020}/", table.0))
}

/// Where the checkpoints of one table's turns lie.
pub(super) fn turns(table: TableId) -> Range<Vec<u8>> {
    below(&format!("table/{:020}/turn/", table.0))
}

/// The table of a key that lies in [`table`] of it, known or not.
pub(super) fn table_of(key: &[u8]) -> Option<TableId> {
    let number = std::str::from_utf8(key.strip_prefix(b"table/")?.get(..20)?).ok()?.parse().ok().map(TableId)?;
    table(number).contains(&key.to_vec()).then_some(number)
}

/// All keys that begin with a folder's name, which ends with a slash.
fn below(folder: &str) -> Range<Vec<u8>> {
    let start = folder.as_bytes().to_vec();
    let mut end = start.clone();
    let slash = end.pop().expect("a folder's name ends with a slash");
    end.push(slash + 1);
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: [Key; 19] = [
        Key::Format,
        Key::NextTable,
        Key::NextRow,
        Key::NextPerson,
        Key::TakenUp,
        Key::LastAwake,
        Key::Written,
        Key::Person(PersonRef(3)),
        Key::Person(PersonRef(u64::MAX)),
        Key::Archived(TableId(12)),
        Key::Outbox(RowId(7)),
        Key::Outbox(RowId(u64::MAX)),
        Key::Entry(TableId(12), 0),
        Key::Entry(TableId(u64::MAX), u64::MAX),
        Key::Now(TableId(12)),
        Key::Turn(TableId(12), 3),
        Key::Turn(TableId(u64::MAX), u64::MAX),
        Key::TurnOfFormOne(TableId(12), 3),
        Key::TurnOfFormOne(TableId(u64::MAX), u32::MAX),
    ];

    #[test]
    fn what_is_written_is_read() {
        for key in KEYS {
            assert_eq!(Key::read(&key.bytes()), Some(key));
        }
        let odd = Key::PersonOf(PersonId("playground:Ann / Lee".to_owned()));
        assert_eq!(Key::read(&odd.bytes()), Some(odd));
        let odd = Key::Server("playground / here".to_owned());
        assert!(servers().contains(&odd.bytes()));
        assert_eq!(Key::read(&odd.bytes()), Some(odd));
    }

    #[test]
    fn other_bytes_are_no_keys() {
        for bytes in ["", "table", "table/12/now", "outbox/+0000000000000000007", "table/00000000000000000012/now/", "\u{e9}"] {
            assert_eq!(Key::read(bytes.as_bytes()), None, "{bytes}");
        }
        assert_eq!(Key::read(&[0xff, 0xfe]), None);
    }

    #[test]
    fn order_of_keys_is_order_of_numbers() {
        let numbers = [0, 1, 9, 10, 99, 100, u64::MAX];
        for pair in numbers.windows(2) {
            assert!(Key::Outbox(RowId(pair[0])).bytes() < Key::Outbox(RowId(pair[1])).bytes());
            assert!(Key::Entry(TableId(1), pair[0]).bytes() < Key::Entry(TableId(1), pair[1]).bytes());
            assert!(table(TableId(pair[0])).end <= table(TableId(pair[1])).start);
        }
    }

    #[test]
    fn a_table_s_rows_lie_in_its_range() {
        let range = table(TableId(12));
        for key in [Key::Entry(TableId(12), 5), Key::Now(TableId(12)), Key::Turn(TableId(12), 9)] {
            assert!(range.contains(&key.bytes()) && tables().contains(&key.bytes()));
        }
        assert_eq!(table_of(b"table/00000000000000000012/unknown"), Some(TableId(12)));
        assert_eq!([&b"table/12/now"[..], b"outbox/00000000000000000012", b"table/"].map(table_of), [None; 3]);
        assert!(!range.contains(&Key::Now(TableId(11)).bytes()) && !range.contains(&Key::Now(TableId(13)).bytes()));
        assert!(outbox().contains(&Key::Outbox(RowId(1)).bytes()));
    }
}
