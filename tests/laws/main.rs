//! The laws that every game of the catalogue keeps, one test each, in random playouts and in the states that each game
//! built by hand to be as wide as it gets. How many, and from which seed, is asked for as [`run`] says.
//!
//! A law is a function that says how a game breaks it. Each playout is played once, and every law looks at some of its states
//! or actions, those of a kind that is new to it before all (see [`novelty`]); one that has not seen each number of seats and
//! each value of each option fails, and so does one that compares worlds and could compare none. The toy game [`coins`] shows
//! that each law can be broken.

mod changed;
mod changes;
mod coins;
mod deed;
mod kind;
mod novelty;
mod planted;
mod playout;
mod playout_laws;
mod position;
mod run;
mod sample;
mod settings;
mod state_laws;
mod trial;
mod verdict;

use std::{collections::BTreeMap, io, io::Write, sync::LazyLock, time::Duration};

use mimalloc::MiMalloc;
use pergola::{
    engine::Game,
    games::GAMES,
    text::{self, LANGUAGES, Occupant, Speaker, Text},
};

use deed::{Compared, Deed};
use novelty::EVERY;
use playout::{Playout, Subject};
use position::Position;
use run::Run;
use sample::Sights;
use settings::{Combinations, settings};
use trial::{Judgement, Trial};
use verdict::Verdict;

/// As in the program. A third of the time goes into memory.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Characters of the longest name people can have at a table.
const LONGEST_NAME: usize = 32;

