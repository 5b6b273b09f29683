//! People and places: opaque names with their door's prefix, and who may do what.

use pergola_text::Language;
use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use super::{
    habits::Habits,
    limits::{GRAPHEME_BYTES, NAME_BYTES, NAME_GRAPHEMES},
    moment::Millis,
};

/// A table's number: a counter, never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub u64);

/// From this number on, those of records that somebody looks back at; no counter comes so far.
const OF_RECORDS: u64 = 1 << 62;

/// From this number on, those of cups, which have cards as tables have them; no counter comes so far.
const OF_CUPS: u64 = 1 << 61;

impl TableId {
    /// What the cards of the cup of this number are about.
    pub fn of_cup(number: u64) -> TableId {
        TableId(OF_CUPS | number & (OF_CUPS - 1))
    }

    /// The number of the cup whose cards are about this, if it is one.
    pub fn cup(self) -> Option<u64> {
        (OF_CUPS..OF_RECORDS).contains(&self.0).then_some(self.0 & (OF_CUPS - 1))
    }

    /// The table of a record with this fingerprint.
    pub fn of_record(fingerprint: u64) -> TableId {
        TableId(OF_RECORDS | fingerprint & (OF_RECORDS - 1))
    }

    /// Whether it is a record's, and was given by no counter.
    pub fn is_of_record(self) -> bool {
        self.0 >= OF_RECORDS
    }
}

impl std::fmt::Display for TableId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Somebody, as their door knows them: an opaque string with the door's prefix, such as `discord:8123` or `playground:ann`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

/// A person in logs and checkpoints: a number of the store's, given once. Who it is stands beside the logs and can be
/// forgotten without touching one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonRef(pub u64);

/// A person with the name their door gave last, already cleaned: see [`clean_name`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Their name, at most 32 graphemes, without control characters.
    pub name: String,
    /// When they are not waited for. Doors know nothing of it.
    #[serde(default, skip_serializing_if = "Habits::is_empty")]
    pub habits: Habits,
    /// Who may see what their games amount to, if they have said so. Doors know nothing of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<ResultsFor>,
    /// How they like to be told things, if they have said so. Doors know nothing of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preferences: Option<Preferences>,
}

/// How somebody likes to be told things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Whether cards call them in private, and not in the channel.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub private_calls: bool,
    /// Whether they are told in private that they are next.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub told_next: bool,
    /// When they were told last what waits for them, or since when they want to be, where they do want it each week.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weekly_since: Option<Millis>,
    /// Whether boards are told to them in words, and not shown as pictures.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub in_words: bool,
    /// When they confirm a turn in which nothing is left to choose, if not always.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirm: Option<Confirming>,
    /// The language in which they are spoken to, if they have chosen one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
}

/// When somebody confirms a turn in which nothing is left to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirming {
    /// Only where its end meets luck or shows somebody something, so that it cannot be taken back.
    Final,
    /// Never.
    Never,
}

/// Who may see what somebody's games amount to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultsFor {
    /// Everybody in the server they were played in.
    Everybody,
    /// They alone.
    Themselves,
}

impl Person {
    /// A person whose door gives this name.
    pub fn new(id: impl Into<String>, name: &str) -> Person {
        let (id, name) = (PersonId(id.into()), clean_name(name));
        Person { id, name, habits: Habits::default(), results: None, preferences: None }
    }

    /// Somebody of whom nothing is known any more. No door gives such an id.
    pub fn forgotten(reference: PersonRef) -> Person {
        Person::new(format!("{FORGOTTEN}{}", reference.0), "")
    }

    /// They, called as this one is, who is the same person.
    pub fn called_as(&self, other: &Person) -> Person {
        Person { name: other.name.clone(), ..self.clone() }
    }

    /// Whether nothing is known of them any more.
    pub fn is_forgotten(&self) -> bool {
        self.id.0.starts_with(FORGOTTEN)
    }

    /// Whether nobody else may see what their games amount to.
    pub fn hides_results(&self) -> bool {
        self.results == Some(ResultsFor::Themselves)
    }

