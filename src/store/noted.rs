//! What is noted beside the rows, in the file `written`.
//!
//! Three lines of digits come first: how many batches were written, and the numbers of the next table and the next person; then
//! the checksum of these lines, which earlier programs did not write. A line for each table follows, in the order of their
//! numbers: how many entries and kept starts of turns it has, or the checksum of what is archived of it. Such a line has a
//! checksum of its own, with its table's number in it: what is damaged, or was never written, says nothing. Nobody waits for
//! these notes: after a loss of power they may be older than the rows, never newer. Deliberately absent: what is done where
//! the rows know of less.

use std::{collections::BTreeMap, fs::File, io, os::unix::fs::FileExt};

use pergola_table::TableId;

use super::ground::{Acknowledged, Noted};

/// Digits of the greatest number.
const DIGITS: usize = 20;
/// Bytes of a line with a number.
const LINE: u64 = DIGITS as u64 + 1;
/// Where the lines of tables begin.
const TABLES: u64 = 3 * LINE + SUM as u64 + 1;
/// Digits of a checksum.
const SUM: usize = 8;
/// Bytes of a table's line: a letter, two numbers of ten digits, a checksum, three spaces and the end.
const TABLE: u64 = 1 + 10 + 10 + 8 + 3 + 1;
/// Of tables with greater numbers nothing is noted: the file has an end.
const MOST_TABLES: u64 = 1 << 26;

/// Reads the first three lines.
pub(super) fn read(written: &File) -> Noted {
    let (mut lines, mut sum) = ([0; 3 * LINE as usize], [0; SUM]);
    let has_sum = written.read_exact_at(&mut sum, 3 * LINE).is_ok() && written.read_exact_at(&mut lines, 0).is_ok();
    if has_sum && sum != *format!("{:08x}", crc32fast::hash(&lines)).as_bytes() {
        return Noted::default();
    }
    let number = |line: u64| {
        let mut digits = [0; DIGITS];
        let read = written.read_exact_at(&mut digits, line * LINE).ok();
        read.and_then(|()| std::str::from_utf8(&digits).ok()?.parse().ok()).unwrap_or(0)
    };
    Noted { batches: number(0), next_table: number(1), next_person: number(2) }
}

/// Writes them.
pub(super) fn write(written: &File, Noted { batches, next_table, next_person }: Noted) -> io::Result<()> {
    let digits = format!("{batches:0DIGITS$}\n{next_table:0DIGITS$}\n{next_person:0DIGITS$}\n");
    let lines = format!("{digits}{:08x}\n", crc32fast::hash(digits.as_bytes()));
    written.write_all_at(lines.as_bytes(), 0)
}

/// Reads the lines of tables.
pub(super) fn read_tables(written: &File) -> BTreeMap<TableId, Acknowledged> {
    let length = written.metadata().map_or(0, |file| file.len()).saturating_sub(TABLES).min(MOST_TABLES * TABLE);
    let mut lines = vec![0; length as usize];
    if written.read_exact_at(&mut lines, TABLES).is_err() {
        return BTreeMap::new();
    }
    let tables = (1..).map(TableId).zip(lines.chunks_exact(TABLE as usize));
    tables.filter_map(|(table, line)| Some((table, read_table(table, line)?))).collect()
}

/// Writes the lines of these tables.
pub(super) fn write_tables(written: &File, tables: &BTreeMap<TableId, Acknowledged>) -> io::Result<()> {
    let noted = tables.iter().filter(|(table, _)| (1..=MOST_TABLES).contains(&table.0));
    noted.map(|(table, it)| (TABLES + (table.0 - 1) * TABLE, line(*table, *it))).try_for_each(|(at, line)| {
        // A number that no table reaches has no line.
        if line.len() as u64 == TABLE { written.write_all_at(line.as_bytes(), at) } else { Ok(()) }
    })
}

fn line(table: TableId, acknowledged: Acknowledged) -> String {
    let told = match acknowledged {
        Acknowledged::Played { entries, turns } => format!("p {entries:010} {turns:010}"),
        Acknowledged::Archived { crc32 } => format!("a {:010} {crc32:010}", 0),
    };
    format!("{told} {:08x}\n", checksum(table, &told))
}

