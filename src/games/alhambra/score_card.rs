//! Scores a table of the physical game typed in as JSON.
//!
//! `{"game":"alhambra","round":"C","cities":[{"name":"Ann","tiles":{"0,1":"tower-9-es"},"reserve":["garden-10"]}],
//! "dirk":["garden-12-s"]}`: cells and tiles in notation, `reserve` and `dirk` may be missing. The answer holds points by
//! type and for the wall: `{"cities":[{"name":"Ann","types":{"pavilion":0,…,"tower":21},"wall":2,"total":23,
//! "illegal":null}],"dirk":{"types":{…},"total":20}}`. A city that breaks a building rule says so in `illegal`, has no
//! points, and the others are ranked without it. A table that could not be is refused, with the reason. A city may say which
//! bonus cards lie open before it, by their buildings: `"bonus":["garden-10"]`.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::{
    Printed,
    city::{City, faults::Fault, walls::longest_wall},
    modules::bonus::BonusCard,
    pieces::{Cell, Kind, Round, Tile},
    score::share,
};
use crate::{engine::Bag, games::typed::Typed, text::Text};

/// The box, tiles already read left out.
struct Tiles(Bag<Tile>);

type Types = [u8; Kind::COUNT];

/// Seats of a table at most, and those with whom Dirk plays.
const MOST_CITIES: usize = 6;
const CITIES_WITH_DIRK: usize = 2;

/// Scores the table.
pub(super) fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
    let card = Typed::whole(input);
    card.only(&["game", "round", "cities", "dirk"])?;
    let round = card.field("round")?.word()?;
    let round: Round = round.parse().map_err(|_| Text::new("alhambra-score-round").code("round", round))?;
    let (typed, dirk) = (card.field("cities")?.list()?, card.field_if_any("dirk")?);
    if !(1..=MOST_CITIES).contains(&typed.len()) {
        return Err(Text::new("alhambra-score-cities").number("cities", typed.len() as i64));
    }
    if dirk.is_some() && typed.len() > CITIES_WITH_DIRK {
        return Err(Text::new("alhambra-score-dirk").number("cities", typed.len() as i64));
    }
    let mut tiles = Tiles(printed.tiles.bag().clone());
    let names = typed.iter().map(|city| city.field("name")?.name()).collect::<Result<Vec<_>, Text>>()?;
    let cities = typed.iter().zip(&names).map(|(city, name)| built(city, name, &mut tiles)).collect::<Result<Vec<_>, Text>>()?;
    let mut cards = printed.modules.bonus_cards().to_vec();
    let bonus = typed.iter().zip(&cities).map(|(typed, city)| bonus_types(typed, city.as_ref().ok(), &mut cards));
    let bonus = bonus.collect::<Result<Vec<Types>, Text>>()?;
    let dirk = dirk.map(|codes| types_of(&codes, &mut tiles)).transpose()?;
    let of_city = |(city, bonus): (&Result<City, Fault>, &Types)| {
        city.as_ref().map_or([0; Kind::COUNT], |city| Kind::ALL.map(|kind| city.types()[kind as usize] + bonus[kind as usize]))
    };
    let everybody: Vec<Types> = cities.iter().zip(&bonus).map(of_city).chain(dirk).collect();
    let scored = names.iter().zip(&cities).zip(&everybody).map(|((name, city), types)| {
        let points = points(printed, round, types, &everybody);
        let wall = city.as_ref().map_or(0, |city| i64::from(longest_wall(city)));
        json!({
            "name": name,
            "types": by_type(&points),
            "wall": wall,
            "total": points.iter().sum::<i64>() + wall,
            "illegal": city.as_ref().err().map(broken_rule),
        })
    });
    let scored: Vec<Value> = scored.collect();
    let dirk = dirk.map(|types| {
        let points = points(printed, round, &types, &everybody);
        json!({ "types": by_type(&points), "total": points.iter().sum::<i64>() })
    });
    Ok(json!({ "cities": scored, "dirk": dirk }))
}

/// The typed city, or the building rule it breaks.
fn built(typed: &Typed<'_>, name: &str, tiles: &mut Tiles) -> Result<Result<City, Fault>, Text> {
    typed.only(&["name", "tiles", "reserve", "bonus"])?;
    let mut city = BTreeMap::new();
    for (place, code) in typed.field_if_any("tiles")?.map_or_else(|| Ok(Vec::new()), |typed| typed.entries())? {
        let cell: Cell = place.parse().map_err(|_| code.wrong("alhambra-score-cell").code("cell", place))?;
        if cell == Cell::FOUNTAIN {
            return Err(Text::new("alhambra-score-fountain").code("city", name));
        }
        if city.insert(cell, tiles.take(&code)?).is_some() {
            return Err(Text::new("alhambra-score-cell-twice").code("cell", cell).code("city", name));
        }
    }
    typed.field_if_any("reserve")?.map(|reserve| types_of(&reserve, tiles)).transpose()?;
    Ok(City::with_tiles(&city))
}

