//! Hanging Gardens in words: menus, what choices bring (`menu`), and what everything is called (`nouns`). What happened and
//! why not is said where it is declared. Sentences are in `data/text/en/hanging-gardens.ftl`.

mod menu;
pub(super) mod nouns;

use pergola_engine::{END, Seat, Step, Words, told::Told};
use pergola_text::Text;

use super::{Action, Event, HangingGardens, Refusal, Spot, action::space, printed::ROUNDS, view::View};

impl Words for HangingGardens {
    type Spot = Spot;

    fn paths(view: &View, seat: Seat, listed: &[Action]) -> Vec<Vec<Step<Spot>>> {
        menu::paths(view, seat, listed)
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        match action {
            Action::Take { column, level, place } => ("take", vec![column.to_string(), level.to_string(), place.to_string()]),
            Action::Reveal => ("reveal", Vec::new()),
            Action::Buy { tile, place } => ("buy", vec![tile.to_string(), place.to_string()]),
            Action::Complete { objective, bonus } => ("complete", vec![objective.to_string(), space(*bonus).to_owned()]),
            Action::End => (END, Vec::new()),
        }
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        match (verb, slots) {
            ("take", [column, level, to]) => format!("take {column} {level} to {to}"),
            ("buy", [tile, onto]) => format!("buy {tile} onto {onto}"),
            ("complete", [objective, bonus]) => format!("complete {objective} for {bonus}"),
            _ => verb.to_owned(),
        }
    }

    fn told(seen: &Event) -> Told {
        seen.words()
    }

    fn consequence(before: &View, _: &View, seat: Seat, action: &Action) -> Option<Text> {
        menu::brings(before, seat, action)
    }

    fn round(view: &View) -> Option<Text> {
        Some(Text::new("hanging-gardens-picture-round").number("round", view.round).number("rounds", ROUNDS))
    }

    fn refuse(refusal: &Refusal) -> Text {
        refusal.words()
    }
}
