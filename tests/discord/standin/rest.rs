//! The REST side: every request is recorded, meets the trouble meant for it, and is answered as Discord would.

use std::{sync::Arc, time::Duration};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri},
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use super::super::payloads::{self, APPLICATION};
use super::{
    Inner, bodies,
    call::Call,
    endpoint,
    faults::{Refused, Trouble},
    limits::Told,
    world::World,
};

/// What a request is answered: JSON, nothing, or a refusal.
pub(super) type Answered = Result<Option<Value>, Refused>;

/// Answers a request.
pub(super) async fn answer(
    State(inner): State<Arc<Inner>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let token = inner.look(|world| world.token.clone());
    let call = Call::read(&method, uri.path(), uri.query().unwrap_or_default(), &headers, &body, &token);
    let (number, trouble, told) = inner.change(|world| {
        let (told, refused) = world.limits.as_mut().map(|it| it.count(&call)).unwrap_or_default();
        if let Some((_, true)) = refused {
            world.violations.push(format!("{} {}: it was asked to wait", call.method, call.path));
        }
        let trouble = refused.map(|(it, _)| Trouble::Refuse(it)).or_else(|| world.faults.meet(&call));
        if !world.forgets_calls {
            world.calls.push(call.clone());
            world.record.write(&call);
        }
        (world.calls.len().saturating_sub(1), trouble, told)
    });
    let carried_out = || {
        inner.change(|world| {
            let answered = carry_out(world, &call);
            if let Some(kept) = world.calls.get_mut(number) {
                kept.status = status(&answered).as_u16();
            }
            answered
        })
    };
    match trouble {
        None => limited(respond(carried_out()), told),
        Some(Trouble::Slow(time)) => {
            tokio::time::sleep(time).await;
            respond(carried_out())
        }
        Some(Trouble::Held) => {
            inner.until("the test to let it go", |world| world.faults.is_let_go.then_some(())).await;
            respond(carried_out())
        }
        Some(Trouble::Refuse(refused) | Trouble::RefuseFile(refused)) => {
            inner.change(|world| world.calls[number].status = refused.status);
            respond(Err(refused))
        }
        Some(Trouble::Cut) => cut(),
        Some(Trouble::CutAfter) => {
            let _ = carried_out();
            cut()
        }
        Some(Trouble::TornAfter) => {
            let _ = carried_out();
            torn()
        }
        Some(Trouble::Silence) => silence().await,
        Some(Trouble::SilenceAfter) => {
            let _ = carried_out();
            silence().await
        }
    }
}

/// No answer: the connection's task ends, and the connection with it.
fn cut() -> ! {
    std::panic::resume_unwind(Box::new("the connection is cut"))
}

/// An answer that breaks off in the middle.
fn torn() -> Response {
    let torn = std::io::Error::new(std::io::ErrorKind::ConnectionReset, "the connection is cut");
    let body = Body::from_stream(futures_util::stream::once(async { Err::<Bytes, _>(torn) }));
    (StatusCode::OK, [("content-length", "1000")], body).into_response()
}

/// Nothing, until the bot gives up.
async fn silence() -> Response {
    tokio::time::sleep(Duration::from_secs(3600)).await;
    cut()
}

fn status(answered: &Answered) -> StatusCode {
    match answered {
        Ok(Some(_)) => StatusCode::OK,
        Ok(None) => StatusCode::NO_CONTENT,
        Err(refused) => StatusCode::from_u16(refused.status).unwrap_or(StatusCode::BAD_REQUEST),
    }
}

fn respond(answered: Answered) -> Response {
    let status = status(&answered);
    match answered {
        Ok(Some(json)) => (status, axum::Json(json)).into_response(),
        Ok(None) => status.into_response(),
        Err(refused) => {
            let seconds = refused.retry_after.map(|it| it.to_string()).unwrap_or_default();
            let mut response = (status, axum::Json(refused.json())).into_response();
            if !seconds.is_empty() {
                let headers = response.headers_mut();
                headers.insert("retry-after", seconds.parse().expect("seconds are a header"));
                headers.insert("x-ratelimit-reset-after", seconds.parse().expect("seconds are a header"));
                headers.insert("x-ratelimit-scope", "user".parse().expect("a word is a header"));
                if refused.global {
                    headers.insert("x-ratelimit-global", "true".parse().expect("a word is a header"));
                }
            }
            response
        }
    }
}

/// An answer that says how much is left.
fn limited(mut response: Response, told: Option<Told>) -> Response {
    let Some(Told { bucket, remaining, reset_after }) = told else { return response };
    let all = [
        ("x-ratelimit-bucket", bucket),
        ("x-ratelimit-remaining", remaining.to_string()),
        ("x-ratelimit-reset-after", reset_after.to_string()),
    ];
    for (name, value) in all {
        response.headers_mut().insert(name, value.parse().expect("it is a header"));
    }
    response
}

