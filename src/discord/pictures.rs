//! Pictures on their way: a message waits a moment for its own where nobody else waits, goes out without otherwise, and gets
//! it by an edit of the picture alone.

use std::{sync::Arc, time::Duration};

use pergola_chat::{Attachment, Card};
use pergola_host::{House, NotDrawn, PictureFor};
use tokio::time::{Instant, timeout_at};
use tokio_util::task::AbortOnDropHandle;

use super::{files::File, shown::Pictured};

/// The name of a picture's file.
pub(super) const FILE_NAME: &str = "board.png";
/// How long an answer waits for its picture at most before it goes out without; somebody looks at the screen.
pub(super) const ANSWER_WAITS: Duration = Duration::from_millis(250);
/// How long a card in the channel waits for its picture at most before it goes out without.
pub(super) const CARD_WAITS: Duration = Duration::from_secs(1);
/// How long a picture is waited for at all.
const LONGEST: Duration = Duration::from_secs(30);

type Drawn = Result<Arc<[u8]>, NotDrawn>;

/// The picture of a message, or the file it has in place of one. A picture is drawn only as long as somebody waits for it.
pub(super) enum Drawing {
    /// The painter is at it, or others wait before it; how long its message may wait.
    UnderWay(AbortOnDropHandle<Drawn>, Duration),
    /// It is drawn.
    Done(File),
    /// There is none, or it will not be drawn.
    Nothing,
}

impl Drawing {
    /// Begins to draw the picture of a card, for whoever this is. A file is there already.
    pub(super) fn of(card: &Card, house: &House, what: PictureFor) -> Drawing {
        if let Some(Attachment { name, bytes, .. }) = card.file.clone() {
            return Drawing::Done(File { name: name.into(), bytes });
        }
        let Some(picture) = &card.picture else { return Drawing::Nothing };
        let wanted = house.want(&picture.scene);
        if let Some(bytes) = wanted.drawn() {
            return Drawing::Done(File { name: FILE_NAME.into(), bytes });
        }
        let most = if what == PictureFor::Card { CARD_WAITS } else { ANSWER_WAITS };
        let patience = house.patience(what, most);
        let (house, scene) = (house.clone(), picture.scene.clone());
        let drawing = tokio::spawn(async move { house.draw_wanted(&wanted, &scene, what).await });
        Drawing::UnderWay(AbortOnDropHandle::new(drawing), patience)
    }

    /// Waits a moment for it, but not longer than this.
    pub(super) async fn a_moment(&mut self, most: Duration) {
        let Drawing::UnderWay(_, patience) = self else { return };
        let patience = (*patience).min(most);
        self.until(Instant::now() + patience).await;
    }

    /// Waits for it as long as is reasonable; the picture, if it is there then.
    pub(super) async fn at_last(&mut self) -> Option<&File> {
        self.until(Instant::now() + LONGEST).await;
        self.pictured().file()
    }

    /// How far it is.
    pub(super) fn pictured(&self) -> Pictured<'_> {
        match self {
            Drawing::UnderWay(..) => Pictured::Later,
            Drawing::Done(file) => Pictured::With(file),
            Drawing::Nothing => Pictured::Without,
        }
    }

    /// Whether it may still come.
    pub(super) fn is_under_way(&self) -> bool {
        matches!(self, Drawing::UnderWay(..))
    }

    async fn until(&mut self, then: Instant) {
        let Drawing::UnderWay(drawing, _) = self else { return };
        match timeout_at(then, drawing).await {
            Ok(Ok(Ok(bytes))) => *self = Drawing::Done(File { name: FILE_NAME.into(), bytes }),
            Ok(_) => *self = Drawing::Nothing,
            Err(_) => {}
        }
    }
}
