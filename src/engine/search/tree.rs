//! A tree over what a seat can tell (information set Monte Carlo tree search, single observer), below the first actions: of
//! these a race takes its turns (Pepels, Cazenave, Winands, Lanctot: Minimizing Simple and Cumulative Regret in Monte-Carlo Tree
//! Search, 2014).
//!
//! Each playout walks down the tree in a world dealt anew, among the actions that are legal there, so that an action counts
//! how often it could have been chosen. A node takes up its actions one by one, the most promising first, the more the more
//! often it was met (progressive widening). Every seat goes for its own lead. Luck has no nodes: where it differs, other
//! actions are legal. Deliberately absent: plies without a choice.

use super::{
    super::{chance::Chance, seat::Seat, state::State},
    first::{First, PRIOR},
    guide::{Guide, Leads, MOST_PLIES, next_to_act},
};

/// How many actions a node takes up at first, and how many squared for each time it was met.
const WIDTH: u32 = 3;
const WIDENING: u32 = 2;

/// How much is ventured on what was seldom tried: in quarters of the usual distance of leads from their mean.
const VENTURE: i64 = 4;

/// Before it was met so often a node has no children: only then it is worth looking at each of them.
const RIPE: u32 = 2;

/// A tree that grows with each playout.
pub(super) struct Tree<S: State> {
    nodes: Vec<Node<S::Action>>,
    walk: Walk<S::Action>,
    /// Leads of the searching seat so far: their sum, and the sum of their distances from their mean.
    count: i64,
    sum: i64,
    distances: i64,
}

struct Node<A> {
    children: Vec<Child<A>>,
    met: u32,
}

struct Child<A> {
    seat: Seat,
    action: A,
    promise: i64,
    node: Option<usize>,
    /// How often it was played, and could have been.
    played: u32,
    available: u32,
    /// Leads of its seat after it, added up.
    leads: i64,
}

/// What a walk down the tree uses again and again.
struct Walk<A> {
    /// Node and child.
    path: Vec<(usize, usize)>,
    listed: Vec<A>,
    /// The children that are legal in this world.
    open: Vec<usize>,
}

impl<A> Default for Walk<A> {
    fn default() -> Walk<A> {
        Walk { path: Vec::new(), listed: Vec::new(), open: Vec::new() }
    }
}

impl<S: State> Tree<S> {
    /// A tree with these first actions of `seat`.
    pub(super) fn new(seat: Seat, firsts: &[First<S::Action>]) -> Tree<S> {
        let child = |it: &First<S::Action>| Child { promise: it.promise, ..Child::new(seat, it.action.clone()) };
        let children = firsts.iter().map(child).collect();
        Tree { nodes: vec![Node { children, met: 0 }], walk: Walk::default(), count: 0, sum: 0, distances: 0 }
    }

    /// Begins with one of the first actions of `seat`, walks down the tree from there and plays on until turn `until`; how far
    /// the seat is ahead then.
    pub(super) fn play(
        &mut self,
        first: usize,
        mut state: S,
        (seat, until): (Seat, u32),
        guide: &mut Guide<S>,
        chance: &mut Chance,
    ) -> i64 {
        let mut walk = std::mem::take(&mut self.walk);
        walk.path.clear();
        self.step((0, first), &mut state, seat, &mut walk, guide, chance);
        let last = self.descend(&mut state, seat, until, &mut walk, guide, chance);
        let leads = guide.play_out(state, last, until, chance);
        self.learn(seat, &walk.path, &leads);
        self.walk = walk;
        leads[seat.index()]
    }

    /// Plays on to where the tree ends; who played last.
    fn descend(
        &mut self,
        state: &mut S,
        seat: Seat,
        until: u32,
        walk: &mut Walk<S::Action>,
        guide: &mut Guide<S>,
        chance: &mut Chance,
    ) -> Seat {
        let mut last = seat;
        for _ in 0..MOST_PLIES {
            let Some((turn, actor)) = next_to_act(state, last) else { break };
            if turn >= until {
                break;
            }
            guide.list_into(state, actor, &mut walk.listed);
            last = actor;
            match walk.listed.as_slice() {
                [] => break,
                [only] => {
                    guide.apply(state, actor, only, chance);
                    continue;
                }
                _ => {}
            }
            let node = self.below(walk.path.last().copied().expect("a walk begins with a first action"));
            self.nodes[node].met += 1;
            if self.nodes[node].met < RIPE {
                break;
            }
            self.open_children(node, state, actor, walk, guide, chance);
            let chosen = self.choose(node, &walk.open);
            self.step((node, chosen), state, actor, walk, guide, chance);
        }
        last
    }

