//! What a press of a button, or a choice of a menu, means.

use pergola_engine::Viewer;
use pergola_table::{Command, DeputyRefusal, Done, Phase, Table};
use pergola_text::Text;

use super::{
    understood::{Ask, Understood},
    wish::fulfil,
};
use crate::{
    find::{self, Tables},
    history::{asked_of_record, only_looked_at},
    menu::{self, Menu, Way},
    plain::{Reply, Request, Show},
    press::{Address, MenuPress, Origin, Press},
    privacy::PrivacyWish,
    refusal,
    results::ResultsAsked,
    seat,
    turn::Shown,
};

/// Understands the id of what was pressed.
pub(super) fn understand(tables: &dyn Tables, request: &Request, id: &str) -> Understood {
    let Some(press) = Press::read(id) else { return Understood::sentence(&Text::new("refused-press")) };
    let gone = |address: Address| match find::visible(tables, request, address.table) {
        Some(_) => Understood::sentence(&Text::new("refused-table-of-before")),
        None if is_lesson_here(tables, request, address) => Understood::sentence(&Text::new("lesson-of-another")),
        None => Understood::no_table(tables, &request.place.server, address.table),
    };
    let here = |address: Address| find::visible(tables, request, address.table).filter(|table| address.is(Address::of(table)));
    match press {
        Press::Rules { game, page } => Understood::rules(tables.games(), &game, page, Show::Update),
        Press::Forget { asked } => Understood::Privacy(PrivacyWish::Forget { asked }),
        Press::Leaders { game, page } => Understood::Results(ResultsAsked::Leaders { game, page, show: Show::Update }),
        Press::Server(press) => match press.wish(tables, request) {
            Some(wish) => Understood::Server(wish),
            None => Understood::sentence(&Text::new("refused-press")),
        },
        Press::Learn { game } => Understood::learn(tables, request, &game, None),
        Press::Menu(press) => match here(press.table) {
            Some(table) => follow(request, &table, &press),
            None => gone(press.table),
        },
        Press::Wish { table, wish, origin } if table.table.is_of_record() => {
            asked_of_record(table.table, wish, origin).map_or_else(|| Understood::Answer(only_looked_at()), Understood::Recall)
        }
        Press::Wish { table: address, wish, origin } => match here(address) {
            Some(table) => fulfil(tables, request, &table, wish, origin),
            None => gone(address),
        },
    }
}

/// Whether it is somebody else's lesson, whose cards are posted here.
fn is_lesson_here(tables: &dyn Tables, request: &Request, address: Address) -> bool {
    tables.table(address.table).is_some_and(|table| table.is_lesson() && !table.is_private() && table.is_at(&request.place))
}

/// Follows a way in a seat's menu, if the menu is still the one it was pressed in.
fn follow(request: &Request, table: &Table, press: &MenuPress) -> Understood {
    let own = seat::played_seat(table, request);
    if own != Some(press.seat) {
        let deputy = table.deputy_for(&request.person.id).filter(|it| it.has_agreed() && it.seat == press.seat);
        if deputy.is_some() && table.phase() == Phase::Playing {
            let why = refusal::text(&DeputyRefusal::NotAbsent { seat: press.seat }.into());
            return Understood::Answer(seat::refused(table, request, Origin::Private, why));
        }
        let not_yours = Text::new("refused-not-yours").number("number", i64::from(press.seat.0) + 1);
        return Understood::Answer(seat::refused(table, request, Origin::Private, not_yours));
    }
    let stale = || {
        let done = |done: &Done| matches!(done, Done::Acted(action) if menu::hash(&[action]) == press.hash);
        let before = table.taken(press.seat, press.decision).is_some_and(done);
        let reply = if before { seat::again } else { seat::stale };
        Understood::Answer(reply(table, request, Origin::Private))
    };
    let Some(state) = table.state_for(Viewer::Seat(press.seat)) else { return stale() };
    if table.phase() != Phase::Playing || table.decision(press.seat) != press.decision {
        return stale();
    }
    match Menu::of(state, press.seat).follow(&press.path, &press.hash) {
        None => stale(),
        Some(Way::Level(at)) => {
            let shown = Shown { at, ..Shown::default() };
            Understood::Answer(Reply { show: Show::Update, card: seat::turn(table, request, &shown) })
        }
        Some(Way::Action(action)) if table.asks_first(press.seat, &action) => {
            Understood::Answer(Reply { show: Show::Update, card: seat::ask_aside(table, press.seat, &action) })
        }
        Some(Way::Action(action)) => {
            let command = Command::Act { seat: press.seat, action, decision: Some(press.decision) };
            Understood::Ask(Ask { table: table.id(), command, origin: Origin::Private })
        }
    }
}
