//! A game's palette: at most 256 colours, with a quick way from any colour to the nearest of them.
//!
//! The first colours of a palette file are those of the design; they stay exact. The others are trained on pictures (see
//! the example `train_palette`). Colours are looked up in a table of 15-bit buckets; where palette colours lie in a bucket
//! the nearest of them is taken, so that a colour of the palette always finds itself.

use crate::scene::Color;

const BUCKETS: usize = 1 << 15;

/// Colours and their lookup.
pub(crate) struct Palette {
    colors: Vec<[u8; 3]>,
    /// Where each bucket's candidates begin in `candidates`; one more at the end.
    starts: Vec<u32>,
    candidates: Vec<u8>,
}

impl Palette {
    /// Reads a palette: a colour like `#1F2A44` a line; other lines are remarks. Nothing when there is no colour or there
    /// are more than 256.
    pub(crate) fn read(file: &[u8]) -> Option<Palette> {
        let text = std::str::from_utf8(file).ok()?;
        let hex = text.lines().filter_map(|line| line.strip_prefix('#')?.get(..6));
        let colors: Vec<[u8; 3]> = hex.filter_map(|hex| Some(Color(u32::from_str_radix(hex, 16).ok()?).channels())).collect();
        (1..=256).contains(&colors.len()).then(|| Palette::of(colors))
    }

    /// The first colours of a palette, at most so many; colours all over where there is none.
    pub(crate) fn few(palette: Option<&Palette>, most: usize) -> Palette {
        let mut colors = palette.map_or_else(all_over, |palette| palette.colors.clone());
        colors.truncate(most);
        Palette::of(colors)
    }

    fn of(colors: Vec<[u8; 3]>) -> Palette {
        let mut within = vec![Vec::new(); BUCKETS];
        for (index, color) in colors.iter().enumerate() {
            within[bucket(*color)].push(index as u8);
        }
        let (mut starts, mut candidates) = (Vec::with_capacity(BUCKETS + 1), Vec::with_capacity(BUCKETS));
        let nearest_of_all = NearestOfAll::new(&colors);
        for (bucket, within) in within.into_iter().enumerate() {
            starts.push(candidates.len() as u32);
            let centre = [bucket >> 10, bucket >> 5 & 31, bucket & 31].map(|part| (part * 8 + 4) as u8);
            if within.is_empty() {
                candidates.push(nearest_of_all.to(centre));
            }
            candidates.extend(within);
        }
        starts.push(candidates.len() as u32);
        Palette { colors, starts, candidates }
    }

    /// The colours, three bytes each, as a PNG stores them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    /// Pixels as indices into the palette; the sum of the squared errors of their channels.
    pub(crate) fn index(&self, pixels: &[[u8; 3]], indices: &mut [u8]) -> u64 {
        let (mut error, mut from) = (0, 0);
        // Flat pictures are mostly long runs: each is looked up once.
        while let Some(color) = pixels.get(from) {
            let run = pixels[from..].iter().take_while(|it| *it == color).count();
            let index = self.find(*color);
            error += u64::from(distance(self.colors[usize::from(index)], *color)) * run as u64;
            indices[from..from + run].fill(index);
            from += run;
        }
        error
    }

    /// The palette's colour for this one.
    fn find(&self, color: [u8; 3]) -> u8 {
        let bucket = bucket(color);
        let candidates = &self.candidates[self.starts[bucket] as usize..self.starts[bucket + 1] as usize];
        match candidates {
            [only] => *only,
            several => nearest(&self.colors, color, several.iter().copied()),
        }
    }
}

/// Colours in even steps of each channel.
fn all_over() -> Vec<[u8; 3]> {
    let steps = || (0..=255).step_by(51);
    steps().flat_map(|red| steps().flat_map(move |green| steps().map(move |blue| [red, green, blue]))).collect()
}

fn bucket([red, green, blue]: [u8; 3]) -> usize {
    usize::from(red >> 3) << 10 | usize::from(green >> 3) << 5 | usize::from(blue >> 3)
}

fn nearest(colors: &[[u8; 3]], color: [u8; 3], among: impl Iterator<Item = u8>) -> u8 {
    among.min_by_key(|index| distance(colors[usize::from(*index)], color)).unwrap_or(0)
}

/// All colours by channel, so that the distances to all of them are computed side by side.
struct NearestOfAll {
    channels: [Vec<i32>; 3],
}

impl NearestOfAll {
    fn new(colors: &[[u8; 3]]) -> NearestOfAll {
        NearestOfAll { channels: std::array::from_fn(|channel| colors.iter().map(|it| i32::from(it[channel])).collect()) }
    }

    /// The first of the colours nearest to this one.
    fn to(&self, color: [u8; 3]) -> u8 {
        let [red, green, blue] = color.map(i32::from);
        let [reds, greens, blues] = &self.channels;
        let distances = reds.iter().zip(greens).zip(blues);
        let distances = distances.map(|((r, g), b)| (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue));
        let mut all = [i32::MAX; 256];
        all.iter_mut().zip(distances).for_each(|(to, distance)| *to = distance);
        let least = all.iter().fold(i32::MAX, |least, it| least.min(*it));
        all.iter().position(|it| *it == least).unwrap_or(0) as u8
    }
}

/// The sum of the squared differences of the channels.
fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = b"a remark\n#1F2A44 night\n#F6EFE2\n#F6EFE0\n#E8590C\n";

    fn indices(palette: &Palette, pixels: &[u8]) -> (Vec<u8>, u64) {
        let mut indices = vec![0; pixels.len() / 3];
        let error = palette.index(pixels.as_chunks::<3>().0, &mut indices);
        (indices, error)
    }

    #[test]
    fn colours_of_the_palette_stay_exact() {
        let palette = Palette::read(FILE).expect("a palette");
        let pixels = [0x1F, 0x2A, 0x44, 0xF6, 0xEF, 0xE0, 0xF6, 0xEF, 0xE2, 0xE8, 0x59, 0x0C];
        assert_eq!(indices(&palette, &pixels), (vec![0, 2, 1, 3], 0));
    }

    #[test]
    fn other_colours_become_the_nearest() {
        let palette = Palette::read(FILE).expect("a palette");
        let (indices, error) = indices(&palette, &[0x10, 0x20, 0x30, 0xFF, 0x60, 0x10]);
        assert_eq!(indices, [0, 3]);
        assert!(error > 0);
    }

    #[test]
    fn a_file_without_colours_is_no_palette() {
        assert!(Palette::read(b"nothing").is_none());
    }
}
