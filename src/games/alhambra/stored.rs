//! Stored states of every version, brought up one version at a time.
//!
//! Version 2: a pile of the deck tells of all special cards it hides, `"special": ["scoring-a"]`; version 1 knew one scoring
//! card, `"scoring": "a"`. What is printed is never stored. What only double-sided tiles have stands in a field of its own, and
//! what a second set of tiles adds in another: tables of one set were stored before there were two.

use std::{collections::BTreeMap, sync::Arc};

use arrayvec::ArrayVec;
use pergola_engine::{Bag, Outcome, Seat, State, Unreadable, are_points};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    Alhambra, Chain, Dirk, Face, META, MOST_LAST_TILES, Phase, Player, Printed, Scoring,
    city::City,
    granada::Sides,
    market::{Market, SPACES},
    modules::{Modules, Special},
    money::{Cards, Deck, Display},
    pieces::{Border, Cell, Currency, Round, Tile},
};

/// A state as it is stored.
#[derive(Serialize, Deserialize)]
pub(super) struct Stored {
    turn: u32,
    phase: Phase,
    start: Seat,
    scored: Option<Round>,
    market: Spaces,
    display: Display,
    bag: Bag<Tile>,
    deck: Deck<Special>,
    discard: Cards,
    players: Vec<Player>,
    dirk: Option<Dirk>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    granada: Option<StoredSides>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    combined: Option<SecondSet>,
    #[serde(default, skip_serializing_if = "Modules::is_none")]
    modules: Modules,
}

/// The tiles of one set in the market.
type Spaces = [Option<Tile>; SPACES];

/// What only a game with double-sided tiles has.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct StoredSides {
    marker: Face,
    #[serde(skip_serializing_if = "Scoring::is_regular")]
    scoring: Scoring,
    #[serde(skip_serializing_if = "Option::is_none")]
    turned: Option<Tile>,
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    to_give: ArrayVec<Currency, MOST_LAST_TILES>,
}

/// What a second set of tiles adds.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct SecondSet {
    market: Spaces,
    bag: Bag<Tile>,
    #[serde(skip_serializing_if = "is_false")]
    b_is_aside: bool,
}

const fn is_false(it: &bool) -> bool {
    !*it
}

impl From<Alhambra> for Stored {
    fn from(state: Alhambra) -> Stored {
        Stored::of(&state)
    }
}

impl Stored {
    fn of(state: &Alhambra) -> Stored {
        let Alhambra { turn, phase, start, scored, scoring, display, deck, discard, players, dirk, modules, .. } = state.clone();
        let bag = |at: usize| state.bags.get(at).cloned().unwrap_or_default();
        let stored_sides = |Sides { marker, turned }| StoredSides { marker, scoring, turned, to_give: state.last_tiles.clone() };
        let second = state.printed.sets.get(1).map(|set| SecondSet {
            market: state.market.of_border(set.border()),
            bag: bag(1),
            b_is_aside: state.deck.aside().is_some(),
        });
        Stored {
            turn,
            phase,
            start,
            scored,
            market: state.market.of_border(state.border()),
            display,
            bag: bag(0),
            deck,
            discard,
            players,
            dirk,
            granada: state.sides.map(stored_sides),
            combined: second,
            modules,
        }
    }

    /// The state of a game with these pieces. It is not known to be sound yet, but that tiles lie with those of their set.
    fn with(self, printed: &Arc<Printed>) -> Result<Alhambra, Unreadable> {
        let strange = || Unreadable::new("a table of Alhambra or Granada", "it is played with the tiles of the other");
        let Stored { turn, phase, start, scored, display, deck, discard, mut players, dirk, modules, .. } = self;
        players.iter_mut().for_each(Player::forget_what_cannot_be);
        let StoredSides { marker, scoring, turned, to_give } = self.granada.clone().unwrap_or_default();
        let aside = self.combined.as_ref().is_some_and(|it| it.b_is_aside);
        let second = self.combined.map(|SecondSet { market, bag, .. }| (market, bag));
        let sets: Vec<(Spaces, Bag<Tile>)> = [(self.market, self.bag)].into_iter().chain(second).collect();
        if sets.len() != printed.sets.len() || self.granada.is_some() != printed.has_two_sides() {
            return Err(strange());
        }
        let mut market = Market::default();
        for (set, (spaces, bag)) in printed.sets.iter().zip(&sets) {
            let offers = Currency::ALL.into_iter().zip(*spaces).filter_map(|(space, tile)| Some((space, tile?)));
            if offers.clone().map(|(_, tile)| tile).chain(bag.iter()).any(|tile| tile.kind.border() != set.border()) {
                return Err(strange());
            }
            offers.for_each(|(space, tile)| market.lay(space, tile));
        }
        Ok(Alhambra {
            printed: Arc::clone(printed),
            turn,
            phase,
            start,
            scored,
            scoring,
            market,
            display,
            bags: sets.into_iter().map(|(_, bag)| bag).collect(),
            deck: deck.with_aside(aside.then_some(Special::Scoring(Round::B))),
            discard,
            players,
            dirk,
            sides: self.granada.map(|_| Sides { marker, turned }),
            last_tiles: to_give,
            modules,
        })
    }
}

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
    let stored: Stored = serde_json::from_value(saved).map_err(|why| Unreadable::new("a table of Alhambra", why))?;
    if let Some(module) = stored.modules.misplaced(printed) {
        return Err(Unreadable::new(module.key(), "this module is played with Alhambra alone"));
    }
    stored.with(printed).and_then(sound).and_then(of_this_box).and_then(with_cities_of_both)
}

