//! What Discord sends to a bot, built from `twilight-model`: people, channels, messages, interactions, READY and servers.
//!
//! The few fields that Discord sends and the model leaves out are added to the JSON, each with its reason.

#![allow(deprecated, reason = "Discord still sends fields that the model calls deprecated")]

use serde_json::{Value, json};
use twilight_model::util::Timestamp;
use twilight_model::{
    application::interaction::{
        Interaction, InteractionContextType, InteractionData, InteractionType, application_command::CommandData,
    },
    channel::{
        Attachment, Channel, ChannelType, Message,
        message::{MessageFlags, MessageType},
        thread::{AutoArchiveDuration, ThreadMetadata},
    },
    gateway::{ShardId, payload::incoming::Ready},
    guild::{
        AfkTimeout, DefaultMessageNotificationLevel, ExplicitContentFilter, Guild, MemberFlags, MfaLevel, NSFWLevel,
        PartialMember, Permissions, PremiumTier, Role, RoleColors, RoleFlags, SystemChannelFlags, UnavailableGuild,
        VerificationLevel,
    },
    id::{AnonymizableId, Id},
    oauth::{ApplicationFlags, ApplicationIntegrationMap, PartialApplication},
    user::{CurrentUser, User},
};

/// The bot's application, which is also its user.
pub(crate) const APPLICATION: u64 = 1_100_000_000_000_000_001;

/// Milliseconds from 1970 to the first of Discord's ids.
const EPOCH: u64 = 1_420_070_400_000;

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Account {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) moderator: bool,
}

/// An id made at this time: ids tell when they were made, and sort by it.
pub(crate) fn snowflake(millis: u64, count: u64) -> u64 {
    (millis - EPOCH) << 22 | count & 0x3f_ffff
}

/// When an id was made.
pub(crate) fn made_at(snowflake: u64) -> Timestamp {
    let millis = (snowflake >> 22) + EPOCH;
    Timestamp::from_micros(millis as i64 * 1000).expect("ids are made after 1970")
}

pub(crate) fn user(id: u64, name: &str) -> User {
    User {
        accent_color: None,
        avatar: None,
        avatar_decoration: None,
        avatar_decoration_data: None,
        banner: None,
        bot: id == APPLICATION,
        discriminator: 0,
        email: None,
        flags: None,
        global_name: Some(name.to_owned()),
        id: Id::new(id),
        locale: None,
        mfa_enabled: None,
        name: name.to_lowercase(),
        premium_type: None,
        primary_guild: None,
        public_flags: None,
        system: None,
        verified: None,
    }
}

pub(crate) fn member(account: &Account) -> PartialMember {
    let usual = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::USE_SLASH_COMMANDS;
    PartialMember {
        avatar: None,
        avatar_decoration_data: None,
        banner: None,
        communication_disabled_until: None,
        deaf: false,
        flags: MemberFlags::empty(),
        joined_at: Some(made_at(account.id)),
        mute: false,
        nick: None,
        permissions: Some(if account.moderator { Permissions::all() } else { usual }),
        premium_since: None,
        roles: Vec::new(),
        user: Some(user(account.id, &account.name)),
    }
}

/// What a bot may do that was invited with what it needs.
pub(crate) fn invited() -> Permissions {
    Permissions::VIEW_CHANNEL
        | Permissions::SEND_MESSAGES
        | Permissions::SEND_MESSAGES_IN_THREADS
        | Permissions::CREATE_PUBLIC_THREADS
        | Permissions::EMBED_LINKS
        | Permissions::ATTACH_FILES
        | Permissions::READ_MESSAGE_HISTORY
}

