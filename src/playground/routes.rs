//! The addresses of the page, and what answers there.

use std::convert::Infallible;

use axum::{
    Extension, Json, Router,
    body::{Body, Bytes},
    extract::{DefaultBodyLimit, Path, Query, Request, rejection::BytesRejection},
    http::{
        HeaderMap, StatusCode,
        header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE},
    },
    middleware,
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
    routing::{get, post},
};
use pergola_chat::{Attachment, Show};
use pergola_host::{NotDrawn, PictureFor};
use pergola_text::{Language, Text};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio_stream::{Stream, StreamExt};

use super::{
    PATIENCE, Rooms,
    answers::{Refused, in_their_language},
    bodies::{self, RequestBody, TypingBody},
    channels::{self, Known, News},
    guard, shown, spoken,
};

/// Names to sit as; any other can be typed.
const PEOPLE: &[&str] = &["Ann", "Ben", "Cleo", "Dario", "Edda", "Farid"];

/// All addresses, guarded.
pub(super) fn router(rooms: Rooms) -> Router {
    let guard = rooms.guard.clone();
    Router::new()
        .route("/", get(index))
        .route("/page/{file}", get(page_file))
        .route("/languages.js", get(languages))
        .route("/start", get(start))
        .route("/channels/{channel}", get(news))
        .route("/channels/{channel}/bell", get(bell))
        .route("/picture/{file}", get(picture))
        .route("/file/{number}", get(file))
        .route("/requests", post(request).layer(DefaultBodyLimit::max(bodies::REQUEST_BYTES)))
        .route("/suggestions", post(suggest))
        .fallback(no_page)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(bodies::BODY_BYTES))
        .layer(Extension(rooms))
        .layer(middleware::map_request(in_time))
        .layer(middleware::from_fn(move |request, next| {
            let guard = guard.clone();
            async move { guard::guarded(&guard, request, next).await }
        }))
        .layer(middleware::from_fn(in_their_language))
}

/// The request, whose body breaks off when it does not come on.
async fn in_time(request: Request) -> Request {
    request.map(|body| {
        let parts = body.into_data_stream().timeout(PATIENCE);
        Body::from_stream(parts.map(|part| part.unwrap_or_else(|late| Err(axum::Error::new(late)))))
    })
}

async fn index() -> Result<Response, Refused> {
    page("index.html")
}

async fn page_file(Path(file): Path<String>) -> Result<Response, Refused> {
    page(&file)
}

/// What the page says itself, in every language.
async fn languages() -> Response {
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")], spoken::module()).into_response()
}

/// In which language the asking page speaks.
#[derive(Deserialize)]
struct Speaking {
    #[serde(default)]
    language: String,
}

/// What a page needs once: channels, people and commands, and how many bytes a file may have.
async fn start(Extension(rooms): Extension<Rooms>, Query(Speaking { language }): Query<Speaking>) -> Json<Value> {
    let language = Language::nearest(&language).unwrap_or_default();
    let commands = pergola_chat::commands::commands(rooms.house.games(), language);
    let largest = pergola_chat::limits::FILE;
    Json(json!({
        "channels": channels::NAMES, "people": PEOPLE, "commands": shown::commands(&commands), "largest_file": largest,
    }))
}

/// How far the asking page knows the channel.
#[derive(Deserialize)]
struct After {
    #[serde(default)]
    after: String,
}

