//! What can be read on a phone, where a picture is 400 pixels wide: measured in every reference picture, which is plain data,
//! in every language.
//!
//! A badge is a disc with a figure in a colour of badges. What is compared are walls and moats, prices, huts, marks, what
//! lies on a card, and titles: no badge of a menu lies on any of it. What is chosen from is large, and nothing is cut but
//! long names.

use pergola_render::{Anchor, Color, Face, Fill, Node, Part, Rect, Scene, Turn, text_width};
use serde_json::Value;

use pergola::text::LANGUAGES;

use super::pictures::{Sample, samples, scene_in};

/// How wide a picture is on a phone.
const PHONE: i32 = 400;
/// The least size there of a badge's figures, and the least width of what is chosen from.
const FIGURES: i32 = 11;
const OFFERED: i32 = 56;
/// Names up to this length are whole.
const SHORT_NAME: usize = 10;
/// The language of tests, a third longer than English.
const PSEUDO: &str = "x-long";

const TURQUOISE: Color = Color(0x1E8A8A);
const NIGHT: Color = Color(0x1F2A44);
const SAFFRON: Color = Color(0xE3A72F);
const ATTENTION: Color = Color(0xE8590C);

/// A number that points at something.
#[derive(Debug)]
struct Badge {
    x: i32,
    y: i32,
    radius: i32,
    size: i32,
    number: u16,
    fill: Color,
}

impl Badge {
    /// Whether it is of a menu, not the step of a story.
    fn is_of_menu(&self) -> bool {
        self.fill != ATTENTION
    }

    /// How deep it reaches into a box.
    fn reach_into(&self, at: Rect) -> i32 {
        let outside = |point: i32, from: i32, to: i32| i64::from((from - point).max(point - to).max(0));
        let (right, down) = (outside(self.x, at.x, at.right()), outside(self.y, at.y, at.bottom()));
        self.radius - (right * right + down * down).isqrt() as i32
    }
}

fn nodes(scene: &Scene<String>) -> Vec<&Node<String>> {
    scene.layers.iter().flat_map(|layer| &layer.nodes).collect()
}

fn badges(scene: &Scene<String>) -> Vec<Badge> {
    let nodes = nodes(scene);
    let mut badges = Vec::new();
    for (at, node) in nodes.iter().enumerate() {
        let Node::Circle { x, y, radius, fill: Some(Fill::Solid(fill)), .. } = node else { continue };
        // Figures on night alone are of something else, such as what a row costs.
        let is_rimmed = at.checked_sub(1).is_some_and(|before| match nodes[before] {
            Node::Circle { fill: Some(Fill::Solid(rim)), .. } => *rim == SAFFRON,
            _ => false,
        });
        let is_badge = [TURQUOISE, ATTENTION].contains(fill) || *fill == NIGHT && is_rimmed;
        if !is_badge {
            continue;
        }
        // A thin circle may lie between the disc and its figure.
        let written = nodes[at + 1..].iter().take(2).find_map(|next| match next {
            Node::Text { text, x: middle, size, anchor: Anchor::Middle, .. } if middle == x => Some((text, *size)),
            _ => None,
        });
        let Some((number, size)) = written.and_then(|(text, size)| Some((text.parse().ok()?, size))) else { continue };
        badges.push(Badge { x: *x, y: *y, radius: *radius, size: size.into(), number, fill: *fill });
    }
    badges
}

/// Everything in every reference picture that `find` finds fault with, in every language and in the pseudo-language.
fn faults(find: impl Fn(&Sample, &Scene<String>) -> Vec<String>) -> Vec<String> {
    let all: Vec<&'static str> = LANGUAGES.iter().copied().chain([PSEUDO]).collect();
    faults_in(&all, find)
}

