//! Notes: what somebody at a table writes down for themselves. Nobody else ever sees it.
//!
//! A note is lines of text, kept in the checkpoint like a plan, and no entry tells of it. It is its writer's, not the seat's:
//! it goes when they have no seat any more, and when the game ends, so that nothing of it is archived. The starts of turns,
//! which are kept for the table's life, are kept without notes. Deliberately absent: entries.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Phase, Table,
    command::{Command, NoteChange},
    limits::{NOTE_BYTES, NOTE_CHARACTERS},
    people::{PersonId, PersonRef, Who},
    refusal::TableRefusal,
};

/// Somebody's note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Note {
    person: PersonRef,
    /// Its lines, none of them blank.
    text: String,
}

/// The notes of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Notes(Vec<Note>);

impl Notes {
    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whose they are.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.0.iter().map(|note| note.person)
    }
}

impl Table {
    /// The lines somebody has written down for themselves here.
    pub fn note(&self, person: &PersonId) -> impl Iterator<Item = &str> {
        let reference = self.guests.reference(person);
        let note = self.facts.notes.0.iter().find(move |note| Some(note.person) == reference);
        note.into_iter().flat_map(|note| note.text.lines())
    }

    /// Changes the sender's note, if that is the command. Whether it can be is judged here, too: no entry tells of it.
    pub(super) fn change_note(&mut self, who: &Who, command: &Command) -> Result<(), TableRefusal> {
        let Command::Note(change) = command else { return Ok(()) };
        let person = who.person().ok_or(TableRefusal::NotSeated)?.id.clone();
        if matches!(self.phase(), Phase::Over | Phase::Closed(_)) {
            return Err(TableRefusal::Ended);
        }
        self.seat_of(&person).ok_or(TableRefusal::NotSeated)?;
        let mut lines: Vec<String> = self.note(&person).map(str::to_owned).collect();
        match change {
            NoteChange::Add(text) => lines.extend(lines_of(text)),
            NoteChange::RemoveLast { lines: seen } if *seen == lines.len() => drop(lines.pop()),
            NoteChange::RemoveLast { .. } => return Err(TableRefusal::NoteChanged),
            NoteChange::Delete => lines.clear(),
        }
        let text = lines.join("\n");
        if text.chars().count() > NOTE_CHARACTERS || text.len() > NOTE_BYTES {
            return Err(TableRefusal::NoteTooLong { characters: NOTE_CHARACTERS });
        }
        let person = self.reference(&person);
        self.facts.notes.0.retain(|note| note.person != person);
        self.facts.notes.0.extend((!text.is_empty()).then_some(Note { person, text }));
        Ok(())
    }

    /// Lets go of the notes of those who have no seat any more, and of all when the game has ended.
    pub(super) fn drop_notes(&mut self) {
        let runs = matches!(self.phase(), Phase::Lobby | Phase::Playing);
        let (seated, notes) = (&self.facts.seated, &mut self.facts.notes);
        let sits = |person: PersonRef| seated.holders.iter().any(|it| it.person == Some(person));
        notes.0.retain(|note| runs && sits(note.person));
    }

    /// The stored form of the table at the start of a turn, which is kept for its life.
    pub fn turn_checkpoint(&self) -> Value {
        if self.facts.notes.is_empty() {
            return self.checkpoint();
        }
        let mut facts = self.facts.clone();
        facts.notes = Notes::default();
        facts.written()
    }
}

/// The lines of what somebody wrote, without what disturbs a line.
fn lines_of(text: &str) -> impl Iterator<Item = String> {
    let clean = |line: &str| {
        let visible: String = line.chars().filter(|it| !it.is_control() || it.is_whitespace()).collect();
        visible.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    text.lines().map(clean).filter(|line| !line.is_empty())
}
