//! Discord's side of a bot that listens at an address of its own: what people do is posted there, signed.

use std::{
    net::SocketAddr,
    time::{SystemTime, UNIX_EPOCH},
};

use data_encoding::HEXLOWER;
use ed25519_dalek::{Signer, SigningKey};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// The headers of what is signed.
const SIGNATURE: &str = "X-Signature-Ed25519";
const TIME: &str = "X-Signature-Timestamp";

/// What Discord signs with.
pub(crate) fn secret() -> SigningKey {
    SigningKey::from_bytes(&[42; 32])
}

/// What it tells everybody of that.
pub(super) fn verify_key() -> String {
    HEXLOWER.encode(secret().verifying_key().as_bytes())
}

/// A request to a bot.
#[derive(Clone, Debug)]
pub(crate) struct Posted {
    pub(crate) method: &'static str,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Vec<u8>,
}

impl Posted {
    /// Signed with this key so many seconds from now.
    pub(crate) fn signed(body: &[u8], secret: &SigningKey, from_now: i64) -> Posted {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_secs();
        let time = now.saturating_add_signed(from_now).to_string();
        let signature = HEXLOWER.encode(&secret.sign(&[time.as_bytes(), body].concat()).to_bytes());
        Posted { method: "POST", headers: vec![(SIGNATURE, signature), (TIME, time)], body: body.to_vec() }
    }

    /// Sends it; the status and the body it is answered with.
    pub(crate) async fn send(&self, to: SocketAddr) -> (u16, String) {
        let mut stream = TcpStream::connect(to).await.expect("the bot listens");
        let headers: String = self.headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let head = format!(
            "{} /there HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\ncontent-length: {}\r\n{headers}\r\n",
            self.method,
            self.body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("it is heard");
        // Whoever is refused early does not hear the rest.
        let _ = stream.write_all(&self.body).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or_default();
        (status, answer.split_once("\r\n\r\n").map_or(String::new(), |(_, body)| body.to_owned()))
    }
}

/// Tells the bot what somebody did; it has to say that it has taken that up.
pub(super) fn tell(to: SocketAddr, told: &Value) {
    let posted = Posted::signed(told.to_string().as_bytes(), &secret(), 0);
    tokio::spawn(async move {
        let (status, body) = posted.send(to).await;
        assert_eq!((status, body.as_str()), (202, ""), "an interaction is taken up");
    });
}
