//! Games on trial: every playout is played once, and each law that wants to look at it does.
//!
//! What is to be looked at is planned first, from the settings alone; then every core takes the next from one queue, so that
//! none is idle while a long game has playouts left.

use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZeroUsize,
    sync::{
        Mutex, OnceLock,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use pergola::engine::{AnyState, Seat};

use super::{
    Law,
    playout::{Playout, Subject},
    position::{Pool, Position},
    sample::{Sample, Sights},
    settings::Setting,
    verdict::*,
};

/// Playouts from which the pool of actions is gathered, and how many actions it holds at most.
const POOLED_PLAYOUTS: usize = 20;
const MOST_POOLED: usize = 400;

/// A state built by hand: its name, its seats, itself.
pub(crate) type Wide = (&'static str, u8, Box<dyn AnyState>);

/// The laws with their names.
pub(crate) type Laws = [(&'static str, Law)];

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

/// What came out of a trial.
pub(crate) struct Judgement {
    /// The laws that are broken, each with how it was first seen. A law that has not seen everything has proved nothing.
    pub broken: BTreeMap<&'static str, String>,
    /// What each law took; what several laws ask of a state is counted for whichever asked first.
    pub took: BTreeMap<&'static str, Duration>,
}

/// Holds the laws against each of these games, on all cores.
pub(crate) fn judge(trials: &[Trial], laws: &'static Laws) -> Vec<Judgement> {
    let hearings: Vec<Hearing<'_>> = trials.iter().map(|trial| Hearing::new(trial, laws)).collect();
    let exhibits = |hearing: usize| (0..hearings[hearing].exhibits()).map(move |exhibit| (hearing, exhibit));
    let queue: Vec<(usize, usize)> = (0..hearings.len()).flat_map(exhibits).collect();
    let next = AtomicUsize::new(0);
    let look = || {
        while let Some((hearing, exhibit)) = queue.get(next.fetch_add(1, Ordering::Relaxed)) {
            hearings[*hearing].look_at(*exhibit);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZeroUsize::get) {
            scope.spawn(look);
        }
    });
    hearings.into_iter().map(Hearing::close).collect()
}

/// A trial under way.
struct Hearing<'a> {
    trial: &'a Trial,
    watches: Vec<Watch<'a>>,
    /// For each playout the places of the laws that look at it.
    wanting: Vec<Vec<usize>>,
    pool: OnceLock<Pool>,
}

/// One law at the trial.
struct Watch<'a> {
    name: &'static str,
    law: &'a Law,
    /// What it is shown.
    seen: Sights,
    /// The first exhibit that breaks it, and how.
    broken: Mutex<Option<(usize, String)>>,
    nanoseconds: AtomicU64,
}

impl<'a> Hearing<'a> {
    fn new(trial: &'a Trial, laws: &'static Laws) -> Hearing<'a> {
        let mut samples: Vec<Sample> = laws.iter().map(|(_, law)| Sample::new(law.share())).collect();
        let mut wants = |setting: &Setting| {
            let shown = Sights::of(trial.subject.game.meta(), setting);
            let wanting = laws.iter().zip(&mut samples).enumerate();
            let wanting = wanting.filter_map(|(at, ((_, law), sample))| {
                let wants = !matches!(law, Law::Game(_)) && sample.wants(&shown);
                wants.then(|| sample.saw(&shown)).map(|()| at)
            });
            wanting.collect()
        };
        let wanting = trial.settings.iter().map(&mut wants).collect();
        let watches = laws.iter().zip(samples).map(|((name, law), sample)| Watch::new(name, law, sample.seen)).collect();
        Hearing { trial, watches, wanting, pool: OnceLock::new() }
    }

    /// How much there is to look at: the game's facts, the states built by hand, the playouts.
    fn exhibits(&self) -> usize {
        1 + self.trial.widest.len() + self.trial.settings.len()
    }

    fn look_at(&self, exhibit: usize) {
        let (widest, subject) = (self.trial.widest.len(), self.trial.subject);
        match exhibit {
            0 => self.watches.iter().for_each(|watch| watch.look_at_the_game(&subject)),
            _ if exhibit <= widest => {
                let (name, seats, state) = &self.trial.widest[exhibit - 1];
                let position = Position::new(subject, *seats, &**state, self.pool(), 1).with_all_reasons();
                self.watches.iter().for_each(|watch| watch.look_at_state(exhibit, &position, || name.to_string()));
            }
            _ => self.look_at_playout(exhibit, exhibit - 1 - widest),
        }
    }

    fn look_at_playout(&self, exhibit: usize, number: usize) {
        let Some(playout) = Playout::play(self.trial.subject, &self.trial.settings[number]) else { return };
        let wanting: Vec<&Watch<'_>> = self.wanting[number].iter().map(|at| &self.watches[*at]).collect();
        wanting.iter().for_each(|watch| watch.look_at_the_whole(exhibit, &playout));
        for (ply, state) in playout.states.iter().enumerate() {
            let mut due = wanting.iter().filter(|it| it.looks_at_state(ply, &playout)).peekable();
            if due.peek().is_some() {
                let seed = playout.setting.seed + ply as u64;
                let position = Position::new(self.trial.subject, playout.setting.seats, &**state, self.pool(), seed);
                due.for_each(|watch| watch.look_at_state(exhibit, &position, || format!("{}, ply {ply}", playout.setting)));
            }
        }
    }

    /// Actions of all kinds, gathered from some playouts and the states built by hand: everything there is.
    fn pool(&self) -> &Pool {
        self.pool.get_or_init(|| {
            let mut pool = BTreeSet::new();
            for (_, seats, state) in &self.trial.widest {
                pool.extend(Seat::all(*seats).flat_map(|seat| state.legal_actions(seat)).step_by(7));
            }
            for setting in self.trial.settings.iter().take(POOLED_PLAYOUTS) {
                let Some(playout) = Playout::play(self.trial.subject, setting) else { continue };
                for state in playout.states.iter().step_by(5) {
                    let listed = state.status().actors().iter().flat_map(|seat| state.legal_actions(seat)).collect::<Vec<_>>();
                    pool.extend(listed.into_iter().step_by(3));
                }
                pool.extend(playout.records.into_iter().map(|record| record.action));
            }
            let stride = pool.len() / MOST_POOLED + 1;
            let notations: Vec<String> = pool.into_iter().step_by(stride).collect();
            Pool { read: self.trial.subject.game.read_actions(&notations), notations }
        })
    }

    fn close(self) -> Judgement {
        let took = self.watches.iter().map(|it| (it.name, Duration::from_nanos(it.nanoseconds.load(Ordering::Relaxed))));
        let took = took.collect();
        let verdicts = self.watches.into_iter().map(|watch| (watch.name, watch.judge(&self.trial.required)));
        Judgement { broken: verdicts.filter_map(|(name, verdict)| Some((name, verdict.err()?))).collect(), took }
    }
}

