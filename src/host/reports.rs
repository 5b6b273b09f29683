//! Reports: what people say is wrong is kept for whoever runs the program, and stands in its log.
//!
//! One person can say so many things a day, so that nobody fills the disk or hides what others say. Deliberately absent: what
//! becomes of a report, which is for a person to decide.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use pergola_chat as chat;
use pergola_chat::{Reply, Request, report::ReportWish};
use pergola_store::Report;
use pergola_table::{Millis, PersonId};
use tracing::{error, info};

use super::{House, writing::NotWritten};

/// Reports of one person that are kept in a day.
const REPORTS_OF_PERSON: u32 = 20;
const DAY: Millis = 24 * 3600 * 1000;

/// Who has reported how often on the present day.
#[derive(Default)]
pub(super) struct Reporters(Mutex<(Millis, HashMap<PersonId, u32>)>);

impl Reporters {
    /// Whether one more report of this person is kept today, which is counted.
    fn lets(&self, person: &PersonId, now: Millis) -> bool {
        let mut today = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if today.0 != now / DAY {
            *today = (now / DAY, HashMap::new());
        }
        let count = today.1.entry(person.clone()).or_default();
        *count += 1;
        *count <= REPORTS_OF_PERSON
    }
}

impl House {
    /// Keeps what somebody says is wrong at a table.
    pub(super) async fn report(&self, request: &Request, wish: &ReportWish) -> Reply {
        let Some(table) = self.at_hand(wish.table).await else { return chat::answers::not_saved(request) };
        let now = self.inner.surroundings.now();
        if !self.inner.reporters.lets(&request.person.id, now) {
            return chat::report::reported_enough(request, REPORTS_OF_PERSON);
        }
        let met = self.inner.directory.meet([&request.person]);
        let Some((by, _)) = met.iter().next() else { return chat::answers::not_saved(request) };
        let ReportWish { revision, ref said, .. } = *wish;
        let program = env!("CARGO_PKG_VERSION").to_owned();
        let server = Some(table.place().server.clone());
        let report = Report { at: now, table: wish.table, server, revision, by, said: said.clone(), program };
        let store = &self.inner.store;
        // Whoever is named in a report is known, also after a start.
        let kept = match store.note_people(met).await {
            Ok(()) => store.note_report(report).await,
            Err(why) => Err(why),
        };
        if let Err(why) = kept {
            error!(table = %wish.table, %why, "a report was not saved, as far as is known");
            return NotWritten::of(&why).answer(request);
        }
        info!(table = %wish.table, revision, "somebody reports that something is wrong: see `pergola reports`");
        chat::report::reported(&table, request, wish)
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeMap, sync::Arc};

    use pergola_store::REPORTS;
    use pergola_table::{PersonRef, TableId};

    use super::*;
    use crate::rehearsal::{Memory, Stage};

    #[tokio::test(start_paused = true)]
    async fn whoever_floods_one_server_pushes_out_nothing_of_another() {
        let house = Memory::default().house(&Arc::<Stage>::default());
        let report = |server: Option<&str>, at| Report {
            at,
            table: TableId(1),
            server: server.map(str::to_owned),
            revision: 1,
            by: PersonRef(at),
            said: String::new(),
            program: String::new(),
        };
        let quiet = [None, Some("town"), None, Some("village")];
        let flood = (10..REPORTS + 20).map(|at| report(Some("flooded"), at));
        for report in quiet.into_iter().zip(0..).map(|(server, at)| report(server, at)).chain(flood) {
            house.inner.store.note_report(report).await.expect("memory writes");
        }
        let kept = house.inner.store.reports().await.expect("memory reads");
        let mut servers: BTreeMap<Option<String>, u64> = BTreeMap::new();
        kept.iter().for_each(|it| *servers.entry(it.server.clone()).or_default() += 1);
        let of = |server: Option<&str>| servers.get(&server.map(str::to_owned)).copied().unwrap_or(0);
        assert_eq!((of(None), of(Some("town")), of(Some("village"))), (2, 1, 1));
        assert_eq!((of(Some("flooded")), kept.len() as u64), (REPORTS - 4, REPORTS));
        assert_eq!(kept.last().map(|it| it.at), Some(REPORTS + 19), "the latest are kept");
        house.drain().await;
    }

    #[test]
    fn so_many_a_day_are_kept_of_each_person() {
        let (reporters, ann, ben) = (Reporters::default(), PersonId("ann".to_owned()), PersonId("ben".to_owned()));
        assert!((0..REPORTS_OF_PERSON).all(|_| reporters.lets(&ann, 5)));
        assert!(!reporters.lets(&ann, DAY - 1) && reporters.lets(&ben, DAY - 1));
        assert!(reporters.lets(&ann, DAY));
    }
}
