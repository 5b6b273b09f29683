//! Tables in a list, and a private choice among several.

use std::sync::Arc;

use pergola_table::{Phase, Table};
use pergola_text::Text;

use crate::{
    seam::{
        address::Address,
        buttons::Buttons,
        ids::{Origin, Wish},
        limits::{self, Sentences},
        plain::{Card, MenuChoice, Reply, Request, Row},
        voice::Voice,
    },
    sight::{
        awaited,
        find::{self, Tables},
        message, questions, title,
    },
    wishes::board::Glance,
};

/// Their tables in this server, those that wait for them first; before them why they are listed, if they did not ask.
pub(crate) fn list(tables: &dyn Tables, request: &Request, lead: Option<&Text>) -> Reply {
    let theirs = find::of_person(tables, request);
    let voice = Voice::alone(request.language());
    let heading = Text::new(if theirs.is_empty() { "list-nothing" } else { "list-yours" });
    let mut lines: Vec<String> = lead.into_iter().chain([&heading]).map(|text| voice.say(text)).collect();
    lines.extend(theirs.iter().map(|table| Voice::private(table, request.language()).say(&about(table, request))));
    let text = Sentences(lines).within(limits::TEXT, "\n");
    let rows = choices(&theirs, request, &|_| Some(Box::new(Glance::Turn))).unwrap_or_default();
    message::private(Card { text, rows, ..Card::default() })
}

/// A private choice among several tables, each asked the same. What no button can say is typed again, with the table.
pub(crate) fn choose(several: &[Arc<Table>], request: &Request, wish: &dyn Fn(&Table) -> Option<Box<dyn Wish>>) -> Reply {
    let Some(rows) = choices(several, request, wish) else { return type_which(several, request) };
    let text = Voice::alone(request.language()).say(&Text::new("ask-table"));
    message::private(Card { text, rows, ..Card::default() })
}

/// Asks for what was typed once more, with one of these tables: nothing was done yet.
pub(crate) fn type_which(several: &[Arc<Table>], request: &Request) -> Reply {
    let numbers = several.iter().map(|it| Text::new("table-number").number("table", it.id().0 as i64));
    message::sentence(request.language(), &Text::new("ask-table-typed").list("tables", numbers))
}

/// A menu of tables, each with its wish; none where no button can say one of them.
fn choices(tables: &[Arc<Table>], request: &Request, wish: &dyn Fn(&Table) -> Option<Box<dyn Wish>>) -> Option<Vec<Row>> {
    let choice = |table: &Arc<Table>| -> Option<MenuChoice> {
        let voice = Voice::private(table, request.language());
        let buttons = Buttons { table: Address::of(table), origin: Origin::Private, voice: &voice };
        buttons.choice(wish(table)?, &about(table, request), false)
    };
    let Some(first) = tables.first() else { return Some(Vec::new()) };
    let voice = Voice::alone(request.language());
    let buttons = Buttons { table: Address::of(first), origin: Origin::Private, voice: &voice };
    let choices = tables.iter().take(limits::CHOICES).map(choice).collect::<Option<Vec<_>>>()?;
    Some(buttons.menus("tables", &Text::new("ask-table"), choices))
}

/// A table in a list of tables: number, game, and whether it waits for whoever asks, or for their answer.
pub(crate) fn about(table: &Table, request: &Request) -> Text {
    let stands = stands(table, request);
    let is_asked = questions::is_asked(table, &request.person.id, request.at);
    if is_asked { Text::new("list-asked").text("stands", stands) } else { stands }
}

/// The same without whether anything is asked there.
fn stands(table: &Table, request: &Request) -> Text {
    let own = table.seat_of(&request.person.id);
    if let Some(seat) = own.filter(|seat| table.phase() == Phase::Playing && !table.present().contains(*seat)) {
        let heading = title::heading_in_list(table);
        return Text::new("list-resigned").text("heading", heading).seat("seat", seat.0);
    }
    let waited = |table: &Table| awaited::first_away(table, table.waits_for(), request.at).filter(|_| !table.is_paused());
    let id = match table.phase() {
        Phase::Lobby => "list-lobby",
        Phase::Playing if table.is_paused() => "list-paused",
        Phase::Playing if own.is_none() && table.deputy_for(&request.person.id).is_some() => return of_deputy(table, request),
        Phase::Playing if find::waits_for(table, request) => "list-waits",
        Phase::Playing if table.is_woken_by(&request.person.id, request.at) => "list-alone",
        Phase::Playing => match waited(table) {
            Some(away) => return away.text("heading", title::heading_in_list(table)),
            None => "list-plays",
        },
        Phase::Over | Phase::Closed(_) => "list-over",
    };
    Text::new(id).text("heading", title::heading_in_list(table))
}

/// A table in a list of somebody who is a deputy there, or asked to be.
fn of_deputy(table: &Table, request: &Request) -> Text {
    let id = if find::waits_for(table, request) { "list-deputy-waits" } else { "list-deputy" };
    let of = table.deputy_for(&request.person.id).map_or(0, |deputy| deputy.seat.0);
    Text::new(id).text("heading", title::heading_in_list(table)).seat("of", of)
}
