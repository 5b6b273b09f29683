//! Plans: whole turns that a seat chose before its turn came. When it comes, the first that is possible is played.
//!
//! While the game does not wait for a seat, its person lists up to three turns, each chosen like a turn from what the seat
//! could do if its turn began now ([`Table::outlook`]), on a copy in which everything hidden from it is dealt anew. Luck ends
//! a planned turn: what follows it is not known. In the decision in which the seat's turn begins, the planned turns are tried
//! in their order. A turn is possible when each of its actions is legal and still does the same thing: an action that names a
//! place does not take what lies there instead. Who wants to be asked when something has changed is asked unless all they could
//! choose on the way, and all that comes of it, is as it was. The turn that is played is the seat's like any other; where
//! none is, the seat is called as always, and hears why. A plan that is not true any more is cleared: when its seat has left,
//! the game is over, or what it was made upon was undone. Deliberately absent: entries. A plan is nothing that happened, and
//! nobody learns from a log that there was one, unless the others are asked whether its person is there at all; it is kept in the
//! checkpoint, like answered requests.

use pergola_engine::{Chance, Record, Seat, Viewer};
use serde_json::Value;

use super::{
    Entry, Phase, Table, What,
    command::{Command, PlanChange},
    commit::PassedTurn,
    limits::{ENTRIES_WITH_UNDO, NOTATION_CHARACTERS, PLAN_BYTES, PLAN_WORDS_BYTES},
    moment::Millis,
    people::{PersonRef, Who},
    plan::{Plan, PlanEnd, PlannedAction, PlannedTurn},
    prospect::{Obstacle, Tried, step},
    refusal::TableRefusal,
};

impl Table {
    /// What a seat plans for its next turn; nothing when it never did.
    pub fn plan(&self, seat: Seat) -> Option<&Plan> {
        self.facts.plans.of(seat)
    }

    /// Changes a plan, if that is the command. Whether it can be is judged here, too: no entry tells of it.
    pub(super) fn change_plan(&mut self, who: &Who, command: &Command) -> Result<(), TableRefusal> {
        let Command::Plan { change, number } = command else { return Ok(()) };
        self.playing()?;
        let seat = self.seat_of_sender(who)?;
        self.check_plays(who, seat)?;
        let plan = self.plan(seat).cloned();
        let mut plan = plan.unwrap_or(Plan { seat, number: 0, turns: Vec::new(), asks: false, made: 0, end: None });
        if self.waits_for().contains(seat) {
            return Err(TableRefusal::TurnHasBegun);
        }
        if *number != plan.number {
            return Err(TableRefusal::Stale { decision: plan.number });
        }
        if plan.end.take().is_some() {
            plan.clear();
        }
        match change {
            PlanChange::Add(action) => self.add_to_plan(&mut plan, action)?,
            PlanChange::TakeBack => {
                let last = plan.turns.last_mut().ok_or(TableRefusal::NothingToTakeBack)?;
                last.actions.pop();
                last.whole = false;
                plan.turns.retain(|turn| !turn.actions.is_empty());
            }
            PlanChange::Asks(asks) => plan.asks = *asks,
            PlanChange::Clear => plan.clear(),
        }
        plan.number += 1;
        plan.made = self.settled_turn().unwrap_or_default();
        self.facts.plans.put(plan);
        Ok(())
    }

    fn add_to_plan(&self, plan: &mut Plan, action: &str) -> Result<(), TableRefusal> {
        let seat = plan.seat;
        if plan.open().is_none() {
            if !plan.has_room() {
                return Err(TableRefusal::PlanFull);
            }
            plan.turns.push(PlannedTurn::default());
        }
        let Some(open) = plan.turns.last_mut() else { return Err(TableRefusal::PlanFull) };
        let prospect = self.prospect(seat, open)?;
        if prospect.obstacle.is_some_and(|it| it != Obstacle::Unfinished) {
            return Err(TableRefusal::PlanBreaks);
        }
        let mut state = prospect.after;
        // What may be done at any time is no part of a turn.
        if action.chars().count() > NOTATION_CHARACTERS || !state.without_asides(seat).iter().any(|it| it == action) {
            return Err(state.check(seat, action).map_or_else(TableRefusal::Illegal, |_| TableRefusal::NothingToPlan));
        }
        let said = state.menu(seat).into_iter().find(|choice| choice.action == action);
        let said = said
            .map(|choice| choice.path.iter().filter_map(|step| serde_json::to_value(&step.text).ok()).collect())
            .unwrap_or_default();
        let Tried { planned, is_last } = step(&*self.game, &mut *state, seat, action).map_err(TableRefusal::Illegal)?;
        open.actions.push(PlannedAction { said, ..planned });
        open.whole = is_last;
        if plan.bytes().1 > PLAN_WORDS_BYTES {
            plan.turns.iter_mut().flat_map(|turn| turn.actions.last_mut()).last().into_iter().for_each(|last| last.said.clear());
        }
        if plan.bytes().0 > PLAN_BYTES { Err(TableRefusal::PlanFull) } else { Ok(()) }
    }

