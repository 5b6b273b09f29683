//! A table in a channel: opened, joined and started as people do it, and how they find their next turn.

use twilight_model::channel::Message;

use super::{
    bot::{Bot, Home},
    person::{Person, buttons_with_sentences, labels, menus},
    standin::{Discord, world::Kept},
};

/// A game of two in a channel of its own stand-in.
pub(crate) struct Table {
    pub(crate) discord: Discord,
    pub(crate) home: Home,
    pub(crate) bot: Bot,
    pub(crate) channel: u64,
    pub(crate) ann: Person,
    pub(crate) ben: Person,
}

/// A way on in a menu.
#[derive(Clone, Debug)]
pub(crate) enum Way {
    Press { id: String, label: String },
    Pick { menu: String, value: String, label: String },
}

impl Way {
    pub(crate) fn label(&self) -> &str {
        match self {
            Way::Press { label, .. } | Way::Pick { label, .. } => label,
        }
    }
}

impl Table {
    /// Ann opens a table with these options, of Alhambra unless they name another game, and Ben joins.
    pub(crate) async fn opened(options: &[(&str, &str)]) -> Table {
        Table::opened_by(Home::new(), "alhambra", options).await
    }

    async fn opened_by(home: Home, game: &str, options: &[(&str, &str)]) -> Table {
        let discord = Discord::start().await;
        let channel = discord.channel(discord.server("Town"), "garden");
        let bot = home.start(&discord).await;
        let (ann, ben) = (discord.person("Ann", channel), discord.person("Ben", channel));
        let options: Vec<_> = [("game", game)].into_iter().chain(options.iter().copied()).collect();
        let opened = ann.slash("play", None, &options).await;
        assert!(opened.private, "{opened:?}");
        let table = Table { discord, home, bot, channel, ann, ben };
        let lobby = table.lobby().await;
        let joined = table.ben.press(&lobby.message, "Join").await;
        assert!(joined.text().contains(&format!("<@{}>", table.ben.account.id)), "{joined:?}");
        table
    }

    /// The same, and Ann starts the game.
    pub(crate) async fn started() -> Table {
        Table::started_with_log("info").await
    }

    /// The same with more in the log.
    pub(crate) async fn started_with_log(logged: &'static str) -> Table {
        let table = Table::opened_by(Home::logging(logged), "alhambra", &[]).await;
        table.start().await;
        table
    }

    /// Ann opens a table of this game, Ben joins, and Ann starts it.
    pub(crate) async fn started_with(game: &str) -> Table {
        let table = Table::opened_by(Home::new(), game, &[]).await;
        table.start().await;
        table
    }

    /// The same with a bot that listens at an address of its own.
    pub(crate) async fn started_without_gateway() -> Table {
        let table = Table::opened_by(Home::without_gateway(), "alhambra", &[]).await;
        table.start().await;
        table
    }

    async fn start(&self) {
        let lobby = self.lobby().await;
        self.ann.press(&lobby.message, "Start").await;
    }

    /// The card of the lobby as it is now.
    pub(crate) async fn lobby(&self) -> Kept {
        let lobby = |it: &Kept| labels(&it.message).contains(&"Join".to_owned());
        self.discord.card(self.channel, "the lobby's card", lobby).await
    }

    /// The next card after this message that asks for a turn or ends the game.
    pub(crate) async fn next_card(&self, after: u64) -> Kept {
        self.next_card_in(self.channel, after).await
    }

    /// The same in a thread.
    pub(crate) async fn next_card_in(&self, channel: u64, after: u64) -> Kept {
        let fits = |it: &Kept| it.message.id.get() > after && (!it.pinged.is_empty() || is_over(&it.message));
        self.discord.card(channel, "the next card", fits).await
    }

    /// The person a card asks for.
    pub(crate) fn asked(&self, card: &Kept) -> &Person {
        let found = [&self.ann, &self.ben].into_iter().find(|it| card.pinged.contains(&it.account.id));
        found.unwrap_or_else(|| panic!("nobody is asked by {:?}", card.message.content))
    }

    /// Who is not asked by it.
    pub(crate) fn other(&self, card: &Kept) -> &Person {
        if card.pinged.contains(&self.ann.account.id) { &self.ben } else { &self.ann }
    }
}

/// Whether a card is a game's last.
pub(crate) fn is_over(message: &Message) -> bool {
    labels(message).contains(&"Rematch".to_owned())
}

/// Everything in a private message that leads on in its menu, and Confirm.
pub(crate) fn ways(message: &Message) -> Vec<Way> {
    let leads = |id: &str| id.split('.').nth(2).is_some_and(|it| it.parse::<u8>().is_ok());
    let mut ways = Vec::new();
    for (button, sentence) in buttons_with_sentences(message) {
        let (id, label) = (button.custom_id.clone().unwrap_or_default(), button.label.clone().unwrap_or_default());
        let label = sentence.unwrap_or(label);
        if label == "Confirm" || leads(&id) && label != "Back" {
            ways.push(Way::Press { id, label });
        }
    }
    for menu in menus(message) {
        for it in menu.options.iter().flatten() {
            ways.push(Way::Pick { menu: menu.custom_id.clone(), value: it.value.clone(), label: it.label.clone() });
        }
    }
    ways
}

/// Goes a way.
pub(crate) async fn go(person: &Person, message: &Message, way: &Way) -> super::person::Answer {
    match way {
        Way::Press { id, .. } => {
            let sent = person.send_press(message, id);
            person.answer(&sent).await
        }
        Way::Pick { menu, value, .. } => person.pick(message, menu, value).await,
    }
}

/// Plays a turn by slash commands: takes money, and ends. The cards that were taken, as notation.
pub(crate) async fn take_and_end(person: &Person) -> String {
    let typed = super::person::Typed { command: "alhambra", verb: Some("take"), options: &[] };
    let cards = person.suggest(typed, ("cards", "")).await;
    let took = person.slash("alhambra", Some("take"), &[("cards", &cards[0].1)]).await;
    assert!(labels(took.shown()).contains(&"Confirm".to_owned()), "{took:?}");
    let ended = person.slash("alhambra", Some("end"), &[]).await;
    assert!(ended.text().contains("table 1") && ways(ended.shown()).is_empty(), "the turn is over: {ended:?}");
    cards[0].1.clone()
}
