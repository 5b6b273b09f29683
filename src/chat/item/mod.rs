//! What an item of the catalogue is: a command that is typed, or a kind of button that is pressed.
//!
//! Each says what it is called and filled with, what it suggests, what it means, and how it is answered once a table has
//! decided. What is understood is in [`understood`], where it is asked in [`here`], and how its table is found in [`finding`].
//! Deliberately absent: which items there are.

mod answers;
mod asking;
mod command;
pub(crate) mod finding;
pub(crate) mod here;
pub(crate) mod offer;
pub(crate) mod options;
mod press;
pub(crate) mod understood;

pub(crate) use self::{
    answers::Answers,
    asking::Says,
    command::{Command, Finds, Group},
    press::{FreePress, Fulfil, FulfilFree, Of, Press},
};
