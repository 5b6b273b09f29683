//! Random games: lists and checks agree, caches equal a fresh computation, no piece is lost, what is hidden stays so.

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
                if let Some(other) = state.printed.other_side(tile) {
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
    let each = |state: &Alhambra, _: Seat, _: &[Action]| {
        for player in &state.players {
            let tiles: BTreeMap<Cell, Tile> = player.city.tiles().collect();
            let fresh = match player.city.is_of_both() {
                false => City::with_tiles(&tiles),
                true => City::of_both_with(&tiles, player.city.moat_start()),
            };
            let fresh = fresh.expect("a city in play is legal");
            let answers = |city: &City| {
                let of = |kind: Kind| (0..15).map(Walls::from_bits).map(move |walls| Tile { kind, price: 9, walls });
                let each = of(Kind::Tower).chain(of(Kind::Park).filter(|_| city.is_of_both()));
                let uses = each.map(|tile| (city.room_for(tile).collect(), city.places_for(tile).collect()));
                (uses.collect::<Vec<(Vec<_>, Vec<_>)>>(), city.removable().collect::<Vec<_>>(), *city.types())
            };
            assert_eq!(answers(&player.city), answers(&fresh), "{tiles:?}");
        }
    };
    play_through(&META, 2, 5, each);
    play_through(&COMBINED, 2, 5, each);
}

/// The boards of a city against its building rules judged afresh, for every change one could think of.
#[test]
fn a_city_changes_as_its_building_rules_allow() {
    let mut plies = 0;
    let mut shared_edges = 0;
    let mut judge = |state: &Alhambra, seat: Seat| {
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
            let begins = tile.is_some_and(|tile| tile.kind.border() == Border::Moat).then_some(cell);
            match city.is_of_both() {
                false => first_fault(&tiles).is_none(),
                true => City::of_both_with(&tiles, city.moat_start().or(begins)).is_ok(),
            }
        };
        shared_edges += city.longest_stretch().len();
        let kinds = if city.is_of_both() { &[Kind::Park, Kind::Tower][..] } else { &[Kind::Park] };
        for cell in (-5..=5).flat_map(|y| (-5..=5).map(move |x| Cell { x, y })).filter(|cell| *cell != Cell::FOUNTAIN) {
            let stands = tiles.contains_key(&cell);
            if city.moat_start() == Some(cell) {
                assert!(city.removable().all(|(it, _)| it != cell), "{cell} leaves {tiles:?}");
                continue;
            }
            assert_eq!(stands && with(cell, None), city.removable().any(|(it, _)| it == cell), "{cell} leaves {tiles:?}");
            for (walls, kind) in (0..15).map(Walls::from_bits).flat_map(|walls| kinds.iter().map(move |kind| (walls, *kind))) {
                let tile = Tile { kind, price: 9, walls };
                let may_stand = with(cell, Some(tile));
                assert_eq!(!stands && may_stand, city.room_for(tile).any(|it| it == cell), "{walls} at {cell} in {tiles:?}");
                if stands {
                    assert_eq!(may_stand, city.places_for(tile).any(|(it, _)| it == cell), "{walls} for {cell} in {tiles:?}");
                }
            }
        }
    };
    play_through(&GRANADA, 3, 5, |state, seat, _| judge(state, seat));
    play_through(&COMBINED, 3, 5, |state, seat, _| judge(state, seat));
    assert!(shared_edges > 0, "the two cities never meet");
}

/// Rulebook p. 12, Setup: what has no moat goes back into the bag.
#[test]
fn the_first_granada_tiles_in_the_market_have_a_moat() {
    for seed in 0..40 {
        let state = start(&COMBINED, 3, seed);
        let moated: Vec<Tile> = state.market.of_border(Border::Moat).into_iter().flatten().collect();
        assert!(moated.iter().all(|tile| !tile.walls.is_empty()), "seed {seed}");
        assert_eq!((moated.len(), state.bags[1].len()), (4, 50));
    }
}

