//! What holds for every cup, whatever its games come to: whole cups are played with results from a seed.

use std::collections::BTreeMap;

use pergola_table::{PersonRef, PlaceId, TableId};

use crate::{Came, Cell, Cup, CupId, CupRefusal, CupState, Finish, How, Joined, MOST_PEOPLE, Plan, System, WHOLE};

/// Luck from a seed.
struct Luck(u64);

impl Luck {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

fn plan(people: u8, system: System, seats: u8, rounds: Option<u8>) -> Plan {
    Plan { game: "gardens".to_owned(), system, seats, people, rounds, days: 7 }
}

fn called_for(plan: Plan) -> Cup {
    let place = PlaceId { server: "town".to_owned(), channel: "garden".to_owned() };
    Cup::found(CupId(3), (place, None), PersonRef(1), plan, 1_000)
}

fn begun(people: u8, plan: Plan, luck: &mut Luck) -> Cup {
    let mut cup = called_for(plan);
    for person in 1..=people {
        cup.join(PersonRef(person.into()), 2_000).expect("there is room");
    }
    cup.begin(luck.below(u64::MAX >> 33), 3_000).expect("there are enough");
    cup
}

/// The present round is played: each game comes to something, and somebody may give up first.
fn play_round(cup: &mut Cup, luck: &mut Luck, may_leave: bool) {
    if may_leave && luck.below(3) == 0 {
        let person = cup.entrants[luck.below(cup.entrants.len() as u64) as usize].person;
        let _ = cup.leave(person, 4_000);
    }
    let games = cup.rounds.last().expect("one has begun").games.clone();
    for (at, game) in games.iter().enumerate().filter(|(_, game)| !game.is_finished()) {
        cup.opened(at, TableId(luck.below(1 << 20)), 4_000);
        let came = || game.entrants.iter();
        let came = match luck.below(8) {
            0 => came().map(|_| Came::Place(1)).collect(),
            1 => came().enumerate().map(|(at, _)| if at == 0 { Came::Left } else { Came::Place(1) }).collect(),
            by => {
                let places = game.entrants.len() as u64;
                came().enumerate().map(|(at, _)| Came::Place(((at as u64 + by) % places) as u8 + 1)).collect()
            }
        };
        cup.finished(at, Finish { how: How::Played, came }, 5_000);
    }
    assert!(cup.go_on(6_000), "all its games count");
}

/// What has to hold at any time.
fn check(cup: &Cup) {
    let standing = cup.standing();
    assert_eq!(standing.lines.len(), cup.entrants.len());
    assert!(standing.lines.iter().zip(1..).all(|(line, place)| line.place == place));
    assert!(standing.lines.windows(2).all(|it| it[0].points >= it[1].points), "the places go by points");
    for round in &cup.rounds {
        let mut seen: Vec<u8> = round.games.iter().flat_map(|game| &game.entrants).copied().chain(round.free).collect();
        seen.sort_unstable();
        assert!(seen.windows(2).all(|it| it[0] < it[1]), "nobody is at two tables");
    }
    let cells = standing.lines.iter().flat_map(|line| &line.rounds);
    assert!(cells.clone().all(|cell| !matches!(cell, Cell::Game { points: Some(points), .. } if *points > WHOLE)));
}

#[test]
fn in_swiss_nobody_meets_twice_and_nobody_is_free_twice() {
    let mut luck = Luck(1);
    for people in 3..=MOST_PEOPLE {
        for _ in 0..3 {
            // Up to half as many rounds as people there is always a way.
            let mut cup = begun(people, plan(people, System::Swiss, 2, Some((people / 2).max(2))), &mut luck);
            while cup.state == CupState::Playing {
                play_round(&mut cup, &mut luck, false);
                check(&cup);
            }
            let mut met: BTreeMap<(u8, u8), u32> = BTreeMap::new();
            let mut free: BTreeMap<u8, u32> = BTreeMap::new();
            for round in &cup.rounds {
                assert_eq!(round.free.is_some(), people % 2 == 1);
                *free.entry(round.free.unwrap_or(u8::MAX)).or_default() += 1;
                for game in &round.games {
                    let [one, other] = game.entrants[..] else { panic!("two play") };
                    *met.entry((one.min(other), one.max(other))).or_default() += 1;
                }
            }
            assert!(met.values().all(|it| *it == 1), "{people} people, {} rounds: {met:?}", cup.rounds.len());
            free.remove(&u8::MAX);
            assert!(free.values().all(|it| *it == 1), "{people} people: {free:?}");
        }
    }
}

#[test]
fn as_many_rounds_as_there_are_opponents_bring_each_once() {
    let mut luck = Luck(2);
    for people in 3..=12 {
        let mut cup = begun(people, plan(people, System::RoundRobin, 2, None), &mut luck);
        while cup.state == CupState::Playing {
            play_round(&mut cup, &mut luck, false);
        }
        for line in cup.standing().lines {
            let mut met: Vec<u8> = line
                .rounds
                .iter()
                .flat_map(|it| if let Cell::Game { opponents, .. } = it { opponents.clone() } else { Vec::new() })
                .collect();
            met.sort_unstable();
            let others: Vec<u8> = (0..people).filter(|it| *it != line.entrant).collect();
            assert_eq!(met, others, "{people} people");
        }
    }
}

#[test]
fn a_cup_ends_whoever_gives_up() {
    let mut luck = Luck(3);
    let mut called_short = 0;
    for case in 0..400 {
        let people = 3 + luck.below(14) as u8;
        let (system, seats) = match case % 3 {
            0 => (System::RoundRobin, 2),
            1 => (System::Swiss, 2),
            _ => (System::Swiss, 3 + (people % 2)),
        };
        let people = people.max(seats);
        let mut cup = begun(people, plan(people, system, seats, None), &mut luck);
        let planned = cup.planned_rounds();
        while cup.state == CupState::Playing {
            play_round(&mut cup, &mut luck, true);
            check(&cup);
            assert!(cup.rounds.len() <= planned);
            let text = serde_json::to_string(&cup).expect("it is plain data");
            assert_eq!(serde_json::from_str::<Cup>(&text).ok(), Some(cup.clone()), "{text}");
        }
        assert_eq!(cup.state, CupState::Over);
        called_short += usize::from(cup.rounds.len() < planned);
        let gone = |it: &u8| cup.entrants[usize::from(*it)].withdrawn;
        let last = cup.rounds.last().expect("some were played");
        let unplayed = last.games.iter().filter(|game| game.finish.as_ref().is_some_and(|it| it.how == How::Forfeited));
        assert!(unplayed.flat_map(|game| &game.entrants).any(gone) || last.games.iter().all(|game| game.table.is_some()));
    }
    assert!(called_short > 0, "some come to their end before their last round");
}

#[test]
fn three_and_four_at_a_table_meet_others_each_time_as_far_as_that_goes() {
    let mut luck = Luck(4);
    let mut cup = begun(16, plan(16, System::Swiss, 4, Some(3)), &mut luck);
    while cup.state == CupState::Playing {
        play_round(&mut cup, &mut luck, false);
        check(&cup);
    }
    let again =
        (0..16_u8).flat_map(|one| (0..one).map(move |other| (one, other))).filter(|(one, other)| cup.meetings(*one, *other) > 1);
    assert!(again.count() <= 8, "of 72 meetings");
}

#[test]
fn what_is_refused_changes_nothing() {
    let (ann, ben) = (PersonRef(1), PersonRef(2));
    let mut cup = called_for(plan(4, System::Swiss, 2, None));
    assert_eq!(cup.begin(1, 5), Err(CupRefusal::TooFew { least: 3 }));
    assert_eq!(cup.leave(ann, 5), Err(CupRefusal::Outside));
    assert_eq!(cup.join(ann, 5), Ok(Joined::WithRoom));
    let before = cup.clone();
    assert_eq!(cup.join(ann, 6), Err(CupRefusal::Inside));
    assert_eq!(cup, before);
    cup.leave(ann, 6).expect("she is in it");
    assert!(cup.entrants.is_empty(), "she is out of it");
    for person in 1..4 {
        assert_eq!(cup.join(PersonRef(person), 7), Ok(Joined::WithRoom));
    }
    assert_eq!(cup.join(PersonRef(4), 7), Ok(Joined::AsLast));
    assert_eq!(cup.join(PersonRef(5), 7), Err(CupRefusal::Full));
    cup.begin(1, 8).expect("there are enough");
    assert_eq!((cup.join(PersonRef(5), 9), cup.begin(1, 9)), (Err(CupRefusal::Begun), Err(CupRefusal::Begun)));
    cup.leave(ben, 9).expect("he plays");
    assert_eq!(cup.leave(ben, 9), Err(CupRefusal::Outside), "he gave up already");
    cup.call_off(10).expect("it goes on");
    let ended = cup.clone();
    assert_eq!(
        (cup.call_off(11), cup.leave(ann, 11), cup.begin(1, 11)),
        (Err(CupRefusal::Ended), Err(CupRefusal::Ended), Err(CupRefusal::Ended))
    );
    assert_eq!(cup, ended);
}

#[test]
fn a_plan_has_limits() {
    let with = |change: &dyn Fn(&mut Plan)| {
        let mut plan = plan(8, System::Swiss, 2, None);
        change(&mut plan);
        plan.check((2, 6))
    };
    assert_eq!(with(&|_| {}), Ok(()));
    assert_eq!(
        (with(&|it| it.people = 32), with(&|it| it.people = 33)),
        (Ok(()), Err(CupRefusal::People { least: 3, most: 32 }))
    );
    assert_eq!(with(&|it| it.people = 2), Err(CupRefusal::People { least: 3, most: 32 }));
    let few_for = |people, seats| with(&move |it: &mut Plan| (it.people, it.seats) = (people, seats));
    assert_eq!((few_for(4, 4), few_for(3, 4)), (Ok(()), Err(CupRefusal::People { least: 4, most: 32 })));
    assert_eq!((with(&|it| it.seats = 4), with(&|it| it.seats = 5)), (Ok(()), Err(CupRefusal::Seats { least: 2, most: 4 })));
    assert_eq!(
        (with(&|it| it.rounds = Some(31)), with(&|it| it.rounds = Some(32))),
        (Ok(()), Err(CupRefusal::Rounds { most: 31 }))
    );
    assert_eq!((with(&|it| it.days = 28), with(&|it| it.days = 29)), (Ok(()), Err(CupRefusal::Days { most: 28 })));
    let robin = |it: &mut Plan| (it.system, it.seats) = (System::RoundRobin, 3);
    assert_eq!(with(&robin), Err(CupRefusal::RobinOfMany));
}

#[test]
fn a_round_ends_in_its_time() {
    let mut cup = begun(4, plan(4, System::Swiss, 2, None), &mut Luck(5));
    assert_eq!(cup.due(), Some(3_000 + 7 * 24 * 3_600 * 1_000));
    assert_eq!((cup.planned_rounds(), cup.cards()), (3, 2));
    assert!(!cup.go_on(4_000), "its games are played");
}
