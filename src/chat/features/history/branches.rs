//! The turns of a log in which the game may have gone back: which are part of the game as it is, and which were undone.

use std::collections::BTreeMap;

use pergola_table::{Entry, What};

/// The start of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnStart {
    /// Its number.
    pub turn: u32,
    /// How many entries came before it.
    pub after: u64,
    /// What became of it.
    pub branch: Branch,
}

/// What became of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// It is part of the game.
    Kept,
    /// It was undone.
    Undone,
    /// It is where the game went back to: the same board as before.
    Again,
}

/// The turns of a log that began after so many entries each, in order, if none is missing: numbered from 1, and anew from
/// where the game went back to.
pub fn turn_starts(entries: &[Entry], starts: &[u64]) -> Vec<TurnStart> {
    let mut returns = entries.iter().filter_map(|entry| {
        let What::WentBack { to, turn, redone, .. } = entry.what else { return None };
        Some((entry.seq, to, turn, redone))
    });
    let mut next = returns.next();
    let mut all: Vec<TurnStart> = Vec::new();
    // The places of those that are part of the game, now and before each return.
    let mut kept: Vec<usize> = Vec::new();
    let mut before: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for &after in starts {
        let mut again = None;
        while let Some((seq, to, turn, redone)) = next.filter(|it| it.0 < after) {
            before.insert(seq, kept.clone());
            kept = match before.get(&to).filter(|_| redone) {
                Some(undone) => undone.clone(),
                None => kept.into_iter().filter(|at| all[*at].after <= to).collect(),
            };
            again = Some(turn);
            next = returns.next();
        }
        let branch = if again.is_some() { Branch::Again } else { Branch::Undone };
        let turn = again.unwrap_or_else(|| kept.last().map_or(0, |at| all[*at].turn) + 1);
        if again.is_none() {
            kept.push(all.len());
        }
        all.push(TurnStart { turn, after, branch });
    }
    kept.into_iter().for_each(|at| all[at].branch = Branch::Kept);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(returns: &[(u64, u64, u32, bool)], length: u64) -> Vec<Entry> {
        let what = |seq| {
            let of = returns.iter().find(|it| it.0 == seq);
            of.map_or(What::Paused, |(_, to, turn, redone)| What::WentBack {
                to: *to,
                turn: *turn,
                redone: *redone,
                ordered: false,
            })
        };
        (0..length).map(|seq| Entry { seq, at: seq, by: None, unattended: false, what: what(seq) }).collect()
    }

    fn told(returns: &[(u64, u64, u32, bool)], starts: &[u64]) -> Vec<(u32, Branch)> {
        turn_starts(&log(returns, 40), starts).iter().map(|it| (it.turn, it.branch)).collect()
    }

    #[test]
    fn turns_are_numbered_and_what_was_undone_is_known() {
        use Branch::{Again, Kept, Undone};
        assert_eq!(told(&[], &[2, 5, 9]), [(1, Kept), (2, Kept), (3, Kept)]);
        let undone = (12, 5, 2, false);
        assert_eq!(told(&[undone], &[2, 5, 9, 13, 16]), [(1, Kept), (2, Kept), (3, Undone), (2, Again), (3, Kept)]);
        let redone = (14, 12, 3, true);
        assert_eq!(
            told(&[undone, redone], &[2, 5, 9, 13, 15, 20]),
            [(1, Kept), (2, Kept), (3, Kept), (2, Again), (3, Again), (4, Kept)]
        );
        let twice = (22, 2, 1, false);
        assert_eq!(
            told(&[undone, twice], &[2, 5, 9, 13, 16, 23, 26]),
            [(1, Kept), (2, Undone), (3, Undone), (2, Again), (3, Undone), (1, Again), (2, Kept)]
        );
    }
}
