//! What lies ahead at the tables at hand: what comes due, where time counts, and what is to be archived.
//!
//! Whoever waits for the next of it is woken when something comes sooner than they were told. Deliberately absent: what follows
//! when the time has come.

use std::collections::{BTreeMap, BTreeSet};

use pergola_table::{Millis, Phase, Table, TableId};

use tokio::sync::Notify;

use super::Directory;

/// What those who wait are told.
#[derive(Default)]
pub(crate) struct News {
    /// Something comes due sooner than whoever asked last was told, or somebody's time begins to run.
    pub(crate) sooner: Notify,
    /// A table has ended.
    pub(crate) ended: Notify,
    /// Somebody likes to be told things otherwise, or is away or back.
    pub(crate) people: Notify,
    /// A table is shown as it is now, to all who wait at this moment.
    pub(crate) shown: Notify,
}

/// What lies ahead.
#[derive(Default)]
pub(super) struct Ahead {
    /// When something comes due at each table at which something does.
    due: Moments,
    /// When the last entry of each table was written that has ended and is not archived.
    over: Moments,
    /// The tables at which somebody's time runs, or counts as a wait for them.
    clocks: BTreeSet<TableId>,
    /// For when whoever asked last waits.
    awaited: Option<Millis>,
}

/// Tables, each with a moment, in its order.
#[derive(Default)]
struct Moments {
    of: BTreeMap<TableId, Millis>,
    all: BTreeSet<(Millis, TableId)>,
}

impl Moments {
    /// A table has this moment from now on, or none; whether it has one and had none.
    fn set(&mut self, table: TableId, at: Option<Millis>) -> bool {
        let before = match at {
            Some(at) => self.of.insert(table, at),
            None => self.of.remove(&table),
        };
        before.map(|before| self.all.remove(&(before, table)));
        self.all.extend(at.map(|at| (at, table)));
        before.is_none() && at.is_some()
    }

    /// The tables whose moment has come, and the next moment after these.
    fn until(&self, now: Millis) -> (Vec<TableId>, Option<Millis>) {
        let come: Vec<TableId> = self.all.iter().take_while(|(at, _)| *at <= now).map(|(_, table)| *table).collect();
        let next = self.all.iter().nth(come.len()).map(|(at, _)| *at);
        (come, next)
    }
}

impl Ahead {
    /// A table is at hand like this.
    pub(super) fn put(&mut self, table: &Table, is_archived: bool, news: &News) {
        let (id, due) = (table.id(), table.due().map(|due| due.at));
        let has_ended = matches!(table.phase(), Phase::Over | Phase::Closed(_));
        let had_clocks = !self.clocks.is_empty();
        self.due.set(id, due);
        match due.is_some() && table.clocks_run() || table.counts_wait() {
            true => self.clocks.insert(id),
            false => self.clocks.remove(&id),
        };
        let is_sooner = |at: &Millis| self.awaited.is_none_or(|awaited| *at < awaited);
        let sooner = due.filter(is_sooner);
        if sooner.is_some() || !had_clocks && !self.clocks.is_empty() {
            self.awaited = sooner.or(self.awaited);
            news.sooner.notify_one();
        }
        if self.over.set(id, (has_ended && !is_archived).then(|| table.last())) {
            news.ended.notify_one();
        }
    }

    /// A table is not at hand any more.
    pub(super) fn take(&mut self, table: TableId) {
        self.due.set(table, None);
        self.over.set(table, None);
        self.clocks.remove(&table);
    }
}

impl Directory {
    /// What those who wait are told.
    pub(crate) fn news(&self) -> &News {
        &self.news
    }

    /// The tables at which something is due by now, and when something will be at the next one. Whoever asks is told when
    /// something comes sooner.
    pub(crate) fn look_ahead(&self, now: Millis) -> (Vec<TableId>, Option<Millis>) {
        let ahead = &mut self.write().ahead;
        let (due, next) = ahead.due.until(now);
        ahead.awaited = next;
        (due, next)
    }

    /// The tables at which somebody's time runs or counts as a wait for them, in the order of their numbers.
    pub(crate) fn with_clocks(&self) -> Vec<TableId> {
        self.read().ahead.clocks.iter().copied().collect()
    }

    /// Whether that is so at any table.
    pub(crate) fn has_clocks(&self) -> bool {
        !self.read().ahead.clocks.is_empty()
    }

    /// The tables that ended so long ago and are not archived, and when the next one ended.
    pub(crate) fn over_for(&self, long: Millis, now: Millis) -> (Vec<TableId>, Option<Millis>) {
        match now.checked_sub(long) {
            Some(until) => self.read().ahead.over.until(until),
            None => (Vec::new(), self.read().ahead.over.all.first().map(|(at, _)| *at)),
        }
    }
}
