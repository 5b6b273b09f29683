//! The bodies the page sends, as JSON, and the requests they mean. Everything has a limit; what a press or a command means is
//! for the conversation to say.

use axum::http::StatusCode;
use base64::{Engine, prelude::BASE64_STANDARD};
use pergola_chat as chat;
use pergola_chat::{Act, GivenFile, Languages, Request, Slash, commands::Filling, limits};
use pergola_table::{Named, Person, Rights, clean_name, reading};
use pergola_text::{Language, Text};
use serde::{Deserialize, de::DeserializeOwned};

use super::{DOOR, answers::Refused, channels};

/// The longest body read, in bytes.
pub(super) const BODY_BYTES: usize = 16 * 1024;
/// The longest body of a request, which may bring a file: four letters for three bytes.
pub(super) const REQUEST_BYTES: usize = limits::FILE.div_ceil(3) * 4 + BODY_BYTES;

/// Somebody did something.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RequestBody {
    id: String,
    person: String,
    /// Whether they moderate, and manage the server, which are one here.
    #[serde(default)]
    moderator: bool,
    /// The roles they have.
    #[serde(default)]
    roles: Vec<String>,
    channel: String,
    /// What the page's switch says.
    #[serde(default)]
    language: String,
    act: ActBody,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum ActBody {
    Slash(SlashBody),
    Press { id: String },
    Pick { id: String, values: Vec<String> },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SlashBody {
    command: String,
    #[serde(default)]
    verb: Option<String>,
    #[serde(default)]
    options: Vec<(String, String)>,
    /// The file given with it, in base64.
    #[serde(default)]
    file: Option<String>,
}

/// Somebody is typing a command.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TypingBody {
    person: String,
    channel: String,
    /// What the page's switch says.
    #[serde(default)]
    language: String,
    slash: SlashBody,
    focused: String,
}

/// Reads a body.
pub(super) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refused> {
    serde_json::from_slice(body).map_err(|why| Refused::bad(Text::new("playground-not-read").code("why", why)))
}

impl RequestBody {
    /// The request it means.
    pub(super) fn request(self) -> Result<Request, Refused> {
        let id = self.id;
        if !(8..=64).contains(&id.len()) || !id.chars().all(|it| it.is_ascii_alphanumeric() || it == '-') {
            return Err(Refused::bad(Text::new("playground-bad-id")));
        }
        let place = channels::place(&self.channel)?;
        let act = self.act.act()?;
        few("roles", self.roles.len(), limits::OPTIONS)?;
        self.roles.iter().try_for_each(|role| short("roles", role, limits::NAME))?;
        let rights = Rights { moderator: self.moderator, manages: self.moderator, roles: self.roles };
        let (id, person, languages) = (format!("{DOOR}:{id}"), person(&self.person)?, languages(&self.language));
        Ok(Request { id, person, rights, place, parent: None, at: 0, languages, act })
    }
}

impl TypingBody {
    /// The command so far as a request that is never carried out, and the option being typed.
    pub(super) fn request(self) -> Result<(Request, String), Refused> {
        short("focused", &self.focused, limits::NAME)?;
        let place = channels::place(&self.channel)?;
        let act = Act::Slash(self.slash.slash()?);
        let rights = Rights::default();
        let (id, person, languages) = (String::new(), person(&self.person)?, languages(&self.language));
        let request = Request { id, person, rights, place, parent: None, at: 0, languages, act };
        Ok((request, self.focused))
    }
}

impl ActBody {
    fn act(self) -> Result<Act, Refused> {
        match self {
            ActBody::Slash(slash) => Ok(Act::Slash(slash.slash()?)),
            ActBody::Press { id } => {
                short("id", &id, limits::ID)?;
                Ok(Act::Press { id })
            }
            ActBody::Pick { id, values } => {
                short("id", &id, limits::ID)?;
                few("values", values.len(), limits::CHOICES)?;
                values.iter().try_for_each(|value| short("values", value, limits::ID))?;
                Ok(Act::Pick { id, values })
            }
        }
    }
}

impl SlashBody {
    fn slash(self) -> Result<Slash, Refused> {
        short("command", &self.command, limits::NAME)?;
        short("verb", self.verb.as_deref().unwrap_or_default(), limits::NAME)?;
        few("options", self.options.len(), limits::OPTIONS)?;
        for (name, value) in &self.options {
            short("options", name, limits::NAME)?;
            short("options", value, limits::VALUE)?;
        }
        let file = self.file.as_deref().map(file).transpose()?;
        let mut slash = Slash { command: self.command, verb: self.verb, file, without_threads: true, ..Slash::default() };
        for (option, value) in self.options {
            match chat::commands::filling(&option) {
                Filling::Text | Filling::Words => slash.options.push((option, value)),
                // Its name tells nothing.
                Filling::File => {}
                _ if value.trim().is_empty() => {}
                Filling::Person => {
                    slash.people.push(person(&value)?);
                    slash.named_by.push(option);
                }
                Filling::Channel => slash.channels.push((option, channel(&value)?)),
                Filling::Role => slash.roles.push(Named::new(value.trim(), &value)),
            }
        }
        Ok(slash)
    }
}

