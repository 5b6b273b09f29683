//! When a program that runs until it is stopped is to stop.

use std::{io, time::Duration};

use pergola_host::House;
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

use super::Complaint;

/// Comes when the program is told to stop, or when the house cannot go on.
pub(super) async fn time_to_stop(told: impl Future<Output = ()>, house: House) {
    tokio::select! {
        () = told => {}
        () = house.store().failed() => {}
    }
}

/// Complains when the house stopped because it could not go on.
pub(super) fn stopped_well(house: &House) -> Result<(), Complaint> {
    let Some(why) = house.store().failure() else { return Ok(()) };
    let sentence = format!("The program stops: {why}.");
    Err(if why.may_pass() { Complaint::BrokenOff(sentence) } else { Complaint::Said(sentence) })
}

/// How long a program that is told to stop may take, whatever is under way. What was answered is on the disk.
const LAST_RESORT: Duration = Duration::from_secs(25);

/// Comes with Ctrl-C, or when the system asks the program to end; listened for from now on, also while nobody waits for it.
/// From then on the program has [`LAST_RESORT`] to come to its end; afterwards it is ended. Must be called in a tokio runtime.
pub(super) fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let signal = signal()?;
    let told = CancellationToken::new();
    let telling = told.clone();
    tokio::spawn(async move {
        signal.await;
        // A thread, because nobody knows what holds up the runtime.
        let ends = std::thread::Builder::new().name("last resort".to_owned()).spawn(end_at_last);
        if let Err(why) = ends {
            tracing::warn!(%why, "nobody sees to it that the program ends in time");
        }
        telling.cancel();
    });
    Ok(async move { told.cancelled().await })
}

/// Runs a program's task to its end, and leaves behind what does not come to one: a bot that still thinks, a picture in work.
pub(super) fn run_to_the_end<T>(runtime: Runtime, task: impl Future<Output = T>) -> T {
    let done = runtime.block_on(task);
    runtime.shutdown_background();
    done
}

fn end_at_last() {
    std::thread::sleep(LAST_RESORT);
    tracing::error!("something does not come to its end; the program ends without it");
    std::process::exit(1);
}

#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut ended) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = ended.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
