//! The surface a picture is composed on: opaque RGB, onto which coverage masks and sprites are laid.
//!
//! A mask says for each pixel how much of it a shape covers. Plain inner parts of boxes are filled by imageproc; only
//! edges, glyphs and sprites are blended pixel by pixel.

use image::{GrayImage, Rgb, RgbImage};
use imageproc::drawing::draw_filled_rect_mut;

use crate::{
    rings::Rings,
    scene::{Color, Fill, Rect},
};

/// How much of each pixel a shape covers, and where its upper left corner lies.
#[derive(Clone, Debug)]
pub(crate) struct Mask {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) cover: GrayImage,
}

impl Mask {
    /// Bytes it takes in a cache.
    pub(crate) fn weight(&self) -> usize {
        self.cover.as_raw().len() + 64
    }
}

/// A sprite at its final size: premultiplied RGBA.
pub(crate) struct Sprite {
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) pixels: Vec<u8>,
}

/// What covers a shape: its colour at a pixel and how opaque it is.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    fill: Fill,
    over: Rect,
}

impl Paint {
    /// `fill` for a shape within `over`.
    pub(crate) fn new(fill: Fill, over: Rect) -> Paint {
        Paint { fill, over }
    }

    /// One opaque colour.
    pub(crate) fn plain(color: Color) -> Paint {
        Paint { fill: Fill::Solid(color), over: Rect::default() }
    }

    fn opacity(self) -> u32 {
        match self.fill {
            Fill::Sheer(_, percent) => u32::from(percent.min(100)) * 255 / 100,
            Fill::Solid(_) | Fill::Radial(_) => 255,
        }
    }

    /// The colour, when it is the same everywhere.
    fn flat(self) -> Option<[u8; 3]> {
        match self.fill {
            Fill::Solid(color) | Fill::Sheer(color, _) => Some(color.channels()),
            Fill::Radial(_) => None,
        }
    }

    fn at(self, x: i32, y: i32) -> [u8; 3] {
        match self.fill {
            Fill::Solid(color) | Fill::Sheer(color, _) => color.channels(),
            Fill::Radial(radial) => radial.at(self.over, x, y),
        }
    }
}

/// Lays `mask`, moved by `(x, y)`, onto the picture in `paint`.
pub(crate) fn stamp(picture: &mut RgbImage, mask: &Mask, x: i32, y: i32, paint: Paint) {
    let (left, top) = (mask.left + x, mask.top + y);
    let width = mask.cover.width() as i32;
    let (from, to) = (0.max(-left), width.min(picture.width() as i32 - left));
    if from >= to {
        return;
    }
    for row in 0.max(-top)..(mask.cover.height() as i32).min(picture.height() as i32 - top) {
        let start = (row * width + from) as usize;
        let cover = &mask.cover.as_raw()[start..start + (to - from) as usize];
        lay_row(picture, left + from, top + row, cover, paint);
    }
}

/// Lays a mask whose middle row and column stand for all rows and columns between its corners, as if the shape it was
/// made from had the size of `at`. `corner` is where the shape's middle begins, counted from its edge.
pub(crate) fn stamp_stretched(picture: &mut RgbImage, mask: &Mask, at: Rect, corner: i32, paint: Paint) {
    let size = mask.cover.width() as i32;
    let middle = corner - mask.left;
    // Where a part of the mask begins and ends, where it begins in the shape, and how long it becomes there.
    let parts = |length: i32| {
        let longer = length - 2 * mask.left - size;
        debug_assert!(longer >= 0, "the shape has room for its corners");
        [
            (0, middle, 0, middle),
            (middle, middle + 1, middle, longer + 1),
            (middle + 1, size, middle + 1 + longer, size - middle - 1),
        ]
    };
    for (from_row, _, down, high) in parts(at.h) {
        for (from, to, across, long) in parts(at.w) {
            let area = Rect { x: at.x + mask.left + across, y: at.y + mask.top + down, w: long, h: high };
            let row = |row: i32| &mask.cover.as_raw()[(row * size + from) as usize..(row * size + to) as usize];
            if from == middle {
                // A straight edge or the inside: pixels of a row are covered alike.
                let alike = from_row == middle;
                for line in 0..if alike { 1 } else { high } {
                    let cover = u32::from(row(from_row + line)[0]);
                    let band = if alike { area } else { Rect { y: area.y + line, h: 1, ..area } };
                    fill(picture, band, cover, paint);
                }
                continue;
            }
            for line in 0..high {
                let cover = row(if from_row == middle { middle } else { from_row + line });
                lay_clipped_row(picture, area.x, area.y + line, cover, paint);
            }
        }
    }
}

