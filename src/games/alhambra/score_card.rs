//! Scores a table of the physical game typed in as JSON.
//!
//! `{"game":"alhambra","round":"C","cities":[{"name":"Ann","tiles":{"0,1":"tower-9-es"},"reserve":["garden-10"]}],
//! "dirk":["garden-12-s"]}`: cells and tiles in notation, `reserve` and `dirk` may be missing. The answer holds points by
//! type and for the wall: `{"cities":[{"name":"Ann","types":{"pavilion":0,…,"tower":21},"wall":2,"total":23,
//! "illegal":null}],"dirk":{"types":{…},"total":20}}`. A city that breaks a building rule says so in `illegal`, has no
//! points, and the others are ranked without it. A table that could not be is refused, with the reason. A city may say which
//! bonus cards lie open before it, by their buildings: `"bonus":["garden-10"]`. Workers' huts are written among the tiles,
//! `"1,1":"hut-tower-w"`.
//!
//! Granada is written alike, with `"game":"granada"`, tiles by the side that lies up, and `"scoring":"simplified"` where it
//! was; its answer tells of a `moat`. Alhambra and Granada together, `"game":"combined"`, are written with the tiles of both in
//! one city, all from the fountain; the answer tells of `wall`, `moat` and `wall_along_moat`.

use std::collections::BTreeMap;

use pergola_engine::{Bag, typed::Typed};
use pergola_text::Text;
use serde_json::{Map, Value, json};

use super::{
    Printed, Scoring,
    city::{
        City, POINTS_OF_A_SHARED_EDGE,
        faults::{Fault, SharedFault},
        highest_value,
    },
    modules::{
        bonus::{BonusCard, BonusCards},
        huts::{self, MOST_HUTS},
    },
    pieces::{Border, Cell, Kind, Round, Tile},
    score::{Holding, share},
};

/// The box, tiles already read left out; double-sided ones by the side they are known by.
struct Tiles<'a> {
    left: Bag<Tile>,
    printed: &'a Printed,
}

/// What somebody has of each type, in the order of [`Kind::ALL`].
type Types = [Holding; Kind::COUNT];

/// How the types are scored.
struct Scored<'a> {
    printed: &'a Printed,
    scoring: Scoring,
    round: Round,
}

/// Seats of a table at most, and those with whom Dirk plays.
const MOST_CITIES: usize = 6;
const CITIES_WITH_DIRK: usize = 2;

/// Scores the table.
pub(super) fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
    let card = Typed::whole(input);
    let fields = ["game", "round", "cities", "dirk", "scoring"];
    let has_scorings = printed.has_two_sides();
    card.only(if has_scorings { &fields } else { &fields[..4] })?;
    let typed = card.field("round")?;
    let round = typed.word()?;
    let round: Round = round.parse().map_err(|_| typed.wrong("alhambra-score-round").code("round", round))?;
    let scoring = card.field_if_any("scoring")?.map(|typed| scoring(&typed)).transpose()?.unwrap_or_default();
    let scored = Scored { printed, scoring, round };
    let (typed, dirk) = typed_cities(&card)?;
    let mut tiles = Tiles { left: printed.sets.iter().flat_map(|set| set.bag().iter()).collect(), printed };
    let has_huts = !printed.has_two_sides();
    tiles.left.extend(printed.modules.huts().iter().copied().filter(|_| has_huts));
    let names = Typed::names(&typed)?;
    let cities = typed.iter().zip(&names).map(|(city, name)| built(city, name, &mut tiles)).collect::<Result<Vec<_>, Text>>()?;
    let mut cards = printed.modules.bonus_cards().to_vec();
    let bonus = typed.iter().zip(&cities).map(|(typed, city)| bonus_tiles(typed, city.as_ref().ok(), &mut cards));
    let bonus = bonus.collect::<Result<Vec<Vec<Tile>>, Text>>()?;
    check_dealt(&typed, &names, &bonus)?;
    let dirk = dirk.map(|codes| dirks(&codes, &mut tiles)).transpose()?.map(|tiles| held(&tiles));
    let of_city = |(city, bonus): (&Result<City, Fault>, &Vec<Tile>)| {
        let standing = city.iter().flat_map(City::tiles).map(|(_, tile)| tile);
        let bonus = bonus.iter().copied().filter(|_| city.is_ok());
        let mut types = held(&standing.chain(bonus).collect::<Vec<_>>());
        for (kind, city) in Kind::ALL.into_iter().flat_map(|kind| city.iter().map(move |city| (kind, city))) {
            types[kind as usize].count += huts::buildings(city, kind);
        }
        types
    };
    let everybody: Vec<Types> = cities.iter().zip(&bonus).map(of_city).chain(dirk).collect();
    let border = printed.border();
    let cities = names.iter().zip(&cities).zip(&everybody).map(|((name, city), types)| {
        let points = scored.points(types, &everybody);
        let borders = lengths(border, printed.is_of_both(), city.as_ref().ok());
        let mut answer =
            Map::from_iter([("name".to_owned(), json!(name)), ("types".to_owned(), by_type(printed, &points).into())]);
        answer.insert("total".to_owned(), json!(points.iter().chain(borders.iter().map(|(_, points)| points)).sum::<i64>()));
        answer.insert("illegal".to_owned(), json!(city.as_ref().err().map(|fault| broken_rule(border, fault))));
        answer.extend(borders.into_iter().map(|(name, points)| (name.to_owned(), json!(points))));
        Value::Object(answer)
    });
    let cities: Vec<Value> = cities.collect();
    let dirk = dirk.map(|types| {
        let points = scored.points(&types, &everybody);
        json!({ "types": by_type(printed, &points), "total": points.iter().sum::<i64>() })
    });
    Ok(json!({ "cities": cities, "dirk": dirk }))
}

