//! Stored states of every version, brought up one version at a time.
//!
//! Version 2: a pile of the deck tells of all special cards it hides, `"special": ["scoring-a"]`; version 1 knew one scoring
//! card, `"scoring": "a"`. What is printed is never stored.

use std::{collections::BTreeMap, sync::Arc};

use pergola_engine::{Outcome, Seat, State, Unreadable, are_points};
use serde_json::{Value, json};

use super::{
    Alhambra, Chain, META, Phase, Printed,
    city::City,
    modules::{
        self,
        vizier::{Favour, FavourStep},
    },
    money::Special,
    pieces::{Border, Cell, Currency, Round, Tile},
};

/// Reads a stored state of any version ever stored.
pub(super) fn load(printed: &Arc<Printed>, version: u16, mut saved: Value) -> Result<Alhambra, Unreadable> {
    match version {
        1 => name_special_cards(&mut saved),
        2 => {}
        _ => {
            let what = format!("a table of Alhambra, version {version}");
            return Err(Unreadable::new(what, "versions 1 and 2 were stored so far"));
        }
    }
    let state: Alhambra = serde_json::from_value(saved).map_err(|why| Unreadable::new("a table of Alhambra", why))?;
    let state = with_its_modules(Alhambra { printed: Arc::clone(printed), ..state })?;
    sound(state).and_then(of_this_box).and_then(with_cities_of_both)
}

/// The state that was read, if its modules may be played with its game.
fn with_its_modules(state: Alhambra) -> Result<Alhambra, Unreadable> {
    match modules::misplaced(&state) {
        Some(module) => Err(Unreadable::new(module.key(), "this module is played with Alhambra alone")),
        None => Ok(state),
    }
}

/// The state, if it names only seats of its table and a game can have come to it, as far as play relies on that.
fn sound(state: Alhambra) -> Result<Alhambra, Unreadable> {
    let broken = |why: &str| Err(Unreadable::new("a table of Alhambra", why));
    if !has_its_seats(&state) {
        return broken("it names seats that it does not have");
    }
    if !modules::are_sound(&state) {
        return broken("the pieces of a module lie where they cannot, or a seat is asked, answers or buys that cannot");
    }
    if !places_what_it_bought(&state) {
        return broken("tiles are to be placed that nobody can have bought");
    }
    if !has_its_scores(&state) {
        return broken("it has other scores or scoring rounds than it can");
    }
    Ok(state)
}

/// Dirk plays just where two do (rulebook p. 7).
fn has_its_seats(state: &Alhambra) -> bool {
    let seats = state.players.len();
    let (fewest, most) = META.seats;
    let sits = |seat: Seat| seat.index() < seats;
    let phase = match &state.phase {
        Phase::Turn { seat, .. } => sits(*seat),
        Phase::Favour(favour) => favour.seats().all(sits),
        Phase::LastTiles { placing } => placing.iter().all(sits),
        Phase::Over(Outcome { scores, ranks }) => scores.len() == seats && ranks.len() == seats,
    };
    (fewest.into()..=most.into()).contains(&seats) && phase && sits(state.start) && state.dirk.is_some() == (seats == 2)
}

/// Tiles are placed by whoever bought or received them; each has left its space in the market, huts aside.
fn places_what_it_bought(state: &Alhambra) -> bool {
    let places = |seat: Seat| match &state.phase {
        Phase::LastTiles { placing } => placing.contains(seat),
        phase => phase.buyer() == Some(seat),
    };
    let held = || Seat::all(state.seats()).zip(&state.players).filter(|(_, player)| !player.to_place.is_empty());
    let bought = held().flat_map(|(_, player)| &player.to_place).filter(|tile| !tile.is_hut()).count();
    let spaces = Currency::ALL.len() * if state.combined.is_some() { 2 } else { 1 };
    held().all(|(seat, _)| places(seat)) && bought + state.offers().count() <= spaces
}

/// Points that can be, and the last round just where the game is over.
fn has_its_scores(state: &Alhambra) -> bool {
    let scores: Vec<i32> = state.players.iter().map(|player| player.score).collect();
    let counted = scores.iter().copied().chain(state.dirk.iter().map(|dirk| dirk.score)).all(are_points);
    let ended = match &state.phase {
        Phase::Over(outcome) => state.scored == Some(Round::C) && *outcome == Outcome::by_score(scores),
        _ => state.scored != Some(Round::C),
    };
    counted && ended
}

/// The state, if its tiles are those of the game, and a tile that was turned is still to be placed by whose turn it is.
fn of_this_box(state: Alhambra) -> Result<Alhambra, Unreadable> {
    let border = state.printed.tiles.border();
    let of_both = state.printed.granada.is_some();
    let is_strange =
        |tile: Tile| if of_both { !state.printed.kinds().any(|it| it == tile.kind) } else { tile.kind.border() != border };
    if state.combined.is_some() != of_both || state.border() != border || state.every_tile().any(is_strange) {
        return Err(Unreadable::new("a table of Alhambra or Granada", "it is played with the tiles of the other"));
    }
    let is_to_place = |turned: Tile| {
        let has_begun = match &state.phase {
            Phase::Turn { chain, .. } => *chain == Chain::Done,
            phase => matches!(phase, Phase::Favour(Favour { step: FavourStep::Acting { bought: true, .. }, .. })),
        };
        let buyer = state.phase.buyer().filter(|_| has_begun).map(|seat| state.player(seat));
        buyer.is_some_and(|it| it.to_place.contains(&turned) && it.city.room_for(turned).next().is_some())
    };
    if state.turned().is_some_and(|turned| !is_to_place(turned)) {
        return Err(Unreadable::new("a table of Granada", "a turned tile is placed next by whose turn it is"));
    }
    Ok(state)
}

/// A combined game: Granada may grow in every city, also in one stored as that of Alhambra alone; each kind of tiles lies in
/// its own place, and scoring card B lies aside or in the deck until its round.
fn with_cities_of_both(mut state: Alhambra) -> Result<Alhambra, Unreadable> {
    let Some(both) = &state.combined else { return Ok(state) };
    let broken = || Unreadable::new("a table of Alhambra and Granada", "its tiles or its scoring card lie where they cannot");
    let in_deck = state.deck.special().any(|it| it == Special::Scoring(Round::B));
    let lies_once = !both.b_is_aside || !in_deck && state.scored != Some(Round::B);
    let is_of = |border: Border| move |tile: Tile| tile.kind.border() == border;
    let walled = state.market.tiles().map(|(_, tile)| tile).chain(state.bag.iter()).all(is_of(Border::Wall));
    let moated = both.market.tiles().map(|(_, tile)| tile).chain(both.bag.iter()).all(is_of(Border::Moat));
    if state.granada.is_none() || !(lies_once && walled && moated) {
        return Err(broken());
    }
    for player in &mut state.players {
        if !player.city.is_of_both() {
            let tiles: BTreeMap<Cell, Tile> = player.city.tiles().collect();
            if !tiles.values().copied().all(is_of(Border::Wall)) {
                return Err(broken());
            }
            player.city = City::of_both_with(&tiles, None).map_err(|_| broken())?;
        }
    }
    Ok(state)
}

/// From version 1 to version 2.
fn name_special_cards(saved: &mut Value) {
    let piles = saved.pointer_mut("/deck/piles").and_then(Value::as_array_mut);
    for pile in piles.into_iter().flatten().filter_map(Value::as_object_mut) {
        if let Some(round) = pile.remove("scoring").as_ref().and_then(Value::as_str) {
            pile.insert("special".to_owned(), json!([format!("scoring-{round}")]));
        }
    }
}
