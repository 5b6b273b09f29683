//! A file's tokens, as Rust's own reader gives them: what is a word, a path, a literal and a function, and what is called with
//! a literal. Macros are read like the rest.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use syn::{ItemUse, Lit, Meta, UseTree, ext::IdentExt, spanned::Spanned};

use super::{
    source::Source,
    tests_within::{Within, is_of_tests},
};

/// A word that can be a name: an identifier or a keyword.
#[derive(Debug)]
pub(crate) struct Word {
    /// Its line, from 1.
    pub(crate) line: usize,
    /// The word.
    pub(crate) text: String,
    /// Whether it is a macro that is called.
    pub(crate) is_macro: bool,
}

/// A path that is named somewhere.
#[derive(Debug)]
pub(crate) struct Named {
    /// Its line, from 1.
    pub(crate) line: usize,
    /// The path, as far as it is written.
    pub(crate) path: Vec<String>,
    /// Whether it begins with `::`.
    pub(crate) is_global: bool,
    /// Whether it stands in tests.
    pub(crate) is_of_tests: bool,
}

/// A literal of text.
#[derive(Debug)]
pub(crate) struct Literal {
    /// Its line, from 1.
    pub(crate) line: usize,
    /// What it says.
    pub(crate) text: String,
    /// What it is given to, from the function it stands in to the nearest.
    pub(crate) around: Vec<Around>,
    /// Whether it is the first thing that is given.
    pub(crate) is_first: bool,
}

/// What is given something in brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Around {
    /// `#[name(…)]`.
    Attribute(String),
    /// `name!(first …)`.
    Macro { name: String, first: String },
    /// `of::name(…)`.
    Call(String),
    /// `.name(…)`.
    Method(String),
}

/// A function with a body.
#[derive(Debug)]
pub(crate) struct Function {
    /// Its name.
    pub(crate) name: String,
    /// The line it begins at, from 1.
    pub(crate) line: usize,
    /// How many lines it has, signature and braces included.
    pub(crate) lines: usize,
}

/// Reads what a file says.
pub(crate) fn read(path: &str, tokens: TokenStream, tests: &Within) -> Source {
    let mut reader = Reader { path, tests, is_in_import: false, found: Source::default() };
    reader.tokens(tokens, &[]);
    reader.found
}

struct Reader<'a> {
    path: &'a str,
    tests: &'a Within,
    /// Whether what is read is an import, whose paths are known already.
    is_in_import: bool,
    found: Source,
}

