//! Places of a garden in brick layout, and sets of them.
//!
//! Level 1 holds five cards, level 2 four and level 3 three, each resting on two of the level below (rulebook p. 4, Place
//! your Garden card). A place counts from the first card laid, whose place is `1:0`; above, it has the number of the left
//! card below, so that its code is permanent while level 1 grows at either end. Its position is counted from the left-most
//! card of level 1. Deliberately absent: what lies there.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Levels of a garden.
pub const LEVELS: u8 = 3;
/// Cards of level 1, 2 and 3.
pub const SIZES: [u8; LEVELS as usize] = [5, 4, 3];
/// Cards of a whole garden.
pub const CARDS: u8 = 12;
/// How far level 1 can grow to the left of the first card.
const REACH: i8 = 4;
/// Bits of a level in a set of places; its last bit stays empty and keeps neighbours apart.
const WIDTH: u8 = 10;
/// Bits of a set of places that can be in it.
pub const BITS: usize = (LEVELS * WIDTH) as usize;

/// A place of a garden: `2:-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// 1 to 3.
    pub level: u8,
    /// On level 1 counted from the first card, above that of the left card below.
    pub offset: i8,
}

impl Place {
    /// Where the first card of a garden lies.
    pub const FIRST: Place = Place { level: 1, offset: 0 };

    /// The place, if a garden can have it.
    pub fn new(level: u8, offset: i8) -> Option<Place> {
        let is_level = (1..=LEVELS).contains(&level);
        (is_level && (-REACH..=REACH + 1 - level as i8).contains(&offset)).then_some(Place { level, offset })
    }

    /// Its index in arrays over places.
    pub const fn index(self) -> usize {
        ((self.level - 1) * WIDTH) as usize + (self.offset + REACH) as usize
    }

    /// The place at an index of such an array.
    const fn at(index: u32) -> Place {
        let (level, column) = (index / WIDTH as u32, index % WIDTH as u32);
        Place { level: level as u8 + 1, offset: column as i8 - REACH }
    }

    /// Its position on its level, 1 the left-most, when level 1 begins at `left`.
    pub const fn position(self, left: i8) -> i8 {
        self.offset - left + 1
    }

    /// The two places it rests on, left and right; none on level 1.
    pub fn below(self) -> Option<[Place; 2]> {
        let level = self.level - 1;
        (level > 0).then(|| [self.offset, self.offset + 1].map(|offset| Place { level, offset }))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.level, self.offset)
    }
}

impl FromStr for Place {
    type Err = Unreadable;
    fn from_str(code: &str) -> Result<Place, Unreadable> {
        let place = code.split_once(':').and_then(|(level, offset)| Place::new(level.parse().ok()?, offset.parse().ok()?));
        place.ok_or_else(|| {
            let why = "a place is its level and how far right of the first card it lies, such as 1:0, 2:-1 or 3:2";
            Unreadable::new(format!("place {code}"), why)
        })
    }
}

stored_as_code!(Place);

/// A set of places, in the order of levels and then from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(u32);

impl Places {
    const LEVEL: u32 = (1 << (WIDTH - 1)) - 1;

    /// No place.
    pub const NONE: Places = Places(0);

    /// This place alone.
    pub const fn only(place: Place) -> Places {
        Places(1 << place.index())
    }

    /// Whether `place` is among them.
    pub const fn has(self, place: Place) -> bool {
        self.0 >> place.index() & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in both.
    #[must_use]
    pub const fn intersection(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn but(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// Adds a place.
    pub fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.index();
    }

    /// Takes a place out.
    pub fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.index());
    }

    /// Those of a level.
    #[must_use]
    pub const fn of_level(self, level: u8) -> Places {
        Places(self.0 & Places::LEVEL << ((level - 1) * WIDTH))
    }

    /// The left-most and the right-most offset of level 1; nothing while it is empty.
    pub const fn ends(self) -> Option<(i8, i8)> {
        let row = self.0 & Places::LEVEL;
        if row == 0 {
            return None;
        }
        Some((row.trailing_zeros() as i8 - REACH, row.ilog2() as i8 - REACH))
    }

    /// Where level 1 can still come to begin, when these are laid.
    pub fn beginnings(self) -> RangeInclusive<i8> {
        let wide = SIZES[0] as i8 - 1;
        self.ends().map_or(-wide..=0, |(left, right)| right - wide..=left)
    }

    /// Where a card may be laid when these are: the first card anywhere on level 1, then at its ends while it lacks cards,
    /// and above two neighbouring cards. (Rulebook p. 4, Place your Garden card: levels above have room by themselves.)
    #[must_use]
    pub const fn open(self) -> Places {
        if self.0 == 0 {
            return Places::only(Place::FIRST);
        }
        let row = self.0 & Places::LEVEL;
        let ends = if row.count_ones() < SIZES[0] as u32 { (row << 1 | row >> 1) & Places::LEVEL } else { 0 };
        let above = (self.0 & self.0 >> 1) << WIDTH;
        let all = (1 << BITS) - 1;
        Places((ends | above & all) & !self.0)
    }

    /// These and all their neighbours: left and right, and those half above and half below.
    const fn grown(self) -> Places {
        let set = self.0;
        let beside = set << 1 | set >> 1;
        let above = set << WIDTH | set << (WIDTH - 1);
        let below = set >> WIDTH | set >> (WIDTH - 1);
        Places(set | beside | above | below)
    }

    /// The connected groups of these.
    pub fn groups(self) -> impl Iterator<Item = Places> {
        let mut left = self;
        std::iter::from_fn(move || {
            let mut group = Places::only(left.iter().next()?);
            loop {
                let grown = group.grown().intersection(self);
                if grown == group {
                    break;
                }
                group = grown;
            }
            left = left.but(group);
            Some(group)
        })
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Place> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| Place::at(left.trailing_zeros()));
            left &= left.wrapping_sub(1);
            first
        })
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        let mut set = Places::NONE;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

/// The places an irrigation card shows, by level and position. It is never mirrored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout(Places);

impl Layout {
    /// How many places it shows.
    pub const fn size(self) -> u8 {
        self.0.len()
    }

    /// Its places in a garden whose level 1 begins at `left`.
    pub const fn places(self, left: i8) -> Places {
        let Layout(places) = self;
        Places(places.0 << (left + REACH))
    }

    /// Adds the place at this level and position; whether it is one, and was not there.
    pub fn insert(&mut self, level: u8, position: u8) -> bool {
        let fits = (1..=LEVELS).contains(&level) && (1..=SIZES[usize::from(level) - 1]).contains(&position);
        let Some(place) = Place::new(level, position as i8 - 1 - REACH).filter(|place| fits && !self.0.has(*place)) else {
            return false;
        };
        self.0.insert(place);
        true
    }

    /// Its places as level and position.
    pub fn iter(self) -> impl Iterator<Item = (u8, u8)> {
        self.0.iter().map(|place| (place.level, place.position(-REACH) as u8))
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Layout, D::Error> {
        let mut layout = Layout::default();
        for (level, position) in Vec::<(u8, u8)>::deserialize(deserializer)? {
            if !layout.insert(level, position) {
                return Err(D::Error::custom(format!("a layout cannot have position {position} of level {level} (again)")));
            }
        }
        Ok(layout)
    }
}
