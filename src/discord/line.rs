//! One connection to Discord's gateway: what goes over it, as it is.
//!
//! Nothing here knows what a session is, when to connect again, or what is told ([`super::shards`], [`super::told`]).

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{
        Message,
        protocol::{CloseFrame, frame::coding::CloseCode},
    },
};

/// How long a connection may take to come about, and to say good-bye.
const PATIENCE: Duration = Duration::from_secs(20);
const CLOSING: Duration = Duration::from_secs(5);

/// What the numbers of payloads mean.
pub(super) mod op {
    pub(crate) const TOLD: u8 = 0;
    pub(crate) const BEAT: u8 = 1;
    pub(crate) const IDENTIFY: u8 = 2;
    pub(crate) const RESUME: u8 = 6;
    pub(crate) const RECONNECT: u8 = 7;
    pub(crate) const VOID: u8 = 9;
    pub(crate) const HELLO: u8 = 10;
    pub(crate) const BEATEN: u8 = 11;
}

/// A connection.
pub(super) struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What comes down a connection.
#[derive(Debug, PartialEq)]
pub(super) enum Heard {
    /// It is there; so often it wants to hear a beat.
    Hello(Duration),
    /// Something happened: its number in the session, its name, and what.
    Told(u64, String, Value),
    /// It wants to hear a beat now.
    Beat,
    /// It heard the last one.
    Beaten,
    /// It asks to be connected to anew.
    Reconnect,
    /// The session is void; whether it may still be resumed.
    Void(bool),
    /// Nothing that matters.
    Nothing,
}

/// A connection is over, with this code if it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ended(pub(super) Option<u16>);

#[derive(Deserialize)]
struct Payload {
    op: u8,
    #[serde(default)]
    s: Option<u64>,
    #[serde(default)]
    t: Option<String>,
    #[serde(default)]
    d: Value,
}

impl Line {
    /// Connects to a gateway.
    pub(super) async fn connect(gateway: &str) -> Result<Line, Ended> {
        let address = format!("{}/?v=10&encoding=json", gateway.trim_end_matches('/'));
        match timeout(PATIENCE, connect_async(address)).await {
            Ok(Ok((socket, _))) => Ok(Line(socket)),
            Ok(Err(_)) | Err(_) => Err(Ended(None)),
        }
    }

    /// Says something.
    pub(super) async fn say(&mut self, op: u8, what: &Value) -> Result<(), Ended> {
        let payload = json!({ "op": op, "d": what }).to_string();
        match timeout(PATIENCE, self.0.send(Message::Text(payload))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Ended(None)),
        }
    }

    /// The next thing that is said. Whoever stops waiting for it loses nothing.
    pub(super) async fn hear(&mut self) -> Result<Heard, Ended> {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Ok(read(&text)),
            Some(Ok(Message::Close(frame))) => Err(Ended(frame.map(|it| it.code.into()))),
            Some(Ok(_)) => Ok(Heard::Nothing),
            Some(Err(_)) | None => Err(Ended(None)),
        }
    }

    /// Says good-bye with this code, and waits a while for the other side to do so.
    pub(super) async fn close(mut self, code: u16) {
        let frame = CloseFrame { code: CloseCode::from(code), reason: "".into() };
        let closed = async {
            // A connection that broke needs no good-bye.
            if self.0.close(Some(frame)).await.is_ok() {
                while self.0.next().await.is_some_and(|it| it.is_ok()) {}
            }
        };
        timeout(CLOSING, closed).await.ok();
    }
}

fn read(text: &str) -> Heard {
    let Ok(Payload { op, s, t, d }) = serde_json::from_str(text) else { return Heard::Nothing };
    match (op, s, t) {
        (op::TOLD, Some(number), Some(name)) => Heard::Told(number, name, d),
        (op::BEAT, ..) => Heard::Beat,
        (op::BEATEN, ..) => Heard::Beaten,
        (op::RECONNECT, ..) => Heard::Reconnect,
        (op::VOID, ..) => Heard::Void(d == json!(true)),
        (op::HELLO, ..) => match d["heartbeat_interval"].as_u64() {
            Some(every) if every > 0 => Heard::Hello(Duration::from_millis(every)),
            _ => Heard::Nothing,
        },
        _ => Heard::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_are_read_as_far_as_they_matter() {
        for (text, heard) in [
            (r#"{"op":10,"d":{"heartbeat_interval":41250},"s":null,"t":null}"#, Heard::Hello(Duration::from_millis(41_250))),
            (r#"{"op":0,"s":3,"t":"RESUMED","d":{}}"#, Heard::Told(3, "RESUMED".to_owned(), json!({}))),
            (r#"{"op":1,"d":null}"#, Heard::Beat),
            (r#"{"op":11}"#, Heard::Beaten),
            (r#"{"op":7,"d":null}"#, Heard::Reconnect),
            (r#"{"op":9,"d":false}"#, Heard::Void(false)),
            (r#"{"op":9,"d":true}"#, Heard::Void(true)),
            (r#"{"op":10,"d":{"heartbeat_interval":0}}"#, Heard::Nothing),
            (r#"{"op":0,"d":{}}"#, Heard::Nothing),
            (r#"{"op":99}"#, Heard::Nothing),
            ("<html>", Heard::Nothing),
        ] {
            assert_eq!(read(text), heard, "{text}");
        }
    }
}
