//! A person in a channel: they type slash commands, take suggestions, press buttons and choose from menus, and see what the
//! bot shows them.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use pergola::table::PlaceId;
use serde_json::{Value, json};
use tokio::time::timeout;
use twilight_model::{
    application::{
        command::{Command, CommandOption, CommandOptionChoiceValue, CommandOptionType, CommandType},
        interaction::{
            InteractionData, InteractionType,
            application_command::{CommandData, CommandDataOption, CommandOptionValue},
            message_component::MessageComponentInteractionData,
        },
    },
    channel::{
        Attachment, Message,
        message::{
            Component,
            component::{Button, ComponentType, SelectMenu},
        },
    },
    http::interaction::InteractionResponseType,
};

use super::{
    payloads::{self, Account, Asking},
    standin::{
        INTERACTION_TOKEN, Inner,
        bodies::pressable,
        world::{Asked, Kept, World},
    },
};

/// After so long no first answer is taken any more: three seconds, and time to tell of it.
const TAKEN_FOR: Duration = Duration::from_secs(5);

/// Somebody in a channel.
#[derive(Clone)]
pub(crate) struct Person {
    inner: Arc<Inner>,
    pub(crate) account: Account,
    server: u64,
    channel: u64,
}

/// What a person is shown for something they did.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) kind: InteractionResponseType,
    /// The message made or changed by it.
    pub(crate) message: Option<Message>,
    /// Whether only they see it.
    pub(crate) private: bool,
    /// Suggestions: labels and values.
    pub(crate) choices: Vec<(String, String)>,
}

impl Answer {
    /// What it says.
    pub(crate) fn text(&self) -> &str {
        self.message.as_ref().map_or("", |it| &it.content)
    }

    /// The message.
    ///
    /// # Panics
    /// When there is none.
    pub(crate) fn shown(&self) -> &Message {
        self.message.as_ref().unwrap_or_else(|| panic!("no message: {self:?}"))
    }
}

/// A slash command as a person types it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typed<'a> {
    pub(crate) command: &'a str,
    pub(crate) verb: Option<&'a str>,
    pub(crate) options: &'a [(&'a str, &'a str)],
}

/// What was sent to the bot: its token, to look up the answer.
#[derive(Clone, Debug)]
pub(crate) struct Sent(String);

impl Person {
    pub(crate) fn new(inner: Arc<Inner>, name: &str, channel: u64) -> Person {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        // Accounts are old: their ids stand for times before any message here.
        let id = 200_000_000_000_000_000 + 1000 * COUNT.fetch_add(1, Ordering::Relaxed);
        let server = inner.look(|world| world.rooms[&channel].server).expect("people are in servers");
        Person { inner, account: Account { id, name: name.to_owned(), moderator: false }, server, channel }
    }

    /// The same person with a moderator's rights.
    pub(crate) fn moderator(mut self) -> Person {
        self.account.moderator = true;
        self
    }

    /// The same person in another channel.
    pub(crate) fn within(&self, channel: u64) -> Person {
        Person { channel, ..self.clone() }
    }

    /// The same person in a channel of another server.
    pub(crate) fn elsewhere(&self, channel: u64) -> Person {
        let server = self.inner.look(|world| world.rooms[&channel].server).expect("people are in servers");
        Person { server, channel, ..self.clone() }
    }

    /// Where they are, as the house says it.
    pub(crate) fn place(&self) -> PlaceId {
        PlaceId { server: format!("discord:{}", self.server), channel: format!("discord:{}", self.channel) }
    }

    /// Types a slash command.
    pub(crate) async fn slash(&self, command: &str, verb: Option<&str>, options: &[(&str, &str)]) -> Answer {
        let sent = self.send_slash(Typed { command, verb, options });
        self.answer(&sent).await
    }

    /// Types a slash command and does not wait.
    pub(crate) fn send_slash(&self, typed: Typed<'_>) -> Sent {
        self.send(InteractionType::ApplicationCommand, payloads::typed(self.command(typed, None)), None)
    }

