//! Rules held against the printed tables, against the rulebook's garden, and against slower readings of the rulebook.

use std::{collections::BTreeSet, sync::Arc};

use pergola_data as data;
use pergola_engine::{Chance, Events, State, Status, Unreadable};
use serde_json::{Value, json};

use super::{
    garden::Garden,
    pieces::{Feature, Flower, Item, Tree},
    place::{Layout, Place, Places, SIZES},
    score::Points,
    *,
};

fn printed() -> Arc<Printed> {
    Arc::new(Printed::read(&data::file).expect("the tables are sound"))
}

/// The rulebook's garden (p. 8): level, position, card.
const GREG: &[(&str, &str)] = &[
    ("1,1", "G19"),
    ("1,2", "G25"),
    ("1,3", "G58"),
    ("1,4", "G46"),
    ("1,5", "G11"),
    ("2,1", "G69"),
    ("2,2", "G49"),
    ("2,3", "G74"),
    ("2,4", "G21"),
    ("3,1", "G45"),
    ("3,2", "G17"),
    ("3,3", "G02"),
];

fn greg() -> Value {
    let cards: serde_json::Map<String, Value> = GREG.iter().map(|(at, card)| ((*at).to_owned(), (*card).into())).collect();
    let greg = json!({ "name": "Greg", "irrigation": "I4", "cards": cards, "objectives": 2, "gold": 1, "tools": 0 });
    json!({ "game": "hanging-gardens", "gardens": [greg] })
}

fn scored(card: &Value) -> Result<Value, String> {
    score_card::score_card(&printed(), card).map_err(|text| text.id.into_owned())
}

#[test]
fn the_rulebooks_garden_is_worth_48_part_by_part() {
    let answer = json!({
        "gardens": [{
            "name": "Greg", "irrigation": 7, "flowers": 10, "trees": 9, "animals": 7, "visitors": 9, "objectives": 6, "total": 48
        }],
        "winners": ["Greg"],
    });
    assert_eq!(scored(&greg()), Ok(answer));
}

#[test]
fn an_enhancement_adds_to_its_card() {
    let mut card = greg();
    card["gardens"][0]["enhancements"] = json!({ "1,3": "E10" });
    let garden = &scored(&card).expect("it can lie there")["gardens"][0];
    assert_eq!((&garden["flowers"], &garden["visitors"], &garden["total"]), (&json!(12), &json!(11), &json!(52)));
}

#[test]
fn a_score_card_that_cannot_be_is_refused_with_its_place() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut card = greg();
        change(&mut card["gardens"][0]);
        scored(&card).expect_err("it cannot be")
    };
    let id = |what: &str| format!("hanging-gardens-card-{what}");
    assert_eq!(refused(&|it| it["cards"]["1,1"] = "G76".into()), id("unknown"));
    assert_eq!(refused(&|it| it["irrigation"] = "I6".into()), id("unknown"));
    assert_eq!(refused(&|it| it["cards"]["1,1"] = "g25".into()), id("twice"));
    assert_eq!(refused(&|it| it["cards"]["1,6"] = "G01".into()), id("place"));
    assert_eq!(refused(&|it| it["cards"]["4,1"] = "G01".into()), id("place"));
    assert_eq!(refused(&|it| it["cards"] = json!({ "1,1": "G01", "2,1": "G02" })), id("floats"));
    assert_eq!(refused(&|it| it["cards"] = json!({ "1,1": "G01", "1,3": "G02" })), id("gap"));
    assert_eq!(refused(&|it| it["cards"] = json!({ "1,2": "G01" })), id("gap"));
    assert_eq!(refused(&|it| it["enhancements"] = json!({ "1,1": "E10" })), id("not-empty"));
    assert_eq!(refused(&|it| it["enhancements"] = json!({ "1,3": "E99" })), id("unknown"));
    assert_eq!(refused(&|it| it["objectives"] = 5.into()), "typed-number");
    assert_eq!(refused(&|it| it["cards"] = "none".into()), "typed-object");
}

