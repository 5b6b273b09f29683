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
    deed::{Compared, Comparisons, Deed},
    kind::events,
    novelty::{Choice, Novelty},
    playout::{Playout, Subject},
    playout_laws::MOST_DEALT,
    position::{Pool, Position},
    run::repeat,
    sample::{Sample, Sights},
    settings::Setting,
    verdict::*,
};

/// Playouts from which the pool of actions is gathered, and how many actions it holds at most.
pub(crate) const POOLED_PLAYOUTS: usize = 20;
const MOST_POOLED: usize = 400;

/// When so many worlds were dealt and none could be compared, luck is no reason: of states, where one nearly always can, and
/// of what an action comes to, in a dozen of looks.
const NO_LUCK_OF_STATES: usize = 30;
const NO_LUCK: usize = 12 * MOST_DEALT;

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
    /// Those from which the pool of actions is gathered.
    pub pooled: Vec<Setting>,
    /// The states built by hand.
    pub widest: Vec<Wide>,
    /// What each law has to see.
    pub required: Sights,
    /// Where the luck of the run comes from.
    pub seed: u64,
    /// Whether the laws look at everything there is in the playouts.
    pub thorough: bool,
}

/// What came out of a trial.
pub(crate) struct Judgement {
    /// The laws that are broken, each with how it was first seen. A law that has not seen everything has proved nothing.
    pub broken: BTreeMap<&'static str, String>,
    /// What each law took, and how often it looked; what several laws ask of a state is counted for whichever asked first.
    pub took: BTreeMap<&'static str, (Duration, usize)>,
    /// Of how many kinds the states were, and the actions.
    pub kinds: [usize; 2],
    /// By law that compares worlds, the kind of event around which the fewest could be.
    pub scarcest: BTreeMap<&'static str, (Around, Compared)>,
}

/// A kind of event around which worlds were compared, and what they were dealt for.
pub(crate) type Around = (String, &'static str);

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
    /// For each playout the places of the laws of whole playouts that look at it.
    wanting: Vec<Vec<usize>>,
    novelty: Novelty,
    pool: OnceLock<Pool>,
}

/// One law at the trial.
struct Watch<'a> {
    name: &'static str,
    law: &'a Law,
    /// What a law of whole playouts is shown.
    seen: Sights,
    /// The first exhibit that breaks it, and how.
    broken: Mutex<Option<(usize, String)>>,
    nanoseconds: AtomicU64,
    looks: AtomicUsize,
    /// How often worlds were compared, by the kind of event and by what they were compared for.
    compared: Mutex<BTreeMap<Around, Compared>>,
}

