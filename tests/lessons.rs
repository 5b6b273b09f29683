//! Lessons are true: each is played by the rules as its file tells it, every kind of action and a scoring occur, and each of
//! its texts exists, is short, and takes its numbers from the board.

use std::{collections::BTreeSet, fs};

use pergola::{
    engine::{AnyState, Chance, Game, Seat, Viewer},
    games::{GAMES, game},
    lessons::{LEARNER, Lesson, Step, lesson},
    text::{self, Text},
};
use serde_json::Value;

/// A phone shows so many characters above the buttons without scrolling.
const CHARACTERS: usize = 330;
const SENTENCES: usize = 3;

#[test]
fn every_lesson_goes_as_it_is_told() {
    for game in GAMES.iter() {
        let key = game.meta().key;
        let lesson = lesson(key).unwrap_or_else(|| panic!("{key} has no lesson"));
        judge(game, lesson).unwrap_or_else(|why| panic!("the lesson of {key}: {why}"));
    }
}

#[test]
fn every_kind_of_action_occurs() {
    for game in GAMES.iter() {
        let lesson = lesson(game.meta().key).expect("every game has one");
        let verb = |action: &str| action.split(' ').next().unwrap_or_default().to_owned();
        let taught: BTreeSet<String> = lesson.steps.iter().map(|step| verb(&step.played.action)).collect();
        let missing: Vec<_> = verbs(game, lesson).into_iter().filter(|verb| !taught.contains(verb)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.meta().key);
    }
}

#[test]
fn texts_are_short_and_hold_no_number_of_their_own() {
    for game in GAMES.iter() {
        let key = game.meta().key;
        let lesson = lesson(key).expect("every game has one");
        let words = fs::read_to_string(format!("{}/data/text/en/lesson-{key}.ftl", env!("CARGO_MANIFEST_DIR"))).expect("words");
        let mut said: Vec<&str> = words.lines().filter(|line| line.starts_with("lesson-")).collect();
        assert_eq!(words.lines().filter(|line| line.starts_with(' ')).count(), 0, "{key}: a message is one line");
        said.retain(|line| {
            let (id, text) = line.split_once(" = ").expect("a message");
            let without = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect::<String>();
            assert!(!without.contains(|it: char| it.is_ascii_digit()), "{id} holds a number: {without}");
            assert!(text.chars().count() <= CHARACTERS, "{id} has {} characters", text.chars().count());
            let ends = without.chars().zip(without.chars().skip(1).chain([' ']));
            let sentences = ends.filter(|(it, next)| ".!?".contains(*it) && *next == ' ').count();
            assert!((1..=SENTENCES).contains(&sentences), "{id} has {sentences} sentences");
            let used = lesson.steps.iter().any(|step| format!("lesson-{key}-{}", step.text) == id);
            !used && id != format!("lesson-{key}-end")
        });
        assert!(said.is_empty(), "{key}: nobody says {said:?}");
    }
}

#[test]
fn a_wrong_lesson_is_found_out() {
    let file = fs::read(format!("{}/data/lessons/alhambra.json", env!("CARGO_MANIFEST_DIR"))).expect("a lesson");
    let told: Value = serde_json::from_slice(&file).expect("a lesson is JSON");
    let alhambra = game("alhambra").expect("it is in the catalogue");
    let judged = |told: &Value| Lesson::read(told.to_string().as_bytes()).map_err(|why| why.to_string());
    let judged = |told: &Value| judged(told).and_then(|lesson| judge(alhambra, &lesson));
    assert_eq!(judged(&told), Ok(()));
    let faults: [(&str, Value); 7] = [
        ("/deal/0", "orange-9".into()),
        ("/steps/0/action", "take green-9".into()),
        ("/steps/0/seat", 1.into()),
        ("/steps/0/text", "nothing".into()),
        ("/steps/1/chance/0", "green-9".into()),
        ("/steps/2/action", "buy 2 with green-7".into()),
        ("/seats", 4.into()),
    ];
    for (place, fault) in faults {
        let mut wrong = told.clone();
        *wrong.pointer_mut(place).unwrap_or_else(|| panic!("{place} is there")) = fault;
        assert!(judged(&wrong).is_err(), "{place}");
    }
    let mut wrong = told.clone();
    for step in wrong["steps"].as_array_mut().expect("steps") {
        step.as_object_mut().expect("a step").remove("numbers");
    }
    assert!(judged(&wrong).is_err(), "nobody is told of points");
    let counted = lesson("alhambra").expect("it is there").steps.iter().position(|step| !step.numbers.is_empty());
    let mut wrong = told;
    let numbers = wrong.pointer_mut(&format!("/steps/{}/numbers", counted.expect("some text counts"))).expect("numbers");
    numbers.as_object_mut().expect("numbers").values_mut().for_each(|place| *place = "/nowhere".into());
    assert!(judged(&wrong).is_err(), "a number from nowhere");
}

