//! The control socket: how the running program is asked for backups and exports.
//!
//! `pergola.sock` lies in the data folder and only its owner may connect. A connection is one line of JSON, what is
//! asked, and lines of JSON as the answer. The one who listens holds the store, so a socket file found at the start was
//! left by a process that was killed, and is replaced. Deliberately absent: what is done at tables ([`super::steward`]).

use std::{
    fs::{self, File, Permissions},
    io::{self, BufRead, BufReader, Write},
    os::{
        fd::AsRawFd,
        unix::{ffi::OsStrExt, fs::PermissionsExt, net as std_net},
    },
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use pergola_connections::{Most, Place, Places};
use pergola_store::{BackupMade, Keeping, Log, Report};
use pergola_table::{Entry, PersonId, TableId};
use serde::{Deserialize, Serialize};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt},
    net::{UnixListener, UnixStream},
    sync::Semaphore,
    task::JoinHandle,
    time::timeout,
};

use super::{
    Clock, House,
    steward::{MovedFrom, MovedTable, Rewinding, StewardRefusal},
};

/// The socket's name in the data folder.
const SOCKET: &str = "pergola.sock";
/// Its name before its permissions are set.
const UNFINISHED: &str = "pergola.sock.new";
/// The most bytes of a request's line.
const MOST_REQUEST_BYTES: u64 = 1024;
/// The most that are answered at a time; others who have asked wait.
const MOST_CONNECTIONS: usize = 8;
/// The most connections, those who wait for their answer among them.
const MOST: Most = Most { silent: 32, open: 64 };
/// How long a connection may be silent before it has asked, or not take its answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long whoever asks waits for a process that has the folder and does not listen yet: it is starting.
const COMING: Duration = Duration::from_secs(10);
const BETWEEN_TRIES: Duration = Duration::from_millis(100);
/// How long whoever asks waits for each line of the answer. A backup of everything is one line.
const ANSWERING: Duration = Duration::from_secs(10 * 60);
/// The most bytes of a socket's path on every system that has them.
const MOST_PATH_BYTES: usize = 103;

/// What the running program is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ControlRequest {
    /// Write a backup.
    Backup {},
    /// Give a table's log.
    Export {
        /// The table's number.
        table: TableId,
    },
    /// Give what people said was wrong.
    Reports {},
    /// Take a table's game back to where a turn began.
    Rewind {
        /// The table's number.
        table: TableId,
        /// The turn's.
        turn: u32,
        /// Whether to do it, and not only to look at it.
        really: bool,
    },
    /// Take tables to another channel.
    Move {
        /// Which.
        from: MovedFrom,
        /// Where to.
        to: String,
        /// Whether to do it, and not only to look at it.
        really: bool,
    },
    /// Forget who somebody is.
    Forget {
        /// Their id.
        person: PersonId,
    },
    /// Forget how a server is set.
    ForgetServer {
        /// Its id.
        server: String,
    },
}

/// A line of the answer. The last one is never an entry: an answer that ends with one was cut off.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ControlAnswer {
    /// The backup was written.
    Backup(BackupMade),
    /// A line of the log.
    Entry(Entry),
    /// The log's end.
    Exported {
        /// How many entries it has.
        entries: u64,
    },
    /// What people said was wrong, oldest first.
    Reports(Vec<Report>),
    /// The game goes back so.
    Rewound(Rewinding),
    /// These tables go to another channel.
    Moved(Vec<MovedTable>),
    /// Somebody was forgotten, or a server.
    Forgotten {
        /// How many running tables they have left.
        tables: usize,
    },
    /// What was asked cannot be done.
    Refused {
        /// Why not, for whoever asked.
        why: String,
    },
}

/// The socket, which is closed and removed with this value.
pub struct Control {
    path: PathBuf,
    listening: JoinHandle<()>,
}

impl Control {
    /// Listens in the store's folder, and keeps the last `keep` backups. A backup is named after the `clock`. Must be called
    /// in a tokio runtime.
    ///
    /// # Errors
    /// When the socket cannot be made, such as in a file system that has none.
    pub fn listen(store: impl Into<Arc<dyn Log>>, keep: impl Into<Keeping>, clock: Clock) -> io::Result<Control> {
        Control::begin(Asked { store: store.into(), house: None, keep: keep.into(), clock })
    }

    /// The same for a house, which can be asked for what is done at its tables, too.
    ///
    /// # Errors
    /// As [`Control::listen`].
    pub fn listen_for(house: House, keep: impl Into<Keeping>, clock: Clock) -> io::Result<Control> {
        Control::begin(Asked { store: house.store().clone(), house: Some(house), keep: keep.into(), clock })
    }

