//! Where the files are that people give with commands: a host of its own, which knows no bot.

use std::{convert::Infallible, sync::Arc};

use axum::{
    body::{Body, Bytes},
    extract::{Path, State},
    http::{
        HeaderMap, StatusCode,
        header::{AUTHORIZATION, LOCATION},
    },
    response::{IntoResponse, Response},
};
use futures_util::{StreamExt, stream};
use twilight_model::channel::Attachment;

use super::super::payloads;
use super::{Discord, Inner};

/// What an address is signed with.
pub(crate) const SIGNATURE: &str = "hm=5a1c9e";

/// A part of a file that never ends.
static PART: [u8; 64 * 1024] = [b'x'; 64 * 1024];

/// What comes when a file is asked for.
#[derive(Clone, Debug)]
pub(crate) enum Served {
    /// The file.
    Whole(Vec<u8>),
    /// More and more of it.
    Endless,
    /// Its beginning, and then nothing more.
    Halting,
    /// Word that it is at another address.
    Moved(String),
    /// Word that there is none.
    Gone,
}

/// A file.
#[derive(Debug)]
pub(crate) struct Stored {
    served: Served,
    /// How often it was asked for.
    asked: usize,
}

/// Answers whoever asks for a file.
pub(super) async fn serve(State(inner): State<Arc<Inner>>, Path((id, _)): Path<(u64, String)>, headers: HeaderMap) -> Response {
    let served = inner.change(|world| {
        if headers.contains_key(AUTHORIZATION) {
            world.violations.push("a file was asked for with a token".to_owned());
        }
        let stored = world.files.get_mut(&id)?;
        stored.asked += 1;
        Some(stored.served.clone())
    });
    let part = || Ok::<_, Infallible>(Bytes::from_static(&PART));
    match served.unwrap_or(Served::Gone) {
        Served::Whole(bytes) => bytes.into_response(),
        Served::Endless => Body::from_stream(stream::repeat_with(part)).into_response(),
        Served::Halting => Body::from_stream(stream::iter([part()]).chain(stream::pending())).into_response(),
        Served::Moved(to) => (StatusCode::FOUND, [(LOCATION, to)]).into_response(),
        Served::Gone => StatusCode::NOT_FOUND.into_response(),
    }
}

impl Discord {
    /// A file for somebody to give, which is said to have so many bytes.
    pub(crate) fn keep(&self, name: &str, bytes: usize, served: Served) -> Attachment {
        let id = self.inner.change(|world| {
            let id = world.next_id();
            world.files.insert(id, Stored { served, asked: 0 });
            id
        });
        let url = format!("{}/attachments/{id}/{name}?ex=6a2f&{SIGNATURE}", self.api);
        Attachment { ephemeral: true, ..payloads::attachment(id, name, bytes, url) }
    }

    /// How often a file was asked for.
    pub(crate) fn fetched(&self, file: &Attachment) -> usize {
        self.inner.look(|world| world.files[&file.id.get()].asked)
    }
}
