//! A game in play: the state everybody knows, and what seats have done since in turns that have not ended.
//!
//! `settled` is the state after the last ended turn, public and seen by all. `pending` are the actions since, in the order
//! of the log; `current` is the settled state with all of them. A seat with pending actions sees the settled state with
//! its own. When a seat plays `end`, or play no longer waits for it, its actions settle. In a simultaneous decision several
//! seats have pending actions; theirs commute, so that each can settle or be taken back without the others. A seat that
//! may act while nobody waits for it acts aside: what it does settles at once, and commutes with all that is pending.
//! Deliberately absent: people.

mod pending;
mod saved;

use std::sync::Arc;

use pergola_engine::{AnyState, END, IllegalAction, Record, Seat, Seats, Status, Unrepeatable, Viewer};
use serde::Serialize;

use pending::Pending;
pub(super) use saved::StoredPlay;

use super::{
    limits::PENDING_BYTES,
    met::{KnownLuck, MetLuck},
    people::PersonRef,
    refusal::TableRefusal,
    seated::SeatHolder,
    standby::{Played, Player},
    story::{Stories, TurnStory},
    taken::{Done, Taken},
};

/// A game in play, or ended.
#[derive(Clone, Serialize)]
#[serde(into = "StoredPlay")]
pub(super) struct Play {
    /// Of the stored form of its states.
    version: u16,
    settled: Arc<dyn AnyState>,
    current: Arc<dyn AnyState>,
    /// What each seat with pending actions sees.
    own: Vec<(Seat, Arc<dyn AnyState>)>,
    pending: Vec<Pending>,
    /// By seat.
    decisions: Vec<u64>,
    pub(super) taken: Taken,
    stories: Stories,
}

impl Play {
    /// A game just laid out for so many seats, whose states are stored in a form of this version.
    pub(super) fn new(start: Box<dyn AnyState>, seats: u8, version: u16) -> Play {
        let start: Arc<dyn AnyState> = start.into();
        let decisions = vec![1; usize::from(seats)];
        let (taken, stories) = (Taken::default(), Stories::default());
        let (settled, own, pending) = (Arc::clone(&start), Vec::new(), Vec::new());
        Play { version, settled, current: start, own, pending, decisions, taken, stories }
    }

    /// The deputies it tells of, and those whose seats others have now.
    pub(super) fn people(&self) -> impl Iterator<Item = PersonRef> {
        self.pending.iter().flat_map(Pending::people).chain(self.stories.all().flat_map(TurnStory::people))
    }

    /// A seat is another's from now on, or another plays it: what was done before was done by this one.
    pub(super) fn note_holder(&mut self, seat: Seat, before: &SeatHolder) {
        self.pending.iter_mut().filter(|it| it.record.seat == seat).for_each(|it| it.note_holder(before));
        self.stories.note_holder(seat, before);
    }

    /// Who has laid out what a seat did last in its turn that has not ended; its own person, where it did nothing.
    pub(super) fn laid_out_by(&self, seat: Seat) -> Player {
        self.pending.iter().rfind(|it| it.record.seat == seat).map_or(Player::Own, Pending::player)
    }

    /// Whether play goes on, and who decides, all pending actions counted.
    pub(super) fn status(&self) -> Status {
        self.current.status()
    }

    /// The same as everybody knows it.
    pub(super) fn settled_status(&self) -> Status {
        self.settled.status()
    }

    /// The number of the turn, as everybody knows it; after the end, of the last.
    fn turn(&self) -> u32 {
        match self.settled_status() {
            Status::ToAct { turn, .. } => turn,
            Status::Over(_) => u32::MAX,
        }
    }

    /// Notes the luck that this action has met, which was played in this position.
    pub(super) fn note_met(&self, met: &mut MetLuck, record: &Record) {
        let position = if self.aside().contains(record.seat) { &self.settled } else { &self.current };
        met.note(self.turn(), &**position, record);
    }

    /// The state with all that is pending.
    pub(super) fn now(&self) -> Arc<dyn AnyState> {
        Arc::clone(&self.current)
    }

    /// What this viewer sees.
    pub(super) fn seen_by(&self, viewer: Viewer) -> &dyn AnyState {
        let own = self.own.iter().find(|(seat, _)| viewer.is(*seat));
        own.map_or(&*self.settled, |(_, state)| &**state)
    }

    /// The number of this seat's present decision.
    pub(super) fn decision(&self, seat: Seat) -> u64 {
        self.decisions.get(seat.index()).copied().unwrap_or_default()
    }

    /// Counts a decision of this seat: what was shown to it before is out of date.
    pub(super) fn count_decision(&mut self, seat: Seat) {
        self.decisions[seat.index()] += 1;
    }

    /// Whether a bot played in this seat's turn that has not ended.
    pub(super) fn has_pending_of_bot(&self, seat: Seat) -> bool {
        self.pending.iter().any(|it| it.bot && it.record.seat == seat)
    }

    /// Whether anything that is pending brought something to light.
    pub(super) fn has_pending_revealed(&self) -> bool {
        self.pending.iter().any(|it| !it.record.can_be_taken_back())
    }

