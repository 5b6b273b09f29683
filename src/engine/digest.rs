//! A number that stands for what is stored or shown: the same for the same, another for whatever differs in anything, its
//! order included. Whoever compares many states does it by their numbers, which nobody has to keep as text.

use serde::Serialize;
use sha2::{Digest, Sha256};

/// The number of a value.
pub fn digest(value: &impl Serialize) -> u64 {
    // Taken whole, for it is made of many short pieces.
    let text = serde_json::to_vec(value).expect("it is plain data");
    Sha256::digest(&text).iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::digest;

    /// Whatever differs in one place, one order or one border has another number; the same has the same.
    #[test]
    fn whatever_differs_has_another_number() {
        let values = [json!(["a", "b"]), json!(["ab"]), json!(["b", "a"]), json!([["a"], "b"]), json!(1), json!({ "a": 1 })];
        let numbers: BTreeMap<u64, _> = values.iter().map(|value| (digest(value), value)).collect();
        assert_eq!(numbers.len(), values.len(), "{numbers:?}");
        assert!(values.iter().all(|value| digest(&value.clone()) == digest(value)));
    }
}
