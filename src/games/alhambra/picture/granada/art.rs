//! The art of pieces that only Granada has.

/// A piece's art.
pub(in super::super) fn granada_art(name: &str) -> String {
    format!("granada/{name}")
}
