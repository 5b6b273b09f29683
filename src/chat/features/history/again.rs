//! Playing on from a turn of a game that has ended: a table of its own, which counts nowhere.
//!
//! Of a game that is still played nobody goes on: the position holds what its seats hide from each other. Deliberately absent:
//! opening the table, and reading the turn.

use pergola_table::{Person, Table};
use pergola_text::Text;

use super::{
    past::{Past, may_be_played_on},
    replay,
};
use crate::{
    item::{Command, Finds, Group, here::Asked, options::Words, understood::Understood},
    seam::plain::{Act, Card, OptionSpec, Reply, Request, Slash},
    sight::{message, refusal},
    wishes::{
        board::Glance,
        past::{Moment, Recall, Recollection},
    },
};

/// The option that says from which turn.
const FROM: &str = "from";

/// `/table again`.
#[derive(Debug)]
pub(crate) struct Again;

impl Command for Again {
    fn group(&self) -> Option<Group> {
        Some(Group::Table)
    }

    fn word(&self) -> &'static str {
        "again"
    }

    fn finds(&self) -> Finds {
        Finds::Kept
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        [words.option(self.key(), FROM, true, Vec::new())].into_iter().chain(words.people(false)).collect()
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        let typed = slash.option(FROM).unwrap_or_default().trim();
        match Moment::read(typed) {
            Some(moment) => asked.wish(self, slash, |_| Recollection::PlayOn(moment)),
            None => {
                Understood::sentence(asked.language(), &Text::new("refused-turn-number").code("turn", refusal::quoted(typed)))
            }
        }
    }
}

/// Whether a game is to be gone on with, and from when.
pub fn to_play_on(recall: &Recall) -> Option<Moment> {
    if let Recollection::PlayOn(moment) = recall.recollection { Some(moment) } else { None }
}

/// For whom seats are offered at a table that is opened so.
pub fn offered(request: &Request) -> &[Person] {
    match &request.act {
        Act::Slash(slash) => &slash.people,
        Act::Press { .. } | Act::Pick { .. } => &[],
    }
}

/// Says that the game goes on at a table of its own.
pub fn played_on(table: &Table, request: &Request) -> Reply {
    let turn = table.from_turn().unwrap_or_default();
    let said = Text::new("again-opened").number("table", table.id().0 as i64).number("turn", turn);
    message::private(message::note(table, request.language(), &said, &[&Glance::Turn, &Glance::Board]))
}

/// Why a game is not gone on with from there.
pub(super) fn refused(table: &Table, request: &Request, past: &Past, moment: Moment) -> Card {
    let why = if !may_be_played_on(table) {
        Text::new("again-not-yet")
    } else {
        replay::why_not(table, past, moment).unwrap_or_else(|| Text::new("again-over"))
    };
    message::note(table, request.language(), &why, &[&Recollection::LAST_BOARD])
}
