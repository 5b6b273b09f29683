//! The brush: what can be drawn on a page, in the words of the design.
//!
//! Texts are placed by the vertical middle of their capital letters. Every figure in a picture is a text too, because
//! languages write numbers in their own way.

use pergola_engine::Seat;
use pergola_render::{Anchor, Color, Face, Fill, Level, Node, Part, Plate, Rect, Stroke, Turn};
use pergola_text::Text;

use super::{ink, seat_chip};

/// The radius of the number of a step.
const STEP: i32 = 24;

/// Things drawn, in order; and above all of them, also in order, what points at them: rings and badges.
#[derive(Default)]
pub struct Brush {
    /// The things that are drawn, the lowest first.
    pub nodes: Vec<Node<Text>>,
    above: Vec<Node<Text>>,
}

/// How a text is written.
#[derive(Clone, Copy)]
pub struct Style {
    /// Which of the fonts.
    pub face: Face,
    /// How high a line is, in pixels of a picture at its full size.
    pub size: u16,
    color: Color,
    anchor: Anchor,
    room: Option<u32>,
    halo: Option<Stroke>,
}

/// A picture's title.
pub const TITLE: Style = style(Face::SerifBold, 60);
/// Scores and prices.
pub const SCORE: Style = style(Face::SerifBold, 48);
/// Headings of panels.
pub const HEADING: Style = style(Face::SerifSemibold, 38);
/// Names in headers and the pill.
pub const NAME: Style = style(Face::SerifBold, 38);
/// Counts.
pub const COUNT: Style = style(Face::SerifBold, 38);
/// Running text.
pub const BODY: Style = style(Face::Sans, 28);
/// Whoever acts, in running text.
pub const BODY_BOLD: Style = style(Face::SansBold, 28);

const fn style(face: Face, size: u16) -> Style {
    Style { face, size, color: ink::NIGHT, anchor: Anchor::Left, room: None, halo: None }
}

impl Style {
    /// In another colour.
    pub const fn color(self, color: Color) -> Style {
        Style { color, ..self }
    }

    /// Ending where it is placed.
    pub const fn right(self) -> Style {
        Style { anchor: Anchor::Right, ..self }
    }

    /// Centred where it is placed.
    pub const fn middle(self) -> Style {
        Style { anchor: Anchor::Middle, ..self }
    }

    /// Cut with an ellipsis when it is longer than this.
    pub const fn room(self, room: u32) -> Style {
        Style { room: Some(room), ..self }
    }

    /// In another size.
    pub const fn size(self, size: u16) -> Style {
        Style { size, ..self }
    }

    /// In another face.
    pub const fn face(self, face: Face) -> Style {
        Style { face, ..self }
    }

    /// Lifted off what is below by a line of `tenths` of a pixel.
    pub const fn halo(self, color: Color, tenths: u16) -> Style {
        Style { halo: Some(Stroke { color, tenths, dash: None }), ..self }
    }

    /// A part of a run.
    pub fn part(self, text: Text, room: Option<u32>) -> Part<Text> {
        Part::Text { text, size: self.size, face: self.face, color: self.color, room: room.or(self.room) }
    }

    /// Where the baseline lies when the capital letters are centred at `middle`.
    fn baseline(self, middle: i32) -> i32 {
        let thousandths = if matches!(self.face, Face::Sans | Face::SansBold) { 360 } else { 323 };
        middle + (i32::from(self.size) * thousandths + 500) / 1000
    }
}

/// A number as a text.
pub fn number(number: impl Into<i64>) -> Text {
    Text::new("picture-number").number("number", number)
}

/// A point given in pixels, in tenths of a pixel.
pub const fn tenths((x, y): (i32, i32)) -> (i32, i32) {
    (x * 10, y * 10)
}

impl Brush {
    /// A box with rounded corners in one colour.
    pub fn rect(&mut self, at: Rect, radius: i32, color: Color) {
        self.filled(at, radius, Fill::Solid(color));
    }

    /// A box that lets through what is below.
    pub fn sheer(&mut self, at: Rect, radius: i32, color: Color, percent: u8) {
        self.filled(at, radius, Fill::Sheer(color, percent));
    }

    /// A box filled in any way.
    pub fn filled(&mut self, at: Rect, radius: i32, fill: Fill) {
        self.nodes.push(Node::Rect { at, radius, fill: Some(fill), stroke: None });
    }

    /// The outline of a box, `width` pixels wide about its edge.
    pub fn outline(&mut self, at: Rect, radius: i32, color: Color, width: u16) {
        let stroke = Some(Stroke { color, tenths: width * 10, dash: None });
        self.nodes.push(Node::Rect { at, radius, fill: None, stroke });
    }

    /// The dashed outline of a box.
    pub fn dashed(&mut self, at: Rect, radius: i32, color: Color, width: u16) {
        let stroke = Some(Stroke { color, tenths: width * 10, dash: Some((11, 7)) });
        self.nodes.push(Node::Rect { at, radius, fill: None, stroke });
    }

