//! The rules of the Gardens: the questions every game answers, each handed to the rule it is about.
//!
//! `setup` lays the game out, `planting` is a turn. Deliberately absent: passing, since a field beside a tile is always free
//! until the end.

mod planting;
mod setup;
pub mod worth;

use std::sync::Arc;

use pergola_engine::{
    Chance, Events, Files, Meta, Options, Outcome, Seat, Seats, State, Status, Unreadable, Viewer, search::Thought,
};
use pergola_text::Text;
use serde_json::Value;

pub use self::setup::Setup;
use super::{
    Action, Event, Gardens, Phase, Printed, Refusal, View,
    pieces::{Building, Field},
    score_card, stored, widest,
};

impl State for Gardens {
    type Printed = Printed;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn print(_: &Meta, files: Files<'_>) -> Result<Printed, Unreadable> {
        Printed::read(files)
    }

    fn setup(_: &Meta, seats: u8, chosen: &Options) -> Result<Setup, Refusal> {
        Setup::of(seats, chosen)
    }

    fn new(printed: &Arc<Printed>, setup: &Setup, seats: u8, chance: &mut Chance) -> Gardens {
        Gardens::lay_out(printed, setup, seats, chance)
    }

    fn load(_: &Arc<Printed>, version: u16, saved: Value) -> Result<Gardens, Unreadable> {
        stored::load(version, saved)
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn status(&self) -> Status {
        match self.actor() {
            Some(seat) => Status::ToAct { turn: self.turn, must: Seats::only(seat), may: Seats::NONE },
            None => Status::Over(Outcome::by_score(Seat::all(self.seats()).map(|seat| self.score(seat)).collect())),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Plant(actor) if actor == seat => self.list_plantings(seat, out),
            Phase::End(actor) if actor == seat => out.push(Action::End),
            Phase::Plant(_) | Phase::End(_) | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.phase, *action) {
            (Phase::End(_), Action::End) => Ok(()),
            (Phase::End(_), Action::Plant { .. }) => Err(Refusal::AlreadyPlanted),
            (_, Action::End) => Err(Refusal::PlantFirst),
            (_, Action::Plant { tile, field, .. }) => self.may_plant(seat, tile, field),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match *action {
            Action::Plant { tile, field, turns } => self.plant(seat, tile, field, turns, events),
            Action::End => self.end_turn(seat, chance, events),
        }
    }

    fn as_if_turn_of(&self, seat: Seat) -> Option<Gardens> {
        let actor = self.actor()?;
        let phase = if actor == seat { self.phase } else { Phase::Plant(seat) };
        // Whoever has no tile any more has no turn to come.
        let has_turn = actor == seat || !self.hands[seat.index()].is_empty();
        has_turn.then(|| Gardens { phase, ..self.clone() })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drawn { seat, tile } => Event::Drawn { seat, tile: tile.filter(|_| viewer.is(seat)) },
            Event::Planted { .. } | Event::Scored { .. } | Event::Ended => event.clone(),
        })
    }

    /// A drawn tile was hidden.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. })
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Gardens {
        let mut world = self.clone();
        let others = || Seat::all(self.seats()).filter(|other| *other != seat);
        for other in others() {
            world.supply.extend(world.hands[other.index()].drain(..));
        }
        for other in others() {
            let count = self.hands[other.index()].len();
            let hand = &mut world.hands[other.index()];
            hand.extend((0..count).filter_map(|_| chance.draw(&mut world.supply)));
            hand.sort_unstable();
        }
        world
    }

    fn fault(&self) -> Option<&'static str> {
        self.fault_of_play()
    }

    fn inventory(&self) -> Vec<String> {
        let planted = Field::all().filter_map(|field| self.board.planted(field)).map(|it| it.tile);
        let tiles = planted.chain(self.hands.iter().flatten().copied()).chain(self.supply.iter());
        let buildings = self.board.values().iter().map(|value| Building(*value).to_string());
        let mut codes: Vec<String> = tiles.map(|tile| tile.to_string()).chain(buildings).collect();
        codes.sort_unstable();
        codes
    }

    fn worth(&self, seat: Seat) -> i64 {
        100 * i64::from(self.score(seat)) + self.promise(seat)
    }

    /// A tree takes the lead around its buildings from somebody.
    fn advantage(&self, seat: Seat) -> i64 {
        self.advantage_of(seat)
    }

    fn standing(&self, seat: Seat) -> i64 {
        100 * i64::from(self.score(seat))
    }

    /// Every tile changes who leads around its buildings.
    fn foresight() -> u32 {
        2
    }

    /// What a tile brings is seen at once, and the best answer to it is what counts.
    fn thought() -> Thought {
        Thought::Broad
    }

    fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, Gardens)> {
        widest::widest(printed)
    }

    fn score_card(printed: &Printed, input: &Value) -> Result<Value, Text> {
        score_card::score_card(printed, input)
    }
}
