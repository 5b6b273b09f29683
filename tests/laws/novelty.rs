//! Which states and actions of a playout a law looks at: those of a kind it has seen little of, and one at least of each
//! setting that is new to it.
//!
//! What is little seen hangs on what was looked at before. So that one run looks at the same as the next, whichever core was
//! quicker, playouts choose in the order of their numbers; each chooses as soon as it is played, before any law looks at it.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    sync::{Condvar, Mutex, MutexGuard},
};

use super::{
    Law,
    kind::{Kind, Kinds},
    playout::Playout,
    run::PLAYOUTS,
    sample::Sights,
    trial::Laws,
};

/// All of each kind.
pub(crate) const EVERY: usize = usize::MAX;

/// What the laws have seen of a game's playouts.
pub(crate) struct Novelty {
    seen: Mutex<Seen>,
    chosen: Condvar,
}

struct Seen {
    /// The playouts that have chosen, past those of which all before them have.
    ahead: BTreeSet<usize>,
    next: usize,
    laws: Vec<SeenByLaw>,
}

/// What one law has seen.
struct SeenByLaw {
    of_each: usize,
    /// Whether it looks at actions; at states otherwise.
    of_actions: bool,
    kinds: HashMap<Kind, usize>,
    settings: HashSet<String>,
    sights: Sights,
}

/// For each state or action of a playout the places of the laws that look at it.
pub(crate) type Chosen = BTreeMap<usize, Vec<usize>>;

/// What is looked at in a playout.
#[derive(Default)]
pub(crate) struct Choice {
    /// The states by their ply.
    pub states: Chosen,
    /// The actions by their ply.
    pub actions: Chosen,
}

/// A playout's turn to choose. It passes when it is dropped, whatever became of the playout.
pub(crate) struct Turn<'a> {
    novelty: &'a Novelty,
    number: usize,
}

impl Novelty {
    /// For these laws and so many playouts; in one that is looked at again, all states and actions are new.
    pub(crate) fn new(laws: &Laws, playouts: usize, thorough: bool) -> Novelty {
        let of_law = |(_, law): &(&str, Law)| {
            let (of_each, of_actions) = match law {
                Law::Game(_) | Law::Playout { .. } => (0, false),
                Law::State { of_each, .. } => (*of_each, false),
                Law::Action { of_each, .. } => (*of_each, true),
            };
            // More playouts bring more kinds, too: both grow, and neither alone.
            let times = (playouts as f64 / PLAYOUTS as f64).sqrt().ceil() as usize;
            let of_each = if thorough && of_each > 0 { EVERY } else { of_each.saturating_mul(times) };
            let (kinds, settings, sights) = Default::default();
            SeenByLaw { of_each, of_actions, kinds, settings, sights }
        };
        let seen = Seen { ahead: BTreeSet::new(), next: 0, laws: laws.iter().map(of_law).collect() };
        Novelty { seen: Mutex::new(seen), chosen: Condvar::new() }
    }

    /// The turn of the playout with this number: to be had before it is played, so that nobody waits for one that failed.
    pub(crate) fn turn(&self, number: usize) -> Turn<'_> {
        Turn { novelty: self, number }
    }

    /// What the law at this place has seen of seats and options.
    pub(crate) fn sights(&self, law: usize) -> Sights {
        self.seen().laws[law].sights.clone()
    }

    /// Of how many kinds the states were, and the actions.
    pub(crate) fn kinds(&self) -> [usize; 2] {
        let of = |actions| move |law: &&SeenByLaw| law.of_actions == actions;
        let count = |actions| self.seen().laws.iter().filter(of(actions)).map(|law| law.kinds.len()).max().unwrap_or_default();
        [count(false), count(true)]
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().expect("nobody panics who chooses")
    }
}

