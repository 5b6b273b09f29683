//! The rows of a damaged database file, read without sled.
//!
//! sled takes the first thing it cannot read for the end of its log, or passes over the rest of that segment, or opens nothing
//! at all. But each of its messages stands by itself: it says how long it is, to which segment and page it belongs, and has a
//! checksum. So the messages that are whole are read in their order, what lies between them is passed over, and of the pages
//! that come of it, each as far as it is known, the rows are taken. Where two pages have the same key, as after a split of
//! which one half is damaged, the page that was written whole last is right. Deliberately absent: judging what is missing
//! then, which the notes beside the rows tell (`scan`), and writing.
//!
//! ```text
//! segment    checksum u32, number of its first byte i64, a stable one i64 (both with all bits but the first turned)
//! message    checksum u32, kind u8, length, number of the segment, page; then so many bytes. Numbers take one to nine bytes
//! ```

use std::{
    collections::{BTreeMap, btree_map::Entry},
    fs::File,
    io,
    ops::{Bound, Range},
    os::unix::fs::FileExt,
    path::Path,
};

use super::{
    disk::SEGMENT_BYTES,
    ground::{Disk, DiskError, Rows, StoredRow},
    keys::Key,
};

/// Bytes of a segment's header.
const HEADER: usize = 20;
/// Bytes at the end of a segment in which no message begins.
const RED_ZONE: usize = 32;
/// The kinds of messages that matter; those up to [`LAST_KIND`] are passed over.
const CAP: u8 = 2;
const BATCH: u8 = 3;
const FREE: u8 = 4;
const NODE: u8 = 8;
const LINK: u8 = 10;
const LAST_KIND: u8 = 11;

/// What was read of a file.
#[derive(Debug, Default)]
pub(super) struct RowsOfPages {
    pub(super) rows: BTreeMap<Vec<u8>, Vec<u8>>,
    /// How many spots could not be read.
    pub(super) spots: usize,
}

impl Disk for RowsOfPages {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.rows.get(key).cloned())
    }

    fn range(&self, range: Range<Vec<u8>>) -> Result<Vec<StoredRow>, DiskError> {
        Ok(self.rows.range(range).map(|(key, bytes)| (key.clone(), bytes.clone())).collect())
    }

    fn first_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.rows.range(range).next().map(|(key, _)| key.clone()))
    }

    fn last_key(&self, range: Range<Vec<u8>>) -> Result<Option<Vec<u8>>, DiskError> {
        Ok(self.rows.range(range).next_back().map(|(key, _)| key.clone()))
    }

    fn write(&self, _: &Rows) -> Result<(), DiskError> {
        Err(DiskError::Refused("what was read of a damaged file is not written to".to_owned()))
    }

    fn sync(&self) -> Result<(), DiskError> {
        Ok(())
    }

    fn is_in_place(&self) -> bool {
        true
    }
}

/// Reads a database file, as far as it can be read: with what is left of its last batch if that is torn, or without.
///
/// # Errors
/// When the system does not read it.
pub(super) fn read(database: &Path, with_torn_batch: bool) -> io::Result<RowsOfPages> {
    let file = File::open(database)?;
    let (mut segments, length) = (BTreeMap::new(), file.metadata()?.len());
    for at in (0..length).step_by(SEGMENT_BYTES) {
        segments.extend(number_of(&read_segment(&file, at)?).map(|number| (number, at)));
    }
    let (mut pages, mut spots) = (Pages::default(), 0);
    let mut batch = Batch::default();
    for (number, at) in segments {
        let bytes = read_segment(&file, at)?;
        for found in messages(&bytes, number) {
            match found {
                Found::Message(message) => batch.take(message, number, &mut pages),
                Found::Spot => {
                    spots += 1;
                    batch.torn = true;
                }
            }
        }
    }
    batch.finish(&mut pages, with_torn_batch);
    Ok(RowsOfPages { rows: pages.rows(), spots })
}

fn read_segment(file: &File, at: u64) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; SEGMENT_BYTES];
    let mut read = 0;
    loop {
        match file.read_at(&mut bytes[read..], at + read as u64)? {
            0 => break,
            more => read += more,
        }
    }
    bytes.truncate(read);
    Ok(bytes)
}

/// The number of a segment, by its header or else by its first message; nothing of one that was emptied.
fn number_of(bytes: &[u8]) -> Option<u64> {
    let header = bytes.get(..HEADER)?;
    let checksum = u32::from_le_bytes(header[..4].try_into().ok()?) ^ u32::MAX;
    if checksum == crc32fast::hash(&header[4..]) {
        let first = i64::from_le_bytes(header[4..12].try_into().ok()?) ^ i64::MAX;
        return u64::try_from(first).ok().map(|first| first / SEGMENT_BYTES as u64);
    }
    let begins = HEADER..bytes.len().saturating_sub(RED_ZONE);
    begins.into_iter().find_map(|at| Message::read(bytes, at, None)).map(|message| message.segment)
}

