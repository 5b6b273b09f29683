//! What somebody wants to see of a table's past: the story in pages, boards as they were, and files of a finished game.

use std::fmt;

use pergola_table::TableId;
use pergola_text::Text;

use crate::seam::ids::{Origin, ReadWish, Wish};

/// What the word for a turn that was undone begins with.
const UNDONE: &str = "undone-";
/// Something of a table's past that is to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recall {
    /// Which table.
    pub table: TableId,
    /// What of it.
    pub recollection: Recollection,
    /// Where the answer is shown.
    pub(crate) origin: Origin,
}

/// What of a table's past is looked at. `Display` is how a button's id says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recollection {
    /// A page of the story so far.
    Log(LogPage),
    /// A board as it was.
    Replay(Look),
    /// The record of a game that is over, as a file.
    Export,
    /// The whole game as a film.
    Film,
    /// A table that goes on from a turn.
    PlayOn(Moment),
}

impl Recollection {
    /// The newest page of the story so far.
    pub(crate) const NEWEST: Recollection = Recollection::Log(LogPage::Newest);

    /// The last board there is.
    pub(crate) const LAST_BOARD: Recollection = Recollection::board(Moment::Last);

    /// A board as everybody saw it.
    pub(crate) const fn board(moment: Moment) -> Recollection {
        Recollection::Replay(Look { moment, hand: false })
    }
}

impl Wish for Recollection {
    fn write(&self) -> String {
        match self {
            Recollection::Log(page) => format!("log{page}"),
            Recollection::Replay(look) => format!("replay{look}"),
            Recollection::Export => "export".to_owned(),
            Recollection::Film => "film".to_owned(),
            Recollection::PlayOn(moment) => format!("again.{moment}"),
        }
    }

    fn label(&self) -> Text {
        match self {
            Recollection::Log(page) => page.label(),
            Recollection::Replay(look) => look.label(),
            Recollection::Export => Text::new("button-export"),
            Recollection::Film => Text::new("button-film"),
            Recollection::PlayOn(_) => Text::new("button-play-from-here"),
        }
    }
}

impl ReadWish for Recollection {
    const WORDS: &'static [&'static str] = &["log", "replay", "export", "film", "again"];

    fn read(word: &str, rest: Option<&str>) -> Option<Recollection> {
        match (word, rest) {
            ("log", rest) => LogPage::read(rest).map(Recollection::Log),
            ("export", None) => Some(Recollection::Export),
            ("film", None) => Some(Recollection::Film),
            ("replay", rest) => Look::read(rest).map(Recollection::Replay),
            ("again", rest) => rest.and_then(Moment::read).map(Recollection::PlayOn),
            _ => None,
        }
    }
}

/// A place in the story: so many things were told before, and so many lines of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Things told before.
    pub(crate) things: u32,
    /// Lines of the next.
    pub(crate) lines: u32,
}

/// A page of the story. `Display` is how a button's id says it, behind its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogPage {
    /// What was told last.
    Newest,
    /// What was told before this.
    Before(Place),
    /// What was told from there on.
    From(Place),
}

impl LogPage {
    /// Reads what follows the word in a button's id.
    pub(crate) fn read(rest: Option<&str>) -> Option<LogPage> {
        let Some(rest) = rest else { return Some(LogPage::Newest) };
        let (way, place) = rest.split_once('.')?;
        let (things, lines) = place.split_once('-')?;
        let number = |digits: &str| digits.parse().ok().filter(|number: &u32| number.to_string() == digits);
        let place = Place { things: number(things)?, lines: number(lines)? };
        match way {
            "before" => Some(LogPage::Before(place)),
            "from" => Some(LogPage::From(place)),
            _ => None,
        }
    }

    /// What a button for it says.
    pub(crate) fn label(self) -> Text {
        Text::new(match self {
            LogPage::Newest => "button-log",
            LogPage::Before(_) => "button-earlier",
            LogPage::From(_) => "button-later",
        })
    }
}

impl fmt::Display for LogPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (way, Place { things, lines }) = match self {
            LogPage::Newest => return Ok(()),
            LogPage::Before(place) => ("before", place),
            LogPage::From(place) => ("from", place),
        };
        write!(f, ".{way}.{things}-{lines}")
    }
}

/// Which board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// That of the first turn.
    First,
    /// That of this turn, as it began.
    Turn(u32),
    /// That of a turn that was undone, which began after so many entries.
    Undone(u64),
    /// That of the end.
    End,
    /// The last there is.
    Last,
}

/// A board somebody looks at. `Display` is how a button's id says it, behind its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Which board.
    pub moment: Moment,
    /// Whether it is the picture of their own seat.
    pub hand: bool,
}

impl Moment {
    /// Reads what somebody typed, or what a button's id says.
    pub(crate) fn read(word: &str) -> Option<Moment> {
        match word {
            "first" => Some(Moment::First),
            "end" => Some(Moment::End),
            "last" => Some(Moment::Last),
            undone if undone.starts_with(UNDONE) => {
                let digits = undone.strip_prefix(UNDONE)?;
                digits.parse().ok().filter(|after: &u64| after.to_string() == digits).map(Moment::Undone)
            }
            digits => digits.parse().ok().filter(|turn: &u32| turn.to_string() == digits).map(Moment::Turn),
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Moment::First => f.write_str("first"),
            Moment::Turn(turn) => turn.fmt(f),
            Moment::Undone(after) => write!(f, "{UNDONE}{after}"),
            Moment::End => f.write_str("end"),
            Moment::Last => f.write_str("last"),
        }
    }
}

impl Look {
    /// Reads what follows the word in a button's id.
    pub(crate) fn read(rest: Option<&str>) -> Option<Look> {
        let rest = rest?;
        let (moment, hand) = rest.strip_suffix(".hand").map_or((rest, false), |moment| (moment, true));
        Some(Look { moment: Moment::read(moment)?, hand })
    }

    /// What a button for it says.
    pub(crate) fn label(self) -> Text {
        Text::new(if self.hand { "button-hand" } else { "button-replay" })
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}{}", self.moment, if self.hand { ".hand" } else { "" })
    }
}
