//! Which table a request is about, and which tables whoever asks may see.
//!
//! A table is found in its own place, where it is or was opened, by anybody there, and from anywhere else in its server by
//! its people: those who sit there, also while a bot plays for them, and those a seat is kept for. To all others it is as if
//! it were not there, whatever they type or forge, and also to who moderates the place they ask from, since that is another.
//! A lesson is found by its learner alone. Nothing is ever found from another server; a press in a private message of the bot's
//! own comes from no server, and is as if its person had pressed where their table is. Of a table that cannot be read nobody
//! knows whose it is: that it stands still is said in its whole server.
//!
//! A slash command finds its table by the option `table`; else by its place: the tables there where the person must act,
//! then those where they sit, then the only one; several are a private choice, none a list of theirs elsewhere.

use std::sync::Arc;

use pergola_engine::{Catalogue, Seat};
use pergola_table::{PersonId, Phase, PlaceId, ServerSettings, Table, TableId};

use crate::seam::plain::Request;

/// The tables at hand, as the conversation reads them.
pub trait Tables {
    /// What can be played there.
    fn games(&self) -> &Catalogue;
    /// The tables of a server.
    fn in_server(&self, server: &str) -> Vec<TableId>;
    /// The tables of a channel or thread.
    fn at(&self, place: &PlaceId) -> Vec<TableId>;
    /// The tables a person sits at, in any server.
    fn of(&self, person: &PersonId) -> Vec<TableId>;
    /// A table as it is now.
    fn table(&self, table: TableId) -> Option<Arc<Table>>;
    /// How a server is set.
    fn settings_of(&self, server: &str) -> Arc<ServerSettings>;
    /// Whether a table of this server is stored and cannot be read as things are: its printed edition is not here, say.
    fn stands_still(&self, server: &str, table: TableId) -> bool;
}

/// What a search came to.
pub(crate) enum Found {
    /// This table.
    One(Arc<Table>),
    /// One of these.
    Several(Vec<Arc<Table>>),
    /// There is no table of this number here.
    NoSuch(String),
    /// The table of this number cannot be read.
    Still(TableId),
    /// None here.
    Nothing,
}

/// What a request looks for.
pub(crate) struct Sought<'a> {
    /// What the option `table` says, if it is given.
    pub(crate) number: Option<&'a str>,
    /// Only tables of this game.
    pub(crate) game: Option<&'a str>,
    /// Whether only those who sit there can ask it.
    pub(crate) seated: bool,
}

/// Finds the table of a slash command.
pub(crate) fn find(tables: &dyn Tables, request: &Request, sought: &Sought<'_>) -> Found {
    let plays = |table: &Arc<Table>| sought.game.is_none_or(|game| table.game().meta().key == game);
    if let Some(number) = sought.number {
        let id = numbered(number);
        if let Some(id) = id.filter(|id| tables.stands_still(&request.place.server, *id)) {
            return Found::Still(id);
        }
        let table = id.and_then(|id| visible(tables, request, id));
        return table.filter(plays).map_or_else(|| Found::NoSuch(number.to_owned()), Found::One);
    }
    let person = &request.person.id;
    let mut here: Vec<Arc<Table>> = tables.at(&request.place).into_iter().filter_map(|id| tables.table(id)).collect();
    let is_open = |table: &Table| !table.is_lesson() || table.seat_of(person).is_some();
    here.retain(|table| plays(table) && is_open(table) && !matches!(table.phase(), Phase::Closed(_)));
    if here.iter().any(|table| table.phase() != Phase::Over) {
        here.retain(|table| table.phase() != Phase::Over);
    }
    let narrowed = |wanted: &dyn Fn(&Table) -> bool| here.iter().filter(|table| wanted(table)).cloned().collect::<Vec<_>>();
    let theirs = [narrowed(&|table| waits_for(table, request)), narrowed(&|table| plays_at(table, person))];
    let elsewhere = || !of_person(tables, request).is_empty();
    let choice = theirs.into_iter().find(|theirs| !theirs.is_empty());
    let choice = choice.unwrap_or_else(|| if sought.seated && elsewhere() { Vec::new() } else { here.clone() });
    match <[Arc<Table>; 1]>::try_from(choice) {
        Ok([only]) => Found::One(only),
        Err(none) if none.is_empty() => Found::Nothing,
        Err(several) => Found::Several(ordered(several, request)),
    }
}

/// The table somebody means by a number they wrote.
pub(crate) fn numbered(written: &str) -> Option<TableId> {
    written.trim().trim_start_matches('#').parse().ok().map(TableId)
}

/// A table that whoever asks may see from where they are.
pub(crate) fn visible(tables: &dyn Tables, request: &Request, table: TableId) -> Option<Arc<Table>> {
    let is_here = |table: &Table| table.is_at(&request.place) && !table.is_lesson();
    tables.table(table).filter(|table| is_here(table) || is_theirs(table, request))
}

/// Whether somebody is one of a table's people and asks from its server.
fn is_theirs(table: &Table, request: &Request) -> bool {
    let person = &request.person.id;
    let invited = || table.invited().iter().any(|it| it.person.id == *person);
    table.place().server == request.place.server && (plays_at(table, person) || invited())
}

/// The running tables of this server where the person sits, those that wait for them first, the longest waiting first.
pub(crate) fn of_person(tables: &dyn Tables, request: &Request) -> Vec<Arc<Table>> {
    let person = &request.person.id;
    let runs = |table: &Arc<Table>| matches!(table.phase(), Phase::Lobby | Phase::Playing);
    let theirs = tables.of(person).into_iter().filter_map(|id| visible(tables, request, id)).filter(runs).collect();
    ordered(theirs, request)
}

/// Whether somebody sits at a table, or is a seat's deputy there, or asked to be.
pub(crate) fn plays_at(table: &Table, person: &PersonId) -> bool {
    table.seat_of(person).is_some() || table.phase() == Phase::Playing && table.deputy_for(person).is_some()
}

/// Whether the game waits for whoever asks themselves, also as a deputy.
pub(crate) fn waits_for(table: &Table, request: &Request) -> bool {
    let seat = acting_seat(table, &request.person.id).or_else(|| table.deputized(&request.person.id, request.at));
    let seat = seat.filter(|_| !table.is_paused());
    seat.is_some_and(|seat| table.waits_for().contains(seat))
}

/// The seat this person plays themselves.
fn acting_seat(table: &Table, person: &PersonId) -> Option<Seat> {
    table.seat_of(person).filter(|seat| table.seats()[seat.index()].actor() == Some(person))
}

fn ordered(mut tables: Vec<Arc<Table>>, request: &Request) -> Vec<Arc<Table>> {
    // What is over is looked back at: the latest first.
    let is_over = |table: &Table| table.phase() == Phase::Over;
    tables.sort_by_key(|table| (!waits_for(table, request), table.last(), table.id()));
    let over = tables.iter().filter(|table| is_over(table)).rev().cloned().collect::<Vec<_>>();
    tables.retain(|table| !is_over(table));
    tables.extend(over);
    tables
}
