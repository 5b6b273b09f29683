//! Connections that are asked over HTTP.
//!
//! One on which nothing is asked, or whose request does not come to its end, is closed after a while; one that is answered stays
//! open as long as that takes, or as its [`Manners`] let it. When whoever answers stops, what is being answered has
//! [`LAST_PATIENCE`], and then every connection is closed. Deliberately absent: what is asked.

use std::{io, pin::pin, time::Duration};

use axum::Router;
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
    task::JoinSet,
    time,
};
use tokio_util::sync::CancellationToken;
use tracing::{debug, warn};

use super::{Most, Place, Places};

/// How long requests that have begun may take when whoever answers stops.
const LAST_PATIENCE: Duration = Duration::from_millis(500);
/// The most bytes of what stands before a request's body.
const MOST_HEADER_BYTES: usize = 16 << 10;

/// How whoever answers treats connections.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// How many there may be.
    pub most: Most,
    /// How long one may be silent before its request is there.
    pub patience: Duration,
    /// Whether more may be asked on one that was answered.
    pub stays: bool,
    /// How long one is open at most.
    pub life: Duration,
}

/// The open connections.
pub struct Connections {
    router: Router,
    manners: Manners,
    places: Places,
    stopping: CancellationToken,
    open: JoinSet<()>,
}

impl Connections {
    /// None yet; they are answered by this router.
    pub fn new(router: Router, manners: Manners) -> Connections {
        let places = Places::new(manners.most);
        Connections { router, manners, places, stopping: CancellationToken::new(), open: JoinSet::new() }
    }

    /// Takes whoever comes, for ever.
    pub async fn take(&mut self, listener: &TcpListener) {
        self.take_accepted(|| async { listener.accept().await.map(|(stream, _): (TcpStream, _)| stream) }).await
    }

    async fn take_accepted<S, F>(&mut self, accept: impl Fn() -> F)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
        F: Future<Output = io::Result<S>>,
    {
        loop {
            let (stream, place) = self.places.next(&accept).await;
            // Those that are closed are forgotten.
            while self.open.try_join_next().is_some() {}
            let serving = serve(stream, place, self.router.clone(), self.manners, self.stopping.clone());
            let life = self.manners.life;
            self.open.spawn(async move {
                if time::timeout(life, serving).await.is_err() {
                    debug!("a connection was open for too long");
                }
            });
        }
    }

    /// Lets requests that have begun come to their end, for a moment, and closes all.
    pub async fn finish(mut self) {
        self.stopping.cancel();
        let ended = async { while self.open.join_next().await.is_some() {} };
        if time::timeout(LAST_PATIENCE, ended).await.is_err() {
            warn!(open = self.open.len(), "connections are closed before they were answered");
        }
    }
}

