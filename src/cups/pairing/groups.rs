//! Three or four at a table: from the top down each table is filled with those who have met least, and who stand nearest.

/// The tables of a round, for so many people in their order: as few as there can be, and none has two people more than another.
pub(super) fn round(people: usize, seats: usize, met: &dyn Fn(usize, usize) -> u32) -> Vec<Vec<usize>> {
    let tables = people.div_ceil(seats).max(1);
    let mut left: Vec<usize> = (0..people).collect();
    let mut games = Vec::with_capacity(tables);
    for table in 0..tables {
        let size = people / tables + usize::from(table < people % tables);
        let mut game: Vec<usize> = Vec::with_capacity(size);
        while game.len() < size {
            let strangeness = |it: &usize| (game.iter().map(|other| met(*it, *other)).sum::<u32>(), *it);
            let Some(next) = left.iter().copied().min_by_key(strangeness) else { break };
            left.retain(|it| *it != next);
            game.push(next);
        }
        games.push(game);
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_somewhere_and_tables_are_nearly_alike() {
        for seats in 3..=4 {
            for people in 3..=32 {
                let games = round(people, seats, &|_, _| 0);
                let mut all: Vec<usize> = games.iter().flatten().copied().collect();
                all.sort_unstable();
                assert_eq!(all, (0..people).collect::<Vec<_>>());
                let sizes = || games.iter().map(Vec::len);
                assert!(sizes().all(|it| (2..=seats).contains(&it)), "{people} by {seats}: {games:?}");
                assert!(sizes().max().unwrap_or(0) - sizes().min().unwrap_or(0) <= 1, "{games:?}");
            }
        }
    }

    #[test]
    fn those_sit_together_who_have_met_least() {
        let met = |one: usize, other: usize| u32::from(one / 4 == other / 4);
        let games = round(8, 4, &met);
        assert_eq!(games[0].iter().filter(|it| **it < 4).count(), 2, "{games:?}");
    }
}
