//! Checkpoints that no table could have written: with any one field changed a checkpoint is refused in words, or its table is
//! loaded, shown to everybody and goes on deciding.
//!
//! Which fields are changed is luck from the number of the line, so that the same run looks at the same changes;
//! `PERGOLA_CHANGES` says how many are made of each.

use std::{collections::BTreeMap, env, sync::Arc};

use pergola::{
    chat::{
        Act, Languages, Request, Slash, Understood,
        answers::answer,
        cards::{card, present_card, title},
        commands::{CommandSpec, commands},
        understand,
        whispers::whispers,
    },
    engine::{Chance, Seat, Viewer},
    games::GAMES,
    table::{Command, Commit, Guests, Notice, Person, PersonRef, Register, Rights, Table, TableRefusal, Who},
    text::Language,
};
use serde_json::Value;

use super::{
    alone::Alone,
    changes::{Donors, caught, one},
    checkpoints,
    fixtures::lines,
    nothing,
};

/// So many changes are made of each checkpoint.
const CHANGES: usize = 40;
/// So many things are asked of a table that was loaded.
const ASKED: usize = 6;
/// So many actions are played at it.
const PLAYED: usize = 4;

/// Every command that can be typed without anything besides.
fn everything_asked() -> Vec<Act> {
    let slash = |command: &str, verb: Option<&str>| {
        Act::Slash(Slash { command: command.to_owned(), verb: verb.map(str::to_owned), ..Slash::default() })
    };
    let of = |command: &CommandSpec| match &command.verbs[..] {
        [] => vec![slash(&command.name, None)],
        verbs => verbs.iter().map(|verb| slash(&command.name, Some(&verb.name))).collect(),
    };
    commands(&GAMES, Language::default()).iter().flat_map(of).collect()
}

/// Shows the table to everybody and lets some of them ask something of it.
fn is_shown(table: Table, people: &Guests, notices: &[Notice], acts: &[Act], luck: &mut Chance) {
    let now = table.last().saturating_add(1000);
    let _title = (title(&table), present_card(&table, now), table.ended().is_some());
    for notice in notices {
        if let Some(card) = card(&table, notice, now) {
            let _whispered = whispers(&table, notice, card, now);
        }
    }
    for seat in Seat::all(table.seats().len() as u8) {
        let _clock = (table.clock(seat).is_some(), table.time_until(seat, now), table.bank(seat), table.called_for(seat, now));
    }
    let somebody: Vec<Person> = table.guests().iter().chain(people.iter()).map(|(_, person)| person.clone()).collect();
    let alone = Alone(Arc::new(table));
    for number in 0..ASKED {
        let (Some(person), Some(act)) = (one(&somebody, luck), one(acts, luck)) else { return };
        let (person, place) = (person.clone(), alone.0.place().clone());
        let (id, rights) = (format!("asked-{number}"), Rights { moderator: true, manages: true, roles: Vec::new() });
        let request =
            Request { id, person, rights, place, parent: None, at: now, languages: Languages::default(), act: act.clone() };
        let Understood::Ask(ask) = understand(&alone, &request) else { continue };
        let who = Who::Person { person: request.person.clone(), moderator: true };
        decides(&alone.0, &who, &ask.command, people, now, &mut |outcome| {
            let table = outcome.as_ref().map_or(&*alone.0, |(table, _)| table);
            let _reply = answer(table, &request, &ask, outcome.as_ref().map(|(_, commit)| commit));
        });
    }
    goes_on(&alone.0, people, now, luck);
    if let Some(due) = alone.0.due() {
        decides(&alone.0, &Who::House, &Command::PassTime { number: due.number }, people, now.max(due.at), &mut |_| {});
    }
}

/// Whoever the game waits for does something, one after the other.
fn goes_on(table: &Table, people: &Guests, now: u64, luck: &mut Chance) {
    let mut table = table.clone();
    for _ in 0..PLAYED {
        let waited: Vec<Seat> = table.waits_for().iter().collect();
        let Some(seat) = one(&waited, luck).copied() else { return };
        let person = table.seats().get(seat.index()).and_then(|holder| holder.person.clone());
        let who = person.map_or(Who::Bot, |person| Who::Person { person, moderator: false });
        let listed = table.state_for(Viewer::Seat(seat)).map(|state| state.legal_actions(seat)).unwrap_or_default();
        let Some(action) = one(&listed, luck).cloned() else { return };
        let command = Command::Act { seat, action, decision: None };
        let mut after = None;
        decides(&table, &who, &command, people, now, &mut |outcome| after = outcome.ok().map(|(table, _)| table));
        let Some(next) = after else { return };
        let _shown = present_card(&next, now);
        table = next;
    }
}

/// What comes of a command.
type Outcome = Result<(Table, Commit), TableRefusal>;

fn decides(table: &Table, who: &Who, command: &Command, people: &Guests, now: u64, then: &mut dyn FnMut(Outcome)) {
    let mut register = Register::new(people, PersonRef(1_000));
    let met = register.meet_for(who, command);
    then(table.decide(who, command, &met, Some("a request"), now, 1));
}

#[test]
fn changed_checkpoints_go_on_or_are_refused() {
    let count = env::var("PERGOLA_CHANGES").map_or(CHANGES, |number| number.parse().expect("PERGOLA_CHANGES is a number"));
    let (games, people) = (GAMES.clone(), checkpoints::people(1..100));
    let read = |(_, _, line): (u16, String, String)| serde_json::from_str::<Value>(&line).expect("a line of JSON");
    let stored: Vec<Value> = checkpoints::lines().map(read).collect();
    let notices: Vec<Notice> =
        lines("notices.jsonl").iter().map(|(_, line)| serde_json::from_str(line).expect("a notice")).collect();
    let (donors, acts) = (Donors::new(stored.clone()), everything_asked());
    let mut ways: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (number, checkpoint) in (0..).zip(&stored) {
        let mut luck = Chance::silent(number);
        for changed in donors.changes(checkpoint, count, &mut luck) {
            let look = |luck: &mut Chance| {
                let Ok(table) = Table::load(&games, changed.value.clone(), &people) else { return Ok(()) };
                let written = table.checkpoint();
                let again = Table::load(&games, written.clone(), &people).map(|it| it.checkpoint() == written);
                is_shown(table, &people, &notices, &acts, luck);
                if again == Ok(true) { Ok(()) } else { Err(format!("what is written of it is read as another: {again:?}")) }
            };
            if let Err(how) = caught(|| look(&mut luck)).and_then(|verdict| verdict) {
                ways.entry(how).or_insert_with(|| (0, format!("line {number}, {}", changed.what))).0 += 1;
            }
        }
    }
    let ways: Vec<String> = ways.iter().map(|(how, (count, first))| format!("{first} ({count} like it): {how}")).collect();
    nothing("checkpoints are taken that no table could have written, and their tables fall over", &ways);
}