    fn begin(asked: Asked) -> io::Result<Control> {
        let folder = asked.store.folder().to_owned();
        let path = folder.join(SOCKET);
        let unfinished = folder.join(UNFINISHED);
        remove_if_there(&unfinished)?;
        let listener = at_short_path(&folder, UNFINISHED, |short| std_net::UnixListener::bind(short))?;
        fs::set_permissions(&unfinished, Permissions::from_mode(0o600))?;
        fs::rename(&unfinished, &path)?;
        listener.set_nonblocking(true)?;
        let listener = UnixListener::from_std(listener)?;
        Ok(Control { path, listening: tokio::spawn(accept(listener, asked)) })
    }
}

impl Drop for Control {
    fn drop(&mut self) {
        self.listening.abort();
        if let Err(error) = remove_if_there(&self.path) {
            tracing::warn!(%error, path = %self.path.display(), "the control socket stays");
        }
    }
}

/// Asks the process that runs on the folder. Blocks until it answers; the answer's lines are read one by one.
///
/// # Errors
/// When nobody listens, also a while later, or the request cannot be sent. A line that takes too long is an error in its place.
pub fn ask(folder: &Path, asked: ControlRequest) -> io::Result<impl Iterator<Item = io::Result<ControlAnswer>> + use<>> {
    let mut stream = connect(folder, std::thread::sleep)?;
    stream.set_read_timeout(Some(ANSWERING))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(line(&asked).as_bytes())?;
    let lines = BufReader::new(stream).lines();
    Ok(lines.map(|line| serde_json::from_str(&line?).map_err(io::Error::other)))
}

/// Connects to the process that has the folder, which may be about to listen: then it is tried again after a `pause`.
fn connect(folder: &Path, mut pause: impl FnMut(Duration)) -> io::Result<std_net::UnixStream> {
    let mut waited = Duration::ZERO;
    loop {
        let connected = at_short_path(folder, SOCKET, |short| std_net::UnixStream::connect(short));
        let is_coming = |error: &io::Error| matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused);
        match connected {
            Err(error) if is_coming(&error) && waited < COMING => {
                pause(BETWEEN_TRIES);
                waited += BETWEEN_TRIES;
            }
            connected => return connected,
        }
    }
}

/// Accepts connections for ever.
async fn accept(listener: UnixListener, asked: Asked) {
    let (mut places, answered) = (Places::new(MOST), Arc::new(Semaphore::new(MOST_CONNECTIONS)));
    let accept = || async { listener.accept().await.map(|(stream, _)| stream) };
    loop {
        let (stream, place) = places.next(&accept).await;
        let (asked, answered) = (asked.clone(), answered.clone());
        tokio::spawn(async move {
            if let Err(error) = converse(stream, place, &answered, &asked).await {
                tracing::debug!(%error, "a control connection ended");
            }
        });
    }
}

/// Reads what is asked, unless the connection makes room for others before, and answers it.
async fn converse(mut stream: UnixStream, mut place: Place, answered: &Semaphore, whom: &Asked) -> io::Result<()> {
    let (read, mut write) = stream.split();
    let mut request = String::new();
    let mut limited = tokio::io::BufReader::new(read.take(MOST_REQUEST_BYTES));
    tokio::select! {
        asked = timeout(PATIENCE, limited.read_line(&mut request)) => asked??,
        () = place.makes_room() => return Err(io::ErrorKind::TimedOut.into()),
    };
    place.has_asked();
    let _turn = answered.acquire().await.expect("the semaphore is never closed");
    let answers = if request.ends_with('\n') {
        match serde_json::from_str(&request) {
            Ok(asked) => whom.answer(asked).await,
            Err(error) => vec![ControlAnswer::Refused { why: format!("not understood: {error}") }],
        }
    } else {
        vec![ControlAnswer::Refused { why: format!("a request is one line of at most {MOST_REQUEST_BYTES} bytes") }]
    };
    for answer in &answers {
        timeout(PATIENCE, write.write_all(line(answer).as_bytes())).await??;
    }
    timeout(PATIENCE, write.shutdown()).await?
}

/// Whoever is asked.
#[derive(Clone)]
struct Asked {
    store: Arc<dyn Log>,
    /// The house, where one runs on the store.
    house: Option<House>,
    keep: Keeping,
    clock: Clock,
}

