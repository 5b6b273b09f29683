//! Rust source read just well enough for the tidy test: code apart from comments, strings and test modules.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A source file.
pub(crate) struct Source {
    /// Its path below the repository, with `/`.
    pub(crate) path: String,
    /// Its text as it is.
    pub(crate) text: String,
    /// The same lines, with comments, the insides of strings and test modules blanked out.
    pub(crate) code: String,
    /// The string literals outside test modules.
    pub(crate) literals: Vec<Literal>,
    /// How many lines belong to test modules.
    pub(crate) test_lines: usize,
}

/// A string literal.
pub(crate) struct Literal {
    /// Its line, from 1.
    pub(crate) line: usize,
    /// What stands between the quotes.
    pub(crate) text: String,
    /// Where it stands in [`Source::code`].
    pub(crate) at: usize,
}

/// A function with a body.
pub(crate) struct Function {
    /// Its name.
    pub(crate) name: String,
    /// The line it begins at, from 1.
    pub(crate) line: usize,
    /// How many lines it has, signature and braces included.
    pub(crate) lines: usize,
}

/// The repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files below `folder` with this ending, sorted.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.expect("the folder is readable").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// A path below the repository, with `/`.
pub(crate) fn name(path: &Path) -> String {
    let below = path.strip_prefix(root()).expect("the file is in the repository");
    below.to_str().expect("file names are Unicode").replace('\\', "/")
}

/// The Rust files below `folder`, without files that hold nothing but tests.
pub(crate) fn sources(folder: &str) -> Vec<Source> {
    let paths = files(folder, "rs").into_iter().filter(|path| !path.ends_with("tests.rs"));
    paths.map(|path| Source::read(name(&path), &fs::read_to_string(&path).expect("source is Unicode"))).collect()
}

impl Source {
    /// Reads a file.
    pub(crate) fn read(path: String, text: &str) -> Source {
        let (code, literals) = split(text);
        let mut source = Source { path, text: text.to_string(), code, literals, test_lines: 0 };
        source.blank_tests();
        source
    }

    /// Each line of code with its number, from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.code.lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    /// The code right before a literal, at most `length` bytes, back to the end of the last statement.
    pub(crate) fn before(&self, literal: &Literal, length: usize) -> &str {
        let near = &self.code[self.code.floor_char_boundary(literal.at.saturating_sub(length))..literal.at];
        near.rfind(';').map_or(near, |at| &near[at..])
    }

    /// The code right after a literal, at most `length` bytes.
    pub(crate) fn after(&self, literal: &Literal, length: usize) -> &str {
        &self.code[literal.at..self.code.floor_char_boundary(literal.at + length)]
    }

    /// The words of the code that can be names, each with its line.
    pub(crate) fn names(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_part = |it: char| it.is_alphanumeric() || it == '_';
        self.lines().flat_map(move |(line, code)| code.split(move |it| !is_part(it)).map(move |word| (line, word)))
    }

    /// Its functions, those of test modules aside.
    pub(crate) fn functions(&self) -> Vec<Function> {
        let starts = self.code.match_indices("fn ").filter(|(at, _)| {
            let before = self.code[..*at].chars().next_back();
            before.is_none_or(|it| !it.is_alphanumeric() && it != '_')
        });
        starts.filter_map(|(at, _)| self.function(at)).collect()
    }

    fn function(&self, at: usize) -> Option<Function> {
        let code = &self.code[at..];
        let name: String = code[3..].chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect();
        let body = code.find(['{', ';']).filter(|it| code[*it..].starts_with('{') && !name.is_empty())?;
        let lines = code[..closing(code, body)].matches('\n').count() + 1;
        Some(Function { name, line: self.code[..at].matches('\n').count() + 1, lines })
    }

