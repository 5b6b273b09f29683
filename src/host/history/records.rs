//! Records that people give: played again, and kept at hand for a while for whoever gave them, to be looked back at.
//!
//! Anybody may have written such a file. Nothing of it comes into the store or the directory, so that nothing can be decided
//! at its table and nobody else finds it; and what it makes the rules do is done among other work, where a panic ends nothing
//! else. The same file of the same person has the same number again, so that its buttons outlive a restart. Deliberately
//! absent: what is said of a record.

use std::{
    collections::VecDeque,
    io::Read,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use flate2::read::GzDecoder;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tracing::info;

use super::super::{House, pictures::Shot, surroundings::worked};
use crate::{
    chat::{self, Attachment, Branch, FileAsked, NotImported, Past, Recall, Reply, Request},
    engine::Catalogue,
    table::{Guests, PersonId, PlaceId, RecordFlaw, Table, TableId, read_record},
    text::LANGUAGES,
};

/// Bytes of a record's text.
const MOST_TEXT: u64 = 16 << 20;
/// Bytes of the texts of all records at hand.
const AT_HAND: usize = 32 << 20;
/// How many are read at once.
const READ_AT_ONCE: usize = 2;

/// The records at hand, those that were looked at last at the end.
pub(in crate::host) struct Records {
    at_hand: Mutex<VecDeque<Arc<OpenedRecord>>>,
    places: Semaphore,
}

impl Default for Records {
    fn default() -> Records {
        Records { at_hand: Mutex::default(), places: Semaphore::new(READ_AT_ONCE) }
    }
}

/// A record that was played again.
struct OpenedRecord {
    /// Who gave it.
    person: PersonId,
    /// The bytes of its text.
    bytes: usize,
    /// How the game stood at its end.
    table: Arc<Table>,
    past: Past,
}

impl Records {
    /// Keeps a record at hand. Those that were not looked at for longest make room.
    fn keep(&self, record: Arc<OpenedRecord>) {
        let mut at_hand = self.at_hand();
        at_hand.retain(|it| it.table.id() != record.table.id());
        at_hand.push_back(record);
        while at_hand.len() > 1 && at_hand.iter().map(|it| it.bytes).sum::<usize>() > AT_HAND {
            at_hand.pop_front();
        }
    }

    /// The record with this number, for whoever gave it.
    fn find(&self, table: TableId, person: &PersonId) -> Option<Arc<OpenedRecord>> {
        let mut at_hand = self.at_hand();
        let at = at_hand.iter().position(|it| it.table.id() == table && it.person == *person)?;
        let record = at_hand.remove(at)?;
        at_hand.push_back(record.clone());
        Some(record)
    }

    fn at_hand(&self) -> MutexGuard<'_, VecDeque<Arc<OpenedRecord>>> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenedRecord {
    /// Reads a file and plays it again. Blocks.
    fn read(games: &Catalogue, file: &[u8], person: PersonId, place: PlaceId) -> Result<OpenedRecord, NotImported> {
        let text = unpacked(file).ok_or(NotImported::Packed(MOST_TEXT))?;
        let text = str::from_utf8(&text).map_err(|_| NotImported::Flawed(RecordFlaw::Foreign))?;
        let entries = read_record(text).map_err(NotImported::Flawed)?;
        let unlike = Sha256::new().chain_update(&person.0).chain_update([0]).chain_update(text).finalize();
        let fingerprint = unlike[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
        let unplayable = |why: &dyn std::fmt::Display| {
            info!(%why, "a record that somebody gave does not play again");
            NotImported::Unplayable
        };
        let id = TableId::of_record(fingerprint);
        let mut starts = Vec::new();
        let began = &mut |table: &Table| starts.push(table.revision());
        let lobby = Table::replay(games, id, place.clone(), &entries[..1], &Guests::default());
        let lobby = lobby.map_err(|why| unplayable(&why))?;
        let language = lobby.opening().language.as_str();
        if !LANGUAGES.contains(&language) {
            info!(language, "a record that somebody gave is in no language of this program");
            return Err(NotImported::Unplayable);
        }
        let people = chat::players(&entries, language);
        let table = Table::replay_turns(games, id, place, &entries, &people, began).map_err(|why| unplayable(&why))?;
        let turns = chat::turn_starts(&entries, &starts);
        Ok(OpenedRecord { person, bytes: text.len(), table: Arc::new(table), past: Past { entries, turns, people } })
    }

    /// The table as it was after so many entries.
    fn board(&self, games: &Catalogue, after: u64) -> Option<Table> {
        let entries = self.past.entries.get(..after as usize)?;
        Table::replay(games, self.table.id(), self.table.place().clone(), entries, &self.past.people).ok()
    }

    /// The table as it was at the start of each turn that is part of the game.
    fn boards(&self, games: &Catalogue) -> Vec<Arc<Table>> {
        let kept = |after: u64| self.past.turns.iter().any(|it| it.after == after && it.branch == Branch::Kept);
        let mut boards = Vec::new();
        let began = &mut |table: &Table| boards.extend(kept(table.revision()).then(|| Arc::new(table.clone())));
        let Past { entries, people, .. } = &self.past;
        let played = Table::replay_turns(games, self.table.id(), self.table.place().clone(), entries, people, began);
        played.map_or_else(|_| Vec::new(), |_| boards)
    }
}

impl House {
    /// Opens the record that somebody gave, for them alone.
    pub(in crate::host) async fn import(&self, request: &Request) -> Reply {
        let Some(file) = chat::to_import(request).cloned() else { return chat::not_imported(&NotImported::NoFile) };
        let Ok(_place) = self.inner.records.places.try_acquire() else { return chat::not_imported(&NotImported::Busy) };
        let (games, person, place) = (self.inner.games.clone(), request.person.id.clone(), request.place.clone());
        let read = move || OpenedRecord::read(&games, &file.bytes, person, place);
        match worked(&self.inner.surroundings, read).await.unwrap_or(Err(NotImported::Unplayable)) {
            Err(why) => chat::not_imported(&why),
            Ok(record) => {
                let record = Arc::new(record);
                self.inner.records.keep(record.clone());
                let recall = chat::first_board(record.table.id());
                self.told_of(record, request, recall, chat::imported).await
            }
        }
    }

    /// Shows somebody what they ask of the game of a record they gave.
    pub(super) async fn recall_of_record(&self, request: &Request, recall: Recall) -> Reply {
        let Some(record) = self.inner.records.find(recall.table, &request.person.id) else { return chat::record_gone() };
        if let Some(FileAsked::Film) = chat::file_asked(&record.table, &recall) {
            return self.film_of_record(&record).await;
        }
        self.told_of(record, request, recall, chat::recalled).await
    }

    /// Tells somebody of a record's game what they ask, in these words.
    async fn told_of(
        &self,
        record: Arc<OpenedRecord>,
        request: &Request,
        recall: Recall,
        told: fn(&Table, &Request, &Recall, &Past, Option<&Table>) -> Reply,
    ) -> Reply {
        let (games, asked, table) = (self.inner.games.clone(), request.clone(), record.table.clone());
        let tell = move || {
            let OpenedRecord { table, past, .. } = &*record;
            let board = chat::board_asked(table, &recall, past).and_then(|after| record.board(&games, after));
            told(table, &asked, &recall, past, board.as_ref())
        };
        worked(&self.inner.surroundings, tell).await.unwrap_or_else(|| chat::not_recalled(&table))
    }

    async fn film_of_record(&self, record: &Arc<OpenedRecord>) -> Reply {
        let (games, played, table) = (self.inner.games.clone(), record.clone(), &record.table);
        let boards = worked(&self.inner.surroundings, move || played.boards(&games)).await.unwrap_or_default();
        let shots = boards.iter().map(Shot::of).collect();
        match self.developed(table.id(), shots, Shot::of(table)).await {
            Ok(bytes) => {
                let file = Attachment { name: "pergola-record.gif".to_owned(), alt: chat::film_alt(table), bytes };
                chat::with_file(table, FileAsked::Film, file)
            }
            Err(_) => chat::not_made(table),
        }
    }
}

/// What is in a file, which may be packed; nothing where it cannot be unpacked, or holds more than a record may.
fn unpacked(file: &[u8]) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let read = if file.starts_with(&[0x1f, 0x8b]) {
        GzDecoder::new(file).take(MOST_TEXT + 1).read_to_end(&mut text)
    } else {
        file.take(MOST_TEXT + 1).read_to_end(&mut text)
    };
    read.ok().filter(|_| text.len() as u64 <= MOST_TEXT)?;
    Some(text)
}
