//! What somebody decided in a game, for whoever looks at it again.
//!
//! Deliberately absent: what bots decided, what whoever had the seat before did, and what was taken back or
//! undone.

use std::ops::Range;

use pergola_engine::Seat;
use pergola_table::{Entry, PersonId, Table, What};

use super::{
    past::Past,
    story::{KeptAction, acts_among},
};
use crate::sight::decision::Decision;

/// Everything that this person, or a deputy for them, did on this seat of theirs and that is part of the game as it is, in order.
pub fn decisions(table: &Table, past: &Past, seat: Seat, person: &PersonId) -> Vec<Decision> {
    let known = past.people.iter().find(|(_, it)| it.id == *person);
    let Some((person, _)) = known else { return Vec::new() };
    let standing = standing(&past.entries);
    let all = acts_among(table, past, |entry| standing.iter().any(|part| part.contains(&entry.seq)));
    let is_theirs = |act: &&KeptAction<'_>| act.is_own_of(person) || act.is_deputys_for(person);
    let theirs = all.iter().filter(|act| act.record.seat == seat && !act.pending).filter(is_theirs);
    let decision = |act: &KeptAction<'_>| {
        let (seq, action) = (act.seq, act.record.action.clone());
        let begun = past.turns.partition_point(|start| start.after <= seq);
        let start = begun.checked_sub(1).map(|last| past.turns[last]);
        let turn = start.map_or(0, |start| start.turn);
        Decision { turn, start: start.map(|start| start.after), seq, action, by_deputy: act.is_deputys_for(person) }
    };
    theirs.map(decision).collect()
}

/// The numbers of the entries of which the game as it is has come, the last first: what was undone is not among them, unless
/// it was brought back.
fn standing(entries: &[Entry]) -> Vec<Range<u64>> {
    let mut standing = Vec::new();
    let mut until = u64::MAX;
    for entry in entries.iter().rev() {
        if let What::WentBack { to, .. } = entry.what
            && entry.seq < until
        {
            // Since then the game has been what it was after so many entries.
            standing.push(entry.seq + 1..until);
            until = to;
        }
    }
    standing.push(0..until);
    standing
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The entries that stand, of `length` entries of which these go back: their numbers, and to after how many entries.
    fn stands(returns: &[(u64, u64)], length: u64) -> Vec<u64> {
        let what = |seq| match returns.iter().find(|(at, _)| *at == seq) {
            Some((_, to)) => What::WentBack { to: *to, turn: 1, redone: false, ordered: false },
            None => What::Paused,
        };
        let entries: Vec<Entry> =
            (0..length).map(|seq| Entry { seq, at: seq, by: None, unattended: false, what: what(seq) }).collect();
        let standing = standing(&entries);
        (0..length).filter(|seq| standing.iter().any(|part| part.contains(seq))).collect()
    }

    #[test]
    fn what_was_undone_does_not_stand_unless_it_was_brought_back() {
        assert_eq!(stands(&[], 4), [0, 1, 2, 3]);
        assert_eq!(stands(&[(6, 3)], 9), [0, 1, 2, 7, 8]);
        assert_eq!(stands(&[(6, 3), (8, 6)], 11), [0, 1, 2, 3, 4, 5, 9, 10], "brought back as it was after six entries");
        assert_eq!(stands(&[(6, 3), (9, 2)], 11), [0, 1, 10], "what was undone once stays undone");
        assert_eq!(stands(&[(6, 3), (8, 6), (10, 5)], 12), [0, 1, 2, 3, 4, 11]);
    }
}
