//! Hanging Gardens, for two to five seats.
//!
//! A game has four rounds, in each of which every seat places its three gardeners. A turn takes a card of the display, lays
//! it into the own garden and gains its bonus (`take`); then `reveal` slides the column down and turns up a new card. What
//! was laid can be taken back until then. After it one enhancement may be bought and one royal objective completed, in this
//! order, and `end` ends the turn; where neither is possible `reveal` ends it. When all gardens are built, most points win.
//!
//! | action | notation |
//! |---|---|
//! | take a card | `take left 2 to 1:0`: column, level of the display, place in the garden |
//! | turn up a new card | `reveal` |
//! | buy an enhancement | `buy e10 onto 2:-1` |
//! | complete an objective | `complete o04 for coin`, `for tool` or `for nothing` |
//! | end the turn | `end` |
//!
//! Deliberately absent: passing, since a gardener space, a card for nothing and a place are always left; secrets, since all
//! that has been drawn lies open.

pub mod action;
pub mod event;
pub mod garden;
pub mod picture;
pub mod pieces;
pub mod place;
pub mod printed;
mod refusal;
mod rules;
pub mod score;
mod score_card;
mod tables;
#[cfg(test)]
mod tests;
pub mod view;
mod widest;
mod words;
mod worth;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::{action::Action, event::Event, printed::Printed, refusal::Refusal, view::View};
use self::{
    garden::Garden,
    pieces::{Card, Column, Irrigation, Objective, Tile},
    printed::{DISPLAY_LEVELS, GARDENERS, IN_PLAY, ROUNDS, STACKS},
    score::Points,
};
use crate::engine::{
    Bag, Chance, Events, Files, Meta, Options, Outcome, Seat, Seats, Slot, State, Status, Unreadable, Verb, Viewer,
};

/// The variants of one table: there are none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {}

/// The game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HangingGardens {
    #[serde(skip)]
    printed: Arc<Printed>,
    players: Vec<Player>,
    /// Left, middle, right.
    columns: [DisplayColumn; Column::ALL.len()],
    /// The cheapest first.
    stacks: [Stack; STACKS],
    objectives: [InPlay; IN_PLAY],
    deck: Bag<Card>,
    /// Who holds the first-player marker.
    first: Seat,
    /// From 1.
    round: u8,
    turn: u32,
    phase: Phase,
}

/// What a seat has.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Player {
    gold: u8,
    tools: u8,
    irrigation: Irrigation,
    garden: Garden,
}

/// A column of the display and the gardeners below it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct DisplayColumn {
    /// Level 1, beside the gardeners, first; nothing where a card was taken in this turn.
    cards: [Option<Card>; DISPLAY_LEVELS as usize],
    /// Whose gardeners stand here this round, in the order in which they came.
    gardeners: Vec<Seat>,
}

/// A stack of enhancements.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Stack {
    /// On sale; nothing after a purchase, until the turn ends.
    top: Option<Tile>,
    rest: Bag<Tile>,
}

/// A royal objective in play.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct InPlay {
    objective: Objective,
    /// Whose marker lies on each of its spaces.
    markers: Vec<Option<Seat>>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat takes a card.
    Take(Seat),
    /// This seat has taken a card from this column, and reveals a new one.
    Reveal(Seat, Column),
    /// This seat may buy an enhancement, complete an objective, or end its turn.
    Buy(Seat),
    /// This seat has bought an enhancement; it may complete an objective or end its turn.
    Complete(Seat),
    /// This seat has completed an objective and ends its turn.
    End(Seat),
    /// All gardens are built.
    Over,
}

impl HangingGardens {
    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The points of a seat as if its garden were finished now; with the best irrigation that is still possible.
    pub fn points(&self, seat: Seat) -> Points {
        let player = &self.players[seat.index()];
        Points::of(&self.printed, &player.garden, self.printed.layout(player.irrigation), self.completed(seat))
    }

    fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Take(seat) | Phase::Reveal(seat, _) | Phase::Buy(seat) | Phase::Complete(seat) | Phase::End(seat) => {
                Some(seat)
            }
            Phase::Over => None,
        }
    }

    /// The gardeners a seat has not placed yet this round.
    fn gardeners_left(&self, seat: Seat) -> u8 {
        let placed = self.columns.iter().flat_map(|column| &column.gardeners).filter(|it| **it == seat).count();
        GARDENERS - placed as u8
    }

    /// How many objectives a seat has completed.
    fn completed(&self, seat: Seat) -> usize {
        self.objectives.iter().filter(|it| it.is_done_by(seat)).count()
    }

    /// Who has won: most points, among level seats most gold and tools together (rulebook p. 8, Scoring).
    fn outcome(&self) -> Outcome {
        let scores: Vec<i32> = Seat::all(self.seats()).map(|seat| self.points(seat).total().into()).collect();
        let means = self.players.iter().map(|it| u16::from(it.gold) + u16::from(it.tools));
        let standings: Vec<(i32, u16)> = scores.iter().copied().zip(means).collect();
        let rank = |own: &(i32, u16)| standings.iter().filter(|it| *it > own).count() as u8 + 1;
        Outcome { ranks: standings.iter().map(rank).collect(), scores }
    }
}

