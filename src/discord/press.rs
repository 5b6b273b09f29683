//! What somebody pressed or chose, read from the few fields that say so.
//!
//! An interaction brings the whole message that was pressed, with everything that may ever stand in one: other servers' parts of
//! it, and what Discord thinks of tomorrow. Of all that only its number, whether it is private and what its pictures are called
//! are read, and of who pressed only who they are: so nothing else can keep a press from being understood. A private message
//! of the bot's own belongs to no server; what is pressed there is asked where the table is, which the house knows.

use pergola_chat::{Act, Languages, Request, limits};
use pergola_table::{PlaceId, Rights};
use pergola_text::{Language, Text};
use serde::Deserialize;
use serde_json::Value;
use serenity::model::{
    Permissions,
    id::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId},
};
use tokio::time::Instant;

use super::{
    asked::{Asked, Meaning, Pressed, Where, made, person_called, rights, short},
    files::is_picture,
    ids, mark,
    rest::Pass,
};

/// The kind of an interaction with a message.
const PRESS: u64 = 3;
/// The kinds of what can be pressed: a button, and a menu of texts.
const BUTTON: u8 = 2;
const MENU: u8 = 3;
/// The flag of a message only one person sees.
const PRIVATE: u64 = 64;
/// The kinds of threads: below news, below a channel, and one for invited people.
const THREADS: [u8; 3] = [10, 11, 12];

#[derive(Deserialize)]
struct Interaction {
    id: InteractionId,
    application_id: ApplicationId,
    token: String,
    guild_id: Option<GuildId>,
    channel_id: ChannelId,
    channel: Option<Channel>,
    /// Who pressed in a server.
    member: Option<Member>,
    /// Who pressed in a private message.
    user: Option<User>,
    data: Data,
    message: Message,
}

#[derive(Deserialize)]
struct Channel {
    #[serde(rename = "type")]
    kind: u8,
    parent_id: Option<ChannelId>,
}

#[derive(Deserialize)]
struct Member {
    user: User,
    nick: Option<String>,
    #[serde(default)]
    roles: Vec<RoleId>,
    permissions: Option<Permissions>,
}

#[derive(Deserialize)]
struct User {
    id: UserId,
    username: String,
    global_name: Option<String>,
}

#[derive(Deserialize)]
struct Data {
    custom_id: String,
    component_type: u8,
    #[serde(default)]
    values: Vec<Value>,
}

#[derive(Deserialize)]
struct Message {
    id: MessageId,
    #[serde(default)]
    flags: u64,
    /// Its files, of which nothing but the names is read.
    #[serde(default)]
    attachments: Value,
}

/// What the gateway tells of an interaction, a press or another; nothing of one that cannot even be answered.
pub(super) fn told(told: &Value) -> Option<Asked> {
    read(told).or_else(|| Asked::told(told)).map(|asked| asked.with_locales(told))
}

/// Reads a press; nothing of what is none.
fn read(told: &Value) -> Option<Asked> {
    if told["type"] != PRESS {
        return None;
    }
    let told = Interaction::deserialize(told).ok()?;
    let meaning = meaning(&told).unwrap_or_else(Meaning::Odd);
    let names = told.message.attachments.as_array().into_iter().flatten().filter_map(|it| it["filename"].as_str());
    let shows = names.filter(|name| is_picture(name)).map(str::to_owned).collect();
    let (pass, message) = (Pass(told.token), Some(told.message.id));
    let (came, language) = (Instant::now(), Language::default());
    Some(Asked { id: told.id, app: told.application_id, pass, came, message, shows, language, meaning })
}

fn meaning(told: &Interaction) -> Result<Meaning, Text> {
    let id = mark::without(short("id", &told.data.custom_id, limits::ID)?).to_owned();
    let act = match told.data.component_type {
        BUTTON => Act::Press { id },
        MENU => {
            let chosen = told.data.values.iter().filter_map(Value::as_str);
            let values = chosen.map(|it| short("value", it, limits::ID).map(str::to_owned));
            Act::Pick { id, values: values.take(1).collect::<Result<_, _>>()? }
        }
        _ => return Err(Text::new("discord-unreadable")),
    };
    let (Some(server), Some(member)) = (told.guild_id, &told.member) else { return in_private(told, act) };
    let pressed = if told.message.flags & PRIVATE == 0 { Pressed::Public } else { Pressed::Private };
    let Member { user, nick, roles, permissions } = member;
    let person = person_called(user.id, [nick.as_deref(), user.global_name.as_deref()], &user.username);
    let thread = told.channel.as_ref().filter(|it| THREADS.contains(&it.kind));
    let place = Where { server, channel: told.channel_id, parent: thread.and_then(|it| it.parent_id) };
    Ok(Meaning::Request(made(told.id, &place, person, rights(server, *permissions, roles), act), pressed))
}

/// What somebody pressed in a private message of the bot's own, where nobody has any rights.
fn in_private(told: &Interaction, act: Act) -> Result<Meaning, Text> {
    let user = told.user.as_ref().filter(|_| told.guild_id.is_none()).ok_or_else(|| Text::new("discord-servers-only"))?;
    let person = person_called(user.id, [user.global_name.as_deref(), None], &user.username);
    let place = PlaceId { server: String::new(), channel: ids::named(told.channel_id.get()) };
    let (id, rights, languages) = (ids::named(told.id.get()), Rights::default(), Languages::default());
    Ok(Meaning::Request(Request { id, person, rights, place, parent: None, at: 0, languages, act }, Pressed::Private))
}
