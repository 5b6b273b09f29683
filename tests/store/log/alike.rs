//! Two logs that are asked the same answer the same, whatever it is: each against memory, from a seed.

use std::sync::Arc;

use pergola::{
    engine::Seat,
    store::{Appended, Change, Log, RowId, StoreError, Tenure, Ward},
    table::{Commit, Ended, Footing, Guests, Notice, NoticeKind, Person, PersonRef, PlaceId, TableId},
};

use super::{Place, change, commit};
use crate::store::luck::{Luck, seed};

/// So much is asked.
const STEPS: u64 = 600;
/// The tables that are played.
const TABLES: u64 = 5;

/// A log that is asked, and what whoever asks knows of it.
struct Side {
    place: Place,
    log: Arc<dyn Log>,
    tenure: Tenure,
    /// Whoever was taken over last.
    before: Tenure,
}

impl Side {
    async fn on(place: Place) -> Side {
        let log = place.open().await.0;
        Side { place, log, tenure: Tenure::default(), before: Tenure::default() }
    }

    async fn start_again(&mut self) -> String {
        let (log, found) = self.place.again(self.log.clone()).await;
        self.log = log;
        (self.tenure, self.before) = (self.log.take(Ward(0)).await.expect("it is free"), Tenure::default());
        let tables: Vec<_> = found.tables.iter().map(|it| (it.id, &it.table, it.entries)).collect();
        format!(
            "{tables:?} {:?} {:?} {:?} {:?}",
            found.outbox,
            self.archived(found.next_table).await,
            found.people,
            (found.next_table, found.next_person)
        )
    }

    /// All that is found of archived tables, in every way.
    async fn archived(&self, next: TableId) -> String {
        let mut told = String::new();
        for table in (1..next.0).map(TableId) {
            let Some(ended) = self.log.ended(table).await.expect("it reads") else { continue };
            let there = self.log.ended_at(ended.place.clone(), 3).await;
            let opened = PlaceId { channel: ended.opened_in.clone(), ..ended.place.clone() };
            let opened_there = self.log.ended_at(opened, 3).await;
            let in_server = self.log.ended_in(ended.place.server.clone()).await;
            told.push_str(&format!("{table} {ended:?} {there:?} {opened_there:?} {in_server:?}\n"));
            for person in &ended.people {
                let theirs = self.log.ended_of(*person, None, usize::MAX).await;
                let here = self.log.ended_of(*person, Some(ended.place.server.clone()), 2).await;
                told.push_str(&format!("{person:?} {theirs:?} {here:?}\n"));
            }
        }
        format!("{told} {:?}", self.log.without_standings().await)
    }

    /// How a table stands; the numbers of what no entry tells of may be counted anew by a start.
    async fn footing(&self, table: TableId) -> Footing {
        self.log.present(table).await.map(|it| it.footing).unwrap_or_default()
    }

    /// What becomes of a decision that stands on the newest table, or on one that so much is missing from.
    async fn decide(&self, commit: &Commit, missing: u64, is_old: bool, number: u64) -> String {
        let stands_on = self.footing(commit.table).await;
        let stands_on = Footing { entries: stands_on.entries.saturating_sub(missing), ..stands_on };
        let mut commit = Commit { stands_on, ..commit.clone() };
        commit.entries.iter_mut().zip(stands_on.entries..).for_each(|(entry, seq)| entry.seq = seq);
        let tenure = if is_old { self.before } else { self.tenure };
        match self.log.append(Change { tenure, number: Some(number), ..change(commit) }).await {
            Ok(Appended::Moved { .. }) => "another owner".to_owned(),
            Ok(Appended::NotNext { found }) => format!("not next: {}", found.entries),
            other => format!("{other:?}"),
        }
    }

    /// All that is read of a table.
    async fn whole(&self, table: TableId) -> String {
        let turns = self.log.turns(table).await.map(|all| all.iter().map(|it| it.get().to_owned()).collect::<Vec<_>>());
        let present = self.log.present(table).await.map(|it| (it.footing.entries, it.checkpoint, it.notices));
        let (past, checkpoint) = (self.log.past(table).await, self.log.checkpoint(table).await);
        format!("{past:?} {checkpoint:?} {turns:?} {present:?} {:?}", self.log.undelivered().await)
    }
}

/// What is asked at a step.
#[derive(Clone, Debug)]
enum Step {
    Decide {
        commit: Box<Commit>,
        missing: u64,
        is_old: bool,
        number: u64,
    },
    Deliver(Vec<RowId>),
    Claim(usize),
    TakeOver,
    /// A table is archived, once its cards are posted if they are to be.
    Archive {
        ended: Box<Ended>,
        table: TableId,
        posts: bool,
    },
    Forget(PersonRef),
    KeepTurns(TableId, u64),
    StartAgain,
}

impl Step {
    /// A table is opened, and told of: where nothing ever was told, a store on a disk takes the number of the next notice for
    /// lost.
    fn told() -> Step {
        let table = TableId(1);
        let notices = vec![Notice { table, revision: 0, kind: NoticeKind::Lobby, told: None }];
        let commit = Box::new(Commit { notices, ..commit(table.0, 0, &["opened"]) });
        Step::Decide { commit, missing: 0, is_old: false, number: 0 }
    }

