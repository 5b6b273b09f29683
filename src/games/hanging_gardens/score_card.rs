//! Scores the gardens of a physical game typed in as JSON.
//!
//! Places are written as level and position, `"2,1"`, counted from the left-most card of level 1. `gold` and `tools` break
//! ties and may be left out, as may `enhancements` and `objectives`:
//! `{"game":"hanging-gardens","gardens":[{"name":"Greg","irrigation":"I4","cards":{"1,1":"G19",…},
//! "enhancements":{"1,3":"E10"},"objectives":2,"gold":1,"tools":0}]}`. The answer has the points part by part and the
//! winners: `{"gardens":[{"name":"Greg","irrigation":7,…,"total":48}],"winners":["Greg"]}`.

use std::collections::BTreeSet;

use pergola_engine::typed::Typed;
use pergola_text::Text;
use serde_json::{Map, Value, json};

use super::{
    garden::Garden,
    pieces::{Card, Irrigation, Tile},
    place::{Place, SIZES},
    printed::{IN_PLAY, Printed, SEATS},
    score::Points,
};

/// No seat can have more gold, or more tools.
const MOST_MEANS: u8 = 99;

/// A garden as it is typed.
struct Read<'a> {
    name: &'a str,
    garden: Garden,
    irrigation: Irrigation,
    objectives: u8,
    /// Gold and tools, which break ties.
    means: u8,
}

/// What has been named already: a box holds each piece once.
#[derive(Default)]
struct Named(BTreeSet<String>);

impl Named {
    /// The piece whose code is typed there, if it is one of these and was not named before.
    fn piece<T: std::fmt::Display>(&mut self, typed: &Typed<'_>, known: impl IntoIterator<Item = T>) -> Result<T, Text> {
        let code = typed.word()?;
        let found = known.into_iter().find(|it| it.to_string().eq_ignore_ascii_case(code));
        let found = found.ok_or_else(|| typed.wrong("hanging-gardens-card-unknown").code("code", code))?;
        if self.0.insert(found.to_string()) {
            Ok(found)
        } else {
            Err(typed.wrong("hanging-gardens-card-twice").code("code", code))
        }
    }
}

/// Scores the gardens.
pub(super) fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
    let card = Typed::whole(input);
    card.only(&["game", "gardens"])?;
    let mut named = Named::default();
    let typed = card.field("gardens")?.list_of(1, usize::from(SEATS.1))?;
    Typed::names(&typed)?;
    let read = typed.iter().map(|typed| read(printed, typed, &mut named)).collect::<Result<Vec<_>, Text>>()?;
    enough_spaces(printed, &card.field("gardens")?, &read)?;
    let scored = |read: &Read<'_>| Points::of(printed, &read.garden, printed.layout(read.irrigation), read.objectives.into());
    let points: Vec<Points> = read.iter().map(scored).collect();
    let told = read.iter().zip(&points).map(|(read, points)| {
        let mut told = Map::new();
        told.insert("name".to_owned(), read.name.into());
        told.extend(Points::PARTS.iter().zip(points.parts()).map(|(part, points)| ((*part).to_owned(), points.into())));
        told.insert("total".to_owned(), points.total().into());
        Value::Object(told)
    });
    let standing = |read: &Read<'_>, points: &Points| (points.total(), read.means);
    let best = read.iter().zip(&points).map(|(read, points)| standing(read, points)).max();
    let winners = read.iter().zip(&points).filter(|(read, points)| Some(standing(read, points)) == best);
    let winners: Vec<&str> = winners.map(|(read, _)| read.name).collect();
    Ok(json!({ "gardens": told.collect::<Vec<Value>>(), "winners": winners }))
}

/// No more markers lie on the royal objectives than those in play have spaces (rulebook p. 7: with 3 or 5 players some may
/// no longer be available).
fn enough_spaces(printed: &Printed, typed: &Typed<'_>, gardens: &[Read<'_>]) -> Result<(), Text> {
    let seats = (gardens.len() as u8).max(SEATS.0);
    let spaces: usize = (0..IN_PLAY).map(|slot| printed.objective_spaces(seats, slot).len()).sum();
    let count: usize = gardens.iter().map(|it| usize::from(it.objectives)).sum();
    if count <= spaces {
        return Ok(());
    }
    let text = typed.wrong("hanging-gardens-card-objectives").number("count", count as i64);
    Err(text.number("seats", seats).number("spaces", spaces as i64))
}

fn read<'a>(printed: &Printed, typed: &Typed<'a>, named: &mut Named) -> Result<Read<'a>, Text> {
    typed.only(&["name", "irrigation", "cards", "enhancements", "objectives", "gold", "tools"])?;
    let count = |key: &str, most: u8| typed.field_if_any(key)?.map_or(Ok(0), |it| it.number(0, most));
    Ok(Read {
        name: typed.field("name")?.name()?,
        irrigation: named.piece(&typed.field("irrigation")?, printed.irrigation_cards())?,
        garden: garden(printed, typed, named)?,
        objectives: count("objectives", printed.points.objectives.len() as u8 - 1)?,
        means: count("gold", MOST_MEANS)? + count("tools", MOST_MEANS)?,
    })
}

/// The garden, laid from the lowest level: each card must be able to lie where it is said to lie.
fn garden(printed: &Printed, typed: &Typed<'_>, named: &mut Named) -> Result<Garden, Text> {
    let mut garden = Garden::default();
    let mut cards = Vec::new();
    for (at, typed) in typed.field("cards")?.entries()? {
        cards.push((place(at, &typed)?, typed));
    }
    cards.sort_by_key(|(place, _)| *place);
    for (place, typed) in cards {
        let card = named.piece(&typed, (1..=printed.cards().len() as u8).map(Card))?;
        // Positions count from the left-most card of level 1, so that the first one lies at the first place.
        if !garden.open().has(place) {
            let id = if place.level == 1 { "hanging-gardens-card-gap" } else { "hanging-gardens-card-floats" };
            return Err(typed.wrong(id));
        }
        garden.lay(printed, place, card);
    }
    let Some(enhancements) = typed.field_if_any("enhancements")? else { return Ok(garden) };
    for (at, typed) in enhancements.entries()? {
        let place = place(at, &typed)?;
        let tile = named.piece(&typed, (1..=printed.enhancements().len() as u8).map(Tile))?;
        if !garden.empty().has(place) {
            return Err(typed.wrong("hanging-gardens-card-not-empty").code("code", tile));
        }
        garden.enhance(printed, place, tile);
    }
    Ok(garden)
}

/// A place written as level and position; level 1 begins at position 1.
fn place(at: &str, typed: &Typed<'_>) -> Result<Place, Text> {
    let read = |(level, position): (&str, &str)| {
        let (level, position): (u8, i8) = (level.trim().parse().ok()?, position.trim().parse().ok()?);
        let size = SIZES.get(usize::from(level).checked_sub(1)?)?;
        (1..=*size as i8).contains(&position).then(|| Place::new(level, position - 1))?
    };
    at.split_once(',').and_then(read).ok_or_else(|| typed.wrong("hanging-gardens-card-place").code("at", at))
}
