//! Sprites: art rasterised once per size and turn.

use std::sync::Arc;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::{
    cache::Cache,
    canvas::Sprite,
    scene::{Rect, Turn},
};

/// Looks up a file of the art folder, such as `alhambra/tower.svg`.
pub(crate) type Art = Box<dyn Fn(&str) -> Option<&'static [u8]> + Send + Sync>;

/// Art and the sprites made of it.
pub(crate) struct Sprites {
    art: Art,
    drawn: Cache<(String, i32, i32, Turn), Option<Sprite>>,
}

impl Sprites {
    /// Sprites of this art; none drawn yet.
    pub(crate) fn new(art: Art) -> Sprites {
        Sprites { art, drawn: Cache::new(40 << 20) }
    }

    /// A file of the art folder.
    pub(crate) fn file(&self, path: &str) -> Option<&'static [u8]> {
        (self.art)(path)
    }

    /// The piece of art called `name`, scaled to fill `at` and turned; nothing when there is no such art.
    pub(crate) fn get(&self, name: &str, at: Rect, turn: Turn) -> Option<Arc<Option<Sprite>>> {
        if at.w <= 0 || at.h <= 0 {
            return None;
        }
        let weigh = |sprite: &Option<Sprite>| sprite.as_ref().map_or(64, |it| it.pixels.len() + 64);
        let key = (name.to_owned(), at.w, at.h, turn);
        Some(self.drawn.get_or_make(key, weigh, || rasterise(self.file(&format!("{name}.svg"))?, at, turn)))
    }
}

fn rasterise(svg: &[u8], at: Rect, turn: Turn) -> Option<Sprite> {
    let tree = Tree::from_data(svg, &Options::default()).ok()?;
    let mut pixels = Pixmap::new(at.w as u32, at.h as u32)?;
    let (width, height) = (at.w as f32, at.h as f32);
    let turned = match turn {
        Turn::None => Transform::identity(),
        Turn::Quarter => Transform::from_row(0.0, 1.0, -1.0, 0.0, width, 0.0),
        Turn::Half => Transform::from_row(-1.0, 0.0, 0.0, -1.0, width, height),
        Turn::ThreeQuarters => Transform::from_row(0.0, -1.0, 1.0, 0.0, 0.0, height),
    };
    let (across, down) = if matches!(turn, Turn::None | Turn::Half) { (width, height) } else { (height, width) };
    let scaled = turned.pre_scale(across / tree.size().width(), down / tree.size().height());
    resvg::render(&tree, scaled, &mut pixels.as_mut());
    Some(Sprite { width: at.w, height: at.h, pixels: pixels.take() })
}