    /// This earlier game in place of the present one: no decision of before is one again, and no story is told twice.
    pub(super) fn in_place_of(&self, now: &Play) -> Play {
        let decisions = now.decisions.iter().map(|decision| decision + 1).collect();
        let stories = self.stories.in_place_of(&now.stories);
        Play { decisions, taken: Taken::default(), stories, ..self.clone() }
    }

    /// The game as everybody knows it.
    pub(super) fn settled(&self) -> &dyn AnyState {
        &*self.settled
    }

    /// The stories of the ended turns.
    pub(super) fn stories(&self) -> &Stories {
        &self.stories
    }

    /// How many actions of this seat belong to its turn that has not ended.
    pub(super) fn pending_actions(&self, seat: Seat) -> usize {
        self.pending.iter().filter(|it| it.record.seat == seat).count()
    }

    /// What this seat did in its turn that has not ended.
    pub(super) fn pending_stories(&self, seat: Seat) -> Vec<TurnStory> {
        let own: Vec<&Pending> = self.pending.iter().filter(|it| it.record.seat == seat).collect();
        pending::stories(&self.settled_status(), &own)
    }

    /// The seats that act aside: they may act, and play does not wait for them.
    pub(super) fn aside(&self) -> Seats {
        let waited = self.status().waits_for();
        match self.settled_status() {
            Status::ToAct { may, .. } => may.iter().filter(|seat| !waited.contains(*seat)).collect(),
            Status::Over(_) => Seats::NONE,
        }
    }

    /// Plays an action on trial and writes it down: with the luck that is `known` of it, otherwise with fresh luck from `seed`.
    pub(super) fn record(&self, seat: Seat, action: &str, known: KnownLuck<'_>, seed: u64) -> Result<Record, TableRefusal> {
        if self.aside().contains(seat) {
            return self.record_aside(seat, action, known, seed);
        }
        if !self.status().waits_for().contains(seat) {
            return Err(TableRefusal::NotYourTurn { to_act: self.actors() });
        }
        // A refusal speaks of what the seat sees, so that state is asked first.
        let action = self.seen_by(Viewer::Seat(seat)).check(seat, action).map_err(refused)?;
        let record = match known.record(self.turn(), &*self.current, seat, &action) {
            Some(record) => record,
            None => Record::play(&mut *self.current.fork(), seat, &action, seed).map_err(refused)?,
        };
        if !self.has_room(&record) {
            return Err(TableRefusal::TurnTooLong);
        }
        Ok(record)
    }

    /// Whether an action is within what a turn that has not ended may hold. Its end always is, and asides hold nothing.
    pub(super) fn has_room(&self, record: &Record) -> bool {
        let is_held = record.action != END && !self.aside().contains(record.seat);
        !is_held || self.pending.iter().map(json_bytes).sum::<usize>() + json_bytes(record) <= PENDING_BYTES
    }

    /// An aside is judged on what everybody knows. One that would forbid what is pending has to wait.
    fn record_aside(&self, seat: Seat, action: &str, known: KnownLuck<'_>, seed: u64) -> Result<Record, TableRefusal> {
        let known = known.record(self.turn(), &*self.settled, seat, action);
        let play = || Record::play(&mut *self.settled.fork(), seat, action, seed);
        let record = known.map_or_else(play, Ok).map_err(refused)?;
        match self.after_aside(&record) {
            Ok(_) => Ok(record),
            Err(_) => Err(TableRefusal::AsideWaits { to_act: self.status().waits_for() }),
        }
    }

    /// What comes of a record that is played again now.
    pub(super) fn again(&self, record: &Record) -> Result<Record, Unrepeatable> {
        let before = if self.aside().contains(record.seat) { &self.settled } else { &self.current };
        record.replay(&mut *before.fork())
    }

    /// The game after this action. An aside has a story only when others hear of it.
    pub(super) fn after(&self, record: &Record, played: Played, others_hear: bool) -> Result<Play, Unrepeatable> {
        let aside = self.aside().contains(record.seat);
        let mut after = if aside { self.after_aside(record)? } else { self.after_in_turn(record, played, others_hear)? };
        if aside && others_hear {
            after.tell(&self.settled_status(), &[Pending::new(record, played, false)]);
        }
        after.divide();
        if played.by != Player::Bot {
            after.taken.note(record.seat, self.decision(record.seat), Done::Acted(record.action.clone()));
        }
        after.count_decisions(self, record.seat);
        Ok(after)
    }

    fn after_in_turn(&self, record: &Record, played: Played, others_hear: bool) -> Result<Play, Unrepeatable> {
        let mut after = self.clone();
        let mut current = self.current.fork();
        record.replay(&mut *current)?;
        after.current = current.into();
        let unheard = !others_hear && record.action != END;
        after.pending.push(Pending::new(record, played, unheard));
        after.settle(record);
        Ok(after)
    }

    /// An aside comes before all that is pending, which is played again upon it.
    fn after_aside(&self, record: &Record) -> Result<Play, Unrepeatable> {
        let mut after = self.clone();
        let mut settled = self.settled.fork();
        record.replay(&mut *settled)?;
        after.settled = settled.into();
        after.current = replay(&after.settled, &after.pending)?;
        Ok(after)
    }