fn read_table(table: TableId, line: &[u8]) -> Option<Acknowledged> {
    let (told, sum) = std::str::from_utf8(line).ok()?.strip_suffix('\n')?.rsplit_once(' ')?;
    if u32::from_str_radix(sum, 16).ok()? != checksum(table, told) {
        return None;
    }
    let [kind, first, second] = told.split(' ').collect::<Vec<_>>().try_into().ok()?;
    match kind {
        "p" => Some(Acknowledged::Played { entries: first.parse().ok()?, turns: second.parse().ok()? }),
        "a" => Some(Acknowledged::Archived { crc32: second.parse().ok()? }),
        _ => None,
    }
}

fn checksum(table: TableId, told: &str) -> u32 {
    crc32fast::hash(format!("{} {told}", table.0).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTED: Noted = Noted { batches: 7, next_table: 9, next_person: 3 };

    fn some() -> BTreeMap<TableId, Acknowledged> {
        BTreeMap::from([
            (TableId(1), Acknowledged::Played { entries: 40, turns: 11 }),
            (TableId(3), Acknowledged::Archived { crc32: u32::MAX }),
            (TableId(8), Acknowledged::Played { entries: 0, turns: 0 }),
        ])
    }

    #[test]
    fn what_is_noted_is_read_and_a_line_is_written_over() {
        let file = tempfile::tempfile().expect("a file");
        assert_eq!((read(&file), read_tables(&file)), (Noted::default(), BTreeMap::new()));
        write(&file, NOTED).expect("it is written");
        let most = BTreeMap::from([(TableId(u64::MAX), Acknowledged::Played { entries: 1, turns: 1 })]);
        write_tables(&file, &most).expect("it is passed over");
        write_tables(&file, &some()).expect("it is written");
        assert_eq!((read(&file), read_tables(&file)), (NOTED, some()));
        let again = Acknowledged::Archived { crc32: 5 };
        write_tables(&file, &BTreeMap::from([(TableId(1), again)])).expect("it is written");
        let mut now = some();
        now.insert(TableId(1), again);
        assert_eq!(read_tables(&file), now);
    }

    #[test]
    fn numbers_that_are_damaged_say_nothing() {
        let file = tempfile::tempfile().expect("a file");
        write(&file, NOTED).expect("it is written");
        for at in (0..TABLES).filter(|at| *at != TABLES - 1) {
            let mut byte = [0];
            file.read_exact_at(&mut byte, at).expect("it reads");
            file.write_all_at(&[byte[0] ^ 1], at).expect("it is written");
            assert_eq!(read(&file), Noted::default(), "byte {at}");
            file.write_all_at(&byte, at).expect("it is written");
        }
        file.set_len(3 * LINE).expect("it is cut");
        assert_eq!(read(&file), NOTED, "earlier programs wrote no checksum");
    }

    #[test]
    fn a_line_that_is_damaged_anywhere_says_nothing() {
        let file = tempfile::tempfile().expect("a file");
        write_tables(&file, &some()).expect("it is written");
        for at in 0..TABLE {
            for bit in 0..8 {
                let mut byte = [0];
                file.read_exact_at(&mut byte, TABLES + at).expect("it reads");
                file.write_all_at(&[byte[0] ^ 1 << bit], TABLES + at).expect("it is written");
                let read = read_tables(&file);
                // The letters of a checksum may be great or small.
                let is_same = read.get(&TableId(1)) == some().get(&TableId(1));
                assert!(!read.contains_key(&TableId(1)) || is_same, "byte {at}, bit {bit}: {read:?}");
                assert_eq!(read.len(), 2 + usize::from(is_same));
                file.write_all_at(&byte, TABLES + at).expect("it is written");
            }
        }
        let mut line = [0; TABLE as usize];
        file.read_exact_at(&mut line, TABLES).expect("it reads");
        file.write_all_at(&line, TABLES + TABLE).expect("it is written");
        assert!(!read_tables(&file).contains_key(&TableId(2)), "a line is its table's alone");
    }
}
