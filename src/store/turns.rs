//! The checkpoints of turn starts, packed: each as what differs from the one before it.
//!
//! Two checkpoints of a game are nearly the same text, so each is packed with the one before as the dictionary. They are
//! kept for a table's life and looked at seldom. A chain ends after [`LONGEST_CHAIN`] links, so that none takes long to
//! read and little is lost with a row. A checkpoint is known by how many entries came before it, which is never the same
//! for two, also when a turn is played again. Deliberately absent: what stands in a checkpoint.

use std::collections::BTreeMap;

use lz4_flex::block::{compress_prepend_size_with_dict, decompress_size_prepended_with_dict};

use serde::de::IgnoredAny;

use super::{Flaw, disk::MOST_BYTES, ground::StoredRow, keys::Key};

/// So many checkpoints follow one that stands alone.
const LONGEST_CHAIN: u8 = 63;
/// Stands in the place of the one before where a checkpoint lies as it was written, because packing makes it no smaller.
const AS_WRITTEN: u64 = u64::MAX;
/// What is wrong with a row of other bytes.
const NOT_PACKED: &str = "it is no packed checkpoint";
/// Bytes before what is packed: how many links lead to one that stands alone, and the number of the one before.
const HEADER: usize = 1 + 8;

/// A checkpoint as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TurnStart {
    /// How many entries came before it.
    pub(super) after: u64,
    /// Its bytes.
    pub(super) checkpoint: Vec<u8>,
    /// How many links lead from its row to one that stands alone.
    links: u8,
}

/// A row, taken apart.
struct Link {
    links: u8,
    before: u64,
    packed: Vec<u8>,
}

impl Link {
    /// The checkpoint, given the one before it where it has one.
    fn open(self, before: &[u8]) -> Result<Vec<u8>, String> {
        match self.before {
            AS_WRITTEN => Ok(self.packed),
            _ => decompress_size_prepended_with_dict(&self.packed, before).map_err(|error| error.to_string()),
        }
    }

    fn read(bytes: &[u8]) -> Option<Link> {
        let (header, packed) = bytes.split_at_checked(HEADER)?;
        let before = u64::from_be_bytes(header[1..].try_into().ok()?);
        if before == AS_WRITTEN {
            return (header[0] == 0).then(|| Link { links: 0, before, packed: packed.to_vec() });
        }
        let size = u32::from_le_bytes(packed.get(..4)?.try_into().ok()?);
        let fits = size as usize <= MOST_BYTES && header[0] <= LONGEST_CHAIN;
        fits.then(|| Link { links: header[0], before, packed: packed.to_vec() })
    }
}

/// Packs a checkpoint against the one before it, if the table has one; the row's bytes, and it as the next ones need it.
pub(super) fn pack(after: u64, checkpoint: &[u8], before: Option<&TurnStart>) -> (Vec<u8>, TurnStart) {
    let before = before.filter(|it| it.links < LONGEST_CHAIN);
    let packed = compress_prepend_size_with_dict(checkpoint, before.map_or(&[], |it| &it.checkpoint));
    let shrinks = packed.len() < checkpoint.len();
    let (links, number) = match before {
        _ if !shrinks => (0, AS_WRITTEN),
        Some(before) => (before.links + 1, before.after),
        None => (0, 0),
    };
    let mut bytes = vec![links];
    bytes.extend(number.to_be_bytes());
    bytes.extend(if shrinks { &packed } else { checkpoint });
    (bytes, TurnStart { after, checkpoint: checkpoint.to_vec(), links })
}

