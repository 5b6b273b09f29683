//! Refusals of the door itself: a status and a sentence, as JSON.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use pergola_text::{LANGUAGES, Speaker, Text};
use serde_json::json;

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
