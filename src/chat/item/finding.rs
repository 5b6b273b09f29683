//! How a command finds the table it is about, and what is answered where it finds none or several.

use pergola_table::Table;
use pergola_text::Text;

use super::{
    command::{Command, Finds},
    here::{Asked, Here},
    options::TABLE,
    press::Fulfil,
    understood::{Understood, no_such, stands_still},
};
use crate::{
    seam::{
        ids::{Origin, Wish},
        plain::{Request, Slash},
    },
    sight::{
        find::{self, Found, Sought},
        own, tables,
    },
};

impl Asked<'_> {
    /// A wish of the one table that is meant; of several the person chooses one.
    pub(crate) fn wish<W: Fulfil + 'static>(
        &self,
        command: &dyn Command,
        slash: &Slash,
        wish: impl Fn(&Table) -> W,
    ) -> Understood {
        let means = |here: &Here<'_>| wish(here.table).fulfil(self, here);
        self.find(command, slash, means, |table| Some(Box::new(wish(table))))
    }

    /// Something that no button can ask, of the one table that is meant; of several, they type which.
    pub(crate) fn of_table(&self, command: &dyn Command, slash: &Slash, means: impl Fn(&Here<'_>) -> Understood) -> Understood {
        self.find(command, slash, means, |_| None)
    }

    /// What is meant at the one table that is; of several the person chooses one by a button that asks the same, if there is one.
    pub(crate) fn find(
        &self,
        command: &dyn Command,
        slash: &Slash,
        means: impl Fn(&Here<'_>) -> Understood,
        button: impl Fn(&Table) -> Option<Box<dyn Wish>>,
    ) -> Understood {
        let sought = Sought { number: slash.option(TABLE), game: None, seated: command.finds() == Finds::Theirs };
        match find::find(self.tables, self.request, &sought) {
            Found::One(table) => means(&self.at(&table, Origin::Slash)),
            Found::Several(several) => Understood::Answer(tables::choose(&several, self.request, &button)),
            other => self.not_found(other),
        }
    }

    /// No table, or none of that number: those of the person are listed.
    pub(crate) fn not_found(&self, found: Found) -> Understood {
        let lead = match found {
            Found::NoSuch(number) => no_such(&number),
            Found::Still(table) => return Understood::sentence(self.language(), &stands_still(table)),
            Found::Nothing | Found::One(_) | Found::Several(_) => Text::new("found-nothing"),
        };
        Understood::Answer(tables::list(self.tables, self.request, Some(&lead)))
    }
}

/// The number of the person's present decision.
pub(crate) fn decision(table: &Table, request: &Request) -> u64 {
    own::played_seat(table, request).map_or(0, |seat| table.decision(seat))
}
