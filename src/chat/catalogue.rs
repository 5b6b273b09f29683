//! The catalogue: everything people can do, an item a line, in the order in which it is told.
//!
//! The commands are registered from it, found in it as they are typed, and told by `/help`; the buttons are read by it. Adding a
//! command is a file with its [`Command`] and a line here. Deliberately absent: the verbs of games, which are theirs.

use pergola_engine::Catalogue;
use pergola_text::{Language, Text};

use crate::{
    features, help,
    item::{Command, Finds, FreePress, Group, Of, Press, here::Asked, options::Words, understood::Understood},
    seam::{
        plain::{CommandSpec, OptionSpec, Slash, VerbSpec},
        voice::Voice,
    },
    wishes::{
        advice::AdviceAsked,
        board::Glance,
        deed::Deed,
        deputy::DeputyWish,
        leaving::Leaving,
        lobby::LobbyWish,
        note::NoteWish,
        past::Recollection,
        plan::PlanWish,
        reading::{Forget, LeadersPage, LearnGame, ReportPress, RuleTerm, RulesHere, RulesPage},
        search::{KeepSeat, SearchWish},
        server::ServerPress,
        time::{LetBotPlay, TimeWish},
        together::{Following, TakeOver, Together},
    },
};

/// Every command, but those of games.
pub(crate) const COMMANDS: &[&dyn Command] = &[
    &features::lobby::play::Play,
    &features::learning::Learn,
    &features::turn::look::Turn,
    &features::turn::look::Hand,
    &features::turn::look::Board,
    &features::plan::fulfil::Planning,
    &features::votes::undo::Undo,
    &features::advice::Hint,
    &features::tables::Tables,
    &features::learning::rules::Rules,
    &Help,
    &features::lobby::invite::Invite,
    &features::votes::pause::Pause,
    &features::votes::pause::Resume,
    &features::votes::seat::Replace,
    &features::votes::search::Seek,
    &features::lobby::owner::Owner,
    &features::deputy::Deputy,
    &features::follow::Follow,
    &features::leaving::Resign,
    &features::stand_in::Kick,
    &features::history::Again,
    &features::leaving::Close,
    &features::report::Report,
    &features::history::Log,
    &features::history::Replay,
    &features::advice::LookBack,
    &features::history::Export,
    &features::history::Import,
    &features::settings::mine::Mine,
    &features::settings::away::BeAway,
    &features::note::Note,
    &features::results::Stats,
    &features::privacy::Privacy,
    &features::results::Leaderboard,
    &features::cups::CupCommand,
    &features::settings::club::Club,
];

/// Every kind of button below a message about a table, but the ways in a seat's menu.
pub(crate) const PRESSES: &[&dyn Press] = &[
    &Of::<Glance>::ALL,
    &Of::<Deed>::ALL,
    &Of::<PlanWish>::ALL,
    &Of::<Together>::ALL,
    &Of::<TakeOver>::ALL,
    &Of::<KeepSeat>::ALL,
    &Of::<SearchWish>::ALL,
    &Of::<Following>::ALL,
    &Of::<Leaving>::ALL,
    &Of::<LobbyWish>::ALL,
    &Of::<TimeWish>::ALL,
    &Of::<LetBotPlay>::ALL,
    &Of::<DeputyWish>::ALL,
    &Of::<NoteWish>::ALL,
    &Of::<Recollection>::ALL,
    &Of::<AdviceAsked>::ALL,
    &Of::<RulesHere>::ALL,
    &Of::<ReportPress>::ALL,
];

/// Every kind of button that needs no table.
pub(crate) const FREE_PRESSES: &[&dyn FreePress] = &[
    &Of::<RulesPage>::ALL,
    &Of::<RuleTerm>::ALL,
    &Of::<LearnGame>::ALL,
    &Of::<LeadersPage>::ALL,
    &Of::<Forget>::ALL,
    &Of::<ServerPress>::ALL,
];

/// The command that was typed.
pub(crate) fn command(slash: &Slash) -> Option<&'static dyn Command> {
    let is_it = |command: &&&dyn Command| match command.group() {
        None => command.word() == slash.command,
        Some(group) => group.word() == slash.command && slash.verb.as_deref() == Some(command.word()),
    };
    COMMANDS.iter().find(is_it).copied()
}

/// Every slash command, where these games can be played, as it is told in this language. Only what is told differs.
pub fn commands(games: &Catalogue, language: Language) -> Vec<CommandSpec> {
    let words = Words { games, voice: &Voice::alone(language) };
    let plain = COMMANDS
        .iter()
        .filter(|it| it.group().is_none())
        .map(|command| CommandSpec { options: options(*command, &words), ..spec(command.word(), &words) });
    let of_games = games.iter().map(|game| features::turn::game::command(game, &words));
    plain.chain(of_games).chain(Group::ALL.map(|group| of_group(group, &words))).collect()
}

fn of_group(group: Group, words: &Words<'_>) -> CommandSpec {
    let verb = |command: &&dyn Command| VerbSpec {
        name: command.word().to_owned(),
        description: described(*command, words),
        options: options(*command, words),
    };
    let verbs = COMMANDS.iter().filter(|it| it.group() == Some(group)).map(verb).collect();
    CommandSpec { verbs, ..spec(group.word(), words) }
}

fn spec(word: &str, words: &Words<'_>) -> CommandSpec {
    let description = words.voice.plain(&Text::of(format!("command-{word}")));
    CommandSpec { name: word.to_owned(), description, verbs: Vec::new(), options: Vec::new() }
}

/// What a command does, in at most 100 characters.
pub(crate) fn described(command: &dyn Command, words: &Words<'_>) -> String {
    words.voice.plain(&Text::of(format!("command-{}", command.key())))
}