impl<'a> Hearing<'a> {
    fn new(trial: &'a Trial, laws: &'static Laws) -> Hearing<'a> {
        let share =
            |law: &Law| if let Law::Playout { share, .. } = law { Some(if trial.thorough { 1 } else { *share }) } else { None };
        let mut samples: Vec<Option<Sample>> = laws.iter().map(|(_, law)| share(law).map(Sample::new)).collect();
        let mut wants = |setting: &Setting| {
            let shown = Sights::of(trial.subject.game.meta(), setting);
            let samples = samples.iter_mut().enumerate().filter_map(|(at, sample)| Some((at, sample.as_mut()?)));
            let wanting = samples.filter_map(|(at, sample)| sample.wants(&shown).then(|| sample.saw(&shown)).map(|()| at));
            wanting.collect()
        };
        let wanting = trial.settings.iter().map(&mut wants).collect();
        let seen = samples.into_iter().map(|sample| sample.map_or_else(Sights::default, |it| it.seen));
        let watches = laws.iter().zip(seen).map(|((name, law), seen)| Watch::new(name, law, seen)).collect();
        Hearing {
            trial,
            watches,
            wanting,
            novelty: Novelty::new(laws, trial.settings.len(), trial.thorough),
            pool: OnceLock::new(),
        }
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
        let turn = self.novelty.turn(number);
        let Some(playout) = Playout::play(self.trial.subject, &self.trial.settings[number]) else { return };
        let Choice { states, actions } = turn.choose(&playout);
        let again = || format!("\n{}", repeat(self.trial.seed, playout.subject.game.meta().key, &playout.setting));
        for law in &self.wanting[number] {
            self.watches[*law].look_at_the_whole(exhibit, &playout, again);
        }
        let place = |ply: usize| format!("{}, ply {ply}{}", playout.setting, again());
        for (ply, laws) in states {
            let seed = playout.setting.seed + ply as u64;
            let state = &*playout.states[ply];
            let position = Position::new(self.trial.subject, playout.setting.seats, state, self.pool(), seed);
            laws.iter().for_each(|law| self.watches[*law].look_at_state(exhibit, &position, || place(ply)));
        }
        for (ply, laws) in actions {
            let deed = Deed::new(&playout, ply);
            laws.iter().for_each(|law| self.watches[*law].look_at_action(exhibit, &deed, || place(ply)));
        }
    }

    /// Actions of all kinds, gathered from some playouts and the states built by hand: everything there is.
    fn pool(&self) -> &Pool {
        self.pool.get_or_init(|| {
            let mut pool = BTreeSet::new();
            for (_, seats, state) in &self.trial.widest {
                pool.extend(Seat::all(*seats).flat_map(|seat| state.legal_actions(seat)).step_by(7));
            }
            for setting in self.trial.pooled.iter().take(POOLED_PLAYOUTS) {
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
        let took = self.watches.iter().map(|it| (it.name, it.took()));
        let (took, kinds) = (took.collect(), self.novelty.kinds());
        let scarcest = self.watches.iter().filter_map(|it| Some((it.name, it.scarcest()?))).collect();
        let judge = |(at, watch): (usize, Watch<'_>)| {
            let seen = if matches!(watch.law, Law::Playout { .. }) { watch.seen.clone() } else { self.novelty.sights(at) };
            Some((watch.name, watch.judge(&seen.lack(&self.trial.required)).err()?))
        };
        Judgement { broken: self.watches.into_iter().enumerate().filter_map(judge).collect(), took, kinds, scarcest }
    }
}

impl<'a> Watch<'a> {
    fn new(name: &'static str, law: &'a Law, seen: Sights) -> Watch<'a> {
        let (broken, nanoseconds, looks, compared) = Default::default();
        Watch { name, law, seen, broken, nanoseconds, looks, compared }
    }

    fn took(&self) -> (Duration, usize) {
        (Duration::from_nanos(self.nanoseconds.load(Ordering::Relaxed)), self.looks.load(Ordering::Relaxed))
    }

    /// Where worlds could be compared least often.
    fn scarcest(&self) -> Option<(Around, Compared)> {
        let compared = self.compared.lock().expect("nobody panics who counts");
        let share = |it: &Compared| it.compared * 1_000 / it.tried.max(1);
        compared.iter().min_by_key(|(_, it)| share(it)).map(|(around, it)| (around.clone(), *it))
    }

    /// Holds what the law says of an exhibit. One that was broken before is not asked again.
    fn hear(&self, exhibit: usize, law: impl FnOnce() -> Verdict) {
        if self.broken.lock().expect("no law panics").is_some() {
            return;
        }
        let begun = Instant::now();
        let verdict = law();
        self.nanoseconds.fetch_add(begun.elapsed().as_nanos() as u64, Ordering::Relaxed);
        self.looks.fetch_add(1, Ordering::Relaxed);
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

    fn look_at_the_whole(&self, exhibit: usize, playout: &Playout, again: impl FnOnce() -> String) {
        if let Law::Playout { law, .. } = self.law {
            self.hear(exhibit, || law(playout).map_err(|why| format!("{}: {why}{}", playout.setting, again())));
        }
    }

    fn look_at_state(&self, exhibit: usize, position: &Position<'_>, place: impl FnOnce() -> String) {
        if let Law::State { law, .. } = self.law {
            self.hear(exhibit, || law(position).map_err(|why| format!("{why}: {}", place())));
            self.count(&position.count.take(), &BTreeSet::from(["a state"]));
        }
    }

    fn look_at_action(&self, exhibit: usize, deed: &Deed<'_>, place: impl FnOnce() -> String) {
        if let Law::Action { law, .. } = self.law {
            self.hear(exhibit, || law(deed).map_err(|why| format!("{}: {why}: {}", deed.record().action, place())));
            self.count(&deed.count.take(), &events(deed.record()));
        }
    }

    fn count(&self, counted: &Comparisons, kinds: &BTreeSet<&str>) {
        if counted.is_empty() {
            return;
        }
        let mut all = self.compared.lock().expect("nobody panics who counts");
        for (kind, (what, counted)) in kinds.iter().flat_map(|kind| counted.iter().map(move |it| (kind, it))) {
            let sum = all.entry(((*kind).to_owned(), *what)).or_default();
            *sum = Compared { tried: sum.tried + counted.tried, compared: sum.compared + counted.compared };
        }
    }

    fn judge(self, unseen: &Sights) -> Verdict {
        if let Some((_, why)) = self.broken.into_inner().expect("no law panics") {
            return Err(why);
        }
        ensure(unseen.is_empty() || matches!(self.law, Law::Game(_)), || format!("it was never looked at with {unseen}"))?;
        let compared = self.compared.into_inner().expect("nobody panics who counts");
        let no_luck = if matches!(self.law, Law::State { .. }) { NO_LUCK_OF_STATES } else { NO_LUCK };
        let mut never = compared.iter().filter(|(_, it)| it.compared == 0 && it.tried >= no_luck);
        never.next().map_or(Ok(()), |((kind, what), it)| {
            Err(format!("of {} worlds dealt {what} around {kind}, not one could be compared", it.tried))
        })
    }
}
