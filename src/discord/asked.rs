//! What an interaction asks, in the conversation's words.
//!
//! Only servers have tables: whatever comes from elsewhere, without a member, of a kind this door never offers or beyond
//! the limits is odd, and answered in words to that person alone; where words cannot be shown, while somebody types, nothing
//! is suggested. What was pressed is read elsewhere ([`super::press`]).

use pergola_chat::{Act, Languages, Request, Slash, limits};
use pergola_table::{Millis, Named, Person, PlaceId, Rights, clean_name};
use pergola_text::{Language, Text};
use serde::Deserialize;
use serde_json::Value;
use serenity::model::{
    Permissions,
    application::{CommandDataOption, CommandDataOptionValue, CommandInteraction, CommandType, Interaction},
    channel::{ChannelType, PartialChannel},
    id::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId},
    user::User,
};
use tokio::time::Instant;
use tracing::warn;

use super::{doctor::NEEDED, files::FileAddress, ids, rest::Pass};

/// Whoever may do one of these may close other people's tables.
const MODERATES: Permissions =
    Permissions::MANAGE_MESSAGES.union(Permissions::MANAGE_THREADS).union(Permissions::MANAGE_CHANNELS);

/// Whoever may do this manages the server.
pub(super) const MANAGES: Permissions = Permissions::MANAGE_GUILD;

/// The kind of an interaction that asks for suggestions.
const AUTOCOMPLETE: u64 = 4;

/// An interaction.
#[derive(Debug)]
pub(super) struct Asked {
    /// Its number.
    pub(super) id: InteractionId,
    /// The bot it is meant for.
    pub(super) app: ApplicationId,
    /// What it is answered with.
    pub(super) pass: Pass,
    /// When it came in.
    pub(super) came: Instant,
    /// The message that was pressed.
    pub(super) message: Option<MessageId>,
    /// The names of the pictures that it shows.
    pub(super) shows: Vec<String>,
    /// In which language whoever asks has set their app, as far as it is spoken here.
    pub(super) language: Language,
    /// What is asked.
    pub(super) meaning: Meaning,
}

/// What an interaction asks.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// This.
    Request(Request, Pressed),
    /// This command, as soon as the file given with it is here.
    WithFile(Request, FileAddress),
    /// What the option of this name could be, in a request that is not carried out.
    Typing(Request, String),
    /// Nothing that can be done; this is why.
    Odd(Text),
}

/// What somebody pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    /// Nothing: it is a command.
    Nothing,
    /// A message everybody sees.
    Public,
    /// A message only they see.
    Private,
}

impl Asked {
    /// What is asked, if it can be understood.
    pub(super) fn request(&self) -> Option<&Request> {
        match &self.meaning {
            Meaning::Request(request, _) | Meaning::WithFile(request, _) | Meaning::Typing(request, _) => Some(request),
            Meaning::Odd(_) => None,
        }
    }

    /// Reads an interaction that is no press.
    fn read(interaction: &Interaction) -> Asked {
        let meaning = match interaction {
            Interaction::Command(command) => request(command),
            Interaction::Autocomplete(command) => Ok(typing(command).unwrap_or_else(|_| nothing_to_suggest(command.id))),
            _ => Err(Text::new("discord-unreadable")),
        };
        let pass = Pass(interaction.token().to_owned());
        let (id, app) = (interaction.id(), interaction.application_id());
        Asked {
            id,
            app,
            pass,
            came: Instant::now(),
            message: None,
            shows: Vec::new(),
            language: Language::default(),
            meaning: meaning.unwrap_or_else(Meaning::Odd),
        }
    }

    /// The same by somebody, and in a server, whose locales the gateway tells with it.
    pub(super) fn with_locales(mut self, told: &Value) -> Asked {
        let nearest = |field: &str| told[field].as_str().and_then(Language::nearest);
        let languages = Languages { person: nearest("locale"), server: nearest("guild_locale"), set: None };
        match &mut self.meaning {
            Meaning::Request(request, _) | Meaning::WithFile(request, _) | Meaning::Typing(request, _) => {
                request.languages = languages;
            }
            Meaning::Odd(_) => {}
        }
        Asked { language: languages.person.unwrap_or_default(), ..self }
    }

