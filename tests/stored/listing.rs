//! What is stored for a type, as lines of text: a line for each place where a value stands, and what stands there.
//!
//! Names of the source do not enter, as they are not stored: `motion?.aim.seat.person: u64` is the number of the person whom
//! the seat is to be given, in the motion, if there is one. What is by itself in an object whose key is its kind stands below
//! that key; `closed?: "owner"` is a key alone, `invited[]` stands for each of a list, `opening.options{}` for each under a key.

use super::types::{Field, Shape, Type, Types, Variant};

impl Types {
    /// The lines of a type, in order.
    pub(crate) fn listing(&self, root: &Type) -> Vec<String> {
        let mut lines = Vec::new();
        self.list(root, "", &mut lines);
        lines
    }

    fn list(&self, of: &Type, place: &str, lines: &mut Vec<String>) {
        let mut line = |what: &str| lines.push(if place.is_empty() { what.to_owned() } else { format!("{place}: {what}") });
        match of {
            Type::Text => line("text"),
            Type::Flag => line("flag"),
            Type::Number(name) => line(name),
            Type::Anything => line("anything"),
            Type::Optional(of) => self.list(of, &format!("{place}?"), lines),
            Type::List(of) => self.list(of, &format!("{place}[]"), lines),
            Type::Map(keys, of) => {
                self.list(keys, &format!("{place} by"), lines);
                self.list(of, &format!("{place}{{}}"), lines);
            }
            Type::Tuple(all) => all.iter().enumerate().for_each(|(at, of)| self.list(of, &format!("{place}.{at}"), lines)),
            Type::Named(id, of) => self.list_shape(&self.shape(id, of), place, lines),
        }
    }

    fn list_shape(&self, shape: &Shape, place: &str, lines: &mut Vec<String>) {
        match shape {
            Shape::As(of) => self.list(of, place, lines),
            Shape::Object(fields) => fields.iter().for_each(|field| self.list_field(field, place, lines)),
            Shape::OneOf(variants) => variants.iter().for_each(|it| self.list_variant(it, place, lines)),
        }
    }

    fn list_field(&self, field: &Field, place: &str, lines: &mut Vec<String>) {
        if field.flattened {
            return self.list(&field.holds, place, lines);
        }
        let missing = if field.may_be_missing { "?" } else { "" };
        // What may be missing and what may be nothing are read alike.
        let of = match &field.holds {
            Type::Optional(of) if field.may_be_missing => of,
            of => of,
        };
        self.list(of, &format!("{}{missing}", below(place, &field.key)), lines);
    }

    fn list_variant(&self, Variant { key, holds, .. }: &Variant, place: &str, lines: &mut Vec<String>) {
        match (key, holds) {
            (Some(key), None) => lines.push(format!("{place}: {key:?}")),
            (Some(key), Some(shape)) => self.list_shape(shape, &below(place, key), lines),
            (None, Some(shape)) => self.list_shape(shape, place, lines),
            (None, None) => lines.push(format!("{place}: nothing")),
        }
    }
}

fn below(place: &str, key: &str) -> String {
    if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") }
}