/// A message that is whole.
struct Message<'a> {
    kind: u8,
    segment: u64,
    page: u64,
    body: &'a [u8],
    /// Where it begins and ends in its segment.
    begins: usize,
    ends: usize,
}

impl Message<'_> {
    /// Reads the message that begins there, if it is whole and belongs to this segment, or to any.
    fn read(bytes: &[u8], at: usize, segment: Option<u64>) -> Option<Message<'_>> {
        let mut rest = Bytes(bytes.get(at..)?);
        let checksum = u32::from_le_bytes(rest.take(4)?.try_into().ok()?) ^ u32::MAX;
        let kind = rest.take(1)?[0];
        if !(1..=LAST_KIND).contains(&kind) {
            return None;
        }
        let (length, number, page) = (rest.length()?, rest.number()?, rest.number()?);
        if segment.is_some_and(|segment| segment != number) {
            return None;
        }
        let begins = bytes.len() - rest.0.len();
        let body = rest.take(length)?;
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(body);
        hasher.update(&bytes[at + 4..begins]);
        let ends = begins + length;
        (hasher.finalize() == checksum).then_some(Message { kind, segment: number, page, body, begins: at, ends })
    }
}

/// What is met in a segment.
enum Found<'a> {
    Message(Message<'a>),
    /// Something that is no message, with messages behind it.
    Spot,
}

/// What is in a segment, in order, up to its end or to where it was never written.
fn messages(bytes: &[u8], segment: u64) -> Vec<Found<'_>> {
    let mut found = Vec::new();
    let (mut at, end) = (HEADER, bytes.len().min(SEGMENT_BYTES - RED_ZONE));
    while at < end {
        if let Some(message) = Message::read(bytes, at, Some(segment)) {
            at = message.ends;
            if message.kind == CAP {
                break;
            }
            found.push(Found::Message(message));
            continue;
        }
        let Some(next) = (at + 1..end).find(|at| Message::read(bytes, *at, Some(segment)).is_some()) else { break };
        found.push(Found::Spot);
        at = next;
    }
    found
}

/// The messages since the last batch began. They count when the next one has begun, or when they are whole: a batch whose
/// end was never written is none.
#[derive(Default)]
struct Batch {
    waiting: Vec<(u64, u8, u64, Vec<u8>)>,
    /// The number of the last byte that has to be there.
    last: u64,
    /// The number of the last byte there is.
    reached: u64,
    torn: bool,
}

impl Batch {
    fn take(&mut self, message: Message<'_>, segment: u64, pages: &mut Pages) {
        let number = |at: usize| segment * SEGMENT_BYTES as u64 + at as u64;
        self.reached = number(message.ends) - 1;
        if message.kind == BATCH {
            self.apply(pages);
            (self.last, self.torn) = (message.body.try_into().map_or(0, u64::from_le_bytes), false);
        } else {
            self.waiting.push((number(message.begins), message.kind, message.page, message.body.to_vec()));
        }
    }

    fn apply(&mut self, pages: &mut Pages) {
        for (number, kind, page, body) in self.waiting.drain(..) {
            pages.apply(number, kind, page, &body);
        }
    }

    fn finish(mut self, pages: &mut Pages, with_torn_batch: bool) {
        if with_torn_batch || (!self.torn && self.reached >= self.last) {
            self.apply(pages);
        }
    }
}

/// A page with rows.
#[derive(Clone)]
struct Leaf {
    /// Where the message begins in which it was written whole.
    number: u64,
    lowest: Vec<u8>,
    /// No key is as high; none, if all are lower.
    beyond: Option<Vec<u8>>,
    prefix: Vec<u8>,
    rows: BTreeMap<Vec<u8>, Vec<u8>>,
}

/// The pages, as far as they are known.
#[derive(Default)]
struct Pages {
    leaves: BTreeMap<u64, Leaf>,
    /// What pages were before they had other keys: of use only where nothing else has these keys.
    former: Vec<Leaf>,
}

