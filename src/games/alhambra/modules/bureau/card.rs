//! The cards of the bureau de change, alone and several together.

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};
use serde::{Deserialize, Serialize};

use crate::pieces::Currency;

/// A bureau de change, by the two currencies it shows. Written `bureau-blue-green`, as in the table of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bureau(u8);

/// A set of bureaux; there is one of each. Stored as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Bureau>", into = "Vec<Bureau>")]
pub struct Bureaux(u8);

stored_as_code!(Bureau);

/// The pairs, in the order of `bureau.csv`.
const PAIRS: [[Currency; 2]; 6] = [
    [Currency::Blue, Currency::Green],
    [Currency::Blue, Currency::Orange],
    [Currency::Blue, Currency::Yellow],
    [Currency::Green, Currency::Orange],
    [Currency::Green, Currency::Yellow],
    [Currency::Orange, Currency::Yellow],
];
impl Bureau {
    /// The one that shows these two currencies.
    pub fn between(one: Currency, other: Currency) -> Option<Bureau> {
        let at = PAIRS.iter().position(|pair| *pair == [one, other] || *pair == [other, one])?;
        Some(Bureau(at as u8))
    }

    /// The two currencies it shows.
    pub const fn currencies(self) -> [Currency; 2] {
        PAIRS[self.0 as usize]
    }

    /// The other currency, if it shows this one.
    pub fn beside(self, shown: Currency) -> Option<Currency> {
        let [one, other] = self.currencies();
        if one == shown { Some(other) } else { (other == shown).then_some(one) }
    }
}

impl Bureaux {
    /// None.
    pub const NONE: Bureaux = Bureaux(0);
    /// All six.
    pub const ALL: Bureaux = Bureaux((1 << PAIRS.len()) - 1);

    /// Whether `bureau` is among them.
    pub const fn contains(self, bureau: Bureau) -> bool {
        self.0 >> bureau.0 & 1 == 1
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of their table.
    pub fn iter(self) -> impl Iterator<Item = Bureau> {
        (0..PAIRS.len() as u8).map(Bureau).filter(move |it| self.contains(*it))
    }

    /// Adds one.
    pub const fn put(&mut self, bureau: Bureau) {
        self.0 |= 1 << bureau.0;
    }

    /// Takes one away.
    pub const fn take(&mut self, bureau: Bureau) {
        self.0 &= !(1 << bureau.0);
    }
}

impl FromIterator<Bureau> for Bureaux {
    fn from_iter<I: IntoIterator<Item = Bureau>>(list: I) -> Bureaux {
        let mut bureaux = Bureaux::NONE;
        list.into_iter().for_each(|bureau| bureaux.put(bureau));
        bureaux
    }
}

impl From<Vec<Bureau>> for Bureaux {
    fn from(list: Vec<Bureau>) -> Bureaux {
        list.into_iter().collect()
    }
}

impl From<Bureaux> for Vec<Bureau> {
    fn from(bureaux: Bureaux) -> Vec<Bureau> {
        bureaux.iter().collect()
    }
}

impl fmt::Display for Bureau {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.currencies();
        write!(f, "bureau-{one}-{other}")
    }
}

impl FromStr for Bureau {
    type Err = Unreadable;

    fn from_str(code: &str) -> Result<Bureau, Unreadable> {
        let currencies = code.strip_prefix("bureau-").and_then(|pair| pair.split_once('-'));
        let bureau = currencies.and_then(|(one, other)| Bureau::between(one.parse().ok()?, other.parse().ok()?));
        bureau.ok_or_else(|| Unreadable::new(code, "a bureau de change is written like bureau-blue-green"))
    }
}
