//! Shards: the bot's connections to the gateway, each kept until the program stops.
//!
//! A connection that ends is made anew, and its session resumed where Discord lets it be. One that ends soon is made anew a
//! little later each time, and a session is started only when there is leave ([`Starts`]): a gateway that turns every one of
//! them away costs the bot its token otherwise. What would end the same way however often it is tried ends the program.
//! Deliberately absent: what is told ([`Gate`]), and how it comes over the line ([`Line`]).

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use serenity::model::gateway::GatewayIntents;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use super::{
    Broken, TurnedAway,
    gate::Gate,
    line::{Ended, Heard, Line, op},
    settings::Settings,
    starts::Starts,
    told::GatewayEvent,
};

/// A connection that lives so long has come about.
const STEADY: Duration = Duration::from_secs(60);
/// The waits before a session is started anew, and before it is resumed: they double up to the longest.
const START_WAIT: Duration = Duration::from_secs(5);
const RESUME_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(900);
/// How long the gateway may take to greet.
const GREETING: Duration = Duration::from_secs(20);
/// What the bot says it runs on, as Discord wants to hear.
const SYSTEM: &str = "linux";
/// Codes of good-byes: for good, and to come again.
const FOR_GOOD: u16 = 1000;
const COMING_AGAIN: u16 = 4000;

/// What all connections share.
pub(super) struct Shards {
    pub(super) settings: Settings,
    /// Where the gateway is.
    pub(super) gateway: String,
    pub(super) count: u32,
    pub(super) gate: Gate,
    pub(super) starts: Starts,
    pub(super) stop: CancellationToken,
}

/// A session, which goes on over several connections.
struct Session {
    id: String,
    /// Where it is resumed.
    gateway: Option<String>,
    /// The number of what was told last.
    number: u64,
}

/// How a connection came to its end.
#[derive(Debug, PartialEq, Eq)]
enum End {
    /// The program stops.
    Stopped,
    /// It broke off, or was asked to.
    Broke,
    /// Its session is over.
    Void,
    /// It was turned away, and would always be.
    TurnedAway(u16),
}

impl Shards {
    /// Keeps one connection until the program stops.
    ///
    /// # Errors
    /// When the gateway turns it away for good.
    pub(super) async fn keep(self: Arc<Shards>, shard: u32) -> Result<(), Broken> {
        let (mut session, mut in_vain) = (None, 0);
        loop {
            let begun = Instant::now();
            let end = self.connect(shard, &mut session).await;
            match end {
                End::Stopped => return Ok(()),
                End::TurnedAway(code) => return Err(turned_away(code)),
                End::Void => session = None,
                End::Broke => {}
            }
            if begun.elapsed() >= STEADY {
                in_vain = 0;
            }
            let wait = wait(in_vain, session.is_some());
            in_vain += 1;
            info!(shard, ?end, ?wait, "a connection to the gateway has ended");
            tokio::select! {
                () = self.stop.cancelled() => return Ok(()),
                () = sleep(wait) => {}
            }
        }
    }

    /// One connection, from its beginning to its end.
    async fn connect(&self, shard: u32, session: &mut Option<Session>) -> End {
        if session.is_none() {
            tokio::select! {
                () = self.stop.cancelled() => return End::Stopped,
                () = self.starts.leave(shard) => {}
            }
        }
        let greeted = async {
            let own = session.as_ref().and_then(|it| it.gateway.as_deref()).filter(|it| self.may_go_to(it));
            let mut line = Line::connect(own.unwrap_or(&self.gateway)).await?;
            match timeout(GREETING, line.hear()).await {
                Ok(Ok(Heard::Hello(every))) => Ok((line, every)),
                Ok(Err(ended)) => Err(ended),
                Ok(Ok(_)) | Err(_) => Err(Ended(None)),
            }
        };
        let greeted = tokio::select! {
            () = self.stop.cancelled() => return End::Stopped,
            greeted = greeted => greeted,
        };
        let ended = match greeted {
            Ok((line, every)) => self.listen(shard, line, every, session).await,
            Err(ended) => {
                // Where it was to be resumed nobody is: the next try goes where all begin.
                session.iter_mut().for_each(|it| it.gateway = None);
                Err(ended)
            }
        };
        ended.unwrap_or_else(|Ended(code)| end(code))
    }