impl<'a> Watch<'a> {
    fn new(name: &'static str, law: &'a Law, seen: Sights) -> Watch<'a> {
        Watch { name, law, seen, broken: Mutex::default(), nanoseconds: AtomicU64::default() }
    }

    /// Holds what the law says of an exhibit. One that was broken before is not asked again.
    fn hear(&self, exhibit: usize, law: impl FnOnce() -> Verdict) {
        if self.broken.lock().expect("no law panics").is_some() {
            return;
        }
        let begun = Instant::now();
        let verdict = law();
        self.nanoseconds.fetch_add(begun.elapsed().as_nanos() as u64, Ordering::Relaxed);
        if let Err(why) = verdict {
            let mut broken = self.broken.lock().expect("no law panics");
            if broken.as_ref().is_none_or(|(first, _)| exhibit < *first) {
                *broken = Some((exhibit, why));
            }
        }
    }

    fn look_at_the_game(&self, subject: &Subject) {
        if let Law::Game(law) = self.law {
            self.hear(0, || law(subject));
        }
    }

    fn look_at_the_whole(&self, exhibit: usize, playout: &Playout) {
        if let Law::Playout { law, .. } = self.law {
            self.hear(exhibit, || law(playout).map_err(|why| format!("{}: {why}", playout.setting)));
        }
    }

    /// Every `stride`th state, and at least one.
    fn looks_at_state(&self, ply: usize, playout: &Playout) -> bool {
        let Law::State { stride, .. } = self.law else { return false };
        let stride = (*stride).min(playout.states.len());
        ply % stride == playout.setting.seed as usize % stride
    }

    fn look_at_state(&self, exhibit: usize, position: &Position<'_>, place: impl FnOnce() -> String) {
        if let Law::State { law, .. } = self.law {
            self.hear(exhibit, || law(position).map_err(|why| format!("{}: {why}", place())));
        }
    }

    fn judge(self, required: &Sights) -> Verdict {
        if let Some((_, why)) = self.broken.into_inner().expect("no law panics") {
            return Err(why);
        }
        let unseen = self.seen.lack(required);
        ensure(unseen.is_empty() || matches!(self.law, Law::Game(_)), || format!("it was never looked at with {unseen}"))
    }
}
