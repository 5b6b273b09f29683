//! Connections: how many are open at a time, and who makes room for others.
//!
//! A connection is silent until what it asks is there. Of too many silent ones the one that has been so for longest is closed,
//! so that whoever asks is answered whatever others do. Those who have asked keep their place until they are answered.
//! Deliberately absent: what is asked, and how long anybody may be silent.

#[cfg(feature = "http")]
pub mod http;

use std::{collections::VecDeque, convert::Infallible, io, sync::Arc, time::Duration};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    time,
};

/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(500);

/// How many connections there may be.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// That have not asked yet. Of more, the one that has been silent for longest is closed.
    pub silent: usize,
    /// In all, which are more: others wait.
    pub open: usize,
}

/// The places of connections.
pub struct Places {
    most: Most,
    free: Arc<Semaphore>,
    /// Those who have not asked yet, the one that came first before the others.
    silent: VecDeque<oneshot::Sender<Infallible>>,
}

impl Places {
    /// All are free.
    pub fn new(most: Most) -> Places {
        assert!(most.silent < most.open, "the silent ones leave no place for those who ask");
        Places { most, free: Arc::new(Semaphore::new(most.open)), silent: VecDeque::new() }
    }

    /// Whoever comes next, as soon as there is a place. When nobody can come it is tried again a little later.
    pub async fn next<S, F: Future<Output = io::Result<S>>>(&mut self, accept: &impl Fn() -> F) -> (S, Place) {
        let place = self.free.clone().acquire_owned().await.expect("the semaphore is never closed");
        loop {
            match accept().await {
                Ok(stream) => return (stream, self.take(place)),
                Err(why) if is_gone(&why) => {}
                Err(why) => {
                    // Such as too many open files: it may pass.
                    tracing::warn!(%why, "nobody can connect for a moment");
                    time::sleep(BREATH).await;
                }
            }
        }
    }

    /// Whoever has come is silent at first, and may be one too many.
    fn take(&mut self, open: OwnedSemaphorePermit) -> Place {
        self.silent.retain(|it| !it.is_closed());
        if self.silent.len() == self.most.silent {
            self.silent.pop_front();
        }
        let (is_let, makes_room) = oneshot::channel();
        self.silent.push_back(is_let);
        Place { _open: open, makes_room: Some(makes_room) }
    }
}

/// Whether whoever came has gone again.
fn is_gone(why: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(why.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A connection's place, which is free again without this value.
pub struct Place {
    _open: OwnedSemaphorePermit,
    makes_room: Option<oneshot::Receiver<Infallible>>,
}

impl Place {
    /// Comes when the connection has to be closed for others, which nobody has to who has asked.
    pub async fn makes_room(&mut self) {
        match &mut self.makes_room {
            Some(told) => drop(told.await),
            None => std::future::pending().await,
        }
    }

    /// It is silent no longer.
    pub fn has_asked(&mut self) {
        self.makes_room = None;
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, future::ready};

    use tokio::time::Instant;

    use super::*;

    const MOST: Most = Most { silent: 2, open: 4 };

    async fn one_more(places: &mut Places) -> Place {
        places.next(&|| ready(Ok(()))).await.1
    }

    /// Whether this future comes without anything else.
    async fn comes_now(coming: impl Future<Output = ()>) -> bool {
        tokio::select! {
            biased;
            () = coming => true,
            () = ready(()) => false,
        }
    }

    #[tokio::test]
    async fn of_too_many_the_one_that_has_been_silent_for_longest_makes_room() {
        let mut places = Places::new(MOST);
        let (mut asked, mut one) = (one_more(&mut places).await, one_more(&mut places).await);
        asked.has_asked();
        let mut two = one_more(&mut places).await;
        assert!(!comes_now(one.makes_room()).await, "there are no more than may be");
        let mut three = one_more(&mut places).await;
        assert!(comes_now(one.makes_room()).await);
        for other in [&mut asked, &mut two, &mut three] {
            assert!(!comes_now(other.makes_room()).await);
        }
    }

    #[tokio::test]
    async fn when_all_places_are_taken_whoever_comes_waits_for_one() {
        let mut places = Places::new(MOST);
        let mut held = Vec::new();
        for _ in 0..MOST.open {
            let mut place = one_more(&mut places).await;
            place.has_asked();
            held.push(place);
        }
        assert!(!comes_now(async { drop(one_more(&mut places).await) }).await);
        held.pop();
        assert!(comes_now(async { drop(one_more(&mut places).await) }).await);
    }

    #[tokio::test(start_paused = true)]
    async fn when_nobody_can_come_it_is_tried_again() {
        let (mut places, begun, tried) = (Places::new(MOST), Instant::now(), Cell::new(0));
        let accept = || {
            tried.set(tried.get() + 1);
            // Gone again; no more files; somebody.
            ready(match tried.get() {
                1 => Err(io::ErrorKind::ConnectionAborted.into()),
                2 => Err(io::Error::from_raw_os_error(24)),
                other => Ok(other),
            })
        };
        assert_eq!(places.next(&accept).await.0, 3);
        assert_eq!(begun.elapsed(), BREATH);
    }
}
