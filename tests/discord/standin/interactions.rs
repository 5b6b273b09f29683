//! Answers to interactions: the first within three seconds and only one, and what may follow it.

use std::time::Duration;

use serde_json::json;
use twilight_model::http::interaction::InteractionResponseType as Kind;

use super::super::payloads;
use super::{
    bodies::{self, MessageBody},
    call::Call,
    faults::Refused,
    rest::Answered,
    world::{Asked, World},
};

/// How long the first answer may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long whatever answers it may be used.
const TOKEN_LIVES: Duration = Duration::from_secs(15 * 60);

/// Flags: the message is private, and it is still a promise.
const EPHEMERAL: u64 = 1 << 6;

impl World {
    /// The first answer to an interaction.
    pub(super) fn first_answer(&mut self, id: u64, token: &str, call: &Call) -> Answered {
        let asked = self.asked.get(token).filter(|it| it.id == id).ok_or_else(Refused::unknown_interaction)?.clone();
        if asked.answered.is_some() {
            return Err(Refused::already_answered());
        }
        let took = asked.sent.elapsed();
        if took > PATIENCE {
            return Err(Refused::unknown_interaction());
        }
        let (response, body) = bodies::read_answer(call.json.as_ref(), &call.files).map_err(|why| Refused::bad_form(&why))?;
        if matches!(response.kind, Kind::UpdateMessage | Kind::DeferredUpdateMessage) && asked.on.is_none() {
            return Err(Refused::bad_form("there is no message to update"));
        }
        let autocomplete = response.kind == Kind::ApplicationCommandAutocompleteResult;
        if autocomplete
            != (asked.kind == twilight_model::application::interaction::InteractionType::ApplicationCommandAutocomplete)
        {
            return Err(Refused::bad_form("suggestions are for what is being typed, and for nothing else"));
        }
        let (original, thinking) = self.shown_by(response.kind, &asked, &body, call)?;
        let choices = response.data.and_then(|it| it.choices).unwrap_or_default();
        if let Some(asked) = self.asked.get_mut(token) {
            (asked.original, asked.shown, asked.thinking, asked.choices) = (original, original, thinking, choices);
            asked.answered = Some((response.kind, took));
            asked.settled = (!thinking).then_some(took);
        }
        if !call.query.split('&').any(|it| it == "with_response=true") {
            return Ok(None);
        }
        let message = original.map(|id| json!({ "id": id.to_string() }));
        let interaction = json!({ "id": id.to_string(), "type": asked.kind });
        Ok(Some(json!({ "interaction": interaction, "resource": { "type": response.kind, "message": message } })))
    }

    /// The message that a first answer makes or changes, and whether it is only promised.
    fn shown_by(&mut self, kind: Kind, asked: &Asked, body: &MessageBody, call: &Call) -> Result<(Option<u64>, bool), Refused> {
        let private = body.flags.is_some_and(|it| it.bits() & EPHEMERAL != 0).then_some(asked.person);
        match kind {
            Kind::ChannelMessageWithSource | Kind::DeferredChannelMessageWithSource => {
                let thinking = kind == Kind::DeferredChannelMessageWithSource;
                Ok((Some(self.post(asked.channel, private, body, &call.files)), thinking))
            }
            Kind::DeferredUpdateMessage => Ok((asked.on, true)),
            Kind::UpdateMessage => {
                self.edit(asked.on.unwrap_or_default(), body, &call.files)?;
                Ok((asked.on, false))
            }
            Kind::ApplicationCommandAutocompleteResult => Ok((None, false)),
            other => Err(Refused::bad_form(&format!("{other:?} is nothing this bot needs"))),
        }
    }

    /// Another message after the first answer.
    pub(super) fn follow_up(&mut self, token: &str, call: &Call) -> Answered {
        let asked = self.answered(token)?.clone();
        let body = self.checked(call, true)?;
        let private = body.flags.is_some_and(|it| it.bits() & EPHEMERAL != 0).then_some(asked.person);
        let id = self.post(asked.channel, private, &body, &call.files);
        if let Some(asked) = self.asked.get_mut(token) {
            (asked.shown, asked.thinking) = (Some(id), false);
            asked.settled = asked.settled.or(Some(asked.sent.elapsed()));
        }
        Ok(Some(payloads::told(&self.messages[&id].message)))
    }

    /// Changes a message that followed the first answer.
    pub(super) fn edit_follow_up(&mut self, token: &str, message: u64, call: &Call) -> Answered {
        self.answered(token)?;
        let body = self.checked(call, false)?;
        self.edit(message, &body, &call.files)?;
        if let Some(asked) = self.asked.get_mut(token) {
            asked.edits += 1;
        }
        Ok(Some(payloads::told(&self.messages[&message].message)))
    }

    /// The message of the first answer.
    pub(super) fn original(&mut self, token: &str) -> Answered {
        let id = self.answered(token)?.original.ok_or_else(Refused::unknown_message)?;
        let kept = self.messages.get(&id).ok_or_else(Refused::unknown_message)?;
        Ok(Some(payloads::told(&kept.message)))
    }

    /// Changes the message of the first answer.
    pub(super) fn edit_original(&mut self, token: &str, call: &Call) -> Answered {
        let id = self.answered(token)?.original.ok_or_else(Refused::unknown_message)?;
        let body = self.checked(call, false)?;
        self.edit(id, &body, &call.files)?;
        if let Some(asked) = self.asked.get_mut(token) {
            asked.thinking = false;
            asked.settled = asked.settled.or(Some(asked.sent.elapsed()));
            asked.edits += 1;
        }
        self.original(token)
    }

    /// Takes the message of the first answer away.
    pub(super) fn delete_original(&mut self, token: &str) -> Answered {
        let id = self.answered(token)?.original.ok_or_else(Refused::unknown_message)?;
        self.messages.remove(&id).ok_or_else(Refused::unknown_message)?;
        if let Some(asked) = self.asked.get_mut(token) {
            (asked.thinking, asked.original) = (false, None);
        }
        Ok(None)
    }

    /// A message body that keeps to the limits.
    pub(super) fn checked(&self, call: &Call, new: bool) -> Result<MessageBody, Refused> {
        let body = bodies::read(call.json.as_ref()).map_err(|why| Refused::bad_form(&why))?;
        bodies::check_message(&body, &call.files, new).map_err(|why| Refused::bad_form(&why))?;
        Ok(body)
    }

    fn answered(&self, token: &str) -> Result<&Asked, Refused> {
        let asked = self.asked.get(token).filter(|it| it.answered.is_some()).ok_or_else(Refused::unknown_webhook)?;
        if asked.expired || asked.sent.elapsed() > TOKEN_LIVES {
            return Err(Refused::new(401, 50027, "Invalid Webhook Token"));
        }
        Ok(asked)
    }
}
