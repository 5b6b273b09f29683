//! Chance: the only door through which luck enters a game, and the bags it draws from.
//!
//! Rules never own a generator. They ask a [`Chance`] for an outcome at the moment the table would
//! reveal it, and every outcome is written down as a piece code or a key, beside the action that met it.
//! A replay reads the outcomes back, so no seed and no generator has to stay the same for years.
//! Deliberately absent: shuffled decks. A deck nobody has looked into is an unordered [`Bag`].

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A physical piece, written as a short code that stays the same for ever, in lower case.
pub trait Piece: Copy + Ord + fmt::Display + FromStr {}
impl<T: Copy + Ord + fmt::Display + FromStr> Piece for T {}

/// Where outcomes come from, and the outcomes given so far.
#[derive(Debug)]
pub struct Chance {
    source: Source,
    record: Option<Vec<String>>,
    given: u32,
    diverged: Option<Diverged>,
}

#[derive(Debug)]
enum Source {
    Rolled(SplitMix),
    Told(std::vec::IntoIter<String>),
}

/// A card of a pile that hides special ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnedUp<S, C> {
    /// One of the special cards.
    Special(S),
    /// One of the others.
    Plain(C),
}

/// The log tells of an outcome the rules did not ask for, or the other way round.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("outcome {outcome} was asked for, and the record says {found:?}")]
pub struct Diverged {
    /// Which outcome, counted from 0.
    pub outcome: u32,
    /// What the record holds there, if anything.
    pub found: Option<String>,
}

impl Chance {
    /// Fresh luck, recorded. The seed comes from the caller; the engine holds no entropy.
    pub fn rolled(seed: u64) -> Chance {
        Chance { source: Source::Rolled(SplitMix(seed)), record: Some(Vec::new()), given: 0, diverged: None }
    }

    /// Fresh luck that is not recorded, for playouts and for bots that think ahead.
    pub fn silent(seed: u64) -> Chance {
        Chance { record: None, ..Chance::rolled(seed) }
    }

    /// Luck that is already known: a replay, or a scripted test.
    pub fn told(outcomes: Vec<String>) -> Chance {
        Chance { source: Source::Told(outcomes.into_iter()), record: Some(Vec::new()), given: 0, diverged: None }
    }

    /// No luck at all: always the first of what there is. For states built by hand, which keep no record.
    pub fn fixed() -> Chance {
        Chance::told(Vec::new())
    }

    /// Draws one piece from `bag`, each piece as likely as any other; nothing from an empty bag.
    pub fn draw<C: Piece>(&mut self, bag: &mut Bag<C>) -> Option<C> {
        if bag.is_empty() {
            return None;
        }
        let piece = match &mut self.source {
            Source::Rolled(generator) => bag.nth(generator.below(bag.len())),
            Source::Told(_) => self.told_outcome(|code| code.parse().ok().filter(|it| bag.count(*it) > 0)).unwrap_or(bag.nth(0)),
        };
        bag.take(piece);
        self.write_down(piece);
        Some(piece)
    }

    /// Picks one of `among`, each as likely as any other.
    ///
    /// # Panics
    /// When there is nothing to pick from.
    pub fn pick<C: Piece>(&mut self, among: &[C]) -> C {
        assert!(!among.is_empty(), "a pick needs something to pick from");
        let picked = match &mut self.source {
            Source::Rolled(generator) => among[generator.below(among.len() as u32) as usize],
            Source::Told(_) => self.told_outcome(|code| code.parse().ok().filter(|it| among.contains(it))).unwrap_or(among[0]),
        };
        self.write_down(picked);
        picked
    }

    /// Turns up one card of a pile of `cards`, among which the `special` ones lie anywhere; the others are as likely as any
    /// that are left in `bag`. One outcome is recorded for each card, forced or not.
    pub fn turn_up<S: Piece, C: Piece>(&mut self, special: &[S], cards: u32, bag: &mut Bag<C>) -> Option<TurnedUp<S, C>> {
        let found = match &mut self.source {
            _ if special.is_empty() => None,
            Source::Rolled(generator) => {
                let at = if cards == 1 { 0 } else { generator.below(cards) };
                special.get(at as usize).copied()
            }
            Source::Told(outcomes) => told_special(outcomes, special, cards),
        };
        match found {
            Some(special) => {
                self.write_down(special);
                Some(TurnedUp::Special(special))
            }
            None => self.draw(bag).map(TurnedUp::Plain),
        }
    }

    /// A number below `n` that is no outcome of the game and never recorded: which action a playout plays.
    pub fn below(&mut self, n: u32) -> u32 {
        match &mut self.source {
            Source::Rolled(generator) => generator.below(n),
            Source::Told(_) => 0,
        }
    }

    /// A seed for other luck; no outcome of the game, and never recorded.
    pub fn seed(&mut self) -> u64 {
        u64::from(self.below(u32::MAX)) << 32 | u64::from(self.below(u32::MAX))
    }

