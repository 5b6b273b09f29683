//! Kerning: how far a pair of glyphs moves together, from the font's glyph positioning table.
//!
//! Only the pair adjustments of the `kern` feature are read; ab_glyph itself knows only the older `kern` table, which
//! Libertinus lacks.

use ttf_parser::{
    Face, GlyphId, Tag,
    gpos::{PairAdjustment, PositioningSubtable},
    opentype_layout::LayoutTable,
};

/// The horizontal adjustments of one font.
pub(crate) struct Kerning {
    font: Option<Face<'static>>,
    lookups: Vec<u16>,
}

impl Kerning {
    /// Reads which lookups of the font serve kerning; none, when it has no such table.
    pub(crate) fn of(bytes: &'static [u8]) -> Kerning {
        let font = Face::parse(bytes, 0).ok();
        let lookups = font.as_ref().and_then(|font| font.tables().gpos).map_or_else(Vec::new, kerning_lookups);
        Kerning { font, lookups }
    }

    /// How far `second` moves after `first`, in the font's units; mostly negative.
    pub(crate) fn between(&self, first: u16, second: u16) -> f32 {
        let pair = (GlyphId(first), GlyphId(second));
        let Some(table) = self.font.as_ref().and_then(|font| font.tables().gpos) else { return 0.0 };
        let lookups = self.lookups.iter().filter_map(|index| table.lookups.get(*index));
        // Within a lookup the first subtable that knows the pair decides; what several lookups say adds up.
        let adjust = |subtable| match subtable {
            PositioningSubtable::Pair(pairs) => adjustment(pairs, pair),
            _ => None,
        };
        let moved = lookups.filter_map(|lookup| lookup.subtables.into_iter::<PositioningSubtable<'_>>().find_map(adjust));
        moved.map(f32::from).sum()
    }
}

/// The lookups that the `kern` features of all scripts name.
fn kerning_lookups(table: LayoutTable<'static>) -> Vec<u16> {
    let features = table.features.into_iter().filter(|feature| feature.tag == Tag::from_bytes(b"kern"));
    let mut lookups: Vec<u16> = features.flat_map(|feature| feature.lookup_indices).collect();
    lookups.sort_unstable();
    lookups.dedup();
    lookups
}

/// What one subtable says of a pair; nothing when it is silent about it.
fn adjustment(pairs: PairAdjustment<'_>, (first, second): (GlyphId, GlyphId)) -> Option<i16> {
    let covered = pairs.coverage().get(first)?;
    let (before, _) = match pairs {
        PairAdjustment::Format1 { sets, .. } => sets.get(covered)?.get(second)?,
        PairAdjustment::Format2 { classes, matrix, .. } => matrix.get((classes.0.get(first), classes.1.get(second)))?,
    };
    Some(before.x_advance)
}
