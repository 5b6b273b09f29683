//! Starts of turns that were lost, made again from the log.
//!
//! A table that lacks some of them is played on, but its past has gaps: it cannot go back there, and its film jumps. So its log
//! is played again, with the luck it met. Only where that comes to the very state the game is in are the rules those of
//! the log, and what was met on the way is kept. Deliberately absent: archived tables, which never change.

use std::collections::BTreeSet;

use pergola_chat::Tables;
use pergola_engine::{Catalogue, Unreadable};
use pergola_table::{Effect, Entry, Guests, Replay, Table, TableId};
use serde_json::Value;
use tracing::{info, warn};

use super::super::{House, surroundings::worked};

impl House {
    /// Makes the lost starts of turns of these tables again, one table after the other, as long as the house runs.
    pub(crate) fn rebuild_turns(&self, tables: Vec<TableId>) {
        if tables.is_empty() {
            return;
        }
        let house = self.clone();
        self.inner.senders.spawn(async move {
            for table in tables {
                tokio::select! {
                    biased;
                    () = house.inner.stopping.cancelled() => return,
                    () = house.rebuild_turns_of(table) => {}
                }
            }
        });
    }

    async fn rebuild_turns_of(&self, id: TableId) {
        let Some(table) = self.inner.directory.table(id) else { return };
        let (entries, kept) = match self.inner.store.past(id).await {
            Ok((entries, kept)) => (entries, kept),
            Err(why) => return warn!(table = %id, %why, "its lost starts of turns are not made again"),
        };
        let mut readable = BTreeSet::new();
        for after in kept {
            if matches!(self.inner.store.turn(id, after).await, Ok(Some(_))) {
                readable.insert(after);
            }
        }
        let people = self.inner.directory.known(entries.iter().flat_map(Entry::people));
        let games = self.inner.games.clone();
        let play = move || lost_turns(&games, &table, &entries, &people, &readable);
        let starts = match worked(&self.inner.surroundings, play).await {
            Some(Ok(starts)) => starts,
            Some(Err(why)) => return warn!(table = %id, %why, "its lost starts of turns are not made again"),
            None => return warn!(table = %id, "its lost starts of turns are not made again"),
        };
        let count = starts.len();
        match self.inner.store.keep_turns(id, starts).await {
            Ok(()) => info!(table = %id, count, "its lost starts of turns were made again from its log"),
            Err(why) => warn!(table = %id, %why, "its lost starts of turns are not made again"),
        }
    }
}

