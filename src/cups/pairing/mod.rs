//! Who meets whom in the next round.

mod groups;
mod matching;
mod robin;
mod swiss;

use crate::{Cup, System, standing::points};

/// The games of the next round, each as its entrants, and who has nobody to play with.
pub(crate) fn next(cup: &Cup) -> (Vec<Vec<u8>>, Option<u8>) {
    if cup.plan.system == System::RoundRobin {
        return robin::round(&by_lot(cup), cup.rounds.len());
    }
    let order = by_points(cup);
    let met = |one: usize, other: usize| cup.meetings(order[one], order[other]);
    let (games, free) = if cup.plan.seats == 2 {
        let points: Vec<u32> = order.iter().map(|it| points(cup, *it)).collect();
        let free: Vec<u32> = order.iter().map(|it| cup.times_free(*it)).collect();
        swiss::round(&points, &free, &met)
    } else {
        (groups::round(order.len(), cup.plan.seats.into(), &met), None)
    };
    let firsts = |game: Vec<usize>| seated(cup, game.into_iter().map(|it| order[it]).collect());
    (games.into_iter().map(firsts).collect(), free.map(|it| order[it]))
}

/// All of them, by their lots.
fn by_lot(cup: &Cup) -> Vec<u8> {
    let mut order: Vec<u8> = (0..cup.entrants.len() as u8).collect();
    order.sort_by_key(|it| cup.entrants[usize::from(*it)].lot);
    order
}

/// Those who have not given up, whoever has most points first.
fn by_points(cup: &Cup) -> Vec<u8> {
    let mut order = by_lot(cup);
    order.retain(|it| !cup.entrants[usize::from(*it)].withdrawn);
    order.sort_by_key(|it| std::cmp::Reverse(points(cup, *it)));
    order
}

/// The same people, in the order in which they sit: whoever sat first least often begins.
fn seated(cup: &Cup, mut game: Vec<u8>) -> Vec<u8> {
    let games = || cup.rounds.iter().flat_map(|round| &round.games);
    let sat = |entrant: u8, at: usize| games().filter(|game| game.entrants.get(at) == Some(&entrant)).count();
    game.sort_by_key(|it| (sat(*it, 0), std::cmp::Reverse(sat(*it, 1))));
    game
}
