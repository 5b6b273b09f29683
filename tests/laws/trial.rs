//! A game on trial: every playout is played once, and each law that wants to look at it does.

use std::collections::{BTreeMap, BTreeSet};

use pergola::engine::{AnyState, Seat};

use crate::{
    Law,
    playout::{Playout, Subject},
    position::Position,
    sample::{Sample, Sights},
    settings::Setting,
    verdict::*,
};

/// Playouts from which the pool of actions is gathered, and how many actions it holds at most.
const POOLED_PLAYOUTS: usize = 20;
const MOST_POOLED: usize = 400;

/// A state built by hand: its name, its seats, itself.
pub(crate) type Wide = (&'static str, u8, Box<dyn AnyState>);

/// A game and what the laws are to look at.
pub(crate) struct Trial {
    /// The game.
    pub subject: Subject,
    /// The playouts.
    pub settings: Vec<Setting>,
    /// The states built by hand.
    pub widest: Vec<Wide>,
    /// What each law has to see.
    pub required: Sights,
}

/// One law at the trial.
struct Watch<'a> {
    name: &'static str,
    law: &'a Law,
    sample: Sample,
    verdict: Verdict,
}

impl Trial {
    /// The laws that are broken, each with how it was first seen. A law that has not seen everything has proved nothing.
    pub(crate) fn broken(&self, laws: &[(&'static str, Law)]) -> BTreeMap<&'static str, String> {
        let mut watches: Vec<Watch<'_>> = laws.iter().map(|(name, law)| Watch::new(name, law)).collect();
        let play = |setting: &Setting| Playout::play(self.subject, setting);
        let (first, rest) = self.settings.split_at(POOLED_PLAYOUTS.min(self.settings.len()));
        let first: Vec<_> = first.iter().filter_map(play).collect();
        let pool = self.pool(&first);
        watches.iter_mut().for_each(|watch| watch.look_at_the_game(&self.subject));
        for (name, seats, state) in &self.widest {
            let position = Position::new(self.subject, *seats, &**state, &pool, 1);
            watches.iter_mut().for_each(|watch| watch.look_at_state(&position, || name.to_string()));
        }
        for playout in first.into_iter().chain(rest.iter().filter_map(play)) {
            let shown = Sights::of(self.subject.game.meta(), &playout.setting);
            let mut wanting: Vec<_> = watches.iter_mut().filter_map(|it| it.wants(&shown).then_some(it)).collect();
            wanting.iter_mut().for_each(|watch| watch.look_at_the_whole(&playout));
            for (ply, state) in playout.states.iter().enumerate() {
                let mut due = wanting.iter_mut().filter(|it| it.looks_at_state(ply, &playout)).peekable();
                if due.peek().is_some() {
                    let seed = playout.setting.seed + ply as u64;
                    let position = Position::new(self.subject, playout.setting.seats, &**state, &pool, seed);
                    due.for_each(|watch| watch.look_at_state(&position, || format!("{}, ply {ply}", playout.setting)));
                }
            }
            wanting.iter_mut().for_each(|watch| watch.sample.saw(&shown));
        }
        let judged = watches.into_iter().map(|watch| (watch.name, watch.judge(&self.required)));
        judged.filter_map(|(name, verdict)| Some((name, verdict.err()?))).collect()
    }

    /// Actions of all kinds, gathered from some playouts and the states built by hand: everything there is.
    fn pool(&self, playouts: &[Playout]) -> Vec<String> {
        let mut pool = BTreeSet::new();
        for (_, seats, state) in &self.widest {
            pool.extend(Seat::all(*seats).flat_map(|seat| state.legal_actions(seat)).step_by(7));
        }
        for playout in playouts {
            for state in playout.states.iter().step_by(5) {
                let listed = state.status().actors().iter().flat_map(|seat| state.legal_actions(seat)).collect::<Vec<_>>();
                pool.extend(listed.into_iter().step_by(3));
            }
            pool.extend(playout.records.iter().map(|record| record.action.clone()));
        }
        let stride = pool.len() / MOST_POOLED + 1;
        pool.into_iter().step_by(stride).collect()
    }
}

impl<'a> Watch<'a> {
    fn new(name: &'static str, law: &'a Law) -> Watch<'a> {
        let share = match law {
            Law::Game(_) => 1,
            Law::State { share, .. } | Law::Playout { share, .. } => *share,
        };
        Watch { name, law, sample: Sample::new(share), verdict: Ok(()) }
    }

    fn look_at_the_game(&mut self, subject: &Subject) {
        if let Law::Game(law) = self.law {
            self.verdict = law(subject);
        }
    }

    /// Whether the law looks at the next playout, which shows these.
    fn wants(&mut self, shown: &Sights) -> bool {
        self.verdict.is_ok() && !matches!(self.law, Law::Game(_)) && self.sample.wants(shown)
    }

    fn look_at_the_whole(&mut self, playout: &Playout) {
        if let Law::Playout { law, .. } = self.law {
            self.verdict = law(playout).map_err(|why| format!("{}: {why}", playout.setting));
        }
    }

    /// Every `stride`th state, and at least one.
    fn looks_at_state(&self, ply: usize, playout: &Playout) -> bool {
        let Law::State { stride, .. } = self.law else { return false };
        let stride = (*stride).min(playout.states.len());
        ply % stride == playout.setting.seed as usize % stride
    }

    fn look_at_state(&mut self, position: &Position<'_>, place: impl FnOnce() -> String) {
        if let Law::State { law, .. } = self.law
            && self.verdict.is_ok()
        {
            self.verdict = law(position).map_err(|why| format!("{}: {why}", place()));
        }
    }

    fn judge(self, required: &Sights) -> Verdict {
        self.verdict?;
        let unseen = self.sample.seen.lack(required);
        ensure(unseen.is_empty() || matches!(self.law, Law::Game(_)), || format!("it was never looked at with {unseen}"))
    }
}