    fn blank_tests(&mut self) {
        while let Some(start) = self.code.find("#[cfg(test)]") {
            let rest = &self.code[start..];
            let first = rest.find(if is_field(rest) { [',', ';'] } else { ['{', ';'] }).unwrap_or(rest.len() - 1);
            let end = start + if rest[first..].starts_with('{') { closing(rest, first) } else { first + 1 };
            let lines = |until: usize| self.code[..until].matches('\n').count() + 1;
            let (from, to) = (lines(start), lines(end));
            self.test_lines += to - from + 1;
            self.literals.retain(|literal| !(from..=to).contains(&literal.line));
            let blank: String = self.code[start..end].chars().map(|it| if it == '\n' { '\n' } else { ' ' }).collect();
            self.code.replace_range(start..end, &blank);
        }
    }
}

/// Whether the attribute stands before a field of a struct or of a value: `name: …,`.
fn is_field(rest: &str) -> bool {
    let item = rest["#[cfg(test)]".len()..].trim_start();
    let name = item.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(item.len());
    item[name..].starts_with(':') && !item[name..].starts_with("::")
}

/// The end of what the brace at `open` opens.
fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0;
    for (at, it) in code[open..].char_indices() {
        depth += i32::from(it == '{') - i32::from(it == '}');
        if depth == 0 {
            return open + at + 1;
        }
    }
    code.len()
}

/// The code with blanks for comments and insides of strings, and the strings.
fn split(text: &str) -> (String, Vec<Literal>) {
    let mut code = String::with_capacity(text.len());
    let mut literals = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |at| at + 2)
        } else if let Some((open, length)) = string(rest, &code) {
            let line = code.matches('\n').count() + 1;
            let text = rest[open..length].trim_end_matches(['"', '#']).to_string();
            literals.push(Literal { line, text, at: code.len() });
            code.push('"');
            length
        } else if let Some(length) = character(rest) {
            length
        } else {
            code.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        code.extend(rest[..length].chars().map(|it| if it == '\n' { '\n' } else { ' ' }));
        rest = &rest[length..];
    }
    (code, literals)
}

/// Where the inside of the string at the start of `rest` begins, and where the string ends.
fn string(rest: &str, before: &str) -> Option<(usize, usize)> {
    let in_word = before.ends_with(|it: char| it.is_alphanumeric() || it == '_');
    let plain = rest.trim_start_matches(['b', 'c']);
    let prefix = rest.len() - plain.len();
    if (prefix > 0 || rest.starts_with('r')) && in_word || prefix > 1 {
        return None;
    }
    if let Some(raw) = plain.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let inside = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        let open = prefix + 1 + hashes + 1;
        return Some((open, open + inside.find(&end).map_or(inside.len(), |at| at + end.len())));
    }
    let inside = plain.strip_prefix('"')?;
    let mut escaped = false;
    let end = inside.char_indices().find(|(_, it)| {
        let ends = *it == '"' && !escaped;
        escaped = *it == '\\' && !escaped;
        ends
    });
    Some((prefix + 1, prefix + 1 + end.map_or(inside.len(), |(at, _)| at + 1)))
}

/// The length of the character literal at the start of `rest`; a lifetime is none.
fn character(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let first = inside.chars().next()?;
    let length = if first == '\\' { inside[2..].find('\'')? + 2 } else { first.len_utf8() };
    inside[length..].starts_with('\'').then_some(length + 2)
}

#[test]
fn code_is_told_from_strings_comments_and_tests() {
    let text = "fn a<'a>() {\n    // HashMap\n    let x = ('{', '\\'', \"f64 \\\" {\", r#\"raw \" {\"#);\n}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\n";
    let source = Source::read("x.rs".into(), text);
    assert!(!source.code.contains("HashMap") && !source.code.contains("f64") && !source.code.contains("raw"));
    assert_eq!(source.code.lines().count(), text.lines().count());
    assert_eq!(source.test_lines, 4);
    assert_eq!(source.literals.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(), ["f64 \\\" {", "raw \" {"]);
    let functions: Vec<_> = source.functions().into_iter().map(|it| (it.name, it.line, it.lines)).collect();
    assert_eq!(functions, [("a".to_string(), 1, 4)]);
}
