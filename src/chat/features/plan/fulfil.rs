//! What is wished of a plan: to look at it, or to change it.
//!
//! When the turn has begun meanwhile there is nothing to plan any more: whoever plans gets the menu of their turn, which says
//! what became of the plan. Deliberately absent: whether the table changes it.

use pergola_engine::{END, Seat};
use pergola_table::{Command as Asking, Commit, Plan, PlanChange, PlanEnd, Table, TableRefusal};
use pergola_text::Text;

use super::card::{self as plan, PlanShown, planner};
use crate::{
    item::{
        Answers, Command, Fulfil,
        here::{Asked, Here},
        understood::Understood,
    },
    seam::plain::{Reply, Slash},
    sight::{menu::Way, refusal},
    wishes::plan::PlanWish,
};

/// `/plan`.
#[derive(Debug)]
pub(crate) struct Planning;

impl Command for Planning {
    fn word(&self) -> &'static str {
        "plan"
    }

    fn means(&self, asked: &Asked<'_>, slash: &Slash) -> Understood {
        asked.wish(self, slash, |_| PlanWish::Show)
    }
}

impl Fulfil for PlanWish {
    fn fulfil(self, _: &Asked<'_>, here: &Here<'_>) -> Understood {
        match planner(here.table, here.request) {
            Ok(seat) => of_seat(self, here, seat),
            Err(why) => Understood::Answer(here.refused(refusal::text(&why))),
        }
    }

    #[cfg(test)]
    fn examples() -> Vec<PlanWish> {
        vec![
            PlanWish::Show,
            PlanWish::Otherwise(3),
            PlanWish::Way(Seat(2), 45, vec![3, 0, 1], "a3f9".to_owned()),
            PlanWish::Way(Seat(0), 0, Vec::new(), "a3f9".to_owned()),
            PlanWish::Way(Seat(5), u64::MAX, vec![24; 6], "a3f9".to_owned()),
            PlanWish::End(u64::MAX),
            PlanWish::TakeBack(1),
            PlanWish::Asks(1, true),
            PlanWish::Asks(1, false),
            PlanWish::Clear(1),
        ]
    }
}

/// What whoever plans for this seat wishes.
fn of_seat(wish: PlanWish, here: &Here<'_>, seat: Seat) -> Understood {
    let table = here.table;
    let number = plan::number(table, seat);
    let ask = |change: PlanChange, seen| {
        here.ask(Asking::Plan { change: change.clone(), number: seen }, Planned { change, number: seen })
    };
    let shown = |shown: PlanShown| Understood::Answer(here.show(plan::card(here, seat, &shown)));
    match wish {
        PlanWish::Show => shown(PlanShown::default()),
        PlanWish::Otherwise(seen) if seen == number => shown(PlanShown { otherwise: true, ..PlanShown::default() }),
        PlanWish::Otherwise(_) => Understood::Answer(changed(here, seat)),
        PlanWish::Way(of, ..) if of != seat => {
            let not_yours = Text::new("refused-not-yours").number("number", i64::from(of.0) + 1);
            Understood::Answer(here.refused(not_yours))
        }
        PlanWish::Way(_, seen, path, hash) => match way(table, seat, seen, &path, &hash) {
            Some(Way::Level(at)) => shown(PlanShown { at, otherwise: true, lead: None }),
            Some(Way::Action(action)) => ask(PlanChange::Add(action), seen),
            None if plan::was_added(table, seat, seen, |action| plan::has_hash(action, &hash)) => shown(PlanShown::default()),
            None => Understood::Answer(changed(here, seat)),
        },
        PlanWish::End(seen) => ask(PlanChange::Add(END.to_owned()), seen),
        PlanWish::TakeBack(seen) => ask(PlanChange::TakeBack, seen),
        PlanWish::Asks(seen, asks) => ask(PlanChange::Asks(asks), seen),
        PlanWish::Clear(seen) => ask(PlanChange::Clear, seen),
    }
}

/// Where a way in the plan's menu leads, if the menu is still the one it was pressed in.
fn way(table: &Table, seat: Seat, seen: u64, path: &[u8], hash: &str) -> Option<Way> {
    let state = plan::planning(table, seat, true).filter(|_| plan::number(table, seat) == seen)?;
    plan::menu(&*state, seat).follow(path, hash)
}

/// The plan as it is now, since it is another than the one that was looked at: changed, or played meanwhile.
fn changed(here: &Here<'_>, seat: Seat) -> Reply {
    let played = matches!(here.table.plan(seat).and_then(Plan::end), Some(PlanEnd::Played(_)));
    let lead = Some(Text::new(if played { "plan-played" } else { "plan-other-now" }));
    here.show(plan::card(here, seat, &PlanShown { lead, ..PlanShown::default() }))
}

/// A plan was to be changed so, as it was at this number.
#[derive(Debug)]
struct Planned {
    change: PlanChange,
    number: u64,
}

impl Answers for Planned {
    fn done(&self, here: &Here<'_>, _: &Commit) -> Reply {
        match planner(here.table, here.request) {
            Ok(seat) => now(here, seat, (self.change == PlanChange::Clear).then_some(Text::new("plan-cancelled"))),
            Err(why) => here.refused(refusal::text(&why)),
        }
    }

    fn refused(&self, here: &Here<'_>, why: &TableRefusal) -> Reply {
        let seat = match planner(here.table, here.request) {
            Ok(seat) => seat,
            Err(why) => return here.refused(refusal::text(&why)),
        };
        if !matches!(why, TableRefusal::Stale { .. }) {
            return now(here, seat, Some(refusal::text(why)));
        }
        if self.was_added(here, seat) { now(here, seat, None) } else { changed(here, seat) }
    }
}

impl Planned {
    /// Whether the plan's last change was this one: it was pressed twice.
    fn was_added(&self, here: &Here<'_>, seat: Seat) -> bool {
        match &self.change {
            PlanChange::Add(action) => plan::was_added(here.table, seat, self.number, |last| last == action),
            PlanChange::TakeBack | PlanChange::Asks(_) | PlanChange::Clear => false,
        }
    }
}

/// The plan as it is now, below what is said first.
fn now(here: &Here<'_>, seat: Seat, lead: Option<Text>) -> Reply {
    here.show(plan::card(here, seat, &PlanShown { lead, ..PlanShown::default() }))
}
