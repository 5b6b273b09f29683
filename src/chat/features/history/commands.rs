//! The commands with which somebody looks back, and what their buttons mean.

use pergola_text::Text;

use crate::{
    item::{
        Command, Finds, Fulfil, Group,
        here::{Asked, Here},
        offer::Offer,
        options::{RECORD, TABLE, Words},
        understood::Understood,
    },
    seam::{
        plain::{OptionSpec, Slash},
        voice::Voice,
    },
    sight::{
        find::{self, Found, Sought},
        refusal,
    },
    wishes::past::{Moment, Recall, Recollection},
};

/// The option that says which turn `/past replay` shows.
const TURN: &str = "turn";

/// `/past log`.
#[derive(Debug)]
pub(crate) struct Log;

impl Command for Log {
    fn group(&self) -> Option<Group> {
        Some(Group::Past)
    }

    fn word(&self) -> &'static str {
        "log"
    }

    fn finds(&self) -> Finds {
        Finds::Kept
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Recollection::NEWEST)
    }
}

/// `/past replay`.
#[derive(Debug)]
pub(crate) struct Replay;

impl Command for Replay {
    fn group(&self) -> Option<Group> {
        Some(Group::Past)
    }

    fn word(&self) -> &'static str {
        "replay"
    }

    fn finds(&self) -> Finds {
        Finds::Kept
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.option(self.key(), TURN, false, Vec::new())]
    }

    fn suggest(&self, asked: &Asked<'_>, slash: &Slash, option: &str) -> Vec<Offer> {
        if option == TURN { turns(asked, slash) } else { Vec::new() }
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        match slash.option(TURN).map(|typed| (typed, Moment::read(typed.trim()))) {
            None => asked.wish(self, slash, |_| Recollection::LAST_BOARD),
            Some((_, Some(moment))) => asked.wish(self, slash, |_| Recollection::board(moment)),
            Some((typed, None)) => {
                Understood::sentence(asked.language(), &Text::new("refused-turn-number").code("turn", refusal::quoted(typed)))
            }
        }
    }
}

/// `/past export`.
#[derive(Debug)]
pub(crate) struct Export;

impl Command for Export {
    fn group(&self) -> Option<Group> {
        Some(Group::Past)
    }

    fn word(&self) -> &'static str {
        "export"
    }

    fn finds(&self) -> Finds {
        Finds::Kept
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| Recollection::Export)
    }
}

/// `/past import`.
#[derive(Debug)]
pub(crate) struct Import;

impl Command for Import {
    fn group(&self) -> Option<Group> {
        Some(Group::Past)
    }

    fn word(&self) -> &'static str {
        "import"
    }

    fn finds(&self) -> Finds {
        Finds::Nothing
    }

    fn options(&self, words: &Words<'_>) -> Vec<OptionSpec> {
        vec![words.option(self.key(), RECORD, true, Vec::new())]
    }

    fn means(&self, _: &Asked<'_>, _: &Slash) -> Understood {
        Understood::Import
    }
}

impl Fulfil for Recollection {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        Understood::Recall(Recall { table: here.table.id(), recollection: self, origin: here.origin })
    }

    #[cfg(test)]
    fn examples() -> Vec<Recollection> {
        use crate::wishes::past::{LogPage, Look};
        let page = |read: &str| LogPage::read(Some(read)).expect("a page");
        let look = |moment, hand| Recollection::Replay(Look { moment, hand });
        vec![
            Recollection::NEWEST,
            Recollection::Log(page("before.12-3")),
            Recollection::Log(page("from.4294967295-0")),
            Recollection::LAST_BOARD,
            look(Moment::First, true),
            look(Moment::Turn(u32::MAX), true),
            look(Moment::Undone(u64::MAX), false),
            look(Moment::End, false),
            Recollection::Export,
            Recollection::Film,
            Recollection::PlayOn(Moment::Undone(u64::MAX)),
        ]
    }
}

/// The turns that have begun at the table that is meant, the last first.
fn turns(asked: &Asked<'_>, slash: &Slash) -> Vec<Offer> {
    let sought = Sought { number: slash.option(TABLE), game: None, seated: false };
    let Found::One(table) = find::find(asked.tables, asked.request, &sought) else { return Vec::new() };
    let offer = |turn: u32| {
        let label = Voice::private(&table, asked.language()).plain(&Text::new("replay-choice").number("turn", turn));
        Offer::plain(turn.to_string(), label)
    };
    (1..=table.turns()).rev().map(offer).collect()
}
