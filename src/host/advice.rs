//! Advice: forecasts for somebody's hint, and for a review of a finished game, made by the threads on which bots think.
//!
//! Whoever asks for the same again is told what was found out before, which also keeps anybody from letting the program think
//! by pressing. For each person one thing is found out at a time, and for all together a few reviews. What a stop breaks off
//! is neither told nor remembered. Deliberately absent: what is said about it.

use std::{
    collections::{BTreeSet, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use pergola_chat as chat;
use pergola_chat::{
    Reply, Request,
    advice::{AdviceAsked, Advise, Better, Review},
    history::{Decision, Past},
};
use pergola_engine::{AnyState, Budget, Chance, END, Seat, search::Forecast};
use pergola_table::{Entry, PersonId, Table, TableId};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::{House, surroundings::worked, thinking::Thought};

/// How often each action is played out: for a hint, and for each decision of a review.
const ROUNDS_OF_HINT: u32 = 64;
const ROUNDS_OF_REVIEW: u32 = 24;
/// So much is remembered of what was found out.
const REMEMBERED: usize = 64;

/// So many reviews are made or waited for at most, by all people together.
const REVIEWS: usize = 8;

/// What was found out for seats: forecasts at a revision, and reviews; and for whom something is being found out.
pub(super) struct Advisers {
    hints: Mutex<Hints>,
    reviews: Mutex<Remembered<TableId, Review>>,
    /// Those for whom something is being found out.
    asking: Mutex<BTreeSet<PersonId>>,
    /// Room for reviews that are made or waited for.
    places: Semaphore,
    /// Held by the one review that is made.
    reviewing: tokio::sync::Mutex<()>,
}

impl Default for Advisers {
    fn default() -> Advisers {
        let (hints, reviews, asking, reviewing) = Default::default();
        Advisers { hints, reviews, asking, places: Semaphore::new(REVIEWS), reviewing }
    }
}

/// Somebody for whom something is being found out, as long as this is kept.
struct Asking<'a> {
    advisers: &'a Advisers,
    person: PersonId,
}

/// Why nothing is found out for somebody now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum PutOff {
    /// Something else is being found out for them.
    #[error("something is being found out for them already")]
    StillThinking,
    /// As many reviews are waited for as may be.
    #[error("as many reviews are waited for as may be")]
    TooMany,
}

impl PutOff {
    fn told(self, table: &Table, request: &Request) -> Reply {
        match self {
            PutOff::StillThinking => Advise::still_thinking(table, request),
            PutOff::TooMany => Advise::too_many_ask(table, request),
        }
    }
}

impl Advisers {
    /// Begins to find something out for somebody, one thing at a time, and for a review takes a place.
    fn begin(&self, person: &PersonId, what: AdviceAsked) -> Result<(Asking<'_>, Option<SemaphorePermit<'_>>), PutOff> {
        if !self.asking().insert(person.clone()) {
            return Err(PutOff::StillThinking);
        }
        let asking = Asking { advisers: self, person: person.clone() };
        let place = match what {
            AdviceAsked::Hint => None,
            AdviceAsked::Review(_) => Some(self.places.try_acquire().map_err(|_| PutOff::TooMany)?),
        };
        Ok((asking, place))
    }

