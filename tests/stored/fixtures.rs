//! Which lines stand in which file, and what they are of.

use std::fs;

use pergola::{
    cups::Cup,
    games::GAMES,
    store::{Committed, Report},
    table::{Entry, Notice, Person, ServerSettings},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    checkpoints::{self, FORMS},
    file, games,
    stores::{BACKUP, FINISHED},
    types::Types,
    walk::Seen,
};

/// Lines of a kind.
pub(crate) struct Kind {
    /// Their file, below this folder.
    pub(crate) file: String,
    /// What they are of: a type, as the source has it.
    pub(crate) of: &'static str,
    /// What stands in each of its lines, where others are in the file, too.
    pub(crate) having: &'static str,
    /// Where in the lines it stands: `/record`, or `/record/events/*` for each of a list; nowhere where it is the whole line.
    pub(crate) part: &'static str,
    /// Reads a line as today's type and writes it again; nothing where that is done by a test of its own.
    pub(crate) again: Option<Again>,
}

/// A line, read and written again.
type Again = fn(&str) -> Result<String, serde_json::Error>;

/// Names that are never written, since what is so is left out.
const NEVER_WRITTEN: &[&str] =
    &["table::people::Openers::Everybody", "games::alhambra::granada::Scoring::Regular", "games::alhambra::kind::Border::Wall"];

/// Every kind of lines.
pub(crate) fn kinds() -> Vec<Kind> {
    let whole = |file: &str, of, again| Kind { file: file.to_owned(), of, having: "", part: "", again };
    let some = |file: &str, of, having, part| Kind { file: file.to_owned(), of, having, part, again: None };
    let rows = [
        whole("entries.jsonl", "table::entry::Entry", Some(again::<Entry> as Again)),
        whole("notices.jsonl", "table::notice::Notice", Some(again::<Notice>)),
        whole("people.jsonl", "table::people::Person", Some(again::<Person>)),
        whole("servers.jsonl", "table::server::ServerSettings", Some(again::<ServerSettings>)),
        whole("cups.jsonl", "cups::cup::Cup", Some(again::<Cup>)),
        whole("backup_lines.jsonl", "store::backup::format::BackupLine", None),
        whole("reports.jsonl", "store::reports::Report", Some(again::<Report>)),
        whole("answers.jsonl", "store::log::Committed", Some(again::<Committed>)),
        whole("archived.jsonl", "store::archive::Archived", None),
        some("form_3.jsonl", "store::stored::Now", "/now\",", "/1"),
        some("form_3.jsonl", "store::RowId", "\"next-row\",", "/1"),
        whole(&format!("backup_4/{BACKUP}"), "store::backup::format::BackupLine", None),
        whole(&format!("backup_4/{FINISHED}"), "store::backup::format::BackupLine", None),
        some(&format!("backup_1/{BACKUP}"), "store::backup::format::BackupLine", "{\"turn\":", ""),
        whole("own.json", "host::privacy::export::Kept", None),
        some("transcript.jsonl", "commands::transcript::Header", "{\"format\":", ""),
        some("transcript.jsonl", "commands::transcript::Ply", "{\"ply\":", ""),
        some("transcript.jsonl", "commands::transcript::Over", "{\"over\":", ""),
    ];
    let checkpoints = FORMS.iter().map(|(form, _)| whole(&checkpoints::file_of(*form), checkpoints::STORED, None));
    rows.into_iter().chain(checkpoints).chain(GAMES.iter().flat_map(|game| games::kinds(game.meta().key))).collect()
}

/// What is said of lines that are not of their types any more, and of names that stand in no line.
pub(crate) fn faults(kinds: &[Kind], types: &Types) -> Vec<String> {
    let (mut names, mut seen, mut faults) = (Seen::new(), Seen::new(), Vec::new());
    for kind in kinds {
        let of = types.named(kind.of);
        names.extend(types.names(&of));
        for (place, line) in lines(&kind.file).into_iter().filter(|(_, line)| line.contains(kind.having)) {
            let line: Value = serde_json::from_str(&line).expect("a line of JSON");
            for part in kind.parts(&line) {
                faults.extend(types.see(&of, part, &mut seen).err().map(|why| format!("{place}: {why}")));
            }
        }
    }
    let missing = names.iter().filter(|name| !seen.contains(*name) && !NEVER_WRITTEN.contains(&name.as_str()));
    faults.extend(missing.map(|name| format!("{name} stands in no line")));
    faults
}

fn again<T: Serialize + DeserializeOwned>(line: &str) -> Result<String, serde_json::Error> {
    serde_json::to_string(&serde_json::from_str::<T>(line)?)
}

impl Kind {
    /// What stands in a line of it.
    pub(crate) fn parts<'a>(&self, line: &'a Value) -> Vec<&'a Value> {
        match self.part.strip_suffix("/*") {
            Some(list) => line.pointer(list).and_then(Value::as_array).into_iter().flatten().collect(),
            None => line.pointer(self.part).into_iter().collect(),
        }
    }
}

/// The lines of a file with their places.
pub(crate) fn lines(name: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(file(name)).unwrap_or_else(|why| {
        panic!(
            "tests/stored/{name}: {why}; for a new game, `cargo test --test house lines_that_are_missing -- --ignored` writes it"
        )
    });
    let lines = text.lines().enumerate().map(|(at, line)| (format!("{name}:{}", at + 1), line.to_owned()));
    lines.collect()
}
