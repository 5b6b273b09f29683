//! The types that are stored, as serde writes them: what is an object with which keys, what is one of which names.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use syn::{Attribute, Fields, GenericArgument, Generics, LitStr, PathArguments, punctuated::Punctuated};

use super::source::{Declared, Sources, TypeId};

/// A type of the library with what stands for its parameters.
type Held = (TypeId, Vec<Type>);

/// What is stored for a value of a type.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Type {
    Text,
    Flag,
    /// A number that fits into this type.
    Number(String),
    /// Whatever it is: a game's own.
    Anything,
    Optional(Box<Type>),
    List(Box<Type>),
    Map(Box<Type>, Box<Type>),
    Tuple(Vec<Type>),
    Named(TypeId, Vec<Type>),
}

/// Types that say by themselves how they are written, and what that is.
const BY_HAND: &[(&str, &str)] = &[
    ("engine::chance::Bag", "Vec<String>"),
    ("games::gardens::board::Board", "Stored"),
    ("games::hanging_gardens::garden::Garden", "Vec<(Place, Card, Option<Tile>)>"),
    ("games::hanging_gardens::place::Layout", "Vec<(u8, u8)>"),
    ("games::sanssouci::square::Squares", "Vec<Square>"),
    ("text::language::Language", "String"),
];

/// What a type of the library is stored as.
pub(crate) enum Shape {
    /// As this.
    As(Type),
    /// As an object.
    Object(Vec<Field>),
    /// As one of several.
    OneOf(Vec<Variant>),
}

/// A field of an object.
pub(crate) struct Field {
    /// Its name in the source.
    pub(crate) name: String,
    pub(crate) key: String,
    pub(crate) holds: Type,
    /// Whether it is written into the object that holds it.
    pub(crate) flattened: bool,
    /// Whether it is read where it is missing.
    pub(crate) may_be_missing: bool,
}

/// One of several.
pub(crate) struct Variant {
    /// Its name in the source.
    pub(crate) name: String,
    /// The key it is written with; nothing for what is known by its form.
    pub(crate) key: Option<String>,
    /// What is written under it; nothing for a key alone.
    pub(crate) holds: Option<Shape>,
}

/// The types of the library, read once.
pub(crate) struct Types {
    sources: Sources,
    shapes: RefCell<BTreeMap<Held, Rc<Shape>>>,
}

/// The names of a type's own parameters, and what stands for them.
type Given = BTreeMap<String, Type>;

impl Types {
    pub(crate) fn new(sources: Sources) -> Types {
        Types { sources, shapes: RefCell::default() }
    }

    pub(crate) fn sources(&self) -> &Sources {
        &self.sources
    }

    /// The type with this name in the source, such as `table::entry::Entry`, or as the compiler has it, such as
    /// `pergola_table::entry::Entry`.
    pub(crate) fn named(&self, path: &str) -> Type {
        let root = (!path.starts_with("pergola_")).then_some("crate");
        let path: Vec<String> = root.into_iter().chain(path.split("::")).map(str::to_owned).collect();
        let id = self.sources.resolve("", &path).unwrap_or_else(|| panic!("there is no type {}", path.join("::")));
        // What a type of any kind holds is not looked at.
        let parameters = match self.sources.declared(&id) {
            Declared::Struct(item) => item.generics.type_params().count(),
            Declared::Enum(item) => item.generics.type_params().count(),
            Declared::Alias(_) | Declared::Names(_) | Declared::Code => 0,
        };
        Type::Named(id, vec![Type::Anything; parameters])
    }

    /// The names of an enum's variants in the source.
    pub(crate) fn variants(&self, id: &TypeId) -> Vec<String> {
        match self.sources.declared(id) {
            Declared::Enum(item) => item.variants.iter().map(|it| it.ident.to_string()).collect(),
            _ => panic!("{id} is no enum"),
        }
    }

    /// What a type is stored as.
    pub(crate) fn shape(&self, id: &TypeId, arguments: &[Type]) -> Rc<Shape> {
        let asked = (id.clone(), arguments.to_vec());
        if let Some(known) = self.shapes.borrow().get(&asked) {
            return Rc::clone(known);
        }
        let shape = Rc::new(self.read(id, arguments));
        self.shapes.borrow_mut().insert(asked, Rc::clone(&shape));
        shape
    }

