//! Alhambra, Granada that is played like it with tiles of its own, and both together (see [`combined`]), for two to six seats;
//! and the modules that may be played with it (see [`modules`]).
//!
//! Where the rulebook's pages are:
//!
//! | page | section | file |
//! |---|---|---|
//! | 2, 3 | Equipment | [`pieces`], `kind`, `tile_set`, `printed`, `money/cards` |
//! | 3 | Getting ready to play | `rules/setup`, `market`, `money/deck`, `money/display` |
//! | 4 | How to play | `rules/mod`, and [`Chain`] |
//! | 4 | Take some money | `rules/take` |
//! | 4 | Buy and position a building tile | `rules/buy`, `money/payments` |
//! | 4 | Redesigning your Alhambra | `rules/redesign` |
//! | 5 | Positioning the tiles, Rules for building | `rules/place`, `city/faults`, and for quick answers `city/board` |
//! | 6 | At the end of your turn | `rules/turn_end` |
//! | 6, 7 | Scoring, Points for the wall | [`score`], `city/walls` |
//! | 7 | End of the game | `rules/game_end` |
//! | 8-11 | Granada | [`granada`] |
//! | 12, 13 | Alhambra and Granada together | [`combined`], `city/shared_border`, `city/outlines` |
//! | 14-16 | The modules | [`modules`] |
//!
//! A turn is a run of actions, one `end` closes it. The notation:
//!
//! | action | notation |
//! |---|---|
//! | take money from the display | `take green-2 blue-3` |
//! | buy the tile of market space 3 | `buy 3 with blue-4 blue-5` |
//! | where a tile of each kind lies in it | `buy 3 tower-9-es with blue-4 blue-5` |
//! | place a bought tile in the city | `place tower-9-es at 2,-1` |
//! | put a bought tile into the reserve | `reserve tower-9-es` |
//! | give a bought tile to Dirk (two seats) | `give tower-9-es` |
//! | redesign: reserve to city | `build tower-9-es at 2,-1` |
//! | redesign: city to reserve | `remove tower-9-es at 2,-1` |
//! | redesign: reserve tile for city tile | `exchange garden-10 for tower-9-es at 2,-1` |
//! | Granada: turn a bought tile for 3 money | `turn hostel-6-sw with blue-3` |
//! | end the turn, or a favour | `end` |
//! | take a bureau de change from the display | `take bureau-blue-green` |
//! | buy and play a bureau with it | `buy 3 with green-2 blue-7 bureau-blue-green` |
//! | reveal a bonus card, also out of turn | `reveal bonus-garden-10` |
//! | its standing order, `reveal` or `hold`, also out of turn | `order bonus-garden-10 hold` |
//! | take a workers' hut, then place it like a bought tile | `take hut-tower-ne`, `place hut-tower-ne at 2,-1` |
//! | turn the vizier up | `wake` |
//! | answer who is asked for the vizier's favour | `favour`, `decline` |
//! | the vizier's standing order, also out of turn | `standing ask`, `standing always`, `standing unless tower` |
//!
//! Cards are written in the order of the market spaces (yellow, green, blue, orange), small values first.

pub mod action;
pub mod city;
pub mod combined;
pub mod event;
pub mod granada;
mod hidden;
mod inventory;
mod kind;
mod market;
pub mod modules;
pub mod money;
pub mod picture;
pub mod pieces;
mod printed;
pub mod refusal;
mod rules;
pub mod score;
mod score_card;
mod scored;
mod spot;
mod stored;
#[cfg(test)]
mod tests;
mod tile_set;
pub mod view;
mod widest;
mod words;
pub mod worth;

use std::sync::Arc;

