//! The pictures drawn last, as files: by what they show, up to a number of bytes. Those go first that were asked for longest
//! ago.
//!
//! A scene is known by two hashes keyed afresh at each start: it is far larger than they are.

use std::{
    hash::{BuildHasher, RandomState},
    num::NonZeroUsize,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use lru::LruCache;
use pergola_render::Scene;
use tokio::sync::OnceCell;

/// Bytes of all files kept.
const BYTES: usize = 16 << 20;
/// The most scenes that are kept or under way.
const MOST: NonZeroUsize = NonZeroUsize::new(4_096).expect("some are");

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

struct Places {
    /// Each with the bytes of its file, once it has been counted.
    by_digest: LruCache<Digest, (Place, usize)>,
    bytes: usize,
}

impl Default for Places {
    fn default() -> Places {
        Places { by_digest: LruCache::new(MOST), bytes: 0 }
    }
}

impl Kept {
    /// The place of a scene, which is kept from now on if it was not.
    pub(super) fn place(&self, scene: &Scene<String>) -> Wanted {
        let digest = self.keys.each_ref().map(|key| key.hash_one(scene));
        let mut places = self.places();
        if let Some((place, _)) = places.by_digest.get(&digest) {
            return Wanted { digest, place: place.clone() };
        }
        let place = Place::default();
        if let Some((_, (_, bytes))) = places.by_digest.push(digest, (place.clone(), 0)) {
            places.bytes -= bytes;
        }
        Wanted { digest, place }
    }

    /// Counts the file of a scene, and lets those go that are too much with it.
    pub(super) fn count(&self, digest: Digest, bytes: usize) {
        let mut places = self.places();
        let Some((_, counted)) = places.by_digest.peek_mut(&digest) else { return };
        let before = std::mem::replace(counted, bytes);
        places.bytes += bytes - before.min(bytes);
        while places.bytes > BYTES
            && let Some((_, (_, bytes))) = places.by_digest.pop_lru()
        {
            places.bytes -= bytes;
        }
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
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
        assert_eq!((places.bytes, places.by_digest.len()), (0, 0), "one that is too large is not kept");
    }

    #[test]
    fn what_is_asked_for_again_is_kept_longer() {
        let kept = Kept::default();
        put(&kept, 1, BYTES / 2);
        put(&kept, 2, BYTES / 2);
        assert!(kept.place(&scene(1)).drawn().is_some());
        put(&kept, 3, BYTES / 2);
        let held = [1, 2].map(|width| kept.place(&scene(width)).drawn().is_some());
        assert_eq!(held, [true, false]);
    }

    #[test]
    fn places_that_nobody_fills_are_bounded() {
        let kept = Kept::default();
        (0..2 * MOST.get() as u32).for_each(|width| drop(kept.place(&scene(width))));
        assert_eq!(kept.places().by_digest.len(), MOST.get());
    }
}
