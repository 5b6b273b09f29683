//! What is shown, as Discord's JSON: messages, commands, suggestions.
//!
//! A message notifies exactly the people its card pings, whatever its text says; people of other doors are written by
//! their names. The conversation's own limits are Discord's, so nothing is cut here that it did not let grow.

use pergola_chat::{
    Card, Suggestion,
    commands::{CommandSpec, Filling, OptionSpec},
    limits,
    rows::{Button, Row, SelectMenu, Style},
};
use pergola_table::PersonId;
use pergola_text::Text;
use serde_json::{Value, json};

use super::{files::File, ids, say};

/// The flag of a message only one person sees.
const PRIVATE: u64 = 64;
/// The flag of a message that makes no sound.
const SILENT: u64 = 1 << 12;
/// The kinds of channels that tables are opened in, or in whose threads: of text, of news, of posts.
const WITH_TABLES: [u64; 3] = [0, 5, 15];
/// How long a quiet thread stays open, in minutes: seven days, the longest there is.
const KEPT_OPEN: u64 = 10_080;

/// The kinds of a first answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerKind {
    /// A new message that this person alone sees.
    Private,
    /// A promise of one.
    PrivateLater,
    /// In place of the message that was pressed.
    Update,
    /// A promise of that.
    UpdateLater,
}

/// How far the picture of a message is.
#[derive(Clone, Copy)]
pub(super) enum Pictured<'a> {
    /// It is here.
    With(&'a File),
    /// It follows: until then a message that takes the place of another keeps that one's.
    Later,
    /// There is none, and none that was there before stays.
    Without,
}

impl<'a> Pictured<'a> {
    /// The file that goes with the message.
    pub(super) fn file(self) -> Option<&'a File> {
        if let Pictured::With(file) = self { Some(file) } else { None }
    }
}

/// A message.
pub(super) fn message(card: &Card, pictured: Pictured<'_>) -> Value {
    let mut body = json!({
        "content": content(card),
        "allowed_mentions": mentions(&card.ping),
        "components": card.rows.iter().map(row).collect::<Vec<_>>(),
    });
    if !matches!(pictured, Pictured::Later) {
        body["attachments"] = attachments(card, pictured.file());
    }
    body
}

/// The picture of a message that is there already, and nothing else of it.
pub(super) fn picture(card: &Card, file: Option<&File>) -> Value {
    json!({ "attachments": attachments(card, file) })
}

fn attachments(card: &Card, file: Option<&File>) -> Value {
    let Some(file) = file else { return json!([]) };
    let alt = card.picture.as_ref().map(|it| &it.alt).or(card.file.as_ref().map(|it| &it.alt));
    // A number would do for Discord too, but its description of the API says text.
    let mut attachment = json!({ "id": "0", "filename": file.name });
    if let Some(alt) = alt.filter(|alt| !alt.is_empty()) {
        attachment["description"] = json!(alt);
    }
    json!([attachment])
}

/// The same as a new message in answer to an interaction, for one person alone.
pub(super) fn private(card: &Card, pictured: Pictured<'_>) -> Value {
    let mut body = message(card, pictured);
    body["flags"] = json!(PRIVATE);
    body
}

/// A message for a channel. A repeat with the same nonce, within minutes, is the same message.
pub(super) fn posted(card: &Card, pictured: Pictured<'_>, nonce: &str) -> Value {
    let mut body = message(card, pictured);
    body["nonce"] = json!(nonce);
    body["enforce_nonce"] = json!(true);
    if card.silent {
        body["flags"] = json!(SILENT);
    }
    body
}

/// A sentence for a channel, that notifies nobody.
pub(super) fn sentence(text: String) -> Card {
    Card { text, ..Card::default() }
}

/// The same message, which says so where a file of its own is missing from it.
pub(super) fn without_file(card: &Card) -> Card {
    if card.file.is_none() {
        return card.clone();
    }
    let note = say(&Text::new("discord-file-refused"));
    let room = limits::TEXT - limits::length(&note) - 1;
    Card { text: [limits::cut(&card.text, room), note].join("\n"), ..card.clone() }
}