    /// Sends a slash command that is changed on its way, and does not wait.
    pub(crate) fn send_changed(&self, typed: Typed<'_>, change: impl FnOnce(&mut Value)) -> Sent {
        let data = payloads::typed(self.command(typed, None));
        self.send_with(InteractionType::ApplicationCommand, data, None, change)
    }

    /// Sends a slash command that the bot hears of so much later, when its first answer may be taken or not.
    pub(crate) fn send_late(&self, typed: Typed<'_>, late: Duration, taken: bool) -> Sent {
        let data = payloads::typed(self.command(typed, None));
        let mut id = 0;
        let sent = self.send_with(InteractionType::ApplicationCommand, data, None, |told| {
            let number: u64 = told["id"].as_str().and_then(|it| it.parse().ok()).expect("it has a number");
            id = number - ((late.as_millis() as u64) << 22);
            told["id"] = json!(id.to_string());
        });
        if taken {
            self.inner.change(|world| world.asked.get_mut(&sent.0).expect("it was sent").id = id);
        }
        sent
    }

    /// Types a slash command, `past import`, with a file for this option, and does not wait.
    pub(crate) fn send_with_file(&self, command: &str, option: &str, file: &Attachment) -> Sent {
        let id = file.id.to_string();
        let (command, verb) = command.split_once(' ').map_or((command, None), |(group, word)| (group, Some(word)));
        let typed = Typed { command, verb, options: &[(option, &id)] };
        self.send_changed(typed, |told| told["data"]["resolved"]["attachments"][&id] = json!(file))
    }

    /// What is suggested for an option in which this is typed so far.
    pub(crate) async fn suggest(&self, typed: Typed<'_>, focused: (&str, &str)) -> Vec<(String, String)> {
        let sent = self.send_suggest(typed, focused);
        self.answer(&sent).await.choices
    }

    /// Types on, and does not wait for suggestions.
    pub(crate) fn send_suggest(&self, typed: Typed<'_>, focused: (&str, &str)) -> Sent {
        let data = payloads::typed(self.command(typed, Some(focused)));
        self.send(InteractionType::ApplicationCommandAutocomplete, data, None)
    }

    /// Presses the button with this label.
    pub(crate) async fn press(&self, message: &Message, label: &str) -> Answer {
        let sent = self.send_press(message, &id_of(message, label));
        self.answer(&sent).await
    }

    /// Presses the button with this id, also one that is not there, and does not wait.
    pub(crate) fn send_press(&self, message: &Message, id: &str) -> Sent {
        self.send_press_changed(message, id, |_| {})
    }

    /// The same, changed on its way.
    pub(crate) fn send_press_changed(&self, message: &Message, id: &str, change: impl FnOnce(&mut Value)) -> Sent {
        let data = MessageComponentInteractionData {
            component_type: ComponentType::Button,
            custom_id: id.to_owned(),
            resolved: None,
            values: Vec::new(),
        };
        let data = InteractionData::MessageComponent(Box::new(data));
        self.send_with(InteractionType::MessageComponent, data, Some(message), change)
    }

    /// Chooses from the menu with this id.
    pub(crate) async fn pick(&self, message: &Message, menu: &str, value: &str) -> Answer {
        let sent = self.send_pick(message, menu, value);
        self.answer(&sent).await
    }

    /// Chooses from the menu with this id, and does not wait.
    pub(crate) fn send_pick(&self, message: &Message, menu: &str, value: &str) -> Sent {
        let data = MessageComponentInteractionData {
            component_type: ComponentType::TextSelectMenu,
            custom_id: menu.to_owned(),
            resolved: None,
            values: vec![value.to_owned()],
        };
        self.send_component(data, message)
    }

    /// Waits for the latest public message like this in their channel.
    pub(crate) async fn sees(&self, what: &str, fits: impl Fn(&Kept) -> bool) -> Message {
        let find = |world: &World| world.posted(self.channel).rev().find(|it| fits(it)).map(|it| it.message.clone());
        self.inner.until(what, find).await
    }

