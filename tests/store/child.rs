//! Processes of their own: this test program once more, told by an environment variable which folder to run on.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

/// Names the folder; only set for children.
const FOLDER: &str = "PERGOLA_TEST_FOLDER";

/// How long a child may tell nothing: far longer than it takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running child, killed when the test ends.
pub(crate) struct Running {
    child: Child,
    told: Receiver<String>,
}

/// Starts an ignored test as a child on `folder`, by its name with that of this program before it, as [`module_path!`] begins.
/// `limit` is the shell's word for a limit put on it.
pub(crate) fn start(name: &str, folder: &Path, limit: &str) -> Running {
    start_within(&["env"], name, folder, limit)
}

/// The same after these words, which lead to where it runs.
pub(crate) fn start_within(words: &[&str], name: &str, folder: &Path, limit: &str) -> Running {
    let (_, name) = name.split_once("::").expect("it is in a program");
    let program = env::current_exe().expect("a test program has a path");
    let mut child = Command::new(words[0])
        .args(&words[1..])
        .args(["sh", "-c", &format!("{limit} exec \"$0\" --ignored --exact --nocapture --quiet \"$1\"")])
        .arg(program)
        .arg(name)
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("a child starts");
    let lines = BufReader::new(child.stdout.take().expect("it was piped")).lines().map_while(Result::ok);
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let told = lines.filter_map(|line| line.split_once("> ").map(|(_, told)| told.to_owned()));
        // Nobody listens any more when the test has ended.
        told.map(|it| tell.send(it)).all(|sent| sent.is_ok())
    });
    Running { child, told }
}

/// The folder, in a child; none when somebody runs the ignored tests by hand.
pub(crate) fn folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// Tells the parent something. A line that was told is read even if the child is killed.
pub(crate) fn tell(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "> {line}").and_then(|()| out.flush()).expect("the parent listens");
}

impl Running {
    /// The child's number for the system.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits for the next thing told; none when the child ended.
    pub(crate) fn told(&mut self) -> Option<String> {
        match self.told.recv_timeout(PATIENCE) {
            Ok(told) => Some(told),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("the child tells nothing any more"),
        }
    }

    /// Waits until the child has written so many bytes more, to files and to whoever listens, as the system counts them. Where
    /// it does not, or the child ends before, nothing is waited for.
    pub(crate) fn writes(&mut self, bytes: u64) {
        let written = |id: u32| {
            let counted = fs::read_to_string(format!("/proc/{id}/io")).ok()?;
            counted.lines().find_map(|it| it.strip_prefix("wchar: "))?.parse::<u64>().ok()
        };
        let Some(begun) = written(self.id()) else { return };
        while written(self.id()).is_some_and(|now| now < begun + bytes) && matches!(self.child.try_wait(), Ok(None)) {
            thread::yield_now();
        }
    }

    /// Ends the child at once (SIGKILL) and gives everything it told and nobody read.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.child.kill().expect("a child can be killed");
        std::iter::from_fn(|| self.told()).collect()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A test that failed leaves no child behind; one that was killed already is gone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
