//! One call of Discord's REST API, as it goes over the line, and what came back; and files from where Discord keeps them.
//!
//! An error holds no address, since addresses hold the tokens of interactions and the signatures of files. Deliberately
//! absent: when a call may be made ([`super::limiter`]), what calls there are ([`super::rest`]), and trying again.

use std::{fmt, time::Duration};

use pergola_chat::limits;
use reqwest::{
    Client, Method, RequestBuilder, Response, StatusCode, Url,
    header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, RETRY_AFTER, USER_AGENT},
    multipart::{Form, Part},
};
use serde::Deserialize;
use serde_json::Value;

use super::{
    Recorder, Settings,
    files::{File, FileAddress, media_type},
};

/// What the part with the message itself is like.
const PAYLOAD: &str = "payload.json";
/// The longest wait that is read from an answer: nobody is told to wait longer.
const LONGEST_WAIT: f64 = 86_400.0;

/// The line to Discord, or to the server in its place.
pub(super) struct Wire {
    client: Client,
    origin: String,
    authorization: String,
    record: Option<Recorder>,
    /// Where the files are that people give.
    files: Vec<Url>,
}

impl fmt::Debug for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wire").field("origin", &self.origin).finish_non_exhaustive()
    }
}

/// A call.
pub(super) struct Call<'a> {
    pub(super) method: Method,
    /// The path below the API's root, such as `/channels/5/messages`, with its query.
    pub(super) path: String,
    pub(super) body: Option<&'a Value>,
    pub(super) files: &'a [File],
    /// Whether it is the bot who calls; otherwise the path itself holds the token of an interaction.
    pub(super) as_bot: bool,
}

/// What Discord answered.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) limit: Limit,
    pub(super) body: Vec<u8>,
}

/// What an answer says of Discord's limits.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Limit {
    /// How many calls like this are left.
    pub(super) remaining: Option<u32>,
    /// Until there are more.
    pub(super) reset_after: Option<Duration>,
    /// How long to wait before any call like this, after too many.
    pub(super) retry_after: Option<Duration>,
    /// Whether no call at all may be made until then.
    pub(super) global: bool,
    /// Whether others have used the calls up: then this one does not count as invalid.
    pub(super) shared: bool,
}

/// What broke between here and Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Break {
    /// There was no answer in time.
    #[error("it took too long")]
    TooLong,
    /// There was no connection.
    #[error("there is no connection")]
    NoConnection,
    /// There was one, but it broke.
    #[error("the connection broke")]
    Broken,
}

/// Why a file is not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum NotFetched {
    /// It is somewhere else than where Discord keeps files.
    #[error("it is not where Discord keeps files")]
    Elsewhere,
    /// It was not given; this is the HTTP status.
    #[error("the answer was {0}")]
    Refused(u16),
    /// It has more bytes than it may.
    #[error("it has more than {} bytes", limits::FILE)]
    TooLarge,
    /// Others are fetched, and took too long.
    #[error("too many others are fetched")]
    Busy,
    /// The connection broke, or it took too long.
    #[error(transparent)]
    Broken(#[from] Break),
}

impl Wire {
    pub(super) fn new(settings: &Settings) -> Wire {
        let origin = format!("{}/api/v10", settings.origin());
        let (client, files) = (settings.client(), settings.file_origins());
        Wire { client, origin, authorization: settings.authorization(), record: settings.record.clone(), files }
    }

    /// Makes a call, and waits at most so long for the whole answer.
    pub(super) async fn call(&self, call: &Call<'_>, patience: Duration) -> Result<Answer, Break> {
        let answered = tokio::time::timeout(patience, async {
            let response = self.request(call).send().await.map_err(|why| broken(&why))?;
            read(response).await
        });
        let answered = answered.await.unwrap_or(Err(Break::TooLong));
        if let Some(record) = &self.record {
            let files: Vec<_> = call.files.iter().map(|it| (it.name.as_ref(), it.bytes.len())).collect();
            let (body, status) = (call.body.unwrap_or(&Value::Null), answered.as_ref().ok().map(|it| it.status));
            record.write(call.method.as_str(), &call.path, body, &files, status);
        }
        answered
    }

    /// Fetches a file of at most so many bytes, however long it is said to be, as somebody who is not known there. It is no
    /// call of the API, and its address gives the file to anybody, so it is not recorded.
    pub(super) async fn fetch(&self, file: &FileAddress, most: usize, patience: Duration) -> Result<Vec<u8>, NotFetched> {
        let address = file.within(&self.files).ok_or(NotFetched::Elsewhere)?;
        let fetched = tokio::time::timeout(patience, async {
            let request = self.client.get(address).header(USER_AGENT, serenity::constants::USER_AGENT);
            let response = request.send().await.map_err(|why| broken(&why))?;
            if response.status() != StatusCode::OK {
                return Err(NotFetched::Refused(response.status().as_u16()));
            }
            read_at_most(response, most).await
        });
        fetched.await.unwrap_or(Err(NotFetched::Broken(Break::TooLong)))
    }

