//! A radial fill as rings: the few colours between its centre and its rim, each up to where the next begins.
//!
//! A row crosses each ring once on either side of the centre, so a whole row is a few plain spans.

use crate::scene::{Radial, Rect};

/// The rings of a fill in a shape.
pub(crate) struct Rings {
    over: Rect,
    /// From the centre outwards; the last reaches everywhere.
    rings: Vec<Ring>,
}

struct Ring {
    /// Where it ends, in shares of the shape's width and height from its centre.
    reach: f32,
    color: [u8; 3],
}

impl Radial {
    /// The colour in the middle of a pixel of a shape within `over`.
    pub(crate) fn at(self, over: Rect, x: i32, y: i32) -> [u8; 3] {
        let across = (x as f32 + 0.5 - over.x as f32) / over.w as f32 - 0.5;
        let down = (y as f32 + 0.5 - over.y as f32) / over.h as f32 - 0.5;
        let from = f32::from(self.from) / 100.0;
        self.mixed((across.hypot(down) / self.radius() - from) / (1.0 - from))
    }

    /// The colour this far on the way from the inner to the outer one, 0 to 1.
    fn mixed(self, way: f32) -> [u8; 3] {
        let (inner, outer) = (self.inner.channels(), self.outer.channels());
        let way = way.clamp(0.0, 1.0);
        std::array::from_fn(|it| (f32::from(inner[it]) + (f32::from(outer[it]) - f32::from(inner[it])) * way).round() as u8)
    }

    fn radius(self) -> f32 {
        f32::from(self.radius) / 100.0
    }
}

impl Rings {
    /// The rings of this fill in a shape within `over`.
    pub(crate) fn of(radial: Radial, over: Rect) -> Rings {
        let from = f32::from(radial.from) / 100.0;
        let turns = turns(radial);
        let before = [0.0].into_iter().chain(turns.iter().copied());
        let ends = turns.iter().copied().chain([1.0]);
        let ring = |(begin, end): (f32, f32)| Ring {
            reach: if end < 1.0 { (from + end * (1.0 - from)) * radial.radius() } else { f32::INFINITY },
            color: radial.mixed((begin + end) / 2.0),
        };
        Rings { over, rings: before.zip(ends).map(ring).collect() }
    }

    /// Paints the pixels of a row whose first is at `(left, y)`.
    pub(crate) fn paint_row(&self, row: &mut [u8], left: i32, y: i32) {
        let down = (y as f32 + 0.5 - self.over.y as f32) / self.over.h as f32 - 0.5;
        let centre = self.over.x as f32 + self.over.w as f32 / 2.0;
        // Where a ring begins and ends in this row, as pixels of the row.
        let begin_and_end = |ring: &Ring| {
            let half = (ring.reach * ring.reach - down * down).max(0.0).sqrt() * self.over.w as f32;
            let pixel = |x: f32| (x - 0.5 - left as f32).ceil().clamp(0.0, (row.len() / 3) as f32) as usize;
            (pixel(centre - half), pixel(centre + half))
        };
        let crossed: Vec<(usize, usize)> = self.rings.iter().map(begin_and_end).collect();
        for (ring, pair) in self.rings[1..].iter().zip(crossed.windows(2)) {
            let ((inner_begin, inner_end), (begin, end)) = (pair[0], pair[1]);
            paint(row, begin, inner_begin, ring.color);
            paint(row, inner_end, end, ring.color);
        }
        let (begin, end) = crossed[0];
        paint(row, begin, end, self.rings[0].color);
    }
}

/// How far on the way a channel comes to its next step, in order.
fn turns(radial: Radial) -> Vec<f32> {
    let channels = radial.inner.channels().into_iter().zip(radial.outer.channels());
    let steps = channels.flat_map(|(inner, outer)| {
        let steps = inner.abs_diff(outer);
        (0..steps).map(move |step| (f32::from(step) + 0.5) / f32::from(steps))
    });
    let mut turns: Vec<f32> = steps.collect();
    turns.sort_by(f32::total_cmp);
    turns.dedup();
    turns
}

fn paint(row: &mut [u8], from: usize, to: usize, color: [u8; 3]) {
    row[from * 3..to * 3].chunks_exact_mut(3).for_each(|pixel| pixel.copy_from_slice(&color));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Color;

    #[test]
    fn a_row_of_rings_is_what_each_pixel_would_be() {
        let radial = Radial { inner: Color(0xF6_EF_E2), outer: Color(0xEA_DF_C9), from: 55, radius: 72 };
        let over = Rect { x: 24, y: 96, w: 400, h: 300 };
        let rings = Rings::of(radial, over);
        for y in [96, 100, 200, 245, 246, 395] {
            let mut row = vec![0; 3 * 380];
            rings.paint_row(&mut row, 30, y);
            let alike = (30..410).zip(row.chunks_exact(3)).filter(|(x, pixel)| radial.at(over, *x, y) == **pixel).count();
            assert!(alike >= 376, "row {y}: {alike} of 380 alike");
            assert!(row.chunks_exact(3).all(|pixel| pixel[0] >= 0xEA && pixel[0] <= 0xF6));
        }
    }

    #[test]
    fn a_fill_of_one_colour_is_one_ring() {
        let radial = Radial { inner: Color(0x10_20_30), outer: Color(0x10_20_30), from: 0, radius: 50 };
        let mut row = vec![0; 12];
        Rings::of(radial, Rect { x: 0, y: 0, w: 4, h: 4 }).paint_row(&mut row, 0, 0);
        assert_eq!(row, [0x10, 0x20, 0x30].repeat(4));
    }
}
