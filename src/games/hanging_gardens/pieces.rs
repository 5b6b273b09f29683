//! The pieces: flowers, trees, animals, visitors and bonuses, what is printed on garden cards and enhancements, and the
//! codes of everything that is drawn or dealt.
//!
//! A piece is known by its code (`g19`, `e10`, `o04`, `i4`); what is printed on it is in the component tables. Deliberately
//! absent: points, which are printed elsewhere (see [`super::printed`]).

use std::{fmt, str::FromStr};

use pergola_engine::{Unreadable, stored_as_code};
use serde::{Deserialize, Serialize};

/// An enum of printed names: all of them, their keys, and how they are written and read.
macro_rules! names {
    ($(#[$about:meta])* $name:ident, $what:literal: $($(#[$one:meta])* $variant:ident = $key:literal),+ $(,)?) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$one])* #[serde(rename = $key)] $variant,)+
        }

        impl $name {
            /// All of them, in the order of the printed tables.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its key in tables, notation and the names of art and words.
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key),+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }

        impl FromStr for $name {
            type Err = Unreadable;
            fn from_str(key: &str) -> Result<$name, Unreadable> {
                let keys = [$($key),+];
                let found = $name::ALL.iter().copied().find(|it| it.key() == key);
                found.ok_or_else(|| Unreadable::new(format!("{} {key}", $what), format!("there are {}", keys.join(", "))))
            }
        }
    };
}

names! {
    /// A colour of flowers.
    Flower, "flower":
    /// A tulip.
    Red = "red",
    /// A sunflower.
    Yellow = "yellow",
    /// A forget-me-not.
    Blue = "blue",
}

names! {
    /// A species of trees.
    Tree, "tree":
    /// The Socotra dragon tree.
    Socotra = "socotra",
    /// The cedar of Lebanon.
    Cedar = "cedar",
    /// The date palm.
    Palm = "palm",
}

names! {
    /// A species of animals.
    Animal, "animal":
    /// It likes level 1.
    Lion = "lion",
    /// It likes level 2.
    Monkey = "monkey",
    /// It likes level 3.
    Peacock = "peacock",
}

names! {
    /// What a card or enhancement brings at once (rulebook p. 6, Resolve your Garden card).
    Bonus, "bonus":
    /// The first-player marker.
    Crown = "crown",
    /// Gold coins, as many as the level.
    Coin = "coin",
    /// Tools, as many as the level.
    Tool = "tool",
}

names! {
    /// Somebody who came to see something in the garden.
    Visitor, "visitor":
    /// Red flowers.
    Red = "visitor_red",
    /// Yellow flowers.
    Yellow = "visitor_yellow",
    /// Blue flowers.
    Blue = "visitor_blue",
    /// Lions.
    Lion = "visitor_lion",
    /// Monkeys.
    Monkey = "visitor_monkey",
    /// Peacocks.
    Peacock = "visitor_peacock",
    /// Dragon trees.
    Socotra = "visitor_socotra",
    /// Cedars.
    Cedar = "visitor_cedar",
    /// Palms.
    Palm = "visitor_palm",
    /// Irrigated cards.
    Water = "visitor_water",
    /// Crowns.
    Crown = "visitor_crown",
    /// Coins and tools.
    Treasury = "visitor_treasury",
}

names! {
    /// A column of the display, with the gardener spaces below it.
    Column, "column":
    /// The left one.
    Left = "left",
    /// The middle one.
    Middle = "middle",
    /// The right one.
    Right = "right",
}

/// Something that objectives and visitors count, wherever it is printed in a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Item {
    /// A flower.
    Flower(Flower),
    /// An animal.
    Animal(Animal),
    /// A tree.
    Tree(Tree),
    /// The icon of a bonus; not what it brought.
    Bonus(Bonus),
    /// An irrigated card.
    Water,
}

/// How many kinds of items there are.
pub const ITEMS: usize = 13;

impl Item {
    /// Its place in arrays over all items.
    pub const fn index(self) -> usize {
        match self {
            Item::Flower(it) => it as usize,
            Item::Animal(it) => 3 + it as usize,
            Item::Tree(it) => 6 + it as usize,
            Item::Bonus(it) => 9 + it as usize,
            Item::Water => 12,
        }
    }

