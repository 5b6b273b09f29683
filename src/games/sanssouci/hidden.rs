//! What is hidden from a seat, dealt anew: the other hands and missions, and the others' choices of a side.
//!
//! Piles and supply are unordered bags, so nothing about them needs dealing. Hands and piles are known to hold together
//! what was not played. Deliberately absent: the end of the game, when missions are open and no card is left.

use pergola_engine::{Chance, Seat, State};

use super::{Phase, Sanssouci, pieces::Face, rules::drawn};

impl Sanssouci {
    pub(super) fn dealt_anew(&self, seat: Seat, chance: &mut Chance) -> Sanssouci {
        let mut world = self.clone();
        if world.phase == Phase::Over {
            return world;
        }
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        if let Phase::ChooseSides(choices) = &mut world.phase {
            for other in others.clone() {
                let side = &mut choices.sides[other.index()];
                *side = side.map(|_| chance.pick(&Face::ALL));
            }
        }
        for other in others.clone() {
            world.missions.extend(world.players[other.index()].missions.drain(..));
        }
        for other in others {
            let count = [self.player(other).hand.len(), self.player(other).missions.len()];
            let player = &mut world.players[other.index()];
            player.pile.extend(player.hand.drain(..));
            player.hand = drawn(count[0], &mut player.pile, chance);
            player.missions = drawn(count[1], &mut world.missions, chance);
        }
        world
    }

    /// The codes of every piece: the tiles of the table's sets, the cards of each seat, the missions.
    pub(super) fn every_piece(&self) -> Vec<String> {
        let laid = self.players.iter().flat_map(|player| player.garden.laid()).map(|laid| laid.symbol());
        let tiles = laid.chain(self.market.iter().flatten().copied()).chain(self.supply.iter());
        let missions = self.players.iter().flat_map(|player| player.missions.iter().copied()).chain(self.missions.iter());
        let mut codes: Vec<String> =
            tiles.map(|tile| format!("tile-{tile}")).chain(missions.map(|it| format!("mission-{it}"))).collect();
        for (seat, player) in Seat::all(self.seats()).zip(&self.players) {
            let cards = player.hand.iter().chain(&player.played).copied().chain(player.pile.iter());
            codes.extend(cards.map(|card| format!("card-{seat}-{card}")));
        }
        codes.sort_unstable();
        codes
    }
}
