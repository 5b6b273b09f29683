//! The frame of Alhambra's pictures.

use pergola_engine as engine;

use crate::{Spot, event::Event};

/// The frame with Alhambra's events and spots.
pub(super) type Frame = engine::Frame<Event, Spot>;