    fn request(&self, call: &Call<'_>) -> RequestBuilder {
        let url = format!("{}{}", self.origin, call.path);
        let mut request = self.client.request(call.method.clone(), url);
        request = request.header(USER_AGENT, serenity::constants::USER_AGENT);
        if call.as_bot {
            request = request.header(AUTHORIZATION, &self.authorization);
        }
        let json = call.body.map(Value::to_string);
        match (json, call.files) {
            (None, _) => request,
            (Some(json), []) => request.header(CONTENT_TYPE, "application/json").body(json),
            (Some(json), files) => {
                let said = Form::new().part("payload_json", typed(Part::text(json), media_type(PAYLOAD)));
                let with = |form: Form, (place, file): (usize, &File)| form.part(format!("files[{place}]"), part(file));
                request.multipart(files.iter().enumerate().fold(said, with))
            }
        }
    }
}

/// A file as a part.
fn part(file: &File) -> Part {
    let bytes = bytes::Bytes::from_owner(file.bytes.clone());
    let length = bytes.len() as u64;
    typed(Part::stream_with_length(bytes, length).file_name(file.name.clone()), media_type(&file.name))
}

/// A part that says what it is.
fn typed(part: Part, kind: &str) -> Part {
    part.mime_str(kind).expect("kinds of files are written in the code")
}

async fn read(response: Response) -> Result<Answer, Break> {
    let status = response.status().as_u16();
    let mut limit = Limit::read(response.headers());
    let body = response.bytes().await.map_err(|why| broken(&why))?.to_vec();
    if status == 429 {
        limit.read_body(&body);
    }
    Ok(Answer { status, limit, body })
}

/// What an answer brings, unless that is more than so many bytes.
async fn read_at_most(mut response: Response, most: usize) -> Result<Vec<u8>, NotFetched> {
    let mut bytes = Vec::new();
    while let Some(part) = response.chunk().await.map_err(|why| broken(&why))? {
        if bytes.len() + part.len() > most {
            return Err(NotFetched::TooLarge);
        }
        bytes.extend_from_slice(&part);
    }
    Ok(bytes)
}

fn broken(error: &reqwest::Error) -> Break {
    match error {
        why if why.is_timeout() => Break::TooLong,
        why if why.is_connect() => Break::NoConnection,
        _ => Break::Broken,
    }
}

/// The body of an answer that asks to wait.
#[derive(Deserialize)]
struct Slower {
    retry_after: f64,
    #[serde(default)]
    global: bool,
}

impl Limit {
    fn read(headers: &HeaderMap) -> Limit {
        let text = |name: &str| headers.get(name).and_then(|it| it.to_str().ok());
        let time = |name: &str| seconds(text(name)?.parse().ok()?);
        Limit {
            remaining: text("x-ratelimit-remaining").and_then(|it| it.parse().ok()),
            reset_after: time("x-ratelimit-reset-after"),
            retry_after: time(RETRY_AFTER.as_str()),
            global: text("x-ratelimit-global").is_some_and(|it| it == "true"),
            shared: text("x-ratelimit-scope") == Some("shared"),
        }
    }

    /// The body says the same more exactly.
    fn read_body(&mut self, body: &[u8]) {
        let Ok(slower) = serde_json::from_slice::<Slower>(body) else { return };
        self.retry_after = seconds(slower.retry_after).or(self.retry_after);
        self.global |= slower.global;
    }
}

/// A time in seconds, if it is one.
fn seconds(seconds: f64) -> Option<Duration> {
    if seconds.is_finite() { Duration::try_from_secs_f64(seconds.min(LONGEST_WAIT)).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn limits_are_read_from_headers_and_more_exactly_from_the_body() {
        let told = headers(&[
            ("x-ratelimit-remaining", "0"),
            ("x-ratelimit-reset-after", "1.25"),
            ("retry-after", "2"),
            ("x-ratelimit-scope", "shared"),
        ]);
        let mut limit = Limit::read(&told);
        assert_eq!((limit.remaining, limit.reset_after), (Some(0), Some(Duration::from_millis(1250))));
        assert_eq!((limit.retry_after, limit.global, limit.shared), (Some(Duration::from_secs(2)), false, true));
        limit.read_body(br#"{ "message": "slower", "retry_after": 1.5, "global": true }"#);
        assert_eq!((limit.retry_after, limit.global), (Some(Duration::from_millis(1500)), true));
    }

    #[test]
    fn what_is_no_time_is_no_wait() {
        for odd in ["-1", "NaN", "inf", "soon", ""] {
            let mut map = HeaderMap::new();
            map.insert("retry-after", odd.parse().unwrap());
            assert_eq!(Limit::read(&map), Limit::default(), "{odd}");
        }
        let mut limit = Limit::read(&headers(&[("retry-after", "1e9")]));
        assert_eq!(limit.retry_after, Some(Duration::from_secs(86_400)));
        limit.read_body(b"<html>");
        assert_eq!(limit.retry_after, Some(Duration::from_secs(86_400)), "a page of somebody in between says nothing");
    }
}
