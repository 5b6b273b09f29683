//! The pictures in sentences, the most important first, so that what is cut off at the end matters least.
//!
//! They serve as a picture's alternative text and as a board made of words. Nothing is said that the picture does not show.

use pergola_engine::{Seat, Viewer};
use pergola_page::winners;
use pergola_text::Text;

use super::{
    frame::Frame,
    games, modules,
    named::{money, with_walls},
    standings::rank,
    story,
};
use crate::{
    Phase,
    money::Cards,
    pieces::{Cell, Currency, Kind, Tile},
    view::{SeatView, View},
};

/// The facts of a picture as sentences.
pub(super) fn describe(view: &View, frame: &Frame) -> Vec<Text> {
    let mut said = vec![whose_turn(view, frame)];
    said.extend(last_turn(view, frame));
    if let Viewer::Seat(seat) = frame.viewer {
        said.extend(own_means(view, &view.seats[seat.index()]));
        said.extend(modules::means(view, seat));
    }
    said.extend(offers(view));
    said.extend(modules::offers(view));
    match frame.viewer {
        Viewer::Everyone => said.extend(standings(view)),
        Viewer::Seat(seat) => said.extend(own_city(view, &view.seats[seat.index()])),
    }
    said.push(games::of(view).stock(view));
    said.extend(modules::open(view));
    if frame.viewer == Viewer::Everyone {
        said.extend(cities(view));
    }
    said
}

fn whose_turn(view: &View, frame: &Frame) -> Text {
    if let Phase::Over(outcome) = &view.phase {
        let points = outcome.scores.iter().max().copied().unwrap_or_default();
        let names = winners(&outcome.ranks).map(|seat| Text::new("picture-seat").seat("seat", seat.0));
        return Text::new("alhambra-describe-over").list("seats", names).number("points", points);
    }
    if let Viewer::Seat(seat) = frame.viewer
        && frame.to_act.contains(seat)
    {
        return Text::new("alhambra-describe-your-turn");
    }
    let names = frame.to_act.iter().map(|seat| Text::new("picture-seat").seat("seat", seat.0));
    Text::new("alhambra-describe-to-act").list("seats", names)
}

fn last_turn(view: &View, frame: &Frame) -> Option<Text> {
    let steps = story::steps(&modules::display(view), frame.last_turn());
    let actor = frame.last_actor().filter(|_| !steps.is_empty())?;
    let steps = steps.into_iter().map(|step| step.text);
    Some(Text::new("alhambra-describe-last-turn").seat("seat", actor.0).list("steps", steps))
}

/// What a seat has to place, its money and its reserve.
fn own_means(view: &View, seen: &SeatView) -> Vec<Text> {
    let mut said = Vec::new();
    if !seen.to_place.is_empty() {
        said.push(
            Text::new("alhambra-describe-to-place")
                .list("tiles", seen.to_place.iter().map(|it| games::of(view).with_other_side(view, *it))),
        );
    }
    if let Some(hand) = &seen.hand {
        let purses = Currency::ALL.into_iter().filter(|it| hand.sum_of(*it) > 0).map(|it| purse(hand, it));
        said.push(Text::new("alhambra-describe-your-money").list("purses", purses));
    }
    if !seen.reserve.is_empty() {
        said.push(Text::new("alhambra-describe-reserve").list("tiles", seen.reserve.iter().map(|it| with_walls(*it))));
    }
    said
}

/// The cards of one currency: "5, 3 and 3 denars".
fn purse(hand: &Cards, currency: Currency) -> Text {
    let mut values: Vec<u8> = hand.iter().filter(|card| card.currency == currency).map(|card| card.value).collect();
    values.reverse();
    let values = values.into_iter().map(|value| Text::new("picture-number").number("number", value));
    Text::new("alhambra-describe-purse").list("values", values).code("currency", currency)
}

fn offers(view: &View) -> Vec<Text> {
    if matches!(view.phase, Phase::Over(_)) {
        return Vec::new();
    }
    let offer = |currency: Currency| {
        let offered = view.offered(currency).map(|tile| games::of(view).with_other_side(view, tile));
        offered.map(move |tile| Text::new("alhambra-describe-offer").text("tile", tile).code("currency", currency))
    };
    let market = Currency::ALL.into_iter().flat_map(offer);
    let display = view.display.iter().flatten().map(|card| money(card.currency, card.value));
    let market = Text::new("alhambra-describe-market").list("offers", market);
    let more = games::of(view).market_words(view);
    [market, Text::new("alhambra-describe-display").list("cards", display)].into_iter().chain(more).collect()
}

fn standings(view: &View) -> Vec<Text> {
    let mut seats: Vec<Seat> = Seat::all(view.seats.len() as u8).collect();
    seats.sort_by_key(|seat| rank(view, *seat));
    let line = |seat: Seat| {
        let seen = &view.seats[seat.index()];
        games::of(view)
            .standing(seen)
            .code("border", view.border().key())
            .number("rank", rank(view, seat))
            .seat("seat", seat.0)
            .number("points", seen.score)
            .number("cards", seen.cards)
            .number("wall", seen.wall)
            .number("reserve", seen.reserve.len() as i64)
            .list("types", types(&seen.types))
    };
    let mut said: Vec<Text> = seats.into_iter().map(line).collect();
    said.extend(
        view.dirk
            .iter()
            .map(|dirk| Text::new("alhambra-describe-dirk").number("points", dirk.score).list("types", types(&dirk.types))),
    );
    said
}

fn types(counts: &[u8; Kind::COUNT]) -> Vec<Text> {
    let counted = Kind::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    counted.map(|(kind, count)| Text::new("alhambra-describe-count").code("type", kind).number("count", *count)).collect()
}

/// The points, the wall and every tile of a city with its cell.
fn own_city(view: &View, seen: &SeatView) -> Vec<Text> {
    let (game, border) = (games::of(view), view.border().key());
    let points = game.own_points(seen).code("border", border).number("points", seen.score).number("wall", seen.wall);
    if seen.city.is_empty() {
        return vec![points];
    }
    let city = game.own_city().code("border", border).list("tiles", built(seen));
    [points, city].into_iter().chain(game.second_start(seen)).collect()
}

/// Every city with a tile in it; before them, how a place is told.
fn cities(view: &View) -> impl Iterator<Item = Text> {
    let how = games::of(view).cities().code("border", view.border().key());
    let cities = (0..).zip(&view.seats).filter(|(_, seen)| !seen.city.is_empty());
    let city = move |(seat, seen): (u8, &SeatView)| {
        Text::new("alhambra-describe-seats-city").seat("seat", seat).list("tiles", built(seen))
    };
    let cities: Vec<Text> = cities.map(city).collect();
    (!cities.is_empty()).then_some(how).into_iter().chain(cities)
}

/// The tiles of a city, each with its cell.
fn built(seen: &SeatView) -> impl Iterator<Item = Text> {
    let tile = move |(cell, tile): (&Cell, &Tile)| {
        let said = modules::standing(with_walls(*tile), *cell, *tile, &seen.city);
        Text::new("alhambra-describe-built").text("tile", said).code("cell", cell)
    };
    seen.city.iter().map(tile)
}
