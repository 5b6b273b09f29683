//! Measures: what the running program counts, for whoever runs it. All names and their explanations stand here.
//!
//! Counting is a call and never fails; nobody waits for it. What is only of the present, such as how many tables are
//! played, is not counted but looked up when somebody asks ([`Census`]). The text is what Prometheus reads. Deliberately
//! absent: people, places and cards; where the text is asked for; and anything pure, which counts nothing.

use std::time::Duration;

use prometheus_client::{
    encoding::{EncodeLabelSet, text},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::Registry,
};

/// How the text is written, for those who read it.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What comes before every name.
const PREFIX: &str = "pergola";

/// Bounds for what a disk takes, in seconds.
const WRITE_BOUNDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];
/// Bounds for what people wait for, in seconds; Discord lets nobody wait for more than three.
const ANSWER_BOUNDS: [f64; 14] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 15.0];

/// Times by the kind of what was asked.
type TimesByKind = Family<Kind, Histogram, fn() -> Histogram>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Phase {
    phase: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Outcome {
    outcome: &'static str,
}

/// What became of a picture that somebody wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// It was drawn.
    Drawn,
    /// It was drawn lately, or being drawn for somebody else.
    Shared,
    /// Its message went out first, and the picture followed.
    Awaited,
    /// Nobody got it: too many waited, or it came too late.
    Dropped,
}

impl Picture {
    const ALL: [Picture; 4] = [Picture::Drawn, Picture::Shared, Picture::Awaited, Picture::Dropped];

    fn word(self) -> &'static str {
        match self {
            Picture::Drawn => "drawn",
            Picture::Shared => "shared",
            Picture::Awaited => "awaited",
            Picture::Dropped => "dropped",
        }
    }
}

/// How much there is of everything, the moment somebody asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Tables that wait for people.
    pub lobby: usize,
    /// Tables at which a game is played.
    pub playing: usize,
    /// Tables that have ended, and are not archived yet.
    pub ended: usize,
    /// Tables in the archive.
    pub archived: usize,
    /// Tables that are stored and cannot be read.
    pub unreadable: usize,
    /// Notices that are written and not delivered yet.
    pub undelivered: usize,
}

/// The counters of one running program.
#[derive(Debug)]
pub struct Measures {
    commits: Counter,
    writes: Histogram,
    failed_writes: Counter,
    answers: TimesByKind,
    acknowledged: TimesByKind,
    busy: Counter,
    rate_limits: Counter,
    pictures: Family<Outcome, Counter>,
    panics: Counter,
}

impl Default for Measures {
    fn default() -> Measures {
        let by_kind = || TimesByKind::new_with_constructor(|| Histogram::new(ANSWER_BOUNDS));
        let pictures = Family::<Outcome, Counter>::default();
        // Whoever watches a rate needs to see that it was nothing.
        for outcome in Picture::ALL {
            drop(pictures.get_or_create(&Outcome { outcome: outcome.word() }));
        }
        Measures {
            commits: Counter::default(),
            writes: Histogram::new(WRITE_BOUNDS),
            failed_writes: Counter::default(),
            answers: by_kind(),
            acknowledged: by_kind(),
            busy: Counter::default(),
            rate_limits: Counter::default(),
            pictures,
            panics: Counter::default(),
        }
    }
}

impl Measures {
    /// A batch with so many commits is on the disk, which took so long.
    pub fn written(&self, commits: usize, took: Duration) {
        self.commits.inc_by(commits as u64);
        self.writes.observe(took.as_secs_f64());
    }

    /// A batch was not written.
    pub fn not_written(&self) {
        self.failed_writes.inc();
    }

    /// The house answered a request of this kind after so long.
    pub fn answered(&self, kind: &'static str, took: Duration) {
        self.answers.get_or_create(&Kind { kind }).observe(took.as_secs_f64());
    }

    /// A chat has the first answer to what somebody did so long ago there.
    pub fn acknowledged(&self, kind: &'static str, after: Duration) {
        self.acknowledged.get_or_create(&Kind { kind }).observe(after.as_secs_f64());
    }

    /// A request was refused because too many are under way.
    pub fn refused_as_busy(&self) {
        self.busy.inc();
    }

    /// A chat says that it is asked too often.
    pub fn rate_limited(&self) {
        self.rate_limits.inc();
    }

    /// This became of a picture.
    pub fn picture(&self, outcome: Picture) {
        self.pictures.get_or_create(&Outcome { outcome: outcome.word() }).inc();
    }

    /// Something fell over.
    pub fn fell_over(&self) {
        self.panics.inc();
    }

    /// How often something fell over.
    pub fn falls(&self) -> u64 {
        self.panics.get()
    }

