//! A level of a menu as buttons, as sentences with a button each or as a select menu, and actions in words.
//!
//! Deliberately absent: which actions there are, which is the menu's matter, and what a press of one means.

use pergola_engine::{AnyState, Chance, Choice, END, Seat, Step, Viewer};
use pergola_table::Table;
use pergola_text::Text;

use crate::{
    seam::{
        buttons::Buttons,
        limits,
        plain::{Button, MenuChoice, Row, Style},
        voice::Voice,
    },
    sight::{
        menu::{Level, Menu},
        numbered::Entry,
    },
};

/// Menus of so few entries are buttons, if each label is short.
const FEW: usize = limits::BUTTONS;
/// A label a phone shows whole on a button.
const SHORT: usize = 32;
/// Whether these steps make a label.
pub(crate) fn fits(steps: &[Step], voice: &Voice) -> bool {
    limits::length(&voice.plain(&joined(steps))) <= limits::LABEL - 8
}

/// What an entry is called: its steps, with its place's number before and an ellipsis after what leads on.
pub(crate) fn named(entry: &Entry) -> Text {
    let mut text = joined(&entry.steps);
    if entry.action.is_none() {
        text = Text::new("menu-more").text("step", text);
    }
    match (entry.number, entry.letter) {
        (Some(number), Some(letter)) => {
            Text::new("menu-lettered").number("number", number).code("letter", letter).text("step", text)
        }
        (Some(number), None) => Text::new("menu-numbered").number("number", number).text("step", text),
        (None, _) => text,
    }
}

/// Steps in words.
pub(crate) fn joined(steps: &[Step]) -> Text {
    in_steps(&steps.iter().map(|step| step.text.clone()).collect::<Vec<_>>())
}

/// The same of what they are called.
pub(crate) fn in_steps(steps: &[Text]) -> Text {
    let join = |front: Text, next: &Text| Text::new("menu-steps").text("front", front).text("next", next.clone());
    match steps {
        [] => Text::new("menu-none"),
        [first, rest @ ..] => rest.iter().fold(first.clone(), join),
    }
}

/// What an action is called in the menu; its notation when it is not listed.
pub(crate) fn meaning(table: &Table, seat: Seat, action: &str) -> Text {
    meaning_of(&table.state_for(Viewer::Seat(seat)).map(|state| state.menu(seat)).unwrap_or_default(), action)
}

/// An action in words: the steps that lead to it in a menu; its notation where none do.
pub(crate) fn meaning_of(listed: &[Choice], action: &str) -> Text {
    let choice = listed.iter().find(|choice| choice.action == action);
    match choice {
        _ if action == END => Text::new("plan-confirm"),
        Some(choice) => joined(&choice.path),
        None => Text::new("menu-action").code("action", action),
    }
}

/// The button back to the level above; none at the top.
pub(crate) fn up(
    menu: Option<&Menu>,
    level: Option<&Level>,
    voice: &Voice,
    press: &dyn Fn(&[u8], &str) -> String,
) -> Option<Button> {
    let above = menu?.above(&level?.path)?;
    let hash = menu?.hash_at(&above)?;
    let label = voice.label(&Text::new("button-up"));
    Some(Button { id: press(&above, &hash), label, style: Style::Secondary, enabled: true })
}

/// What each entry that is a whole action would bring in this state, as its second line; empty where there is nothing to say.
/// Whatever luck the seed gives, a consequence tells none of it.
pub(crate) fn consequences(state: &dyn AnyState, seat: Seat, level: &Level, seed: u64, voice: &Voice) -> Vec<String> {
    let actions: Vec<&str> = level.entries.iter().map(|entry| entry.action.as_deref().unwrap_or_default()).collect();
    let said = state.consequences(seat, &actions, &mut Chance::silent(seed));
    let line = |text: Option<Text>| text.map_or_else(String::new, |text| limits::cut(&voice.brief(&text), limits::DESCRIPTION));
    said.into_iter().map(line).collect()
}

/// The level's entries as a row of buttons, or as a menu, which has room for what they bring. It stands open where there are
/// few, and the message has room.
pub(crate) fn entries(
    level: &Level,
    consequences: &[String],
    voice: &Voice,
    buttons: &Buttons<'_>,
    press: &dyn Fn(&[u8], &str) -> String,
) -> Vec<Row> {
    let labels: Vec<String> = level.entries.iter().map(|entry| voice.label(&named(entry))).collect();
    let are_short = labels.len() <= FEW && labels.iter().all(|label| limits::length(label) <= SHORT);
    if are_short && consequences.iter().all(String::is_empty) {
        let button = |(entry, label): (&Entry, String)| Button {
            id: press(&entry.path, &entry.hash),
            label,
            style: Style::Primary,
            enabled: true,
        };
        return vec![Row::Buttons(level.entries.iter().zip(labels).map(button).collect())];
    }
    let choice = |((entry, label), description): ((&Entry, String), &String)| MenuChoice {
        value: press(&entry.path, &entry.hash),
        label,
        description: description.clone(),
        chosen: false,
        press: voice.label(&pressed(entry)),
    };
    let question = if level.taken.is_empty() { Text::new("ask-choose") } else { joined(&level.taken) };
    let choices: Vec<MenuChoice> = level.entries.iter().zip(labels).zip(consequences).map(choice).collect();
    let open = choices.len() <= limits::OPEN_CHOICES;
    let mut rows = buttons.menus("turn", &question, choices);
    for row in &mut rows {
        if let Row::Menu(menu) = row {
            menu.open = open;
        }
    }
    rows
}

/// What the button beside an entry says: its place's number, which the picture shows too.
fn pressed(entry: &Entry) -> Text {
    match (entry.number, entry.letter) {
        (Some(number), Some(letter)) => Text::new("button-lettered").number("number", number).code("letter", letter),
        (Some(number), None) => Text::new("button-numbered").number("number", number),
        (None, _) => Text::new("button-choose"),
    }
}
