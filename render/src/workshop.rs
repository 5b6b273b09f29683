//! What single pieces are drawn with: sprites, shapes and lettering, each with what it has drawn before.

use image::RgbImage;

use crate::{
    canvas,
    lettering::Lettering,
    scene::{Rect, Turn},
    shape::Shapes,
    sprite::{Art, Sprites},
};

/// Everything that draws a piece. It may be shared by threads.
pub(crate) struct Workshop {
    /// Boxes, circles and lines.
    pub(crate) shapes: Shapes,
    /// Lines of text.
    pub(crate) lettering: Lettering,
    sprites: Sprites,
}

impl Workshop {
    /// A workshop with this art; nothing is drawn yet.
    pub(crate) fn new(art: Art) -> Workshop {
        Workshop { shapes: Shapes::new(), lettering: Lettering::new(), sprites: Sprites::new(art) }
    }

    /// A file of the art folder.
    pub(crate) fn file(&self, path: &str) -> Option<&'static [u8]> {
        self.sprites.file(path)
    }

    /// Lays a sprite onto the picture, scaled to fill `at`; nothing when there is no such art.
    pub(crate) fn sprite(&self, picture: &mut RgbImage, name: &str, at: Rect, turn: Turn, percent: u8) {
        if let Some(sprite) = self.sprites.get(name, at, turn)
            && let Some(sprite) = sprite.as_ref()
        {
            canvas::lay(picture, sprite, at.x, at.y, percent);
        }
    }
}
