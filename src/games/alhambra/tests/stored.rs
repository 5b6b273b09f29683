//! Games as they are stored: read back, replayed, or refused.

use super::*;

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

/// A game recorded before outcomes of mixed piles were written as one: `tests/stored/alhambra_1.jsonl`.
#[test]
fn a_game_of_version_1_is_read_and_its_luck_replays() {
    let printed = printed(&META);
    let lines: Vec<Value> = include_str!("../../../../tests/stored/alhambra_1.jsonl")
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
    assert_eq!(state.forgetting(), read(&lines[0]), "what others saw was not stored");
    let mut turned_up = Vec::new();
    for line in &lines[1..] {
        let seat = serde_json::from_value(line["seat"].clone()).expect("a seat");
        let action: Action = line["action"].as_str().and_then(|it| it.parse().ok()).expect("an action");
        let mut luck = told(line);
        engine::play(&mut state, seat, &action, &mut luck, &mut Events::default()).expect("it is legal again");
        let met = luck.finish().expect("it meets the same luck");
        turned_up.extend(met.into_iter().filter(|outcome| outcome.starts_with("scoring-")));
        if line.get("state").is_some() {
            assert_eq!(state.forgetting(), read(line), "{line}");
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
