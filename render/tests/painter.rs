//! The painter, by what it draws.

use pergola_render::{
    Anchor, Color, Face, Fill, Layer, Level, Node, Painter, Part, Plate, Rect, Scene, Stroke, Turn, has_glyphs, text_width,
};

const NIGHT: Color = Color(0x1F2A44);
const IVORY: Color = Color(0xF6EFE2);
const ARROW: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect x="0" y="0" width="96" height="32" fill="#E8590C"/></svg>"##;
const PALETTE: &str = "#1F2A44\n#F6EFE2\n#E8590C\n";

fn painter() -> Painter {
    Painter::new(|path| match path {
        "test/arrow.svg" => Some(ARROW.as_bytes()),
        "test/palette.txt" => Some(PALETTE.as_bytes()),
        _ => None,
    })
}

fn scene(nodes: Vec<Node<String>>) -> Scene<String> {
    let ground = Node::Rect { at: Rect::new(0, 0, 120, 80), radius: 0, fill: Some(Fill::Solid(IVORY)), stroke: None };
    let layers = vec![Layer { kept: true, nodes: vec![ground] }, Layer { kept: false, nodes }];
    Scene { width: 120, height: 80, palette: "test", layers }
}

fn color_at(picture: &image::RgbImage, x: u32, y: u32) -> Color {
    let [red, green, blue] = picture.get_pixel(x, y).0;
    Color(u32::from_be_bytes([0, red, green, blue]))
}

fn filled(at: Rect, radius: i32) -> Node<String> {
    Node::Rect { at, radius, fill: Some(Fill::Solid(NIGHT)), stroke: None }
}

fn words(text: &str, room: Option<u32>) -> Node<String> {
    let (anchor, face) = (Anchor::Left, Face::SerifBold);
    Node::Text { text: text.to_owned(), x: 4, y: 50, anchor, size: 30, face, color: NIGHT, halo: None, room }
}

/// The columns of the picture in which anything is drawn on the ground.
fn inked(picture: &image::RgbImage) -> Option<(u32, u32)> {
    let columns = (0..picture.width()).filter(|x| (0..picture.height()).any(|y| color_at(picture, *x, y) != IVORY));
    columns.fold(None, |range, x| Some(range.map_or((x, x), |(first, _)| (first, x))))
}

#[test]
fn a_rounded_box_is_full_inside_and_empty_in_its_corners() {
    let picture = painter().picture(&scene(vec![filled(Rect::new(10, 10, 100, 60), 20)]));
    assert_eq!(color_at(&picture, 60, 40), NIGHT);
    assert_eq!(color_at(&picture, 60, 10), NIGHT);
    assert_eq!(color_at(&picture, 10, 10), IVORY);
    assert_eq!(color_at(&picture, 109, 69), IVORY);
}

#[test]
fn a_stretched_box_looks_like_one_drawn_at_its_size() {
    // Forty pixels are drawn as they are, four hundred are stretched: their corners agree.
    let corner = |width: i32| {
        let node = Node::Rect {
            at: Rect::new(10, 10, width, 41),
            radius: 19,
            fill: Some(Fill::Solid(NIGHT)),
            stroke: Some(Stroke { color: Color(0xE8590C), tenths: 30, dash: None }),
        };
        let picture = painter().picture(&scene(vec![node]));
        image::imageops::crop_imm(&picture, 5, 5, 22, 60).to_image()
    };
    assert_eq!(corner(41), corner(90));
}

#[test]
fn what_lies_outside_is_not_drawn() {
    let nodes = vec![
        filled(Rect::new(-50, -50, 60, 60), 9),
        filled(Rect::new(115, 70, 300, 300), 9),
        Node::Circle { x: 0, y: 80, radius: 300, fill: None, stroke: Some(Stroke { color: NIGHT, tenths: 20, dash: None }) },
        Node::Sprite { name: "test/arrow".to_owned(), at: Rect::new(100, -20, 60, 60), turn: Turn::None, percent: 50 },
        Node::Sprite { name: "test/arrow".to_owned(), at: Rect::new(-100, 200, 60, 60), turn: Turn::None, percent: 50 },
    ];
    let picture = painter().picture(&scene(nodes));
    assert_eq!(color_at(&picture, 0, 0), NIGHT);
    assert_eq!(color_at(&picture, 119, 79), NIGHT);
}

#[test]
fn a_sprite_is_scaled_and_turned_clockwise() {
    let at = Rect::new(20, 20, 30, 30);
    let arrow = |turn| vec![Node::Sprite { name: "test/arrow".to_owned(), at, turn, percent: 100 }];
    let attention = Color(0xE8590C);
    let ends = |turn| {
        let picture = painter().picture(&scene(arrow(turn)));
        [(35, 22), (47, 35), (35, 47), (22, 35)].map(|(x, y)| color_at(&picture, x, y) == attention)
    };
    assert_eq!(ends(Turn::None), [true, false, false, false]);
    assert_eq!(ends(Turn::Quarter), [false, true, false, false]);
    assert_eq!(ends(Turn::Half), [false, false, true, false]);
    assert_eq!(ends(Turn::ThreeQuarters), [false, false, false, true]);
}