    /// What the gateway tells of an interaction that is no press, read as far as it can be; nothing of one that cannot even be
    /// answered.
    pub(super) fn told(told: &Value) -> Option<Asked> {
        match Interaction::deserialize(told) {
            Ok(interaction) => Some(Asked::read(&interaction)),
            // Why it cannot may repeat what people wrote.
            Err(_) => {
                warn!(kind = %told["type"], "an interaction cannot be read");
                Asked::unread(told)
            }
        }
    }

    /// What is left of an interaction that Discord's client cannot read: enough to answer it.
    fn unread(interaction: &Value) -> Option<Asked> {
        let number = |field: &str| interaction[field].as_str()?.parse().ok().filter(|it| *it != 0);
        let (id, app) = (InteractionId::new(number("id")?), ApplicationId::new(number("application_id")?));
        let pass = Pass(interaction["token"].as_str()?.to_owned());
        let meaning = match interaction["type"].as_u64() {
            Some(AUTOCOMPLETE) => nothing_to_suggest(id),
            _ => Meaning::Odd(Text::new("discord-unreadable")),
        };
        let language = Language::default();
        Some(Asked { id, app, pass, came: Instant::now(), message: None, shows: Vec::new(), language, meaning })
    }

    /// When it was made.
    pub(super) fn at(&self) -> Millis {
        ids::made_at(self.id.get())
    }
}

fn request(command: &CommandInteraction) -> Result<Meaning, Text> {
    if command.data.kind != CommandType::ChatInput {
        return Err(Text::new("discord-unreadable"));
    }
    let (slash, _) = slash(command)?;
    let file = file(command)?;
    let request = asked_by(command, Act::Slash(slash))?;
    Ok(match file {
        Some(file) => Meaning::WithFile(request, file),
        None => Meaning::Request(request, Pressed::Nothing),
    })
}

fn is_thread(channel: &PartialChannel) -> bool {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, NewsThread | PublicThread | PrivateThread)
}

fn typing(command: &CommandInteraction) -> Result<Meaning, Text> {
    let (slash, focused) = slash(command)?;
    let focused = focused.ok_or_else(|| Text::new("discord-unreadable"))?;
    let request = asked_by(command, Act::Slash(slash))?;
    Ok(Meaning::Typing(request, focused))
}

/// Somebody types what nothing can be suggested for.
fn nothing_to_suggest(id: InteractionId) -> Meaning {
    let nowhere = PlaceId { server: String::new(), channel: String::new() };
    let nobody = Person::new("", "");
    let (rights, act) = (Rights::default(), Act::Slash(Slash::default()));
    let (id, languages) = (ids::named(id.get()), Languages::default());
    let request = Request { id, person: nobody, rights, place: nowhere, parent: None, at: 0, languages, act };
    Meaning::Typing(request, String::new())
}

/// Where something was asked.
pub(super) struct Where {
    pub(super) server: GuildId,
    pub(super) channel: ChannelId,
    /// The channel above, where that is a thread. Another channel's is its category, in which nothing is opened.
    pub(super) parent: Option<ChannelId>,
}

/// What a member asks with a command.
fn asked_by(command: &CommandInteraction, act: Act) -> Result<Request, Text> {
    let (Some(server), Some(member)) = (command.guild_id, command.member.as_deref()) else {
        return Err(Text::new("discord-servers-only"));
    };
    let thread = command.channel.as_ref().filter(|it| is_thread(it));
    let place = Where { server, channel: command.channel_id, parent: thread.and_then(|it| it.parent_id) };
    let person = person_of(&member.user, member.nick.as_deref());
    Ok(made(command.id, &place, person, rights(server, member.permissions, &member.roles), act))
}

/// What somebody asks there.
pub(super) fn made(id: InteractionId, place: &Where, person: Person, rights: Rights, act: Act) -> Request {
    let parent = place.parent.map(|it| ids::named(it.get()));
    let place = PlaceId { server: ids::named(place.server.get()), channel: ids::named(place.channel.get()) };
    Request { id: ids::named(id.get()), person, rights, place, parent, at: 0, languages: Languages::default(), act }
}

/// What a member may do, and their roles: also the one that everybody has, whose number is the server's.
pub(super) fn rights(server: GuildId, permissions: Option<Permissions>, roles: &[RoleId]) -> Rights {
    let may = |what: Permissions| permissions.is_some_and(|it| it.administrator() || it.intersects(what));
    let roles = roles.iter().map(|role| role.get()).chain([server.get()]);
    Rights { moderator: may(MODERATES), manages: may(MANAGES), roles: roles.map(ids::named).collect() }
}

