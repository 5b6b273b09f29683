//! Before the first turn: the variants of a table, and how the game is laid out (rulebook pp. 2 and 6).

use pergola_engine::{Chance, Options, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Gardens, Phase, Printed, Refusal,
    board::Board,
    pieces::{SQUARES, Tile, Tree},
};

/// The variants of one table (rulebook p. 6, Variants).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Tiles in a hand: 1 or 3.
    pub hand: u8,
    /// Kinds of trees each seat owns: 1 or 2.
    pub kinds: u8,
    /// What each seat chose in the lobby.
    pub chosen: Vec<Vec<Tree>>,
}

impl Setup {
    /// The variants that were chosen; two kinds each are for two seats, and nobody chooses what another has.
    pub(super) fn of(seats: u8, options: &Options) -> Result<Setup, Refusal> {
        let hand = if options.one_of("hand") == Some("three") { 3 } else { 1 };
        let kinds = if options.one_of("kinds") == Some("two") { 2 } else { 1 };
        if kinds == 2 && seats != 2 {
            return Err(Refusal::TwoKindsNeedTwoSeats { seats });
        }
        let mut owners = [None; 4];
        let mut chosen = Vec::new();
        for seat in Seat::all(seats) {
            let own: Vec<Tree> = options.several("tree", seat).iter().filter_map(|key| key.parse().ok()).collect();
            if own.len() > usize::from(kinds) {
                return Err(Refusal::TooManyTrees { seat, most: kinds });
            }
            for tree in &own {
                if let Some(owner) = owners[*tree as usize].replace(seat) {
                    return Err(Refusal::TreeTaken { tree: *tree, by: [owner, seat] });
                }
            }
            chosen.push(own);
        }
        Ok(Setup { hand, kinds, chosen })
    }
}

impl Gardens {
    /// The buildings, mixed, on their squares; a kind of tree for each seat; the first tiles; who begins.
    pub(super) fn lay_out(printed: &Printed, setup: &Setup, seats: u8, chance: &mut Chance) -> Gardens {
        let mut buildings = printed.buildings.clone();
        let mut lay = |_| chance.draw(&mut buildings).expect("a building for each square").0;
        let values: [u8; SQUARES] = std::array::from_fn(&mut lay);
        let owners = owners(setup, seats, chance);
        let mut supply = printed.tiles.clone();
        let mut deal = |_| {
            let mut hand: Vec<Tile> = (0..setup.hand).filter_map(|_| chance.draw(&mut supply)).collect();
            hand.sort_unstable();
            hand
        };
        let hands = Seat::all(seats).map(&mut deal).collect();
        let starts = chance.pick(&[1u8, 2, 3, 4][..usize::from(seats)]);
        let phase = Phase::Plant(Seat(starts - 1));
        Gardens { setup: setup.clone(), board: Board::new(values), owners, points: [0; 4], hands, supply, turn: 1, phase }
    }
}

/// Whose each kind is: what the seats chose, and for whoever chose too few any that is free.
fn owners(setup: &Setup, seats: u8, chance: &mut Chance) -> [Option<Seat>; 4] {
    let mut owners = [None; 4];
    for (seat, trees) in Seat::all(seats).zip(&setup.chosen) {
        trees.iter().for_each(|tree| owners[*tree as usize] = Some(seat));
    }
    for (seat, trees) in Seat::all(seats).zip(&setup.chosen) {
        for _ in trees.len()..usize::from(setup.kinds) {
            let free: Vec<Tree> = Tree::ALL.into_iter().filter(|tree| owners[*tree as usize].is_none()).collect();
            owners[chance.pick(&free) as usize] = Some(seat);
        }
    }
    owners
}
