//! Matches: which enums' variants the arms of each name, and where an arm takes whatever is left.
//!
//! What is left is taken by `_`, by a name alone, or by nothing but those in a tuple, without a condition. `if let`,
//! `let … else` and `matches!` ask for one thing and leave the rest alone; they are no matches here.

use proc_macro2::Span;
use syn::{
    Expr, ExprMatch, File, ItemImpl, Macro, Pat, Path, Token, Type,
    parse::Parser,
    punctuated::Punctuated,
    spanned::Spanned,
    visit::{self, Visit},
};

use super::tests_within::Within;

/// An arm that takes whatever is left.
#[derive(Debug)]
pub(crate) struct Rest {
    /// Its line, from 1.
    pub(crate) line: usize,
    /// The enums of which the other arms name variants.
    pub(crate) enums: Vec<String>,
}

/// Finds the arms that take whatever is left, tests aside.
pub(crate) fn find(file: &File, tests: &Within) -> Vec<Rest> {
    let mut reader = Reader { tests, own: None, found: Vec::new() };
    reader.visit_file(file);
    reader.found
}

struct Reader<'a> {
    tests: &'a Within,
    /// What `Self` is here.
    own: Option<String>,
    found: Vec<Rest>,
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let own = match &*item.self_ty {
            Type::Path(path) => path.path.segments.last().map(|it| it.ident.to_string()),
            _ => None,
        };
        let around = std::mem::replace(&mut self.own, own);
        visit::visit_item_impl(self, item);
        self.own = around;
    }

    fn visit_expr_match(&mut self, it: &'ast ExprMatch) {
        let mut named = Named { own: self.own.as_deref(), enums: Vec::new() };
        it.arms.iter().for_each(|arm| named.visit_pat(&arm.pat));
        let mut enums = named.enums;
        enums.sort();
        enums.dedup();
        for arm in it.arms.iter().filter(|arm| arm.guard.is_none() && takes_all(&arm.pat)) {
            self.rest(arm.pat.span(), &enums);
        }
        visit::visit_expr_match(self, it);
    }

    fn visit_macro(&mut self, it: &'ast Macro) {
        let values = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(it.tokens.clone());
        if let Ok(values) = values {
            let mut inner = Reader { tests: self.tests, own: self.own.clone(), found: Vec::new() };
            values.iter().for_each(|value| inner.visit_expr(value));
            self.found.append(&mut inner.found);
        }
    }
}

impl Reader<'_> {
    fn rest(&mut self, span: Span, enums: &[String]) {
        if !self.tests.holds(span) {
            self.found.push(Rest { line: span.start().line, enums: enums.to_vec() });
        }
    }
}

/// The enums whose variants patterns name.
struct Named<'a> {
    own: Option<&'a str>,
    enums: Vec<String>,
}

impl<'ast> Visit<'ast> for Named<'_> {
    fn visit_pat(&mut self, pattern: &'ast Pat) {
        match pattern {
            Pat::Path(it) => self.name(&it.path),
            Pat::Struct(it) => self.name(&it.path),
            Pat::TupleStruct(it) => self.name(&it.path),
            _ => {}
        }
        visit::visit_pat(self, pattern);
    }
}

impl Named<'_> {
    fn name(&mut self, path: &Path) {
        let of = path.segments.iter().rev().nth(1).map(|it| it.ident.to_string());
        let of = if of.as_deref() == Some("Self") { self.own.map(str::to_owned) } else { of };
        self.enums.extend(of);
    }
}

/// Whether a pattern takes whatever comes. A name in capitals is a constant's, or a variant's.
fn takes_all(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Ident(it) => {
            let is_name = it.ident.to_string().starts_with(|first: char| first.is_lowercase() || first == '_');
            is_name && it.subpat.as_ref().is_none_or(|(_, inner)| takes_all(inner))
        }
        Pat::Paren(it) => takes_all(&it.pat),
        Pat::Reference(it) => takes_all(&it.pat),
        Pat::Or(it) => it.cases.iter().any(takes_all),
        Pat::Tuple(it) => it.elems.iter().all(|it| takes_all(it) || matches!(it, Pat::Rest(_))),
        _ => false,
    }
}
