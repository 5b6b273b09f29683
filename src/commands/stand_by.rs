//! Opening the house: at once, or as soon as the database is there and nobody else plays on it.
//!
//! A process that waits for a database is ready in the eyes of whoever keeps it running: it plays on within seconds when the one
//! that plays there ends or dies. In a folder nobody stands by; whoever keeps the program running starts it again there.

use std::{pin::Pin, time::Duration};

use pergola_host::{Config, House};
use pergola_store::StoreError;
use tokio::time::sleep;
use tracing::{error, info};

use super::{Complaint, service::Service};

/// How long until the database is tried again. Together with the time after which a server gives up a machine that has died
/// silently, this is less than half a minute.
const BETWEEN_TRIES: Duration = Duration::from_secs(2);

/// The house, once it opens; none if the program is told to stop before.
pub(super) async fn opened(
    config: Config,
    service: &Service,
    mut told: Pin<&mut impl Future<Output = ()>>,
) -> Result<Option<House>, Complaint> {
    let waits = config.store.is_database();
    let mut said = None;
    loop {
        let asked = config.clone();
        // Whoever waits for a connection keeps nobody from stopping the program.
        let open = tokio::task::spawn_blocking(move || House::open(&asked));
        let why = tokio::select! {
            opened = open => match opened.unwrap_or(Err(StoreError::Faulty)) {
                Ok(house) => return Ok(Some(house)),
                Err(why) => why,
            },
            () = told.as_mut() => return Ok(None),
        };
        if !(waits && is_waited_for(&why)) {
            return Err(Complaint::not_opened(&why));
        }
        if said.as_ref() != Some(&why) {
            match &why {
                StoreError::DatabaseInUse => info!(%why, "stands by, and plays on when that one ends"),
                _ => error!(%why, "waits for the database"),
            }
            service.ready();
            said = Some(why);
        }
        tokio::select! {
            () = service.live(sleep(BETWEEN_TRIES)) => {}
            () = told.as_mut() => return Ok(None),
        }
    }
}

/// Whether the database, or whoever plays there, is in the way. Who has the folder is another matter.
fn is_waited_for(why: &StoreError) -> bool {
    matches!(why, StoreError::DatabaseInUse | StoreError::OtherWards { .. } | StoreError::Database { may_pass: true, .. })
}
