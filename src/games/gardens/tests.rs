//! Rules held against the printed tables and against slower readings of the rulebook.

use std::{collections::BTreeMap, sync::Arc};

use pergola_data as data;
use pergola_engine::{
    Budget, Chance, Chosen, Events, Options, State,
    search::{Method, Search, Thought, search},
};

use super::{
    board::{Board, Planted, award},
    pieces::{Building, FIELDS, Field, SQUARES, Square},
    *,
};

pub(super) fn printed() -> Arc<Printed> {
    Arc::new(Printed::read(&data::file).expect("the tables are sound"))
}

fn rows(file: &str) -> Vec<Vec<String>> {
    let bytes = data::file(&format!("gardens/{file}.csv")).expect("the table is there");
    let mut reader = csv::Reader::from_reader(bytes);
    reader.records().map(|row| row.expect("a row").iter().map(str::to_owned).collect()).collect()
}

/// The number of a field or square that a table calls `g05` or `b36`: its row and column.
fn number(name: &str, side: u8) -> u8 {
    let digits: Vec<u8> = name[1..].bytes().map(|digit| digit - b'0').collect();
    digits[0] * side + digits[1]
}

fn options(chosen: &[(&str, Chosen)]) -> Options {
    Options(chosen.iter().map(|(key, chosen)| ((*key).to_owned(), chosen.clone())).collect())
}

fn one(choice: &str) -> Chosen {
    Chosen::OneOf(choice.to_owned())
}

fn trees(keys: &[&str]) -> Chosen {
    Chosen::Several(keys.iter().map(|key| (*key).to_owned()).collect())
}

/// A game by random actions, and every state before an action with that action.
fn random_game(seats: u8, chosen: &Options, seed: u64) -> (Gardens, Vec<(Seat, Action)>) {
    let mut chance = Chance::silent(seed);
    let setup = Gardens::setup(&META, seats, chosen).expect("the options fit");
    let mut state = Gardens::new(&printed(), &setup, seats, &mut chance);
    let mut played = Vec::new();
    while let Some(seat) = state.actor() {
        let mut listed = Vec::new();
        state.legal_actions(seat, &mut listed);
        let action = listed[chance.below(listed.len() as u32) as usize];
        state.apply(seat, &action, &mut chance, &mut Events::unheard());
        played.push((seat, action));
    }
    (state, played)
}

#[test]
fn the_box_holds_every_number_in_every_order_and_49_buildings() {
    let printed = printed();
    assert_eq!(printed.tiles.iter().collect::<Vec<_>>(), Tile::all().collect::<Vec<_>>());
    let count = |value| printed.buildings.count(Building(value));
    assert_eq!([1, 2, 3, 4, 5].map(count), [10, 10, 10, 10, 9]);
}

#[test]
fn fields_touch_what_the_table_says() {
    let table = rows("octagon_fields");
    assert_eq!(table.len(), FIELDS);
    for row in table {
        let field = Field(number(&row[0], 6));
        let squares: Vec<u8> = row[4..8].iter().map(|name| number(name, 7)).collect();
        assert_eq!(field.squares().map(|square| square.0).to_vec(), squares, "{field}: north-west, then clockwise");
        let neighbours = row[8].split(' ').fold(0, |set, name| set | 1u64 << number(name, 6));
        assert_eq!(field.neighbours(), neighbours, "{field}: by an edge, never by a corner or around the board");
        assert_eq!(field.is_inner(), row[3] == "inner", "{field}");
    }
}

#[test]
fn buildings_need_as_many_tiles_as_the_table_says() {
    let table = rows("building_squares");
    assert_eq!(table.len(), SQUARES);
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for row in table {
        assert_eq!(Square(number(&row[0], 7)).enclosing().to_string(), row[4], "{}", row[0]);
        *kinds.entry(row[3].clone()).or_default() += 1;
    }
    assert_eq!(kinds.into_values().collect::<Vec<_>>(), [4, 20, 25], "corners, edges, inner ones");
}

/// The rulebook's words in another order: sort the totals, strike those that are level, and see who is left on top.
fn awarded_slowly(value: u8, trees: [u8; 4]) -> (Option<Tree>, u8) {
    let mut totals: BTreeMap<u8, Vec<Tree>> = BTreeMap::new();
    Tree::ALL.into_iter().for_each(|tree| totals.entry(trees[tree as usize]).or_default().push(tree));
    let winner = totals.into_values().rev().find(|level| level.len() == 1).map(|alone| alone[0]);
    let mut points = 0;
    if winner.is_some() {
        trees.iter().filter(|count| **count != 0).for_each(|_| points += value);
    }
    (winner, points)
}

