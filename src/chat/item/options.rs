//! The options of commands: their names, where several commands share them, and their words.

use pergola_engine::{Catalogue, Game};
use pergola_text::{Language, Text, language_name};

use crate::seam::{
    plain::{Filling, OptionSpec, Slash},
    voice::Voice,
};

/// The option that says which table is meant.
pub(crate) const TABLE: &str = "table";
/// The option that says which game is meant.
pub(crate) const GAME: &str = "game";
/// The option that names whom a command is about.
pub(crate) const WHOM: &str = "whom";
/// The options that name people for whom seats are kept.
pub(crate) const PEOPLE: [&str; 5] = ["with", "with-2", "with-3", "with-4", "with-5"];
/// The option and the value that ask for a thread.
pub(crate) const THREAD: &str = "thread";
/// See [`THREAD`].
pub(crate) const OWN_THREAD: &str = "true";
/// The option with the file to look back at.
pub(crate) const RECORD: &str = "record";
/// The option that says what is wrong.
pub(crate) const WHAT: &str = "what";
/// The option with a line for one's note.
pub(crate) const TEXT: &str = "text";
/// The option that names a channel of a server.
pub(crate) const CHANNEL: &str = "channel";
/// The option that names the channel where substitutes are sought.
pub(crate) const SEEK: &str = "seek";
/// The option that names a language.
pub(crate) const LANGUAGE: &str = "language";
/// The option that names a role of a server.
pub(crate) const ROLE: &str = "role";

/// What an option of this name is filled with: for doors whose people type everything.
pub fn filling(option: &str) -> Filling {
    match option {
        WHOM => Filling::Person,
        it if PEOPLE.contains(&it) => Filling::Person,
        CHANNEL | SEEK => Filling::Channel,
        ROLE => Filling::Role,
        RECORD => Filling::File,
        WHAT | TEXT => Filling::Words,
        _ => Filling::Text,
    }
}

/// Writes the options of commands, with their texts.
pub(crate) struct Words<'a> {
    /// What can be played.
    pub(crate) games: &'a Catalogue,
    /// Who says it.
    pub(crate) voice: &'a Voice,
}

impl Words<'_> {
    /// An option of the command with this key.
    pub(crate) fn option(&self, key: &str, name: &str, required: bool, choices: Vec<(String, String)>) -> OptionSpec {
        let description = self.voice.plain(&Text::of(format!("slot-{key}-{name}")));
        OptionSpec { name: name.to_owned(), description, required, filling: filling(name), choices }
    }

    /// An option that is one of these values, each with the text of this id and itself.
    pub(crate) fn one_of(&self, key: &str, name: &str, said: &str, values: &[&str]) -> OptionSpec {
        let choice = |value: &&str| ((*value).to_owned(), self.voice.plain(&Text::of(format!("choice-{said}-{value}"))));
        self.option(key, name, false, values.iter().map(choice).collect())
    }

    /// The option that names a game.
    pub(crate) fn game(&self, key: &str, required: bool) -> OptionSpec {
        let choice = |game: &dyn Game| {
            let key = game.meta().key;
            (key.to_owned(), self.voice.plain(&Text::of(format!("{key}-title"))))
        };
        self.option(key, GAME, required, self.games.iter().map(choice).collect())
    }

    /// The option that names a language.
    pub(crate) fn language(&self, key: &str) -> OptionSpec {
        let choice = |it: Language| (it.key().to_owned(), self.voice.plain(&language_name(it.key())));
        self.option(key, LANGUAGE, false, Language::all().map(choice).collect())
    }

    /// The option that asks for a thread.
    pub(crate) fn thread(&self, key: &str) -> OptionSpec {
        self.one_of(key, THREAD, THREAD, &[OWN_THREAD, "false"])
    }

    /// The option that names whom the command is about.
    pub(crate) fn whom(&self, key: &str, required: bool) -> OptionSpec {
        self.option(key, WHOM, required, Vec::new())
    }

    /// The options that name people for whom seats are kept.
    pub(crate) fn people(&self, first_required: bool) -> Vec<OptionSpec> {
        let person = |(at, name): (usize, &&str)| OptionSpec {
            name: (*name).to_owned(),
            description: self.voice.plain(&Text::new("slot-with")),
            required: first_required && at == 0,
            filling: Filling::Person,
            choices: Vec::new(),
        };
        PEOPLE.iter().enumerate().map(person).collect()
    }

    /// The option that says which table is meant.
    pub(crate) fn table(&self) -> OptionSpec {
        let description = self.voice.plain(&Text::new("slot-table"));
        OptionSpec { name: TABLE.to_owned(), description, required: false, filling: Filling::Text, choices: Vec::new() }
    }
}

/// The game that somebody typed: by its key, or the only one whose key or title begins so, in any language.
pub(crate) fn game_meant<'a>(games: &'a Catalogue, typed: &str) -> Option<&'a dyn Game> {
    let typed = typed.trim().to_lowercase();
    let is_title = |game: &dyn Game| {
        let title = Text::of(format!("{}-title", game.meta().key));
        Language::all().any(|language| Voice::alone(language).plain(&title).to_lowercase().starts_with(&typed))
    };
    let mut begun = games.iter().filter(|game| game.meta().key.starts_with(&typed) || is_title(*game));
    let first = begun.next().filter(|_| !typed.is_empty() && begun.next().is_none());
    games.game(&typed).or(first)
}

/// The language that somebody typed: by its key, by what it is called in itself, or by a locale it serves.
pub(crate) fn language_meant(typed: &str) -> Option<Language> {
    let typed = typed.trim();
    let name = |language: Language| Voice::alone(language).plain(&language_name(language.key())).to_lowercase();
    let called = Language::all().find(|it| it.key() == typed || name(*it) == typed.to_lowercase());
    called.or_else(|| Language::all().find(|it| it.locales().any(|locale| locale.eq_ignore_ascii_case(typed))))
}

/// The key of the game that somebody typed; what they typed, where it is none.
pub(crate) fn game_typed(games: &Catalogue, slash: &Slash) -> Option<String> {
    let typed = slash.option(GAME)?;
    Some(game_meant(games, typed).map_or(typed, |game| game.meta().key).to_owned())
}