/// Reads the checkpoint `after` so many entries. `row` gives the bytes of a table's row by its number.
///
/// # Errors
/// When the row, or one it is packed against, is missing or cannot be read.
pub(super) fn unpack<E: From<Flaw>>(
    after: u64,
    mut row: impl FnMut(u64) -> Result<Option<Vec<u8>>, E>,
) -> Result<Option<TurnStart>, E> {
    let flaw = |why: String| Flaw::Turn { after, why };
    let mut chain = Vec::new();
    let mut next = Some(after);
    while let Some(number) = next {
        let Some(bytes) = row(number)? else {
            if number == after {
                return Ok(None);
            }
            return Err(flaw(missing(number)).into());
        };
        let link = Link::read(&bytes).ok_or_else(|| flaw(NOT_PACKED.to_owned()))?;
        // Links lead back, and there are so many as the row says: a chain has an end.
        if chain.last().is_some_and(|later: &Link| later.links != link.links + 1) {
            return Err(flaw("its chain is broken".to_owned()).into());
        }
        next = (link.links > 0).then_some(link.before);
        chain.push(link);
    }
    let links = chain.first().map_or(0, |link| link.links);
    let mut checkpoint = Vec::new();
    for link in chain.into_iter().rev() {
        checkpoint = link.open(&checkpoint).map_err(flaw)?;
    }
    Ok(Some(TurnStart { after, checkpoint, links }))
}

/// What is said of one that is packed against one that is missing.
fn missing(before: u64) -> String {
    format!("it is packed against the one after {before} entries, which is missing")
}

/// The rows of turn starts, by the numbers of the entries before them.
pub(super) fn by_number(rows: &[StoredRow]) -> BTreeMap<u64, &Vec<u8>> {
    let number = |(key, _): &StoredRow| if let Some(Key::Turn(_, after)) = Key::read(key) { Some(after) } else { None };
    rows.iter().filter_map(|row| Some((number(row)?, &row.1))).collect()
}

/// What is wrong with the first of these rows that is packed against one that is missing, or is none at all.
pub(super) fn unlinked(rows: &BTreeMap<u64, &Vec<u8>>) -> Option<Flaw> {
    rows.iter().find_map(|(after, bytes)| match Link::read(bytes) {
        None => Some(Flaw::Turn { after: *after, why: NOT_PACKED.to_owned() }),
        Some(link) if link.links > 0 && !rows.contains_key(&link.before) => {
            Some(Flaw::Turn { after: *after, why: missing(link.before) })
        }
        Some(_) => None,
    })
}

/// Reads those checkpoints of a table that can be read, in order; and what is wrong with the others.
pub(super) fn unpack_readable(rows: &BTreeMap<u64, &Vec<u8>>) -> (Vec<TurnStart>, Option<Flaw>) {
    let mut flaw = None;
    let all = unpack_all(rows).unwrap_or_else(|why| {
        flaw = Some(why);
        // Each by itself: what is damaged hinders those alone that are packed against it.
        let read = |after: &u64| unpack::<Flaw>(*after, |number| Ok(rows.get(&number).map(|bytes| bytes.to_vec())));
        rows.keys().filter_map(|after| read(after).ok().flatten()).collect()
    });
    let why_not = |start: &TurnStart| serde_json::from_slice::<IgnoredAny>(&start.checkpoint).err();
    let (whole, torn): (Vec<_>, Vec<_>) = all.into_iter().partition(|start| why_not(start).is_none());
    let no_json = |start: &TurnStart| Some(Flaw::Turn { after: start.after, why: why_not(start)?.to_string() });
    (whole, flaw.or_else(|| torn.first().and_then(no_json)))
}

