//! Those the game waits for whom no card has called: they have just answered something, and were told in that answer that
//! something new is theirs.
//!
//! Whoever reads it goes on at once. Whoever has put the phone away by then does not, and the game would wait for somebody who
//! knows nothing of it: after a minute in which they have pressed nothing at the table, a card calls them. Deliberately
//! absent: the cards that call at once, which follow from what happened.

use pergola_engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{
    Notice, NoticeKind, Table,
    clock::DueWhat,
    command::Command,
    entry::{Entry, What},
    limits::UNCALLED_MILLIS,
    moment::Millis,
    people::Who,
    refusal::TableRefusal,
};

/// A seat that is waited for and was not called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Uncalled {
    /// Whose person it is.
    pub(super) seat: Seat,
    /// When they are called.
    pub(super) at: Millis,
}

impl Table {
    /// When a seat's person is called to what they were told in an answer, unless they press something before.
    pub fn calls_at(&self, seat: Seat) -> Option<Millis> {
        self.facts.uncalled.iter().find(|it| it.seat == seat).map(|it| it.at)
    }

    /// What changes of those who were not called: somebody looks at what is theirs, or, as it is due, is called; by this card.
    /// No entry tells of either.
    pub(super) fn change_uncalled(
        &mut self,
        before: &Table,
        who: &Who,
        command: &Command,
        at: Millis,
    ) -> Result<Option<Notice>, TableRefusal> {
        if *command == Command::Look {
            self.look(who, at)?;
        }
        if let (Command::PassTime { .. }, Some(DueWhat::Call(seat))) = (command, before.due().map(|due| due.what)) {
            return Ok(self.call_uncalled(seat));
        }
        Ok(None)
    }

    fn look(&mut self, who: &Who, at: Millis) -> Result<(), TableRefusal> {
        let person = who.person().ok_or(TableRefusal::NotDue)?;
        if self.is_woken_by(&person.id, at) {
            return Ok(());
        }
        let deputy = self.named_for(&person.id).map(|it| it.seat);
        let seat = self.seat_of(&person.id).or(deputy).filter(|seat| self.calls_at(*seat).is_some());
        self.forget_uncalled(Seats::only(seat.ok_or(TableRefusal::NotDue)?));
        Ok(())
    }

    fn call_uncalled(&mut self, seat: Seat) -> Option<Notice> {
        self.forget_uncalled(Seats::only(seat));
        let kind = NoticeKind::Turn { ping: Seats::only(seat) };
        self.duty(seat).map(|_| Notice { table: self.facts.id, revision: self.facts.log.revision, kind, told: Some(self.told()) })
    }

    /// Notes who is waited for since this table was another, and is called by none of these notices.
    pub(super) fn note_uncalled(&mut self, before: &Table, entries: &[Entry], notices: &[Notice], at: Millis) {
        let called = notices.iter().map(|notice| notice.kind.calls(self.waits_for())).fold(Seats::NONE, Seats::union);
        let acted = |seat: Seat| has_acted(entries, seat) || has_taken_back(entries, seat);
        for seat in self.facts.seated.all() {
            let waits = self.duty(seat).is_some() && !self.is_private();
            let anew = waits && self.is_asked_anew(before, seat, entries);
            if called.contains(seat) || !waits || anew || acted(seat) {
                self.forget_uncalled(Seats::only(seat));
            }
            if anew && !called.contains(seat) {
                self.facts.uncalled.push(Uncalled { seat, at: at.saturating_add(UNCALLED_MILLIS) });
            }
        }
    }

    /// Whether a seat's person is asked what they were not asked before: it has another turn, or another person, has ended
    /// something and goes on, or has answered a question and is to do something else.
    fn is_asked_anew(&self, before: &Table, seat: Seat, entries: &[Entry]) -> bool {
        let is_another = before.facts.seated.person(seat) != self.facts.seated.person(seat);
        let ended = || {
            let mut new = self.facts.play.iter().flat_map(|play| play.stories().after(before.told()));
            new.any(|story| story.seat == seat && !story.aside && !story.bot)
        };
        let question = |table: &Table| table.question_to(seat);
        let answered = || has_acted(entries, seat) && question(before).is_some_and(|before| question(self) != Some(before));
        let other_duty = before.duty(seat) != self.duty(seat) || is_another;
        other_duty || !has_taken_back(entries, seat) && (ended() || answered())
    }

    fn forget_uncalled(&mut self, seats: Seats) {
        self.facts.uncalled.retain(|it| !seats.contains(it.seat));
    }
}

fn has_acted(entries: &[Entry], seat: Seat) -> bool {
    entries.iter().any(|entry| matches!(&entry.what, What::Acted(record) if record.seat == seat))
}

fn has_taken_back(entries: &[Entry], seat: Seat) -> bool {
    entries.iter().any(|entry| matches!(entry.what, What::TookBack { seat: it, .. } if it == seat))
}
