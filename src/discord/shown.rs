//! What is shown, as Discord's JSON: messages, suggestions.
//!
//! A message notifies exactly the people its card pings, whatever its text says; people of other doors are written by
//! their names. The conversation's own limits are Discord's, so nothing is cut here that it did not let grow.

use pergola_chat::{Card, Suggestion, limits};
use pergola_table::PersonId;
use pergola_text::{Language, Text};
use serde_json::{Value, json};

use super::{
    files::{File, Pictured},
    ids, layout, say,
    settings::Layout,
};

/// The flag of a message only one person sees.
const PRIVATE: u64 = 64;
/// The flag of a message that makes no sound.
const SILENT: u64 = 1 << 12;
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

/// A message.
pub(super) fn message(layout: Layout, card: &Card, pictured: Pictured<'_>) -> Value {
    let mut body = json!({ "allowed_mentions": mentions(&card.ping) });
    layout::put(layout, &mut body, card, pictured);
    if !matches!(pictured, Pictured::Later(_)) {
        body["attachments"] = attachments(card, pictured.files());
    }
    flagged(body, layout::flags(layout))
}

/// What the pictures change of a message that is there already: in a frame its gallery, which is a part of it.
pub(super) fn picture(layout: Layout, card: &Card, pictured: Pictured<'_>) -> Value {
    match layout {
        Layout::Framed => message(layout, card, pictured),
        Layout::Plain => json!({ "attachments": attachments(card, pictured.files()) }),
    }
}

fn attachments(card: &Card, files: &[File]) -> Value {
    let alts = card.pictures().map(|it| &it.alt).chain(card.file.iter().map(|it| &it.alt));
    let attachment = |(place, (file, alt)): (usize, (&File, &String))| {
        // A number would do for Discord too, but its description of the API says text.
        let mut attachment = json!({ "id": place.to_string(), "filename": file.name });
        if !alt.is_empty() {
            attachment["description"] = json!(alt);
        }
        attachment
    };
    files.iter().zip(alts).enumerate().map(attachment).collect()
}

/// A body with these flags; none are named where there are none.
fn flagged(mut body: Value, flags: u64) -> Value {
    if flags != 0 {
        body["flags"] = json!(body["flags"].as_u64().unwrap_or_default() | flags);
    }
    body
}

/// The same as a new message in answer to an interaction, for one person alone.
pub(super) fn private(layout: Layout, card: &Card, pictured: Pictured<'_>) -> Value {
    flagged(message(layout, card, pictured), PRIVATE)
}

/// A message for a channel. A repeat with the same nonce, within minutes, is the same message.
pub(super) fn posted(layout: Layout, card: &Card, pictured: Pictured<'_>, nonce: &str) -> Value {
    let mut body = message(layout, card, pictured);
    body["nonce"] = json!(nonce);
    body["enforce_nonce"] = json!(true);
    flagged(body, if card.silent { SILENT } else { 0 })
}

/// A sentence for a channel, that notifies nobody.
pub(super) fn sentence(text: String) -> Card {
    Card { text, ..Card::default() }
}

/// The same message, which says so where a file of its own is missing from it.
pub(super) fn without_file(card: &Card, language: Language) -> Card {
    if card.file.is_none() {
        return card.clone();
    }
    let note = say(language, &Text::new("discord-file-refused"));
    let room = limits::TEXT - limits::length(&note) - 1;
    Card { text: [limits::cut(&card.text, room), note].join("\n"), ..card.clone() }
}

