//! Where a table is, and where it was opened: a table with a thread of its own is in both places.

use serde::{Deserialize, Serialize};

use super::{Phase, Table, people::PlaceId};

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Whereabouts {
    /// Where it is now.
    place: PlaceId,
    /// The channel it was opened in; missing where it is still there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opened_in: Option<String>,
}

impl Whereabouts {
    /// Where it is opened.
    pub(super) fn opened(place: PlaceId) -> Whereabouts {
        Whereabouts { place, opened_in: None }
    }

    /// The channel it was opened in.
    pub(super) fn opened_in(&self) -> &str {
        self.opened_in.as_ref().unwrap_or(&self.place.channel)
    }

    fn go(&mut self, channel: &str) {
        let opened_in = self.opened_in().to_owned();
        channel.clone_into(&mut self.place.channel);
        self.opened_in = (opened_in != channel).then_some(opened_in);
    }
}

impl Table {
    /// Where it is.
    pub fn place(&self) -> &PlaceId {
        &self.facts.whereabouts.place
    }

    /// The place it was opened in, when it is elsewhere now: in a thread below it.
    pub fn parent(&self) -> Option<PlaceId> {
        let (place, opened_in) = (self.place(), self.facts.whereabouts.opened_in());
        let elsewhere = opened_in != place.channel;
        elsewhere.then(|| PlaceId { server: place.server.clone(), channel: opened_in.to_owned() })
    }

    /// Whether it is found at this place: where it is, or where it was opened.
    pub fn is_at(&self, place: &PlaceId) -> bool {
        let own = self.place();
        own.server == place.server && [own.channel.as_str(), self.facts.whereabouts.opened_in()].contains(&place.channel.as_str())
    }

    /// Whether it is still to get a thread of its own.
    pub fn awaits_thread(&self) -> bool {
        self.facts.opening.own_thread && matches!(self.phase(), Phase::Lobby | Phase::Playing)
    }

    pub(super) fn enter_moved(&mut self, channel: &str) {
        self.facts.whereabouts.go(channel);
        self.facts.opening.own_thread = false;
    }
}
