//! What the buttons of votes mean.

use pergola_table::{Command as Asking, Commit, Proposal, Table};
use pergola_text::Text;

use super::{proposal::propose, undo};

use crate::{
    item::{
        Answers, Fulfil, Says,
        here::{Asked, Here},
        understood::Understood,
    },
    seam::plain::Reply,
    sight::{message, names::names},
    wishes::{board::Glance, together::Together},
};

impl Fulfil for Together {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match self {
            Together::AskUndo => Understood::Answer(here.show(undo::ask(here.table, here.request))),
            Together::Undo(told) => propose(here, Proposal::Undo { told }),
            // Whoever wanted it for nothing is not taken to ask the others for it.
            Together::Back(told) if undo::is_free(here) => propose(here, Proposal::Undo { told }),
            Together::Back(_) => Understood::Answer(here.show(undo::ask(here.table, here.request))),
            Together::Redo(told) => propose(here, Proposal::Redo { told }),
            Together::Pause => propose(here, Proposal::Pause),
            Together::Resume => propose(here, Proposal::Resume),
            Together::Agree(number) => here.ask(Asking::Agree(number), Agreed),
            // The motion's card stays, and says to others what it says.
            Together::Decline(number) => {
                here.ask(Asking::Decline(number), Says::new(Text::new("motion-declined-done")).with(Glance::Turn).beside())
            }
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<Together> {
        vec![
            Together::AskUndo,
            Together::Undo(7),
            Together::Back(7),
            Together::Redo(u64::MAX),
            Together::Pause,
            Together::Resume,
            Together::Agree(12),
            Together::Decline(0),
        ]
    }
}

#[derive(Debug)]
struct Agreed;

impl Answers for Agreed {
    /// The motion's card stays, and says to others what it says.
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        message::private(here.note(&agreed(here.table), &[&Glance::Turn, &Glance::Board]))
    }
}

/// What whoever agreed is told.
fn agreed(table: &Table) -> Text {
    match table.motion() {
        Some(motion) => Text::new("motion-agreed").list("seats", names(table.missing_for(motion))),
        None => Text::new("motion-carried"),
    }
}
