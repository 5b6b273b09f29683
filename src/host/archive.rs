//! Archived tables: those that have ended leave the memory, and come back when somebody asks for them.
//!
//! A while after its last entry a table that has ended is packed into the store's archive, once everything of it is posted.
//! Whoever asks for it by its number, by a button of its card, or in a channel in which nothing is played any more, finds it
//! again. Deliberately absent: changes. Nothing is decided at an archived table.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use pergola_chat as chat;
use pergola_chat::{Request, Tables};
use pergola_store::{ArchiveLook, EndedTables, Flaw, StoreError};
use pergola_table::{Ended, Guests, Millis, Phase, Table, TableId, limits};
use serde_json::Value;
use tracing::{info, warn};

use super::House;

/// How long a table that has ended stays at hand: as long as a request may come once more.
const AT_HAND: Millis = limits::REQUEST_MILLIS;
/// How many of a channel's tables that ended are put at hand for who names none.
const LAST_ENDED: usize = 3;
/// When it is tried again to archive a table of which something is not posted yet, or that could not be.
const AGAIN: Duration = Duration::from_secs(60);

impl House {
    /// Archives tables that have ended, until the house stops.
    pub(super) fn keep_tidy(&self) {
        let house = self.clone();
        self.inner.senders.spawn(async move {
            let tidying = async {
                loop {
                    let next = house.archive_what_is_due().await;
                    tokio::select! {
                        biased;
                        () = house.inner.surroundings.until(next) => {}
                        () = house.inner.directory.news().ended.notified() => {}
                    }
                }
            };
            house.inner.stopping.run_until_cancelled(tidying).await;
        });
    }

    /// Archives what has ended a while ago, and says when the next table will have. One that cannot be archived stays where it
    /// is until it is tried again, and holds up no other.
    async fn archive_what_is_due(&self) -> Option<Millis> {
        let (ended, next) = self.inner.directory.over_for(AT_HAND, self.inner.surroundings.now());
        for table in ended.into_iter().filter_map(|table| self.inner.directory.table(table)) {
            if !self.is_due_for_archive(&table) {
                continue;
            }
            if let Err(why) = self.archive(table.id()).await {
                warn!(table = %table.id(), %why, "a table is not archived; it stays where it is");
            }
        }
        let now = self.inner.surroundings.now();
        let (left, _) = self.inner.directory.over_for(AT_HAND, now);
        let again = left.first().map(|_| now + AGAIN.as_millis() as Millis);
        next.map(|ended| ended + AT_HAND).into_iter().chain(again).min()
    }

    fn is_due_for_archive(&self, table: &Table) -> bool {
        let has_ended = matches!(table.phase(), Phase::Over | Phase::Closed(_));
        let rested = table.last().saturating_add(AT_HAND) <= self.inner.surroundings.now();
        has_ended && rested && !self.inner.directory.is_visitor(table.id()) && !self.inner.outbox.has_waiting(table.id())
    }

    /// Packs a table into the archive, after all who wait for it.
    async fn archive(&self, id: TableId) -> Result<(), StoreError> {
        let _turn = self.inner.queues.wait(id).await;
        let Some(table) = self.inner.directory.table(id).filter(|table| self.is_due_for_archive(table)) else { return Ok(()) };
        let Some(ended) = table.ended() else { return Ok(()) };
        // Something of it may not be delivered yet, as far as the store knows.
        if self.inner.store.archive(id, ended).await? {
            self.inner.directory.put_away(id);
            info!(table = %id, "a table was archived");
        }
        Ok(())
    }

    /// Puts the archived tables at hand that a request may be about.
    ///
    /// # Errors
    /// When it is about one, as far as that can be seen, and it cannot be looked up now.
    pub(super) async fn bring_in(&self, request: &Request) -> Result<(), StoreError> {
        let directory = &self.inner.directory;
        match chat::ids::table_asked(request) {
            Some(table) if directory.table(table).is_none() => {
                let ended = self.inner.store.ended(table).await?;
                if ended.is_some_and(|ended| ended.place.server == request.place.server) {
                    self.at_hand(table).await;
                }
            }
            None if !directory.has_game_at(&request.place) => {
                let found = self.inner.store.ended_at(request.place.clone(), LAST_ENDED).await;
                for (table, _) in found.or_else(|why| if chat::ids::finds_table(request) { Err(why) } else { Ok(Vec::new()) })? {
                    self.at_hand(table).await;
                }
            }
            Some(_) | None => {}
        }
        Ok(())
    }

    /// The archived tables that somebody who types may see from there, the newest first.
    pub(super) async fn archived_for(&self, request: &Request) -> EndedTables {
        let (place, store, most) = (&request.place, &self.inner.store, chat::ARCHIVED_OFFERED);
        let theirs = async {
            match self.inner.directory.known_as(&request.person.id) {
                Some((person, _)) => store.ended_of(person, Some(place.server.clone()), most).await,
                None => Ok(EndedTables::new()),
            }
        };
        let found = async { Ok::<_, StoreError>([store.ended_at(place.clone(), most).await?, theirs.await?].concat()) };
        let found = found.await.inspect_err(|why| warn!(%why, "archived tables cannot be looked up")).unwrap_or_default();
        let each: BTreeMap<TableId, Arc<Ended>> = found.into_iter().collect();
        each.into_iter().rev().take(most).collect()
    }