impl Asked {
    /// The answer's lines.
    async fn answer(&self, asked: ControlRequest) -> Vec<ControlAnswer> {
        let refused = |why: String| vec![ControlAnswer::Refused { why }];
        let store = &self.store;
        let answers = match asked {
            ControlRequest::Backup {} => {
                store.back_up((self.clock)(), self.keep).await.map(|made| vec![ControlAnswer::Backup(made)])
            }
            ControlRequest::Export { table } => store.entries(table).await.map(|entries| {
                let end = ControlAnswer::Exported { entries: entries.len() as u64 };
                entries.into_iter().map(ControlAnswer::Entry).chain([end]).collect()
            }),
            ControlRequest::Reports {} => store.reports().await.map(|reports| vec![ControlAnswer::Reports(reports)]),
            ControlRequest::Rewind { .. }
            | ControlRequest::Move { .. }
            | ControlRequest::Forget { .. }
            | ControlRequest::ForgetServer { .. } => {
                let Some(house) = &self.house else { return refused("nothing is played here".to_owned()) };
                return match steward(house, asked).await {
                    Ok(answer) => vec![answer],
                    Err(why) => refused(why.to_string()),
                };
            }
        };
        answers.unwrap_or_else(|error| refused(error.to_string()))
    }
}

/// Has a house do what whoever runs it asks for. Of what only its store knows it knows nothing.
pub async fn steward(house: &House, asked: ControlRequest) -> Result<ControlAnswer, StewardRefusal> {
    match asked {
        ControlRequest::Rewind { table, turn, really } => house.rewind(table, turn, really).await.map(ControlAnswer::Rewound),
        ControlRequest::Move { from, to, really } => house.move_tables(&from, &to, really).await.map(ControlAnswer::Moved),
        ControlRequest::Forget { person } => house.forget_person(&person).await.map(|tables| ControlAnswer::Forgotten { tables }),
        ControlRequest::ForgetServer { server } => {
            house.forget_server(&server).await.map(|()| ControlAnswer::Forgotten { tables: 0 })
        }
        ControlRequest::Backup {} | ControlRequest::Export { .. } | ControlRequest::Reports {} => {
            Ok(ControlAnswer::Refused { why: "the store is asked for this".to_owned() })
        }
    }
}

/// Does something with a socket in a folder whose path may be longer than a socket's path may be: the folder is opened,
/// and reached by the short name Linux has for an open file.
fn at_short_path<T>(folder: &Path, name: &str, act: impl FnOnce(&Path) -> io::Result<T>) -> io::Result<T> {
    let path = folder.join(name);
    if path.as_os_str().as_bytes().len() <= MOST_PATH_BYTES {
        return act(&path);
    }
    let open = File::open(folder)?;
    let short = PathBuf::from(format!("/proc/self/fd/{}", open.as_raw_fd()));
    if !short.exists() {
        let why = format!("{}: a socket's path has at most {MOST_PATH_BYTES} bytes; choose a shorter folder", path.display());
        return Err(io::Error::new(io::ErrorKind::InvalidFilename, why));
    }
    act(&short.join(name))
}

fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("it has no keys but texts, and cannot fail");
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use pergola_engine::Seat;
    use pergola_store::{KEPT_BACKUPS, Store};
    use pergola_table::{Commit, Footing, Guests, What};
    use serde_json::{Value, json};
    use tokio::time::Instant as Tokio;

    use super::*;
    use crate::rehearsal::Memory;

    /// Entries that are together more than a socket takes from somebody who does not read.
    const ENTRIES: u64 = 40;
    const WORD: usize = 50_000;

    /// A store with one large table, and its socket.
    async fn listening(folder: &Path) -> (Store, Control) {
        let (store, _, work) = Store::on(Box::new(Memory::beside(folder)), |checkpoint, _| Ok::<Value, Infallible>(checkpoint))
            .expect("memory opens");
        tokio::spawn(work.run(|| std::future::ready(())));
        for seq in 0..ENTRIES {
            let what = What::BotAdded { seat: Seat(0), bot: "x".repeat(WORD) };
            let commit = Commit {
                table: TableId(1),
                stands_on: Footing { entries: seq, unlogged: 0 },
                entries: vec![Entry { seq, at: 0, by: None, unattended: false, what }],
                checkpoint: json!({}),
                begins_turn: false,
                passed: Vec::new(),
                people: Guests::default(),
                notices: Vec::new(),
                repeated: false,
            };
            store.commit(commit).await.expect("memory writes");
        }
        let control = Control::listen(store.clone(), KEPT_BACKUPS, || 0).expect("it listens");
        (store, control)
    }

    /// Somebody who has asked this and reads nothing yet.
    async fn asking(folder: &Path, request: &str) -> UnixStream {
        let mut stream = UnixStream::connect(folder.join(SOCKET)).await.expect("it listens");
        stream.write_all(request.as_bytes()).await.expect("the socket takes a line");
        stream
    }

    /// The last line of what somebody who has asked is answered.
    async fn last_line(mut stream: UnixStream) -> Value {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        serde_json::from_str(answer.lines().last().expect("a line")).expect("it is JSON")
    }

    #[tokio::test]
    async fn a_process_that_does_not_listen_yet_is_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, control) = listening(folder.path()).await;
        drop(control);
        let (mut control, mut pauses) = (None, 0);
        let mut stream = connect(folder.path(), |_| {
            pauses += 1;
            // The process has the folder, and its socket comes only now.
            control = (pauses == 3).then(|| Control::listen(store.clone(), KEPT_BACKUPS, || 0).expect("it listens"));
        })
        .expect("it listens in the end");
        assert_eq!(pauses, 3);
        stream.write_all(EXPORT.as_bytes()).expect("the socket takes a line");
        stream.set_nonblocking(true).expect("it can be waited for");
        let answer = last_line(UnixStream::from_std(stream).expect("it is open")).await;
        assert_eq!(answer, json!({ "exported": { "entries": ENTRIES } }));
    }

    #[test]
    fn a_process_that_never_listens_is_not_waited_for_long() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut waited = Duration::ZERO;
        let refused = connect(folder.path(), |pause| waited += pause).expect_err("nobody listens");
        assert_eq!((refused.kind(), waited), (io::ErrorKind::NotFound, COMING));
    }

    const EXPORT: &str = "{\"export\":{\"table\":1}}\n";

    #[tokio::test(start_paused = true)]
    async fn two_who_ask_at_once_are_both_answered() {
        let folder = tempfile::tempdir().expect("a folder");
        let (_store, _control) = listening(folder.path()).await;
        let begun = Tokio::now();
        let one = asking(folder.path(), EXPORT).await;
        let odd = asking(folder.path(), "{\"export\":{\"table\":\"one\"}}\n").await;
        let two = asking(folder.path(), EXPORT).await;
        // The first one takes its answer last.
        let (two, odd, one) = (last_line(two).await, last_line(odd).await, last_line(one).await);
        let whole = json!({ "exported": { "entries": ENTRIES } });
        assert_eq!((&one, &two), (&whole, &whole));
        assert!(begun.elapsed() < PATIENCE, "nobody waits for another");
        assert!(odd["refused"]["why"].as_str().is_some_and(|why| why.starts_with("not understood: ")), "{odd}");
    }

    #[tokio::test(start_paused = true)]
    async fn those_who_go_away_make_room_for_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let (_store, _control) = listening(folder.path()).await;
        let begun = Tokio::now();
        for request in ["", "{\"export\"", EXPORT] {
            for _ in 0..MOST_CONNECTIONS {
                drop(asking(folder.path(), request).await);
            }
        }
        let answer = timeout(100 * PATIENCE, async { last_line(asking(folder.path(), EXPORT).await).await }).await;
        assert_eq!(answer.expect("there is a place again"), json!({ "exported": { "entries": ENTRIES } }));
        assert!(begun.elapsed() < PATIENCE, "nobody waits for those who have gone");
    }

    #[tokio::test(start_paused = true)]
    async fn those_who_are_silent_or_take_no_answer_are_not_waited_for_long() {
        let folder = tempfile::tempdir().expect("a folder");
        let (_store, _control) = listening(folder.path()).await;
        for request in ["", "{\"export\"", EXPORT] {
            let mut held = Vec::new();
            for _ in 0..MOST_CONNECTIONS {
                held.push(asking(folder.path(), request).await);
            }
            let begun = Tokio::now();
            let answer = timeout(100 * PATIENCE, async { last_line(asking(folder.path(), EXPORT).await).await }).await;
            assert_eq!(answer.expect("there is a place again"), json!({ "exported": { "entries": ENTRIES } }), "{request:?}");
            assert!(begun.elapsed() < 3 * PATIENCE, "{request:?}: {:?}", begun.elapsed());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_for_those_who_are_silent() {
        let folder = tempfile::tempdir().expect("a folder");
        let (_store, _control) = listening(folder.path()).await;
        let begun = Tokio::now();
        let mut held = Vec::new();
        for number in 0..3 * MOST.open {
            held.push(asking(folder.path(), if number % 2 == 0 { "" } else { "{\"export\"" }).await);
        }
        let answer = last_line(asking(folder.path(), EXPORT).await).await;
        assert_eq!(answer, json!({ "exported": { "entries": ENTRIES } }));
        assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
    }
}
