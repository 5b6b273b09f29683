//! Rules held against the printed tables and against slower readings of the rulebook.

use std::collections::BTreeSet;

use pergola_data as data;
use pergola_engine::Chosen;

use super::{garden::Laid, pieces::Colour, printed::MARKET, square::Square, square::Squares, *};

fn printed() -> Arc<Printed> {
    Arc::new(Printed::read(&data::file).expect("the tables are sound"))
}

fn setup(expansion: bool, choose_gardens: bool) -> Setup {
    Setup { expansion, choose_gardens }
}

/// A game by random actions, and every state before an action with that action.
fn random_game(seats: u8, setup: Setup, seed: u64) -> (Sanssouci, Vec<(Sanssouci, Seat, Action)>) {
    let mut chance = Chance::silent(seed);
    let mut state = Sanssouci::new(&printed(), &setup, seats, &mut chance);
    let mut played = Vec::new();
    while let Some(seat) = state.status().waits_for().iter().next() {
        let mut listed = Vec::new();
        state.legal_actions(seat, &mut listed);
        let action = listed[chance.below(listed.len() as u32) as usize];
        played.push((state.clone(), seat, action));
        state.apply(seat, &action, &mut chance, &mut Events::unheard());
    }
    (state, played)
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn options_are_those_of_the_lobby() {
    let chosen = [("expansion", Chosen::Toggle(true)), ("gardens", Chosen::OneOf("chosen".to_owned()))];
    let options = Options(chosen.into_iter().map(|(key, chosen)| (key.to_owned(), chosen)).collect());
    assert_eq!(Sanssouci::setup(&META, 4, &options), Ok(setup(true, true)));
    assert_eq!(Sanssouci::setup(&META, 4, &Options::default()), Ok(setup(false, false)));
}

#[test]
fn the_expansion_board_is_a_step_pyramid_below_the_grey_stairway() {
    let rows = Colour::ALL.map(|colour| Squares::EXPANSION.intersection(Squares::row(colour)).len());
    assert_eq!(rows, [0, 0, 1, 3, 5, 7]);
    assert!(Squares::EXPANSION.contains(square("grey/stairway")));
    assert!(Squares::EXPANSION.contains(square("turquoise/statue")) && !Squares::EXPANSION.contains(square("fuchsia/statue")));
}

/// An edition whose file `path` has `old` replaced by `new`.
fn edition(path: &str, old: &str, new: &str) -> Result<Printed, Unreadable> {
    let text = std::str::from_utf8(data::file(path).expect("the table is there")).expect("text");
    assert!(text.contains(old), "{path} has no {old}");
    let changed = text.replacen(old, new, 1);
    Printed::read(&|asked: &str| if asked == path { Some(changed.as_bytes()) } else { data::file(asked) })
}

#[test]
fn editions_that_do_not_fit_the_game_are_refused() {
    let wrong = [
        ("sanssouci/cards.csv", "C1,colours,white,orange", "C1,colours,white,white"),
        ("sanssouci/cards.csv", "C1,colours,white,orange", "C1,colours,white,beige"),
        ("sanssouci/cards.csv", "S2,symbol,statue", "S2,symbol,labyrinth"),
        ("sanssouci/cards.csv", "W1,wild,,", "W1,symbol,statue,"),
        ("sanssouci/tiles.csv", "labyrinth,II,5", "labyrinth,II,6"),
        ("sanssouci/tiles.csv", "labyrinth,IV,2,4", "labyrinth,IV,2,3"),
        ("sanssouci/preprinted.csv", "1A,1,A,2,white,4,topiary", "1A,1,A,1,beige,4,topiary"),
        ("sanssouci/preprinted.csv", "1A,1,A,2,white,4,topiary", "1A,1,A,3,white,4,topiary"),
        ("sanssouci/preprinted.csv", "1A,1,A,2,white,4,topiary", "1A,1,A,2,white,5,topiary"),
        ("sanssouci/preprinted.csv", "1A,1,A,2,white,4,topiary", "1A,1,A,3,grey,1,labyrinth"),
        ("sanssouci/preprinted.csv", "1A,1,A,2,white,4,topiary", "1B,1,B,2,white,4,topiary"),
        ("sanssouci/preprinted.csv", "1A,1,A,2,white,4,topiary", "5A,5,A,2,white,4,topiary"),
        ("sanssouci/expansion.csv", "1A,1,A,3,grey,5,stairway,G+3", "1A,1,A,3,grey,5,stairway,+9"),
        ("sanssouci/expansion.csv", "1A,1,A,3,grey,5,stairway,G+3", "1A,1,A,3,grey,5,stairway,blank"),
        ("sanssouci/expansion.csv", "1A,1,A,3,grey,5,stairway,G+3", "1A,1,A,3,grey,6,fountain,G+3"),
        ("sanssouci/missions.csv", "2,statue", "2,labyrinth"),
        ("sanssouci/rows.csv", "2,white,2,8,2", "2,white,2,8,3"),
    ];
    for (path, old, new) in wrong {
        assert!(edition(path, old, new).is_err(), "{path}: {new}");
    }
    // Equal pairs are allowed, and so are other points.
    for (path, old, new) in [
        ("sanssouci/cards.csv", "C1,colours,white,orange", "C1,colours,white,fuchsia"),
        ("sanssouci/rows.csv", "2,white,2,8,2", "2,white,2,9,2"),
    ] {
        edition(path, old, new).unwrap_or_else(|why| panic!("{path}: {why}"));
    }
}

/// The rulebook's path, square by square: whether a walk from the noble's place leads to the goal.
fn walks_to(state: &Sanssouci, seat: Seat, noble: Symbol, goal: Square) -> bool {
    let garden = &state.player(seat).garden;
    let start = Square::at(garden.noble(noble).unwrap_or(Colour::Beige), noble);
    let touches = |a: Square, b: Square| {
        let rows = (a.colour() as i32 - b.colour() as i32).abs();
        rows + (a.symbol() as i32 - b.symbol() as i32).abs() == 1
    };
    let mut seen = vec![start];
    let mut at = 0;
    while let Some(here) = seen.get(at).copied() {
        at += 1;
        let next: Vec<_> = garden.ground().covered().iter().filter(|it| touches(here, *it) && !seen.contains(it)).collect();
        seen.extend(next);
    }
    seen.contains(&goal)
}

#[test]
fn nobles_go_where_a_slow_reader_of_the_rules_lets_them_go() {
    for seed in 0..12 {
        let (_, played) = random_game(2 + (seed % 3) as u8, setup(seed % 2 == 0, false), seed);
        for (state, seat, _) in played.iter().filter(|(state, ..)| matches!(state.phase, Phase::Move(_))) {
            let garden = &state.player(*seat).garden;
            for noble in Symbol::ALL {
                for to in Colour::ALL {
                    let goal = Square::at(to, noble);
                    let lower = garden.noble(noble).is_none_or(|stands| to as u8 > stands as u8);
                    let rests = garden.ground().covered().contains(goal) && !garden.ground().gardeners.contains(goal);
                    let may = lower && rests && walks_to(state, *seat, noble, goal);
                    assert_eq!(state.check(*seat, &Action::Move { noble, to }).is_ok(), may, "{noble} to {to} in game {seed}");
                }
            }
        }
    }
}

#[test]
fn every_seat_takes_18_turns_and_the_supply_runs_out_with_the_last() {
    for seats in 2..=4 {
        let (state, played) = random_game(seats, setup(false, false), u64::from(seats));
        assert!(state.supply.is_empty());
        assert_eq!(state.market.iter().flatten().count(), MARKET - 1, "the last turn refills nothing");
        for player in &state.players {
            assert_eq!((player.played.len(), player.hand.len(), player.pile.len()), (ROUNDS, 0, 0));
            assert_eq!(player.garden.laid().len(), ROUNDS);
        }
        let turns = played.iter().filter(|(.., action)| matches!(action, Action::Lay { .. })).map(|(_, seat, _)| seat.0);
        let turns: Vec<u8> = turns.collect();
        assert!(turns.windows(2).all(|pair| pair[1] == (pair[0] + 1) % seats), "clockwise: {turns:?}");
        for (state, ..) in played.iter().filter(|(state, ..)| matches!(state.phase, Phase::Lay(_))) {
            assert!(state.market.iter().all(Option::is_some), "every turn begins with a full market");
        }
    }
}

#[test]
fn games_are_scored_as_a_slow_reader_of_the_rules_scores_them() {
    for seed in 0..30 {
        let (state, played) = random_game(2 + (seed % 3) as u8, setup(seed % 2 == 0, seed % 5 == 0), seed);
        for seat in Seat::all(state.seats()) {
            let garden = &state.player(seat).garden;
            let filled = |row: Colour, column: Symbol| garden.ground().covered().contains(Square::at(row, column));
            // 10 minus the row's value, and 5 for each column (rulebook, End of the Game).
            let rows = Colour::MARKET.into_iter().filter(|row| Symbol::ALL.into_iter().all(|column| filled(*row, column)));
            let mut sum: i32 = rows.map(|row| 10 - (row as i32 + 1)).sum();
            let columns = Symbol::ALL.into_iter().filter(|column| Colour::ALL.into_iter().all(|row| filled(row, *column)));
            sum += 5 * columns.count() as i32;
            for mission in &state.player(seat).missions {
                sum += garden.noble(*mission).map_or(0, |row| row as i32 + 1);
            }
            for (before, actor, action) in played.iter().filter(|(_, actor, _)| *actor == seat) {
                sum += match *action {
                    Action::Move { to, .. } => to as i32 + 1,
                    Action::Lay { tile, gardener, .. } => {
                        let side = before.player(*actor).garden.expansion().and_then(garden::Expansion::side);
                        side.map_or(0, |side| state.printed.mark(side, gardener.unwrap_or(tile)).points(gardener.is_some()))
                    }
                    _ => 0,
                };
            }
            assert_eq!(state.tally(seat).total(), sum, "seat {seat} in game {seed}");
        }
    }
}

#[test]
fn gardeners_decide_between_level_seats_and_then_the_place_is_shared() {
    let tally = |moves, gardeners| Tally { moves, gardeners, ..Tally::default() };
    let outcome = score::outcome(&[tally(9, 1), tally(9, 2), tally(-3, 5), tally(9, 2)]);
    assert_eq!((outcome.scores, outcome.ranks), (vec![9, 9, -3, 9], vec![3, 1, 4, 1]));
}

#[test]
fn no_board_is_drawn_twice_and_every_seat_may_begin() {
    let (mut starts, mut first) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let state = Sanssouci::new(&printed(), &setup(true, false), 4, &mut Chance::silent(seed));
        let boards: BTreeSet<_> = state.players.iter().filter_map(|player| Some(player.garden.side()?.board)).collect();
        let expansions: BTreeSet<_> = state.players.iter().filter_map(|it| Some(it.garden.expansion()?.board)).collect();
        assert_eq!((boards.len(), expansions.len()), (4, 4));
        starts.insert(state.start);
        first.insert(state.players[0].garden.side());
    }
    assert_eq!((starts.len(), first.len()), (4, 8));
}