impl Pages {
    fn apply(&mut self, number: u64, kind: u8, page: u64, body: &[u8]) {
        match kind {
            NODE => {
                let read = Leaf::read(number, body);
                let former = match read {
                    Some(leaf) => self.leaves.insert(page, leaf),
                    None => self.leaves.remove(&page),
                };
                let is_same = |it: &Leaf| self.leaves.get(&page).is_some_and(|now| now.has_keys_of(it));
                self.former.extend(former.filter(|it| !is_same(it)));
            }
            LINK => {
                if let Some(leaf) = self.leaves.get_mut(&page) {
                    // What is no change of a row changes the way to it alone.
                    let _ = leaf.change(body);
                }
            }
            FREE => self.former.extend(self.leaves.remove(&page)),
            _ => {}
        }
    }

    /// The rows of all pages. What has no key that is known was put under a wrong one.
    fn rows(self) -> BTreeMap<Vec<u8>, Vec<u8>> {
        let newest_first = |mut leaves: Vec<Leaf>| {
            leaves.sort_by_key(|leaf| std::cmp::Reverse(leaf.number));
            leaves
        };
        let (mut covered, mut all) = (Covered::default(), BTreeMap::new());
        for leaf in newest_first(self.leaves.into_values().collect()).into_iter().chain(newest_first(self.former)) {
            for (key, bytes) in leaf.rows {
                if covered.has(&key) || Key::read(&key).is_none() {
                    continue;
                }
                if let Entry::Vacant(place) = all.entry(key) {
                    place.insert(bytes);
                }
            }
            covered.add(leaf.lowest, leaf.beyond);
        }
        all
    }
}

impl Leaf {
    fn read(number: u64, body: &[u8]) -> Option<Leaf> {
        let mut rest = Bytes(body);
        let (_next, _merging) = (rest.number()?, rest.number()?);
        let _is_merging = rest.take(1)?;
        let shared = usize::from(rest.take(1)?[0]);
        let (lowest, beyond) = (rest.text()?.to_vec(), rest.text()?.to_vec());
        if rest.take(1)?[0] != 0 {
            return None;
        }
        let count = rest.length()?;
        let prefix = lowest.get(..shared)?.to_vec();
        let keys = (0..count).map(|_| rest.text()).collect::<Option<Vec<_>>>()?;
        let rows = keys.into_iter().map(|key| Some(([&prefix, key].concat(), rest.text()?.to_vec())));
        let rows = rows.collect::<Option<BTreeMap<_, _>>>()?;
        Some(Leaf { number, lowest, beyond: Some(beyond).filter(|it| !it.is_empty()), prefix, rows })
    }

    /// Writes or takes away a row, as a message says.
    fn change(&mut self, body: &[u8]) -> Option<()> {
        let mut rest = Bytes(body);
        let is_written = match rest.take(1)?[0] {
            0 => true,
            1 => false,
            _ => return None,
        };
        let key = [&self.prefix, rest.text()?].concat();
        if is_written {
            self.rows.insert(key, rest.text()?.to_vec());
        } else {
            self.rows.remove(&key);
        }
        Some(())
    }

    fn has_keys_of(&self, other: &Leaf) -> bool {
        self.lowest == other.lowest && self.beyond == other.beyond
    }
}

/// Keys of which the rows are known.
#[derive(Default)]
struct Covered(BTreeMap<Vec<u8>, Option<Vec<u8>>>);

impl Covered {
    fn has(&self, key: &Vec<u8>) -> bool {
        let before = self.0.range::<Vec<u8>, _>((Bound::Unbounded, Bound::Included(key))).next_back();
        before.is_some_and(|(_, beyond)| beyond.as_ref().is_none_or(|beyond| key < beyond))
    }

    /// Adds the keys from one on, joined with those that touch them.
    fn add(&mut self, mut lowest: Vec<u8>, mut beyond: Option<Vec<u8>>) {
        let touches = |from: &Vec<u8>, to: &Option<Vec<u8>>, lowest: &Vec<u8>, beyond: &Option<Vec<u8>>| {
            to.as_ref().is_none_or(|to| to >= lowest) && beyond.as_ref().is_none_or(|beyond| from <= beyond)
        };
        let near = self.0.iter().filter(|(from, to)| touches(from, to, &lowest, &beyond));
        for (from, to) in near.map(|(from, to)| (from.clone(), to.clone())).collect::<Vec<_>>() {
            self.0.remove(&from);
            lowest = lowest.min(from);
            beyond = beyond.zip(to).map(|(one, other)| one.max(other));
        }
        self.0.insert(lowest, beyond);
    }
}

/// Bytes that are read from their beginning.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u64> {
        let first = self.take(1)?[0];
        let byte = |it: &[u8]| u64::from(it[0]);
        Some(match first {
            0..=240 => u64::from(first),
            241..=248 => 240 + 256 * (u64::from(first) - 241) + byte(self.take(1)?),
            249 => 2288 + 256 * byte(self.take(1)?) + byte(self.take(1)?),
            longer => {
                let mut all = [0; 8];
                let bytes = self.take(usize::from(longer) - 247)?;
                all[..bytes.len()].copy_from_slice(bytes);
                u64::from_le_bytes(all)
            }
        })
    }

    fn length(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok()
    }

    fn text(&mut self) -> Option<&'a [u8]> {
        let length = self.length()?;
        self.take(length)
    }
}