/// Reads all checkpoints of a table in order, each from the one before it, so that no chain is walked twice.
///
/// # Errors
/// As [`unpack`].
pub(super) fn unpack_all(rows: &BTreeMap<u64, &Vec<u8>>) -> Result<Vec<TurnStart>, Flaw> {
    let mut all: Vec<TurnStart> = Vec::with_capacity(rows.len());
    for (&after, bytes) in rows {
        let follows = |link: &Link, last: &&TurnStart| link.links == last.links + 1 && link.before == last.after;
        let link = Link::read(bytes).and_then(|link| Some((all.last().filter(|last| follows(&link, last))?, link)));
        let start = match link {
            Some((last, link)) => {
                let links = link.links;
                let checkpoint = link.open(&last.checkpoint).map_err(|why| Flaw::Turn { after, why })?;
                TurnStart { after, checkpoint, links }
            }
            None => unpack::<Flaw>(after, |number| Ok(rows.get(&number).map(|bytes| bytes.to_vec())))?.expect("its row is there"),
        };
        all.push(start);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checkpoint(turn: u64) -> Vec<u8> {
        let pieces: Vec<String> = (0..400).map(|piece| format!("\"piece-{piece}-at-{}\"", (piece * 7) % 31)).collect();
        format!("{{\"turn\":{turn},\"pieces\":[{}]}}", pieces.join(",")).into_bytes()
    }

    /// So many turns, three entries each.
    fn packed(turns: u64) -> BTreeMap<u64, Vec<u8>> {
        let mut rows = BTreeMap::new();
        let mut before: Option<TurnStart> = None;
        for turn in 1..=turns {
            let (bytes, start) = pack(turn * 3, &checkpoint(turn), before.as_ref());
            rows.insert(turn * 3, bytes);
            before = Some(start);
        }
        rows
    }

    fn read(rows: &BTreeMap<u64, Vec<u8>>, after: u64) -> Result<Option<TurnStart>, Flaw> {
        unpack(after, |number| Ok(rows.get(&number).cloned()))
    }

    #[test]
    fn every_checkpoint_comes_back_and_takes_little_room() {
        let rows = packed(140);
        for turn in 1..=140 {
            let start = read(&rows, turn * 3).expect("it reads").expect("it is there");
            assert_eq!(start.checkpoint, checkpoint(turn));
        }
        assert_eq!(read(&rows, 4), Ok(None));
        let all = unpack_all(&rows.iter().map(|(after, bytes)| (*after, bytes)).collect()).expect("they read");
        let one_by_one: Vec<_> = rows.keys().map(|after| read(&rows, *after).expect("it reads").expect("it is there")).collect();
        assert_eq!(all, one_by_one);
        let (all, plain) = (rows.values().map(Vec::len).sum::<usize>(), checkpoint(1).len() * 140);
        assert!(all * 10 < plain, "{all} bytes of {plain}");
        let alone = rows.values().filter(|row| row[0] == 0).count();
        assert_eq!(alone, 3, "one in sixty-four stands alone");
    }

    #[test]
    fn what_cannot_be_packed_lies_as_it_was_written() {
        let mut luck = pergola_engine::Chance::silent(1);
        let noise: Vec<u8> = (0..MOST_BYTES - 100).map(|_| b' ' + luck.below(90) as u8).collect();
        let (bytes, start) = pack(7, &noise, None);
        assert_eq!(bytes.len(), noise.len() + HEADER);
        let (next, _) = pack(8, &noise, Some(&start));
        assert!(next.len() < 1_000, "the next one is packed against it");
        let rows = BTreeMap::from([(7, bytes), (8, next)]);
        for after in [7, 8] {
            assert_eq!(read(&rows, after).expect("it reads").expect("it is there").checkpoint, noise);
        }
    }

    #[test]
    fn what_is_damaged_is_said() {
        let rows = packed(5);
        let says = |rows: &BTreeMap<u64, Vec<u8>>| {
            let all = unpack_all(&rows.iter().map(|(after, bytes)| (*after, bytes)).collect());
            assert!(all.is_err(), "neither alone nor among all");
            read(rows, 15).expect_err("it is damaged").to_string()
        };
        let missing = BTreeMap::from_iter(rows.clone().into_iter().filter(|(after, _)| *after != 6));
        assert!(says(&missing).contains("the one after 6 entries, which is missing"), "{}", says(&missing));
        let mut short = rows.clone();
        short.insert(15, vec![0; 3]);
        assert!(says(&short).contains("no packed checkpoint"));
        let mut looped = rows.clone();
        let own = looped[&15].clone();
        looped.insert(12, own);
        assert!(says(&looped).contains("chain is broken"));
        let mut large = rows.clone();
        large.get_mut(&15).expect("it is there")[HEADER..HEADER + 4].fill(0xff);
        assert!(says(&large).contains("no packed checkpoint"));
        let mut changed = rows;
        changed.get_mut(&15).expect("it is there").truncate(HEADER + 6);
        assert!(read(&changed, 15).is_err());
    }
}
