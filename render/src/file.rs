//! Writing a picture as a PNG file: with a palette where it is good enough, with 24 bits a pixel otherwise.

use std::sync::Arc;

use image::RgbImage;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use crate::palette::Palette;

/// Pictures whose peak signal-to-noise ratio with a palette is below this are written in full colour, in decibels.
const GOOD_ENOUGH: f64 = 38.0;

/// Levels of compression, and the bytes from which the second is worth its time.
const QUICK: u8 = 2;
const SMALL: u8 = 4;
const LARGE: usize = 250_000;

/// A picture with as few bytes a pixel as it can do with: one where its palette is good enough, three otherwise.
pub struct Reduced<'a> {
    picture: &'a RgbImage,
    indices: Option<(Vec<u8>, Arc<Option<Palette>>)>,
}

impl<'a> Reduced<'a> {
    /// The picture with this palette, if there is one and it is good enough.
    pub(crate) fn with(palette: Arc<Option<Palette>>, picture: &'a RgbImage) -> Reduced<'a> {
        let indices = palette.as_ref().as_ref().and_then(|palette| {
            let (indices, error) = palette.indices(picture.as_raw());
            (decibels(error) >= GOOD_ENOUGH).then_some(indices)
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
