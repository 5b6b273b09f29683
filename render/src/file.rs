//! Writing a picture as a PNG file: with a palette where it is good enough, with 24 bits a pixel otherwise.

use std::sync::{Arc, OnceLock};

use image::RgbImage;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use crate::palette::Palette;

/// Pictures whose peak signal-to-noise ratio with a palette is below this are written in full colour, in decibels.
const GOOD_ENOUGH: f64 = 38.0;

/// Levels of compression, and the bytes from which the second is worth its time.
const QUICK: u8 = 2;
const SMALL: u8 = 4;
const LARGE: usize = 250_000;

/// Pixels of a piece: where a picture differs from its ground nowhere in a piece, it is reduced as its ground was.
const PIECE: usize = 64;

/// What pictures are drawn on, with the palette's colours for it once they are known.
pub(crate) struct Ground {
    pub(crate) picture: RgbImage,
    reduced: OnceLock<Indices>,
}

/// Pixels as indices into a palette.
pub(crate) struct Indices {
    indices: Vec<u8>,
    /// The squared errors of each piece.
    errors: Vec<u64>,
}

impl Ground {
    pub(crate) fn new(picture: RgbImage) -> Ground {
        Ground { picture, reduced: OnceLock::new() }
    }

    /// The bytes it takes in memory.
    pub(crate) fn weight(&self) -> usize {
        self.picture.as_raw().len() * 4 / 3
    }

    /// The palette's colours for it. A ground is always asked for with the same palette, as it belongs to one game.
    fn indices(&self, palette: &Palette) -> &Indices {
        self.reduced.get_or_init(|| Indices::new(palette, self.picture.as_raw(), None))
    }
}

impl Indices {
    /// The palette's colours for these pixels, taken over from their ground wherever they are the same.
    fn new(palette: &Palette, pixels: &[u8], ground: Option<(&[u8], &Indices)>) -> Indices {
        let (pixels, _) = pixels.as_chunks::<3>();
        let mut indices = vec![0; pixels.len()];
        let pieces = pixels.chunks(PIECE).zip(indices.chunks_mut(PIECE)).enumerate();
        let errors = pieces.map(|(number, (pixels, indices))| {
            let from = number * PIECE;
            let same = ground.filter(|(ground, _)| ground[3 * from..].starts_with(pixels.as_flattened()));
            match same {
                Some((_, below)) => {
                    indices.copy_from_slice(&below.indices[from..from + indices.len()]);
                    below.errors[number]
                }
                None => palette.index(pixels, indices),
            }
        });
        let errors = errors.collect();
        Indices { indices, errors }
    }

    /// The mean squared error of a channel.
    fn error(&self) -> f64 {
        self.errors.iter().sum::<u64>() as f64 / (3 * self.indices.len()).max(1) as f64
    }
}

/// A picture with as few bytes a pixel as it can do with: one where its palette is good enough, three otherwise.
pub struct Reduced<'a> {
    picture: &'a RgbImage,
    indices: Option<(Vec<u8>, Arc<Option<Palette>>)>,
}

impl<'a> Reduced<'a> {
    /// The picture with this palette, if there is one and it is good enough; `ground` is what it was drawn on.
    pub(crate) fn with(palette: Arc<Option<Palette>>, picture: &'a RgbImage, ground: Option<&Ground>) -> Reduced<'a> {
        let indices = palette.as_ref().as_ref().and_then(|palette| {
            let below = ground.map(|it| (it.picture.as_raw().as_slice(), it.indices(palette)));
            let reduced = Indices::new(palette, picture.as_raw(), below);
            (decibels(reduced.error()) >= GOOD_ENOUGH).then_some(reduced.indices)
        });
        Reduced { picture, indices: indices.map(|indices| (indices, palette)) }
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Vec<u8> {
        match &self.indices {
            Some((indices, palette)) => {
                encode(self.picture, ColorType::Indexed, Filter::NoFilter, indices, palette.as_ref().as_ref())
            }
            None => encode(self.picture, ColorType::Rgb, Filter::Up, self.picture.as_raw(), None),
        }
    }
}

/// The peak signal-to-noise ratio of a mean squared error.
fn decibels(error: f64) -> f64 {
    10.0 * (255.0 * 255.0 / error.max(f64::MIN_POSITIVE)).log10()
}

/// The file as quickly as can be, or smaller where that would be large.
fn encode(picture: &RgbImage, color: ColorType, filter: Filter, pixels: &[u8], palette: Option<&Palette>) -> Vec<u8> {
    let quick = encode_at(QUICK, picture, color, filter, pixels, palette);
    if quick.len() <= LARGE { quick } else { encode_at(SMALL, picture, color, filter, pixels, palette) }
}

fn encode_at(
    level: u8,
    picture: &RgbImage,
    color: ColorType,
    filter: Filter,
    pixels: &[u8],
    palette: Option<&Palette>,
) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(LARGE);
    let mut encoder = Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(color);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_deflate_compression(DeflateCompression::Level(level));
    encoder.set_filter(filter);
    if let Some(palette) = palette {
        encoder.set_palette(palette.bytes());
    }
    let mut writer = encoder.write_header().expect("memory takes a header");
    writer.write_image_data(pixels).expect("memory takes as many pixels as the header says");
    writer.finish().expect("memory takes the end");
    bytes
}
