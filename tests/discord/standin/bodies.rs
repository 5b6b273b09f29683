//! What the bot's bodies must look like: read with `twilight-model`, held to the limits by `twilight-validate`, and to what
//! Discord asks beyond single fields: different ids in a message, files that are listed, mentions that are named.

use std::collections::BTreeSet;

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use twilight_model::{
    application::command::Command,
    channel::message::{AllowedMentions, Component, Embed, MessageFlags, component::SelectMenuType},
    http::interaction::{InteractionResponse, InteractionResponseType},
};
use twilight_validate::{command, component, message};

use super::call::File;

/// Bytes of a file.
const LARGEST_FILE: usize = 10 * 1024 * 1024;
/// Files of a message.
const MOST_FILES: usize = 10;
/// Characters of a nonce.
const LONGEST_NONCE: usize = 25;

/// A message to create, or what changes of one.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MessageBody {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Embed>>,
    pub(crate) components: Option<Vec<Component>>,
    pub(crate) attachments: Option<Vec<Listed>>,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) flags: Option<MessageFlags>,
    pub(crate) nonce: Option<Nonce>,
    #[serde(default)]
    pub(crate) enforce_nonce: bool,
    #[serde(default, rename = "tts")]
    _tts: bool,
    #[serde(default)]
    sticker_ids: Vec<Value>,
}

/// A file as the body lists it: a new one by its place, an old one by its id.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listed {
    #[serde(deserialize_with = "number")]
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// A number or a word.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(untagged)]
pub(crate) enum Nonce {
    Number(u64),
    Word(String),
}

impl Nonce {
    pub(crate) fn word(&self) -> String {
        match self {
            Nonce::Number(number) => number.to_string(),
            Nonce::Word(word) => word.clone(),
        }
    }
}

/// A thread to start from a message.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThreadBody {
    pub(crate) name: String,
    pub(crate) auto_archive_duration: Option<u16>,
    #[serde(default, rename = "rate_limit_per_user")]
    _slow: Option<u16>,
    #[serde(default, rename = "type")]
    _kind: Option<u8>,
}

/// What changes of a thread.
#[derive(Debug, Deserialize)]
pub(crate) struct ChannelBody {
    pub(crate) archived: Option<bool>,
    pub(crate) locked: Option<bool>,
    pub(crate) name: Option<String>,
}

/// Reads a body; what is wrong with it otherwise.
pub(crate) fn read<T: DeserializeOwned>(json: Option<&Value>) -> Result<T, String> {
    let json = json.ok_or("there is no body")?;
    serde_json::from_value(json.clone()).map_err(|why| format!("{why} in {json}"))
}

impl MessageBody {
    /// Whether it is framed: its words are parts of it, and it has no content.
    pub(crate) fn is_framed(&self) -> bool {
        self.flags.is_some_and(|it| it.contains(MessageFlags::IS_COMPONENTS_V2))
    }

    /// What it says, wherever that stands.
    pub(crate) fn words(&self) -> String {
        let mut words = Vec::from_iter(self.content.clone());
        self.components.iter().flatten().for_each(|it| collect_words(it, &mut words));
        words.join("\n")
    }
}

fn collect_words(component: &Component, words: &mut Vec<String>) {
    match component {
        Component::TextDisplay(it) => words.push(it.content.clone()),
        Component::Container(it) => it.components.iter().for_each(|it| collect_words(it, words)),
        Component::Section(it) => it.components.iter().for_each(|it| collect_words(it, words)),
        _ => {}
    }
}

/// Holds a message to the limits. A new one must not be empty.
pub(crate) fn check_message(body: &MessageBody, files: &[File], new: bool) -> Result<(), String> {
    let said = |why: &dyn std::fmt::Display| why.to_string();
    let content = body.content.as_deref().unwrap_or_default();
    message::content(content).map_err(|why| said(&why))?;
    let embeds = body.embeds.as_deref().unwrap_or_default();
    message::embeds(embeds).map_err(|why| said(&why))?;
    let components = body.components.as_deref().unwrap_or_default();
    if body.is_framed() {
        check_frame(body, components)?;
    } else {
        message::components(components, false).map_err(|why| said(&why))?;
    }
    check_components(components)?;
    check_files(body, files)?;
    if new && body.words().trim().is_empty() && embeds.is_empty() && files.is_empty() {
        return Err("an empty message".to_owned());
    }
    if body.nonce.as_ref().is_some_and(|it| it.word().len() > LONGEST_NONCE) {
        return Err("a nonce that is too long".to_owned());
    }
    if !body.sticker_ids.is_empty() {
        return Err("stickers".to_owned());
    }
    check_mentions(&body.words(), body.allowed_mentions.as_ref())
}

