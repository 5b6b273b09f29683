//! What is stored with one field changed: nothing that any rule could have made, or only by luck.
//!
//! A field is whatever stands at one place of the JSON: a number, a word, a list, an object, one key of it. Which changes of
//! all there are is drawn by a seed. A panic of what looks at the changed value is caught, and told with its place.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

use pergola::engine::Chance;
use serde_json::{Map, Value, json};

/// Numbers that are none, too many, or more than there is room for.
const NUMBERS: [u64; 12] = [0, 1, 3, 9, 200, 255, 65_535, i32::MAX as u64, u32::MAX as u64, 1 << 40, i64::MAX as u64, u64::MAX];
/// The same below nothing.
const BELOW: [i64; 3] = [-1, -9, i32::MIN as i64];
/// Words that stand for nothing.
const WORDS: [&str; 3] = ["", "9", "no such word"];

/// A value with one field changed, and what was changed.
pub(crate) struct Changed {
    /// The whole value.
    pub value: Value,
    /// Where, and to what.
    pub what: String,
}

/// What changes are made of: other values of the same kind, and every word in them.
pub(crate) struct Donors {
    values: Vec<Value>,
    words: Vec<String>,
}

impl Donors {
    pub(crate) fn new(values: Vec<Value>) -> Donors {
        let mut words = WORDS.map(str::to_owned).to_vec();
        values.iter().for_each(|value| words_of(value, &mut words));
        words.sort_unstable();
        words.dedup();
        Donors { values, words }
    }

    /// So many changes of single fields, drawn by luck: one field is as likely as another, however many of it there are.
    pub(crate) fn changes(&self, value: &Value, count: usize, luck: &mut Chance) -> Vec<Changed> {
        let mut places = BTreeMap::new();
        places_of(value, String::new(), String::new(), &mut places);
        let fields: Vec<Vec<String>> = places.into_values().collect();
        (0..count).filter_map(|_| self.change(value, one(one(&fields, luck)?, luck)?, luck)).collect()
    }

    /// The value with another one at this place; nothing where luck draws what stands there.
    fn change(&self, value: &Value, place: &str, luck: &mut Chance) -> Option<Changed> {
        let here = value.pointer(place)?;
        let mut changed = value.clone();
        let what = match luck.below(8) {
            0 => leave_out(&mut changed, place)?,
            1 => self.exchange(&mut changed, place, one(&self.values, luck)?.pointer(place)?.clone())?,
            2 => self.exchange(&mut changed, place, Value::Null)?,
            _ => self.exchange(&mut changed, place, self.another(here, luck)?)?,
        };
        (changed != *value).then_some(Changed { value: changed, what })
    }

    fn exchange(&self, changed: &mut Value, place: &str, by: Value) -> Option<String> {
        let told = by.to_string();
        *changed.pointer_mut(place)? = by;
        let short: String = told.chars().take(60).collect();
        Some(format!("{place} is {short}"))
    }

    /// Another value of the same kind, or nearly.
    fn another(&self, here: &Value, luck: &mut Chance) -> Option<Value> {
        Some(match here {
            Value::Null if luck.below(2) == 0 => json!(one(&NUMBERS, luck)?),
            Value::Null | Value::String(_) => json!(one(&self.words, luck)?),
            Value::Bool(it) => json!(!it),
            Value::Number(it) => {
                let near = it.as_i64().unwrap_or(0);
                match luck.below(5) {
                    0 => json!(near.saturating_add(1)),
                    1 => json!(near.saturating_sub(1)),
                    2 => json!(one(&BELOW, luck)?),
                    _ => json!(one(&NUMBERS, luck)?),
                }
            }
            Value::Array(list) => Value::Array(other_list(list, luck)),
            Value::Object(object) => match luck.below(3) {
                0 => json!({}),
                1 => json!(one(&self.words, luck)?),
                _ => Value::Object(with_another_key(object, one(&self.words, luck)?, luck)),
            },
        })
    }
}

/// One of these by luck, if there are any.
pub(crate) fn one<'a, T>(among: &'a [T], luck: &mut Chance) -> Option<&'a T> {
    if among.is_empty() { None } else { among.get(luck.below(among.len() as u32) as usize) }
}

/// Emptied, shorter by one, longer by one, or in another order.
fn other_list(list: &[Value], luck: &mut Chance) -> Vec<Value> {
    let mut other = list.to_vec();
    let at = if list.is_empty() { 0 } else { luck.below(list.len() as u32) as usize };
    match luck.below(4) {
        _ if list.is_empty() => other.push(json!(luck.below(10))),
        0 => other.clear(),
        1 => other.insert(at, list[at].clone()),
        2 => drop(other.remove(at)),
        _ => other.rotate_left(1),
    }
    other
}

/// With one of its keys exchanged.
fn with_another_key(object: &Map<String, Value>, by: &str, luck: &mut Chance) -> Map<String, Value> {
    let at = if object.is_empty() { 0 } else { luck.below(object.len() as u32) as usize };
    let rename = |(n, (key, value)): (usize, (&String, &Value))| (if n == at { by } else { key }.to_owned(), value.clone());
    object.iter().enumerate().map(rename).collect()
}

/// Without what stands at this place of an object or a list.
fn leave_out(changed: &mut Value, place: &str) -> Option<String> {
    let (parent, key) = place.rsplit_once('/')?;
    let gone = match changed.pointer_mut(parent)? {
        Value::Object(object) => object.shift_remove(&key.replace("~1", "/").replace("~0", "~")).is_some(),
        Value::Array(list) => key.parse().ok().filter(|at| *at < list.len()).map(|at| list.remove(at)).is_some(),
        _ => false,
    };
    gone.then(|| format!("{place} is left out"))
}

/// Every place by its field: what stands in a list, or under the codes of pieces, is the same field each time.
fn places_of(value: &Value, field: String, at: String, places: &mut BTreeMap<String, Vec<String>>) {
    match value {
        Value::Object(object) => object.iter().for_each(|(key, value)| {
            let name = if key.chars().all(|it| it.is_ascii_lowercase() || it == '_') { key } else { "*" };
            places_of(value, format!("{field}/{name}"), format!("{at}/{}", key.replace('~', "~0").replace('/', "~1")), places);
        }),
        Value::Array(list) => list.iter().enumerate().for_each(|(n, value)| {
            places_of(value, format!("{field}/*"), format!("{at}/{n}"), places);
        }),
        _ => {}
    }
    places.entry(field).or_default().push(at);
}

fn words_of(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(list) => list.iter().for_each(|value| words_of(value, words)),
        Value::Object(object) => object.iter().for_each(|(key, value)| {
            words.push(key.clone());
            words_of(value, words);
        }),
        _ => {}
    }
}

thread_local! {
    static CATCHES: Cell<bool> = const { Cell::new(false) };
    static CAUGHT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// What came out; what a panic said and where, if there was one.
pub(crate) fn caught<T>(what: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if CATCHES.get() {
                CAUGHT.set(panic.to_string().replace('\n', " "));
            } else {
                before(panic);
            }
        }));
    });
    CATCHES.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(what));
    CATCHES.set(false);
    result.map_err(|_| CAUGHT.take())
}