/// The borders of random cities against another way to find them: of the edges that follow each other on an outline, those
/// with a wall are joined; where an outline meets itself in a point, those that face the same cell follow each other.
#[test]
fn the_borders_of_two_cities_are_found_another_way() {
    let (mut plies, mut stretches, mut longest) = (0, 0, 0);
    for seed in 11..17 {
        play_through(&COMBINED, 2 + seed as u8 % 4, seed, |state, seat, _| {
            plies += 1;
            if plies % 13 != 0 {
                return;
            }
            let city = &state.player(seat).city;
            for border in [Border::Wall, Border::Moat] {
                let found = city.longest_of(border).len();
                assert_eq!(found, longest_by_joining(city, border), "{border:?} of {:?}", city.tiles().collect::<Vec<_>>());
                longest = longest.max(found);
            }
            let found = city.longest_stretch().len();
            assert_eq!(found, stretch_by_joining(city), "{:?}", city.tiles().collect::<Vec<_>>());
            stretches = stretches.max(found);
        });
    }
    assert!(stretches > 2 && longest > 8, "the cities stay small: {stretches}, {longest}");
}

/// An edge by the points at its ends, in units in which a cell is 2 wide with its middle at twice its coordinates.
type Segment = [(i16, i16); 2];

fn segment(cell: Cell, side: Side) -> Segment {
    let (x, y) = (i16::from(cell.x) * 2, i16::from(cell.y) * 2);
    match side {
        Side::North => [(x - 1, y + 1), (x + 1, y + 1)],
        Side::East => [(x + 1, y + 1), (x + 1, y - 1)],
        Side::South => [(x + 1, y - 1), (x - 1, y - 1)],
        Side::West => [(x - 1, y - 1), (x - 1, y + 1)],
    }
}

/// The greatest number of edges that are joined to each other.
fn most_joined(edges: &[(Cell, Side)], follow: impl Fn(&(Cell, Side), &(Cell, Side)) -> bool) -> usize {
    let mut groups: Vec<usize> = (0..edges.len()).collect();
    for (one, other) in (0..edges.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
        if follow(&edges[one], &edges[other]) {
            let (from, to) = (groups[one], groups[other]);
            groups.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
        }
    }
    (0..edges.len()).map(|group| groups.iter().filter(|it| **it == group).count()).max().unwrap_or(0)
}

fn owner(city: &City, cell: Cell) -> Option<Border> {
    let tile = city.tile_at(cell).map(|tile| tile.kind.border());
    tile.or((cell == Cell::FOUNTAIN).then_some(Border::Wall))
}

fn longest_by_joining(city: &City, border: Border) -> usize {
    let tiles = city.tiles().filter(|(_, tile)| tile.kind.border() == border);
    let edges = tiles.flat_map(|(cell, tile)| tile.walls.iter().map(move |side| (cell, side)));
    let edges: Vec<_> = edges.filter(|(cell, side)| owner(city, cell.beside(*side)) != Some(border)).collect();
    let follow = |one: &(Cell, Side), other: &(Cell, Side)| {
        let shared = segment(one.0, one.1).into_iter().find(|point| segment(other.0, other.1).contains(point));
        let Some((x, y)) = shared else { return false };
        let around =
            [(-1, -1), (-1, 1), (1, -1), (1, 1)].map(|(dx, dy)| Cell { x: ((x + dx) / 2) as i8, y: ((y + dy) / 2) as i8 });
        let own = around.iter().filter(|cell| owner(city, **cell) == Some(border)).count();
        let touch_at_a_corner = own == 2 && (owner(city, around[0]) == Some(border)) == (owner(city, around[3]) == Some(border));
        !touch_at_a_corner || one.0.beside(one.1) == other.0.beside(other.1)
    };
    most_joined(&edges, follow)
}

fn stretch_by_joining(city: &City) -> usize {
    let tiles = city.tiles().filter(|(_, tile)| tile.kind.border() == Border::Moat);
    let edges = tiles.flat_map(|(cell, tile)| tile.walls.iter().map(move |side| (cell, side)));
    let edges: Vec<_> = edges.filter(|(cell, side)| owner(city, cell.beside(*side)) == Some(Border::Wall)).collect();
    let follow = |one: &(Cell, Side), other: &(Cell, Side)| {
        segment(one.0, one.1).into_iter().any(|point| segment(other.0, other.1).contains(&point))
    };
    most_joined(&edges, follow)
}