    /// Says who is there, and hears what is told.
    async fn listen(&self, shard: u32, mut line: Line, every: Duration, session: &mut Option<Session>) -> Result<End, Ended> {
        match session {
            Some(session) => line.say(op::RESUME, &self.resumption(session)).await?,
            None => line.say(op::IDENTIFY, &self.identity(shard)).await?,
        }
        let mut beats = interval_at(Instant::now() + every.mul_f64(0.5), every);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut beaten = true;
        loop {
            let heard = tokio::select! {
                () = self.stop.cancelled() => {
                    line.close(FOR_GOOD).await;
                    return Ok(End::Stopped);
                }
                _ = beats.tick() => {
                    if !beaten {
                        warn!(shard, "the gateway hears no beat any more");
                        line.close(COMING_AGAIN).await;
                        return Ok(End::Broke);
                    }
                    beaten = false;
                    Heard::Beat
                }
                heard = line.hear() => heard?,
            };
            match heard {
                Heard::Beat => line.say(op::BEAT, &json!(session.as_ref().map(|it| it.number))).await?,
                Heard::Beaten => beaten = true,
                Heard::Told(number, name, what) => self.told(shard, session, number, GatewayEvent::read(&name, what)),
                Heard::Reconnect | Heard::Void(true) => {
                    line.close(COMING_AGAIN).await;
                    return Ok(End::Broke);
                }
                Heard::Void(false) => {
                    line.close(COMING_AGAIN).await;
                    return Ok(End::Void);
                }
                Heard::Hello(_) | Heard::Nothing => {}
            }
        }
    }

    fn told(&self, shard: u32, session: &mut Option<Session>, number: u64, told: GatewayEvent) {
        if let GatewayEvent::Ready(ready) = &told {
            let (id, gateway) = ready.session();
            *session = Some(Session { id: id.to_owned(), gateway: gateway.map(str::to_owned), number });
        }
        if let Some(session) = session {
            session.number = number;
        }
        self.gate.hear(shard, told);
    }

    /// Whether a session may be resumed there: over a line nobody listens to, or on this computer with a server in Discord's
    /// place.
    fn may_go_to(&self, gateway: &str) -> bool {
        if self.settings.api.is_some() { super::Api::has_gateway(gateway) } else { gateway.starts_with("wss://") }
    }

    fn identity(&self, shard: u32) -> Value {
        json!({
            "token": self.settings.token.secret(),
            "intents": GatewayIntents::GUILDS.bits(),
            "shard": [shard, self.count],
            "large_threshold": 50,
            "compress": false,
            "properties": { "os": SYSTEM, "browser": "pergola", "device": "pergola" },
        })
    }

    fn resumption(&self, session: &Session) -> Value {
        json!({ "token": self.settings.token.secret(), "session_id": session.id, "seq": session.number })
    }
}

/// How long to wait after a connection has ended that came about so often in vain.
fn wait(in_vain: u32, resumes: bool) -> Duration {
    let first = if resumes { RESUME_WAIT } else { START_WAIT };
    (first * 2u32.saturating_pow(in_vain.min(16))).min(LONGEST_WAIT)
}

/// What a connection that was closed with a code has come to.
fn end(code: Option<u16>) -> End {
    match code {
        Some(code @ (4004 | 4010..=4014)) => End::TurnedAway(code),
        // The numbers do not fit any more, or it was away for too long.
        Some(4003 | 4007 | 4009) => End::Void,
        _ => End::Broke,
    }
}

fn turned_away(code: u16) -> Broken {
    match code {
        4010 => Broken::TurnedAway(TurnedAway::Shard),
        4011 => Broken::TurnedAway(TurnedAway::TooFewShards),
        4012 => Broken::TurnedAway(TurnedAway::Version),
        4013 | 4014 => Broken::TurnedAway(TurnedAway::Intents { code }),
        _ => Broken::UnknownToken,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gateway_that_turns_everybody_away_is_asked_less_and_less_often() {
        let a_day: Duration = (0..110).map(|in_vain| wait(in_vain, false)).sum();
        assert!(a_day > Duration::from_secs(24 * 3600), "of the thousand starts there are");
        assert_eq!((0..4).map(|it| wait(it, false).as_secs()).collect::<Vec<_>>(), [5, 10, 20, 40]);
        assert_eq!(wait(0, true), RESUME_WAIT, "a session that goes on is not kept waiting");
        assert_eq!(wait(u32::MAX, true), LONGEST_WAIT);
    }

    #[test]
    fn what_would_always_end_so_ends_the_program() {
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            assert_eq!(end(Some(code)), End::TurnedAway(code));
            assert!(!turned_away(code).may_pass(), "{code}");
        }
        assert!([4003, 4007, 4009].iter().all(|code| end(Some(*code)) == End::Void));
        assert!([1000, 1001, 1006, 4000, 4001, 4002, 4005, 4008].iter().all(|code| end(Some(*code)) == End::Broke));
        assert_eq!(end(None), End::Broke);
    }
}
