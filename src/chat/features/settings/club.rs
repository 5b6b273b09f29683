//! `/club settings`: how a server is set, where tables may be opened there, by whom, what they begin with, and where substitutes
//! are sought.
//!
//! With options it adds to it, without any it shows it to whoever asks. Whoever manages the server finds menus below that take
//! away and choose, and that let new tables begin with the options of a table that is there. Deliberately absent: who may change
//! what, which the settings know.

use pergola_engine::{Catalogue, Options};
use pergola_table::{Named, Openers, Phase, ServerChange, ServerSettings, Table, TimeLimit};
use pergola_text::{LANGUAGES, Text, language_name};

use crate::{
    item::{
        Command, Finds, FulfilFree, Group,
        here::Asked,
        options::{CHANNEL, LANGUAGE, ROLE, SEEK, Words, language_meant},
        understood::Understood,
    },
    seam::{
        ids::FreeWish,
        limits::{self, Sentences},
        plain::{Act, Card, MenuChoice, OptionSpec, Reply, Request, Row, SelectMenu, Show, Slash},
        voice::Voice,
    },
    sight::{
        clock, clubs,
        find::{self, Tables},
        refusal::quoted,
        title, variants,
    },
    wishes::{
        server::{ServerPress, ServerWish},
        time::{read_limit, write_limit},
    },
};

/// The options that say what new tables begin with.
const CLOCK: &str = "clock";

/// `/club settings`.
#[derive(Debug)]
pub(crate) struct Club;

impl Command for Club {
    fn group(&self) -> Option<Group> {
        Some(Group::Club)
    }

    fn word(&self) -> &'static str {
        "settings"
    }

    fn key(&self) -> &'static str {
        "server"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        let clock = |(limit, label): (_, Text)| (write_limit(limit), words.voice.plain(&label));
        vec![
            words.option(self.key(), CHANNEL, false, Vec::new()),
            words.option(self.key(), ROLE, false, Vec::new()),
            words.option(self.key(), CLOCK, false, clock::offered(None).map(clock).collect()),
            words.language(self.key()),
            words.option(self.key(), SEEK, false, Vec::new()),
        ]
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        understand(slash).map_or_else(|refused| Understood::sentence(asked.language(), &refused), Understood::Server)
    }
}

