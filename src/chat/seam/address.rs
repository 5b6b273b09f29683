//! A table as the ids of buttons and menus name it: its number and when it was opened, `17-6920f9c0`, so that the card of a table
//! that was lost is never taken for one of another table with its number. Cards of earlier programs have the number alone.

use std::fmt;

use pergola_table::{Millis, Table, TableId};

/// A table as ids name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// Its number.
    pub(crate) table: TableId,
    /// When it was opened, in seconds; unknown on cards of earlier programs.
    opened: Option<u64>,
}

impl Address {
    /// The table of this number that was opened then.
    pub(crate) fn new(table: TableId, opened: Millis) -> Address {
        Address { table, opened: Some(opened / 1000) }
    }

    /// Of this table.
    pub(crate) fn of(table: &Table) -> Address {
        Address::new(table.id(), table.opened())
    }

    /// Whether it may be that of `other`.
    pub(crate) fn is(&self, other: Address) -> bool {
        self.table == other.table && (self.opened.is_none() || self.opened == other.opened)
    }

    /// Reads one.
    pub(crate) fn read(written: &str) -> Option<Address> {
        let Some((table, opened)) = written.split_once('-') else {
            return Some(Address { table: TableId(read_number(written)?), opened: None });
        };
        let seconds = u64::from_str_radix(opened, 16).ok().filter(|seconds| format!("{seconds:x}") == opened)?;
        Some(Address { table: TableId(read_number(table)?), opened: Some(seconds) })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.opened {
            Some(opened) => write!(f, "{}-{opened:x}", self.table),
            None => write!(f, "{}", self.table),
        }
    }
}

/// A number as we write it: nothing with a sign or leading zeros.
pub(crate) fn read_number(digits: &str) -> Option<u64> {
    digits.parse().ok().filter(|number: &u64| number.to_string() == digits)
}
