//! Writing a picture as a PNG file: with a palette where it is good enough, with 24 bits a pixel otherwise.

use image::RgbImage;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

use crate::palette::Palette;

/// Pictures whose peak signal-to-noise ratio with a palette is below this are written in full colour, in decibels.
const GOOD_ENOUGH: f64 = 38.0;

/// The picture as a PNG file.
pub(crate) fn write(picture: &RgbImage, palette: Option<&Palette>) -> Vec<u8> {
    if let Some(palette) = palette {
        let (indices, error) = palette.indices(picture.as_raw());
        if decibels(error) >= GOOD_ENOUGH {
            return encode(picture, ColorType::Indexed, Filter::NoFilter, &indices, Some(palette));
        }
    }
    encode(picture, ColorType::Rgb, Filter::Up, picture.as_raw(), None)
}

/// The peak signal-to-noise ratio of a mean squared error.
fn decibels(error: f64) -> f64 {
    10.0 * (255.0 * 255.0 / error.max(f64::MIN_POSITIVE)).log10()
}

fn encode(picture: &RgbImage, color: ColorType, filter: Filter, pixels: &[u8], palette: Option<&Palette>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 << 18);
    let mut encoder = Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(color);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_deflate_compression(DeflateCompression::Level(3));
    encoder.set_filter(filter);
    if let Some(palette) = palette {
        encoder.set_palette(palette.bytes());
    }
    let mut writer = encoder.write_header().expect("memory takes a header");
    writer.write_image_data(pixels).expect("memory takes as many pixels as the header says");
    writer.finish().expect("memory takes the end");
    bytes
}
