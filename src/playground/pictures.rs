//! The pictures of the cards shown lately, kept as scenes until a page asks for one.
//!
//! A scene is found as long as somebody holds it: a channel those of its messages, this module the latest of all. Its
//! address is made of two hashes keyed afresh at each start, so that the address of a private picture cannot be computed
//! from what it might show.

use std::{
    collections::{BTreeMap, VecDeque},
    hash::{BuildHasher, RandomState},
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use pergola_render::Scene;

/// The most scenes held here; the oldest go first.
const LATEST: usize = 100;

/// A scene for whoever holds it: it can be drawn until the last one lets go.
pub(super) type HeldScene = Arc<Scene<String>>;

/// The scenes that can be drawn.
#[derive(Default)]
pub(super) struct KeptScenes {
    keys: [RandomState; 2],
    held: Mutex<Held>,
}

/// The scenes by digest, and those held here.
#[derive(Default)]
struct Held {
    by_digest: BTreeMap<String, Weak<Scene<String>>>,
    latest: VecDeque<HeldScene>,
}

impl KeptScenes {
    /// Keeps the scene for a while; the address it can be had at, and the scene for whoever shows it for longer.
    pub(super) fn keep(&self, scene: &Scene<String>) -> (String, HeldScene) {
        let [high, low] = self.keys.each_ref().map(|key| key.hash_one(scene));
        let digest = format!("{high:016x}{low:016x}");
        let address = format!("/picture/{digest}.png");
        let mut held = self.lock();
        let known = held.by_digest.get(&digest).and_then(Weak::upgrade);
        let drawing = known.unwrap_or_else(|| Arc::new(scene.clone()));
        held.by_digest.insert(digest, Arc::downgrade(&drawing));
        held.latest.push_back(drawing.clone());
        if held.latest.len() > LATEST {
            held.latest.pop_front();
            held.by_digest.retain(|_, it| it.strong_count() > 0);
        }
        (address, drawing)
    }

    /// The scene with this digest, if it is still kept.
    pub(super) fn find(&self, digest: &str) -> Option<HeldScene> {
        self.lock().by_digest.get(digest)?.upgrade()
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(width: u32) -> Scene<String> {
        Scene { width, height: 10, palette: "alhambra", layers: Vec::new() }
    }

    fn digest(address: &str) -> &str {
        address.strip_prefix("/picture/").and_then(|it| it.strip_suffix(".png")).unwrap()
    }

    #[test]
    fn a_scene_is_found_at_its_address() {
        let pictures = KeptScenes::default();
        let (address, _) = pictures.keep(&scene(1));
        assert_eq!(pictures.keep(&scene(1)).0, address);
        assert_eq!(pictures.find(digest(&address)).unwrap().width, 1);
        assert!(pictures.find("0123").is_none());
    }

    #[test]
    fn addresses_differ_between_starts() {
        assert_ne!(KeptScenes::default().keep(&scene(1)).0, KeptScenes::default().keep(&scene(1)).0);
    }

    #[test]
    fn only_the_latest_scenes_are_kept_and_those_that_are_held() {
        let pictures = KeptScenes::default();
        let (held, _drawing) = pictures.keep(&scene(0));
        let (dropped, _) = pictures.keep(&scene(1));
        for width in 2..=LATEST as u32 + 1 {
            pictures.keep(&scene(width));
        }
        assert!(pictures.find(digest(&held)).is_some());
        assert!(pictures.find(digest(&dropped)).is_none());
        assert_eq!(pictures.lock().by_digest.len(), LATEST + 1);
    }
}
