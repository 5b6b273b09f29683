//! The recorder: every request to Discord as a line of JSON, for checking them against Discord's own description of its API.
//!
//! A line is `{"method", "path", "json", "files", "status"}`: the body as it was sent, null without one; of each file its name,
//! type and length; the status of the answer, null when there was none. No token is written: the bot's stands in no path or body,
//! and those of interactions, which stand in paths, are replaced. What people wrote and what cards show is in the bodies,
//! so only the file's owner may read it. Deliberately absent: any influence on what is sent. A recorder that cannot write
//! says so once and is silent from then on.

use std::{
    fmt,
    fs::{self, File},
    io::{self, Write},
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use serde_json::{Value, json};
use tracing::{error, warn};

use super::files::media_type;

/// The file's name in its folder.
const FILE: &str = "requests.jsonl";
/// The most bytes of a file: some hundred thousand requests.
const MOST_BYTES: u64 = 256 * 1024 * 1024;
/// What stands in a path in the place of a token.
const HIDDEN: &str = "{token}";
/// What is followed in a path by a number and then by a token.
const BEFORE_TOKENS: [&str; 2] = ["interactions", "webhooks"];

/// Records what is sent to Discord. Cloning it gives another handle on the same recorder.
#[derive(Clone)]
pub struct Recorder(Arc<Recording>);

struct Recording {
    path: PathBuf,
    /// The file and how many bytes there may still be; none after a trouble.
    file: Mutex<Option<(File, u64)>>,
}

impl fmt::Debug for Recorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Recorder").field(&self.0.path).finish()
    }
}

impl Recorder {
    /// Records into this folder, which is made if it is missing. What was recorded there before stays.
    ///
    /// # Errors
    /// When nothing can be written there.
    pub fn open(folder: &Path) -> io::Result<Recorder> {
        fs::create_dir_all(folder)?;
        let path = folder.join(FILE);
        let file = File::options().create(true).append(true).mode(0o600).open(&path)?;
        let left = MOST_BYTES.saturating_sub(file.metadata()?.len());
        Ok(Recorder(Arc::new(Recording { path, file: Mutex::new(Some((file, left))) })))
    }

    /// Where it records.
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Records a request: the `body` that was sent, null without one; files by their names and lengths; the answer's status, if
    /// there was an answer.
    pub fn write(&self, method: &str, path: &str, body: &Value, files: &[(&str, usize)], status: Option<u16>) {
        let file = |(name, bytes): &(&str, usize)| json!({ "name": name, "type": media_type(name), "bytes": bytes });
        let files: Vec<Value> = files.iter().map(file).collect();
        let row = json!({ "method": method, "path": without_tokens(path), "json": body, "files": files, "status": status });
        self.append(&format!("{row}\n"));
    }

    fn append(&self, line: &str) {
        let mut place = self.0.file.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((file, left)) = place.as_mut() else { return };
        let bytes = line.len() as u64;
        if bytes > *left {
            warn!(path = %self.0.path.display(), bytes = MOST_BYTES, "as much is recorded as may be; nothing more is");
            *place = None;
            return;
        }
        *left -= bytes;
        if let Err(why) = file.write_all(line.as_bytes()) {
            error!(path = %self.0.path.display(), %why, "nothing more is recorded");
            *place = None;
        }
    }
}

/// The path with something else in the place of each token.
fn without_tokens(path: &str) -> String {
    let (path, query) = path.split_once('?').map_or((path, None), |(path, query)| (path, Some(query)));
    let parts: Vec<&str> = path.split('/').collect();
    let is_token = |at: usize| at >= 2 && BEFORE_TOKENS.contains(&parts[at - 2]);
    let shown: Vec<&str> = parts.iter().enumerate().map(|(at, part)| if is_token(at) { HIDDEN } else { part }).collect();
    query.map_or(shown.join("/"), |query| format!("{}?{query}", shown.join("/")))
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    const TOKEN: &str = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5";

    fn rows(recorder: &Recorder) -> Vec<Value> {
        let text = fs::read_to_string(recorder.path()).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn every_request_is_a_line_and_what_was_recorded_before_stays() {
        let folder = tempfile::tempdir().unwrap();
        let within = folder.path().join("not/there/yet");
        let body = json!({ "content": "two\nlines", "attachments": [{ "id": 0 }] });
        let recorder = Recorder::open(&within).unwrap();
        recorder.write("POST", "/channels/7/messages", &body, &[("table.png", 4321)], Some(200));
        let again = Recorder::open(&within).unwrap();
        again.clone().write("GET", "/api/v10/channels/7/messages?limit=50", &Value::Null, &[], None);
        let expected = [
            json!({
                "method": "POST", "path": "/channels/7/messages", "json": body,
                "files": [{ "name": "table.png", "type": "image/png", "bytes": 4321 }], "status": 200,
            }),
            json!({
                "method": "GET", "path": "/api/v10/channels/7/messages?limit=50", "json": null, "files": [], "status": null,
            }),
        ];
        assert_eq!(rows(&again), expected);
        let mode = fs::metadata(again.path()).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "nobody else reads it");
    }

    #[test]
    fn no_token_is_recorded() {
        let folder = tempfile::tempdir().unwrap();
        let recorder = Recorder::open(folder.path()).unwrap();
        let paths = [
            format!("/interactions/1/{TOKEN}/callback"),
            format!("/api/v10/interactions/1/{TOKEN}/callback?with_response=false"),
            format!("/webhooks/2/{TOKEN}"),
            format!("/webhooks/2/{TOKEN}?wait=true"),
            format!("https://discord.com/api/v10/webhooks/2/{TOKEN}/messages/@original"),
            format!("webhooks/2/{TOKEN}/messages/3"),
        ];
        for path in &paths {
            recorder.write("POST", path, &json!({}), &[], Some(204));
        }
        assert!(!fs::read_to_string(recorder.path()).unwrap().contains(TOKEN));
        let expected = [
            "/interactions/1/{token}/callback",
            "/api/v10/interactions/1/{token}/callback?with_response=false",
            "/webhooks/2/{token}",
            "/webhooks/2/{token}?wait=true",
            "https://discord.com/api/v10/webhooks/2/{token}/messages/@original",
            "webhooks/2/{token}/messages/3",
        ];
        let recorded: Vec<Value> = rows(&recorder).into_iter().map(|mut row| row["path"].take()).collect();
        assert_eq!(recorded, expected);
    }

    #[test]
    fn what_holds_no_token_is_recorded_as_it_is() {
        for path in ["/gateway/bot", "/applications/1/guilds/2/commands", "/channels/1/messages/2/threads", "/users/@me/channels"]
        {
            assert_eq!(without_tokens(path), path);
        }
    }

    #[test]
    fn a_file_has_a_limit() {
        let folder = tempfile::tempdir().unwrap();
        let recorder = Recorder::open(folder.path()).unwrap();
        recorder.write("GET", "/gateway/bot", &Value::Null, &[], Some(200));
        let line = fs::metadata(recorder.path()).unwrap().len();
        File::options().write(true).open(recorder.path()).unwrap().set_len(MOST_BYTES - 2 * line + 1).unwrap();
        let recorder = Recorder::open(folder.path()).unwrap();
        for _ in 0..3 {
            recorder.write("GET", "/gateway/bot", &Value::Null, &[], Some(200));
        }
        assert_eq!(fs::metadata(recorder.path()).unwrap().len(), MOST_BYTES - line + 1, "one more, and no part of another");
    }
}
