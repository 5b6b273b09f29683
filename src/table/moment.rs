//! Moments, as everything here counts them. Deliberately absent: a clock, which a table has none of.

/// Milliseconds since 1970 UTC.
pub type Millis = u64;
