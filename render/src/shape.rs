//! Shapes as coverage masks.
//!
//! Outlines, rounded corners and dashes are rasterised by tiny-skia with antialiasing. A rounded box is drawn once with the
//! smallest inside and stretched to any size; polygons that differ only in their place share one mask.

use std::sync::Arc;

use image::{GrayImage, RgbImage};
use resvg::tiny_skia::{
    self, FillRule, LineCap, LineJoin, Path, PathBuilder, Point, Rect as Area, Stroke as Pen, StrokeDash, Transform,
};

use crate::{
    cache::Cache,
    canvas::{self, Mask, Paint},
    scene::{Fill, Rect, Stroke},
};

/// Masks drawn before.
pub(crate) struct Shapes {
    masks: Cache<Shape, Mask>,
}

/// A shape with its outline's width and dashes, or filled when it has none; placed at the origin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Shape {
    form: Form,
    pen: Option<(u16, Option<(u8, u8)>)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Form {
    Box { width: i32, height: i32, radius: i32 },
    Disc { radius: i32 },
    Points { points: Vec<(i32, i32)>, closed: bool },
}

impl Shapes {
    /// No mask yet.
    pub(crate) fn new() -> Shapes {
        Shapes { masks: Cache::new(12 << 20) }
    }

    /// Draws a box with rounded corners.
    pub(crate) fn rect(&self, picture: &mut RgbImage, at: Rect, radius: i32, fill: Option<Fill>, stroke: Option<Stroke>) {
        if at.w <= 0 || at.h <= 0 {
            return;
        }
        let radius = radius.min(at.w / 2).min(at.h / 2);
        if let Some(fill) = fill {
            let paint = Paint::new(fill, at);
            if radius == 0 { canvas::fill(picture, at, 255, paint) } else { self.rounded(picture, at, radius, None, paint) }
        }
        if let Some(stroke) = stroke {
            self.rounded(picture, at, radius, Some(stroke), Paint::plain(stroke.color));
        }
    }

    fn rounded(&self, picture: &mut RgbImage, at: Rect, radius: i32, stroke: Option<Stroke>, paint: Paint) {
        let corner = radius.max(stroke.map_or(0, half_width)) + 1;
        let side = 2 * corner + 1;
        let dashed = stroke.is_some_and(|it| it.dash.is_some());
        if dashed || at.w < side || at.h < side {
            let mask = self.mask(Form::Box { width: at.w, height: at.h, radius }, stroke);
            return canvas::stamp(picture, &mask, at.x, at.y, paint);
        }
        let mask = self.mask(Form::Box { width: side, height: side, radius }, stroke);
        canvas::stamp_stretched(picture, &mask, at, corner, paint);
    }

