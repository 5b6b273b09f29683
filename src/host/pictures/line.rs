//! The line of those who wait for a picture: cards first, then answers, then films, each in the order they came. Whoever has
//! waited long gets one easel of a few, however many cards come, so that all come to their turn.
//!
//! It has an end: whoever comes when too many wait is sent away at once. Whoever does not wait any more is passed over.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::oneshot, time::Instant};

/// The most answers that wait for a picture, the most cards, and the most films.
const LONGEST: usize = 48;

/// So many cards at an easel are painted while another card waits for its picture.
const CARDS_AHEAD: usize = 10;

/// How long anybody waits before they count as having waited long, and for how many pictures one of theirs is drawn.
const LONG: Duration = Duration::from_secs(10);
const ONE_IN: u32 = 4;

/// What a picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFor {
    /// A card that a channel sees.
    Card,
    /// An answer that one person sees.
    Answer,
    /// One of the many of a film, for which nobody else waits.
    Film,
}

/// So many wait already that nobody else is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Full;

/// The line, and the easels it leads to.
pub(super) struct Line {
    easels: usize,
    standing: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    free: usize,
    cards: VecDeque<Waiting>,
    answers: VecDeque<Waiting>,
    films: VecDeque<Waiting>,
    /// How many got an easel since one who had waited long did.
    urgent: u32,
}

/// Somebody who waits, since then.
struct Waiting {
    since: Instant,
    turn: oneshot::Sender<Easel>,
}

/// An easel to paint at. Whoever drops it lets the next one paint.
pub(super) struct Easel(Option<Arc<Line>>);

impl Line {
    /// A line to so many easels.
    pub(super) fn new(easels: usize) -> Arc<Line> {
        let standing = Mutex::new(Queue { free: easels, ..Queue::default() });
        Arc::new(Line { easels, standing })
    }

    /// Waits for an easel.
    pub(super) async fn easel(self: &Arc<Line>, what: PictureFor) -> Result<Easel, Full> {
        let turn = {
            let mut standing = self.standing();
            if standing.free > 0 {
                standing.free -= 1;
                return Ok(Easel(Some(self.clone())));
            }
            let waiting = standing.waiting(what);
            if waiting.len() >= LONGEST {
                waiting.retain(|it| !it.turn.is_closed());
            }
            if waiting.len() >= LONGEST {
                return Err(Full);
            }
            let (give, turn) = oneshot::channel();
            waiting.push_back(Waiting { since: Instant::now(), turn: give });
            turn
        };
        turn.await.map_err(|_| Full)
    }

    /// Whether whoever comes now is painted for within moments; a card has more of them.
    pub(super) fn is_short(&self, what: PictureFor) -> bool {
        let standing = self.standing();
        match what {
            PictureFor::Card => standing.cards.len() < CARDS_AHEAD * self.easels,
            PictureFor::Answer => standing.cards.len() + standing.answers.len() < self.easels,
            PictureFor::Film => false,
        }
    }

    fn standing(&self) -> MutexGuard<'_, Queue> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next who is to have an easel; without one it stays free.
    fn next(&self) -> Option<oneshot::Sender<Easel>> {
        let mut standing = self.standing();
        let next = standing.next_late().or_else(|| {
            standing.urgent += 1;
            let Queue { cards, answers, films, .. } = &mut *standing;
            [cards, answers, films].into_iter().find_map(VecDeque::pop_front)
        });
        standing.free += usize::from(next.is_none());
        next.map(|next| next.turn)
    }
}

impl Queue {
    /// Whoever has waited long and longest, but for cards, if it is their turn.
    fn next_late(&mut self) -> Option<Waiting> {
        if self.urgent + 1 < ONE_IN {
            return None;
        }
        let now = Instant::now();
        let since = |line: &VecDeque<Waiting>| line.front().map(|it| it.since).filter(|since| now - *since >= LONG);
        let late = match (since(&self.answers), since(&self.films)) {
            (Some(answer), Some(film)) if film < answer => &mut self.films,
            (None, Some(_)) => &mut self.films,
            (Some(_), _) => &mut self.answers,
            (None, None) => return None,
        };
        self.urgent = 0;
        late.pop_front()
    }