/// In the box there are spaces for 8 markers with 2 or 3 players, and for 16 with 4 or 5.
#[test]
fn no_more_objectives_are_completed_than_have_spaces() {
    let card = |objectives: &[u8]| {
        let gardens = objectives.iter().zip(1..).map(|(objectives, number)| {
            json!({ "name": format!("Ann {number}"), "irrigation": format!("I{number}"), "cards": {}, "objectives": objectives })
        });
        json!({ "game": "hanging-gardens", "gardens": gardens.collect::<Vec<Value>>() })
    };
    for (objectives, fits) in [
        (&[4][..], true),
        (&[4, 4], true),
        (&[3, 3, 2], true),
        (&[3, 3, 3], false),
        (&[4, 4, 4, 4], true),
        (&[4, 4, 4, 3, 1], true),
        (&[4, 4, 4, 3, 2], false),
        (&[4, 4, 4, 4, 4], false),
    ] {
        let refused = (!fits).then(|| "hanging-gardens-card-objectives".to_owned());
        assert_eq!(scored(&card(objectives)).err(), refused, "{objectives:?}");
    }
    let mut twice = card(&[1, 1]);
    twice["gardens"][1]["name"] = "ANN 1".into();
    assert_eq!(scored(&twice).expect_err("one name"), "typed-name-twice");
}

#[test]
fn gold_and_tools_together_break_ties_on_a_score_card() {
    let mut card = greg();
    card["gardens"][0]["tools"] = 0.into();
    let empty = |name: &str, gold: u8| json!({ "name": name, "irrigation": name, "cards": {}, "gold": gold });
    card["gardens"] = json!([empty("I1", 1), empty("I2", 2), empty("I3", 2)]);
    assert_eq!(scored(&card).expect("bare gardens")["winners"], json!(["I2", "I3"]));
}

/// A game by random actions; every state it goes through is shown.
fn random_game(seats: u8, seed: u64, mut see: impl FnMut(&HangingGardens)) -> HangingGardens {
    let mut chance = Chance::silent(seed);
    let mut state = HangingGardens::new(&printed(), &(), seats, &mut chance);
    while let Some(seat) = state.actor() {
        see(&state);
        let mut listed = Vec::new();
        state.legal_actions(seat, &mut listed);
        let action = listed[chance.below(listed.len() as u32) as usize];
        state.apply(seat, &action, &mut chance, &mut Events::unheard());
    }
    state
}

