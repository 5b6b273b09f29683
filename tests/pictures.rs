//! Reference pictures: what views look like, held against the files in `tests/pictures`.
//!
//! Each `<game>_<name>.json` is a view with its frame, `<game>_<name>.png` is how it looks. A picture may differ from its reference by a
//! hair (see `TOLERANCE`); `UPDATE=1` renews the references; a failure leaves `<name>_difference.png` in the target folder.

use std::{collections::BTreeSet, fs, path::PathBuf};

use image::RgbImage;
use pergola::{
    engine::{
        AnyState, Chance, Frame, FrameOf, FrameTurn, Game, Meta, Options, Pictures, Seat, SeatFace, Seats, Seen, Spot, Status,
        Viewer,
    },
    games::{self, GAMES, Visitor},
    text::{self, LANGUAGES, Occupant, Speaker, Text},
};
use pergola_render::{Color, Fill, Layer, Node, Painter, Rect, Scene, Turn};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

use super::bots::with_options;

/// The greatest mean difference of a channel that passes, in hundredths.
const TOLERANCE: u64 = 30;

#[derive(Deserialize)]
pub(super) struct Sample {
    pub(super) view: Value,
    pub(super) frame: SampleFrame,
    /// The scoring rounds, for what shows them.
    #[serde(default)]
    milestones: Value,
    #[serde(default)]
    shows: Shows,
}

/// Which picture a sample is drawn as.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Shows {
    /// The table, or a seat's own.
    #[default]
    Table,
    /// The last of the scoring rounds.
    Scoring,
    /// The end.
    Poster,
}

#[derive(Deserialize)]
pub(super) struct SampleFrame {
    table: u64,
    turn: u32,
    revision: u64,
    pub(super) names: Vec<String>,
    #[serde(default)]
    viewer: Option<Seat>,
    to_act: Seats,
    last_actor: Option<Seat>,
    events: Value,
    pub(super) marks: Vec<(Spot, u16)>,
    #[serde(default)]
    letters: Vec<Spot>,
    #[serde(default)]
    heading: Option<String>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

fn painter() -> Painter {
    Painter::new(pergola::data::art)
}

pub(super) fn samples() -> Vec<(String, Sample)> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder()).expect("the folder of samples").map(|it| it.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "json"));
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let sample = serde_json::from_slice(&fs::read(&path).expect("a sample")).unwrap_or_else(|why| panic!("{name}: {why}"));
        (name, sample)
    };
    paths.into_iter().map(read).collect()
}

fn scene(name: &str, sample: &Sample) -> Scene<String> {
    scene_in(LANGUAGES[0], name, sample)
}

pub(super) fn scene_in(language: &'static str, name: &str, sample: &Sample) -> Scene<String> {
    let mut drawing = Drawing { folder: game_of(name), language, sample, scene: None };
    games::visit(&mut drawing);
    drawing.scene.expect("the game is in the catalogue")
}

/// A sample that is drawn by its game.
struct Drawing<'a> {
    folder: String,
    language: &'static str,
    sample: &'a Sample,
    scene: Option<Scene<String>>,
}

impl Visitor for Drawing<'_> {
    fn meet<S: Pictures<View: DeserializeOwned>>(&mut self, meta: &'static Meta) {
        if folder_of(meta.key) == self.folder {
            self.scene = Some(scene_of::<S>(self.language, self.sample));
        }
    }
}

/// What a game's art and pictures are found by.
fn folder_of(key: &str) -> String {
    key.replace('-', "_")
}

/// The game of a sample, by which its palette is found too.
fn game_of(name: &str) -> String {
    let begins = |game: &String| name.strip_prefix(game.as_str()).is_some_and(|rest| rest.starts_with('_'));
    let games = GAMES.keys().map(folder_of).filter(begins);
    games.max_by_key(String::len).unwrap_or_else(|| panic!("{name}: a sample begins with a game"))
}

