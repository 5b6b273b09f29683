//! Scores the gardens of a physical game typed in as JSON.
//!
//! Places are written as level and position, `"2,1"`, counted from the left-most card of level 1. `gold` and `tools` break
//! ties and may be left out, as may `enhancements` and `objectives`:
//! `{"game":"hanging-gardens","gardens":[{"name":"Greg","irrigation":"I4","cards":{"1,1":"G19",…},
//! "enhancements":{"1,3":"E10"},"objectives":2,"gold":1,"tools":0}]}`. The answer has the points part by part and the
//! winners: `{"gardens":[{"name":"Greg","irrigation":7,…,"total":48}],"winners":["Greg"]}`.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    garden::Garden,
    pieces::{Card, Irrigation, Tile},
    place::{Place, SIZES},
    printed::Printed,
    score::Points,
};
use crate::text::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreCard {
    #[serde(rename = "game")]
    _game: String,
    gardens: Vec<BuiltGarden>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuiltGarden {
    name: String,
    irrigation: String,
    cards: BTreeMap<String, String>,
    #[serde(default)]
    enhancements: BTreeMap<String, String>,
    #[serde(default)]
    objectives: usize,
    #[serde(default)]
    gold: u32,
    #[serde(default)]
    tools: u32,
}

/// What has been named already: a box holds each piece once.
#[derive(Default)]
struct Named(BTreeSet<String>);

impl Named {
    fn add(&mut self, code: &str, at: &str) -> Result<(), Text> {
        let fresh = self.0.insert(code.to_ascii_lowercase());
        if fresh { Ok(()) } else { Err(Text::new("hanging-gardens-card-twice").code("code", code).code("at", at)) }
    }
}

/// Scores the gardens.
pub(super) fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
    let card = ScoreCard::deserialize(input).map_err(|why| Text::new("hanging-gardens-card-unreadable").code("why", why))?;
    let mut named = Named::default();
    let mut standings = Vec::new();
    let mut gardens = Vec::new();
    for built in &card.gardens {
        let points = points(printed, built, &mut named)?;
        let mut told = Map::new();
        told.insert("name".to_owned(), built.name.clone().into());
        told.extend(Points::PARTS.iter().zip(points.parts()).map(|(part, points)| ((*part).to_owned(), points.into())));
        told.insert("total".to_owned(), points.total().into());
        gardens.push(Value::Object(told));
        standings.push((points.total(), built.gold + built.tools));
    }
    let best = standings.iter().max();
    let winners = card.gardens.iter().zip(&standings).filter(|(_, standing)| Some(*standing) == best);
    let winners: Vec<&String> = winners.map(|(built, _)| &built.name).collect();
    Ok(json!({ "gardens": gardens, "winners": winners }))
}

fn points(printed: &Printed, built: &BuiltGarden, named: &mut Named) -> Result<Points, Text> {
    let unknown = |code: &str, at: &str| Text::new("hanging-gardens-card-unknown").code("code", code).code("at", at);
    let irrigation: Option<Irrigation> =
        built.irrigation.parse().ok().filter(|it| printed.irrigation_cards().any(|card| card == *it));
    let irrigation = irrigation.ok_or_else(|| unknown(&built.irrigation, &built.name))?;
    named.add(&built.irrigation, &built.name)?;
    if built.objectives >= printed.points.objectives.len() {
        let most = printed.points.objectives.len() as i64 - 1;
        return Err(Text::new("hanging-gardens-card-objectives").code("name", &built.name).number("most", most));
    }
    let garden = garden(printed, built, named)?;
    Ok(Points::of(printed, &garden, printed.layout(irrigation), built.objectives))
}

/// The garden, laid from the lowest level: each card must be able to lie where it is said to lie.
fn garden(printed: &Printed, built: &BuiltGarden, named: &mut Named) -> Result<Garden, Text> {
    let unknown = |code: &str, at: &str| Text::new("hanging-gardens-card-unknown").code("code", code).code("at", at);
    let mut garden = Garden::default();
    let mut cards: Vec<(Place, &String, &String)> = Vec::new();
    for (at, code) in &built.cards {
        cards.push((place(at)?, at, code));
    }
    cards.sort();
    for (place, at, code) in cards {
        let card: Option<Card> = code.parse().ok().filter(|card: &Card| card.index() < printed.cards().len());
        let card = card.ok_or_else(|| unknown(code, at))?;
        named.add(code, at)?;
        // Positions count from the left-most card of level 1, so that the first one lies at the first place.
        if !garden.open().has(place) {
            let id = if place.level == 1 { "hanging-gardens-card-gap" } else { "hanging-gardens-card-floats" };
            return Err(Text::new(id).code("at", at));
        }
        garden.lay(printed, place, card);
    }
    for (at, code) in &built.enhancements {
        let tile: Option<Tile> = code.parse().ok().filter(|tile: &Tile| tile.index() < printed.enhancements().len());
        let tile = tile.ok_or_else(|| unknown(code, at))?;
        named.add(code, at)?;
        let place = place(at)?;
        if !garden.empty().has(place) {
            return Err(Text::new("hanging-gardens-card-not-empty").code("code", code).code("at", at));
        }
        garden.enhance(printed, place, tile);
    }
    Ok(garden)
}

/// A place written as level and position; level 1 begins at position 1.
fn place(at: &str) -> Result<Place, Text> {
    let read = |(level, position): (&str, &str)| {
        let (level, position): (u8, i8) = (level.trim().parse().ok()?, position.trim().parse().ok()?);
        let size = SIZES.get(usize::from(level).checked_sub(1)?)?;
        (1..=*size as i8).contains(&position).then(|| Place::new(level, position - 1))?
    };
    at.split_once(',').and_then(read).ok_or_else(|| Text::new("hanging-gardens-card-place").code("at", at))
}
