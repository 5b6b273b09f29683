//! What is kept of somebody: they get a copy, or are forgotten.
//!
//! Who is to be forgotten leaves their running tables first, one decision after the other as if they had asked for each; then
//! the rows that say who they are go, and only then everybody sees them as somebody. Whatever is cut short in between can be
//! asked for again. Meanwhile they sit down nowhere: they wait for themselves. Logs and checkpoints stay as they are, since
//! these have references only. Deliberately absent: backups, which forget when they are replaced.

mod export;

use pergola_chat as chat;
use pergola_chat::{
    Ask, Reply, Request, Tables,
    privacy::{Known, PrivacyWish},
};
use pergola_store::StoreError;
use pergola_table::{Command, Ended, NoteChange, Person, PersonId, Phase, Table, TableId, TableRefusal, Who};
use tracing::{error, info};

use super::{House, writing::NotWritten};
pub(super) use export::{KeptCup, KnownTable};

/// How often a table may change between a look at it and the decision to leave it.
const LOOKS: usize = 4;

/// How far it came with somebody who could not be forgotten.
#[derive(Debug)]
pub(super) struct NotForgotten {
    /// How many running tables they have left.
    left: usize,
    /// Of how many.
    tables: usize,
    /// Whether what came next was done for all that.
    pub(super) next: NotWritten,
}

impl House {
    /// Gives a person a copy of what is kept of them, or forgets them.
    pub(super) async fn privacy(&self, request: &Request, wish: PrivacyWish) -> Reply {
        let _alone = self.inner.queues.wait_to_sit_down(&request.person.id).await;
        let now = self.inner.surroundings.now();
        if self.inner.directory.known_as(&request.person.id).is_none() {
            // They may have a record open nevertheless.
            self.inner.records.forget(&request.person.id);
            return chat::privacy::nothing_known(request);
        }
        match wish.meant(now) {
            PrivacyWish::Export => self.own_copy(request).await,
            PrivacyWish::AskForget => match self.known_everywhere_of(&request.person.id).await {
                Ok(known) => chat::privacy::ask_forget(known, request, now),
                Err(_) => chat::answers::not_shown(request),
            },
            PrivacyWish::Forget { .. } => self.forget(request).await,
        }
    }

    /// At how many tables something is known of somebody, here and in other houses on the same log.
    async fn known_everywhere_of(&self, person: &PersonId) -> Result<Known, StoreError> {
        let (directory, store) = (&self.inner.directory, &self.inner.store);
        let (here, mut over) = (directory.known_of(person), directory.over_of(person));
        let Some((reference, _)) = directory.known_as(person) else { return Ok(here) };
        let elsewhere = self.tables_elsewhere(person).await?;
        over.extend(elsewhere.over_of(person));
        let to_its_end = |table: TableId, ended: &Ended| ended.closed.is_none().then_some(table);
        let archived = store.ended_of(reference, None, usize::MAX).await?;
        over.extend(archived.iter().filter_map(|(table, ended)| to_its_end(*table, ended)));
        let kept = store.kept_elsewhere(reference).await?.ended;
        over.extend(kept.iter().filter_map(|(table, ended)| to_its_end(*table, ended)));
        Ok(here.and(elsewhere.known_of(person)).and(Known { over: over.len(), ..Known::default() }))
    }

    /// Forgets whoever asks, who sits down nowhere meanwhile.
    async fn forget(&self, request: &Request) -> Reply {
        match self.forgotten(&request.person).await {
            Ok(_) => chat::privacy::forgotten(request),
            Err(NotForgotten { next: next @ NotWritten::Unknown, .. }) => next.answer(request),
            Err(NotForgotten { left, tables, next: NotWritten::No }) => {
                chat::privacy::not_forgotten(left, tables, request, self.inner.surroundings.now())
            }
        }
    }

    /// Has somebody leave all running tables, and forgets who they are. Answers how many tables those were.
    pub(super) async fn forgotten(&self, person: &Person) -> Result<usize, NotForgotten> {
        let directory = &self.inner.directory;
        self.inner.records.forget(&person.id);
        let Some((reference, _)) = directory.known_as(&person.id) else { return Ok(0) };
        let tables = self.leave_all(person).await?;
        let written = self.write_until_known("forgetting somebody", || self.inner.store.forget(reference)).await;
        written.map_err(|next| NotForgotten { left: tables, tables, next })?;
        directory.forget(&person.id);
        self.inner.cups.look();
        info!(tables, "somebody was forgotten");
        Ok(tables)
    }

