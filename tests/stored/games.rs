//! What is stored of games: states with every option and every module, and records of actions with their luck and events.
//!
//! A line of `states/` is a state with the table it belongs to, one of `records/` an action as a log has it. Both come from games
//! that were played by luck; what luck does not bring was written by hand.

use std::{
    any::type_name,
    collections::{BTreeMap, BTreeSet},
    fs,
    io::Write,
    sync::LazyLock,
};

use pergola::{
    engine::{
        Belonging, Chance, Chosen, END, Game, Meta, OptionKind, Options, Pictures, Record, Seat, Status, Viewer, load_checked,
    },
    games::{self, GAMES, Visitor, game},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    file,
    fixtures::{Kind, lines},
    nothing,
    settings::{Combinations, Setting, settings},
    types,
    types::{Type, Types},
    walk::Seen,
};

/// The types of a game, by the paths they have in the source.
struct TypesOf {
    key: &'static str,
    state: &'static str,
    event: &'static str,
    /// What is written and read of it, and not stored: what is seen, what is printed, what is chosen.
    elsewhere: [&'static str; 3],
}

/// The types of every game; games of one family share them.
static TYPES: LazyLock<Vec<TypesOf>> = LazyLock::new(|| {
    let mut named = Named(Vec::new());
    games::visit(&mut named);
    named.0
});

struct Named(Vec<TypesOf>);

impl Visitor for Named {
    fn meet<S: Pictures<View: DeserializeOwned>>(&mut self, meta: &'static Meta) {
        let elsewhere = [type_name::<S::View>(), type_name::<S::Printed>(), type_name::<S::Setup>()];
        self.0.push(TypesOf { key: meta.key, state: type_name::<S>(), event: type_name::<S::Event>(), elsewhere });
    }
}

/// How many games are played for each setting, and actions in each at most, to find lines that are missing.
const GAMES_EACH: u64 = 6;
const LONGEST: usize = 500;
/// So many settings are played at least.
const SETTINGS: usize = 24;

/// A line of a game's states.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    version: u16,
    seats: u8,
    options: Options,
    state: Value,
}

/// The lines of a game.
pub(crate) fn kinds(key: &'static str) -> Vec<Kind> {
    let TypesOf { state, event, .. } = TYPES.iter().find(|it| it.key == key).expect("every game is met");
    let kind = |folder: &str, of, part| Kind { file: format!("{folder}/{key}.jsonl"), of, having: "", part, again: None };
    vec![kind("states", state, "/state"), kind("records", "engine::record::Record", ""), kind("records", event, "/events/*")]
}

/// What games write and read, and what is not stored: these types with all that they hold.
pub(crate) fn elsewhere(types: &Types) -> BTreeSet<String> {
    let own = TYPES.iter().flat_map(|it| it.elsewhere).filter(|name| name.starts_with("pergola_"));
    let roots: Vec<Type> = own.map(|name| types.named(name)).collect();
    types.held_by(&roots).into_iter().map(|(id, _)| id.to_string()).collect()
}

#[test]
fn states_are_read_and_written_again() {
    let mut changed = Vec::new();
    for game in GAMES.iter() {
        let (meta, mut met) = (game.meta(), Seen::new());
        for (place, line) in lines(&format!("states/{}.jsonl", meta.key)) {
            let saved: Saved = serde_json::from_str(&line).expect("a line of states");
            met.extend(chosen(saved.seats, &saved.options));
            let belonging = Belonging { seats: saved.seats, options: &saved.options };
            let state = match load_checked(game, saved.version, &saved.state, belonging) {
                Ok(state) => state,
                Err(why) => {
                    changed.push(format!("{place} cannot be read any more: {why}"));
                    continue;
                }
            };
            let (written, stood) = (state.save_as_text(), saved.state.to_string());
            if saved.version == meta.version && written != stood {
                changed.push(format!("{place}:\n    {stood}\n  is written again as\n    {written}"));
            }
            let again = game.load(meta.version, state.save()).map(|state| state.save_as_text());
            changed.extend((again != Ok(written)).then(|| format!("{place} is read as what is not read again: {again:?}")));
        }
        let missing = offered(meta).into_iter().filter(|it| !met.contains(it));
        changed.extend(missing.map(|it| format!("{}: there is no state with {it}", meta.key)));
    }
    nothing("states that are stored so are read in another way, or not at all; the program has to go on reading them", &changed);
}

