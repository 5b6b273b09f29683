//! Lettering: lines of text in four embedded faces, and a fifth font for Chinese, Japanese and Korean names.
//!
//! A line is set glyph after glyph with kerning; a character its face lacks is taken from the next font. A font is read
//! when it is first needed. Glyphs are rasterised once per size and quarter of a pixel. A halo is the glyph's outline drawn
//! with a round pen underneath. Deliberately absent: scripts whose marks have to be placed on their letters, which
//! [`has_glyphs`] tells apart.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, OutlineCurve, PxScale, point};
use image::{GrayImage, RgbImage};
use resvg::tiny_skia::{LineJoin, Path, PathBuilder};

use crate::{
    cache::Cache,
    canvas::{self, Mask, Paint},
    kerning::Kerning,
    scene::{Anchor, Color, Face, Stroke},
    shape, writing,
};

const ELLIPSIS: char = '…';

/// An embedded font: its place in [`FONTS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct FontAt(u8);

/// The font for names in Chinese, Japanese and Korean.
const EAST_ASIAN: FontAt = FontAt(4);

/// The embedded fonts: those of the faces in the order of [`Face`], then the one for names.
static FONTS: [LazyLock<Embedded>; 5] = [
    LazyLock::new(|| embedded(libertinus("LibertinusSerif-Bold"))),
    LazyLock::new(|| embedded(libertinus("LibertinusSerif-Semibold"))),
    LazyLock::new(|| embedded(dejavu::sans::regular())),
    LazyLock::new(|| embedded(dejavu::sans::bold())),
    LazyLock::new(|| embedded(include_bytes!("../fonts/NotoSansCJKtc-Medium-names.otf"))),
];

struct Embedded {
    font: FontRef<'static>,
    kerning: Kerning,
}

fn embedded(bytes: &'static [u8]) -> Embedded {
    Embedded { font: FontRef::try_from_slice(bytes).expect("the embedded fonts can be read"), kerning: Kerning::of(bytes) }
}

/// The embedded font with this PostScript name, which the font's own naming table carries.
fn libertinus(name: &str) -> &'static [u8] {
    let spelled = |font: &&[u8]| font.windows(name.len()).any(|part| part == name.as_bytes());
    let of_size = |font: &&'static [u8]| font.len() < 400_000 && spelled(font);
    typst_assets::fonts().find(of_size).expect("typst-assets holds Libertinus Serif")
}

/// Whether every character of `text` can be written with the embedded fonts.
pub fn has_glyphs(text: &str) -> bool {
    let missing = |sign: char| glyph(Face::Sans, sign).is_none();
    !text.chars().any(|sign| sign.is_control() || needs_shaping(sign) || missing(sign))
}

/// The width of a line in pixels, rounded up.
pub fn text_width(text: &str, face: Face, size: u16) -> u32 {
    Line::set(text, face, size, None).width.ceil() as u32
}

/// Marks that need to be placed on their letter, letters whose shapes are not known, and signs without width.
fn needs_shaping(sign: char) -> bool {
    match sign {
        '\u{590}'..='\u{8ff}' => !(writing::is_right_to_left(sign) || sign.is_numeric()),
        _ => matches!(sign, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe70}'..='\u{feff}'),
    }
}

/// A line of text, set.
pub(crate) struct Line {
    glyphs: Vec<Placed>,
    size: u16,
    /// Its width in pixels.
    pub(crate) width: f32,
}

#[derive(Clone, Copy)]
struct Placed {
    font: FontAt,
    id: GlyphId,
    x: f32,
}

impl Line {
    /// Sets `text`. When it does not fit into `room` pixels it is written up to a sixth smaller; what then is still too
    /// long ends in an ellipsis.
    pub(crate) fn set(text: &str, face: Face, size: u16, room: Option<u32>) -> Line {
        let Some(room) = room else { return Line::of(text.chars(), face, size) };
        let fits = |line: &Line| line.width <= room as f32;
        let smaller = [size, size * 11 / 12, size * 5 / 6].map(|size| Line::of(text.chars(), face, size));
        let smallest = size * 5 / 6;
        if let Some(line) = smaller.into_iter().find(fits) {
            return line;
        }
        let mut signs: Vec<char> = text.chars().collect();
        loop {
            signs.pop();
            while signs.last().is_some_and(|sign| sign.is_whitespace()) {
                signs.pop();
            }
            let line = Line::of(signs.iter().copied().chain([ELLIPSIS]), face, smallest);
            if fits(&line) || signs.is_empty() {
                return line;
            }
        }
    }

    fn of(signs: impl Iterator<Item = char>, face: Face, size: u16) -> Line {
        let mut line = Line { glyphs: Vec::new(), size, width: 0.0 };
        let mut last: Option<(FontAt, GlyphId)> = None;
        for sign in writing::from_left_to_right(signs) {
            let Some((font, id)) = glyph(face, sign) else { continue };
            let Embedded { font: letters, kerning } = embedded_as(font);
            let scale = em(letters, size);
            if let Some((_, first)) = last.filter(|it| it.0 == font) {
                line.width += kerning.between(first.0, id.0) * scale;
            }
            line.glyphs.push(Placed { font, id, x: line.width });
            line.width += letters.h_advance_unscaled(id) * scale;
            last = Some((font, id));
        }
        line
    }
}

/// Glyphs drawn before.
pub(crate) struct Lettering {
    glyphs: Cache<Cut, Mask>,
}

