//! What Discord says of the bot: whether it knows the token, the commands, what the bot may do in a channel, and the time.
//!
//! Everything is asked, nothing changed. Deliberately absent: what can be found out without Discord.

use std::{
    collections::BTreeSet,
    time::{Duration, SystemTime},
};

use serde::Deserialize;
use serenity::{
    http::{LightMethod, Request, Route},
    model::{
        Permissions,
        channel::{Channel, GuildChannel},
        id::{ApplicationId, ChannelId, UserId},
        user::CurrentUser,
    },
};
use tokio::time;

use super::{
    rest::{Break, Rest, Trouble},
    settings::Settings,
};
use crate::chat;

/// What the bot needs in a channel, and not more.
pub const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How far the clocks may be apart; Discord tells whole seconds.
const APART: Duration = Duration::from_secs(2);

/// What was found out about one thing, as a sentence for whoever runs the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// It is as it should be.
    Fine(String),
    /// It is not; the sentence says what helps.
    Wrong(String),
}

/// Finds out what Discord knows; `channel` is one the bot shall play in.
pub async fn examine(settings: &Settings, channel: Option<u64>) -> Vec<Finding> {
    let rest = Rest(settings.http().into());
    let bot = match asked(rest.0.get_current_user()).await {
        Ok(bot) => bot,
        Err(Trouble::Refused { status: 401, .. }) => {
            let wrong = "token: Discord does not know it; make a new one on the bot's page and put it into DISCORD_TOKEN";
            return vec![Finding::Wrong(wrong.to_owned())];
        }
        Err(why) => return vec![Finding::Wrong(format!("Discord: {why}"))],
    };
    let mut findings = vec![Finding::Fine(format!("token: it is {}'s", bot.name)), clock(settings).await];
    findings.extend(commands(&rest, settings).await);
    match channel {
        Some(channel) => findings.push(place(&rest, &bot, channel).await),
        None => findings.push(Finding::Fine("channel: not looked at; --channel NUMBER does".to_owned())),
    }
    findings
}

/// The clock against Discord's: how late an answer is, is told from both.
async fn clock(settings: &Settings) -> Finding {
    let asked = time::timeout(PATIENCE, settings.client().get(settings.open_address()).send()).await;
    let told = asked.ok().and_then(Result::ok).and_then(|answer| {
        let date = answer.headers().get("date")?.to_str().ok()?;
        httpdate::parse_http_date(date).ok()
    });
    match told {
        Some(told) => compared(SystemTime::now(), told),
        None => Finding::Wrong("clock: Discord does not tell the time just now; ask again later".to_owned()),
    }
}

fn compared(own: SystemTime, told: SystemTime) -> Finding {
    // A whole second may have passed that the other side does not tell.
    let (apart, way) = match own.duration_since(told) {
        Ok(ahead) => (ahead.saturating_sub(Duration::from_secs(1)), "ahead of"),
        Err(behind) => (behind.duration(), "behind"),
    };
    if apart <= APART {
        return Finding::Fine("clock: it goes with Discord's".to_owned());
    }
    let seconds = apart.as_secs();
    Finding::Wrong(format!(
        "clock: it is {seconds} seconds {way} Discord's; let the system keep the time (timedatectl set-ntp true)"
    ))
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
async fn commands(rest: &Rest, settings: &Settings) -> Vec<Finding> {
    let app: Result<Application, Trouble> =
        asked(rest.0.fire(Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get))).await;
    let app = match app {
        Ok(app) => app.id,
        Err(why) => return vec![Finding::Wrong(format!("commands: {why}"))],
    };
    let route = match settings.guild {
        Some(guild) => Route::GuildCommands { application_id: app, guild_id: guild.into() },
        None => Route::Commands { application_id: app },
    };
    let invite = Finding::Fine(format!("invitation: {}", invitation(app.get())));
    let registered: Result<Vec<Registered>, Trouble> = asked(rest.0.fire(Request::new(route, LightMethod::Get))).await;
    let finding = match registered {
        Ok(registered) => compared_commands(registered.into_iter().map(|it| it.name).collect()),
        Err(why) => Finding::Wrong(format!("commands: {why}")),
    };
    vec![finding, invite]
}

fn compared_commands(registered: BTreeSet<String>) -> Finding {
    let wanted = chat::commands();
    let missing: Vec<String> =
        wanted.iter().filter(|it| !registered.contains(&it.name)).map(|it| format!("/{}", it.name)).collect();
    match missing.as_slice() {
        [] => Finding::Fine(format!("commands: all {} are registered", wanted.len())),
        missing => {
            let missing = missing.join(", ");
            Finding::Wrong(format!("commands: {missing} are not registered; `pergola discord` does that when it starts"))
        }
    }
}