fn person_of(user: &User, nick: Option<&str>) -> Person {
    person_called(user.id, [nick, user.global_name.as_deref()], &user.name)
}

/// A person by the first of their names that can be shown: their name in this server, their display name, their own.
pub(super) fn person_called(id: UserId, names: [Option<&str>; 2], own: &str) -> Person {
    let shown = names.into_iter().flatten().find(|name| !clean_name(name).is_empty());
    Person::new(ids::named(id.get()), shown.unwrap_or(own))
}

/// A command with its subcommand and options but files, and the option being typed.
fn slash(command: &CommandInteraction) -> Result<(Slash, Option<String>), Text> {
    let (verb, options) = verb_and_options(command);
    let is_typed = |it: &&CommandDataOption| matches!(it.value, CommandDataOptionValue::Autocomplete { .. });
    let focused = options.iter().find(is_typed).map(|it| it.name.clone());
    let in_thread = command.channel.as_ref().is_some_and(is_thread);
    let unposted = command.app_permissions.and_then(|allowed| unposted(allowed, in_thread));
    let mut slash = Slash { command: command.data.name.clone(), verb, in_thread, unposted, ..Slash::default() };
    for option in options {
        match option.value {
            CommandDataOptionValue::User(_) => {
                let person = named(command, option);
                slash.named_by.extend(person.as_ref().map(|_| option.name.clone()));
                slash.people.extend(person);
            }
            CommandDataOptionValue::Channel(id) => slash.channels.push((option.name.clone(), channel(command, id))),
            CommandDataOptionValue::Role(id) => slash.roles.push(role(command, id)),
            CommandDataOptionValue::Attachment(_) => {}
            _ => slash.options.push((option.name.clone(), value(option)?)),
        }
    }
    Ok((slash, focused))
}

/// Why the bot cannot post in a channel or thread in which it may do this; nothing where it can.
fn unposted(allowed: Permissions, in_thread: bool) -> Option<Text> {
    let writing = if in_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    if allowed.administrator() || allowed.contains(writing | Permissions::VIEW_CHANNEL) {
        return None;
    }
    let needed = writing | NEEDED & !(Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS);
    let lacked = (needed - allowed).get_permission_names().into_iter();
    let lacked = lacked.map(|name| Text::new("discord-permission").code("name", name));
    Some(Text::new("discord-nothing-opened").list("permissions", lacked))
}

/// The subcommand, and the options of it or of the command.
fn verb_and_options(command: &CommandInteraction) -> (Option<String>, &[CommandDataOption]) {
    match command.data.options.as_slice() {
        [CommandDataOption { name, value: CommandDataOptionValue::SubCommand(options), .. }] => (Some(name.clone()), options),
        options => (None, options),
    }
}

/// Where the file is that was given with a command.
fn file(command: &CommandInteraction) -> Result<Option<FileAddress>, Text> {
    let (_, options) = verb_and_options(command);
    let Some(id) = options.iter().find_map(|it| it.value.as_attachment_id()) else { return Ok(None) };
    let given = command.data.resolved.attachments.get(&id).ok_or_else(|| Text::new("discord-unreadable"))?;
    FileAddress::of(given).map(Some)
}

fn channel(command: &CommandInteraction, id: ChannelId) -> Named {
    let name = command.data.resolved.channels.get(&id).and_then(|it| it.name.as_deref());
    Named::new(ids::named(id.get()), name.unwrap_or_default())
}

fn role(command: &CommandInteraction, id: RoleId) -> Named {
    // The name of the role that everybody has begins with the sign that mentions begin with.
    let name = command.data.resolved.roles.get(&id).map_or("", |it| it.name.trim_start_matches('@'));
    Named::new(ids::named(id.get()), name)
}

/// Whom an option names; no other program's bot.
fn named(command: &CommandInteraction, option: &CommandDataOption) -> Option<Person> {
    let CommandDataOptionValue::User(id) = option.value else { return None };
    let user = command.data.resolved.users.get(&id).filter(|user| !user.bot)?;
    let nick = command.data.resolved.members.get(&id).and_then(|member| member.nick.as_deref());
    Some(person_of(user, nick))
}