    /// How many outcomes were given so far: luck was met when this rises.
    pub fn given(&self) -> u32 {
        self.given
    }

    /// The outcomes given, for the record; an error when a replay left its record.
    pub fn finish(self) -> Result<Vec<String>, Diverged> {
        let left = match self.source {
            Source::Told(mut outcomes) => outcomes.next(),
            Source::Rolled(_) => None,
        };
        match (self.diverged, left) {
            (Some(diverged), _) => Err(diverged),
            (None, Some(found)) => Err(Diverged { outcome: self.given, found: Some(found) }),
            (None, None) => Ok(self.record.unwrap_or_default()),
        }
    }

    fn told_outcome<T>(&mut self, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let Source::Told(outcomes) = &mut self.source else { unreachable!("only told luck is read") };
        let found = outcomes.next();
        let outcome = found.as_deref().and_then(read);
        if outcome.is_none() {
            self.diverged.get_or_insert(Diverged { outcome: self.given, found });
        }
        outcome
    }

    fn write_down(&mut self, outcome: impl fmt::Display) {
        self.given += 1;
        if let Some(record) = &mut self.record {
            record.push(outcome.to_string());
        }
    }
}

/// The special card that the next outcome tells of, if it does. Records once held "no" before a plain card, "yes" for the one
/// special card, and nothing for it when it was the last card of its pile.
fn told_special<S: Piece>(outcomes: &mut std::vec::IntoIter<String>, special: &[S], cards: u32) -> Option<S> {
    let next = outcomes.as_slice().first().map_or("", String::as_str);
    let told = next.parse().ok().filter(|it| special.contains(it));
    let found = if next == "yes" { Some(special[0]) } else { told };
    if found.is_some() || next == "no" {
        outcomes.next();
    }
    found.or(Some(special[0]).filter(|_| special.len() == cards as usize))
}

/// Pieces in no known order: a bag, or a deck nobody has looked into. Stored as a sorted list of codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bag<C> {
    counts: Vec<(C, u16)>,
    total: u32,
}

impl<C> Default for Bag<C> {
    fn default() -> Bag<C> {
        Bag { counts: Vec::new(), total: 0 }
    }
}

impl<C: Piece> Bag<C> {
    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many pieces are left.
    pub fn len(&self) -> u32 {
        self.total
    }

    /// How many pieces like `piece` are left.
    pub fn count(&self, piece: C) -> u32 {
        self.counts.binary_search_by_key(&piece, |(it, _)| *it).map_or(0, |at| self.counts[at].1.into())
    }

    /// Puts a piece in.
    pub fn put(&mut self, piece: C) {
        self.total += 1;
        match self.counts.binary_search_by_key(&piece, |(it, _)| *it) {
            Ok(at) => self.counts[at].1 += 1,
            Err(at) => self.counts.insert(at, (piece, 1)),
        }
    }

    /// Takes a known piece out, as when a world is re-dealt.
    ///
    /// # Panics
    /// When the piece is not in the bag.
    pub fn take(&mut self, piece: C) {
        let at = self.counts.binary_search_by_key(&piece, |(it, _)| *it);
        let at = at.unwrap_or_else(|_| panic!("{piece} is not in the bag"));
        self.total -= 1;
        self.counts[at].1 -= 1;
        if self.counts[at].1 == 0 {
            self.counts.remove(at);
        }
    }

    /// Every piece in the bag, in the order of their codes' types; says nothing of the order of draws.
    pub fn iter(&self) -> impl Iterator<Item = C> {
        self.counts.iter().flat_map(|(piece, count)| std::iter::repeat_n(*piece, usize::from(*count)))
    }

    fn nth(&self, mut n: u32) -> C {
        for (piece, count) in &self.counts {
            if n < u32::from(*count) {
                return *piece;
            }
            n -= u32::from(*count);
        }
        unreachable!("n is below the number of pieces")
    }
}

impl<C: Piece> FromIterator<C> for Bag<C> {
    fn from_iter<I: IntoIterator<Item = C>>(pieces: I) -> Bag<C> {
        let mut bag = Bag::default();
        bag.extend(pieces);
        bag
    }
}

impl<C: Piece> Extend<C> for Bag<C> {
    fn extend<I: IntoIterator<Item = C>>(&mut self, pieces: I) {
        for piece in pieces {
            self.put(piece);
        }
    }
}

impl<C: Piece> Serialize for Bag<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|it| it.to_string()))
    }
}

impl<'de, C: Piece> Deserialize<'de> for Bag<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bag<C>, D::Error> {
        let codes = Vec::<String>::deserialize(deserializer)?;
        let read = |code: &String| code.parse().map_err(|_| D::Error::custom(format!("no piece is called {code}")));
        codes.iter().map(read).collect()
    }
}

/// Sebastiano Vigna's SplitMix64: small, fast, and good enough to shuffle a board game.
#[derive(Debug, Clone)]
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u32
    }
}
