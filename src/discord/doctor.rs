//! What Discord says of the bot: whether it knows the token, the commands, what the bot may do in a channel, and the time.
//!
//! Everything is asked, nothing changed. Deliberately absent: what can be found out without Discord, and sentences.

use std::{
    collections::BTreeSet,
    time::{Duration, SystemTime},
};

use pergola_chat as chat;
use pergola_engine::Catalogue;
use pergola_text::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::model::{
    Permissions,
    channel::{Channel, GuildChannel},
    guild::{Member, PartialGuild},
    id::{ApplicationId, ChannelId, UserId},
    user::CurrentUser,
};
use tokio::time;

use super::{
    rest::{self, PATIENCE, Rest},
    settings::Settings,
    trouble::Trouble,
};

/// What the bot needs in a channel, and not more.
pub const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// How far the clocks may be apart; Discord tells whole seconds.
const APART: Duration = Duration::from_secs(2);

/// What was found out about one thing at Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// Discord does not answer as it should, and why.
    Unreached(String),
    /// Discord does not know the token.
    UnknownToken,
    /// Whose token it is.
    Token(String),
    /// What Discord's clock shows was not told.
    NoTime,
    /// How far this clock is ahead of Discord's, in seconds; behind it where that is negative. 0 is no more than can be
    /// told.
    Clock(i64),
    /// What can be asked for, and the commands of it that are not registered.
    Commands {
        /// How many commands there are.
        all: usize,
        /// The names of the missing ones.
        missing: Vec<String>,
    },
    /// What Discord answered when it was asked for the commands.
    CommandsUnknown(String),
    /// The address at which a server's owner invites the bot.
    Invitation(String),
    /// The channel's name, and the permissions the bot lacks there, in Discord's words.
    Channel {
        /// Its name.
        name: String,
        /// What the bot lacks there.
        missing: Vec<&'static str>,
    },
    /// There is no channel of a server with this number.
    NoChannel(u64),
    /// The bot does not see the channel with this number.
    Unseen(u64),
    /// What Discord answered when it was asked for the channel.
    ChannelUnknown(String),
}

/// Finds out what Discord knows; `channel` is one the bot shall play in.
pub async fn examine(settings: &Settings, channel: Option<u64>, games: &Catalogue) -> Vec<Diagnosis> {
    let rest = Rest::new(settings);
    let bot = match rest.get::<CurrentUser>("/users/@me").await {
        Ok(bot) => bot,
        Err(Trouble::Refused { status: 401, .. }) => {
            return vec![Diagnosis::UnknownToken];
        }
        Err(why) => return vec![Diagnosis::Unreached(why.to_string())],
    };
    let mut diagnoses = vec![Diagnosis::Token(bot.name.clone()), clock(settings).await];
    diagnoses.extend(commands(&rest, settings, games).await);
    if let Some(channel) = channel {
        diagnoses.push(place(&rest, &bot, channel).await);
    }
    diagnoses
}

/// The clock against Discord's: how late an answer is, is told from both.
async fn clock(settings: &Settings) -> Diagnosis {
    let asked = time::timeout(PATIENCE, settings.client().get(settings.open_address()).send()).await;
    let told = asked.ok().and_then(Result::ok).and_then(|answer| {
        let date = answer.headers().get("date")?.to_str().ok()?;
        httpdate::parse_http_date(date).ok()
    });
    match told {
        Some(told) => compared(SystemTime::now(), told),
        None => Diagnosis::NoTime,
    }
}

fn compared(own: SystemTime, told: SystemTime) -> Diagnosis {
    // A whole second may have passed that the other side does not tell.
    let (apart, sign) = match own.duration_since(told) {
        Ok(ahead) => (ahead.saturating_sub(Duration::from_secs(1)), 1),
        Err(behind) => (behind.duration(), -1),
    };
    Diagnosis::Clock(if apart <= APART { 0 } else { sign * apart.as_secs() as i64 })
}

#[derive(Deserialize)]
struct Application {
    id: ApplicationId,
}

#[derive(Deserialize)]
struct Registered {
    name: String,
}

