//! Random games: lists and checks agree, caches equal a fresh computation, no piece is lost, what is hidden stays so.

mod cities;
mod hints;
mod lists;
mod stored;

use std::{collections::BTreeMap, sync::Arc};

use pergola_data as data;
use pergola_engine as engine;
use pergola_engine::{Chance, Events, State, Status, Viewer};
use serde_json::{Value, json};

use super::{
    city::faults::first_fault,
    pieces::{Cell, Money, Side, Walls},
    rules::MOST_LISTED,
    *,
};

/// Alhambra, Granada, and both together.
const GAMES: [&Meta; 3] = [&META, &GRANADA, &COMBINED];

fn printed(meta: &Meta) -> Arc<Printed> {
    Arc::new(Alhambra::print(meta, &data::file).expect("the printed tables are readable"))
}

fn start(meta: &Meta, seats: u8, seed: u64) -> Alhambra {
    let printed = printed(meta);
    Alhambra::new(&printed, &Setup::default(), seats, &mut Chance::silent(seed))
}

/// Plays a random game and calls `each` with every state and its listed actions.
fn play_through(meta: &Meta, seats: u8, seed: u64, mut each: impl FnMut(&Alhambra, Seat, &[Action])) -> Outcome {
    let mut state = start(meta, seats, seed);
    let mut chance = Chance::silent(seed.wrapping_mul(77));
    let mut listed = Vec::new();
    for _ in 0..meta.ply_limit {
        let must = match state.status() {
            Status::Over(outcome) => return outcome,
            Status::ToAct { must, .. } => must,
        };
        let seats: Vec<Seat> = must.iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        listed.clear();
        state.legal_actions(seat, &mut listed);
        each(&state, seat, &listed);
        let action = listed[chance.below(listed.len() as u32) as usize];
        engine::play(&mut state, seat, &action, &mut chance, &mut Events::unheard()).expect("a listed action is legal");
    }
    panic!("a game of {seats} seats does not end");
}

fn manifest(meta: &Meta, seats: u8) -> Vec<String> {
    let printed = printed(meta);
    let money = if seats == 2 { &printed.money_for_two } else { &printed.money };
    let mut codes: Vec<String> = ["scoring-a", "scoring-b"].map(str::to_owned).to_vec();
    codes.extend(printed.sets.iter().flat_map(|set| set.bag().iter()).map(|tile| tile.to_string()));
    codes.extend(money.iter().map(|card| card.to_string()));
    codes.sort_unstable();
    codes
}

/// With the pieces of the modules, if the state has any.
fn manifest_with(meta: &Meta, state: &Alhambra, seats: u8) -> Vec<String> {
    let mut codes = manifest(meta, seats);
    if !state.modules.is_none() && state.sides.is_none() {
        codes.extend(modules::bureau::Bureaux::ALL.iter().map(|bureau| bureau.to_string()));
        codes.extend(state.printed.modules.bonus_cards().iter().map(|card| card.to_string()));
        codes.extend(state.printed.modules.huts().iter().map(|hut| hut.to_string()));
    }
    if !state.modules.is_none() {
        codes.extend(Seat::all(seats).map(|seat| format!("vizier-{seat}")));
        codes.sort_unstable();
    }
    codes
}

#[test]
fn no_piece_is_ever_lost() {
    for (meta, seats) in GAMES.into_iter().flat_map(|meta| (2..=6).map(move |seats| (meta, seats))) {
        let manifest = manifest(meta, seats);
        let tiles_beside = if meta.key == COMBINED.key { 54 } else { 0 };
        assert_eq!(manifest.len(), tiles_beside + if seats == 2 { 128 } else { 164 });
        play_through(meta, seats, 1, |state, _, _| assert_eq!(state.inventory(), manifest));
    }
}