/// A channel; a thread when it has a parent.
pub(crate) fn channel(id: u64, server: Option<u64>, name: &str, parent: Option<u64>, archived: bool) -> Channel {
    let kind = match (server, parent) {
        (None, _) => ChannelType::Private,
        (_, None) => ChannelType::GuildText,
        _ => ChannelType::PublicThread,
    };
    let thread = ThreadMetadata {
        archived,
        auto_archive_duration: AutoArchiveDuration::Week,
        archive_timestamp: made_at(id),
        create_timestamp: Some(made_at(id)),
        invitable: None,
        locked: false,
    };
    Channel {
        application_id: None,
        applied_tags: None,
        available_tags: None,
        bitrate: None,
        default_auto_archive_duration: None,
        default_forum_layout: None,
        default_reaction_emoji: None,
        default_sort_order: None,
        default_thread_rate_limit_per_user: None,
        flags: None,
        guild_id: server.map(Id::new),
        icon: None,
        id: Id::new(id),
        invitable: None,
        kind,
        last_message_id: None,
        last_pin_timestamp: None,
        managed: None,
        member: None,
        member_count: None,
        message_count: parent.map(|_| 0),
        name: Some(name.to_owned()),
        newly_created: None,
        nsfw: Some(false),
        owner_id: parent.map(|_| Id::new(APPLICATION)),
        parent_id: parent.map(Id::new),
        permission_overwrites: parent.is_none().then(Vec::new),
        position: Some(0),
        rate_limit_per_user: Some(0),
        recipients: server.is_none().then(Vec::new),
        rtc_region: None,
        thread_metadata: parent.map(|_| thread),
        topic: None,
        total_message_sent: None,
        user_limit: None,
        video_quality_mode: None,
    }
}

/// A message as the bot is told of it: what is framed has no content.
pub(crate) fn told(message: &Message) -> Value {
    json!(told_message(message))
}

fn told_message(message: &Message) -> Message {
    let is_framed = message.flags.is_some_and(|it| it.contains(MessageFlags::IS_COMPONENTS_V2));
    let content = if is_framed { String::new() } else { message.content.clone() };
    Message { content, ..message.clone() }
}

/// An empty message of the bot.
pub(crate) fn message(id: u64, channel: u64) -> Message {
    Message {
        activity: None,
        application: None,
        application_id: Some(Id::new(APPLICATION)),
        attachments: Vec::new(),
        author: user(APPLICATION, "Pergola"),
        call: None,
        channel_id: Id::new(channel),
        components: Vec::new(),
        content: String::new(),
        edited_timestamp: None,
        embeds: Vec::new(),
        flags: Some(MessageFlags::empty()),
        guild_id: None,
        id: Id::new(id),
        interaction: None,
        interaction_metadata: None,
        kind: MessageType::Regular,
        member: None,
        mention_channels: Vec::new(),
        mention_everyone: false,
        mention_roles: Vec::new(),
        mentions: Vec::new(),
        message_snapshots: Vec::new(),
        pinned: false,
        poll: None,
        reactions: Vec::new(),
        reference: None,
        referenced_message: None,
        role_subscription_data: None,
        sticker_items: Vec::new(),
        timestamp: made_at(id),
        thread: None,
        tts: false,
        webhook_id: None,
    }
}

/// Where and by whom something is asked.
pub(crate) struct Asking<'a> {
    pub(crate) id: u64,
    pub(crate) token: &'a str,
    pub(crate) account: &'a Account,
    pub(crate) server: u64,
    pub(crate) channel: Channel,
    /// What the bot may do there.
    pub(crate) permissions: Permissions,
}

/// Something a person did, as the bot is told.
pub(crate) fn interaction(asking: Asking<'_>, kind: InteractionType, data: InteractionData, on: Option<Message>) -> Value {
    let owners = ApplicationIntegrationMap { guild: Some(AnonymizableId::Id(Id::new(asking.server))), user: None };
    let interaction = Interaction {
        app_permissions: Some(asking.permissions),
        application_id: Id::new(APPLICATION),
        attachment_size_limit: 10 * 1024 * 1024,
        authorizing_integration_owners: owners,
        channel_id: Some(asking.channel.id),
        channel: Some(asking.channel),
        context: Some(InteractionContextType::Guild),
        data: Some(data),
        entitlements: Vec::new(),
        guild: None,
        guild_id: Some(Id::new(asking.server)),
        guild_locale: Some("en-US".to_owned()),
        id: Id::new(asking.id),
        kind,
        locale: Some("en-US".to_owned()),
        member: Some(member(asking.account)),
        message: on.map(|it| told_message(&it)),
        token: asking.token.to_owned(),
        user: None,
    };
    let mut value = serde_json::to_value(interaction).expect("an interaction is JSON");
    // Discord says 1 for ever, and the model leaves it out.
    value["version"] = json!(1);
    let data = value["data"].as_object_mut().expect("data is an object");
    data.retain(|_, it| !it.is_null());
    // Discord sends a subcommand's options also when there are none.
    for option in data.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
        if option["type"] == json!(1) && option.get("options").is_none() {
            option["options"] = json!([]);
        }
    }
    value
}