    /// Draws a circle about `(x, y)`.
    pub(crate) fn circle(
        &self,
        picture: &mut RgbImage,
        (x, y): (i32, i32),
        radius: i32,
        fill: Option<Fill>,
        stroke: Option<Stroke>,
    ) {
        let over = Rect { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
        self.draw(picture, &Form::Disc { radius }, over, fill, stroke);
    }

    /// Draws a polygon or an open line; points in tenths of a pixel.
    pub(crate) fn points(
        &self,
        picture: &mut RgbImage,
        points: &[(i32, i32)],
        closed: bool,
        fill: Option<Fill>,
        stroke: Option<Stroke>,
    ) {
        let low = |it: fn(&(i32, i32)) -> i32| points.iter().map(it).min().unwrap_or(0).div_euclid(10);
        let high = |it: fn(&(i32, i32)) -> i32| points.iter().map(it).max().unwrap_or(0).div_euclid(10) + 1;
        let (x, y) = (low(|it| it.0), low(|it| it.1));
        let over = Rect { x, y, w: high(|it| it.0) - x, h: high(|it| it.1) - y };
        let points = points.iter().map(|it| (it.0 - 10 * x, it.1 - 10 * y)).collect();
        self.draw(picture, &Form::Points { points, closed }, over, fill, stroke);
    }

    fn draw(&self, picture: &mut RgbImage, form: &Form, over: Rect, fill: Option<Fill>, stroke: Option<Stroke>) {
        if let Some(fill) = fill {
            let mask = self.mask(form.clone(), None);
            canvas::stamp(picture, &mask, over.x, over.y, Paint::new(fill, over));
        }
        if let Some(stroke) = stroke {
            let mask = self.mask(form.clone(), Some(stroke));
            canvas::stamp(picture, &mask, over.x, over.y, Paint::plain(stroke.color));
        }
    }

    fn mask(&self, form: Form, stroke: Option<Stroke>) -> Arc<Mask> {
        let shape = Shape { form, pen: stroke.map(|it| (it.tenths, it.dash)) };
        self.masks.get_or_make(shape.clone(), Mask::weight, || cover(outline(&shape)))
    }
}

/// What a path may reach into a pixel without covering anything of it: floating numbers are not exact, and a square shape has
/// a square mask.
const HAIR: f32 = 1.0 / 64.0;

/// The mask of a filled path; nothing when there is no path.
pub(crate) fn cover(path: Option<Path>) -> Mask {
    let drawn = path.and_then(|path| {
        let bounds = path.bounds();
        let (left, top) = ((bounds.left() + HAIR).floor() as i32, (bounds.top() + HAIR).floor() as i32);
        let (right, bottom) = ((bounds.right() - HAIR).ceil() as i32, (bounds.bottom() - HAIR).ceil() as i32);
        let (width, height) = (right - left, bottom - top);
        let mut mask = tiny_skia::Mask::new(width.max(1) as u32, height.max(1) as u32)?;
        mask.fill_path(&path, FillRule::Winding, true, Transform::from_translate(-left as f32, -top as f32));
        let cover = GrayImage::from_raw(mask.width(), mask.height(), mask.take())?;
        Some(Mask { left, top, cover })
    });
    drawn.unwrap_or_else(|| Mask { left: 0, top: 0, cover: GrayImage::new(0, 0) })
}

/// The outline of a path drawn with a pen `width` pixels wide.
pub(crate) fn stroked(path: &Path, width: f32, join: LineJoin, dash: Option<(u8, u8)>) -> Option<Path> {
    let dashes = dash.and_then(|(on, off)| StrokeDash::new(vec![f32::from(on), f32::from(off)], 0.0));
    let dashed = dashes.as_ref().and_then(|dash| path.dash(dash, 1.0));
    let cap = if dash.is_some() { LineCap::Butt } else { LineCap::Round };
    dashed.as_ref().unwrap_or(path).stroke(&Pen { width, line_cap: cap, line_join: join, ..Pen::default() }, 1.0)
}

fn outline(shape: &Shape) -> Option<Path> {
    let path = match &shape.form {
        Form::Box { width, height, radius } => rounded_box(*width as f32, *height as f32, *radius as f32),
        Form::Disc { radius } => PathBuilder::from_circle(*radius as f32, *radius as f32, *radius as f32),
        Form::Points { points, closed } => polyline(points, *closed),
    }?;
    let Some((tenths, dash)) = shape.pen else { return Some(path) };
    let join = if matches!(shape.form, Form::Points { closed: false, .. }) { LineJoin::Round } else { LineJoin::Miter };
    stroked(&path, f32::from(tenths) / 10.0, join, dash)
}

fn polyline(points: &[(i32, i32)], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        let point = Point::from_xy(x as f32 / 10.0, y as f32 / 10.0);
        if index == 0 { path.move_to(point.x, point.y) } else { path.line_to(point.x, point.y) }
    }
    if closed {
        path.close();
    }
    path.finish()
}

fn rounded_box(width: f32, height: f32, radius: f32) -> Option<Path> {
    if radius == 0.0 {
        return Some(PathBuilder::from_rect(Area::from_xywh(0.0, 0.0, width, height)?));
    }
    // The distance of a control point that makes a cubic curve follow a quarter circle.
    let bend = radius * (1.0 - 0.552_284_8);
    let mut path = PathBuilder::new();
    path.move_to(radius, 0.0);
    path.line_to(width - radius, 0.0);
    path.cubic_to(width - bend, 0.0, width, bend, width, radius);
    path.line_to(width, height - radius);
    path.cubic_to(width, height - bend, width - bend, height, width - radius, height);
    path.line_to(radius, height);
    path.cubic_to(bend, height, 0.0, height - bend, 0.0, height - radius);
    path.line_to(0.0, radius);
    path.cubic_to(0.0, bend, bend, 0.0, radius, 0.0);
    path.close();
    path.finish()
}

fn half_width(stroke: Stroke) -> i32 {
    i32::from(stroke.tenths.div_ceil(20))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Color;

    #[test]
    fn boxes_of_every_radius_and_pen_are_drawn() {
        let shapes = Shapes::new();
        let mut picture = RgbImage::new(120, 120);
        for (radius, tenths) in (0..=40).flat_map(|radius| (0..=20).map(move |pen| (radius, 10 * pen))) {
            let form = Form::Box { width: 2 * radius + 3, height: 2 * radius + 3, radius };
            let stroke = (tenths > 0).then_some(Stroke { color: Color(0x1F2A44), tenths, dash: None });
            let mask = shapes.mask(form, stroke);
            assert_eq!(mask.cover.width(), mask.cover.height(), "radius {radius}, {tenths} tenths");
            for (w, h) in [(2 * radius + 3, 2 * radius + 3), (100, 90), (31, 64)] {
                let fill = (tenths == 0).then_some(Fill::Solid(Color(0x1F2A44)));
                shapes.rect(&mut picture, Rect { x: 8, y: 8, w, h }, radius, fill, stroke);
            }
        }
    }
}
