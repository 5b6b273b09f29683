//! When a program that runs until it is stopped is to stop.

use std::io;

use super::Complaint;
use crate::host::House;

/// Comes with Ctrl-C, when the system asks the program to end, or when the house cannot go on.
pub(super) fn time_to_stop(house: &House) -> io::Result<impl Future<Output = ()> + use<>> {
    let (told, store) = (told_to_stop()?, house.store().clone());
    Ok(async move {
        tokio::select! {
            () = told => {}
            () = store.failed() => {}
        }
    })
}

/// Complains when the house stopped because it could not go on.
pub(super) fn stopped_well(house: &House) -> Result<(), Complaint> {
    house.store().failure().map_or(Ok(()), |why| Err(Complaint::BrokenOff(format!("The program stops: {why}."))))
}

/// Comes with Ctrl-C, or when the system asks the program to end; listened for from now on.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
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
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
