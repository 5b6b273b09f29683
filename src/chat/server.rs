//! How a server is set, in words and as menus: where tables may be opened there, by whom, and what they begin with.
//!
//! `/server` with options adds to it, without any shows it to whoever asks. Whoever manages the server finds menus
//! below that take away and choose, and that let new tables begin with the options of a table that is there. Deliberately
//! absent: who may change what, which the settings know.

use pergola_engine::{Catalogue, Options};
use pergola_table::{Named, Openers, Phase, ServerChange, ServerRefusal, ServerSettings, Table, TableId, TimeLimit};
use pergola_text::{LANGUAGES, Text};

use super::{
    find::{self, Tables},
    limits::{self, Sentences},
    plain::{Act, Card, Menu, MenuChoice, Reply, Request, Row, Show, Slash},
    press::Press,
    refusal::quoted,
    suggest::option,
    time, turn, variants, voice,
    voice::Voice,
};

/// The command.
pub(super) const SERVER: &str = "server";
/// Its options that name a channel and a role.
pub(super) const CHANNEL: &str = "channel";
/// See [`CHANNEL`].
pub(super) const ROLE: &str = "role";
/// Its options that say what new tables begin with.
pub(super) const CLOCK: &str = "clock";
/// See [`CLOCK`].
pub(super) const LANGUAGE: &str = "language";

/// So many tables offer their options, the newest first.
const OFFERED: usize = 10;

/// What somebody wants of how a server is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerWish {
    /// To be told how it is.
    Ask,
    /// To change it, in all these ways or none.
    Change(Vec<ServerChange>),
}

/// What a choice of a menu means. `word` is how its id says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ServerPress {
    /// This change.
    Change(ServerChange),
    /// New tables begin with what is chosen at this one.
    OptionsOf(TableId),
}

impl ServerPress {
    /// Reads what follows the first word in an id.
    pub(super) fn read(word: &str) -> Option<ServerPress> {
        let (word, rest) = word.split_once('.').map_or((word, None), |(word, rest)| (word, Some(rest)));
        let change = match (word, rest) {
            ("unchannel", Some(id)) => ServerChange::RemoveChannel(id.to_owned()),
            ("everywhere", None) => ServerChange::Everywhere,
            ("unrole", Some(id)) => ServerChange::RemoveRole(id.to_owned()),
            ("everybody", None) => ServerChange::Everybody,
            ("managers", None) => ServerChange::ManagersOnly,
            ("clock", Some(limit)) => ServerChange::Time(time::read(limit)?),
            ("language", rest) => ServerChange::Language(rest.map(str::to_owned)),
            ("shipped", Some(game)) => ServerChange::Options { game: game.to_owned(), options: Options::default() },
            ("options", Some(table)) => return find::numbered(table).map(ServerPress::OptionsOf),
            _ => return None,
        };
        Some(ServerPress::Change(change))
    }

    /// What an id says.
    pub(super) fn word(&self) -> String {
        match self {
            ServerPress::OptionsOf(table) => format!("options.{table}"),
            ServerPress::Change(change) => match change {
                ServerChange::RemoveChannel(id) => format!("unchannel.{id}"),
                ServerChange::Everywhere => "everywhere".to_owned(),
                ServerChange::RemoveRole(id) => format!("unrole.{id}"),
                ServerChange::Everybody => "everybody".to_owned(),
                ServerChange::ManagersOnly => "managers".to_owned(),
                ServerChange::Time(limit) => format!("clock.{}", time::word(*limit)),
                ServerChange::Language(None) => "language".to_owned(),
                ServerChange::Language(Some(language)) => format!("language.{language}"),
                ServerChange::Options { game, .. } => format!("shipped.{game}"),
                // They are typed: a menu shows what there is.
                ServerChange::AddChannel(_) | ServerChange::AddRole(_) => "show".to_owned(),
            },
        }
    }

    /// What whoever chose it wants; nothing where the table is not to be seen from there.
    pub(super) fn wish(self, tables: &dyn Tables, request: &Request) -> Option<ServerWish> {
        let change = match self {
            ServerPress::Change(change) => change,
            ServerPress::OptionsOf(table) => {
                let table = find::visible(tables, request, table)?;
                ServerChange::Options { game: table.opening().game.clone(), options: table.shared_options() }
            }
        };
        Some(ServerWish::Change(vec![change]))
    }
}

