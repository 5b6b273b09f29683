//! The past of tables: what is kept of it is fetched from the store, or played again from a record that somebody gives
//! ([`records`]), and told where nobody else waits for it.
//!
//! Deliberately absent: what anybody may see of it, which the conversation knows.

mod again;
mod files;
mod rebuilt;
mod records;

use std::sync::Arc;

use pergola_chat as chat;
use pergola_chat::{
    Reply, Request,
    history::{Branch, Past, Recall, TurnStart},
};
use pergola_store::StoreError;
use pergola_table::{Command, Entry, Table};
use tracing::warn;

use super::{House, surroundings::worked};
pub(super) use files::attachment;
pub(super) use records::Records;

impl House {
    /// Shows somebody what they ask of a table's past.
    pub(super) async fn recall(&self, request: &Request, recall: Recall) -> Reply {
        if recall.table.is_of_record() {
            return self.recall_of_record(request, recall).await;
        }
        let Some(table) = self.at_hand(recall.table).await else { return chat::answers::not_saved(request) };
        if let Some(asked) = chat::history::file_asked(&table, &recall) {
            return self.file(&table, request, asked).await;
        }
        let past = match self.past(&table).await {
            Ok(past) => past,
            Err(why) => {
                warn!(table = %table.id(), %why, "the past of a table cannot be read");
                return chat::history::not_recalled(&table, request);
            }
        };
        let board = match chat::history::board_asked(&table, &recall, &past) {
            Some(after) => self.board(&table, after).await,
            None => None,
        };
        if let Some(reply) = self.played_on(request, &recall, &table, board.as_ref()).await {
            return reply;
        }
        let (shown, asked) = (table.clone(), request.clone());
        let told = move || chat::history::recalled(&shown, &asked, &recall, &past, board.as_ref());
        worked(&self.inner.surroundings, told).await.unwrap_or_else(|| chat::history::not_recalled(&table, request))
    }

    /// A table with the game at hand as it was when this command may take it back there. Where that cannot be read, the table
    /// says so.
    pub(super) async fn recalling(&self, table: Arc<Table>, command: &Command) -> Arc<Table> {
        let Some(to) = table.goes_back_to(command).filter(|to| !table.recalls(*to)) else { return table };
        match self.earlier(&table, to).await {
            Some(earlier) => Arc::new(table.recalling(&earlier)),
            None => table,
        }
    }

    /// A table as it was after so many entries: as the last checkpoint before has it, and the entries since.
    async fn earlier(&self, table: &Table, revision: u64) -> Option<Table> {
        let past = self.inner.store.past(table.id()).await;
        let (entries, starts) =
            past.map_err(|why| warn!(table = %table.id(), %why, "the past of a table cannot be read")).ok()?;
        let start = starts.iter().rev().find(|after| **after <= revision)?;
        let board = self.board(table, *start).await?;
        let since: Vec<Entry> = entries.into_iter().filter(|entry| (*start..revision).contains(&entry.seq)).collect();
        let played = worked(&self.inner.surroundings, move || board.after_entries(&since)).await?;
        played.map_err(|why| warn!(table = %table.id(), revision, %why, "a turn cannot be played again")).ok()
    }

    /// What is kept of a table's past.
    pub(crate) async fn past(&self, table: &Table) -> Result<Past, StoreError> {
        let (entries, starts) = self.inner.store.past(table.id()).await?;
        let people = self.inner.directory.known(entries.iter().flat_map(Entry::people));
        let turns = self.numbered(table, &entries, &starts).await?;
        Ok(Past { entries, turns, people })
    }

    /// The turns of which the checkpoint is kept. Where some are gone, so that fewer are part of the game than it has had,
    /// each is asked for its number, and those that cannot be read are left out.
    async fn numbered(&self, table: &Table, entries: &[Entry], starts: &[u64]) -> Result<Vec<TurnStart>, StoreError> {
        let counted = chat::history::turn_starts(entries, starts);
        let kept = counted.iter().filter(|start| start.branch == Branch::Kept).count();
        if kept == table.turns() as usize {
            return Ok(counted);
        }
        let mut turns = Vec::new();
        for start in counted {
            let board = self.board(table, start.after).await;
            turns.extend(board.map(|board| TurnStart { turn: board.turns(), ..start }));
        }
        Ok(turns)
    }

    /// A table as it was after so many entries, when a turn began; nothing when that is not kept, or cannot be read any more.
    pub(crate) async fn board(&self, table: &Table, after: u64) -> Option<Table> {
        let checkpoint = match self.inner.store.turn(table.id(), after).await {
            Ok(checkpoint) => checkpoint?,
            Err(why) => {
                warn!(table = %table.id(), after, %why, "the start of a turn cannot be read");
                return None;
            }
        };
        let (games, people, id) = (self.inner.games.clone(), table.guests().clone(), table.id());
        let load = move || Table::load(&games, checkpoint, &people);
        let board = worked(&self.inner.surroundings, load).await?;
        board.map_err(|why| warn!(table = %id, after, %why, "the start of a turn cannot be read")).ok()
    }
}
