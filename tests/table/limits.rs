//! Limits, each at the limit and one beyond.

use pergola::{
    engine::{Chance, Game, Options, Seat, Viewer},
    table::{Command, Guests, NoteChange, Person, Table, TableRefusal, Who, clean_name, limits, reading},
};
use serde_json::json;

use super::{
    Trial, check,
    driver::{catalogue, person},
};

#[test]
fn names_are_one_short_visible_line() {
    assert_eq!(clean_name("  Ann\n\tof  the \u{7} Hall "), "Ann of the Hall");
    assert_eq!(clean_name("\u{202e}nnA\u{2066}\u{200f}\u{feff}"), "nnA");
    assert_eq!(clean_name("\u{200b}\u{0}"), "");
    assert_eq!(clean_name(&"é".repeat(40)), "é".repeat(limits::NAME_GRAPHEMES));
    assert_eq!(clean_name("👩‍👩‍👧‍👦 สวัสดี עברית"), "👩‍👩‍👧‍👦 สวัสดี עברית");
    let families = clean_name(&"👩‍👩‍👧‍👦".repeat(40));
    assert!(families.len() <= limits::NAME_BYTES && families.starts_with("👩‍👩‍👧‍👦"));
    assert_eq!(clean_name(&format!("x{}y", "\u{301}".repeat(1000))), "y");
    assert_eq!(clean_name("\u{200d}\u{fe0f} \u{2800}"), "", "nothing of it is seen");
    assert_eq!(clean_name("An\u{3164}n\u{180b}"), "Ann");
    for same in ["Ann", "A\u{200d}nn", "Ann\u{fe0e}", "\u{202e}Ann", "Ann\u{e0001}", "An\u{2060}n\u{e0100}", "A\u{34f}nn"] {
        assert_eq!(reading(same), "Ann", "{same:?}");
        assert_eq!(reading(&clean_name(same)), "Ann", "{same:?}");
    }
    for (one, other) in [("Ann", "Anne"), ("Ann", "An n"), ("👩", "👧"), ("Ana", "Aña")] {
        assert_ne!(reading(one), reading(other));
    }
    for name in ["", "a b", "é", "nnA", "👩‍👩‍👧‍👦"] {
        assert_eq!(clean_name(&clean_name(name)), clean_name(name));
    }
}

#[test]
fn names_are_refreshed_at_each_command() {
    let mut trial = check("ann open stones 3");
    let renamed = Who::Person { person: Person { name: "Anna\u{202e}\n".into(), ..person("ann") }, moderator: false };
    let people = trial.register.meet_for(&renamed, &Command::SetSeats(2));
    let (after, _) =
        trial.table().decide(&renamed, &Command::SetSeats(2), &people, None, trial.now, 1).expect("the owner chooses");
    assert_eq!(after.seats()[0].person.as_ref().map(|it| it.name.as_str()), Some("Anna"));
    let stored = Table::load(catalogue(), after.checkpoint(), after.guests()).expect("a checkpoint");
    assert_eq!(stored.seats()[0].person.as_ref().map(|it| it.name.as_str()), Some("Anna"));
    trial.then("ben join");
    let met = trial.register.meet(&[Person::new("playground:ben", "Benno"), person("dan")]);
    let refreshed = trial.table().meeting(&met);
    assert_eq!(refreshed.seats()[1].person.as_ref().map(|it| it.name.as_str()), Some("Benno"));
    assert_eq!(refreshed.revision(), trial.table().revision());
}

#[test]
fn of_whom_nothing_is_known_any_more_is_somebody_and_the_log_plays_again() {
    let mut trial = check("ann open stones 2\nben join\nann start\nann: put 1\nann: end");
    let checkpoint = trial.table().checkpoint();
    let text = serde_json::to_string(&(&trial.log, &checkpoint)).expect("it is plain");
    assert!(!text.contains("playground:ann") && !text.contains("Ann"), "who it was stands beside the log");
    let ben = Guests::new(trial.table().guests().iter().filter(|(_, it)| it.name == "ben").map(|(it, who)| (it, who.clone())));
    let loaded = Table::load(catalogue(), checkpoint.clone(), &ben).expect("it loads");
    assert_eq!(loaded.checkpoint(), checkpoint, "the stored table is as it was");
    let people: Vec<_> = loaded.seats().iter().filter_map(|it| it.person.as_ref()).collect();
    assert_eq!((people[0].is_forgotten(), people[0].name.as_str(), people[1].name.as_str()), (true, "", "ben"));
    assert_eq!(loaded.seat_of(&person("ann").id), None, "whoever comes with that id is somebody else");
    let replayed = Table::replay(catalogue(), trial.table().id(), loaded.place().clone(), &trial.log, &ben).expect("it plays");
    assert_eq!(replayed.seats(), loaded.seats());
    trial.then("ben: put 1");
}

