//! Tables: every command and refusal, turns that stay private until they end, undo, coming and going, limits. All through
//! one driver, [`check`], which also holds every step to what is true of all of them.

mod absences;
mod alone;
mod asides;
#[expect(dead_code, reason = "the laws plant mistakes in it; here it only is another game")]
#[path = "../laws/coins.rs"]
mod coins;
mod deputies;
mod driver;
mod editions;
mod leaving;
mod limits;
mod lobby;
mod motions;
mod notices;
mod places;
mod plans;
mod random;
mod requests;
pub(crate) mod stones;
mod substitutes;
mod times;
mod turns;
mod undo;

use driver::{Trial, check};

/// A game of two.
const TWO: &str = "ann open stones 2
    ben join
    ann start";
/// A game of three.
const THREE: &str = "ann open stones 3
    ben join
    cat join
    ann start";