/// The state, if it names only seats of its table and a game can have come to it, as far as play relies on that.
fn sound(state: Alhambra) -> Result<Alhambra, Unreadable> {
    let broken = |why: &str| Err(Unreadable::new("a table of Alhambra", why));
    if !has_its_seats(&state) {
        return broken("it names seats that it does not have");
    }
    if !state.modules.are_sound(&state) {
        return broken("the pieces of a module lie where they cannot, or a seat is asked, answers or buys that cannot");
    }
    if !places_what_it_bought(&state) {
        return broken("tiles are to be placed that nobody can have bought");
    }
    if !state.gives_in_order() {
        return broken("tiles are left to be given in another order than that of their spaces");
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
        Phase::Between(interlude) => interlude.seats().all(sits),
        Phase::LastTiles { placing } => placing.iter().all(sits),
        Phase::Over(Outcome { scores, ranks }) => scores.len() == seats && ranks.len() == seats,
    };
    (fewest.into()..=most.into()).contains(&seats) && phase && sits(state.start) && state.dirk.is_some() == (seats == 2)
}

/// Tiles are placed by whoever bought or received them; each building has left its space in the market.
fn places_what_it_bought(state: &Alhambra) -> bool {
    let places = |seat: Seat| match &state.phase {
        Phase::LastTiles { placing } => placing.contains(seat),
        phase => phase.buyer() == Some(seat),
    };
    let held = || Seat::all(state.seats()).zip(&state.players).filter(|(_, player)| !player.to_place.is_empty());
    let bought = held().flat_map(|(_, player)| &player.to_place).filter(|tile| tile.is_building()).count();
    let offers = SPACES * state.printed.sets.len();
    held().all(|(seat, _)| places(seat)) && bought + state.market.offers().count() <= offers
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
    let (of_both, border) = (state.printed.is_of_both(), state.border());
    let is_strange =
        |tile: Tile| if of_both { !state.printed.kinds().any(|it| it == tile.kind) } else { tile.kind.border() != border };
    if state.every_tile().any(is_strange) {
        return Err(Unreadable::new("a table of Alhambra or Granada", "it is played with the tiles of the other"));
    }
    let is_to_place = |turned: Tile| {
        let has_begun = match &state.phase {
            Phase::Turn { chain, .. } => *chain == Chain::Done,
            Phase::Between(interlude) => interlude.has_bought(),
            Phase::LastTiles { .. } | Phase::Over(_) => false,
        };
        let buyer = state.phase.buyer().filter(|_| has_begun).map(|seat| state.player(seat));
        buyer.is_some_and(|it| it.to_place.contains(&turned) && it.city.room_for(turned).next().is_some())
    };
    if state.turned().is_some_and(|turned| !is_to_place(turned)) {
        return Err(Unreadable::new("a table of Granada", "a turned tile is placed next by whose turn it is"));
    }
    Ok(state)
}

/// Where two sets are played with: the second may grow in every city, also in one stored as that of the first alone; and scoring
/// card B lies aside or in the deck until its round.
fn with_cities_of_both(mut state: Alhambra) -> Result<Alhambra, Unreadable> {
    if !state.printed.is_of_both() {
        return Ok(state);
    }
    let broken = || Unreadable::new("a table of Alhambra and Granada", "its tiles or its scoring card lie where they cannot");
    let in_deck = state.deck.special().any(|it| it == Special::Scoring(Round::B));
    let lies_once = state.deck.aside().is_none() || !in_deck && state.scored != Some(Round::B);
    if !lies_once {
        return Err(broken());
    }
    for player in &mut state.players {
        if !player.city.is_of_both() {
            let tiles: BTreeMap<Cell, Tile> = player.city.tiles().collect();
            if tiles.values().any(|tile| tile.kind.border() != Border::Wall) {
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
