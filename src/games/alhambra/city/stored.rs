//! The stored form of a city: its tiles by cell, `{"1,0": "tower-11"}`; of a city of both the cell of the first Granada tile
//! beside them, `{"tiles": {…}, "granada": "2,1"}`.

use std::collections::BTreeMap;

use pergola_engine::Unreadable;
use serde::{Deserialize, Serialize};

use super::{City, MOST_IN_CITY};
use crate::pieces::{Border, Cell, Tile};

/// The tiles, the fountain aside.
type Tiles = BTreeMap<Cell, Tile>;

/// A city as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Stored {
    /// Of one kind of tiles.
    One(Tiles),
    /// Of both.
    Both {
        tiles: Tiles,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        granada: Option<Cell>,
    },
}

impl TryFrom<Stored> for City {
    type Error = Unreadable;

    fn try_from(stored: Stored) -> Result<City, Unreadable> {
        let (Stored::One(tiles) | Stored::Both { tiles, .. }) = &stored;
        if tiles.contains_key(&Cell::FOUNTAIN) {
            return Err(Unreadable::new("a city", "the fountain stands at 0,0"));
        }
        if tiles.len() > MOST_IN_CITY {
            return Err(Unreadable::new("a city", format!("{} tiles; there are at most {MOST_IN_CITY}", tiles.len())));
        }
        let city = match &stored {
            Stored::One(tiles) => City::with_tiles(tiles),
            Stored::Both { tiles, granada } => {
                let begins_well = match granada {
                    Some(start) => tiles.get(start).is_some_and(|tile| tile.kind.border() == Border::Moat),
                    None => tiles.values().all(|tile| tile.kind.border() == Border::Wall),
                };
                if !begins_well {
                    return Err(Unreadable::new("a city", "Granada begins where one of its tiles stands"));
                }
                City::of_both_with(tiles, *granada)
            }
        };
        city.map_err(|fault| Unreadable::new("a city", format!("it breaks a building rule: {fault:?}")))
    }
}

impl From<City> for Stored {
    fn from(city: City) -> Stored {
        let tiles = city.tiles().collect();
        if city.is_of_both() { Stored::Both { tiles, granada: city.moat_start() } } else { Stored::One(tiles) }
    }
}