#[test]
fn a_saved_game_is_the_same_game() {
    for meta in [&GRANADA, &COMBINED] {
        saved_and_loaded(meta);
    }
}

fn saved_and_loaded(meta: &Meta) {
    let printed = printed(meta);
    let mut plies = 0;
    play_through(meta, 2, 6, |state, seat, listed| {
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
    let mut compare = |state: &Alhambra, seat: Seat, listed: &[Action]| {
        let dealt = state.determinize(seat, &mut Chance::silent(1));
        for viewer in [Viewer::Everyone, Viewer::Seat(seat)] {
            assert_eq!(dealt.view(viewer), state.view(viewer));
        }
        assert_eq!(dealt.inventory(), state.inventory());
        let mut relisted = Vec::new();
        dealt.legal_actions(seat, &mut relisted);
        assert_eq!(relisted, listed);
        hands_differed |= dealt.players != state.players;
    };
    play_through(&GRANADA, 3, 7, &mut compare);
    play_through(&COMBINED, 3, 7, &mut compare);
    assert!(hands_differed);
}

#[test]
fn a_recorded_game_replays() {
    for meta in [&GRANADA, &COMBINED] {
        recorded_and_replayed(meta);
    }
}

fn recorded_and_replayed(meta: &Meta) {
    let mut state = start(meta, 2, 8);
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
            player.city.room_for(tile).map(move |cell| Action::Build { tile, cell })
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
    for (one, other) in [(&META, &GRANADA), (&GRANADA, &META), (&COMBINED, &GRANADA), (&COMBINED, &META), (&META, &COMBINED)] {
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

/// Ruling: of the modules the vizier's favour alone is played with Granada, by itself or with the Alhambra.
#[test]
fn a_stored_table_has_only_modules_of_its_game() {
    for meta in [&GRANADA, &COMBINED] {
        let (printed, with) = (printed(meta), |modules| Setup { modules, ..Setup::default() });
        let laid_out = |setup: &Setup| Alhambra::new(&printed, setup, 3, &mut Chance::silent(1));
        let load = |saved: Value| Alhambra::load(&printed, meta.version, saved).map_err(|why| why.to_string());
        let vizier = serde_json::to_value(laid_out(&with(ModulesChosen::VIZIER))).expect("a state is plain data");
        assert_eq!(load(vizier.clone()).map(|state| !state.modules.is_none()), Ok(true), "{}", meta.key);
        let all = serde_json::to_value(laid_out(&with(ModulesChosen::ALL))).expect("a state is plain data");
        for module in ["bureau", "bonus", "huts"] {
            let mut broken = vizier.clone();
            broken["modules"][module] = all["modules"][module].clone();
            let why = load(broken).err().unwrap_or_default();
            assert!(why.contains(&format!("{module}: ")), "{}: {why}", meta.key);
        }
        let mut hidden = vizier.clone();
        hidden["deck"] = all["deck"].clone();
        assert!(load(hidden).is_err(), "bureaux de change lie in the deck");
    }
}

/// The end comes with the bag: a table that ends while its scoring cards are still in the deck, or aside, is stored whole.
#[test]
fn a_game_may_end_before_its_scoring_cards_have_turned_up() {
    for meta in GAMES {
        let mut state = start(meta, 3, 1);
        let boxed = state.every_piece();
        state.begin_end(&mut Events::default());
        while let Some(seat) = state.status().waits_for().iter().next() {
            let mut listed = Vec::new();
            state.legal_actions(seat, &mut listed);
            let action = listed.first().expect("whoever is to place can place");
            engine::play(&mut state, seat, action, &mut Chance::silent(1), &mut Events::default()).expect("it is listed");
        }
        assert!(matches!(state.phase, Phase::Over(_)) && state.deck.special().count() > 0, "{}", meta.key);
        assert_eq!(state.every_piece(), boxed, "{}", meta.key);
        assert_eq!(View::of(&state, Viewer::Everyone).rounds, [Round::C], "{}: no other is said to have taken place", meta.key);
        let saved = serde_json::to_value(&state).expect("a state is plain data");
        assert_eq!(Alhambra::load(&printed(meta), meta.version, saved).map_err(|why| why.to_string()), Ok(state));
    }
}

/// A favour names only seats of its table.
#[test]
fn a_stored_favour_is_of_seats_at_the_table() {
    let setup = Setup { modules: ModulesChosen::VIZIER, ..Setup::default() };
    let saved = serde_json::to_value(Alhambra::new(&printed(&META), &setup, 3, &mut Chance::silent(1)));
    let saved = saved.expect("a state is plain data");
    let loads = |due: u8, step: Value| {
        let mut saved = saved.clone();
        saved["phase"] = json!({ "favour": { "due": due, "step": step } });
        Alhambra::load(&printed(&META), META.version, saved).is_ok()
    };
    let (asking, acting) = (
        |asked: u8| json!({ "asking": { "asked": [asked], "open": [asked] } }),
        |seat: u8| json!({ "acting": { "seat": seat, "bought": false } }),
    );
    assert!(loads(2, asking(1)) && loads(2, acting(1)));
    for broken in [(3, acting(1)), (2, acting(3)), (2, asking(3))] {
        assert!(!loads(broken.0, broken.1.clone()), "{broken:?}");
    }
}

/// An edition whose Alhambra tiles have hardly any walls, so that a city has as many free cells as can be, and eight tiles to be placed
/// with all the money to turn four of them: more ways than a list holds.
fn eight_to_place() -> Alhambra {
    // Some walls, against which Granada can begin.
    let walls = |kind: Kind, price: u8| if kind == Kind::Tower && price > 8 { "NES" } else { "" };
    let row = |price: u8| Border::Wall.kinds().iter().map(move |kind| format!("{kind},{price},{}\n", walls(*kind, price)));
    let tiles: String = (2..=13).flat_map(row).take(54).collect();
    let tiles = format!("type,price,walls\n{tiles}").into_bytes();
    let files = |path: &str| if path == "alhambra/tiles.csv" { Some(tiles.as_slice()) } else { data::file(path) };
    let printed = Arc::new(Alhambra::print(&COMBINED, &files).expect("the tables are readable"));
    let mut state = Alhambra::new(&printed, &Setup::default(), 3, &mut Chance::silent(1));
    let owner = &mut state.players[0];
    for tile in std::mem::take(&mut state.bags[0]).iter() {
        let openings = |cell: &Cell| {
            let mut city = owner.city.clone();
            city.add(*cell, tile);
            city.room_for(tile).count()
        };
        let cell = owner.city.room_for(tile).max_by_key(openings).expect("it fits somewhere");
        owner.city.add(cell, tile);
    }
    state.deck.money().iter().for_each(|card| owner.hand.put(card));
    for (space, tile) in state.market.offers().collect::<Vec<_>>() {
        state.market.take(space, tile);
        owner.to_place.push(tile);
    }
    state.phase = Phase::Turn { seat: Seat(0), chain: Chain::Done };
    state
}

/// Each tile keeps its share of the cells, and can always go into the reserve.
#[test]
fn more_placings_than_a_list_holds_are_shared_out() {
    let state = eight_to_place();
    let player = state.player(Seat(0));
    let cells: usize = player.to_place.iter().map(|tile| player.city.room_for(*tile).count()).sum();
    let mut listed = Vec::new();
    state.legal_actions(Seat(0), &mut listed);
    let turns = listed.iter().filter(|action| matches!(action, Action::Turn { .. })).count();
    assert!(cells + turns > 500 && listed.len() <= 500, "{cells} cells, {turns} turns, {} listed", listed.len());
    for tile in &player.to_place {
        assert!(listed.contains(&Action::Reserve { tile: *tile }), "{tile}");
        let most = player.city.room_for(*tile).count();
        let placed = |action: &&Action| matches!(action, Action::Place { tile: it, .. } if it == tile);
        assert!(listed.iter().filter(placed).count() >= most.min(40), "{tile}");
        for cell in player.city.room_for(*tile) {
            let place = Action::Place { tile: *tile, cell };
            assert!(state.check(Seat(0), &place).is_ok());
            assert!(listed.contains(&place) || state.is_listed_in_part(Seat(0), &place), "{place}");
        }
    }
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