/// The same in these languages.
fn faults_in(languages: &[&'static str], find: impl Fn(&Sample, &Scene<String>) -> Vec<String>) -> Vec<String> {
    let mut all = Vec::new();
    for (name, sample) in samples() {
        for language in languages {
            let found = find(&sample, &scene_in(language, &name, &sample));
            all.extend(found.into_iter().map(|fault| format!("{name}, {language}: {fault}")));
        }
    }
    all
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn figures_of_badges_can_be_read() {
    assert_none(&faults(|_, scene| {
        let is_small = |size: i32| size * PHONE < FIGURES * scene.width as i32;
        let of_badges = badges(scene).into_iter().filter(|badge| is_small(badge.size)).map(|badge| format!("{badge:?}"));
        let discs = nodes(scene).into_iter().flat_map(|node| match node {
            Node::Run { parts, .. } => parts.as_slice(),
            _ => &[],
        });
        let in_runs = discs.filter_map(|part| match part {
            Part::Disc { figure, radius, fill, .. } if [TURQUOISE, ATTENTION].contains(fill) && is_small(radius * 17 / 10) => {
                Some(format!("the disc {figure} in a row"))
            }
            _ => None,
        });
        of_badges.chain(in_runs).collect()
    }));
}

/// The edge along which a wall or moat lies: its art has it in the north, and is turned.
fn edge(at: Rect, turn: Turn) -> Rect {
    let thick = at.w * 14 / 96;
    match turn {
        Turn::None => Rect { h: thick, ..at },
        Turn::Quarter => Rect::new(at.right() - thick, at.y, thick, at.h),
        Turn::Half => Rect::new(at.x, at.bottom() - thick, at.w, thick),
        Turn::ThreeQuarters => Rect { w: thick, ..at },
    }
}

/// Sprites that are compared when one chooses, by the beginning of their name.
const COMPARED: [&str; 6] = [
    "alhambra/hut_",
    "sanssouci/mark_",
    "hanging_gardens/flower_",
    "hanging_gardens/bonus_ring",
    "hanging_gardens/irrigation",
    "hanging_gardens/visitor_",
];

/// A box that no badge may lie on, with what it is.
fn compared(node: &Node<String>) -> Option<(Rect, String)> {
    match node {
        Node::Sprite { name, at, turn, percent: 100 } => {
            if ["alhambra/wall", "alhambra/wall_run", "granada/moat", "granada/moat_run"].contains(&name.as_str()) {
                return Some((edge(*at, *turn), name.clone()));
            }
            COMPARED.iter().any(|it| name.starts_with(it)).then(|| (*at, name.clone()))
        }
        Node::Text { text, x, y, anchor, size, face, halo, .. } => {
            let is_title = matches!(face, Face::SerifSemibold) && *size >= 32;
            if !is_title && halo.is_none() {
                return None;
            }
            let width = text_width(text, *face, *size) as i32;
            let left = match anchor {
                Anchor::Left => *x,
                Anchor::Middle => x - width / 2,
                Anchor::Right => x - width,
            };
            let height = i32::from(*size) * 2 / 3;
            Some((Rect::new(left, y - height, width, height), format!("“{text}”")))
        }
        _ => None,
    }
}

#[test]
fn no_badge_lies_on_what_is_compared() {
    assert_none(&faults(|_, scene| {
        let all: Vec<(Rect, String)> = nodes(scene).into_iter().filter_map(compared).collect();
        let mut found = Vec::new();
        for badge in badges(scene) {
            // The number of a step lies on the corner of what was changed: it leaves titles free, and no more.
            let lies_on = |(at, what): &&(Rect, String)| {
                badge.reach_into(*at) > 3 && (badge.is_of_menu() || what.starts_with('“') && what.len() > 8)
            };
            found.extend(all.iter().filter(lies_on).map(|(_, what)| format!("badge {} lies on {what}", badge.number)));
        }
        found
    }));
}

/// How many sprites with one of these names are wide enough on a phone.
fn large(scene: &Scene<String>, is_of: impl Fn(&str) -> bool) -> usize {
    let is_large = |node: &&Node<String>| match node {
        Node::Sprite { name, at, .. } => is_of(name) && at.w * PHONE >= OFFERED * scene.width as i32,
        _ => false,
    };
    nodes(scene).iter().filter(|node| is_large(node)).count()
}

/// The art of the tiles in these spaces of a market.
fn tiles(market: &Value) -> Vec<String> {
    let codes = market.as_array().into_iter().flatten().filter_map(Value::as_str);
    codes.map(|code| format!("/{}", code.split('-').next().unwrap_or_default())).collect()
}

#[test]
fn what_is_chosen_from_is_large() {
    assert_none(&faults(|sample, scene| {
        let asks = |word: &str| sample.frame.marks.iter().any(|(spot, mark)| *mark > 0 && spot.0.starts_with(word));
        let view = &sample.view;
        let mut wanted: Vec<(String, usize, usize)> = Vec::new();
        if asks("market ") || asks("piece ") {
            let both = view.get("combined").and_then(|both| both.get("market")).unwrap_or(&Value::Null);
            for art in tiles(&view["market"]).into_iter().chain(tiles(both)) {
                let count = large(scene, |name| name.contains(&art));
                wanted.push((art, 1, count));
            }
        }
        if asks("card ") && view.get("columns").is_some_and(|columns| columns[0].get("cards").is_some()) {
            wanted.push(("cards".to_owned(), 10, large(scene, |name| name == "hanging_gardens/card_ground")));
        }
        if asks("card ") && view.get("gardens").is_some() {
            wanted.push(("tiles of the market".to_owned(), 8, large(scene, |name| name == "sanssouci/tile")));
            wanted.push(("cards".to_owned(), 2, large(scene, |name| name.starts_with("sanssouci/card_"))));
        }
        if asks("tile ") && view.get("stacks").is_some() {
            wanted.push(("enhancements".to_owned(), 2, large(scene, |name| name.starts_with("hanging_gardens/enhancement_"))));
        }
        if asks("turn ") || asks("tile ") && view.get("board").is_some() {
            wanted.push(("tiles".to_owned(), 2, large(scene, |name| name == "gardens/tile_ground")));
        }
        let few = wanted.into_iter().filter(|(_, least, count)| count < least);
        few.map(|(what, least, count)| format!("{count} {what} of {least} are large")).collect()
    }));
}

/// A text that is longer than its room.
fn is_cut(text: &str, face: Face, size: u16, room: Option<u32>) -> bool {
    room.is_some_and(|room| text_width(text, face, size * 5 / 6) > room)
}

fn cut(node: &Node<String>) -> Vec<String> {
    let Node::Run { parts, room, .. } = node else {
        return match node {
            Node::Text { text, size, face, room, .. } if is_cut(text, *face, *size, *room) => vec![text.clone()],
            _ => Vec::new(),
        };
    };
    let width = |part: &Part<String>| match part {
        Part::Text { text, size, face, room, .. } => text_width(text, *face, *size).min(room.unwrap_or(u32::MAX)),
        Part::Disc { radius, .. } => (2 * radius) as u32,
        Part::Sprite { size, .. } => *size as u32,
        Part::Gap(width) => *width as u32,
    };
    let mut cut: Vec<String> = Vec::new();
    for part in parts {
        if let Part::Text { text, size, face, room, .. } = part
            && is_cut(text, *face, *size, *room)
        {
            cut.push(text.clone());
        }
    }
    // The last text of a row may be written smaller.
    let last = parts.iter().rposition(|part| matches!(part, Part::Text { .. }));
    let saved = last.map_or(0, |at| match &parts[at] {
        Part::Text { text, size, face, .. } => width(&parts[at]).saturating_sub(text_width(text, *face, size * 5 / 6)),
        _ => 0,
    });
    let total = parts.iter().map(width).sum::<u32>();
    // A story that is longer than its row is told whole in the message.
    let is_story = parts.iter().any(|part| matches!(part, Part::Disc { fill, .. } if *fill == ATTENTION));
    if total - saved > *room && !is_story {
        let texts = parts.iter().filter_map(|part| if let Part::Text { text, .. } = part { Some(text.as_str()) } else { None });
        cut.push(texts.collect::<Vec<_>>().join(" "));
    }
    cut
}

/// What is cut where names are short.
fn cut_texts(sample: &Sample, scene: &Scene<String>) -> Vec<String> {
    if sample.frame.names.iter().any(|name| name.chars().count() > SHORT_NAME) {
        return Vec::new();
    }
    nodes(scene).into_iter().flat_map(cut).map(|text| format!("“{text}” is cut")).collect()
}

#[test]
fn no_text_is_cut_where_names_are_short() {
    assert_none(&faults_in(&LANGUAGES, cut_texts));
}

/// What a language a third longer than English has no room for: told, as no language people speak is cut.
#[test]
fn what_is_cut_in_the_pseudo_language_is_told() {
    let cut = faults_in(&[PSEUDO], cut_texts);
    println!("{}", cut.join("\n"));
}

#[test]
fn numbers_run_without_gaps() {
    assert_none(&faults(|sample, _| {
        let mut numbers: Vec<u16> = sample.frame.marks.iter().map(|(_, mark)| *mark).filter(|mark| *mark > 0).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let whole: Vec<u16> = (1..=numbers.len() as u16).collect();
        if numbers == whole { Vec::new() } else { vec![format!("its numbers are {numbers:?}")] }
    }));
}

#[test]
fn faults_are_found() {
    let board = |nodes: Vec<Node<String>>| {
        let layers = vec![pergola_render::Layer { kept: false, nodes }];
        Scene { width: 1200, height: 1200, palette: "none", layers }
    };
    let disc = Node::Circle { x: 100, y: 100, radius: 20, fill: Some(Fill::Solid(TURQUOISE)), stroke: None };
    let text = |text: &str, size: u16, face: Face, room: Option<u32>| Node::Text {
        text: text.to_owned(),
        x: 100,
        y: 110,
        anchor: Anchor::Middle,
        size,
        face,
        color: NIGHT,
        halo: None,
        room,
    };
    let found = badges(&board(vec![disc, text("7", 28, Face::SerifBold, None)]));
    assert_eq!(found.iter().map(|it| (it.number, it.size, it.is_of_menu())).collect::<Vec<_>>(), [(7, 28, true)]);
    let tile = Rect::new(20, 90, 96, 96);
    assert!(found[0].reach_into(edge(tile, Turn::None)) > 3, "the wall in the north is covered");
    assert!(found[0].reach_into(edge(tile, Turn::Half)) < 0, "that in the south is not");
    assert!(compared(&text("Market", 38, Face::SerifSemibold, None)).is_some_and(|(at, _)| found[0].reach_into(at) > 3));
    assert_eq!(cut(&text("seraglio", 28, Face::Sans, Some(60))), ["seraglio"]);
    assert_eq!(cut(&text("seraglio", 28, Face::Sans, Some(160))), Vec::<String>::new());
}