    fn waiting(&mut self, what: PictureFor) -> &mut VecDeque<Waiting> {
        match what {
            PictureFor::Card => &mut self.cards,
            PictureFor::Answer => &mut self.answers,
            PictureFor::Film => &mut self.films,
        }
    }
}

impl Drop for Easel {
    fn drop(&mut self) {
        let Some(line) = self.0.take() else { return };
        while let Some(next) = line.next() {
            match next.send(Easel(Some(line.clone()))) {
                Ok(()) => return,
                // They have gone: the easel is for whoever comes after them.
                Err(mut easel) => easel.0 = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

    const SOON: Duration = Duration::from_millis(1);

    async fn wait(line: &Arc<Line>, what: PictureFor, order: &Arc<Mutex<Vec<PictureFor>>>) {
        let easel = line.easel(what).await.unwrap();
        order.lock().unwrap().push(what);
        drop(easel);
    }

    #[tokio::test(start_paused = true)]
    async fn cards_come_first_and_whoever_has_gone_is_passed_over() {
        let (line, order) = (Line::new(1), Arc::default());
        let held = line.easel(PictureFor::Answer).await.unwrap();
        let (film, answer) = (wait(&line, PictureFor::Film, &order), wait(&line, PictureFor::Answer, &order));
        let card = wait(&line, PictureFor::Card, &order);
        let gone = timeout(SOON, line.easel(PictureFor::Card));
        let letting_go = async {
            assert!(!line.is_short(PictureFor::Answer) && line.is_short(PictureFor::Card));
            tokio::time::sleep(2 * SOON).await;
            drop(held);
        };
        let (_, _, _, gone, ()) = tokio::join!(film, answer, card, gone, letting_go);
        assert!(gone.is_err(), "it did not get one in time");
        assert_eq!(*order.lock().unwrap(), [PictureFor::Card, PictureFor::Answer, PictureFor::Film]);
        assert!(line.is_short(PictureFor::Answer));
        timeout(SOON, line.easel(PictureFor::Answer)).await.expect("the easel is free again").unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn a_film_comes_to_its_end_however_many_cards_come() {
        let (line, order) = (Line::new(1), Arc::new(Mutex::new(Vec::new())));
        let held = line.easel(PictureFor::Card).await.unwrap();
        let waiting = [PictureFor::Film, PictureFor::Answer].into_iter().chain([PictureFor::Card; 12]);
        let all: Vec<_> = waiting
            .map(|what| {
                let (line, order) = (line.clone(), order.clone());
                tokio::spawn(async move { wait(&line, what, &order).await })
            })
            .collect();
        tokio::time::sleep(LONG).await;
        drop(held);
        for one in all {
            one.await.unwrap();
        }
        let order = order.lock().unwrap();
        let at = |what| order.iter().position(|it| *it == what).unwrap();
        assert_eq!((at(PictureFor::Answer), at(PictureFor::Film)), (3, 7), "{order:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_line_that_is_too_long_sends_whoever_comes_away() {
        let line = Line::new(1);
        let held = line.easel(PictureFor::Card).await.unwrap();
        let all: Vec<_> = (0..LONGEST)
            .map(|_| {
                tokio::spawn({
                    let line = line.clone();
                    async move { drop(line.easel(PictureFor::Answer).await) }
                })
            })
            .collect();
        tokio::time::sleep(SOON).await;
        assert_eq!(line.easel(PictureFor::Answer).await.err(), Some(Full));
        assert!(timeout(SOON, line.easel(PictureFor::Card)).await.is_err(), "a card still waits");
        all[0].abort();
        tokio::time::sleep(SOON).await;
        assert!(timeout(SOON, line.easel(PictureFor::Answer)).await.is_err(), "whoever left makes room");
        drop(held);
        for one in all {
            drop(one.await);
        }
        timeout(SOON, line.easel(PictureFor::Answer)).await.expect("the easel is free again").unwrap();
    }
}