/// A glyph at a size, at a quarter of a pixel, drawn with a pen of some tenths of a pixel or filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Cut {
    font: FontAt,
    id: u16,
    size: u16,
    quarter: u8,
    pen: Option<u16>,
}

impl Lettering {
    /// No glyph yet.
    pub(crate) fn new() -> Lettering {
        Lettering { glyphs: Cache::new(12 << 20) }
    }

    /// Draws a line whose `anchor` lies at `x` and whose baseline lies at `y`.
    pub(crate) fn write(&self, picture: &mut RgbImage, line: &Line, at: (f32, i32), anchor: Anchor, look: Look) {
        let left = match anchor {
            Anchor::Left => at.0,
            Anchor::Middle => at.0 - line.width / 2.0,
            Anchor::Right => at.0 - line.width,
        };
        if let Some(halo) = look.halo {
            self.pass(picture, line, (left, at.1), Some(halo.tenths), halo.color);
        }
        self.pass(picture, line, (left, at.1), None, look.color);
    }

    fn pass(&self, picture: &mut RgbImage, line: &Line, (left, y): (f32, i32), pen: Option<u16>, color: Color) {
        for placed in &line.glyphs {
            let quarters = ((left + placed.x) * 4.0).round() as i32;
            let quarter = quarters.rem_euclid(4) as u8;
            let cut = Cut { font: placed.font, id: placed.id.0, size: line.size, quarter, pen };
            let mask = self.glyphs.get_or_make(cut, Mask::weight, || rasterise(cut));
            canvas::stamp(picture, &mask, quarters.div_euclid(4), y, Paint::plain(color));
        }
    }
}

/// How a line is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) color: Color,
    pub(crate) halo: Option<Stroke>,
}

/// How far below the middle of its capital letters and figures the baseline lies, in thousandths of the size.
pub(crate) fn half_height(face: Face) -> f32 {
    match face {
        Face::SerifBold | Face::SerifSemibold => 0.3225,
        Face::Sans | Face::SansBold => 0.36,
    }
}

fn embedded_as(font: FontAt) -> &'static Embedded {
    &FONTS[usize::from(font.0)]
}

/// Pixels for each of the font's own units at `size` pixels an em.
fn em(font: &FontRef<'static>, size: u16) -> f32 {
    f32::from(size) / font.units_per_em().unwrap_or(1000.0)
}

/// The glyph for a character in `face`, or in the font that stands in for it.
fn glyph(face: Face, sign: char) -> Option<(FontAt, GlyphId)> {
    let instead = match face {
        Face::SerifBold | Face::SerifSemibold | Face::SansBold => [face, Face::SansBold, Face::Sans, Face::SerifBold],
        Face::Sans => [face, Face::SansBold, Face::SerifSemibold, Face::SerifBold],
    };
    let fonts = instead.into_iter().map(|face| FontAt(face as u8)).chain([EAST_ASIAN]);
    fonts.map(|font| (font, embedded_as(font).font.glyph_id(sign))).find(|(_, id)| id.0 != 0)
}

fn rasterise(cut: Cut) -> Mask {
    let font = &embedded_as(cut.font).font;
    let shift = f32::from(cut.quarter) / 4.0;
    if let Some(tenths) = cut.pen {
        let drawn = outline(font, GlyphId(cut.id), em(font, cut.size), shift);
        let pen = f32::from(tenths) / 10.0;
        return shape::cover(drawn.and_then(|path| shape::stroked(&path, pen, LineJoin::Round, None)));
    }
    // ab_glyph counts a size from ascender to descender, the scene in ems.
    let scale = PxScale::from(em(font, cut.size) * font.height_unscaled());
    let glyph = GlyphId(cut.id).with_scale_and_position(scale, point(shift, 0.0));
    let Some(outlined) = font.outline_glyph(glyph) else { return shape::cover(None) };
    let bounds = outlined.px_bounds();
    let mut cover = GrayImage::new(bounds.width() as u32, bounds.height() as u32);
    outlined.draw(|x, y, covered| {
        if let Some(pixel) = cover.get_pixel_mut_checked(x, y) {
            pixel.0[0] = (covered.clamp(0.0, 1.0) * 255.0).round() as u8;
        }
    });
    Mask { left: bounds.min.x as i32, top: bounds.min.y as i32, cover }
}

/// The outline of a glyph on a baseline at 0, `shift` pixels to the right.
fn outline(font: &FontRef<'static>, id: GlyphId, scale: f32, shift: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    let place = |at: ab_glyph::Point| (at.x * scale + shift, -at.y * scale);
    let mut end = None;
    for curve in font.outline(id)?.curves {
        let (from, to) = match &curve {
            OutlineCurve::Line(a, b) | OutlineCurve::Quad(a, _, b) | OutlineCurve::Cubic(a, _, _, b) => (place(*a), place(*b)),
        };
        if end != Some(from) {
            path.close();
            path.move_to(from.0, from.1);
        }
        match curve {
            OutlineCurve::Line(..) => path.line_to(to.0, to.1),
            OutlineCurve::Quad(_, bend, _) => {
                let bend = place(bend);
                path.quad_to(bend.0, bend.1, to.0, to.1);
            }
            OutlineCurve::Cubic(_, first, second, _) => {
                let (first, second) = (place(first), place(second));
                path.cubic_to(first.0, first.1, second.0, second.1, to.0, to.1);
            }
        }
        end = Some(to);
    }
    path.close();
    path.finish()
}
