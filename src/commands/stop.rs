//! When a program that runs until it is stopped is to stop.

use std::io;

/// Comes with Ctrl-C, or when the system asks the program to end; listened for from now on.
#[cfg(unix)]
pub(super) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut ended) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = ended.recv() => {}
        }
    })
}

/// Comes with Ctrl-C.
#[cfg(not(unix))]
pub(super) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
