//! Records: a table's log as text, an entry a line, as it is exported.
//!
//! A record that comes back may have been changed by anybody. It is read line by line, and judged by playing it again with the
//! luck it tells of ([`super::Replay`]). Deliberately absent: files, and how they are packed.

use serde::de::IgnoredAny;
use serde_json::error::Category;

use super::Entry;

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFlaw {
    /// It does not begin like one.
    #[error("it does not begin with an entry of a table's log")]
    Foreign,
    /// A line is no entry. Lines are counted from 1.
    #[error("line {line}: this is no entry: {flaw}")]
    NoEntry {
        /// Which line.
        line: usize,
        /// What is wrong with it.
        flaw: EntryFlaw,
    },
    /// An entry is not the one that comes next.
    #[error("line {line}: expected entry {expected}, found entry {found}")]
    Gap {
        /// In which line.
        line: usize,
        /// The number of the one that does.
        expected: u64,
        /// Its number.
        found: u64,
    },
}

/// Why a line is no entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryFlaw {
    /// It is longer than this many bytes.
    #[error("longer than {0} bytes")]
    Long(usize),
    /// It ends before its JSON is complete.
    #[error("it ends early")]
    Cut,
    /// It is no JSON. Columns are counted from 1.
    #[error("column {0} is no JSON")]
    Syntax(usize),
    /// Something stands in it that stands in no entry.
    #[error("{path}: {why}")]
    Unlike {
        /// Where: the keys that lead there, with dots between them.
        path: String,
        /// What is wrong with it, as the reader of the stored form says it.
        why: String,
    },
}

/// What some programs write before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The entries of a record. Empty lines are passed over, and so is a byte order mark.
///
/// # Errors
/// When it is none, at its first line that does not fit.
pub fn read_record(text: &str) -> Result<Vec<Entry>, RecordFlaw> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line)).filter(|(_, line)| !line.trim().is_empty());
    let mut entries: Vec<Entry> = Vec::new();
    for (line, written) in lines {
        let entry = match read_entry(written) {
            Ok(entry) => entry,
            Err(_) if entries.is_empty() && !is_like_an_entry(written) => return Err(RecordFlaw::Foreign),
            Err(flaw) => return Err(RecordFlaw::NoEntry { line, flaw }),
        };
        let expected = entries.len() as u64;
        if entry.seq != expected {
            return Err(RecordFlaw::Gap { line, expected, found: entry.seq });
        }
        entries.push(entry);
    }
    if entries.is_empty() { Err(RecordFlaw::Foreign) } else { Ok(entries) }
}

fn read_entry(line: &str) -> Result<Entry, EntryFlaw> {
    let mut reader = serde_json::Deserializer::from_str(line);
    let entry = serde_path_to_error::deserialize(&mut reader).map_err(|why| match why.inner().classify() {
        Category::Eof => EntryFlaw::Cut,
        // A number where words are expected is no syntax to the reader, but JSON.
        Category::Syntax | Category::Io if serde_json::from_str::<IgnoredAny>(line).is_err() => {
            EntryFlaw::Syntax(why.inner().column())
        }
        Category::Syntax | Category::Io | Category::Data => {
            EntryFlaw::Unlike { path: why.path().to_string(), why: unplaced(why.inner()) }
        }
    })?;
    reader.end().map_err(|why| EntryFlaw::Syntax(why.column()))?;
    Ok(entry)
}

/// What an error says without the line and the column, which are those within the entry.
fn unplaced(why: &serde_json::Error) -> String {
    let said = why.to_string();
    said.rfind(" at line ").map_or(said.as_str(), |at| &said[..at]).to_owned()
}

/// Whether it is meant as an entry.
fn is_like_an_entry(line: &str) -> bool {
    let read = serde_json::from_str::<serde_json::Value>(line);
    read.is_ok_and(|it| it.get("seq").is_some() && it.get("what").is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::What;

    fn line(seq: u64) -> String {
        let entry = Entry { seq, at: 5, by: None, unattended: false, what: What::SeatsSet { seats: 3 } };
        serde_json::to_string(&entry).expect("it is plain")
    }

    #[test]
    fn a_record_is_read_line_by_line() {
        let text = format!("{}\n\n{}\n", line(0), line(1));
        assert_eq!(read_record(&text).map(|it| it.len()), Ok(2));
        let marked = format!("{BYTE_ORDER_MARK}{text}");
        assert_eq!(read_record(&marked), read_record(&text), "as a program writes it that marks its texts");
        assert!(read_record(&format!("{}\n{marked}", line(0))).is_err(), "at the beginning alone");
    }

    #[test]
    fn what_is_no_record_is_said_with_its_line() {
        for foreign in ["", " \n", "hello", "{}", "[1,2]", "{\"seq\":0}"] {
            assert_eq!(read_record(foreign), Err(RecordFlaw::Foreign), "{foreign:?}");
        }
        let unknown = format!("{}\n{}", line(0), r#"{"seq":1,"at":5,"what":{"flown":{}}}"#);
        assert!(matches!(read_record(&unknown), Err(RecordFlaw::NoEntry { line: 2, .. })));
        let first = read_record(r#"{"seq":0,"at":5,"what":"flown"}"#);
        assert!(matches!(first, Err(RecordFlaw::NoEntry { line: 1, .. })), "{first:?}");
        let gap = format!("{}\n\n{}", line(0), line(2));
        assert_eq!(read_record(&gap), Err(RecordFlaw::Gap { line: 3, expected: 1, found: 2 }));
        let second = line(0) + "\nhello";
        assert!(matches!(read_record(&second), Err(RecordFlaw::NoEntry { line: 2, .. })), "it began like one");
    }
    /// What is wrong with the second line of a record.
    fn flaw(second: &str) -> EntryFlaw {
        match read_record(&format!("{}\n{second}", line(0))) {
            Err(RecordFlaw::NoEntry { line: 2, flaw }) => flaw,
            read => panic!("{read:?}"),
        }
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said_with_its_place() {
        assert_eq!(flaw("{\"seq\":1,"), EntryFlaw::Cut);
        assert_eq!(flaw("{\"seq\":1;"), EntryFlaw::Syntax(9));
        assert_eq!(flaw(&(line(1) + "}")), EntryFlaw::Syntax(line(1).len() + 1));
        let unlike = |path: &str, why: &str| EntryFlaw::Unlike { path: path.to_owned(), why: why.to_owned() };
        assert_eq!(
            flaw("{\"seq\":\"1\",\"at\":5,\"what\":\"paused\"}"),
            unlike("seq", "invalid type: string \"1\", expected u64")
        );
        assert_eq!(flaw("{\"seq\":1,\"what\":\"paused\"}"), unlike(".", "missing field `at`"));
        let seats = flaw("{\"seq\":1,\"at\":5,\"what\":{\"seats_set\":{\"seats\":300}}}");
        assert_eq!(seats, unlike("what.seats_set.seats", "invalid value: integer `300`, expected u8"));
    }
}
