//! How long a picture takes: drawing with and without what is kept, and writing the file; and a film of many, with how many
//! bytes it has.
//!
//! Time is what the processor spent on it, so that other work on the machine does not count.

use std::{
    fs,
    hint::black_box,
    sync::LazyLock,
    time::{Duration, Instant},
};

use criterion::{
    Criterion, criterion_group, criterion_main,
    measurement::{Measurement, ValueFormatter, WallTime},
};
use pergola::{
    engine::{Chance, Frame, FrameTurn, Options, Pictures, Seat, Seats, Status, Viewer},
    games::{
        alhambra::{Alhambra, event::Event, view::View},
        game,
    },
    text::{Occupant, Speaker},
};
use pergola_render::{Film, Painter, Scene};

/// The time this thread ran, as the kernel counts it; the time by the clock where there is no such count.
struct ProcessorTime;

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn ran() -> Duration {
    let counted = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = counted.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

impl Measurement for ProcessorTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        ran()
    }

    fn end(&self, start: Duration) -> Duration {
        ran().saturating_sub(start)
    }

    fn add(&self, a: &Duration, b: &Duration) -> Duration {
        *a + *b
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}

fn painter() -> Painter {
    Painter::new(pergola::data::art)
}

/// The scene of a reference picture.
fn scene(name: &str) -> Scene<String> {
    let path = format!("{}/tests/pictures/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let sample: serde_json::Value = serde_json::from_slice(&fs::read(path).expect("a sample")).expect("JSON");
    let view: View = serde_json::from_value(sample["view"].clone()).expect("a view");
    let events: Vec<Event> = serde_json::from_value(sample["frame"]["events"].clone()).expect("events");
    let names: Vec<String> = serde_json::from_value(sample["frame"]["names"].clone()).expect("names");
    let to_act: Seats = serde_json::from_value(sample["frame"]["to_act"].clone()).expect("seats");
    let status = Status::ToAct { turn: 31, must: to_act, may: Seats::NONE };
    let turns = vec![FrameTurn { seat: Seat(0), events }];
    let frame = Frame { turns, ..Frame::bare(names.len() as u8, Viewer::Everyone, &status) };
    let people: Vec<Occupant> = names.into_iter().map(|name| Occupant::Person { name, mention: None }).collect();
    let speaker = Speaker::picture("en", &people, |_| true);
    Alhambra::picture(&view, &frame).map_text(|text| speaker.say(&text))
}

fn pictures(bench: &mut Criterion<ProcessorTime>) {
    for name in ["alhambra_table", "alhambra_table_6"] {
        let scene = scene(name);
        let warm = painter();
        let drawn = warm.picture(&scene);
        bench.bench_function(&format!("{name}: draw, all kept"), |it| it.iter(|| black_box(warm.picture(&scene))));
        let reduced = warm.reduce(&drawn, "alhambra");
        bench.bench_function(&format!("{name}: palette"), |it| it.iter(|| drop(black_box(warm.reduce(&drawn, "alhambra")))));
        bench.bench_function(&format!("{name}: file"), |it| it.iter(|| black_box(reduced.png())));
        bench.bench_function(&format!("{name}: file in full colour"), |it| it.iter(|| black_box(warm.write(&drawn, "none"))));
        bench.bench_function(&format!("{name}: whole, all kept"), |it| it.iter(|| black_box(warm.png(&scene))));
        bench.bench_function(&format!("{name}: whole, nothing kept"), |it| it.iter(|| black_box(painter().png(&scene))));
    }
}

/// What everybody sees at the start of each of the first turns of a game played at random.
fn turns(key: &str, seats: u8, most: usize) -> Vec<Scene<String>> {
    let game = game(key).expect("the game is in the catalogue");
    let mut luck = Chance::silent(7);
    let mut state = game.start(seats, &Options::default(), &mut luck).unwrap_or_else(|why| panic!("{why:?}"));
    let speaker = Speaker::picture("en", &vec![Occupant::Unknown; usize::from(seats)], |_| true);
    let (mut scenes, mut known) = (Vec::new(), 0);
    while let Status::ToAct { turn, must, .. } = state.status()
        && scenes.len() < most
    {
        if turn != known {
            known = turn;
            let frame = Frame::bare(seats, Viewer::Everyone, &state.status());
            scenes.push(state.picture(&frame).map_text(|text| speaker.say(&text)));
        }
        let seat = must.iter().next().expect("somebody is waited for");
        let listed = state.legal_actions(seat);
        let action = &listed[luck.below(listed.len() as u32) as usize];
        state.play(seat, action, &mut luck).expect("what is listed is legal");
    }
    scenes
}

fn film(painter: &Painter, scenes: &[Scene<String>]) -> Vec<u8> {
    let mut film = Film::of(painter, &scenes[0], 800);
    scenes.iter().for_each(|scene| film.show(painter, scene, 70));
    film.finish()
}

fn films(bench: &mut Criterion<ProcessorTime>) {
    for (key, seats) in [("alhambra", 3), ("hanging-gardens", 4), ("gardens", 2)] {
        let (scenes, painter) = (turns(key, seats, 60), painter());
        let (bytes, alone) =
            (film(&painter, &scenes).len(), scenes.iter().map(|it| film(&painter, std::slice::from_ref(it)).len()));
        println!("{key}: a film of {} turns has {bytes} bytes; as many pictures {}", scenes.len(), alone.sum::<usize>());
        bench.bench_function(&format!("{key}: a film of {} turns", scenes.len()), |it| {
            it.iter(|| black_box(film(&painter, &scenes)))
        });
    }
}

criterion_group! { name = benches; config = Criterion::default().with_measurement(ProcessorTime).sample_size(20); targets = pictures }
criterion_group! { name = long; config = Criterion::default().with_measurement(ProcessorTime).sample_size(10); targets = films }
criterion_main!(benches, long);
