//! What is wrong with a line of a record, in plain words: what stands there, and what is expected instead.
//!
//! The reader of the stored form says it in words of programs, of which there are few; they are told here as one would say
//! them. What it says otherwise is told without them.

use pergola_table::EntryFlaw;

/// How the reader of the stored form calls what it expects, and what that is.
const EXPECTED: &[(&str, &str)] = &[
    ("a boolean", "true or false"),
    ("a string", "a text in quotes"),
    ("a sequence", "a list in brackets"),
    ("a map", "an object in braces"),
    ("unit", "null"),
    ("struct", "an object in braces"),
    ("tuple", "a list in brackets"),
    ("variant of", "an object in braces"),
    ("enum", "one of the words for it, in quotes, or an object in braces"),
    ("string or map", "one of the words for it, in quotes, or an object in braces"),
];

/// What is wrong with the line.
pub(super) fn in_words(flaw: &EntryFlaw) -> String {
    match flaw {
        EntryFlaw::Long(most) => format!("it is longer than {most} bytes, which no entry is"),
        EntryFlaw::Cut => "it ends before it is complete".to_owned(),
        EntryFlaw::Syntax(column) => format!("column {column} is not as JSON has it"),
        EntryFlaw::Unlike { path, why } => format!("{} {}", place(path), unlike(why)),
    }
}

/// The place to which the keys of a path lead.
fn place(path: &str) -> String {
    match path.trim_matches('.') {
        "" => "the entry".to_owned(),
        path => path.replace('.', " › "),
    }
}

fn unlike(why: &str) -> String {
    let quoted = |rest: &str| rest.split('`').nth(1).unwrap_or_default().to_owned();
    let expected = |rest: &str| rest.rsplit_once(", expected ").map(|(_, expected)| expected.to_owned());
    if let Some(rest) = why.strip_prefix("missing field ") {
        return format!("lacks {:?}", quoted(rest));
    }
    if let Some(rest) = why.strip_prefix("duplicate field ") {
        return format!("has {:?} twice", quoted(rest));
    }
    if let Some(rest) = why.strip_prefix("unknown field ") {
        return format!("has {:?}, which stands in no entry", quoted(rest));
    }
    if let Some(rest) = why.strip_prefix("unknown variant ") {
        let known = rest.split('`').skip(3).step_by(2).map(|word| format!("{word:?}")).collect::<Vec<_>>();
        return format!("cannot be {:?}; expected is one of {}", quoted(rest), known.join(", "));
    }
    match expected(why) {
        Some(expected) => format!("is not what stands there in an entry; expected is {}", plain(&expected)),
        None => "is not what stands there in an entry".to_owned(),
    }
}

/// What is expected, as one would say it.
fn plain(expected: &str) -> String {
    let is_number = expected.len() <= 5 && expected.starts_with(['u', 'i']) && expected[1..].parse::<u32>().is_ok();
    if is_number || expected.contains("integer") {
        return "a whole number".to_owned();
    }
    let known = EXPECTED.iter().find(|(said, _)| expected.starts_with(said));
    known.map_or_else(|| "something else".to_owned(), |(_, plain)| (*plain).to_owned())
}

#[cfg(test)]
mod tests {
    use pergola_table::{RecordFlaw, read_record};

    use super::*;

    /// What is said of a second line of a record.
    fn said(line: &str) -> String {
        let first = r#"{"seq":0,"at":5,"what":{"seats_set":{"seats":3}}}"#;
        match read_record(&format!("{first}\n{line}")) {
            Err(RecordFlaw::NoEntry { flaw, .. }) => in_words(&flaw),
            read => panic!("{line}: {read:?}"),
        }
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said_in_plain_words() {
        let entry = |what: &str| format!(r#"{{"seq":1,"at":5,"what":{what}}}"#);
        let opened = |edition: &str| {
            let opening = format!(r#"{{"game":"gardens","seats":2,"language":"en","edition":{edition},"options":{{}}}}"#);
            entry(&format!(r#"{{"opened":{{"opening":{opening},"person":1}}}}"#))
        };
        for (line, expected) in [
            (r#"{"seq":1,"#.to_owned(), "it ends before it is complete"),
            ("hello".to_owned(), "column 1 is not as JSON has it"),
            (
                r#"{"seq":"1","at":5,"what":"paused"}"#.to_owned(),
                "seq is not what stands there in an entry; expected is a whole number",
            ),
            (r#"{"seq":1,"what":"paused"}"#.to_owned(), "the entry lacks \"at\""),
            (r#"{"seq":1,"seq":1,"at":5,"what":"paused"}"#.to_owned(), "has \"seq\" twice"),
            ("[1]".to_owned(), "the entry"),
            (entry("\"flown\""), "cannot be \"flown\"; expected is one of \"opened\", \"joined\""),
            (entry("7"), "what is not what stands there in an entry"),
            (
                entry(r#"{"seats_set":{"seats":300}}"#),
                "what › seats_set › seats is not what stands there in an entry; expected is a whole number",
            ),
            (
                entry(r#"{"shuffled_set":{"shuffled":"yes"}}"#),
                "what › shuffled_set › shuffled is not what stands there in an entry; expected is true or false",
            ),
            (
                opened("3"),
                "what › opened › opening › edition is not what stands there in an entry; expected is an object in braces",
            ),
            (opened(r#"{"key":3}"#), "edition › key is not what stands there in an entry; expected is a text in quotes"),
        ] {
            let said = said(&line);
            assert!(said.contains(expected), "{line}: {said}");
            assert!(!["struct", "enum", "u8", "u64", "variant", "invalid"].iter().any(|it| said.contains(it)), "{said}");
        }
    }
}
