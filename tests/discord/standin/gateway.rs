//! The gateway, version 10: HELLO, IDENTIFY, READY, heartbeats, RESUME with what was missed, RECONNECT, INVALID SESSION and
//! close codes. Long payloads are compressed when the bot asked for that, as Discord does.

use std::{collections::BTreeMap, io::Write, sync::Arc};

use flate2::{Compression, write::ZlibEncoder};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
};
use tokio_tungstenite::{
    WebSocketStream, accept_async,
    tungstenite::{Message, protocol::CloseFrame},
};
use twilight_model::gateway::{CloseCode, Intents, OpCode, ShardId};

use super::super::payloads;
use super::Inner;

/// Milliseconds between heartbeats.
const HEARTBEAT: u64 = 41_250;

/// Bytes from which a payload is compressed.
const LONG: usize = 1000;

/// Every session there was, by its id.
#[derive(Default)]
pub(crate) struct Sessions {
    all: BTreeMap<String, Session>,
    /// How often the bot identified, and resumed.
    pub(crate) identified: usize,
    pub(crate) resumed: usize,
    /// The codes with which the bot closed connections.
    pub(crate) closed_with: Vec<u16>,
    /// The code with which whoever identifies is turned away.
    pub(crate) turns_away: Option<CloseCode>,
    /// So many events that a bot has seen are sent again when it resumes.
    pub(crate) repeat: usize,
}

struct Session {
    shard: ShardId,
    seq: u64,
    /// Events by number.
    events: Vec<(u64, String, Value)>,
    /// Its present connection.
    line: Option<mpsc::UnboundedSender<Down>>,
    /// Whether long payloads are compressed.
    compress: bool,
    ended: bool,
}

/// What goes down a connection.
#[derive(Debug)]
enum Down {
    Payload(Value),
    Close(u16),
    /// The connection breaks without a word.
    Cut,
}

impl Sessions {
    /// How many sessions are connected.
    pub(crate) fn connected(&self) -> usize {
        self.all.values().filter(|it| it.line.is_some()).count()
    }

    /// An event for the shard of a server; a shard that is not connected gets it when it resumes.
    pub(super) fn dispatch(&mut self, server: u64, name: &str, data: Value) {
        for session in self.all.values_mut().filter(|it| !it.ended && serves(it.shard, server)) {
            session.send(name, data.clone());
        }
    }

    /// Breaks every connection without a word.
    pub(crate) fn cut(&mut self) {
        self.tell_all(|| Down::Cut);
    }

    /// Closes every connection with this code.
    pub(crate) fn close(&mut self, code: CloseCode) {
        self.tell_all(|| Down::Close(code as u16));
    }

    /// Asks every shard to connect again.
    pub(crate) fn reconnect(&mut self) {
        self.tell_all(|| Down::Payload(json!({ "op": OpCode::Reconnect as u8, "d": null })));
    }

    /// Says that the sessions are void.
    pub(crate) fn invalidate(&mut self) {
        self.tell_all(|| Down::Payload(json!({ "op": OpCode::InvalidSession as u8, "d": false })));
        self.all.values_mut().for_each(|it| it.ended = true);
    }

    fn tell_all(&mut self, down: impl Fn() -> Down) {
        for line in self.all.values_mut().filter_map(|it| it.line.as_ref()) {
            // A connection that just ended needs no word.
            let _ = line.send(down());
        }
    }
}

/// Whether a shard is told of a server.
fn serves(shard: ShardId, server: u64) -> bool {
    (server >> 22) % u64::from(shard.total()) == u64::from(shard.number())
}

impl Session {
    fn send(&mut self, name: &str, data: Value) {
        self.seq += 1;
        self.events.push((self.seq, name.to_owned(), data));
        if let (Some(line), Some(event)) = (&self.line, self.events.last()) {
            let _ = line.send(Down::Payload(payload(event)));
        }
    }
}

fn payload((seq, name, data): &(u64, String, Value)) -> Value {
    json!({ "op": OpCode::Dispatch as u8, "t": name, "s": seq, "d": data })
}

/// Takes connections for ever.
pub(super) async fn serve(listener: TcpListener, inner: Arc<Inner>) {
    while let Ok((stream, _)) = listener.accept().await {
        let inner = inner.clone();
        tokio::spawn(async move {
            if let Ok(socket) = accept_async(stream).await {
                Connection { inner, socket, session: None, compress: false }.run().await;
            }
        });
    }
}

struct Connection {
    inner: Arc<Inner>,
    socket: WebSocketStream<TcpStream>,
    session: Option<String>,
    compress: bool,
}