    /// Plays the plans of all seats whose turn has begun, one after the other, and clears those that are not true any more.
    /// Entries are added to those of this decision; the turns that were begun and ended in it are returned.
    pub(super) fn carry_out_plans(
        &mut self,
        began: Option<u32>,
        entries: &mut Vec<Entry>,
        at: Millis,
        seed: u64,
    ) -> Vec<PassedTurn> {
        let mut luck = Chance::silent(!seed);
        let mut passed = Vec::new();
        loop {
            self.clear_untrue_plans();
            let Some((seat, turn)) = self.plan_due() else { return passed };
            let is_new = began != Some(turn);
            match self.with_plan_played(seat, turn, at, &mut luck) {
                Some((after, checkpoint, played)) => {
                    if is_new && after.settled_turn() != Some(turn) {
                        passed.push(PassedTurn { after: entries.len() as u64, checkpoint });
                    }
                    *self = after;
                    entries.extend(played);
                }
                None => self.end_plan(seat, PlanEnd::NotPlayed(turn)),
            }
        }
    }

    /// The table after the first planned turn of this seat that can be played, its checkpoint before it, and the entries. None
    /// when none can.
    fn with_plan_played(&self, seat: Seat, turn: u32, at: Millis, luck: &mut Chance) -> Option<(Table, Value, Vec<Entry>)> {
        let plan = self.plan(seat)?;
        let is_possible = |it: &&PlannedTurn| self.prospect(seat, it).is_ok_and(|prospect| prospect.obstacle.is_none());
        let planned = plan.turns.iter().find(is_possible)?;
        let mut after = self.clone();
        after.end_plan(seat, PlanEnd::Played(turn));
        after.facts.plans.0.iter_mut().filter(|it| it.seat == seat).for_each(|it| it.turns.clear());
        let checkpoint = after.turn_checkpoint();
        let by = self.facts.seated.holders[seat.index()].actor();
        let mut played = Vec::new();
        for action in planned.actions() {
            if after.facts.log.revision >= ENTRIES_WITH_UNDO {
                return None;
            }
            let seed = u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX));
            let record = after.playing().ok()?.record(seat, action, after.known_luck(), seed).ok()?;
            let is_certain = record.can_be_taken_back();
            played.push(after.write_planned(by, at, seat, record));
            if !is_certain {
                break;
            }
        }
        Some((after, checkpoint, played))
    }

    /// Writes what a plan does for a seat. That nobody is there shows in the log only where something depends on it.
    fn write_planned(&mut self, by: Option<PersonRef>, at: Millis, seat: Seat, record: Record) -> Entry {
        let unattended = self.presence_matters(seat);
        let entry = Entry { seq: self.facts.log.revision, at, by, unattended, what: What::Acted(record) };
        self.enter(&entry).expect("what was judged can be entered");
        entry
    }

    /// Whether something would change if this seat's person were known to be there.
    fn presence_matters(&self, seat: Seat) -> bool {
        let is_marked = self.facts.departed.contains(seat) || self.facts.closing.votes.contains(seat);
        is_marked || self.is_bot_wanted(seat)
    }

    /// The first seat with a plan whose turn has begun, and which turn that is. A question is no turn: a plan waits until it is
    /// answered.
    fn plan_due(&self) -> Option<(Seat, u32)> {
        // While nobody's time runs nobody plays, nor do their plans.
        let play = self.playing().ok().filter(|_| !self.clocks_stand())?;
        let live = self.facts.plans.0.iter().filter(|plan| plan.is_live() && play.pending_actions(plan.seat) == 0);
        let due = live.filter_map(|plan| Some((plan.seat, self.duty(plan.seat)?))).min()?;
        play.seen_by(Viewer::Everyone).question().is_none().then_some(due)
    }

    fn end_plan(&mut self, seat: Seat, end: PlanEnd) {
        self.facts.plans.0.iter_mut().filter(|plan| plan.seat == seat).for_each(|plan| {
            plan.end = Some(end);
            plan.number += 1;
        });
    }

    fn clear_untrue_plans(&mut self) {
        let mut plans = std::mem::take(&mut self.facts.plans);
        let turn = self.settled_turn();
        for plan in &mut plans.0 {
            let is_true = match plan.end {
                None => turn.is_some_and(|turn| plan.made <= turn),
                // What it played may have been undone.
                Some(PlanEnd::Played(turn)) => !self.is_untouched(plan.seat, turn),
                Some(PlanEnd::NotPlayed(turn)) => self.is_untouched(plan.seat, turn),
            };
            let plays = self.phase() == Phase::Playing && self.people().contains(plan.seat);
            if !(plan.turns.is_empty() && plan.end.is_none() || is_true && plays) {
                plan.clear();
                plan.number += 1;
            }
        }
        self.facts.plans = plans;
    }

    /// Whether the game waits for this seat in this turn, in which it has done nothing.
    fn is_untouched(&self, seat: Seat, turn: u32) -> bool {
        self.turn_of(seat) == Some(turn) && self.pending_actions(seat) == 0
    }
}
