//! The pictures drawn last, as files: by what they show, up to a number of bytes, the oldest going first.
//!
//! A scene is known by two hashes keyed afresh at each start: it is far larger than they are.

use std::{
    collections::{HashMap, VecDeque},
    hash::{BuildHasher, RandomState},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use pergola_render::Scene;
use tokio::sync::OnceCell;

/// Bytes of all files kept.
const BYTES: usize = 16 << 20;
/// The most scenes that are kept or under way.
const MOST: usize = 4_096;

/// What a scene is known by.
pub(super) type Digest = [u64; 2];

/// The place of a scene's file, which is filled by the first who asks for it, while others wait.
pub(super) type Place = Arc<OnceCell<Arc<[u8]>>>;

/// A picture that somebody wants: its place, and what it is known by.
pub struct Wanted {
    pub(super) digest: Digest,
    pub(super) place: Place,
}

impl Wanted {
    /// Its file, if it was drawn lately.
    pub fn drawn(&self) -> Option<Arc<[u8]>> {
        self.place.get().cloned()
    }
}

/// The files by scene.
#[derive(Default)]
pub(super) struct Kept {
    keys: [RandomState; 2],
    places: Mutex<Places>,
}

#[derive(Default)]
struct Places {
    /// Each with the bytes of its file, once it has been counted.
    by_digest: HashMap<Digest, (Place, usize)>,
    /// The oldest first.
    order: VecDeque<Digest>,
    bytes: usize,
}

impl Kept {
    /// The place of a scene, which is kept from now on if it was not.
    pub(super) fn place(&self, scene: &Scene<String>) -> Wanted {
        let digest = self.keys.each_ref().map(|key| key.hash_one(scene));
        let mut places = self.places();
        if let Some((place, _)) = places.by_digest.get(&digest) {
            return Wanted { digest, place: place.clone() };
        }
        if places.order.len() >= MOST {
            places.let_the_oldest_go();
        }
        let place = Place::default();
        places.by_digest.insert(digest, (place.clone(), 0));
        places.order.push_back(digest);
        Wanted { digest, place }
    }

    /// Counts the file of a scene, and lets the oldest go that are too much with it.
    pub(super) fn count(&self, digest: Digest, bytes: usize) {
        let mut places = self.places();
        let Some((_, counted)) = places.by_digest.get_mut(&digest) else { return };
        let before = std::mem::replace(counted, bytes);
        places.bytes += bytes - before.min(bytes);
        while places.bytes > BYTES && !places.order.is_empty() {
            places.let_the_oldest_go();
        }
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Places {
    fn let_the_oldest_go(&mut self) {
        let oldest = self.order.pop_front().and_then(|digest| self.by_digest.remove(&digest));
        self.bytes -= oldest.map_or(0, |(_, bytes)| bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(width: u32) -> Scene<String> {
        Scene { width, height: 4, palette: "none", layers: Vec::new() }
    }

    fn put(kept: &Kept, width: u32, bytes: usize) {
        let Wanted { digest, place } = kept.place(&scene(width));
        place.set(Arc::from([])).unwrap();
        kept.count(digest, bytes);
    }

    #[test]
    fn files_are_kept_up_to_a_number_of_bytes_the_last_ones() {
        let kept = Kept::default();
        (0..10).for_each(|width| put(&kept, width, BYTES / 4));
        let held: Vec<u32> = (0..10).filter(|width| kept.place(&scene(*width)).drawn().is_some()).collect();
        assert_eq!(held, [6, 7, 8, 9]);
        put(&kept, 100, 2 * BYTES);
        let places = kept.places();
        assert_eq!((places.bytes, places.order.len()), (0, 0), "one that is too large is not kept");
    }

    #[test]
    fn places_that_nobody_fills_are_bounded() {
        let kept = Kept::default();
        (0..2 * MOST as u32).for_each(|width| drop(kept.place(&scene(width))));
        let places = kept.places();
        assert_eq!((places.order.len(), places.by_digest.len()), (MOST, MOST));
    }
}
