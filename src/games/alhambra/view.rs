//! What one viewer may know, built field by field from the state.
//!
//! Hands are secret until the last tiles are given, the bag and the deck are known by their sizes alone; all else is
//! public. Deliberately absent: cards in the discard pile, which the story of the turns has named.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    Alhambra, Phase, Player,
    city::walls::longest_wall_edges,
    modules::{self, ModulesView},
    money::Cards,
    pieces::{Cell, Kind, Money, Round, Side, Tile},
};
use crate::engine::{Seat, State, Viewer};

/// A table of Alhambra as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The turn, counted from 1.
    pub turn: u32,
    /// What is being played.
    pub phase: Phase,
    /// Who had the first turn.
    pub start: Seat,
    /// The last scoring round that took place.
    pub scored: Option<Round>,
    /// The market spaces 1 to 4, each with its tile.
    pub market: [Option<Tile>; 4],
    /// The four places of the display.
    pub display: [Option<Money>; 4],
    /// How many tiles the bag holds.
    pub bag: u32,
    /// How many cards the deck holds, scoring cards among them.
    pub deck: u32,
    /// How many cards the discard pile holds.
    pub discard: u32,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// With two seats: the imaginary third player.
    pub dirk: Option<DirkView>,
    /// What the table's modules add.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modules: Option<ModulesView>,
}

/// A seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Its points so far.
    pub score: i32,
    /// How many money cards it holds.
    pub cards: u32,
    /// Which: only for the seat itself, and for everybody once the last tiles are given.
    pub hand: Option<Cards>,
    /// The tiles of its city, the fountain aside.
    pub city: BTreeMap<Cell, Tile>,
    /// The tiles in its reserve.
    pub reserve: Vec<Tile>,
    /// Tiles bought or received that are not placed yet.
    pub to_place: Vec<Tile>,
    /// How many buildings of each type it has for a scoring round, in the order of [`Kind::ALL`].
    pub types: [u8; Kind::COUNT],
    /// The longest run of outer wall: its length and points.
    pub wall: u32,
    /// The edges of that run in order, each a cell and the side of it.
    pub run: Vec<(Cell, Side)>,
}

/// Dirk as everybody sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DirkView {
    /// His points so far; he cannot win.
    pub score: i32,
    /// His tiles.
    pub tiles: Vec<Tile>,
    /// How many buildings of each type he has, in the order of [`Kind::ALL`].
    pub types: [u8; Kind::COUNT],
}

impl View {
    pub(super) fn of(state: &Alhambra, viewer: Viewer) -> View {
        let hands_shown = matches!(state.phase, Phase::LastTiles { .. } | Phase::Over(_));
        let sees_hand = |seat: Seat| hands_shown || viewer.is(seat);
        let seats = Seat::all(state.seats()).zip(&state.players);
        let seats = seats.map(|(seat, player)| {
            let cards = player.hand.cards().len() + modules::cards_held(state, seat);
            let types = Kind::ALL.map(|kind| state.buildings(seat, kind));
            SeatView { cards, types, ..seat_view(player, sees_hand(seat)) }
        });
        View {
            turn: state.turn,
            phase: state.phase.clone(),
            start: state.start,
            scored: state.scored,
            market: *state.market.spaces(),
            display: *state.display.places(),
            bag: state.bag.len(),
            deck: state.deck.len(),
            discard: state.discard.len() + modules::cards_discarded(state),
            seats: seats.collect(),
            dirk: state.dirk.as_ref().map(|dirk| DirkView { score: dirk.score, tiles: dirk.tiles.clone(), types: dirk.types() }),
            modules: modules::view(state, viewer),
        }
    }
}

fn seat_view(player: &Player, sees_hand: bool) -> SeatView {
    let run = longest_wall_edges(&player.city);
    SeatView {
        score: player.score,
        cards: player.hand.cards().len(),
        hand: sees_hand.then_some(*player.hand.cards()),
        city: player.city.tiles().collect(),
        reserve: player.reserve.to_vec(),
        to_place: player.to_place.to_vec(),
        types: *player.city.types(),
        wall: run.len() as u32,
        run,
    }
}
