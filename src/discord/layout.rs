//! How a card is laid out in a message of Discord's: framed, or plain as messages were before there were frames.
//!
//! Framed, a card is one container in the colour of its seat: its words, its pictures in one gallery, and below a line what can
//! be pressed; a menu that stands open is a section for each of its choices, a sentence with its button. Such a message has
//! no content of its own, and once it is framed it stays so. A plain one has content, files and rows; every menu is shut in it.
//! Cards keep to the limits of both. Deliberately absent: what else a message is sent with ([`super::shown`]).

use pergola_chat::{
    Card, limits,
    rows::{Button, MenuChoice, Row, SelectMenu, Style},
};
use serde_json::{Value, json};

use super::{
    files::{Pictured, is_picture},
    mentions::{mentioned, plain},
    settings::Layout,
};

/// The flag of a message that is framed.
const FRAMED: u64 = 1 << 15;

/// The flags of a message that is laid out so.
pub(super) fn flags(layout: Layout) -> u64 {
    match layout {
        Layout::Framed => FRAMED,
        Layout::Plain => 0,
    }
}

/// Puts what a card says and shows into the body of a message.
pub(super) fn put(layout: Layout, body: &mut Value, card: &Card, pictured: Pictured<'_>) {
    match layout {
        Layout::Framed => {
            // A message that was plain has content to lose.
            body["content"] = Value::Null;
            body["components"] = json!([container(card, pictured)]);
        }
        Layout::Plain => {
            body["content"] = json!(words(card, limits::TEXT));
            body["components"] = card.rows.iter().map(row).collect();
        }
    }
}

/// What the card said that is in a message, however it is laid out.
pub(super) fn said(content: &str, components: &Value) -> String {
    let mut found = vec![content];
    collect_words(components, &mut found);
    found.into_iter().find(|it| !it.is_empty()).unwrap_or_default().to_owned()
}

/// The ids of everything in a message that can be pressed, however it is laid out.
pub(super) fn pressable(components: &Value) -> Vec<&str> {
    let mut found = Vec::new();
    collect_ids(components, &mut found);
    found
}

fn collect_words<'a>(components: &'a Value, found: &mut Vec<&'a str>) {
    for part in components.as_array().into_iter().flatten() {
        found.extend(part["content"].as_str());
        collect_words(&part["components"], found);
    }
}

fn collect_ids<'a>(components: &'a Value, found: &mut Vec<&'a str>) {
    for part in components.as_array().into_iter().flatten() {
        found.extend(part["custom_id"].as_str());
        collect_ids(&part["components"], found);
        found.extend(part["accessory"]["custom_id"].as_str());
    }
}

fn container(card: &Card, pictured: Pictured<'_>) -> Value {
    let below: Vec<Value> = card.rows.iter().flat_map(framed_row).collect();
    let room = limits::WHOLE.saturating_sub(length_of_words(&below)).min(limits::TEXT);
    let words = words(card, room);
    let mut parts: Vec<Value> = (!words.trim().is_empty()).then(|| json!({ "type": 10, "content": words })).into_iter().collect();
    parts.extend(gallery(card, pictured));
    parts.extend(file(card, pictured));
    if !below.is_empty() {
        parts.push(json!({ "type": 14, "divider": true, "spacing": 1 }));
    }
    parts.extend(below);
    let mut container = json!({ "type": 17, "components": parts });
    if let Some(color) = card.color() {
        container["accent_color"] = json!(color);
    }
    container
}

fn length_of_words(parts: &[Value]) -> usize {
    let mut found = Vec::new();
    parts.iter().for_each(|part| collect_words(&part["components"], &mut found));
    found.into_iter().map(limits::length).sum()
}

/// The pictures that are here, or those of before until they are.
fn gallery(card: &Card, pictured: Pictured<'_>) -> Option<Value> {
    let items: Vec<Value> = match pictured {
        Pictured::With(files) => {
            let alts = card.pictures().map(|it| it.alt.as_str()).chain(card.file.iter().map(|it| it.alt.as_str()));
            files.iter().zip(alts).filter(|(file, _)| is_picture(&file.name)).map(|(file, alt)| item(&file.name, alt)).collect()
        }
        Pictured::Later(kept) => kept.iter().map(|name| item(name, "")).collect(),
        Pictured::Without => Vec::new(),
    };
    (!items.is_empty()).then(|| json!({ "type": 12, "items": items }))
}

/// A file that is no picture: in a frame only what is named is shown.
fn file(card: &Card, pictured: Pictured<'_>) -> Option<Value> {
    let file = card.file.as_ref().filter(|it| !is_picture(&it.name) && !pictured.files().is_empty())?;
    Some(json!({ "type": 13, "file": { "url": format!("attachment://{}", file.name) } }))
}

fn item(name: &str, alt: &str) -> Value {
    let mut item = json!({ "media": { "url": format!("attachment://{name}") } });
    if !alt.is_empty() {
        item["description"] = json!(alt);
    }
    item
}

/// A row in a frame: one part, or one for each choice that stands open.
fn framed_row(it: &Row) -> Vec<Value> {
    match it {
        Row::Menu(menu) if menu.open => menu.choices.iter().map(section).collect(),
        Row::Menu(_) | Row::Buttons(_) => vec![row(it)],
    }
}

/// A choice that stands open: its sentence, what it brings below, and its button.
fn section(choice: &MenuChoice) -> Value {
    let label = format!("**{}**", plain(&choice.label));
    let words = match choice.description.as_str() {
        "" => label,
        brings => format!("{label}\n-# {}", plain(brings)),
    };
    let press = Button { id: choice.value.clone(), label: choice.press.clone(), style: Style::Primary, enabled: true };
    json!({ "type": 9, "components": [{ "type": 10, "content": words }], "accessory": button(&press) })
}

/// The text with this door's own mentions, and the names of other doors' people, channels and roles.
fn words(card: &Card, room: usize) -> String {
    limits::cut(&mentioned(&card.text), room)
}

fn row(row: &Row) -> Value {
    let components = match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect(),
        Row::Menu(it) => vec![menu(it)],
    };
    json!({ "type": 1, "components": components })
}

fn button(button: &Button) -> Value {
    let style = match button.style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    };
    json!({ "type": 2, "style": style, "label": button.label, "custom_id": button.id, "disabled": !button.enabled })
}

fn menu(menu: &SelectMenu) -> Value {
    let choice = |it: &MenuChoice| {
        let mut choice = json!({ "label": it.label, "value": it.value, "default": it.chosen });
        if !it.description.is_empty() {
            choice["description"] = json!(it.description);
        }
        choice
    };
    let mut body = json!({ "type": 3, "custom_id": menu.id, "options": menu.choices.iter().map(choice).collect::<Vec<_>>() });
    if !menu.placeholder.is_empty() {
        body["placeholder"] = json!(menu.placeholder);
    }
    body
}