/// The starts of turns that are in a table's log and not kept.
fn lost_turns(
    games: &Catalogue,
    table: &Table,
    entries: &[Entry],
    people: &Guests,
    kept: &BTreeSet<u64>,
) -> Result<Vec<(u64, Value)>, Unreadable> {
    let until = table.revision() as usize;
    let entries = entries.get(..until).ok_or_else(|| Unreadable::new("the log", "it is shorter than the game"))?;
    let mut replay = Replay::open(games, table.id(), table.place().clone(), entries, people)?;
    let mut starts = Vec::new();
    while let Some(step) = replay.step().map_err(|why| Unreadable::new("the log", why))? {
        if step == Effect::TurnBegan {
            starts.push((replay.table().revision(), replay.table().turn_checkpoint()));
        }
    }
    if !replay.table().stands_as(table) {
        return Err(Unreadable::new("the log", "it does not come to the game as it stands: the rules have changed since"));
    }
    // What was kept may lie behind a few entries that came with the turn.
    let ends: Vec<u64> = starts.iter().skip(1).map(|(after, _)| *after).chain([u64::MAX]).collect();
    let is_lost = |(after, end): (u64, u64)| kept.range(after..end).next().is_none();
    Ok(starts.into_iter().zip(ends).filter(|((after, _), end)| is_lost((*after, *end))).map(|(start, _)| start).collect())
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use pergola_chat::Act;
    use pergola_engine::Viewer;
    use pergola_table::{Command, Who};

    use super::*;
    use crate::rehearsal::{Memory, act, lobby};

    /// Two people play a while.
    async fn played(house: &House) -> TableId {
        let id = lobby(house).await;
        for (name, wish) in [("Ben", "join"), ("Ann", "start")] {
            act(house, name, Act::Press { id: format!("1.{id}.{wish}") }).await;
        }
        for _ in 0..60 {
            let table = house.inner.directory.table(id).expect("it is at hand");
            let Some(seat) = table.waits_for().iter().next() else { break };
            let person = table.seats()[seat.index()].person.clone().expect("people sit there");
            let state = table.state_for(Viewer::Seat(seat)).expect("it is played");
            let action = state.legal_actions(seat).into_iter().next().expect("there is one");
            let acts = Command::Act { seat, action, decision: None };
            house.command(id, &Who::Person { person, moderator: false }, &acts, None).await.expect("it is legal");
        }
        id
    }

    fn starts(memory: &Memory) -> Vec<(Vec<u8>, Vec<u8>)> {
        let is_start = |key: &Vec<u8>| String::from_utf8_lossy(key).contains("/turn/");
        memory.rows().iter().filter(|(key, _)| is_start(key)).map(|(key, row)| (key.clone(), row.clone())).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn lost_starts_of_turns_are_made_again_from_the_log() {
        let memory = Memory::default();
        let house = memory.house(&Arc::default());
        let id = played(&house).await;
        let kept = house.inner.store.past(id).await.expect("it reads").1;
        let mut before = Vec::new();
        for after in &kept {
            before.push(house.board(&house.inner.directory.table(id).expect("at hand"), *after).await.expect("it is kept"));
        }
        house.drain().await;
        assert!(kept.len() > 4, "{kept:?}");
        // Two of them are lost; those that follow are packed against them.
        for (key, _) in starts(&memory).into_iter().skip(1).take(2) {
            memory.rows().remove(&key);
        }
        let house = memory.house(&Arc::default());
        tokio::time::sleep(Duration::from_secs(60)).await;
        let table = house.inner.directory.table(id).expect("it is played on");
        let again = house.inner.store.past(id).await.expect("it reads").1;
        assert_eq!(again.len(), kept.len(), "{again:?} of {kept:?}");
        for (after, before) in again.iter().zip(before) {
            let board = house.board(&table, *after).await.expect("it is there again");
            let state = |table: &Table| table.checkpoint()["play"]["settled"].clone();
            assert_eq!((board.turns(), state(&board)), (before.turns(), state(&before)));
        }
        house.drain().await;
        let left = starts(&memory).len();
        let house = memory.house(&Arc::default());
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert_eq!(starts(&memory).len(), left, "nothing is lost any more");
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_log_that_comes_to_another_game_makes_no_starts() {
        let house = Memory::default().house(&Arc::default());
        let id = played(&house).await;
        let table = house.inner.directory.table(id).expect("it is at hand");
        let (mut entries, _) = house.inner.store.past(id).await.expect("it reads");
        let people = house.inner.directory.known(entries.iter().flat_map(Entry::people));
        let games = house.inner.games.clone();
        let lost = |entries: &[Entry]| lost_turns(&games, &table, entries, &people, &BTreeSet::new());
        assert!(lost(&entries).is_ok_and(|starts| starts.len() > 4));
        entries.pop();
        assert!(lost(&entries).is_err());
        house.drain().await;
    }

    /// As tables were stored before they told which money everybody saw a seat take.
    #[tokio::test(start_paused = true)]
    async fn a_game_that_does_not_tell_what_was_seen_comes_from_its_log() {
        let house = Memory::default().house(&Arc::default());
        let id = played(&house).await;
        let (entries, _) = house.inner.store.past(id).await.expect("it reads");
        let people = house.inner.directory.known(entries.iter().flat_map(Entry::people));
        let games = house.inner.games.clone();
        let mut stored = house.inner.directory.table(id).expect("it is at hand").checkpoint();
        let players = stored["play"]["settled"]["players"].as_array_mut().expect("they play Alhambra");
        let told = players.iter_mut().filter_map(|player| player.as_object_mut()?.remove("seen"));
        assert!(told.count() > 0);
        let table = Table::load(&games, stored, &people).expect("it reads");
        let lost = lost_turns(&games, &table, &entries, &people, &BTreeSet::new());
        assert!(lost.is_ok_and(|starts| starts.len() > 4));
        house.drain().await;
    }
}
