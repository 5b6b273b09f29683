//! What is wished of a plan: to look at it, or to change it.
//!
//! When the turn has begun meanwhile there is nothing to plan any more: whoever plans gets the menu of their turn, which says
//! what became of the plan. Deliberately absent: whether the table changes it.

use pergola_engine::{END, Seat};
use pergola_table::{Command, Plan, PlanChange, PlanEnd, Table};
use pergola_text::Text;

use super::understood::{Ask, Understood};
use crate::{
    menu::Way,
    plain::{Reply, Request},
    plan::{self, PlanShown, PlanWish},
    press::Origin,
    refusal,
    seat::{self, show},
};

/// Answers what is wished of a plan, or asks the table.
pub(super) fn fulfil(request: &Request, table: &Table, wish: PlanWish, origin: Origin) -> Understood {
    let seat = match plan::planner(table, request) {
        Ok(seat) => seat,
        Err(why) => return Understood::Answer(seat::refused(table, request, origin, refusal::text(&why))),
    };
    let number = plan::number(table, seat);
    let ask = |change, seen| {
        let command = Command::Plan { change, number: seen };
        Understood::Ask(Ask { table: table.id(), command, origin })
    };
    let shown = |shown: PlanShown| Understood::Answer(Reply { show: show(origin), card: plan::card(table, seat, &shown) });
    match wish {
        PlanWish::Show => shown(PlanShown::default()),
        PlanWish::Otherwise(seen) if seen == number => shown(PlanShown { otherwise: true, ..PlanShown::default() }),
        PlanWish::Otherwise(_) => Understood::Answer(changed(table, seat, origin)),
        PlanWish::Way(of, ..) if of != seat => {
            let not_yours = Text::new("refused-not-yours").number("number", i64::from(of.0) + 1);
            Understood::Answer(seat::refused(table, request, origin, not_yours))
        }
        PlanWish::Way(_, seen, path, hash) => match way(table, seat, seen, &path, &hash) {
            Some(Way::Level(at)) => shown(PlanShown { at, otherwise: true, lead: None }),
            Some(Way::Action(action)) => ask(PlanChange::Add(action), seen),
            None if plan::was_added(table, seat, seen, |action| plan::has_hash(action, &hash)) => shown(PlanShown::default()),
            None => Understood::Answer(changed(table, seat, origin)),
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
pub(crate) fn changed(table: &Table, seat: Seat, origin: Origin) -> Reply {
    let played = matches!(table.plan(seat).and_then(Plan::end), Some(PlanEnd::Played(_)));
    let lead = Some(Text::new(if played { "plan-played" } else { "plan-other-now" }));
    Reply { show: show(origin), card: plan::card(table, seat, &PlanShown { lead, ..PlanShown::default() }) }
}