#[test]
fn ranks_agree_with_scores() {
    for (meta, seats) in GAMES.into_iter().flat_map(|meta| (2..=6).map(move |seats| (meta, seats))) {
        let outcome = play_through(meta, seats, 2, |_, _, _| {});
        let best = outcome.scores.iter().max();
        for (score, rank) in outcome.scores.iter().zip(&outcome.ranks) {
            assert_eq!(*rank == 1, Some(score) == best);
        }
    }
}

#[test]
fn what_is_dealt_anew_looks_the_same() {
    let mut hands_differed = false;
    let mut compare = |state: &Alhambra, seat: Seat, listed: &[Action]| {
        for known in [state.clone(), state.forgetting()] {
            let dealt = known.determinize(seat, &mut Chance::silent(1));
            for viewer in [Viewer::Everyone, Viewer::Seat(seat)] {
                assert_eq!(dealt.view(viewer), state.view(viewer));
            }
            assert_eq!(dealt.inventory(), state.inventory());
            let mut relisted = Vec::new();
            dealt.legal_actions(seat, &mut relisted);
            assert_eq!(relisted, listed);
            let is_remembered = known == *state;
            assert!(!is_remembered || dealt.players == state.players, "whoever remembers what they saw knows all hands");
            hands_differed |= dealt.players != known.players;
        }
    };
    play_through(&GRANADA, 3, 7, &mut compare);
    play_through(&COMBINED, 3, 7, &mut compare);
    assert!(hands_differed);
}

/// Answers to a favour that is asked for are void in a turn that is only thought of.
#[test]
fn a_turn_that_is_thought_of_has_no_takers_of_a_favour() {
    let setup = Setup { modules: ModulesChosen::VIZIER, ..Setup::default() };
    let mut interrupted = 0;
    for seed in 0..40 {
        let mut chance = Chance::silent(seed);
        let mut state = Alhambra::new(&printed(&META), &setup, 4, &mut chance);
        for _ in 0..60 {
            let Some(seat) = state.status().waits_for().iter().last() else { break };
            let mut listed = Vec::new();
            state.legal_actions(seat, &mut listed);
            let favour = listed.iter().find(|action| action.to_string() == "favour");
            let action = *favour.unwrap_or(&listed[chance.below(listed.len() as u32) as usize]);
            engine::play(&mut state, seat, &action, &mut chance, &mut Events::unheard()).expect("it is listed");
            for other in Seat::all(4).filter(|other| !state.status().waits_for().contains(*other)) {
                let Some(turn) = state.as_if_turn_of(other) else { continue };
                interrupted += u32::from(matches!(state.phase, Phase::Between(_)));
                if state.players.iter().any(|player| !player.to_place.is_empty()) {
                    continue;
                }
                let saved = serde_json::to_value(&turn).expect("a state is plain data");
                let why = Alhambra::load(&printed(&META), META.version, saved).err().map(|why| why.to_string());
                assert_eq!(why, None, "seed {seed}, {action}");
            }
        }
    }
    assert!(interrupted > 20, "{interrupted}");
}

/// What a seat is told to score now does not depend on cards that it cannot see.
#[test]
fn a_seats_points_say_nothing_of_hidden_bonus_cards() {
    let setup = Setup { modules: ModulesChosen::ALL, ..Setup::default() };
    let mut differed = false;
    for seed in 0..12 {
        let mut chance = Chance::silent(seed);
        let mut state = Alhambra::new(&printed(&META), &setup, 3, &mut chance);
        while let Some(seat) = state.status().waits_for().iter().next() {
            let mut listed = Vec::new();
            state.legal_actions(seat, &mut listed);
            let action = listed[chance.below(listed.len() as u32) as usize];
            engine::play(&mut state, seat, &action, &mut chance, &mut Events::unheard()).expect("it is listed");
            let dealt = state.determinize(seat, &mut Chance::silent(seed + 7));
            assert_eq!(state.standing(seat), dealt.standing(seat), "seed {seed}, turn {}", state.turn);
            differed |= state.worth(seat) != dealt.worth(seat);
        }
    }
    assert!(differed, "hidden cards never mattered");
}
