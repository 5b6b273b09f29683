//! The Rust source, read with `syn`: which types there are, how serde is told to write them, and what a name means where it
//! stands.

use std::{
    cell::OnceCell,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use syn::{
    Attribute, Block, Expr, ExprLit, Field, Fields, Ident, Item, ItemEnum, ItemStruct, ItemType, Lit, LitStr, Token, UseTree,
    Variant, parse::ParseStream, punctuated::Punctuated, token,
};

/// A type's module and name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TypeId {
    pub(crate) module: String,
    pub(crate) name: String,
}

/// A type as it is declared.
pub(crate) enum Declared {
    Struct(ItemStruct),
    Enum(ItemEnum),
    Alias(ItemType),
    /// An enum of names that a macro declares, each with its key.
    Names(Vec<(String, String)>),
    /// A piece that a macro declares, which is known by its code.
    Code,
}

/// What a module declares and imports.
#[derive(Default)]
struct Module {
    types: BTreeMap<String, Declared>,
    /// Types that are written as text, with a code.
    codes: BTreeSet<String>,
    /// Types that say by themselves how they are written.
    by_hand: BTreeSet<String>,
    /// Constants that are plain numbers.
    numbers: BTreeMap<String, u16>,
    imports: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

/// The modules of the library. One is read when it is asked for.
#[derive(Default)]
pub(crate) struct Sources {
    modules: BTreeMap<String, Written>,
    /// The module that is the root of each crate.
    rooms: BTreeMap<String, String>,
}

struct Written {
    text: String,
    read: OnceCell<Module>,
}

impl Sources {
    /// Reads all files of a folder.
    pub(crate) fn read(folder: &Path) -> Sources {
        let mut sources = Sources::default();
        sources.read_folder(folder, "");
        sources
    }

    fn read_folder(&mut self, folder: &Path, module: &str) {
        if folder.join("Cargo.toml").exists() {
            let name = module.rsplit("::").next().unwrap_or_default();
            self.rooms.insert(format!("pergola_{name}"), module.to_owned());
        }
        for entry in fs::read_dir(folder).expect("the folder is readable") {
            let path = entry.expect("the folder is readable").path();
            let name = path.file_stem().and_then(|it| it.to_str()).expect("file names are Unicode").to_owned();
            if path.is_dir() {
                self.read_folder(&path, &below(module, &name));
            } else if path.extension().is_some_and(|it| it == "rs") && name != "main" {
                let module = if ["mod", "lib"].contains(&&*name) { module.to_owned() } else { below(module, &name) };
                self.read_text(&module, fs::read_to_string(&path).expect("source is Unicode"));
            }
        }
    }

    /// Puts a text in the place of a module's.
    pub(crate) fn read_text(&mut self, module: &str, text: String) {
        self.modules.insert(module.to_owned(), Written { text, read: OnceCell::new() });
    }

    fn module(&self, module: &str) -> Option<&Module> {
        let written = self.modules.get(module)?;
        Some(written.read.get_or_init(|| Module::read(module, &written.text)))
    }

    /// How a type is declared.
    pub(crate) fn declared(&self, id: &TypeId) -> &Declared {
        &self.module(&id.module).expect("it was resolved").types[&id.name]
    }

    /// A constant of a module.
    pub(crate) fn number(&self, module: &str, name: &str) -> u16 {
        self.module(module).and_then(|it| it.numbers.get(name).copied()).unwrap_or_else(|| panic!("no number {module}::{name}"))
    }

    /// Whether a type is written as text, with a code.
    pub(crate) fn is_code(&self, id: &TypeId) -> bool {
        self.module(&id.module).is_some_and(|it| it.codes.contains(&id.name))
    }

    /// Whether a type says by itself how it is written.
    pub(crate) fn is_by_hand(&self, id: &TypeId) -> bool {
        self.module(&id.module).is_some_and(|it| it.by_hand.contains(&id.name))
    }

    /// All types that are declared below these modules.
    pub(crate) fn all_below(&self, roots: &[&str]) -> impl Iterator<Item = TypeId> {
        let is_below = |module: &str| roots.contains(&module.split("::").next().unwrap_or_default());
        let modules = self.modules.keys().filter(move |module| is_below(module));
        modules.flat_map(|module| {
            let types = self.module(module).into_iter().flat_map(|it| it.types.keys());
            types.map(|name| TypeId { module: module.clone(), name: name.clone() })
        })
    }

