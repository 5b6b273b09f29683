//! Options as JSON: whatever a table can choose in its lobby.
//!
//! `{"vizier": true, "hand": "three", "tree-1": ["lavender"]}`: what is on or off, one of several, and what a seat chooses
//! for itself, alone or in a list.

use pergola_engine::{Chosen, Game, OptionKind, Options, Seat, key_of_seat};
use serde_json::Value;

use super::{Complaint, json};

/// The options typed in for a table of `game` with so many seats.
pub(super) fn options(game: &dyn Game, seats: u8, typed: &str) -> Result<Options, Complaint> {
    let offered = offered(game, seats);
    let value = json::read(typed).map_err(|why| Complaint::said(format!("The options are not JSON: {why}; {offered}.")))?;
    let Value::Object(typed) = value else { return Err(Complaint::said(format!("These are no options; {offered}."))) };
    let mut options = Options::default();
    for (key, value) in typed {
        let chosen = chosen(&value).ok_or_else(|| Complaint::said(format!("{key:?} cannot be {value}; {offered}.")))?;
        let one_each = matches!(&chosen, Chosen::OneOf(_)) && belongs_to_a_seat(game, seats, &key);
        let chosen = match chosen {
            Chosen::OneOf(choice) if one_each => Chosen::Several(vec![choice]),
            chosen => chosen,
        };
        options.0.insert(key, chosen);
    }
    let unknown = options.unknown(game.meta().options).or_else(|| {
        let absent = |key: &&String| belongs_to_a_seat(game, 8, key) && !belongs_to_a_seat(game, seats, key);
        options.0.keys().find(absent).map(String::as_str)
    });
    match unknown {
        Some(key) => Err(Complaint::said(format!("There is no option {key:?} with this value; {offered}."))),
        None => Ok(options),
    }
}

fn chosen(value: &Value) -> Option<Chosen> {
    match value {
        Value::Bool(on) => Some(Chosen::Toggle(*on)),
        Value::String(choice) => Some(Chosen::OneOf(choice.clone())),
        Value::Array(choices) => {
            choices.iter().map(|it| it.as_str().map(str::to_owned)).collect::<Option<_>>().map(Chosen::Several)
        }
        _ => None,
    }
}

/// Whether one of so many seats chooses this for itself.
fn belongs_to_a_seat(game: &dyn Game, seats: u8, typed: &str) -> bool {
    let each_seat = game.meta().options.iter().filter(|option| matches!(option, OptionKind::EachSeat { .. }));
    each_seat.into_iter().any(|option| Seat::all(seats).any(|seat| key_of_seat(option.key(), seat) == typed))
}

/// What there is to choose, as the end of a sentence.
fn offered(game: &dyn Game, seats: u8) -> String {
    let key = game.meta().key;
    let offered = game.meta().options.iter().map(|option| match option {
        OptionKind::Toggle { key } => format!("{key:?}: true or false"),
        OptionKind::OneOf { key, choices } => format!("{key:?}: {}", or(choices)),
        OptionKind::EachSeat { key, choices, most } => {
            format!("{:?} to {:?}: a list of at most {most} of {}", format!("{key}-1"), format!("{key}-{seats}"), or(choices))
        }
    });
    let offered: Vec<_> = offered.collect();
    match offered.is_empty() {
        true => format!("{key} has no options, which is written {{}}"),
        false => format!("an object is expected with some of the options of {key}: {}", offered.join("; ")),
    }
}

fn or(choices: &[&str]) -> String {
    let choices: Vec<_> = choices.iter().map(|it| format!("{it:?}")).collect();
    match choices.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => choices.join(""),
    }
}
