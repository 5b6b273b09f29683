//! Advice: forecasts for somebody's hint, and for a review of a finished game, made by the threads on which bots think.
//!
//! Whoever asks for the same again is told what was found out before, which also keeps anybody from letting the program think
//! by pressing. Deliberately absent: what is said about it.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use super::{House, surroundings::worked};
use crate::{
    bots::Budget,
    chat::{self, AdviceAsked, Advise, Better, Decision, Reply, Request, Review},
    engine::{AnyState, Chance, END, Seat, search::Forecast},
    table::{Entry, Table, TableId},
};

/// How often each action is played out: for a hint, and for each decision of a review.
const ROUNDS_OF_HINT: u32 = 64;
const ROUNDS_OF_REVIEW: u32 = 24;
/// So much is remembered of what was found out.
const REMEMBERED: usize = 64;

/// What was found out for seats: forecasts at a revision, and reviews.
#[derive(Default)]
pub(super) struct Advisers {
    hints: Mutex<Hints>,
    reviews: Mutex<Remembered<TableId, Review>>,
    /// Held by the one review that is made.
    reviewing: tokio::sync::Mutex<()>,
}

/// By table and revision.
type Hints = Remembered<(TableId, u64), Vec<Forecast<String>>>;

/// The last things found out, by what they are about and for whom.
struct Remembered<K, V>(VecDeque<((K, Seat), Arc<V>)>);

impl<K, V> Default for Remembered<K, V> {
    fn default() -> Remembered<K, V> {
        Remembered(VecDeque::new())
    }
}

impl<K: Eq, V> Remembered<K, V> {
    fn get(&self, about: &K, seat: Seat) -> Option<Arc<V>> {
        let found = self.0.iter().find(|((key, of), _)| key == about && *of == seat);
        found.map(|(_, found)| found.clone())
    }

    fn insert(&mut self, about: K, seat: Seat, found: Arc<V>) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(((about, seat), found));
    }
}

fn look<K: Eq, V>(among: &Mutex<Remembered<K, V>>, about: &K, seat: Seat) -> Option<Arc<V>> {
    among.lock().unwrap_or_else(PoisonError::into_inner).get(about, seat)
}

fn remember<K: Eq, V>(among: &Mutex<Remembered<K, V>>, about: K, seat: Seat, found: V) -> Arc<V> {
    let found = Arc::new(found);
    among.lock().unwrap_or_else(PoisonError::into_inner).insert(about, seat, found.clone());
    found
}

impl House {
    /// Tells somebody what they had best do, or had best done.
    pub(super) async fn advise(&self, request: &Request, advise: &Advise) -> Reply {
        let Some(table) = self.at_hand(advise.table).await else { return chat::not_saved(request) };
        match advise.asked {
            AdviceAsked::Hint => self.hint(&table, request, advise).await,
            AdviceAsked::Review(_) => self.review(&table, request, advise).await,
        }
    }

    async fn hint(&self, table: &Arc<Table>, request: &Request, advise: &Advise) -> Reply {
        let seat = match chat::seat_to_hint(table, request, advise) {
            Ok(seat) => seat,
            Err(reply) => return *reply,
        };
        let about = (table.id(), table.revision());
        let known = &self.inner.advisers.hints;
        let found = match look(known, &about, seat) {
            Some(found) => Some(found),
            None => {
                let _thinking = self.inner.thinkers.free().await;
                match (look(known, &about, seat), table.bot_view(seat)) {
                    (Some(found), _) => Some(found),
                    (None, Some(state)) => {
                        let (seed, mut budget) = (seed(table), self.budget());
                        let forecasts = move || forecast(&*state, seat, None, ROUNDS_OF_HINT, seed, &mut budget);
                        let found = worked(&self.inner.surroundings, forecasts).await;
                        found.filter(|found| !found.is_empty()).map(|found| remember(known, about, seat, found))
                    }
                    (None, None) => None,
                }
            }
        };
        match found {
            Some(found) => chat::hinted(table, request, advise, seat, &found),
            None => chat::not_advised(table),
        }
    }

