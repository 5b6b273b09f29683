//! What a turn did, gathered from its events for highlights.

use pergola_engine::Seat;

use super::Frame;
use crate::{
    Event,
    pieces::{Colour, Symbol},
    square::Square,
};

/// A turn in short.
#[derive(Default)]
pub(super) struct Turn {
    /// Whose it was.
    pub(super) seat: Option<Seat>,
    /// The tile that was laid.
    pub(super) laid: Option<LaidTile>,
    /// The noble that was moved, to which row, for how many points.
    pub(super) moved: Option<(Symbol, Colour, u8)>,
}

/// A tile that was laid.
#[derive(Clone, Copy)]
pub(super) struct LaidTile {
    /// The tile, by its own square.
    pub(super) tile: Square,
    /// The square of the market it was taken from.
    pub(super) market: u8,
    /// Where it lies.
    pub(super) at: Square,
    /// Whether it was turned to its gardener.
    pub(super) gardener: bool,
    /// What its mark brought.
    pub(super) mark: i32,
}

impl Turn {
    /// The last turn.
    pub(super) fn last(frame: &Frame) -> Turn {
        Turn::of(frame.last_actor(), frame.last_turn())
    }

    /// A turn of this seat with these events.
    pub(super) fn of(seat: Option<Seat>, events: &[Event]) -> Turn {
        let mut turn = Turn { seat, ..Turn::default() };
        for event in events {
            match *event {
                Event::Laid { tile, market, at, gardener, mark, .. } => {
                    turn.laid = Some(LaidTile { tile, market, at, gardener, mark });
                }
                Event::Moved { noble, to, points, .. } => turn.moved = Some((noble, to, points)),
                _ => {}
            }
        }
        turn
    }

    /// All points it brought.
    pub(super) fn points(&self) -> i32 {
        self.laid.map_or(0, |laid| laid.mark) + self.moved.map_or(0, |(_, _, points)| i32::from(points))
    }
}
