//! What finished games amount to: added up from the tables that have ended whenever somebody asks, where nobody else waits
//! for it.
//!
//! Tables that an earlier program archived are found by less than that takes. After a start they are looked at one after the
//! other, once for all times.

use std::time::Duration;

use pergola_chat as chat;
use pergola_chat::{Reply, Request, results::ResultsAsked};
use pergola_store::StoreError;
use pergola_table::{Ended, Guests, Table, TableId};
use tracing::{info, warn};

use super::{House, surroundings::worked};

/// How long between two looks at archived tables, so that whoever plays has the store for themselves.
const BETWEEN: Duration = Duration::from_millis(20);

impl House {
    /// Tells what the finished games of the server amount to that somebody asks in.
    pub(super) async fn results(&self, request: &Request, asked: ResultsAsked) -> Reply {
        let finished = self.inner.directory.finished_in(&request.place.server);
        let (games, own) = (self.inner.games.clone(), request.clone());
        let told = worked(&self.inner.surroundings, move || chat::results::results(&games, &own, &asked, &finished)).await;
        told.unwrap_or_else(|| chat::answers::not_shown(request))
    }

    /// Notes what the games have come to that an earlier program archived, until all are known or the house stops.
    pub(super) fn learn_standings(&self) {
        let unknown = self.inner.directory.without_standings();
        if unknown.is_empty() {
            return;
        }
        let house = self.clone();
        self.inner.senders.spawn(async move {
            info!(tables = unknown.len(), "archived tables are looked at for what their games have come to");
            for (id, ended) in unknown {
                tokio::select! {
                    biased;
                    () = house.inner.stopping.cancelled() => return,
                    () = tokio::time::sleep(BETWEEN) => {}
                }
                if let Err(why) = house.learn_standing(id, &ended).await {
                    warn!(table = %id, %why, "what an archived game has come to is not known; the next start looks again");
                }
            }
        });
    }

    async fn learn_standing(&self, id: TableId, ended: &Ended) -> Result<(), StoreError> {
        let checkpoint = self.inner.store.checkpoint(id).await?;
        let games = self.inner.games.clone();
        let load = move || Table::load(&games, checkpoint, &Guests::default());
        let loaded = worked(&self.inner.surroundings, load).await;
        // One that cannot be read now, since its edition is missing, may be after another start.
        let Some(standings) = loaded.and_then(Result::ok).and_then(|table| table.ended()?.standings) else { return Ok(()) };
        let ended = Ended { standings: Some(standings), ..ended.clone() };
        self.inner.store.note_ended(id, ended.clone()).await?;
        self.inner.directory.note_standings(id, ended);
        Ok(())
    }
}