    async fn review(&self, table: &Arc<Table>, request: &Request, advise: &Advise) -> Reply {
        let seat = match chat::seat_to_review(table, request, advise) {
            Ok(seat) => seat,
            Err(reply) => return *reply,
        };
        let Ok(past) = self.past(table).await else { return chat::not_advised(table) };
        let known = &self.inner.advisers.reviews;
        let review = match look(known, &table.id(), seat) {
            Some(review) => review,
            None => {
                let _reviewing = self.inner.advisers.reviewing.lock().await;
                match look(known, &table.id(), seat) {
                    Some(review) => review,
                    None => {
                        let decisions = chat::decisions(table, &past, seat);
                        let review = self.look_again(table, seat, decisions, &past.entries).await;
                        remember(known, table.id(), seat, review)
                    }
                }
            }
        };
        let before = match review.shown(advise) {
            Some(Better { decision, .. }) => self.before(table, decision, &past.entries).await,
            None => None,
        };
        chat::reviewed(table, advise, seat, &review, before.as_ref())
    }

    /// Looks at each decision of a seat again. What cannot be read any more is passed over.
    async fn look_again(&self, table: &Table, seat: Seat, decisions: Vec<Decision>, entries: &[Entry]) -> Review {
        let mut review = Review::default();
        for decision in decisions {
            let Some(before) = self.before(table, &decision, entries).await else { continue };
            let Some(state) = before.bot_view(seat) else { continue };
            // Bots think between two decisions: a review may take as long as it likes.
            let _thinking = self.inner.thinkers.free().await;
            let (seed, mut budget) = (seed(&before), self.budget());
            let taken = worked(&self.inner.surroundings, move || {
                if has_choice(&*state, seat, &decision.action) {
                    let forecasts = forecast(&*state, seat, Some(&decision.action), ROUNDS_OF_REVIEW, seed, &mut budget);
                    review.take_up(&*state, seat, decision, &forecasts);
                }
                review
            });
            match taken.await {
                Some(taken) => review = taken,
                None => return Review::default(),
            }
        }
        review.settled()
    }

    /// A table as it was before a decision; nothing where that cannot be read any more.
    async fn before(&self, table: &Table, decision: &Decision, entries: &[Entry]) -> Option<Table> {
        let board = self.board(table, decision.start).await?;
        let since: Vec<Entry> =
            entries.iter().filter(|entry| (decision.start..decision.seq).contains(&entry.seq)).cloned().collect();
        worked(&self.inner.surroundings, move || board.after_entries(&since)).await?.ok()
    }

    /// What may be thought about one decision.
    fn budget(&self) -> Budget {
        let stopping = self.inner.stopping.clone();
        self.inner.surroundings.budget().only_while(move || !stopping.is_cancelled())
    }
}

/// The luck of forecasts at a table as it is: the same for whoever asks again.
fn seed(table: &Table) -> u64 {
    table.id().0 ^ table.revision().rotate_left(32)
}

/// Whether there was something else to do, and this is what forecasts are made of: no aside.
fn has_choice(state: &dyn AnyState, seat: Seat, action: &str) -> bool {
    let listed = state.without_asides(seat);
    let is_meant = listed.iter().any(|it| it == action) || action == END || state.is_listed_in_part(seat, action);
    is_meant && listed.iter().any(|it| it != action)
}

fn forecast(
    state: &dyn AnyState,
    seat: Seat,
    also: Option<&str>,
    rounds: u32,
    seed: u64,
    budget: &mut Budget,
) -> Vec<Forecast<String>> {
    let rounds = budget.rounds(rounds);
    state.survey(seat, also, rounds, &mut Chance::silent(seed), &mut || budget.goes_on())
}