async fn news(
    Extension(rooms): Extension<Rooms>,
    Path(channel): Path<String>,
    Query(After { after }): Query<After>,
) -> Result<([(axum::http::HeaderName, &'static str); 1], Json<News>), Refused> {
    let news = rooms.channels.news(&channel, Known::read(&after))?;
    Ok(([(CACHE_CONTROL, "no-store")], Json(news)))
}

/// Rings with how far the channel can be known, never with a message: a page asks for those itself.
async fn bell(
    Extension(rooms): Extension<Rooms>,
    Path(channel): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refused> {
    let rings = rooms.channels.bell(&channel)?.map(|known| Ok(Event::default().data(known.to_string())));
    Ok(Sse::new(rings).keep_alive(KeepAlive::default()))
}

async fn picture(Extension(rooms): Extension<Rooms>, Path(file): Path<String>) -> Result<Response, Refused> {
    let gone = || Refused::new(StatusCode::NOT_FOUND, Text::new("playground-picture-gone"));
    let scene = file.strip_suffix(".png").and_then(|digest| rooms.pictures.find(digest)).ok_or_else(gone)?;
    let fails = |_: NotDrawn| Refused::new(StatusCode::INTERNAL_SERVER_ERROR, Text::new("playground-picture-fails"));
    let png = Bytes::from_owner(rooms.house.draw(&scene, PictureFor::Card).await.map_err(fails)?);
    let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "private, max-age=31536000, immutable")];
    Ok((headers, png).into_response())
}

async fn file(Extension(rooms): Extension<Rooms>, Path(number): Path<String>) -> Result<Response, Refused> {
    let gone = || Refused::new(StatusCode::NOT_FOUND, Text::new("playground-file-gone"));
    let Attachment { name, bytes, .. } = rooms.files.find(&number).ok_or_else(gone)?;
    let kind = if shown::is_picture(&name) { "image/gif" } else { "application/octet-stream" };
    // A name is made of letters, digits, dots and dashes.
    let saved_as = format!("attachment; filename=\"{name}\"");
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (CONTENT_DISPOSITION, saved_as),
        (CACHE_CONTROL, "private, max-age=31536000, immutable".to_owned()),
    ];
    Ok((headers, Bytes::from_owner(bytes)).into_response())
}

async fn request(
    Extension(rooms): Extension<Rooms>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Value>, Refused> {
    let request = bodies::read::<RequestBody>(&json_body(&headers, body, bodies::REQUEST_BYTES)?)?.request()?;
    let place = request.place.clone();
    let reply = rooms.house.answer(request).await;
    if reply.show == Show::UpdateCard {
        rooms.channels.update(&place, &reply.card);
    }
    if let Some((table, (place, people))) = reply.card.table.and_then(|table| Some((table, rooms.house.waited_for(table)?))) {
        rooms.channels.wait_for(&place, table, &people);
    }
    Ok(Json(shown::reply(&reply, &rooms.pictures, &rooms.files)))
}

async fn suggest(
    Extension(rooms): Extension<Rooms>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Value>, Refused> {
    let (request, focused) = bodies::read::<TypingBody>(&json_body(&headers, body, bodies::BODY_BYTES)?)?.request()?;
    Ok(Json(shown::suggestions(&rooms.house.suggest(&request, &focused).await)))
}

async fn no_page() -> Refused {
    Refused::new(StatusCode::NOT_FOUND, Text::new("playground-no-page"))
}

async fn wrong_method() -> Refused {
    Refused::new(StatusCode::METHOD_NOT_ALLOWED, Text::new("playground-wrong-method"))
}

/// The body if it is JSON and not longer than so many bytes. A form of a foreign page cannot be sent as JSON without asking
/// first.
fn json_body(headers: &HeaderMap, body: Result<Bytes, BytesRejection>, most: usize) -> Result<Bytes, Refused> {
    let kind = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return Err(Refused::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::new("playground-not-json")));
    }
    body.map_err(|rejected| match rejected.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let why = Text::new("playground-too-large").number("limit", most as i64);
            Refused::new(StatusCode::PAYLOAD_TOO_LARGE, why)
        }
        _ => Refused::bad(Text::new("playground-not-read").code("why", rejected.body_text())),
    })
}

/// A file of `data/page/`.
fn page(file: &str) -> Result<Response, Refused> {
    let no_page = || Refused::new(StatusCode::NOT_FOUND, Text::new("playground-no-page"));
    let bytes = pergola_data::file(&format!("page/{file}")).ok_or_else(no_page)?;
    let kind = match file.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], Bytes::from_static(bytes)).into_response())
}
