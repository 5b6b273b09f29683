//! Turns of thinking: who has a thread to think on next.
//!
//! They go round by person, so that nobody waits for all that another has set going, and whoever waits for a hint comes before
//! bots, and these before reviews. Who has waited long comes before all of them, each person in turn. Deliberately absent: what
//! is thought about.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use pergola_table::PersonId;
use tokio::{sync::oneshot, time::Instant};

/// How long anybody waits before they come before those who ask for what is more urgent.
const LONG: Duration = Duration::from_secs(20);
/// Of so many turns it is known whose they were.
const REMEMBERED: u64 = 1024;

/// What is thought about, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Thought {
    /// What somebody had best do, who looks at the screen.
    Hint,
    /// What a bot does, for which a table waits.
    Bot,
    /// What somebody had best done.
    Review,
}

/// The line to the threads.
pub(super) struct Line(Mutex<Queue>);

struct Queue {
    free: usize,
    waiting: Vec<Waiting>,
    /// The turns so far, and the last of each person.
    turns: u64,
    last: BTreeMap<Option<PersonId>, u64>,
    came: u64,
}

struct Waiting {
    thought: Thought,
    person: Option<PersonId>,
    since: Instant,
    number: u64,
    turn: oneshot::Sender<Thinker>,
}

/// A thread to think on. Whoever drops it lets the next one think.
pub(super) struct Thinker(Option<Arc<Line>>);

impl Line {
    /// A line to so many threads.
    pub(super) fn new(threads: usize) -> Arc<Line> {
        let (waiting, last) = (Vec::new(), BTreeMap::new());
        Arc::new(Line(Mutex::new(Queue { free: threads, waiting, turns: 0, last, came: 0 })))
    }

    /// Waits for a thread on which to think for a person; nobody's where it is not known whose it is.
    pub(super) async fn thinker(self: &Arc<Line>, thought: Thought, person: Option<PersonId>) -> Thinker {
        let turn = {
            let mut standing = self.standing();
            if standing.free > 0 {
                standing.free -= 1;
                standing.note_turn(person);
                return Thinker(Some(self.clone()));
            }
            let (give, turn) = oneshot::channel();
            standing.came += 1;
            let number = standing.came;
            standing.waiting.push(Waiting { thought, person, since: Instant::now(), number, turn: give });
            turn
        };
        turn.await.expect("the line is held by whoever waits in it")
    }

    fn standing(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next who is to think; without one the thread stays free.
    fn next(&self) -> Option<oneshot::Sender<Thinker>> {
        let mut standing = self.standing();
        standing.waiting.retain(|it| !it.turn.is_closed());
        let now = Instant::now();
        let rank = |it: &Waiting| {
            let thought = if now - it.since >= LONG { Thought::Hint } else { it.thought };
            (thought, standing.last.get(&it.person).copied().unwrap_or(0), it.number)
        };
        let Some(next) = (0..standing.waiting.len()).min_by_key(|at| rank(&standing.waiting[*at])) else {
            standing.free += 1;
            return None;
        };
        let Waiting { person, turn, .. } = standing.waiting.remove(next);
        standing.note_turn(person);
        Some(turn)
    }
}

impl Queue {
    fn note_turn(&mut self, person: Option<PersonId>) {
        self.turns += 1;
        self.last.insert(person, self.turns);
        let oldest = self.turns.saturating_sub(REMEMBERED);
        self.last.retain(|_, turn| *turn > oldest);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        let Some(line) = self.0.take() else { return };
        while let Some(next) = line.next() {
            match next.send(Thinker(Some(line.clone()))) {
                Ok(()) => return,
                // They have gone: the thread is for whoever comes after them.
                Err(mut thinker) => thinker.0 = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::{sleep, timeout};

    use super::*;

    /// Who thinks in which order, when these wait for a thread that becomes free after so many seconds.
    async fn order(waiting: &[(&'static str, Thought, u64)], free_after: u64) -> Vec<String> {
        let line = Line::new(1);
        let thinking = line.thinker(Thought::Bot, None).await;
        let thought = Arc::new(Mutex::new(Vec::new()));
        for (name, what, after) in waiting.iter().copied() {
            let (line, thought) = (line.clone(), thought.clone());
            tokio::spawn(async move {
                sleep(Duration::from_secs(after)).await;
                let thinking = line.thinker(what, Some(PersonId(name.to_owned()))).await;
                thought.lock().expect("nobody panics with it").push(format!("{name} {what:?}"));
                sleep(Duration::from_millis(1)).await;
                drop(thinking);
            });
            sleep(Duration::from_micros(10)).await;
        }
        sleep(Duration::from_secs(free_after)).await;
        drop(thinking);
        sleep(Duration::from_secs(100)).await;
        timeout(Duration::from_secs(1), line.thinker(Thought::Bot, None)).await.expect("it is free at the end");
        let thought = thought.lock().expect("nobody panics with it");
        thought.clone()
    }

    #[tokio::test(start_paused = true)]
    async fn turns_go_round_by_person_and_hints_come_first() {
        use Thought::{Bot, Hint, Review};
        let waiting = [("Ann", Bot, 0), ("Ann", Bot, 0), ("Ann", Bot, 0), ("Ben", Review, 0), ("Ben", Bot, 0), ("Cleo", Hint, 1)];
        let expected = ["Cleo Hint", "Ann Bot", "Ben Bot", "Ann Bot", "Ann Bot", "Ben Review"];
        assert_eq!(order(&waiting, 2).await, expected);
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_waited_long_comes_before_what_is_more_urgent() {
        use Thought::{Bot, Review};
        let waiting = [("Ben", Review, 0), ("Ann", Bot, 25), ("Ann", Bot, 25)];
        assert_eq!(order(&waiting, 30).await, ["Ben Review", "Ann Bot", "Ann Bot"]);
        assert_eq!(order(&waiting, 26).await[0], "Ben Review");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_no_more_is_passed_over() {
        let line = Line::new(1);
        let thinking = line.thinker(Thought::Bot, None).await;
        timeout(Duration::from_secs(1), line.thinker(Thought::Hint, None)).await.map(drop).expect_err("nobody is free");
        drop(thinking);
        timeout(Duration::from_secs(1), line.thinker(Thought::Bot, None)).await.expect("it is free");
    }
}
