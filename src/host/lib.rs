//! The house: the running program between the doors and the store.
//!
//! A request is understood by the conversation, decided by its table, written by the store in one batch, and only then
//! answered and shown. Each table has one queue: its decisions are made one after the other, none is dropped. The house
//! supplies what the pure parts lack: the time, fresh entropy, bots, posts, pictures, backups. Apart from the doors it is
//! the only module that waits for anything. Deliberately absent: rules, sentences, and any particular chat.

mod advice;
mod alarm;
mod archive;
pub mod backups;
mod clock;
pub mod control;
mod crowds;
mod cups;
mod decisions;
mod directory;
mod health;
mod history;
mod life;
pub mod limits;
mod neighbours;
mod opening;
mod outbox;
mod pace;
mod perseverance;
mod pictures;
mod privacy;
mod processor_time;
mod queues;
#[cfg(test)]
mod rehearsal;
mod reports;
mod rest;
mod results;
mod rules;
mod servers;
pub mod steward;
mod surroundings;
mod thinkers;
mod thinking;
mod writing;

use std::sync::{Arc, Mutex, atomic::AtomicU64};

use pergola_chat as chat;
use pergola_chat::{Card, Request, Suggestion, Tables};
use pergola_engine::Catalogue;
use pergola_store::{Log, Share, Tenure};
use pergola_table::{Millis, PersonId, Phase, PlaceId, Table, TableId};
use tokio::{sync::OnceCell, time::Instant};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use self::{
    advice::Advisers,
    alarm::Alarm,
    cups::Cups,
    directory::Directory,
    history::Records,
    neighbours::Neighbours,
    outbox::Outbox,
    pace::{Paces, Turn},
    pictures::PictureWorkers,
    queues::Queues,
    reports::Reporters,
    thinkers::Thinkers,
};
pub use clock::{Turning, machine_clock};
pub use health::{STORE_ANSWERS, Unwell};
pub use life::Config;
pub use neighbours::PassedOn;
pub use outbox::{Courier, Post, PostError, Posted, Posting, Whispered, Whispering};
pub use pace::Pace;
pub use pictures::{NotDrawn, PictureFor, Wanted};
pub use processor_time::within;
pub use surroundings::{Machine, Surroundings, Work};

/// The running house. Cloning it gives another handle on the same house.
#[derive(Clone)]
pub struct House {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<dyn Log>,
    /// What it plays of it.
    share: Share,
    /// That it owns that, as soon as it writes to it.
    tenure: OnceCell<Tenure>,
    /// The number of the next change it asks the store for.
    next_change: AtomicU64,
    directory: Directory,
    queues: Queues,
    paces: Paces,
    /// How fast they type.
    typing: Paces,
    /// The number of the next table: each is given once.
    next_table: Mutex<TableId>,
    /// When the history was taken up after a part of it was lost, if it ever was.
    taken_up: Option<Millis>,
    outbox: Outbox,
    thinkers: Thinkers,
    alarm: Alarm,
    cups: Cups,
    reporters: Reporters,
    advisers: Advisers,
    records: Records,
    neighbours: Neighbours,
    pictures: PictureWorkers,
    surroundings: Arc<dyn Surroundings>,
    games: Arc<Catalogue>,
    /// Requests under way: they are finished before the house stops.
    requests: TaskTracker,
    /// Posts and bots under way: they stop at their next step.
    senders: TaskTracker,
    stopping: CancellationToken,
}

/// Where backups get the time from: milliseconds since 1970 UTC.
pub type Clock = fn() -> Millis;

impl House {
    /// Suggestions for the option being typed; from memory, at once, but for archived tables, which are looked up. None for
    /// whoever types faster than people do.
    pub async fn suggest(&self, request: &Request, focused: &str) -> Vec<Suggestion> {
        let begun = Instant::now();
        let request = self.acquainted(Request { at: self.inner.surroundings.now(), ..request.clone() });
        if self.inner.typing.turn_of(&request, request.at) != Turn::Now {
            self.measures().refused_as_busy();
            return Vec::new();
        }
        let is_offered = chat::offers_archived(&request, focused);
        let archived = if is_offered { self.archived_for(&request).await } else { Vec::new() };
        let suggestions = chat::suggest(&self.inner.directory, &archived, &request, focused);
        self.measures().answered("typing", begun.elapsed());
        suggestions
    }