    /// The items of a table's code: `flower:red`, `water`, or several kinds as in `bonus:coin+tool`.
    pub fn several(code: &str) -> Result<Vec<Item>, Unreadable> {
        let (kind, keys) = code.split_once(':').unwrap_or((code, ""));
        let read = |key: &str| match kind {
            "flower" => key.parse().map(Item::Flower),
            "animal" => key.parse().map(Item::Animal),
            "tree" => key.parse().map(Item::Tree),
            "bonus" => key.parse().map(Item::Bonus),
            "water" if keys.is_empty() => Ok(Item::Water),
            _ => Err(Unreadable::new(format!("item {code}"), "items are like flower:red, animal:lion, bonus:coin+tool or water")),
        };
        keys.split('+').map(read).collect()
    }

    /// Its key in the names of art and words.
    pub const fn key(self) -> &'static str {
        match self {
            Item::Flower(it) => it.key(),
            Item::Animal(it) => it.key(),
            Item::Tree(it) => it.key(),
            Item::Bonus(it) => it.key(),
            Item::Water => "water",
        }
    }
}

/// How many of each item are printed somewhere.
pub type Icons = [u8; ITEMS];

/// What grows, lives or stands on a garden card, above its ledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    /// Nothing: the card takes an enhancement (rulebook p. 5, Empty).
    Empty,
    /// A tree.
    Tree(Tree),
    /// An animal.
    Animal(Animal),
    /// A visitor.
    Visitor(Visitor),
}

/// What is printed on a garden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GardenCard {
    /// Its code.
    pub card: Card,
    /// Above the ledge.
    pub feature: Feature,
    /// Red, yellow and blue flowers on the ledge.
    pub flowers: [u8; 3],
    /// Whether it is irrigated.
    pub irrigated: bool,
    /// On the frieze.
    pub bonus: Option<Bonus>,
}

impl GardenCard {
    /// How many of each item are on it.
    pub fn icons(&self) -> Icons {
        let mut icons = [0; ITEMS];
        icons[..3].copy_from_slice(&self.flowers);
        match self.feature {
            Feature::Tree(tree) => icons[Item::Tree(tree).index()] = 1,
            Feature::Animal(animal) => icons[Item::Animal(animal).index()] = 1,
            Feature::Visitor(_) | Feature::Empty => {}
        }
        icons[Item::Water.index()] = self.irrigated.into();
        if let Some(bonus) = self.bonus {
            icons[Item::Bonus(bonus).index()] = 1;
        }
        icons
    }
}

/// What an enhancement adds to its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Content {
    /// So many flowers of a colour.
    Flowers(Flower, u8),
    /// An animal.
    Animal(Animal),
    /// A tree.
    Tree(Tree),
    /// Its card is irrigated.
    Irrigation,
}

/// What is printed on an enhancement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enhancement {
    /// Its code.
    pub tile: Tile,
    /// Its price in gold.
    pub cost: u8,
    /// What it adds.
    pub content: Content,
    /// What it brings at once.
    pub bonus: Option<Bonus>,
}

impl Enhancement {
    /// How many of each item are on it.
    pub fn icons(&self) -> Icons {
        let mut icons = [0; ITEMS];
        match self.content {
            Content::Flowers(flower, amount) => icons[Item::Flower(flower).index()] = amount,
            Content::Animal(animal) => icons[Item::Animal(animal).index()] = 1,
            Content::Tree(tree) => icons[Item::Tree(tree).index()] = 1,
            Content::Irrigation => icons[Item::Water.index()] = 1,
        }
        if let Some(bonus) = self.bonus {
            icons[Item::Bonus(bonus).index()] = 1;
        }
        icons
    }
}

/// A piece known by a letter and its number in its table.
macro_rules! codes {
    ($($(#[$about:meta])* $name:ident, $what:literal, $letter:literal, $width:literal;)+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in its table, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{:0width$}", $letter, self.0, width = $width)
            }
        }

        impl FromStr for $name {
            type Err = Unreadable;
            fn from_str(code: &str) -> Result<$name, Unreadable> {
                let number = code.strip_prefix([$letter, $letter.to_ascii_uppercase()]);
                let number = number.filter(|it| it.bytes().all(|digit| digit.is_ascii_digit()) && it.len() >= $width);
                let number = number.and_then(|it| it.parse().ok()).filter(|it| *it > 0);
                number.map($name).ok_or_else(|| {
                    let example = $name(4);
                    Unreadable::new(format!("{} {code}", $what), format!("it is written like {example}"))
                })
            }
        }
    )+};
}

codes! {
    /// A garden card: `g19`.
    Card, "garden card", 'g', 2;
    /// An enhancement tile: `e10`.
    Tile, "enhancement", 'e', 2;
    /// A royal objective: `o04`.
    Objective, "royal objective", 'o', 2;
    /// An irrigation card: `i4`.
    Irrigation, "irrigation card", 'i', 1;
}

stored_as_code!(Card, Tile, Objective, Irrigation);
