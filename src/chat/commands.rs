//! The slash commands as data, for a door to register: one for each game with its verbs, and the general ones.
//!
//! They follow from the catalogue's fixed facts and change only with the program. Every command finds its table by itself
//! and takes the option `table` where there are several. Descriptions are texts whose ids follow from the words.

use pergola_engine::{Catalogue, Game, Verb};
use pergola_text::{LANGUAGES, Text};

use super::{
    note,
    plain::{CommandSpec, Filling, OfferedTo, OptionSpec, VerbSpec},
    preferences, privacy, rest, server, time,
    voice::Voice,
};

/// The option every command has.
pub(super) const TABLE: &str = "table";
/// The option and the value that ask `/board` for words.
pub(super) const AS: &str = "as";
/// See [`AS`].
pub(super) const AS_TEXT: &str = "text";

/// The option that says which turn `/replay` shows.
pub(super) const TURN: &str = "turn";

/// The option of `/import` with the file to look back at.
const RECORD: &str = "record";

/// The option and the value that ask `/play` for a thread.
pub(super) const THREAD: &str = "thread";
/// See [`THREAD`].
pub(super) const OWN_THREAD: &str = "true";

/// The options that name people.
const PEOPLE: [&str; 5] = ["with", "with-2", "with-3", "with-4", "with-5"];

/// The option that says which seat `/replace` is about.
pub(super) const SEAT: &str = "seat";

/// The option that says what is wrong.
pub(super) const WHAT: &str = "what";

/// The option that names whom a command is about.
const WHOM: &str = "whom";

/// General commands that only need to know their table.
const PLAIN: [&str; 16] = [
    "turn", "hint", "review", "plan", "hand", "log", "export", "undo", "restart", "pause", "resume", "follow", "resign", "close",
    "tables", "help",
];

/// Every slash command, where these games can be played.
pub fn commands(games: &Catalogue) -> Vec<CommandSpec> {
    let voice = Voice::alone();
    let mut commands = vec![play(games, &voice), invite(&voice), learn(games, &voice)];
    commands.extend(games.iter().map(|game| of_game(game, &voice)));
    commands.extend(PLAIN.map(|name| command(name, plain_options(name, &voice), &voice)));
    commands.push(command("kick", vec![whom("kick", true, &voice), table(&voice)], &voice));
    commands.push(command("owner", vec![whom("owner", true, &voice), table(&voice)], &voice));
    commands.push(command("deputy", vec![whom("deputy", false, &voice), table(&voice)], &voice));
    let seat = option("replace", SEAT, true, Vec::new(), &voice);
    commands.push(command("replace", vec![whom("replace", true, &voice), seat, table(&voice)], &voice));
    commands.push(command("stats", vec![whom("stats", false, &voice)], &voice));
    commands.push(command("leaderboard", vec![game_option(games, "leaderboard", true, &voice)], &voice));
    commands.push(command("report", vec![option("report", WHAT, true, Vec::new(), &voice), table(&voice)], &voice));
    commands.push(privacy(&voice));
    commands.push(CommandSpec { verbs: vec![own_settings(&voice)], ..command("settings", Vec::new(), &voice) });
    commands.push(of_server(&voice));
    let text = option("note", note::TEXT, false, Vec::new(), &voice);
    commands.push(command("note", vec![text, table(&voice)], &voice));
    commands.push(command("away", vec![option("away", rest::UNTIL, false, Vec::new(), &voice)], &voice));
    commands.push(command("board", vec![board_form(&voice), table(&voice)], &voice));
    commands.push(command("import", vec![option("import", RECORD, true, Vec::new(), &voice)], &voice));
    let turn = option("replay", TURN, false, Vec::new(), &voice);
    commands.push(command("replay", vec![turn, table(&voice)], &voice));
    commands.push(command("rules", vec![game_option(games, "rules", false, &voice), table(&voice)], &voice));
    commands
}

