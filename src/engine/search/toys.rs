//! Games that are solved exactly, to hold the search against: Nim, where everything is seen and one move in many wins, and a
//! bet on who has the higher card, where nothing but one's own card is seen, or the other was shown before.

use std::{fmt, str::FromStr, sync::Arc};

use pergola_text::Text;
use serde::Serialize;
use serde_json::Value;

use super::{Method, Search, Thought, guide::Guide, search};
use crate::{
    bot::Budget,
    chance::Chance,
    events::Events,
    meta::Meta,
    options::Options,
    seat::{Seat, Seats, Viewer},
    state::{Files, State},
    status::{Outcome, Status},
    unreadable::Unreadable,
};

/// What winning brings, in hundredths of a point.
const STAKE: i64 = 1_000;
/// The cards of the bet, from 1.
const CARDS: u8 = 5;
/// Both ways to think long.
const TREE: Method = Method::Long(Some(Thought::Tree));
const BROAD: Method = Method::Long(Some(Thought::Broad));

/// Either game, of two seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
enum Toy {
    /// Whoever takes the last stone wins.
    Nim { heaps: Vec<u8>, turn: u32 },
    /// The first seat bets on its card, or gives up half of the stake.
    Bet { cards: [u8; 2], was_shown: bool, bets: Option<bool> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    Take { heap: u8, stones: u8 },
    Bet,
    Fold,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take { heap, stones } => write!(f, "take {heap} {stones}"),
            Move::Bet => f.write_str("bet"),
            Move::Fold => f.write_str("fold"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        Err(Unreadable::new(text, "nobody types here"))
    }
}

impl Toy {
    fn actor(&self) -> Option<Seat> {
        match self {
            Toy::Nim { heaps, turn } => heaps.iter().any(|it| *it > 0).then_some(Seat((turn % 2) as u8)),
            Toy::Bet { bets, .. } => bets.is_none().then_some(Seat(0)),
        }
    }

    /// How the first seat stands when it is over.
    fn first(&self) -> i64 {
        match self {
            // Whoever would be next has not taken the last stone.
            Toy::Nim { turn, .. } => {
                if turn % 2 == 0 {
                    -STAKE
                } else {
                    STAKE
                }
            }
            Toy::Bet { cards: [own, other], bets: Some(true), .. } => {
                if own > other {
                    STAKE
                } else {
                    -STAKE
                }
            }
            Toy::Bet { .. } => -STAKE / 2,
        }
    }
}

impl State for Toy {
    type Printed = ();
    type Setup = ();
    type Action = Move;
    type Event = ();
    type View = ();
    type Refusal = ();

    fn print(_: &Meta, _: Files<'_>) -> Result<(), Unreadable> {
        Ok(())
    }

    fn setup(_: &Meta, _: u8, _: &Options) -> Result<(), ()> {
        Ok(())
    }

    fn new(_: &Arc<()>, _: &(), _: u8, _: &mut Chance) -> Toy {
        Toy::Nim { heaps: Vec::new(), turn: 0 }
    }