impl Reader<'_> {
    fn tokens(&mut self, tokens: TokenStream, around: &[Around]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut bound = (0, Vec::new());
        for (at, token) in tokens.iter().enumerate() {
            if let Some((end, given)) = binding(&tokens, at) {
                bound = (end, [around.to_vec(), given].concat());
            }
            let around = if at < bound.0 { bound.1.as_slice() } else { around };
            match token {
                TokenTree::Ident(_) => self.word(&tokens, at),
                TokenTree::Group(group) => self.group(&tokens, at, group, around),
                TokenTree::Literal(_) => self.literal(&tokens, at, around),
                TokenTree::Punct(it) => self.is_in_import &= it.as_char() != ';',
            }
        }
    }

    fn word(&mut self, tokens: &[TokenTree], at: usize) {
        let span = tokens[at].span();
        let path = path_from(tokens, at);
        let is_later = at >= 2 && is_colons(tokens, at - 2);
        let is_global = is_later && at.checked_sub(3).is_none_or(|before| !ends_a_part(tokens, before));
        if path.len() > 1 && !self.is_in_import && (is_global || !is_later) {
            self.name(span, path, is_global);
        }
        match ident(tokens, at).as_deref() {
            Some("use") => self.import(&tokens[at..]),
            Some("mod") => self.found.brought.extend(ident(tokens, at + 1).map(|name| (name, "self".to_owned()))),
            _ => {}
        }
        if self.tests.holds(span) {
            return;
        }
        let is_macro = is_punct(tokens, at + 1, '!') && !is_punct(tokens, at + 2, '=');
        let text = ident(tokens, at).unwrap_or_default();
        if begins_a_function(tokens, at)
            && let Some(name) = ident(tokens, at + 1)
            && let Some(body) = body_of(tokens, at)
        {
            let (first, last) = (span.start().line, body.span_close().end().line);
            self.found.functions.push(Function { name, line: first, lines: last - first + 1 });
        }
        self.found.words.push(Word { line: span.start().line, text, is_macro });
    }

    fn group(&mut self, tokens: &[TokenTree], at: usize, group: &Group, around: &[Around]) {
        let is_outer = at >= 1 && is_punct(tokens, at - 1, '#');
        let is_inner = at >= 2 && is_punct(tokens, at - 1, '!') && is_punct(tokens, at - 2, '#');
        if group.delimiter() == Delimiter::Bracket && (is_outer || is_inner) {
            return self.attribute(group, around);
        }
        let mut near = (0..at).rev().take_while(|it| !is_end(tokens, *it));
        let is_body = group.delimiter() == Delimiter::Brace && near.any(|it| begins_a_function(tokens, it));
        let mut inside = if is_body { Vec::new() } else { around.to_vec() };
        inside.extend(given_to(tokens, at, group));
        self.tokens(group.stream(), &inside);
    }

    /// What an attribute says; what is a comment is none of it.
    fn attribute(&mut self, group: &Group, around: &[Around]) {
        let first = group.stream().into_iter().next().map(|it| it.to_string()).unwrap_or_default();
        let is_comment = first == "doc";
        let meta = syn::parse2::<Meta>(group.stream());
        let (path, line) = (self.path, group.span_open().start().line);
        let is_left_out = !meta.is_ok_and(|meta| is_of_tests(&meta)) || self.tests.holds(group.span_open());
        assert!(is_left_out, "{path}:{line}: something is for tests that cannot be told from the rest here");
        if !is_comment {
            let inside: Vec<Around> = around.iter().cloned().chain([Around::Attribute(first)]).collect();
            self.tokens(group.stream(), &inside);
        }
    }

    fn literal(&mut self, tokens: &[TokenTree], at: usize, around: &[Around]) {
        let TokenTree::Literal(literal) = &tokens[at] else { return };
        if self.tests.holds(literal.span()) {
            return;
        }
        let line = literal.span().start().line;
        let text = match Lit::new(literal.clone()) {
            Lit::Str(it) => it.value(),
            Lit::ByteStr(it) => String::from_utf8_lossy(&it.value()).into_owned(),
            Lit::CStr(it) => it.value().to_string_lossy().into_owned(),
            // What follows a point is the place in a tuple; what follows two is the end of a range.
            Lit::Float(_) if at == 0 || !is_punct(tokens, at - 1, '.') || at > 1 && is_punct(tokens, at - 2, '.') => {
                return self.found.floats.push(line);
            }
            _ => return,
        };
        self.found.literals.push(Literal { line, text, around: around.to_vec(), is_first: at == 0 });
    }

    /// What an import names, in a macro too; what the macro fills in is read as it stands.
    fn import(&mut self, tokens: &[TokenTree]) {
        let until = tokens.iter().position(|it| matches!(it, TokenTree::Punct(it) if it.as_char() == ';'));
        let whole: TokenStream = tokens.iter().take(until.map_or(0, |it| it + 1)).cloned().collect();
        if let Ok(import) = syn::parse2::<ItemUse>(whole) {
            self.is_in_import = true;
            self.tree(&import.tree, &[], import.leading_colon.is_some());
        }
    }

    fn name(&mut self, span: Span, path: Vec<String>, is_global: bool) {
        let is_of_tests = self.tests.holds(span);
        self.found.paths.push(Named { line: span.start().line, path, is_global, is_of_tests });
    }

    fn tree(&mut self, tree: &UseTree, before: &[String], is_global: bool) {
        let under = |name: &syn::Ident| before.iter().cloned().chain([name.unraw().to_string()]).collect::<Vec<_>>();
        let (path, brought) = match tree {
            UseTree::Path(path) => return self.tree(&path.tree, &under(&path.ident), is_global),
            UseTree::Group(group) => return group.items.iter().for_each(|it| self.tree(it, before, is_global)),
            UseTree::Glob(_) => (before.to_vec(), None),
            UseTree::Name(name) if name.ident == "self" => (before.to_vec(), before.last().cloned()),
            UseTree::Rename(name) if name.ident == "self" => (before.to_vec(), Some(name.rename.to_string())),
            UseTree::Name(name) => (under(&name.ident), Some(name.ident.unraw().to_string())),
            UseTree::Rename(name) => (under(&name.ident), Some(name.rename.to_string())),
        };
        self.found.brought.extend(brought.zip(path.first().cloned()));
        self.name(tree.span(), path, is_global);
    }
}

/// Where the statement ends that gives something the name after `let` at `at`, and what the rest of the block gives it to.
fn binding(tokens: &[TokenTree], at: usize) -> Option<(usize, Vec<Around>)> {
    let is_let = ident(tokens, at).is_some_and(|it| it == "let") && is_punct(tokens, at + 2, '=');
    let name = ident(tokens, at + 1).filter(|_| is_let)?;
    let end = (at..tokens.len()).find(|it| is_punct(tokens, *it, ';'))?;
    let mut given = Vec::new();
    gather_given(&tokens[end..], &name, &mut given);
    Some((end, given))
}