fn play(games: &Catalogue, voice: &Voice) -> CommandSpec {
    let most = games.iter().map(|game| game.meta().seats.1).max().unwrap_or_default();
    let least = games.iter().map(|game| game.meta().seats.0).min().unwrap_or_default();
    let seats = |seats: u8| (seats.to_string(), voice.plain(&Text::new("choice-seats").number("seats", seats)));
    let language = |key: &&str| ((*key).to_owned(), voice.plain(&Text::of(format!("language-{key}"))));
    let mut options = vec![
        game_option(games, "play", true, voice),
        option("play", "seats", false, (least..=most).map(seats).collect(), voice),
        option("play", "language", false, LANGUAGES.iter().map(language).collect(), voice),
        thread("play", voice),
    ];
    options.extend(people(false, voice));
    command("play", options, voice)
}

fn learn(games: &Catalogue, voice: &Voice) -> CommandSpec {
    command("learn", vec![game_option(games, "learn", false, voice), thread("learn", voice)], voice)
}

fn thread(of: &str, voice: &Voice) -> OptionSpec {
    let choice = |key: &str| (key.to_owned(), voice.plain(&Text::of(format!("choice-thread-{key}"))));
    option(of, THREAD, false, [OWN_THREAD, "false"].map(choice).to_vec(), voice)
}

/// What an option of this name is filled with: for doors whose people type everything.
pub fn filling(option: &str) -> Filling {
    match option {
        WHOM => Filling::Person,
        it if PEOPLE.contains(&it) => Filling::Person,
        server::CHANNEL => Filling::Channel,
        server::ROLE => Filling::Role,
        RECORD => Filling::File,
        WHAT | note::TEXT => Filling::Words,
        _ => Filling::Text,
    }
}

fn people(first_required: bool, voice: &Voice) -> impl Iterator<Item = OptionSpec> {
    PEOPLE.iter().enumerate().map(move |(at, name)| OptionSpec {
        name: (*name).to_owned(),
        description: voice.plain(&Text::new("slot-with")),
        required: first_required && at == 0,
        filling: Filling::Person,
        choices: Vec::new(),
    })
}

fn whom(command: &str, required: bool, voice: &Voice) -> OptionSpec {
    option(command, WHOM, required, Vec::new(), voice)
}

fn invite(voice: &Voice) -> CommandSpec {
    command("invite", people(true, voice).chain([table(voice)]).collect(), voice)
}

fn of_game(game: &dyn Game, voice: &Voice) -> CommandSpec {
    let meta = game.meta();
    CommandSpec {
        name: meta.key.to_owned(),
        offered_to: OfferedTo::Everybody,
        description: voice.plain(&Text::of(format!("game-{}", meta.key))),
        verbs: meta.verbs.iter().map(|it| verb(meta.key, it, voice)).collect(),
        options: Vec::new(),
    }
}

/// A verb with its slots, those that have to be filled first.
fn verb(game: &str, verb: &Verb, voice: &Voice) -> VerbSpec {
    let slot = |key: &str, required| OptionSpec {
        name: key.to_owned(),
        description: voice.plain(&Text::of(format!("slot-{game}-{}-{key}", verb.key))),
        required,
        filling: Filling::Text,
        choices: Vec::new(),
    };
    let mut options: Vec<OptionSpec> = verb.slots.iter().map(|it| slot(it.key, it.required)).collect();
    options.sort_by_key(|option| !option.required);
    options.push(table(voice));
    let description = voice.plain(&Text::of(format!("verb-{game}-{}", verb.key)));
    VerbSpec { name: verb.key.to_owned(), description, options }
}

fn command(name: &str, options: Vec<OptionSpec>, voice: &Voice) -> CommandSpec {
    let description = voice.plain(&Text::of(format!("command-{name}")));
    CommandSpec { name: name.to_owned(), offered_to: OfferedTo::Everybody, description, verbs: Vec::new(), options }
}

fn plain_options(name: &str, voice: &Voice) -> Vec<OptionSpec> {
    if matches!(name, "tables" | "help") { Vec::new() } else { vec![table(voice)] }
}

fn option(command: &str, name: &str, required: bool, choices: Vec<(String, String)>, voice: &Voice) -> OptionSpec {
    let description = voice.plain(&Text::of(format!("slot-{command}-{name}")));
    OptionSpec { name: name.to_owned(), description, required, filling: filling(name), choices }
}