/// Understands `/server`; why not, otherwise.
pub(super) fn understand(slash: &Slash) -> Result<ServerWish, Text> {
    let channels = slash.channels.iter().cloned().map(ServerChange::AddChannel);
    let mut changes: Vec<ServerChange> = channels.chain(slash.roles.iter().cloned().map(ServerChange::AddRole)).collect();
    if let Some(typed) = option(slash, CLOCK).map(str::trim) {
        let limit = time::read(typed).ok_or_else(|| Text::new("refused-clock").code("typed", quoted(typed)))?;
        changes.push(ServerChange::Time(limit));
    }
    let language = option(slash, LANGUAGE).map(str::trim);
    changes.extend(language.map(|language| ServerChange::Language(Some(language.to_owned()))));
    Ok(if changes.is_empty() { ServerWish::Ask } else { ServerWish::Change(changes) })
}

/// Tells how a server is set, and whether that has just changed.
pub fn server_set(settings: &ServerSettings, tables: &dyn Tables, request: &Request, changed: bool) -> Reply {
    let voice = Voice::alone();
    let heading = Text::new(if changed { "server-changed" } else { "server-now" });
    let where_and_who = [Some(heading), Some(places(settings.channels())), Some(openers(settings.openers()))];
    let mut lines: Vec<Text> = where_and_who.into_iter().flatten().collect();
    lines.extend(settings.time().map(|limit| Text::new("server-clock").text("limit", time::of_limit(limit))));
    let language = |key: &str| Text::new("server-language").text("language", Text::of(format!("language-{key}")));
    lines.extend(settings.language().map(language));
    let games = tables.games();
    lines.extend(settings.options().filter_map(|(key, options)| begins_with(games, key, options)));
    let manages = request.rights.manages;
    lines.push(Text::new(if manages { "server-how" } else { "server-who" }));
    let rows = if manages { menus(settings, tables, request, &voice) } else { Vec::new() };
    let lines = Sentences(lines.iter().map(|line| voice.say(line)).collect());
    let show = if matches!(request.act, Act::Slash(_)) { Show::Private } else { Show::Update };
    Reply { show, card: Card { text: lines.within(limits::TEXT, "\n"), rows, ..Card::default() } }
}

/// Says why a server is not set so.
pub(super) fn refused(refusal: &ServerRefusal) -> Text {
    match refusal {
        ServerRefusal::NotTheirs => Text::new("refused-not-manager"),
        ServerRefusal::TooManyChannels { limit } => Text::new("refused-too-many-channels").number("limit", *limit as i64),
        ServerRefusal::TooManyRoles { limit } => Text::new("refused-too-many-roles").number("limit", *limit as i64),
        ServerRefusal::ImpossibleTime => Text::new("refused-time"),
        ServerRefusal::UnknownLanguage { language } => unknown_language(language),
        ServerRefusal::IdTooLong { characters } => Text::new("refused-id").number("characters", *characters as i64),
    }
}

/// There is no such language; these are the languages.
pub(super) fn unknown_language(typed: &str) -> Text {
    let languages = LANGUAGES.iter().map(|key| Text::of(format!("language-{key}")));
    Text::new("refused-language").code("language", quoted(typed)).list("languages", languages)
}

/// Where tables are opened, and by whom: for somebody who may not open one.
pub(super) fn not_opened(channels: &[Named], who: &Openers) -> Text {
    Text::new("refused-not-opened").text("where", places(channels)).text("who", openers(who))
}

fn places(channels: &[Named]) -> Text {
    if channels.is_empty() {
        return Text::new("server-everywhere");
    }
    Text::new("server-channels").list("channels", channels.iter().map(channel))
}

fn openers(openers: &Openers) -> Text {
    match openers {
        Openers::Everybody => Text::new("server-everybody"),
        Openers::Roles(roles) => Text::new("server-roles").list("roles", roles.iter().map(role)),
        Openers::Managers => Text::new("server-managers"),
    }
}

/// A channel, as a chat shows it.
fn channel(named: &Named) -> Text {
    Text::new("server-channel").mention("channel", voice::mention_of("#", &named.id), &format!("#{}", called(named)))
}

/// A role, as a chat shows it.
fn role(named: &Named) -> Text {
    Text::new("server-role").mention("role", voice::mention_of("@&", &named.id), called(named))
}

/// What a channel or role is called; by its id, if nothing of its name can be seen.
fn called(named: &Named) -> &str {
    if named.name.is_empty() { &named.id } else { &named.name }
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
        (!choices.is_empty()).then(|| Row::Menu(Menu { id: format!("menu.server.{name}"), placeholder, choices }))
    };
    let rows = [
        menu("places", "ask-server-places", place_choices(settings, voice)),
        menu("openers", "ask-server-openers", opener_choices(settings, voice)),
        menu("beginning", "ask-server-beginning", beginning_choices(settings, voice)),
        menu("options", "ask-server-options", option_choices(settings, tables, request, voice)),
    ];
    rows.into_iter().flatten().collect()
}

