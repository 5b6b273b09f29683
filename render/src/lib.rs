//! A Scene of plain shapes, sprites and texts drawn as a PNG, and several as an animated GIF. Knows no game and does no I/O.
//!
//! [`Scene`] is the picture as plain data, [`Painter`] draws it: sprites by resvg, boards by image and imageproc, text by
//! ab_glyph with embedded fonts; [`Film`] shows one after the other. Everything drawn before is kept in bounded caches, so that
//! one painter serves all tables from several threads. The modules in reading order: `scene`, `painter`, `workshop`, `canvas`,
//! `rings`, `shape`, `sprite`, `lettering`, `kerning`, `writing`, `run`, `palette`, `file`, `film`, `cache`. Deliberately absent:
//! games, file names, languages and line breaking.

mod arrange;
mod cache;
mod canvas;
mod file;
mod film;
mod kerning;
mod lettering;
mod painter;
mod palette;
mod rings;
mod run;
mod scene;
mod shape;
mod sprite;
mod workshop;
mod writing;

pub use file::Reduced;
pub use film::Film;
pub use lettering::{has_glyphs, text_width};
pub use painter::Painter;
pub use scene::{Anchor, Color, Face, Fill, Layer, Level, Node, Part, Plate, Radial, Rect, Scene, Stroke, Turn};