/// An option's value: all others are texts, and numbers can be meant as texts.
fn value(option: &CommandDataOption) -> Result<String, Text> {
    match &option.value {
        CommandDataOptionValue::String(value) | CommandDataOptionValue::Autocomplete { value, .. } => {
            short(&option.name, value, limits::VALUE).map(str::to_owned)
        }
        CommandDataOptionValue::Boolean(value) => Ok(value.to_string()),
        CommandDataOptionValue::Integer(value) => Ok(value.to_string()),
        _ => Err(Text::new("discord-unreadable")),
    }
}

pub(super) fn short<'a>(field: &str, value: &'a str, limit: usize) -> Result<&'a str, Text> {
    if value.chars().count() <= limit {
        return Ok(value);
    }
    let field: String = field.chars().take(limits::ID).collect();
    Err(Text::new("discord-too-long").code("field", field).number("limit", limit as i64))
}

#[cfg(test)]
mod tests {
    use reqwest::Url;
    use serde_json::json;

    use super::*;
    use crate::press;
    use crate::say;

    fn member(permissions: &str) -> Value {
        json!({
            "user": { "id": "7", "username": "ann", "global_name": "Ann \u{202e}Lee", "discriminator": "0", "avatar": null },
            "nick": "\u{200b}", "roles": [], "joined_at": "2024-01-01T00:00:00Z", "deaf": false, "mute": false, "flags": 0,
            "permissions": permissions,
        })
    }

    fn interaction(kind: u8, data: Value) -> Value {
        json!({
            "id": "1000", "application_id": "2", "type": kind, "token": "tok", "version": 1, "guild_id": "3",
            "channel_id": "4", "member": member("8192"), "locale": "en-GB", "entitlements": [], "data": data,
            "authorizing_integration_owners": {}, "attachment_size_limit": 10_485_760,
        })
    }

    fn read(interaction: Value) -> Meaning {
        press::told(&interaction).unwrap().meaning
    }

    fn command(options: Value) -> Value {
        json!({ "id": "5", "name": "alhambra", "type": 1, "options": options })
    }

    fn message(flags: u64) -> Value {
        json!({
            "id": "6", "channel_id": "4", "author": { "id": "2", "username": "bot", "discriminator": "0", "avatar": null },
            "content": "", "timestamp": "2024-01-01T00:00:00Z", "edited_timestamp": null, "tts": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": false,
            "type": 0, "flags": flags,
        })
    }

    fn pressed(id: &str, flags: u64) -> Value {
        let mut press = interaction(3, json!({ "custom_id": id, "component_type": 2 }));
        press["message"] = message(flags);
        press
    }

