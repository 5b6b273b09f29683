//! A film: pictures one after the other, as an animated GIF that begins again at its end.
//!
//! All pictures have the colours of one palette; each but the first holds only what differs from the one before it: a
//! rectangle, clear wherever nothing has changed. Deliberately absent: sound, and mixing colours by dots, which would make
//! everything differ.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::{RgbImage, imageops};

use crate::{painter::Painter, palette::Palette, scene::Scene};

/// Colours of a film: one of the 256 is what is clear.
const COLORS: usize = 255;

/// A film being made. Its pictures have one size.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    width: u32,
    height: u32,
    /// The picture before, as indices into the palette.
    before: Option<Vec<u8>>,
}

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Film {
    /// A film that is so wide, of scenes like this one; it has their shape and the colours of their palette.
    pub fn of(painter: &Painter, scene: &Scene<String>, width: u16) -> Film {
        let height = u64::from(width) * u64::from(scene.height) / u64::from(scene.width.max(1));
        let height = height.clamp(1, u64::from(u16::MAX)) as u16;
        let palette = painter.few_colors(scene.palette, COLORS);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes()).expect("memory takes what is written");
        encoder.set_repeat(Repeat::Infinite).expect("memory takes what is written");
        Film { encoder, palette, width: width.into(), height: height.into(), before: None }
    }

    /// Adds a picture, to be looked at for so many hundredths of a second. One of another shape is fitted in.
    pub fn show(&mut self, painter: &Painter, scene: &Scene<String>, hundredths: u16) {
        let picture = self.fitted(&painter.picture(scene));
        let mut indices = vec![0; (self.width * self.height) as usize];
        self.palette.index(picture.as_raw().as_chunks::<3>().0, &mut indices);
        let area = match &self.before {
            Some(before) => self.changed(before, &indices),
            None => Area { left: 0, top: 0, width: self.width as usize, height: self.height as usize },
        };
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(COLORS as u8),
            left: area.left as u16,
            top: area.top as u16,
            width: area.width as u16,
            height: area.height as u16,
            buffer: Cow::Owned(self.within(area, &indices)),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame).expect("memory takes what is written");
        self.before = Some(indices);
    }

    /// How many bytes it has so far.
    pub fn bytes(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// The file.
    pub fn finish(self) -> Vec<u8> {
        self.encoder.into_inner().expect("memory takes what is written")
    }

    /// The picture in the film's size; what it leaves free has the colour of its corner.
    fn fitted(&self, picture: &RgbImage) -> RgbImage {
        let (width, height) = picture.dimensions();
        let by_height = u64::from(width) * u64::from(self.height) < u64::from(height) * u64::from(self.width);
        let (to_width, to_height) = if by_height {
            ((u64::from(width) * u64::from(self.height) / u64::from(height.max(1))) as u32, self.height)
        } else {
            (self.width, (u64::from(height) * u64::from(self.width) / u64::from(width.max(1))) as u32)
        };
        let small = imageops::thumbnail(picture, to_width.max(1), to_height.max(1));
        if small.dimensions() == (self.width, self.height) {
            return small;
        }
        let mut whole = RgbImage::from_pixel(self.width, self.height, *small.get_pixel(0, 0));
        imageops::replace(&mut whole, &small, 0, 0);
        whole
    }

    /// The smallest rectangle with all that differs; a single pixel where nothing does.
    fn changed(&self, before: &[u8], now: &[u8]) -> Area {
        let width = self.width as usize;
        let rows = || before.chunks(width).zip(now.chunks(width)).enumerate().filter(|(_, (before, now))| before != now);
        let (Some((top, _)), Some((bottom, _))) = (rows().next(), rows().next_back()) else {
            return Area { left: 0, top: 0, width: 1, height: 1 };
        };
        let differs = |(_, (before, now)): (usize, (&[u8], &[u8]))| {
            let mut columns = (0..width).filter(|column| before[*column] != now[*column]);
            let first = columns.next().unwrap_or(0);
            (first, columns.next_back().unwrap_or(first))
        };
        let left = rows().map(|row| differs(row).0).min().unwrap_or(0);
        let right = rows().map(|row| differs(row).1).max().unwrap_or(0);
        Area { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    /// The pixels of a part, clear where they are as before.
    fn within(&self, area: Area, now: &[u8]) -> Vec<u8> {
        let width = self.width as usize;
        let rows = (area.top..area.top + area.height).map(|row| row * width + area.left);
        let rows = rows.map(|from| from..from + area.width);
        let Some(before) = &self.before else { return rows.flat_map(|row| now[row].to_vec()).collect() };
        let clear = |at: usize| if before[at] == now[at] { COLORS as u8 } else { now[at] };
        rows.flatten().map(clear).collect()
    }
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;
    use crate::scene::{Color, Fill, Layer, Node, Rect};

    /// A field with a stone on it.
    fn scene(stone: i32) -> Scene<String> {
        let rect = |at: Rect, color: u32| Node::Rect { at, radius: 0, fill: Some(Fill::Solid(Color(color))), stroke: None };
        let nodes = vec![rect(Rect::new(0, 0, 160, 120), 0xF6EFE2), rect(Rect::new(stone, 40, 20, 20), 0xE8590C)];
        Scene { width: 160, height: 120, palette: "none", layers: vec![Layer { kept: false, nodes }] }
    }

    /// The pictures of a film as they are seen, each with its own rectangle and how long it is seen.
    fn seen(file: &[u8]) -> Vec<(Vec<u8>, Area, u16)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(file).expect("it is a film");
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut screen = vec![0; width * height * 4];
        let mut seen = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("it can be read") {
            let [left, top, wide, high] = [frame.left, frame.top, frame.width, frame.height].map(usize::from);
            for (at, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                let to = ((top + at / wide) * width + left + at % wide) * 4;
                screen[to..to + 4].copy_from_slice(pixel);
            }
            seen.push((screen.clone(), Area { left, top, width: wide, height: high }, frame.delay));
        }
        seen
    }

    #[test]
    fn each_picture_is_seen_whole_and_holds_only_what_differs() {
        let painter = Painter::new(|_| None);
        let mut film = Film::of(&painter, &scene(0), 80);
        let stones = [0, 60, 60, 62];
        stones.iter().for_each(|stone| film.show(&painter, &scene(*stone), 70));
        let bytes = film.bytes();
        let file = film.finish();
        assert!(file.len() >= bytes && file.starts_with(b"GIF89a"));
        let film = seen(&file);
        assert_eq!(film.iter().map(|it| it.2).collect::<Vec<_>>(), [70; 4]);
        for (at, stone) in stones.iter().enumerate() {
            let mut alone = Film::of(&painter, &scene(0), 80);
            alone.show(&painter, &scene(*stone), 70);
            assert!(seen(&alone.finish())[0].0 == film[at].0, "picture {at}");
        }
        let areas: Vec<Area> = film.iter().map(|it| it.1).collect();
        assert_eq!(areas[0], Area { left: 0, top: 0, width: 80, height: 60 });
        assert_eq!(areas[1], Area { left: 0, top: 20, width: 40, height: 10 });
        assert_eq!(areas[2], Area { left: 0, top: 0, width: 1, height: 1 });
        assert_eq!(areas[3].height, 10);
        assert!(areas[3].width <= 12, "{:?}", areas[3]);
    }

    #[test]
    fn a_picture_of_another_shape_is_fitted_in() {
        let painter = Painter::new(|_| None);
        let mut film = Film::of(&painter, &scene(0), 80);
        film.show(&painter, &scene(0), 70);
        film.show(&painter, &Scene { height: 400, ..scene(10) }, 70);
        film.show(&painter, &Scene { width: 400, ..scene(10) }, 70);
        assert_eq!(seen(&film.finish()).len(), 3);
    }
}
