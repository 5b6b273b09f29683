//! The plain words between a door and the conversation: what somebody did, and what is shown to them.
//!
//! Doors translate these to and from their chat; they decide nothing. Limits (5 rows, 5 buttons a row, 25 options,
//! 80 characters a label, 100 a custom id) are the strictest of all doors and hold here already.

use std::{fmt, sync::Arc};

use pergola_engine::Seat;
use pergola_page::seat_color;
use pergola_render::Scene;
use pergola_table::{Millis, Named, Person, PersonId, PlaceId, Preferences, Rights, ServerSettings, Table, TableId};
use pergola_text::{Language, Text};

/// Something a person did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The door's own id of this request: the same id is carried out once.
    pub id: String,
    /// Who.
    pub person: Person,
    /// What they may do there.
    pub rights: Rights,
    /// Where; in a private message of the bot's own no server.
    pub place: PlaceId,
    /// The channel that this place belongs to, if it is a thread and the door knows it.
    pub parent: Option<String>,
    /// When it came in. The house says that; doors know nothing of it.
    pub at: Millis,
    /// The languages that are known of them and of where they ask.
    pub languages: Languages,
    /// What they did.
    pub act: Act,
}

/// What is known of the languages of whoever asks, and of the server they ask in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Languages {
    /// Theirs, as their door knows it.
    pub person: Option<Language>,
    /// The server's, as their door knows it.
    pub server: Option<Language>,
    /// What the server is set to. The house says that; doors know nothing of it.
    pub set: Option<Language>,
}

impl Request {
    /// Whether it comes from a private message of the bot's own, which belongs to no server.
    pub fn is_private(&self) -> bool {
        self.place.server.is_empty()
    }

    /// The same of somebody who is known to prefer this, in a server that is set so.
    #[must_use]
    pub fn of_somebody_known(self, preferences: Option<Preferences>, settings: &ServerSettings) -> Request {
        let set = settings.language().and_then(Language::of);
        let (person, languages) = (Person { preferences, ..self.person }, Languages { set, ..self.languages });
        Request { person, languages, ..self }
    }

    /// In which language they are spoken to: the one they have chosen, else theirs as their door knows it, else what their server
    /// is set to.
    pub fn language(&self) -> Language {
        self.person.preferences().language.or(self.languages.person).or(self.languages.set).unwrap_or_default()
    }

    /// The same request of somebody who is spoken to in this language.
    pub(crate) fn spoken_to_in(&self, language: Language) -> Request {
        let preferences = Preferences { language: Some(language), ..self.person.preferences() };
        Request { person: Person { preferences: Some(preferences), ..self.person.clone() }, ..self.clone() }
    }

    /// Which language a table speaks that they open there without saying which: what the server is set to, else the one their
    /// door knows of it.
    pub fn language_of_tables(&self) -> Language {
        self.languages.set.or(self.languages.server).unwrap_or_default()
    }

    /// Whether they moderate this table: a moderator's right ends with the place it was given for.
    pub fn moderates(&self, table: &Table) -> bool {
        self.rights.moderator && table.is_at(&self.place)
    }
}

/// What a person did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A slash command: `/alhambra buy tile:blue pay:blue-4`.
    Slash(Slash),
    /// A button.
    Press {
        /// The button's id.
        id: String,
    },
    /// A choice from a select menu.
    Pick {
        /// The menu's id.
        id: String,
        /// The values chosen.
        values: Vec<String>,
    },
}

/// A slash command as typed, complete or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slash {
    /// The command: `alhambra`.
    pub command: String,
    /// Its subcommand: `buy`.
    pub verb: Option<String>,
    /// Its options in the order given, by name, but those that name people, channels or roles, and files.
    pub options: Vec<(String, String)>,
    /// Whom its options name, as the door knows them.
    pub people: Vec<Person>,
    /// By which option each of them is named, in the same order.
    pub named_by: Vec<String>,
    /// The channels they name, each with its option.
    pub channels: Vec<(String, Named)>,
    /// The roles they name.
    pub roles: Vec<Named>,
    /// The file that was given with it.
    pub file: Option<GivenFile>,
    /// Whether it was given in a thread. Below one there are no others, so that a table that is to have a thread of its own has
    /// it already.
    pub in_thread: bool,
    /// Whether there are no threads where it was given.
    pub without_threads: bool,
    /// Why nothing can be posted where it was given, where the door knows that: no table is opened there.
    pub unposted: Option<Text>,
}

impl Slash {
    /// The value of an option.
    pub(crate) fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(it, _)| it == name).map(|(_, value)| value.as_str())
    }

    /// Whom an option names.
    pub(crate) fn named(&self, option: &str) -> Option<&Person> {
        self.people.iter().zip(&self.named_by).find(|(_, by)| *by == option).map(|(person, _)| person)
    }
}

/// What a door shows for a request.
#[derive(Clone, Debug)]
pub struct Reply {
    /// How it is shown.
    pub show: Show,
    /// What is shown.
    pub card: Card,
}

/// How a reply is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// A new message only this person sees.
    Private,
    /// In place of the private message they pressed on; private and new when there is none.
    Update,
    /// In place of the table's card they pressed on (the lobby's), for everybody.
    UpdateCard,
}