/// What the open bonus cards of a city add. Each stands in the city; in one that breaks a rule that is not asked.
fn bonus_types(typed: &Typed<'_>, city: Option<&City>, cards: &mut Vec<BonusCard>) -> Result<Types, Text> {
    let mut types = [0; Kind::COUNT];
    let Some(codes) = typed.field_if_any("bonus")? else { return Ok(types) };
    for typed in &codes.list()? {
        let code = typed.word()?;
        let tile: Tile = code.parse().map_err(|_| typed.wrong("alhambra-score-tile").code("tile", code))?;
        let at = cards.iter().position(|card| card.tile() == tile);
        cards.swap_remove(at.ok_or_else(|| typed.wrong("alhambra-score-no-bonus").code("tile", code))?);
        if city.is_some_and(|city| city.tiles().all(|(_, it)| it != tile)) {
            return Err(typed.wrong("alhambra-score-bonus-not-built").code("tile", code));
        }
        types[tile.kind as usize] += 1;
    }
    Ok(types)
}

fn types_of(codes: &Typed<'_>, tiles: &mut Tiles) -> Result<Types, Text> {
    let mut types = [0; Kind::COUNT];
    for code in &codes.list()? {
        types[tiles.take(code)?.kind as usize] += 1;
    }
    Ok(types)
}

fn points(printed: &Printed, round: Round, own: &Types, everybody: &[Types]) -> [i64; Kind::COUNT] {
    Kind::ALL.map(|kind| {
        let counts: Vec<u8> = everybody.iter().map(|types| types[kind as usize]).collect();
        share(printed.tiles.prizes(round, kind), own[kind as usize], &counts).points.into()
    })
}

fn by_type(points: &[i64; Kind::COUNT]) -> Map<String, Value> {
    Kind::ALL.into_iter().zip(points).map(|(kind, points)| (kind.to_string(), (*points).into())).collect()
}

/// The building rule a city breaks and the cells where, as a text to be said.
fn broken_rule(fault: &Fault) -> Value {
    let cell = |cell: &Cell| Text::new("alhambra-score-place").code("cell", cell);
    let all = |cells: &[Cell]| cells.iter().map(cell).collect::<Vec<_>>();
    let text = match fault {
        Fault::Clash { walled, open } => Text::new("alhambra-score-clash").text("walled", cell(walled)).text("open", cell(open)),
        Fault::Unreachable { cells } => {
            Text::new("alhambra-score-out-of-reach").list("cells", all(cells)).number("count", cells.len() as i64)
        }
        Fault::Hole { cells } => Text::new("alhambra-score-hole").list("cells", all(cells)).number("count", cells.len() as i64),
    };
    serde_json::to_value(text).expect("a text is plain data")
}

impl Tiles {
    /// Takes the tile with this code out of the box.
    fn take(&mut self, typed: &Typed<'_>) -> Result<Tile, Text> {
        let code = typed.word()?;
        let tile: Tile = code.parse().map_err(|_| typed.wrong("alhambra-score-tile").code("tile", code))?;
        if self.0.count(tile) == 0 {
            return Err(typed.wrong("alhambra-score-no-tile-left").code("tile", tile));
        }
        self.0.take(tile);
        Ok(tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        data,
        engine::State,
        games::alhambra::Alhambra,
        text::{Speaker, check},
    };

    fn scored(input: Value) -> Result<Value, String> {
        let printed = Alhambra::print(&data::file).expect("the printed tables are readable");
        score_card(&printed, &input).map_err(|text| said(&text))
    }

    fn said(text: &Text) -> String {
        assert_eq!(check(text), Ok(()));
        Speaker::plain("en", &[]).say(text)
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
        ];
        assert_eq!(
            sentences,
            [
                "cities › 1 › tiles › 0,1: “house-9” is no building. Buildings are written like tower-9-es: kind, price, walls.",
                "cities › 1 › tiles › 0,1: the box holds no tower-9, or no more of them: each building is in one \
                 city, one reserve or with Dirk.",
                "cities › 1 › tiles › 0,2: the box holds no tower-11, or no more of them: each building is in one \
                 city, one reserve or with Dirk.",
                "The fountain of Ann stands at 0,0; no building can.",
                "cities › 1 › tiles › north: “north” is no place. Places are written like 2,-1: steps to the east and \
                 to the north of the fountain.",
                "Two buildings stand at 0,1 in the city of Ann.",
                "cities › 1 › tiles › 0,1 must be a text in quotes.",
                "cities › 1 › tiles must be an object: keys and values in braces.",
                "cities › 1 › name is blank. Everybody needs a name.",
                "“tile” is unknown in cities › 1; there can be name, tiles, reserve, bonus.",
                "“name” is missing in cities › 1.",
                "Type in the cities of 1 to 6 players, not of 0.",
                "Dirk plays only with two: no more than two cities stand beside his tiles, not 3.",
                "“D” is no scoring round. They are A, B and C.",
            ]
        );
    }
}
