//! The laws that every game of the catalogue keeps, one test each, in random playouts and in the states that each game
//! built by hand to be as wide as it gets. `PERGOLA_PLAYOUTS` says how many playouts each game gets (40).
//! With `PERGOLA_COMBINATIONS` every combination of seats and options has one, otherwise every pair of values.
//!
//! A law is a function that says how a game breaks it. Each playout is played once, and every law looks at its share of
//! them; one that has not seen each number of seats and each value of each option fails. The toy game [`coins`] shows that
//! each law can be broken.

mod changed;
mod changes;
mod coins;
mod planted;
mod playout;
mod playout_laws;
mod position;
mod sample;
mod settings;
mod state_laws;
mod trial;
mod verdict;

use std::{collections::BTreeMap, env, io, io::Write, sync::LazyLock, time::Duration};

use mimalloc::MiMalloc;
use pergola::{
    engine::Game,
    games::GAMES,
    text::{self, LANGUAGES, Occupant, Speaker, Text},
};

use playout::{Playout, Subject};
use position::Position;
use sample::Sights;
use settings::{Combinations, settings};
use trial::{Judgement, Trial};
use verdict::Verdict;

/// As in the program. A third of the time goes into memory.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Characters of the longest name people can have at a table.
const LONGEST_NAME: usize = 32;

/// How many playouts a game gets unless told otherwise.
const PLAYOUTS: usize = 40;

