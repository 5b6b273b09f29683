//! The watch: how whoever runs the program sees from outside that it is well, and what it does.
//!
//! `GET /health` answers 200 while the house is well and 503 with the reason otherwise, also while it stops; `GET /metrics`
//! is what Prometheus reads. Both tell counts and nothing of people or games. Deliberately absent: anything that changes
//! something, and a secret: whoever reaches the address may look, so it is this computer's own unless somebody allows more.

use std::{io, net::SocketAddr, time::Duration};

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderName, StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::get,
};
use pergola_connections::{
    Most,
    http::{Connections, Manners},
};
use pergola_host::{House, Unwell};
use pergola_measures as measures;
use pergola_measures::Census;
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// A scrape is one request of a connection. The store may take its time to say that it is well.
const MANNERS: Manners = Manners {
    most: Most { silent: 16, open: 32 },
    patience: Duration::from_secs(5),
    stays: false,
    life: Duration::from_secs(30),
};

/// Where the watch listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The address, with port 0 for any that is free.
    pub address: SocketAddr,
    /// Whether other computers may look.
    pub allow_network: bool,
}

/// Why the watch does not start.
#[derive(Debug, thiserror::Error)]
pub enum NotWatched {
    /// The address is not this computer's own, and nobody allowed that.
    #[error("other computers could read it at {0}; add --metrics-allow-network if that is meant, or listen on 127.0.0.1")]
    NotLoopback(SocketAddr),
    /// The address cannot be listened on.
    #[error("{address} cannot be listened on: {source}")]
    NotBound {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
}

/// A watch that listens and is not served yet.
pub struct Watch {
    listener: TcpListener,
    address: SocketAddr,
    house: House,
}

impl Watch {
    /// Listens.
    ///
    /// # Errors
    /// When the address is not loopback without leave, or cannot be listened on.
    pub async fn bind(house: House, settings: &Settings) -> Result<Watch, NotWatched> {
        let address = settings.address;
        if !address.ip().is_loopback() && !settings.allow_network {
            return Err(NotWatched::NotLoopback(address));
        }
        let not_bound = |source| NotWatched::NotBound { address, source };
        let listener = TcpListener::bind(address).await.map_err(not_bound)?;
        let address = listener.local_addr().map_err(not_bound)?;
        Ok(Watch { listener, address, house })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers for as long as the program runs, also while the house stops.
    pub async fn serve(self) {
        let routes = Router::new().route("/health", get(health)).route("/metrics", get(metrics)).with_state(self.house);
        Connections::new(routes, MANNERS).take(&self.listener).await
    }
}

/// Whether the house is well.
async fn health(State(house): State<House>) -> Response {
    let health = house.health().await;
    let status = if health.is_ok() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(told(&health))).into_response()
}

fn told(health: &Result<Census, Unwell>) -> Value {
    match health {
        Ok(Census { lobby, playing, undelivered, .. }) => {
            json!({ "healthy": true, "lobby": lobby, "playing": playing, "undelivered": undelivered })
        }
        Err(why) => json!({ "healthy": false, "why": why.to_string() }),
    }
}

/// Everything that is counted.
async fn metrics(State(house): State<House>) -> ([(HeaderName, &'static str); 1], String) {
    let now = house.health().await.ok();
    ([(CONTENT_TYPE, measures::CONTENT_TYPE)], house.measures().text(now.as_ref()))
}

#[cfg(test)]
mod tests {
    use pergola_games::GAMES;
    use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

    use pergola_host::Config;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpStream,
    };

    use super::*;

    async fn get(address: SocketAddr, path: &str) -> String {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    fn own(port: u16) -> Settings {
        Settings { address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port), allow_network: false }
    }

    #[tokio::test]
    async fn a_house_is_watched_also_while_it_stops() {
        let folder = tempfile::tempdir().unwrap();
        let house = House::open(&Config::new(folder.path(), &GAMES)).unwrap();
        let watch = Watch::bind(house.clone(), &own(0)).await.unwrap();
        let address = watch.address();
        tokio::spawn(watch.serve());
        let well = get(address, "/health").await;
        assert!(well.starts_with("HTTP/1.1 200 "), "{well}");
        assert!(well.ends_with(r#"{"healthy":true,"lobby":0,"playing":0,"undelivered":0}"#), "{well}");
        let counted = get(address, "/metrics").await;
        assert!(counted.contains(measures::CONTENT_TYPE) && counted.contains("\npergola_healthy 1\n"), "{counted}");
        assert!(get(address, "/").await.starts_with("HTTP/1.1 404 "), "there is nothing else");
        house.drain().await;
        let stopped = get(address, "/health").await;
        assert!(stopped.starts_with("HTTP/1.1 503 "), "{stopped}");
        assert!(stopped.ends_with(r#"{"healthy":false,"why":"the house stops"}"#), "{stopped}");
        assert!(get(address, "/metrics").await.contains("\npergola_healthy 0\n"), "what was counted is still told");
    }

    #[tokio::test]
    async fn whoever_looks_is_answered_whatever_others_do() {
        let folder = tempfile::tempdir().unwrap();
        let house = House::open(&Config::new(folder.path(), &GAMES)).unwrap();
        let watch = Watch::bind(house.clone(), &own(0)).await.unwrap();
        let address = watch.address();
        tokio::spawn(watch.serve());
        let mut held = Vec::new();
        for number in 0..3 * MANNERS.most.open {
            let mut stream = TcpStream::connect(address).await.unwrap();
            // Whoever came long before may be closed while they write.
            let _ = stream.write_all(if number % 2 == 0 { b"" } else { b"GET /health HTTP/1.1\r\nho" }).await;
            held.push(stream);
        }
        let well = get(address, "/health").await;
        assert!(well.starts_with("HTTP/1.1 200 "), "{well}");
        house.drain().await;
    }

    #[tokio::test]
    async fn other_computers_look_only_when_that_is_allowed() {
        let folder = tempfile::tempdir().unwrap();
        let house = House::open(&Config::new(folder.path(), &GAMES)).unwrap();
        for open in [IpAddr::V4(Ipv4Addr::UNSPECIFIED), IpAddr::V6(Ipv6Addr::UNSPECIFIED), "192.0.2.1".parse().unwrap()] {
            let settings = Settings { address: SocketAddr::new(open, 0), allow_network: false };
            let refused = Watch::bind(house.clone(), &settings).await.err();
            assert!(matches!(refused, Some(NotWatched::NotLoopback(_))), "{open}");
        }
        let everybody = Settings { address: SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0), allow_network: true };
        let watch = Watch::bind(house.clone(), &everybody).await.unwrap();
        let taken = Watch::bind(house.clone(), &own(watch.address().port())).await.err();
        assert!(matches!(taken, Some(NotWatched::NotBound { .. })), "its port is taken");
        house.drain().await;
    }
}