/// Whether the commands are registered; and the way to invite the bot, which needs the same number.
async fn commands(rest: &Rest, settings: &Settings, games: &Catalogue) -> Vec<Diagnosis> {
    let app = match rest.get::<Application>("/oauth2/applications/@me").await {
        Ok(app) => app.id,
        Err(why) => return vec![Diagnosis::CommandsUnknown(why.to_string())],
    };
    let invite = Diagnosis::Invitation(invitation(app.get()));
    let path = rest::commands_path(app, settings.guild.map(Into::into));
    let finding = match rest.get::<Vec<Registered>>(&path).await {
        Ok(registered) => compared_commands(games, registered.into_iter().map(|it| it.name).collect()),
        Err(why) => Diagnosis::CommandsUnknown(why.to_string()),
    };
    vec![finding, invite]
}

fn compared_commands(games: &Catalogue, registered: BTreeSet<String>) -> Diagnosis {
    let wanted = chat::commands::commands(games, Language::default());
    let all = wanted.len();
    let missing = wanted.into_iter().map(|it| it.name).filter(|name| !registered.contains(name)).collect();
    Diagnosis::Commands { all, missing }
}

/// The address with which a server's owner invites the bot, with exactly the permissions it needs.
pub fn invitation(application: u64) -> String {
    let permissions = NEEDED.bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// What the bot may do in a channel.
async fn place(rest: &Rest, bot: &CurrentUser, channel: u64) -> Diagnosis {
    if channel == 0 {
        return Diagnosis::NoChannel(channel);
    }
    match allowed(rest, bot.id, ChannelId::new(channel)).await {
        Ok(Some((name, allowed))) => Diagnosis::Channel { name, missing: (NEEDED - allowed).get_permission_names() },
        Ok(None) => Diagnosis::NoChannel(channel),
        Err(trouble) if trouble.is_closed() => Diagnosis::Unseen(channel),
        Err(trouble) => Diagnosis::ChannelUnknown(trouble.to_string()),
    }
}

/// The name of a channel and what the bot may do there; none for a channel of no server.
async fn allowed(rest: &Rest, bot: UserId, channel: ChannelId) -> Result<Option<(String, Permissions)>, Trouble> {
    let Some(channel) = guild_channel(rest, channel).await? else { return Ok(None) };
    // A thread has its channel's permissions.
    let ruling = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
        Some(parent) => guild_channel(rest, parent).await?,
        None => None,
    };
    let server = channel.guild_id;
    let guild: PartialGuild = rest.get(&format!("/guilds/{server}")).await?;
    let mut member: Value = rest.get(&format!("/guilds/{server}/members/{bot}")).await?;
    // The client's member knows its server; Discord does not repeat it.
    member.as_object_mut().map(|it| it.insert("guild_id".to_owned(), json!(server)));
    let member: Member = serde_json::from_value(member).map_err(|_| Trouble::Unreadable)?;
    let permissions = guild.user_permissions_in(ruling.as_ref().unwrap_or(&channel), &member);
    Ok(Some((channel.name, permissions)))
}

async fn guild_channel(rest: &Rest, channel: ChannelId) -> Result<Option<GuildChannel>, Trouble> {
    Ok(match rest.get::<Channel>(&format!("/channels/{channel}")).await? {
        Channel::Guild(channel) => Some(channel),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pergola_games::GAMES;

    #[test]
    fn clocks_that_are_apart_are_told() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        let seconds = Duration::from_secs;
        assert_eq!(compared(now, now), Diagnosis::Clock(0));
        assert_eq!(compared(now, now - seconds(3)), Diagnosis::Clock(0));
        assert_eq!(compared(now, now - seconds(61)), Diagnosis::Clock(60));
        assert_eq!(compared(now, now + seconds(60)), Diagnosis::Clock(-60));
    }

    #[test]
    fn missing_commands_are_named() {
        let all: BTreeSet<String> = chat::commands::commands(&GAMES, Language::default()).into_iter().map(|it| it.name).collect();
        let count = all.len();
        assert_eq!(compared_commands(&GAMES, all.clone()), Diagnosis::Commands { all: count, missing: Vec::new() });
        let some = all.into_iter().filter(|it| it != "play").collect();
        assert_eq!(compared_commands(&GAMES, some), Diagnosis::Commands { all: count, missing: vec!["play".to_owned()] });
    }

    #[test]
    fn discords_own_words_name_what_is_needed() {
        let words = NEEDED.get_permission_names();
        assert_eq!(words.len(), 7, "{words:?}");
        assert!(words.contains(&"Attach Files") && words.contains(&"Read Message History"));
    }

    #[test]
    fn the_readme_invites_with_what_is_needed() {
        let readme = include_str!("../../README.md");
        assert!(readme.contains(&format!("permissions={}", NEEDED.bits())), "{}", NEEDED.bits());
    }
}
