//! The types of building, and what the tiles of each type carry on their edges.
//!
//! Six types belong to the Alhambra, nine to Granada; a game is played with the types of its tile sets. Deliberately
//! absent: what a type scores, which is printed.

use pergola_engine::{stored_as_code, written_as_key};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

/// A type of building: those of the Alhambra in the order of their worth (rulebook p. 2, Object of the game), then those of
/// Granada in the order in which they are scored (p. 8, the summary tables).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Blue.
    Pavilion,
    /// Red.
    Seraglio,
    /// Brown.
    Arcades,
    /// White.
    Chambers,
    /// Green.
    Garden,
    /// Purple.
    Tower,
    /// Granada: vermilion.
    Arena,
    /// Granada: light blue.
    BathHouse,
    /// Granada: purple.
    Library,
    /// Granada: golden.
    Hostel,
    /// Granada: white.
    Hospital,
    /// Granada: rose.
    Market,
    /// Granada: green.
    Park,
    /// Granada: blue.
    School,
    /// Granada: grey.
    District,
}

/// What is built along the edges of tiles. Moats follow all rules of walls (rulebook p. 10, Building rules for Granada).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Border {
    /// The Alhambra's.
    #[default]
    Wall,
    /// Granada's.
    Moat,
}

stored_as_code!(Kind);
written_as_key!(Kind: "a building type");

impl Kind {
    /// How many types there are.
    pub const COUNT: usize = 15;
    /// All types.
    pub const ALL: [Kind; Kind::COUNT] = [
        Kind::Pavilion,
        Kind::Seraglio,
        Kind::Arcades,
        Kind::Chambers,
        Kind::Garden,
        Kind::Tower,
        Kind::Arena,
        Kind::BathHouse,
        Kind::Library,
        Kind::Hostel,
        Kind::Hospital,
        Kind::Market,
        Kind::Park,
        Kind::School,
        Kind::District,
    ];

    /// The type's key: `pavilion`, `bath-house`.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Pavilion => "pavilion",
            Kind::Seraglio => "seraglio",
            Kind::Arcades => "arcades",
            Kind::Chambers => "chambers",
            Kind::Garden => "garden",
            Kind::Tower => "tower",
            Kind::Arena => "arena",
            Kind::BathHouse => "bath-house",
            Kind::Library => "library",
            Kind::Hostel => "hostel",
            Kind::Hospital => "hospital",
            Kind::Market => "market",
            Kind::Park => "park",
            Kind::School => "school",
            Kind::District => "district",
        }
    }

    /// What its tiles carry on their edges.
    pub const fn border(self) -> Border {
        if self as usize <= Kind::Tower as usize { Border::Wall } else { Border::Moat }
    }
}

impl Border {
    /// Both: a set of tiles has one of them, so that no more sets are played together.
    pub const COUNT: usize = 2;

    /// Whether it is the Alhambra's.
    pub(super) const fn is_wall(&self) -> bool {
        matches!(self, Border::Wall)
    }

    /// The border's key: `wall`.
    pub const fn key(self) -> &'static str {
        match self {
            Border::Wall => "wall",
            Border::Moat => "moat",
        }
    }

    /// The types whose tiles carry it, in the order of [`Kind::ALL`].
    pub fn kinds(self) -> &'static [Kind] {
        let (walled, moated) = Kind::ALL.split_at(Kind::Arena as usize);
        match self {
            Border::Wall => walled,
            Border::Moat => moated,
        }
    }
}

/// Reads how many buildings of each type there are; a shorter list has none of the others.
pub(super) fn counts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; Kind::COUNT], D::Error> {
    let stored = Vec::<u8>::deserialize(deserializer)?;
    let mut counts = [0; Kind::COUNT];
    let places = counts.get_mut(..stored.len()).ok_or_else(|| D::Error::custom("there are not so many building types"))?;
    places.copy_from_slice(&stored);
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_type_belongs_to_one_border() {
        for border in [Border::Wall, Border::Moat] {
            assert!(border.kinds().iter().all(|kind| kind.border() == border));
        }
        assert_eq!([Border::Wall, Border::Moat].map(|border| border.kinds().len()), [6, 9]);
        assert_eq!([Border::Wall.kinds(), Border::Moat.kinds()].concat(), Kind::ALL);
        assert!(Kind::ALL.into_iter().zip(0..).all(|(kind, at)| kind as usize == at));
    }

    #[test]
    fn a_short_list_of_counts_is_filled_up() {
        let read = |list: &str| counts(&mut serde_json::Deserializer::from_str(list));
        assert_eq!(read("[1, 2]").map(|counts| counts[..3].to_vec()).ok(), Some(vec![1, 2, 0]));
        assert!(read("[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]").is_err());
    }
}