#[test]
fn art_that_nobody_drew_is_named() {
    let node = Node::Sprite { name: "test/nobody".to_owned(), at: Rect::new(0, 0, 9, 9), turn: Turn::None, percent: 100 };
    assert_eq!(painter().missing_art(&scene(vec![node])), ["test/nobody"]);
}

#[test]
fn a_line_is_as_wide_as_it_says_and_begins_where_it_stands() {
    let picture = painter().picture(&scene(vec![words("HIH", None)]));
    let (first, last) = inked(&picture).expect("ink");
    assert!((4..=6).contains(&first), "{first}");
    assert!(last.abs_diff(4 + text_width("HIH", Face::SerifBold, 30)) <= 3, "{last}");
}

#[test]
fn pairs_are_kerned() {
    for face in [Face::SerifBold, Face::SerifSemibold, Face::Sans, Face::SansBold] {
        let apart = text_width("A", face, 100) + text_width("V", face, 100);
        let together = text_width("AV", face, 100);
        assert!((apart - 20..apart - 4).contains(&together), "{face:?}: {together} of {apart}");
    }
}

#[test]
fn what_does_not_fit_is_written_smaller_then_cut() {
    let whole = text_width("Theodora", Face::SerifBold, 30);
    for room in [whole, whole - 4, whole / 2, 30] {
        let (_, last) = inked(&painter().picture(&scene(vec![words("Theodora", Some(room))]))).expect("ink");
        assert!(last <= 4 + room + 1, "{last} of {room}");
    }
}

#[test]
fn a_plate_is_as_long_as_its_words() {
    let part = |text: &str| Part::Text { text: text.to_owned(), size: 20, face: Face::Sans, color: IVORY, room: None };
    let plate = Plate { height: 30, radius: 8, padding: 10, fill: Fill::Solid(NIGHT), rim: None };
    let run = |parts: Vec<Part<String>>| {
        let (level, anchor) = (Level::Middle, Anchor::Right);
        let node = Node::Run { parts, x: 110, y: 40, level, anchor, room: 80, plate: Some(plate) };
        inked(&painter().picture(&scene(vec![node]))).expect("ink")
    };
    let width = text_width("abc", Face::Sans, 20);
    let (first, last) = run(vec![part("abc")]);
    assert_eq!(last, 109);
    assert!((last + 1 - first).abs_diff(width + 20) <= 1);
    // What does not fit is left out from the end; an ellipsis takes its place.
    let (first, _) = run(vec![part("abc"), part("defghijk"), part("lmnopqr")]);
    assert!(first >= 110 - 80 - 20);
}

#[test]
fn scripts_that_cannot_be_set_are_told_apart() {
    let east_asian = ["小林 さくら", "王小明", "陳怡君", "김민준", "ｶﾀｶﾅ"];
    for text in ["Ines", "Oddný Ærø", "Иннокентий", "Ελευθερία", "A–Z … ×2", "שלום", "مرحبا"].into_iter().chain(east_asian)
    {
        assert!(has_glyphs(text), "{text}");
    }
    for text in ["שָׁלוֹם", "نَعَم", "e\u{301}", "a\u{200b}b", "a\nb", "🦄"] {
        assert!(!has_glyphs(text), "{text}");
    }
}

#[test]
fn the_same_scene_gives_the_same_bytes_in_every_thread() {
    let painter = painter();
    let scene = scene(vec![filled(Rect::new(10, 10, 100, 60), 20), words("Theodora", None)]);
    let first = painter.png(&scene);
    std::thread::scope(|threads| {
        for _ in 0..4 {
            threads.spawn(|| assert_eq!(painter.png(&scene), first));
        }
    });
}

#[test]
fn a_palette_is_used_when_nobody_sees_it_and_keeps_its_colours() {
    let file = painter().png(&scene(vec![filled(Rect::new(10, 10, 100, 60), 0)]));
    assert_eq!(file[25], 3, "an indexed picture");
    let picture = image::load_from_memory(&file).expect("a picture").to_rgb8();
    assert_eq!((color_at(&picture, 60, 40), color_at(&picture, 0, 0)), (NIGHT, IVORY));
    let green = Node::Rect { at: Rect::new(10, 10, 100, 60), radius: 0, fill: Some(Fill::Solid(Color(0x3C8D5A))), stroke: None };
    let file = painter().png(&scene(vec![green]));
    assert_eq!(file[25], 2, "the palette has no green, so the picture is in full colour");
}
