//! The program as it is run: a process of its own with a token, an address and a folder.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

use super::standin::{Discord, PATIENCE, TOKEN};

/// A folder for a house, kept from one start to the next.
pub(crate) struct Home {
    folder: TempDir,
    /// Where the house keeps its tables.
    data: PathBuf,
    /// What is logged: `RUST_LOG`.
    logged: &'static str,
    /// Whether the bot hears what people do at the gateway, and not at an address of its own.
    at_gateway: bool,
}

/// A running bot; it is killed when it is dropped.
pub(crate) struct Bot {
    child: Child,
    log: PathBuf,
}

impl Home {
    pub(crate) fn new() -> Home {
        Home::logging("info,serenity=warn")
    }

    /// One in which this is logged.
    pub(crate) fn logging(logged: &'static str) -> Home {
        let folder = tempfile::tempdir().expect("a folder can be made");
        Home { data: folder.path().join("data"), folder, logged, at_gateway: true }
    }

    /// One with a log of its own that keeps its tables where this one does.
    pub(crate) fn beside(other: &Home) -> Home {
        Home { data: other.data.clone(), ..Home::new() }
    }

    /// One whose bot listens at an address of its own.
    pub(crate) fn without_gateway() -> Home {
        Home { at_gateway: false, ..Home::new() }
    }

    /// Where the house keeps its tables.
    pub(crate) fn data(&self) -> PathBuf {
        self.data.clone()
    }

    /// Starts the bot and waits until it is connected and has registered its commands.
    pub(crate) async fn start(&self, discord: &Discord) -> Bot {
        self.start_with(discord, &[]).await
    }

    /// The same with more said on its command line.
    pub(crate) async fn start_with(&self, discord: &Discord, more: &[&str]) -> Bot {
        if !self.at_gateway {
            return self.start_listening(discord, more).await;
        }
        let before = discord.inner.look(|world| world.sessions.identified);
        let bot = self.spawn_with(discord, more);
        let up = |world: &super::standin::world::World| {
            (world.sessions.identified > before && world.sessions.connected() > 0 && !world.commands.is_empty()).then_some(())
        };
        discord.inner.until("the bot to connect and to register its commands", up).await;
        bot
    }

    /// Starts a bot that listens itself, and tells Discord where.
    async fn start_listening(&self, discord: &Discord, more: &[&str]) -> Bot {
        let (before, told) = (self.log().len(), "address=");
        discord.inner.change(|world| world.commands.clear());
        let bot = self.spawn_with(discord, &[&["--interactions", "127.0.0.1:0"], more].concat());
        let up = |world: &super::standin::world::World| (!world.commands.is_empty()).then_some(());
        discord.inner.until("the bot to register its commands", up).await;
        let log = self.log().split_off(before);
        let address = log.lines().find_map(|it| it.split_once(told)).map(|(_, it)| it.trim().parse().expect("an address"));
        discord.inner.change(|world| world.endpoint = Some(address.expect("it says where it listens")));
        bot
    }

    /// Starts the bot.
    pub(crate) fn spawn(&self, discord: &Discord) -> Bot {
        self.spawn_with(discord, &[])
    }

    /// Starts the bot with more said on its command line.
    pub(crate) fn spawn_with(&self, discord: &Discord, more: &[&str]) -> Bot {
        self.spawn_told(discord, more, &[])
    }

    /// Starts the bot with more said on its command line and in its environment.
    pub(crate) fn spawn_told(&self, discord: &Discord, more: &[&str], environment: &[(&str, &OsStr)]) -> Bot {
        let log = self.folder.path().join("log");
        let file = fs::OpenOptions::new().create(true).append(true).open(&log).expect("a log can be written");
        let child = Command::new(env!("CARGO_BIN_EXE_pergola"))
            // These people press as fast as they are answered.
            .args(["discord", "--requests-a-second", "1000000", "--api", &discord.api, "--data"])
            .arg(self.data())
            .args(more)
            .env("DISCORD_TOKEN", TOKEN)
            .env("RUST_LOG", self.logged)
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(file.try_clone().expect("a log can be written"))
            .stderr(file)
            .spawn()
            .expect("the program starts");
        Bot { child, log }
    }

    /// Waits until the bot has logged this.
    pub(crate) async fn logged(&self, what: &str) {
        let begun = Instant::now();
        while !self.log().contains(what) {
            assert!(begun.elapsed() < PATIENCE, "{what:?} is not logged: {}", self.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Everything the bot wrote to its log.
    pub(crate) fn log(&self) -> String {
        read(&self.folder.path().join("log"))
    }
}

impl Bot {
    /// What it has in memory, in bytes, as the system counts it; nothing where it does not.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
    }

    /// The processor time it has had.
    pub(crate) fn worked(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some(Duration::from_millis(ticks * 10))
    }

    /// Ends it without a word, as when the machine fails.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) async fn stop(self) -> ExitStatus {
        self.ask_to_stop();
        self.end().await
    }

    /// Asks it to stop.
    pub(crate) fn ask_to_stop(&self) {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status().expect("there is a kill");
        assert!(asked.success(), "it can be asked to stop");
    }

    /// Waits until it ends by itself.
    pub(crate) async fn end(mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not stop; {}", read(&self.log));
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            let log = read(&self.log);
            let (all, is_warning) = (log.lines(), |it: &&str| it.contains("WARN") || it.contains("ERROR"));
            let (said, warned): (Vec<&str>, Vec<&str>) = (all.clone().collect(), all.filter(is_warning).collect());
            for (what, lines, most) in [("warnings of the bot", warned, 20), ("what it said last", said, 60)] {
                println!("{what}:\n  {}", lines[lines.len().saturating_sub(most)..].join("\n  "));
            }
        }
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}
