//! What bots go by in the Gardens of the Alhambra: what buildings came to.

use std::{collections::BTreeMap, sync::Arc};

use pergola::{
    bots::Budget,
    data,
    engine::{
        Chance, Events, Options, Seat, State, Status, Viewer,
        search::{Method, Search, search},
    },
    games::gardens::{
        Gardens, META,
        board::{Board, award},
        pieces::{SQUARES, Square, Tree},
        worth::{self, Prospect},
    },
};

use super::asked;

/// How both sides play: better than at a glance, and fast.
const PLAYERS: Search = Search { method: Method::Race, playouts: 100, sparing: false };

/// A prospect that came up less often says nothing.
const OFTEN: i64 = 30;

/// How often a prospect came up, and what it came to in all, in hundredths of a point for each point of value.
#[derive(Clone, Copy, Default)]
struct Seen {
    times: i64,
    sum: i64,
}

/// All the table promises in these games is what they came to, give or take a tenth; and a kind that is farther ahead is
/// worth more.
#[test]
fn buildings_come_to_what_the_table_says() {
    let (games, is_written) = asked();
    let seen = watch(games);
    if is_written {
        return write(&seen);
    }
    let table: BTreeMap<Prospect, i64> = worth::table().into_iter().map(|row| (row.prospect(), row.worth)).collect();
    let promised: i64 = seen.iter().map(|(prospect, seen)| seen.times * table.get(prospect).unwrap_or(&0)).sum();
    let came: i64 = seen.values().map(|seen| seen.sum).sum();
    assert!((promised - came).abs() * 10 < came, "promised were {promised}, and they came to {came}");
    for (open, kinds) in (1..=3).flat_map(|open| (1..=4 - open).map(move |kinds| (open, kinds))) {
        let worth = |ahead| table.get(&Prospect { open, kinds, ahead }).copied();
        let (behind, before) = (worth(-3), worth(3));
        assert!(behind < before, "{open} open, {kinds} kinds: {behind:?} three behind, {before:?} three ahead");
    }
}

/// Prospects of all kinds that belong to somebody, and what became of them.
fn watch(games: u64) -> BTreeMap<Prospect, Seen> {
    let printed = Gardens::print(&META, &data::file).map(Arc::new).expect("the component tables are sound");
    let mut seen = BTreeMap::<Prospect, Seen>::new();
    for (seats, seed) in (2..=4).flat_map(|seats| (0..games).map(move |seed| (seats, seed))) {
        let setup = Gardens::setup(&META, seats, &Options::default()).expect("the default options fit");
        let (mut chance, mut luck) = (Chance::silent(seed), Chance::silent(!seed));
        let mut state = Gardens::new(&printed, &setup, seats, &mut chance);
        let mut noted = Vec::new();
        while let Status::ToAct { must, .. } = state.status() {
            let seat = must.iter().next().expect("play waits for somebody");
            let action = search(&state, seat, &PLAYERS, &mut luck, &mut Budget::unlimited()).expect("who must act can");
            state.apply(seat, &action, &mut chance, &mut Events::unheard());
            note(&state, &mut noted);
        }
        let board = board(&state);
        for (square, kind, prospect) in noted {
            let (winner, points) = award(board.value(square), board.trees(square));
            let came = if winner == Some(kind) { 100 * i64::from(points) / i64::from(board.value(square)) } else { 0 };
            let seen = seen.entry(prospect).or_default();
            (seen.times, seen.sum) = (seen.times + 1, seen.sum + came);
        }
    }
    seen
}

fn note(state: &Gardens, noted: &mut Vec<(Square, Tree, Prospect)>) {
    let view = state.view(Viewer::Everyone);
    let owned = || Seat::all(state.seats()).flat_map(|seat| view.trees_of(seat));
    for square in (0..SQUARES as u8).map(Square) {
        let prospects = owned().filter_map(|kind| Some((square, kind, Prospect::of(&view.board, square, kind)?)));
        noted.extend(prospects);
    }
}

fn board(state: &Gardens) -> Board {
    state.view(Viewer::Everyone).board
}

fn write(seen: &BTreeMap<Prospect, Seen>) {
    let mut table = super::table("data/gardens/worth.csv");
    table.write_record(["open", "kinds", "ahead", "worth"]).expect("a row can be written");
    for (Prospect { open, kinds, ahead }, seen) in seen.iter().filter(|(_, seen)| seen.times >= OFTEN) {
        let worth = (2 * seen.sum + seen.times) / (2 * seen.times);
        table.serialize((open, kinds, ahead, worth)).expect("a row can be written");
    }
    table.flush().expect("the table can be written");
}
