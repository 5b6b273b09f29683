//! What is kept of somebody: a copy for themselves, and that they are forgotten, which is asked twice.
//!
//! Deliberately absent: what is kept, and how it is forgotten, which the house knows.

use pergola_table::Millis;
use pergola_text::Text;

use crate::{
    item::{Command, Finds, FulfilFree, Group, here::Asked, options::Words, understood::Understood},
    seam::{
        ids::FreeWish,
        limits::{self, Sentences},
        plain::{Act, Attachment, Button, Card, OptionSpec, Reply, Request, Row, Show, Slash, Style},
        voice::Voice,
    },
    sight::{message, refusal},
    wishes::reading::{Forget, PrivacyWish},
};

/// The option that says what somebody wants.
const WANT: &str = "want";
/// Its values.
const EXPORT: &str = "export";
/// See [`EXPORT`].
const DELETE: &str = "delete";

/// `/me privacy`.
#[derive(Debug)]
pub(crate) struct Privacy;

impl Command for Privacy {
    fn group(&self) -> Option<Group> {
        Some(Group::Me)
    }

    fn word(&self) -> &'static str {
        "privacy"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![OptionSpec { required: true, ..words.one_of(self.key(), WANT, "privacy", &[EXPORT, DELETE]) }]
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        match slash.option(WANT).map(str::trim) {
            Some(EXPORT) => Understood::Privacy(PrivacyWish::Export),
            Some(DELETE) => Understood::Privacy(PrivacyWish::AskForget),
            typed => {
                let typed = refusal::quoted(typed.unwrap_or_default());
                Understood::sentence(
                    asked.language(),
                    &Text::new("refused-choice").code("typed", typed).code("one", EXPORT).code("other", DELETE),
                )
            }
        }
    }
}

impl FulfilFree for Forget {
    fn fulfil(self, _: &Asked<'_>) -> Understood {
        Understood::Privacy(PrivacyWish::Forget { asked: self.asked })
    }

    #[cfg(test)]
    fn examples() -> Vec<Forget> {
        vec![Forget { asked: 1_763_768_768_123 }]
    }
}

/// How long a button that forgets somebody means what it says.
const MEANT: Millis = 15 * 60 * 1000;

/// At how many tables, of all servers, something is known of somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Where they have a seat, or one is kept for them, and the game has not begun.
    pub lobbies: usize,
    /// Where they have a seat of a game that is played.
    pub games: usize,
    /// Which they follow without a seat.
    pub followed: usize,
    /// Where they are a deputy, or asked to be.
    pub deputies: usize,
    /// Where they had a seat of a game that is over.
    pub over: usize,
}

impl Known {
    /// The same with what is known at other tables.
    #[must_use]
    pub fn and(self, other: Known) -> Known {
        Known {
            lobbies: self.lobbies + other.lobbies,
            games: self.games + other.games,
            followed: self.followed + other.followed,
            deputies: self.deputies + other.deputies,
            over: self.over + other.over,
        }
    }
}

impl PrivacyWish {
    /// What it means now: who was told too long ago what follows is told again.
    pub fn meant(self, now: Millis) -> PrivacyWish {
        let is_late = |asked: Millis| !(asked..=asked.saturating_add(MEANT)).contains(&now);
        if matches!(self, PrivacyWish::Forget { asked } if is_late(asked)) { PrivacyWish::AskForget } else { self }
    }
}

/// Tells what follows when somebody is forgotten, and asks whether they want it.
pub fn ask_forget(known: Known, request: &Request, now: Millis) -> Reply {
    let counted = |id, count: usize| (count > 0).then(|| Text::new(id).number("count", count as i64));
    let lines = [
        Some(Text::new("forget-title")),
        counted("forget-lobbies", known.lobbies),
        counted("forget-games", known.games),
        counted("forget-followed", known.followed),
        counted("forget-deputies", known.deputies),
        Some(Text::new("forget-name")),
        counted("forget-over", known.over),
        Some(Text::new("forget-chat")),
        Some(Text::new("forget-backups")),
        Some(Text::new("forget-export")),
    ];
    with_button(lines.into_iter().flatten(), request, now)
}

/// Answers somebody who is forgotten.
pub fn forgotten(request: &Request) -> Reply {
    Reply { show: shown(request), ..message::sentence(request.language(), &Text::new("forgotten")) }
}

/// Answers when somebody could not be forgotten: they have left so many of these tables, and are known as before.
pub fn not_forgotten(left: usize, tables: usize, request: &Request, now: Millis) -> Reply {
    let text = Text::new(if left == 0 { "not-forgotten" } else { "not-forgotten-yet" });
    with_button([text.number("left", left as i64).number("tables", tables as i64)], request, now)
}

/// Answers when nothing is kept of somebody.
pub fn nothing_known(request: &Request) -> Reply {
    Reply { show: shown(request), ..message::sentence(request.language(), &Text::new("nothing-known")) }
}

/// Gives somebody a copy of what is kept of them, in which so many tables are missing, or what they have reported.
pub fn own_copy(file: Attachment, missing: usize, without_reports: bool, request: &Request) -> Reply {
    if file.bytes.len() > limits::FILE {
        return message::sentence(request.language(), &Text::new("own-copy-too-large"));
    }
    let voice = Voice::alone(request.language());
    let missing = (missing > 0).then(|| Text::new("own-copy-missing").number("count", missing as i64));
    let reports = without_reports.then_some(Text::new("own-copy-no-reports"));
    let lines = [Text::new("own-copy")].into_iter().chain(missing).chain(reports);
    let lines: Vec<String> = lines.map(|line| voice.say(&line)).collect();
    message::private(Card { text: lines.join("\n"), file: Some(file), ..Card::default() })
}

fn with_button(lines: impl IntoIterator<Item = Text>, request: &Request, now: Millis) -> Reply {
    let voice = Voice::alone(request.language());
    let lines = lines.into_iter().map(|line| voice.say(&line)).collect();
    let button = Button {
        id: Forget { asked: now }.id(),
        label: voice.label(&Text::new("button-forget")),
        style: Style::Danger,
        enabled: true,
    };
    let text = Sentences(lines).within(limits::TEXT, "\n");
    message::private(Card { text, rows: vec![Row::Buttons(vec![button])], ..Card::default() })
}

/// Whoever pressed the button sees the answer in its place, so that it cannot be pressed again.
fn shown(request: &Request) -> Show {
    if matches!(request.act, Act::Press { .. }) { Show::Update } else { Show::Private }
}
