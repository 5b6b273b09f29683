//! The cards of cups: posted one after the other, each until it went through.
//!
//! A cup says how many of its cards were posted. Where several are to be, only the newest is, which tells all. Deliberately
//! absent: what stands on them.

use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use pergola_chat as chat;
use pergola_cups::{Cup, CupId};
use pergola_store::RowId;
use pergola_table::{Guests, Millis, Notice, NoticeKind, PlaceId, TableId};
use tokio::sync::Notify;
use tracing::{info, warn};

use crate::{
    House, Post, PostError, Posted,
    perseverance::{FIRST_WAIT, Waits},
};

/// The waits between tries of what was refused.
const REFUSED_WAITS: Waits =
    Waits { first: Duration::from_secs(60), longest: Duration::from_secs(6 * 3_600), least: Duration::ZERO };

/// After so long a refused card of a cup that is over is given up.
const GIVEN_UP_AFTER: Millis = 30 * 24 * 3_600 * 1_000;

/// The numbers of cups' cards begin here: no row of the outbox comes so far.
const ROWS: u64 = 1 << 62;

/// What is being posted.
#[derive(Default)]
pub(super) struct Posting {
    busy: Mutex<BTreeSet<CupId>>,
    /// The cups of which something was posted since the house began: whether the next card may be there already is known.
    known: Mutex<BTreeSet<CupId>>,
    wake: Notify,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl House {
    /// Posts the newest card of a cup, as a task of its own, unless somebody is at it.
    pub(super) fn post_cup(&self, cup: CupId) {
        let posting = &self.inner.cups.posting;
        let has_door = self.inner.cups.get(cup).is_some_and(|it| self.inner.outbox.courier(&it.place).is_some());
        if !has_door {
            return;
        }
        if self.inner.stopping.is_cancelled() || !held(&posting.busy).insert(cup) {
            return;
        }
        let (house, poster) = (self.clone(), self.clone());
        self.inner.senders.spawn(async move {
            house.persevere("cup-cards", None, move || poster.clone().post_cards(cup)).await;
            held(&house.inner.cups.posting.busy).remove(&cup);
            // What came between the last look and the line above found somebody at it.
            if house.inner.cups.get(cup).is_some_and(|it| it.told < it.cards()) {
                house.inner.cups.look();
            }
        });
    }

    /// A door can carry what it could not before: whoever waits tries again.
    pub(crate) fn wake_cups(&self) {
        self.inner.cups.posting.wake.notify_waiters();
        self.inner.cups.look();
    }

    async fn post_cards(self, id: CupId) {
        let (mut wait, mut refused_wait) = (FIRST_WAIT, REFUSED_WAITS.first);
        let mut may_be_there = held(&self.inner.cups.posting.known).insert(id);
        loop {
            let Some(cup) = self.inner.cups.get(id).filter(|it| it.told < it.cards()) else { return };
            // Without its door it waits for that.
            let Some(courier) = self.inner.outbox.courier(&cup.place) else {
                held(&self.inner.cups.posting.known).remove(&id);
                return;
            };
            let cards = cup.cards();
            let waited = match courier.post(self.post_of(&cup, may_be_there)).await {
                Ok(posted) => {
                    (wait, refused_wait, may_be_there) = (FIRST_WAIT, REFUSED_WAITS.first, false);
                    if self.told_cup(id, cards, posted).await {
                        continue;
                    }
                    may_be_there = true;
                    self.wait_for_next(&mut wait, &Waits::POSTS, &self.inner.cups.posting.wake).await
                }
                Err(PostError::Later { why, after }) => {
                    info!(cup = id.0, why, "a cup's card is posted later");
                    may_be_there = true;
                    let waits = Waits { least: after.unwrap_or_default(), ..Waits::POSTS };
                    self.wait_for_next(&mut wait, &waits, &self.inner.cups.posting.wake).await
                }
                Err(PostError::Refused(why)) if self.gives_up_cup(&cup) => {
                    warn!(cup = id.0, why, "a cup's card that was refused for a month is given up");
                    self.told_cup(id, cards, Posted::There).await;
                    return;
                }
                Err(PostError::Refused(why)) => {
                    warn!(cup = id.0, why, "a cup's card is refused; it is tried again slowly");
                    self.wait_for_next(&mut refused_wait, &REFUSED_WAITS, &self.inner.cups.posting.wake).await
                }
            };
            if waited.is_stopping() {
                return;
            }
        }
    }

    /// Whether a refused card of a cup is not tried any more.
    fn gives_up_cup(&self, cup: &Cup) -> bool {
        !cup.is_open() && self.inner.surroundings.now().saturating_sub(cup.last) > GIVEN_UP_AFTER
    }

    fn post_of(&self, cup: &Cup, repeated: bool) -> Post {
        let about = TableId::of_cup(cup.id.0);
        let kind = if cup.rounds.is_empty() { NoticeKind::Lobby } else { NoticeKind::Board };
        let parent = cup.parent.as_ref().map(|channel| PlaceId { server: cup.place.server.clone(), channel: channel.clone() });
        Post {
            row: RowId(ROWS | cup.id.0 << 8 | u64::from(cup.cards())),
            repeated,
            refused: false,
            opened: cup.founded,
            place: cup.place.clone(),
            notice: Notice { table: about, revision: cup.revision, kind, told: None },
            card: self.see_cup(cup, chat::cups::card),
            called: Vec::new(),
            awaited: Vec::new(),
            thread: None,
            parent,
            concerned: self.entrant(cup.founder).map(|it| it.id).into_iter().collect(),
        }
    }

    /// So many of a cup's cards are posted, there; whether that is written.
    async fn told_cup(&self, id: CupId, cards: u8, posted: Posted) -> bool {
        let told = |cup: &mut Cup| {
            cup.told(cards);
            if let Posted::Elsewhere(place) = posted {
                cup.place = place;
                cup.parent = None;
            }
            Ok(())
        };
        self.change_cup(id, Guests::default(), told).await.is_ok()
    }
}