/// What is known of the languages of somebody whose page speaks so. Its channels speak none of their own.
fn languages(locale: &str) -> Languages {
    // Whoever opens a table on this page, which is nobody else's server, finds it in the page's language.
    let language = Language::nearest(locale);
    Languages { person: language, server: language, ..Languages::default() }
}

/// The person who goes by this name. What reads the same is the same person, in every window.
fn person(name: &str) -> Result<Person, Refused> {
    let name = name.trim();
    // A name that is cleaned into another would be a second name of somebody else.
    let clean = !name.is_empty() && clean_name(name) == name;
    // In a message these begin a mention.
    if clean && !name.contains(['<', '>', '@']) {
        Ok(Person { name: name.to_owned(), ..Person::new(format!("{DOOR}:{}", reading(name)), "") })
    } else {
        Err(Refused::bad(Text::new("playground-bad-name")))
    }
}

/// The channel of this name.
fn channel(name: &str) -> Result<Named, Refused> {
    let name = name.trim().trim_start_matches('#');
    Ok(Named::new(channels::place(name)?.channel, name))
}

/// The file that this is in base64.
fn file(base64: &str) -> Result<GivenFile, Refused> {
    let bytes = BASE64_STANDARD.decode(base64).map_err(|_| Refused::bad(Text::new("playground-no-base64")))?;
    if bytes.len() > limits::FILE {
        let why = Text::new("playground-file-too-large").number("limit", (limits::FILE >> 20) as i64);
        return Err(Refused::new(StatusCode::PAYLOAD_TOO_LARGE, why));
    }
    Ok(GivenFile { bytes: bytes.into() })
}

fn short(field: &'static str, value: &str, limit: usize) -> Result<(), Refused> {
    if value.chars().count() <= limit {
        return Ok(());
    }
    Err(Refused::bad(Text::new("playground-too-long").code("field", field).number("limit", limit as i64)))
}

fn few(field: &'static str, count: usize, limit: usize) -> Result<(), Refused> {
    if count <= limit {
        return Ok(());
    }
    Err(Refused::bad(Text::new("playground-too-many").code("field", field).number("limit", limit as i64)))
}

#[cfg(test)]
mod tests {
    use pergola_table::limits::NAME_GRAPHEMES;

    use super::*;

    #[test]
    fn a_name_is_a_person() {
        let ann = person(" Ann ").unwrap();
        assert_eq!((ann.id.0.as_str(), ann.name.as_str()), ("playground:Ann", "Ann"));
        assert!(person("Zoë O'Neil-Śmith 🦊").is_ok());
        assert!(person(&"x".repeat(NAME_GRAPHEMES)).is_ok());
    }

    #[test]
    fn a_file_comes_as_it_is_and_its_name_is_no_value() {
        let body = r#"{ "command": "import", "options": [["record", "my record.jsonl"]], "file": "AP8K" }"#;
        let slash = read::<SlashBody>(body.as_bytes()).unwrap().slash().unwrap();
        assert_eq!(slash.file.map(|it| it.bytes.to_vec()), Some(vec![0, 255, 10]));
        assert_eq!(slash.options, []);
        let none = read::<SlashBody>(br#"{ "command": "import", "file": "" }"#).unwrap().slash().unwrap();
        assert_eq!(none.file.map(|it| it.bytes.len()), Some(0), "an empty file is one");
        assert!(["AP8", "AP8K!", "A P8", "ä", "AP8K\n"].iter().all(|it| file(it).is_err()));
    }

    #[test]
    fn a_file_has_a_limit() {
        let mut letters = BASE64_STANDARD.encode(vec![0; limits::FILE]);
        assert!(letters.len() + BODY_BYTES <= REQUEST_BYTES && file(&letters).is_ok());
        letters = BASE64_STANDARD.encode(vec![0; limits::FILE + 1]);
        assert!(letters.len() <= REQUEST_BYTES && file(&letters).is_err());
    }

    #[test]
    fn what_is_no_name_is_refused() {
        let zalgo = format!("a{}", "\u{301}".repeat(200));
        let bad = ["", "  ", "<b>", "@all", "a\nb", "a\u{202e}b", "a\u{200b}b", &"x".repeat(NAME_GRAPHEMES + 1), &zalgo];
        assert!(bad.iter().all(|name| person(name).is_err()));
    }
}
