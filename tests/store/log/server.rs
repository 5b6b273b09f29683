//! PostgreSQL of these tests' own: it lies in a folder that goes with it, and ends with the process of the tests.
//!
//! Where there is none on the machine, whoever asks for one is told so and goes on without; `PERGOLA_REQUIRE_POSTGRES=1` says that
//! there has to be one. It does not wait for the disk, which is no part of what is tried here.

use std::{
    env,
    fs::{self, Permissions},
    os::unix::{
        fs::{MetadataExt, PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
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
const RUN: &str = r#""$0/postgres" -D "$1/data" -k "$1" -c fsync=off -c max_connections=200 "${@:2}" >>"$1/log" 2>&1 &
cat >/dev/null; kill -QUIT $!; wait; rm -rf "$1""#;
/// It is reached in its folder alone.
const BY_FILE: [&str; 2] = ["-c", "listen_addresses="];

/// The server that the tests share, if there can be one.
static SERVER: LazyLock<Option<Server>> = LazyLock::new(|| Server::start(&BY_FILE));

/// A PostgreSQL that runs as long as this process.
pub(super) struct Server {
    /// Where its programs are.
    programs: PathBuf,
    /// Where it lies, and is reached.
    folder: PathBuf,
    /// What it is run with.
    settings: Vec<String>,
    databases: AtomicU64,
}

/// The address of a database that nobody else uses; none where there is no PostgreSQL.
pub(super) fn database() -> Option<String> {
    SERVER.as_ref().map(Server::database)
}

/// Where the shared server is reached.
pub(super) fn folder() -> PathBuf {
    SERVER.as_ref().expect("somebody has a database of it").folder.clone()
}

/// Has the database at this address do something.
pub(super) fn command(address: &str, command: &str) {
    let server = SERVER.as_ref().expect("somebody has its address");
    let done = server.program("psql").args(["-q", "-d", address, "-c", command]).stdout(Stdio::null()).status();
    assert!(done.expect("it is there").success(), "{command}");
}

/// A table of the log that nobody else writes, for as long as this is there.
pub(super) struct Held {
    address: String,
    by: Child,
}

impl Held {
    pub(super) fn table(address: &str, table: &str) -> Held {
        let server = SERVER.as_ref().expect("somebody has its address");
        let hold = format!("begin; lock table pergola.{table} in exclusive mode; select pg_sleep(600)");
        let by =
            server.program("psql").args(["-q", "-d", address, "-c", &hold]).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Held { address: address.to_owned(), by: by.expect("it is there") }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let end = "select pg_terminate_backend(pid) from pg_stat_activity where query like 'begin; lock table%' \
                   and datname = current_database()";
        // It may have begun only now.
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE && self.by.try_wait().expect("it is a child").is_none() {
            command(&self.address, end);
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Server {
    /// One of somebody's own, which may be stopped.
    pub(super) fn own() -> Option<Server> {
        Server::start(&BY_FILE)
    }

    /// One that is reached at this port as well, where it speaks TLS with the certificate that lies beside this file.
    pub(super) fn encrypting(port: u16) -> Option<Server> {
        let port = format!("port={port}");
        Server::start(&["-c", "listen_addresses=localhost", "-c", &port, "-c", "ssl=on"])
    }

    fn start(settings: &[&str]) -> Option<Server> {
        let Some(programs) = programs() else {
            assert!(env::var_os("PERGOLA_REQUIRE_POSTGRES").is_none(), "there is no PostgreSQL on this machine");
            println!("there is no PostgreSQL on this machine: its tests are skipped");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder").keep();
        if fs::metadata("/proc/self").is_ok_and(|it| it.uid() == 0) {
            chown(&folder, Some(NOBODY), Some(NOBODY)).expect("the superuser may");
        }
        let settings = settings.iter().map(|it| (*it).to_owned()).collect();
        let server = Server { programs, folder, settings, databases: AtomicU64::new(0) };
        let data = server.folder.join("data");
        let mut make = server.program("initdb");
        make.args(["--username=pergola", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "-D"]).arg(&data);
        let made = make.output().expect("it is there");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        for (name, text) in [("server.crt", include_str!("tls/certificate.pem")), ("server.key", include_str!("tls/key.pem"))] {
            fs::write(data.join(name), text).expect("it is written");
            fs::set_permissions(data.join(name), Permissions::from_mode(0o600)).expect("it is ours");
            let owner = fs::metadata(&data).expect("it is there");
            chown(data.join(name), Some(owner.uid()), Some(owner.gid())).expect("it is ours");
        }
        server.run();
        Some(server)
    }

    /// Runs it, and waits until it answers.
    pub(super) fn run(&self) {
        let begun = Instant::now();
        loop {
            let mut run = self.as_somebody(Command::new("bash"));
            run.args(["-c", RUN])
                .arg(&self.programs)
                .arg(&self.folder)
                .args(&self.settings)
                .stdin(Stdio::piped())
                .stderr(Stdio::null());
            // The end that is held open closes with this process.
            std::mem::forget(run.spawn().expect("there is a shell"));
            // One that was killed may be in the way of the next for a moment, which gives up then.
            let tries = Instant::now();
            while tries.elapsed() < Duration::from_secs(5) {
                if self.does("postgres", "select") {
                    return;
                }
                thread::sleep(Duration::from_millis(100));
            }
            assert!(begun.elapsed() < PATIENCE, "it does not answer");
        }
    }

    /// Kills it as a machine does that loses its power.
    pub(super) fn kill(&self) {
        let process = fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("it runs");
        let killed = Command::new("kill").args(["-KILL", process.lines().next().expect("it says which")]).status();
        assert!(killed.expect("it is there").success());
    }

    /// The address of a database that nobody else uses.
    pub(super) fn database(&self) -> String {
        let name = format!("log_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        assert!(self.does("postgres", &format!("create database {name}")), "it makes a database");
        format!("postgres://pergola@{}/{name}", self.folder.display().to_string().replace('/', "%2F"))
    }

    /// Whether a database does something.
    pub(super) fn does(&self, database: &str, command: &str) -> bool {
        let mut psql = self.program("psql");
        psql.args(["-q", "-U", "pergola", "-d", database, "-c", command]).arg("-h").arg(&self.folder);
        let port = self.settings.iter().find_map(|it| it.strip_prefix("port=")).unwrap_or("5432");
        psql.args(["-p", port]).output().expect("it is there").status.success()
    }

    /// One of its programs, for whoever may run it.
    fn program(&self, name: &str) -> Command {
        self.as_somebody(Command::new(self.programs.join(name)))
    }

    fn as_somebody(&self, mut command: Command) -> Command {
        let owner = fs::metadata(&self.folder).expect("it is there");
        if owner.uid() == NOBODY {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.current_dir(&self.folder);
        command
    }
}

/// Where PostgreSQL's programs are: Debian has them in a folder for each version.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|it| it.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let all = |folder: &PathBuf| ["initdb", "postgres", "psql"].iter().all(|it| Path::new(folder).join(it).is_file());
    versions.chain(env::split_paths(&path)).find(all)
}