    /// What a path means in a module; nothing for what another library has.
    pub(crate) fn resolve(&self, module: &str, path: &[String]) -> Option<TypeId> {
        let (name, before) = path.split_last()?;
        let Some((first, rest)) = before.split_first() else { return self.named(module, name) };
        let mut place = match first.as_str() {
            "crate" => self.room_of(module),
            "self" => module.to_owned(),
            "super" => parent(module),
            room if self.rooms.contains_key(room) => self.rooms[room].clone(),
            child if self.modules.contains_key(&below(module, child)) => below(module, child),
            child => {
                let imported = self.module(module)?.imports.get(child)?;
                self.module_named(module, imported)?
            }
        };
        for part in rest {
            place = if part == "super" { parent(&place) } else { below(&place, part) };
        }
        self.named(&place, name)
    }

    /// The module an imported path names.
    fn module_named(&self, module: &str, path: &[String]) -> Option<String> {
        let mut place = module.to_owned();
        for (at, part) in path.iter().enumerate() {
            place = match part.as_str() {
                "crate" if at == 0 => self.room_of(module),
                room if at == 0 && self.rooms.contains_key(room) => self.rooms[room].clone(),
                "self" => place,
                "super" => parent(&place),
                part => below(&place, part),
            };
        }
        self.modules.contains_key(&place).then_some(place)
    }

    /// The root of the crate that has this module.
    fn room_of(&self, module: &str) -> String {
        let has =
            |room: &&String| module.strip_prefix(room.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
        self.rooms.values().filter(has).max_by_key(|room| room.len()).cloned().unwrap_or_default()
    }

    fn named(&self, module: &str, name: &str) -> Option<TypeId> {
        let declaring = self.module(module)?;
        if declaring.types.contains_key(name) {
            return Some(TypeId { module: module.to_owned(), name: name.to_owned() });
        }
        if let Some(path) = declaring.imports.get(name).filter(|path| path.len() > 1) {
            return self.resolve(module, path);
        }
        declaring.globs.iter().find_map(|glob| {
            let path: Vec<String> = glob.iter().cloned().chain([name.to_owned()]).collect();
            self.resolve(module, &path)
        })
    }
}

impl Module {
    /// Reads a module. What stands in modules of its own in it is passed over: its tests.
    fn read(module: &str, text: &str) -> Module {
        let file = syn::parse_file(text).unwrap_or_else(|why| panic!("{module}: {why}"));
        let mut read = Module::default();
        file.items.into_iter().for_each(|item| read.take(item));
        read
    }

    fn take(&mut self, item: Item) {
        match item {
            Item::Struct(it) => drop(self.types.insert(it.ident.to_string(), Declared::Struct(it))),
            Item::Enum(it) => drop(self.types.insert(it.ident.to_string(), Declared::Enum(it))),
            Item::Type(it) => drop(self.types.insert(it.ident.to_string(), Declared::Alias(it))),
            Item::Const(it) => drop(number(&it.expr).map(|number| self.numbers.insert(it.ident.to_string(), number))),
            Item::Use(it) => self.import_tree(&it.tree, &mut Vec::new()),
            Item::Impl(it) => {
                let by_hand = it.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
                if by_hand.is_some_and(|it| it.ident == "Serialize") {
                    self.by_hand.extend(name_of(&it.self_ty));
                }
            }
            Item::Macro(it) if it.mac.path.is_ident("names") => self.read_names(&it.mac),
            Item::Macro(it) if it.mac.path.is_ident("codes") => self.read_codes(&it.mac),
            Item::Macro(it) if it.mac.path.is_ident("sentences") => {
                let it = it.mac.parse_body_with(with_sentences).expect("an enum with the sentences of its variants");
                self.types.insert(it.ident.to_string(), Declared::Enum(it));
            }
            Item::Macro(it) if it.mac.path.is_ident("stored_as_code") => {
                let pieces = it.mac.parse_body_with(Punctuated::<syn::Type, Token![,]>::parse_terminated);
                let pieces = pieces.expect("a list of types");
                self.codes.extend(pieces.iter().filter_map(name_of));
            }
            _ => {}
        }
    }

