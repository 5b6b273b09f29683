//! The story of a whole game as one reader may hear it: what each seat did in each turn, and who came and went.
//!
//! It is told from the log's entries. What was taken back is no part of it; a turn that has not ended is told to its own seat
//! alone; a secret answer, of which its reader saw no event, not at all. Deliberately absent: pages.

use std::{iter, rc::Rc};

use pergola_engine::{Record, Seat, Seen, Viewer};
use pergola_table::{Entry, PersonId, PersonRef, SeatHolder, Table, TimedOut, TurnStory, What};
use pergola_text::Text;

use super::{past::Past, sitting::Sitting};
use crate::{
    seam::plain::Request,
    sight::{Sight, outcome::winners},
};

/// What is told of one thing: what a seat did in a turn, or that somebody came or went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Passage {
    /// In which turn; 0 before the first.
    pub(crate) turn: u32,
    /// In so many lines, at least one.
    pub(crate) lines: Vec<String>,
}

/// An action that was not taken back.
pub(crate) struct KeptAction<'a> {
    /// The number of its entry.
    pub(crate) seq: u64,
    turn: u32,
    /// How often the game had gone back before.
    returns: u32,
    /// Who sent it; nobody where a bot did it, or the clock.
    by: Option<PersonRef>,
    bot: bool,
    /// The deputy who did it.
    deputy: Option<PersonRef>,
    /// Who had the seats then, and played them.
    holders: Rc<Vec<SeatHolder>>,
    /// Whether its turn has not ended.
    pub(crate) pending: bool,
    /// What was done.
    pub(crate) record: &'a Record,
}

/// What one seat did in one turn, as the reader saw it.
struct Part {
    /// The number of its last entry.
    seq: u64,
    returns: u32,
    pending: bool,
    story: TurnStory<Seen>,
}

/// Tells a reader the past of a table.
pub(crate) struct Teller<'a> {
    /// The table as it is now.
    pub(crate) table: &'a Table,
    /// What is kept of it.
    pub(crate) past: &'a Past,
    /// Who reads it.
    pub(crate) reader: &'a PersonId,
    /// The reader's eyes.
    pub(crate) sight: &'a Sight<'a>,
}

impl KeptAction<'_> {
    /// Whether this person did it, on a seat that was their own then.
    pub(crate) fn is_own_of(&self, person: PersonRef) -> bool {
        self.by == Some(person) && self.deputy.is_none()
    }

    /// Whether a deputy did it, on a seat that was this person's then.
    pub(crate) fn is_deputys_for(&self, person: PersonRef) -> bool {
        let holder = self.holders.get(self.record.seat.index());
        self.deputy.is_some_and(|deputy| deputy != person) && holder.is_some_and(|it| it.person == Some(person))
    }
}

impl Teller<'_> {
    /// Everything, oldest first.
    pub(crate) fn all(&self) -> Vec<Passage> {
        let mut told = self.facts();
        told.extend(self.parts().into_iter().map(|part| (part.seq, self.part(&part))));
        told.sort_by_key(|(seq, _)| *seq);
        told.extend(self.table.outcome().map(|outcome| {
            let turn = told.last().map_or(0, |(_, told)| told.turn);
            (u64::MAX, Passage { turn, lines: vec![self.line(&winners(&outcome))] })
        }));
        told.into_iter().map(|(_, told)| told).filter(|told| !told.lines.is_empty()).collect()
    }

    fn part(&self, part: &Part) -> Passage {
        let mut lines = self.sight.lines(&part.story);
        if part.pending && !lines.is_empty() {
            lines.insert(0, self.sight.voice().say(&Text::new("log-unfinished")));
        }
        Passage { turn: part.story.turn, lines }
    }

    /// What seats did, a part for each of them in each turn, as far as the reader may hear of it.
    fn parts(&self) -> Vec<Part> {
        let viewer = self.sight.viewer();
        let mut parts: Vec<Part> = Vec::new();
        for act in acts(self.table, self.past).iter().filter(|act| !act.pending || viewer.is(act.record.seat)) {
            let KeptAction { seq, turn, returns, bot, deputy, pending, record, ref holders, .. } = *act;
            let then = self.then(holders);
            let sat = |then: &[(Seat, SeatHolder)]| then.iter().find(|(seat, _)| *seat == record.seat).cloned();
            let viewer = self.viewer_then(viewer, &then);
            let seen = record.events.iter().filter_map(|event| self.table.game().seen(event, viewer));
            let same = |it: &&mut Part| {
                let Part { returns: gone_back, pending: unfinished, story, .. } = &**it;
                let of_part = (story.seat, story.bot, story.deputy, *unfinished, *gone_back);
                of_part == (record.seat, bot, deputy, pending, returns) && sat(&story.then) == sat(&then)
            };
            match parts.iter_mut().rev().take_while(|it| it.story.turn == turn).find(same) {
                Some(part) => {
                    part.seq = seq;
                    part.story.events.extend(seen);
                }
                None => {
                    let (seat, events, lit) = (record.seat, seen.collect(), Vec::new());
                    let (timed_out, aside, revealed) = (false, false, false);
                    let story = TurnStory { turn, seat, bot, deputy, timed_out, aside, revealed, lit, then, events };
                    parts.push(Part { seq, returns, pending, story });
                }
            }
        }
        parts
    }

    /// With whose eyes the reader saw it: whoever has a seat now did not see what its person then saw.
    fn viewer_then(&self, viewer: Viewer, then: &[(Seat, SeatHolder)]) -> Viewer {
        let holder = then.iter().find(|(seat, _)| viewer.is(*seat)).map(|(_, holder)| holder.person);
        let reader = |person: PersonRef| self.past.people.known(person).is_some_and(|it| it.id == *self.reader);
        if holder.is_some_and(|person| !person.is_some_and(reader)) { Viewer::Everyone } else { viewer }
    }

    /// Who had which seat of those that somebody else has now, or another plays.
    pub(super) fn then(&self, holders: &[SeatHolder]) -> Vec<(Seat, SeatHolder)> {
        let seats = Seat::all(holders.len() as u8).zip(holders);
        seats
            .filter(|(seat, then)| self.table.holders().get(seat.index()) != Some(then))
            .map(|(seat, it)| (seat, it.clone()))
            .collect()
    }

    pub(super) fn line(&self, text: &Text) -> String {
        // Whoever it begins with begins a sentence.
        point(self.sight.voice().say(text))
    }
}