#[test]
fn every_seat_builds_twelve_cards_in_four_rounds() {
    for seats in 2..=5 {
        let mut rounds = BTreeSet::new();
        let state = random_game(seats, seats.into(), |state| {
            rounds.insert(state.round);
        });
        assert_eq!(rounds.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
        for player in &state.players {
            assert!(player.garden.is_full());
            for (level, size) in (1..).zip(SIZES) {
                assert_eq!(player.garden.laid().of_level(level).len(), size);
            }
        }
        assert_eq!(state.turn, u32::from(seats) * 12);
        assert!(matches!(state.status(), Status::Over(_)));
    }
}

/// Whether a card can lie there, by the words of the rulebook alone.
fn may_lie(laid: &BTreeSet<(u8, i8)>, level: u8, offset: i8) -> bool {
    if laid.contains(&(level, offset)) {
        return false;
    }
    if level > 1 {
        return laid.contains(&(level - 1, offset)) && laid.contains(&(level - 1, offset + 1));
    }
    let row = laid.iter().filter(|it| it.0 == 1).count();
    let touches = laid.contains(&(1, offset - 1)) || laid.contains(&(1, offset + 1));
    if row == 0 { offset == 0 } else { row < 5 && touches }
}

#[test]
fn places_are_open_where_the_rulebook_says() {
    for seed in 0..40 {
        random_game(2, seed, |state| {
            for player in &state.players {
                let laid: BTreeSet<(u8, i8)> = player.garden.laid().iter().map(|it| (it.level, it.offset)).collect();
                for level in 1..=3 {
                    for offset in -6..=6 {
                        let open = Place::new(level, offset).is_some_and(|place| player.garden.open().has(place));
                        assert_eq!(open, may_lie(&laid, level, offset), "{level}:{offset} beside {laid:?}");
                    }
                }
            }
        });
    }
}

/// Half units from the left: cards touch when they are a whole card apart on a level, or half a card on the next.
fn touch(a: Place, b: Place) -> bool {
    let x = |place: Place| 2 * i32::from(place.offset) + i32::from(place.level);
    match a.level.abs_diff(b.level) {
        0 => (x(a) - x(b)).abs() == 2,
        1 => (x(a) - x(b)).abs() == 1,
        _ => false,
    }
}

/// The groups of connected places, found by joining one pair after another.
fn joined(places: Places) -> Vec<BTreeSet<Place>> {
    let mut groups: Vec<BTreeSet<Place>> = Vec::new();
    for place in places.iter() {
        let (near, mut far): (Vec<_>, Vec<_>) = groups.into_iter().partition(|group| group.iter().any(|it| touch(*it, place)));
        far.push(near.into_iter().flatten().chain([place]).collect());
        groups = far;
    }
    groups
}

#[test]
fn games_are_scored_as_a_slow_reader_of_the_rules_scores_them() {
    let printed = printed();
    for seed in 0..60 {
        let state = random_game(2 + (seed % 4) as u8, seed, |_| {});
        for seat in Seat::all(state.seats()) {
            let garden = &state.players[seat.index()].garden;
            let points = state.points(seat);
            let blooms = |flower: &Flower| {
                let on = |place: &Place| {
                    let laid = garden.at(*place).expect("a card");
                    let tile = laid.tile.map_or(0, |tile| printed.enhancement(tile).icons()[*flower as usize]);
                    u16::from(printed.card(laid.card).flowers[*flower as usize] + tile)
                };
                joined(garden.with(Item::Flower(*flower)))
                    .iter()
                    .map(|group| group.iter().map(on).sum::<u16>())
                    .max()
                    .unwrap_or(0)
            };
            assert_eq!(points.flowers, Flower::ALL.iter().map(blooms).sum::<u16>(), "flowers in game {seed}");
            let grove = |tree: &Tree| {
                let values = &printed.points.trees[*tree as usize];
                let value = |group: &BTreeSet<Place>| {
                    let trees: Vec<&Place> = group.iter().collect();
                    trees.chunks(values.len()).map(|chunk| u16::from(values[chunk.len() - 1])).sum::<u16>()
                };
                joined(garden.with(Item::Tree(*tree))).iter().map(value).sum::<u16>()
            };
            assert_eq!(points.trees, Tree::ALL.iter().map(grove).sum::<u16>(), "trees in game {seed}");
        }
    }
}

#[test]
fn sets_and_counts_are_those_of_the_cards() {
    for seed in 0..20 {
        let state = random_game(3, seed, |_| {});
        for player in &state.players {
            assert_eq!(player.garden.counted(&state.printed), Ok(player.garden.clone()));
            for (place, laid) in player.garden.iter() {
                let empty = state.printed.card(laid.card).feature == Feature::Empty && laid.tile.is_none();
                assert_eq!(player.garden.empty().has(place), empty, "{place}");
            }
        }
    }
}

#[test]
fn until_level_1_is_complete_the_best_irrigation_still_possible_counts() {
    let printed = printed();
    let mut layout = Layout::default();
    assert!(layout.insert(1, 1) && layout.insert(1, 5) && !layout.insert(1, 5) && !layout.insert(2, 5));
    let mut garden = Garden::default();
    let irrigation = |garden: &Garden| Points::of(&printed, garden, layout, 0).irrigation;
    let lay = |place: &str, card: &str, garden: &mut Garden| {
        garden.lay(&printed, place.parse().expect("a place"), card.parse().expect("a card"));
    };
    lay("1:0", "g14", &mut garden);
    assert_eq!(irrigation(&garden), 1, "it may come to be position 1 or 5");
    for (place, card) in [("1:1", "g13"), ("1:2", "g15"), ("1:3", "g20")] {
        lay(place, card, &mut garden);
    }
    assert_eq!(irrigation(&garden), 1, "only one of two waters can lie at an end of five");
    lay("1:4", "g23", &mut garden);
    assert_eq!(irrigation(&garden), 2, "positions 1 and 5 are irrigated now");
}

/// The shipped tables with one of them changed.
fn edition(table: &str, from: &str, to: &str) -> Result<Printed, Unreadable> {
    let path = format!("hanging_gardens/{table}.csv");
    let text = String::from_utf8(data::file(&path).expect("the table is there").to_vec()).expect("text");
    assert!(text.contains(from), "{table} has {from}");
    let changed = text.replace(from, to).into_bytes();
    Printed::read(&|asked| if asked == path { Some(changed.as_slice()) } else { data::file(asked) })
}

#[test]
fn an_edition_that_cannot_be_played_is_refused() {
    for (table, from, to) in [
        ("gardener_spaces", "5,5,5,5", "5,5,5,4"),
        ("gardener_spaces", "5,5,5,5", "6,5,5,5"),
        ("garden_cards", "G75,empty,,0,1,0,1,crown", "G76,empty,,0,1,0,1,crown"),
        ("garden_cards", "G14,tree,socotra", "G14,tree,oak"),
        ("garden_cards", "G14,tree,socotra", "G14,bush,socotra"),
        ("garden_cards", "G60,empty,,3,0,0", "G60,empty,,4,0,0"),
        ("garden_cards", "G02,visitor,visitor_yellow", "G02,visitor,visitor_red"),
        ("objectives", "flower:red,4,3", "flower:red,1,0"),
        ("objectives", "flower:red,4,3", "flower:red,4,2"),
        ("objectives", "flower:red", "flower:red+blue"),
        ("tool_costs", "1,0,", "1,1,"),
        ("objective_points", "4,20,", "5,20,"),
        ("irrigation_points", "6,16,", "7,16,"),
        ("irrigation_cards", "I5,3,1,", "I5,3,4,"),
        ("irrigation_cards", "I5,3,1,", "I5,1,1,"),
        ("irrigation_cards", "I5,", "I4,"),
        ("objective_spaces", "4-5,1,1,coin", "4-5,1,1,crown"),
        ("objective_spaces", "4-5,4,", "4-4,4,"),
        ("enhancements", ",4,irrigation", ",3,irrigation"),
        ("animals", "lion,3", "tiger,3"),
        ("trees", "palm,2", "oak,2"),
        ("visitors", "visitor_red,1,", "visitor_red,2,"),
    ] {
        assert!(edition(table, from, to).is_err(), "{table}: {to}");
    }
    assert!(edition("gardener_spaces", "5,5,5,5", "5,6,5,5").is_ok(), "more spaces than gardeners are no harm");
}

#[test]
fn a_state_that_names_unknown_pieces_is_refused() {
    let state = random_game(2, 1, |_| {});
    let saved = serde_json::to_value(&state).expect("plain data");
    for (pointer, wrong) in [
        ("/players/0/garden/0/1", json!("g99")),
        ("/stacks/0/top", json!("e99")),
        ("/objectives/0/objective", json!("o99")),
        ("/players/0/irrigation", json!("i9")),
        ("/objectives/0/markers", json!([null])),
        ("/first", json!(4)),
        ("/players", json!([])),
    ] {
        let mut changed = saved.clone();
        *changed.pointer_mut(pointer).expect("it is there") = wrong;
        let loaded = HangingGardens::load(&printed(), 1, changed);
        assert!(loaded.is_err() || loaded.is_ok_and(|it| it.fault().is_some()), "{pointer}");
    }
    assert!(HangingGardens::load(&printed(), 2, saved).is_err(), "a version nobody has stored");
}

#[test]
fn whoever_plans_sees_their_turn() {
    let state = HangingGardens::new(&printed(), &(), 3, &mut Chance::silent(3));
    for seat in Seat::all(3) {
        let own = state.as_if_turn_of(seat).expect("the game has just begun");
        assert_eq!(own.actor(), Some(seat));
        let mut listed = Vec::new();
        own.legal_actions(seat, &mut listed);
        assert!(!listed.is_empty());
    }
    assert!(random_game(3, 3, |_| {}).as_if_turn_of(Seat(0)).is_none(), "nobody plans when all is over");
}

#[test]
fn no_list_is_longer_than_the_rulings_count() {
    let mut most = 0;
    for seed in 0..60 {
        random_game(2 + (seed % 4) as u8, seed, |state| {
            let mut listed = Vec::new();
            state.legal_actions(state.actor().expect("somebody is to act"), &mut listed);
            most = most.max(listed.len());
        });
    }
    assert!(most <= 60, "{most}");
}

#[test]
fn spots_are_read_as_they_are_written() {
    for notation in ["column left", "card middle 4", "place 2:-1", "tile e10", "objective o04"] {
        assert_eq!(notation.parse::<Spot>().map(|it| it.to_string()), Ok(notation.to_owned()));
    }
    assert!("card left".parse::<Spot>().is_err() && "place 4:0".parse::<Spot>().is_err());
}
