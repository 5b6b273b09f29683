//! What a planting would bring, and to whom: the points each kind of tree gains.

use pergola_engine::Seat;
use pergola_text::Text;

use super::tree;
use crate::{pieces::Tree, view::View};

/// Who gains how much between two views: the seat itself first, then kind by kind; nothing where no building is enclosed.
pub(super) fn gains(before: &View, after: &View, seat: Seat) -> Option<Text> {
    let points = |kind: Tree| after.points[kind as usize].saturating_sub(before.points[kind as usize]);
    let mut kinds: Vec<Tree> = Tree::ALL.into_iter().filter(|kind| points(*kind) > 0).collect();
    kinds.sort_by_key(|kind| after.owners[*kind as usize] != Some(seat));
    if kinds.is_empty() {
        return (after.built.len() > before.built.len()).then(|| Text::new("gardens-gain-none"));
    }
    let gain = |kind: Tree| {
        let text = match after.owners[kind as usize] {
            Some(owner) if owner == seat => Text::new("gardens-gain-you"),
            Some(owner) => Text::new("gardens-gain-seat").seat("seat", owner.0),
            None => Text::new("gardens-gain-nobody"),
        };
        text.number("points", points(kind)).text("tree", tree(kind))
    };
    Some(Text::new("gardens-gains").list("gains", kinds.into_iter().map(gain)))
}