    fn import_tree(&mut self, tree: &UseTree, path: &mut Vec<String>) {
        let with = |path: &[String], name: &Ident| path.iter().cloned().chain([name.to_string()]).collect::<Vec<_>>();
        match tree {
            UseTree::Path(it) => {
                path.push(it.ident.to_string());
                self.import_tree(&it.tree, path);
                path.pop();
            }
            UseTree::Group(it) => it.items.iter().for_each(|tree| self.import_tree(tree, path)),
            UseTree::Name(it) if it.ident == "self" => {
                drop(path.last().map(|name| self.imports.insert(name.clone(), path.clone())))
            }
            UseTree::Name(it) => drop(self.imports.insert(it.ident.to_string(), with(path, &it.ident))),
            UseTree::Rename(it) => drop(self.imports.insert(it.rename.to_string(), with(path, &it.ident))),
            UseTree::Glob(_) => self.globs.push(path.clone()),
        }
    }

    /// `Name, "what": Variant = "key", …`, with comments.
    fn read_names(&mut self, names: &syn::Macro) {
        let read = |input: ParseStream| {
            input.call(Attribute::parse_outer)?;
            let name: Ident = input.parse()?;
            input.parse::<Token![,]>()?;
            input.parse::<LitStr>()?;
            input.parse::<Token![:]>()?;
            let one = |input: ParseStream| {
                input.call(Attribute::parse_outer)?;
                let name: Ident = input.parse()?;
                input.parse::<Token![=]>()?;
                Ok((name.to_string(), input.parse::<LitStr>()?.value()))
            };
            let names = input.parse_terminated(one, Token![,])?;
            Ok((name.to_string(), names.into_iter().collect()))
        };
        let (name, names) = names.parse_body_with(read).expect("names as the macro takes them");
        self.types.insert(name, Declared::Names(names));
    }

    /// `Name, "what", 'letter', digits; …`, with comments.
    fn read_codes(&mut self, codes: &syn::Macro) {
        let one = |input: ParseStream| {
            input.call(Attribute::parse_outer)?;
            let name: Ident = input.parse()?;
            while input.peek(Token![,]) {
                input.parse::<Token![,]>()?;
                input.parse::<Lit>()?;
            }
            Ok(name.to_string())
        };
        let names = codes.parse_body_with(|input: ParseStream| input.parse_terminated(one, Token![;]));
        let names = names.expect("codes as the macro takes them");
        self.types.extend(names.into_iter().map(|name| (name, Declared::Code)));
    }
}

/// An enum whose variants name their sentences, as it is without them.
fn with_sentences(input: ParseStream) -> syn::Result<ItemEnum> {
    let (attrs, vis) = (input.call(Attribute::parse_outer)?, input.parse()?);
    let (enum_token, ident) = (input.parse()?, input.parse()?);
    input.parse::<Token![->]>()?;
    input.parse::<syn::Type>()?;
    let inside;
    let brace_token = syn::braced!(inside in input);
    let variants = inside.parse_terminated(with_a_sentence, Token![,])?;
    Ok(ItemEnum { attrs, vis, enum_token, ident, generics: syn::Generics::default(), brace_token, variants })
}

/// `Variant { field: Type } => "id" (field)`, or with `(name: Type)` and a block.
fn with_a_sentence(input: ParseStream) -> syn::Result<Variant> {
    let (attrs, ident) = (input.call(Attribute::parse_outer)?, input.parse()?);
    let fields = if input.peek(token::Brace) {
        Fields::Named(input.parse()?)
    } else if input.peek(token::Paren) {
        let within;
        let paren_token = syn::parenthesized!(within in input);
        within.parse::<Ident>()?;
        within.parse::<Token![:]>()?;
        let unnamed = within.call(Field::parse_unnamed)?;
        Fields::Unnamed(syn::FieldsUnnamed { paren_token, unnamed: [unnamed].into_iter().collect() })
    } else {
        Fields::Unit
    };
    input.parse::<Token![=>]>()?;
    if input.peek(token::Brace) {
        input.parse::<Block>()?;
    } else {
        input.parse::<LitStr>()?;
        if input.peek(token::Paren) {
            let arguments;
            syn::parenthesized!(arguments in input);
            arguments.parse::<proc_macro2::TokenStream>()?;
        }
    }
    Ok(Variant { attrs, ident, fields, discriminant: None })
}

fn below(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
}

fn parent(module: &str) -> String {
    module.rsplit_once("::").map_or_else(String::new, |(parent, _)| parent.to_owned())
}

fn number(expression: &Expr) -> Option<u16> {
    match expression {
        Expr::Lit(ExprLit { lit: Lit::Int(it), .. }) => it.base10_parse().ok(),
        _ => None,
    }
}

fn name_of(declared: &syn::Type) -> Option<String> {
    let syn::Type::Path(path) = declared else { return None };
    path.path.segments.last().map(|it| it.ident.to_string())
}
