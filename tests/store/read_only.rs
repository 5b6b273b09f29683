//! A data folder that can be read and not written, such as a mounted snapshot.

use std::{
    convert::Infallible,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    thread,
    time::{Duration, Instant},
};

use pergola::store::{Loss, Store, StoreError, check_backup};
use serde_json::Value;

use super::{PATIENCE, actions, namespace, open, start::three_tables};

/// Every file of a folder with its bytes, and when it was changed.
fn everything(folder: &Path) -> Vec<(PathBuf, Vec<u8>, std::time::SystemTime)> {
    let mut all = Vec::new();
    for file in fs::read_dir(folder).expect("it reads").flatten() {
        let path = file.path();
        let changed = file.metadata().expect("it is there").modified().expect("it is known");
        match path.is_dir() {
            true => {
                all.extend(everything(&path));
                all.push((path, Vec::new(), changed));
            }
            false => all.push((path.clone(), fs::read(path).expect("it reads"), changed)),
        }
    }
    all.sort();
    all
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).expect("it reads").flatten().map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A data folder that lies still, and an empty one beside it.
async fn still() -> (tempfile::TempDir, tempfile::TempDir) {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    three_tables(folder.path()).await;
    open(folder.path()).0.close().await;
    (folder, elsewhere)
}

/// Runs the program after these words of the shell, with this folder for what it needs for a moment.
fn run(words: &[&str], before: &str, temporary: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).args(["sh", "-c", &format!("{before} exec \"$0\" \"$@\"")]);
    command.arg(env!("CARGO_BIN_EXE_pergola")).args(arguments).env("TMPDIR", temporary);
    command.output().expect("there is a shell")
}

fn said(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[tokio::test]
async fn a_copy_is_opened_and_the_folder_stays_as_it_is() {
    let (folder, elsewhere) = still().await;
    let before = everything(folder.path());
    let (store, found, copy) = copied(folder.path(), elsewhere.path()).expect("it is copied and opened");
    assert_eq!((found.tables.len(), actions(&store, 2).await), (3, ["a", "b", "c"].map(str::to_owned).to_vec()));
    copied(folder.path(), elsewhere.path()).map(drop).expect("a copy that is made keeps nobody from the folder");
    store.close().await;
    drop((store, copy));
    assert_eq!(names(elsewhere.path()), [""; 0], "the copy is gone");
    assert!(everything(folder.path()) == before, "nothing was written");
    let (store, _) = open(folder.path());
    let taken = copied_at_once(folder.path(), elsewhere.path()).map(drop);
    assert!(matches!(taken, Err(StoreError::InUse { .. })), "what a process writes to is not copied: {taken:?}");
    store.close().await;
}

type Copied = (Store, pergola::store::Contents<Value>, pergola::store::FolderCopy);

fn copied(folder: &Path, within: &Path) -> Result<Copied, StoreError> {
    let begun = Instant::now();
    loop {
        match copied_at_once(folder, within) {
            // A process that another test is starting holds all files of this one, the lock too, until it runs its program.
            Err(StoreError::InUse { .. }) if begun.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(10)),
            opened => return opened,
        }
    }
}

fn copied_at_once(folder: &Path, within: &Path) -> Result<Copied, StoreError> {
    Store::open_copy(folder, within, |checkpoint, _| Ok::<Value, Infallible>(checkpoint))
}