    /// A disc.
    pub fn disc(&mut self, (x, y): (i32, i32), radius: i32, color: Color) {
        self.nodes.push(Node::Circle { x, y, radius, fill: Some(Fill::Solid(color)), stroke: None });
    }

    /// A circle, `width` pixels wide about its edge.
    pub fn circle(&mut self, (x, y): (i32, i32), radius: i32, color: Color, width: u16) {
        let stroke = Some(Stroke { color, tenths: width * 10, dash: None });
        self.nodes.push(Node::Circle { x, y, radius, fill: None, stroke });
    }

    /// A filled polygon; points in tenths of a pixel.
    pub fn polygon(&mut self, points: Vec<(i32, i32)>, color: Color) {
        self.nodes.push(Node::Polygon { points, fill: Some(Fill::Solid(color)), stroke: None });
    }

    /// A filled polygon that lets through what is below; points in tenths of a pixel.
    pub fn filled_polygon(&mut self, points: Vec<(i32, i32)>, color: Color, percent: u8) {
        self.nodes.push(Node::Polygon { points, fill: Some(Fill::Sheer(color, percent)), stroke: None });
    }

    /// The outline of a polygon; points and width in tenths of a pixel.
    pub fn outlined_polygon(&mut self, points: Vec<(i32, i32)>, color: Color, tenths: u16) {
        let stroke = Some(Stroke { color, tenths, dash: None });
        self.nodes.push(Node::Polygon { points, fill: None, stroke });
    }

    /// An open line; points in tenths of a pixel, width too.
    pub fn line(&mut self, points: Vec<(i32, i32)>, color: Color, tenths: u16) {
        self.nodes.push(Node::Line { points, stroke: Stroke { color, tenths, dash: None } });
    }

    /// The outline of an eight-pointed star: two squares, one turned.
    pub fn star(&mut self, (x, y): (i32, i32), radius: i32, color: Color, tenths: u16) {
        // In thousandths of the radius: the points of the squares, and where their sides cross.
        const OUTER: [(i32, i32); 2] = [(0, -1000), (707, -707)];
        const INNER: [(i32, i32); 2] = [(293, -707), (707, -293)];
        let corners = [OUTER[0], INNER[0], OUTER[1], INNER[1]];
        let mut points = Vec::with_capacity(16);
        for turn in 0..4 {
            for (right, down) in corners {
                let (right, down) = [(right, down), (-down, right), (-right, -down), (down, -right)][turn];
                points.push((x * 10 + right * radius / 100, y * 10 + down * radius / 100));
            }
        }
        let stroke = Some(Stroke { color, tenths, dash: None });
        self.nodes.push(Node::Polygon { points, fill: None, stroke });
    }

    /// A piece of art.
    pub fn sprite(&mut self, name: &str, at: Rect) {
        self.turned(name, at, Turn::None, 100);
    }

    /// A piece of art, turned and perhaps faint.
    pub fn turned(&mut self, name: &str, at: Rect, turn: Turn, percent: u8) {
        self.nodes.push(Node::Sprite { name: name.to_owned(), at, turn, percent });
    }

    /// A text with its capital letters centred at `middle`.
    pub fn write(&mut self, style: Style, x: i32, middle: i32, text: Text) {
        let Style { face, size, color, anchor, room, halo } = style;
        self.nodes.push(Node::Text { text, x, y: style.baseline(middle), anchor, size, face, color, halo, room });
    }

    /// A number with its figures centred at `middle`.
    pub fn number(&mut self, style: Style, x: i32, middle: i32, value: impl Into<i64>) {
        self.write(style, x, middle, number(value));
    }

    /// Parts in a row.
    pub fn run(
        &mut self,
        parts: Vec<Part<Text>>,
        (x, y): (i32, i32),
        level: Level,
        anchor: Anchor,
        room: u32,
        plate: Option<Plate>,
    ) {
        self.nodes.push(Node::Run { parts, x, y, level, anchor, room, plate });
    }

    /// A panel with its shadow.
    pub fn panel(&mut self, at: Rect) {
        self.sheer(at.moved(0, 3), 14, ink::NIGHT, 10);
        self.rect(at, 14, ink::SAND_EDGE);
        self.rect(at.grown(-2), 12, ink::SAND);
    }

    /// The shadow under a piece: what of it can be seen below the piece's lower edge.
    pub fn shadow(&mut self, piece: Rect, radius: i32) {
        let low = Rect::new(piece.x - 1, piece.bottom() - 12, piece.w + 2, 12);
        self.sheer(Rect { h: low.h + 4, ..low }, radius + 1, ink::NIGHT, 10);
        self.sheer(Rect::new(piece.x, low.y, piece.w, low.h + 5), radius, ink::NIGHT, 13);
    }

