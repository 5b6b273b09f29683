//! The service manager, such as systemd: it is told when the program is ready, that it still works, and that it stops.
//!
//! A line to the datagram socket that it names, as `sd_notify` describes it. A sign of life is given only while the house is
//! well, so that a program that hangs is started again. Without a service manager nothing is told to anybody.

use std::{
    convert::Infallible,
    ffi::{OsStr, OsString},
    io,
    os::unix::net::UnixDatagram,
    time::Duration,
};

use pergola_host::{House, Unwell};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::{error, warn};

use super::Environment;

/// So many signs of life are given in the time in which one is waited for: some may be late.
const SIGNS: u32 = 4;

/// Whoever keeps the program running, if somebody does.
#[derive(Clone, Debug)]
pub(super) struct Service {
    socket: Option<OsString>,
    /// How long it waits for a sign of life.
    patience: Option<Duration>,
}

impl Service {
    /// The one that the environment names.
    pub(super) fn named_by(environment: &Environment) -> Service {
        let own = |process: &String| *process == std::process::id().to_string();
        let is_meant = environment.watchdog_process.as_ref().is_none_or(own);
        let microseconds = environment.watchdog.as_ref().and_then(|it| it.parse().ok()).filter(|it| is_meant && *it > 0);
        Service { socket: environment.notify_socket.clone(), patience: microseconds.map(Duration::from_micros) }
    }

    /// The program does its work from now on.
    pub(super) fn ready(&self) {
        self.tell("READY=1");
    }

    /// The program finishes what has begun, and ends.
    pub(super) fn stopping(&self) {
        self.tell("STOPPING=1");
    }

    /// Gives signs of life for as long as this house is well. Never ends.
    pub(super) async fn watch(self, house: House) -> Infallible {
        let look = || {
            let house = house.clone();
            async move { is_well(&house).await }
        };
        self.give_signs(look).await
    }

    /// Gives signs of life for as long as something takes that is no house yet.
    pub(super) async fn live<T>(&self, something: impl Future<Output = T>) -> T {
        tokio::select! {
            done = something => done,
            never = self.give_signs(|| std::future::ready(true)) => match never {},
        }
    }

    async fn give_signs<F: Future<Output = bool>>(&self, mut is_well: impl FnMut() -> F) -> Infallible {
        let Some(patience) = self.patience.filter(|_| self.socket.is_some()) else { return std::future::pending().await };
        let apart = patience / SIGNS;
        let mut times = interval(apart);
        times.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            times.tick().await;
            if timeout(apart, is_well()).await.unwrap_or(false) {
                self.tell("WATCHDOG=1");
            }
        }
    }

    fn tell(&self, what: &str) {
        let told = self.socket.as_ref().map(|socket| send(socket, what));
        if let Some(Err(why)) = told {
            warn!(%why, what, "the service manager is not told");
        }
    }
}

/// Whether the house is well; if it is not, the log says why.
async fn is_well(house: &House) -> bool {
    match house.health().await {
        Ok(_) => true,
        Err(Unwell::Stopping) => false,
        Err(why) => {
            error!(%why, "the house is not well");
            false
        }
    }
}