    /// Whether their time runs at a moment: they are not away, and it is not in their quiet hours.
    pub fn is_awake(&self, at: Millis) -> bool {
        self.habits.awake(at) == at
    }

    /// How they like to be told things.
    pub fn preferences(&self) -> Preferences {
        self.preferences.unwrap_or_default()
    }

    /// The same person with a clean name.
    pub(super) fn cleaned(&self) -> Person {
        Person { name: clean_name(&self.name), ..self.clone() }
    }
}

/// What the id of somebody forgotten begins with.
const FORGOTTEN: &str = "forgotten:";

/// Where a table is: a channel of a server, opaque strings with the door's prefix. A table is visible only in its own server.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PlaceId {
    /// The server.
    pub server: String,
    /// The channel or thread.
    pub channel: String,
}

/// A channel or a role: an opaque string with its door's prefix, and what it was called when somebody named it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Which.
    pub id: String,
    /// What it was called, already cleaned.
    pub name: String,
}

/// Who may open tables in a server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openers {
    /// Everybody.
    #[default]
    Everybody,
    /// Whoever has one of these roles, and whoever manages the server. There is at least one.
    Roles(Vec<Named>),
    /// Whoever manages the server.
    Managers,
}

impl Named {
    /// A channel or role that its door calls so now.
    pub fn new(id: impl Into<String>, name: &str) -> Named {
        Named { id: id.into(), name: clean_name(name) }
    }
}

/// What somebody may do in the place they ask from, as their door knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Whether they moderate it.
    pub moderator: bool,
    /// Whether they manage its server.
    pub manages: bool,
    /// The roles they have in its server: opaque strings with the door's prefix.
    pub roles: Vec<String>,
}

/// Whoever sends a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person, and whether they moderate the place of the table.
    Person {
        /// Who.
        person: Person,
        /// Whether they may close it though it is not theirs. Who moderates another place only may not.
        moderator: bool,
    },
    /// A bot of the house, for one seat.
    Bot,
    /// The house itself, which may close tables as a moderator does.
    House,
}

impl Who {
    /// The person who sends it, if a person does.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Who::Person { person, .. } => Some(person),
            Who::Bot | Who::House => None,
        }
    }

    /// Whether tables that are not theirs may be closed.
    pub(super) fn moderates(&self) -> bool {
        matches!(self, Who::Person { moderator: true, .. } | Who::House)
    }
}

/// A name fit for one line: no control characters, nothing invisible but what scripts and emoji need, single spaces, at most
/// [`NAME_GRAPHEMES`] graphemes. Empty when nothing is left to see.
pub fn clean_name(name: &str) -> String {
    let visible: String = name.chars().filter(|it| !disturbs(*it)).collect();
    let spaced = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut cleaned = String::new();
    for grapheme in spaced.graphemes(true).filter(|it| it.len() <= GRAPHEME_BYTES).take(NAME_GRAPHEMES) {
        if cleaned.len() + grapheme.len() > NAME_BYTES {
            break;
        }
        cleaned.push_str(grapheme);
    }
    if reading(&cleaned).is_empty() { String::new() } else { cleaned.trim_end().to_owned() }
}

/// What is read of a name: the name without anything invisible. Names of which the same is read are the same name to whoever
/// looks at them, and this is the one place that says so.
pub fn reading(name: &str) -> String {
    let visible: String = name.chars().filter(|it| !is_invisible(*it)).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character would disturb the line it stands in: a control (but white space, which becomes a space), or anything
/// invisible that no script and no emoji needs.
fn disturbs(character: char) -> bool {
    let is_needed = matches!(character,
        '\u{34f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e007f}' | '\u{e0100}'..='\u{e01ef}');
    is_invisible(character) && !is_needed || character.is_control() && !character.is_whitespace()
}

/// Whether nothing is seen of a character: joiners, marks and overrides of direction, separators, selectors of variants, tags,
/// fillers and blanks. They are those that Unicode lets be ignored where they are not known, and the empty Braille pattern.
fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
