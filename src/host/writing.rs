//! Writing: what a table has decided is stored, shown, and what follows from it set off.
//!
//! Where the store has not answered, the table is shown as it is stored as soon as that is known, and what is no table's is
//! written again. Deliberately absent: what is decided, and whose turn it is to ask a table.

use std::{panic::resume_unwind, sync::atomic::Ordering};

use pergola_chat as chat;
use pergola_chat::{Reply, Request};
use pergola_store::{Appended, Change, Committed, StoreError, Tenure};
use pergola_table::{Commit, Guests, PersonId, Phase, Table, TableId, TableRefusal};
use tracing::{error, warn};

use super::{House, Inner, perseverance::FIRST_WAIT};

/// How often what may be written already is written again, until whoever waits is told that nobody knows.
const TRIES: u32 = 5;

/// Why nobody can be told that something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum NotWritten {
    /// It is not.
    No,
    /// The store's answer was lost.
    Unknown,
}

impl NotWritten {
    /// What is known when the store has said this.
    pub(super) const fn of(why: &StoreError) -> NotWritten {
        if matches!(why, StoreError::InDoubt { .. }) { NotWritten::Unknown } else { NotWritten::No }
    }

    /// What is known when a table has refused a decision so.
    pub(super) fn of_refusal(why: &TableRefusal) -> NotWritten {
        if *why == TableRefusal::PerhapsSaved { NotWritten::Unknown } else { NotWritten::No }
    }

    /// Answers whoever asked for it.
    pub(super) fn answer(self, request: &Request) -> Reply {
        match self {
            NotWritten::No => chat::answers::not_saved(request),
            NotWritten::Unknown => chat::answers::perhaps_saved(request),
        }
    }
}

impl House {
    /// Writes what is the same written twice, such as all that a cup is now: where the store's answer was lost it is written
    /// again. A table's decision is not, and is found out about instead.
    pub(super) async fn write_until_known<W>(&self, what: &str, mut write: impl FnMut() -> W) -> Result<(), NotWritten>
    where
        W: Future<Output = Result<(), StoreError>>,
    {
        let (mut so_far, mut wait) = (NotWritten::No, FIRST_WAIT);
        for tries_left in (0..TRIES).rev() {
            let Err(why) = write().await else { return Ok(()) };
            error!(what, %why, "not saved, as far as is known");
            so_far = so_far.max(NotWritten::of(&why));
            let goes_on = so_far == NotWritten::Unknown && why.may_pass() && tries_left > 0;
            if !goes_on || self.wait_a_while(&mut wait).await.is_stopping() {
                break;
            }
        }
        Err(so_far)
    }

