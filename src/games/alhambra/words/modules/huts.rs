//! The workers' huts in words.

use pergola_engine::{Seat, Step};
use pergola_text::Text;

use crate::{
    Action, Spot,
    modules::huts::{HutAction, MOST_HUTS, counts},
    view::View,
    words::nouns,
};

/// Which hut is asked behind a step of its own, since up to six lie open.
pub(super) fn path(action: &HutAction) -> Vec<Step<Spot>> {
    let HutAction::Take { hut } = action;
    vec![Step::new(Text::new("alhambra-menu-take-hut")), Step::at(nouns::tile_with_walls(*hut), Spot::Hut(*hut))]
}

/// A hut is taken like money.
pub(super) fn slots(action: &HutAction) -> (&'static str, Vec<String>) {
    let HutAction::Take { hut } = action;
    ("take", vec![hut.to_string()])
}

/// How many huts that makes.
pub(super) fn consequence(after: &View, seat: Seat) -> Text {
    let seen = &after.seats[seat.index()];
    let tiles = seen.city.values().chain(&seen.reserve).chain(&seen.to_place);
    let held = tiles.filter(|tile| !tile.is_building()).count();
    Text::new("alhambra-consequence-take-hut").number("held", held as i64).number("most", MOST_HUTS as i64)
}

/// As how many buildings a hut counts where this action puts it; nothing if it is no hut.
pub(super) fn placed(after: &View, seat: Seat, action: &Action) -> Option<Text> {
    let (Action::Place { tile, cell } | Action::Build { tile, cell } | Action::Exchange { tile, cell, .. }) = *action else {
        return None;
    };
    let city = &after.seats[seat.index()].city;
    let counted = (!tile.is_building()).then(|| counts(tile, cell, |beside| city.get(&beside).copied()))?;
    let kind = if counted == 1 { nouns::kind(tile.kind) } else { nouns::kinds(tile.kind) };
    Some(Text::new("alhambra-consequence-hut-counts").number("count", counted).text("kind", kind))
}

/// A hut as its code: "hut tower ne", "Tower hut NE".
pub(super) fn spelled(written: &str) -> Option<String> {
    let written = written.to_lowercase();
    let words = || written.split([' ', '-']).filter(|word| !word.is_empty());
    let others: Vec<&str> = words().filter(|word| *word != "hut").collect();
    (others.len() < words().count()).then(|| format!("hut-{}", others.join("-")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Tile;
    use crate::words::said;

    fn hut(code: &str) -> Tile {
        code.parse().expect("a hut")
    }

    #[test]
    fn a_hut_is_chosen_by_its_type_and_walls() {
        let path = path(&HutAction::Take { hut: hut("hut-garden-nw") });
        let words: Vec<String> = path.iter().map(|step| said(&step.text)).collect();
        assert_eq!(words, ["Take a hut", "garden hut (walls north, west)"]);
        assert_eq!(path[1].spot, Some("hut hut-garden-nw".parse().expect("a spot")));
    }

    #[test]
    fn huts_are_read_as_people_write_them() {
        for written in ["hut-tower-ne", "Hut tower NE", "tower hut ne"] {
            assert_eq!(spelled(written), Some("hut-tower-ne".to_owned()), "{written}");
        }
        assert_eq!(spelled("blue 7"), None);
    }
}