#[test]
fn ids_have_a_limit() {
    let trial = check("ann open stones 2");
    let decide = |id: String, request: String| {
        let who = Who::Person { person: Person::new(id, "x"), moderator: false };
        let people = trial.register.clone().meet_for(&who, &Command::Join);
        trial.table().decide(&who, &Command::Join, &people, Some(&request), trial.now, 1).map(|_| ())
    };
    let longest = limits::ID_CHARACTERS;
    assert!(decide("ü".repeat(longest), "ü".repeat(longest)).is_ok());
    let refused = Err(TableRefusal::IdTooLong { characters: longest });
    assert_eq!(decide("x".repeat(longest + 1), "r".into()), refused);
    assert_eq!(decide("x".into(), "r".repeat(longest + 1)), refused);
}

#[test]
fn choices_have_a_limit() {
    let mut trial = check("ann open stones 2");
    let key = "x".repeat(limits::ID_CHARACTERS + 1);
    let beyond = format!("no: IdTooLong {{ characters: {} }}", limits::ID_CHARACTERS);
    assert_eq!(trial.line(&format!("ann option {key} on")), beyond);
    assert_eq!(trial.line(&format!("ann option colour-1 {key}")), beyond);
    assert!(trial.line(&format!("ann option {} on", &key[1..])).starts_with("no: Setup"));
}

#[test]
fn notation_has_a_limit() {
    let mut trial = check(
        "ann open stones 2
         ben join
         ann start",
    );
    for text in ["x".repeat(1_000_000), "🦀".repeat(401), "\u{202e}".repeat(5000), "put 1".repeat(300)] {
        let outcome = trial.line(&format!("ann: {text}"));
        assert!(outcome.contains("at most 400 characters"), "{outcome}");
        assert!(outcome.len() < 1000);
    }
    for text in ["x".repeat(400), "\u{0}".into(), "пут 1".into(), "put 999".into(), "put -1".into(), String::new()] {
        let outcome = trial.line(&format!("ann: {text}"));
        assert!(outcome.starts_with("no: Illegal("), "{outcome}");
    }
}

#[test]
fn a_turn_has_a_limit_and_can_still_be_ended() {
    let mut trial = check(
        "ann open stones 2
         ben join
         ann start
         ann: put 1",
    );
    let mut outcome = String::new();
    let mut peeks = 0;
    while !outcome.starts_with("no") {
        outcome = trial.line("ann: peek");
        peeks += 1;
    }
    assert_eq!(outcome, "no: TurnTooLong");
    assert!(peeks > 50, "{peeks}");
    trial.then("ann: end => 1: end, !turn 2");
}

#[test]
fn a_log_has_a_limit_and_the_game_still_ends() {
    let mut trial = check(
        "ann open stones 2
         ben join
         ann start",
    );
    trial.tamper(|checkpoint| checkpoint["revision"] = (limits::ENTRIES_WITH_UNDO - 1).into());
    trial.then(
        "ann: put 1
         ann undo => no: TooLong { entries: 20000 }
         ann back => no: TooLong { entries: 20000 }
         ann: end
         ben resign => 2 resigned to normal, !left 2",
    );
    trial.tamper(|checkpoint| checkpoint["revision"] = limits::ENTRIES.into());
    trial.then(
        "bot/2: end => no: TooLong { entries: 60000 }
         ann close => 1 votes, closed Agreed, !closed",
    );
    for game in catalogue().iter() {
        assert!(u64::from(game.meta().ply_limit) <= limits::ENTRIES - limits::ENTRIES_WITH_UNDO, "{}", game.meta().key);
    }
}

#[test]
fn only_the_last_stories_are_kept() {
    let mut trial = check(
        "ann open stones 2
         ann bot random
         ann option long on
         ann start",
    );
    for _ in 0..limits::STORIES {
        trial.then("ann: end");
        trial.then("bots");
    }
    let stories = trial.table().stories(Viewer::Everyone);
    assert_eq!(stories.len(), limits::STORIES);
}

