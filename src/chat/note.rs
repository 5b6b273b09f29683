//! What somebody wrote down for themselves at a table, as only they see it.
//!
//! Each `/note text:` adds lines; below it stand buttons that take the last line away, or all. It stands at the top of its
//! writer's turn and hand. Deliberately absent: how long it is kept, which the table knows.

use pergola_table::{NoteChange, PersonId, Table};
use pergola_text::Text;

use super::{
    limits,
    plain::{Card, Request},
    press::Wish,
    seat,
    voice::Voice,
};

/// The option of `/note`.
pub(super) const TEXT: &str = "text";
/// Characters of a note that a turn's message shows.
const SHOWN: usize = 300;

/// What is wished of one's note. `word` is how a button's id says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoteWish {
    /// To read it.
    Show,
    /// To add to it. Typed: no button's id holds it.
    Add(String),
    /// To take the last of so many lines away.
    RemoveLast(usize),
    /// To delete it.
    Delete,
}

impl NoteWish {
    /// Reads what follows the word in a button's id.
    pub(super) fn read(rest: Option<&str>) -> Option<NoteWish> {
        match rest.map(|rest| rest.split_once('.').unwrap_or((rest, ""))) {
            None => Some(NoteWish::Show),
            Some(("delete", "")) => Some(NoteWish::Delete),
            Some(("last", lines)) => {
                lines.parse().ok().filter(|number: &usize| number.to_string() == lines).map(NoteWish::RemoveLast)
            }
            Some(_) => None,
        }
    }

    /// What a button's id says.
    pub(super) fn word(&self) -> String {
        match self {
            NoteWish::Show | NoteWish::Add(_) => "note".to_owned(),
            NoteWish::RemoveLast(lines) => format!("note.last.{lines}"),
            NoteWish::Delete => "note.delete".to_owned(),
        }
    }

    /// What a button for it says.
    pub(super) fn label(&self) -> Text {
        Text::new(match self {
            NoteWish::Show | NoteWish::Add(_) => "button-note",
            NoteWish::RemoveLast(_) => "button-note-last",
            NoteWish::Delete => "button-note-delete",
        })
    }

    /// What the table is asked; nothing to be only shown.
    pub(super) fn change(self) -> Option<NoteChange> {
        match self {
            NoteWish::Show => None,
            NoteWish::Add(text) => Some(NoteChange::Add(text)),
            NoteWish::RemoveLast(lines) => Some(NoteChange::RemoveLast { lines }),
            NoteWish::Delete => Some(NoteChange::Delete),
        }
    }
}

/// The whole note, with what can be done with it, and before it why something was not done.
pub(super) fn card(table: &Table, request: &Request, lead: Option<&Text>) -> Card {
    let count = table.note(&request.person.id).count();
    let voice = Voice::private(table);
    let none = if table.seat_of(&request.person.id).is_some() { "note-none" } else { "refused-not-seated" };
    let wishes = [Wish::Note(NoteWish::RemoveLast(count)), Wish::Note(NoteWish::Delete), Wish::Board];
    let card = match lead {
        Some(lead) => seat::note(table, lead, if count > 0 { &wishes } else { &wishes[2..] }),
        None if count > 0 => seat::note(table, &Text::new("note-heading"), &wishes),
        None => seat::note(table, &Text::new(none), &wishes[2..]),
    };
    let lines = said(table, &request.person.id, usize::MAX, &voice);
    let text = [card.text].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    Card { text: limits::cut(&text, limits::TEXT), ..card }
}

/// The note at the top of its writer's own message, as far as there is room for it; nothing where there is none.
pub(super) fn at_top(table: &Table, person: &PersonId, voice: &Voice) -> Vec<String> {
    let whole: usize = table.note(person).map(limits::length).sum();
    let mut lines = said(table, person, SHOWN, voice);
    if whole > SHOWN {
        lines.push(voice.say(&Text::new("note-more")));
    }
    lines
}

/// The lines of a note, so many characters of them.
fn said(table: &Table, person: &PersonId, mut room: usize, voice: &Voice) -> Vec<String> {
    let mut said = Vec::new();
    for line in table.note(person) {
        if room == 0 {
            break;
        }
        let kept = limits::cut(line, room);
        room = room.saturating_sub(limits::length(&kept));
        said.push(voice.say(&Text::new("note-line").code("line", kept)));
    }
    said
}
