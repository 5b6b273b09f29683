//! Disks of one's own: small ones and such as cannot be written, mounted where nobody else sees them. A machine that lets nobody
//! mount anything has none, and what needs them is not tried there.

use std::{
    path::Path,
    process::{Command, Stdio},
};

/// What comes before a program for it to have mounts of its own; nothing where nobody may mount anything.
pub(crate) fn words() -> Option<Vec<&'static str>> {
    let as_root = vec!["unshare", "--mount"];
    let as_anybody = vec!["unshare", "--user", "--map-root-user", "--mount"];
    let found = [as_root, as_anybody].into_iter().find(|words| {
        let mut probe = Command::new(words[0]);
        probe.args(&words[1..]).args(["mount", "-t", "tmpfs", "tmpfs", "/mnt"]).stdout(Stdio::null()).stderr(Stdio::null());
        probe.status().is_ok_and(|status| status.success())
    });
    if found.is_none() {
        println!("not tried: nothing can be mounted here");
    }
    found
}

/// The shell's words for a folder that cannot be written from now on.
pub(crate) fn read_only(folder: &Path) -> String {
    let folder = folder.display();
    format!("mount --bind '{folder}' '{folder}' && mount -o remount,bind,ro '{folder}' || exit 99;")
}

/// The shell's words for a disk of so many MiB in the place of a folder.
pub(crate) fn small(folder: &Path, mebibytes: u32) -> String {
    format!("mount -t tmpfs -o size={mebibytes}m tmpfs '{}' || exit 99;", folder.display())
}