/// A first answer. A promise has no message yet.
pub(super) fn answer(layout: Layout, kind: AnswerKind, card: Option<(&Card, Pictured<'_>)>) -> Value {
    let number = match kind {
        AnswerKind::Private => 4,
        AnswerKind::PrivateLater => 5,
        AnswerKind::UpdateLater => 6,
        AnswerKind::Update => 7,
    };
    match (kind, card) {
        (AnswerKind::Private, Some((card, it))) => json!({ "type": number, "data": private(layout, card, it) }),
        (AnswerKind::Update, Some((card, it))) => json!({ "type": number, "data": message(layout, card, it) }),
        (AnswerKind::PrivateLater, _) => json!({ "type": number, "data": { "flags": PRIVATE } }),
        _ => json!({ "type": number }),
    }
}

/// The answer to somebody who is typing.
pub(super) fn suggestions(suggestions: &[Suggestion]) -> Value {
    let choices = suggestions.iter().take(limits::CHOICES).map(|it| json!({ "name": it.label, "value": it.value }));
    json!({ "type": 8, "data": { "choices": choices.collect::<Vec<_>>() } })
}

/// A thread to start from a message.
pub(super) fn thread(name: &str) -> Value {
    json!({ "name": name, "auto_archive_duration": KEPT_OPEN })
}

/// A thread to be written in again.
pub(super) fn open_thread() -> Value {
    json!({ "archived": false })
}

fn mentions(ping: &[PersonId]) -> Value {
    let mut users: Vec<u64> = ping.iter().filter_map(ids::person).collect();
    users.sort_unstable();
    users.dedup();
    json!({ "parse": [], "users": users.iter().map(u64::to_string).collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_chat as chat;
    use pergola_chat::{
        Picture,
        rows::{Button, MenuChoice, Row, SelectMenu, Style},
    };
    use pergola_engine::Seat;
    use pergola_render::Scene;
    use twilight_model::channel::message::Component;
    use twilight_validate::{component as valid_component, message as valid_message};

    use super::*;
    use crate::pictures::FILE_NAMES;

    const LAYOUTS: [Layout; 2] = [Layout::Framed, Layout::Plain];

    #[test]
    fn only_the_pinged_are_notified() {
        let person = |id: &str| PersonId(id.to_owned());
        let ping = vec![person("discord:9"), person("playground:Ann"), person("discord:9")];
        let card = Card { text: "@everyone <@discord:81> <@discord:9>".to_owned(), ping, ..Card::default() };
        for layout in LAYOUTS {
            let of = |card: &Card| message(layout, card, Pictured::Without)["allowed_mentions"].clone();
            assert_eq!(of(&card), json!({ "parse": [], "users": ["9"] }));
            assert_eq!(of(&Card::default()), json!({ "parse": [], "users": [] }));
        }
    }

    fn scene() -> Scene<String> {
        Scene { width: 1, height: 1, palette: "none", layers: Vec::new() }
    }

    fn card_with_picture() -> Card {
        let choice = MenuChoice {
            value: "v".into(),
            label: "Take 3".into(),
            description: "*You* have 5 then".into(),
            chosen: true,
            press: "1".into(),
        };
        let menu = SelectMenu { id: "menu.1.do.0".into(), placeholder: "What?".into(), choices: vec![choice], open: true };
        let button = Button { id: "1.5.turn".into(), label: "Play my turn".into(), style: Style::Primary, enabled: true };
        let picture = Some(Picture { scene: scene(), alt: "A market of four tiles.".into() });
        let rows = vec![Row::Menu(menu), Row::Buttons(vec![button])];
        Card { text: "Your turn.".into(), picture, rows, seat: Some(Seat(1)), ..Card::default() }
    }

    fn files(count: usize) -> Vec<File> {
        FILE_NAMES.iter().take(count).map(|name| File { name: (*name).into(), bytes: Arc::from(*b"png") }).collect()
    }

    #[test]
    fn a_message_keeps_no_picture_but_its_own() {
        let card = card_with_picture();
        for layout in LAYOUTS {
            assert_eq!(message(layout, &card, Pictured::Without)["attachments"], json!([]));
            let later = message(layout, &card, Pictured::Later(&[]));
            assert_eq!(later.get("attachments"), None, "the one before stays until it is there");
            let drawn = message(layout, &card, Pictured::With(&files(1)));
            assert_eq!(drawn["attachments"][0]["description"], "A market of four tiles.");
            assert_eq!(drawn["attachments"][0]["id"], "0");
            let follows = picture(layout, &card, Pictured::With(&files(1)));
            assert_eq!(follows["attachments"], drawn["attachments"]);
            assert_eq!(picture(layout, &card, Pictured::Without)["attachments"], json!([]));
        }
    }

    fn parts_of(body: &Value) -> Vec<Component> {
        serde_json::from_value(body["components"].clone()).unwrap_or_else(|why| panic!("{why}: {body}"))
    }

    #[test]
    fn plain_rows_are_what_discord_takes() {
        let body = message(Layout::Plain, &card_with_picture(), Pictured::Without);
        let rows = parts_of(&body);
        rows.iter().for_each(|row| valid_component::component_v1(row).unwrap());
        assert_eq!((rows.len(), body.get("flags")), (2, None));
        valid_message::content(body["content"].as_str().unwrap()).unwrap();
    }

    #[test]
    fn a_frame_is_what_discord_takes_with_every_choice_beside_its_button() {
        let beside = Some(Picture { scene: scene(), alt: "The board.".into() });
        let card = Card { beside, ..card_with_picture() };
        let body = message(Layout::Framed, &card, Pictured::With(&files(2)));
        let parts = parts_of(&body);
        parts.iter().for_each(|part| valid_component::component_v2(part).unwrap());
        assert_eq!((&body["content"], &body["flags"]), (&Value::Null, &json!(1 << 15)));
        let frame = &body["components"][0];
        assert_eq!((&frame["type"], &frame["accent_color"]), (&json!(17), &json!(0xC2_45_2D)), "the colour of the second seat");
        let kinds: Vec<_> = frame["components"].as_array().unwrap().iter().map(|it| it["type"].as_u64().unwrap()).collect();
        assert_eq!(kinds, [10, 12, 14, 9, 1], "words, pictures, a line, a choice, a row");
        let items = frame["components"][1]["items"].as_array().unwrap();
        let shown = items.iter().map(|it| (it["media"]["url"].as_str().unwrap(), it["description"].as_str().unwrap()));
        assert_eq!(
            shown.collect::<Vec<_>>(),
            [("attachment://board.png", "A market of four tiles."), ("attachment://beside.png", "The board."),]
        );
        let choice = &frame["components"][3];
        assert_eq!(choice["components"][0]["content"], "**Take 3**\n-# \\*You\\* have 5 then");
        assert_eq!((&choice["accessory"]["label"], &choice["accessory"]["custom_id"]), (&json!("1"), &json!("v")));
    }

    #[test]
    fn a_frame_keeps_the_pictures_of_before_until_its_own_are_there() {
        let shows = ["board.png".to_owned()];
        let body = message(Layout::Framed, &card_with_picture(), Pictured::Later(&shows));
        assert_eq!(body["components"][0]["components"][1]["items"], json!([{ "media": { "url": "attachment://board.png" } }]));
        assert_eq!(body.get("attachments"), None);
        let new = message(Layout::Framed, &card_with_picture(), Pictured::Later(&[]));
        assert_eq!(new["components"][0]["components"][1]["type"], 14, "there is none to keep");
    }

    #[test]
    fn a_file_is_named_in_its_frame() {
        let file = chat::Attachment { name: "table-7.jsonl".into(), alt: String::new(), bytes: Arc::from(*b"{}") };
        let card = Card { text: "Here it is.".into(), file: Some(file), ..Card::default() };
        let files = [File { name: "table-7.jsonl".into(), bytes: Arc::from(*b"{}") }];
        let body = message(Layout::Framed, &card, Pictured::With(&files));
        parts_of(&body).iter().for_each(|part| valid_component::component_v2(part).unwrap());
        assert_eq!(body["components"][0]["components"][1]["file"]["url"], "attachment://table-7.jsonl");
        let film = chat::Attachment { name: "table-7.gif".into(), alt: "A film.".into(), bytes: Arc::from(*b"GIF") };
        let card = Card { file: Some(film), ..card };
        let files = [File { name: "table-7.gif".into(), bytes: Arc::from(*b"GIF") }];
        let body = message(Layout::Framed, &card, Pictured::With(&files));
        assert_eq!(body["components"][0]["components"][1]["items"][0]["description"], "A film.");
    }

    #[test]
    fn the_longest_message_is_within_the_frames_limits() {
        let choice = |at: usize| MenuChoice {
            value: at.to_string(),
            label: "-".repeat(limits::LABEL),
            description: "*".repeat(limits::DESCRIPTION),
            chosen: false,
            press: "x".repeat(limits::LABEL),
        };
        let choices = (0..limits::OPEN_CHOICES).map(choice).collect();
        let menu = SelectMenu { id: "menu.1.do.0".into(), placeholder: String::new(), choices, open: true };
        let button = |at: usize| Button { id: format!("b{at}"), label: "x".into(), style: Style::Primary, enabled: true };
        let rows = vec![Row::Menu(menu), Row::Buttons((0..limits::BUTTONS).map(button).collect())];
        let card = Card { text: "x".repeat(limits::TEXT), rows, ..card_with_picture() };
        assert!(limits::parts(&card) <= limits::PARTS && limits::check_card(&card).is_ok());
        let body = message(Layout::Framed, &card, Pictured::With(&files(1)));
        parts_of(&body).iter().for_each(|part| valid_component::component_v2(part).unwrap());
        let count = body.to_string().matches("\"type\":").count();
        assert_eq!(count, limits::parts(&card), "counted as it is laid out");
    }

    #[test]
    fn a_promise_says_nothing_yet() {
        for layout in LAYOUTS {
            assert_eq!(answer(layout, AnswerKind::PrivateLater, None), json!({ "type": 5, "data": { "flags": 64 } }));
            assert_eq!(answer(layout, AnswerKind::UpdateLater, None), json!({ "type": 6 }));
        }
        let card = Card { text: "Done.".into(), ..Card::default() };
        let flags = |layout, kind| answer(layout, kind, Some((&card, Pictured::Without)))["data"]["flags"].as_u64();
        assert_eq!(flags(Layout::Plain, AnswerKind::Private), Some(64));
        assert_eq!(flags(Layout::Plain, AnswerKind::Update), None);
        assert_eq!(flags(Layout::Framed, AnswerKind::Private), Some(64 | 1 << 15));
        assert_eq!(flags(Layout::Framed, AnswerKind::Update), Some(1 << 15));
    }

    #[test]
    fn a_post_is_the_same_when_it_is_repeated() {
        let body = posted(Layout::Framed, &card_with_picture(), Pictured::Later(&[]), "p12-3");
        assert_eq!((&body["nonce"], &body["enforce_nonce"]), (&json!("p12-3"), &json!(true)));
        assert_eq!(body.get("attachments"), None);
    }
}
