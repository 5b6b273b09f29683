//! What a law says of a game: that it keeps it, or how it is broken.

/// How a law is broken, if it is.
pub(crate) type Verdict = Result<(), String>;

/// The law is broken unless `kept`.
pub(crate) fn ensure<W: Into<String>>(kept: bool, how: impl FnOnce() -> W) -> Verdict {
    if kept { Ok(()) } else { Err(how().into()) }
}
