//! Round robin by the circle method: one stays, the others go round, and whoever faces each other meets.

/// The games of a round, from 0, and who is left over.
pub(super) fn round(entrants: &[u8], round: usize) -> (Vec<Vec<u8>>, Option<u8>) {
    // With an odd number an empty chair stays.
    let (stays, circle) = if entrants.len().is_multiple_of(2) {
        entrants.split_first().map_or((None, entrants), |(first, others)| (Some(*first), others))
    } else {
        (None, entrants)
    };
    let size = circle.len();
    if size == 0 {
        return (Vec::new(), stays);
    }
    let faced = size - 1 - round % size;
    let at = |by: usize| circle[(faced + by) % size];
    let across = |by: usize| circle[(faced + size - by) % size];
    // On the way round from one to the other there are odd and even steps: so all sit first equally often.
    let is_odd = |by: usize| (2 * by) % size % 2 == 1;
    let others = (1..=size / 2).map(|by| if is_odd(by) { vec![at(by), across(by)] } else { vec![across(by), at(by)] });
    let first = stays.map(|it| if round.is_multiple_of(2) { vec![it, at(0)] } else { vec![at(0), it] });
    let free = if stays.is_none() { Some(at(0)) } else { None };
    (first.into_iter().chain(others).collect(), free)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::MOST_PEOPLE;

    #[test]
    fn each_meets_each_other_once_and_is_free_once_where_they_are_odd() {
        for people in 2..=MOST_PEOPLE {
            let entrants: Vec<u8> = (0..people).collect();
            let rounds = if people % 2 == 0 { people - 1 } else { people };
            let (mut met, mut free, mut first) = (BTreeSet::new(), BTreeSet::new(), vec![0_i32; people.into()]);
            for round in 0..rounds {
                let (games, left) = super::round(&entrants, round.into());
                assert_eq!(games.len(), usize::from(people / 2));
                let mut busy = BTreeSet::new();
                for game in games {
                    assert!(busy.insert(game[0]) && busy.insert(game[1]), "nobody is at two tables");
                    assert!(met.insert((game[0].min(game[1]), game[0].max(game[1]))), "{people} people: they met before");
                    first[usize::from(game[0])] += 1;
                    first[usize::from(game[1])] -= 1;
                }
                assert_eq!(left.is_some(), people % 2 == 1);
                assert!(left.is_none_or(|it| free.insert(it) && !busy.contains(&it)), "nobody is free twice");
            }
            assert_eq!(met.len(), usize::from(people) * usize::from(people - 1) / 2, "{people} people");
            assert!(first.iter().all(|it| it.abs() <= 1), "{people} people: who begins is shared out: {first:?}");
        }
    }

    #[test]
    fn six_people_meet_as_bergers_tables_have_it() {
        // With 1 fixed, the classic circle: 1-6 2-5 3-4, then 1-5 6-4 2-3, and so on.
        let entrants: Vec<u8> = (1..=6).collect();
        let pairs = |round| {
            let games = super::round(&entrants, round).0.into_iter();
            games.map(|it| (it[0].min(it[1]), it[0].max(it[1]))).collect::<BTreeSet<_>>()
        };
        assert_eq!(pairs(0), BTreeSet::from([(1, 6), (2, 5), (3, 4)]));
        assert_eq!(pairs(1), BTreeSet::from([(1, 5), (4, 6), (2, 3)]));
        assert_eq!(pairs(4), BTreeSet::from([(1, 2), (3, 6), (4, 5)]));
    }
}