#[test]
fn records_are_read_and_written_again() {
    let mut changed = Vec::new();
    for game in GAMES.iter() {
        let meta = game.meta();
        let any = settings(game, 1, Combinations::Luck, 0).remove(0);
        let any = game.start(any.seats, &any.options, &mut Chance::silent(1)).expect("the game takes it");
        let mut verbs: BTreeSet<&str> = meta.verbs.iter().map(|verb| verb.key).chain([END]).collect();
        for (place, line) in lines(&format!("records/{}.jsonl", meta.key)) {
            let record: Record = serde_json::from_str(&line).expect("a line of records");
            let written = serde_json::to_string(&record).expect("it is plain data");
            changed.extend((written != line).then(|| format!("{place}:\n    {line}\n  is written again as\n    {written}")));
            match any.slots(&record.action) {
                Ok((verb, _)) => drop(verbs.remove(verb)),
                Err(why) => changed.push(format!("{place}: {} is no action any more: {why}", record.action)),
            }
            let viewers = || Seat::all(8).map(Viewer::Seat).chain([Viewer::Everyone]);
            for event in &record.events {
                let stood = event.to_string();
                let mut seen = viewers().filter_map(|viewer| Some(game.seen(event, viewer)?.stored().to_string()));
                let changes = !seen.any(|seen| seen == stood);
                changed.extend(changes.then(|| format!("{place}: {event} cannot be read any more, or is written differently")));
            }
        }
        changed.extend(verbs.iter().map(|verb| format!("{}: there is no record of {verb}", meta.key)));
    }
    nothing("logs that hold this are read in another way, or not at all; the program has to go on reading them", &changed);
}

/// What was chosen for a table, as [`offered`] has it.
fn chosen(seats: u8, options: &Options) -> Vec<String> {
    let of = |(key, chosen): (&String, &Chosen)| match chosen {
        Chosen::Toggle(on) => vec![format!("{key}: {on}")],
        Chosen::OneOf(choice) => vec![format!("{key}: {choice}")],
        // The key ends with the number of the seat.
        Chosen::Several(choices) => {
            let key = key.rsplit_once('-').map_or(&**key, |(key, _)| key);
            choices.iter().map(|choice| format!("{key}: {choice}")).collect()
        }
    };
    options.0.iter().flat_map(of).chain([format!("{seats} seats")]).collect()
}

/// Everything that can be chosen for a table.
fn offered(meta: &Meta) -> Vec<String> {
    let of = |option: &OptionKind| match option {
        OptionKind::Toggle { key } => vec![format!("{key}: true")],
        OptionKind::OneOf { key, choices } | OptionKind::EachSeat { key, choices, .. } => {
            choices.iter().map(|choice| format!("{key}: {choice}")).collect()
        }
    };
    let (fewest, most) = meta.seats;
    meta.options.iter().flat_map(of).chain((fewest..=most).map(|seats| format!("{seats} seats"))).collect()
}

/// Lines that could be added, each by the names it has: the shortest of those with the same.
#[derive(Default)]
struct Candidates(BTreeMap<Seen, String>);

impl Candidates {
    fn offer(&mut self, names: Seen, line: impl FnOnce() -> String) {
        let line = line();
        let shortest = self.0.entry(names).or_insert_with(|| line.clone());
        if line.len() < shortest.len() {
            *shortest = line;
        }
    }