/// A sample as its game draws it.
fn scene_of<S: Pictures<View: DeserializeOwned>>(language: &str, sample: &Sample) -> Scene<String> {
    let given = &sample.frame;
    let events = serde_json::from_value(given.events.clone()).expect("the events of the last turn");
    let frame: FrameOf<S> = Frame {
        table: given.table,
        turn: given.turn,
        revision: given.revision,
        viewer: given.viewer.map_or(Viewer::Everyone, Viewer::Seat),
        seats: vec![SeatFace::default(); given.names.len()],
        to_act: given.to_act,
        turns: given.last_actor.map(|seat| FrameTurn { seat, events }).into_iter().collect(),
        marks: given.marks.iter().map(|(Spot(spot), number)| (spot.parse().expect("a spot"), *number)).collect(),
        letters: given.letters.iter().map(|Spot(spot)| spot.parse().expect("a spot")).collect(),
        heading: given.heading.clone().map(Text::of),
    };
    let people: Vec<Occupant> = given.names.iter().map(|name| Occupant::Person { name: name.clone(), mention: None }).collect();
    let speaker = Speaker::picture(language, &people, |sign| pergola_render::has_glyphs(sign.encode_utf8(&mut [0; 4])));
    let view: S::View = serde_json::from_value(sample.view.clone()).expect("a view");
    let milestones: Vec<S::Event> = match &sample.milestones {
        Value::Null => Vec::new(),
        given => serde_json::from_value(given.clone()).expect("scoring rounds"),
    };
    let scene = match sample.shows {
        Shows::Table => S::picture(&view, &frame),
        Shows::Scoring => S::scoring(&view, &frame, milestones.last().expect("a scoring round")).expect("a picture of it"),
        Shows::Poster => S::poster(&view, &frame, &milestones).expect("a poster"),
    };
    scene.map_text(|text| speaker.say(&text))
}

