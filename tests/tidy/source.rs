//! The project's Rust files, read once: the words, paths, literals and functions of each, and what of it belongs to tests.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use proc_macro2::{LineColumn, TokenStream};
use syn::{AttrStyle, Attribute, File, spanned::Spanned};

use super::{
    matches::{self, Rest},
    reader::{self, Function, Literal, Named, Word},
    tests_within,
};

/// A source file, read.
#[derive(Debug, Default)]
pub(crate) struct Source {
    /// Its path below the repository, with `/`.
    pub(crate) path: String,
    /// Its text as it is.
    pub(crate) text: String,
    /// Whether it begins with a comment that says what it is.
    pub(crate) says_what_it_is: bool,
    /// Its words that can be names, tests aside.
    pub(crate) words: Vec<Word>,
    /// The paths it names, each as it is written.
    pub(crate) paths: Vec<Named>,
    /// Its literals of text, tests and comments aside.
    pub(crate) literals: Vec<Literal>,
    /// The lines of its numbers with a point, tests aside.
    pub(crate) floats: Vec<usize>,
    /// Its functions, tests aside.
    pub(crate) functions: Vec<Function>,
    /// The arms of its matches that take whatever is left, tests aside.
    pub(crate) rests: Vec<Rest>,
    /// The names that its imports and modules bring, each with the first part of where it is from.
    pub(crate) brought: Vec<(String, String)>,
    /// Whether it is built for tests only.
    pub(crate) is_of_tests: bool,
    /// How many lines belong to tests.
    pub(crate) test_lines: usize,
    /// The files of its test modules, each without its ending.
    pub(crate) test_files: Vec<String>,
}

/// Every file of the rooms, files of nothing but tests aside.
pub(crate) static ROOMS: LazyLock<&[Source]> = LazyLock::new(|| &ALL.0);

/// Every file of tests, and of what is built to try something.
pub(crate) static TESTS: LazyLock<&[Source]> = LazyLock::new(|| &ALL.1);

static ALL: LazyLock<(Vec<Source>, Vec<Source>)> = LazyLock::new(|| {
    let all = read(&["src", "render/src"]);
    let named: Vec<String> = all.iter().flat_map(|it| it.test_files.clone()).collect();
    let (within, rooms): (Vec<Source>, Vec<Source>) = all.into_iter().partition(|it| is_one_of(&named, &it.path));
    let tests = read(&["tests", "render/tests", "render/examples"]).into_iter().chain(within);
    (rooms, tests.map(|it| Source { is_of_tests: true, ..it }).collect())
});

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

fn read(folders: &[&str]) -> Vec<Source> {
    let paths = folders.iter().flat_map(|folder| files(folder, "rs"));
    paths.map(|path| Source::read(&name(&path), &fs::read_to_string(&path).expect("source is Unicode"))).collect()
}

fn is_one_of(modules: &[String], path: &str) -> bool {
    let rest = modules.iter().filter_map(|module| path.strip_prefix(module.as_str()));
    rest.into_iter().any(|rest| rest == ".rs" || rest.starts_with('/'))
}

impl Source {
    /// Reads the text of a file, whose path below the repository is given.
    ///
    /// # Panics
    /// When it is not Rust, or says of something that it is for tests that this reader cannot leave out.
    pub(crate) fn read(path: &str, text: &str) -> Source {
        let tokens: TokenStream = text.parse().unwrap_or_else(|why| panic!("{path} is not Rust: {why}"));
        let file: File = syn::parse2(tokens.clone()).unwrap_or_else(|why| panic!("{path} is not Rust: {why}"));
        let tests = tests_within::find(&file);
        let read = reader::read(path, tokens, &tests);
        Source {
            path: path.to_owned(),
            text: text.to_owned(),
            rests: matches::find(&file, &tests),
            says_what_it_is: file.attrs.first().is_some_and(opens_the_file),
            test_lines: tests.lines(),
            test_files: tests.modules.iter().map(|module| format!("{}{module}", below(path))).collect(),
            ..read
        }
    }

    /// Whether it names a library, in its tests or in the rest of it.
    pub(crate) fn uses(&self, library: &str, in_tests: bool) -> bool {
        let mut named = self.paths.iter().filter(|it| (it.is_of_tests || self.is_of_tests) == in_tests);
        named.any(|it| self.is_of_library(it, library))
    }

    /// Whether a path leads into a library, and not to something else that the file calls the same.
    pub(crate) fn is_of_library(&self, named: &Named, library: &str) -> bool {
        let is_other = || self.brought.iter().any(|(name, from)| name == library && from != library);
        named.path.first().is_some_and(|it| it == library) && (named.is_global || !is_other())
    }

    /// How many lines it has, tests aside.
    pub(crate) fn lines(&self) -> usize {
        self.text.lines().count() - self.test_lines
    }
}

/// Where the modules of a file lie.
fn below(path: &str) -> String {
    let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
    let stem = file.trim_end_matches(".rs");
    let is_head = ["lib", "main", "mod"].contains(&stem);
    if is_head { format!("{folder}/") } else { format!("{folder}/{stem}/") }
}

fn opens_the_file(attribute: &Attribute) -> bool {
    let stands_first = attribute.span().start() == LineColumn { line: 1, column: 0 };
    stands_first && matches!(attribute.style, AttrStyle::Inner(_)) && attribute.path().is_ident("doc")
}

#[test]
fn a_file_is_read_apart_from_its_comments_and_tests() {
    let text = "//! A.\nfn a<'a>() {\n    // HashMap\n    let x = ('{', '\\'', \"f64 \\\" {\", r#\"raw \" {\"#, it.0.1, 1.5);\n}\n\
        #[cfg(test)]\nmod tests {\n    fn b() {}\n}\n#[cfg(test)]\nmod law;\n";
    let source = Source::read("src/any/some.rs", text);
    assert!(source.says_what_it_is);
    assert!(source.words.iter().all(|it| !["HashMap", "f64", "raw", "b"].contains(&it.text.as_str())));
    assert_eq!((source.test_lines, source.lines()), (6, 5));
    assert_eq!(source.test_files, ["src/any/some/law"]);
    assert!(is_one_of(&source.test_files, "src/any/some/law.rs") && is_one_of(&source.test_files, "src/any/some/law/mod.rs"));
    assert!(!is_one_of(&source.test_files, "src/any/some/laws.rs"));
    assert_eq!(source.literals.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(), ["f64 \" {", "raw \" {"]);
    assert_eq!(source.floats, [4]);
    let functions: Vec<_> = source.functions.into_iter().map(|it| (it.name, it.line, it.lines)).collect();
    assert_eq!(functions, [("a".to_owned(), 2, 4)]);
    assert_eq!(["src/any/lib.rs", "src/any/mod.rs", "src/any/some.rs"].map(below), ["src/any/", "src/any/", "src/any/some/"]);
}
