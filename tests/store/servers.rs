//! How servers are set: a row each, that outlives a restart, a backup and a restore, and whose damage is told.

use std::{convert::Infallible, num::NonZeroUsize, path::Path};

use pergola::{
    commands::{
        forget::{ForgetArgs, forget},
        store::StoreArgs,
    },
    store::{DiskError, Flaw, Store, check_backup, restore, salvage},
    table::{Named, Rights, ServerChange, ServerSettings},
};

use super::{memory::Memory, open};

/// 2026-11-21, 3 o'clock UTC.
const TAKEN: u64 = 1_795_230_000_000;
const KEEP: NonZeroUsize = NonZeroUsize::new(3).expect("three");

/// Settings in which tables are opened in this channel alone.
fn only_in(channel: &str) -> ServerSettings {
    let whoever_manages = Rights { manages: true, ..Rights::default() };
    let change = ServerChange::AddChannel(Named::new(channel, channel));
    ServerSettings::default().changed(&[change], &whoever_manages).expect("it can be")
}

/// How the servers of a folder are set.
async fn known(folder: &Path) -> Vec<(String, ServerSettings)> {
    let (store, found) = open(folder);
    assert_eq!(found.flaws, []);
    store.close().await;
    found.servers
}

fn all() -> Vec<(String, ServerSettings)> {
    [("discord:3", "garden"), ("playground / here", "hall")].map(|(id, channel)| (id.to_owned(), only_in(channel))).to_vec()
}

/// A folder in which two servers are set.
async fn with_servers() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, found) = open(folder.path());
    assert_eq!(found.servers, []);
    for (server, settings) in all() {
        store.note_server(server, settings).await.expect("the disk writes");
    }
    store.close().await;
    folder
}

#[tokio::test]
async fn how_a_server_is_set_outlives_a_restart_a_backup_and_a_salvage() {
    let folder = with_servers().await;
    assert_eq!(known(folder.path()).await, all());
    let (store, _) = open(folder.path());
    let made = store.back_up(TAKEN, KEEP).await.expect("it is written");
    assert_eq!((made.counts.servers, check_backup(&made.path)), (2, Ok(made.counts)));
    store.note_server("discord:3".to_owned(), ServerSettings::default()).await.expect("the disk writes");
    store.close().await;
    assert_eq!(known(folder.path()).await, all()[1..], "nothing is kept of a server that is set as if nobody had");
    let target = tempfile::tempdir().expect("a folder");
    assert_eq!(restore(&made.path, target.path()), Ok(made.counts));
    assert_eq!(known(target.path()).await, all());
    let file = folder.path().join("salvaged.jsonl");
    let from = target.path().to_owned();
    let salvaged = tokio::task::spawn_blocking(move || salvage(&from, &file, TAKEN)).await.expect("it does not panic");
    let salvaged = salvaged.expect("all of it reads");
    assert_eq!((salvaged.counts.servers, salvaged.flaws), (2, Vec::new()));
}

#[tokio::test]
async fn a_damaged_row_is_told_and_the_others_hold() {
    let rows = |bytes: &[u8]| {
        let good = serde_json::to_vec(&only_in("hall")).expect("it is plain data");
        let rows = [("server/discord:3", bytes.to_vec()), ("server/playground / here", good)];
        Memory::new(rows.map(|(key, bytes)| (key.as_bytes().to_vec(), bytes)).into_iter().collect())
    };
    let on =
        |memory: &Memory| Store::on(Box::new(memory.clone()), |checkpoint, _| Ok::<serde_json::Value, Infallible>(checkpoint));
    for bytes in [&b"{\"channels\":"[..], b"\xff", b"{\"openers\":\"nobody\"}", b"{\"later\":1}", b"3"] {
        let (store, found, work) = on(&rows(bytes)).expect("it opens");
        assert_eq!(found.servers, all()[1..]);
        let told = matches!(&found.flaws[..], [Flaw::Server { server, .. }] if server == "discord:3");
        assert!(told, "{:?}", found.flaws);
        // Set anew, it reads again.
        tokio::spawn(work.run(|| std::future::ready(())));
        store.note_server("discord:3".to_owned(), only_in("garden")).await.expect("memory writes");
        store.close().await;
    }
    let memory = rows(b"{}");
    memory.damage(&["server/"]);
    let found = on(&memory).map(|(_, found, _)| found).expect("it opens");
    assert!(found.servers.is_empty() && matches!(found.flaws[..], [Flaw::Disk(DiskError::Damaged(_))]), "{:?}", found.flaws);
}

#[tokio::test]
async fn how_a_server_is_set_can_be_forgotten() {
    let folder = with_servers().await;
    let forgets = |id: &str| {
        let args =
            ForgetArgs { person: id.to_owned(), server: true, data: folder.path().to_owned(), store: StoreArgs::default() };
        let mut out = Vec::new();
        // The command waits for the store in a runtime of its own.
        std::thread::scope(|scope| scope.spawn(|| forget(&args, &mut out)).join().expect("it does not panic"))
            .map(|()| String::from_utf8(out).expect("it is text"))
            .map_err(|error| error.to_string())
    };
    let refused = forgets("discord:4").expect_err("nobody has set it");
    assert!(refused.contains("nobody has set a server with the id discord:4"), "{refused}");
    assert!(forgets("discord:3").expect("it is done").starts_with("Forgotten."));
    assert_eq!(known(folder.path()).await, all()[1..]);
}