    /// Writes what a table decided in one batch, shows the table as it is now, and sets off what follows from it. What is
    /// begun is done to its end, in its turn, even when nobody waits for it any more: a table is never written and not shown.
    pub(super) async fn write<T: Send + 'static>(&self, table: Table, commit: Commit, turn: T) -> Result<Commit, TableRefusal> {
        let house = self.clone();
        let written = self.inner.requests.spawn(async move {
            let written = house.write_and_show(table, commit).await;
            drop(turn);
            written
        });
        match written.await {
            Ok(written) => written,
            // Whoever asked falls over with it, as what was written is not to be called not saved.
            Err(why) if why.is_panic() => resume_unwind(why.into_panic()),
            Err(_) => Err(TableRefusal::NotSaved),
        }
    }

    async fn write_and_show(&self, table: Table, mut commit: Commit) -> Result<Commit, TableRefusal> {
        let id = table.id();
        // Checkpoints are large, and nobody but the store needs them.
        let (checkpoint, passed) = (std::mem::take(&mut commit.checkpoint), std::mem::take(&mut commit.passed));
        let stored = Commit { checkpoint, passed, ..commit.clone() };
        let committed = self.append(&table, stored).await?;
        let ends_in_cup = table.opening().cup.is_some() && !matches!(table.phase(), Phase::Lobby | Phase::Playing);
        self.inner.directory.publish(table);
        if ends_in_cup {
            self.inner.cups.look();
        }
        self.inner.outbox.withdraw(id, &committed.replaced);
        self.enqueue(committed.rows.into_iter().zip(committed.notices).collect(), false);
        self.wake_bots(id);
        Ok(commit)
    }

    /// What it owns, from now on: whoever had it before decides nothing any more.
    pub(super) async fn tenure(&self) -> Result<Tenure, StoreError> {
        let Inner { store, share, tenure, .. } = &*self.inner;
        tenure.get_or_try_init(|| store.take(share.ward)).await.copied()
    }

    /// Writes what a table has come to, if it was decided on the stored one.
    async fn append(&self, table: &Table, commit: Commit) -> Result<Committed, TableRefusal> {
        let (id, due) = (table.id(), table.due().map(|it| it.at));
        let people = table.guests().iter().map(|(number, _)| number).collect();
        let met: Vec<PersonId> = commit.people.iter().map(|(_, person)| person.id.clone()).collect();
        let number = self.inner.next_change.fetch_add(1, Ordering::Relaxed);
        let appended = async {
            // Its numbers are its own only from when it has taken what it writes to.
            let tenure = self.tenure().await?;
            self.inner.store.append(Change { commit, tenure, number: Some(number), due, people }).await
        };
        match appended.await {
            Ok(Appended::Done(committed)) => return Ok(committed),
            Ok(Appended::NotNext { found }) => {
                error!(table = %id, ?found, "a decision was not saved: the table has moved on");
                // Whoever tries again finds out once more.
                let _ = self.take_up_again(id).await;
            }
            Ok(Appended::Moved { epoch }) => {
                error!(table = %id, epoch = epoch.0, "a decision was not saved: the table belongs to somebody else");
                // Who may have decided the same.
                return Err(TableRefusal::PerhapsSaved);
            }
            Err(why @ StoreError::DatabaseInUse) => {
                error!(table = %id, %why, "a decision was not saved: somebody else decides");
                return Err(TableRefusal::PerhapsSaved);
            }
            Err(why @ StoreError::InDoubt { .. }) => {
                error!(table = %id, %why, "a decision may have been saved");
                self.find_out(id);
                return Err(TableRefusal::PerhapsSaved);
            }
            Err(why) => {
                error!(table = %id, %why, "a decision was not saved");
                match why {
                    // Trying again would never help.
                    StoreError::Broken { .. } => self.inner.directory.set_aside(id),
                    // Another house has met them just now: whoever tries again is met as there.
                    StoreError::OtherNumber { .. } => self.look_up(met).await,
                    _ => {}
                }
            }
        }
        Err(TableRefusal::NotSaved)
    }

    /// Shows a table as it is stored, as soon as the store can be asked for it: nobody knows what has become of a decision.
    fn find_out(&self, id: TableId) {
        let house = self.clone();
        self.inner.senders.spawn(async move {
            let mut wait = FIRST_WAIT;
            loop {
                let turn = house.inner.queues.wait(id).await;
                match house.take_up_again(id).await {
                    Err(why) if why.may_pass() => drop(turn),
                    Ok(()) | Err(_) => break,
                }
                if house.wait_a_while(&mut wait).await.is_stopping() {
                    break;
                }
            }
        });
    }

    /// Shows a table as it is stored, which has moved on from what was shown: whoever tries again finds it as it is.
    async fn take_up_again(&self, id: TableId) -> Result<(), StoreError> {
        let present = self.inner.store.present(id).await;
        let present = present.inspect_err(|why| warn!(table = %id, %why, "a table that may have moved on was not read"))?;
        // Who its people are, the directory knows.
        match Table::load(&self.inner.games, present.checkpoint, &Guests::default()) {
            Ok(table) => self.inner.directory.publish(table.standing_on(present.footing)),
            Err(why) => {
                warn!(table = %id, %why, "a table that may have moved on is not understood");
                return Ok(());
            }
        }
        self.enqueue(present.notices, true);
        self.wake_bots(id);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use pergola_chat::{Act, Slash, Tables};
    use pergola_engine::Seat;
    use pergola_store::Memory;
    use tokio::time::sleep;

    use super::*;
    use crate::rehearsal::{Door, act, house_on, lobby, request};

    #[tokio::test(start_paused = true)]
    async fn what_was_written_though_its_answer_was_lost_is_shown_and_posted_without_anybody_asking() {
        let (memory, door) = (Memory::default(), Door::new(Duration::ZERO, []));
        let house = house_on(&memory);
        house.attach(door.clone());
        let table = lobby(&house).await;
        let press = |wish: &str| Act::Press { id: format!("1.{table}.{wish}") };
        let seat_of = |name: &str| {
            let table = house.inner.directory.table(table).expect("it is at hand");
            table.seat_of(&PersonId(format!("test:{name}")))
        };
        memory.lose_next_answer();
        let told = act(&house, "Ben", press("join")).await.card.text;
        assert!(told.contains("not known yet whether this was saved"), "{told}");
        sleep(Duration::from_secs(1)).await;
        assert_eq!(seat_of("Ben"), Some(Seat(1)));
        let posted = door.rows_of(table).len();
        memory.lose_next_answer();
        act(&house, "Ann", press("start")).await;
        sleep(Duration::from_secs(1)).await;
        assert!(door.rows_of(table).len() > posted, "whose turn it is is called");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_cup_is_called_though_the_first_answer_was_lost() {
        let memory = Memory::default();
        let house = house_on(&memory);
        memory.lose_next_answer();
        let options = [("game".to_owned(), "gardens".to_owned())].into();
        let slash = Slash { command: "club".to_owned(), verb: Some("cup".to_owned()), options, ..Slash::default() };
        let told = act(&house, "Ann", Act::Slash(slash)).await.card.text;
        assert!(told.starts_with("Cup 1 is called for"), "{told}");
        house.drain().await;
    }

    /// What a store answers, one after the other, and the last again and again; what comes of it, after so many tries.
    #[tokio::test(start_paused = true)]
    async fn what_is_the_same_written_twice_is_written_again_where_an_answer_was_lost() {
        type Answer = fn() -> Result<(), StoreError>;
        let written: Answer = || Ok(());
        let lost: Answer = || Err(StoreError::InDoubt { why: "its answer was lost".to_owned() });
        let (refused, never): (Answer, Answer) = (|| Err(StoreError::Faulty), || Err(StoreError::DatabaseEmpty));
        let house = house_on(&Memory::default());
        let asked = request("Ann", Act::Slash(Slash::default()));
        let told = |not_written: NotWritten| not_written.answer(&asked).card.text;
        assert!(told(NotWritten::No).contains("could not be saved"));
        assert!(told(NotWritten::Unknown).contains("not known yet whether this was saved"));
        let cases: [(&[Answer], _, _); 6] = [
            (&[written], Ok(()), 1),
            (&[refused], Err(NotWritten::No), 1),
            (&[lost, written], Ok(()), 2),
            (&[lost, refused, written], Ok(()), 3),
            (&[lost, never], Err(NotWritten::Unknown), 2),
            (&[lost], Err(NotWritten::Unknown), TRIES),
        ];
        for (at, (answers, expected, tries)) in cases.into_iter().enumerate() {
            let mut tried = 0;
            let write = || {
                tried += 1;
                std::future::ready(answers[(tried as usize).min(answers.len()) - 1]())
            };
            assert_eq!(house.write_until_known("a cup", write).await, expected, "case {at}");
            assert_eq!(tried, tries, "case {at}");
        }
        house.drain().await;
    }
}
