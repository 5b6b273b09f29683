//! States built by hand that stretch lists, menus and pictures: more than random play often brings together.
//!
//! Every piece of the box is somewhere in each of them. Deliberately absent: in which turns the gardens were laid.

use std::sync::Arc;

use pergola_engine::{Chance, Events, Seat, State};

use super::{
    HangingGardens, Phase, Printed,
    pieces::{Card, Column, Feature, GardenCard},
    place::{Place, SIZES},
    printed::{GARDENERS, IN_PLAY, ROUNDS},
};

/// Gold and tools for whatever is to be listed.
const PLENTY: u8 = 9;

/// A name, the seats and the state of each.
pub(super) fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, HangingGardens)> {
    let most = super::printed::SEATS.1;
    vec![
        ("first turn", most, laid_out(printed, most)),
        ("60 takes", 2, choosing(printed, 2, &row(-2, 4), &|_| true)),
        ("leftwards", most, choosing(printed, most, &row(-3, 4), &|card| card.feature != Feature::Empty)),
        ("rightwards", 3, choosing(printed, 3, &row(0, 4), &|card| card.feature == Feature::Empty)),
        ("every purchase", 4, buying(printed, 4)),
        ("the marker's reduction", 5, rewarded(printed)),
        ("all built", most, over(printed, most)),
    ]
}

/// So many places of level 1 from `left`.
fn row(left: i8, cards: i8) -> Vec<Place> {
    (left..left + cards).filter_map(|offset| Place::new(1, offset)).collect()
}

/// A whole garden whose level 1 begins at `left`.
fn whole(left: i8) -> Vec<Place> {
    let of_level = |(level, size): (u8, &u8)| (0..*size as i8).filter_map(move |at| Place::new(level, left + at));
    (1..).zip(&SIZES).flat_map(of_level).collect()
}

/// A game laid out without luck: the first piece is drawn each time.
fn laid_out(printed: &Arc<Printed>, seats: u8) -> HangingGardens {
    HangingGardens::lay_out(printed, seats, &mut Chance::told(Vec::new()))
}

impl HangingGardens {
    /// Lays cards of the deck there, those that are wanted as long as there are any.
    fn fill(&mut self, seat: Seat, places: &[Place], wanted: &dyn Fn(&GardenCard) -> bool) {
        for place in places {
            let find = |wanted: &dyn Fn(&GardenCard) -> bool| {
                self.deck.iter().filter(|card: &Card| wanted(&self.printed.card(*card))).last()
            };
            let Some(card) = find(wanted).or_else(|| find(&|_| true)) else { continue };
            self.deck.take(card);
            self.players[seat.index()].garden.lay(&self.printed, *place, card);
        }
    }

    /// The last round, in which all gardeners stand below the display.
    fn end_last_round(&mut self) {
        self.round = ROUNDS;
        let turns = Seat::all(self.seats()).cycle().take(usize::from(self.seats() * GARDENERS));
        for (turn, seat) in turns.enumerate() {
            let free = |column: &usize| {
                let spaces = self.printed.gardener_spaces(self.seats(), Column::ALL[*column]);
                self.columns[*column].gardeners.len() < usize::from(spaces)
            };
            let column = (turn..).map(|turn| turn % Column::ALL.len()).find(free).expect("a space for each gardener");
            self.columns[column].gardeners.push(seat);
        }
    }

    fn enrich(&mut self) {
        for player in &mut self.players {
            player.gold = PLENTY;
            player.tools = PLENTY;
        }
    }
}

/// The first seat is to take a card, and every garden has cards there.
fn choosing(printed: &Arc<Printed>, seats: u8, places: &[Place], wanted: &dyn Fn(&GardenCard) -> bool) -> HangingGardens {
    let mut state = laid_out(printed, seats);
    Seat::all(seats).for_each(|seat| state.fill(seat, places, wanted));
    state.enrich();
    state.round = ROUNDS - 1;
    state
}

/// A whole garden of empty cards, gold for every stack, and all objectives fulfilled.
fn buying(printed: &Arc<Printed>, seats: u8) -> HangingGardens {
    let mut state = laid_out(printed, seats);
    state.fill(Seat(0), &whole(-1), &|card| card.feature == Feature::Empty);
    state.enrich();
    state.end_last_round();
    state.phase = Phase::Buy(Seat(0));
    state
}

/// Every seat has a whole garden, and the others' markers lie on the objectives.
fn rewarded(printed: &Arc<Printed>) -> HangingGardens {
    let mut state = laid_out(printed, super::printed::SEATS.1);
    let seats: Vec<Seat> = Seat::all(state.seats()).collect();
    for seat in &seats {
        state.fill(*seat, &whole(-(seat.0 as i8)), &|_| true);
    }
    for slot in 0..IN_PLAY {
        let spaces = state.objectives[slot].markers.len();
        state.objectives[slot].markers = seats.iter().skip(1).map(|seat| Some(*seat)).take(spaces - 1).collect();
        state.objectives[slot].markers.resize(spaces, None);
    }
    state.enrich();
    state.end_last_round();
    state.phase = Phase::Complete(Seat(0));
    state
}

/// The end of a game.
fn over(printed: &Arc<Printed>, seats: u8) -> HangingGardens {
    let mut state = rewarded(printed);
    debug_assert_eq!(state.seats(), seats);
    let chance = &mut Chance::told(Vec::new());
    state.phase = Phase::End(Seat(0));
    state.end(Seat(0), chance, &mut Events::unheard());
    state
}