/// Plays a lesson by the rules; what is wrong with it, otherwise.
fn judge(game: &dyn Game, lesson: &Lesson) -> Result<(), String> {
    let key = game.meta().key;
    let mut luck = Chance::told(lesson.deal.clone());
    let mut state = game.start(lesson.seats, &lesson.options, &mut luck).map_err(|why| format!("no setup: {}", why.id))?;
    luck.finish().map_err(|why| format!("the deal: {why}"))?;
    let (dealt, mut scored) = (state.view(Viewer::Seat(LEARNER)), false);
    for (at, step) in lesson.steps.iter().enumerate() {
        let wrong = |why: String| format!("step {at}, {}: {why}", step.played.action);
        if step.played.seat == LEARNER {
            explained(key, step, &*state).map_err(wrong)?;
            scored |= tells_of_points(step, &dealt, &state.view(Viewer::Seat(LEARNER)));
        } else if !step.text.is_empty() {
            return Err(wrong("a bot is told what to do".to_owned()));
        }
        let played = step.played.replay(&mut *state).map_err(|why| wrong(why.to_string()))?;
        if played.action != step.played.action {
            return Err(wrong(format!("it is written {}", played.action)));
        }
    }
    if !scored {
        return Err("no step tells the number “points” after it has risen".to_owned());
    }
    let waits = state.status().waits_for().contains(LEARNER);
    let end = text::check(&Text::of(format!("lesson-{key}-end")));
    match (waits, end) {
        (true, Ok(())) => Ok(()),
        (false, _) => Err("the learner does not play on".to_owned()),
        (true, Err(why)) => Err(format!("the end: {why:?}")),
    }
}

/// Whether a step of the learner is in the menu and has its text.
fn explained(key: &str, step: &Step, state: &dyn AnyState) -> Result<(), String> {
    if !state.legal_actions(LEARNER).contains(&step.played.action) {
        return Err(format!("it is not among {:?}", state.legal_actions(LEARNER)));
    }
    let view = state.view(Viewer::Seat(LEARNER));
    let mut said = Text::of(format!("lesson-{key}-{}", step.text));
    for (name, place) in &step.numbers {
        let number = view.pointer(place).and_then(Value::as_i64).ok_or_else(|| format!("no number is at {place} in {view}"))?;
        said = said.number(name.clone().leak(), number);
    }
    text::check(&said).map_err(|why| format!("{why:?}"))
}

/// Whether a step tells how many points there are, and they are more than when the game was dealt.
fn tells_of_points(step: &Step, dealt: &Value, now: &Value) -> bool {
    let points = |view: &Value, place: &str| view.pointer(place).and_then(Value::as_i64);
    step.numbers.iter().any(|(name, place)| name == "points" && points(now, place) > points(dealt, place))
}

/// The kinds of actions that anybody can choose in games like the lesson's.
fn verbs(game: &dyn Game, lesson: &Lesson) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for seed in 0..3 {
        let mut luck = Chance::silent(seed);
        let mut state = game.start(lesson.seats, &lesson.options, &mut luck).expect("it can be set up");
        for _ in 0..game.meta().ply_limit {
            let Some(seat) = Seat::all(lesson.seats).find(|seat| state.status().waits_for().contains(*seat)) else { break };
            let listed = state.legal_actions(seat);
            found.extend(listed.iter().filter_map(|action| action.split(' ').next()).map(str::to_owned));
            let action = listed[luck.below(listed.len() as u32) as usize].clone();
            state.play(seat, &action, &mut luck).expect("what is listed is legal");
        }
    }
    found
}