#[test]
fn worlds_are_dealt_alike_from_what_a_seat_cannot_tell_apart() {
    for seed in 0..20 {
        let (_, played) = random_game(3, setup(seed % 2 == 0, false), seed);
        for (state, ..) in played.iter().step_by(9) {
            for seat in Seat::all(3) {
                let other = state.determinize(seat, &mut Chance::silent(seed + 1));
                let [here, there] = [state, &other].map(|it| it.determinize(seat, &mut Chance::silent(seed + 2)));
                assert_eq!(serde_json::to_value(&here).ok(), serde_json::to_value(&there).ok(), "seat {seat} in game {seed}");
            }
        }
    }
}

#[test]
fn a_gardener_keeps_its_symbol_and_a_square_is_connected_by_edges() {
    let laid: Laid = "grey/statue gardener pavilion".parse().expect("a gardener");
    assert_eq!((laid.symbol(), laid.to_string().as_str()), (Symbol::Pavilion, "grey/statue gardener pavilion"));
    let corner: Squares = [square("beige/statue"), square("white/pavilion")].into_iter().collect();
    assert_eq!(corner.connected_to(Squares::row(Colour::Beige)).len(), 1, "a corner is no connection");
    // The last square of a row and the first of the next are no neighbours.
    let ends: Squares = [square("beige/grapevine"), square("white/labyrinth")].into_iter().collect();
    assert_eq!(ends.connected_to(Squares::row(Colour::Beige)).len(), 1);
}