/// A law, and how much of the playouts it looks at.
enum Law {
    /// Of a game's fixed facts.
    Game(fn(&Subject) -> Verdict),
    /// Of a state: one playout in `share`, and of this every `stride`th state; all states built by hand.
    State { share: usize, stride: usize, law: fn(&Position<'_>) -> Verdict },
    /// Of a playout: one in `share`.
    Playout { share: usize, law: fn(&Playout) -> Verdict },
}

impl Law {
    /// One playout in so many is looked at.
    fn share(&self) -> usize {
        match self {
            Law::Game(_) => 1,
            Law::State { share, .. } | Law::Playout { share, .. } => *share,
        }
    }
}

/// Declares each law with its test.
macro_rules! laws {
    ($($name:ident: $law:expr,)*) => {
        const LAWS: &[(&str, Law)] = &[$((stringify!($name), $law)),*];
        $(
            #[test]
            fn $name() {
                hold(stringify!($name));
            }
        )*
    };
}

laws! {
    fixed_facts_are_sound: Law::Game(playout_laws::fixed_facts_are_sound),
    options_are_checked: Law::Game(playout_laws::options_are_checked),
    seats_to_act_have_actions: Law::State { share: 1, stride: 1, law: state_laws::seats_to_act_have_actions },
    listed_actions_are_played: Law::State { share: 5, stride: 7, law: state_laws::listed_actions_are_played },
    unlisted_actions_are_refused: Law::State { share: 5, stride: 7, law: state_laws::unlisted_actions_are_refused },
    refused_actions_change_nothing: Law::State { share: 5, stride: 11, law: state_laws::refused_actions_change_nothing },
    lists_are_stable: Law::State { share: 2, stride: 3, law: state_laws::lists_are_stable },
    menus_fit: Law::State { share: 2, stride: 5, law: state_laws::menus_fit },
    saved_states_are_read_back: Law::State { share: 3, stride: 11, law: state_laws::saved_states_are_read_back },
    redeals_look_the_same_to_their_seat: Law::State { share: 3, stride: 11, law: state_laws::redeals_look_the_same_to_their_seat },
    redeals_look_the_same_to_everybody: Law::State { share: 3, stride: 11, law: state_laws::redeals_look_the_same_to_everybody },
    one_seed_deals_one_world: Law::State { share: 3, stride: 11, law: state_laws::one_seed_deals_one_world },
    refusals_tell_nothing_hidden: Law::State { share: 5, stride: 7, law: state_laws::refusals_tell_nothing_hidden },
    plans_tell_nothing_hidden: Law::State { share: 5, stride: 13, law: state_laws::plans_tell_nothing_hidden },
    slots_spell_their_action: Law::State { share: 3, stride: 3, law: state_laws::slots_spell_their_action },
    places_are_pointed_out: Law::State { share: 5, stride: 13, law: state_laws::places_are_pointed_out },
    consequences_foretell_no_luck: Law::State { share: 5, stride: 13, law: state_laws::consequences_foretell_no_luck },
    asides_commute: Law::State { share: 2, stride: 3, law: state_laws::asides_commute },
    texts_have_words: Law::State { share: 6, stride: 11, law: state_laws::texts_have_words },
    games_end: Law::Playout { share: 1, law: playout_laws::games_end },
    ranks_agree_with_scores: Law::Playout { share: 1, law: playout_laws::ranks_agree_with_scores },
    pieces_are_never_lost: Law::Playout { share: 2, law: playout_laws::pieces_are_never_lost },
    records_play_again: Law::Playout { share: 2, law: playout_laws::records_play_again },
    loaded_states_play_on_alike: Law::Playout { share: 6, law: playout_laws::loaded_states_play_on_alike },
    notices_tell_nothing_hidden: Law::Playout { share: 6, law: playout_laws::notices_tell_nothing_hidden },
    pictures_tell_nothing_hidden: Law::Playout { share: 6, law: playout_laws::pictures_tell_nothing_hidden },
    bots_play_to_the_end: Law::Playout { share: 40, law: playout_laws::bots_play_to_the_end },
    turns_are_counted: Law::Playout { share: 1, law: playout_laws::turns_are_counted },
    notices_have_words: Law::Playout { share: 10, law: playout_laws::notices_have_words },
}

/// By game, the laws it breaks and how. Found once, when the first law is asked for: all laws look at the same playouts.
static BROKEN: LazyLock<Vec<(&str, BTreeMap<&str, String>)>> = LazyLock::new(|| {
    let playouts = env::var("PERGOLA_PLAYOUTS").map_or(PLAYOUTS, |number| number.parse().expect("PERGOLA_PLAYOUTS is a number"));
    let all = env::var_os("PERGOLA_COMBINATIONS").is_some();
    let combinations = if all { Combinations::All } else { Combinations::Pairs };
    let on_trial = |game: &'static dyn Game| {
        let subject = Subject { game, say };
        let (settings, required) = (settings(game, playouts, combinations), Sights::offered(game.meta()));
        Trial { subject, settings, widest: game.widest(), required }
    };
    let trials: Vec<Trial> = GAMES.iter().map(on_trial).collect();
    let judged = trial::judge(&trials, LAWS);
    tell_what_they_took(&trials, &judged);
    GAMES.iter().zip(judged).map(|(game, judged)| (game.meta().key, judged.broken)).collect()
});

/// Says what the laws took, the longest first, past what the test runner keeps back: a check grows slowly, and nobody notices.
fn tell_what_they_took(trials: &[Trial], judged: &[Judgement]) {
    let mut lines = vec![String::from("What the laws took, by law:")];
    let mut laws: Vec<_> =
        LAWS.iter().map(|(name, _)| (judged.iter().map(|it| it.took[name]).sum::<Duration>(), *name)).collect();
    laws.sort_unstable_by(|one, other| other.cmp(one));
    lines.extend(laws.iter().map(|(took, name)| format!("{:8.1} s {name}", took.as_secs_f32())));
    lines.push(String::from("By game:"));
    lines.extend(trials.iter().zip(judged).map(|(trial, judged)| {
        let (took, playouts) = (judged.took.values().sum::<Duration>(), trial.settings.len());
        format!("{:8.1} s {} ({playouts} playouts)", took.as_secs_f32(), trial.subject.game.meta().key)
    }));
    // Nobody is there to read it: no reason to fail.
    let _ = writeln!(io::stderr(), "{}", lines.join("\n"));
}

/// Holds a law against every game of the catalogue.
fn hold(law: &str) {
    let broken = BROKEN.iter().filter_map(|(game, laws)| Some(format!("{game} breaks the law {law}: {}", laws.get(law)?)));
    let broken: Vec<_> = broken.collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// The sentence in every language, with names as long as they get.
fn say(text: &Text) -> Result<Vec<String>, String> {
    text::check(text).map_err(|why| why.to_string())?;
    let name = |seat: usize| Occupant::Person { name: format!("{seat}").repeat(LONGEST_NAME), mention: None };
    let seats: Vec<_> = (1..=6).map(name).collect();
    Ok(LANGUAGES.iter().map(|language| Speaker::plain(language, &seats).say(text)).collect())
}
