//! Lines of logs, notices, people, servers, reports: today's types read what stands here and write it again, byte for byte.

use crate::{fixtures::KINDS, nothing, types};

#[test]
fn what_was_stored_is_read_and_written_again() {
    let mut changed = Vec::new();
    for kind in KINDS {
        let Some(again) = kind.again else { continue };
        for (place, line) in kind.lines() {
            match again(&line) {
                Ok(written) if written == line => {}
                Ok(written) => changed.push(format!("{place}:\n    {line}\n  is written again as\n    {written}")),
                Err(why) => changed.push(format!("{place} cannot be read any more: {why}\n    {line}")),
            }
        }
    }
    nothing("stores that hold this are read in another way, or not at all; the program has to go on reading it", &changed);
}

#[test]
fn everything_that_has_a_name_where_it_is_stored_stands_in_a_line() {
    let types = types();
    let faults: Vec<String> = KINDS.iter().flat_map(|kind| kind.faults(&types)).collect();
    nothing("each name that is stored is pinned by a line that has it; add one, and change none", &faults);
}
