//! Random games: lists and checks agree, caches equal a fresh computation, no piece is lost, what is hidden stays so.

use std::{collections::BTreeMap, sync::Arc};

use serde_json::Value;

use super::{
    city::faults::first_fault,
    pieces::{Cell, Money, Walls},
    rules::MOST_LISTED,
    *,
};
use crate::{
    data,
    engine::{self, Chance, Events, State, Status, Viewer},
};

/// Both games.
const GAMES: [&Meta; 2] = [&META, &GRANADA];

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
    codes.extend(printed.tiles.bag().iter().map(|tile| tile.to_string()));
    codes.extend(money.iter().map(|card| card.to_string()));
    codes.sort_unstable();
    codes
}

/// With the pieces of the modules, if the state has any.
fn manifest_with(meta: &Meta, state: &Alhambra, seats: u8) -> Vec<String> {
    let mut codes = manifest(meta, seats);
    if state.modules.is_some() && state.granada.is_none() {
        codes.extend(modules::bureau::Bureaux::ALL.iter().map(|bureau| bureau.to_string()));
        codes.extend(state.printed.modules.bonus_cards().iter().map(|card| card.to_string()));
        codes.extend(state.printed.modules.huts().iter().map(|hut| hut.to_string()));
    }
    if state.modules.is_some() {
        codes.extend(Seat::all(seats).map(|seat| format!("vizier-{seat}")));
        codes.sort_unstable();
    }
    codes
}