    /// Waits until it is answered, and the answer is more than a promise.
    pub(crate) async fn answer(&self, sent: &Sent) -> Answer {
        let what = format!("an answer to {}", self.account.name);
        self.inner.until(&what, |world| settled(world.asked.get(&sent.0)?, world)).await
    }

    /// Waits for the answer as [`Person::answer`] does; nothing when the first one has not come while it is taken.
    pub(crate) async fn answer_if_any(&self, sent: &Sent) -> Option<Answer> {
        timeout(TAKEN_FOR, self.first_answer(sent)).await.ok()?;
        Some(self.answer(sent).await)
    }

    /// Waits for the first answer, also one that is only a promise.
    pub(crate) async fn first_answer(&self, sent: &Sent) -> InteractionResponseType {
        let what = format!("a first answer to {}", self.account.name);
        self.inner.until(&what, |world| world.asked.get(&sent.0)?.answered.map(|(kind, _)| kind)).await
    }

    /// The answer, if there is one by now that is more than a promise.
    pub(crate) fn answered(&self, sent: &Sent) -> Option<Answer> {
        self.inner.look(|world| settled(world.asked.get(&sent.0)?, world))
    }

    fn send_component(&self, data: MessageComponentInteractionData, message: &Message) -> Sent {
        self.send(InteractionType::MessageComponent, InteractionData::MessageComponent(Box::new(data)), Some(message))
    }

    fn send(&self, kind: InteractionType, data: InteractionData, on: Option<&Message>) -> Sent {
        self.send_with(kind, data, on, |_| {})
    }

    fn send_with(
        &self,
        kind: InteractionType,
        data: InteractionData,
        on: Option<&Message>,
        change: impl FnOnce(&mut Value),
    ) -> Sent {
        self.inner.change(|world| {
            let id = world.next_id();
            let token = format!("{INTERACTION_TOKEN}{id}");
            let asking = Asking {
                id,
                token: &token,
                account: &self.account,
                server: self.server,
                channel: world.channel(self.channel),
                permissions: world.permissions(self.channel),
            };
            let mut told = payloads::interaction(asking, kind, data, on.cloned());
            change(&mut told);
            let asked = Asked::new(id, kind, self.account.id, self.channel, on.map(|it| it.id.get()));
            world.asked.insert(token.clone(), asked);
            // What happens in private messages the first connection hears.
            let server = if told.get("guild_id").is_some() { self.server } else { 0 };
            world.tell(server, "INTERACTION_CREATE", told);
            Sent(token)
        })
    }

    /// The command as the client sends it: it knows only what is registered.
    fn command(&self, typed: Typed<'_>, focused: Option<(&str, &str)>) -> CommandData {
        let found = self.inner.look(|world| {
            let own = world.commands.get(&Some(self.server)).into_iter().flatten();
            let mut all = own.chain(world.commands.get(&None).into_iter().flatten());
            all.find(|it| it.name == typed.command).cloned()
        });
        let command: Command = found.unwrap_or_else(|| panic!("there is no command /{}", typed.command));
        let (slots, verb) = match typed.verb {
            None => (&command.options, None),
            Some(verb) => {
                let option = command.options.iter().find(|it| it.name == verb && it.kind == CommandOptionType::SubCommand);
                let option = option.unwrap_or_else(|| panic!("/{} has no {verb}", typed.command));
                (option.options.as_ref().unwrap_or(&EMPTY), Some(verb))
            }
        };
        let filled = |(name, value): &(&str, &str)| option(slots, name, value, false);
        let mut options: Vec<_> = typed.options.iter().map(filled).collect();
        options.extend(focused.map(|(name, value)| option(slots, name, value, true)));
        if focused.is_none() {
            let missing = slots.iter().find(|it| it.required == Some(true) && options.iter().all(|given| given.name != it.name));
            assert!(missing.is_none(), "the client does not send /{} without {missing:?}", typed.command);
        }
        let options = match verb {
            None => options,
            Some(verb) => vec![CommandDataOption { name: verb.to_owned(), value: CommandOptionValue::SubCommand(options) }],
        };
        CommandData {
            guild_id: None,
            id: command.id.expect("registered commands have ids"),
            kind: CommandType::ChatInput,
            name: command.name,
            options,
            resolved: None,
            target_id: None,
        }
    }
}