/// A file of so many bytes.
pub(crate) fn attachment(id: u64, name: &str, bytes: usize, url: String) -> Attachment {
    Attachment {
        content_type: None,
        ephemeral: false,
        duration_secs: None,
        filename: name.to_owned(),
        flags: None,
        description: None,
        height: None,
        id: Id::new(id),
        placeholder: None,
        placeholder_version: None,
        proxy_url: url.clone(),
        size: bytes as u64,
        title: None,
        url,
        waveform: None,
        width: None,
    }
}

/// A slash command, complete or being typed.
pub(crate) fn typed(data: CommandData) -> InteractionData {
    InteractionData::ApplicationCommand(Box::new(data))
}

pub(crate) fn ready(session: &str, shard: ShardId, servers: &[u64], gateway: &str) -> Value {
    let unavailable = |id: &u64| UnavailableGuild { id: Id::new(*id), unavailable: true };
    let ready = Ready {
        application: PartialApplication { flags: ApplicationFlags::empty(), id: Id::new(APPLICATION) },
        guilds: servers.iter().map(unavailable).collect(),
        resume_gateway_url: gateway.to_owned(),
        session_id: session.to_owned(),
        shard: Some(shard),
        user: myself(),
        version: 10,
    };
    serde_json::to_value(ready).expect("READY is JSON")
}

/// The bot's own account.
pub(crate) fn myself() -> CurrentUser {
    CurrentUser {
        accent_color: None,
        avatar: None,
        banner: None,
        bot: true,
        discriminator: 0,
        email: None,
        flags: None,
        global_name: None,
        id: Id::new(APPLICATION),
        locale: None,
        mfa_enabled: false,
        name: "pergola".to_owned(),
        premium_type: None,
        public_flags: None,
        verified: Some(true),
    }
}

/// A server as a bot learns of it, with the role of everybody and the bot itself.
pub(crate) fn server(id: u64, name: &str, channels: Vec<Channel>, everybody: Permissions) -> Value {
    let guild = Guild {
        afk_channel_id: None,
        afk_timeout: AfkTimeout::FIVE_MINUTES,
        application_id: None,
        approximate_member_count: None,
        approximate_presence_count: None,
        banner: None,
        channels,
        default_message_notifications: DefaultMessageNotificationLevel::Mentions,
        description: None,
        discovery_splash: None,
        emojis: Vec::new(),
        explicit_content_filter: ExplicitContentFilter::None,
        features: Vec::new(),
        guild_scheduled_events: Vec::new(),
        icon: None,
        id: Id::new(id),
        joined_at: Some(made_at(id)),
        large: false,
        max_members: None,
        max_presences: None,
        max_stage_video_channel_users: None,
        max_video_channel_users: None,
        member_count: Some(2),
        members: Vec::new(),
        mfa_level: MfaLevel::None,
        name: name.to_owned(),
        nsfw_level: NSFWLevel::Safe,
        owner_id: Id::new(id),
        owner: None,
        permissions: None,
        preferred_locale: "en-US".to_owned(),
        premium_progress_bar_enabled: false,
        premium_subscription_count: None,
        premium_tier: PremiumTier::None,
        presences: Vec::new(),
        public_updates_channel_id: None,
        roles: vec![everybody_of(id, everybody)],
        rules_channel_id: None,
        safety_alerts_channel_id: None,
        splash: None,
        stage_instances: Vec::new(),
        stickers: Vec::new(),
        system_channel_flags: SystemChannelFlags::empty(),
        system_channel_id: None,
        threads: Vec::new(),
        unavailable: Some(false),
        vanity_url_code: None,
        verification_level: VerificationLevel::None,
        voice_states: Vec::new(),
        widget_channel_id: None,
        widget_enabled: None,
    };
    let mut value = serde_json::to_value(guild).expect("a server is JSON");
    // The model leaves empty lists out, Discord sends them.
    for list in ["stage_instances", "guild_scheduled_events", "stickers"] {
        value[list] = json!([]);
    }
    value
}

/// The role that everybody has: its id is the server's.
fn everybody_of(server: u64, permissions: Permissions) -> Role {
    Role {
        color: 0,
        colors: RoleColors { primary_color: 0, secondary_color: None, tertiary_color: None },
        hoist: false,
        icon: None,
        id: Id::new(server),
        managed: false,
        mentionable: false,
        name: "@everyone".to_owned(),
        permissions,
        position: 0,
        flags: RoleFlags::empty(),
        tags: None,
        unicode_emoji: None,
    }
}
