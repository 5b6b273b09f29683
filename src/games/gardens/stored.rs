//! Stored states: what was read is a state only if the rules can have made it, as far as play has to rely on that.
//!
//! Deliberately absent: what was won, beyond what anybody can have; a game goes on with the points it has.

use pergola_engine::{Seat, State, Unreadable};
use serde_json::Value;

use super::{
    Gardens, META, Phase, Setup,
    pieces::{Building, Field, SQUARES, Tree},
};

/// As many points as all buildings bring together, if one kind won them all.
const MOST_POINTS: u16 = SQUARES as u16 * Building::MOST as u16 * Tree::ALL.len() as u16;

/// Reads a stored state of any version ever stored.
pub(super) fn load(version: u16, saved: Value) -> Result<Gardens, Unreadable> {
    match version {
        1 => serde_json::from_value(saved).map_err(|why| Unreadable::new("a state of gardens", why)),
        _ => Err(Unreadable::new(format!("a state of gardens of version {version}"), "this program knows version 1")),
    }
}

impl Gardens {
    /// Why no game can have come to this state, if none can.
    pub(super) fn fault_of_play(&self) -> Option<&'static str> {
        let seats = self.hands.len();
        let (fewest, most) = META.seats;
        let sits = |seat: &Seat| seat.index() < seats;
        let sit = self.owners.iter().flatten().chain(self.actor().iter()).all(sits);
        if !((fewest.into()..=most.into()).contains(&seats) && self.setup.chosen.len() == seats && sit) {
            return Some("it names seats that its table does not have");
        }
        if !self.has_trees_for_all() {
            return Some("each seat has as many kinds of trees as are played with, those it chose among them");
        }
        if Field::all().filter_map(|field| self.board.planted(field)).any(|it| it.turns > 3) {
            return Some("a tile is turned too far");
        }
        if self.turn != self.turns_played() + u32::from(matches!(self.phase, Phase::Plant(_))) {
            return Some("there are other turns than planted tiles");
        }
        if self.board.is_full() && matches!(self.phase, Phase::Plant(_)) || !self.board.is_full() && self.phase == Phase::Over {
            return Some("the game is over when all fields are planted, and not before");
        }
        if !self.has_tiles_for_all() {
            return Some("a hand holds other tiles than it can");
        }
        self.points.iter().any(|points| *points > MOST_POINTS).then_some("a kind has won more points than there are")
    }

    fn turns_played(&self) -> u32 {
        Field::all().filter(|field| self.board.planted(*field).is_some()).count() as u32
    }

    fn has_trees_for_all(&self) -> bool {
        let Setup { hand, kinds, chosen } = &self.setup;
        let owned = |seat: Seat| self.owners.iter().filter(|owner| **owner == Some(seat)).count() == usize::from(*kinds);
        let kept = |(seat, chosen): (Seat, &Vec<Tree>)| {
            chosen.len() <= usize::from(*kinds) && chosen.iter().all(|tree| self.owners[*tree as usize] == Some(seat))
        };
        let offered = [1, 3].contains(hand) && (*kinds == 1 || *kinds == 2 && self.seats() == 2);
        offered && Seat::all(self.seats()).all(owned) && Seat::all(self.seats()).zip(chosen).all(kept)
    }

    /// Hands are full while there is a supply; then every seat has a tile for each of its turns, whose turn comes first as many
    /// as any, or one more.
    fn has_tiles_for_all(&self) -> bool {
        let full = usize::from(self.setup.hand);
        let Some(actor) = self.actor() else { return self.hands.iter().all(Vec::is_empty) };
        let planted = usize::from(matches!(self.phase, Phase::End(_)));
        let in_turn = self.hands.iter().cycle().skip(actor.index()).take(self.hands.len()).map(Vec::len);
        let held: Vec<usize> = in_turn.enumerate().map(|(at, held)| if at == 0 { held + planted } else { held }).collect();
        let (most, least) = (held[0], held[held.len() - 1]);
        if self.supply.is_empty() {
            (1..=full).contains(&most) && held.is_sorted_by(|before, after| before >= after) && least + 1 >= most
        } else {
            held.iter().all(|held| *held == full)
        }
    }
}
