//! What contradicts a record, in words: which entry, and what the rules say instead.

use pergola_engine::IllegalAction;
use pergola_table::{Contradicted, Contradiction};
use pergola_text::Text;

use crate::{seam::limits, sight::refusal};

/// What contradicts a record: the sentence names its entry.
pub fn contradiction(found: &Contradiction) -> Text {
    let entry = i64::try_from(found.entry).unwrap_or(i64::MAX);
    Text::new("contradicted").number("entry", entry).text("why", contradicted(&found.what))
}

fn contradicted(what: &Contradicted) -> Text {
    match what {
        Contradicted::Unreadable(_) => Text::new("contradicted-unreadable"),
        Contradicted::Setup(why) => Text::new("contradicted-start").text("why", why.clone()),
        Contradicted::Luck(_) => Text::new("contradicted-luck"),
        Contradicted::Refused { seat, action, why } => {
            let refused = Text::new("contradicted-refused").number("seat", i64::from(seat.0) + 1);
            refused.code("action", refusal::quoted(action)).text("why", refused_action(why))
        }
        Contradicted::Notation { written } => Text::new("contradicted-notation").code("action", refusal::quoted(written)),
        Contradicted::Events { action } => Text::new("contradicted-events").code("action", refusal::quoted(action)),
        Contradicted::Reveals { action, reveals } => {
            let id = if *reveals { "contradicted-reveals" } else { "contradicted-reveals-nothing" };
            Text::new(id).code("action", refusal::quoted(action))
        }
        Contradicted::Earlier { .. } => Text::new("contradicted-earlier"),
        Contradicted::Asked => Text::new("contradicted-asked"),
        Contradicted::Holders => Text::new("contradicted-holders"),
    }
}

/// Why an action that a record tells of is refused. Nobody is spoken to as the one who plays.
pub fn refused_action(why: &IllegalAction) -> Text {
    match why {
        IllegalAction::GameOver => Text::new("contradicted-over"),
        IllegalAction::NotYourTurn { to_act } => {
            let seats = to_act.iter().map(|seat| Text::new("record-player").number("number", i64::from(seat.0) + 1));
            Text::new("contradicted-turn").list("seats", seats)
        }
        IllegalAction::Unreadable(why) => Text::new("contradicted-action").code("why", limits::cut(&why.why, 200)),
        IllegalAction::Refused(why) => why.clone(),
    }
}
