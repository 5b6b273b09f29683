//! The log of a program that runs until it is stopped: what this program says, and of its libraries only their warnings.
//!
//! Libraries would also tell of every request and frame, and in them of tokens. No setting makes them.

use std::io;

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::{
    Layer,
    filter::{FilterExt, ParseError, Targets, filter_fn},
    fmt::{self, MakeWriter},
    layer::SubscriberExt,
};

use super::Complaint;

/// What is logged unless somebody asks for something else.
const USUAL: &str = "info";

/// The library that repeats whole frames in its warnings.
const REPEATS: &str = "serenity::gateway::ws";

/// A log that is written there, with what `asked` says, as `tracing` reads it.
///
/// # Errors
/// When that cannot be read.
fn log<W>(asked: Option<&str>, writer: W) -> Result<impl Subscriber + Send + Sync, ParseError>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let asked: Targets = asked.filter(|it| !it.trim().is_empty()).unwrap_or(USUAL).parse()?;
    let lines = fmt::layer().with_ansi(false).with_writer(writer).with_filter(asked.and(filter_fn(tells_no_secret)));
    Ok(tracing_subscriber::registry().with(lines))
}

/// Logs to the error stream from now on, with what `asked` says.
///
/// # Errors
/// When that cannot be read.
pub(super) fn begin(asked: Option<&str>) -> Result<(), Complaint> {
    let log = log(asked, io::stderr).map_err(|why| Complaint::said(format!("RUST_LOG cannot be read: {why}.")))?;
    // Whoever runs this as a part of a program has a log already.
    let _ = tracing::subscriber::set_global_default(log);
    Ok(())
}

fn tells_no_secret(what: &Metadata<'_>) -> bool {
    let own = what.target().starts_with("pergola");
    own || (*what.level() <= Level::WARN && what.target() != REPEATS)
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn logged(asked: Option<&str>) -> String {
        let written = Written::default();
        let to = written.clone();
        tracing::subscriber::with_default(log(asked, move || to.clone()).unwrap(), || {
            tracing::info!(target: "pergola::discord", "own news");
            tracing::debug!(target: "pergola::discord", "own detail");
            tracing::trace!(target: "tungstenite::protocol", "frame with a token");
            tracing::info!(target: "serenity::http::client", "request with a token");
            tracing::warn!(target: "serenity::gateway::ws", "payload with a token");
            tracing::warn!(target: "serenity::gateway::shard", "a warning");
        });
        let bytes = written.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn no_setting_makes_libraries_tell_tokens() {
        for asked in [None, Some(""), Some("trace"), Some("info,tungstenite=trace,serenity=trace")] {
            let log = logged(asked);
            assert!(!log.contains("token"), "{asked:?}: {log}");
            assert!(log.contains("own news") && log.contains("a warning"), "{asked:?}: {log}");
        }
        assert!(logged(Some("trace")).contains("own detail") && !logged(None).contains("own detail"));
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        assert!(log(Some("pergola=loudly"), io::sink).is_err());
    }
}