/// A table with everything at its limit but the game's state.
fn full(game: &str, seats: u8) -> Trial {
    let mut trial = check(&format!("ann open {game} {seats}"));
    for name in ["ben", "cat", "dan", "eve", "fay"].iter().take(usize::from(seats) - 1) {
        trial.then(&format!("{name} join"));
    }
    trial.then("ann start");
    trial.tamper(|checkpoint| {
        let id = "ü".repeat(limits::ID_CHARACTERS);
        for (holder, number) in checkpoint["holders"].as_array_mut().expect("seats").iter_mut().zip(1..) {
            holder["person"] = json!(u64::MAX - number);
        }
        let request = json!({ "at": u64::MAX, "by": u64::MAX, "id": id });
        checkpoint["requests"] = vec![request; limits::REQUESTS].into();
        checkpoint["place"] = json!({ "server": id, "channel": id });
        let action = json!({ "action": "x".repeat(limits::PLAN_BYTES - 82), "deed": u32::MAX, "setting": u32::MAX });
        let turns = json!([{ "actions": [action], "whole": false }]);
        assert_eq!(turns.to_string().len(), limits::PLAN_BYTES);
        let end = json!({ "not_played": u32::MAX });
        let plan =
            |seat| json!({ "seat": seat, "number": limits::COUNTED, "turns": turns, "asks": true, "made": u32::MAX, "end": end });
        checkpoint["plans"] = (0..seats).map(plan).collect();
        let event = json!("x".repeat(limits::STORY_BYTES / limits::STORIES - 2));
        let story = json!({ "turn": u32::MAX, "seat": 5, "bot": true, "events": [event] });
        checkpoint["play"]["stories"] = json!({ "kept": vec![story; limits::STORIES], "told": limits::COUNTED });
    });
    trial
}

/// The length of the longest of some states in stored form: those built by hand, and those of a random playout.
fn longest_state(game: &dyn Game) -> usize {
    let seats = game.meta().seats.1;
    let mut luck = Chance::silent(7);
    let mut state = game.start(seats, &Options::default(), &mut luck).expect("the game without options can be played");
    let mut longest = game.widest().iter().map(|(_, _, state)| state.save().to_string().len()).max().unwrap_or_default();
    for _ in 0..2000 {
        let must: Vec<Seat> = state.status().waits_for().iter().collect();
        let Some(seat) = must.get(luck.below(must.len().max(1) as u32) as usize) else { break };
        let listed = state.legal_actions(*seat);
        let action = &listed[luck.below(listed.len() as u32) as usize];
        state.play(*seat, action, &mut luck).expect("a listed action is legal");
        longest = longest.max(state.save().to_string().len());
    }
    longest
}

#[test]
fn a_checkpoint_has_a_limit_with_the_longest_state_of_every_game() {
    for game in catalogue().iter() {
        let trial = full(game.meta().key, game.meta().seats.1);
        let around = trial.table().checkpoint().to_string().len() - trial.shown(Viewer::Everyone).to_string().len();
        let state = longest_state(game);
        // Whether a bot plays the newest action is written down after its bytes were counted.
        let pending = limits::PENDING_BYTES + ",\"bot\":true".len();
        let all = around + 2 * state + pending;
        println!("{}: {all} bytes, {around} around two states of {state} and {pending} of actions", game.meta().key);
        assert!(all <= limits::CHECKPOINT_BYTES, "{}: {all} bytes, {state} of them a state", game.meta().key);
    }
}

#[test]
fn the_longest_notes_of_all_seats_are_stored() {
    let mut trial = check(
        "ann open stones 3
         ben join
         cat join
         ann start",
    );
    for name in ["ann", "ben", "cat"] {
        let longest = "\u{1f419}".repeat(limits::NOTE_CHARACTERS);
        let note = |trial: &mut Trial, text: String| {
            let who = Who::Person { person: person(name), moderator: false };
            trial.decide(&who, &Command::Note(NoteChange::Add(text)), None).map(drop)
        };
        assert_eq!(note(&mut trial, longest), Ok(()), "{name}");
        let refused = note(&mut trial, "x".to_owned());
        assert_eq!(refused, Err(TableRefusal::NoteTooLong { characters: limits::NOTE_CHARACTERS }));
        assert_eq!(trial.table().note(&person(name).id).map(|line| line.chars().count()).sum::<usize>(), 1_000);
    }
    trial.then("ann: end => 1: end, !turn 2");
    let commit = trial.commit.take().expect("a turn began");
    let start = commit.passed.last().expect("its start is kept apart");
    assert!(!commit.begins_turn && start.after == commit.entries.len() as u64);
    let (kept, now) = (start.checkpoint.to_string(), commit.checkpoint.to_string());
    assert!(!kept.contains('\u{1f419}') && now.contains('\u{1f419}') && now.len() <= limits::CHECKPOINT_BYTES);
    trial.then("ben resign");
    assert!(trial.table().note(&person("ben").id).next().is_some(), "they may come back");
    trial.then("mia close");
    assert!(!trial.table().checkpoint().to_string().contains('\u{1f419}'));
}