/// The address with which a server's owner invites the bot, with exactly the permissions it needs.
pub fn invitation(application: u64) -> String {
    let permissions = NEEDED.bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// What the bot may do in a channel.
async fn place(rest: &Rest, bot: &CurrentUser, channel: u64) -> Finding {
    if channel == 0 {
        return Finding::Wrong("channel: 0 is the number of none".to_owned());
    }
    match allowed(rest, bot.id, ChannelId::new(channel)).await {
        Ok(Some((name, allowed))) => permitted(&name, allowed),
        Ok(None) => Finding::Wrong(format!("channel: {channel} is no channel of a server")),
        Err(trouble) if trouble.is_closed() => Finding::Wrong(format!(
            "channel: the bot does not see {channel}; invite it to the server and let it view the channel"
        )),
        Err(trouble) => Finding::Wrong(format!("channel: {trouble}")),
    }
}

fn permitted(name: &str, allowed: Permissions) -> Finding {
    let missing = NEEDED - allowed;
    if missing.is_empty() {
        return Finding::Fine(format!("channel: the bot may do all it needs in #{name}"));
    }
    Finding::Wrong(format!("channel: in #{name} the bot lacks {}", missing.get_permission_names().join(", ")))
}

/// The name of a channel and what the bot may do there; none for a channel of no server.
async fn allowed(rest: &Rest, bot: UserId, channel: ChannelId) -> Result<Option<(String, Permissions)>, Trouble> {
    let Some(channel) = guild_channel(rest, channel).await? else { return Ok(None) };
    // A thread has its channel's permissions.
    let ruling = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
        Some(parent) => guild_channel(rest, parent).await?,
        None => None,
    };
    let guild = asked(rest.0.get_guild(channel.guild_id)).await?;
    let member = asked(rest.0.get_member(channel.guild_id, bot)).await?;
    let permissions = guild.user_permissions_in(ruling.as_ref().unwrap_or(&channel), &member);
    Ok(Some((channel.name, permissions)))
}

async fn guild_channel(rest: &Rest, channel: ChannelId) -> Result<Option<GuildChannel>, Trouble> {
    Ok(match asked(rest.0.get_channel(channel)).await? {
        Channel::Guild(channel) => Some(channel),
        _ => None,
    })
}

async fn asked<T>(call: impl Future<Output = serenity::Result<T>>) -> Result<T, Trouble> {
    let answer = time::timeout(PATIENCE, call).await;
    answer.map_err(|_| Trouble::Unreached(Break::TooLong))?.map_err(Trouble::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_wrong(finding: &Finding, about: &str) -> bool {
        matches!(finding, Finding::Wrong(why) if why.contains(about))
    }

    #[test]
    fn clocks_that_are_apart_are_told() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
        let seconds = Duration::from_secs;
        assert!(matches!(compared(now, now), Finding::Fine(_)));
        assert!(matches!(compared(now, now - seconds(3)), Finding::Fine(_)));
        assert!(is_wrong(&compared(now, now - seconds(61)), "60 seconds ahead of"));
        assert!(is_wrong(&compared(now, now + seconds(60)), "60 seconds behind"));
    }

    #[test]
    fn missing_permissions_are_named() {
        assert!(matches!(permitted("garden", Permissions::all()), Finding::Fine(_)));
        assert!(matches!(permitted("garden", NEEDED), Finding::Fine(_)));
        let without = permitted("garden", NEEDED - Permissions::ATTACH_FILES - Permissions::READ_MESSAGE_HISTORY);
        assert!(is_wrong(&without, "in #garden the bot lacks"));
        assert!(is_wrong(&without, "Attach Files") && is_wrong(&without, "Read Message History"), "{without:?}");
    }

    #[test]
    fn missing_commands_are_named() {
        let all: BTreeSet<String> = chat::commands().into_iter().map(|it| it.name).collect();
        assert!(matches!(compared_commands(all.clone()), Finding::Fine(_)));
        let some = all.into_iter().filter(|it| it != "play").collect();
        assert!(is_wrong(&compared_commands(some), "/play"));
    }

    #[test]
    fn the_readme_invites_with_what_is_needed() {
        let readme = include_str!("../../README.md");
        assert!(readme.contains(&format!("permissions={}", NEEDED.bits())), "{}", NEEDED.bits());
    }
}