    fn read(&self, id: &TypeId, arguments: &[Type]) -> Shape {
        if self.sources.is_by_hand(id) {
            let (_, other) = BY_HAND.iter().find(|(name, _)| *name == id.to_string()).unwrap_or_else(|| {
                panic!("{id} says by itself how it is written: say in BY_HAND what that is");
            });
            return self.stored_as(id, other, &Given::new());
        }
        if self.sources.is_code(id) {
            return Shape::As(Type::Text);
        }
        match self.sources.declared(id) {
            Declared::Alias(alias) => {
                Shape::As(self.read_type(&id.module, &alias.ty, &self.given(id, &alias.generics, arguments)))
            }
            Declared::Code => Shape::As(Type::Text),
            Declared::Names(names) => {
                let variant =
                    |(name, key): &(String, String)| Variant { name: name.clone(), key: Some(key.clone()), holds: None };
                Shape::OneOf(names.iter().map(variant).collect())
            }
            Declared::Struct(item) => {
                let (told, given) = (Told::read(id, &item.attrs), self.given(id, &item.generics, arguments));
                match &told.stored_as {
                    Some(other) => self.stored_as(id, other, &given),
                    None => self.fields(id, &item.fields, &told, &given),
                }
            }
            Declared::Enum(item) => {
                let (told, given) = (Told::read(id, &item.attrs), self.given(id, &item.generics, arguments));
                let variant = |variant: &syn::Variant| {
                    let own = Told::read_part(id, &variant.attrs);
                    let (name, untagged) = (variant.ident.to_string(), told.untagged || own.untagged);
                    let key = own.rename.clone().unwrap_or_else(|| told.renamed_variant(&name));
                    let holds = (!matches!(variant.fields, Fields::Unit)).then(|| self.fields(id, &variant.fields, &own, &given));
                    Variant { name, key: (!untagged).then_some(key), holds }
                };
                let skipped = |variant: &&syn::Variant| !Told::read_part(id, &variant.attrs).skip;
                match &told.stored_as {
                    Some(other) => self.stored_as(id, other, &given),
                    None => Shape::OneOf(item.variants.iter().filter(skipped).map(variant).collect()),
                }
            }
        }
    }

    /// What stands for a type's parameters: what is given for them, or what they have otherwise.
    fn given(&self, id: &TypeId, generics: &Generics, arguments: &[Type]) -> Given {
        let mut arguments = arguments.iter().cloned();
        let one = |it: &syn::TypeParam| {
            let otherwise = || it.default.as_ref().map(|it| self.read_type(&id.module, it, &Given::new()));
            let given = arguments.next().or_else(otherwise);
            (it.ident.to_string(), given.unwrap_or_else(|| panic!("{id}: nothing is given for {}", it.ident)))
        };
        generics.type_params().map(one).collect()
    }

    /// As another type that its module knows, with what is given for its own parameters.
    fn stored_as(&self, id: &TypeId, other: &str, given: &Given) -> Shape {
        let other: syn::Type = syn::parse_str(other).unwrap_or_else(|why| panic!("{other}: {why}"));
        Shape::As(self.read_type(&id.module, &other, given))
    }

    fn fields(&self, id: &TypeId, fields: &Fields, told: &Told, given: &Given) -> Shape {
        let all = fields.iter().map(|field| (field, Told::read_part(id, &field.attrs))).filter(|(_, own)| !own.skip);
        let read = |field: &syn::Field| self.read_type(&id.module, &field.ty, given);
        let held: Vec<Type> = all.clone().map(|(field, _)| read(field)).collect();
        match fields {
            _ if told.transparent || matches!((fields, &held[..]), (Fields::Unnamed(_), [_])) => {
                Shape::As(held.into_iter().next().expect("it holds something"))
            }
            Fields::Unnamed(_) => Shape::As(Type::Tuple(held)),
            Fields::Unit => panic!("{id:?}: a stored type holds nothing"),
            Fields::Named(_) => {
                let field = |(field, own): (&syn::Field, Told)| {
                    let name = field.ident.as_ref().expect("the fields have names").to_string();
                    let name = name.trim_start_matches("r#").to_owned();
                    let key = own.rename.clone().unwrap_or_else(|| name.clone());
                    let may_be_missing = own.default || told.default;
                    Field { name, key, holds: read(field), flattened: own.flatten, may_be_missing }
                };
                Shape::Object(all.map(field).collect())
            }
        }
    }