    /// Draws above everything else on the page, whatever is drawn there later.
    pub fn point_out(&mut self, draw: impl FnOnce(&mut Brush)) {
        let mut pointer = Brush::default();
        draw(&mut pointer);
        self.above.append(&mut pointer.nodes);
        self.above.append(&mut pointer.above);
    }

    /// What was drawn, and what lies above it.
    pub(super) fn layers(self) -> [Vec<Node<Text>>; 2] {
        [self.nodes, self.above]
    }

    /// The ring around what changed.
    pub fn ring(&mut self, at: Rect) {
        let (room, wide) = if at.w < 56 { (2, 5) } else { (4, 6) };
        self.outline(at.grown(room), 12, ink::IVORY, wide + 3);
        self.outline(at.grown(room), 12, ink::ATTENTION, wide);
    }

    /// The number of a ring's step on its upper right corner, `inwards` pixels to the left of it and below it.
    fn ring_number(&mut self, at: Rect, step: u16, inwards: i32) {
        let (x, y) = (at.right() + 8 - inwards, at.y - 8 + inwards);
        self.disc((x, y), STEP + 3, ink::IVORY);
        self.disc((x, y), STEP, ink::ATTENTION);
        self.number(SCORE.size(44).color(ink::WHITE).middle(), x, y, step);
    }

    /// Rings with their numbers; the numbers lie above all rings.
    pub fn rings(&mut self, rings: &[(Rect, u16)], inwards: i32) {
        self.point_out(|brush| {
            rings.iter().for_each(|(at, _)| brush.ring(*at));
            rings.iter().for_each(|(at, step)| brush.ring_number(*at, *step, inwards));
        });
    }

    /// A ring in the colour of the seat that did this in an earlier turn, with its chip on the lower left corner.
    pub fn seat_ring(&mut self, at: Rect, seat: Seat) {
        let chip = if at.w < 60 { 22 } else { 30 };
        self.point_out(|brush| {
            brush.outline(at.grown(3), 12, ink::IVORY, 9);
            brush.outline(at.grown(3), 12, ink::SEATS[seat.index() % ink::SEATS.len()], 6);
            brush.sprite(&seat_chip(seat), Rect::new(at.x - 6, at.bottom() + 6 - chip, chip, chip));
        });
    }

    /// The badge with which a menu's entry is found in the picture; without a number, 0, where the menu has led to.
    pub fn badge(&mut self, (x, y): (i32, i32), radius: i32, mark: u16) {
        self.point_out(|brush| {
            brush.disc((x, y), radius + 2, ink::IVORY);
            brush.disc((x, y), radius, ink::TURQUOISE);
            if mark < 10 && radius > 25 {
                brush.circle((x, y), radius - 4, ink::IVORY, 2);
            }
            if mark > 0 {
                let size = (radius * 3 / 2).clamp(34, 44) as u16;
                brush.number(COUNT.size(size).color(ink::WHITE).middle(), x, y, mark);
            }
        });
    }

    /// The dot that stands for nothing.
    pub fn zero(&mut self, at: (i32, i32)) {
        self.disc(at, 4, ink::ZERO);
    }

    /// How many, with the figures centred; the dot for none.
    pub fn count(&mut self, style: Style, (x, middle): (i32, i32), count: impl Into<i64>) {
        match count.into() {
            0 => self.zero((x, middle)),
            count => self.number(style.middle(), x, middle, count),
        }
    }

    /// A badge of a menu in night and saffron, with what is written there.
    pub fn night_badge(&mut self, at: (i32, i32), radius: i32, write: impl FnOnce(&mut Brush)) {
        self.point_out(|brush| {
            brush.disc(at, radius + 3, ink::SAFFRON);
            brush.disc(at, radius, ink::NIGHT);
            write(brush);
        });
    }

    /// How many more there are, on a night plate.
    pub fn more(&mut self, at: (i32, i32), count: usize) {
        self.plate(at, Text::new("picture-more").number("number", count as i64));
    }

    /// How many more there are beyond an edge, on a night plate with a point that shows where.
    pub fn beyond(&mut self, (x, y): (i32, i32), count: usize, (right, down): (i32, i32)) {
        let (near, far) = if down == 0 { (24, 38) } else { (10, 24) };
        let point = |out: i32, aside: i32| tenths((x + right * out + down * aside, y + down * out + right * aside));
        self.polygon(vec![point(near, -9), point(far, 0), point(near, 9)], ink::NIGHT);
        self.more((x, y), count);
    }

    /// A few characters on a small night plate.
    pub fn plate(&mut self, (x, y): (i32, i32), text: Text) {
        let at = Rect::new(x - 26, y - 14, 52, 28);
        self.rect(at.grown(2), 16, ink::IVORY);
        self.rect(at, 14, ink::NIGHT);
        self.write(COUNT.size(26).color(ink::WHITE).middle(), x, y, text);
    }
}