/// What a framed message keeps to: no content, at most 40 parts and 4,000 characters in all.
fn check_frame(body: &MessageBody, components: &[Component]) -> Result<(), String> {
    if body.content.is_some() || body.embeds.is_some() {
        return Err("content or embeds beside a frame".to_owned());
    }
    components.iter().try_for_each(component::component_v2).map_err(|why| why.to_string())?;
    let parts: usize = components.iter().map(Component::component_count).sum();
    let characters: usize = body.words().encode_utf16().count();
    if parts > 40 || characters > 4000 {
        return Err(format!("{parts} parts and {characters} characters in a frame"));
    }
    Ok(())
}

/// Ids are different in a message, values in a menu, and no more is chosen than may be.
fn check_components(components: &[Component]) -> Result<(), String> {
    let mut ids = BTreeSet::new();
    for component in pressable(components) {
        let id = match component {
            Component::Button(button) => button.custom_id.clone().ok_or("a button without an id")?,
            Component::SelectMenu(menu) => {
                let options = menu.options.as_deref().unwrap_or_default();
                let values: BTreeSet<_> = options.iter().map(|it| &it.value).collect();
                let chosen = options.iter().filter(|it| it.default).count();
                if menu.kind != SelectMenuType::Text || options.is_empty() || values.len() < options.len() {
                    return Err(format!("a menu with the same value twice, or without any: {options:?}"));
                }
                if chosen > usize::from(menu.max_values.unwrap_or(1)) {
                    return Err(format!("{chosen} are chosen"));
                }
                menu.custom_id.clone()
            }
            other => return Err(format!("{:?} in a message", other.kind())),
        };
        if !ids.insert(id.clone()) {
            return Err(format!("the id {id} twice"));
        }
    }
    Ok(())
}

/// Everything in a message that can be pressed, in rows, in a frame and beside sentences.
pub(crate) fn pressable(components: &[Component]) -> Vec<&Component> {
    let mut found = Vec::new();
    for component in components {
        match component {
            Component::ActionRow(row) => found.extend(&row.components),
            Component::Container(frame) => found.extend(pressable(&frame.components)),
            Component::Section(section) => found.push(&*section.accessory),
            _ => {}
        }
    }
    found
}

/// The names of the files that a frame shows.
pub(crate) fn shown_files(components: &[Component]) -> Vec<String> {
    let name = |url: &str| url.strip_prefix("attachment://").unwrap_or(url).to_owned();
    let mut found = Vec::new();
    for component in components {
        match component {
            Component::Container(frame) => found.extend(shown_files(&frame.components)),
            Component::MediaGallery(gallery) => found.extend(gallery.items.iter().map(|it| name(&it.media.url))),
            Component::File(file) => found.push(name(&file.file.url)),
            _ => {}
        }
    }
    found
}

fn check_files(body: &MessageBody, files: &[File]) -> Result<(), String> {
    let listed = body.attachments.as_deref().unwrap_or_default();
    if listed.len() > MOST_FILES || files.len() > MOST_FILES {
        return Err(format!("{} files", listed.len().max(files.len())));
    }
    for it in listed {
        message::attachment_filename(it.filename.as_deref().unwrap_or_default()).map_err(|why| why.to_string())?;
        message::attachment_description(it.description.as_deref().unwrap_or_default()).map_err(|why| why.to_string())?;
    }
    for file in files {
        if file.bytes.len() > LARGEST_FILE {
            return Err(format!("{} of {} bytes", file.name, file.bytes.len()));
        }
        if file.kind.is_empty() {
            return Err(format!("{} does not say what it is", file.name));
        }
        if file.kind == "image/png" && !file.bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Err(format!("{} is no PNG", file.name));
        }
        if body.attachments.is_some() && listed.iter().all(|it| it.id != file.place) {
            return Err(format!("{} is not listed", file.name));
        }
    }
    Ok(())
}

