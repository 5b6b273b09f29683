//! Picture workers: scenes become PNG files on threads of their own, and the latest are kept.

use std::{
    collections::VecDeque,
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use pergola_render::{Painter, Scene};
use tokio::sync::{OnceCell, Semaphore};
use tracing::error;

use super::{House, surroundings::worked};

/// How many pictures are kept: some hundred bytes of scene and at most 300 KB of file each.
const KEPT: usize = 64;

/// The place of a scene's file, which is filled by the first who asks for it, while others wait.
type Place = Arc<OnceCell<Arc<[u8]>>>;

/// The painter, its workers and the latest pictures.
pub(super) struct PictureWorkers {
    painter: Arc<Painter>,
    workers: Arc<Semaphore>,
    latest: Mutex<VecDeque<(Arc<Scene<String>>, Place)>>,
}

impl PictureWorkers {
    pub(super) fn new(workers: NonZeroUsize) -> PictureWorkers {
        PictureWorkers {
            painter: Arc::new(Painter::new(crate::data::art)),
            workers: Arc::new(Semaphore::new(workers.get())),
            latest: Mutex::new(VecDeque::new()),
        }
    }

    /// The place of a scene, which is kept from now on if it was not.
    fn place(&self, scene: &Scene<String>) -> (Arc<Scene<String>>, Place) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = latest.iter().find(|(it, _)| **it == *scene) {
            return kept.clone();
        }
        let new = (Arc::new(scene.clone()), Place::default());
        latest.truncate(KEPT - 1);
        latest.push_front(new.clone());
        new
    }
}

impl House {
    /// Draws a scene as a PNG file; one drawn lately, or being drawn, is not drawn again. Nothing when the painter fell over, as
    /// it does again.
    pub async fn draw(&self, scene: &Scene<String>) -> Option<Arc<[u8]>> {
        let (scene, place) = self.inner.pictures.place(scene);
        place.get_or_try_init(|| self.paint(scene)).await.ok().cloned()
    }

    /// Draws it on the next worker who is free.
    async fn paint(&self, scene: Arc<Scene<String>>) -> Result<Arc<[u8]>, ()> {
        let pictures = &self.inner.pictures;
        let worker = pictures.workers.clone().acquire_owned().await.expect("the workers are never sent home");
        let (painter, drawn) = (pictures.painter.clone(), scene.clone());
        let png = worked(&self.inner.surroundings, move || {
            let _worker = worker;
            Arc::<[u8]>::from(painter.png(&drawn))
        });
        png.await.ok_or_else(|| error!(scene = ?(scene.width, scene.height), "a picture cannot be drawn"))
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::atomic::Ordering, time::Duration};

    use tokio::time::{Instant, timeout};

    use super::*;
    use crate::host::rehearsal::{Memory, Stage, WORK};

    fn scene(width: u32, height: u32) -> Scene<String> {
        Scene { width, height, palette: "none", layers: Vec::new() }
    }

    #[tokio::test(start_paused = true)]
    async fn a_painter_that_falls_over_draws_nothing_and_is_free_again() {
        let house = Memory::default().house(&Arc::default());
        let draw = async |width: u32| timeout(Duration::from_secs(60), house.draw(&scene(width, width))).await;
        for _ in 0..2 {
            assert_eq!(draw(u32::MAX).await.expect("a worker is free"), None);
        }
        assert!(draw(4).await.expect("a worker is free").is_some());
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_scene_is_drawn_once_however_many_ask_for_it() {
        let stage = Arc::new(Stage::default());
        let house = Memory::default().house(&stage);
        let (one, begun) = (scene(4, 4), Instant::now());
        let (first, second) = tokio::join!(house.draw(&one), house.draw(&one));
        assert!(first.is_some() && first == second);
        assert_eq!(house.draw(&one).await, first);
        assert_eq!((stage.begun.load(Ordering::Relaxed), begun.elapsed().as_secs()), (1, WORK.as_secs()));
        for width in 5..5 + KEPT as u32 {
            house.draw(&scene(width, 4)).await;
        }
        let before = stage.begun.load(Ordering::Relaxed);
        assert_eq!(house.draw(&one).await, first, "one that is not kept any more is drawn again");
        assert_eq!(stage.begun.load(Ordering::Relaxed), before + 1);
        house.drain().await;
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_does_not_wait_for_a_picture_leaves_it_to_the_others() {
        let house = Memory::default().house(&Arc::default());
        let one = scene(4, 4);
        timeout(WORK / 2, house.draw(&one)).await.expect_err("it takes longer");
        let drawn = timeout(Duration::from_secs(60), house.draw(&one)).await;
        assert!(drawn.expect("nobody holds the place").is_some());
        house.drain().await;
    }
}
