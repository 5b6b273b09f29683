//! The law of stored states that no rule could have made: with any one field changed a state is refused in words, or it goes
//! on like any other, is shown to everybody and played.
//!
//! The states come from playouts and from those that were stored in the past. Which fields are changed is luck from the seed of
//! the run, so that it looks at the same changes again; `PERGOLA_CHANGES` says how many each game gets.

use std::{collections::BTreeMap, env, fs, io, io::Write, thread, time::Instant};

use pergola::{
    engine::{AnyState, Belonging, Chance, Frame, FrameTurn, Game, Options, Record, Seat, Status, Viewer, load_checked},
    games::GAMES,
};
use serde::Deserialize;
use serde_json::Value;

use super::{
    changes::{Changed, Donors, caught, one},
    playout::{Playout, Subject, seed},
    run::{PLAYOUTS, Run},
    say,
    settings::{Combinations, Setting, settings},
    state_laws::viewers,
    verdict::*,
};

/// So many playouts are played for these states, and one state in so many is taken of each.
const PLAYED: usize = 6;
const TAKEN_OF_EACH: usize = 3;
/// How many changes of each state are looked at for each playout that the laws get.
const CHANGES: usize = 3;
/// A changed state is played on for so many actions.
const PLAYED_ON: u32 = 12;
/// Of so many choices somebody is told what they would bring.
const FORETOLD: usize = 3;

/// A state as it is stored, and the table it belongs to.
#[derive(Deserialize)]
pub(crate) struct Saved {
    version: u16,
    seats: u8,
    options: Options,
    state: Value,
}