#[test]
fn every_cascade_of_ties_goes_as_the_rulebook_says() {
    let mut nobody = 0;
    for code in 0..7u32.pow(4) {
        let trees = [0, 1, 2, 3].map(|place| (code / 7u32.pow(place) % 7) as u8);
        assert_eq!(award(5, trees), awarded_slowly(5, trees), "{trees:?}");
        nobody += u32::from(award(5, trees).0.is_none());
    }
    // All four level, or two pairs: 7 + 3 x 7 x 6.
    assert_eq!(nobody, 7 + 126);
}

/// Every building of a game, summed again from the tiles with the printed table alone.
fn summed_again(board: &Board) -> BTreeMap<Option<Tree>, u32> {
    let mut sums: BTreeMap<Option<Tree>, u32> = BTreeMap::new();
    for row in rows("building_squares") {
        let mut counts = [0; 4];
        for touching in row[5].split(' ') {
            let (field, corner) = touching.split_once(':').expect("a field and its corner");
            let planted = board.planted(Field(number(field, 6))).expect("every field is planted");
            // A building lies at the corner of the tile that the table names.
            let side = ["nw", "ne", "se", "sw"].iter().position(|it| *it == corner).expect("a corner");
            counts[planted.tile.trees(planted.turns)[side] as usize] += planted.tile.number;
        }
        let (winner, points) = awarded_slowly(board.value(Square(number(&row[0], 7))), counts);
        *sums.entry(winner).or_default() += u32::from(points);
    }
    sums
}

#[test]
fn games_are_scored_as_a_slow_reader_of_the_rules_scores_them() {
    for seed in 0..60 {
        let (state, _) = random_game(2 + (seed % 3) as u8, &Options::default(), seed);
        let sums = summed_again(&state.board);
        for tree in Tree::ALL {
            let sum = sums.get(&Some(tree)).copied().unwrap_or(0);
            assert_eq!(u32::from(state.points[tree as usize]), sum, "{tree} in game {seed}");
        }
        for seat in Seat::all(state.seats()) {
            let own = Tree::ALL.iter().find(|tree| state.owners[**tree as usize] == Some(seat)).expect("a kind");
            assert_eq!(state.score(seat), i32::from(state.points[*own as usize]), "what nobody owns is nobody's");
        }
    }
}

#[test]
fn every_seat_plants_its_share_of_the_36_tiles_in_turn() {
    for (seats, hand) in [(2, "one"), (3, "one"), (4, "one"), (2, "three"), (3, "three"), (4, "three")] {
        let (state, played) = random_game(seats, &options(&[("hand", one(hand))]), 7);
        let planters: Vec<u8> = played.iter().filter(|(_, action)| *action != Action::End).map(|(seat, _)| seat.0).collect();
        assert_eq!(planters.len(), FIELDS);
        assert!(planters.windows(2).all(|pair| pair[1] == (pair[0] + 1) % seats), "clockwise: {planters:?}");
        let shares = Seat::all(seats).map(|seat| planters.iter().filter(|it| **it == seat.0).count());
        assert!(shares.into_iter().all(|share| share == FIELDS / usize::from(seats)), "18, 12 or 9 turns each");
        assert!(state.supply.is_empty() && state.hands.iter().all(Vec::is_empty), "hands run down to nothing");
    }
}

#[test]
fn with_two_kinds_each_no_kind_is_unowned_and_points_are_added() {
    for seed in 0..20 {
        let chosen = options(&[("kinds", one("two")), ("hand", one("three")), ("tree-2", trees(&["palm"]))]);
        let (state, _) = random_game(2, &chosen, seed);
        assert_eq!(state.owners[Tree::Palm as usize], Some(Seat(1)));
        for seat in Seat::all(2) {
            let own: Vec<_> = Tree::ALL.into_iter().filter(|tree| state.owners[*tree as usize] == Some(seat)).collect();
            assert_eq!(own.len(), 2);
            let sum: u16 = own.iter().map(|tree| state.points[*tree as usize]).sum();
            assert_eq!(state.score(seat), i32::from(sum));
        }
    }
}

