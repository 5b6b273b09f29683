//! Refusals of the door itself: a status and a sentence, as JSON.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::text::{LANGUAGES, Speaker, Text};

/// A request the door does not pass on.
#[derive(Debug)]
pub(super) struct Refused {
    status: StatusCode,
    why: Text,
}

impl Refused {
    /// Refused with this status and sentence.
    pub(super) fn new(status: StatusCode, why: Text) -> Refused {
        Refused { status, why }
    }

    /// The request is not well made.
    pub(super) fn bad(why: Text) -> Refused {
        Refused::new(StatusCode::BAD_REQUEST, why)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let error = Speaker::plain(LANGUAGES[0], &[]).say(&self.why);
        (self.status, Json(json!({ "error": error }))).into_response()
    }
}