/// A first answer. A promise has no message yet.
pub(super) fn answer(kind: AnswerKind, card: Option<(&Card, Pictured<'_>)>) -> Value {
    let number = match kind {
        AnswerKind::Private => 4,
        AnswerKind::PrivateLater => 5,
        AnswerKind::UpdateLater => 6,
        AnswerKind::Update => 7,
    };
    match (kind, card) {
        (AnswerKind::Private, Some((card, it))) => json!({ "type": number, "data": private(card, it) }),
        (AnswerKind::Update, Some((card, it))) => json!({ "type": number, "data": message(card, it) }),
        (AnswerKind::PrivateLater, _) => json!({ "type": number, "data": { "flags": PRIVATE } }),
        _ => json!({ "type": number }),
    }
}

/// The answer to somebody who is typing.
pub(super) fn suggestions(suggestions: &[Suggestion]) -> Value {
    let choices = suggestions.iter().take(limits::CHOICES).map(|it| json!({ "name": it.label, "value": it.value }));
    json!({ "type": 8, "data": { "choices": choices.collect::<Vec<_>>() } })
}

/// All commands, for servers only.
pub(super) fn commands(commands: &[CommandSpec]) -> Value {
    commands.iter().map(command).collect()
}

/// A thread to start from a message.
pub(super) fn thread(name: &str) -> Value {
    json!({ "name": name, "auto_archive_duration": KEPT_OPEN })
}

/// A thread to be written in again.
pub(super) fn open_thread() -> Value {
    json!({ "archived": false })
}

/// The text with this door's own mentions, and the names of other doors' people, channels and roles.
fn content(card: &Card) -> String {
    let mut content = String::new();
    let mut rest = card.text.as_str();
    while let Some((before, after)) = rest.split_once('<') {
        content.push_str(before);
        match after.split_once('>').and_then(|(inside, after)| Some((mention(inside)?, after))) {
            Some((mention, after)) => {
                content.push_str(&mention);
                rest = after;
            }
            None => {
                content.push('<');
                rest = after;
            }
        }
    }
    content.push_str(rest);
    limits::cut(&content, limits::TEXT)
}

/// The mention of whom or what stands so between angle brackets; nothing of anything else.
fn mention(inside: &str) -> Option<String> {
    let (sign, id) = ["@&", "@", "#"].into_iter().find_map(|sign| Some((sign, inside.strip_prefix(sign)?)))?;
    let (_, name) = id.split_once(':')?;
    Some(ids::number(id).map_or_else(|| plain(name), |number| format!("<{sign}{number}>")))
}

/// Characters that mean something in a message, as they are.
fn plain(name: &str) -> String {
    let mut plain = String::new();
    for character in name.chars() {
        if character.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(character);
    }
    plain
}

fn mentions(ping: &[PersonId]) -> Value {
    let mut users: Vec<u64> = ping.iter().filter_map(ids::person).collect();
    users.sort_unstable();
    users.dedup();
    json!({ "parse": [], "users": users.iter().map(u64::to_string).collect::<Vec<_>>() })
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
    let choice = |it: &pergola_chat::rows::MenuChoice| {
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

fn command(command: &CommandSpec) -> Value {
    let verbs = command.verbs.iter().map(|verb| {
        let options: Vec<_> = verb.options.iter().map(option).collect();
        json!({ "type": 1, "name": verb.name, "description": verb.description, "options": options })
    });
    let options: Vec<_> = verbs.chain(command.options.iter().map(option)).collect();
    json!({
        "type": 1,
        "name": command.name,
        "description": command.description,
        "options": options,
        "contexts": [0],
        "integration_types": [0],
    })
}

fn option(option: &OptionSpec) -> Value {
    let choices: Vec<_> = option.choices.iter().map(|(value, label)| json!({ "name": label, "value": value })).collect();
    let mut body = json!({ "type": 3, "name": option.name, "description": option.description, "required": option.required });
    match option.filling {
        Filling::Person => body["type"] = json!(6),
        Filling::Channel => {
            body["type"] = json!(7);
            body["channel_types"] = json!(WITH_TABLES);
        }
        Filling::Role => body["type"] = json!(8),
        Filling::File => body["type"] = json!(11),
        Filling::Words => body["max_length"] = json!(limits::VALUE),
        Filling::Text if choices.is_empty() => body["autocomplete"] = json!(true),
        Filling::Text => body["choices"] = json!(choices),
    }
    body
}

#[cfg(test)]
mod tests {
    use pergola_games::GAMES;
    use std::sync::Arc;

    use pergola_chat as chat;
    use pergola_chat::{Picture, rows::MenuChoice};
    use pergola_render::Scene;
    use twilight_model::{application::command::Command, channel::message::Component};
    use twilight_validate::{command as valid_command, component as valid_component, message as valid_message};

    use super::*;
    use crate::pictures::FILE_NAME;

    fn said(text: &str) -> String {
        content(&Card { text: text.to_owned(), ..Card::default() })
    }

    #[test]
    fn people_are_mentioned_as_their_door_knows_them() {
        assert_eq!(said("It is <@discord:81>'s turn, then <@discord:9>'s."), "It is <@81>'s turn, then <@9>'s.");
        assert_eq!(said("<@playground:Ann_Lee> plays"), "Ann\\_Lee plays");
        assert_eq!(said("In <#discord:4>, by <@&discord:5>."), "In <#4>, by <@&5>.");
        assert_eq!(said("In <#playground:here>, <t:5:R>"), "In here, <t:5:R>");
        for meant in ["a < b", "<@", "<@81>", "<@discord:81", "\\<@everyone>", "@everyone"] {
            assert_eq!(said(meant), meant);
        }
    }

    #[test]
    fn only_the_pinged_are_notified() {
        let person = |id: &str| PersonId(id.to_owned());
        let ping = vec![person("discord:9"), person("playground:Ann"), person("discord:9")];
        let card = Card { text: "@everyone <@discord:81> <@discord:9>".to_owned(), ping, ..Card::default() };
        assert_eq!(message(&card, Pictured::Without)["allowed_mentions"], json!({ "parse": [], "users": ["9"] }));
        assert_eq!(private(&Card::default(), Pictured::Without)["allowed_mentions"], json!({ "parse": [], "users": [] }));
    }

    fn card_with_picture() -> Card {
        let choice = MenuChoice { value: "v".into(), label: "Take 3".into(), description: String::new(), chosen: true };
        let menu = SelectMenu { id: "menu.1.do.0".into(), placeholder: "What?".into(), choices: vec![choice] };
        let button = Button { id: "1.5.turn".into(), label: "Play my turn".into(), style: Style::Primary, enabled: true };
        let scene = Scene { width: 1, height: 1, palette: "none", layers: Vec::new() };
        let picture = Some(Picture { scene, alt: "A market of four tiles.".into() });
        let rows = vec![Row::Menu(menu), Row::Buttons(vec![button])];
        Card { text: "Your turn.".into(), picture, rows, ..Card::default() }
    }

    fn file() -> File {
        File { name: FILE_NAME.into(), bytes: Arc::from(*b"png") }
    }

    #[test]
    fn a_message_keeps_no_picture_but_its_own() {
        let card = card_with_picture();
        assert_eq!(message(&card, Pictured::Without)["attachments"], json!([]));
        assert_eq!(message(&card, Pictured::Later).get("attachments"), None, "the one before stays until it is there");
        let drawn = message(&card, Pictured::With(&file()));
        assert_eq!(drawn["attachments"][0]["description"], "A market of four tiles.");
        assert_eq!(drawn["attachments"][0]["id"], "0");
        assert_eq!(picture(&card, Some(&file())), json!({ "attachments": drawn["attachments"] }));
        assert_eq!(picture(&card, None), json!({ "attachments": [] }));
    }

    #[test]
    fn rows_are_what_discord_takes() {
        let body = message(&card_with_picture(), Pictured::Without);
        let rows: Vec<Component> = serde_json::from_value(body["components"].clone()).unwrap();
        rows.iter().for_each(|row| valid_component::component_v1(row).unwrap());
        assert_eq!(rows.len(), 2);
        valid_message::content(body["content"].as_str().unwrap()).unwrap();
    }

    #[test]
    fn every_command_is_what_discord_takes() {
        let bodies = commands(&chat::commands::commands(&GAMES));
        for body in bodies.as_array().unwrap() {
            let mut body = body.clone();
            body["version"] = json!("1");
            let command: Command = serde_json::from_value(body.clone()).unwrap_or_else(|why| panic!("{why}: {body}"));
            valid_command::command(&command).unwrap();
            assert_eq!(body["contexts"], json!([0]), "in servers only");
        }
        assert!(bodies.as_array().unwrap().len() >= 10);
    }

    #[test]
    fn whoever_writes_their_own_words_is_told_how_many_and_suggested_none() {
        let bodies = commands(&chat::commands::commands(&GAMES));
        let option_of = |(group, command): (&str, &str), option: &str| {
            let find = |list: &Value, name: &str| list.as_array()?.iter().find(|it| it["name"] == name).cloned();
            find(&find(&find(&bodies, group)?["options"], command)?["options"], option)
        };
        for (command, option) in [(("table", "report"), "what"), (("me", "note"), "text")] {
            let found = option_of(command, option).expect("it is there");
            assert_eq!((&found["max_length"], found.get("autocomplete")), (&json!(limits::VALUE), None), "{found}");
        }
        assert_eq!(option_of(("me", "note"), "table").expect("it is there")["autocomplete"], json!(true));
    }

    #[test]
    fn a_promise_says_nothing_yet() {
        assert_eq!(answer(AnswerKind::PrivateLater, None), json!({ "type": 5, "data": { "flags": 64 } }));
        assert_eq!(answer(AnswerKind::UpdateLater, None), json!({ "type": 6 }));
        let card = Card { text: "Done.".into(), ..Card::default() };
        assert_eq!(answer(AnswerKind::Private, Some((&card, Pictured::Without)))["data"]["flags"], 64);
        assert_eq!(answer(AnswerKind::Update, Some((&card, Pictured::Without)))["data"].get("flags"), None);
    }

    #[test]
    fn a_post_is_the_same_when_it_is_repeated() {
        let body = posted(&card_with_picture(), Pictured::Later, "p12-3");
        assert_eq!((&body["nonce"], &body["enforce_nonce"]), (&json!("p12-3"), &json!(true)));
        assert_eq!(body.get("attachments"), None);
    }
}
