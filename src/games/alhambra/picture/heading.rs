//! What every picture is headed with: the game's title, and who is to act or has won.

use pergola_page::Pill;
use pergola_text::Text;

use super::frame::Frame;
use crate::{Phase, view::View};

/// The game's title.
pub(super) fn title(view: &View) -> Text {
    Text::of(format!("{}-title", view.key()))
}

/// What the pill says: who is to act, or who has won.
pub(super) fn pill(view: &View, frame: &Frame) -> Pill {
    match &view.phase {
        Phase::Over(outcome) => Pill::won(&outcome.ranks),
        Phase::Turn { .. } | Phase::Favour(_) | Phase::LastTiles { .. } => Pill::ToAct(frame.to_act, frame.viewer),
    }
}
