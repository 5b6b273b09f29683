//! Refusals of the door itself: a status and a sentence, as JSON, in the language of the page that asked.

use axum::{
    Json,
    body::Body,
    extract::Request,
    http::{
        StatusCode,
        header::{ACCEPT_LANGUAGE, CONTENT_LENGTH},
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use pergola_text::{Language, Speaker, Text};
use serde_json::json;

/// A request the door does not pass on.
#[derive(Debug)]
pub(super) struct Refused {
    status: StatusCode,
    why: Text,
}

/// What a response refuses for, until it is said.
#[derive(Clone)]
struct Why(Text);

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
        let mut response = (self.status, Json(json!({ "error": said(Language::default(), &self.why) }))).into_response();
        response.extensions_mut().insert(Why(self.why));
        response
    }
}

/// Says what is refused in the language in which the page asked.
pub(super) async fn in_their_language(request: Request, next: Next) -> Response {
    let asked = request.headers().get(ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let locales = asked.split(',').filter_map(|it| it.split(';').next());
    let language = locales.filter_map(Language::nearest).next().unwrap_or_default();
    let response = next.run(request).await;
    let Some(Why(why)) = response.extensions().get::<Why>().cloned() else { return response };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(json!({ "error": said(language, &why) }).to_string()))
}

fn said(language: Language, why: &Text) -> String {
    Speaker::plain(language.key(), &[]).say(why)
}