fn options(command: &dyn Command, words: &Words<'_>) -> Vec<OptionSpec> {
    let table = (command.finds() != Finds::Nothing).then(|| words.table());
    command.options(words).into_iter().chain(table).collect()
}

/// `/help`.
#[derive(Debug)]
struct Help;

impl Command for Help {
    fn word(&self) -> &'static str {
        "help"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn means(&self, asked: &Asked<'_>, _: &Slash) -> Understood {
        Understood::Answer(help::help(COMMANDS, asked.language()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::seam::{
        address::Address,
        ids::{Id, Origin},
        limits,
    };
    use pergola_table::TableId;

    #[test]
    fn every_press_is_read_as_it_is_written() {
        for press in PRESSES {
            for (written, again) in press.examples() {
                assert_eq!(again.as_ref(), Some(&written), "{press:?}");
                let word = written.split('.').next().unwrap_or_default();
                assert!(press.words().contains(&word), "{press:?} says {word} and does not claim it");
                let table = Address::new(TableId(u64::MAX), 4_102_444_800_000);
                let id = format!("1.{table}.~{written}");
                assert!(limits::length(&id) <= limits::ID, "{id}");
                let Some(Id::Wish { word: read, rest, origin, .. }) = Id::read(&id) else { panic!("{id} is no wish") };
                assert_eq!(origin, Origin::Private);
                assert!(press.reads(read, rest), "{id}");
            }
        }
        for press in FREE_PRESSES {
            for (id, again) in press.examples() {
                assert_eq!(again.as_ref(), Some(&id), "{press:?}");
                assert!(limits::length(&id) <= limits::ID, "{id}");
                assert!(matches!(Id::read(&id), Some(Id::Free { word, .. }) if word == press.word()), "{id}");
            }
        }
    }

    #[test]
    fn every_word_is_shown_by_an_example_and_belongs_to_one_kind_of_button() {
        let claimed: Vec<&str> = PRESSES.iter().flat_map(|it| it.words()).copied().collect();
        assert_eq!(claimed.iter().collect::<BTreeSet<_>>().len(), claimed.len(), "two kinds of buttons have one word");
        let shown: BTreeSet<String> = PRESSES
            .iter()
            .flat_map(|it| it.examples())
            .map(|(written, _)| written.split('.').next().unwrap_or_default().to_owned())
            .collect();
        for word in claimed {
            assert!(shown.contains(word), "no example has {word}");
        }
        let free: BTreeSet<&str> = FREE_PRESSES.iter().map(|it| it.word()).collect();
        assert_eq!(free.len(), FREE_PRESSES.len());
    }

    #[test]
    fn every_command_is_found_by_what_is_typed() {
        for command in COMMANDS {
            let slash = match command.group() {
                None => Slash { command: command.word().to_owned(), ..Slash::default() },
                Some(group) => {
                    let verb = Some(command.word().to_owned());
                    Slash { command: group.word().to_owned(), verb, ..Slash::default() }
                }
            };
            let found = super::command(&slash).unwrap_or_else(|| panic!("{command:?} is not found"));
            assert_eq!(format!("{found:?}"), format!("{command:?}"), "two commands have one name");
        }
    }

    #[test]
    fn what_is_no_id_is_nothing() {
        let forged = [
            "",
            ".",
            "1",
            "1.",
            "2.17.turn",
            "1.17",
            "1.17.",
            "1.x.turn",
            "1.-1.turn",
            "1.+7.turn",
            "1.017.turn",
            "1.17-.turn",
            "1.17-06920f9c0.turn",
            "1.17-6920F9C0.turn",
            "1.17-+1.turn",
            "1.17.dance",
            "1.17.turn.now",
            "1.17.2",
            "1.17.2.45",
            "1.17.2.45.3",
            "1.17.2.45.3-.a3f9",
            "1.17.2.45.300.a3f9",
            "1.17.2.45.3.a3f9.x",
            "1.17.900.45.3.a3f9",
            "1.99999999999999999999999.turn",
            "1.17.back.x",
            "1.17.note.",
            "1.17.note.last",
            "1.17.note.last.+1",
            "1.17.note.delete.1",
            "1.17.plan.",
            "1.17.plan.cancel",
            "1.17.plan.cancel.+1",
            "1.17.plan.way.1.2.3",
            "1.17.plan.way.1.2.3.a3f9.x",
            "1.17.plan.way.1.2.300.a3f9",
            "1.17.option.vizier",
            "1.17.keep-seat.1",
            "1.17.substitute",
            "1.17.substitute.1",
            "1.17.substitute.256.1",
            "1.17.substitute.01.1",
            "1.17.substitute.1.+1",
            "1.17.seek-none",
            "1.17.seek-none.-1",
            "1.17.deputy.",
            "1.17.deputy.end",
            "1.17.deputy.end.+1",
            "1.17.deputy.agree.999",
            "1.forget",
            "1.forget.",
            "1.forget.07",
            "1.leaders.alhambra",
            "1.leaders.alhambra.-1",
            "\u{202e}1.17.turn",
            "1.server",
            "1.server.",
            "1.server.show",
            "1.server.clock",
            "1.server.clock.x",
            "1.server.options.x",
        ];
        for id in forged {
            let is_read = match Id::read(id) {
                None => false,
                Some(Id::Menu(_)) => true,
                Some(Id::Wish { word, rest, .. }) => PRESSES.iter().any(|it| it.words().contains(&word) && it.reads(word, rest)),
                Some(Id::Free { word, rest }) => FREE_PRESSES.iter().any(|it| it.word() == word && it.reads(rest)),
            };
            assert!(!is_read, "{id}");
        }
    }
}