impl FulfilFree for ServerPress {
    /// What whoever chose it wants; nothing where the table is not to be seen from there.
    fn fulfil(self, asked: &Asked<'_>) -> Understood {
        let change = self.change().or_else(|table| {
            let table = find::visible(asked.tables, asked.request, table).ok_or(Text::new("refused-press"))?;
            Ok(ServerChange::Options { game: table.opening().game.clone(), options: table.shared_options() })
        });
        match change {
            Ok(change) => Understood::Server(ServerWish::Change(vec![change])),
            Err(refused) => Understood::sentence(asked.language(), &refused),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<ServerPress> {
        use pergola_table::{Allowance, TableId, WhenOver};
        let id = || "discord:175928847299117063".to_owned();
        let bank = Allowance::Bank { millis: 5_184_000_000, more: 5_184_000_000 };
        vec![
            ServerPress::RemoveChannel(id()),
            ServerPress::RemoveChannel("a.b".to_owned()),
            ServerPress::Everywhere,
            ServerPress::RemoveRole(id()),
            ServerPress::Everybody,
            ServerPress::ManagersOnly,
            ServerPress::Time(None),
            ServerPress::Time(Some(TimeLimit { time: bank, then: WhenOver::BotTakesSeat })),
            ServerPress::SeekAtTable,
            ServerPress::Language(None),
            ServerPress::Language(Some("en".to_owned())),
            ServerPress::Shipped("hanging".to_owned()),
            ServerPress::OptionsOf(TableId(u64::MAX)),
        ]
    }
}

/// So many tables offer their options, the newest first.
const OFFERED: usize = 10;

/// Understands what was typed; why not, otherwise.
fn understand(slash: &Slash) -> Result<ServerWish, Text> {
    let channels = slash.channels.iter().cloned().map(|(option, channel)| match option == SEEK {
        true => ServerChange::SeekIn(Some(channel)),
        false => ServerChange::AddChannel(channel),
    });
    let mut changes: Vec<ServerChange> = channels.chain(slash.roles.iter().cloned().map(ServerChange::AddRole)).collect();
    if let Some(typed) = slash.option(CLOCK).map(str::trim) {
        let limit = read_limit(typed).ok_or_else(|| Text::new("refused-clock").code("typed", quoted(typed)))?;
        changes.push(ServerChange::Time(limit));
    }
    // What is no language, the server refuses.
    let meant = |typed: &str| language_meant(typed).map_or_else(|| typed.trim().to_owned(), |it| it.key().to_owned());
    changes.extend(slash.option(LANGUAGE).map(|typed| ServerChange::Language(Some(meant(typed)))));
    Ok(if changes.is_empty() { ServerWish::Ask } else { ServerWish::Change(changes) })
}

/// Tells how a server is set, and whether that has just changed.
pub fn server_set(settings: &ServerSettings, tables: &dyn Tables, request: &Request, changed: bool) -> Reply {
    let voice = Voice::alone(request.language());
    let heading = Text::new(if changed { "server-changed" } else { "server-now" });
    let where_and_who = [Some(heading), Some(clubs::places(settings.channels())), Some(clubs::openers(settings.openers()))];
    let mut lines: Vec<Text> = where_and_who.into_iter().flatten().collect();
    lines.extend(settings.time().map(|limit| Text::new("server-clock").text("limit", clock::of_limit(limit))));
    let language = |key: &str| Text::new("server-language").text("language", language_name(key));
    lines.extend(settings.language().map(language));
    let seek = |it: &Named| Text::new("server-seek").text("channel", clubs::channel(it));
    lines.extend(settings.seeks_in().map(seek));
    let games = tables.games();
    lines.extend(settings.options().filter_map(|(key, options)| begins_with(games, key, options)));
    let manages = request.rights.manages;
    lines.push(Text::new(if manages { "server-how" } else { "server-who" }));
    let rows = if manages { menus(settings, tables, request, &voice) } else { Vec::new() };
    let lines = Sentences(lines.iter().map(|line| voice.say(line)).collect());
    let show = if matches!(request.act, Act::Slash(_)) { Show::Private } else { Show::Update };
    Reply { show, card: Card { text: lines.within(limits::TEXT, "\n"), rows, ..Card::default() } }
}

/// What new tables of a game begin with; nothing of a game that there is not, or where all is as shipped.
fn begins_with(games: &Catalogue, key: &str, options: &Options) -> Option<Text> {
    let game = games.game(key)?;
    let chosen = variants::of_options(game, options);
    let title = Text::of(format!("{key}-title"));
    (!chosen.is_empty()).then(|| Text::new("server-options").text("game", title).list("options", chosen))
}

/// What can be chosen, as menus.
fn menus(settings: &ServerSettings, tables: &dyn Tables, request: &Request, voice: &Voice) -> Vec<Row> {
    let menu = |name: &str, question: &'static str, mut choices: Vec<MenuChoice>| {
        // What another door calls by a very long name is not offered.
        choices.retain(|choice| limits::length(&choice.value) <= limits::ID);
        choices.truncate(limits::CHOICES);
        let placeholder = limits::cut(&voice.plain(&Text::new(question)), limits::PLACEHOLDER);
        (!choices.is_empty())
            .then(|| Row::Menu(SelectMenu { id: format!("menu.server.{name}"), placeholder, choices, open: false }))
    };
    let rows = [
        menu("places", "ask-server-places", place_choices(settings, voice)),
        menu("openers", "ask-server-openers", opener_choices(settings, voice)),
        menu("beginning", "ask-server-beginning", beginning_choices(settings, voice)),
        menu("seek", "ask-server-seek", seek_choices(settings, voice)),
        menu("options", "ask-server-options", option_choices(settings, tables, request, voice)),
    ];
    rows.into_iter().flatten().collect()
}

fn choice(press: ServerPress, label: &Text, chosen: bool, voice: &Voice) -> MenuChoice {
    MenuChoice { value: press.id(), label: voice.label(label), description: String::new(), chosen, press: String::new() }
}

fn place_choices(settings: &ServerSettings, voice: &Voice) -> Vec<MenuChoice> {
    if settings.channels().is_empty() {
        return Vec::new();
    }
    let not_here = |it: &Named| {
        let label = Text::new("choice-not-channel").text("channel", clubs::channel(it));
        choice(ServerPress::RemoveChannel(it.id.clone()), &label, false, voice)
    };
    let everywhere = choice(ServerPress::Everywhere, &Text::new("choice-everywhere"), false, voice);
    [everywhere].into_iter().chain(settings.channels().iter().map(not_here)).collect()
}

fn seek_choices(settings: &ServerSettings, voice: &Voice) -> Vec<MenuChoice> {
    let at_table = choice(ServerPress::SeekAtTable, &Text::new("choice-seek-at-table"), false, voice);
    settings.seeks_in().map(|_| at_table).into_iter().collect()
}

fn opener_choices(settings: &ServerSettings, voice: &Voice) -> Vec<MenuChoice> {
    let now = settings.openers();
    let roles: &[Named] = if let Openers::Roles(roles) = now { roles } else { &[] };
    let not_theirs = |it: &Named| {
        let label = Text::new("choice-not-role").text("role", clubs::role(it));
        choice(ServerPress::RemoveRole(it.id.clone()), &label, false, voice)
    };
    let everybody = choice(ServerPress::Everybody, &Text::new("choice-everybody"), *now == Openers::Everybody, voice);
    let managers = choice(ServerPress::ManagersOnly, &Text::new("choice-managers"), *now == Openers::Managers, voice);
    [everybody, managers].into_iter().chain(roles.iter().map(not_theirs)).collect()
}

/// How much time there is at new tables, what happens when it is over, and in which language they speak.
fn beginning_choices(settings: &ServerSettings, voice: &Voice) -> Vec<MenuChoice> {
    let now = settings.time();
    let clock = |(limit, label): (Option<TimeLimit>, Text)| {
        let label = Text::new("choice-clock").text("time", label);
        choice(ServerPress::Time(limit), &label, limit == now, voice)
    };
    let mut all: Vec<MenuChoice> = clock::offered(now).map(clock).collect();
    // Only one is chosen in a menu.
    let then = |(limit, label): (TimeLimit, Text)| choice(ServerPress::Time(Some(limit)), &label, false, voice);
    all.extend(clock::offered_then(now).filter(|(limit, _)| Some(*limit) != now).map(then));
    if LANGUAGES.len() > 1 || settings.language().is_some() {
        let language = |key: &&str| {
            let label = Text::new("choice-language").text("language", language_name(key));
            choice(ServerPress::Language(Some((*key).to_owned())), &label, false, voice)
        };
        all.extend(LANGUAGES.iter().filter(|key| settings.language() != Some(**key)).map(language));
        let none = choice(ServerPress::Language(None), &Text::new("choice-no-language"), false, voice);
        all.extend(settings.language().map(|_| none));
    }
    all
}

/// The tables of this place with whose options new ones can begin, and the games that are set to begin otherwise than shipped.
fn option_choices(settings: &ServerSettings, tables: &dyn Tables, request: &Request, voice: &Voice) -> Vec<MenuChoice> {
    let is_set = |table: &Table| settings.options().any(|it| it == (&table.opening().game, &table.shared_options()));
    let here = tables.at(&request.place).into_iter().rev().filter_map(|id| find::visible(tables, request, id));
    let open = here.filter(|it| !it.is_lesson() && matches!(it.phase(), Phase::Lobby | Phase::Playing));
    let chosen = open.filter(|it| !it.shared_options().0.is_empty() && !is_set(it)).take(OFFERED);
    let of_table = chosen.map(|table| {
        let options = variants::of_options(table.game(), &table.shared_options());
        let label = Text::new("choice-options-of").text("table", title::heading_in_list(&table)).list("options", options);
        choice(ServerPress::OptionsOf(table.id()), &label, false, voice)
    });
    let shipped = settings.options().filter(|(key, _)| tables.games().game(key).is_some()).map(|(key, _)| {
        let label = Text::new("choice-options-shipped").text("game", Text::of(format!("{key}-title")));
        choice(ServerPress::Shipped(key.to_owned()), &label, false, voice)
    });
    of_table.chain(shipped).collect()
}
