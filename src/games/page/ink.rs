//! The colours of every picture, named for what they are used for.

use pergola_render::Color;

/// The frame, and text on ivory.
pub const NIGHT: Color = Color(0x1F2A44);
/// The ground.
pub const IVORY: Color = Color(0xF6EFE2);
/// Panels.
pub const SAND: Color = Color(0xE9DDC7);
/// The edge of a panel.
pub const SAND_EDGE: Color = Color(0xCDBB96);
/// Inset strips of a panel.
pub const INSET: Color = Color(0xF3EADA);
/// Rows and the strip of the last turn.
pub const PAPER: Color = Color(0xFFFBF2);
/// A row of the seat to act.
pub const PAPER_TO_ACT: Color = Color(0xFFF1DF);
/// The edge of the strip of the last turn.
pub const STRIP_EDGE: Color = Color(0xE3D3B2);
/// The ground's colour in its corners.
pub const GROUND_RIM: Color = Color(0xEADFC9);
/// The lattice on night.
pub const LATTICE: Color = Color(0x3B4A73);
/// Text on night, second rank.
pub const SAND_ON_NIGHT: Color = Color(0xD9CBAE);
/// Stars on empty cells.
pub const GROUND_STAR: Color = Color(0xCFBF9C);
/// White of pieces.
pub const PIECE_WHITE: Color = Color(0xFFFDF6);
/// White on strong colours.
pub const WHITE: Color = Color(0xFFFFFF);
/// Accent: what can be chosen.
pub const TURQUOISE: Color = Color(0x1E8A8A);
/// Accent: gold lines, the end of a game.
pub const SAFFRON: Color = Color(0xE3A72F);
/// Good.
pub const GOOD: Color = Color(0x3B7D4F);
/// Attention: the last move, your turn.
pub const ATTENTION: Color = Color(0xE8590C);
/// The seats' own, in turn order.
pub const SEATS: [Color; 6] =
    [Color(0x2F6DB5), Color(0xC2452D), Color(0x3C8D5A), Color(0xD9A21B), Color(0x7A4FA3), Color(0x4A4A4A)];
/// Figures of ranks.
pub const RANK: Color = Color(0x8A7A57);
/// Muted text.
pub const MUTED: Color = Color(0x5E5647);
/// The dot that stands for nothing.
pub const ZERO: Color = Color(0xC9B991);
/// The longest run of a wall.
pub const RUN: Color = Color(0xFFC93C);
/// `percent` of `over` mixed into `under`.
pub const fn mix(under: Color, over: Color, percent: u32) -> Color {
    let mut mixed = 0;
    let mut shift = 0;
    while shift < 24 {
        let (a, b) = (under.0 >> shift & 0xFF, over.0 >> shift & 0xFF);
        mixed |= ((a * (100 - percent) + b * percent + 50) / 100) << shift;
        shift += 8;
    }
    Color(mixed)
}
