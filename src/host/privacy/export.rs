//! A copy of what is kept of somebody, as a file of JSON.
//!
//! In it are the row that says who they are, what they have reported, and of each table what its log has of them. The logs are
//! read one after the other, so that nobody else waits for long. Deliberately absent: archived tables at whose end they had no
//! seat, such as those they left before the game began, gave their seat away at, followed, or were a deputy at. Of an archived
//! table only who sat there last is known without reading its log.

use std::collections::BTreeMap;

use jiff::Timestamp;
use pergola_chat as chat;
use pergola_chat::{Reply, Request};
use pergola_cups::Cup;
use pergola_engine::Seat;
use pergola_store::{KeptElsewhere, Report, StoreError};
use pergola_table::{Ended, Millis, OwnPart, Person, PersonRef, Phase, PlaceId, Standing, Table, TableId};
use serde::Serialize;
use serde_json::Value;
use tracing::warn;

use super::super::{House, history::attachment, surroundings::worked};

/// What the file is called.
const NAME: &str = "pergola-own.json";

/// Everything that is kept of somebody.
#[derive(Serialize)]
struct Kept {
    exported: String,
    person: Person,
    /// What they have reported; none where that cannot be read.
    reports: Option<Vec<KeptReport>>,
    tables: Vec<KeptTable>,
    /// The cups they take part in, or did, and those they called for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cups: Vec<KeptCup>,
}

/// A cup they take part in, or called for.
#[derive(Serialize)]
pub(crate) struct KeptCup {
    cup: u64,
    #[serde(flatten)]
    place: PlaceId,
    game: String,
    founded: String,
    /// Whether they called for it.
    founder: bool,
    /// Their place, from 1, as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    place_now: Option<u8>,
    /// Whether they gave up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    withdrawn: bool,
}

impl KeptCup {
    /// What is kept of somebody in a cup; nothing where they have no part in it.
    pub(crate) fn of(cup: &Cup, person: PersonRef) -> Option<KeptCup> {
        let (entrant, founder) = (cup.entrant(person), cup.founder == person);
        if entrant.is_none() && !founder {
            return None;
        }
        let lines = cup.standing().lines;
        let place_now = lines.iter().find(|line| Some(line.entrant) == entrant && !cup.rounds.is_empty()).map(|line| line.place);
        Some(KeptCup {
            cup: cup.id.0,
            place: cup.place.clone(),
            game: cup.plan.game.clone(),
            founded: moment(cup.founded),
            founder,
            place_now,
            withdrawn: entrant.is_some_and(|it| cup.entrants[usize::from(it)].withdrawn),
        })
    }
}

/// What they have said is wrong.
#[derive(Serialize)]
struct KeptReport {
    at: String,
    table: TableId,
    /// The table's revision they were looking at.
    revision: u64,
    /// Empty where they only pressed the button.
    said: String,
    /// The version of the program.
    program: String,
}

/// What is kept of them at a table.
#[derive(Serialize)]
struct KeptTable {
    table: TableId,
    #[serde(flatten)]
    place: PlaceId,
    game: String,
    opened: String,
    /// When anything happened there last.
    last: String,
    state: &'static str,
    /// From 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
    /// What they have written down there for themselves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    note: Vec<String>,
    /// The turns they have planned there, each by its actions.
    #[serde(skip_serializing_if = "Option::is_none")]
    plan: Option<Vec<Vec<String>>>,
    /// What they did there; none where that cannot be read.
    log: Option<Vec<KeptEntry>>,
}

#[derive(Serialize)]
struct KeptEntry {
    at: String,
    what: Value,
}

impl House {
    /// Gives a person a copy of what is kept of them.
    pub(super) async fn own_copy(&self, request: &Request) -> Reply {
        let Some((reference, person)) = self.inner.directory.known_as(&request.person.id) else {
            return chat::privacy::nothing_known(request);
        };
        let mut tables = Vec::new();
        let Ok((found, cups)) = self.known_everywhere(&person, reference).await else { return chat::answers::not_shown(request) };
        for (id, found) in found {
            tables.push(self.kept_table(id, &found, reference).await);
        }
        let reports = self.kept_reports(reference).await;
        let (missing, without_reports) = (tables.iter().filter(|it| it.log.is_none()).count(), reports.is_none());
        let kept = Kept { exported: moment(self.inner.surroundings.now()), person, reports, tables, cups };
        let write = move || attachment(NAME.to_owned(), serde_json::to_vec_pretty(&kept).expect("it is plain data"));
        match worked(&self.inner.surroundings, write).await {
            Some(file) => chat::privacy::own_copy(file, missing, without_reports, request),
            None => chat::answers::not_shown(request),
        }
    }

