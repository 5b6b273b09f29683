//! Stored states: what was read is a state only if the rules can have made it, as far as play has to rely on that. Sets and
//! counts follow from the printed tables.
//!
//! Deliberately absent: whether gold and tools were spent and won in this way; a game goes on with what it has.

use std::sync::Arc;

use pergola_engine::{Seat, State, Unreadable};
use serde_json::Value;

use super::{
    DisplayColumn, HangingGardens, InPlay, Phase, Player, Printed, Stack,
    garden::Garden,
    pieces::{Card, Column, Feature, Tile},
    place::{CARDS, Place, SIZES},
    printed::{GARDENERS, IN_PLAY, ROUNDS, SEATS},
};

/// What is read, for complaints.
const STATE: &str = "a hanging-gardens state";

/// Nobody comes to have more gold or tools, by far.
const MOST_MEANS: u8 = 100;

/// Reads a stored state of any version ever stored.
pub(super) fn load(printed: &Arc<Printed>, version: u16, saved: Value) -> Result<HangingGardens, Unreadable> {
    if version != 1 {
        return Err(Unreadable::new(format!("a state of hanging gardens of version {version}"), "this program knows version 1"));
    }
    let mut state: HangingGardens = serde_json::from_value(saved).map_err(|why| Unreadable::new(STATE, why))?;
    state.printed = Arc::clone(printed);
    for player in &mut state.players {
        let unknown = |code| Unreadable::new(STATE, format!("the tables know no {code}"));
        player.garden = player.garden.counted(printed).map_err(unknown)?;
    }
    Ok(state)
}

