//! Pace: how fast the requests of one person are carried out: a few at once, and then so many a second.
//!
//! Whoever is a little faster waits for a moment. Whoever is much faster is told so, and nothing is done. A request that comes
//! once more is let through: it is answered as it was. Who has rested is forgotten, so that only those are remembered who have
//! just asked for something. Deliberately absent: what is asked.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use pergola_chat::Request;
use pergola_table::{Millis, PersonId};

use super::limits::{
    LETTERS_A_SECOND, LETTERS_AT_ONCE, PACED_PEOPLE, REQUESTS_A_SECOND, REQUESTS_AT_ONCE, REQUESTS_KNOWN, REQUESTS_WAITING,
};

/// How fast one person may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// So many requests at once, after a rest.
    pub at_once: u32,
    /// So many requests a second.
    pub a_second: u32,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::a_second(REQUESTS_A_SECOND)
    }
}

impl Pace {
    /// So many a second, and as many at once, but never fewer than usual.
    pub fn a_second(requests: u32) -> Pace {
        Pace { at_once: requests.max(REQUESTS_AT_ONCE), a_second: requests.max(1) }
    }

    /// The pace of what somebody types, of which each letter asks for suggestions: never slower than they decide.
    fn of_typing(self) -> Pace {
        Pace { at_once: self.at_once.max(LETTERS_AT_ONCE), a_second: self.a_second.max(LETTERS_A_SECOND) }
    }

    /// How long a person rests for each request, in microseconds.
    fn rest(self) -> u64 {
        1_000_000 / u64::from(self.a_second)
    }
}

/// When a request is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// At once: it is in time, or is one of those that were let through before.
    Now,
    /// After so long.
    After(Duration),
    /// Not at all: too many wait already.
    Never,
}

/// Who has asked lately, and how long they rest.
pub(super) struct Paces {
    pace: Pace,
    /// So many requests of one person wait at most.
    waiting: u32,
    lately: Mutex<BTreeMap<PersonId, Lately>>,
}

/// What somebody asked lately.
#[derive(Default)]
struct Lately {
    /// When they will have rested from all of it, in microseconds.
    rested: u64,
    /// The requests that were let through, oldest first.
    requests: VecDeque<String>,
}

impl Paces {
    /// The pace of what people decide, who wait for a moment rather than press again.
    pub(super) fn of_requests(pace: Pace) -> Paces {
        Paces { pace, waiting: REQUESTS_WAITING, lately: Mutex::default() }
    }

    /// The pace of what people type, of which only the last letter matters: none waits.
    pub(super) fn of_typing(pace: Pace) -> Paces {
        Paces { pace: pace.of_typing(), waiting: 0, lately: Mutex::default() }
    }

    /// When a request is carried out. One that waits is counted from now on.
    pub(super) fn turn_of(&self, request: &Request, now: Millis) -> Turn {
        let now = now.saturating_mul(1000);
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        if !lately.contains_key(&request.person.id) {
            make_room(&mut lately, now);
        }
        let theirs = lately.entry(request.person.id.clone()).or_default();
        if theirs.requests.contains(&request.id) {
            return Turn::Now;
        }
        let rest = self.pace.rest();
        let at_once = rest * u64::from(self.pace.at_once);
        let most = at_once + rest * u64::from(self.waiting);
        // The clock may have been set back: nobody rests longer than for all they could ask.
        theirs.rested = theirs.rested.clamp(now, now.saturating_add(most));
        let rested = theirs.rested.saturating_add(rest);
        if rested > now.saturating_add(most) {
            return Turn::Never;
        }
        theirs.rested = rested;
        theirs.requests.push_back(request.id.clone());
        theirs.requests.drain(..theirs.requests.len().saturating_sub(REQUESTS_KNOWN));
        match rested.saturating_sub(now.saturating_add(at_once)) {
            0 => Turn::Now,
            early => Turn::After(Duration::from_micros(early)),
        }
    }
}