#[test]
fn pictures_look_as_they_did() {
    let painter = painter();
    let mut failures = Vec::new();
    for (name, sample) in samples() {
        let scene = scene(&name, &sample);
        assert_eq!(painter.missing_art(&scene), Vec::<String>::new(), "{name}: art");
        let file = painter.png(&scene);
        let reference = folder().join(format!("{name}.png"));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&reference, &file).expect("a reference can be written");
            continue;
        }
        let drawn = image::load_from_memory(&file).expect("a picture").to_rgb8();
        let expected = image::open(&reference).unwrap_or_else(|why| panic!("{name}: {why}; UPDATE=1 draws it")).to_rgb8();
        if let Err(why) = compare(&drawn, &expected) {
            let difference = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}_difference.png"));
            show_difference(&drawn, &expected).save(&difference).expect("a difference can be written");
            failures.push(format!("{name}: {why}, see {}", difference.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The first colours of a game's palette are those of the design.
fn design_colors(game: &str) -> Vec<[u8; 3]> {
    let file = pergola::data::file(&format!("art/{game}/palette.txt")).expect("a palette");
    let lines = std::str::from_utf8(file).expect("text").lines().filter_map(|line| line.strip_prefix('#'));
    let colors: Vec<[u8; 3]> = lines
        .map(|hex| u32::from_str_radix(hex, 16).expect("a colour").to_be_bytes())
        .map(|[_, red, green, blue]| [red, green, blue])
        .collect();
    colors[..44].to_vec()
}

#[test]
fn the_colours_of_the_design_are_exact_in_the_file() {
    let painter = painter();
    for (name, sample) in samples() {
        let design = design_colors(&game_of(&name));
        let scene = scene(&name, &sample);
        let drawn = painter.picture(&scene);
        let file = painter.png(&scene);
        assert_eq!(file[25], 3, "{name} is written with its palette");
        assert!(file.len() <= 250_000, "{name} takes {} bytes", file.len());
        let written = image::load_from_memory(&file).expect("a picture").to_rgb8();
        let changed = drawn.pixels().zip(written.pixels()).find(|(a, b)| a != b && design.contains(&a.0));
        assert_eq!(changed, None, "{name}");
        let used = drawn.pixels().filter(|pixel| design.contains(&pixel.0)).count();
        assert!(used * 2 > drawn.pixels().len(), "{name}: most of the picture is made of the design's colours");
    }
}

/// How far two pieces of art are apart in greyscale: the mean difference of their pixels.
fn apart(painter: &Painter, a: &str, b: &str) -> u64 {
    let drawn = [a, b].map(|name| {
        let at = Rect::new(0, 0, 60, 60);
        let ground = Node::Rect { at, radius: 0, fill: Some(Fill::Solid(Color(0xE9DDC7))), stroke: None };
        let sprite = Node::Sprite { name: name.to_owned(), at, turn: Turn::None, percent: 100 };
        let layers = vec![Layer { kept: false, nodes: vec![ground, sprite] }];
        let picture = painter.picture(&Scene { width: 60, height: 60, palette: "none", layers });
        image::DynamicImage::ImageRgb8(picture).to_luma8()
    });
    let sum: u64 = drawn[0].as_raw().iter().zip(drawn[1].as_raw()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum / 3600
}

/// The pieces that are told apart from each other: a line of a file `<game>_apart.txt` each.
fn groups() -> Vec<Vec<String>> {
    let files = fs::read_dir(folder()).expect("the folder of samples").map(|it| it.expect("a file").path());
    let files = files.filter(|path| path.to_string_lossy().ends_with("_apart.txt"));
    let read = |path: PathBuf| fs::read_to_string(path).expect("a list of pieces");
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect();
    files.flat_map(|path| read(path).lines().map(words).collect::<Vec<_>>()).collect()
}

/// What a game has to have in the folder of samples: its table, its end, and which pieces of its own art are told apart.
fn wanted(game: &str, has_art: bool) -> Vec<String> {
    let pictures = ["table.json", "over.json"].map(|it| format!("{game}_{it}"));
    pictures.into_iter().chain(has_art.then(|| format!("{game}_apart.txt"))).collect()
}

#[test]
fn every_game_has_reference_pictures() {
    let games = GAMES.keys().map(folder_of);
    let has_art = |game: &str| pergola::data::files(&format!("art/{game}")).iter().any(|path| path.ends_with(".svg"));
    let wanted = games.flat_map(|game| wanted(&game, has_art(&game)));
    let missing: Vec<String> = wanted.filter(|name| !folder().join(name).exists()).collect();
    assert!(missing.is_empty(), "games lack reference pictures; add to tests/pictures: {}", missing.join(", "));
}

#[test]
fn without_colour_pieces_are_still_told_apart() {
    let painter = painter();
    let groups = groups();
    for group in &groups {
        for (index, a) in group.iter().enumerate() {
            for b in &group[..index] {
                assert!(apart(&painter, a, b) >= 5, "{a} and {b}: {}", apart(&painter, a, b));
            }
        }
    }
}

/// Random games at every table size, and with every option that goes together at some: whatever comes up can be drawn and said.
#[test]
fn every_state_of_random_games_can_be_drawn_and_said() {
    let painter = painter();
    for game in GAMES.iter() {
        let (fewest, most) = game.meta().seats;
        for seats in fewest..=most {
            draw_all(&painter, RandomGame::start(game, seats, &Options::default()));
        }
        for seats in BTreeSet::from([fewest, fewest.midpoint(most), most]) {
            let options = with_options(game, seats);
            if options != Options::default() {
                draw_all(&painter, RandomGame::start(game, seats, &options));
            }
        }
    }
}

fn draw_all(painter: &Painter, mut table: RandomGame) {
    let mut drawn = 0;
    while table.play_turn() {
        drawn += 1;
        let viewers = [Viewer::Everyone, Viewer::Seat(table.actor())];
        for viewer in viewers {
            let frame = table.frame(viewer);
            let scene = table.state.picture(&frame);
            for text in texts(&scene).chain(table.state.describe(&frame)) {
                text::check(&text).unwrap_or_else(|why| panic!("{}, turn {drawn}: {why}", table.name));
            }
            let speaker = Speaker::picture("en", &[], |_| true);
            let scene = scene.map_text(|text| speaker.say(&text));
            assert_eq!(painter.missing_art(&scene), Vec::<String>::new());
            let said: Vec<String> = table.state.describe(&frame).iter().map(|text| speaker.say(text)).collect();
            table.keep(painter, &scene, &said.join(" "), drawn, viewer);
        }
    }
    draw_big_moments(painter, &table);
}

/// Every scoring round of a game, and its end.
fn draw_big_moments(painter: &Painter, table: &RandomGame) {
    let frame = table.frame(Viewer::Everyone);
    let seen = |event: &Value| table.game.seen(event, Viewer::Everyone);
    let milestones: Vec<Seen> = table.milestones.iter().filter_map(seen).collect();
    let mut pictures: Vec<(Option<Scene<Text>>, Vec<Text>)> = Vec::new();
    for milestone in &milestones {
        pictures.push((table.state.scoring(&frame, milestone), table.state.describe_scoring(&frame, milestone)));
    }
    pictures.push((table.state.poster(&frame, &milestones), table.state.describe_poster(&frame, &milestones)));
    let speaker = Speaker::picture("en", &[], |_| true);
    for (number, (scene, said)) in (900..).zip(pictures) {
        let Some(scene) = scene else { continue };
        for text in texts(&scene).chain(said.iter().cloned()) {
            text::check(&text).unwrap_or_else(|why| panic!("{}, scoring or end: {why}", table.name));
        }
        let scene = scene.map_text(|text| speaker.say(&text));
        assert_eq!(painter.missing_art(&scene), Vec::<String>::new());
        let said: Vec<String> = said.iter().map(|text| speaker.say(text)).collect();
        assert!(!said.is_empty(), "{}: a picture is also said", table.name);
        table.keep(painter, &scene, &said.join(" "), number, Viewer::Everyone);
    }
}

fn texts(scene: &Scene<Text>) -> impl Iterator<Item = Text> {
    let mut texts = Vec::new();
    scene.clone().map_text(|text| texts.push(text));
    texts.into_iter()
}

/// A game whose seats play random legal actions.
struct RandomGame {
    game: &'static dyn Game,
    state: Box<dyn AnyState>,
    luck: Chance,
    last_actor: Option<Seat>,
    last_turn: Vec<Value>,
    milestones: Vec<Value>,
    seats: u8,
    name: String,
}

impl RandomGame {
    fn start(game: &'static dyn Game, seats: u8, options: &Options) -> RandomGame {
        let mut luck = Chance::silent(u64::from(seats));
        let state = game.start(seats, options, &mut luck).expect("it starts");
        let chosen = options.0.len();
        let name = format!("{}_{seats}_{chosen}", game.meta().key);
        RandomGame { game, state, luck, last_actor: None, last_turn: Vec::new(), milestones: Vec::new(), seats, name }
    }

    fn actor(&self) -> Seat {
        self.state.status().waits_for().iter().next().unwrap_or(Seat(0))
    }

    /// Plays until an `end`, or until the turn has ended without one; false once the game was over before.
    fn play_turn(&mut self) -> bool {
        let Status::ToAct { turn: begun, .. } = self.state.status() else { return false };
        let seat = self.actor();
        self.last_turn.clear();
        self.last_actor = Some(seat);
        loop {
            let actions = self.state.legal_actions(seat);
            let action = self.choose(&actions);
            let played = self.state.play(seat, &action, &mut self.luck).expect("a listed action is legal");
            let milestones = played.events.iter().filter(|event| self.game.is_milestone(event));
            self.milestones.extend(milestones.cloned());
            self.last_turn.extend(played.events);
            let goes_on = matches!(self.state.status(), Status::ToAct { turn, must, .. } if turn == begun && must.contains(seat));
            if action == "end" || !goes_on {
                return true;
            }
        }
    }

    /// A random action; buying and placing in the city are preferred, so that cities grow.
    fn choose(&mut self, actions: &[String]) -> String {
        let builds = ["place", "buy", "build"].iter().find_map(|verb| {
            let some: Vec<&String> = actions.iter().filter(|it| it.starts_with(verb)).collect();
            (!some.is_empty()).then_some(some)
        });
        let choices = match builds {
            Some(builds) if self.luck.below(4) > 0 => builds,
            _ => actions.iter().collect(),
        };
        choices[self.luck.below(choices.len() as u32) as usize].clone()
    }

    fn frame(&self, viewer: Viewer) -> Frame {
        let mut frame = Frame::bare(self.seats, viewer, &self.state.status());
        frame.table = 12;
        let events: Vec<Seen> = self.last_turn.iter().filter_map(|event| self.game.seen(event, viewer)).collect();
        frame.turns = self.last_actor.map(|seat| FrameTurn { seat, events }).into_iter().collect();
        frame
    }

    /// With the variable `GALLERY`, writes every tenth picture into that folder, in full colour.
    fn keep(&self, painter: &Painter, scene: &Scene<String>, said: &str, turn: u32, viewer: Viewer) {
        let over = matches!(self.state.status(), Status::Over(_));
        let Some(folder) = std::env::var_os("GALLERY").filter(|_| over || turn.is_multiple_of(10)) else { return };
        let who = if viewer == Viewer::Everyone { "table" } else { "seat" };
        let name = PathBuf::from(folder).join(format!("{}_{turn:03}_{who}", self.name));
        painter.picture(scene).save(name.with_extension("png")).expect("a picture can be written");
        fs::write(name.with_extension("txt"), said).expect("a text can be written");
    }
}

fn compare(drawn: &RgbImage, expected: &RgbImage) -> Result<(), String> {
    if drawn.dimensions() != expected.dimensions() {
        return Err(format!("{:?} instead of {:?} pixels", drawn.dimensions(), expected.dimensions()));
    }
    let channels = drawn.as_raw().iter().zip(expected.as_raw());
    let sum: u64 = channels.map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    let mean = sum * 100 / drawn.as_raw().len() as u64;
    if mean > TOLERANCE { Err(format!("it differs by {mean} hundredths a channel")) } else { Ok(()) }
}

fn show_difference(drawn: &RgbImage, expected: &RgbImage) -> RgbImage {
    RgbImage::from_fn(drawn.width(), drawn.height(), |x, y| {
        let (a, b) = (drawn.get_pixel(x, y).0, expected.get_pixel_checked(x, y).map_or([0; 3], |it| it.0));
        image::Rgb([0, 1, 2].map(|channel| 255 - a[channel].abs_diff(b[channel]).saturating_mul(4)))
    })
}
