//! The random bot: any listed action, each as likely as any other.

use pergola_engine::{AnyState, Bot, Budget, Chance, Seat};

/// Plays any listed action.
pub(super) struct Random;

impl Bot for Random {
    fn key(&self) -> &'static str {
        "random"
    }

    fn pick(&self, _: &dyn AnyState, _: Seat, listed: &[String], chance: &mut Chance, _: &mut Budget) -> usize {
        chance.below(listed.len() as u32) as usize
    }
}
