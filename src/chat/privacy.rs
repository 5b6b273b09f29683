//! What is kept of somebody: a copy for themselves, and that they are forgotten, which is asked twice.
//!
//! Deliberately absent: what is kept, and how it is forgotten, which the house knows.

use pergola_table::Millis;
use pergola_text::Text;

use super::{
    general,
    limits::{self, Sentences},
    plain::{Attachment, Button, Card, Reply, Request, Row, Show, Slash, Style},
    press::Press,
    refusal,
    voice::Voice,
};

/// The words behind `/privacy`.
pub(super) const EXPORT: &str = "export";
/// See [`EXPORT`].
pub(super) const DELETE: &str = "delete";

/// How long a button that forgets somebody means what it says.
const MEANT: Millis = 15 * 60 * 1000;

/// What somebody wants of what is kept of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyWish {
    /// A copy.
    Export,
    /// To be told what follows when they are forgotten.
    AskForget,
    /// To be forgotten, having been told so then.
    Forget {
        /// When.
        asked: Millis,
    },
}

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

/// Understands `/privacy`; why not, otherwise.
pub(super) fn understand(slash: &Slash) -> Result<PrivacyWish, Text> {
    match slash.verb.as_deref() {
        Some(EXPORT) => Ok(PrivacyWish::Export),
        Some(DELETE) => Ok(PrivacyWish::AskForget),
        verb => {
            let typed = refusal::quoted(&format!("{} {}", slash.command, verb.unwrap_or_default()));
            Err(Text::new("refused-command").code("command", typed))
        }
    }
}

impl PrivacyWish {
    /// What it means now: who was told too long ago what follows is told again.
    pub fn meant(self, now: Millis) -> PrivacyWish {
        match self {
            PrivacyWish::Forget { asked } if !(asked..=asked.saturating_add(MEANT)).contains(&now) => PrivacyWish::AskForget,
            wish => wish,
        }
    }
}

/// Tells what follows when somebody is forgotten, and asks whether they want it.
pub fn ask_forget(known: Known, now: Millis) -> Reply {
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
    with_button(lines.into_iter().flatten(), now)
}

/// Answers somebody who is forgotten.
pub fn forgotten(request: &Request) -> Reply {
    Reply { show: shown(request), ..general::sentence(&Text::new("forgotten")) }
}

/// Answers when somebody could not be forgotten: they have left so many of these tables, and are known as before.
pub fn not_forgotten(left: usize, tables: usize, now: Millis) -> Reply {
    let text = Text::new(if left == 0 { "not-forgotten" } else { "not-forgotten-yet" });
    with_button([text.number("left", left as i64).number("tables", tables as i64)], now)
}

/// Answers when nothing is kept of somebody.
pub fn nothing_known(request: &Request) -> Reply {
    Reply { show: shown(request), ..general::sentence(&Text::new("nothing-known")) }
}

/// Gives somebody a copy of what is kept of them, in which so many tables are missing, or what they have reported.
pub fn own_copy(file: Attachment, missing: usize, without_reports: bool) -> Reply {
    if file.bytes.len() > limits::FILE {
        return general::sentence(&Text::new("own-copy-too-large"));
    }
    let voice = Voice::alone();
    let missing = (missing > 0).then(|| Text::new("own-copy-missing").number("count", missing as i64));
    let reports = without_reports.then_some(Text::new("own-copy-no-reports"));
    let lines = [Text::new("own-copy")].into_iter().chain(missing).chain(reports);
    let lines: Vec<String> = lines.map(|line| voice.say(&line)).collect();
    general::private(Card { text: lines.join("\n"), file: Some(file), ..Card::default() })
}

fn with_button(lines: impl IntoIterator<Item = Text>, now: Millis) -> Reply {
    let voice = Voice::alone();
    let lines = lines.into_iter().map(|line| voice.say(&line)).collect();
    let button = Button {
        id: Press::Forget { asked: now }.id(),
        label: voice.label(&Text::new("button-forget")),
        style: Style::Danger,
        enabled: true,
    };
    let text = Sentences(lines).within(limits::TEXT, "\n");
    general::private(Card { text, rows: vec![Row::Buttons(vec![button])], ..Card::default() })
}

/// Whoever pressed the button sees the answer in its place, so that it cannot be pressed again.
fn shown(request: &Request) -> Show {
    if matches!(request.act, super::plain::Act::Press { .. }) { Show::Update } else { Show::Private }
}
