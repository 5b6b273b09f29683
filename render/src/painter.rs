//! The painter: draws a Scene and writes it as a PNG.
//!
//! Layers to be kept at the bottom of a scene are composed once and kept as a finished ground; everything above is drawn
//! anew from sprites, masks and glyphs that are kept as well. A painter may be shared by threads.

use std::{
    hash::{BuildHasher, BuildHasherDefault, DefaultHasher},
    sync::Arc,
};

use image::RgbImage;

use crate::{
    cache::Cache,
    file::{Ground, Reduced},
    lettering::{Line, Look},
    palette::Palette,
    run::Run,
    scene::{Layer, Node, Scene},
    sprite::Art,
    workshop::Workshop,
};

/// Bytes of all grounds that are kept.
const GROUNDS: usize = 72 << 20;

/// Draws scenes. Made once, from a lookup of art; see [`Painter::new`].
pub struct Painter {
    workshop: Workshop,
    grounds: Cache<(u32, u32, &'static str, Vec<u64>), Ground>,
    palettes: Cache<&'static str, Option<Palette>>,
}

impl Painter {
    /// A painter with this art: a lookup from a path in the art folder, such as `alhambra/tower.svg`, to the file's bytes.
    pub fn new(art: impl Fn(&str) -> Option<&'static [u8]> + Send + Sync + 'static) -> Painter {
        let art: Art = Box::new(art);
        Painter { workshop: Workshop::new(art), grounds: Cache::new(GROUNDS), palettes: Cache::new(8 << 20) }
    }

    /// The scene as a PNG file. The same scene always gives the same bytes.
    pub fn png(&self, scene: &Scene<String>) -> Vec<u8> {
        let (picture, ground) = self.drawn(scene);
        Reduced::with(self.palette(scene.palette), &picture, ground.as_deref()).png()
    }

    /// A drawn picture as a PNG file with the palette `palette`, which is `<palette>/palette.txt` in the art folder; in full
    /// colour where there is none or it would be seen.
    pub fn write(&self, picture: &RgbImage, palette: &'static str) -> Vec<u8> {
        self.reduce(picture, palette).png()
    }

    /// The first step of [`Painter::write`]: the palette's colours for the picture's.
    pub fn reduce<'a>(&self, picture: &'a RgbImage, palette: &'static str) -> Reduced<'a> {
        Reduced::with(self.palette(palette), picture, None)
    }

    /// A palette with at most so many colours.
    pub(crate) fn few_colors(&self, palette: &'static str, most: usize) -> Palette {
        Palette::few(self.palette(palette).as_ref().as_ref(), most)
    }

    fn palette(&self, palette: &'static str) -> Arc<Option<Palette>> {
        let read = || Palette::read(self.workshop.file(&format!("{palette}/palette.txt"))?);
        self.palettes.get_or_make(palette, |_| 1 << 18, read)
    }

    /// The scene as pixels.
    pub fn picture(&self, scene: &Scene<String>) -> RgbImage {
        self.drawn(scene).0
    }

    /// The scene as pixels, and the ground it was drawn on.
    fn drawn(&self, scene: &Scene<String>) -> (RgbImage, Option<Arc<Ground>>) {
        let kept = scene.layers.iter().take_while(|layer| layer.kept).count();
        let (below, above) = scene.layers.split_at(kept);
        let ground = self.ground(scene, below);
        let mut picture = upon(scene, ground.as_deref());
        above.iter().flat_map(|layer| &layer.nodes).for_each(|node| self.draw(&mut picture, node));
        (picture, ground)
    }

    /// The names of sprites in this scene for which there is no art; empty, unless a game asks for a piece nobody drew.
    pub fn missing_art(&self, scene: &Scene<String>) -> Vec<String> {
        let nodes = scene.layers.iter().flat_map(|layer| &layer.nodes);
        let name = |node: &Node<String>| match node {
            Node::Sprite { name, .. } => Some(name.clone()),
            _ => None,
        };
        nodes.filter_map(name).filter(|name| self.workshop.file(&format!("{name}.svg")).is_none()).collect()
    }

    /// The layers to be kept, one upon the other; each height of the pile is kept.
    fn ground(&self, scene: &Scene<String>, layers: &[Layer<String>]) -> Option<Arc<Ground>> {
        let (top, below) = layers.split_last()?;
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        let hashes = layers.iter().map(|layer| hasher.hash_one(layer)).collect();
        let make = || {
            let mut picture = upon(scene, self.ground(scene, below).as_deref());
            top.nodes.iter().for_each(|node| self.draw(&mut picture, node));
            Ground::new(picture)
        };
        Some(self.grounds.get_or_make((scene.width, scene.height, scene.palette, hashes), Ground::weight, make))
    }

    fn draw(&self, picture: &mut RgbImage, node: &Node<String>) {
        match node {
            Node::Rect { at, radius, fill, stroke } => self.workshop.shapes.rect(picture, *at, *radius, *fill, *stroke),
            Node::Circle { x, y, radius, fill, stroke } => {
                self.workshop.shapes.circle(picture, (*x, *y), *radius, *fill, *stroke)
            }
            Node::Polygon { points, fill, stroke } => self.workshop.shapes.points(picture, points, true, *fill, *stroke),
            Node::Line { points, stroke } => self.workshop.shapes.points(picture, points, false, None, Some(*stroke)),
            Node::Sprite { name, at, turn, percent } => self.workshop.sprite(picture, name, *at, *turn, *percent),
            Node::Text { text, x, y, anchor, size, face, color, halo, room } => {
                let line = Line::set(text, *face, *size, *room);
                let look = Look { color: *color, halo: *halo };
                self.workshop.lettering.write(picture, &line, (*x as f32, *y), *anchor, look);
            }
            Node::Run { parts, x, y, level, anchor, room, plate } => {
                let run = Run { parts, x: *x, y: *y, level: *level, anchor: *anchor, room: *room, plate: *plate };
                run.draw(&self.workshop, picture);
            }
        }
    }
}

/// A copy of the ground to draw on, or a black picture without one.
fn upon(scene: &Scene<String>, ground: Option<&Ground>) -> RgbImage {
    ground.map_or_else(|| RgbImage::new(scene.width, scene.height), |ground| ground.picture.clone())
}
