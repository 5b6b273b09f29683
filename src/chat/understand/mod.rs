//! What a request means: an answer at once, a table to be opened, or something to be asked of a table.
//!
//! A request is read against the tables as they are; nothing is changed here. It was typed (`typed`) or pressed
//! (`pressed`); both become a wish of one table (`wish`), unless they need none. What is asked of a table comes back
//! through [`super::answer`] with its decision. Whatever cannot be understood, is out of date, or concerns a table of
//! another server is answered, privately and in words.

mod planned;
mod pressed;
mod typed;
mod understood;
mod wish;

pub(super) use planned::changed as plan_changed;
pub use understood::{Ask, Understood};

use super::{
    find::Tables,
    plain::{Act, Request},
};

/// Understands a request.
pub fn understand(tables: &dyn Tables, request: &Request) -> Understood {
    match &request.act {
        Act::Slash(slash) => typed::understand(tables, request, slash),
        Act::Press { id } => pressed::understand(tables, request, id),
        Act::Pick { values, .. } => pressed::understand(tables, request, values.first().map_or("", String::as_str)),
    }
}