    /// What is known of somebody at tables and in cups, here and in other houses on the same log.
    async fn known_everywhere(
        &self,
        person: &Person,
        reference: PersonRef,
    ) -> Result<(BTreeMap<TableId, KnownTable>, Vec<KeptCup>), StoreError> {
        let (mut tables, mut cups) = (self.inner.directory.tables_with(reference), self.kept_cups(reference));
        tables.extend(self.tables_elsewhere(&person.id).await?.tables_with(reference));
        let archived = self.inner.store.ended_of(reference, None, usize::MAX).await?;
        tables.extend(archived.iter().map(|(table, ended)| (*table, KnownTable::ended(ended, reference))));
        let KeptElsewhere { ended, cups: others } = self.inner.store.kept_elsewhere(reference).await?;
        tables.extend(ended.iter().map(|(table, ended)| (*table, KnownTable::ended(ended, reference))));
        cups.extend(others.iter().filter_map(|cup| KeptCup::of(cup, reference)));
        cups.sort_by_key(|cup| cup.cup);
        Ok((tables, cups))
    }

    async fn kept_reports(&self, person: PersonRef) -> Option<Vec<KeptReport>> {
        let all = self.inner.store.reports().await.map_err(|why| warn!(%why, "reports cannot be read for a copy")).ok()?;
        let kept = |Report { at, table, revision, said, program, .. }| {
            let at = moment(at);
            KeptReport { at, table, revision, said, program }
        };
        Some(all.into_iter().filter(|report| report.by == person).map(kept).collect())
    }

    async fn kept_table(&self, table: TableId, found: &KnownTable, person: PersonRef) -> KeptTable {
        let log = self.inner.store.entries(table).await;
        let own = log.map(|log| OwnPart::of(person, &log)).map_err(|why| warn!(%table, %why, "a log cannot be read for a copy"));
        let KnownTable { place, game, opened, last, state, standing, note, plan } = found.clone();
        let seat = own.as_ref().ok().and_then(|own| own.seat).map(|seat| seat.0 + 1);
        let kept = |own: OwnPart| own.entries.into_iter().map(|it| KeptEntry { at: moment(it.at), what: it.what }).collect();
        let (opened, last, log) = (moment(opened), moment(last), own.ok().map(kept));
        let plan = Some(plan).filter(|it| !it.is_empty());
        KeptTable { table, place, game, opened, last, state, seat, standing, note, plan, log }
    }
}

/// A table somebody is known at.
#[derive(Clone)]
pub(crate) struct KnownTable {
    place: PlaceId,
    game: String,
    opened: Millis,
    last: Millis,
    state: &'static str,
    standing: Option<Standing>,
    note: Vec<String>,
    plan: Vec<Vec<String>>,
}

impl KnownTable {
    /// One that is at hand.
    pub(crate) fn at_hand(table: &Table, person: PersonRef) -> KnownTable {
        let running = |state| KnownTable {
            place: table.place().clone(),
            game: table.opening().game.clone(),
            opened: table.opened(),
            last: table.last(),
            state,
            standing: None,
            note: notes(table, person),
            plan: plan(table, person),
        };
        match (table.phase(), table.ended()) {
            (_, Some(ended)) => KnownTable::ended(&ended, person),
            (Phase::Lobby, None) => running("lobby"),
            (_, None) => running("playing"),
        }
    }

    /// One that has ended.
    pub(crate) fn ended(ended: &Ended, person: PersonRef) -> KnownTable {
        let standings = ended.people.iter().zip(ended.standings.iter().flatten());
        let standing = standings.filter(|(it, _)| **it == person).map(|(_, standing)| *standing).next();
        let state = if ended.closed.is_some() { "closed" } else { "over" };
        let Ended { place, game, opened, last, .. } = ended.clone();
        KnownTable { place, game, opened, last, state, standing, note: Vec::new(), plan: Vec::new() }
    }
}

/// What somebody has written down for themselves at a table.
fn notes(table: &Table, person: PersonRef) -> Vec<String> {
    let known = table.guests().iter().find(|(it, _)| *it == person);
    known.map(|(_, person)| table.note(&person.id).map(str::to_owned).collect()).unwrap_or_default()
}

/// The turns somebody has planned at a table.
fn plan(table: &Table, person: PersonRef) -> Vec<Vec<String>> {
    let seat = table.holders().iter().position(|holder| holder.person == Some(person));
    let plan = seat.and_then(|seat| table.plan(Seat(seat as u8)));
    let turns = plan.map(|plan| plan.turns()).unwrap_or_default();
    turns.iter().map(|turn| turn.actions().map(str::to_owned).collect()).collect()
}

/// A moment as it is written.
fn moment(millis: Millis) -> String {
    let moment = i64::try_from(millis).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok());
    moment.map_or_else(|| millis.to_string(), |moment| moment.to_string())
}
