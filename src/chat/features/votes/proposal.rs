//! That somebody wants the others to agree to something, and what they are told.

use pergola_table::{Command as Asking, Commit, Proposal};
use pergola_text::Text;

use crate::{
    item::{Answers, here::Here, understood::Understood},
    seam::plain::Reply,
    sight::{names::names, shown::Shown},
    wishes::board::Glance,
};

/// Wants the others to agree to something.
pub(super) fn propose(here: &Here<'_>, proposal: Proposal) -> Understood {
    here.ask(Asking::Propose(proposal.clone()), Proposed(proposal))
}

/// What was proposed.
#[derive(Debug)]
struct Proposed(Proposal);

impl Answers for Proposed {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        let lead = proposed(here, &self.0);
        let goes_back = match self.0 {
            Proposal::Undo { .. } | Proposal::Redo { .. } => true,
            Proposal::Pause | Proposal::Resume | Proposal::Seat { .. } => false,
        };
        if goes_back && here.table.motion().is_none() {
            return here.show_standing(&Shown { lead: Some(lead), ..Shown::default() });
        }
        here.show(here.note(&lead, &[&Glance::Turn, &Glance::Board]))
    }
}

/// What whoever proposed something is told, once it stands.
fn proposed(here: &Here<'_>, proposal: &Proposal) -> Text {
    let table = here.table;
    if let Some(motion) = table.motion() {
        // Whoever wants what another has asked for already has agreed to it.
        let is_own = table.seat_of(&here.request.person.id) == Some(motion.by);
        return Text::new(if is_own { "motion-noted" } else { "motion-agreed" }).list("seats", names(table.missing_for(motion)));
    }
    match proposal {
        Proposal::Undo { .. } | Proposal::Redo { .. } => Text::new("motion-carried"),
        Proposal::Pause => Text::new("card-paused").moment("until", table.pause_until().unwrap_or_default()),
        Proposal::Resume => Text::new("motion-resumed"),
        Proposal::Seat { person, .. } => Text::new("motion-offered").code("person", &person.name),
    }
}