fn choice(change: ServerChange, label: &Text, chosen: bool, voice: &Voice) -> MenuChoice {
    pressed(ServerPress::Change(change), label, chosen, voice)
}

fn pressed(press: ServerPress, label: &Text, chosen: bool, voice: &Voice) -> MenuChoice {
    MenuChoice { value: Press::Server(press).id(), label: voice.label(label), description: String::new(), chosen }
}

fn place_choices(settings: &ServerSettings, voice: &Voice) -> Vec<MenuChoice> {
    if settings.channels().is_empty() {
        return Vec::new();
    }
    let not_here = |it: &Named| {
        let label = Text::new("choice-not-channel").text("channel", channel(it));
        choice(ServerChange::RemoveChannel(it.id.clone()), &label, false, voice)
    };
    let everywhere = choice(ServerChange::Everywhere, &Text::new("choice-everywhere"), false, voice);
    [everywhere].into_iter().chain(settings.channels().iter().map(not_here)).collect()
}

fn opener_choices(settings: &ServerSettings, voice: &Voice) -> Vec<MenuChoice> {
    let now = settings.openers();
    let roles: &[Named] = if let Openers::Roles(roles) = now { roles } else { &[] };
    let not_theirs = |it: &Named| {
        let label = Text::new("choice-not-role").text("role", role(it));
        choice(ServerChange::RemoveRole(it.id.clone()), &label, false, voice)
    };
    let everybody = choice(ServerChange::Everybody, &Text::new("choice-everybody"), *now == Openers::Everybody, voice);
    let managers = choice(ServerChange::ManagersOnly, &Text::new("choice-managers"), *now == Openers::Managers, voice);
    [everybody, managers].into_iter().chain(roles.iter().map(not_theirs)).collect()
}

/// How much time there is at new tables, what happens when it is over, and in which language they speak.
fn beginning_choices(settings: &ServerSettings, voice: &Voice) -> Vec<MenuChoice> {
    let now = settings.time();
    let clock = |(limit, label): (Option<TimeLimit>, Text)| {
        let label = Text::new("choice-clock").text("time", label);
        choice(ServerChange::Time(limit), &label, limit == now, voice)
    };
    let mut all: Vec<MenuChoice> = time::offered(now).map(clock).collect();
    // Only one is chosen in a menu.
    let then = |(limit, label): (TimeLimit, Text)| choice(ServerChange::Time(Some(limit)), &label, false, voice);
    all.extend(time::offered_then(now).filter(|(limit, _)| Some(*limit) != now).map(then));
    if LANGUAGES.len() > 1 || settings.language().is_some() {
        let language = |key: &&str| {
            let label = Text::new("choice-language").text("language", Text::of(format!("language-{key}")));
            choice(ServerChange::Language(Some((*key).to_owned())), &label, false, voice)
        };
        all.extend(LANGUAGES.iter().filter(|key| settings.language() != Some(**key)).map(language));
        let none = choice(ServerChange::Language(None), &Text::new("choice-no-language"), false, voice);
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
        let label = Text::new("choice-options-of").text("table", turn::heading_in_list(&table)).list("options", options);
        pressed(ServerPress::OptionsOf(table.id()), &label, false, voice)
    });
    let shipped = settings.options().filter(|(key, _)| tables.games().game(key).is_some()).map(|(key, _)| {
        let label = Text::new("choice-options-shipped").text("game", Text::of(format!("{key}-title")));
        let change = ServerChange::Options { game: key.to_owned(), options: Options::default() };
        choice(change, &label, false, voice)
    });
    of_table.chain(shipped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_as_it_is_written() {
        let id = || "discord:175928847299117063".to_owned();
        let changes = [
            ServerChange::RemoveChannel(id()),
            ServerChange::RemoveChannel("a.b".to_owned()),
            ServerChange::Everywhere,
            ServerChange::RemoveRole(id()),
            ServerChange::Everybody,
            ServerChange::ManagersOnly,
            ServerChange::Time(None),
            ServerChange::Time(time::read("bank-5184000-5184000.seat").expect("a limit")),
            ServerChange::Language(None),
            ServerChange::Language(Some("en".to_owned())),
            ServerChange::Options { game: "hanging".to_owned(), options: Options::default() },
        ];
        let presses = changes.map(ServerPress::Change).into_iter().chain([ServerPress::OptionsOf(TableId(u64::MAX))]);
        for press in presses.map(Press::Server) {
            assert!(limits::length(&press.id()) <= limits::ID);
            assert_eq!(Press::read(&press.id()), Some(press.clone()), "{}", press.id());
        }
        for forged in ["1.server", "1.server.", "1.server.show", "1.server.clock", "1.server.clock.x", "1.server.options.x"] {
            assert_eq!(Press::read(forged), None, "{forged}");
        }
    }
}
