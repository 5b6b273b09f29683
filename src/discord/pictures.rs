//! Pictures on their way: a message waits a moment for its own, then goes out without and gets it by an edit.

use std::{sync::Arc, time::Duration};

use tokio::{task::JoinHandle, time};

use super::rest::File;
use crate::{chat::Card, host::House};

/// The name of a picture's file.
pub(super) const FILE_NAME: &str = "board.png";
/// How long an answer waits for its picture before it goes out without; somebody looks at the screen.
pub(super) const ANSWER_WAITS: Duration = Duration::from_millis(250);
/// How long a card in the channel waits for its picture before it goes out without.
pub(super) const CARD_WAITS: Duration = Duration::from_secs(2);
/// How long a picture is waited for at all.
const LONGEST: Duration = Duration::from_secs(30);

/// A picture being drawn; nothing where there is none to draw, or it is done.
pub(super) struct Drawing(Option<JoinHandle<Option<Arc<[u8]>>>>);

impl Drawing {
    /// Begins to draw the card's picture.
    pub(super) fn of(card: &Card, house: &House) -> Drawing {
        Drawing(card.picture.as_ref().map(|picture| {
            let (house, scene) = (house.clone(), picture.scene.clone());
            tokio::spawn(async move { house.draw(&scene).await })
        }))
    }

    /// Whether the painter is still at it.
    pub(super) fn is_under_way(&self) -> bool {
        self.0.is_some()
    }

    /// The picture, once, if it is drawn by then and the painter did not fall over.
    pub(super) async fn within(&mut self, patience: Duration) -> Option<File> {
        let drawn = time::timeout(patience, self.0.as_mut()?).await.ok()?;
        self.0 = None;
        Some(File { name: FILE_NAME, bytes: drawn.ok()?? })
    }

    /// The picture, once, however long it takes within reason.
    pub(super) async fn at_last(&mut self) -> Option<File> {
        self.within(LONGEST).await
    }
}
