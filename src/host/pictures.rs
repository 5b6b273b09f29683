//! Picture workers: scenes become PNG files on threads of their own, and the latest are kept.

use std::{
    collections::VecDeque,
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use pergola_render::{Painter, Scene};
use tokio::sync::Semaphore;
use tracing::error;

use super::{House, surroundings::worked};

/// How many pictures are kept: some hundred bytes of scene and at most 300 KB of file each.
const KEPT: usize = 64;

/// A scene and its file.
type Drawn = (Arc<Scene<String>>, Arc<[u8]>);

/// The painter, its workers and the latest pictures.
pub(super) struct PictureWorkers {
    painter: Arc<Painter>,
    workers: Arc<Semaphore>,
    latest: Mutex<VecDeque<Drawn>>,
}

impl PictureWorkers {
    pub(super) fn new(workers: NonZeroUsize) -> PictureWorkers {
        PictureWorkers {
            painter: Arc::new(Painter::new(crate::data::art)),
            workers: Arc::new(Semaphore::new(workers.get())),
            latest: Mutex::new(VecDeque::new()),
        }
    }

    fn find(&self, scene: &Scene<String>) -> Option<Arc<[u8]>> {
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.iter().find(|(it, _)| **it == *scene).map(|(_, png)| png.clone())
    }

    fn keep(&self, scene: Arc<Scene<String>>, png: Arc<[u8]>) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.truncate(KEPT - 1);
        latest.push_front((scene, png));
    }
}

impl House {
    /// Draws a scene as a PNG file; one drawn lately is given again. Nothing when the painter fell over, as it does again.
    pub async fn draw(&self, scene: &Scene<String>) -> Option<Arc<[u8]>> {
        let pictures = &self.inner.pictures;
        if let Some(png) = pictures.find(scene) {
            return Some(png);
        }
        let worker = pictures.workers.clone().acquire_owned().await.expect("the workers are never sent home");
        let scene = Arc::new(scene.clone());
        let (painter, drawn) = (pictures.painter.clone(), scene.clone());
        let png = worked(&self.inner.surroundings, move || {
            let _worker = worker;
            Arc::<[u8]>::from(painter.png(&drawn))
        });
        let Some(png) = png.await else {
            error!(scene = ?(scene.width, scene.height), "a picture cannot be drawn");
            return None;
        };
        pictures.keep(scene, png.clone());
        Some(png)
    }
}
