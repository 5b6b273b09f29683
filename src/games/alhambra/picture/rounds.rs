//! The medals of the scoring rounds.

use pergola_page::{Brush, ink};

use super::piece::art;
use crate::pieces::Round;

/// The art of a scoring round's medal.
pub(super) fn round_art(round: Round) -> String {
    art(&format!("scoring_{}", round.key()))
}

/// A tick in a green disc.
pub(super) fn tick(brush: &mut Brush, (x, y): (i32, i32)) {
    brush.disc((x, y), 11, ink::IVORY);
    brush.disc((x, y), 10, ink::GOOD);
    brush.line(vec![(x * 10 - 45, y * 10), (x * 10 - 11, y * 10 + 36), (x * 10 + 45, y * 10 - 34)], ink::WHITE, 28);
}