/// The cities, and what is typed of Dirk, if he plays.
fn typed_cities<'a>(card: &Typed<'a>) -> Result<(Vec<Typed<'a>>, Option<Typed<'a>>), Text> {
    let (cities, dirk) = (card.field("cities")?, card.field_if_any("dirk")?);
    let typed = cities.list()?;
    if !(1..=MOST_CITIES).contains(&typed.len()) {
        return Err(cities.wrong("alhambra-score-cities").number("cities", typed.len() as i64));
    }
    match &dirk {
        Some(dirk) if typed.len() > CITIES_WITH_DIRK => {
            Err(dirk.wrong("alhambra-score-dirk").number("cities", typed.len() as i64))
        }
        Some(_) | None => Ok((typed, dirk)),
    }
}

/// The typed city, or the building rule it breaks.
fn built(typed: &Typed<'_>, name: &str, tiles: &mut Tiles<'_>) -> Result<Result<City, Fault>, Text> {
    let border = tiles.printed.border();
    let has_bonus = !tiles.printed.has_two_sides();
    typed.only(if has_bonus { &["name", "tiles", "reserve", "bonus"] } else { &["name", "tiles", "reserve"] })?;
    let mut city = BTreeMap::new();
    for (place, code) in typed.field_if_any("tiles")?.map_or_else(|| Ok(Vec::new()), |typed| typed.entries())? {
        let cell: Cell = place
            .parse()
            .map_err(|_| code.wrong("alhambra-score-cell").code("cell", place).number("reach", i64::from(Cell::REACH)))?;
        if cell == Cell::FOUNTAIN {
            return Err(code.wrong("alhambra-score-fountain").code("border", border.key()).code("city", name));
        }
        if city.insert(cell, tiles.take(&code)?).is_some() {
            return Err(code.wrong("alhambra-score-cell-twice").code("cell", cell).code("city", name));
        }
    }
    let reserve = typed.field_if_any("reserve")?.map(|reserve| tiles_of(&reserve, tiles)).transpose()?.unwrap_or_default();
    let huts = city.values().chain(&reserve).filter(|tile| !tile.is_building()).count();
    if huts > MOST_HUTS {
        return Err(typed.wrong("alhambra-score-huts").code("city", name).number("huts", huts as i64));
    }
    if !tiles.printed.is_of_both() {
        return Ok(City::with_tiles(&city));
    }
    // Where Granada began decides which of its tiles never move, not whether its city is legal.
    let start = city.iter().find(|(_, tile)| tile.kind.border() == Border::Moat).map(|(cell, _)| *cell);
    Ok(City::of_both_with(&city, start))
}