/// Who is mentioned is named: without that everybody mentioned would be notified.
fn check_mentions(content: &str, allowed: Option<&AllowedMentions>) -> Result<(), String> {
    let Some(allowed) = allowed else {
        let notifies = content.contains("<@") || content.contains("@everyone") || content.contains("@here");
        return if notifies { Err(format!("mentions that nobody limited: {content}")) } else { Ok(()) };
    };
    if !allowed.parse.is_empty() {
        return Err(format!("whole kinds of mentions notify: {:?}", allowed.parse));
    }
    match allowed.users.iter().find(|it| !content.contains(&format!("<@{it}>"))) {
        Some(unnamed) => Err(format!("{unnamed} is to be notified and not mentioned")),
        None => Ok(()),
    }
}

/// Reads and checks the commands to register.
pub(crate) fn read_commands(json: Option<&Value>) -> Result<Vec<Command>, String> {
    let list = json.and_then(Value::as_array).ok_or("commands are a list")?;
    let read = |it: &Value| {
        let mut it = it.clone();
        // Discord gives each its version; the model knows only commands that have one.
        it["version"] = json!("1");
        serde_json::from_value::<Command>(it.clone()).map_err(|why| format!("{why} in {it}"))
    };
    let commands = list.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    for it in &commands {
        command::command(it).map_err(|why| format!("/{}: {why}", it.name))?;
        command::options(&it.options).map_err(|why| format!("/{}: {why}", it.name))?;
        for option in it.options.iter().flat_map(|it| std::iter::once(it).chain(it.options.iter().flatten())) {
            command::option(option).map_err(|why| format!("/{} {}: {why}", it.name, option.name))?;
            let choices = option.choices.as_deref().unwrap_or_default();
            if choices.len() > 25 || (option.autocomplete == Some(true) && !choices.is_empty()) {
                return Err(format!("/{} {}: {} choices", it.name, option.name, choices.len()));
            }
            choices.iter().try_for_each(command::choice).map_err(|why| format!("/{} {}: {why}", it.name, option.name))?;
        }
    }
    let names: BTreeSet<_> = commands.iter().map(|it| &it.name).collect();
    if commands.len() > 100 || names.len() < commands.len() {
        return Err(format!("{} commands with {} names", commands.len(), names.len()));
    }
    Ok(commands)
}

/// The first answer to an interaction: its kind, the message in it, and the choices.
pub(crate) fn read_answer(json: Option<&Value>, files: &[File]) -> Result<(InteractionResponse, MessageBody), String> {
    let json = json.ok_or("there is no body")?;
    let mut known = json.clone();
    // The model's files need a name, which kept ones have not.
    if let Some(data) = known.get_mut("data").and_then(Value::as_object_mut) {
        data.remove("attachments");
    }
    let response: InteractionResponse = serde_json::from_value(known).map_err(|why| format!("{why} in {json}"))?;
    if response.kind == InteractionResponseType::ApplicationCommandAutocompleteResult {
        let choices = response.data.as_ref().and_then(|it| it.choices.as_deref()).unwrap_or_default();
        choices.iter().try_for_each(command::choice).map_err(|why| why.to_string())?;
        return if choices.len() > 25 {
            Err(format!("{} choices", choices.len()))
        } else {
            Ok((response, MessageBody::default()))
        };
    }
    let body: MessageBody = match json.get("data") {
        Some(data) => serde_json::from_value(data.clone()).map_err(|why| format!("{why} in {data}"))?,
        None => MessageBody::default(),
    };
    check_message(&body, files, response.kind == InteractionResponseType::ChannelMessageWithSource)?;
    Ok((response, body))
}

fn number<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok());
    number.ok_or_else(|| serde::de::Error::custom(format!("{value} is no id")))
}
