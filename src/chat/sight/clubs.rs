//! How a server is set, in words: where tables may be opened, by whom, and why it is not set so.

use pergola_table::{Named, Openers};
use pergola_text::Text;

use crate::seam::voice;

/// Where tables are opened, and by whom: for somebody who may not open one.
pub(crate) fn not_opened(channels: &[Named], who: &Openers) -> Text {
    Text::new("refused-not-opened").text("where", places(channels)).text("who", openers(who))
}

/// Where tables may be opened.
pub(crate) fn places(channels: &[Named]) -> Text {
    if channels.is_empty() {
        return Text::new("server-everywhere");
    }
    Text::new("server-channels").list("channels", channels.iter().map(channel))
}

/// Who may open tables.
pub(crate) fn openers(openers: &Openers) -> Text {
    match openers {
        Openers::Everybody => Text::new("server-everybody"),
        Openers::Roles(roles) => Text::new("server-roles").list("roles", roles.iter().map(role)),
        Openers::Managers => Text::new("server-managers"),
    }
}

/// A channel, as a chat shows it.
pub(crate) fn channel(named: &Named) -> Text {
    Text::new("server-channel").mention("channel", voice::mention_of("#", &named.id), &format!("#{}", called(named)))
}

/// A role, as a chat shows it.
pub(crate) fn role(named: &Named) -> Text {
    Text::new("server-role").mention("role", voice::mention_of("@&", &named.id), called(named))
}

/// What a channel or role is called; by its id, if nothing of its name can be seen.
fn called(named: &Named) -> &str {
    if named.name.is_empty() { &named.id } else { &named.name }
}