    fn load(_: &Arc<()>, _: u16, saved: Value) -> Result<Toy, Unreadable> {
        Err(Unreadable::new(saved.to_string(), "nothing is stored"))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn status(&self) -> Status {
        let turn = match self {
            Toy::Nim { turn, .. } => *turn,
            Toy::Bet { .. } => 0,
        };
        match self.actor() {
            Some(seat) => Status::ToAct { turn: turn + 1, must: Seats::only(seat), may: Seats::NONE },
            None => Status::Over(Outcome::by_score([1, -1].map(|sign| (sign * self.first() / 100) as i32).to_vec())),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        match self {
            _ if self.actor() != Some(seat) => {}
            Toy::Nim { heaps, .. } => {
                let takes = |(heap, most): (usize, &u8)| (1..=*most).map(move |stones| Move::Take { heap: heap as u8, stones });
                out.extend(heaps.iter().enumerate().flat_map(takes));
            }
            Toy::Bet { .. } => out.extend([Move::Bet, Move::Fold]),
        }
    }

    fn check(&self, _: Seat, _: &Move) -> Result<(), ()> {
        Ok(())
    }

    fn apply(&mut self, _: Seat, action: &Move, _: &mut Chance, _: &mut Events<()>) {
        match (self, *action) {
            (Toy::Nim { heaps, turn }, Move::Take { heap, stones }) => {
                heaps[usize::from(heap)] -= stones;
                *turn += 1;
            }
            (Toy::Bet { bets, .. }, action) => *bets = Some(action == Move::Bet),
            (Toy::Nim { .. }, _) => {}
        }
    }

    fn as_if_turn_of(&self, _: Seat) -> Option<Toy> {
        None
    }

    fn view(&self, _: Viewer) {}

    fn seen(_: &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn reveals(_: &()) -> bool {
        false
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Toy {
        match self {
            Toy::Nim { .. } | Toy::Bet { was_shown: true, .. } => self.clone(),
            Toy::Bet { cards, was_shown, bets } => {
                let mut dealt = *cards;
                let others: Vec<u8> = (1..=CARDS).filter(|it| *it != cards[seat.index()]).collect();
                dealt[1 - seat.index()] = others[chance.below(others.len() as u32) as usize];
                Toy::Bet { cards: dealt, was_shown: *was_shown, bets: *bets }
            }
        }
    }

    fn forgetting(&self) -> Toy {
        match *self {
            Toy::Nim { .. } => self.clone(),
            Toy::Bet { cards, bets, .. } => Toy::Bet { cards, was_shown: false, bets },
        }
    }

    fn inventory(&self) -> Vec<String> {
        Vec::new()
    }

    fn worth(&self, seat: Seat) -> i64 {
        let first = if self.actor().is_none() { self.first() } else { 0 };
        if seat == Seat(0) { first } else { -first }
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.worth(seat)
    }

    /// Stones only become fewer.
    fn progress(&self) -> i64 {
        match self {
            Toy::Nim { turn, .. } => i64::from(*turn),
            Toy::Bet { bets, .. } => i64::from(bets.is_some()),
        }
    }

    fn foresight() -> u32 {
        10
    }

    fn score_card((): &(), _: &Value) -> Result<Value, Text> {
        Ok(Value::Null)
    }
}

/// What is played there with so many playouts.
fn played(method: Method, playouts: u32, toy: &Toy, seed: u64) -> Move {
    let how = Search { method, playouts, sparing: false };
    let seat = toy.actor().expect("it goes on");
    search(toy, seat, &how, &mut Chance::silent(seed), &mut Budget::unlimited()).expect("something can be done")
}

/// Whether whoever is to act has lost against perfect play (Bouton, 1901).
fn is_lost(heaps: &[u8]) -> bool {
    heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0
}

/// All positions of three heaps that can be won, with so many stones in each at most.
fn won_positions(most: u8) -> Vec<Vec<u8>> {
    let all = (0..=most).flat_map(|a| (a..=most).flat_map(move |b| (b..=most).map(move |c| vec![a, b, c])));
    all.filter(|heaps| !is_lost(heaps)).collect()
}

/// In how many of these the move wins.
fn won(method: Method, playouts: u32, positions: &[Vec<u8>]) -> usize {
    let wins = |heaps: &&Vec<u8>| {
        let toy = Toy::Nim { heaps: (*heaps).clone(), turn: 0 };
        let Move::Take { heap, stones } = played(method, playouts, &toy, 7) else { return false };
        let mut after = (*heaps).clone();
        after[usize::from(heap)] -= stones;
        is_lost(&after)
    };
    positions.iter().filter(wins).count()
}

#[test]
fn nim_is_solved_by_the_tree_and_better_the_longer_it_thinks() {
    let positions = won_positions(4);
    let by_tree = [0, 30, 120, 1_000, 10_000].map(|playouts| won(TREE, playouts, &positions));
    assert!(by_tree.is_sorted(), "a longer thought is never worse: {by_tree:?}");
    let all = positions.len();
    assert!(by_tree[3] * 5 >= all * 4, "with 1,000 playouts {} of {all} are won", by_tree[3]);
    assert!(by_tree[4] * 10 >= all * 9, "with 10,000 playouts {} of {all} are won", by_tree[4]);
    // Without a tree the other plays on as if it did not look ahead.
    let by_race = won(Method::Race, 1_000, &positions);
    assert!(by_race < by_tree[3], "{by_race} by the race");
}

fn bet(cards: [u8; 2], was_shown: bool) -> Toy {
    Toy::Bet { cards, was_shown, bets: None }
}

/// A high card loses to a higher one, a low card wins against a lower one.
#[test]
fn who_thinks_long_keeps_in_mind_what_was_shown() {
    let chosen = |method| [[4, 5], [2, 1]].map(|cards| played(method, 200, &bet(cards, true), 3));
    for long in [TREE, BROAD] {
        assert_eq!(chosen(long), [Move::Fold, Move::Bet], "{long:?}");
    }
    assert_eq!(chosen(Method::Race)[0], Move::Bet, "whoever forgets goes by its own card");
}

#[test]
fn a_bet_is_made_on_ones_own_card_alone() {
    for method in [Method::Race, TREE, BROAD] {
        for own in (1..=CARDS).filter(|it| *it != 2) {
            let others = (1..=CARDS).filter(|it| *it != own);
            let chosen = others.map(|other| played(method, 200, &bet([own, other], false), 3));
            // With the second lowest card both bring as much; above it a bet does.
            let best = if own == 1 { Move::Fold } else { Move::Bet };
            assert!(chosen.clone().all(|it| it == best), "{own}: {:?} by {method:?}", chosen.collect::<Vec<_>>());
        }
    }
}

/// Of so many moves one wins at once. All of 6 are looked at, or all of 100; beyond that the one is missed now and then.
#[test]
fn whoever_looks_at_almost_all_misses_no_best_move() {
    let wins = |moves: u8, is_broad: bool| {
        let ends = (0..40).filter(|seed| {
            let mut guide = Guide::new();
            if is_broad {
                guide.look_at_almost_all();
            }
            let mut toy = Toy::Nim { heaps: vec![moves], turn: 0 };
            assert!(guide.play_ply(&mut toy, Seat(0), &mut Chance::silent(*seed)));
            toy.actor().is_none()
        });
        ends.count()
    };
    assert_eq!([(6, false), (7, true), (100, true)].map(|(moves, is_broad)| wins(moves, is_broad)), [40; 3]);
    for (moves, is_broad) in [(7, false), (100, false), (101, true)] {
        assert!(wins(moves, is_broad) < 40, "of {moves}, where almost all are looked at: {is_broad}");
    }
}
