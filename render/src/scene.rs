//! A Scene: a picture as plain data, in whole pixels, before anything is drawn.
//!
//! Games build `Scene<Text>`, the conversation turns every text into a sentence ([`Scene::map_text`]), and the
//! painter draws `Scene<String>`. Nodes are drawn in order, later ones over earlier ones. Lengths are pixels,
//! x to the right, y down; only widths of strokes are tenths of a pixel. Deliberately absent: floats, file names, games.

/// A picture as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene<S> {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Which palette the picture is written with: the game's key.
    pub palette: &'static str,
    /// From the bottom to the top.
    pub layers: Vec<Layer<S>>,
}

/// Nodes drawn together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layer<S> {
    /// Whether the same nodes will be asked for again, so that they are worth keeping as they were drawn.
    pub kept: bool,
    /// What is drawn, in order.
    pub nodes: Vec<Node<S>>,
}

/// An opaque colour, 0xRRGGBB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Color(pub u32);

impl Color {
    /// Its red, green and blue.
    pub(crate) const fn channels(self) -> [u8; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue]
    }
}

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rect {
    /// Left edge.
    pub x: i32,
    /// Top edge.
    pub y: i32,
    /// Width.
    pub w: i32,
    /// Height.
    pub h: i32,
}

impl Rect {
    /// The rectangle with its upper left corner at `(x, y)`.
    pub const fn new(x: i32, y: i32, w: i32, h: i32) -> Rect {
        Rect { x, y, w, h }
    }

    /// The same, `by` pixels longer on each side; shorter when `by` is negative.
    #[must_use]
    pub const fn grown(self, by: i32) -> Rect {
        Rect { x: self.x - by, y: self.y - by, w: self.w + 2 * by, h: self.h + 2 * by }
    }

    /// The same, moved.
    #[must_use]
    pub const fn moved(self, x: i32, y: i32) -> Rect {
        Rect { x: self.x + x, y: self.y + y, ..self }
    }

    /// The right edge.
    pub const fn right(self) -> i32 {
        self.x + self.w
    }

    /// The bottom edge.
    pub const fn bottom(self) -> i32 {
        self.y + self.h
    }

    /// The horizontal middle.
    pub const fn middle(self) -> i32 {
        self.x + self.w / 2
    }

    /// The vertical middle.
    pub const fn centre(self) -> i32 {
        self.y + self.h / 2
    }
}

/// What a shape is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fill {
    /// One colour.
    Solid(Color),
    /// One colour, `percent` opaque (1 to 100).
    Sheer(Color, u8),
    /// From one colour to another.
    Radial(Radial),
}

/// A change from `inner` at a shape's centre to `outer`, along an ellipse as wide and high as the shape is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Radial {
    /// Colour at the centre.
    pub inner: Color,
    /// Colour at the rim.
    pub outer: Color,
    /// Where the change begins, in percent of the radius.
    pub from: u8,
    /// Where the change ends, in percent of the shape's width and height.
    pub radius: u8,
}

/// A line around a shape, centred on its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    /// Its colour.
    pub color: Color,
    /// Its width in tenths of a pixel: 18 is 1.8 pixels.
    pub tenths: u16,
    /// Pixels on and off, for a dashed line.
    pub dash: Option<(u8, u8)>,
}

/// A face of type, embedded in the renderer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// Libertinus Serif Bold: titles, scores, numbers on pieces.
    SerifBold,
    /// Libertinus Serif Semibold: headings.
    SerifSemibold,
    /// DejaVu Sans: running text.
    Sans,
    /// DejaVu Sans Bold: the actor in running text.
    SansBold,
}

/// Which point of a line of text its position names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anchor {
    /// The left end.
    Left,
    /// The middle.
    Middle,
    /// The right end.
    Right,
}

/// What the height of a [`Node::Run`] names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// The middle of discs, sprites and capital letters.
    Middle,
    /// The baseline of every text, whatever its size.
    Baseline,
}

/// A box drawn behind a [`Node::Run`], as long as the run and its padding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plate {
    /// Its height; it is centred on the run.
    pub height: i32,
    /// Corner radius.
    pub radius: i32,
    /// Space between its ends and the run.
    pub padding: i32,
    /// Its inside.
    pub fill: Fill,
    /// A line around it, outside: its colour and its width in pixels.
    pub rim: Option<(Color, i32)>,
}

/// Quarter turns clockwise about the centre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    /// As drawn.
    #[default]
    None,
    /// 90 degrees.
    Quarter,
    /// 180 degrees.
    Half,
    /// 270 degrees.
    ThreeQuarters,
}