    fn slash_of(meaning: &Meaning) -> &Slash {
        match meaning {
            Meaning::Request(Request { act: Act::Slash(slash), .. }, _)
            | Meaning::Typing(Request { act: Act::Slash(slash), .. }, _) => slash,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_command_is_a_request() {
        let options = json!([{ "type": 1, "name": "buy", "options": [{ "type": 3, "name": "tile", "value": "garden-8" }] }]);
        let meaning = read(interaction(2, command(options)));
        let slash = slash_of(&meaning);
        assert_eq!((slash.command.as_str(), slash.verb.as_deref()), ("alhambra", Some("buy")));
        assert_eq!(slash.options, [("tile".to_owned(), "garden-8".to_owned())]);
        let Meaning::Request(request, Pressed::Nothing) = &meaning else { panic!("{meaning:?}") };
        assert_eq!((request.id.as_str(), request.person.id.0.as_str()), ("discord:1000", "discord:7"));
        assert_eq!((request.place.server.as_str(), request.place.channel.as_str()), ("discord:3", "discord:4"));
        assert_eq!((request.person.name.as_str(), request.rights.moderator), ("Ann Lee", true));
    }

    /// `/past import` with a file that is said to have so many bytes.
    fn given(bytes: usize) -> Value {
        let record = json!({ "type": 11, "name": "record", "value": "60" });
        let mut data = json!({ "id": "5", "name": "past", "type": 1, "options": [
            { "type": 1, "name": "import", "options": [record] },
        ] });
        data["resolved"] = json!({ "attachments": { "60": {
            "id": "60", "filename": "pergola-7.jsonl", "size": bytes, "content_type": "application/jsonl", "ephemeral": true,
            "url": "https://cdn.discordapp.com/ephemeral-attachments/1/60/pergola-7.jsonl?ex=1&is=2&hm=3",
            "proxy_url": "https://media.discordapp.net/ephemeral-attachments/1/60/pergola-7.jsonl?ex=1&is=2&hm=3",
        } } });
        data
    }

    #[test]
    fn a_command_with_a_file_waits_for_it() {
        for bytes in [0, limits::FILE] {
            let Meaning::WithFile(request, file) = read(interaction(2, given(bytes))) else { panic!("a file to wait for") };
            let Act::Slash(slash) = request.act else { panic!("a command") };
            assert_eq!((slash.command.as_str(), slash.verb.as_deref()), ("past", Some("import")));
            assert_eq!((slash.options.len(), slash.file), (0, None));
            let address = Url::parse("https://cdn.discordapp.com").unwrap();
            assert!(file.within(&[address]).is_some_and(|it| it.as_str().ends_with("/60/pergola-7.jsonl?ex=1&is=2&hm=3")));
        }
    }

    #[test]
    fn a_file_that_is_too_large_is_not_waited_for() {
        let too_large = Text::new("discord-file-too-large").number("limit", 8);
        assert_eq!(read(interaction(2, given(limits::FILE + 1))), Meaning::Odd(too_large));
    }

    #[test]
    fn a_file_that_is_nowhere_is_odd() {
        let mut lost = given(1);
        lost["resolved"] = json!({ "attachments": {} });
        assert_eq!(read(interaction(2, lost)), Meaning::Odd(Text::new("discord-unreadable")));
        let mut none = given(1);
        none.as_object_mut().unwrap().remove("resolved");
        assert_eq!(read(interaction(2, none)), Meaning::Odd(Text::new("discord-unreadable")));
    }

    #[test]
    fn while_somebody_types_no_file_is_waited_for() {
        for bytes in [1, limits::FILE + 1] {
            let mut data = given(bytes);
            let typed = json!({ "type": 3, "name": "table", "value": "1", "focused": true });
            data["options"][0]["options"].as_array_mut().unwrap().push(typed);
            let meaning = read(interaction(4, data));
            assert!(slash_of(&meaning).file.is_none());
            assert!(matches!(meaning, Meaning::Typing(_, focused) if focused == "table"), "{bytes}");
        }
    }

    #[test]
    fn a_command_tells_whether_it_was_given_in_a_thread() {
        for (kind, in_thread) in [(0, false), (5, false), (10, true), (11, true), (12, true)] {
            let mut play = interaction(2, command(json!([{ "type": 3, "name": "thread", "value": "true" }])));
            play["channel"] = json!({ "id": "4", "type": kind, "name": "garden", "permissions": "0" });
            assert_eq!(slash_of(&read(play)).in_thread, in_thread, "{kind}");
        }
    }

    #[test]
    fn a_command_tells_what_the_bot_lacks_to_post_where_it_was_given() {
        let lacked = |allowed: Permissions, kind: u8| {
            let mut play = interaction(2, command(json!([])));
            play["app_permissions"] = json!(allowed.bits().to_string());
            play["channel"] = json!({ "id": "4", "type": kind, "name": "garden", "permissions": "0" });
            slash_of(&read(play)).unposted.as_ref().map(|why| say(Language::default(), why))
        };
        let (channel, thread) = (0, 11);
        for (allowed, kind) in [
            (NEEDED, channel),
            (NEEDED, thread),
            (NEEDED - Permissions::SEND_MESSAGES, thread),
            (NEEDED - Permissions::SEND_MESSAGES_IN_THREADS, channel),
            (NEEDED - Permissions::ATTACH_FILES, channel),
            (Permissions::ADMINISTRATOR, channel),
        ] {
            assert_eq!(lacked(allowed, kind), None, "{allowed} {kind}");
        }
        let said = lacked(NEEDED - Permissions::SEND_MESSAGES - Permissions::ATTACH_FILES, channel).expect("it cannot post");
        assert!(said.contains("“Attach Files”") && said.contains("“Send Messages”") && !said.contains("View"), "{said}");
        let said = lacked(NEEDED - Permissions::SEND_MESSAGES_IN_THREADS, thread).expect("it cannot post");
        assert!(said.contains("“Send Messages in Threads”") && !said.contains("Attach"), "{said}");
        assert!(lacked(NEEDED - Permissions::VIEW_CHANNEL, thread).is_some());
        let told = interaction(2, command(json!([])));
        assert_eq!(slash_of(&read(told)).unposted, None, "where Discord does not say, nothing is lacked");
    }

    #[test]
    fn a_command_names_channels_and_roles_by_what_they_are_called() {
        let options = json!([{ "type": 1, "name": "settings", "options": [
            { "type": 7, "name": "channel", "value": "40" },
            { "type": 8, "name": "role", "value": "50" },
            { "type": 3, "name": "clock", "value": "none" },
        ] }]);
        let mut data = command(options);
        let role = json!({ "id": "50", "name": "@players", "color": 0, "colors": { "primary_color": 0 }, "hoist": false,
            "position": 1, "permissions": "0", "managed": false, "mentionable": false, "flags": 0, "tags": {} });
        data["resolved"] = json!({
            "channels": { "40": { "id": "40", "name": "garden", "type": 0, "permissions": "0" } }, "roles": { "50": role },
        });
        let meaning = read(interaction(2, data));
        let slash = slash_of(&meaning);
        assert_eq!(slash.channels, [("channel".to_owned(), Named::new("discord:40", "garden"))]);
        assert_eq!(slash.roles, [Named::new("discord:50", "players")]);
        assert_eq!(slash.options, [("clock".to_owned(), "none".to_owned())]);
    }

    #[test]
    fn a_member_has_their_roles_and_the_one_that_everybody_has() {
        for (permissions, manages) in [("0", false), ("8192", false), ("32", true), ("8", true)] {
            let mut asked = interaction(2, command(json!([])));
            asked["member"] = member(permissions);
            asked["member"]["roles"] = json!(["50", "51"]);
            let Meaning::Request(request, _) = read(asked) else { panic!("a request") };
            assert_eq!(request.rights.roles, ["discord:50", "discord:51", "discord:3"]);
            assert_eq!(request.rights.manages, manages, "{permissions}");
        }
    }

    #[test]
    fn a_thread_belongs_to_a_channel_and_a_channel_to_none() {
        let press = || pressed("1.5.turn", 0);
        for asked in [interaction(2, command(json!([]))), press()] {
            for (kind, parent) in [(11, Some("discord:9".to_owned())), (0, None), (5, None)] {
                let mut asked = asked.clone();
                asked["channel"] = json!({ "id": "4", "type": kind, "name": "garden", "permissions": "0", "parent_id": "9" });
                let Meaning::Request(request, _) = read(asked) else { panic!("a request") };
                assert_eq!(request.parent, parent, "{kind}");
            }
        }
    }

    #[test]
    fn whoever_manages_nothing_does_not_moderate() {
        for (permissions, moderates) in [("0", false), ("2048", false), ("8", true), ("17179869184", true), ("16", true)] {
            let mut asked = interaction(2, command(json!([])));
            asked["member"] = member(permissions);
            let Meaning::Request(request, _) = read(asked) else { panic!("a request") };
            assert_eq!(request.rights.moderator, moderates, "{permissions}");
        }
    }

    #[test]
    fn what_is_typed_is_no_request() {
        let options = json!([{ "type": 1, "name": "buy", "options": [
            { "type": 3, "name": "pay", "value": "blue-4" },
            { "type": 3, "name": "tile", "value": "gar", "focused": true },
        ] }]);
        let meaning = read(interaction(4, command(options)));
        assert_eq!(slash_of(&meaning).options.len(), 2);
        assert!(matches!(meaning, Meaning::Typing(_, focused) if focused == "tile"));
    }

    #[test]
    fn a_press_is_known_by_its_id_alone() {
        for (id, flags, seen) in
            [("1.5.turn", 0, Pressed::Public), ("1.5.~turn", 64, Pressed::Private), ("5@9/1.5.turn", 0, Pressed::Public)]
        {
            let Meaning::Request(request, pressed) = read(pressed(id, flags)) else { panic!("a request") };
            let Act::Press { id } = request.act else { panic!("a press") };
            assert!(id == "1.5.turn" || id == "1.5.~turn");
            assert_eq!(pressed, seen);
        }
    }

    #[test]
    fn a_press_is_understood_whatever_else_it_brings() {
        let mut press = pressed("1.5.turn", 64);
        for (field, odd) in [
            ("message", json!({ "id": "6", "flags": 64, "type": "tomorrow", "components": [{ "type": 99 }], "author": null })),
            ("entitlements", json!("none")),
            ("version", json!("the next one")),
            ("channel", json!({ "type": 77, "id": [] })),
        ] {
            press[field] = odd;
            let asked = press::told(&press).unwrap();
            assert_eq!(asked.message, Some(MessageId::new(6)));
            let Meaning::Request(request, Pressed::Private) = asked.meaning else { panic!("{field}: {:?}", asked.meaning) };
            assert_eq!((request.act, request.person.name.as_str()), (Act::Press { id: "1.5.turn".to_owned() }, "Ann Lee"));
        }
        press["data"]["custom_id"] = json!(5);
        assert_eq!(read(press), Meaning::Odd(Text::new("discord-unreadable")), "only what it says must be there");
    }

    #[test]
    fn a_choice_is_a_value() {
        let mut asked = pressed("menu.5.do.0", 64);
        asked["data"] = json!({ "custom_id": "menu.5.do.0", "component_type": 3, "values": ["1.5.0.2.1.abcd"] });
        let Meaning::Request(request, Pressed::Private) = read(asked) else { panic!("a request") };
        assert_eq!(request.act, Act::Pick { id: "menu.5.do.0".to_owned(), values: vec!["1.5.0.2.1.abcd".to_owned()] });
    }

    #[test]
    fn what_cannot_be_done_is_odd() {
        let unreadable = Meaning::Odd(Text::new("discord-unreadable"));
        let mut private = interaction(2, command(json!([])));
        private["guild_id"] = Value::Null;
        assert_eq!(read(private), Meaning::Odd(Text::new("discord-servers-only")));
        let mut nobody = interaction(2, command(json!([])));
        nobody.as_object_mut().unwrap().remove("member");
        nobody["user"] = member("0")["user"].clone();
        assert_eq!(read(nobody), Meaning::Odd(Text::new("discord-servers-only")));
        let mut of_a_message = interaction(2, command(json!([])));
        of_a_message["data"]["type"] = json!(3);
        assert_eq!(read(of_a_message), unreadable);
        let mut people = pressed("1.5.turn", 0);
        people["data"] = json!({ "custom_id": "1.5.turn", "component_type": 5, "values": ["7"] });
        assert_eq!(read(people), unreadable);
        let long = json!([{ "type": 3, "name": "pay", "value": "x".repeat(501) }]);
        let too_long = Text::new("discord-too-long").code("field", "pay").number("limit", 500);
        assert_eq!(read(interaction(2, command(long))), Meaning::Odd(too_long));
        assert!(matches!(read(pressed(&"x".repeat(101), 0)), Meaning::Odd(_)));
    }

    #[test]
    fn for_what_is_typed_oddly_nothing_is_suggested() {
        let typed = |value: Value| json!([{ "type": 3, "name": "table", "value": value, "focused": true }]);
        let usual = interaction(4, command(typed(json!("1"))));
        assert!(matches!(read(usual.clone()), Meaning::Typing(_, focused) if focused == "table"));
        let mut private = usual.clone();
        private["guild_id"] = Value::Null;
        let mut nobody = usual.clone();
        nobody.as_object_mut().unwrap().remove("member");
        nobody["user"] = member("0")["user"].clone();
        let long = interaction(4, command(typed(json!("x".repeat(501)))));
        let nothing = interaction(4, command(json!([{ "type": 3, "name": "table", "value": "1" }])));
        let null = interaction(4, command(typed(Value::Null)));
        for odd in [private, nobody, long, nothing, null] {
            let asked = press::told(&odd).unwrap();
            let Meaning::Typing(request, focused) = asked.meaning else { panic!("{odd}: {:?}", asked.meaning) };
            assert_eq!((request.act, focused.as_str()), (Act::Slash(Slash::default()), ""), "{odd}");
        }
    }

    #[test]
    fn what_the_client_cannot_read_can_be_answered() {
        let unknown = json!({ "id": "1000", "application_id": "2", "token": "tok", "type": 99, "channel_id": [] });
        let asked = press::told(&unknown).unwrap();
        assert_eq!((asked.id.get(), asked.pass), (1000, Pass("tok".to_owned())));
        assert!(press::told(&json!({ "id": "0", "application_id": "2", "token": "tok" })).is_none());
        assert!(press::told(&json!({ "id": 1000 })).is_none());
    }
}
