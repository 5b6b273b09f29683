//! Playouts at random: what the laws are held against.
//!
//! A playout keeps every state it went through and the record of every action. Who acts and what they play is random
//! among the listed actions, everything from one seed, so that a broken law can be looked at again.

use std::fmt;

use pergola::{
    engine::{AnyState, Chance, Chosen, Game, OptionKind, Options, Record, Seat, Status, key_of_seat},
    text::Text,
};

/// A game under test, and the words it may use.
#[derive(Clone, Copy)]
pub(crate) struct Subject {
    /// The game.
    pub game: &'static dyn Game,
    /// A text as a sentence in every language; why it cannot be said, otherwise.
    pub say: fn(&Text) -> Result<Vec<String>, String>,
}

/// One way to lay a game out.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    /// The number of seats.
    pub seats: u8,
    /// The options chosen.
    pub options: Options,
    /// All luck of the playout comes from it.
    pub seed: u64,
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
}

/// A state with what a law needs to look at it.
pub(crate) struct Position<'a> {
    /// Whose state it is.
    pub subject: Subject,
    /// The number of seats.
    pub seats: u8,
    /// The state.
    pub state: &'a dyn AnyState,
    /// Actions of this game gathered from many playouts: everything there is.
    pub pool: &'a [String],
    /// For the luck a law needs.
    pub seed: u64,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = serde_json::to_string(&self.options).expect("options are plain data");
        write!(f, "{} seats, seed {}, options {options}", self.seats, self.seed)
    }
}

impl Position<'_> {
    /// Its seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats)
    }

    /// Its listed actions, with whose they are.
    pub(crate) fn listed(&self) -> impl Iterator<Item = (Seat, String)> {
        self.seats().flat_map(|seat| self.state.legal_actions(seat).into_iter().map(move |action| (seat, action)))
    }

    /// The seats in turn order that must or may act.
    pub(crate) fn actors(&self) -> impl Iterator<Item = Seat> {
        self.state.status().actors().iter()
    }
}

impl Playout {
    /// Plays at random; nothing when the game refuses the setting.
    pub(crate) fn play(subject: Subject, setting: &Setting) -> Option<Playout> {
        let mut choice = Chance::silent(setting.seed);
        let mut chance = Chance::rolled(setting.seed);
        let start = subject.game.start(setting.seats, &setting.options, &mut chance).ok()?;
        let luck = chance.finish().expect("fresh luck follows no record");
        let mut playout = Playout { subject, setting: setting.clone(), luck, states: vec![start], records: Vec::new() };
        while playout.records.len() <= subject.game.meta().ply_limit as usize && playout.step(&mut choice) {}
        Some(playout)
    }

    /// The last state.
    pub(crate) fn end(&self) -> &dyn AnyState {
        &**self.states.last().expect("a playout has a start")
    }

    /// Plays one action; whether there was one to play.
    fn step(&mut self, choice: &mut Chance) -> bool {
        let mut state = self.end().fork();
        let Some(seat) = actor(&state.status(), choice) else { return false };
        let listed = state.legal_actions(seat);
        if listed.is_empty() {
            return false;
        }
        let action = &listed[choice.below(listed.len() as u32) as usize];
        let Ok(record) = Record::play(&mut *state, seat, action, seed(choice)) else { return false };
        self.states.push(state);
        self.records.push(record);
        true
    }
}

/// Ways to lay a game out, without end: every number of seats with the default options, each option alone, all together,
/// and mixtures.
pub(crate) fn settings(game: &'static dyn Game) -> impl Iterator<Item = Setting> + Clone {
    let (fewest, most) = game.meta().seats;
    let counts = u64::from(most - fewest) + 1;
    (0..).map(move |seed| Setting {
        seats: fewest + (seed % counts) as u8,
        options: mixture(game.meta().options, seed / counts, seed),
        seed,
    })
}

/// A seed from another source of luck.
pub(crate) fn seed(luck: &mut Chance) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}

/// Mostly a seat that play waits for, now and then one that only may act.
fn actor(status: &Status, choice: &mut Chance) -> Option<Seat> {
    let Status::ToAct { must, may, .. } = *status else { return None };
    let among = if !may.is_empty() && choice.below(8) == 0 { may } else { must };
    among.iter().nth(choice.below(among.len().max(1) as u32) as usize)
}

fn mixture(offered: &[OptionKind], nth: u64, seed: u64) -> Options {
    let values: Vec<_> = offered.iter().flat_map(values).collect();
    let all = values.len() as u64;
    let chosen: Vec<_> = match nth % (all + 4) {
        0 => Vec::new(),
        1 => values,
        n if n <= all + 1 => vec![values[(n - 2) as usize].clone()],
        _ => {
            let mut choice = Chance::silent(seed);
            values.into_iter().filter(|_| choice.below(2) == 0).collect()
        }
    };
    Options(chosen.into_iter().collect())
}

/// Everything an option can be besides its default.
fn values(option: &OptionKind) -> Vec<(String, Chosen)> {
    let key = option.key().to_string();
    match option {
        OptionKind::Toggle { .. } => vec![(key, Chosen::Toggle(true))],
        OptionKind::OneOf { choices, .. } => {
            choices.iter().skip(1).map(|choice| (key.clone(), Chosen::OneOf(choice.to_string()))).collect()
        }
        OptionKind::EachSeat { key, choices, most } => {
            let chosen = choices.iter().rev().take(usize::from(*most)).map(ToString::to_string).collect();
            let first = choices.first().map(ToString::to_string).into_iter().collect();
            vec![(key_of_seat(key, Seat(0)), Chosen::Several(chosen)), (key_of_seat(key, Seat(1)), Chosen::Several(first))]
        }
    }
}
