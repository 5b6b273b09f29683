//! The vizier's favour in words.

use pergola_engine::{Seat, Slot, Step, Verb};
use pergola_text::{Named, Text};

use crate::{
    Phase, Spot,
    modules::{
        bureau,
        vizier::{Favour, FavourStep, StandingOrder, VizierAction, Wanted},
    },
    money::Purse,
    pieces::{Currency, Tile},
    view::View,
    words::nouns,
};

/// The slash commands.
pub(super) const VERBS: [Verb; 4] = [
    Verb { key: "wake", slots: &[] },
    Verb { key: "favour", slots: &[] },
    Verb { key: "decline", slots: &[] },
    Verb { key: "standing", slots: &[Slot { key: "order", required: true }] },
];

fn favour(view: &View) -> Option<&Favour> {
    match &view.phase {
        Phase::Between(favour) => Some(favour),
        Phase::Turn { .. } | Phase::LastTiles { .. } | Phase::Over(_) => None,
    }
}

/// What whoever is asked decides, and what whoever takes the favour may do.
pub(super) fn reminder(view: &View, seat: Seat) -> Option<Text> {
    match favour(view)?.step {
        // Where all are asked, it hides who could pay.
        FavourStep::Asking { open, .. } if open.contains(seat) && paid_exactly(view, seat).is_empty() => {
            Some(Text::new("alhambra-reminder-asked-in-vain"))
        }
        FavourStep::Asking { asked, open } if open.contains(seat) => {
            let due = favour(view)?.due.index();
            let count = view.seats.len();
            let order = (0..count).map(|later| Seat(((due + later) % count) as u8)).filter(|seat| asked.contains(*seat));
            Some(Text::new("alhambra-reminder-asked").list("order", nouns::seats(order)))
        }
        FavourStep::Acting { seat: acting, bought: false } if acting == seat => Some(Text::new("alhambra-reminder-favour")),
        FavourStep::Asking { .. } | FavourStep::Acting { .. } => None,
    }
}

/// What a card asks those whom it mentions.
pub(super) fn question(view: &View) -> Option<Text> {
    Some(Text::new(match favour(view)?.step {
        FavourStep::Asking { .. } => "alhambra-question-favour",
        FavourStep::Acting { .. } => "alhambra-question-vizier",
    }))
}

/// A favour is one building (expansion 1, The vizier's favour): paying exactly grants no more actions.
pub(super) fn exactly(view: &View) -> Option<Text> {
    favour(view).map(|_| Text::new("alhambra-consequence-exact-favour"))
}

/// Answers and waking are one step; standing orders are behind a step of their own.
pub(super) fn path(action: &VizierAction) -> Vec<Step<Spot>> {
    let only = |id: &'static str| vec![Step::new(Text::new(id))];
    match action {
        VizierAction::Wake => only("alhambra-menu-wake"),
        VizierAction::Answer { favour: true } => only("alhambra-menu-favour"),
        VizierAction::Answer { favour: false } => only("alhambra-menu-decline"),
        VizierAction::Order { order } => {
            let text = match order {
                StandingOrder::Ask => Text::new("alhambra-menu-standing-ask"),
                StandingOrder::Always => Text::new("alhambra-menu-standing-always"),
                StandingOrder::Unless(wanted) => Text::new("alhambra-menu-standing-unless").with("wanted", wanted),
            };
            vec![super::standing_orders(), Step::new(text)]
        }
    }
}

pub(super) fn slots(action: &VizierAction) -> (&'static str, Vec<String>) {
    match action {
        VizierAction::Wake => ("wake", Vec::new()),
        VizierAction::Answer { favour: true } => ("favour", Vec::new()),
        VizierAction::Answer { favour: false } => ("decline", Vec::new()),
        VizierAction::Order { order } => ("standing", vec![order.to_string()]),
    }
}

/// A tile is also "Tower 9 ES".
pub(super) fn spell(verb: &str, slot: &str) -> String {
    let written = slot.to_lowercase();
    let order = match written.strip_prefix("unless ") {
        Some(wanted) => format!("unless {}", wanted.split_whitespace().collect::<Vec<_>>().join("-")),
        None => written,
    };
    format!("{verb} {order}").trim_end().to_owned()
}

/// What follows from it; of a favour, which buildings the seat could buy.
pub(super) fn consequence(before: &View, seat: Seat, action: &VizierAction) -> Text {
    Text::new(match action {
        VizierAction::Wake => "alhambra-consequence-wake",
        VizierAction::Answer { favour: true } => {
            return Text::new("alhambra-consequence-favour")
                .list("tiles", paid_exactly(before, seat).into_iter().map(nouns::tile));
        }
        VizierAction::Answer { favour: false } => "alhambra-consequence-decline",
        VizierAction::Order { order: StandingOrder::Ask } => "alhambra-consequence-standing-ask",
        VizierAction::Order { order: StandingOrder::Always } => "alhambra-consequence-standing-always",
        VizierAction::Order { order: StandingOrder::Unless(_) } => "alhambra-consequence-standing-unless",
    })
}

/// The tiles of the market that a seat can pay exactly; a bureau de change may help.
fn paid_exactly(view: &View, seat: Seat) -> Vec<Tile> {
    let Some(hand) = view.seats[seat.index()].hand.map(Purse::from) else { return Vec::new() };
    let bureau = view.modules.as_ref().and_then(|it| it.bureau.as_ref());
    let held = bureau.and_then(|it| *it.hands.get(seat.index())?).unwrap_or_default();
    let is_paid = |space: Currency, tile: &Tile| {
        let plain = hand.payments(space, tile.price).next().is_some_and(|with| with.sum() == u32::from(tile.price));
        plain || bureau::has_exact_payment(&hand, held, space, tile.price)
    };
    let offered = Currency::ALL.into_iter().flat_map(|space| view.offered(space).map(move |tile| (space, tile)));
    offered.filter(|(space, tile)| is_paid(*space, tile)).map(|(_, tile)| tile).collect()
}

/// Several of a type, or a single one with its walls.
impl Named for Wanted {
    fn name(&self) -> Text {
        match self {
            Wanted::Kind(kind) => nouns::kinds(*kind),
            Wanted::Tile(tile) => nouns::tile_with_walls(*tile),
        }
    }
}
