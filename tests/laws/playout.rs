//! Playouts at random: what the laws are held against.
//!
//! A playout keeps every state it went through and the record of every action. Who acts and what they play is random
//! among the listed actions, everything from one seed, so that a broken law can be looked at again.

use pergola::{
    engine::{AnyState, Chance, Game, Record, Seat, Status},
    text::Text,
};

use super::{
    kind::{Kind, Kinds},
    settings::Setting,
};

/// A game under test, and the words it may use.
#[derive(Clone, Copy)]
pub(crate) struct Subject {
    /// The game.
    pub game: &'static dyn Game,
    /// A text as a sentence in every language; why it cannot be said, otherwise.
    pub say: fn(&Text) -> Result<Vec<String>, String>,
}

/// A game from its start until it is over, stuck, or past its limit.
pub(crate) struct Playout {
    /// What was played.
    pub subject: Subject,
    /// How it was laid out.
    pub setting: Setting,
    /// The luck of the setup.
    pub luck: Vec<String>,
    /// Each state, from the first to the last: one more than there are records.
    pub states: Vec<Box<dyn AnyState>>,
    /// What was played.
    pub records: Vec<Record>,
    /// Of which kinds each state is.
    pub kinds: Vec<Kinds>,
    /// Of which kinds each action is.
    pub deeds: Vec<Kinds>,
}

impl Playout {
    /// Plays at random; nothing when the game refuses the setting.
    pub(crate) fn play(subject: Subject, setting: &Setting) -> Option<Playout> {
        let mut choice = Chance::silent(setting.seed);
        let mut chance = Chance::rolled(setting.seed);
        let start = subject.game.start(setting.seats, &setting.options, &mut chance).ok()?;
        let luck = chance.finish().expect("fresh luck follows no record");
        let (states, records, kinds, deeds) = (vec![start], Vec::new(), Vec::new(), Vec::new());
        let mut playout = Playout { subject, setting: setting.clone(), luck, states, records, kinds, deeds };
        while playout.records.len() <= subject.game.meta().ply_limit as usize && playout.step(&mut choice) {}
        if playout.kinds.len() < playout.states.len() {
            playout.tell_kind(&playout.end().status(), None, &[]);
        }
        Some(playout)
    }

    /// The last state.
    pub(crate) fn end(&self) -> &dyn AnyState {
        &**self.states.last().expect("a playout has a start")
    }

    /// Plays one action; whether there was one to play.
    fn step(&mut self, choice: &mut Chance) -> bool {
        let mut state = self.end().fork();
        let before = state.status();
        let Some(seat) = actor(&before, choice) else { return false };
        let listed = actions(&*state, seat, choice);
        self.tell_kind(&before, Some(seat), &listed);
        if listed.is_empty() {
            return false;
        }
        let action = &listed[choice.below(listed.len() as u32) as usize];
        let Ok(record) = Record::play(&mut *state, seat, action, seed(choice)) else { return false };
        self.deeds.push(Kind::of_action(&before, &record, &state.status()));
        self.states.push(state);
        self.records.push(record);
        true
    }

    fn tell_kind(&mut self, status: &Status, actor: Option<Seat>, listed: &[String]) {
        self.kinds.push(Kind::of_state(status, actor, listed, self.records.last()));
    }
}

/// A seed from another source of luck.
pub(crate) fn seed(luck: &mut Chance) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}

/// Mostly what moves play on, where a seat has that: among its asides it would lose itself.
fn actions(state: &dyn AnyState, seat: Seat, choice: &mut Chance) -> Vec<String> {
    let onward = if choice.below(8) == 0 { Vec::new() } else { state.without_asides(seat) };
    if onward.is_empty() { state.legal_actions(seat) } else { onward }
}

/// Mostly a seat that play waits for, now and then one that only may act.
fn actor(status: &Status, choice: &mut Chance) -> Option<Seat> {
    let Status::ToAct { must, may, .. } = *status else { return None };
    let among = if !may.is_empty() && choice.below(8) == 0 { may } else { must };
    among.iter().nth(choice.below(among.len().max(1) as u32) as usize)
}
