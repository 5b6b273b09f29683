//! What each message shows: a picture that is drawn too late is not put upon something newer.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use serenity::model::id::MessageId;
use tokio::sync::watch;

/// So many messages are remembered before those are let go that nobody brings anything to.
const REMEMBERED: usize = 1_000;

/// The messages that are being changed, each with how often.
#[derive(Clone, Default)]
pub(super) struct Newest(Arc<Mutex<BTreeMap<MessageId, watch::Sender<u64>>>>);

/// One change of a message.
pub(super) struct Change {
    number: u64,
    changes: watch::Receiver<u64>,
}

impl Newest {
    /// A message is changed now: whoever still brings something to it gives up.
    pub(super) fn change(&self, message: MessageId) -> Change {
        let mut messages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if messages.len() >= REMEMBERED {
            messages.retain(|_, it| it.receiver_count() > 0);
        }
        let changes = messages.entry(message).or_insert_with(|| watch::Sender::new(0));
        changes.send_modify(|it| *it += 1);
        Change { number: *changes.borrow(), changes: changes.subscribe() }
    }
}

impl Change {
    /// Returns when something newer is shown.
    pub(super) async fn outdated(&mut self) {
        let number = self.number;
        if self.changes.wait_for(|it| *it > number).await.is_err() {
            // Nobody can change it any more.
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_change_is_outdated_by_the_next_of_its_message_and_by_no_other() {
        let (newest, message) = (Newest::default(), MessageId::new(1));
        let mut first = newest.change(message);
        newest.change(MessageId::new(2));
        assert!(timeout(Duration::from_secs(1), first.outdated()).await.is_err());
        let mut second = newest.change(message);
        first.outdated().await;
        assert!(timeout(Duration::from_secs(1), second.outdated()).await.is_err());
    }

    #[test]
    fn messages_nobody_brings_anything_to_are_forgotten() {
        let newest = Newest::default();
        let held = newest.change(MessageId::new(1));
        (2..=2 * REMEMBERED as u64).for_each(|message| drop(newest.change(MessageId::new(message))));
        let messages = newest.0.lock().unwrap();
        assert!(messages.len() <= REMEMBERED && messages.contains_key(&MessageId::new(1)));
        drop(held);
    }
}