use arrayvec::ArrayVec;
use pergola_engine::{Bag, Meta, OptionKind, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use self::{
    action::Action,
    event::Event,
    granada::{Face, Scoring},
    printed::Printed,
    refusal::Refusal,
    spot::Spot,
    view::View,
};
use self::{
    city::City,
    granada::Sides,
    hidden::SeenMoney,
    market::Market,
    modules::{Interlude, Modules, ModulesChosen, Special},
    money::{Cards, Deck, Display, Purse},
    pieces::{Border, Currency, Kind, Round, Tile},
};

/// A game of Alhambra; stored as `stored` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "stored::Stored")]
pub struct Alhambra {
    printed: Arc<Printed>,
    turn: u32,
    phase: Phase,
    start: Seat,
    scored: Option<Round>,
    scoring: Scoring,
    market: Market,
    display: Display,
    /// One for each set of tiles.
    bags: ArrayVec<Bag<Tile>, { Border::COUNT }>,
    deck: Deck<Special>,
    discard: Cards,
    players: Vec<Player>,
    dirk: Option<Dirk>,
    /// Where tiles with two sides are played with.
    sides: Option<Sides>,
    /// The market spaces whose last tiles are still to be given, where that goes one by one; each as often as there are sets.
    last_tiles: ArrayVec<Currency, MOST_LAST_TILES>,
    /// What the modules of the table add; nothing in the basic game.
    modules: Modules,
}

/// No more last tiles lie in the market: one of each set in each space.
const MOST_LAST_TILES: usize = Border::COUNT * market::SPACES;

/// What is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// How far its run of actions has come.
        chain: Chain,
    },
    /// Something is played between two turns, as modules let it be.
    #[serde(rename = "favour")]
    Between(Interlude),
    /// All who received last tiles place them at the same time.
    LastTiles {
        /// Who has not ended yet.
        placing: Seats,
    },
    /// The game has ended.
    Over(Outcome),
}

impl Phase {
    /// Who buys and places what was bought: whose turn it is, or who buys between two turns.
    pub(crate) fn buyer(&self) -> Option<Seat> {
        match self {
            Phase::Turn { seat, .. } => Some(*seat),
            Phase::Between(interlude) => interlude.buyer(),
            Phase::LastTiles { .. } | Phase::Over(_) => None,
        }
    }
}

/// How far the run of actions of a turn has come (rulebook p. 4, Buy and position a building tile).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chain {
    /// The first action is still to be chosen.
    Due,
    /// An exact payment granted one more action, which may be waived.
    Extra,
    /// No more action: what was bought is placed, then the turn ends.
    Done,
}

/// What belongs to a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Player {
    score: i32,
    hand: Purse,
    /// Nothing where nobody keeps it in mind, as in games that were begun before it was stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    seen: Option<SeenMoney>,
    city: City,
    reserve: SmallVec<[Tile; USUAL_RESERVE]>,
    /// Bought this turn or received at the game's end, not placed yet.
    to_place: ArrayVec<Tile, MOST_TO_PLACE>,
}

/// A reserve of so many tiles is copied without asking for memory; few grow beyond.
const USUAL_RESERVE: usize = 16;

/// One of each kind from each market space; or one, and a hut.
const MOST_TO_PLACE: usize = 8;

/// The imaginary third player of a game for two (rulebook p. 7).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Dirk {
    score: i32,
    tiles: Vec<Tile>,
}

/// The options of a table: the modules it is played with, and in Granada how it is scored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    modules: ModulesChosen,
    scoring: Scoring,
}

/// The fixed facts of the game.
pub static META: Meta = Meta {
    key: "alhambra",
    seats: (2, 6),
    version: 2,
    rules: 0,
    options: modules::OPTIONS,
    verbs: words::VERBS,
    ply_limit: 20_000,
};

/// The fixed facts of Granada.
pub static GRANADA: Meta = Meta {
    key: "granada",
    seats: (2, 6),
    version: 2,
    rules: 0,
    options: &[OptionKind::Toggle { key: SIMPLIFIED }, modules::VIZIER],
    verbs: words::GRANADA_VERBS,
    ply_limit: 20_000,
};

/// The fixed facts of Alhambra and Granada together.
pub static COMBINED: Meta = Meta {
    key: "combined",
    seats: (2, 6),
    version: 2,
    rules: 0,
    options: &[OptionKind::Toggle { key: SIMPLIFIED }, modules::VIZIER],
    verbs: words::GRANADA_VERBS,
    ply_limit: 30_000,
};

/// The option of the simplified scoring.
const SIMPLIFIED: &str = "simplified";

impl Alhambra {
    /// What the tiles of the first set carry on their edges.
    fn border(&self) -> Border {
        self.printed.border()
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

impl Player {
    fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.city.tiles().map(|(_, tile)| tile).chain(self.reserve.iter().copied()).chain(self.to_place.iter().copied())
    }
}

impl Dirk {
    fn types(&self) -> [u8; Kind::COUNT] {
        let mut types = [0; Kind::COUNT];
        self.tiles.iter().for_each(|tile| types[tile.kind as usize] += 1);
        types
    }
}