/// A line that is no story of a turn.
pub(super) fn point(said: String) -> String {
    format!("• {said}")
}

/// All actions that were not taken back.
pub(crate) fn acts<'a>(table: &Table, past: &'a Past) -> Vec<KeptAction<'a>> {
    acts_among(table, past, |_| true)
}

/// The same of some entries only; who had which seat is known from all of them.
pub(crate) fn acts_among<'a>(table: &Table, past: &'a Past, counts: impl Fn(&Entry) -> bool) -> Vec<KeptAction<'a>> {
    let mut acts: Vec<KeptAction<'a>> = Vec::new();
    let mut returns = 0;
    let mut sitting = Sitting::default();
    let before = iter::once(None).chain(past.entries.iter().map(Some));
    for (entry, before) in past.entries.iter().zip(before) {
        let turn = past.turn_of(entry.seq);
        sitting.goes_on(entry, turn);
        if let What::WentBack { .. } = entry.what {
            returns += 1;
        } else if let What::Acted(record) = &entry.what
            && counts(entry)
        {
            let (seq, own) = (entry.seq, sitting.person(record.seat));
            let is_out_of_time =
                |it: &Entry| matches!(it.what, What::TimedOut { seat, then: TimedOut::Confirmed } if seat == record.seat);
            // Nobody sent the end of a turn that the clock confirmed; it is told of whoever laid the turn out.
            let (bot, deputy) = match acts.iter().rfind(|act| act.record.seat == record.seat) {
                Some(laid_out) if before.is_some_and(is_out_of_time) => (laid_out.bot, laid_out.deputy),
                _ => (entry.by.is_none(), entry.by.filter(|by| Some(*by) != own)),
            };
            let holders = if bot { sitting.with_bot_on(record.seat) } else { sitting.holders() };
            acts.push(KeptAction { seq, turn, returns, by: entry.by, bot, deputy, holders, pending: false, record });
        } else if let What::TookBack { seat, actions } = &entry.what
            && counts(entry)
        {
            for _ in 0..*actions {
                let last = acts.iter().rposition(|act| act.record.seat == *seat);
                last.map(|last| acts.remove(last));
            }
        }
    }
    for seat in Seat::all(table.seats().len() as u8) {
        let own = acts.iter_mut().rev().filter(|act| act.record.seat == seat);
        own.take(table.pending_actions(seat)).for_each(|act| act.pending = true);
    }
    acts
}

/// Whose eyes somebody looks back with: those of the seat they play, everybody's otherwise.
pub(crate) fn sight<'a>(table: &'a Table, past: &'a Past, viewer: Viewer, request: &Request) -> Sight<'a> {
    let sight = match viewer {
        Viewer::Seat(seat) => Sight::seat(table, seat, request.language()),
        Viewer::Everyone => Sight::stranger(table, None, request.language()),
    };
    sight.read_by(&request.person.id).knowing(&past.people)
}
