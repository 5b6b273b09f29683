//! People who have left a server: the bot hears of nobody's coming and going, so whoever a card calls is looked up when it has
//! been posted, once in a while. Deliberately absent: what becomes of their seat, which the table and its people decide.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use pergola_host::{House, Post};
use pergola_table::NoticeKind;
use serenity::model::id::{GuildId, UserId};
use tokio::time::Instant;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

use super::{ids, rest::Rest, trouble::code};

/// How often somebody is looked up at most.
const LOOKED_UP_EVERY: Duration = Duration::from_secs(12 * 60 * 60);
/// So many people are remembered before those are let go who may be looked up again.
const REMEMBERED: usize = 20_000;

/// When each person of a server was looked up last.
#[derive(Default)]
pub(super) struct LookedUp(Mutex<HashMap<(GuildId, UserId), Instant>>);

impl LookedUp {
    /// Whether somebody is to be looked up now, which is noted.
    fn begin(&self, member: (GuildId, UserId)) -> bool {
        let (mut known, now) = (self.0.lock().unwrap_or_else(PoisonError::into_inner), Instant::now());
        let is_fresh = |at: &Instant| now.duration_since(*at) < LOOKED_UP_EVERY;
        if known.get(&member).is_some_and(is_fresh) {
            return false;
        }
        if known.len() >= REMEMBERED {
            known.retain(|_, at| is_fresh(at));
        }
        known.insert(member, now);
        true
    }

    /// Nothing was found out: they are looked up again with their next card.
    fn forget(&self, member: (GuildId, UserId)) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&member);
    }
}

/// Looks up whoever a card calls.
pub(super) struct Departed {
    pub(super) rest: Rest,
    pub(super) house: House,
    /// Look-ups under way.
    pub(super) running: TaskTracker,
    pub(super) looked_up: Arc<LookedUp>,
}

impl Departed {
    /// Looks up those whom a card has called. Nobody waits for it.
    pub(super) fn look_up_called(&self, post: &Post) {
        let calls = matches!(
            post.notice.kind,
            NoticeKind::Turn { .. }
                | NoticeKind::Overdue { .. }
                | NoticeKind::Reminder { .. }
                | NoticeKind::Resumed
                | NoticeKind::DeputyCalled { .. }
        );
        let Some(server) = ids::number(&post.place.server).filter(|_| calls).map(GuildId::new) else { return };
        for called in &post.called {
            let Some(user) = ids::person(called).map(UserId::new) else { continue };
            let member = (server, user);
            if !self.looked_up.begin(member) {
                continue;
            }
            let (rest, house, looked_up) = (self.rest.clone(), self.house.clone(), self.looked_up.clone());
            let (table, person) = (post.notice.table, called.clone());
            self.running.spawn(async move {
                match rest.member(server, user).await {
                    Ok(()) => {}
                    Err(why) if why.is(code::UNKNOWN_MEMBER) || why.is(code::UNKNOWN_USER) => {
                        info!(%table, "somebody the game waits for has left the server");
                        house.departed(table, &person).await;
                        looked_up.forget(member);
                    }
                    Err(why) => {
                        warn!(%table, %why, "whether somebody is still in the server is not known");
                        looked_up.forget(member);
                    }
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn somebody_is_looked_up_once_in_a_while_and_again_where_nothing_was_found_out() {
        let (known, member) = (LookedUp::default(), (GuildId::new(1), UserId::new(2)));
        assert!(known.begin(member) && !known.begin(member));
        assert!(known.begin((GuildId::new(3), UserId::new(2))), "in another server");
        known.forget(member);
        assert!(known.begin(member));
        tokio::time::advance(LOOKED_UP_EVERY).await;
        assert!(known.begin(member));
        (10..REMEMBERED as u64 + 10).for_each(|user| assert!(known.begin((GuildId::new(1), UserId::new(user)))));
        tokio::time::advance(LOOKED_UP_EVERY).await;
        known.begin(member);
        assert_eq!(known.0.lock().expect("nobody fell over").len(), 1);
    }
}