/// What the borders of a city score, each by its name; those of a city that breaks a rule nothing.
fn lengths(border: Border, is_of_both: bool, city: Option<&City>) -> Vec<(&'static str, i64)> {
    let of = |points: &dyn Fn(&City) -> u32| city.map_or(0, |city| i64::from(points(city)));
    let wall = (border.key(), of(&City::longest_wall));
    if !is_of_both {
        return vec![wall];
    }
    let moat = of(&|city| city.longest_of(Border::Moat).len() as u32);
    let both = of(&|city| POINTS_OF_A_SHARED_EDGE * city.longest_stretch().len() as u32);
    vec![wall, (Border::Moat.key(), moat), ("wall_along_moat", both)]
}

/// What the open bonus cards of a city add, each as its building once more. Each stands in the city; in one that breaks a rule
/// that is not asked.
fn bonus_tiles(typed: &Typed<'_>, city: Option<&City>, cards: &mut Vec<BonusCard>) -> Result<Vec<Tile>, Text> {
    let mut tiles = Vec::new();
    let Some(codes) = typed.field_if_any("bonus")? else { return Ok(tiles) };
    for typed in &codes.list()? {
        let code = typed.word()?;
        let tile: Tile = code.parse().map_err(|_| typed.wrong("alhambra-score-tile").code("tile", code))?;
        let at = cards.iter().position(|card| card.tile() == tile);
        cards.swap_remove(at.ok_or_else(|| typed.wrong("alhambra-score-no-bonus").code("tile", code))?);
        if city.is_some_and(|city| city.tiles().all(|(_, it)| it != tile)) {
            return Err(typed.wrong("alhambra-score-bonus-not-built").code("tile", code));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

/// Nobody has more bonus cards open than so many players are dealt.
fn check_dealt(cities: &[Typed<'_>], names: &[&str], bonus: &[Vec<Tile>]) -> Result<(), Text> {
    let dealt = BonusCards::each(names.len() as u8);
    let Some(at) = bonus.iter().position(|cards| cards.len() > dealt) else { return Ok(()) };
    let (city, name, cards) = (&cities[at], names[at], &bonus[at]);
    let text = city.wrong("alhambra-score-bonus-dealt").code("city", name).number("cards", cards.len() as i64);
    Err(text.number("seats", names.len() as i64).number("dealt", dealt as i64))
}

fn scoring(typed: &Typed<'_>) -> Result<Scoring, Text> {
    let scoring = typed.word()?;
    scoring.parse().map_err(|_| typed.wrong("granada-score-scoring").code("scoring", scoring))
}

/// Dirk's tiles: all but huts (expansion 1, The workers' huts).
fn dirks(codes: &Typed<'_>, tiles: &mut Tiles<'_>) -> Result<Vec<Tile>, Text> {
    let taken = tiles_of(codes, tiles)?;
    match taken.iter().find(|tile| !tile.is_building()) {
        Some(hut) => Err(codes.wrong("alhambra-score-dirk-hut").code("tile", hut)),
        None => Ok(taken),
    }
}

fn tiles_of(codes: &Typed<'_>, tiles: &mut Tiles<'_>) -> Result<Vec<Tile>, Text> {
    codes.list()?.iter().map(|code| tiles.take(code)).collect()
}

fn held(tiles: &[Tile]) -> Types {
    Kind::ALL.map(|kind| Holding {
        count: tiles.iter().filter(|tile| tile.kind == kind && tile.is_building()).count() as u8,
        highest: if kind.border() == Border::Moat { highest_value(tiles.iter().copied(), kind) } else { 0 },
    })
}

impl Scored<'_> {
    /// The points for each type that is played with.
    fn points(&self, own: &Types, everybody: &[Types]) -> Vec<i64> {
        let points = |kind: Kind| {
            let all: Vec<Holding> = everybody.iter().map(|types| types[kind as usize]).collect();
            let buildings = all.iter().map(|it| u32::from(it.count)).sum();
            share(self.printed.pays(self.scoring, self.round, kind, buildings), own[kind as usize], &all).points.into()
        };
        self.printed.kinds().map(points).collect()
    }
}

fn by_type(printed: &Printed, points: &[i64]) -> Map<String, Value> {
    printed.kinds().zip(points).map(|(kind, points)| (kind.to_string(), (*points).into())).collect()
}

/// The building rule a city breaks and the cells where, as a text to be said.
fn broken_rule(border: Border, fault: &Fault) -> Value {
    let cell = |cell: &Cell| Text::new("alhambra-score-place").code("cell", cell);
    let all = |cells: &[Cell]| cells.iter().map(cell).collect::<Vec<_>>();
    let text = match fault {
        Fault::Clash { walled, open } => Text::new("alhambra-score-clash").text("walled", cell(walled)).text("open", cell(open)),
        Fault::Unreachable { cells } => {
            Text::new("alhambra-score-out-of-reach").list("cells", all(cells)).number("count", cells.len() as i64)
        }
        Fault::Hole { cells } => Text::new("alhambra-score-hole").list("cells", all(cells)).number("count", cells.len() as i64),
        Fault::Shared(fault) => shared_rule(fault),
    };
    serde_json::to_value(text.code("border", border.key())).expect("a text is plain data")
}

/// A building rule that only a city of both can break.
fn shared_rule(fault: &SharedFault) -> Text {
    let cell = |cell: &Cell| Text::new("alhambra-score-place").code("cell", cell);
    match fault {
        SharedFault::NotWallToMoat { alhambra, granada } => {
            Text::new("combined-score-no-wall-to-moat").text("alhambra", cell(alhambra)).text("granada", cell(granada))
        }
        SharedFault::Unreachable { cells } => {
            Text::new("combined-score-out-of-reach").list("cells", cells.iter().map(cell)).number("count", cells.len() as i64)
        }
        SharedFault::Parted => Text::new("combined-score-parted"),
    }
}

impl Tiles<'_> {
    /// Takes the tile with this code out of the box.
    fn take(&mut self, typed: &Typed<'_>) -> Result<Tile, Text> {
        let code = typed.word()?;
        let tile: Tile = code
            .parse()
            .map_err(|_| typed.wrong("alhambra-score-tile").code("border", self.printed.border().key()).code("tile", code))?;
        let known = self.printed.known_side(tile);
        if self.left.count(known) == 0 {
            return Err(typed.wrong("alhambra-score-no-tile-left").code("tile", tile));
        }
        self.left.take(known);
        Ok(tile)
    }
}

#[cfg(test)]
mod tests {
    use pergola_data as data;
    use pergola_engine::State;

    use super::*;
    use crate::words::said;
    use crate::{Alhambra, COMBINED, GRANADA, META};

    fn scored(input: Value) -> Result<Value, String> {
        let printed = Alhambra::print(&META, &data::file).expect("the printed tables are readable");
        score_card(&printed, &input).map_err(|text| said(&text))
    }

    fn scored_of_granada(input: Value) -> Result<Value, String> {
        let printed = Alhambra::print(&GRANADA, &data::file).expect("the printed tables are readable");
        score_card(&printed, &input).map_err(|text| said(&text))
    }

    #[test]
    fn granada_is_scored_by_all_buildings_and_the_highest_value() {
        let ann = city("Ann", json!({ "1,0": "school-10-w" }));
        let legal = city("Ann", json!({ "0,1": "school-12", "0,2": "school-8-e" }));
        let bob = city("Bob", json!({ "0,1": "school-13", "0,-1": "school-10-w" }));
        let card = |cities: Value, scoring: &str| {
            let input =
                json!({ "game": "granada", "round": "B", "scoring": scoring, "cities": cities, "dirk": ["school-2-new"] });
            scored_of_granada(input)
        };
        let regular = card(json!([legal, bob]), "regular").expect("a score card");
        let of = |at: usize| (regular["cities"][at]["types"]["school"].clone(), regular["cities"][at]["moat"].clone());
        assert_eq!((of(0), of(1)), ((json!(5), json!(1)), (json!(10), json!(1))), "two each, of five in all: 13 beats 12");
        assert_eq!(regular["dirk"]["total"], json!(0));
        let simplified = card(json!([legal, bob]), "simplified").expect("a score card");
        assert_eq!(simplified["cities"][1]["total"], json!(11));
        let broken = card(json!([ann]), "regular").expect("a score card");
        assert_ne!(broken["cities"][0]["illegal"], json!(null));
        assert_eq!(
            card(json!([legal]), "royal"),
            Err("scoring: “royal” is no scoring. They are regular and simplified.".to_owned())
        );
    }

    #[test]
    fn alhambra_and_granada_are_scored_together() {
        let printed = Alhambra::print(&COMBINED, &data::file).expect("the printed tables are readable");
        let card = |cities: Value| {
            let input = json!({ "game": "combined", "round": "A", "cities": cities, "dirk": ["school-12", "garden-12-s"] });
            score_card(&printed, &input).map_err(|text| said(&text))
        };
        let tiles = json!({ "1,0": "tower-9-es", "2,0": "hospital-7-nw", "2,-1": "park-12", "1,-1": "library-4-nw" });
        let scored = card(json!([city("Ann", tiles)])).expect("a score card");
        let ann = &scored["cities"][0];
        assert_eq!(["wall", "moat", "wall_along_moat", "total"].map(|name| ann[name].clone()), [2, 4, 4, 19].map(|it| json!(it)));
        assert_eq!(["tower", "park", "school"].map(|kind| ann["types"][kind].clone()), [6, 1, 0].map(|it| json!(it)));
        assert_eq!(scored["dirk"]["total"], json!(6));
        let broken = [
            (json!({ "1,0": "park-12" }), "between 0,0 and 1,0"),
            (
                json!({ "1,0": "tower-9-es", "2,0": "hospital-7-nw", "4,0": "park-12" }),
                "4,0 cannot be reached on foot from the rest",
            ),
            (json!({ "1,0": "tower-12", "2,2": "park-12" }), "No wall of the Alhambra meets"),
        ];
        for (tiles, words) in broken {
            let answer = card(json!([city("Ann", tiles)])).expect("a score card");
            let illegal: Text = serde_json::from_value(answer["cities"][0]["illegal"].clone()).expect("a broken rule");
            assert!(said(&illegal).contains(words), "{}", said(&illegal));
        }
        let refused = card(json!([{ "name": "Ann", "tiles": {}, "bonus": ["garden-10"] }]));
        assert!(refused.is_err(), "bonus cards are not played with");
    }

    #[test]
    fn both_sides_of_a_tile_of_granada_are_one_tile() {
        let cities = json!([city("Ann", json!({ "0,1": "school-12", "0,2": "park-13" }))]);
        let refused = scored_of_granada(json!({ "game": "granada", "round": "A", "cities": cities }));
        assert!(refused.expect_err("the box holds it once").contains("the box holds no park-13"));
    }

    fn city(name: &str, tiles: Value) -> Value {
        json!({ "name": name, "tiles": tiles })
    }

    #[test]
    fn every_city_gets_its_points_by_type_and_for_its_wall() {
        let ann = json!({ "name": "Ann", "tiles": { "1,0": "tower-9-es", "0,1": "tower-12" }, "reserve": ["garden-11"] });
        let bob = city("Bob", json!({ "0,1": "tower-7-new", "0,-1": "pavilion-8" }));
        let card =
            scored(json!({ "game": "alhambra", "round": "C", "cities": [ann, bob], "dirk": ["pavilion-7-e", "garden-10"] }));
        let types = |pavilion: i64, garden: i64, tower: i64| {
            json!({
                "pavilion": pavilion, "seraglio": 0, "arcades": 0,
                "chambers": 0, "garden": garden, "tower": tower,
            })
        };
        let expected = json!({
            "cities": [
                { "name": "Ann", "types": types(0, 0, 21), "wall": 2, "total": 23, "illegal": null },
                { "name": "Bob", "types": types(12, 0, 13), "wall": 3, "total": 28, "illegal": null },
            ],
            "dirk": { "types": types(12, 20, 0), "total": 32 },
        });
        assert_eq!(card, Ok(expected));
    }

    #[test]
    fn rounds_a_and_b_pay_fewer_ranks() {
        let tower = |round: &str| {
            let ann = city("Ann", json!({ "0,1": "tower-11", "0,2": "tower-12" }));
            let cities = [ann, city("Bob", json!({ "0,-1": "tower-11-s" }))];
            let card = scored(json!({ "game": "alhambra", "round": round, "cities": cities })).expect("a score card");
            [0, 1].map(|at| card["cities"][at]["types"]["tower"].clone())
        };
        assert_eq!((tower("A"), tower("B"), tower("C")), ([json!(6), json!(0)], [json!(13), json!(6)], [json!(21), json!(13)]));
    }

    #[test]
    fn an_open_bonus_card_is_one_more_building() {
        let with = |bonus: Value| {
            let ann = json!({ "name": "Ann", "tiles": { "0,1": "garden-10" }, "bonus": bonus });
            let bob = city("Bob", json!({ "0,1": "garden-8-nw" }));
            scored(json!({ "game": "alhambra", "round": "B", "cities": [ann, bob] }))
        };
        let garden = |bonus: Value| {
            let card = with(bonus).expect("a score card");
            [0, 1].map(|at| card["cities"][at]["types"]["garden"].clone())
        };
        assert_eq!(garden(json!([])), [json!(8), json!(8)]);
        assert_eq!(garden(json!(["garden-10"])), [json!(12), json!(5)]);
        let refused = |bonus: Value| with(bonus).expect_err("there is no such table");
        assert_eq!(
            refused(json!(["garden-11"])),
            "cities › 1 › bonus › 1: a bonus card counts only while its building stands in the city, and garden-11 does not."
        );
        let ann =
            json!({ "name": "Ann", "tiles": { "0,1": "garden-10", "1,0": "garden-11" }, "bonus": ["garden-10", "garden-11"] });
        let six: Vec<Value> = (1..6).map(|at| city(&format!("Bob {at}"), json!({}))).chain([ann]).collect();
        assert_eq!(
            scored(json!({ "game": "alhambra", "round": "B", "cities": six })),
            Err("cities › 6: Ann has 2 open bonus cards; 6 players are dealt 1 each.".to_owned())
        );
        assert_eq!(
            refused(json!(["garden-10", "garden-10"])),
            "cities › 1 › bonus › 2: the box holds no bonus card of garden-10, or no more of them."
        );
        assert_eq!(
            refused(json!(["tower-9-es"])),
            "cities › 1 › bonus › 1: the box holds no bonus card of tower-9-es, or no more of them."
        );
    }

    #[test]
    fn a_hut_is_as_many_buildings_as_it_adjoins() {
        let card = |tiles: Value, reserve: Value, dirk: Value| {
            let ann = json!({ "name": "Ann", "tiles": tiles, "reserve": reserve });
            let bob = city("Bob", json!({ "0,1": "garden-8-nw" }));
            scored(json!({ "game": "alhambra", "round": "B", "cities": [ann, bob], "dirk": dirk }))
        };
        let garden = |tiles: Value| {
            let card = card(tiles, json!([]), json!([])).expect("a score card");
            [0, 1].map(|at| card["cities"][at]["types"]["garden"].clone())
        };
        assert_eq!(garden(json!({ "0,1": "garden-10", "1,1": "hut-garden-n" })), [json!(12), json!(5)]);
        assert_eq!(garden(json!({ "0,1": "garden-10", "0,2": "garden-11", "1,1": "tower-12" })), [json!(12), json!(5)]);
        assert_eq!(garden(json!({ "0,1": "garden-10", "1,0": "hut-garden-e" })), [json!(8), json!(8)], "it adjoins none");
        assert_eq!(garden(json!({ "0,1": "hut-garden-n" })), [json!(0), json!(12)], "it is no building");
        let refused = |tiles: Value, reserve: Value, dirk: Value| card(tiles, reserve, dirk).expect_err("it cannot be");
        assert_eq!(
            refused(json!({ "0,1": "hut-garden-e" }), json!(["hut-tower-s", "hut-tower-w", "hut-garden-n"]), json!([])),
            "cities › 1: Ann has 4 workers' huts; nobody has more than 3, the reserve included."
        );
        assert_eq!(
            refused(json!({}), json!([]), json!(["hut-tower-s"])),
            "dirk: Dirk gets no workers' huts, such as hut-tower-s."
        );
        assert_eq!(
            refused(json!({ "0,1": "hut-tower-e" }), json!([]), json!([])),
            "cities › 1 › tiles › 0,1: the box holds no hut-tower-e, or no more of them: each building is in one city, one \
             reserve or with Dirk."
        );
    }

    #[test]
    fn a_city_that_breaks_a_rule_has_no_points() {
        let illegal = |tiles: Value| {
            let cities = [city("Ann", tiles), city("Bob", json!({ "0,1": "tower-11" }))];
            let card = scored(json!({ "game": "alhambra", "round": "B", "cities": cities })).expect("a score card");
            assert_eq!((&card["cities"][0]["total"], &card["cities"][1]["total"]), (&json!(0), &json!(13)));
            said(&serde_json::from_value(card["cities"][0]["illegal"].clone()).expect("a text"))
        };
        let clash = illegal(json!({ "1,0": "tower-10-w" }));
        assert_eq!(clash, "A wall must meet a wall, but 1,0 has one towards 0,0, which has none.");
        let apart = illegal(json!({ "1,1": "tower-12", "2,1": "garden-10" }));
        assert_eq!(apart, "1,1 and 2,1 cannot be reached on foot from the fountain.");
        let around = ["tower-12", "garden-10", "garden-11", "chambers-10", "chambers-11", "arcades-9", "arcades-10"];
        let cells = ["1,1", "0,1", "2,1", "2,0", "2,-1", "0,-1", "1,-1"];
        let ring: Map<String, Value> = cells.into_iter().map(str::to_owned).zip(around.map(Value::from)).collect();
        assert_eq!(illegal(ring.into()), "The city encloses an empty space at 1,0.");
    }

    #[test]
    fn a_table_that_cannot_be_is_refused() {
        let refused = |cities: Value| {
            scored(json!({ "game": "alhambra", "round": "A", "cities": cities })).expect_err("there is no such table")
        };
        let tiles = |tiles: Value| refused(json!([city("Ann", tiles)]));
        let three = ["Ann", "Ben", "Cleo"].map(|name| city(name, json!({})));
        let sentences = [
            tiles(json!({ "0,1": "house-9" })),
            tiles(json!({ "0,1": "tower-9" })),
            tiles(json!({ "0,1": "tower-11", "0,2": "tower-11" })),
            tiles(json!({ "0,0": "tower-11" })),
            tiles(json!({ "north": "tower-11" })),
            tiles(json!({ "0,1": "tower-11", "0, 1": "tower-12" })),
            tiles(json!({ "0,1": 11 })),
            tiles(json!(["tower-11"])),
            refused(json!([city(" ", json!({}))])),
            refused(json!([{ "name": "Ann", "tile": {} }])),
            refused(json!([{ "tiles": {} }])),
            refused(json!([])),
            scored(json!({ "game": "alhambra", "round": "A", "cities": three, "dirk": [] })).expect_err("Dirk plays with two"),
            scored(json!({ "game": "alhambra", "round": "D", "cities": [] })).expect_err("there is no such round"),
            refused(json!([city("Ann", json!({})), city(" ann ", json!({}))])),
        ];
        assert_eq!(
            sentences,
            [
                "cities › 1 › tiles › 0,1: “house-9” is no building. Buildings are written like tower-9-es: kind, price, walls.",
                "cities › 1 › tiles › 0,1: the box holds no tower-9, or no more of them: each building is in one \
                 city, one reserve or with Dirk.",
                "cities › 1 › tiles › 0,2: the box holds no tower-11, or no more of them: each building is in one \
                 city, one reserve or with Dirk.",
                "cities › 1 › tiles › 0,0: the fountain of Ann stands at 0,0; no building can.",
                "cities › 1 › tiles › north: “north” is no place. Places are written like 2,-1: steps to the east and \
                 to the north of the fountain, up to 108 each way.",
                "cities › 1 › tiles › 0, 1: two buildings stand at 0,1 in the city of Ann.",
                "cities › 1 › tiles › 0,1 must be a text in quotes.",
                "cities › 1 › tiles must be an object: keys and values in braces.",
                "cities › 1 › name is blank. Everybody needs a name.",
                "“tile” is unknown in cities › 1; there can be name, tiles, reserve, bonus.",
                "“name” is missing in cities › 1.",
                "cities must hold those of 1 to 6 players, not of 0.",
                "dirk: he plays only with two, so that no more than two cities stand beside his tiles, not 3.",
                "round: “D” is no scoring round. They are A, B and C.",
                "cities › 2 › name: number 1 is called “ann” already. Everybody needs a name of their own.",
            ]
        );
    }
}
