//! Actions as slash commands: a verb and its slots.

use crate::Action;

/// The verb of an action and the notation in each of its slots.
pub(super) fn slots(action: &Action) -> (&'static str, Vec<String>) {
    match action {
        Action::ChooseGarden(side) => ("garden", vec![side.to_string()]),
        Action::ChooseSide(face) => ("side", vec![face.to_string()]),
        Action::Lay { card, tile, gardener } => {
            let gardener = gardener.map(|square| square.to_string()).unwrap_or_default();
            ("play", vec![card.to_string(), tile.to_string(), gardener])
        }
        Action::Move { noble, to } => ("move", vec![noble.to_string(), to.to_string()]),
        Action::End => ("end", Vec::new()),
    }
}

/// The notation that these slots spell.
pub(super) fn spell(verb: &str, slots: &[String]) -> String {
    match (verb, slots) {
        ("play", [card, tile, gardener]) if gardener.is_empty() => format!("play {card} take {tile}"),
        ("play", [card, tile, gardener]) => format!("play {card} take {tile} gardener {gardener}"),
        ("move", [noble, row]) => format!("move {noble} to {row}"),
        (_, [only]) => format!("{verb} {only}"),
        _ => verb.to_owned(),
    }
}