    /// Plays the action of a child.
    fn step(
        &mut self,
        (node, child): (usize, usize),
        state: &mut S,
        actor: Seat,
        walk: &mut Walk<S::Action>,
        guide: &mut Guide<S>,
        chance: &mut Chance,
    ) {
        walk.path.push((node, child));
        guide.apply(state, actor, &self.nodes[node].children[child].action, chance);
    }

    /// Finds the children for what is listed, and takes up those that are new.
    fn open_children(
        &mut self,
        node: usize,
        state: &S,
        actor: Seat,
        walk: &mut Walk<S::Action>,
        guide: &mut Guide<S>,
        chance: &mut Chance,
    ) {
        let children = &mut self.nodes[node].children;
        walk.open.clear();
        let mut guess = 0;
        for action in walk.listed.drain(..) {
            // Lists keep their order, so that the next child is mostly the one after the last.
            let places = (guess..children.len()).chain(0..guess.min(children.len()));
            let found = places.into_iter().find(|at| children[*at].seat == actor && children[*at].action == action);
            let at = found.unwrap_or_else(|| {
                let promise = guide.worth_after(state, actor, &action, chance);
                children.push(Child { promise, ..Child::new(actor, action) });
                children.len() - 1
            });
            children[at].available += 1;
            walk.open.push(at);
            guess = at + 1;
        }
    }

    fn choose(&self, node: usize, open: &[usize]) -> usize {
        let Node { children, met } = &self.nodes[node];
        let tried = open.iter().filter(|at| children[**at].played > 0).count() as u32;
        let fresh = open.iter().copied().filter(|at| children[*at].played == 0).max_by_key(|at| children[*at].promise);
        let width = WIDTH + (WIDENING * met).isqrt();
        match fresh {
            Some(fresh) if tried < width => fresh,
            _ => {
                let venture = VENTURE * self.distances / self.count.max(1);
                let tried = || open.iter().copied().filter(|at| children[*at].played > 0);
                let expected = expected(tried().map(|at| &children[at]));
                tried().max_by_key(|at| children[*at].appeal(venture, expected)).expect("something was tried")
            }
        }
    }

    /// The node below a child.
    fn below(&mut self, (node, child): (usize, usize)) -> usize {
        let next = self.nodes.len();
        let below = *self.nodes[node].children[child].node.get_or_insert(next);
        if below == next {
            self.nodes.push(Node { children: Vec::new(), met: 0 });
        }
        below
    }

    fn learn(&mut self, seat: Seat, path: &[(usize, usize)], leads: &Leads) {
        for (node, child) in path {
            let child = &mut self.nodes[*node].children[*child];
            child.played += 1;
            child.leads += leads[child.seat.index()];
        }
        self.count += 1;
        self.sum += leads[seat.index()];
        self.distances += (leads[seat.index()] - self.sum / self.count).abs();
    }
}

/// What the most promising of these is expected to come to, beyond what it promises: what all have come to so far.
fn expected<'a, A: 'a>(tried: impl Iterator<Item = &'a Child<A>>) -> i64 {
    let none = (0, 0, i64::MIN);
    let (played, leads, promise) = tried
        .fold(none, |(played, leads, promise), it| (played + i64::from(it.played), leads + it.leads, promise.max(it.promise)));
    leads / played.max(1) - promise
}

impl<A> Child<A> {
    fn new(seat: Seat, action: A) -> Child<A> {
        Child { seat, action, promise: 0, node: None, played: 0, available: 0, leads: 0 }
    }

    /// With what it promised, which counts like a few playouts that come to that and what is `expected`.
    fn mean(&self, expected: i64) -> i64 {
        (self.leads + PRIOR * (self.promise + expected)) / (i64::from(self.played) + PRIOR)
    }

    /// Its mean, and the more the seldomer it was tried (Auer, Cesa-Bianchi, Fischer: UCB1, 2002), with the binary logarithm.
    fn appeal(&self, venture: i64, expected: i64) -> i64 {
        let logarithm = u64::from(self.available.max(1).ilog2()) + 1;
        // In 256ths.
        let seldom = ((logarithm << 16) / u64::from(self.played.max(1))).isqrt() as i64;
        self.mean(expected) + venture * seldom / (4 * 256)
    }
}