/// States that were stored in the past, of a game that has any.
fn stored(key: &str) -> Vec<Saved> {
    let path = format!("{}/tests/stored/states/{key}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("a line of states")).collect()
}

/// Some states of playouts at random.
fn played(subject: Subject, settings: &[Setting]) -> Vec<Saved> {
    let version = subject.game.meta().version;
    let of = |setting: &Setting| {
        let playout = Playout::play(subject, setting).expect("the game takes it");
        let last = playout.states.len() - 1;
        let places = (0..TAKEN_OF_EACH).map(|n| last * n / (TAKEN_OF_EACH - 1));
        let saved = |at: usize| Saved {
            version,
            seats: setting.seats,
            options: setting.options.clone(),
            state: playout.states[at].save(),
        };
        places.map(saved).collect::<Vec<_>>()
    };
    settings.iter().flat_map(of).collect()
}

/// How a game breaks the law with so many changes of each state drawn from this seed, each way once with how often.
pub(crate) fn broken(subject: Subject, settings: &[Setting], changes: usize, seed_of_run: u64) -> Vec<String> {
    let mut states = stored(subject.game.meta().key);
    states.extend(played(subject, settings));
    let donors = Donors::new(states.iter().map(|it| it.state.clone()).collect());
    let mut ways: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (name, _, state) in subject.game.widest() {
        if let Err(why) = subject.game.load(subject.game.meta().version, state.save()) {
            ways.insert(format!("{name} is refused as it is: {why}"), (0, String::from("nothing")));
        }
    }
    for (number, saved) in (0..).zip(&states) {
        let mut luck = Chance::silent(seed_of_run + number);
        for changed in donors.changes(&saved.state, changes, &mut luck) {
            let looked = caught(|| goes_on_or_is_refused(subject.game, saved, &changed, seed(&mut luck)));
            if let Err(how) = looked.and_then(|verdict| verdict) {
                let first = || (0, format!("state {number}, {}", changed.what));
                ways.entry(how).or_insert_with(first).0 += 1;
            }
        }
    }
    ways.into_iter().map(|(how, (count, first))| format!("{first} ({count} like it): {how}")).collect()
}

fn goes_on_or_is_refused(game: &dyn Game, saved: &Saved, changed: &Changed, seed: u64) -> Verdict {
    let of = Belonging { seats: saved.seats, options: &saved.options };
    let Ok(mut state) = load_checked(game, saved.version, &changed.value, of) else { return Ok(()) };
    let written = state.save();
    let again = load_checked(game, game.meta().version, &written, of);
    let again = again.map_err(|why| format!("it is read, and not when it is written again: {why}"))?;
    ensure(again.save() == written, || "it is read, and written again it is another")?;
    is_shown(game, &*state, saved.seats, None)?;
    let mut luck = Chance::silent(seed);
    let mut last = None;
    for _ in 0..PLAYED_ON {
        let Status::ToAct { must, .. } = state.status() else { break };
        let acting: Vec<Seat> = state.status().actors().iter().collect();
        let stuck = must.iter().find(|seat| state.choices(*seat) == 0);
        ensure(stuck.is_none(), || "it waits for a seat that can do nothing")?;
        let Some((seat, actions)) = one(&acting, &mut luck).map(|seat| (*seat, state.legal_actions(*seat))) else { break };
        let Some(action) = one(&actions, &mut luck) else { continue };
        let played = Record::play(&mut *state, seat, action, seed);
        last = Some(played.map_err(|why| format!("a listed action is not played: {why}"))?);
    }
    is_shown(game, &*state, saved.seats, last.as_ref())
}

/// Everything that is asked of a state is answered.
fn is_shown(game: &dyn Game, state: &dyn AnyState, seats: u8, last: Option<&Record>) -> Verdict {
    let status = state.status();
    for viewer in viewers(seats) {
        let mut frame = Frame::bare(seats, viewer, &status);
        if let Some(record) = last {
            let events = record.events.iter().filter_map(|event| game.seen(event, viewer)).collect::<Vec<_>>();
            for event in &events {
                let _told = (game.tell(event), state.scoring(&frame, event), state.describe_scoring(&frame, event));
            }
            frame.turns = vec![FrameTurn { seat: record.seat, events }];
        }
        let _shown = (state.view(viewer), state.picture(&frame), state.describe(&frame), state.poster(&frame, &[]));
        let Viewer::Seat(seat) = viewer else { continue };
        let menu = state.menu(seat);
        let some: Vec<&str> = menu.iter().map(|choice| &*choice.action).take(FORETOLD).collect();
        let _told = (state.consequences(seat, &some, &mut Chance::silent(1)), state.reminder(seat), state.advantage(seat));
        let _dealt = state.determinize(seat, &mut Chance::silent(1)).view(viewer);
        if let Some(turn) = state.as_if_turn_of(seat) {
            let _listed = turn.menu(seat);
        }
    }
    let _asked = (state.question(), state.parts());
    Ok(())
}

#[test]
fn changed_states_go_on_or_are_refused() {
    let playouts = env::var("PERGOLA_CHANGES").map_or(PLAYOUTS, |number| number.parse().expect("PERGOLA_CHANGES is a number"));
    let (run, begun) = (Run::asked_for(), Instant::now());
    let of = |game: &'static dyn Game| {
        let mut settings = settings(game, PLAYED, Combinations::Luck, run.luck.seed);
        settings.truncate(PLAYED);
        let broken = broken(Subject { game, say }, &settings, CHANGES * playouts, run.luck.seed);
        broken.into_iter().map(|how| format!("{}, {how}", game.meta().key)).collect::<Vec<_>>()
    };
    let broken: Vec<String> = thread::scope(|scope| {
        let games: Vec<_> = GAMES.iter().map(|game| scope.spawn(move || of(game))).collect();
        games.into_iter().flat_map(|it| it.join().expect("no game panics here")).collect()
    });
    let again = format!("PERGOLA_SEED={} PERGOLA_CHANGES={playouts}", run.luck.seed);
    let took = format!("Changed states took {:.1} s with {again}.", begun.elapsed().as_secs_f32());
    // Nobody is there to read it: no reason to fail.
    let _ = writeln!(io::stderr(), "{took}");
    assert!(broken.is_empty(), "{} ways, again with {again}:\n{}", broken.len(), broken.join("\n"));
}