    fn asking(&self) -> MutexGuard<'_, BTreeSet<PersonId>> {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.advisers.asking().remove(&self.person);
    }
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
        let Some(table) = self.at_hand(advise.table).await else { return chat::answers::not_saved(request) };
        match advise.asked {
            AdviceAsked::Hint => self.hint(&table, request, advise).await,
            AdviceAsked::Review(_) => self.review(&table, request, advise).await,
        }
    }

    async fn hint(&self, table: &Arc<Table>, request: &Request, advise: &Advise) -> Reply {
        let seat = match chat::advice::seat_to_hint(table, request, advise) {
            Ok(seat) => seat,
            Err(reply) => return *reply,
        };
        let about = (table.id(), table.revision());
        let found = match look(&self.inner.advisers.hints, &about, seat) {
            Some(found) => Some(found),
            None => match self.inner.advisers.begin(&request.person.id, advise.asked) {
                Ok(_asking) => self.look_ahead(table, seat, &request.person.id).await,
                Err(why) => return why.told(table, request),
            },
        };
        match found {
            Some(found) => chat::advice::hinted(table, request, advise, seat, &found),
            None => chat::advice::not_advised(table, request),
        }
    }

    /// Finds out what a seat had best do; nothing where that cannot be found out now.
    async fn look_ahead(&self, table: &Arc<Table>, seat: Seat, person: &PersonId) -> Option<Arc<Vec<Forecast<String>>>> {
        let (known, about) = (&self.inner.advisers.hints, (table.id(), table.revision()));
        let _thinking = self.inner.thinkers.free(Thought::Hint, Some(person.clone())).await;
        if let Some(found) = look(known, &about, seat) {
            return Some(found);
        }
        let state = table.bot_view(seat)?;
        let (seed, mut budget) = (seed(table), self.budget());
        let forecasts = move || forecast(&*state, seat, None, ROUNDS_OF_HINT, seed, &mut budget);
        let found = worked(&self.inner.surroundings, forecasts).await?;
        // Of an only choice there is nothing to find out.
        let is_found = found.first().is_some_and(|best| found.len() == 1 || !best.leads.is_empty());
        is_found.then(|| remember(known, about, seat, found))
    }

    async fn review(&self, table: &Arc<Table>, request: &Request, advise: &Advise) -> Reply {
        let seat = match chat::advice::seat_to_review(table, request, advise) {
            Ok(seat) => seat,
            Err(reply) => return *reply,
        };
        let Ok(past) = self.past(table).await else { return chat::advice::not_advised(table, request) };
        let review = match look(&self.inner.advisers.reviews, &table.id(), seat) {
            Some(review) => Some(review),
            None => match self.inner.advisers.begin(&request.person.id, advise.asked) {
                Ok(_asking) => self.look_back(table, seat, &request.person.id, &past).await,
                Err(why) => return why.told(table, request),
            },
        };
        let Some(review) = review else { return chat::advice::not_advised(table, request) };
        let played = match review.shown(advise) {
            Some(Better { decision, .. }) => self.played(table, decision, &past.entries).await,
            None => None,
        };
        chat::advice::reviewed(table, (request, advise), seat, &review, played.as_ref().map(|(before, after)| (before, after)))
    }

    /// Makes a review, after those that others wait for; nothing where it is broken off.
    async fn look_back(&self, table: &Table, seat: Seat, person: &PersonId, past: &Past) -> Option<Arc<Review>> {
        let Advisers { reviews: known, reviewing, .. } = &self.inner.advisers;
        let _reviewing = reviewing.lock().await;
        if let Some(review) = look(known, &table.id(), seat) {
            return Some(review);
        }
        let decisions = chat::history::decisions(table, past, seat, person);
        let review = self.look_again(table, (seat, person), decisions, &past.entries).await?;
        Some(remember(known, table.id(), seat, review))
    }

    /// Looks at each decision of a seat again, and counts those that cannot be read any more. Nothing where that is broken off,
    /// since the house stops or a worker fell over.
    async fn look_again(
        &self,
        table: &Table,
        (seat, person): (Seat, &PersonId),
        decisions: Vec<Decision>,
        entries: &[Entry],
    ) -> Option<Review> {
        let mut review = Review::default();
        for decision in decisions {
            let before = self.before(table, &decision, entries).await;
            let state = before.as_ref().and_then(|before| before.bot_view(seat));
            let (Some(before), Some(state)) = (before, state) else {
                review.missed += 1;
                continue;
            };
            // Bots think between two decisions: a review may take as long as it likes.
            let _thinking = self.inner.thinkers.free(Thought::Review, Some(person.clone())).await;
            let (seed, mut budget) = (seed(&before), self.budget());
            let taken = worked(&self.inner.surroundings, move || {
                if has_choice(&*state, seat, &decision.action) {
                    let forecasts = forecast(&*state, seat, Some(&decision.action), ROUNDS_OF_REVIEW, seed, &mut budget);
                    review.take_up(&*state, seat, decision, &forecasts);
                }
                review
            });
            review = taken.await?;
            if self.inner.stopping.is_cancelled() {
                return None;
            }
        }
        Some(review.settled())
    }

    /// A table as it was before a decision; nothing where that cannot be read any more.
    async fn before(&self, table: &Table, decision: &Decision, entries: &[Entry]) -> Option<Table> {
        let start = decision.start?;
        let board = self.board(table, start).await?;
        let since: Vec<Entry> = entries.iter().filter(|entry| (start..decision.seq).contains(&entry.seq)).cloned().collect();
        worked(&self.inner.surroundings, move || board.after_entries(&since)).await?.ok()
    }

    /// A table as it was before and after a decision; nothing where that cannot be read any more.
    async fn played(&self, table: &Table, decision: &Decision, entries: &[Entry]) -> Option<(Table, Table)> {
        let before = self.before(table, decision, entries).await?;
        let own: Vec<Entry> = entries.iter().filter(|entry| entry.seq == decision.seq).cloned().collect();
        let follow = move || {
            let after = before.after_entries(&own).ok()?;
            Some((before, after))
        };
        worked(&self.inner.surroundings, follow).await?
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

#[cfg(test)]
mod tests {
    use std::{
        num::NonZeroUsize,
        pin::Pin,
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use pergola_chat::{Act, Slash};
    use pergola_engine::Viewer;
    use pergola_games::GAMES;
    use pergola_table::{Command, Millis, Person, Who};
    use tokio::time::sleep;

    use super::*;
    use crate::{
        Pace, Surroundings, Work,
        rehearsal::{Memory, Stage, act, lobby},
    };

    /// Ann, who has opened this table, and Ben begin to play.
    async fn begun(house: &House) -> TableId {
        let table = lobby(house).await;
        for (name, command) in [("Ben", Command::Join), ("Ann", Command::Start)] {
            house.command(table, &by(name), &command, None).await.expect("it is possible");
        }
        table
    }

    /// The same, and they play at random to the end.
    async fn over(house: &House) -> TableId {
        let id = begun(house).await;
        let mut chance = Chance::silent(11);
        loop {
            let table = house.table(id).expect("it is at hand");
            let Some(seat) = table.waits_for().iter().next() else { return id };
            let listed = table.state_for(Viewer::Seat(seat)).expect("it is played").without_asides(seat);
            let action = listed[chance.below(listed.len() as u32) as usize].clone();
            let name = table.seats()[seat.index()].person.as_ref().expect("people sit there").name.clone();
            let command = Command::Act { seat, action, decision: None };
            house.command(id, &by(&name), &command, None).await.expect("it is listed");
        }
    }

    /// Whom a game waits for.
    fn waited_for(house: &House, table: TableId) -> Option<&'static str> {
        let table = house.table(table).expect("it is at hand");
        let seat = table.waits_for().iter().next()?;
        let is_ann = table.seats()[seat.index()].person.as_ref().is_some_and(|it| it.name == "Ann");
        Some(if is_ann { "Ann" } else { "Ben" })
    }

    fn by(name: &str) -> Who {
        Who::Person { person: Person::new(format!("test:{name}"), name), moderator: false }
    }

    /// A command with its words: `hint`, `past review`.
    fn typed(command: &str, options: Vec<(String, String)>) -> Slash {
        let (command, verb) = command.split_once(' ').map_or((command, None), |(group, word)| (group, Some(word.to_owned())));
        Slash { command: command.to_owned(), verb, options, ..Slash::default() }
    }

    /// What somebody is told who types this about a table.
    async fn told(house: &House, name: &str, command: &str, table: TableId) -> String {
        let options = vec![("table".to_owned(), table.to_string())];
        act(house, name, Act::Slash(typed(command, options))).await.card.text
    }

    /// The same, while something else goes on; some of its work has begun when this returns.
    async fn asked(house: &House, name: &'static str, command: &'static str, table: TableId) -> tokio::task::JoinHandle<String> {
        let house = house.clone();
        let asked = tokio::spawn(async move { told(&house, name, command, table).await });
        sleep(QUICK / 2).await;
        asked
    }

    /// Work is done in so short a time that a review is made while its reader waits.
    const QUICK: Duration = Duration::from_millis(50);

    fn quick() -> Arc<Stage> {
        Arc::new(Stage::working(QUICK))
    }

    #[tokio::test(start_paused = true)]
    async fn who_waits_for_longer_than_two_minutes_is_told_so_and_finds_it_done_later() {
        let house = Memory::default().house(&Arc::<Stage>::default());
        let table = over(&house).await;
        let begun = tokio::time::Instant::now();
        let late = told(&house, "Ann", "past review", table).await;
        assert!(late.contains("takes longer than two minutes"), "{late}");
        assert!(begun.elapsed() < Duration::from_secs(121), "{:?}", begun.elapsed());
        assert!(told(&house, "Ann", "past review", table).await.contains("still thinking"), "it goes on");
        sleep(Duration::from_secs(1_000)).await;
        assert!(told(&house, "Ann", "past review", table).await.contains(REVIEWED), "it is found out");
        house.drain().await;
    }

    const REVIEWED: &str = "your turns looked at again";

    #[tokio::test(start_paused = true)]
    async fn for_each_person_one_thing_is_found_out_at_a_time() {
        let house = Memory::default().house(&quick());
        let (finished, running) = (over(&house).await, begun(&house).await);
        let one = waited_for(&house, running).expect("it has begun");
        let other = if one == "Ann" { "Ben" } else { "Ann" };
        let first = asked(&house, one, "past review", finished).await;
        assert!(told(&house, one, "past review", finished).await.contains("still thinking"));
        assert!(told(&house, one, "hint", running).await.contains("still thinking"), "of whatever else they ask");
        let second = asked(&house, other, "past review", finished).await;
        assert!(!first.is_finished() && !second.is_finished());
        let first = first.await.expect("it is answered");
        assert!(first.contains(REVIEWED), "{first}");
        assert!(second.await.expect("it is answered").contains(REVIEWED), "others wait for their turn");
        assert_eq!(told(&house, one, "past review", finished).await, first);
        assert!(told(&house, one, "hint", running).await.contains("look best"), "now there is time for it");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn the_ninth_review_is_put_off_until_one_is_made() {
        let house = Memory::default().house(&quick());
        let (finished, advisers) = (over(&house).await, &house.inner.advisers);
        let somebody = |number: usize| PersonId(format!("test:{number}"));
        let others: Result<Vec<_>, _> = (0..8).map(|it| advisers.begin(&somebody(it), AdviceAsked::Review(None))).collect();
        let mut others = others.expect("eight may wait");
        assert!(advisers.begin(&somebody(9), AdviceAsked::Hint).is_ok(), "hints are not held up");
        for _ in 0..2 {
            let ninth = told(&house, "Ann", "past review", finished).await;
            assert!(ninth.contains("try again in a few minutes"), "{ninth}");
        }
        others.pop();
        let made = told(&house, "Ann", "past review", finished).await;
        assert!(made.contains(REVIEWED), "{made}");
        let another = advisers.begin(&somebody(8), AdviceAsked::Review(None));
        assert!(another.is_ok(), "whose review is made makes room");
        assert!(told(&house, "Ann", "past review", finished).await.contains(REVIEWED), "what is known needs no room");
        drop((another, others));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_a_stop_breaks_off_is_neither_told_nor_remembered() {
        for command in ["past review", "hint"] {
            let house = Memory::default().house(&Arc::<Stage>::default());
            let table = if command == "past review" { over(&house).await } else { begun(&house).await };
            let name = waited_for(&house, table).unwrap_or("Ann");
            let asked = asked(&house, name, command, table).await;
            assert!(!asked.is_finished(), "{command}");
            house.inner.stopping.cancel();
            let told = asked.await.expect("it is answered");
            assert!(told.contains("could not find anything out"), "{told}");
            let Advisers { reviews, hints, .. } = &house.inner.advisers;
            assert!(reviews.lock().expect("nobody panics with it").0.is_empty());
            assert!(hints.lock().expect("nobody panics with it").0.is_empty());
            house.drain().await;
        }
    }

    /// A stage on which one work falls over, as many after this as the number says.
    struct Clumsy(Stage, AtomicUsize);

    impl Surroundings for Clumsy {
        fn now(&self) -> Millis {
            self.0.now()
        }

        fn entropy(&self) -> u64 {
            self.0.entropy()
        }

        fn workers(&self) -> NonZeroUsize {
            self.0.workers()
        }

        fn budget(&self) -> Budget {
            self.0.budget()
        }

        fn work(&self, work: Work) -> Pin<Box<dyn Future<Output = ()> + Send>> {
            let falls = self.1.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)) == Ok(1);
            if !falls {
                return self.0.work(work);
            }
            drop(work);
            Box::pin(std::future::ready(()))
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_review_of_which_a_worker_fell_over_is_not_remembered() {
        let stage = Arc::new(Clumsy(Stage::working(QUICK), AtomicUsize::new(0)));
        let pace = Pace::a_second(1_000_000_000);
        let house = House::at_pace(Memory::default().open(), stage.clone(), &Arc::new(GAMES.clone()), pace);
        let table = over(&house).await;
        // For each decision a board is read, played on, and thought about.
        stage.1.store(6, Ordering::Relaxed);
        let fell = told(&house, "Ann", "past review", table).await;
        assert!(fell.contains("could not find anything out"), "{fell}");
        let made = told(&house, "Ann", "past review", table).await;
        assert!(made.contains(REVIEWED) && !made.contains("could not be looked at"), "{made}");
        house.drain().await;
    }
}
