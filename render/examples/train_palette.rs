//! Trains a game's palette on pictures in full colour.
//!
//! `train_palette <design.txt> <picture.png>...` keeps the colours of the design (lines like `#1F2A44`), adds the colours
//! that fill whole areas of the pictures, moves the rest to where the pictures' other colours are, and prints the palette.

use std::{collections::HashMap, error::Error, fs};

/// A colour that fills at least one pixel in so many is kept as it is.
const AREA: u64 = 12_000;
/// So many places are left for colours of edges, at least.
const FOR_EDGES: usize = 96;
const ROUNDS: usize = 24;

type Rgb = [u8; 3];

fn main() -> Result<(), Box<dyn Error>> {
    let mut paths = std::env::args().skip(1);
    let design = fs::read_to_string(paths.next().ok_or("usage: train_palette <design.txt> <picture.png>...")?)?;
    let read = |line: &str| Some(u32::from_str_radix(line.strip_prefix('#')?.get(..6)?, 16).ok()?.to_be_bytes());
    let mut colors: Vec<Rgb> = design.lines().filter_map(read).map(|[_, red, green, blue]| [red, green, blue]).collect();
    let designed = colors.len();
    let mut counts: HashMap<Rgb, u64> = HashMap::new();
    for path in paths {
        image::open(path)?.to_rgb8().pixels().for_each(|pixel| *counts.entry(pixel.0).or_default() += 1);
    }
    let total: u64 = counts.values().sum();
    let mut counted: Vec<(Rgb, u64)> = counts.into_iter().filter(|(color, _)| !colors.contains(color)).collect();
    counted.sort_by_key(|(color, count)| (u64::MAX - count, *color));
    let areas = counted.iter().take_while(|(_, count)| count * AREA >= total).take(256 - FOR_EDGES - designed);
    colors.extend(areas.map(|it| it.0));
    let fixed = colors.len();
    let edges: Vec<(Rgb, u64)> = counted.split_off(fixed - designed);
    let step = (edges.len() / (256 - fixed)).max(1);
    colors.extend(edges.iter().step_by(step).take(256 - fixed).map(|it| it.0));
    for _ in 0..ROUNDS {
        settle(&mut colors, fixed, &edges);
    }
    println!("The palette of this game's pictures. First the colours of the design, then those that pictures need most.");
    colors.iter().for_each(|[red, green, blue]| println!("#{red:02X}{green:02X}{blue:02X}"));
    Ok(())
}

/// Moves every colour after the first `fixed` to the mean of the colours nearest to it.
fn settle(colors: &mut [Rgb], fixed: usize, edges: &[(Rgb, u64)]) {
    let mut sums = vec![([0u64; 3], 0u64); colors.len()];
    for (color, count) in edges {
        let nearest = (0..colors.len()).min_by_key(|index| distance(colors[*index], *color)).unwrap_or(0);
        // The root keeps the many rare colours of edges from being drowned by a few frequent ones.
        let weight = (*count as f64).sqrt().ceil() as u64;
        (0..3).for_each(|channel| sums[nearest].0[channel] += u64::from(color[channel]) * weight);
        sums[nearest].1 += weight;
    }
    for (color, (sum, weight)) in colors.iter_mut().zip(sums).skip(fixed) {
        if weight > 0 {
            *color = sum.map(|sum| (sum / weight) as u8);
        }
    }
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}
