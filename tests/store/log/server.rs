//! A PostgreSQL of these tests' own: it lies in a folder that goes with it, and ends with the process of the tests.
//!
//! Where there is none on the machine, whoever asks for one is told so and goes on without; `PERGOLA_REQUIRE_POSTGRES=1` says that
//! there has to be one. It does not wait for the disk, which is no part of what is tried here.

use std::{
    env, fs,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// How long it may take until it answers.
const PATIENCE: Duration = Duration::from_secs(120);
/// Who runs it where the tests run as the superuser, whom it refuses to run for.
const NOBODY: u32 = 65_534;
/// Runs it until nobody holds the other end any more.
const RUN: &str = r#""$0/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off -c max_connections=200 >"$1/log" 2>&1 &
cat >/dev/null; kill -QUIT $!; wait; rm -rf "$1""#;

/// The server, if there can be one.
static SERVER: LazyLock<Option<Server>> = LazyLock::new(Server::start);

struct Server {
    /// Where its programs are.
    programs: PathBuf,
    /// Where it lies, and is reached.
    folder: PathBuf,
    databases: AtomicU64,
}

/// The address of a database that nobody else uses; none where there is no PostgreSQL.
pub(super) fn database() -> Option<String> {
    let server = SERVER.as_ref()?;
    let name = format!("log_{}", server.databases.fetch_add(1, Ordering::Relaxed));
    server.make(&name).expect("it makes a database");
    Some(format!("host={} user=pergola dbname={name}", server.folder.display()))
}

/// Has the database at this address do something.
pub(super) fn command(address: &str, command: &str) {
    let server = SERVER.as_ref().expect("somebody has its address");
    let done = server.program("psql").args(["-q", "-d", address, "-c", command]).stdout(Stdio::null()).status();
    assert!(done.expect("it is there").success(), "{command}");
}

impl Server {
    fn start() -> Option<Server> {
        let Some(programs) = programs() else {
            assert!(env::var_os("PERGOLA_REQUIRE_POSTGRES").is_none(), "there is no PostgreSQL on this machine");
            println!("there is no PostgreSQL on this machine: its tests are skipped");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder").keep();
        if fs::metadata("/proc/self").is_ok_and(|it| std::os::unix::fs::MetadataExt::uid(&it) == 0) {
            chown(&folder, Some(NOBODY), Some(NOBODY)).expect("the superuser may");
        }
        let server = Server { programs, folder, databases: AtomicU64::new(0) };
        let data = server.folder.join("data");
        let mut make = server.program("initdb");
        make.args(["--username=pergola", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "-D"]).arg(data);
        let made = make.output().expect("it is there");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let mut run = server.as_somebody(Command::new("sh"));
        run.args(["-c", RUN]).arg(&server.programs).arg(&server.folder).stdin(Stdio::piped());
        // The end that is held open closes with this process.
        std::mem::forget(run.spawn().expect("there is a shell"));
        let begun = Instant::now();
        while let Err(why) = server.make("first") {
            assert!(begun.elapsed() < PATIENCE, "it does not answer: {why}");
            thread::sleep(Duration::from_millis(100));
        }
        Some(server)
    }

    /// One of its programs, for whoever may run it.
    fn program(&self, name: &str) -> Command {
        self.as_somebody(Command::new(self.programs.join(name)))
    }

    fn as_somebody(&self, mut command: Command) -> Command {
        use std::os::unix::fs::MetadataExt;
        let owner = fs::metadata(&self.folder).expect("it is there");
        if owner.uid() == NOBODY {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.current_dir(&self.folder);
        command
    }

    fn make(&self, database: &str) -> Result<(), String> {
        let made = self.program("createdb").args(["-U", "pergola", database]).arg("-h").arg(&self.folder).output();
        let made = made.expect("it is there");
        if made.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&made.stderr).into_owned()) }
    }
}

/// Where PostgreSQL's programs are: Debian has them in a folder for each version.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|it| it.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let all = |folder: &PathBuf| ["initdb", "postgres", "createdb", "psql"].iter().all(|it| Path::new(folder).join(it).is_file());
    versions.chain(env::split_paths(&path)).find(all)
}