    /// Whether a table may be archived: where that cannot be looked up, nobody knows.
    pub(super) async fn may_be_archived(&self, id: TableId) -> bool {
        self.inner.store.ended(id).await.map_or(true, |ended| ended.is_some())
    }

    /// A table, which is put at hand if it is archived.
    pub(super) async fn at_hand(&self, id: TableId) -> Option<Arc<Table>> {
        let directory = &self.inner.directory;
        if let Some(table) = directory.table(id) {
            return Some(table);
        }
        let found = self.inner.store.ended(id).await;
        let ended = found.inspect_err(|why| warn!(table = %id, %why, "a table cannot be looked up")).ok().flatten()?;
        let unreadable = match self.archived_checkpoint(id).await {
            // Who its people are, the directory knows.
            Ok(checkpoint) => match Table::load(&self.inner.games, checkpoint, &Guests::default()) {
                Ok(table) => return Some(directory.bring_in(table)),
                Err(why) => why.to_string(),
            },
            Err(StoreError::Broken { flaw, .. }) if !matches!(flaw, Flaw::Disk(_)) => flaw.to_string(),
            // What the disk does not read now it may read later.
            Err(why) => {
                warn!(table = %id, %why, "an archived table cannot be read now");
                return None;
            }
        };
        warn!(table = %id, why = unreadable, "an archived table cannot be read");
        directory.stand_still(id, Some(ended.place.server.clone()));
        None
    }

    /// The checkpoint of an archived table; where what is kept of it is damaged, as a backup still has it.
    async fn archived_checkpoint(&self, id: TableId) -> Result<Value, StoreError> {
        let store = &self.inner.store;
        match store.checkpoint(id).await {
            Err(StoreError::Broken { .. }) => {
                store.mend_archive(Some(id)).await?;
                store.checkpoint(id).await
            }
            read => read,
        }
    }