/// Answers on a connection until it is closed, or makes room for others before it has asked, or whoever answers stops.
async fn serve<S>(stream: S, mut place: Place, router: Router, manners: Manners, stopping: CancellationToken)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (asked, router) = (CancellationToken::new(), TowerToHyperService::new(router));
    let service = service_fn(|request: hyper::Request<Incoming>| {
        asked.cancel();
        router.call(request)
    });
    let mut http = http1::Builder::new();
    // It also counts while nothing of a request has come.
    http.timer(TokioTimer::new()).header_read_timeout(manners.patience);
    http.max_header_size(MOST_HEADER_BYTES).keep_alive(manners.stays);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service));
    let mut ended = pin!(async {
        tokio::select! {
            ended = connection.as_mut() => ended,
            () = stopping.cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        }
    });
    let ended = tokio::select! {
        biased;
        ended = ended.as_mut() => ended,
        () = asked.cancelled() => {
            place.has_asked();
            ended.await
        }
        () = place.makes_room() => return debug!("a silent connection makes room"),
    };
    if let Err(why) = ended {
        debug!(%why, "a connection broke off");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::routing::get;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex},
        sync::{Mutex, mpsc, oneshot},
        task::JoinHandle,
        time::Instant,
    };

    use super::*;

    const MANNERS: Manners = Manners {
        most: Most { silent: 4, open: 8 },
        patience: Duration::from_secs(5),
        stays: false,
        life: Duration::from_secs(30),
    };
    const ASKED: &str = "GET /well HTTP/1.1\r\nhost: here\r\n\r\n";

    /// Somebody who listens, and whoever comes.
    struct Door {
        come: mpsc::UnboundedSender<DuplexStream>,
        stop: oneshot::Sender<()>,
        stopped: JoinHandle<()>,
    }

    impl Door {
        /// Opens it: `/well` is answered at once, `/never` never.
        fn open(manners: Manners) -> Door {
            let (come, coming) = mpsc::unbounded_channel();
            let never = || std::future::pending::<&'static str>();
            let router = Router::new().route("/well", get(|| async { "well" })).route("/never", get(never));
            let coming = Arc::new(Mutex::new(coming));
            let (stop, told) = oneshot::channel();
            let stopped = tokio::spawn(async move {
                let accept = || async { coming.lock().await.recv().await.ok_or(io::ErrorKind::NotConnected.into()) };
                let mut connections = Connections::new(router, manners);
                tokio::select! {
                    () = connections.take_accepted(accept) => {}
                    told = told => told.expect("it is told"),
                }
                connections.finish().await;
            });
            Door { come, stop, stopped }
        }

        /// Somebody comes and sends this.
        async fn come(&self, sent: &str) -> DuplexStream {
            let (mut own, other) = duplex(64 << 10);
            self.come.send(other).expect("it is open");
            own.write_all(sent.as_bytes()).await.expect("it takes it");
            own
        }
    }

    /// All that comes until the connection is closed.
    async fn until_closed(stream: &mut DuplexStream) -> String {
        let mut all = Vec::new();
        stream.read_to_end(&mut all).await.expect("it is closed");
        String::from_utf8(all).expect("it is text")
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_asks_is_answered_whatever_others_do() {
        let (door, begun) = (Door::open(MANNERS), Instant::now());
        let mut held = Vec::new();
        for number in 0..3 * MANNERS.most.open {
            held.push(door.come(if number % 2 == 0 { "" } else { "GET /well HTTP/1.1\r\nho" }).await);
        }
        assert!(until_closed(&mut door.come(ASKED).await).await.ends_with("\r\n\r\nwell"));
        assert_eq!(until_closed(&mut held[0]).await, "", "whoever has been silent for longest makes room");
        assert_eq!(begun.elapsed(), Duration::ZERO);
        assert_eq!(until_closed(held.last_mut().expect("one")).await, "");
        assert_eq!(begun.elapsed(), MANNERS.patience, "nobody is silent for ever");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_has_asked_is_not_closed_for_others_and_no_connection_lives_for_ever() {
        let (door, begun) = (Door::open(MANNERS), Instant::now());
        let mut waiting = door.come("GET /never HTTP/1.1\r\nhost: here\r\n\r\n").await;
        let mut held = Vec::new();
        for _ in 0..3 * MANNERS.most.silent {
            held.push(door.come("").await);
        }
        assert_eq!(until_closed(&mut waiting).await, "");
        assert_eq!(begun.elapsed(), MANNERS.life);
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_stays_is_asked_again_and_one_that_does_not_is_closed() {
        for stays in [false, true] {
            let (door, begun) = (Door::open(Manners { stays, ..MANNERS }), Instant::now());
            let answered = until_closed(&mut door.come(&ASKED.repeat(2)).await).await;
            assert_eq!(answered.matches("\r\n\r\nwell").count(), if stays { 2 } else { 1 }, "{answered}");
            assert_eq!(begun.elapsed(), if stays { MANNERS.patience } else { Duration::ZERO });
        }
    }

    #[tokio::test(start_paused = true)]
    async fn when_it_stops_requests_have_a_moment_to_come_to_their_end() {
        for (sent, moment) in
            [("", Duration::ZERO), (ASKED, Duration::ZERO), ("GET /never HTTP/1.1\r\nhost: here\r\n\r\n", LAST_PATIENCE)]
        {
            let door = Door::open(Manners { stays: true, ..MANNERS });
            let mut held = door.come(sent).await;
            // Until it waits for something.
            time::sleep(Duration::from_millis(1)).await;
            let begun = Instant::now();
            door.stop.send(()).expect("it is open");
            door.stopped.await.expect("it stops");
            assert_eq!(begun.elapsed(), moment, "{sent}");
            assert_eq!(until_closed(&mut held).await.ends_with("well"), sent == ASKED, "{sent}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_has_so_many_bytes_before_its_body_and_no_more() {
        let (begin, end) = ("GET /well HTTP/1.1\r\nx: ", "\r\n\r\n");
        for more in [0, 1] {
            let header = "x".repeat(MOST_HEADER_BYTES - begin.len() - end.len() + more);
            let door = Door::open(MANNERS);
            let answered = until_closed(&mut door.come(&format!("{begin}{header}{end}")).await).await;
            assert!(answered.starts_with(if more == 0 { "HTTP/1.1 200 " } else { "HTTP/1.1 431 " }), "{answered}");
            let endless = until_closed(&mut door.come(&format!("{begin}{header}xxxx")).await).await;
            assert!(endless.starts_with("HTTP/1.1 431 "), "nobody waits for its end: {endless}");
        }
    }
}
