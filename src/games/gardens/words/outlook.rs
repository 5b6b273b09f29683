//! What speaks for a planting that encloses nothing: where its seat leads afterwards, or somebody else does no more.

use pergola_engine::Seat;
use pergola_text::Text;

use super::building;
use crate::{
    pieces::{SQUARES, Square, Tree},
    view::View,
};

/// So many buildings are told at most, the most valuable ones.
const TOLD: usize = 2;

/// Who stands best at a building that is not enclosed yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    Nobody,
    /// Several kinds have most.
    Level(bool),
    /// This kind alone has most; whose it is.
    Kind(Tree, Option<Seat>),
}

/// The best that can be said of what changed at the buildings around a planted tile.
pub(super) fn outlook(before: &View, after: &View, seat: Seat) -> Option<Text> {
    let of = |view: &View, square: Square| lead(view, square, seat);
    let open = || (0..SQUARES as u8).map(Square).filter(|square| after.board.open_sides(*square) > 0);
    let changed: Vec<(Square, Lead, Lead)> =
        open().map(|square| (square, of(before, square), of(after, square))).filter(|(_, was, is)| was != is).collect();
    let own = |lead: &Lead| matches!(lead, Lead::Kind(_, Some(owner)) if *owner == seat);
    let told = |id: &'static str, squares: Vec<Square>| {
        let mut values: Vec<u8> = squares.iter().map(|square| after.board.value(*square)).collect();
        values.sort_by_key(|value| std::cmp::Reverse(*value));
        let named = |value: &u8| Text::new("gardens-menu-building").text("building", building(*value)).number("value", *value);
        let named: Vec<Text> = values.iter().take(TOLD).map(named).collect();
        (!named.is_empty()).then(|| Text::new(id).list("buildings", named))
    };
    let those = |fits: &dyn Fn(&Lead, &Lead) -> bool| {
        changed.iter().filter(|(_, was, is)| fits(was, is)).map(|(square, ..)| *square).collect::<Vec<_>>()
    };
    let others = Seat::all(after.scores.len() as u8).filter(|other| *other != seat);
    let stops = |other: Seat| {
        let led = |lead: &Lead| matches!(lead, Lead::Kind(_, Some(owner)) if *owner == other);
        told("gardens-outlook-stops", those(&|was, is| led(was) && !led(is))).map(|text| text.seat("seat", other.0))
    };
    let is_further = |square: &Square| (1..margin(after, *square, seat)).contains(&margin(before, *square, seat));
    told("gardens-outlook-leads", those(&|was, is| !own(was) && own(is)))
        .or_else(|| others.into_iter().find_map(stops))
        .or_else(|| told("gardens-outlook-further", open().filter(is_further).collect()))
        .or_else(|| told("gardens-outlook-level", those(&|_, is| *is == Lead::Level(true))))
}

/// How many trees a kind of `seat` is ahead of all kinds that are not.
fn margin(view: &View, square: Square, seat: Seat) -> i8 {
    let trees = view.board.trees(square);
    let most = |is_own: bool| {
        let kinds = Tree::ALL.into_iter().filter(|kind| (view.owners[*kind as usize] == Some(seat)) == is_own);
        kinds.map(|kind| trees[kind as usize] as i8).max().unwrap_or(0)
    };
    most(true) - most(false)
}

/// Who stands best at a building; where several are level, whether a kind of `seat` is among them.
fn lead(view: &View, square: Square, seat: Seat) -> Lead {
    let trees = view.board.trees(square);
    let most = trees.into_iter().max().unwrap_or(0);
    let mut best = Tree::ALL.into_iter().filter(|kind| most > 0 && trees[*kind as usize] == most);
    let owner = |kind: Tree| view.owners[kind as usize];
    match (best.next(), best.next()) {
        (None, _) => Lead::Nobody,
        (Some(kind), None) => Lead::Kind(kind, owner(kind)),
        (Some(first), Some(second)) => Lead::Level([first, second].into_iter().chain(best).any(|kind| owner(kind) == Some(seat))),
    }
}

#[cfg(test)]
mod tests {
    use pergola_engine::{Chance, Events, Options, State, Viewer};

    use super::*;
    use crate::{Gardens, tests::printed};

    /// What is said of the first planting of which anything is said is so: the kinds around those buildings are counted anew.
    #[test]
    fn who_is_said_to_lead_has_most_trees_there() {
        let (mut leads, mut seen) = (0, 0);
        for seed in 0..20 {
            let (printed, mut luck) = (printed(), Chance::silent(seed));
            let setup = Gardens::setup(&crate::META, 2, &Options::default()).expect("nothing is chosen");
            let mut state = Gardens::new(&printed, &setup, 2, &mut luck);
            for _ in 0..40 {
                let Some(seat) = state.actor() else { break };
                let mut listed = Vec::new();
                state.legal_actions(seat, &mut listed);
                let action = listed[luck.below(listed.len() as u32) as usize];
                let before = state.view(Viewer::Seat(seat));
                state.apply(seat, &action, &mut luck, &mut Events::unheard());
                let after = state.view(Viewer::Seat(seat));
                seen += 1;
                let Some(said) = outlook(&before, &after, seat) else { continue };
                if said.id != "gardens-outlook-leads" {
                    continue;
                }
                leads += 1;
                let own = |kind: &Tree| after.owners[*kind as usize] == Some(seat);
                let is_led = |square: u8| {
                    let trees = after.board.trees(Square(square));
                    let of = |is_own: bool| Tree::ALL.iter().filter(|it| own(it) == is_own).map(|it| trees[*it as usize]).max();
                    of(true) > of(false) && after.board.open_sides(Square(square)) > 0
                };
                assert!((0..SQUARES as u8).any(is_led), "{said:?}");
            }
        }
        assert!(leads > 10, "{leads} of {seen}");
    }
}
