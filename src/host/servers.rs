//! How servers are set: changed one after the other, written, and only then known to everybody.
//!
//! Whoever changes a server waits for those who open tables there, so that no table is opened by what was changed meanwhile.
//! Deliberately absent: what is allowed, which the settings know.

use pergola_chat as chat;
use pergola_chat::{Reply, Request, Tables, settings::ServerWish};

use super::House;

impl House {
    /// Changes how the server of this request is set, or says how it is.
    pub(super) async fn set_server(&self, request: &Request, wish: &ServerWish) -> Reply {
        let (server, directory) = (&request.place.server, &self.inner.directory);
        let _turn = self.inner.queues.wait_to_open(server).await;
        let before = directory.settings_of(server);
        let ServerWish::Change(changes) = wish else { return chat::settings::server_set(&before, directory, request, false) };
        let after = match before.changed(changes, &request.rights) {
            Ok(after) => after,
            Err(refusal) => return chat::settings::refused_server(&refusal, request),
        };
        if after != *before {
            let write = || self.inner.store.note_server(server.clone(), after.clone());
            if let Err(not_written) = self.write_until_known("server settings", write).await {
                return not_written.answer(request);
            }
            directory.set_server(server.clone(), after.clone());
        }
        chat::settings::server_set(&after, directory, request, true)
    }
}