#[cfg(test)]
mod tests {
    use pergola_table::TableId;

    use super::*;
    use crate::{RowId, disk::SledDisk};

    /// Rows that come, change and go, so that pages split and are joined again.
    fn written(folder: &Path) -> BTreeMap<Vec<u8>, Vec<u8>> {
        let disk = SledDisk::open(folder).expect("it opens");
        let (mut all, mut luck) = (BTreeMap::new(), pergola_engine::Chance::silent(5));
        for batch in 0..900_u64 {
            let table = TableId(u64::from(luck.below(30)) + 1);
            let mut rows = Rows::new();
            for number in 0..u64::from(luck.below(6)) {
                let bytes = vec![b'a' + luck.below(26) as u8; luck.below(3_000) as usize];
                rows.insert(Key::Entry(table, batch + number).bytes(), Some(bytes.clone()));
                rows.insert(Key::Now(table).bytes(), Some(bytes));
                rows.insert(Key::Outbox(RowId(batch)).bytes(), Some(b"{}".to_vec()));
            }
            rows.insert(Key::Outbox(RowId(u64::from(luck.below(900)))).bytes(), None);
            if batch % 40 == 39 {
                let gone = all.keys().filter(|key: &&Vec<u8>| crate::keys::table_of(key) == Some(table));
                rows.extend(gone.map(|key| (key.clone(), None)).collect::<Vec<_>>());
            }
            rows.insert(Key::Written.bytes(), Some(batch.to_string().into_bytes()));
            disk.write(&rows).and_then(|()| disk.sync()).expect("it is written");
            for (key, bytes) in rows {
                match bytes {
                    Some(bytes) => drop(all.insert(key, bytes)),
                    None => drop(all.remove(&key)),
                }
            }
        }
        all
    }

    #[test]
    fn what_sled_has_written_is_read_without_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (rows, database) = (written(folder.path()), folder.path().join("db"));
        let found = read(&database, false).expect("it reads");
        assert_eq!(found.spots, 0);
        assert!(found.rows == rows, "{} rows of {}", found.rows.len(), rows.len());
        // Where a message is damaged, the others are read all the same.
        let mut bytes = std::fs::read(&database).expect("it reads");
        let middle = bytes.len() / 2;
        bytes[middle] ^= 4;
        bytes[0] ^= 1;
        std::fs::write(&database, &bytes).expect("it is written");
        let damaged = read(&database, false).expect("it reads");
        let lost = rows.iter().filter(|(key, bytes)| damaged.rows.get(*key) != Some(bytes)).count();
        assert!(damaged.spots == 1 && lost < 20, "{} spots cost {lost} of {} rows", damaged.spots, rows.len());
        assert_eq!(damaged.rows.get(&Key::Written.bytes()), rows.get(&Key::Written.bytes()));
    }

    #[test]
    fn a_last_batch_that_was_not_finished_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let (rows, database) = (written(folder.path()), folder.path().join("db"));
        let bytes = std::fs::read(&database).expect("it reads");
        let last = rows[&Key::Written.bytes()].clone();
        let at = (0..bytes.len() - last.len()).rev().find(|at| bytes[*at..].starts_with(&last)).expect("it was written");
        let mut torn = bytes.clone();
        torn[at] ^= 1;
        std::fs::write(&database, &torn).expect("it is torn");
        let before = read(&database, false).expect("it reads").rows;
        assert_eq!(before.get(&Key::Written.bytes()), Some(&b"898".to_vec()), "as if it had not begun");
    }

    #[test]
    fn keys_that_are_covered_are_known() {
        let mut covered = Covered::default();
        let key = |text: &str| text.as_bytes().to_vec();
        for (from, to) in [("d", Some("f")), ("m", Some("p")), ("f", Some("h")), ("x", None)] {
            covered.add(key(from), to.map(key));
        }
        let has = ["a", "d", "g", "h", "m", "o", "p", "x", "z"].map(|it| covered.has(&key(it)));
        assert_eq!(has, [false, true, true, false, true, true, false, true, true]);
        assert_eq!(covered.0.len(), 3, "what touches is joined");
        covered.add(key("a"), Some(key("n")));
        assert_eq!(covered.0.len(), 2);
        assert!(covered.has(&key("h")) && !covered.has(&key("q")));
    }
}