#[test]
fn no_piece_is_ever_lost() {
    for (meta, seats) in GAMES.into_iter().flat_map(|meta| (2..=6).map(move |seats| (meta, seats))) {
        let manifest = manifest(meta, seats);
        assert_eq!(manifest.len(), if seats == 2 { 128 } else { 164 });
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

/// Every placement, redesign and gift one could think of: legal if and only if it is listed.
#[test]
fn the_list_holds_every_legal_placement_and_redesign() {
    for (meta, seats) in GAMES.into_iter().flat_map(|meta| [(meta, 2), (meta, 3)]) {
        let mut plies = 0;
        play_through(meta, seats, 3, |state, seat, listed| {
            plies += 1;
            if plies % 7 != 0 {
                return;
            }
            let player = state.player(seat);
            let around = (-9..=9).flat_map(|x| (-9..=9).map(move |y| Cell { x, y }));
            let standing: Vec<(Cell, Tile)> = player.city.tiles().collect();
            let tiles: Vec<Tile> = player.tiles().collect();
            let mut thinkable: Vec<Action> = Vec::new();
            for tile in tiles.iter().copied() {
                thinkable.extend([Action::Reserve { tile }, Action::Give { tile }]);
                if let Some(other) = state.printed.tiles.other_side(tile) {
                    thinkable.extend([Action::Reserve { tile: other }, Action::Give { tile: other }]);
                    thinkable.extend(around.clone().map(|cell| Action::Place { tile: other, cell }));
                    thinkable.extend(player.hand.cards().kinds().map(|card| Action::Turn { tile, with: card.into() }));
                }
                for cell in around.clone() {
                    thinkable.extend([Action::Place { tile, cell }, Action::Build { tile, cell }, Action::Remove { tile, cell }]);
                }
                thinkable.extend(standing.iter().map(|(cell, out)| Action::Exchange { tile, out: *out, cell: *cell }));
            }
            for action in thinkable {
                assert_eq!(state.check(seat, &action).is_ok(), listed.contains(&action), "{action}");
            }
            assert_eq!(state.check(seat, &Action::End).is_ok(), listed.contains(&Action::End));
        });
    }
}

#[test]
fn every_way_to_take_money_is_listed_once() {
    play_through(&META, 4, 4, |state, seat, listed| {
        let there: Vec<Money> = state.display.cards().collect();
        let choices = (1u8..1 << there.len()).map(|chosen| Action::Take {
            cards: (0..there.len()).filter(|at| chosen >> at & 1 == 1).map(|at| there[at]).collect(),
        });
        for action in choices {
            let times = listed.iter().filter(|it| **it == action).count();
            assert_eq!(times, usize::from(state.check(seat, &action).is_ok()), "{action}");
        }
    });
}

#[test]
fn caches_equal_a_fresh_computation() {
    play_through(&META, 2, 5, |state, _, _| {
        for player in &state.players {
            let tiles: BTreeMap<Cell, Tile> = player.city.tiles().collect();
            let fresh = City::with_tiles(&tiles).expect("a city in play is legal");
            let answers = |city: &City| {
                let each = (0..15).map(Walls::from_bits);
                let uses = each.map(|walls| (city.room_for(walls).collect(), city.places_for(walls).collect()));
                (uses.collect::<Vec<(Vec<_>, Vec<_>)>>(), city.removable().collect::<Vec<_>>(), *city.types())
            };
            assert_eq!(answers(&player.city), answers(&fresh), "{tiles:?}");
        }
    });
}

/// The boards of a city against its building rules judged afresh, for every change one could think of.
#[test]
fn a_city_changes_as_its_building_rules_allow() {
    let mut plies = 0;
    play_through(&GRANADA, 3, 5, |state, seat, _| {
        plies += 1;
        if plies % 97 != 0 {
            return;
        }
        let city = &state.player(seat).city;
        let tiles: BTreeMap<Cell, Tile> = city.tiles().collect();
        let with = |cell: Cell, tile: Option<Tile>| {
            let mut tiles = tiles.clone();
            match tile {
                Some(tile) => tiles.insert(cell, tile),
                None => tiles.remove(&cell),
            };
            first_fault(&tiles).is_none()
        };
        for cell in (-5..=5).flat_map(|y| (-5..=5).map(move |x| Cell { x, y })).filter(|cell| *cell != Cell::FOUNTAIN) {
            let stands = tiles.contains_key(&cell);
            assert_eq!(stands && with(cell, None), city.removable().any(|(it, _)| it == cell), "{cell} leaves {tiles:?}");
            for walls in (0..15).map(Walls::from_bits) {
                let may_stand = with(cell, Some(Tile { kind: Kind::Park, price: 9, walls }));
                assert_eq!(!stands && may_stand, city.room_for(walls).any(|it| it == cell), "{walls} at {cell} in {tiles:?}");
                if stands {
                    assert_eq!(may_stand, city.places_for(walls).any(|(it, _)| it == cell), "{walls} for {cell} in {tiles:?}");
                }
            }
        }
    });
}

#[test]
fn a_saved_game_is_the_same_game() {
    let printed = printed(&GRANADA);
    let mut plies = 0;
    play_through(&GRANADA, 2, 6, |state, seat, listed| {
        plies += 1;
        if plies % 11 == 0 {
            let saved = serde_json::to_value(state).expect("a state is plain data");
            let loaded = Alhambra::load(&printed, META.version, saved.clone()).expect("a saved state loads");
            assert_eq!(serde_json::to_value(&loaded).expect("a state is plain data"), saved);
            let mut relisted = Vec::new();
            loaded.legal_actions(seat, &mut relisted);
            assert_eq!(relisted, listed);
        }
    });
}

#[test]
fn what_is_dealt_anew_looks_the_same() {
    let mut hands_differed = false;
    play_through(&GRANADA, 3, 7, |state, seat, listed| {
        let dealt = state.determinize(seat, &mut Chance::silent(1));
        for viewer in [Viewer::Everyone, Viewer::Seat(seat)] {
            assert_eq!(dealt.view(viewer), state.view(viewer));
        }
        assert_eq!(dealt.inventory(), state.inventory());
        let mut relisted = Vec::new();
        dealt.legal_actions(seat, &mut relisted);
        assert_eq!(relisted, listed);
        hands_differed |= dealt.players != state.players;
    });
    assert!(hands_differed);
}

#[test]
fn a_recorded_game_replays() {
    let mut state = start(&GRANADA, 2, 8);
    let mut again = state.clone();
    let mut luck = Chance::silent(9);
    for _ in 0..200 {
        let Status::ToAct { must, .. } = state.status() else { break };
        let seat = must.iter().next().expect("somebody must act");
        let mut listed = Vec::new();
        state.legal_actions(seat, &mut listed);
        let action = listed[luck.below(listed.len() as u32) as usize];
        let mut chance = Chance::rolled(luck.below(u32::MAX).into());
        engine::play(&mut state, seat, &action, &mut chance, &mut Events::default()).expect("a listed action is legal");
        let mut told = Chance::told(chance.finish().expect("fresh luck follows no record"));
        engine::play(&mut again, seat, &action, &mut told, &mut Events::default()).expect("it is legal again");
        told.finish().expect("a replay meets the same luck");
        assert_eq!(again, state);
    }
}

#[test]
fn a_list_is_never_too_long_and_every_reserve_tile_is_in_it() {
    let mut cut = 0;
    let wide = |meta| Alhambra::widest(&printed(meta)).into_iter().map(move |wide| (meta, wide));
    for (meta, (name, seats, state)) in GAMES.into_iter().flat_map(wide) {
        assert_eq!(state.inventory(), manifest_with(meta, &state, seats), "{name}");
        let mut listed = Vec::new();
        state.legal_actions(Seat(0), &mut listed);
        assert!(!listed.is_empty() && listed.len() <= MOST_LISTED, "{name}: {}", listed.len());
        let player = state.player(Seat(0));
        let builds = |tile: &Tile| {
            let tile = *tile;
            player.city.room_for(tile.walls).map(move |cell| Action::Build { tile, cell })
        };
        if !matches!(state.phase, Phase::Turn { chain: Chain::Due | Chain::Extra, .. }) || player.reserve.is_empty() {
            continue;
        }
        assert!(player.reserve.iter().all(|tile| builds(tile).any(|action| listed.contains(&action))), "{name}");
        let unlisted = player.reserve.iter().flat_map(builds).find(|action| !listed.contains(action));
        cut += usize::from(unlisted.is_some());
        assert!(unlisted.is_none_or(|action| state.check(Seat(0), &action).is_ok()), "what is not listed is legal all the same");
    }
    assert!(cut > 0, "no list is cut");
}

/// A game recorded before outcomes of mixed piles were written as one: `tests/stored/alhambra_1.jsonl`.
#[test]
fn a_game_of_version_1_is_read_and_its_luck_replays() {
    let printed = printed(&META);
    let lines: Vec<Value> = include_str!("../../../tests/stored/alhambra_1.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    let told = |line: &Value| {
        let outcomes = line["chance"].as_array().into_iter().flatten().filter_map(Value::as_str);
        Chance::told(outcomes.map(str::to_owned).collect())
    };
    let read = |line: &Value| Alhambra::load(&printed, 1, line["state"].clone()).expect("a stored state loads");
    let mut luck = told(&lines[0]);
    let mut state = Alhambra::new(&printed, &Setup::default(), 3, &mut luck);
    luck.finish().expect("the setup meets its luck");
    assert_eq!(state, read(&lines[0]));
    let mut turned_up = Vec::new();
    for line in &lines[1..] {
        let seat = serde_json::from_value(line["seat"].clone()).expect("a seat");
        let action: Action = line["action"].as_str().and_then(|it| it.parse().ok()).expect("an action");
        let mut luck = told(line);
        engine::play(&mut state, seat, &action, &mut luck, &mut Events::default()).expect("it is legal again");
        let met = luck.finish().expect("it meets the same luck");
        turned_up.extend(met.into_iter().filter(|outcome| outcome.starts_with("scoring-")));
        if line.get("state").is_some() {
            assert_eq!(state, read(line), "{line}");
        }
    }
    assert!(matches!(state.phase, Phase::Over(_)));
    assert_eq!(turned_up, ["scoring-a", "scoring-b"], "what is met again is written in the new way");
}

/// A stored table of Granada is refused where it could not be played on.
#[test]
fn a_stored_table_is_of_its_own_game() {
    let saved = |meta: &Meta| serde_json::to_value(start(meta, 3, 1)).expect("a state is plain data");
    for (one, other) in [(&META, &GRANADA), (&GRANADA, &META)] {
        assert!(Alhambra::load(&printed(one), one.version, saved(one)).is_ok());
        assert!(Alhambra::load(&printed(one), one.version, saved(other)).is_err(), "{} for {}", other.key, one.key);
    }
    let mut mixed = saved(&GRANADA);
    mixed["market"][0] = "tower-9-es".into();
    let mut bound = saved(&GRANADA);
    bound["granada"]["turned"] = "park-13".into();
    for broken in [mixed, bound] {
        assert!(Alhambra::load(&printed(&GRANADA), GRANADA.version, broken).is_err());
    }
}
