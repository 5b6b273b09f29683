//! What one viewer may know, built field by field from the state.
//!
//! Hands are secret until the last tiles are given, the bag and the deck are known by their sizes alone; all else is
//! public. What only Granada and the game of both show is told by each of them. Deliberately absent: cards in the discard
//! pile, which the story of the turns has named.

use std::collections::BTreeMap;

use pergola_engine::{Seat, State, Viewer};
use serde::{Deserialize, Serialize};

use super::{
    Alhambra, COMBINED, GRANADA, META, Phase, Player,
    city::City,
    kind,
    modules::ModulesView,
    money::Cards,
    pieces::{Border, Cell, Currency, Kind, Money, Round, Side, Tile},
    score::Holding,
};
pub use super::{
    combined::{CombinedView, GrownGranada},
    granada::GranadaView,
};

/// A table of Alhambra as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The turn, counted from 1.
    pub turn: u32,
    /// What is being played.
    pub phase: Phase,
    /// Who had the first turn.
    pub start: Seat,
    /// The last scoring round that took place.
    pub scored: Option<Round>,
    /// All that did, in order: a game may end before a scoring card has turned up.
    pub rounds: Vec<Round>,
    /// The market spaces 1 to 4, each with its tile.
    pub market: [Option<Tile>; 4],
    /// The four places of the display.
    pub display: [Option<Money>; 4],
    /// How many tiles the bag holds.
    pub bag: u32,
    /// How many cards the deck holds, scoring cards among them.
    pub deck: u32,
    /// How many cards the discard pile holds.
    pub discard: u32,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// With two seats: the imaginary third player.
    pub dirk: Option<DirkView>,
    /// What the table's modules add.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modules: Option<ModulesView>,
    /// What only Granada has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub granada: Option<GranadaView>,
    /// What only a game of Alhambra and Granada together has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combined: Option<CombinedView>,
}

/// A seat as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Its points so far.
    pub score: i32,
    /// How many money cards it holds.
    pub cards: u32,
    /// Which: only for the seat itself, and for everybody once the last tiles are given.
    pub hand: Option<Cards>,
    /// The tiles of its city, the fountain aside.
    pub city: BTreeMap<Cell, Tile>,
    /// The tiles in its reserve.
    pub reserve: Vec<Tile>,
    /// Tiles bought or received that are not placed yet.
    pub to_place: Vec<Tile>,
    /// How many buildings of each type it has for a scoring round, in the order of [`Kind::ALL`].
    #[serde(deserialize_with = "kind::counts")]
    pub types: [u8; Kind::COUNT],
    /// The longest run of outer wall: its length and points.
    pub wall: u32,
    /// The edges of that run in order, each a cell and the side of it.
    pub run: Vec<(Cell, Side)>,
    /// Alhambra and Granada together: what is known of Granada beside that wall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub granada: Option<GrownGranada>,
}

/// Dirk as everybody sees him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DirkView {
    /// His points so far; he cannot win.
    pub score: i32,
    /// His tiles.
    pub tiles: Vec<Tile>,
    /// How many buildings of each type he has, in the order of [`Kind::ALL`].
    #[serde(deserialize_with = "kind::counts")]
    pub types: [u8; Kind::COUNT],
}

impl SeatView {
    /// The city, to ask what fits there; the start alone for tiles that could not stand.
    pub(super) fn standing_city(&self) -> City {
        let city = match &self.granada {
            None => City::with_tiles(&self.city),
            Some(granada) => City::of_both_with(&self.city, granada.start),
        };
        city.unwrap_or_default()
    }
}

impl View {
    /// What the tiles carry on their edges; those of the Alhambra, where Granada's are played beside them.
    pub fn border(&self) -> Border {
        if self.granada.is_some() && self.combined.is_none() { Border::Moat } else { Border::Wall }
    }

    /// The types of building that are played with.
    pub fn kinds(&self) -> &'static [Kind] {
        if self.combined.is_some() { &Kind::ALL } else { self.border().kinds() }
    }

    /// The game's key, by which its title and its palette are found.
    pub fn key(&self) -> &'static str {
        match (&self.granada, &self.combined) {
            (_, Some(_)) => COMBINED.key,
            (Some(_), None) => GRANADA.key,
            (None, None) => META.key,
        }
    }

    /// What lies in a market space: in the combined game the Alhambra's tile, then Granada's.
    pub fn offered(&self, space: Currency) -> impl Iterator<Item = Tile> {
        let granada = self.combined.as_ref().and_then(|both| both.market[space.index()]);
        self.market[space.index()].into_iter().chain(granada)
    }

    /// What everybody has of a type: the seats, then Dirk. Values count where they break levels.
    pub(super) fn holdings(&self, kind: Kind) -> Vec<Holding> {
        let holding = |count: u8, tiles: &mut dyn Iterator<Item = &Tile>| {
            let breaks_levels = kind.border() == Border::Moat;
            let values = tiles.filter(|tile| breaks_levels && tile.kind == kind).map(|tile| tile.price);
            Holding { count, highest: values.max().unwrap_or(0) }
        };
        let seats = self.seats.iter().map(|seat| holding(seat.types[kind as usize], &mut seat.city.values()));
        let dirk = self.dirk.iter().map(|dirk| holding(dirk.types[kind as usize], &mut dirk.tiles.iter()));
        seats.chain(dirk).collect()
    }

    /// The other side of a tile that lies in the market or can still be turned.
    pub fn other_side(&self, tile: Tile) -> Option<Tile> {
        self.granada.as_ref()?.other_sides.get(&tile).copied()
    }

    pub(super) fn of(state: &Alhambra, viewer: Viewer) -> View {
        let hands_shown = matches!(state.phase, Phase::LastTiles { .. } | Phase::Over(_));
        let sees_hand = |seat: Seat| hands_shown || viewer.is(seat);
        let seats = Seat::all(state.seats()).zip(&state.players);
        let seats = seats.map(|(seat, player)| {
            let more = state.modules.each().map(|module| module.cards_held(seat)).sum::<u32>();
            let cards = player.hand.cards().len() + more;
            let types = Kind::ALL.map(|kind| state.buildings(seat, kind));
            SeatView { cards, types, ..seat_view(player, sees_hand(seat)) }
        });
        View {
            turn: state.turn,
            phase: state.phase.clone(),
            start: state.start,
            scored: state.scored,
            rounds: Round::ALL.into_iter().filter(|round| state.took_place(*round)).collect(),
            market: state.market.of_border(state.border()),
            display: *state.display.places(),
            bag: state.bags[0].len(),
            deck: state.deck.len(),
            discard: state.discard.len() + state.modules.each().map(|module| module.cards_discarded()).sum::<u32>(),
            seats: seats.collect(),
            dirk: state.dirk.as_ref().map(|dirk| DirkView { score: dirk.score, tiles: dirk.tiles.clone(), types: dirk.types() }),
            modules: state.modules.view(viewer),
            granada: state.sides.map(|sides| GranadaView::of(state, sides)),
            combined: CombinedView::of(state),
        }
    }
}

fn seat_view(player: &Player, sees_hand: bool) -> SeatView {
    let run = player.city.longest_wall_edges();
    SeatView {
        score: player.score,
        cards: player.hand.cards().len(),
        hand: sees_hand.then_some(*player.hand.cards()),
        city: player.city.tiles().collect(),
        reserve: player.reserve.to_vec(),
        to_place: player.to_place.to_vec(),
        types: *player.city.types(),
        wall: run.len() as u32,
        run,
        granada: player.city.is_of_both().then(|| GrownGranada::of(&player.city)),
    }
}
