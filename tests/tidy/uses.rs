//! What a file names of the library's modules, read with `syn`: in imports, however they are written, in paths and in macros.
//! What stands in test modules does not count.

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    Attribute, ItemMod, ItemUse, Macro, Path, UseTree,
    ext::IdentExt,
    spanned::Spanned,
    visit::{self, Visit},
};

/// A module of the library that is named somewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Named {
    /// The line, from 1.
    pub(crate) line: usize,
    /// The module's path from the root of the library, as far as it is written.
    pub(crate) path: Vec<String>,
}

/// What the text of a file names, whose path from the root of the repository is given.
pub(crate) fn named(path: &str, text: &str) -> Vec<Named> {
    let file = syn::parse_file(text).unwrap_or_else(|why| panic!("{path} is not Rust: {why}"));
    let mut reader = Reader { module: module_of(path), found: Vec::new() };
    reader.visit_file(&file);
    reader.found.sort();
    reader.found.dedup();
    reader.found
}

/// The module of a file below `src`.
fn module_of(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    path.split('/').filter(|it| !["mod", "lib", "main"].contains(it)).map(str::to_owned).collect()
}

struct Reader {
    module: Vec<String>,
    found: Vec<Named>,
}

impl Reader {
    /// Notes a path, if it leads to the library.
    fn note(&mut self, line: usize, written: &[String]) {
        let base = match written.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self") => self.module.clone(),
            Some("super") => self.module.clone(),
            _ => return,
        };
        let ups = written.iter().take_while(|it| *it == "super").count();
        let kept = base.len().saturating_sub(ups);
        let rest = written.iter().skip(ups.max(1)).cloned();
        let path: Vec<String> = base[..kept].iter().cloned().chain(rest).collect();
        self.found.push(Named { line, path });
    }

    fn tree(&mut self, tree: &UseTree, before: &[String]) {
        match tree {
            UseTree::Path(path) => {
                let before: Vec<String> = before.iter().cloned().chain([path.ident.unraw().to_string()]).collect();
                self.tree(&path.tree, &before);
            }
            UseTree::Group(group) => group.items.iter().for_each(|it| self.tree(it, before)),
            UseTree::Name(name) => self.leaf(tree, before, &name.ident.unraw().to_string()),
            UseTree::Rename(name) => self.leaf(tree, before, &name.ident.unraw().to_string()),
            UseTree::Glob(_) => self.note(tree.span().start().line, before),
        }
    }

    fn leaf(&mut self, tree: &UseTree, before: &[String], name: &str) {
        let path: Vec<String> =
            before.iter().cloned().chain([name.to_owned()]).filter(|it| it != "self" || before.is_empty()).collect();
        self.note(tree.span().start().line, &path);
    }

    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_colon = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(it)) if it.as_char() == ':');
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Ident(first) => {
                    let mut written = vec![first.to_string()];
                    let mut next = at + 1;
                    while is_colon(next) && is_colon(next + 1) {
                        let Some(TokenTree::Ident(name)) = tokens.get(next + 2) else { break };
                        written.push(name.to_string());
                        next += 3;
                    }
                    if written.len() > 1 {
                        self.note(first.span().start().line, &written);
                    }
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !item.attrs.iter().any(is_of_tests) {
            self.module.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.module.pop();
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if !item.attrs.iter().any(is_of_tests) {
            self.tree(&item.tree, &[]);
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let written: Vec<String> = path.segments.iter().map(|it| it.ident.unraw().to_string()).collect();
        if written.len() > 1 {
            self.note(path.span().start().line, &written);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, macro_call: &'ast Macro) {
        self.tokens(macro_call.tokens.clone());
        visit::visit_macro(self, macro_call);
    }
}

fn is_of_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Ident>().is_ok_and(|it| it == "test")
}

#[test]
fn every_way_to_name_a_module_is_seen() {
    let text = "
        use crate::{
            engine::{Seat, Seats},
            text as words, table::*,
        };
        use std::fs;
        pub(crate) use super::super::store::{self, Store};
        mod within {
            use super::super::chat::Card;
            fn seen(it: crate::host::House) -> String { format!(\"{}\", crate::bots::name(it)) }
        }
        fn said() { self::within::seen(super::look()); }
        #[cfg(test)]
        mod tests { use crate::discord::Door; }
    ";
    let found: Vec<String> = named("src/games/alhambra.rs", text).iter().map(|it| it.path.join("::")).collect();
    for path in ["engine::Seat", "engine::Seats", "text", "table", "store", "store::Store", "games::chat::Card", "host::House"] {
        assert!(found.contains(&path.to_owned()), "{path} is not among {found:?}");
    }
    for path in ["bots::name", "games::alhambra::within::seen", "games::look"] {
        assert!(found.contains(&path.to_owned()), "{path} is not among {found:?}");
    }
    assert!(!found.iter().any(|it| it.starts_with("discord") || it.contains("fs")), "{found:?}");
}
