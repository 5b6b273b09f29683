//! Runs: texts, discs and sprites in a row, laid out when the words are known.
//!
//! Parts are measured first. While the row is longer than its room, its last text is shortened if that leaves something to
//! read; otherwise it goes, together with the discs, sprites and gaps that led to it, and an ellipsis takes its place.

use image::RgbImage;

use crate::{
    lettering::{Line, Look, half_height},
    scene::{Anchor, Color, Face, Fill, Level, Part, Plate, Rect, Turn},
    workshop::Workshop,
};

/// The least room in which a shortened text still says something, in pixels.
const LEAST: f32 = 120.0;

/// A run to be drawn, as in [`crate::Node::Run`].
pub(crate) struct Run<'a> {
    pub(crate) parts: &'a [Part<String>],
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) level: Level,
    pub(crate) anchor: Anchor,
    pub(crate) room: u32,
    pub(crate) plate: Option<Plate>,
}

/// A part whose width is known.
struct Measured<'a> {
    part: &'a Part<String>,
    line: Option<Line>,
    width: f32,
}

impl Run<'_> {
    /// Lays the run out and draws it.
    pub(crate) fn draw(&self, workshop: &Workshop, picture: &mut RgbImage) {
        let parts = self.fitting();
        let width: f32 = parts.iter().map(|it| it.width).sum();
        let padding = self.plate.map_or(0, |it| it.padding) as f32;
        let left = match self.anchor {
            Anchor::Left => self.x as f32 + padding,
            Anchor::Middle => self.x as f32 - width / 2.0,
            Anchor::Right => self.x as f32 - width - padding,
        };
        if let Some(plate) = self.plate {
            let (from, to) = ((left - padding).round() as i32, (left + width + padding).round() as i32);
            let at = Rect { x: from, y: self.y - plate.height / 2, w: to - from, h: plate.height };
            if let Some((color, width)) = plate.rim {
                let around = at.grown(width);
                workshop.shapes.rect(picture, around, plate.radius + width, Some(Fill::Solid(color)), None);
            }
            workshop.shapes.rect(picture, at, plate.radius, Some(plate.fill), None);
        }
        let mut x = left;
        for part in &parts {
            self.draw_part(workshop, picture, part, x);
            x += part.width;
        }
    }

    fn draw_part(&self, workshop: &Workshop, picture: &mut RgbImage, measured: &Measured<'_>, x: f32) {
        let middle = |width: f32| (x + width / 2.0).round() as i32;
        match measured.part {
            Part::Text { size, face, color, .. } => {
                let Some(line) = &measured.line else { return };
                let baseline = match self.level {
                    Level::Middle => self.y + (half_height(*face) * f32::from(*size)).round() as i32,
                    Level::Baseline => self.y,
                };
                let look = Look { color: *color, halo: None };
                workshop.lettering.write(picture, line, (x, baseline), Anchor::Left, look);
            }
            Part::Disc { figure: text, radius, fill, ink } => {
                let centre = (middle(measured.width), self.y);
                workshop.shapes.circle(picture, centre, *radius, Some(Fill::Solid(*fill)), None);
                figure(workshop, picture, centre, *radius, text, *ink);
            }
            Part::Sprite { name, size } => {
                let at = Rect { x: x.round() as i32, y: self.y - size / 2, w: *size, h: *size };
                workshop.sprite(picture, name, at, Turn::None, 100);
            }
            Part::Gap(_) => {}
        }
    }

    fn fitting(&self) -> Vec<Measured<'_>> {
        let room = self.room as f32;
        let mut parts: Vec<Measured<'_>> = self.parts.iter().map(measure).collect();
        let width = |parts: &[Measured<'_>]| parts.iter().map(|it| it.width).sum::<f32>();
        if width(&parts) <= room {
            return parts;
        }
        let words = |it: &Measured<'_>| matches!(it.part, Part::Text { .. });
        while let Some(cut) = parts.iter().rposition(words) {
            let Part::Text { size, face, .. } = parts[cut].part else { break };
            let ellipsis = Line::set(" …", *face, *size, None);
            let left = room - width(&parts[..cut]);
            if left >= LEAST {
                let Part::Text { text, size, face, .. } = parts[cut].part else { break };
                let line = Line::set(text, *face, *size, Some(left as u32));
                parts.truncate(cut + 1);
                parts[cut].width = line.width;
                parts[cut].line = Some(line);
                break;
            }
            let kept = parts[..cut].iter().rposition(words).map_or(0, |it| it + 1);
            if width(&parts[..kept]) + ellipsis.width <= room || kept == 0 {
                let part = parts[cut].part;
                parts.truncate(kept);
                parts.push(Measured { part, width: ellipsis.width, line: Some(ellipsis) });
                break;
            }
            parts.truncate(cut);
        }
        parts
    }
}

/// Writes a figure into a disc.
fn figure(workshop: &Workshop, picture: &mut RgbImage, (x, y): (i32, i32), radius: i32, text: &str, ink: Color) {
    let size = (radius * 17 / 10) as u16;
    let line = Line::set(text, Face::SerifBold, size, None);
    let baseline = y + (half_height(Face::SerifBold) * f32::from(size)).round() as i32;
    workshop.lettering.write(picture, &line, (x as f32, baseline), Anchor::Middle, Look { color: ink, halo: None });
}

fn measure(part: &Part<String>) -> Measured<'_> {
    match part {
        Part::Text { text, size, face, room, .. } => {
            let line = Line::set(text, *face, *size, *room);
            Measured { part, width: line.width, line: Some(line) }
        }
        Part::Disc { radius, .. } => Measured { part, width: (2 * radius) as f32, line: None },
        Part::Sprite { size, .. } => Measured { part, width: *size as f32, line: None },
        Part::Gap(width) => Measured { part, width: *width as f32, line: None },
    }
}