static EMPTY: Vec<CommandOption> = Vec::new();

fn option(slots: &[CommandOption], name: &str, value: &str, focused: bool) -> CommandDataOption {
    let slot = slots.iter().find(|it| it.name == name).unwrap_or_else(|| panic!("there is no option {name}"));
    let value = match slot.kind {
        kind if focused => {
            assert_eq!(slot.autocomplete, Some(true), "{name} suggests nothing");
            CommandOptionValue::Focused(value.to_owned(), kind)
        }
        CommandOptionType::Boolean => CommandOptionValue::Boolean(value == "true"),
        CommandOptionType::Integer => CommandOptionValue::Integer(value.parse().expect("a number")),
        CommandOptionType::Attachment => CommandOptionValue::Attachment(value.parse().expect("an id")),
        _ => CommandOptionValue::String(value.to_owned()),
    };
    CommandDataOption { name: name.to_owned(), value }
}

fn settled(asked: &Asked, world: &World) -> Option<Answer> {
    let (kind, _) = asked.answered.filter(|_| !asked.thinking)?;
    let kept = asked.shown.and_then(|it| world.messages.get(&it));
    let word = |it: &CommandOptionChoiceValue| match it {
        CommandOptionChoiceValue::String(word) => word.clone(),
        other => format!("{other:?}"),
    };
    Some(Answer {
        kind,
        message: kept.map(|it| it.message.clone()),
        private: kept.is_some_and(|it| it.private_to == Some(asked.person)),
        choices: asked.choices.iter().map(|it| (it.name.clone(), word(&it.value))).collect(),
    })
}

/// Every button of a message.
pub(crate) fn buttons(message: &Message) -> Vec<&Button> {
    in_rows(message).filter_map(|it| if let Component::Button(button) = it { Some(button) } else { None }).collect()
}

/// Every button of a message, with the sentence it stands beside.
pub(crate) fn buttons_with_sentences(message: &Message) -> Vec<(&Button, Option<String>)> {
    let of = |button| (button, sentence_beside(&message.components, button));
    buttons(message).into_iter().map(of).collect()
}

fn sentence_beside(components: &[Component], button: &Button) -> Option<String> {
    components.iter().find_map(|it| match it {
        Component::Container(frame) => sentence_beside(&frame.components, button),
        Component::Section(it) if matches!(&*it.accessory, Component::Button(own) if own == button) => {
            it.components.iter().find_map(|it| if let Component::TextDisplay(it) = it { Some(it.content.clone()) } else { None })
        }
        _ => None,
    })
}

/// Every menu of a message.
pub(crate) fn menus(message: &Message) -> Vec<&SelectMenu> {
    in_rows(message).filter_map(|it| if let Component::SelectMenu(menu) = it { Some(menu) } else { None }).collect()
}

/// The labels of everything that can be pressed.
pub(crate) fn labels(message: &Message) -> Vec<String> {
    buttons(message).into_iter().filter_map(|it| it.label.clone()).collect()
}

/// The id of the button with this label.
pub(crate) fn id_of(message: &Message, label: &str) -> String {
    let button = buttons(message).into_iter().find(|it| it.label.as_deref() == Some(label));
    let button = button.unwrap_or_else(|| panic!("no {label:?} among {:?} under {:?}", labels(message), message.content));
    assert!(!button.disabled, "{label} cannot be pressed");
    button.custom_id.clone().expect("buttons have ids")
}

fn in_rows(message: &Message) -> impl Iterator<Item = &Component> {
    pressable(&message.components).into_iter()
}