#[test]
fn the_widest_list_and_the_31_squares_fit_their_menus() {
    let widest = widest::widest(&printed());
    let lists = widest.iter().map(|(name, _, state)| {
        let seat = state.status().waits_for().iter().next();
        let mut listed = Vec::new();
        seat.into_iter().for_each(|seat| state.legal_actions(seat, &mut listed));
        (*name, listed.len())
    });
    let lists: Vec<_> = lists.collect();
    assert!(lists.contains(&("most squares", MOST_SQUARES)), "{lists:?}");
}

/// Two cards that take ten tiles each.
const MOST_SQUARES: usize = 200;

/// The two examples of score cards.
#[test]
fn gardens_of_the_box_are_scored() {
    let julian = r#"{"game":"sanssouci","gardens":[{"name":"Julian","board":"1A","tiles":{"grey/statue":"symbol","grey/pavilion":"symbol","grey/topiary":"symbol","grey/stairway":"symbol","grey/fountain":"symbol","grey/rose_arch":"symbol","grey/herb_spiral":"symbol","grey/grapevine":"symbol","white/rose_arch":"symbol","orange/rose_arch":"symbol","turquoise/rose_arch":"symbol","fuchsia/stairway":"symbol","turquoise/stairway":"symbol","orange/pavilion":"symbol","fuchsia/pavilion":"symbol","white/statue":"symbol","turquoise/grapevine":"symbol","white/stairway":"gardener"},"nobles":{"labyrinth":"grey","pavilion":"fuchsia","stairway":"turquoise","rose_arch":"turquoise"},"missions":["labyrinth","pavilion"],"moves":27}]}"#;
    let nina = r#"{"game":"sanssouci","gardens":[{"name":"Nina","board":"1A","expansion":"1A","tiles":{"white/stairway":"symbol","grey/stairway":"gardener","orange/stairway":"symbol","orange/topiary":"symbol","fuchsia/stairway":"gardener","turquoise/stairway":"symbol"},"nobles":{"stairway":"turquoise"},"missions":["stairway","grapevine"],"moves":12}]}"#;
    let answers = [
        (julian, r#"{"gardens":[{"name":"Julian","rows":7,"columns":10,"missions":8,"total":52,"gardeners":1}]}"#),
        (nina, r#"{"gardens":[{"name":"Nina","rows":0,"columns":5,"missions":6,"marks":2,"total":25,"gardeners":2}]}"#),
    ];
    for (card, answer) in answers {
        let [card, answer] = [card, answer].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        assert_eq!(Sanssouci::score_card(&printed(), &card), Ok(answer));
    }
}

#[test]
fn gardens_that_cannot_come_about_are_refused_with_the_place() {
    let garden = |more: &str| format!(r#"{{"name":"Ann","board":"1A","missions":["statue","topiary"],"moves":0{more}}}"#);
    let other = r#"{"name":"Ben","board":"2A","missions":["labyrinth","fountain"],"moves":0}"#;
    let many: Vec<String> = ["white", "orange", "fuchsia"]
        .iter()
        .flat_map(|colour| Symbol::KEYS.map(|symbol| format!("\"{colour}/{symbol}\":\"gardener\"")))
        .filter(|it| !["white/topiary", "orange/statue", "orange/stairway", "fuchsia/rose_arch"].iter().any(|p| it.contains(p)))
        .take(19)
        .collect();
    let cases = [
        (garden(r#","tiles":{"white/topiary":"symbol"}"#), "sanssouci-card-printed"),
        (garden(r#","tiles":{"pink/topiary":"symbol"}"#), "sanssouci-card-square"),
        (garden(&format!(",\"tiles\":{{{}}}", many.join(","))), "sanssouci-card-tiles"),
        (garden(r#","nobles":{"grapevine":"white"}"#).replace("\"moves\":0", "\"moves\":2"), "sanssouci-card-noble-free"),
        (garden(r#","tiles":{"white/grapevine":"gardener"},"nobles":{"grapevine":"white"}"#), "sanssouci-card-noble-gardener"),
        (garden(r#","nobles":{"fountain":"turquoise"}"#), "sanssouci-card-noble-path"),
        (garden(r#","nobles":{"gazebo":"white"}"#), "sanssouci-card-noble"),
        (garden(r#","nobles":{"topiary":"white"}"#), "sanssouci-card-moves"),
        (garden("").replace("\"topiary\"", "\"statue\""), "sanssouci-card-mission"),
        (garden("").replace(",\"topiary\"", ""), "typed-count"),
        (garden("").replace("1A", "2B"), "sanssouci-card-board"),
        (garden("").replace("topiary", "fountain"), "sanssouci-card-mission"),
        (garden("").replace("1A", "9A"), "typed-one-of"),
        (garden("").replace("Ann", "Ben"), "typed-name-twice"),
        (garden(r#","expansion":"1A""#), "sanssouci-card-expanded"),
    ];
    for (card, id) in cases {
        let card = format!(r#"{{"game":"sanssouci","gardens":[{card},{other}]}}"#);
        let card: Value = serde_json::from_str(&card).unwrap_or_else(|why| panic!("{why}: {card}"));
        assert_eq!(Sanssouci::score_card(&printed(), &card).map_err(|text| text.id), Err(id.into()), "{card}");
    }
    // 1 to 3 points for a noble on the white square: beige first or not.
    for (moves, fits) in [(1, false), (2, true), (3, true), (4, false)] {
        let ann = garden(r#","nobles":{"topiary":"white"}"#).replace("\"moves\":0", &format!("\"moves\":{moves}"));
        let card: Value = serde_json::from_str(&format!(r#"{{"game":"sanssouci","gardens":[{ann}]}}"#)).expect("JSON");
        assert_eq!(Sanssouci::score_card(&printed(), &card).is_ok(), fits, "{moves}");
    }
}

#[test]
fn no_symbol_lies_more_often_than_the_box_holds_it() {
    let garden = |name: &str, board: &str, missions: &str, colours: &[&str]| {
        let tiles: Vec<String> = colours.iter().map(|colour| format!("\"{colour}/grapevine\":\"symbol\"")).collect();
        let tiles = tiles.join(",");
        format!(r#"{{"name":"{name}","board":"{board}","tiles":{{{tiles}}},"missions":[{missions}],"moves":0}}"#)
    };
    let all = ["white", "grey", "orange", "fuchsia", "turquoise"];
    for (count, fits) in [(4, true), (5, false)] {
        let ann = garden("Ann", "1A", r#""statue","topiary""#, &all);
        let ben = garden("Ben", "3B", r#""labyrinth","fountain""#, &all[..count]);
        let card = format!(r#"{{"game":"sanssouci","gardens":[{ann},{ben}]}}"#);
        let card: Value = serde_json::from_str(&card).expect("JSON");
        assert_eq!(Sanssouci::score_card(&printed(), &card).is_ok(), fits, "{count}");
    }
}
