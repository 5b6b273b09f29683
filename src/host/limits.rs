//! Every limit of the house that people meet, in one place. Each is held by a test at the limit.

/// Requests of one person that are carried out at once, after a rest.
pub const REQUESTS_AT_ONCE: u32 = 5;
/// Requests of one person that are carried out a second.
pub const REQUESTS_A_SECOND: u32 = 2;
/// Requests of one person that wait until it is their turn; what is more is refused.
pub const REQUESTS_WAITING: u32 = 3;
/// Letters that one person types at once, each of which asks for suggestions.
pub const LETTERS_AT_ONCE: u32 = 30;
/// Letters that one person types a second.
pub const LETTERS_A_SECOND: u32 = 10;
/// Requests of one person that are known again when they come once more, while the person has not rested.
pub const REQUESTS_KNOWN: usize = 20;
/// People whose pace is remembered. Those who have rested long enough need no memory.
pub const PACED_PEOPLE: usize = 4096;