/// A message.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// What it says, at most 2000 characters, with the usual marks of chats (`**bold**`, `` `code` ``, `\\` before a mark
    /// that is meant as it is). A person is written `<@` their [`PersonId`] `>` and a channel `<#` its id `>`; a door writes its
    /// own mention, or the name, in its place.
    pub text: String,
    /// Its picture.
    pub picture: Option<Picture>,
    /// A second picture beside it, and never without it: the board where the first is a moment of the game.
    pub beside: Option<Picture>,
    /// A file that goes with it, in place of a picture; only with private messages.
    pub file: Option<Attachment>,
    /// The seat in whose colour it is framed.
    pub seat: Option<Seat>,
    /// Rows of buttons and menus, at most 5.
    pub rows: Vec<Row>,
    /// Who is notified: the only mention in `text` that notifies.
    pub ping: Vec<PersonId>,
    /// Whether nobody it notifies wants to hear a sound now.
    pub silent: bool,
    /// The table it is about.
    pub table: Option<TableId>,
    /// The table's revision it shows.
    pub revision: u64,
}

impl Card {
    /// Its pictures, the first that is looked at first.
    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.picture.iter().chain(&self.beside)
    }

    /// The colour it is framed in, `0xRRGGBB`: that of its seat's chip.
    pub fn color(&self) -> Option<u32> {
        self.seat.map(|seat| seat_color(seat).0)
    }
}

/// A picture still to be drawn. A door draws it on the house's picture workers and never keeps text waiting for it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What is drawn.
    pub scene: Scene<String>,
    /// The same in words, at most 1024 characters.
    pub alt: String,
}

/// A file that goes with a message, made before the message is shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Attachment {
    /// Its name, at most 100 letters, digits, dots and dashes. Its ending says what it is.
    pub name: String,
    /// What is seen in it, at most 1024 characters; empty where nothing is.
    pub alt: String,
    /// What is in it, at most 8 MiB.
    pub bytes: Arc<[u8]>,
}

/// A file that somebody gave with a command. Who it is from may have put anything into it.
#[derive(Clone, PartialEq, Eq)]
pub struct GivenFile {
    /// What is in it, at most 8 MiB.
    pub bytes: Arc<[u8]>,
}

impl fmt::Debug for GivenFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.bytes.len())
    }
}

impl fmt::Debug for Attachment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} bytes", self.name, self.bytes.len())
    }
}

/// A row under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// At most 5 buttons.
    Buttons(Vec<Button>),
    /// One select menu.
    Menu(SelectMenu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// At most 100 characters, readable by clients: never a secret in it.
    pub id: String,
    /// At most 80 characters.
    pub label: String,
    /// How it looks.
    pub style: Style,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The thing to do next.
    Primary,
    /// One of several.
    Secondary,
    /// It confirms.
    Success,
    /// It cannot be taken back.
    Danger,
}

/// A select menu with one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectMenu {
    /// At most 100 characters.
    pub id: String,
    /// What is asked, at most 150 characters.
    pub placeholder: String,
    /// 1 to 25 of them.
    pub choices: Vec<MenuChoice>,
    /// Whether its choices stand open where a chat can show them so: each a sentence of its own, what it brings below, and its
    /// button beside it. At most 10 choices do.
    pub open: bool,
}

/// An entry of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuChoice {
    /// At most 100 characters.
    pub value: String,
    /// At most 100 characters.
    pub label: String,
    /// At most 100 characters; empty for none.
    pub description: String,
    /// Whether it is the one chosen now.
    pub chosen: bool,
    /// What its button says where the menu stands open, at most 80 characters; of no use where it does not.
    pub press: String,
}

/// A slash command as data, for a door to register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandSpec {
    /// Its word.
    pub name: String,
    /// At most 100 characters.
    pub description: String,
    /// Its subcommands; none for a plain command.
    pub verbs: Vec<VerbSpec>,
    /// Options of a plain command.
    pub options: Vec<OptionSpec>,
}

/// A subcommand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerbSpec {
    /// Its word.
    pub name: String,
    /// At most 100 characters.
    pub description: String,
    /// Its options.
    pub options: Vec<OptionSpec>,
}

/// What an option of a slash command is filled with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filling {
    /// A text, one of those that are chosen from or suggested.
    #[default]
    Text,
    /// Somebody's own words: nothing is suggested.
    Words,
    /// Somebody: see [`Slash::people`].
    Person,
    /// A channel of the server, no thread: see [`Slash::channels`].
    Channel,
    /// A role of the server: see [`Slash::roles`].
    Role,
    /// A file: see [`Slash::file`].
    File,
}

/// An option of a slash command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name.
    pub name: String,
    /// At most 100 characters.
    pub description: String,
    /// Whether it has to be filled.
    pub required: bool,
    /// What it is filled with.
    pub filling: Filling,
    /// Fixed choices (value, label) of a text; autocompleted when there are none.
    pub choices: Vec<(String, String)>,
}

/// An entry of an autocompletion list, of which there are at most 25.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// At most 100 characters.
    pub label: String,
    /// At most 100 characters.
    pub value: String,
}
