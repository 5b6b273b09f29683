//! What a seat's menu costs: in the state of each game that lists most actions, its steps, the message that shows them, and
//! what a slash command is offered.
//!
//! Criterion prints choices a second: a menu whose cost grew faster than its length would show fewer the more it lists.

#[path = "../stored/alone.rs"]
mod alone;

use std::{hint::black_box, sync::Arc};

use alone::Alone;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pergola::{
    chat::{self, Act, Languages, Request, Slash, Understood},
    engine::{AnyState, Chosen, Game, Options, Seat},
    games::GAMES,
    table::{Command, Opening, Person, PlaceId, Register, Rights, Table, TableId, Who},
};

criterion_group!(benches, every_game);
criterion_main!(benches);

fn every_game(criterion: &mut Criterion) {
    for game in GAMES.iter() {
        for (name, seats, state) in game.widest() {
            let longest = state.status().actors().iter().max_by_key(|seat| state.legal_actions(*seat).len());
            let Some(seat) = longest else { continue };
            let listed = state.legal_actions(seat).len();
            let table = Alone(Arc::new(table(game, seats, &*state)));
            let mut group = criterion.benchmark_group(format!("{} {name}, {listed} listed", game.meta().key));
            group.throughput(Throughput::Elements(listed as u64));
            group.bench_function("steps", |bencher| bencher.iter(|| black_box(state.menu(seat))));
            let turn = request(seat, Act::Slash(Slash { command: "turn".to_owned(), ..Slash::default() }));
            group.bench_function("message", |bencher| bencher.iter(|| black_box(answer(&table, &turn))));
            group.finish();
        }
    }
}

fn answer(tables: &Alone, request: &Request) -> usize {
    match chat::understand(tables, request) {
        Understood::Answer(reply) => reply.card.rows.len(),
        asked => unreachable!("a turn is answered at once: {asked:?}"),
    }
}

fn request(seat: Seat, act: Act) -> Request {
    Request {
        id: "r".to_owned(),
        person: person(seat.0),
        rights: Rights::default(),
        parent: None,
        at: 0,
        languages: Languages::default(),
        place: place(),
        act,
    }
}

fn person(seat: u8) -> Person {
    Person::new(format!("bench:{seat}"), &format!("Seat {seat}"))
}

fn place() -> PlaceId {
    PlaceId { server: "bench".to_owned(), channel: "bench".to_owned() }
}

/// A table of people in this state.
fn table(game: &dyn Game, seats: u8, state: &dyn AnyState) -> Table {
    // A table has the pieces of the modules that its lobby chose.
    let saved = state.save();
    let played = saved["modules"].as_object().into_iter().flat_map(|modules| modules.keys());
    let chosen = |module: &str| if module == "vizier" { Chosen::OneOf("able".to_owned()) } else { Chosen::Toggle(true) };
    let options = Options(played.map(|module| (module.clone(), chosen(module))).collect());
    let opening = Opening { options, ..Opening::new(game.meta().key, seats, "en") };
    let mut register = Register::default();
    let people = register.meet(&[person(0)]);
    let (mut table, _) =
        Table::open(&GAMES, TableId(1), place(), &person(0), opening, &[], &people, None, "r", 1).expect("the game is played");
    let joins = (1..seats).map(|seat| (seat, Command::Join));
    for (seat, command) in joins.chain([(0, Command::Start)]) {
        let who = Who::Person { person: person(seat), moderator: false };
        table = table.decide(&who, &command, &register.meet_for(&who, &command), None, 1, 1).expect("there is room").0;
    }
    let mut checkpoint = table.checkpoint();
    checkpoint["play"]["settled"] = saved;
    Table::load(&GAMES, checkpoint, table.guests()).expect("a state of the same game")
}