    fn read_type(&self, module: &str, written: &syn::Type, given: &Given) -> Type {
        match written {
            syn::Type::Path(it) => self.read_path(module, &it.path, given),
            syn::Type::Reference(it) => self.read_type(module, &it.elem, given),
            syn::Type::Slice(it) => Type::List(Box::new(self.read_type(module, &it.elem, given))),
            syn::Type::Array(it) => Type::List(Box::new(self.read_type(module, &it.elem, given))),
            syn::Type::Tuple(it) => Type::Tuple(it.elems.iter().map(|it| self.read_type(module, it, given)).collect()),
            _ => panic!("{module}: a stored type is written in a way that is not known here"),
        }
    }

    fn read_path(&self, module: &str, path: &syn::Path, given: &Given) -> Type {
        let names: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        let name = names.last().expect("a path has a name").clone();
        if let ([_], Some(it)) = (&names[..], given.get(&name)) {
            return it.clone();
        }
        let of: Vec<syn::Type> = match &path.segments.last().expect("a path has a name").arguments {
            PathArguments::AngleBracketed(it) => it.args.iter().filter_map(type_argument).collect(),
            _ => Vec::new(),
        };
        // How many there can be is told like a type, and read by nobody.
        let mut of = of.iter().map(|it| self.read_type(module, it, given));
        if let Some(id) = self.sources.resolve(module, &names) {
            return Type::Named(id, of.collect());
        }
        let mut next = || Box::new(of.next().expect("it holds something"));
        match name.as_str() {
            "String" | "str" | "char" => Type::Text,
            "bool" => Type::Flag,
            "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "NonZeroU8" | "NonZeroU32" => {
                Type::Number(name)
            }
            "Value" | "RawValue" => Type::Anything,
            "Box" | "Arc" | "Cow" => *next(),
            "Option" => Type::Optional(next()),
            "Vec" | "VecDeque" | "BTreeSet" | "ArrayVec" => Type::List(next()),
            // It is written with the array it may hold.
            "SmallVec" => *next(),
            "BTreeMap" => {
                let keys = next();
                Type::Map(keys, next())
            }
            _ => panic!("{module}: what {} is stored as is not known here", names.join("::")),
        }
    }

    /// The types below these modules that serde is told to write and to read.
    pub(crate) fn written_below(&self, modules: &[&str]) -> Vec<TypeId> {
        let is_written = |id: &TypeId| match self.sources.declared(id) {
            Declared::Struct(item) => derives(&item.attrs, "Serialize") && derives(&item.attrs, "Deserialize"),
            Declared::Enum(item) => derives(&item.attrs, "Serialize") && derives(&item.attrs, "Deserialize"),
            Declared::Alias(_) | Declared::Names(_) | Declared::Code => false,
        };
        self.sources.all_below(modules).filter(is_written).collect()
    }

    /// Every name that is written for this type and those it holds: `Entry.seq`, `What::Opened`, `What::Opened.person`.
    pub(crate) fn names(&self, root: &Type) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for id in self.held_by(std::slice::from_ref(root)) {
            if let Shape::Object(_) | Shape::OneOf(_) = &*self.shape(&id.0, &id.1) {
                names.extend(names_of(&id.0.to_string(), &self.shape(&id.0, &id.1)));
            }
        }
        names
    }

    /// These types with all that they hold.
    pub(crate) fn held_by(&self, roots: &[Type]) -> BTreeSet<Held> {
        let mut found = BTreeSet::new();
        let mut next: Vec<Type> = roots.to_vec();
        while let Some(it) = next.pop() {
            match it {
                Type::Optional(of) | Type::List(of) => next.push(*of),
                Type::Map(keys, of) => next.extend([*keys, *of]),
                Type::Tuple(all) => next.extend(all),
                Type::Named(id, of) => {
                    let shape = self.shape(&id, &of);
                    if found.insert((id, of)) {
                        next.extend(held_in(&shape));
                    }
                }
                Type::Text | Type::Flag | Type::Number(_) | Type::Anything => {}
            }
        }
        found
    }
}

