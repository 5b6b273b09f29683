//! Word that the gateway has taken the bot, for whoever waits for it.

use std::sync::Arc;

use serenity::{
    client::{Context, RawEventHandler},
    model::event::Event,
};
use tokio::sync::Notify;

/// Comes when the first shard is ready. Listens beside the gate.
#[derive(Clone, Default)]
pub(super) struct Connected(Arc<Notify>);

impl Connected {
    /// Waits for that.
    pub(super) async fn wait(self) {
        self.0.notified().await;
    }
}

#[serenity::async_trait]
impl RawEventHandler for Connected {
    async fn raw_event(&self, _: Context, event: Event) {
        if matches!(event, Event::Ready(_)) {
            self.0.notify_one();
        }
    }
}