/// A law, and how much of the playouts it looks at.
enum Law {
    /// Of a game's fixed facts.
    Game(fn(&Subject) -> Verdict),
    /// Of a state: so many of each kind, more where there are more playouts; and all states built by hand.
    State { of_each: usize, law: fn(&Position<'_>) -> Verdict },
    /// Of an action: so many of each kind, more where there are more playouts.
    Action { of_each: usize, law: fn(&Deed<'_>) -> Verdict },
    /// Of a playout: one in `share`.
    Playout { share: usize, law: fn(&Playout) -> Verdict },
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
    seats_to_act_have_actions: Law::State { of_each: EVERY, law: state_laws::seats_to_act_have_actions },
    listed_actions_are_played: Law::State { of_each: 4, law: state_laws::listed_actions_are_played },
    unlisted_actions_are_refused: Law::State { of_each: 2, law: state_laws::unlisted_actions_are_refused },
    refused_actions_change_nothing: Law::State { of_each: 4, law: state_laws::refused_actions_change_nothing },
    lists_are_stable: Law::State { of_each: 6, law: state_laws::lists_are_stable },
    menus_fit: Law::State { of_each: 3, law: state_laws::menus_fit },
    saved_states_are_read_back: Law::State { of_each: 2, law: state_laws::saved_states_are_read_back },
    redeals_look_the_same_to_their_seat: Law::State { of_each: 2, law: state_laws::redeals_look_the_same_to_their_seat },
    redeals_look_the_same_to_everybody: Law::State { of_each: 3, law: state_laws::redeals_look_the_same_to_everybody },
    one_seed_deals_one_world: Law::State { of_each: 4, law: state_laws::one_seed_deals_one_world },
    refusals_tell_nothing_hidden: Law::State { of_each: 12, law: state_laws::refusals_tell_nothing_hidden },
    plans_tell_nothing_hidden: Law::State { of_each: 2, law: state_laws::plans_tell_nothing_hidden },
    slots_spell_their_action: Law::State { of_each: 8, law: state_laws::slots_spell_their_action },
    places_are_pointed_out: Law::State { of_each: 1, law: state_laws::places_are_pointed_out },
    consequences_foretell_no_luck: Law::State { of_each: 2, law: state_laws::consequences_foretell_no_luck },
    asides_commute: Law::State { of_each: 2, law: state_laws::asides_commute },
    texts_have_words: Law::State { of_each: 2, law: state_laws::texts_have_words },
    loaded_states_play_on_alike: Law::Action { of_each: 4, law: playout_laws::loaded_states_play_on_alike },
    notices_tell_nothing_hidden: Law::Action { of_each: 6, law: playout_laws::notices_tell_nothing_hidden },
    pictures_tell_nothing_hidden: Law::Action { of_each: 6, law: playout_laws::pictures_tell_nothing_hidden },
    notices_have_words: Law::Action { of_each: 4, law: playout_laws::notices_have_words },
    games_end: Law::Playout { share: 1, law: playout_laws::games_end },
    ranks_agree_with_scores: Law::Playout { share: 1, law: playout_laws::ranks_agree_with_scores },
    turns_are_counted: Law::Playout { share: 1, law: playout_laws::turns_are_counted },
    pieces_are_never_lost: Law::Playout { share: 2, law: playout_laws::pieces_are_never_lost },
    records_play_again: Law::Playout { share: 2, law: playout_laws::records_play_again },
    bots_play_to_the_end: Law::Playout { share: 40, law: playout_laws::bots_play_to_the_end },
}

/// By game, the laws it breaks and how. Found once, when the first law is asked for: all laws look at the same playouts.
static BROKEN: LazyLock<Vec<(&str, BTreeMap<&str, String>)>> = LazyLock::new(|| {
    let run = Run::asked_for();
    let trials: Vec<Trial> = GAMES.iter().filter(|game| run.looks_at(*game)).map(|game| on_trial(game, &run)).collect();
    let judged = trial::judge(&trials, LAWS);
    tell_what_they_took(&run, &trials, &judged);
    trials.iter().zip(judged).map(|(trial, judged)| (trial.subject.game.meta().key, judged.broken)).collect()
});

/// What the laws look at in a game.
fn on_trial(game: &'static dyn Game, run: &Run) -> Trial {
    let asked_for = || settings(game, run.playouts, run.combinations, run.luck.seed);
    let settings_of_run = run.luck.again.as_ref().map_or_else(asked_for, |(_, setting)| vec![setting.clone()]);
    let pooled = settings(game, trial::POOLED_PLAYOUTS, Combinations::Pairs, run.luck.seed);
    let required = if run.luck.again.is_some() { Sights::default() } else { Sights::offered(game.meta()) };
    let (subject, widest) = (Subject { game, say }, game.widest());
    Trial {
        subject,
        settings: settings_of_run,
        pooled,
        widest,
        required,
        seed: run.luck.seed,
        thorough: run.luck.again.is_some(),
    }
}

/// Says what the laws took, the longest first, past what the test runner keeps back: a check grows slowly, and nobody notices.
fn tell_what_they_took(run: &Run, trials: &[Trial], judged: &[Judgement]) {
    let mut lines = vec![format!("What the laws took with PERGOLA_SEED={}, by law:", run.luck.seed)];
    let sum = |took: Vec<(Duration, usize)>| took.iter().fold((Duration::ZERO, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    let mut laws: Vec<_> = LAWS.iter().map(|(name, _)| (sum(judged.iter().map(|it| it.took[name]).collect()), *name)).collect();
    laws.sort_unstable_by(|one, other| other.cmp(one));
    lines.extend(laws.iter().map(|((took, looks), name)| format!("{:8.1} s {name} ({looks} looks)", took.as_secs_f32())));
    lines.push(String::from("By game:"));
    lines.extend(trials.iter().zip(judged).map(|(trial, judged)| {
        let (took, _) = sum(judged.took.values().copied().collect());
        let (game, playouts, [states, actions]) = (trial.subject.game.meta().key, trial.settings.len(), judged.kinds);
        format!("{:8.1} s {game} ({playouts} playouts, {states} kinds of states, {actions} of actions)", took.as_secs_f32())
    }));
    lines.push(String::from("Worlds that were compared, where they were fewest:"));
    lines.extend(trials.iter().zip(judged).flat_map(|(trial, judged)| {
        judged.scarcest.iter().map(|(name, ((kind, what), Compared { tried, compared }))| {
            let game = trial.subject.game.meta().key;
            format!("{compared:6} of {tried} dealt {what} around {kind}: {game}, {name}")
        })
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