/// Lays a row of coverage that may reach beyond the picture.
fn lay_clipped_row(picture: &mut RgbImage, x: i32, y: i32, cover: &[u8], paint: Paint) {
    let (from, to) = (0.max(-x), (cover.len() as i32).min(picture.width() as i32 - x));
    if from < to && (0..picture.height() as i32).contains(&y) {
        lay_row(picture, x + from, y, &cover[from as usize..to as usize], paint);
    }
}

/// Lays a row of coverage that lies within the picture.
fn lay_row(picture: &mut RgbImage, x: i32, y: i32, cover: &[u8], paint: Paint) {
    let start = (y as usize * picture.width() as usize + x as usize) * 3;
    let row = &mut picture.as_mut()[start..start + cover.len() * 3];
    let opacity = paint.opacity();
    let flat = paint.flat();
    for ((pixel, cover), x) in row.chunks_exact_mut(3).zip(cover).zip(x..) {
        if *cover == 0 {
            continue;
        }
        let color = flat.unwrap_or_else(|| paint.at(x, y));
        match u32::from(*cover) * opacity / 255 {
            255 => pixel.copy_from_slice(&color),
            cover => blend(pixel, color, cover),
        }
    }
}

/// Fills an upright box whose pixels are all covered alike.
pub(crate) fn fill(picture: &mut RgbImage, area: Rect, cover: u32, paint: Paint) {
    let (width, height) = (picture.width() as i32, picture.height() as i32);
    let (left, top) = (area.x.clamp(0, width), area.y.clamp(0, height));
    let (right, bottom) = ((area.x + area.w).clamp(0, width), (area.y + area.h).clamp(0, height));
    let cover = cover * paint.opacity() / 255;
    if right <= left || bottom <= top || cover == 0 {
        return;
    }
    if let (Fill::Solid(color), 255) = (paint.fill, cover) {
        let area = imageproc::rect::Rect::at(left, top).of_size((right - left) as u32, (bottom - top) as u32);
        return draw_filled_rect_mut(picture, area, Rgb(color.channels()));
    }
    let flat = paint.flat();
    let rings = match (paint.fill, cover) {
        (Fill::Radial(radial), 255) => Some(Rings::of(radial, paint.over)),
        _ => None,
    };
    let stride = picture.width() as usize * 3;
    let raw: &mut [u8] = picture;
    for (y, row) in (top..bottom).zip(raw.chunks_exact_mut(stride).skip(top as usize)) {
        let row = &mut row[left as usize * 3..right as usize * 3];
        if let Some(rings) = &rings {
            rings.paint_row(row, left, y);
            continue;
        }
        for (pixel, x) in row.chunks_exact_mut(3).zip(left..) {
            blend(pixel, flat.unwrap_or_else(|| paint.at(x, y)), cover);
        }
    }
}

/// Lays a sprite with its upper left corner at `(x, y)`, `percent` opaque.
pub(crate) fn lay(picture: &mut RgbImage, sprite: &Sprite, x: i32, y: i32, percent: u8) {
    let (from, to) = (0.max(-x), sprite.width.min(picture.width() as i32 - x));
    if from >= to {
        return;
    }
    let opacity = u32::from(percent.min(100)) * 255 / 100;
    let stride = picture.width() as usize * 3;
    let raw: &mut [u8] = picture;
    for row in 0.max(-y)..sprite.height.min((raw.len() / stride) as i32 - y) {
        let start = (row * sprite.width + from) as usize * 4;
        let source = &sprite.pixels[start..start + (to - from) as usize * 4];
        let start = (y + row) as usize * stride + (x + from) as usize * 3;
        let target = &mut raw[start..start + (to - from) as usize * 3];
        for (under, over) in target.chunks_exact_mut(3).zip(source.chunks_exact(4)) {
            let alpha = u32::from(over[3]) * opacity;
            if alpha == 255 * 255 {
                under.copy_from_slice(&over[..3]);
            } else if alpha > 0 {
                for (below, above) in under.iter_mut().zip(over) {
                    let sum = u32::from(*above) * opacity * 255 + u32::from(*below) * (255 * 255 - alpha);
                    *below = ((sum + 255 * 255 / 2) / (255 * 255)) as u8;
                }
            }
        }
    }
}

fn blend(pixel: &mut [u8], color: [u8; 3], cover: u32) {
    for (under, over) in pixel.iter_mut().zip(color) {
        *under = ((u32::from(over) * cover + u32::from(*under) * (255 - cover) + 127) / 255) as u8;
    }
}