    /// Has somebody leave all running tables; answers how many those were.
    pub(super) async fn leave_all(&self, person: &Person) -> Result<usize, NotForgotten> {
        let running = self.inner.directory.running_with(&person.id);
        let tables = running.len();
        for (left, id) in running.iter().enumerate() {
            if let Err(why) = self.leave_for_good(*id, person).await {
                error!(table = %id, ?why, "somebody who is to be forgotten could not leave a table");
                return Err(NotForgotten { left, tables, next: NotWritten::of_refusal(&why) });
            }
        }
        Ok(tables)
    }

    /// Gives up a person's seat at a table, or the one that is kept for them, and ends that they follow it.
    async fn leave_for_good(&self, id: TableId, person: &Person) -> Result<(), TableRefusal> {
        let who = Who::Person { person: person.clone(), moderator: false };
        let mut refused = TableRefusal::NotSaved;
        for _ in 0..LOOKS {
            // Others may begin the game, or close the table, meanwhile.
            let Some(command) = self.inner.directory.table(id).and_then(|table| way_out(&table, person)) else { return Ok(()) };
            let ask = Ask::unasked(id, command.clone());
            match self.decide(id, &who, &command, None, |table, commit| chat::answers::also_shown(table, &ask, commit)).await {
                Ok(_) => {}
                Err(why) if why.is_of_the_store() => return Err(why),
                Err(why) => refused = why,
            }
        }
        let has_left = self.inner.directory.table(id).is_none_or(|table| way_out(&table, person).is_none());
        if has_left { Ok(()) } else { Err(refused) }
    }
}

/// How somebody leaves a table; nothing where they have left it.
fn way_out(table: &Table, person: &Person) -> Option<Command> {
    let seat = table.seat_of(&person.id);
    let is_invited = || table.invited().iter().any(|it| it.person.id == person.id);
    match table.phase() {
        Phase::Lobby | Phase::Playing if table.note(&person.id).next().is_some() => Some(Command::Note(NoteChange::Delete)),
        Phase::Lobby if seat.is_some() || is_invited() => Some(Command::Leave),
        Phase::Playing if seat.is_some_and(|seat| table.present().contains(seat)) => Some(Command::Resign),
        Phase::Playing if table.deputy_for(&person.id).is_some() => {
            table.deputy_for(&person.id).map(|deputy| Command::EndDeputy(deputy.seat))
        }
        Phase::Lobby | Phase::Playing => table.is_followed_by(&person.id).then_some(Command::Unfollow),
        Phase::Over | Phase::Closed(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use pergola_chat::{Act, Tables};
    use pergola_table::{Command, PersonId, Who};
    use tokio::time::sleep;

    use crate::rehearsal::{Memory, act, house_on, lobby};

    #[tokio::test(start_paused = true)]
    async fn a_decision_that_was_under_way_shows_nobody_who_was_forgotten() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        let table = lobby(&house).await;
        act(&house, "Ben", Act::Press { id: format!("1.{table}.join") }).await;
        let directory = &house.inner.directory;
        let before = directory.table(table).expect("it is at hand");
        // What Ben decides is written while Ann is being forgotten.
        let ben = before.seats()[1].person.clone().expect("he sits there");
        let who = Who::Person { person: ben, moderator: false };
        let people = directory.meet_for(&who, &Command::Leave);
        let (after, _) = before.decide(&who, &Command::Leave, &people, None, 0, 0).expect("he may");
        let ann = PersonId("test:Ann".to_owned());
        directory.forget(&ann);
        assert!(directory.table(table).expect("it is at hand").seats()[0].person.as_ref().expect("hers").is_forgotten());
        directory.publish(after);
        let now = directory.table(table).expect("it is at hand");
        assert!(now.seats()[0].person.as_ref().expect("hers").is_forgotten() && now.seat_of(&ann).is_none());
        assert!(directory.of(&ann).is_empty() && directory.known_as(&ann).is_none());
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_asks_to_be_forgotten_is_told_where_nobody_knows_what_was_saved() {
        let memory = pergola_store::Memory::default();
        let house = house_on(&memory);
        lobby(&house).await;
        let forget = || Act::Press { id: format!("1.forget.{}", house.inner.surroundings.now()) };
        memory.lose_next_answer();
        let told = act(&house, "Ann", forget()).await.card.text;
        assert!(told.contains("it is not known yet whether this was saved"), "{told}");
        sleep(Duration::from_secs(5)).await;
        let told = act(&house, "Ann", forget()).await.card.text;
        assert!(told.starts_with("Done: I have forgotten you."), "{told}");
        house.drain().await;
    }
}
