//! The playground: the conversation as a local web page, for trying, developing and testing.
//!
//! The page (`data/page/`) sends what somebody did as JSON; this door turns it into a [`pergola_chat::Request`], asks the
//! house and answers with the reply. Public cards come from the house's outbox, are kept in memory by channel, and a bell
//! tells every open window to fetch what is new. Whoever sits at this computer may sit as anybody: there are no accounts.
//! Deliberately absent: rules, tables, and any decision about what is shown to whom.

mod answers;
mod bodies;
mod channels;
mod files;
mod guard;
mod pictures;
mod routes;
mod shown;
mod spoken;

use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use pergola_connections::{
    Most,
    http::{Connections, Manners},
};
use pergola_host::{Courier, House};
use tokio::net::TcpListener;

use self::{channels::Channels, files::KeptFiles, guard::Guard, pictures::KeptScenes};

/// The prefix of every person and channel of this door, and its only server.
const DOOR: &str = "playground";

/// The port unless another is asked for.
pub const PORT: u16 = 8484;

/// How long a connection may be silent before its request is there.
const PATIENCE: Duration = Duration::from_secs(10);
/// Every open window keeps a connection that is answered when something is new.
const MANNERS: Manners = Manners { most: Most { silent: 64, open: 256 }, patience: PATIENCE, stays: true, life: Duration::MAX };

/// Where the playground listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The address; anything but this computer's own needs leave.
    pub bind: IpAddr,
    /// Whether other computers may be let in.
    pub allow_network: bool,
}

/// Why the playground does not start.
#[derive(Debug, thiserror::Error)]
pub enum NotStarted {
    /// The address is not this computer's own, and nobody allowed that.
    #[error(
        "{0} can be reached from other computers, and whoever reaches the playground can sit as anybody and see every hand; \
         add --allow-network if that is meant"
    )]
    NotLoopback(IpAddr),
    /// Somebody else listens there.
    #[error("port {0} is taken, perhaps by a playground that is still running; stop it, or choose another with --port")]
    PortTaken(u16),
    /// The address cannot be listened on.
    #[error("{address} cannot be listened on")]
    NotBound {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
}

/// A playground that listens and is not served yet.
pub struct Playground {
    listener: TcpListener,
    address: SocketAddr,
    rooms: Rooms,
}

/// What all requests share.
#[derive(Clone)]
struct Rooms {
    house: House,
    channels: Arc<Channels>,
    pictures: Arc<KeptScenes>,
    files: Arc<KeptFiles>,
    guard: Arc<Guard>,
}

impl Playground {
    /// Listens, fills the channels with the present cards of the running tables, and takes over their new ones.
    ///
    /// # Errors
    /// When the address is not loopback without leave, or cannot be listened on.
    pub async fn bind(house: House, settings: &Settings) -> Result<Playground, NotStarted> {
        if !settings.bind.is_loopback() && !settings.allow_network {
            return Err(NotStarted::NotLoopback(settings.bind));
        }
        let asked = SocketAddr::new(settings.bind, settings.port);
        let not_bound = |source: io::Error| match source.kind() {
            io::ErrorKind::AddrInUse => NotStarted::PortTaken(settings.port),
            _ => NotStarted::NotBound { address: asked, source },
        };
        let listener = TcpListener::bind(asked).await.map_err(not_bound)?;
        let address = listener.local_addr().map_err(not_bound)?;
        let pictures = Arc::new(KeptScenes::default());
        let channels = Arc::new(Channels::new(pictures.clone()));
        for place in channels.places() {
            channels.restore(&place, house.cards_of(&place, channels::KEPT), house.questions_of(&place));
        }
        house.attach(channels.clone() as Arc<dyn Courier>);
        let guard = Arc::new(Guard::new(address));
        Ok(Playground { listener, address, rooms: Rooms { house, channels, pictures, files: Arc::default(), guard } })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` comes, then lets the requests that have begun come to their end for a moment. The house is not
    /// drained here.
    pub async fn serve(self, stop: impl Future<Output = ()>) {
        let Playground { listener, rooms, .. } = self;
        let channels = rooms.channels.clone();
        let mut connections = Connections::new(routes::router(rooms), MANNERS);
        tokio::select! {
            () = connections.take(&listener) => {}
            () = stop => {}
        }
        drop(listener);
        channels.close();
        connections.finish().await;
    }
}
