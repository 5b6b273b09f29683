//! Picture workers: scenes become PNG files on threads of their own, and the latest are kept.
//!
//! One drawing serves all who wait for the same scene. Where more pictures are asked for than can be drawn, cards come
//! first, and whoever would wait too long goes without: a message is never held up by its picture.

mod films;
mod kept;
mod line;

use std::{
    num::NonZeroUsize,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use pergola_measures::Picture;
use pergola_render::{Painter, Scene};
use tracing::{error, warn};

pub(super) use self::films::Shot;
use self::{films::Films, kept::Kept, line::Line};
pub use self::{kept::Wanted, line::PictureFor};
use super::{House, surroundings::worked};

/// After so many pictures that were not drawn it is said again.
const SAID_AGAIN: u64 = 1_000;

/// The painter, its workers and the latest pictures.
pub(super) struct PictureWorkers {
    painter: Arc<Painter>,
    line: Arc<Line>,
    kept: Kept,
    /// The latest films.
    films: Films,
    /// How many were asked for and not drawn, because too many waited.
    dropped: AtomicU64,
}

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotDrawn {
    /// So many wait for pictures that this one is not drawn.
    #[error("too many wait for pictures")]
    Dropped,
    /// The painter fell over, as it does again.
    #[error("the painter fell over")]
    FellOver,
}

impl PictureWorkers {
    pub(super) fn new(workers: NonZeroUsize) -> PictureWorkers {
        let painter = Arc::new(Painter::new(pergola_data::art));
        let (line, dropped) = (Line::new(workers.get()), AtomicU64::new(0));
        PictureWorkers { painter, line, kept: Kept::default(), films: Films::default(), dropped }
    }

    fn dropped(&self) -> NotDrawn {
        let dropped = self.dropped.fetch_add(1, Ordering::Relaxed) + 1;
        if dropped % SAID_AGAIN == 1 {
            warn!(dropped, "so many wait for pictures that messages go without");
        }
        NotDrawn::Dropped
    }
}

impl House {
    /// Draws a scene as a PNG file; one drawn lately, or being drawn, is not drawn again.
    ///
    /// # Errors
    /// When too many wait already, or the painter fell over.
    pub async fn draw(&self, scene: &Scene<String>, what: PictureFor) -> Result<Arc<[u8]>, NotDrawn> {
        self.draw_wanted(&self.want(scene), scene, what).await
    }

    /// The place of a scene's file: whether it was drawn lately is seen at once.
    pub fn want(&self, scene: &Scene<String>) -> Wanted {
        self.inner.pictures.kept.place(scene)
    }

    /// The same as [`House::draw`], of a scene whose place is known.
    ///
    /// # Errors
    /// As there.
    pub async fn draw_wanted(&self, wanted: &Wanted, scene: &Scene<String>, what: PictureFor) -> Result<Arc<[u8]>, NotDrawn> {
        let mut outcome = Picture::Shared;
        let paint = async || {
            let png = self.paint(scene, what).await?;
            self.inner.pictures.kept.count(wanted.digest, png.len());
            outcome = Picture::Drawn;
            Ok(png)
        };
        let drawn = wanted.place.get_or_try_init(paint).await.cloned();
        self.measures().picture(if drawn.is_ok() { outcome } else { Picture::Dropped });
        drawn
    }

    /// How long a message may wait for its picture, of so much at most: not at all when others wait already.
    pub fn patience(&self, what: PictureFor, most: Duration) -> Duration {
        if self.inner.pictures.line.is_short(what) { most } else { Duration::ZERO }
    }

    /// Draws it at the next easel that is free.
    async fn paint(&self, scene: &Scene<String>, what: PictureFor) -> Result<Arc<[u8]>, NotDrawn> {
        let pictures = &self.inner.pictures;
        let easel = pictures.line.easel(what).await.map_err(|_| pictures.dropped())?;
        let (painter, drawn) = (pictures.painter.clone(), scene.clone());
        let png = worked(&self.inner.surroundings, move || {
            let _easel = easel;
            Arc::<[u8]>::from(painter.png(&drawn))
        });
        let Some(png) = png.await else {
            error!(scene = ?(scene.width, scene.height), "a picture cannot be drawn");
            return Err(NotDrawn::FellOver);
        };
        Ok(png)
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::atomic::Ordering, time::Duration};

    use tokio::time::{Instant, timeout};

    use super::*;
    use crate::rehearsal::{Memory, Stage, WORK};

    fn scene(width: u32, height: u32) -> Scene<String> {
        Scene { width, height, palette: "none", layers: Vec::new() }
    }

    #[tokio::test(start_paused = true)]
    async fn a_painter_that_falls_over_draws_nothing_and_is_free_again() {
        let house = Memory::default().house(&Arc::default());
        let draw = async |width: u32| timeout(Duration::from_secs(60), house.draw(&scene(width, width), PictureFor::Card)).await;
        for _ in 0..2 {
            assert_eq!(draw(u32::MAX).await.expect("a worker is free"), Err(NotDrawn::FellOver));
        }
        assert!(draw(4).await.expect("a worker is free").is_ok());
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_scene_is_drawn_once_however_many_ask_for_it() {
        let stage = Arc::new(Stage::default());
        let house = Memory::default().house(&stage);
        let (one, begun) = (scene(4, 4), Instant::now());
        let (first, second) = tokio::join!(house.draw(&one, PictureFor::Card), house.draw(&one, PictureFor::Card));
        assert!(first.is_ok() && first == second);
        assert_eq!(house.draw(&one, PictureFor::Card).await, first);
        assert_eq!((stage.begun.load(Ordering::Relaxed), begun.elapsed().as_secs()), (1, WORK.as_secs()));
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_does_not_wait_for_a_picture_leaves_it_to_the_others() {
        let house = Memory::default().house(&Arc::default());
        let one = scene(4, 4);
        timeout(WORK / 2, house.draw(&one, PictureFor::Card)).await.expect_err("it takes longer");
        let drawn = timeout(Duration::from_secs(60), house.draw(&one, PictureFor::Card)).await;
        assert!(drawn.expect("nobody holds the place").is_ok());
        house.drain().await;
    }
}
