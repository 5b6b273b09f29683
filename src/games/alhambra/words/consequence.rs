//! What a choice would bring: what a payment grants, what money adds up to, the wall and the majorities of a changed city.
//!
//! Everything is read from the seat's views before and after, so it says no more than that seat may know.

use pergola_engine::Seat;
use pergola_text::Text;

use super::{additions, nouns};
use crate::{
    Action, Phase,
    money::Cards,
    pieces::{Currency, Kind, Tile},
    score::Holding,
    view::View,
};

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

/// What an action would bring, between two views of its seat; nothing where the action says it itself.
pub(super) fn consequence(before: &View, after: &View, seat: Seat, action: &Action) -> Option<Text> {
    match action {
        Action::Take { cards } => money(before, after, seat, cards),
        Action::Buy { space, piece, with } => {
            let tile = piece.or(before.market[space.index()])?;
            Some(purchase(before, seat, tile, paid(before, u32::from(tile.price), with)))
        }
        Action::Place { .. } | Action::Build { .. } | Action::Remove { .. } | Action::Exchange { .. } => {
            let city = city(before, after, seat);
            Some(additions::placed(after, seat, action).into_iter().fold(city, |city, counted| and(counted, city)))
        }
        Action::Turn { with, .. } => additions::turned(after, with),
        Action::Reserve { .. } => Some(Text::new(match before.phase {
            Phase::LastTiles { .. } => "alhambra-consequence-reserve-for-good",
            _ => "alhambra-consequence-reserve",
        })),
        Action::Give { .. } => changed(before, after, seat).into_iter().reduce(and),
        Action::End => None,
        Action::Module(action) => additions::consequence(before, after, seat, action),
    }
}

/// What the hand adds up to in the currencies that were taken.
fn money(before: &View, after: &View, seat: Seat, cards: &Cards) -> Option<Text> {
    let (had, has) = (before.seats[seat.index()].hand.as_ref()?, after.seats[seat.index()].hand.as_ref()?);
    let grows = |currency: &Currency| cards.sum_of(*currency) > 0 && had.sum_of(*currency) > 0;
    let sums: Vec<Text> = Currency::ALL.into_iter().filter(grows).map(|it| nouns::sum(it, has.sum_of(it))).collect();
    (!sums.is_empty()).then(|| Text::new("alhambra-consequence-take").list("sums", sums))
}

/// What the entry's words do not say: only an exact payment grants one more action (rulebook p. 4, Buy and position a building
/// tile).
pub(super) fn payment(before: &View, space: Currency, with: &Cards) -> Text {
    paid(before, before.market[space.index()].map_or(0, |tile| u32::from(tile.price)), with)
}

fn paid(before: &View, price: u32, with: &Cards) -> Text {
    match with.sum().saturating_sub(price) {
        0 => additions::exactly(before).unwrap_or_else(|| Text::new("alhambra-consequence-exact")),
        _ => Text::new("alhambra-consequence-overpaid"),
    }
}

/// What a payment brings, and whether what is bought with it fits nowhere in the city as it stands, on neither side.
pub(super) fn purchase(before: &View, seat: Seat, tile: Tile, paid: Text) -> Text {
    let city = before.seats[seat.index()].standing_city();
    let fits = |tile: Tile| city.room_for(tile).next().is_some();
    if fits(tile) || before.other_side(tile).is_some_and(fits) {
        return paid;
    }
    Text::new("alhambra-consequence-fits-nowhere").text("paid", paid)
}

/// The longest wall or moat and the majorities that change.
fn city(before: &View, after: &View, seat: Seat) -> Text {
    let [from, to] = [before, after].map(|view| view.seats[seat.index()].wall);
    let wall = if from == to {
        Text::new("alhambra-consequence-wall-stays").number("wall", to)
    } else {
        Text::new("alhambra-consequence-wall").number("from", from).number("to", to)
    };
    let wall = wall.code("border", before.border().key());
    additions::borders(before, after, seat).chain(changed(before, after, seat)).fold(wall, and)
}

fn and(front: Text, next: Text) -> Text {
    Text::new("alhambra-consequence-and").text("front", front).text("next", next)
}

/// How the seat stands in each type of which somebody's number changes.
pub(super) fn changed(before: &View, after: &View, seat: Seat) -> Vec<Text> {
    let stands = |kind: Kind| {
        let (before, after) = (before.holdings(kind), after.holdings(kind));
        (before != after).then(|| said(kind, majority(&before, seat), majority(&after, seat)))
    };
    Kind::ALL.into_iter().filter_map(stands).collect()
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

/// Where it stands then, and where it stood if that was elsewhere.
fn said(kind: Kind, before: Majority, after: Majority) -> Text {
    let kinds = || nouns::kinds(kind);
    let now = match after {
        Majority::Alone => Text::new("alhambra-majority-alone").text("kinds", kinds()),
        Majority::Level => Text::new("alhambra-majority-level").text("kinds", kinds()),
        Majority::Behind { own, most } => {
            Text::new("alhambra-majority-behind").text("kinds", kinds()).number("own", own).number("most", most)
        }
        Majority::LowerValue { own, most } => additions::lower_value(kinds(), own, most),
        Majority::None => Text::new("alhambra-majority-none").text("kinds", kinds()),
    };
    let was = match (before, after) {
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
        let text = said(kind, majority(before, SEAT), majority(after, SEAT));
        assert_eq!(check(&text), Ok(()));
        Speaker::plain("en", &[]).say(&text)
    }

    #[test]
    fn a_majority_is_told_with_what_it_was() {
        assert_eq!(told(Kind::Garden, &[1, 1, 0], &[1, 2, 0]), "most gardens alone (before: level)");
        assert_eq!(told(Kind::Garden, &[1, 2, 0], &[1, 3, 0]), "most gardens alone");
        assert_eq!(told(Kind::Tower, &[1, 0, 0], &[1, 1, 0]), "level for most towers");
        assert_eq!(told(Kind::Tower, &[3, 1, 0], &[3, 2, 0]), "towers: you 2, another 3");
        assert_eq!(told(Kind::Arcades, &[1, 2, 0], &[1, 1, 0]), "level for most arcades (before: alone)");
        assert_eq!(told(Kind::Arcades, &[1, 1, 0], &[1, 0, 0]), "no arcades (before: level)");
    }

    #[test]
    fn the_highest_value_may_break_a_level() {
        let held = |count, highest| Holding { count, highest };
        let before = [held(1, 9), held(0, 0)];
        assert_eq!(told_of(Kind::School, &before, &[held(1, 9), held(1, 12)]), "most schools alone");
        assert_eq!(
            told_of(Kind::School, &before, &[held(1, 9), held(1, 4)]),
            "as many schools as another, whose highest is 9, yours 4"
        );
    }
}