#[tokio::test]
async fn a_copy_that_lacks_batches_tells_of_the_folder_it_was_made_of() {
    let (folder, elsewhere) = still().await;
    fs::write(folder.path().join("written"), format!("{:020}\n{:020}\n", 9, 4)).expect("it is written");
    match copied(folder.path(), elsewhere.path()).map(drop) {
        Err(StoreError::Lost { folder: told, loss, .. }) => {
            assert_eq!((told.as_path(), loss), (folder.path(), Loss { written: 9, found: 3 }));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(names(elsewhere.path()), [""; 0]);
}

#[tokio::test]
async fn an_opening_that_was_cut_short_is_copied_from_its_beginning() {
    let (folder, elsewhere) = still().await;
    fs::rename(folder.path().join("store"), folder.path().join("store.before")).expect("it is moved");
    fs::create_dir(folder.path().join("store")).expect("it is made");
    fs::write(folder.path().join("store/db"), "half").expect("it is written");
    let (store, found, _copy) = copied(folder.path(), elsewhere.path()).expect("it is copied and opened");
    assert_eq!(found.tables.len(), 3);
    store.close().await;
}

#[tokio::test]
async fn a_log_is_exported_from_a_folder_that_cannot_be_written() {
    let Some(words) = namespace::words() else { return };
    let (folder, elsewhere) = still().await;
    let (before, data) = (everything(folder.path()), folder.path().display().to_string());
    let read_only = namespace::read_only(folder.path());
    let (code, out, complaint) = said(&run(&words, &read_only, elsewhere.path(), &["export", "2", "--data", &data]));
    assert_eq!((code, out.lines().count(), complaint.as_str()), (Some(0), 3, ""), "{out}");
    let (code, out, complaint) = said(&run(&words, &read_only, elsewhere.path(), &["export", "9", "--data", &data]));
    assert_eq!((code, out.as_str(), complaint.as_str()), (Some(2), "", "There is no table 9.\n"));
    assert_eq!(names(elsewhere.path()), [""; 0], "no copy is left");
    assert!(everything(folder.path()) == before);
}

#[tokio::test]
async fn a_backup_of_a_folder_that_cannot_be_written_goes_elsewhere() {
    let Some(words) = namespace::words() else { return };
    let (folder, elsewhere) = still().await;
    let (before, data) = (everything(folder.path()), folder.path().display().to_string());
    let read_only = namespace::read_only(folder.path());
    let (code, _, complaint) = said(&run(&words, &read_only, elsewhere.path(), &["backup", "--data", &data]));
    assert!(code == Some(2) && complaint.contains("cannot be written") && complaint.contains("--out FILE"), "{complaint}");
    let file = elsewhere.path().join("kept.jsonl");
    let arguments = ["backup", "--data", &data, "--out", file.to_str().expect("it is text")];
    let (code, out, complaint) = said(&run(&words, &read_only, elsewhere.path(), &arguments));
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    assert!(out.starts_with(&format!("{}\n3 tables, 9 entries", file.display())), "{out}");
    assert_eq!(check_backup(&file).expect("it reads").entries, 9);
    let (code, _, complaint) = said(&run(&words, &read_only, elsewhere.path(), &arguments));
    assert!(code == Some(2) && complaint.contains("is there already"), "{complaint}");
    assert_eq!(names(elsewhere.path()), ["kept.jsonl"]);
    assert!(everything(folder.path()) == before);
    // A folder that can be written keeps its own backup as well.
    let second = elsewhere.path().join("second.jsonl");
    let arguments = ["backup", "--data", &data, "--out", second.to_str().expect("it is text")];
    assert_eq!(said(&run(&words, "", elsewhere.path(), &arguments)).0, Some(0));
    assert!(check_backup(&second).is_ok() && names(&folder.path().join("backups")).len() == 1);
}

#[tokio::test]
async fn where_there_is_no_room_for_a_copy_the_room_is_told() {
    let Some(words) = namespace::words() else { return };
    let (folder, elsewhere) = still().await;
    let data = folder.path().display().to_string();
    let mounted = namespace::read_only(folder.path()) + &namespace::small(elsewhere.path(), 2);
    let (code, out, complaint) = said(&run(&words, &mounted, elsewhere.path(), &["export", "2", "--data", &data]));
    assert_eq!((code, out.as_str()), (Some(2), ""));
    let told = format!(
        "There is no copy of the store to be read, since the disk is full: 2 MiB are free in {}",
        elsewhere.path().display()
    );
    assert!(complaint.starts_with(&told) && complaint.contains(" MiB are needed to go on"), "{complaint}");
}