/// Sends a line to a socket of the file system, or of names alone, which begin with `@`.
fn send(socket: &OsStr, what: &str) -> io::Result<()> {
    let own = UnixDatagram::unbound()?;
    #[cfg(target_os = "linux")]
    if let [b'@', name @ ..] = std::os::unix::ffi::OsStrExt::as_bytes(socket) {
        use std::os::{linux::net::SocketAddrExt, unix::net::SocketAddr};
        return own.send_to_addr(what.as_bytes(), &SocketAddr::from_abstract_name(name)?).map(drop);
    }
    own.send_to(what.as_bytes(), socket).map(drop)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use tokio::time::{Instant, sleep};

    use super::*;

    fn environment(socket: Option<OsString>, watchdog: &str, process: Option<u32>) -> Environment {
        let process = process.map(|it| it.to_string());
        Environment {
            notify_socket: socket,
            watchdog: Some(watchdog.to_owned()),
            watchdog_process: process,
            ..Environment::default()
        }
    }

    /// What was told since somebody listened last.
    fn heard(listener: &UnixDatagram) -> Vec<String> {
        let mut heard = Vec::new();
        let mut line = [0; 64];
        listener.set_nonblocking(true).unwrap();
        while let Ok(length) = listener.recv(&mut line) {
            heard.push(String::from_utf8_lossy(&line[..length]).into_owned());
        }
        heard
    }

    #[tokio::test(start_paused = true)]
    async fn signs_of_life_are_given_while_all_is_well() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notify");
        let listener = UnixDatagram::bind(&path).unwrap();
        let service = Service::named_by(&environment(Some(path.into()), "40000000", Some(std::process::id())));
        service.ready();
        assert_eq!(heard(&listener), ["READY=1"]);
        let (well, begun) = (Cell::new(true), Instant::now());
        let watching = service.give_signs(|| std::future::ready(well.get()));
        let telling = async {
            sleep(Duration::from_secs(25)).await;
            assert_eq!(heard(&listener), ["WATCHDOG=1"; 3], "at once, and every ten seconds");
            well.set(false);
            sleep(Duration::from_secs(100)).await;
            assert_eq!(heard(&listener), [""; 0], "not while something is wrong");
            well.set(true);
            sleep(Duration::from_secs(10)).await;
            assert_eq!(heard(&listener), ["WATCHDOG=1"], "it may pass");
        };
        tokio::select! {
            _ = watching => panic!("it ends with the program alone"),
            () = telling => {}
        }
        assert_eq!(begun.elapsed(), Duration::from_secs(135));
        service.stopping();
        assert_eq!(heard(&listener), ["STOPPING=1"]);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_for_something_gives_signs_meanwhile() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notify");
        let listener = UnixDatagram::bind(&path).unwrap();
        let service = Service::named_by(&environment(Some(path.into()), "40000000", None));
        let come = async {
            sleep(Duration::from_secs(25)).await;
            "it came"
        };
        assert_eq!(service.live(come).await, "it came");
        assert_eq!(heard(&listener), ["WATCHDOG=1"; 3]);
        assert_eq!(Service::named_by(&Environment::default()).live(async { 7 }).await, 7);
    }

    #[tokio::test(start_paused = true)]
    async fn a_house_that_does_not_answer_gives_no_sign() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notify");
        let listener = UnixDatagram::bind(&path).unwrap();
        let service = Service::named_by(&environment(Some(path.into()), "40000000", None));
        let silent = service.give_signs(std::future::pending::<bool>);
        timeout(Duration::from_secs(100), silent).await.expect_err("it goes on");
        assert_eq!(heard(&listener), [""; 0]);
    }

    #[test]
    fn only_the_process_that_is_meant_is_waited_for() {
        let patience = |watchdog: &str, process| Service::named_by(&environment(None, watchdog, process)).patience;
        assert_eq!(patience("2000000", Some(std::process::id())), Some(Duration::from_secs(2)));
        assert_eq!(patience("2000000", Some(std::process::id() + 1)), None);
        assert_eq!((patience("0", None), patience("soon", None)), (None, None));
    }

    #[test]
    fn without_a_service_manager_nothing_is_told() {
        Service::named_by(&Environment::default()).ready();
        let gone = Service::named_by(&environment(Some("/nowhere/at/all".into()), "0", None));
        gone.ready();
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_name_without_a_file_is_told_as_well() {
        use std::os::{linux::net::SocketAddrExt, unix::net::SocketAddr};
        let name = format!("pergola-test-{}", std::process::id());
        let listener = UnixDatagram::bind_addr(&SocketAddr::from_abstract_name(&name).unwrap()).unwrap();
        Service::named_by(&environment(Some(format!("@{name}").into()), "0", None)).ready();
        assert_eq!(heard(&listener), ["READY=1"]);
    }
}
