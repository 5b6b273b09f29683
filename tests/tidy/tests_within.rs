//! What of a file belongs to its tests: whatever stands behind `#[cfg(test)]`, be it a module, a function, a field, a value or
//! a statement.

use std::collections::BTreeSet;

use proc_macro2::{LineColumn, Span};
use syn::{
    Arm, Attribute, Field, FieldPat, FieldValue, File, FnArg, ImplItem, Item, Meta, Stmt, Token, TraitItem, Variant,
    punctuated::Punctuated,
    spanned::Spanned,
    visit::{self, Visit},
};

/// What of a file belongs to its tests.
#[derive(Debug, Default)]
pub(crate) struct Within {
    /// Where each begins and ends.
    spans: Vec<(LineColumn, LineColumn)>,
    /// The modules that are files of their own.
    pub(crate) modules: Vec<String>,
}

/// Finds what belongs to tests.
pub(crate) fn find(file: &File) -> Within {
    let mut within = Within::default();
    if is_for_tests(&file.attrs) {
        within.spans.push((LineColumn { line: 1, column: 0 }, LineColumn { line: usize::MAX, column: 0 }));
    }
    within.visit_file(file);
    within
}

impl Within {
    /// Whether something stands in tests.
    pub(crate) fn holds(&self, what: Span) -> bool {
        self.spans.iter().any(|(from, to)| (*from..*to).contains(&what.start()))
    }

    /// How many lines they have.
    pub(crate) fn lines(&self) -> usize {
        self.spans.iter().flat_map(|(from, to)| from.line..=to.line).collect::<BTreeSet<_>>().len()
    }

    /// Keeps something with its attributes if it is for tests, and tells whether it is.
    fn keeps(&mut self, attributes: &[Attribute], what: Span) -> bool {
        let is_kept = is_for_tests(attributes);
        if is_kept {
            let from = attributes.first().map_or(what.start(), |first| first.span().start().min(what.start()));
            self.spans.push((from, what.end()));
        }
        is_kept
    }
}

impl<'ast> Visit<'ast> for Within {
    fn visit_item(&mut self, item: &'ast Item) {
        if !self.keeps(of_item(item), item.span()) {
            visit::visit_item(self, item);
        } else if let Item::Mod(module) = item
            && module.content.is_none()
        {
            self.modules.push(module.ident.to_string());
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes: &[Attribute] = match item {
            ImplItem::Const(it) => &it.attrs,
            ImplItem::Fn(it) => &it.attrs,
            ImplItem::Type(it) => &it.attrs,
            ImplItem::Macro(it) => &it.attrs,
            _ => &[],
        };
        if !self.keeps(attributes, item.span()) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        let attributes: &[Attribute] = match item {
            TraitItem::Const(it) => &it.attrs,
            TraitItem::Fn(it) => &it.attrs,
            TraitItem::Type(it) => &it.attrs,
            TraitItem::Macro(it) => &it.attrs,
            _ => &[],
        };
        if !self.keeps(attributes, item.span()) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        let attributes: &[Attribute] = match statement {
            Stmt::Local(it) => &it.attrs,
            Stmt::Macro(it) => &it.attrs,
            Stmt::Item(_) | Stmt::Expr(..) => &[],
        };
        if !self.keeps(attributes, statement.span()) {
            visit::visit_stmt(self, statement);
        }
    }

    fn visit_field(&mut self, field: &'ast Field) {
        if !self.keeps(&field.attrs, field.span()) {
            visit::visit_field(self, field);
        }
    }

    fn visit_field_value(&mut self, field: &'ast FieldValue) {
        if !self.keeps(&field.attrs, field.span()) {
            visit::visit_field_value(self, field);
        }
    }

    fn visit_field_pat(&mut self, field: &'ast FieldPat) {
        if !self.keeps(&field.attrs, field.span()) {
            visit::visit_field_pat(self, field);
        }
    }

    fn visit_variant(&mut self, variant: &'ast Variant) {
        if !self.keeps(&variant.attrs, variant.span()) {
            visit::visit_variant(self, variant);
        }
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if !self.keeps(&arm.attrs, arm.span()) {
            visit::visit_arm(self, arm);
        }
    }

    fn visit_fn_arg(&mut self, argument: &'ast FnArg) {
        let attributes = match argument {
            FnArg::Receiver(it) => &it.attrs,
            FnArg::Typed(it) => &it.attrs,
        };
        if !self.keeps(attributes, argument.span()) {
            visit::visit_fn_arg(self, argument);
        }
    }
}

fn of_item(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::ExternCrate(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::ForeignMod(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Mod(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::TraitAlias(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Union(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| is_of_tests(&it.meta))
}

/// Whether an attribute leaves something out of every build but that of tests.
pub(crate) fn is_of_tests(attribute: &Meta) -> bool {
    let Meta::List(list) = attribute else { return false };
    list.path.is_ident("cfg") && list.parse_args().is_ok_and(|condition: Meta| asks_for_tests(&condition))
}

fn asks_for_tests(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::NameValue(_) => false,
        Meta::List(list) => {
            let parts = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).unwrap_or_default();
            (list.path.is_ident("all") && parts.iter().any(asks_for_tests))
                || (list.path.is_ident("any") && parts.iter().all(asks_for_tests))
        }
    }
}

#[test]
fn tests_are_told_from_the_rest_wherever_they_stand() {
    let text = "
        use a1::A;
        #[cfg(test)] use t1::T;
        #[derive(Debug)] #[cfg(all(test, unix))] struct T2 { t3: u8 }
        struct B { b1: u8, #[cfg(test)] t4: u8 }
        enum C { C1, /** Said. */ #[cfg(test)] T5 }
        impl B {
            #[cfg(test)] fn t6(&self) {}
            #[cfg(not(test))] fn b2(&self, #[cfg(test)] t7: u8) {
                #[cfg(test)] let t8 = 1;
                #[cfg(test)] t9!();
                let it = B { b3: 1, #[cfg(test)] t10: 2 };
                match it { #[cfg(test)] T11 => {} B4 => {} }
            }
        }
        #[cfg(any(test, unix))] fn c2() {}
        #[cfg(any(test))] mod t12;
    ";
    let source = super::source::Source::read("src/any/lib.rs", text);
    let words: Vec<&str> = source.words.iter().map(|it| it.text.as_str()).collect();
    for kept in ["a1", "B", "b1", "C1", "b2", "it", "b3", "B4", "c2"] {
        assert!(words.contains(&kept), "{kept} is not among {words:?}");
    }
    assert!(!words.iter().any(|it| it.starts_with(['t', 'T']) && it.ends_with(char::is_numeric)), "{words:?}");
    assert_eq!(source.test_files, ["src/any/t12"]);
}

#[test]
#[should_panic(expected = "src/any.rs:2: something is for tests")]
fn what_cannot_be_left_out_is_told() {
    super::source::Source::read("src/any.rs", "fn any() {\n    #[cfg(test)] { look(); }\n}\n");
}
