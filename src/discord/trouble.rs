//! Why Discord did not do what it was asked, and what may still come of it.
//!
//! An error holds no address, since addresses hold the tokens of interactions.

use std::time::Duration;

use pergola_host::PostError;
use serde::{Deserialize, de::DeserializeOwned};

use super::{
    limiter::NoLeave,
    wire::{Answer, Break},
};

/// Characters of Discord's own words that are repeated.
const QUOTED: usize = 200;

/// What Discord answers by way of its own codes.
pub(super) mod code {
    /// There is nobody with this number in the server.
    pub(crate) const UNKNOWN_MEMBER: i64 = 10007;
    /// There is nobody with this number.
    pub(crate) const UNKNOWN_USER: i64 = 10013;
    /// There is no such message any more.
    pub(crate) const UNKNOWN_MESSAGE: i64 = 10008;
    /// What was sent is too large.
    pub(crate) const TOO_LARGE: i64 = 40005;
    /// The bot lacks a permission.
    pub(crate) const MISSING_PERMISSIONS: i64 = 50013;
    /// An interaction was not answered in time.
    pub(crate) const UNKNOWN_INTERACTION: i64 = 10062;
    /// An interaction has had its first answer.
    pub(crate) const ACKNOWLEDGED: i64 = 40060;
    /// Nothing can be done in an archived thread.
    pub(crate) const ARCHIVED: i64 = 50083;
    /// A thread is locked: only moderators write there.
    pub(crate) const LOCKED: i64 = 160005;
    /// A message has its thread already.
    pub(crate) const HAS_THREAD: i64 = 160004;
}

/// Why Discord did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Trouble {
    /// It said no.
    #[error("Discord answered {status}, code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Its own code; 0 or -1 without one.
        code: i64,
        /// Its own words.
        message: String,
    },
    /// It was not reached, or the connection broke; whether it did what was asked is not known.
    #[error("Discord was not reached: {0}")]
    Unreached(Break),
    /// It answered something else than it should. It did what was asked.
    #[error("what Discord answered cannot be read")]
    Unreadable,
    /// The token is not known any more, and nothing is asked.
    #[error("Discord does not know the token")]
    TurnedAway,
    /// There is no such place at Discord.
    #[error("it is no channel of Discord")]
    NoPlace,
    /// It asks to wait, or so much is called that this would have to.
    #[error("Discord asks to wait {} s", after.as_secs_f32().ceil())]
    Limited {
        /// For how long.
        after: Duration,
    },
    /// So many calls there were refused that none is made for a while.
    #[error("so many calls there were refused that none is made for {} s", after.as_secs())]
    Spent {
        /// For how long.
        after: Duration,
    },
    /// Too many calls were invalid, and none is made for a while.
    #[error("so many calls were refused lately that none is made for {} s", after.as_secs())]
    Braked {
        /// For how long.
        after: Duration,
    },
}

impl Trouble {
    /// Whether the same may go through later.
    pub(super) fn passes(&self) -> bool {
        match self {
            // No moderator unlocks a thread because somebody waits.
            Trouble::Refused { code: code::LOCKED, .. } => false,
            Trouble::Refused { status, .. } => matches!(status, 401 | 408 | 429 | 500..),
            Trouble::Unreached(_) | Trouble::TurnedAway | Trouble::Limited { .. } | Trouble::Braked { .. } => true,
            Trouble::Unreadable | Trouble::NoPlace | Trouble::Spent { .. } => false,
        }
    }

    /// What the house is told of a card that was not posted because of it.
    pub(super) fn unsent(&self) -> PostError {
        let why = self.to_string();
        if self.passes() { PostError::Later { why, after: self.after() } } else { PostError::Refused(why) }
    }

    /// How long to wait before the same is tried again, if that is known.
    pub(super) fn after(&self) -> Option<Duration> {
        match self {
            Trouble::Limited { after } | Trouble::Braked { after } => Some(*after),
            _ => None,
        }
    }

