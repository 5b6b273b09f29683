//! The laws that every game of the catalogue keeps, one test each, in random playouts and in the states that each game
//! built by hand to be as wide as it gets. `PERGOLA_PLAYOUTS` says how many playouts each game gets (300).
//!
//! A law is a function that says how a game breaks it. The toy game [`coins`] shows that each of them can be broken.

mod coins;
mod planted;
mod playout;
mod playout_laws;
mod state_laws;
mod verdict;

use std::{collections::BTreeSet, env};

use pergola::{
    engine::{AnyState, Seat},
    games::GAMES,
    text::{self, LANGUAGES, Occupant, Speaker, Text},
};

use playout::{Playout, Position, Setting, Subject, settings};
use verdict::Verdict;

/// Characters of the longest name people can have at a table.
const LONGEST_NAME: usize = 32;

/// Playouts from which the pool of actions is gathered, and how many actions it holds at most.
const POOLED_PLAYOUTS: usize = 20;
const MOST_POOLED: usize = 400;

/// A law that looks at one playout in several looks at no more than these: more playouts are for the laws that look at each.
const MOST_SAMPLED: usize = 100;

/// A law, and how much of the playouts it looks at.
enum Law {
    /// Of a game's fixed facts.
    Game(fn(&Subject) -> Verdict),
    /// Of a state: one playout in `share`, and of this every `stride`th state; all states built by hand.
    State { share: usize, stride: usize, law: fn(&Position<'_>) -> Verdict },
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
    seats_to_act_have_actions: Law::State { share: 1, stride: 1, law: state_laws::seats_to_act_have_actions },
    listed_actions_are_played: Law::State { share: 5, stride: 7, law: state_laws::listed_actions_are_played },
    unlisted_actions_are_refused: Law::State { share: 5, stride: 7, law: state_laws::unlisted_actions_are_refused },
    refused_actions_change_nothing: Law::State { share: 5, stride: 11, law: state_laws::refused_actions_change_nothing },
    lists_are_stable: Law::State { share: 2, stride: 3, law: state_laws::lists_are_stable },
    menus_fit: Law::State { share: 2, stride: 5, law: state_laws::menus_fit },
    saved_states_are_read_back: Law::State { share: 3, stride: 3, law: state_laws::saved_states_are_read_back },
    redeals_look_the_same_to_their_seat: Law::State { share: 3, stride: 5, law: state_laws::redeals_look_the_same_to_their_seat },
    redeals_look_the_same_to_everybody: Law::State { share: 3, stride: 5, law: state_laws::redeals_look_the_same_to_everybody },
    refusals_tell_nothing_hidden: Law::State { share: 5, stride: 7, law: state_laws::refusals_tell_nothing_hidden },
    slots_spell_their_action: Law::State { share: 3, stride: 3, law: state_laws::slots_spell_their_action },
    texts_have_words: Law::State { share: 6, stride: 5, law: state_laws::texts_have_words },
    games_end: Law::Playout { share: 1, law: playout_laws::games_end },
    ranks_agree_with_scores: Law::Playout { share: 1, law: playout_laws::ranks_agree_with_scores },
    pieces_are_never_lost: Law::Playout { share: 2, law: playout_laws::pieces_are_never_lost },
    records_play_again: Law::Playout { share: 2, law: playout_laws::records_play_again },
    loaded_states_play_on_alike: Law::Playout { share: 6, law: playout_laws::loaded_states_play_on_alike },
    notices_tell_nothing_hidden: Law::Playout { share: 6, law: playout_laws::notices_tell_nothing_hidden },
    bots_play_to_the_end: Law::Playout { share: 40, law: playout_laws::bots_play_to_the_end },
    turns_are_counted: Law::Playout { share: 1, law: playout_laws::turns_are_counted },
    notices_have_words: Law::Playout { share: 10, law: playout_laws::notices_have_words },
}

/// A state built by hand: its name, its seats, itself.
type Wide = (&'static str, u8, Box<dyn AnyState>);

/// Holds a law against every game of the catalogue.
fn hold(name: &str) {
    let playouts = env::var("PERGOLA_PLAYOUTS").map_or(300, |number| number.parse().expect("PERGOLA_PLAYOUTS is a number"));
    let (_, law) = LAWS.iter().find(|(it, _)| *it == name).expect("the law is declared");
    for game in GAMES.iter() {
        let subject = Subject { game, say };
        let settings = settings(game).take(playouts);
        if let Err(why) = judge(law, subject, settings, game.widest()) {
            panic!("{} breaks the law {name}: {why}", game.meta().key);
        }
    }
}

/// One playout in `share`.
fn sampled(settings: impl Iterator<Item = Setting>, share: usize) -> impl Iterator<Item = Setting> {
    settings.step_by(share).take(if share == 1 { usize::MAX } else { MOST_SAMPLED })
}

fn judge(law: &Law, subject: Subject, settings: impl Iterator<Item = Setting> + Clone, widest: Vec<Wide>) -> Verdict {
    match law {
        Law::Game(law) => law(&subject),
        Law::Playout { share, law } => sampled(settings, *share)
            .filter_map(|it| Playout::play(subject, &it))
            .try_for_each(|playout| law(&playout).map_err(|why| format!("{}: {why}", playout.setting))),
        Law::State { share, stride, law } => {
            let pool = pool(subject, settings.clone());
            for playout in sampled(settings, *share).filter_map(|it| Playout::play(subject, &it)) {
                let Setting { seats, seed, .. } = playout.setting;
                let first = seed as usize % stride;
                for (ply, state) in playout.states.iter().enumerate().skip(first).step_by(*stride) {
                    let position = Position { subject, seats, state: &**state, pool: &pool, seed: seed + ply as u64 };
                    law(&position).map_err(|why| format!("{}, ply {ply}: {why}", playout.setting))?;
                }
            }
            for (name, seats, state) in widest {
                let position = Position { subject, seats, state: &*state, pool: &pool, seed: 1 };
                law(&position).map_err(|why| format!("{name}: {why}"))?;
            }
            Ok(())
        }
    }
}

/// Actions of all kinds, gathered from some playouts and the states built by hand: everything there is.
fn pool(subject: Subject, settings: impl Iterator<Item = Setting>) -> Vec<String> {
    let mut pool = BTreeSet::new();
    for (_, seats, state) in subject.game.widest() {
        pool.extend(Seat::all(seats).flat_map(|seat| state.legal_actions(seat)).step_by(7));
    }
    for playout in settings.take(POOLED_PLAYOUTS).filter_map(|it| Playout::play(subject, &it)) {
        for state in playout.states.iter().step_by(5) {
            let listed = state.status().actors().iter().flat_map(|seat| state.legal_actions(seat)).collect::<Vec<_>>();
            pool.extend(listed.into_iter().step_by(3));
        }
        pool.extend(playout.records.into_iter().map(|record| record.action));
    }
    let stride = pool.len() / MOST_POOLED + 1;
    pool.into_iter().step_by(stride).collect()
}

/// The sentence in every language, with names as long as they get.
fn say(text: &Text) -> Result<Vec<String>, String> {
    text::check(text).map_err(|why| why.to_string())?;
    let name = |seat: usize| Occupant::Person { name: format!("{seat}").repeat(LONGEST_NAME), mention: None };
    let seats: Vec<_> = (1..=6).map(name).collect();
    Ok(LANGUAGES.iter().map(|language| Speaker::plain(language, &seats).say(text)).collect())
}
