//! What is wished of the note one keeps at a table.

use pergola_text::Text;

use crate::seam::ids::{ReadWish, Wish};

/// What is wished of one's note by a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoteWish {
    /// To read it.
    Show,
    /// To take the last of so many lines away.
    RemoveLast(usize),
    /// To delete it.
    Delete,
}

impl Wish for NoteWish {
    fn write(&self) -> String {
        match self {
            NoteWish::Show => "note".to_owned(),
            NoteWish::RemoveLast(lines) => format!("note.last.{lines}"),
            NoteWish::Delete => "note.delete".to_owned(),
        }
    }

    fn label(&self) -> Text {
        Text::new(match self {
            NoteWish::Show => "button-note",
            NoteWish::RemoveLast(_) => "button-note-last",
            NoteWish::Delete => "button-note-delete",
        })
    }
}

impl ReadWish for NoteWish {
    const WORDS: &'static [&'static str] = &["note"];

    fn read(_: &str, rest: Option<&str>) -> Option<NoteWish> {
        match rest.map(|rest| rest.split_once('.').unwrap_or((rest, ""))) {
            None => Some(NoteWish::Show),
            Some(("delete", "")) => Some(NoteWish::Delete),
            Some(("last", lines)) => {
                lines.parse().ok().filter(|number: &usize| number.to_string() == lines).map(NoteWish::RemoveLast)
            }
            Some(_) => None,
        }
    }
}
