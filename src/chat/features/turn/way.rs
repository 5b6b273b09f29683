//! A way in a seat's menu, pressed: another level of it, or an action.

use pergola_engine::Viewer;
use pergola_table::{DeputyRefusal, Done, Phase};
use pergola_text::Text;

use super::deed::{act, ask_aside};
use crate::{
    item::{here::Here, understood::Understood},
    seam::{
        ids::MenuPress,
        plain::{Reply, Show},
    },
    sight::{
        fingerprint,
        menu::{Menu, Way},
        own, refusal,
        shown::Shown,
    },
};

/// Follows it, if the menu is still the one it was pressed in.
pub(crate) fn follow(here: &Here<'_>, press: &MenuPress) -> Understood {
    let table = here.table;
    if own::played_seat(table, here.request) != Some(press.seat) {
        return Understood::Answer(here.refused(not_yours(here, press)));
    }
    let stale = || {
        let done = |done: &Done| matches!(done, Done::Acted(action) if fingerprint::hash(&[action]) == press.hash);
        let before = table.taken(press.seat, press.decision).is_some_and(done);
        Understood::Answer(if before { here.again() } else { here.stale() })
    };
    let Some(state) = table.state_for(Viewer::Seat(press.seat)) else { return stale() };
    if table.phase() != Phase::Playing || table.decision(press.seat) != press.decision {
        return stale();
    }
    let update = |card| Understood::Answer(Reply { show: Show::Update, card });
    match Menu::of(state, press.seat).follow(&press.path, &press.hash) {
        None => stale(),
        Some(Way::Level(at)) => update(here.standing(&Shown { at, ..Shown::default() })),
        Some(Way::Action(action)) if table.asks_first(press.seat, &action) => update(ask_aside(here, press.seat, &action)),
        Some(Way::Action(action)) => act(here, press.seat, action, press.decision),
    }
}

/// Why somebody has no part in this menu: a deputy waits until they are needed.
fn not_yours(here: &Here<'_>, press: &MenuPress) -> Text {
    let deputy = here.table.deputy_for(&here.request.person.id).filter(|it| it.has_agreed() && it.seat == press.seat);
    if deputy.is_some() && here.table.phase() == Phase::Playing {
        return refusal::text(&DeputyRefusal::NotAbsent { seat: press.seat }.into());
    }
    Text::new("refused-not-yours").number("number", i64::from(press.seat.0) + 1)
}
