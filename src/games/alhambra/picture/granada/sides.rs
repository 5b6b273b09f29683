//! The two sides of Granada's tiles: the other side of each, and the marker of the side that the next ones will show.

use pergola_page::{BODY, Brush, ink};
use pergola_render::{Part, Rect};
use pergola_text::Text;

use super::art::granada_art;
use crate::{
    picture::{named, piece},
    pieces::Tile,
    view::{GranadaView, View},
};

/// A strip with the turning sign and the other side of a tile.
pub(in super::super) fn other_side(brush: &mut Brush, strip: Rect, other: Tile) {
    brush.rect(strip, 8, ink::PAPER);
    let side = strip.h - 8;
    let sign = side * 6 / 10;
    brush.sprite(&granada_art("turn"), Rect::new(strip.x + (strip.w - side - sign) / 3, strip.centre() - sign / 2, sign, sign));
    piece::whole_tile(brush, Rect::new(strip.right() - side - 4, strip.y + 4, side, side), other);
}

/// The other side of a tile, small on its lower left corner.
pub(in super::super) fn small_other_side(brush: &mut Brush, at: Rect, other: Tile) {
    let side = (at.w * 42 / 100).max(40);
    let small = Rect::new(at.x - 2, at.bottom() - side + 2, side, side);
    brush.outline(small.grown(2), 5, ink::IVORY, 6);
    piece::whole_tile(brush, small, other);
    let sign = side * 45 / 100;
    let disc = (small.right(), small.y);
    brush.disc(disc, sign * 65 / 100, ink::IVORY);
    brush.sprite(&granada_art("turn"), Rect::new(disc.0 - sign / 2, disc.1 - sign / 2, sign, sign));
}

/// The side that the next tiles will show, in the heading row of the market.
pub(in super::super) fn marker(brush: &mut Brush, view: &View, (right, y): (i32, i32)) {
    let Some(granada) = &view.granada else { return };
    let at = Rect::new(right - 38, y - 19, 38, 38);
    brush.sprite(&marker_art(granada), at);
    brush.write(BODY.color(ink::MUTED).right(), at.x - 10, y, Text::new("granada-picture-next-side"));
}

/// A tile, with what is on its back where it can be turned.
pub(in super::super) fn said(view: &View, tile: Tile) -> Text {
    let said = named::with_walls(tile);
    match view.other_side(tile) {
        Some(other) => Text::new("granada-describe-other-side").text("tile", said).text("side", named::tile(other)),
        None => said,
    }
}

/// Which side the next tiles will show, in a sentence.
pub(in super::super) fn marker_said(view: &View) -> Option<Text> {
    view.granada.as_ref().map(|it| Text::new("granada-describe-marker").code("face", it.marker.key()))
}

/// The art of the marker of the side that the next tiles will show.
fn marker_art(granada: &GranadaView) -> String {
    granada_art(&format!("marker_{}", granada.marker.key()))
}

/// What the marker means.
pub(super) fn legend(view: &View) -> Option<(Part<Text>, Text)> {
    let name = marker_art(view.granada.as_ref()?);
    Some((Part::Sprite { name, size: 40 }, Text::new("granada-picture-next-side")))
}

/// Whether a tile that waits to be placed may go into the reserve: one that was turned goes into the city (rulebook p. 9,
/// Place one or more building tiles).
pub(in super::super) fn may_be_kept(view: &View) -> bool {
    view.granada.as_ref().is_none_or(|it| it.turned.is_none())
}
