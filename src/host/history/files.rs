//! Files of tables that have ended, made where nobody else waits for them.

use std::{io::Write, sync::Arc};

use flate2::{Compression, write::GzEncoder};
use pergola_chat as chat;
use pergola_chat::{
    Attachment, Reply, Request,
    history::{Branch, FileAsked},
    limits,
};
use pergola_table::{Entry, Table, TableId};
use tracing::warn;

use super::super::{House, pictures::Shot, surroundings::worked};

impl House {
    /// Gives somebody a file of a table.
    pub(super) async fn file(&self, table: &Arc<Table>, request: &Request, asked: FileAsked) -> Reply {
        let file = match asked {
            FileAsked::Record => self.record(table.id()).await,
            FileAsked::Film => self.film(table, request).await,
        };
        match file {
            Some(file) if file.bytes.len() <= limits::FILE => chat::history::with_file(table, request, asked, file),
            Some(_) => chat::history::too_large(table, request),
            None => chat::history::not_made(table, request),
        }
    }

    /// The film of a game that is over; nothing when it cannot be made.
    async fn film(&self, table: &Arc<Table>, request: &Request) -> Option<Attachment> {
        let unreadable = |why| warn!(table = %table.id(), %why, "a film cannot be made");
        let turns = self.inner.store.turns(table.id()).await.map_err(unreadable).ok()?;
        let (entries, starts) = self.inner.store.past(table.id()).await.map_err(unreadable).ok()?;
        let starts = chat::history::turn_starts(&entries, &starts);
        let kept = turns.into_iter().zip(&starts).filter(|(_, start)| start.branch == Branch::Kept);
        let shots = kept.map(|(checkpoint, _)| Shot::turn(checkpoint, &self.inner.games, table)).collect();
        let bytes = self.developed(table.id(), shots, Shot::of(table)).await.ok()?;
        let name = format!("pergola-{}.gif", table.id());
        Some(Attachment { name, alt: chat::history::film_alt(table, request), bytes })
    }

    /// A table's log as lines of JSON; nothing when it cannot be read.
    async fn record(&self, table: TableId) -> Option<Attachment> {
        let entries = self.inner.store.entries(table).await;
        let entries = entries.map_err(|why| warn!(%table, %why, "the record of a table cannot be read")).ok()?;
        worked(&self.inner.surroundings, move || packed(table, &entries)).await
    }
}

/// The record as a file.
fn packed(table: TableId, entries: &[Entry]) -> Attachment {
    let mut bytes = Vec::new();
    for entry in entries {
        serde_json::to_writer(&mut bytes, &entry.for_others()).expect("what is stored has no keys but texts, and cannot fail");
        bytes.push(b'\n');
    }
    attachment(format!("pergola-{table}.jsonl"), bytes)
}

/// A file of this name, compressed where it would be too large.
pub(crate) fn attachment(name: String, bytes: Vec<u8>) -> Attachment {
    let alt = String::new();
    if bytes.len() <= limits::FILE {
        return Attachment { name, alt, bytes: Arc::from(bytes) };
    }
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    let packed = packer.write_all(&bytes).and_then(|()| packer.finish()).expect("memory takes what is written");
    Attachment { name: format!("{name}.gz"), alt, bytes: Arc::from(packed) }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use pergola_table::What;

    use super::*;

    fn entries(count: u64, length: usize) -> Vec<Entry> {
        let what = || What::Moved { channel: "x".repeat(length) };
        (0..count).map(|seq| Entry { seq, at: seq, by: None, unattended: false, what: what() }).collect()
    }

    #[test]
    fn a_record_is_compressed_only_where_it_has_to_be() {
        let entries_of_few = entries(3, 10);
        let few = packed(TableId(7), &entries_of_few);
        assert_eq!(few.name, "pergola-7.jsonl");
        let read: Vec<Entry> = few.bytes.split(|it| *it == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
        assert_eq!(read, entries_of_few);
        let many = packed(TableId(7), &entries(200, limits::FILE / 199));
        assert!(many.name.ends_with(".jsonl.gz") && many.bytes.len() < limits::FILE / 100);
        let mut text = String::new();
        flate2::read::GzDecoder::new(&*many.bytes).read_to_string(&mut text).unwrap();
        assert_eq!(text.lines().count(), 200);
    }
}
