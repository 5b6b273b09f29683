//! What anybody may know: everything that has been drawn lies open, so that all viewers see the same.
//!
//! Pieces come with what is printed on them, since a picture has no tables. Deliberately absent: the order of what lies face
//! down, which nobody knows.

use std::sync::Arc;

use pergola_engine::{Seat, State};
use serde::{Deserialize, Serialize};

use super::{
    HangingGardens, Phase, Printed,
    garden::Garden,
    pieces::{Bonus, Column, Enhancement, GardenCard, Irrigation, Item},
    place::{Layout, Place, Places},
    printed::{DISPLAY_LEVELS, PointTables, RoyalObjective},
    score::Points,
};

/// What anybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Left, middle and right.
    pub columns: Vec<ColumnView>,
    /// Enhancements, the cheapest first.
    pub stacks: Vec<StackView>,
    /// Royal objectives in play.
    pub objectives: Vec<ObjectiveView>,
    /// Garden cards nobody has seen.
    pub deck: u32,
    /// Who holds the first-player marker.
    pub first: Seat,
    /// The round, from 1.
    pub round: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// Tools to pay for a card of each level of the display.
    pub tool_costs: [u8; DISPLAY_LEVELS as usize],
    /// The printed points.
    pub points: PointTables,
    /// The order of finish by seat, once the game is over.
    pub ranks: Option<Vec<u8>>,
    /// What is printed on everything, which anybody may look up.
    #[serde(skip)]
    pub(super) printed: Arc<Printed>,
    /// Whether the turn ends with the card that is revealed next, because nothing can be bought or completed.
    #[serde(skip)]
    pub(super) ends_with_reveal: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Gold coins.
    pub gold: u8,
    /// Tools.
    pub tools: u8,
    /// Gardeners left this round.
    pub gardeners: u8,
    /// The irrigation card.
    pub irrigation: Irrigation,
    /// The places it shows.
    pub layout: Layout,
    /// The cards of the garden, from the lowest level and the left.
    pub cards: Vec<LaidView>,
    /// Points as if the garden were finished, with the best irrigation still possible.
    pub points: Points,
    /// For each objective in play, the most of its item on one level.
    pub best: Vec<u8>,
}

/// A card in a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidView {
    /// Where it lies.
    pub place: Place,
    /// The card.
    pub card: GardenCard,
    /// The enhancement on it.
    pub tile: Option<Enhancement>,
}

impl LaidView {
    /// Whether card or enhancement bring water.
    pub fn is_irrigated(&self) -> bool {
        self.card.irrigated || self.tile.is_some_and(|tile| tile.icons()[Item::Water.index()] > 0)
    }
}

/// A column of the display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColumnView {
    /// From level 1; nothing where a card was taken in this turn.
    pub cards: Vec<Option<GardenCard>>,
    /// Whose gardeners stand below it.
    pub gardeners: Vec<Seat>,
    /// How many have room there.
    pub spaces: u8,
}

/// A stack of enhancements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StackView {
    /// Its price in gold.
    pub price: u8,
    /// What is on sale; nothing after a purchase in this turn, or when the stack is empty.
    pub top: Option<Enhancement>,
    /// Tiles left, the one on sale too.
    pub left: u32,
}

/// A royal objective in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObjectiveView {
    /// What it asks for.
    pub objective: RoyalObjective,
    /// What each of its spaces brings, and whose marker lies there.
    pub spaces: Vec<(Option<Bonus>, Option<Seat>)>,
}

impl ObjectiveView {
    /// Whether this seat has completed it.
    pub fn is_done_by(&self, seat: Seat) -> bool {
        self.spaces.iter().any(|(_, marker)| *marker == Some(seat))
    }
}

impl View {
    pub(super) fn of(state: &HangingGardens) -> View {
        let printed = &state.printed;
        let column = |column: &Column| {
            let stand = &state.columns[*column as usize];
            ColumnView {
                cards: stand.cards.iter().map(|card| card.map(|card| printed.card(card))).collect(),
                gardeners: stand.gardeners.clone(),
                spaces: printed.gardener_spaces(state.seats(), *column),
            }
        };
        let stack = |(price, stack): (&u8, &super::Stack)| StackView {
            price: *price,
            top: stack.top.map(|tile| printed.enhancement(tile)),
            left: stack.rest.len() + u32::from(stack.top.is_some()),
        };
        let objective = |(slot, in_play): (usize, &super::InPlay)| {
            let bonuses = printed.objective_spaces(state.seats(), slot).iter().copied();
            let spaces = bonuses.zip(in_play.markers.iter().copied()).collect();
            ObjectiveView { objective: printed.objective(in_play.objective), spaces }
        };
        View {
            seats: Seat::all(state.seats()).map(|seat| SeatView::of(state, seat)).collect(),
            columns: Column::ALL.iter().map(column).collect(),
            stacks: printed.prices.iter().zip(&state.stacks).map(stack).collect(),
            objectives: state.objectives.iter().enumerate().map(objective).collect(),
            deck: state.deck.len(),
            first: state.first,
            round: state.round,
            phase: state.phase,
            tool_costs: printed.tool_costs,
            points: printed.points.clone(),
            ranks: (state.phase == Phase::Over).then(|| state.outcome().ranks),
            printed: Arc::clone(printed),
            ends_with_reveal: matches!(state.phase, Phase::Reveal(seat, _) if state.ends_with_reveal(seat)),
        }
    }

    /// How many of its item an objective asks of this seat now: the marker's holder needs one less.
    pub fn needed(&self, seat: Seat, objective: &RoyalObjective) -> u8 {
        objective.needed - u8::from(self.first == seat)
    }

    /// How many objectives a seat has completed.
    pub fn completed(&self, seat: Seat) -> usize {
        self.objectives.iter().filter(|it| it.is_done_by(seat)).count()
    }
}

impl SeatView {
    fn of(state: &HangingGardens, seat: Seat) -> SeatView {
        let printed = &state.printed;
        let player = &state.players[seat.index()];
        let laid = |(place, laid): (Place, super::garden::Laid)| LaidView {
            place,
            card: printed.card(laid.card),
            tile: laid.tile.map(|tile| printed.enhancement(tile)),
        };
        let best = |in_play: &super::InPlay| player.garden.best(printed.objective(in_play.objective).item).0;
        SeatView {
            gold: player.gold,
            tools: player.tools,
            gardeners: state.gardeners_left(seat),
            irrigation: player.irrigation,
            layout: printed.layout(player.irrigation),
            cards: player.garden.iter().map(laid).collect(),
            points: state.points(seat),
            best: state.objectives.iter().map(best).collect(),
        }
    }

    /// The garden, to try out what else could lie in it.
    pub(super) fn garden(&self, printed: &Printed) -> Garden {
        let mut garden = Garden::default();
        for LaidView { place, card, tile } in &self.cards {
            garden.lay(printed, *place, card.card);
            tile.iter().for_each(|tile| garden.enhance(printed, *place, tile.tile));
        }
        garden
    }

    /// Where cards lie.
    pub fn laid(&self) -> Places {
        self.cards.iter().map(|it| it.place).collect()
    }

    /// Whether it is known where the irrigation places lie: level 1 is complete.
    pub fn is_fixed(&self) -> bool {
        let beginnings = self.laid().beginnings();
        beginnings.start() == beginnings.end()
    }
}
