//! What stands around every picture: the game's title, and who is to act or has won.

use pergola_page::{Head, Pill};
use pergola_text::Text;

use super::frame::Frame;
use crate::{Phase, Spot, view::View};

/// The game's title.
pub(super) fn title(view: &View) -> Text {
    Text::of(format!("{}-title", view.key()))
}

/// The head of a picture with this title.
pub(super) fn head(view: &View, frame: &Frame, title: Text) -> Head {
    let ranks = if let Phase::Over(outcome) = &view.phase { Some(&outcome.ranks[..]) } else { None };
    let spots = || frame.marks.iter().filter(|(_, mark)| *mark > 0).map(|(spot, _)| spot);
    let places = spots().all(|spot| matches!(spot, Spot::Cell(_)));
    let prompt = Text::new(if places { "alhambra-prompt-place" } else { "alhambra-prompt-choose" });
    Head::new(view.key(), title, Pill::of(ranks, frame)).prompt(prompt)
}
