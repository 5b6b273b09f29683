//! A stored value held against its type: which of the type's names it has, and whether it has any that the type does not know.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::types::{Field, Shape, Type, Types, Variant};

/// What names a value has.
pub(crate) type Seen = BTreeSet<String>;

/// A JSON object.
type Object = Map<String, Value>;

impl Types {
    /// Notes the names that a stored value has. A field counts where it tells something.
    ///
    /// # Errors
    /// Where it is not what is stored for this type.
    pub(crate) fn see(&self, of: &Type, value: &Value, seen: &mut Seen) -> Result<(), String> {
        match (of, value) {
            (Type::Anything, _) | (Type::Text, Value::String(_)) | (Type::Flag, Value::Bool(_)) => Ok(()),
            (Type::Number(name), Value::Number(it)) if it.is_u64() || it.is_i64() && name.starts_with('i') => Ok(()),
            (Type::Optional(_), Value::Null) => Ok(()),
            (Type::Optional(of), value) => self.see(of, value, seen),
            (Type::List(of), Value::Array(all)) => all.iter().try_for_each(|it| self.see(of, it, seen)),
            (Type::Map(keys, of), Value::Object(all)) => all.iter().try_for_each(|(key, it)| {
                // A number is written as text where it is a key.
                let text = self.see(keys, &Value::String(key.clone()), seen);
                text.or_else(|why| self.see(keys, &key.parse::<u64>().map_err(|_| why)?.into(), seen))?;
                self.see(of, it, seen)
            }),
            (Type::Tuple(of), Value::Array(all)) if of.len() == all.len() => {
                of.iter().zip(all).try_for_each(|(of, it)| self.see(of, it, seen))
            }
            (Type::Named(id, of), value) => self.see_shape(&id.to_string(), &self.shape(id, of), value, seen),
            _ => Err(format!("{} is no {of:?}", short(value))),
        }
    }

    fn see_shape(&self, name: &str, shape: &Shape, value: &Value, seen: &mut Seen) -> Result<(), String> {
        match (shape, value) {
            (Shape::As(of), value) => self.see(of, value, seen),
            (Shape::Object(fields), Value::Object(object)) => {
                let mut known = BTreeSet::new();
                self.see_fields(name, fields, object, seen, &mut known)?;
                match object.keys().find(|key| !known.contains(*key)) {
                    Some(key) => Err(format!("{name} has no {key}")),
                    None => Ok(()),
                }
            }
            (Shape::OneOf(variants), value) => {
                let tagged =
                    variants.iter().find(|it| it.holds.is_none() && it.key.as_deref() == value.as_str() && value.is_string());
                if let Some(it) = tagged {
                    seen.insert(format!("{name}::{}", it.name));
                    return Ok(());
                }
                let mut known = BTreeSet::new();
                let tagged =
                    value.as_object().filter(|it| it.len() == 1).map(|it| self.see_tagged(name, variants, it, seen, &mut known));
                match tagged {
                    Some(Ok(true)) => Ok(()),
                    Some(Err(why)) => Err(why),
                    Some(Ok(false)) | None => self.see_untagged(name, variants, value, seen),
                }
            }
            _ => Err(format!("{} is no {name}", short(value))),
        }
    }

    /// The variant under whose key the object has something; no if there is none.
    fn see_tagged(
        &self,
        name: &str,
        variants: &[Variant],
        object: &Object,
        seen: &mut Seen,
        known: &mut BTreeSet<String>,
    ) -> Result<bool, String> {
        let tagged = |it: &&Variant| it.key.as_ref().is_some_and(|key| object.contains_key(key));
        let Some(Variant { name: own, key: Some(key), holds: Some(shape) }) = variants.iter().find(tagged) else {
            return Ok(false);
        };
        let name = format!("{name}::{own}");
        known.insert(key.clone());
        self.see_shape(&name, shape, &object[key], seen)?;
        seen.insert(name);
        Ok(true)
    }

    fn see_untagged(&self, name: &str, variants: &[Variant], value: &Value, seen: &mut Seen) -> Result<(), String> {
        for Variant { name: own, holds, .. } in variants.iter().filter(|it| it.key.is_none()) {
            let (name, mut own_seen) = (format!("{name}::{own}"), Seen::new());
            let shape = holds.as_ref().expect("what is known by its form holds something");
            if self.see_shape(&name, shape, value, &mut own_seen).is_ok() {
                seen.extend(own_seen);
                seen.insert(name);
                return Ok(());
            }
        }
        Err(format!("{} is no {name}", short(value)))
    }

    fn see_fields(
        &self,
        name: &str,
        fields: &[Field],
        object: &Object,
        seen: &mut Seen,
        known: &mut BTreeSet<String>,
    ) -> Result<(), String> {
        for field in fields {
            if field.flattened {
                self.see_flattened(&field.holds, object, seen, known)?;
                continue;
            }
            known.insert(field.key.clone());
            let name = format!("{name}.{}", field.name);
            match object.get(&field.key) {
                None if field.may_be_missing || matches!(field.holds, Type::Optional(_)) => {}
                None => return Err(format!("{name} is missing")),
                Some(value) => {
                    self.see(&field.holds, value, seen).map_err(|why| format!("{name}: {why}"))?;
                    if tells(value) {
                        seen.insert(name);
                    }
                }
            }
        }
        Ok(())
    }

    fn see_flattened(&self, of: &Type, object: &Object, seen: &mut Seen, known: &mut BTreeSet<String>) -> Result<(), String> {
        let Type::Named(id, given) = of else { return Err(format!("{of:?} is no object")) };
        match &*self.shape(id, given) {
            Shape::As(of) => self.see_flattened(of, object, seen, known),
            Shape::Object(fields) => self.see_fields(&id.to_string(), fields, object, seen, known),
            Shape::OneOf(variants) => match self.see_tagged(&id.to_string(), variants, object, seen, known)? {
                true => Ok(()),
                false => Err(format!("it has no {id}")),
            },
        }
    }
}

/// Whether it is more than a place where something could stand.
fn tells(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Array(all) => !all.is_empty(),
        Value::Object(all) => !all.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}

fn short(value: &Value) -> String {
    let text = value.to_string();
    text.chars().take(120).collect()
}
