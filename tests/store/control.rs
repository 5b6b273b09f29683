//! The control socket, and the commands that ask it or read the folder themselves.

use std::{
    env, fs,
    io::{Read, Write},
    num::NonZeroUsize,
    os::unix::{fs::PermissionsExt, net::UnixStream},
    path::Path,
};

use pergola::{
    commands::{
        backup::{BackupArgs, backup},
        export::{ExportArgs, export},
        restore::{RestoreArgs, restore},
        store::StoreArgs,
    },
    host::control::{Control, ControlAnswer, ControlRequest, ask},
    store::{BackupCounts, check_backup},
    table::{Entry, TableId},
};
use serde_json::Value;

use super::{commit, open};

const KEEP: NonZeroUsize = NonZeroUsize::new(3).expect("three");

/// 2026-11-21, 3 o'clock UTC.
fn now() -> u64 {
    1_795_230_000_000
}

/// A store with a table of three actions.
async fn filled(folder: &Path) -> pergola::store::Store {
    let (store, _) = open(folder);
    store.commit(commit(1, 0, &["a", "b", "c"])).await.expect("the disk writes");
    store
}

/// What the process that runs on the folder answers.
async fn asked(folder: &Path, asked: ControlRequest) -> Vec<ControlAnswer> {
    let folder = folder.to_owned();
    let answers = tokio::task::spawn_blocking(move || ask(&folder, asked).expect("it listens").collect::<Result<Vec<_>, _>>());
    answers.await.expect("it does not panic").expect("it answers")
}

/// What a command writes.
async fn told(command: impl FnOnce(&mut Vec<u8>) -> anyhow::Result<()> + Send + 'static) -> Result<String, String> {
    let run = move || {
        let mut out = Vec::new();
        let ran = command(&mut out);
        ran.map(|()| String::from_utf8(out).expect("it is text")).map_err(|error| format!("{error:#}"))
    };
    tokio::task::spawn_blocking(run).await.expect("it does not panic")
}

#[tokio::test]
async fn a_running_process_is_asked_for_a_backup_and_a_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let _control = Control::listen(store.clone(), KEEP, now).expect("it listens");
    let mode = fs::metadata(folder.path().join("pergola.sock")).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let entries = store.entries(TableId(1)).await.expect("they read");
    let expected: Vec<_> =
        entries.into_iter().map(ControlAnswer::Entry).chain([ControlAnswer::Exported { entries: 3 }]).collect();
    assert_eq!(asked(folder.path(), ControlRequest::Export { table: TableId(1) }).await, expected);
    let missing = asked(folder.path(), ControlRequest::Export { table: TableId(9) }).await;
    assert_eq!(missing, [ControlAnswer::Refused { why: "there is no table 9".to_owned() }]);
    match &asked(folder.path(), ControlRequest::Backup {}).await[..] {
        [ControlAnswer::Backup(made)] => {
            assert_eq!(made.counts, BackupCounts { tables: 1, entries: 3, ..BackupCounts::default() });
            assert_eq!(check_backup(&made.path), Ok(made.counts));
            assert!(made.path.ends_with("backups/pergola-2026-11-21T03-00-00Z.jsonl"));
        }
        answers => panic!("{answers:?}"),
    }
}

#[tokio::test]
async fn commands_ask_a_running_process_or_read_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let store = filled(&data).await;
    let mut control = Some(Control::listen(store.clone(), KEEP, now).expect("it listens"));
    let lines = store.entries(TableId(1)).await.expect("they read");
    for running in [true, false] {
        if !running {
            control.take();
            store.close().await;
        }
        let args = ExportArgs { table: 1, data: data.clone(), store: StoreArgs::default() };
        let log = told(move |out| export(&args, &env::temp_dir(), out)).await.expect("it is exported");
        let read: Vec<Entry> = log.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
        assert_eq!(read, lines);
        let args = ExportArgs { table: 2, data: data.clone(), store: StoreArgs::default() };
        assert_eq!(told(move |out| export(&args, &env::temp_dir(), out)).await, Err("there is no table 2".to_owned()));
        let args = BackupArgs { data: data.clone(), out: None, store: StoreArgs::default() };
        let made = told(move |out| backup(&args, out)).await.expect("it is written");
        let (file, counts) = made.split_once('\n').expect("two lines");
        assert_eq!(counts, "1 tables, 3 entries, 0 turns, 0 notices, 0 archived tables, 0 people\n");
        let target = folder.path().join(format!("restored-{running}"));
        let args = RestoreArgs { file: file.into(), data: target.clone(), store: StoreArgs::default() };
        assert_eq!(told(move |out| restore(&args, out)).await.as_deref(), Ok(counts));
        let (restored, found) = open(&target);
        assert_eq!((found.tables.len(), restored.entries(TableId(1)).await), (1, Ok(lines.clone())));
    }
}

