//! Word that the gateway has taken the bot, for whoever waits for it.

use std::sync::Arc;

use tokio::sync::Notify;

/// Comes when the first shard is ready.
#[derive(Clone, Default)]
pub(super) struct Connected(Arc<Notify>);

impl Connected {
    /// Waits for that.
    pub(super) async fn wait(self) {
        self.0.notified().await;
    }

    /// A shard is ready.
    pub(super) fn come(&self) {
        self.0.notify_one();
    }
}