    /// The present cards of the tables of a place that have not ended, for a door whose messages are not kept: of the `most`
    /// that changed last, the latest at the end.
    pub fn cards_of(&self, place: &PlaceId, most: usize) -> Vec<Card> {
        let now = self.inner.surroundings.now();
        let tables = self.inner.directory.at(place).into_iter().filter_map(|id| self.inner.directory.table(id));
        let mut running: Vec<_> = tables.filter(|it| matches!(it.phase(), Phase::Lobby | Phase::Playing)).collect();
        running.sort_by_key(|table| (table.last(), table.id()));
        let tables = running.iter().rev().take(most).rev().filter_map(|table| chat::cards::present_card(table, now));
        tables.chain(self.cup_cards_of(place)).collect()
    }

    /// The cards of what people are asked at the running tables of a place besides their turns, as they are now.
    pub fn questions_of(&self, place: &PlaceId) -> Vec<Card> {
        let now = self.inner.surroundings.now();
        let tables = self.inner.directory.at(place).into_iter().filter_map(|id| self.inner.directory.table(id));
        tables.flat_map(|table| chat::cards::open_questions(&table, now)).collect()
    }

    /// Where a running table is, and whom it waits for now, to play or to answer something; nothing of any other table. For a
    /// door that shows who is
    /// waited for as long as they are, where others only mention them once.
    pub fn waited_for(&self, table: TableId) -> Option<(PlaceId, Vec<PersonId>)> {
        let table = self.inner.directory.table(table).filter(|table| table.phase() == Phase::Playing)?;
        let now = self.inner.surroundings.now();
        Some((table.place().clone(), chat::cards::awaited(&table, now)))
    }

    /// The table with this number as it is now, if it is at hand: it runs, has just ended, or somebody looks at it. It stays as
    /// it is while its game goes on. For whoever looks at a game as a whole, which no door does: doors show what one viewer
    /// may know.
    pub fn table(&self, table: TableId) -> Option<Arc<Table>> {
        self.inner.directory.table(table)
    }

    /// The store, for backups and exports.
    pub fn store(&self) -> &Arc<dyn Log> {
        &self.inner.store
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use pergola_chat::{Act, Card, Show, rows::Row};

    use super::rehearsal::{Door, Memory, act, garden, lobby};

    fn join(card: &Card) -> Act {
        let of = |row: &Row| if let Row::Buttons(buttons) = row { buttons.clone() } else { Vec::new() };
        let button = card.rows.iter().flat_map(of).find(|it| it.label == "Join").expect("a lobby can be joined");
        Act::Press { id: button.id }
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_not_written_is_neither_seen_nor_posted() {
        let memory = Memory::default();
        let house = memory.house(&std::sync::Arc::default());
        lobby(&house).await;
        let door = Door::new(Duration::ZERO, []);
        house.attach(door.clone());
        tokio::time::sleep(Duration::from_secs(1)).await;
        let shown = || house.cards_of(&garden(), 9).into_iter().map(|card| card.text).collect::<Vec<_>>();
        let (lobby, before, posted) = (house.cards_of(&garden(), 9).remove(0), shown(), door.tried());
        memory.is_full(true);
        let refused = act(&house, "Ben", join(&lobby)).await;
        assert!(refused.show == Show::Private && refused.card.text.contains("could not be saved"), "{refused:?}");
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(shown(), before, "nobody sees him at the table");
        assert_eq!(door.tried(), posted);
        memory.is_full(false);
        let joined = act(&house, "Ben", join(&lobby)).await;
        assert_eq!(joined.show, Show::UpdateCard);
        assert_ne!(shown(), before);
        house.drain().await;
    }
}
