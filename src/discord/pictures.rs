//! Pictures on their way: a message waits a moment for its own where nobody else waits, goes out without otherwise, and gets
//! it by an edit that changes nothing else.

use std::{sync::Arc, time::Duration};

use pergola_chat::{Attachment, Card};
use pergola_host::{House, NotDrawn, PictureFor};
use tokio::time::{Instant, timeout_at};
use tokio_util::task::AbortOnDropHandle;

use super::files::{File, Pictured};

/// The names of a message's pictures, in their order.
pub(super) const FILE_NAMES: [&str; 2] = ["board.png", "beside.png"];
/// How long an answer waits for its picture at most before it goes out without; somebody looks at the screen.
pub(super) const ANSWER_WAITS: Duration = Duration::from_millis(250);
/// How long a card in the channel waits for its picture at most before it goes out without.
pub(super) const CARD_WAITS: Duration = Duration::from_secs(1);
/// How long a picture is waited for at all.
const LONGEST: Duration = Duration::from_secs(30);

type Drawn = Result<Vec<Arc<[u8]>>, NotDrawn>;

/// The pictures of a message, or the file it has in place of any. They are drawn only as long as somebody waits for them.
pub(super) enum Drawing {
    /// The painter is at them, or others wait before them; how long their message may wait.
    UnderWay(AbortOnDropHandle<Drawn>, Duration),
    /// They are drawn.
    Done(Vec<File>),
    /// There are none, or they will not be drawn.
    Nothing,
}

impl Drawing {
    /// Begins to draw the pictures of a card, for whoever this is. A file is there already.
    pub(super) fn of(card: &Card, house: &House, what: PictureFor) -> Drawing {
        if let Some(Attachment { name, bytes, .. }) = card.file.clone() {
            return Drawing::Done(vec![File { name: name.into(), bytes }]);
        }
        let wanted: Vec<_> = card.pictures().map(|it| (house.want(&it.scene), it.scene.clone())).collect();
        if wanted.is_empty() {
            return Drawing::Nothing;
        }
        if let Some(drawn) = wanted.iter().map(|(wanted, _)| wanted.drawn()).collect::<Option<Vec<_>>>() {
            return Drawing::Done(named(drawn));
        }
        let most = if what == PictureFor::Card { CARD_WAITS } else { ANSWER_WAITS };
        let patience = house.patience(what, most);
        let house = house.clone();
        let drawing = tokio::spawn(async move {
            let mut drawn = Vec::new();
            for (wanted, scene) in &wanted {
                drawn.push(house.draw_wanted(wanted, scene, what).await?);
            }
            Ok(drawn)
        });
        Drawing::UnderWay(AbortOnDropHandle::new(drawing), patience)
    }

    /// Waits a moment for it, but not longer than this.
    pub(super) async fn a_moment(&mut self, most: Duration) {
        let Drawing::UnderWay(_, patience) = self else { return };
        let patience = (*patience).min(most);
        self.until(Instant::now() + patience).await;
    }

    /// Waits for them as long as is reasonable; the pictures, if they are there then.
    pub(super) async fn at_last(&mut self) -> &[File] {
        self.until(Instant::now() + LONGEST).await;
        self.pictured(&[]).files()
    }

    /// How far they are, for a message that shows these until they are there.
    pub(super) fn pictured<'a>(&'a self, shows: &'a [String]) -> Pictured<'a> {
        match self {
            Drawing::UnderWay(..) => Pictured::Later(shows),
            Drawing::Done(files) => Pictured::With(files),
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
            Ok(Ok(Ok(drawn))) => *self = Drawing::Done(named(drawn)),
            Ok(_) => *self = Drawing::Nothing,
            Err(_) => {}
        }
    }
}

/// These pictures as files of a message.
fn named(drawn: Vec<Arc<[u8]>>) -> Vec<File> {
    FILE_NAMES.iter().zip(drawn).map(|(name, bytes)| File { name: (*name).into(), bytes }).collect()
}
