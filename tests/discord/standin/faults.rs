//! Trouble on purpose: what goes wrong with which requests of the bot, and how often.

use std::time::Duration;

use serde_json::{Value, json};

use super::call::Call;

/// Why Discord refuses a request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refused {
    /// The HTTP status.
    pub(crate) status: u16,
    /// Discord's own number.
    pub(crate) code: u32,
    pub(crate) message: String,
    /// Seconds to wait, for a limit of requests.
    pub(crate) retry_after: Option<f64>,
    /// Whether that is for all requests.
    pub(crate) global: bool,
}

impl Refused {
    pub(crate) fn new(status: u16, code: u32, message: &str) -> Refused {
        Refused { status, code, message: message.to_owned(), retry_after: None, global: false }
    }

    pub(crate) fn unknown_channel() -> Refused {
        Refused::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_message() -> Refused {
        Refused::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_webhook() -> Refused {
        Refused::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_interaction() -> Refused {
        Refused::new(404, 10062, "Unknown interaction")
    }

    pub(crate) fn already_answered() -> Refused {
        Refused::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(crate) fn missing_permissions() -> Refused {
        Refused::new(403, 50013, "Missing Permissions")
    }

    pub(crate) fn old_message() -> Refused {
        Refused::new(429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.")
    }

    pub(crate) fn bad_form(why: &str) -> Refused {
        Refused::new(400, 50035, &format!("Invalid Form Body: {why}"))
    }

    pub(crate) fn broken() -> Refused {
        Refused::new(500, 0, "500: Internal Server Error")
    }

    pub(crate) fn too_many(retry_after: f64) -> Refused {
        Refused { retry_after: Some(retry_after), ..Refused::new(429, 0, "You are being rate limited.") }
    }

    pub(crate) fn global(retry_after: f64) -> Refused {
        Refused { global: true, ..Refused::too_many(retry_after) }
    }

    pub(crate) fn too_large() -> Refused {
        Refused::new(413, 40005, "Request entity too large")
    }

    /// What Discord says.
    pub(crate) fn json(&self) -> Value {
        let mut json = json!({ "message": self.message, "code": self.code });
        if let Some(seconds) = self.retry_after {
            json["retry_after"] = json!(seconds);
            json["global"] = json!(self.global);
        }
        json
    }
}

/// What goes wrong.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// It is refused and not carried out.
    Refuse(Refused),
    /// It is refused and not carried out, if it has a file.
    RefuseFile(Refused),
    /// It is carried out later.
    Slow(Duration),
    /// It is carried out when the test says so ([`Faults::let_go`]).
    Held,
    /// The connection breaks, and it is not carried out.
    Cut,
    /// It is carried out, and the connection breaks before the answer.
    CutAfter,
    /// It is carried out, and the connection breaks in the middle of the answer.
    TornAfter,
    /// It is neither carried out nor answered.
    Silence,
    /// It is carried out and never answered.
    SilenceAfter,
}

/// Trouble with the next requests of a kind.
#[derive(Debug)]
pub(crate) struct Fault {
    method: &'static str,
    /// The words of the path; `*` for any.
    path: &'static str,
    left: usize,
    trouble: Trouble,
}

impl Fault {
    fn meets(&self, call: &Call) -> bool {
        let file = matches!(self.trouble, Trouble::RefuseFile(_));
        self.method == call.method && fits(self.path, &call.parts()) && (!file || !call.files.is_empty())
    }
}

/// All trouble to come.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    all: Vec<Fault>,
    /// Whether what was held goes on.
    pub(super) is_let_go: bool,
}

impl Faults {
    pub(crate) fn add(&mut self, method: &'static str, path: &'static str, times: usize, trouble: Trouble) {
        self.is_let_go = false;
        self.all.push(Fault { method, path, left: times, trouble });
    }

    /// No more trouble.
    pub(crate) fn clear(&mut self) {
        self.all.clear();
    }

    /// What is held is carried out now.
    pub(crate) fn let_go(&mut self) {
        self.is_let_go = true;
    }

    /// The trouble with this request; it counts.
    pub(crate) fn meet(&mut self, call: &Call) -> Option<Trouble> {
        let fault = self.all.iter_mut().find(|it| it.left > 0 && it.meets(call))?;
        fault.left -= 1;
        Some(fault.trouble.clone())
    }
}

/// Whether a path has these words.
pub(crate) fn fits(pattern: &str, parts: &[&str]) -> bool {
    let words: Vec<&str> = pattern.split('/').filter(|it| !it.is_empty()).collect();
    words.len() == parts.len() && words.iter().zip(parts).all(|(word, part)| *word == "*" || word == part)
}
