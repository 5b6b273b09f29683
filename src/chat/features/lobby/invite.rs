//! `/table invite`: seats are kept for people.

use pergola_table::{Command as Asking, Phase};
use pergola_text::Text;

use crate::{
    item::{
        Command, Group, Says,
        here::{Asked, Here},
        options::{TABLE, Words},
        understood::Understood,
    },
    seam::{
        ids::Origin,
        plain::{OptionSpec, Slash},
    },
};

/// `/table invite`.
#[derive(Debug)]
pub(crate) struct Invite;

impl Command for Invite {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "invite"
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        words.people(true)
    }

    /// Seats are to be kept at the lobby of whoever asks. No button holds names: where several lobbies are theirs, they type
    /// which.
    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let invite =
            |here: &Here<'_>| here.ask(Asking::Invite { people: slash.people.clone() }, Says::new(Text::new("invited-done")));
        let here = asked.tables.at(&asked.request.place).into_iter().filter_map(|id| asked.tables.table(id));
        let own: Vec<_> = here.filter(|it| it.phase() == Phase::Lobby && it.is_owned_by(&asked.request.person.id)).collect();
        match (slash.option(TABLE), own.as_slice()) {
            (None, [only]) => invite(&asked.at(only, Origin::Slash)),
            (None, [_, _, ..]) => {
                let numbers = own.iter().map(|it| Text::new("table-number").number("table", it.id().0 as i64));
                Understood::sentence(asked.language(), &Text::new("ask-invite-where").list("tables", numbers))
            }
            (Some(_), _) | (None, []) => asked.of_table(self, slash, invite),
        }
    }
}
