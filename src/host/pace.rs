//! Pace: how fast the requests of one person are carried out: a few at once, and then so many a second.
//!
//! Whoever is faster is told so, and nothing is done. A request that comes once more is let through: it is answered as it was.
//! Who has rested is forgotten, so that only those are remembered who have just asked for something. Deliberately absent:
//! what is asked.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Mutex, PoisonError},
};

use pergola_chat::Request;
use pergola_table::{Millis, PersonId};

use super::limits::{LETTERS_A_SECOND, LETTERS_AT_ONCE, PACED_PEOPLE, REQUESTS_A_SECOND, REQUESTS_AT_ONCE, REQUESTS_KNOWN};

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
    pub(super) fn of_typing(self) -> Pace {
        Pace { at_once: self.at_once.max(LETTERS_AT_ONCE), a_second: self.a_second.max(LETTERS_A_SECOND) }
    }

    /// How long a person rests for each request, in microseconds.
    fn rest(self) -> u64 {
        1_000_000 / u64::from(self.a_second)
    }
}

/// Who has asked lately, and how long they rest.
pub(super) struct Paces {
    pace: Pace,
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
    pub(super) fn new(pace: Pace) -> Paces {
        Paces { pace, lately: Mutex::default() }
    }

    /// Whether a request is carried out now, or is one of those that were.
    pub(super) fn lets(&self, request: &Request, now: Millis) -> bool {
        let now = now.saturating_mul(1000);
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        if !lately.contains_key(&request.person.id) {
            make_room(&mut lately, now);
        }
        let theirs = lately.entry(request.person.id.clone()).or_default();
        if theirs.requests.contains(&request.id) {
            return true;
        }
        let rest = self.pace.rest();
        let most = rest * u64::from(self.pace.at_once);
        // The clock may have been set back: nobody rests longer than for all they could ask at once.
        theirs.rested = theirs.rested.clamp(now, now.saturating_add(most));
        if theirs.rested.saturating_add(rest) > now.saturating_add(most) {
            return false;
        }
        theirs.rested = theirs.rested.saturating_add(rest);
        theirs.requests.push_back(request.id.clone());
        theirs.requests.drain(..theirs.requests.len().saturating_sub(REQUESTS_KNOWN));
        true
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

    #[test]
    fn a_few_are_carried_out_at_once_and_then_so_many_a_second() {
        let paces = Paces::new(Pace::default());
        let now = 1_000_000;
        let at = |now: Millis| (0..20).filter(|_| paces.lets(&asked("Ann"), now)).count();
        assert_eq!(at(now), 5);
        assert_eq!((at(now + 499), at(now + 500), at(now + 999), at(now + 1_000)), (0, 1, 0, 1));
        assert_eq!((at(now + 3_000), at(now + 60_000)), (4, 5));
        assert!(paces.lets(&asked("Ben"), now), "nobody pays for another");
        assert_eq!(at(1_000), 0, "a clock that is set back");
        assert_eq!((at(1_500), at(60_000)), (1, 5), "holds nobody up for long");
    }

    #[test]
    fn letters_are_typed_faster_than_requests_are_made() {
        let paces = Paces::new(Pace::default().of_typing());
        let at = |now: Millis| (0..100).filter(|_| paces.lets(&asked("Ann"), now)).count();
        assert_eq!(at(1_000_000), LETTERS_AT_ONCE as usize);
        assert_eq!(at(1_001_000), LETTERS_A_SECOND as usize);
        let fast = Pace::a_second(1_000).of_typing();
        assert_eq!(fast, Pace::a_second(1_000), "where more is allowed, it is for typing, too");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_types_faster_than_people_do_gets_no_suggestions() {
        let house = House::on(Memory::default().open(), Arc::<Stage>::default(), &Arc::new(GAMES.clone()));
        lobby(&house).await;
        let slash = Slash { command: "board".to_owned(), options: vec![("table".to_owned(), String::new())], ..Slash::default() };
        let typed = |name: &str| house.suggest(&request(name, Act::Slash(slash.clone())), "table").len();
        assert!((0..LETTERS_AT_ONCE).all(|_| typed("Ann") > 0));
        assert_eq!(typed("Ann"), 0);
        assert!(typed("Ben") > 0, "nobody pays for another");
        house.drain().await;
    }

    #[test]
    fn a_request_that_comes_again_is_let_through() {
        let paces = Paces::new(Pace::default());
        let let_through: Vec<Request> = (0..5).map(|_| asked("Ann")).filter(|it| paces.lets(it, 7)).collect();
        let refused = asked("Ann");
        assert!(!paces.lets(&refused, 7) && !paces.lets(&refused, 7), "nothing came of it, so it is as new");
        assert!(let_through.iter().all(|again| paces.lets(again, 7)));
        let of_another = Request { person: Person::new("test:Zed", "Zed"), ..let_through[0].clone() };
        assert!(
            (0..4).all(|_| paces.lets(&asked("Zed"), 7)) && paces.lets(&of_another, 7),
            "it costs somebody else as a new one"
        );
        assert!(!paces.lets(&asked("Zed"), 7));
        assert!(paces.lets(&refused, 507));
    }

    #[test]
    fn only_so_many_people_are_remembered() {
        let paces = Paces::new(Pace::default());
        let known = || paces.lately.lock().expect("nobody panics with it").len();
        let person = |number: usize| asked(&number.to_string());
        (0..PACED_PEOPLE + 10).for_each(|number| assert!(paces.lets(&person(number), 7)));
        assert_eq!(known(), PACED_PEOPLE);
        assert!(paces.lets(&person(0), 60_000));
        assert_eq!(known(), 1, "all others have rested");
        for second in 61..161 {
            assert!(paces.lets(&asked("Ann"), second * 1000));
        }
        let lately = paces.lately.lock().expect("nobody panics with it");
        assert!(lately.values().all(|it| it.requests.len() <= REQUESTS_KNOWN));
    }
}