    /// Those that are to be added where these names are there already: what brings most for its length comes first.
    fn missing(self, mut seen: Seen) -> Vec<String> {
        let mut added = Vec::new();
        loop {
            let brings = |names: &Seen| names.difference(&seen).count();
            let best = self.0.iter().filter(|(names, _)| brings(names) > 0);
            let best = best.max_by(|(one, short), (other, long)| (brings(one) * long.len()).cmp(&(brings(other) * short.len())));
            let Some((names, line)) = best else { return added };
            seen.extend(names.iter().cloned());
            added.push(line.clone());
        }
    }
}

/// The names in a line of these kinds, with what was chosen where it is a state's, and the verb where it is a record's.
fn names(kinds: &[Kind], types: &Types, line: &Value) -> Seen {
    let mut seen = Seen::new();
    for kind in kinds {
        for part in kind.parts(line) {
            types.see(&types.named(kind.of), part, &mut seen).unwrap_or_else(|why| panic!("{why}: {line}"));
        }
    }
    if let Ok(saved) = serde_json::from_value::<Saved>(line.clone()) {
        seen.extend(chosen(saved.seats, &saved.options));
    }
    seen.extend(line["action"].as_str().map(|action| format!("verb {}", action.split(' ').next().unwrap_or_default())));
    seen
}

/// Plays a game by luck, and offers its states and records.
fn play(game: &dyn Game, setting: &Setting, seed: u64, offer: &mut dyn FnMut(bool, Value)) {
    let mut luck = Chance::silent(seed);
    let mut state = game.start(setting.seats, &setting.options, &mut Chance::silent(seed)).expect("the game takes it");
    for _ in 0..LONGEST {
        let (version, seats, options) = (game.meta().version, setting.seats, setting.options.clone());
        let saved = Saved { version, seats, options, state: state.save() };
        offer(true, serde_json::to_value(saved).expect("it is plain data"));
        let status = state.status();
        let Status::ToAct { .. } = status else { return };
        let seats: Vec<Seat> = status.actors().iter().filter(|seat| state.choices(*seat) > 0).collect();
        let seat = seats[luck.below(seats.len() as u32) as usize];
        let actions = state.legal_actions(seat);
        let action = &actions[luck.below(actions.len() as u32) as usize];
        let record = Record::play(&mut *state, seat, action, luck.below(u32::MAX).into()).expect("it is legal");
        offer(false, serde_json::to_value(record).expect("it is plain data"));
    }
}

#[test]
#[ignore = "it plays games and adds lines for what stands in none; it changes no line that is there"]
fn lines_that_are_missing_are_added() {
    let types = types();
    for key in GAMES.iter().map(|game| game.meta().key) {
        let game = game(key).expect("it is in the catalogue");
        let (states, records): (Vec<Kind>, Vec<Kind>) = kinds(key).into_iter().partition(|kind| kind.part == "/state");
        let mut found = [(&states, Candidates::default()), (&records, Candidates::default())];
        for setting in settings(game, SETTINGS, Combinations::Pairs, 0) {
            for seed in 0..GAMES_EACH {
                play(game, &setting, setting.seed * GAMES_EACH + seed, &mut |is_state, line| {
                    let (kinds, candidates) = &mut found[usize::from(!is_state)];
                    candidates.offer(names(kinds, &types, &line), || line.to_string());
                });
            }
        }
        for (kinds, candidates) in found {
            let path = file(&kinds[0].file);
            let there = fs::read_to_string(&path).unwrap_or_default();
            let there = there.lines().map(|line| names(kinds, &types, &serde_json::from_str(line).expect("a line of JSON")));
            let missing = candidates.missing(there.flatten().collect());
            let mut file = fs::OpenOptions::new().create(true).append(true).open(path).expect("the file can be written");
            missing.iter().try_for_each(|line| writeln!(file, "{line}")).expect("it is written");
        }
    }
}
