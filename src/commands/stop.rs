//! When a program that runs until it is stopped is to stop.

use std::io;

use super::Complaint;
use crate::host::House;

/// Comes when the program is told to stop, or when the house cannot go on.
pub(super) async fn time_to_stop(told: impl Future<Output = ()>, house: House) {
    tokio::select! {
        () = told => {}
        () = house.store().failed() => {}
    }
}

/// Complains when the house stopped because it could not go on.
pub(super) fn stopped_well(house: &House) -> Result<(), Complaint> {
    house.store().failure().map_or(Ok(()), |why| Err(Complaint::BrokenOff(format!("The program stops: {why}."))))
}

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
