//! What finished games amount to: added up from the tables that have ended whenever somebody asks, where nobody else waits
//! for it.
//!
//! Tables that an earlier program archived are found by less than that takes. After a start they are looked at one after the
//! other, once for all times.

use std::{collections::BTreeSet, time::Duration};

use pergola_chat as chat;
use pergola_chat::{
    Reply, Request,
    results::{Finished, ResultsAsked},
};
use pergola_store::StoreError;
use pergola_table::{Ended, Guests, Table, TableId};
use tracing::{info, warn};

use super::{House, surroundings::worked};

/// How long between two looks at archived tables, so that whoever plays has the store for themselves.
const BETWEEN: Duration = Duration::from_millis(20);

impl House {
    /// Tells what the finished games of the server amount to that somebody asks in.
    pub(super) async fn results(&self, request: &Request, asked: ResultsAsked) -> Reply {
        let Ok(finished) = self.finished_in(&request.place.server).await else { return chat::answers::not_shown(request) };
        let (games, own) = (self.inner.games.clone(), request.clone());
        let told = worked(&self.inner.surroundings, move || chat::results::results(&games, &own, &asked, &finished)).await;
        told.unwrap_or_else(|| chat::answers::not_shown(request))
    }

    /// The tables of a server whose games are over, wherever they are kept.
    async fn finished_in(&self, server: &str) -> Result<Finished, StoreError> {
        // In this order, so that one that is archived in between is among them.
        let at_hand = self.inner.directory.over_in(server);
        let archived = self.inner.store.ended_in(server.to_owned()).await;
        let mut tables = archived.inspect_err(|why| warn!(%why, "what games have come to cannot be looked up"))?;
        let known: BTreeSet<TableId> = tables.iter().map(|(table, _)| *table).collect();
        tables.extend(at_hand.into_iter().filter(|(table, _)| !known.contains(table)));
        Ok(self.inner.directory.finished(tables))
    }

    /// Notes what the games have come to that an earlier program archived, until all are known or the house stops.
    pub(super) fn learn_standings(&self) {
        let house = self.clone();
        self.inner.senders.spawn(async move {
            let unknown = tokio::select! {
                biased;
                () = house.inner.stopping.cancelled() => return,
                found = house.inner.store.without_standings() => found,
            };
            let unknown = unknown.inspect_err(|why| warn!(%why, "it is not known what games have come to")).unwrap_or_default();
            if unknown.is_empty() {
                return;
            }
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
        self.inner.store.note_ended(id, ended).await
    }
}