/// One thing to draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node<S> {
    /// A rectangle with rounded corners.
    Rect {
        /// Its edges, in the middle of its outline.
        at: Rect,
        /// Corner radius.
        radius: i32,
        /// Its inside.
        fill: Option<Fill>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// A circle.
    Circle {
        /// Centre.
        x: i32,
        /// Centre.
        y: i32,
        /// Radius.
        radius: i32,
        /// Its inside.
        fill: Option<Fill>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// A closed polygon; points in tenths of a pixel.
    Polygon {
        /// Corners in order, in tenths of a pixel.
        points: Vec<(i32, i32)>,
        /// Its inside.
        fill: Option<Fill>,
        /// Its outline.
        stroke: Option<Stroke>,
    },
    /// An open line; points in tenths of a pixel.
    Line {
        /// Points in order, in tenths of a pixel.
        points: Vec<(i32, i32)>,
        /// Its look.
        stroke: Stroke,
    },
    /// A piece of art, rasterised once per size.
    Sprite {
        /// Its name: the art's path without ending, such as `alhambra/tower`.
        name: String,
        /// Where; the art is scaled to fill it.
        at: Rect,
        /// How it is turned.
        turn: Turn,
        /// How opaque, in percent.
        percent: u8,
    },
    /// One line of text.
    Text {
        /// What it says.
        text: S,
        /// The anchor point.
        x: i32,
        /// The baseline.
        y: i32,
        /// Which end `x` names.
        anchor: Anchor,
        /// Size in pixels (em).
        size: u16,
        /// Its face.
        face: Face,
        /// Its colour.
        color: Color,
        /// A line drawn under the glyphs, to lift a number off a picture.
        halo: Option<Stroke>,
        /// The room it has, in pixels; what is longer is written up to a sixth smaller, then ends in an ellipsis.
        room: Option<u32>,
    },
    /// Texts, discs and sprites in a row, for what is laid out only when the words are known: the steps of a turn, a
    /// plate as long as its name. What does not fit into `room` is left out from the end and replaced by an ellipsis.
    Run {
        /// The parts in order.
        parts: Vec<Part<S>>,
        /// The anchor point; with a plate, of the plate.
        x: i32,
        /// Its height, as `level` says.
        y: i32,
        /// What `y` names.
        level: Level,
        /// Which end `x` names.
        anchor: Anchor,
        /// The room it has, in pixels, without the plate's padding.
        room: u32,
        /// What is drawn behind it.
        plate: Option<Plate>,
    },
}

/// A part of a [`Node::Run`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part<S> {
    /// A word or sentence.
    Text {
        /// What it says.
        text: S,
        /// Size in pixels.
        size: u16,
        /// Its face.
        face: Face,
        /// Its colour.
        color: Color,
        /// The room it has, in pixels; what is longer is written up to a sixth smaller, then ends in an ellipsis.
        room: Option<u32>,
    },
    /// A disc with a figure.
    Disc {
        /// The figure on it.
        figure: S,
        /// Its radius.
        radius: i32,
        /// Its colour.
        fill: Color,
        /// The figure's colour.
        ink: Color,
    },
    /// A sprite, square, centred on the run.
    Sprite {
        /// The art's name.
        name: String,
        /// Side in pixels.
        size: i32,
    },
    /// Empty space.
    Gap(i32),
}

impl<S> Scene<S> {
    /// The same picture with every text turned into something else.
    pub fn map_text<T>(self, mut say: impl FnMut(S) -> T) -> Scene<T> {
        let layers = self.layers.into_iter().map(|layer| Layer {
            kept: layer.kept,
            nodes: layer.nodes.into_iter().map(|node| node.map_text(&mut say)).collect(),
        });
        let layers = layers.collect();
        Scene { width: self.width, height: self.height, palette: self.palette, layers }
    }
}

impl<S> Node<S> {
    fn map_text<T>(self, say: &mut impl FnMut(S) -> T) -> Node<T> {
        match self {
            Node::Rect { at, radius, fill, stroke } => Node::Rect { at, radius, fill, stroke },
            Node::Circle { x, y, radius, fill, stroke } => Node::Circle { x, y, radius, fill, stroke },
            Node::Polygon { points, fill, stroke } => Node::Polygon { points, fill, stroke },
            Node::Line { points, stroke } => Node::Line { points, stroke },
            Node::Sprite { name, at, turn, percent } => Node::Sprite { name, at, turn, percent },
            Node::Text { text, x, y, anchor, size, face, color, halo, room } => {
                Node::Text { text: say(text), x, y, anchor, size, face, color, halo, room }
            }
            Node::Run { parts, x, y, level, anchor, room, plate } => {
                let parts = parts.into_iter().map(|part| part.map_text(say)).collect();
                Node::Run { parts, x, y, level, anchor, room, plate }
            }
        }
    }
}

impl<S> Part<S> {
    fn map_text<T>(self, say: &mut impl FnMut(S) -> T) -> Part<T> {
        match self {
            Part::Text { text, size, face, color, room } => Part::Text { text: say(text), size, face, color, room },
            Part::Disc { figure, radius, fill, ink } => Part::Disc { figure: say(figure), radius, fill, ink },
            Part::Sprite { name, size } => Part::Sprite { name, size },
            Part::Gap(width) => Part::Gap(width),
        }
    }
}