    /// How many of its last actions this seat could take back; why none, otherwise.
    pub(super) fn takeable(&self, seat: Seat) -> Result<u32, TableRefusal> {
        let own = || self.pending.iter().rev().filter(|it| it.record.seat == seat);
        if own().next().is_none() {
            return Err(TableRefusal::NothingToTakeBack);
        }
        let count = own().take_while(|it| it.record.can_be_taken_back() && !it.bot).count();
        if count == 0 { Err(TableRefusal::UndoClosed) } else { Ok(count as u32) }
    }

    /// The game without the last `actions` of this seat: the settled state, and the kept actions played again.
    pub(super) fn without(&self, seat: Seat, actions: u32) -> Result<Play, Unrepeatable> {
        let mut after = self.clone();
        for _ in 0..actions {
            if let Some(last) = after.pending.iter().rposition(|it| it.record.seat == seat) {
                after.pending.remove(last);
            }
        }
        after.current = replay(&self.settled, &after.pending)?;
        after.divide();
        after.taken.note(seat, self.decision(seat), Done::TookBack(actions));
        after.count_decisions(self, seat);
        Ok(after)
    }

    /// Settles the actions of all seats whose turn has ended with `last`.
    fn settle(&mut self, last: &Record) {
        let mut acting = self.status().waits_for();
        // A turn may end without its `end`, and its seat may begin the next one.
        if last.action == END || has_passed(&self.settled_status(), &self.status()) {
            acting.remove(last.seat);
        }
        let (kept, ended): (Vec<Pending>, Vec<Pending>) =
            std::mem::take(&mut self.pending).into_iter().partition(|it| acting.contains(it.record.seat));
        let before = self.settled_status();
        if kept.is_empty() {
            self.settled = Arc::clone(&self.current);
            self.tell(&before, &ended);
        } else if ended.is_empty() {
            self.pending = kept;
        } else if let Ok(settled) = replay(&self.settled, &ended) {
            self.settled = settled;
            self.pending = kept;
            self.tell(&before, &ended);
        } else {
            // Actions of seats that do not decide together need not commute; then all that was played is settled.
            self.settled = Arc::clone(&self.current);
            self.tell(&before, &ended);
            self.tell(&before, &kept);
        }
    }

    fn tell(&mut self, before: &Status, ended: &[Pending]) {
        let seats: Seats = ended.iter().map(|it| it.record.seat).collect();
        for seat in seats.iter() {
            let own: Vec<&Pending> = ended.iter().filter(|it| it.record.seat == seat).collect();
            pending::stories(before, &own).into_iter().for_each(|story| self.stories.tell(story));
        }
    }

    /// Finds what each seat with pending actions sees.
    fn divide(&mut self) {
        let seats: Seats = self.pending.iter().map(|it| it.record.seat).collect();
        let alone = seats.len() == 1;
        let sees = |seat: Seat| {
            let own = self.pending.iter().filter(|it| it.record.seat == seat);
            // Where its actions cannot be told apart from those of others, it sees all that was played.
            let apart = if alone { None } else { replay(&self.settled, own).ok() };
            (seat, apart.unwrap_or_else(|| Arc::clone(&self.current)))
        };
        self.own = seats.iter().map(sees).collect();
    }

    /// Raises the decision numbers of the seat that acted and of all whose list of legal actions has changed.
    fn count_decisions(&mut self, before: &Play, acted: Seat) {
        for seat in Seat::all(self.decisions.len() as u8) {
            if seat == acted || self.choices(seat) != before.choices(seat) {
                self.count_decision(seat);
            }
        }
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        if self.actors().contains(seat) { self.seen_by(Viewer::Seat(seat)).legal_actions(seat) } else { Vec::new() }
    }

    fn actors(&self) -> Seats {
        self.status().waits_for().union(self.aside())
    }
}

/// The state after these actions, with the luck they met.
fn replay<'a>(
    from: &Arc<dyn AnyState>,
    actions: impl IntoIterator<Item = &'a Pending>,
) -> Result<Arc<dyn AnyState>, Unrepeatable> {
    let mut state = from.fork();
    for action in actions {
        action.record.replay(&mut *state)?;
    }
    Ok(state.into())
}

fn refused(illegal: IllegalAction) -> TableRefusal {
    match illegal {
        IllegalAction::GameOver => TableRefusal::Ended,
        IllegalAction::NotYourTurn { to_act } => TableRefusal::NotYourTurn { to_act },
        IllegalAction::Unreadable(_) | IllegalAction::Refused(_) => TableRefusal::Illegal(illegal),
    }
}

fn json_bytes(stored: &impl Serialize) -> usize {
    serde_json::to_string(stored).map_or(0, |it| it.len())
}

/// Whether another turn has begun between these two.
fn has_passed(before: &Status, now: &Status) -> bool {
    match (before, now) {
        (Status::ToAct { turn: before, .. }, Status::ToAct { turn: now, .. }) => before != now,
        (Status::ToAct { .. }, Status::Over(_)) => true,
        (Status::Over(_), _) => false,
    }
}
