//! What stands around every picture: the game's title, and who is to act or has won.

use pergola_page::{Head, Pill};
use pergola_text::Text;

use super::frame::Frame;
use crate::{Phase, view::View};

/// The game's title.
pub(super) fn title(view: &View) -> Text {
    Text::of(format!("{}-title", view.key()))
}

/// The head of a picture with this title.
pub(super) fn head(view: &View, frame: &Frame, title: Text) -> Head {
    let ranks = if let Phase::Over(outcome) = &view.phase { Some(&outcome.ranks[..]) } else { None };
    Head::new(view.key(), title, Pill::of(ranks, frame))
}