impl Turn<'_> {
    /// Chooses what is looked at, after all playouts of lower numbers.
    pub(crate) fn choose(self, playout: &Playout) -> Choice {
        let (shown, lot) = (Sights::of(playout.subject.game.meta(), &playout.setting), playout.setting.seed as usize);
        let setting = format!("{} {:?}", playout.setting.seats, playout.setting.options);
        let seen = self.novelty.seen();
        let mut seen = self.novelty.chosen.wait_while(seen, |it| it.next < self.number).expect("nobody panics who chooses");
        let mut choice = Choice::default();
        for (place, law) in seen.laws.iter_mut().enumerate().filter(|(_, law)| law.of_each > 0) {
            let (kinds, chosen) = match law.of_actions {
                true => (&playout.deeds, &mut choice.actions),
                false => (&playout.kinds, &mut choice.states),
            };
            for ply in law.choose(kinds, lot, &setting, &shown) {
                chosen.entry(ply).or_default().push(place);
            }
        }
        choice
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut seen = self.novelty.seen();
        seen.ahead.insert(self.number);
        while let next = seen.next
            && seen.ahead.remove(&next)
        {
            seen.next += 1;
        }
        self.novelty.chosen.notify_all();
    }
}

impl SeenByLaw {
    /// The plies of what is looked at. It begins anywhere, so that a kind is not always seen where a game first comes to it.
    fn choose(&mut self, kinds: &[Kinds], lot: usize, setting: &str, shown: &Sights) -> Vec<usize> {
        if kinds.is_empty() {
            return Vec::new();
        }
        let first = lot % kinds.len();
        let mut here: HashSet<Kind> = HashSet::new();
        let mut new = |ply: &usize| {
            let little_seen = |kind| self.kinds.get(kind).is_none_or(|count| *count < self.of_each);
            let new = kinds[*ply].iter().any(|kind| little_seen(kind) && !here.contains(kind));
            if new {
                here.extend(&kinds[*ply]);
                kinds[*ply].iter().for_each(|kind| *self.kinds.entry(*kind).or_default() += 1);
            }
            new || self.of_each == EVERY
        };
        let mut plies: Vec<usize> = (first..kinds.len()).chain(0..first).filter(&mut new).collect();
        let other_setting = self.settings.insert(setting.to_owned());
        if plies.is_empty() && (other_setting || !self.sights.lack(shown).is_empty()) {
            plies.push(first);
        }
        if !plies.is_empty() {
            self.sights.0.extend(shown.0.iter().cloned());
        }
        plies
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(of_each: usize) -> SeenByLaw {
        let (kinds, settings, sights) = Default::default();
        SeenByLaw { of_each, of_actions: false, kinds, settings, sights }
    }

    /// Plies of one kind, one of which is of another kind as well.
    fn plies(count: usize, rare: usize) -> Vec<Kinds> {
        (0..count)
            .map(|ply| if ply == rare { vec![Kind::of("often"), Kind::of("once")] } else { vec![Kind::of("often")] })
            .collect()
    }

    /// Wherever a kind stands that is met once, and wherever the choice begins, it is looked at.
    #[test]
    fn what_is_met_once_is_looked_at() {
        for (rare, lot) in (0..20).flat_map(|rare| (0..20).map(move |lot| (rare, lot))) {
            let mut law = seen(1);
            law.choose(&plies(20, 20), 0, "a setting", &Sights::default());
            assert!(law.choose(&plies(20, rare), lot, "a setting", &Sights::default()).contains(&rare), "{rare}, {lot}");
        }
    }

    /// Of a kind no more are looked at than are asked for, one in a playout; but one at least of each setting, and all where all
    /// are asked for.
    #[test]
    fn what_is_met_often_is_looked_at_a_few_times() {
        let looks = |law: &mut SeenByLaw, setting: &str| law.choose(&plies(9, 9), 4, setting, &Sights::default()).len();
        let mut law = seen(3);
        assert_eq!([(); 5].map(|()| looks(&mut law, "a setting")), [1, 1, 1, 0, 0]);
        assert_eq!([(); 2].map(|()| looks(&mut law, "another setting")), [1, 0]);
        assert_eq!(looks(&mut seen(EVERY), "a setting"), 9);
    }
}
