//! The vizier's favour in words.

use pergola_engine::{Seat, Step};
use pergola_text::Text;

use crate::{
    Spot,
    modules::{
        bureau,
        vizier::{Favour, FavourStep, StandingOrder, VizierAction, VizierEvent, VizierRefusal, Wanted},
    },
    money::Purse,
    pieces::{Currency, Tile},
    view::View,
    words::nouns,
};

/// What whoever is asked decides, and what whoever takes the favour may do.
pub(super) fn reminder(view: &View, favour: &Favour, seat: Seat) -> Option<Text> {
    match favour.step {
        // Where all are asked, it hides who could pay.
        FavourStep::Asking { open, .. } if open.contains(seat) && paid_exactly(view, seat).is_empty() => {
            Some(Text::new("alhambra-reminder-asked-in-vain"))
        }
        FavourStep::Asking { open, .. } if open.contains(seat) => Some(Text::new("alhambra-reminder-asked")),
        FavourStep::Acting { seat: acting, bought: false } if acting == seat => Some(Text::new("alhambra-reminder-favour")),
        FavourStep::Asking { .. } | FavourStep::Acting { .. } => None,
    }
}

/// What a card asks those whom it mentions.
pub(super) fn question(favour: &Favour) -> Text {
    Text::new(match favour.step {
        FavourStep::Asking { .. } => "alhambra-question-favour",
        FavourStep::Acting { .. } => "alhambra-question-vizier",
    })
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
                StandingOrder::Unless(wanted) => Text::new("alhambra-menu-standing-unless").text("wanted", name(*wanted)),
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

pub(super) fn tell(event: &VizierEvent) -> Text {
    let of = |id: &'static str, seat: u8| Text::new(id).seat("seat", seat);
    match event {
        VizierEvent::VizierWoken { seat } => of("alhambra-vizier-woken", seat.0),
        VizierEvent::FavourGranted { seat } => of("alhambra-favour-granted", seat.0),
        VizierEvent::FavourOffered { asked } => {
            Text::new("alhambra-favour-offered").list("seats", asked.iter().map(|seat| of("alhambra-seat", seat.0)))
        }
        VizierEvent::FavourAnswered { seat, favour: true } => of("alhambra-favour-wanted", seat.0),
        VizierEvent::FavourAnswered { seat, favour: false } => of("alhambra-favour-declined", seat.0),
        VizierEvent::VizierOrdered { seat, order } => match order {
            StandingOrder::Ask => of("alhambra-vizier-ordered-ask", seat.0),
            StandingOrder::Always => of("alhambra-vizier-ordered-always", seat.0),
            StandingOrder::Unless(wanted) => of("alhambra-vizier-ordered-unless", seat.0).text("wanted", name(*wanted)),
        },
    }
}

pub(super) fn refuse(refusal: &VizierRefusal) -> Text {
    match refusal {
        VizierRefusal::Awake => Text::new("alhambra-refused-vizier-awake"),
        VizierRefusal::NotAsked => Text::new("alhambra-refused-vizier-not-asked"),
        VizierRefusal::AnswerFirst => Text::new("alhambra-refused-vizier-answer-first"),
        VizierRefusal::NothingExact => Text::new("alhambra-refused-vizier-nothing-exact"),
        VizierRefusal::OnlyBuying => Text::new("alhambra-refused-vizier-only-buying"),
        VizierRefusal::Bought => Text::new("alhambra-refused-vizier-bought"),
        VizierRefusal::MustBuy => Text::new("alhambra-refused-vizier-must-buy"),
        VizierRefusal::NotExact { tile, space, paid } => Text::new("alhambra-refused-vizier-not-exact")
            .text("tile", nouns::tile(*tile))
            .text("price", nouns::sum(*space, u32::from(tile.price)))
            .number("paid", *paid),
        VizierRefusal::OrderedAlready => Text::new("alhambra-refused-vizier-ordered"),
        VizierRefusal::NoSuchKind { kind } => {
            Text::new("alhambra-refused-vizier-no-such-kind").text("kinds", nouns::kinds(*kind))
        }
        VizierRefusal::NoSuchTile { tile } => {
            Text::new("alhambra-refused-vizier-no-such-tile").text("tile", nouns::tile_with_walls(*tile))
        }
    }
}

fn name(wanted: Wanted) -> Text {
    match wanted {
        Wanted::Kind(kind) => nouns::kinds(kind),
        Wanted::Tile(tile) => nouns::tile_with_walls(tile),
    }
}

#[cfg(test)]
mod tests {
    use pergola_text::{Occupant, Speaker, check};

    use super::*;
    use crate::pieces::{Currency, Kind};

    fn said(text: &Text) -> String {
        assert_eq!(check(text), Ok(()));
        let anna = Occupant::Person { name: "Anna".to_owned(), mention: None };
        Speaker::plain("en", &[anna]).say(text)
    }

    #[test]
    fn what_happens_to_a_vizier_is_told() {
        let seat = Seat(0);
        let unless = StandingOrder::Unless(Wanted::Kind(Kind::Tower));
        let told = [
            (VizierEvent::VizierWoken { seat }, "Anna turned the vizier up."),
            (VizierEvent::FavourOffered { asked: [seat].into_iter().collect() }, "The vizier's favour is offered to Anna."),
            (VizierEvent::FavourGranted { seat }, "Anna got the vizier's favour."),
            (VizierEvent::FavourAnswered { seat, favour: true }, "Anna answered yes."),
            (VizierEvent::FavourAnswered { seat, favour: false }, "Anna declined the vizier's favour."),
            (VizierEvent::VizierOrdered { seat, order: StandingOrder::Ask }, "Anna gave a standing order: ask for every favour."),
            (
                VizierEvent::VizierOrdered { seat, order: StandingOrder::Always },
                "Anna gave a standing order: always decline favours.",
            ),
            (
                VizierEvent::VizierOrdered { seat, order: unless },
                "Anna gave a standing order: decline favours unless they are for towers.",
            ),
        ];
        for (event, words) in told {
            assert_eq!(said(&tell(&event)), words);
        }
    }

    #[test]
    fn refusals_say_what_a_favour_allows() {
        let tile = "tower-9-es".parse().expect("a tile");
        let refused = [
            (VizierRefusal::Awake, "Your vizier lies face up already. Take money, buy a building, or redesign your city."),
            (VizierRefusal::NotAsked, "Nobody asks you for an answer now. You are asked when a turn has ended."),
            (VizierRefusal::AnswerFirst, "First say whether you want the vizier's favour, or decline it."),
            (
                VizierRefusal::NothingExact,
                "Your vizier needs the exact price, and you can pay no building of the market exactly. Decline.",
            ),
            (VizierRefusal::OnlyBuying, "The vizier's favour is one building, paid exactly. Buy one; nothing else is done now."),
            (VizierRefusal::Bought, "The vizier's favour is one building, and you have bought it. Place it, then confirm."),
            (VizierRefusal::MustBuy, "You asked the vizier for a favour: buy a building first, paid exactly."),
            (
                VizierRefusal::NotExact { tile, space: Currency::Blue, paid: 11 },
                "The vizier wants the exact price: tower 9 costs 9 denars, and these cards make 11.",
            ),
            (VizierRefusal::OrderedAlready, "That is your standing order already."),
            (
                VizierRefusal::NoSuchKind { kind: Kind::School },
                "There are no schools in the box. Name a building of the game, or a kind.",
            ),
            (
                VizierRefusal::NoSuchTile { tile },
                "There is no tower 9 (walls east, south) in the box. Name a building of the game, or a kind.",
            ),
        ];
        for (refusal, words) in refused {
            assert_eq!(said(&refuse(&refusal)), words);
        }
    }
}
