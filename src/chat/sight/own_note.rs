//! What somebody wrote down for themselves at a table, as lines of their own messages.

use pergola_table::{PersonId, Table};
use pergola_text::Text;

use crate::seam::{limits, voice::Voice};

/// Characters of a note that a turn's message shows.
const SHOWN: usize = 300;

/// The note at the top of its writer's own message, as far as there is room for it; nothing where there is none.
pub(crate) fn at_top(table: &Table, person: &PersonId, voice: &Voice) -> Vec<String> {
    let whole: usize = table.note(person).map(limits::length).sum();
    let mut shown = lines(table, person, SHOWN, voice);
    if whole > SHOWN {
        shown.push(voice.say(&Text::new("note-more")));
    }
    shown
}

/// The lines of a note, so many characters of them.
pub(crate) fn lines(table: &Table, person: &PersonId, mut room: usize, voice: &Voice) -> Vec<String> {
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