impl InPlay {
    fn is_done_by(&self, seat: Seat) -> bool {
        self.markers.contains(&Some(seat))
    }
}

/// The fixed facts.
const fn meta() -> Meta {
    Meta {
        key: "hanging-gardens",
        seats: printed::SEATS,
        version: 1,
        options: &[],
        verbs: &[
            Verb {
                key: "take",
                slots: &[
                    Slot { key: "column", required: true },
                    Slot { key: "level", required: true },
                    Slot { key: "to", required: true },
                ],
            },
            Verb { key: "reveal", slots: &[] },
            Verb { key: "buy", slots: &[Slot { key: "tile", required: true }, Slot { key: "onto", required: true }] },
            Verb { key: "complete", slots: &[Slot { key: "objective", required: true }, Slot { key: "for", required: false }] },
            Verb { key: "end", slots: &[] },
        ],
        // Each turn takes, reveals, buys, completes and ends at most once.
        ply_limit: 5 * (printed::SEATS.1 * GARDENERS * ROUNDS) as u32,
    }
}

impl State for HangingGardens {
    type Printed = Printed;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const META: Meta = meta();

    fn print(files: Files<'_>) -> Result<Printed, Unreadable> {
        Printed::read(files)
    }

    fn setup(_seats: u8, chosen: &Options) -> Result<Setup, Refusal> {
        match chosen.unknown(&[]) {
            Some(key) => Err(Refusal::UnknownOption { key: key.to_owned() }),
            None => Ok(Setup {}),
        }
    }

    fn new(printed: &Arc<Printed>, _setup: &Setup, seats: u8, chance: &mut Chance) -> HangingGardens {
        HangingGardens::lay_out(printed, seats, chance)
    }

    fn load(printed: &Arc<Printed>, version: u16, saved: Value) -> Result<HangingGardens, Unreadable> {
        match version {
            1 => HangingGardens::read(printed, saved),
            _ => {
                let what = format!("a state of hanging gardens of version {version}");
                Err(Unreadable::new(what, "this program knows version 1"))
            }
        }
    }

    fn status(&self) -> Status {
        match self.actor() {
            Some(seat) => Status::ToAct { turn: self.turn, must: Seats::only(seat), may: Seats::NONE },
            None => Status::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, events: &mut Events<Event>) {
        match *action {
            Action::Take { column, level, place } => self.take(seat, (column, level), place, events),
            Action::Reveal => self.reveal(seat, chance, events),
            Action::Buy { tile, place } => self.buy(seat, tile, place, events),
            Action::Complete { objective, bonus } => self.complete(seat, objective, bonus, events),
            Action::End => self.end(seat, chance, events),
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    /// What lies face down was never looked at and has no order: every seat knows as much as the state does.
    fn determinize(&self, _seat: Seat, _chance: &mut Chance) -> HangingGardens {
        self.clone()
    }

    fn inventory(&self) -> Vec<String> {
        let gardens = || self.players.iter().flat_map(|player| player.garden.iter().map(|(_, laid)| laid));
        let display = self.columns.iter().flat_map(|column| column.cards).flatten();
        let cards = gardens().map(|laid| laid.card).chain(display).chain(self.deck.iter());
        let on_stacks = self.stacks.iter().flat_map(|stack| stack.top.into_iter().chain(stack.rest.iter()));
        let tiles = gardens().filter_map(|laid| laid.tile).chain(on_stacks);
        let mut codes: Vec<String> = cards.map(|it| it.to_string()).chain(tiles.map(|it| it.to_string())).collect();
        codes.extend(self.players.iter().map(|player| player.irrigation.to_string()));
        codes.extend(self.objectives.iter().map(|it| it.objective.to_string()));
        codes.sort_unstable();
        codes
    }

    fn widest(printed: &Arc<Printed>) -> Vec<(&'static str, u8, HangingGardens)> {
        widest::widest(printed)
    }

    fn worth(&self, seat: Seat) -> i64 {
        worth::worth(self, seat)
    }

    fn path(&self, seat: Seat, action: &Action) -> Vec<crate::engine::Step> {
        self.paths(seat, std::slice::from_ref(action)).remove(0)
    }

    fn paths(&self, seat: Seat, listed: &[Action]) -> Vec<Vec<crate::engine::Step>> {
        words::paths(self, seat, listed)
    }

    fn slots(action: &Action) -> (&'static str, Vec<String>) {
        words::slots(action)
    }

    fn spell(verb: &str, slots: &[String]) -> String {
        words::spell(verb, slots)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Option<crate::text::Text> {
        words::tell(event)
    }

    /// Cards and enhancements lie face down until they are turned up.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Turned { .. })
    }

    fn refuse(refusal: &Refusal) -> crate::text::Text {
        words::refuse(refusal)
    }

    fn picture(view: &View, frame: &crate::engine::Frame<Event>) -> pergola_render::Scene<crate::text::Text> {
        picture::picture(view, frame)
    }

    fn describe(view: &View, frame: &crate::engine::Frame<Event>) -> Vec<crate::text::Text> {
        picture::describe(view, frame)
    }

    fn score_card(printed: &Printed, input: &Value) -> Result<Value, crate::text::Text> {
        score_card::score_card(printed, input)
    }
}