#[tokio::test]
async fn commands_say_when_there_is_nothing_to_ask() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let args = BackupArgs { data: data.clone(), out: None, store: StoreArgs::default() };
    let refused = told(move |out| backup(&args, out)).await;
    assert_eq!(refused, Err(format!("there is no store in {}", data.display())));
    assert!(!data.exists(), "nothing is made");
    let _silent = filled(&data).await;
    let args = ExportArgs { table: 1, data, store: StoreArgs::default() };
    let refused = told(move |out| export(&args, &env::temp_dir(), out)).await.expect_err("nobody listens");
    assert!(refused.contains("another program has the folder"), "{refused}");
}

#[tokio::test]
async fn a_socket_left_by_a_killed_process_is_replaced_and_a_closed_one_is_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let socket = folder.path().join("pergola.sock");
    for left in ["pergola.sock", "pergola.sock.new"] {
        drop(std::os::unix::net::UnixListener::bind(folder.path().join(left)).expect("it is made"));
    }
    UnixStream::connect(&socket).expect_err("nobody listens there");
    let control = Control::listen(store.clone(), KEEP, now).expect("it listens");
    assert_eq!(asked(folder.path(), ControlRequest::Export { table: TableId(1) }).await.len(), 4);
    drop(control);
    assert!(!socket.exists());
}

#[tokio::test]
async fn a_folder_with_a_long_path_has_a_socket_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let long = folder.path().join("x".repeat(120)).join("y".repeat(120));
    let store = filled(&long).await;
    let _control = Control::listen(store.clone(), KEEP, now).expect("it listens");
    assert!(long.join("pergola.sock").exists());
    assert_eq!(asked(&long, ControlRequest::Export { table: TableId(1) }).await.len(), 4);
}

#[tokio::test]
async fn what_is_no_request_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let _control = Control::listen(store.clone(), KEEP, now).expect("it listens");
    let longest = format!("{:1023}\n", r#"{"export":{"table":1}}"#);
    let requests = [
        ("{}\n".to_owned(), "refused"),
        ("{\"stop\":{}}\n".to_owned(), "refused"),
        ("\u{7f}\n".to_owned(), "refused"),
        ("{\"backup\":{}}".to_owned(), "refused"),
        (longest.clone(), "entry"),
        (longest.replace('\n', " "), "refused"),
    ];
    for (request, expected) in requests {
        let socket = folder.path().join("pergola.sock");
        let told = request.clone();
        let answer = tokio::task::spawn_blocking(move || {
            let mut stream = UnixStream::connect(socket).expect("it listens");
            stream.write_all(told.as_bytes()).expect("it reads");
            stream.shutdown(std::net::Shutdown::Write).expect("it is open");
            let mut answer = String::new();
            stream.read_to_string(&mut answer).expect("it answers");
            answer
        });
        let answer = answer.await.expect("it does not panic");
        let first: Value = serde_json::from_str(answer.lines().next().expect("a line")).expect("it is JSON");
        assert!(first.get(expected).is_some(), "{} bytes: {answer}", request.len());
    }
}

#[tokio::test]
async fn those_who_connect_and_say_nothing_hinder_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = filled(folder.path()).await;
    let _control = Control::listen(store.clone(), KEEP, now).expect("it listens");
    let silent: Vec<_> = (0..7).map(|_| UnixStream::connect(folder.path().join("pergola.sock")).expect("it listens")).collect();
    assert_eq!(asked(folder.path(), ControlRequest::Export { table: TableId(1) }).await.len(), 4);
    drop(silent);
}