impl std::fmt::Display for TypeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}::{}", self.module, self.name)
    }
}

fn held_in(shape: &Shape) -> Vec<Type> {
    match shape {
        Shape::As(it) => vec![it.clone()],
        Shape::Object(fields) => fields.iter().map(|it| it.holds.clone()).collect(),
        Shape::OneOf(variants) => variants.iter().filter_map(|it| it.holds.as_ref()).flat_map(held_in).collect(),
    }
}

fn names_of(name: &str, shape: &Shape) -> Vec<String> {
    match shape {
        Shape::As(_) => Vec::new(),
        Shape::Object(fields) => fields.iter().filter(|it| !it.flattened).map(|it| format!("{name}.{}", it.name)).collect(),
        Shape::OneOf(variants) => {
            let of = |it: &Variant| {
                let name = format!("{name}::{}", it.name);
                let held = it.holds.as_ref().map(|shape| names_of(&name, shape)).unwrap_or_default();
                [name].into_iter().chain(held).collect::<Vec<_>>()
            };
            variants.iter().flat_map(of).collect()
        }
    }
}

fn derives(attributes: &[Attribute], name: &str) -> bool {
    attributes.iter().filter(|it| it.path().is_ident("derive")).any(|it| {
        let derived = it.parse_args_with(Punctuated::<syn::Path, syn::Token![,]>::parse_terminated);
        derived.expect("a list of traits").iter().any(|it| it.is_ident(name))
    })
}

fn type_argument(argument: &GenericArgument) -> Option<syn::Type> {
    match argument {
        GenericArgument::Type(it) => Some(it.clone()),
        _ => None,
    }
}

/// What serde is told about a type, a variant or a field.
#[derive(Default)]
struct Told {
    rename: Option<String>,
    rename_all: Option<String>,
    /// The type it is stored as.
    stored_as: Option<String>,
    transparent: bool,
    untagged: bool,
    flatten: bool,
    default: bool,
    skip: bool,
}

impl Told {
    /// About a type, which has to be stored at all.
    fn read(id: &TypeId, attributes: &[Attribute]) -> Told {
        assert!(derives(attributes, "Serialize"), "{id} is held by what is stored, and is not stored itself");
        Told::read_part(id, attributes)
    }

    fn read_part(id: &TypeId, attributes: &[Attribute]) -> Told {
        let mut told = Told::default();
        for attribute in attributes.iter().filter(|it| it.path().is_ident("serde")) {
            let read = attribute.parse_nested_meta(|meta| {
                let key = meta.path.require_ident()?.to_string();
                let text = if meta.input.peek(syn::Token![=]) { Some(meta.value()?.parse::<LitStr>()?.value()) } else { None };
                match (key.as_str(), text) {
                    ("rename", Some(name)) => told.rename = Some(name),
                    ("rename_all", Some(case)) if ["snake_case", "lowercase"].contains(&&*case) => told.rename_all = Some(case),
                    ("into", Some(other)) => told.stored_as = Some(other),
                    ("transparent", None) => told.transparent = true,
                    ("untagged", None) => told.untagged = true,
                    ("flatten", None) => told.flatten = true,
                    ("default", _) => told.default = true,
                    ("skip", None) => told.skip = true,
                    // These change nothing about what is written, or go with what does.
                    ("from" | "try_from" | "skip_serializing_if" | "deserialize_with" | "bound", Some(_)) => {}
                    ("deny_unknown_fields" | "skip_deserializing", None) => {}
                    (other, _) => panic!("{id}: what serde does with {other} is not known here"),
                }
                Ok(())
            });
            read.unwrap_or_else(|why| panic!("{id}: {why}"));
        }
        told
    }

    fn renamed_variant(&self, name: &str) -> String {
        match self.rename_all.as_deref() {
            None => return name.to_owned(),
            Some("lowercase") => return name.to_lowercase(),
            Some(_) => {}
        }
        let mut renamed = String::new();
        for (at, letter) in name.char_indices() {
            if letter.is_uppercase() && at > 0 {
                renamed.push('_');
            }
            renamed.extend(letter.to_lowercase());
        }
        renamed
    }
}
