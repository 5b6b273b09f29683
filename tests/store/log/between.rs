//! Somebody between the program and the database who can cut what they have to say to each other.

use std::{
    io::{Read, Write},
    net::Shutdown,
    os::unix::net::{UnixListener, UnixStream},
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// How a transaction is ended.
const END: &[u8] = b"COMMIT\0";

/// A socket of its own, in a folder of its own, through which the server of another folder is reached.
pub(super) struct Between {
    folder: tempfile::TempDir,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    /// The next transaction that ends is the last that gets through, and its answer does not.
    cuts_next: AtomicBool,
    /// Nobody gets through who connects anew.
    is_cut: AtomicBool,
    /// The program's sides of the connections.
    clients: Mutex<Vec<UnixStream>>,
}

impl Between {
    /// Whoever stands before the server in this folder.
    pub(super) fn before(server: &Path) -> Between {
        let (folder, state) = (tempfile::tempdir().expect("a folder"), Arc::<State>::default());
        let socket = ".s.PGSQL.5432";
        let listener = UnixListener::bind(folder.path().join(socket)).expect("it is free");
        let (server, shared) = (server.join(socket), state.clone());
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                if !shared.is_cut.load(Ordering::SeqCst) {
                    pass_on(client, &server, &shared);
                }
            }
        });
        Between { folder, state }
    }

    /// The address of a database, by way of it.
    pub(super) fn address(&self, of_server: &Path, database: &str) -> String {
        let written = |folder: &Path| folder.display().to_string().replace('/', "%2F");
        database.replace(&written(of_server), &written(self.folder.path()))
    }

    /// The next transaction that ends is the last one that gets through, and its answer does not.
    pub(super) fn cut_at_next_end(&self) {
        self.state.cuts_next.store(true, Ordering::SeqCst);
    }

    /// From now on nobody gets through who connects anew.
    pub(super) fn let_nobody_in(&self) {
        self.state.is_cut.store(true, Ordering::SeqCst);
    }

    /// Ends the connections there are on the program's side alone: the server waits on.
    pub(super) fn leave_hanging(&self) {
        for client in self.state.clients.lock().expect("nobody falls over with it").drain(..) {
            client.shutdown(Shutdown::Both).expect("it is open");
        }
    }

    /// Everything gets through again.
    pub(super) fn mend(&self) {
        self.state.is_cut.store(false, Ordering::SeqCst);
    }
}

/// Passes on what both say, until the server or somebody between them ends it; a client that goes leaves the server waiting.
fn pass_on(client: UnixStream, server: &Path, state: &Arc<State>) {
    let server = UnixStream::connect(server).expect("it runs");
    state.clients.lock().expect("nobody falls over with it").push(client.try_clone().expect("it is open"));
    let (mut from, mut to) = (server.try_clone().expect("it is open"), client.try_clone().expect("it is open"));
    let state = state.clone();
    let is_last = Arc::new(AtomicBool::new(false));
    let ends = is_last.clone();
    thread::spawn(move || {
        let mut said = [0; 1 << 16];
        while let Ok(count @ 1..) = from.read(&mut said) {
            if ends.load(Ordering::SeqCst) || to.write_all(&said[..count]).is_err() {
                break;
            }
        }
        let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
    });
    thread::spawn(move || {
        let (mut client, mut server, mut said) = (client, server, [0; 1 << 16]);
        while let Ok(count @ 1..) = client.read(&mut said) {
            let asks_for_end = said[..count].windows(END.len()).any(|it| it == END);
            if asks_for_end && state.cuts_next.swap(false, Ordering::SeqCst) {
                state.is_cut.store(true, Ordering::SeqCst);
                is_last.store(true, Ordering::SeqCst);
            }
            if server.write_all(&said[..count]).is_err() {
                break;
            }
        }
    });
}