    /// Any, from luck, after so many starts.
    fn any(luck: &mut Luck, at: u64, starts: u64) -> Step {
        let table = TableId(1 + luck.below(TABLES));
        match luck.below(40) {
            0..=24 => {
                let words = (0..luck.below(4)).map(|_| luck.text(5)).collect::<Vec<_>>();
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let (number, missing) = (if luck.below(5) == 0 { at.saturating_sub(1) } else { at }, luck.below(8) / 7);
                let commit = Commit {
                    begins_turn: luck.below(2) == 0,
                    people: people(luck, starts),
                    notices: notices(luck, table),
                    checkpoint: serde_json::json!({ "at": at, "words": luck.text(40) }),
                    ..commit(table.0, 0, &words)
                };
                Step::Decide { commit: Box::new(commit), missing, is_old: luck.below(12) == 0, number }
            }
            25..=29 => Step::Deliver((0..luck.below(6)).map(|_| RowId(1 + luck.below(at + 1))).collect()),
            30 | 31 => Step::Claim(luck.below(4) as usize),
            32 => Step::TakeOver,
            33..=35 => {
                let place = PlaceId { server: "town".to_owned(), channel: luck.text(3) };
                let (opened_in, game) = (luck.text(3), "gardens".to_owned());
                let people = vec![PersonRef(luck.below(9))];
                let (opened, last) = (at, at + 1);
                let (closed, standings, lesson, unaided) = (None, None, false, false);
                let ended = Ended { place, opened_in, game, people, opened, last, closed, standings, lesson, unaided };
                // Tables that are archived are not played any more: few are.
                let (table, posts) = (TableId(TABLES + luck.below(2)), luck.below(4) > 0);
                Step::Archive { ended: Box::new(ended), table, posts }
            }
            36 => Step::Forget(somebody(luck, starts)),
            37 => Step::KeepTurns(table, luck.below(20)),
            _ => Step::StartAgain,
        }
    }

    /// What a log answers to it.
    async fn ask(&self, side: &mut Side) -> String {
        match self {
            Step::Decide { commit, missing, is_old, number } => side.decide(commit, *missing, *is_old, *number).await,
            Step::Deliver(rows) => format!("{:?}", side.log.delivered(rows.clone()).await),
            Step::Claim(most) => match side.log.claim(side.tenure, *most).await {
                Err(StoreError::Taken { .. }) => "another owner".to_owned(),
                claimed => format!("{claimed:?}"),
            },
            Step::TakeOver => {
                side.before = side.tenure;
                side.tenure = side.log.take(Ward(0)).await.expect("it is taken over");
                "taken over".to_owned()
            }
            Step::Archive { ended, table, posts } => {
                let cards = side.log.present(*table).await.map(|it| it.notices).unwrap_or_default();
                if *posts {
                    side.log.delivered(cards.iter().map(|(row, _)| *row).collect()).await.expect("it writes");
                }
                format!("{:?}", side.log.archive(*table, Ended::clone(ended)).await)
            }
            Step::Forget(person) => format!("{:?}", side.log.forget(*person).await),
            Step::KeepTurns(table, after) => {
                format!("{:?}", side.log.keep_turns(*table, vec![(*after, serde_json::json!("kept"))]).await)
            }
            Step::StartAgain => side.start_again().await,
        }
    }
}

/// One of a few; after each start others, as the number of somebody forgotten is nobody else's.
fn somebody(luck: &mut Luck, starts: u64) -> PersonRef {
    PersonRef(10 * starts + 1 + luck.below(9))
}

/// Nobody, or somebody under a name of theirs; seldom under a number that is another's.
fn people(luck: &mut Luck, starts: u64) -> Guests {
    let number = somebody(luck, starts);
    let id = if luck.below(6) == 0 { number.0 + 1 } else { number.0 };
    let person = Person::new(format!("test:{id}"), &luck.text(4));
    Guests::new((luck.below(2) == 0).then_some((number, person)))
}

fn notices(luck: &mut Luck, table: TableId) -> Vec<Notice> {
    let kind = |luck: &mut Luck| match luck.below(5) {
        0 => NoticeKind::Lobby,
        1 => NoticeKind::Board,
        2 => NoticeKind::Over,
        3 => NoticeKind::Left { seat: Seat(luck.below(4) as u8) },
        _ => NoticeKind::Turn { ping: [Seat(luck.below(4) as u8)].into_iter().collect() },
    };
    (0..luck.below(3)).map(|_| Notice { table, revision: luck.below(9), kind: kind(luck), told: None }).collect()
}

#[tokio::test]
async fn sled_answers_as_memory_does() {
    answers_as_memory_does(Place::on_sled()).await;
}

#[cfg(feature = "postgres")]
#[tokio::test]
async fn postgres_answers_as_memory_does() {
    if let Some(place) = Place::in_postgres() {
        answers_as_memory_does(place).await;
    }
}

async fn answers_as_memory_does(place: Place) {
    let mut luck = Luck::of(seed());
    let mut sides = [Side::on(place).await, Side::on(Place::in_memory()).await];
    let (mut answered, mut steps, mut starts) = (Vec::new(), Vec::new(), 0);
    for at in 0..STEPS {
        let step = if at == 0 { Step::told() } else { Step::any(&mut luck, at, starts) };
        starts += u64::from(matches!(step, Step::StartAgain));
        steps.push(format!("{at}: {step:?}"));
        let recent = || steps[steps.len().saturating_sub(12)..].join("\n");
        let answers = [step.ask(&mut sides[0]).await, step.ask(&mut sides[1]).await];
        assert_eq!(answers[0], answers[1], "{}", recent());
        for table in (1..TABLES + 4).map(TableId) {
            let read = [sides[0].whole(table).await, sides[1].whole(table).await];
            assert_eq!(read[0], read[1], "{}", recent());
        }
        answered.extend(answers.into_iter().next());
    }
    for what in ["another owner", "not next", "Done", "Archived", "Ok(true)", "OtherPerson"] {
        assert!(answered.iter().any(|answer| answer.contains(what)), "never answered: {what}");
    }
}
