//! What one viewer may know: everything on the board, and its own hand.

use pergola_engine::{Seat, State, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    Gardens, Phase,
    board::{Board, Built},
    pieces::{Tile, Tree},
};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Tiles and buildings.
    pub board: Board,
    /// Every enclosed building, in reading order.
    pub built: Vec<Built>,
    /// Whose each kind is, in the order of [`Tree::ALL`].
    pub owners: [Option<Seat>; 4],
    /// What each kind won.
    pub points: [u16; 4],
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Tiles in each hand.
    pub hand_sizes: Vec<u8>,
    /// The viewer's own hand; nobody else's, not even the public's.
    pub hand: Option<Vec<Tile>>,
    /// Tiles nobody has drawn.
    pub supply: u32,
    /// Kinds each seat owns.
    pub kinds: u8,
    /// Tiles a hand holds while the supply lasts.
    pub hand_limit: u8,
    /// Whose turn it is; nobody's when the game is over.
    pub actor: Option<Seat>,
    /// Whether the seat to act has placed its tile.
    pub planted: bool,
}

impl View {
    pub(super) fn of(state: &Gardens, viewer: Viewer) -> View {
        View {
            board: state.board.clone(),
            built: state.board.all_built().collect(),
            owners: state.owners,
            points: state.points,
            scores: Seat::all(state.seats()).map(|seat| state.score(seat)).collect(),
            hand_sizes: state.hands.iter().map(|hand| hand.len() as u8).collect(),
            hand: match viewer {
                Viewer::Seat(seat) => Some(state.hands[seat.index()].clone()),
                Viewer::Everyone => None,
            },
            supply: state.supply.len(),
            kinds: state.setup.kinds,
            hand_limit: state.setup.hand,
            actor: state.actor(),
            planted: matches!(state.phase, Phase::End(_)),
        }
    }

    /// The kinds a seat owns.
    pub fn trees_of(&self, seat: Seat) -> impl Iterator<Item = Tree> {
        Tree::ALL.into_iter().filter(move |tree| self.owners[*tree as usize] == Some(seat))
    }

    /// How many buildings a kind has won.
    pub fn built_by(&self, tree: Tree) -> usize {
        self.built.iter().filter(|built| built.winner == Some(tree)).count()
    }
}