fn carry_out(world: &mut World, call: &Call) -> Answered {
    let parts = call.parts();
    let open = matches!(parts[..], ["interactions", ..] | ["webhooks", ..]);
    if !open && !call.token {
        return Err(Refused::new(401, 0, "401: Unauthorized"));
    }
    let number = |word: &str| word.parse::<u64>().map_err(|_| Refused::bad_form("an id is a number"));
    let answered = match (call.method.as_str(), &parts[..]) {
        ("GET", ["gateway"]) => Ok(Some(json!({ "url": world.gateway }))),
        ("GET", ["gateway", "bot"]) => Ok(Some(gateway_bot(world))),
        ("GET", ["users", "@me"]) => Ok(Some(json!(payloads::myself()))),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => Ok(Some(application())),
        ("GET", ["applications", _, "commands"]) => Ok(Some(commands(world, None))),
        ("PUT", ["applications", _, "commands"]) => register(world, None, call),
        ("GET", ["applications", _, "guilds", server, "commands"]) => Ok(Some(commands(world, Some(number(server)?)))),
        ("PUT", ["applications", _, "guilds", server, "commands"]) => register(world, Some(number(server)?), call),
        ("POST", ["interactions", id, token, "callback"]) => world.first_answer(number(id)?, token, call),
        ("POST", ["webhooks", _, token]) => world.follow_up(token, call),
        ("GET", ["webhooks", _, token, "messages", "@original"]) => world.original(token),
        ("PATCH", ["webhooks", _, token, "messages", "@original"]) => world.edit_original(token, call),
        ("DELETE", ["webhooks", _, token, "messages", "@original"]) => world.delete_original(token),
        ("PATCH", ["webhooks", _, token, "messages", message]) => world.edit_follow_up(token, number(message)?, call),
        ("POST", ["users", "@me", "channels"]) => world.private_channel(call),
        ("GET", ["guilds", server]) => guild(world, number(server)?),
        ("GET", ["guilds", server, "channels"]) => world.channels_of(number(server)?),
        ("GET", ["guilds", server, "roles"]) => guild(world, number(server)?).map(|it| it.map(|it| it["roles"].clone())),
        ("GET", ["guilds", _, "members", person]) if world.departed.contains(&number(person)?) => {
            Err(Refused::new(404, 10007, "Unknown Member"))
        }
        ("GET", ["guilds", server, "members", _]) => guild(world, number(server)?).map(|_| Some(bot_member())),
        (_, ["channels", channel, rest @ ..]) => world.answer_channel(number(channel)?, rest, call),
        _ => Err(Refused::new(404, 0, "404: Not Found")),
    };
    if let Err(refused) = &answered
        && (refused.code == 50035 || refused.code == 0)
    {
        world.violations.push(format!("{} {}: {}", call.method, call.path, refused.message));
    }
    answered
}

fn gateway_bot(world: &World) -> Value {
    let (remaining, reset_after) = world.starts;
    let limit = json!({ "total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1 });
    json!({ "url": world.gateway, "shards": world.shards, "session_start_limit": limit })
}

fn application() -> Value {
    json!({
        "id": APPLICATION.to_string(), "name": "Pergola", "icon": null, "description": "", "rpc_origins": [],
        "bot_public": true, "bot_require_code_grant": false, "verify_key": endpoint::verify_key(), "team": null, "flags": 0,
        "owner": payloads::user(APPLICATION + 1, "Owner"), "summary": "", "hook": true, "bot": payloads::myself(),
    })
}

fn commands(world: &World, server: Option<u64>) -> Value {
    json!(world.commands.get(&server).cloned().unwrap_or_default())
}

fn register(world: &mut World, server: Option<u64>, call: &Call) -> Answered {
    let mut read = bodies::read_commands(call.json.as_ref()).map_err(|why| Refused::bad_form(&why))?;
    for command in &mut read {
        command.id = Some(twilight_model::id::Id::new(world.next_id()));
        command.application_id = Some(twilight_model::id::Id::new(APPLICATION));
    }
    world.commands.insert(server, read);
    Ok(Some(commands(world, server)))
}

fn guild(world: &World, server: u64) -> Answered {
    let name = world.servers.get(&server).ok_or(Refused::new(404, 10004, "Unknown Guild"))?;
    Ok(Some(payloads::server(server, name, Vec::new(), payloads::invited())))
}

fn bot_member() -> Value {
    let account = payloads::Account { id: APPLICATION, name: "Pergola".to_owned(), moderator: false };
    json!(payloads::member(&account))
}
