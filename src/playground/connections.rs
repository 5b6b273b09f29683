//! Connections: how long the page's stay open.
//!
//! A connection on which nothing is asked, or whose request does not come to its end, is closed after [`PATIENCE`]; one that is
//! answered stays open as long as that takes. When the playground stops, what is being answered has [`LAST_PATIENCE`], and then
//! every connection is closed. Deliberately absent: what is asked.

use std::{io, pin::pin, time::Duration};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    task::JoinSet,
    time,
};
use tokio_util::sync::CancellationToken;
use tracing::{debug, warn};

/// How long a connection may be silent before its request is there.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How long requests that have begun may take when the playground stops.
const LAST_PATIENCE: Duration = Duration::from_millis(500);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(500);

/// The open connections.
pub(super) struct Connections {
    router: Router,
    stopping: CancellationToken,
    open: JoinSet<()>,
}

impl Connections {
    /// None yet; they are answered by this router.
    pub(super) fn new(router: Router) -> Connections {
        Connections { router, stopping: CancellationToken::new(), open: JoinSet::new() }
    }

    /// Takes whoever comes, for ever.
    pub(super) async fn take(&mut self, listener: &TcpListener) {
        loop {
            // Those that are closed are forgotten.
            while self.open.try_join_next().is_some() {}
            match listener.accept().await {
                Ok((stream, _)) => drop(self.open.spawn(serve(stream, self.router.clone(), self.stopping.clone()))),
                Err(why) if is_gone(&why) => {}
                Err(why) => {
                    warn!(%why, "the page takes nobody for a moment");
                    time::sleep(BREATH).await;
                }
            }
        }
    }

    /// Lets requests that have begun come to their end, for a moment, and closes all.
    pub(super) async fn finish(mut self) {
        self.stopping.cancel();
        let ended = async { while self.open.join_next().await.is_some() {} };
        if time::timeout(LAST_PATIENCE, ended).await.is_err() {
            warn!(open = self.open.len(), "connections are closed before they were answered");
        }
    }
}

/// Whether whoever came has gone again.
fn is_gone(why: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(why.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers on a connection until it is closed, or the playground stops.
async fn serve(stream: TcpStream, router: Router, stopping: CancellationToken) {
    let mut http = http1::Builder::new();
    // It also counts while nothing of a request has come.
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router)));
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(why) = ended {
        debug!(%why, "a connection broke off");
    }
}
