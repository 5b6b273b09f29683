//! Channels: their messages, threads started from messages, and private channels.

use serde::Deserialize;
use serde_json::{Value, json};
use twilight_model::guild::Permissions;

use super::super::payloads;
use super::{
    bodies::{self, ChannelBody, ThreadBody},
    call::Call,
    faults::Refused,
    rest::Answered,
    world::World,
};

/// Messages of a page unless another number is asked for, and the most there are.
const PAGE: usize = 50;
const LONGEST_PAGE: usize = 100;

#[derive(Deserialize)]
struct Recipient {
    recipient_id: twilight_model::id::Id<twilight_model::id::marker::UserMarker>,
}

impl World {
    /// Answers what is asked of a channel.
    pub(super) fn answer_channel(&mut self, channel: u64, rest: &[&str], call: &Call) -> Answered {
        self.room(channel)?;
        let number = |word: &str| word.parse::<u64>().map_err(|_| Refused::bad_form("an id is a number"));
        match (call.method.as_str(), rest) {
            ("GET", []) => Ok(Some(json!(self.channel(channel)))),
            ("PATCH", []) => self.change_thread(channel, call),
            ("GET", ["messages"]) => self.page(channel, &call.query),
            ("POST", ["messages"]) => self.create_message(channel, call),
            ("GET", ["messages", message]) => self.message(channel, number(message)?),
            ("PATCH", ["messages", message]) => self.edit_message(channel, number(message)?, call),
            ("DELETE", ["messages", message]) => {
                self.message(channel, number(message)?)?;
                self.messages.remove(&number(message)?);
                Ok(None)
            }
            ("POST", ["messages", message, "threads"]) => self.start_thread(channel, number(message)?, call),
            ("POST", ["typing"]) | ("PUT" | "DELETE", ["thread-members", _]) => Ok(None),
            _ => Err(Refused::new(404, 0, "404: Not Found")),
        }
    }

    /// The channels of a server.
    pub(super) fn channels_of(&mut self, server: u64) -> Answered {
        let rooms = self.rooms.iter().filter(|(_, it)| it.server == Some(server) && it.parent.is_none() && !it.gone);
        let channels: Vec<Value> = rooms.map(|(id, _)| json!(self.channel(*id))).collect();
        Ok(Some(json!(channels)))
    }

    /// The private channel with somebody.
    pub(super) fn private_channel(&mut self, call: &Call) -> Answered {
        let body: Recipient = bodies::read(call.json.as_ref()).map_err(|why| Refused::bad_form(&why))?;
        let person = body.recipient_id.get();
        // One to each person: its id is theirs, one higher.
        let id = person + 1;
        if !self.rooms.contains_key(&id) {
            self.add_room(id, None, "private", None);
        }
        Ok(Some(json!(self.channel(id))))
    }

    fn create_message(&mut self, channel: u64, call: &Call) -> Answered {
        let files = if call.files.is_empty() { Permissions::empty() } else { Permissions::ATTACH_FILES };
        self.open_room(channel, Permissions::SEND_MESSAGES | files)?;
        let body = self.checked(call, true)?;
        let id = self.post_once(channel, &body, &call.files)?;
        Ok(Some(payloads::told(&self.messages[&id].message)))
    }

    fn edit_message(&mut self, channel: u64, message: u64, call: &Call) -> Answered {
        self.message(channel, message)?;
        if self.room(channel)?.archived {
            return Err(Refused::new(400, 50083, "Thread is archived"));
        }
        let body = self.checked(call, false)?;
        self.edit(message, &body, &call.files)?;
        self.message(channel, message)
    }

    fn message(&mut self, channel: u64, message: u64) -> Answered {
        let kept = self.posted(channel).find(|it| it.message.id.get() == message).ok_or_else(Refused::unknown_message)?;
        Ok(Some(payloads::told(&kept.message)))
    }

    /// The last messages of a channel, newest first.
    fn page(&mut self, channel: u64, query: &str) -> Answered {
        let wanted = query.split('&').find_map(|it| it.strip_prefix("limit=")).and_then(|it| it.parse().ok());
        let wanted = wanted.unwrap_or(PAGE);
        if wanted > LONGEST_PAGE {
            return Err(Refused::bad_form("a page has at most 100 messages"));
        }
        let messages: Vec<Value> = self.posted(channel).rev().take(wanted).map(|it| payloads::told(&it.message)).collect();
        Ok(Some(json!(messages)))
    }

    fn start_thread(&mut self, channel: u64, message: u64, call: &Call) -> Answered {
        let room = self.open_room(channel, Permissions::CREATE_PUBLIC_THREADS)?;
        let server = room.server;
        if room.parent.is_some() {
            return Err(Refused::new(400, 50024, "Cannot execute action on this channel type"));
        }
        self.message(channel, message)?;
        let body: ThreadBody = bodies::read(call.json.as_ref()).map_err(|why| Refused::bad_form(&why))?;
        let length = body.name.encode_utf16().count();
        if !(1..=100).contains(&length) || body.auto_archive_duration.is_some_and(|it| ![60, 1440, 4320, 10080].contains(&it)) {
            return Err(Refused::bad_form(
                "a thread's name has 1 to 100 characters, and it sleeps after an hour, 1, 3 or 7 days",
            ));
        }
        if self.rooms.contains_key(&message) {
            return Err(Refused::new(400, 160_004, "A thread has already been created for this message"));
        }
        self.add_room(message, server, &body.name, Some(channel));
        let thread = json!(self.channel(message));
        if let Some(server) = server {
            let mut told = thread.clone();
            told["newly_created"] = json!(true);
            self.tell(server, "THREAD_CREATE", told);
        }
        Ok(Some(thread))
    }

    fn change_thread(&mut self, channel: u64, call: &Call) -> Answered {
        let body: ChannelBody = bodies::read(call.json.as_ref()).map_err(|why| Refused::bad_form(&why))?;
        let room = self.room(channel)?;
        if room.parent.is_none() || room.denied.contains(Permissions::SEND_MESSAGES) {
            return Err(Refused::missing_permissions());
        }
        if let Some(archived) = body.archived {
            room.archived = archived;
        }
        if let Some(name) = body.name {
            room.name = name;
        }
        if body.locked == Some(true) {
            self.violations.push("a thread was locked".to_owned());
        }
        Ok(Some(json!(self.channel(channel))))
    }
}