    /// Looks through the archive, and puts back what is damaged there; what no backup has stands still.
    pub(super) async fn look_through_archive(&self) {
        match self.inner.store.mend_archive(None).await {
            Ok(ArchiveLook { lost, .. }) => {
                for (id, _) in lost {
                    let server = self.inner.store.ended(id).await.ok().flatten().map(|ended| ended.place.server.clone());
                    self.inner.directory.stand_still(id, server);
                }
            }
            Err(why) => warn!(%why, "the archive cannot be looked through"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use pergola_chat::{Act, Slash};
    use pergola_games::GAMES;
    use pergola_table::{Command, Who};

    use super::*;
    use crate::rehearsal::{Door, Memory, Stage, act, lobby, request};

    async fn board(house: &House, table: TableId) -> String {
        let options = vec![("table".to_owned(), table.to_string())];
        let asked = act(house, "Ann", Act::Slash(Slash { command: "board".to_owned(), options, ..Slash::default() }));
        asked.await.card.text
    }

    async fn offered(house: &House) -> Vec<String> {
        let slash = Slash { command: "board".to_owned(), options: vec![("table".to_owned(), String::new())], ..Slash::default() };
        house.suggest(&request("Ann", Act::Slash(slash)), "table").await.into_iter().map(|it| it.value).collect()
    }

    /// A while passes, in which the house looks for what has ended.
    async fn a_while(stage: &Stage) {
        stage.go_on(AT_HAND + 1);
        tokio::time::sleep(2 * AGAIN).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_has_ended_leaves_the_memory_and_comes_back_when_somebody_asks() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let (ended, running) = (lobby(&house).await, lobby(&house).await);
        house.command(ended, &Who::House, &Command::Close, None).await.expect("the house closes it");
        let before = board(&house, ended).await;
        tokio::time::sleep(2 * AGAIN).await;
        assert!(house.inner.directory.table(ended).is_some(), "a request of it may come once more");
        a_while(&stage).await;
        assert!(house.inner.directory.table(ended).is_none() && house.inner.directory.table(running).is_some());
        assert!(memory.pieces().contains_key(&ended) && !memory.pieces().contains_key(&running));
        assert_eq!(board(&house, ended).await, before, "it is found by its number as before");
        assert!(house.inner.directory.table(ended).is_some(), "and is at hand while somebody looks");
        assert_eq!(offered(&house).await, [running.to_string()], "what was closed is not offered");
        house.drain().await;
        let house = memory.house(&stage);
        assert!(house.inner.directory.table(ended).is_none(), "a start reads what runs");
        assert_eq!(board(&house, ended).await, before);
        let refused = house.command(ended, &Who::House, &Command::Close, None).await;
        assert!(refused.is_err(), "it never changes again");
        assert_eq!(lobby(&house).await, TableId(running.0 + 1), "its number is not given again");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_cannot_be_archived_holds_up_no_other() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let tables = [lobby(&house).await, lobby(&house).await];
        for table in tables {
            house.command(table, &Who::House, &Command::Close, None).await.expect("the house closes it");
        }
        memory.refused.store(tables[0].0, Ordering::Relaxed);
        a_while(&stage).await;
        let at_hand = || tables.map(|table| house.inner.directory.table(table).is_some());
        assert_eq!(at_hand(), [true, false]);
        memory.refused.store(0, Ordering::Relaxed);
        a_while(&stage).await;
        assert_eq!(at_hand(), [false; 2], "it is archived in a later round");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_rematch_of_an_archived_table_is_opened() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let ended = lobby(&house).await;
        let opening = house.inner.directory.table(ended).expect("it is open").opening().clone();
        house.command(ended, &Who::House, &Command::Close, None).await.expect("the house closes it");
        a_while(&stage).await;
        assert!(house.inner.directory.table(ended).is_none());
        let asked = request("Ann", Act::Slash(Slash::default()));
        let again = house.open_table(&asked, opening, &[], Some(ended)).await.expect("its people are known");
        assert_eq!(again.rematch_of(), Some(ended));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_not_posted_keeps_a_table_at_hand() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        let ended = lobby(&house).await;
        house.command(ended, &Who::House, &Command::Close, None).await.expect("the house closes it");
        a_while(&stage).await;
        assert!(house.inner.directory.table(ended).is_some() && memory.pieces().is_empty());
        house.attach(Door::new(Duration::ZERO, []));
        a_while(&stage).await;
        assert!(house.inner.directory.table(ended).is_none() && memory.pieces().contains_key(&ended));
        house.drain().await;
    }

    #[tokio::test]
    async fn an_archived_table_comes_back_from_a_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let (memory, stage) = (Memory::beside(folder.path()), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let ended = lobby(&house).await;
        house.command(ended, &Who::House, &Command::Close, None).await.expect("the house closes it");
        let before = board(&house, ended).await;
        tokio::time::timeout(AGAIN, async {
            while house.inner.outbox.has_waiting(ended) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await
        .expect("its card is posted");
        stage.go_on(AT_HAND + 1);
        house.archive_what_is_due().await;
        house.inner.store.back_up(1_000, pergola_store::KEPT_BACKUPS).await.expect("it is written");
        let whole = memory.pieces()[&ended].clone();
        for damaged in [b"torn".to_vec(), Vec::new()] {
            memory.pieces().insert(ended, damaged);
            house.drain().await;
            let house = memory.house(&stage);
            assert_eq!(board(&house, ended).await, before, "whoever asks sees it");
            assert_eq!(memory.pieces()[&ended], whole);
            memory.pieces().remove(&ended);
            house.look_through_archive().await;
            assert_eq!(memory.pieces()[&ended], whole, "a look finds it missing");
        }
        std::fs::remove_dir_all(folder.path().join("backups")).expect("they are removed");
        let house = memory.house(&stage);
        memory.pieces().remove(&ended);
        house.look_through_archive().await;
        let said = board(&house, ended).await;
        assert!(said.contains("cannot be read"), "{said}");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn an_archived_table_that_cannot_be_read_stands_still() {
        let (memory, stage) = (Memory::default(), Arc::new(Stage::default()));
        let house = memory.house(&stage);
        house.attach(Door::new(Duration::ZERO, []));
        let ended = lobby(&house).await;
        house.command(ended, &Who::House, &Command::Close, None).await.expect("the house closes it");
        a_while(&stage).await;
        memory.pieces().insert(ended, b"torn".to_vec());
        let said = board(&house, ended).await;
        assert!(said.contains("cannot be read"), "{said}");
        house.drain().await;
    }
    #[tokio::test(start_paused = true)]
    async fn who_asks_for_what_cannot_be_looked_up_is_told_so_and_all_others_are_answered() {
        let opened = pergola_store::Memory::default()
            .open("memory", |checkpoint, people: &Guests| Table::load(&GAMES, checkpoint, people));
        let stage = Arc::new(Stage::default());
        let house = House::on(opened, stage.clone(), &Arc::new(GAMES.clone()));
        house.attach(Door::new(Duration::ZERO, []));
        let ended = lobby(&house).await;
        house.command(ended, &Who::House, &Command::Close, None).await.expect("the house closes it");
        a_while(&stage).await;
        assert!(house.inner.directory.table(ended).is_none(), "it is archived");
        house.inner.store.close().await;
        let asked = |command: &str| Act::Slash(Slash { command: command.to_owned(), ..Slash::default() });
        let not_shown = "This could not be shown just now. Please try again in a moment.";
        assert_eq!(board(&house, ended).await, not_shown, "it may be there");
        assert_eq!(act(&house, "Ann", asked("board")).await.card.text, not_shown, "one may have ended here");
        assert_eq!(offered(&house).await, Vec::<String>::new());
        assert!(act(&house, "Ann", asked("help")).await.card.text.len() > not_shown.len());
        house.drain().await;
    }
}