/// Makes room for one more: who has rested is forgotten, and if nobody has, whoever rests next.
fn make_room(lately: &mut BTreeMap<PersonId, Lately>, now: u64) {
    if lately.len() < PACED_PEOPLE {
        return;
    }
    lately.retain(|_, theirs| theirs.rested > now);
    while lately.len() >= PACED_PEOPLE {
        let next = lately.iter().min_by_key(|(_, theirs)| theirs.rested).map(|(person, _)| person.clone());
        next.into_iter().for_each(|person| drop(lately.remove(&person)));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use pergola_chat::{Act, Slash};
    use pergola_games::GAMES;
    use pergola_table::Person;

    use super::*;
    use crate::{
        House,
        rehearsal::{Memory, Stage, lobby, request},
    };

    fn asked(name: &str) -> Request {
        request(name, Act::Press { id: "1.1.turn".to_owned() })
    }

    fn at_once(paces: &Paces, now: Millis) -> usize {
        (0..100).filter(|_| paces.turn_of(&asked("Ann"), now) == Turn::Now).count()
    }

    #[test]
    fn a_few_are_carried_out_at_once_and_then_so_many_a_second() {
        let paces = Paces { waiting: 0, ..Paces::of_requests(Pace::default()) };
        let now = 1_000_000;
        let at = |now: Millis| at_once(&paces, now);
        assert_eq!(at(now), 5);
        assert_eq!((at(now + 499), at(now + 500), at(now + 999), at(now + 1_000)), (0, 1, 0, 1));
        assert_eq!((at(now + 3_000), at(now + 60_000)), (4, 5));
        assert_eq!(paces.turn_of(&asked("Ben"), now), Turn::Now, "nobody pays for another");
        assert_eq!(at(1_000), 0, "a clock that is set back");
        assert_eq!((at(1_500), at(60_000)), (1, 5), "holds nobody up for long");
    }

    #[test]
    fn a_few_more_wait_for_a_moment_and_in_their_order() {
        let paces = Paces::of_requests(Pace::default());
        let turn = |now: Millis| paces.turn_of(&asked("Ann"), now);
        let after = |millis: u64| Turn::After(Duration::from_millis(millis));
        assert_eq!(at_once(&Paces::of_requests(Pace::default()), 7_000), 5);
        assert!((0..5).all(|_| turn(7_000) == Turn::Now));
        assert_eq!(turn(7_000), after(500));
        assert_eq!([turn(7_100), turn(7_200), turn(7_200)], [after(900), after(1_300), Turn::Never], "three wait at most");
        assert_eq!(turn(7_500), after(1_500), "one of them was carried out meanwhile");
        assert_eq!((turn(60_000), turn(1_000)), (Turn::Now, Turn::Never), "a clock that is set back");
        assert_eq!(turn(2_000), after(1_000), "holds nobody up for long");
    }

    #[test]
    fn no_pace_is_too_fast_to_be_counted() {
        let paces = Paces::of_requests(Pace::a_second(u32::MAX));
        assert_eq!(at_once(&paces, 1_000_000), 100);
    }

    #[test]
    fn letters_are_typed_faster_than_requests_are_made() {
        let paces = Paces::of_typing(Pace::default());
        assert_eq!(at_once(&paces, 1_000_000), LETTERS_AT_ONCE as usize);
        assert_eq!(at_once(&paces, 1_001_000), LETTERS_A_SECOND as usize);
        assert_eq!(paces.turn_of(&asked("Ann"), 1_001_000), Turn::Never, "none waits");
        let fast = Pace::a_second(1_000).of_typing();
        assert_eq!(fast, Pace::a_second(1_000), "where more is allowed, it is for typing, too");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_types_faster_than_people_do_gets_no_suggestions() {
        let house = House::on(Memory::default().open(), Arc::<Stage>::default(), &Arc::new(GAMES.clone()));
        lobby(&house).await;
        let slash = Slash { command: "board".to_owned(), options: vec![("table".to_owned(), String::new())], ..Slash::default() };
        let typed = async |name: &str| house.suggest(&request(name, Act::Slash(slash.clone())), "table").await.len();
        for _ in 0..LETTERS_AT_ONCE {
            assert!(typed("Ann").await > 0);
        }
        assert_eq!(typed("Ann").await, 0);
        assert!(typed("Ben").await > 0, "nobody pays for another");
        house.drain().await;
    }

    #[test]
    fn a_request_that_comes_again_is_let_through() {
        let paces = Paces::of_requests(Pace::default());
        let lets = |request: &Request, now| paces.turn_of(request, now) == Turn::Now;
        let let_through: Vec<Request> = (0..5).map(|_| asked("Ann")).filter(|it| lets(it, 7)).collect();
        assert_eq!(let_through.len(), 5);
        (0..REQUESTS_WAITING).for_each(|_| assert!(matches!(paces.turn_of(&asked("Ann"), 7), Turn::After(_))));
        let refused = asked("Ann");
        let never = |request: &Request| paces.turn_of(request, 7) == Turn::Never;
        assert!(never(&refused) && never(&refused), "nothing came of it, so it is as new");
        assert!(let_through.iter().all(|again| lets(again, 7)));
        let of_another = Request { person: Person::new("test:Zed", "Zed"), ..let_through[0].clone() };
        assert!((0..4).all(|_| lets(&asked("Zed"), 7)) && lets(&of_another, 7), "it costs somebody else as a new one");
        assert!(!lets(&asked("Zed"), 7));
        assert!(!lets(&refused, 507) && lets(&refused, 508), "once let through to wait, it is one of those");
    }

    #[test]
    fn only_so_many_people_are_remembered() {
        let paces = Paces::of_requests(Pace::default());
        let lets = |request: &Request, now| paces.turn_of(request, now) == Turn::Now;
        let known = || paces.lately.lock().expect("nobody panics with it").len();
        let person = |number: usize| asked(&number.to_string());
        (0..PACED_PEOPLE + 10).for_each(|number| assert!(lets(&person(number), 7)));
        assert_eq!(known(), PACED_PEOPLE);
        assert!(lets(&person(0), 60_000));
        assert_eq!(known(), 1, "all others have rested");
        for second in 61..161 {
            assert!(lets(&asked("Ann"), second * 1000));
        }
        let lately = paces.lately.lock().expect("nobody panics with it");
        assert!(lately.values().all(|it| it.requests.len() <= REQUESTS_KNOWN));
    }
}