impl HangingGardens {
    /// Why no game can have come to this state, if none can.
    pub(super) fn fault_of_play(&self) -> Option<&'static str> {
        let seats = self.seats();
        if !(SEATS.0..=SEATS.1).contains(&seats) {
            return Some("it has other seats than can play");
        }
        if !self.knows_its_pieces() {
            return Some("it names a piece that the tables do not know");
        }
        let gardeners = self.columns.iter().flat_map(|it| &it.gardeners);
        let markers = self.objectives.iter().flat_map(|it| &it.markers).flatten();
        if gardeners.chain(markers).chain([&self.first]).copied().chain(self.actor()).any(|seat| seat.0 >= seats) {
            return Some("it names a seat that does not play");
        }
        if !(0..IN_PLAY).all(|slot| self.objectives[slot].has_its_spaces(self.printed.objective_spaces(seats, slot).len())) {
            return Some("an objective has other spaces than the tables say, or two markers of one seat");
        }
        if !self.players.iter().all(|player| player.garden.is_built(&self.printed)) {
            return Some("a garden is not built as gardens are");
        }
        if !self.has_its_display() {
            return Some("there are other gaps in the display, or other enhancements on a stack, than there can be");
        }
        if !self.has_its_gardeners() {
            return Some("there are other gardeners below the display than there can be");
        }
        if !self.has_room() {
            return Some("a garden has no room for the turns that are left");
        }
        let too_many = |player: &Player| player.gold > MOST_MEANS || player.tools > MOST_MEANS;
        self.players.iter().any(too_many).then_some("a seat has more gold or tools than there can be")
    }

    fn knows_its_pieces(&self) -> bool {
        let known = |codes: Vec<usize>, count: usize| codes.iter().all(|code| *code < count);
        let cards = self.columns.iter().flat_map(|it| it.cards).flatten().chain(self.deck.iter()).map(Card::index).collect();
        let tiles = self.stacks.iter().flat_map(|it| it.top.into_iter().chain(it.rest.iter())).map(Tile::index).collect();
        let objectives = self.objectives.iter().map(|it| it.objective.index()).collect();
        let irrigation = self.players.iter().map(|it| it.irrigation.index()).collect();
        known(cards, self.printed.cards().len())
            && known(tiles, self.printed.enhancements().len())
            && known(objectives, self.printed.objectives().count())
            && known(irrigation, self.printed.irrigation_cards().count())
    }

    /// A card is missing between taking one and turning up the next, an enhancement from buying it to the turn's end.
    fn has_its_display(&self) -> bool {
        let taken = match self.phase {
            Phase::Reveal(_, column) => Some(column),
            _ => None,
        };
        let gaps = |(column, shown): (&Column, &DisplayColumn)| {
            shown.cards.iter().filter(|card| card.is_none()).count() == usize::from(taken == Some(*column))
        };
        let has_bought = matches!(self.phase, Phase::Complete(_) | Phase::End(_));
        let sold = self.stacks.iter().filter(|stack| stack.top.is_none() && !stack.rest.is_empty()).count();
        let own = |(stack, Stack { top, rest }): (usize, &Stack)| {
            let price = self.printed.prices[stack];
            top.iter().copied().chain(rest.iter()).all(|tile| self.printed.enhancement(tile).cost == price)
        };
        Column::ALL.iter().zip(&self.columns).all(gaps)
            && sold <= usize::from(has_bought)
            && self.stacks.iter().enumerate().all(own)
    }

    /// Every seat has gardeners for its turns of the round: whose turn comes first as many as any, or one more.
    fn has_its_gardeners(&self) -> bool {
        let spaces = |column: &Column| usize::from(self.printed.gardener_spaces(self.seats(), *column));
        let placed = |seat: Seat| self.columns.iter().flat_map(|it| &it.gardeners).filter(|it| **it == seat).count();
        let fit = Column::ALL.iter().zip(&self.columns).all(|(column, shown)| shown.gardeners.len() <= spaces(column));
        if !fit || Seat::all(self.seats()).any(|seat| placed(seat) > usize::from(GARDENERS)) {
            return false;
        }
        let Some(actor) = self.actor() else { return Seat::all(self.seats()).all(|seat| self.gardeners_left(seat) == 0) };
        let has_placed = u8::from(!matches!(self.phase, Phase::Take(_)));
        let in_turn = Seat::all(self.seats()).cycle().skip(actor.index()).take(self.players.len());
        let left = in_turn.map(|seat| self.gardeners_left(seat) + if seat == actor { has_placed } else { 0 });
        let left: Vec<u8> = left.collect();
        let (most, least) = (left[0], left[left.len() - 1]);
        most > 0 && left.is_sorted_by(|before, after| before >= after) && least + 1 >= most
    }

    /// Each turn lays a card.
    fn has_room(&self) -> bool {
        let rounds = 1..=ROUNDS;
        let turns = |seat: Seat| GARDENERS * (ROUNDS - self.round) + self.gardeners_left(seat);
        let has_room = |(seat, player): (Seat, &Player)| player.garden.laid().len() + turns(seat) <= CARDS;
        rounds.contains(&self.round)
            && (self.round == ROUNDS || self.phase != Phase::Over)
            && Seat::all(self.seats()).zip(&self.players).all(has_room)
    }
}

impl InPlay {
    fn has_its_spaces(&self, spaces: usize) -> bool {
        let alone = |(at, marker): (usize, &Option<Seat>)| marker.is_none() || !self.markers[..at].contains(marker);
        self.markers.len() == spaces && self.markers.iter().enumerate().all(alone)
    }
}

impl Garden {
    /// Whether level 1 is a row with the first card in it, every card above rests on two, and enhancements lie on cards that
    /// take one.
    fn is_built(&self, printed: &Printed) -> bool {
        let row = self.laid().of_level(1).len();
        let is_row = match self.laid().ends() {
            None => self.laid().is_empty(),
            Some((left, right)) => right - left + 1 == row as i8 && row <= SIZES[0] && self.at(Place::FIRST).is_some(),
        };
        let rests = |place: Place| place.below().is_none_or(|below| below.iter().all(|place| self.at(*place).is_some()));
        is_row
            && self
                .iter()
                .all(|(place, laid)| rests(place) && (laid.tile.is_none() || printed.card(laid.card).feature == Feature::Empty))
    }
}
