//! One request of the bot: what it asked for, its JSON and its files, and what it was answered.

use axum::http::{HeaderMap, Method};
use serde_json::{Value, json};

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) method: String,
    /// Without the query and `/api/v10`.
    pub(crate) path: String,
    pub(crate) query: String,
    /// All but the token, in small letters.
    pub(crate) headers: Vec<(String, String)>,
    /// Whether it bears the bot's token.
    pub(crate) token: bool,
    pub(crate) json: Option<Value>,
    pub(crate) files: Vec<File>,
    /// Its HTTP status; 0 while there is none.
    pub(crate) status: u16,
}

/// A file of a request.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The number in `files[0]`.
    pub(crate) place: u64,
    pub(crate) name: String,
    pub(crate) kind: String,
    pub(crate) bytes: Vec<u8>,
}

impl Call {
    /// Reads a request.
    pub(crate) fn read(method: &Method, path: &str, query: &str, headers: &HeaderMap, body: &[u8], token: &str) -> Call {
        let header = |name: &str| headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default();
        let kind = header("content-type");
        let (json, files) = match kind.split_once("boundary=") {
            Some((_, boundary)) => read_form(body, boundary.trim_matches('"')),
            None => (serde_json::from_slice(body).ok(), Vec::new()),
        };
        let kept = headers.iter().filter(|(name, _)| *name != "authorization");
        Call {
            method: method.to_string(),
            path: path.strip_prefix("/api/v10").unwrap_or(path).to_owned(),
            query: query.to_owned(),
            headers: kept.map(|(name, value)| (name.to_string(), value.to_str().unwrap_or_default().to_owned())).collect(),
            token: header("authorization") == format!("Bot {token}"),
            json,
            files,
            status: 0,
        }
    }

    /// The words of its path.
    pub(crate) fn parts(&self) -> Vec<&str> {
        self.path.split('/').filter(|it| !it.is_empty()).collect()
    }

    /// The line of a record: the request without its token.
    pub(crate) fn line(&self) -> Value {
        let headers: serde_json::Map<String, Value> = self.headers.iter().map(|(name, it)| (name.clone(), json!(it))).collect();
        let file = |it: &File| json!({ "name": it.name, "type": it.kind, "bytes": it.bytes.len() });
        let path = match self.query.as_str() {
            "" => self.path.clone(),
            query => format!("{}?{query}", self.path),
        };
        let files: Vec<Value> = self.files.iter().map(file).collect();
        json!({ "method": self.method, "path": path, "headers": headers, "json": self.json, "files": files, "status": self.status })
    }
}

/// The parts of a form: `payload_json` and files.
fn read_form(body: &[u8], boundary: &str) -> (Option<Value>, Vec<File>) {
    let mut json = None;
    let mut files = Vec::new();
    for part in split(body, format!("--{boundary}").as_bytes()) {
        let Some(at) = find(part, b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&part[..at]).into_owned();
        let bytes = part[at + 4..].strip_suffix(b"\r\n").unwrap_or(&part[at + 4..]);
        let named = |key: &str| {
            let (_, rest) = head.split_once(&format!("{key}=\""))?;
            rest.split('"').next().map(str::to_owned)
        };
        // `filename="` holds `name="` too; the part's own name stands first.
        let name = named("; name").unwrap_or_default();
        let kind = head.lines().find_map(|it| it.to_lowercase().strip_prefix("content-type:").map(|it| it.trim().to_owned()));
        if name == "payload_json" {
            // Of another kind it would be the text of a field of this name.
            json = serde_json::from_slice(bytes).ok().filter(|_: &Value| kind.as_deref() == Some("application/json"));
            continue;
        }
        let place = name.strip_prefix("files[").and_then(|it| it.strip_suffix(']')?.parse().ok());
        files.push(File {
            place: place.unwrap_or(u64::MAX),
            name: named("; filename").unwrap_or_default(),
            kind: kind.unwrap_or_default(),
            bytes: bytes.to_vec(),
        });
    }
    (json, files)
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|it| it == what)
}

fn split<'a>(mut bytes: &'a [u8], by: &[u8]) -> Vec<&'a [u8]> {
    let mut parts = Vec::new();
    while let Some(at) = find(bytes, by) {
        parts.push(&bytes[..at]);
        bytes = &bytes[at + by.len()..];
    }
    parts
}
