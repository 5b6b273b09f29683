//! What the page is shown, as JSON: replies, cards, commands and suggestions.

use pergola_chat::{
    Card, Picture, Reply, Show, Suggestion,
    commands::{CommandSpec, Filling, OptionSpec, VerbSpec},
    rows::{Button, MenuChoice, Row, SelectMenu, Style},
};
use serde_json::{Value, json};

use super::{
    files::KeptFiles,
    pictures::{HeldScene, KeptScenes},
};

/// A reply of the house.
pub(super) fn reply(reply: &Reply, pictures: &KeptScenes, files: &KeptFiles) -> Value {
    let show = match reply.show {
        Show::Private => "private",
        Show::Update => "update",
        Show::UpdateCard => "update_card",
    };
    let mut card = card(&reply.card, pictures).0;
    if let Some(file) = &reply.card.file {
        let is_picture = is_picture(&file.name);
        card["file"] = json!({ "url": files.keep(file), "name": file.name, "alt": file.alt, "picture": is_picture });
    }
    json!({ "show": show, "card": card })
}

/// Whether a page can show a file of this name.
pub(super) fn is_picture(name: &str) -> bool {
    name.ends_with(".gif")
}

/// A card, and its pictures for whoever shows it for longer than a while; drawn when the page asks for them.
pub(super) fn card(card: &Card, pictures: &KeptScenes) -> (Value, Vec<HeldScene>) {
    let (shown, drawings): (Vec<_>, Vec<_>) = card.pictures().map(|it| picture(it, pictures)).unzip();
    let card = json!({
        "text": card.text,
        "pictures": shown,
        "color": card.color().map(|color| format!("#{color:06x}")),
        "rows": card.rows.iter().map(row).collect::<Vec<_>>(),
        "ping": card.ping,
        "table": card.table,
        "revision": card.revision,
    });
    (card, drawings)
}

/// The commands, for the page's command line.
pub(super) fn commands(commands: &[CommandSpec]) -> Value {
    let command = |it: &CommandSpec| {
        json!({
            "name": it.name,
            "description": it.description,
            "verbs": it.verbs.iter().map(verb).collect::<Vec<_>>(),
            "options": it.options.iter().map(option).collect::<Vec<_>>(),
        })
    };
    commands.iter().map(command).collect()
}

/// What an option being typed could be.
pub(super) fn suggestions(suggestions: &[Suggestion]) -> Value {
    suggestions.iter().map(|it| json!({ "label": it.label, "value": it.value })).collect()
}

fn picture(picture: &Picture, pictures: &KeptScenes) -> (Value, HeldScene) {
    let (url, drawing) = pictures.keep(&picture.scene);
    let (width, height) = (drawing.width, drawing.height);
    (json!({ "url": url, "alt": picture.alt, "width": width, "height": height }), drawing)
}

fn row(row: &Row) -> Value {
    match row {
        Row::Buttons(buttons) => json!({ "buttons": buttons.iter().map(button).collect::<Vec<_>>() }),
        Row::Menu(it) => json!({ "menu": menu(it) }),
    }
}

fn button(button: &Button) -> Value {
    let style = match button.style {
        Style::Primary => "primary",
        Style::Secondary => "secondary",
        Style::Success => "success",
        Style::Danger => "danger",
    };
    json!({ "id": button.id, "label": button.label, "style": style, "enabled": button.enabled })
}

fn menu(menu: &SelectMenu) -> Value {
    let choices = menu.choices.iter().map(choice);
    json!({ "id": menu.id, "placeholder": menu.placeholder, "open": menu.open, "choices": choices.collect::<Vec<_>>() })
}

fn choice(it: &MenuChoice) -> Value {
    json!({
        "value": it.value, "label": it.label, "description": it.description, "chosen": it.chosen, "press": it.press,
    })
}

fn verb(verb: &VerbSpec) -> Value {
    let options: Vec<_> = verb.options.iter().map(option).collect();
    json!({ "name": verb.name, "description": verb.description, "options": options })
}

fn option(option: &OptionSpec) -> Value {
    let choices: Vec<_> = option.choices.iter().map(|(value, label)| json!({ "value": value, "label": label })).collect();
    let OptionSpec { name, description, required, filling, .. } = option;
    let (person, file) = (*filling == Filling::Person, *filling == Filling::File);
    json!({
        "name": name, "description": description, "required": required, "person": person, "file": file, "choices": choices,
    })
}