    /// Whether there is no such place, or the bot may not write there.
    pub(super) fn is_closed(&self) -> bool {
        matches!(self, Trouble::Refused { status: 403 | 404, .. } | Trouble::Spent { .. })
    }

    /// Whether nobody but moderators writes in this thread any more, whatever status says so.
    pub(super) fn is_shut(&self) -> bool {
        self.is(code::LOCKED) || self.is(code::ARCHIVED)
    }

    /// Whether an answer may go through without its file: all that is wrong with it may be that. The person still reads it.
    pub(super) fn may_go_without_file(&self) -> bool {
        let Trouble::Refused { status, code, .. } = self else { return false };
        matches!(status, 400 | 403 | 404 | 413) && ![code::UNKNOWN_INTERACTION, code::ACKNOWLEDGED].contains(code)
    }

    /// Whether the same without its file may go through: it is too large, or the bot may send none there.
    pub(super) fn may_be_the_file(&self) -> bool {
        matches!(self, Trouble::Refused { status: 413, .. }) || self.is(code::MISSING_PERMISSIONS) || self.is(code::TOO_LARGE)
    }

    /// Whether Discord answered with this code of its own.
    pub(super) fn is(&self, code: i64) -> bool {
        matches!(self, Trouble::Refused { code: it, .. } if *it == code)
    }
}

impl From<Break> for Trouble {
    fn from(broken: Break) -> Trouble {
        Trouble::Unreached(broken)
    }
}

impl From<NoLeave> for Trouble {
    fn from(none: NoLeave) -> Trouble {
        match none {
            NoLeave::TurnedAway => Trouble::TurnedAway,
            NoLeave::Braked(after) => Trouble::Braked { after },
            NoLeave::Spent(after) => Trouble::Spent { after },
            NoLeave::Later(after) => Trouble::Limited { after },
        }
    }
}

/// What Discord says when it says no.
#[derive(Default, Deserialize)]
struct Refusal {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    message: String,
}

/// What Discord answered, unless it said no.
pub(super) fn accepted(answer: Answer) -> Result<Answer, Trouble> {
    let status = answer.status;
    if (200..300).contains(&status) {
        return Ok(answer);
    }
    if let Some(after) = answer.limit.retry_after.filter(|_| status == 429) {
        return Err(Trouble::Limited { after });
    }
    let Refusal { code, message } = serde_json::from_slice(&answer.body).unwrap_or_default();
    let message = message.chars().filter(|it| !it.is_control()).take(QUOTED).collect();
    Err(Trouble::Refused { status, code, message })
}

/// What an answer says.
pub(super) fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, Trouble> {
    serde_json::from_slice(&answer.body).map_err(|_| Trouble::Unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16) -> Trouble {
        Trouble::Refused { status, code: 0, message: String::new() }
    }

    #[test]
    fn outages_pass_and_refusals_stay() {
        assert!([401, 408, 429, 500, 502, 503].iter().all(|it| refused(*it).passes()));
        assert!([400, 403, 404, 413].iter().all(|it| !refused(*it).passes()));
        assert!(Trouble::Unreached(Break::NoConnection).passes() && !Trouble::Unreadable.passes());
        assert!([403, 404].iter().all(|it| refused(*it).is_closed()) && !refused(400).is_closed());
        for status in [400, 403, 429, 500] {
            let locked = Trouble::Refused { status, code: code::LOCKED, message: String::new() };
            assert!(locked.is_shut() && !locked.passes(), "{status}");
        }
    }

    #[test]
    fn an_answer_goes_without_its_file_where_that_may_be_what_is_wrong() {
        assert!([400, 403, 404, 413].iter().all(|it| refused(*it).may_go_without_file()));
        assert!([401, 429, 500].iter().all(|it| !refused(*it).may_go_without_file()));
        for code in [code::UNKNOWN_INTERACTION, code::ACKNOWLEDGED] {
            let over = Trouble::Refused { status: 404, code, message: String::new() };
            assert!(!over.may_go_without_file(), "{code}");
        }
    }
}
