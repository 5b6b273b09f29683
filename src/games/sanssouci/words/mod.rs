//! Sanssouci in words. Sentences are in `data/text/en/sanssouci.ftl`.
//!
//! `menu` leads to actions, `story` tells what happened, `refusals` why not, `nouns` names pieces, `spot` places.

mod menu;
pub mod nouns;
mod refusals;
mod slots;
pub mod spot;
mod story;

use pergola_engine::{Seat, Step, Words};
use pergola_text::Text;

pub use self::spot::Spot;
use super::{Action, Event, Refusal, Sanssouci, view::View};

impl Words for Sanssouci {
    type Spot = Spot;

    fn paths(view: &View, seat: Seat, listed: &[Action]) -> Vec<Vec<Step<Spot>>> {
        menu::paths(view, seat, listed)
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        slots::slots(action)
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        slots::spell(verb, slots)
    }

    fn tell(seen: &Event) -> Option<Text> {
        story::tell(seen)
    }

    fn refuse(refusal: &Refusal) -> Text {
        refusals::refuse(refusal)
    }
}