#[test]
fn a_seat_has_the_kind_it_chose_and_the_others_draw_from_the_rest() {
    let setup = Gardens::setup(&META, 3, &options(&[("tree-3", trees(&["lemon"]))])).expect("the choice is free");
    let mut seen = BTreeMap::new();
    for seed in 0..200 {
        let state = Gardens::new(&printed(), &setup, 3, &mut Chance::silent(seed));
        assert_eq!(state.owners[Tree::Lemon as usize], Some(Seat(2)));
        let of = |seat| Tree::ALL.into_iter().find(|tree| state.owners[*tree as usize] == Some(Seat(seat))).expect("a kind");
        *seen.entry((of(0), of(1))).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6, "two different ones of three, in either order");
    assert!(seen.values().all(|count| *count > 15), "{seen:?}");
}

#[test]
fn choices_that_do_not_go_together_are_refused_with_what_is_wrong() {
    let taken = options(&[("tree-1", trees(&["lemon"])), ("tree-2", trees(&["lemon"]))]);
    assert_eq!(Gardens::setup(&META, 2, &taken), Err(Refusal::TreeTaken { tree: Tree::Lemon, by: [Seat(0), Seat(1)] }));
    let two = options(&[("tree-1", trees(&["lemon", "palm"]))]);
    assert_eq!(Gardens::setup(&META, 2, &two), Err(Refusal::TooManyTrees { seat: Seat(0), most: 1 }));
    let both = options(&[("tree-1", trees(&["lemon", "palm"])), ("kinds", one("two"))]);
    let setup = Gardens::setup(&META, 2, &both).expect("two seats may own two kinds");
    assert_eq!(setup.chosen, [vec![Tree::Lemon, Tree::Palm], vec![]]);
    for seats in [3, 4] {
        assert_eq!(
            Gardens::setup(&META, seats, &options(&[("kinds", one("two"))])),
            Err(Refusal::TwoKindsNeedTwoSeats { seats })
        );
    }
}

#[test]
fn every_seat_is_drawn_to_start() {
    let setup = Gardens::setup(&META, 4, &Options::default()).expect("no option is needed");
    let starts: std::collections::BTreeSet<_> =
        (0..60).map(|seed| Gardens::new(&printed(), &setup, 4, &mut Chance::silent(seed)).actor()).collect();
    assert_eq!(starts.len(), 4);
}

#[test]
fn no_position_has_more_fields_than_a_menu_has_entries() {
    let (_, _, widest) = widest::widest(&printed()).into_iter().max_by_key(|it| it.2.board.fields().count()).expect("some");
    assert_eq!(widest.board.fields().count(), 22);
    for seed in 0..40 {
        let mut chance = Chance::silent(seed);
        let mut board = Board::new([1; SQUARES]);
        let mut tiles = Tile::all();
        for planted in 0..FIELDS {
            let fields: Vec<_> = board.fields().collect();
            assert!(planted == 0 || fields.len() <= 2 * planted + 2 && fields.len() <= FIELDS - planted);
            let field = fields[chance.below(fields.len() as u32) as usize];
            let _built = board.plant(field, Planted { tile: tiles.next().expect("36 tiles"), turns: 0 });
        }
    }
}

/// As far as a race looks, too, so that nothing but the breadth of its playouts tells it from one.
#[test]
fn whoever_thinks_long_looks_at_almost_all_answers() {
    let thought = |state: &Gardens, seat, method| {
        let how = Search { method, playouts: 200, sparing: false };
        search(state, seat, &how, &mut Chance::silent(1), &mut Budget::unlimited()).expect("who must act can")
    };
    let mut chance = Chance::silent(2);
    let setup = Gardens::setup(&META, 2, &Options::default()).expect("the default options fit");
    let mut state = Gardens::new(&printed(), &setup, 2, &mut chance);
    let mut chosen: [Vec<Action>; 4] = Default::default();
    while let Some(seat) = state.actor() {
        let methods = [None, Some(Thought::Broad), Some(Thought::Tree)].map(Method::Long);
        for (chosen, method) in chosen.iter_mut().zip([methods.as_slice(), &[Method::Race]].concat()) {
            chosen.push(thought(&state, seat, method));
        }
        let next = *chosen[0].last().expect("just chosen");
        state.apply(seat, &next, &mut chance, &mut Events::unheard());
    }
    let [long, broad, tree, race] = chosen;
    assert_eq!(long, broad);
    assert!(long != tree && long != race, "{long:?}");
}