    /// Everything as text, with what there is now; without a census the house is not well.
    pub fn text(&self, now: Option<&Census>) -> String {
        let mut registry = Registry::with_prefix(PREFIX);
        self.name_counters(&mut registry);
        name_present(&mut registry, now);
        let mut written = String::new();
        text::encode(&mut written, &registry).expect("a text takes whatever is written to it");
        written
    }

    fn name_counters(&self, all: &mut Registry) {
        all.register("commits", "Decisions of tables that were written", self.commits.clone());
        all.register("store_write_seconds", "How long it took until a batch was on the disk", self.writes.clone());
        let failed = "Batches that could not be written; nobody was told that they were";
        all.register("store_failed_writes", failed, self.failed_writes.clone());
        all.register("answer_seconds", "How long the house took to answer what people did, by its kind", self.answers.clone());
        let acknowledged = "How long after somebody did something the chat had the first answer, by its kind";
        all.register("acknowledged_seconds", acknowledged, self.acknowledged.clone());
        all.register("busy", "Requests that were refused because too many were under way", self.busy.clone());
        all.register("rate_limits", "Times a chat said that it is asked too often (status 429)", self.rate_limits.clone());
        let pictures = "Pictures that were drawn, shared with somebody else, awaited after their message, or dropped";
        all.register("pictures", pictures, self.pictures.clone());
        all.register("panics", "Times something fell over; the log says what", self.panics.clone());
    }
}

fn name_present(all: &mut Registry, now: Option<&Census>) {
    let healthy: Gauge = Gauge::default();
    healthy.set(i64::from(now.is_some()));
    all.register("healthy", "1 while the store answers and the program does not stop, else 0", healthy);
    let Some(now) = now else { return };
    let tables = Family::<Phase, Gauge>::default();
    let by_phase = [
        ("lobby", now.lobby),
        ("playing", now.playing),
        ("ended", now.ended),
        ("archived", now.archived),
        ("unreadable", now.unreadable),
    ];
    for (phase, count) in by_phase {
        tables.get_or_create(&Phase { phase }).set(count as i64);
    }
    all.register("tables", "Tables by what they are at", tables);
    let undelivered: Gauge = Gauge::default();
    undelivered.set(now.undelivered as i64);
    all.register("outbox_rows", "Cards and pings that are written and not posted yet", undelivered);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(measures: &Measures, now: Option<&Census>, line: &str) {
        let text = measures.text(now);
        assert!(text.lines().any(|it| it == line), "{line} is not in\n{text}");
    }

    #[test]
    fn what_is_counted_is_told() {
        let measures = Measures::default();
        measures.written(3, Duration::from_millis(4));
        measures.not_written();
        measures.answered("command", Duration::from_millis(70));
        measures.acknowledged("press", Duration::from_secs(2));
        measures.refused_as_busy();
        measures.rate_limited();
        measures.picture(Picture::Dropped);
        measures.fell_over();
        for line in [
            "pergola_commits_total 3",
            "pergola_store_write_seconds_count 1",
            "pergola_store_write_seconds_bucket{le=\"0.0025\"} 0",
            "pergola_store_write_seconds_bucket{le=\"0.005\"} 1",
            "pergola_store_failed_writes_total 1",
            "pergola_answer_seconds_bucket{le=\"0.05\",kind=\"command\"} 0",
            "pergola_answer_seconds_bucket{le=\"0.1\",kind=\"command\"} 1",
            "pergola_acknowledged_seconds_sum{kind=\"press\"} 2.0",
            "pergola_busy_total 1",
            "pergola_rate_limits_total 1",
            "pergola_pictures_total{outcome=\"dropped\"} 1",
            "pergola_panics_total 1",
        ] {
            said(&measures, None, line);
        }
    }

    #[test]
    fn what_there_is_is_told_as_far_as_it_is_known() {
        let now = Census { lobby: 1, playing: 2, ended: 3, archived: 4, unreadable: 5, undelivered: 6 };
        let measures = Measures::default();
        for (phase, count) in [("lobby", 1), ("playing", 2), ("ended", 3), ("archived", 4), ("unreadable", 5)] {
            said(&measures, Some(&now), &format!("pergola_tables{{phase=\"{phase}\"}} {count}"));
        }
        said(&measures, Some(&now), "pergola_outbox_rows 6");
        said(&measures, Some(&now), "pergola_healthy 1");
        said(&measures, None, "pergola_healthy 0");
        assert!(!measures.text(None).contains("pergola_tables"), "nothing is told that is not known");
    }

    #[test]
    fn everything_that_is_told_is_explained_and_the_text_ends_as_it_should() {
        let text = Measures::default().text(Some(&Census::default()));
        let starting = |start: &str| text.lines().filter(|line| line.starts_with(start)).count();
        // Times by kind are told when there are any.
        assert_eq!(starting("# HELP pergola_"), 10, "{text}");
        assert_eq!(starting("# HELP"), starting("# TYPE"));
        assert!(text.ends_with("# EOF\n"));
    }
}
