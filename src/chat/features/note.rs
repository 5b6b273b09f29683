//! What somebody wrote down for themselves at a table, as only they see it.
//!
//! Each `/me note text:` adds lines; below it stand buttons that take the last line away, or all. It stands at the top of its
//! writer's turn and hand. Deliberately absent: how long it is kept, which the table knows.

use pergola_table::{Command as Asking, Commit, NoteChange, TableRefusal};
use pergola_text::Text;

use crate::{
    item::{
        Answers, Command, Fulfil, Group,
        here::{Asked, Here},
        options::{TEXT, Words},
        understood::Understood,
    },
    seam::{
        ids::Wish,
        limits,
        plain::{Card, OptionSpec, Reply, Slash},
        voice::Voice,
    },
    sight::{own_note, refusal},
    wishes::{board::Glance, note::NoteWish},
};

/// `/me note`.
#[derive(Debug)]
pub(crate) struct Note;

impl Command for Note {
    fn group(&self) -> Option<Group> {
        Some(Group::Me)
    }

    fn word(&self) -> &'static str {
        "note"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.option(self.key(), TEXT, false, Vec::new())]
    }

    /// What was typed is added; of nothing they are shown it.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        match slash.option(TEXT).filter(|text| !text.trim().is_empty()) {
            None => asked.wish(self, slash, |_| NoteWish::Show),
            Some(text) => asked.of_table(self, slash, |here| here.ask(Asking::Note(NoteChange::Add(text.to_owned())), Noted)),
        }
    }
}

impl Fulfil for NoteWish {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            NoteWish::Show => Understood::Answer(here.show(card(here, None))),
            NoteWish::RemoveLast(lines) => here.ask(Asking::Note(NoteChange::RemoveLast { lines }), Noted),
            NoteWish::Delete => here.ask(Asking::Note(NoteChange::Delete), Noted),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<NoteWish> {
        vec![NoteWish::Show, NoteWish::RemoveLast(7), NoteWish::Delete]
    }
}

#[derive(Debug)]
struct Noted;

impl Answers for Noted {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        here.show(card(here, None))
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        here.show(card(here, Some(&refusal::text(why))))
    }

    fn is_on_card(&self) -> bool {
        false
    }
}

/// The whole note, with what can be done with it, and before it why something was not done.
fn card(here: &Here<'_>, lead: Option<&Text>) -> Card {
    let (table, request) = (here.table, here.request);
    let count = table.note(&request.person.id).count();
    let voice = Voice::private(table, here.language());
    let none = if table.seat_of(&request.person.id).is_some() { "note-none" } else { "refused-not-seated" };
    let wishes: [&dyn Wish; 3] = [&NoteWish::RemoveLast(count), &NoteWish::Delete, &Glance::Board];
    let card = match lead {
        Some(lead) => here.note(lead, if count > 0 { &wishes } else { &wishes[2..] }),
        None if count > 0 => here.note(&Text::new("note-heading"), &wishes),
        None => here.note(&Text::new(none), &wishes[2..]),
    };
    let lines = own_note::lines(table, &request.person.id, usize::MAX, &voice);
    let text = [card.text].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    Card { text: limits::cut(&text, limits::TEXT), ..card }
}