impl Connection {
    async fn run(mut self) {
        let (line, mut down) = mpsc::unbounded_channel();
        self.send(&json!({ "op": OpCode::Hello as u8, "d": { "heartbeat_interval": HEARTBEAT }, "s": null, "t": null })).await;
        loop {
            tokio::select! {
                message = self.socket.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        if let Err(code) = self.hear(&text, &line).await {
                            self.close(code as u16).await;
                            break;
                        }
                    }
                    Some(Ok(Message::Close(frame))) => {
                        let code = frame.map_or(1005, |it| it.code.into());
                        self.inner.change(|world| world.sessions.closed_with.push(code));
                        // The library answers the frame when it is driven on.
                        let _ = self.socket.close(None).await;
                        while self.socket.next().await.is_some_and(|it| it.is_ok()) {}
                        break;
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break,
                },
                Some(down) = down.recv() => match down {
                    Down::Payload(payload) => self.send(&payload).await,
                    Down::Close(code) => {
                        self.close(code).await;
                        break;
                    }
                    Down::Cut => break,
                },
            }
        }
        if let Some(id) = &self.session {
            self.inner.change(|world| {
                let session =
                    world.sessions.all.get_mut(id).filter(|it| it.line.as_ref().is_some_and(|it| it.same_channel(&line)));
                if let Some(session) = session {
                    session.line = None;
                }
            });
        }
    }

    /// Does what the bot says; the code to close with when that is out of order.
    async fn hear(&mut self, text: &str, line: &mpsc::UnboundedSender<Down>) -> Result<(), CloseCode> {
        let said: Value = serde_json::from_str(text).map_err(|_| CloseCode::DecodeError)?;
        match said["op"].as_u64() {
            Some(1) => {
                self.send(&json!({ "op": OpCode::HeartbeatAck as u8, "d": null })).await;
                Ok(())
            }
            Some(2) => self.identify(&said["d"], line),
            Some(6) => self.resume(&said["d"], line).await,
            Some(3) => Ok(()),
            _ => Err(CloseCode::UnknownOpcode),
        }
    }

    fn identify(&mut self, said: &Value, line: &mpsc::UnboundedSender<Down>) -> Result<(), CloseCode> {
        if self.session.is_some() {
            return Err(CloseCode::AlreadyAuthenticated);
        }
        self.compress = said["compress"] == json!(true);
        let shard: ShardId = serde_json::from_value(said["shard"].clone()).map_err(|_| CloseCode::InvalidShard)?;
        let (line, compress) = (line.clone(), self.compress);
        let id = self.inner.change(|world| {
            if said["token"] != json!(world.token) && said["token"] != json!(format!("Bot {}", world.token)) {
                return Err(CloseCode::AuthenticationFailed);
            }
            world.sessions.identified += 1;
            if let Some(code) = world.sessions.turns_away {
                return Err(code);
            }
            if said["intents"] != json!(Intents::GUILDS.bits()) {
                world.violations.push(format!("intents {}", said["intents"]));
            }
            let id = format!("session{}", world.next_id());
            let mut session = Session { shard, seq: 0, events: Vec::new(), line: Some(line), compress, ended: false };
            let servers: Vec<u64> = world.servers.keys().copied().filter(|it| serves(shard, *it)).collect();
            session.send("READY", payloads::ready(&id, shard, &servers, &world.gateway));
            for server in servers {
                let rooms = world.rooms.iter().filter(|(_, it)| it.server == Some(server) && it.parent.is_none() && !it.gone);
                let channels = rooms.map(|(id, _)| world.channel(*id)).collect();
                session.send("GUILD_CREATE", payloads::server(server, &world.servers[&server], channels, payloads::invited()));
            }
            world.sessions.all.insert(id.clone(), session);
            Ok(id)
        })?;
        self.session = Some(id);
        Ok(())
    }

    async fn resume(&mut self, said: &Value, line: &mpsc::UnboundedSender<Down>) -> Result<(), CloseCode> {
        let id = said["session_id"].as_str().unwrap_or_default().to_owned();
        let seq = said["seq"].as_u64().ok_or(CloseCode::InvalidSequence)?;
        let resumed = self.inner.change(|world| {
            let repeat = world.sessions.repeat as u64;
            let Some(session) = world.sessions.all.get_mut(&id).filter(|it| !it.ended) else { return false };
            session.line = Some(line.clone());
            let again = |number: u64, name: &str| number > seq.saturating_sub(repeat) && name == "INTERACTION_CREATE";
            self.compress = session.compress;
            for event in session.events.iter().filter(|(number, name, _)| *number > seq || again(*number, name)) {
                let _ = line.send(Down::Payload(payload(event)));
            }
            session.send("RESUMED", json!({}));
            world.sessions.resumed += 1;
            true
        });
        if resumed {
            self.session = Some(id);
        } else {
            self.send(&json!({ "op": OpCode::InvalidSession as u8, "d": false })).await;
        }
        Ok(())
    }

    async fn send(&mut self, payload: &Value) {
        let text = payload.to_string();
        let message = if self.compress && text.len() > LONG {
            let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
            encoder.write_all(text.as_bytes()).expect("memory takes it");
            Message::Binary(encoder.finish().expect("memory takes it"))
        } else {
            Message::Text(text)
        };
        // Whether the bot is still there is seen when it is read.
        let _ = self.socket.send(message).await;
    }

    async fn close(&mut self, code: u16) {
        let frame = CloseFrame { code: code.into(), reason: "".into() };
        let _ = self.socket.close(Some(frame)).await;
    }
}
