//! How a seat stands in the types of building, before and after a choice.

use pergola_engine::Seat;
use pergola_text::Text;

use super::nouns;
use crate::{pieces::Kind, score::Holding, view::View};

/// So many facts of one choice have room for how it was before.
const MOST_WITH_BEFORE: usize = 2;
/// So many have room for the values that part those who are level.
const MOST_WITH_VALUES: usize = 3;

/// How a seat stands among all in the number of its buildings of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Majority {
    Alone,
    Level,
    Behind {
        own: u8,
        most: u8,
    },
    /// As many as another, whose highest value is higher.
    LowerValue {
        own: u8,
        most: u8,
    },
    None,
}

/// How the seat stands in each type of which somebody's number changes, beside so many other facts: the more there are, the
/// shorter each is said.
pub(super) fn changed(before: &View, after: &View, seat: Seat, beside: usize) -> Vec<Text> {
    let holdings = |kind: &Kind| (before.holdings(*kind), after.holdings(*kind));
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| holdings(kind).0 != holdings(kind).1).collect();
    let facts = beside + kinds.len();
    let stands = |kind: &Kind| {
        let (before, after) = holdings(kind);
        said(*kind, majority(&before, seat), majority(&after, seat), facts)
    };
    kinds.iter().map(stands).collect()
}

/// One fact after another.
pub(super) fn and(front: Text, next: Text) -> Text {
    Text::new("alhambra-consequence-and").text("front", front).text("next", next)
}

fn majority(all: &[Holding], seat: Seat) -> Majority {
    let own = all[seat.index()];
    let others = all.iter().enumerate().filter(|(at, _)| *at != seat.index()).map(|(_, holding)| *holding);
    match others.max().unwrap_or_default() {
        _ if own.count == 0 => Majority::None,
        most if own > most => Majority::Alone,
        most if own == most => Majority::Level,
        most if own.count == most.count => Majority::LowerValue { own: own.highest, most: most.highest },
        most => Majority::Behind { own: own.count, most: most.count },
    }
}

/// Where it stands then, and where it stood if that was elsewhere and there are few other facts.
fn said(kind: Kind, before: Majority, after: Majority, facts: usize) -> Text {
    let kinds = || nouns::kinds(kind);
    let now = match after {
        Majority::Alone => Text::new("alhambra-majority-alone").text("kinds", kinds()),
        Majority::Level => Text::new("alhambra-majority-level").text("kinds", kinds()),
        Majority::Behind { own, most } => {
            Text::new("alhambra-majority-behind").text("kinds", kinds()).number("own", own).number("most", most)
        }
        Majority::LowerValue { .. } if facts > MOST_WITH_VALUES => Text::new("granada-majority-by-value").text("kinds", kinds()),
        Majority::LowerValue { own, most } => {
            Text::new("granada-majority-lower-value").text("kinds", kinds()).number("own", own).number("most", most)
        }
        Majority::None => Text::new("alhambra-majority-none").text("kinds", kinds()),
    };
    let was = match (before, after) {
        _ if facts > MOST_WITH_BEFORE => return now,
        (Majority::Alone, Majority::Alone) | (Majority::Level, Majority::Level) => return now,
        (Majority::Alone, _) => "alhambra-majority-was-alone",
        (Majority::Level, _) => "alhambra-majority-was-level",
        (Majority::Behind { .. } | Majority::LowerValue { .. } | Majority::None, _) => return now,
    };
    Text::new("alhambra-majority-changed").text("now", now).text("before", Text::new(was))
}

#[cfg(test)]
mod tests {
    use pergola_text::{Speaker, check};

    use super::*;

    const SEAT: Seat = Seat(1);

    fn told(kind: Kind, before: &[u8], after: &[u8]) -> String {
        let held = |counts: &[u8]| counts.iter().map(|count| Holding { count: *count, highest: 0 }).collect::<Vec<_>>();
        told_of(kind, &held(before), &held(after))
    }

    fn told_of(kind: Kind, before: &[Holding], after: &[Holding]) -> String {
        let text = said(kind, majority(before, SEAT), majority(after, SEAT), 1);
        assert_eq!(check(&text), Ok(()));
        Speaker::plain("en", &[]).say(&text)
    }

    #[test]
    fn a_majority_is_told_with_what_it_was() {
        assert_eq!(told(Kind::Garden, &[1, 1, 0], &[1, 2, 0]), "most gardens alone (was level)");
        assert_eq!(told(Kind::Garden, &[1, 2, 0], &[1, 3, 0]), "most gardens alone");
        assert_eq!(told(Kind::Tower, &[1, 0, 0], &[1, 1, 0]), "level for most towers");
        assert_eq!(told(Kind::Tower, &[3, 1, 0], &[3, 2, 0]), "towers: you 2, another 3");
        assert_eq!(told(Kind::Arcades, &[1, 2, 0], &[1, 1, 0]), "level for most arcades (was alone)");
        assert_eq!(told(Kind::Arcades, &[1, 1, 0], &[1, 0, 0]), "no arcades (was level)");
    }

    #[test]
    fn the_highest_value_may_break_a_level() {
        let held = |count, highest| Holding { count, highest };
        let before = [held(1, 9), held(0, 0)];
        assert_eq!(told_of(Kind::School, &before, &[held(1, 9), held(1, 12)]), "most schools alone");
        assert_eq!(told_of(Kind::School, &before, &[held(1, 9), held(1, 4)]), "schools: your highest 4, another's 9");
    }
}
