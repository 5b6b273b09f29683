//! The workers' huts in words.

use pergola_engine::{Seat, Step};
use pergola_text::Text;

use crate::{
    Action, Spot,
    modules::huts::{HutAction, HutEvent, HutRefusal, MOST_HUTS, counts},
    pieces::Tile,
    view::View,
    words::nouns,
};

fn of(id: &'static str, hut: Tile) -> Text {
    Text::new(id).text("hut", nouns::tile(hut))
}

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
pub(in crate::words) fn placed(after: &View, seat: Seat, action: &Action) -> Option<Text> {
    let (Action::Place { tile, cell } | Action::Build { tile, cell } | Action::Exchange { tile, cell, .. }) = *action else {
        return None;
    };
    let city = &after.seats[seat.index()].city;
    let counted = (!tile.is_building()).then(|| counts(tile, cell, |beside| city.get(&beside).copied()))?;
    let kind = if counted == 1 { nouns::kind(tile.kind) } else { nouns::kinds(tile.kind) };
    Some(Text::new("alhambra-consequence-hut-counts").number("count", counted).text("kind", kind))
}

pub(super) fn tell(event: &HutEvent) -> Text {
    match event {
        HutEvent::HutTaken { seat, hut } => of("alhambra-hut-taken", *hut).seat("seat", seat.0),
        HutEvent::HutTurnedUp { hut } => of("alhambra-hut-turned-up", *hut),
    }
}

pub(super) fn refuse(refusal: &HutRefusal) -> Text {
    match refusal {
        HutRefusal::NotOpen { hut, open: Some(open) } => Text::new("alhambra-refused-hut-not-open")
            .text("hut", nouns::tile_with_walls(*hut))
            .text("open", nouns::tile_with_walls(*open)),
        HutRefusal::NotOpen { hut, open: None } => of("alhambra-refused-hut-none-open", *hut),
        HutRefusal::HasAll { most } => Text::new("alhambra-refused-hut-has-all").number("most", *most),
        HutRefusal::NotForDirk { hut } => of("alhambra-refused-hut-not-for-dirk", *hut),
    }
}

/// A hut as its code: "hut tower ne", "Tower hut NE".
pub(in crate::words) fn spelled(written: &str) -> Option<String> {
    let written = written.to_lowercase();
    let words = || written.split([' ', '-']).filter(|word| !word.is_empty());
    let others: Vec<&str> = words().filter(|word| *word != "hut").collect();
    (others.len() < words().count()).then(|| format!("hut-{}", others.join("-")))
}

#[cfg(test)]
mod tests {
    use pergola_text::{Occupant, Speaker, check};

    use super::*;

    fn said(text: &Text) -> String {
        assert_eq!(check(text), Ok(()));
        let anna = Occupant::Person { name: "Anna".to_owned(), mention: None };
        Speaker::plain("en", &[anna]).say(text)
    }

    fn hut(code: &str) -> Tile {
        code.parse().expect("a hut")
    }

    #[test]
    fn what_happens_to_a_hut_is_told() {
        let hut = hut("hut-tower-ne");
        assert_eq!(said(&tell(&HutEvent::HutTaken { seat: Seat(0), hut })), "Anna took the tower hut.");
        assert_eq!(said(&tell(&HutEvent::HutTurnedUp { hut })), "New on its pile: tower hut.");
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

    #[test]
    fn refusals_say_how_many_and_which() {
        let (tower, other) = (hut("hut-tower-ne"), hut("hut-tower-s"));
        let refused = [
            (
                HutRefusal::NotOpen { hut: tower, open: Some(other) },
                "The tower hut (walls north, east) does not lie open. Of this kind there is tower hut (wall south).",
            ),
            (HutRefusal::NotOpen { hut: tower, open: None }, "No tower hut lies open any more. Take one of another kind."),
            (
                HutRefusal::HasAll { most: 3 },
                "You have 3 workers' huts already, those in your reserve included, and nobody has more.",
            ),
            (
                HutRefusal::NotForDirk { hut: tower },
                "Dirk gets no workers' huts. Place the tower hut in your city or in your reserve.",
            ),
        ];
        for (refusal, words) in refused {
            assert_eq!(said(&refuse(&refusal)), words);
        }
    }
}
