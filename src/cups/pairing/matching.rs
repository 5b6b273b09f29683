//! Whether people can be paired off so that each pair may meet: a perfect matching, found by Edmonds' way of shrinking
//! blossoms.
//!
//! A pairing that is made from the top down may leave two over who have met already; whoever asks here first never does.

use std::collections::VecDeque;

/// Whether all of these can be paired off, where these two may meet.
pub(super) fn can_pair_off(people: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
    if !people.len().is_multiple_of(2) {
        return false;
    }
    let mut graph = Graph::new(people, may_meet);
    for root in 0..people.len() {
        if graph.partner[root].is_none() && !graph.augment(root) {
            return false;
        }
    }
    true
}

struct Graph {
    edges: Vec<Vec<usize>>,
    partner: Vec<Option<usize>>,
    /// From whom somebody was reached, and which blossom they are in, by its base.
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
}

impl Graph {
    fn new(people: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> Graph {
        let size = people.len();
        let edges = |one: usize| (0..size).filter(|it| *it != one && may_meet(people[one], people[*it])).collect();
        Graph {
            edges: (0..size).map(edges).collect(),
            partner: vec![None; size],
            parent: vec![None; size],
            base: (0..size).collect(),
        }
    }

    /// Finds a partner for this one, where others may change theirs. Whoever has none now has none in any pairing.
    fn augment(&mut self, root: usize) -> bool {
        let size = self.edges.len();
        self.parent = vec![None; size];
        self.base = (0..size).collect();
        let (mut is_outer, mut queue) = (vec![false; size], VecDeque::from([root]));
        is_outer[root] = true;
        while let Some(one) = queue.pop_front() {
            for other in self.edges[one].clone() {
                if self.base[one] == self.base[other] || self.partner[one] == Some(other) {
                    continue;
                }
                let is_in_tree = other == root || self.partner[other].is_some_and(|it| self.parent[it].is_some());
                if is_in_tree {
                    self.shrink((one, other), &mut is_outer, &mut queue);
                } else if self.parent[other].is_none() {
                    self.parent[other] = Some(one);
                    let Some(next) = self.partner[other] else {
                        self.turn_over(other);
                        return true;
                    };
                    is_outer[next] = true;
                    queue.push_back(next);
                }
            }
        }
        false
    }

    /// These two and the ways to them from where they meet are one from now on.
    fn shrink(&mut self, (one, other): (usize, usize), is_outer: &mut [bool], queue: &mut VecDeque<usize>) {
        let base = self.meeting(one, other);
        let mut is_within = vec![false; self.edges.len()];
        self.mark_way(one, base, other, &mut is_within);
        self.mark_way(other, base, one, &mut is_within);
        for at in 0..self.edges.len() {
            if is_within[self.base[at]] {
                self.base[at] = base;
                if !is_outer[at] {
                    is_outer[at] = true;
                    queue.push_back(at);
                }
            }
        }
    }

    /// Where the ways of two to the root meet.
    fn meeting(&self, one: usize, other: usize) -> usize {
        let mut is_on_way = vec![false; self.edges.len()];
        let mut at = one;
        loop {
            at = self.base[at];
            is_on_way[at] = true;
            let Some(next) = self.partner[at].and_then(|it| self.parent[it]) else { break };
            at = next;
        }
        let mut at = other;
        loop {
            at = self.base[at];
            if is_on_way[at] {
                return at;
            }
            let next = self.partner[at].and_then(|it| self.parent[it]);
            at = next.expect("both ways end at the root");
        }
    }

    fn mark_way(&mut self, from: usize, base: usize, child: usize, is_within: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != base {
            let partner = self.partner[at].expect("all on a way but the root have a partner");
            is_within[self.base[at]] = true;
            is_within[self.base[partner]] = true;
            self.parent[at] = Some(child);
            child = partner;
            at = self.parent[partner].expect("and were reached from somebody");
        }
    }

    /// From here to the root everybody takes the other one beside them for a partner.
    fn turn_over(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(here) = at {
            let before = self.parent[here];
            let next = before.and_then(|it| self.partner[it]);
            self.partner[here] = before;
            if let Some(before) = before {
                self.partner[before] = Some(here);
            }
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The same by trying everything.
    fn by_trying(people: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
        let Some((first, rest)) = people.split_first() else { return true };
        rest.iter().any(|other| {
            let left: Vec<usize> = rest.iter().copied().filter(|it| it != other).collect();
            may_meet(*first, *other) && by_trying(&left, may_meet)
        })
    }

    #[test]
    fn it_agrees_with_trying_everything() {
        let (mut luck, mut found) = (7_u64, 0);
        for case in 0..4_000 {
            let people: Vec<usize> = (0..2 + 2 * (case % 5)).collect();
            let mut edges = BTreeSet::new();
            for (one, other) in (0..10_usize).flat_map(|one| (0..one).map(move |other| (one, other))) {
                luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                if (luck >> 33) % 10 < 1 + (case as u64 / 5) % 6 {
                    edges.insert((one, other));
                }
            }
            let may_meet = |one: usize, other: usize| edges.contains(&(one.max(other), one.min(other)));
            let expected = by_trying(&people, &may_meet);
            assert_eq!(can_pair_off(&people, &may_meet), expected, "{people:?} {edges:?}");
            found += usize::from(expected);
        }
        assert!((500..3_500).contains(&found), "both happen: {found}");
        assert!(!can_pair_off(&[0, 1, 2], &|_, _| true) && can_pair_off(&[], &|_, _| true));
    }
}