fn game_option(games: &Catalogue, command: &str, required: bool, voice: &Voice) -> OptionSpec {
    let choice = |game: &dyn Game| {
        let key = game.meta().key;
        (key.to_owned(), voice.plain(&Text::of(format!("{key}-title"))))
    };
    option(command, "game", required, games.iter().map(choice).collect(), voice)
}

/// When somebody is not waited for, who may see their results, and how they are told things. Zones are suggested, of which there
/// are many.
fn own_settings(voice: &Voice) -> VerbSpec {
    let hours: Vec<(String, String)> = (0..24).map(|hour| rest::time_of_day(hour * 60)).map(|it| (it.clone(), it)).collect();
    let off = (rest::OFF.to_owned(), voice.plain(&Text::new("choice-quiet-off")));
    let results_for = |key: &str| (key.to_owned(), voice.plain(&Text::of(format!("choice-results-{key}"))));
    let from = [off].into_iter().chain(hours.clone()).collect();
    let one_of = |name: &'static str, values: [&'static str; 2]| {
        let choice = |value: &str| (value.to_owned(), voice.plain(&Text::of(format!("choice-{name}-{value}"))));
        option("settings", name, false, values.map(choice).to_vec(), voice)
    };
    let options = vec![
        option("settings", rest::ZONE, false, Vec::new(), voice),
        option("settings", rest::QUIET_FROM, false, from, voice),
        option("settings", rest::QUIET_TO, false, hours, voice),
        option("settings", rest::RESULTS, false, [rest::SHOWN, rest::PRIVATE].map(results_for).to_vec(), voice),
        one_of(preferences::CALLS, preferences::CALLS_IN),
        one_of(preferences::NEXT, preferences::YES_NO),
        one_of(preferences::WEEKLY, preferences::YES_NO),
        one_of(preferences::BOARDS, preferences::BOARDS_AS),
    ];
    let description = voice.plain(&Text::of(format!("verb-settings-{}", rest::MINE)));
    VerbSpec { name: rest::MINE.to_owned(), description, options }
}

/// Where tables may be opened in a server, by whom, and what they begin with. It is a command of its own since a chat offers only
/// whole commands to some.
fn of_server(voice: &Voice) -> CommandSpec {
    let clock = |(limit, label): (_, Text)| (time::word(limit), voice.plain(&label));
    let language = |key: &&str| ((*key).to_owned(), voice.plain(&Text::of(format!("language-{key}"))));
    let options = vec![
        option(server::SERVER, server::CHANNEL, false, Vec::new(), voice),
        option(server::SERVER, server::ROLE, false, Vec::new(), voice),
        option(server::SERVER, server::CLOCK, false, time::offered(None).map(clock).collect(), voice),
        option(server::SERVER, server::LANGUAGE, false, LANGUAGES.iter().map(language).collect(), voice),
    ];
    CommandSpec { offered_to: OfferedTo::Managers, ..command(server::SERVER, options, voice) }
}

/// What is kept of somebody.
fn privacy(voice: &Voice) -> CommandSpec {
    let verb = |name: &str| VerbSpec {
        name: name.to_owned(),
        description: voice.plain(&Text::of(format!("verb-privacy-{name}"))),
        options: Vec::new(),
    };
    let verbs = [privacy::EXPORT, privacy::DELETE].map(verb).to_vec();
    CommandSpec { verbs, ..command("privacy", Vec::new(), voice) }
}

fn board_form(voice: &Voice) -> OptionSpec {
    let choice = |key: &str| (key.to_owned(), voice.plain(&Text::of(format!("choice-board-{key}"))));
    option("board", AS, false, vec![choice("picture"), choice(AS_TEXT)], voice)
}

fn table(voice: &Voice) -> OptionSpec {
    let description = voice.plain(&Text::new("slot-table"));
    OptionSpec { name: TABLE.to_owned(), description, required: false, filling: Filling::Text, choices: Vec::new() }
}
