//! How points grew: a line for each seat in its colour, from the start to the end by way of every scoring round.

use pergola_engine::Seat;
use pergola_render::{Anchor, Level, Part, Rect};
use pergola_text::Text;

use super::{BODY, HEADING, Page, ink, seat_chip, seat_color, tenths};

/// The side of the chip at the end of a line.
const CHIP: i32 = 40;

/// From the middle of a line to the middle of one beside it.
const BESIDE: i32 = 10;

/// The points of one seat, from the start on.
pub struct Course {
    /// Whose.
    pub seat: Seat,
    /// After each scoring round.
    pub points: Vec<i64>,
}

/// The heights of a diagram: from the lowest number of points to the highest, and the lines between.
struct Scale {
    lowest: i64,
    highest: i64,
    step: i64,
    plot: Rect,
}

impl Scale {
    fn of(courses: &[Course], plot: Rect) -> Scale {
        let all = || courses.iter().flat_map(|course| &course.points).copied().chain([0]);
        let (lowest, highest) = (all().min().unwrap_or(0), all().max().unwrap_or(0).max(4));
        let steps = [5, 10, 20, 25, 50, 100, 200, 500];
        let step = steps.into_iter().find(|step| (highest - lowest) / step < 4).unwrap_or(1000);
        let highest = (highest + step - 1) / step * step;
        Scale { lowest: lowest.div_euclid(step) * step, highest, step, plot }
    }

    fn y(&self, points: i64) -> i32 {
        let span = (self.highest - self.lowest).max(1);
        self.plot.bottom() - ((points - self.lowest) * i64::from(self.plot.h) / span) as i32
    }

    fn marks(&self) -> impl Iterator<Item = i64> {
        let (lowest, step) = (self.lowest, self.step);
        (0..=(self.highest - lowest) / step).map(move |index| lowest + index * step)
    }
}

impl Page {
    /// Draws the lines under a heading; `rounds` is the art of each scoring round.
    pub fn curve(&mut self, at: Rect, heading: Text, rounds: &[String], courses: &[Course]) {
        self.board.panel(at);
        self.ink.write(HEADING, at.x + 16, at.y + 36, heading);
        let plot = Rect::new(at.x + 84, at.y + 78, at.w - 170, at.h - 140);
        let scale = Scale::of(courses, plot);
        for points in scale.marks() {
            let y = scale.y(points);
            self.ink.line([(plot.x, y), (plot.right(), y)].map(tenths).to_vec(), ink::SAND_EDGE, 20);
            self.ink.number(BODY.color(ink::MUTED).right(), plot.x - 14, y, points);
        }
        let station = |index: usize| plot.x + plot.w * index as i32 / rounds.len().max(1) as i32;
        for (index, round) in rounds.iter().enumerate() {
            let x = station(index + 1);
            self.ink.line([(x, plot.y), (x, plot.bottom())].map(tenths).to_vec(), ink::SAND_EDGE, 20);
            let parts = vec![Part::Sprite { name: round.clone(), size: 46 }];
            self.ink.run(parts, (x, plot.bottom() + 32), Level::Middle, Anchor::Middle, 60, None);
        }
        // The best last, so that its line lies above the others.
        let mut order: Vec<&Course> = courses.iter().collect();
        order.sort_by_key(|course| course.points.last().copied());
        // At each station the heights of all, level ones side by side.
        let heights: Vec<Vec<i32>> = (0..=rounds.len())
            .map(|index| {
                let points = |course: &&Course| index.checked_sub(1).and_then(|at| course.points.get(at)).copied().unwrap_or(0);
                side_by_side(&order.iter().map(|course| scale.y(points(course))).collect::<Vec<_>>())
            })
            .collect();
        for (own, Course { seat, points }) in order.iter().enumerate() {
            let way: Vec<(i32, i32)> = (0..=points.len()).map(|index| (station(index), heights[index][own])).collect();
            let line: Vec<(i32, i32)> = way.iter().copied().map(tenths).collect();
            self.ink.line(line.clone(), ink::IVORY, 110);
            self.ink.line(line, seat_color(*seat), 60);
            for at in &way[1..] {
                self.ink.disc(*at, 11, ink::IVORY);
                self.ink.disc(*at, 8, seat_color(*seat));
            }
        }
        let ends = order.iter().map(|course| scale.y(course.points.last().copied().unwrap_or(0))).collect();
        for (Course { seat, .. }, y) in order.iter().zip(apart(ends, (at.y + 12, at.bottom() - 12))) {
            let chip = Rect::new(plot.right() + 24, y - CHIP / 2, CHIP, CHIP);
            self.ink.sprite(&seat_chip(*seat), chip);
        }
    }
}

/// Heights at one station, moved so that lines that would lie upon one another lie side by side.
fn side_by_side(heights: &[i32]) -> Vec<i32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by_key(|index| heights[*index]);
    let mut moved = heights.to_vec();
    for group in order.chunk_by(|one, next| heights[*next] - heights[*one] < BESIDE) {
        let middle = group.iter().map(|index| heights[*index]).sum::<i32>() / group.len() as i32;
        for (place, index) in (0..).zip(group) {
            moved[*index] = middle + (2 * place + 1 - group.len() as i32) * BESIDE / 2;
        }
    }
    moved
}

/// Heights from the lowest place up, moved so that chips there do not cover one another.
fn apart(mut heights: Vec<i32>, (top, bottom): (i32, i32)) -> Vec<i32> {
    let pitch = CHIP + 3;
    let mut below = bottom - CHIP / 2 + pitch;
    for height in &mut heights {
        *height = (*height).min(below - pitch);
        below = *height;
    }
    let mut above = top + CHIP / 2 - pitch;
    for height in heights.iter_mut().rev() {
        *height = (*height).max(above + pitch);
        above = *height;
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_of_level_seats_do_not_cover_one_another() {
        assert_eq!(apart(vec![100, 100, 98], (0, 200)), [106, 63, 20]);
        assert_eq!(apart(vec![190, 189], (0, 200)), [180, 137], "and lie within the panel");
    }

    #[test]
    fn lines_of_level_seats_lie_side_by_side() {
        assert_eq!(side_by_side(&[100, 60, 100, 100]), [90, 60, 100, 110]);
        assert_eq!(side_by_side(&[100, 80]), [100, 80]);
    }

    #[test]
    fn a_scale_is_read_at_round_numbers() {
        let courses = [Course { seat: Seat(0), points: vec![7, 44, 131] }];
        let scale = Scale::of(&courses, Rect::new(0, 0, 100, 300));
        assert_eq!(scale.marks().collect::<Vec<_>>(), [0, 50, 100, 150]);
        assert_eq!((scale.y(0), scale.y(150)), (300, 0));
    }
}