/// What a name is given to, by itself or in a sentence that is put together.
fn gather_given(tokens: &[TokenTree], name: &str, given: &mut Vec<Around>) {
    for (at, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            given.extend(given_to(tokens, at, group).filter(|_| names(&inside, name)));
            gather_given(&inside, name, given);
        }
    }
}

fn names(tokens: &[TokenTree], name: &str) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Ident(it) => it == name,
        TokenTree::Group(group) => names(&group.stream().into_iter().collect::<Vec<_>>(), name),
        TokenTree::Literal(literal) => match Lit::new(literal.clone()) {
            Lit::Str(it) => it.value().contains(&format!("{{{name}}}")),
            _ => false,
        },
        TokenTree::Punct(_) => false,
    })
}

/// What the brackets at `at` are given to, if to anything.
fn given_to(tokens: &[TokenTree], at: usize, group: &Group) -> Option<Around> {
    let before = at.checked_sub(1)?;
    if is_punct(tokens, before, '!') {
        let name = ident(tokens, before.checked_sub(1)?)?;
        let first = group.stream().into_iter().next().map(|it| it.to_string()).unwrap_or_default();
        return Some(Around::Macro { name, first });
    }
    let last = if is_punct(tokens, before, '>') { before_generics(tokens, before)? } else { before };
    let name = ident(tokens, last).filter(|_| group.delimiter() == Delimiter::Parenthesis)?;
    let mut start = last;
    while start >= 3 && is_colons(tokens, start - 2) && ident(tokens, start - 3).is_some() {
        start -= 3;
    }
    if start == last && start > 0 && is_punct(tokens, start - 1, '.') {
        return Some(Around::Method(name));
    }
    Some(Around::Call(path_from(tokens, start).join("::")))
}

/// The word before `::<…>`, whose last token is at `close`.
fn before_generics(tokens: &[TokenTree], close: usize) -> Option<usize> {
    let mut depth = 0;
    for at in (0..=close).rev() {
        depth += i32::from(closes_generics(tokens, at)) - i32::from(is_punct(tokens, at, '<'));
        if depth == 0 {
            return (at >= 3 && is_colons(tokens, at - 2)).then(|| at - 3);
        }
    }
    None
}

fn begins_a_function(tokens: &[TokenTree], at: usize) -> bool {
    ident(tokens, at).is_some_and(|it| it == "fn") && ident(tokens, at + 1).is_some()
}

/// The body of the function that begins at `at`.
fn body_of(tokens: &[TokenTree], at: usize) -> Option<&Group> {
    tokens[at..].iter().find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(Some(group)),
        TokenTree::Punct(it) if it.as_char() == ';' => Some(None),
        _ => None,
    })?
}

/// Whether what stands before ends at `at`.
fn is_end(tokens: &[TokenTree], at: usize) -> bool {
    is_punct(tokens, at, ';') || matches!(&tokens[at], TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// The path whose first word is at `at`.
fn path_from(tokens: &[TokenTree], at: usize) -> Vec<String> {
    let mut path: Vec<String> = ident(tokens, at).into_iter().collect();
    let mut next = at + 1;
    while is_colons(tokens, next)
        && let Some(name) = ident(tokens, next + 2)
    {
        path.push(name);
        next += 3;
    }
    path
}

/// Whether what is at `at` can be a part of a path, of which more parts follow.
fn ends_a_part(tokens: &[TokenTree], at: usize) -> bool {
    const NO_PARTS: &[&str] =
        &["as", "break", "dyn", "else", "for", "if", "impl", "in", "match", "mut", "return", "use", "where"];
    closes_generics(tokens, at) || ident(tokens, at).is_some_and(|it| !NO_PARTS.contains(&it.as_str()))
}

/// Whether `>` is no arrow's.
fn closes_generics(tokens: &[TokenTree], at: usize) -> bool {
    let is_arrow = at > 0 && (is_punct(tokens, at - 1, '-') || is_punct(tokens, at - 1, '='));
    is_punct(tokens, at, '>') && !is_arrow
}

fn is_colons(tokens: &[TokenTree], at: usize) -> bool {
    is_punct(tokens, at, ':') && is_punct(tokens, at + 1, ':')
}

fn is_punct(tokens: &[TokenTree], at: usize, mark: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(it)) if it.as_char() == mark)
}

fn ident(tokens: &[TokenTree], at: usize) -> Option<String> {
    match tokens.get(at) {
        Some(TokenTree::Ident(it)) => Some(it.unraw().to_string()),
        _ => None,
    }
}
