//! `/table owner`: whose table it is.

use pergola_table::Command as Asking;
use pergola_text::Text;

use crate::{
    item::{Command, Group, Says, here::Asked, options::Words, understood::Understood},
    seam::plain::{OptionSpec, Slash},
    wishes::board::Glance,
};

/// `/table owner`.
#[derive(Debug)]
pub(crate) struct Owner;

impl Command for Owner {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "owner"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.whom(self.key(), true)]
    }

    /// Whoever was named is to own the table.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let Some(person) = slash.people.first() else { return asked.wish(self, slash, |_| Glance::Turn) };
        let set = || Says::new(Text::new("owner-set").code("person", &person.name)).with(Glance::Board);
        asked.of_table(self, slash, |here| here.ask(Asking::SetOwner(person.clone()), set()))
    }
}
